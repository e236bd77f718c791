"""Runs commands and keeps the least time and the most memory that each took."""
import json, os, subprocess, sys

HERE = os.path.dirname(os.path.abspath(__file__))


def usage(command):
    """Wall and processor seconds and peak memory of a command."""
    return json.loads(subprocess.check_output([sys.executable, '-S', f'{HERE}/measure.py', *command]))


def best(peers, rounds):
    """The least of each figure of each peer, of memory the most, by name.

    `peers` are functions that run once and return their figures. They take turns, so that what else the
    machine does hits all of them.
    """
    kept = {}
    for _ in range(rounds):
        for name, run in peers.items():
            figures = run()
            known = kept.setdefault(name, figures)
            kept[name] = {key: (max if key == 'peak_mb' else min)(value, known[key]) for key, value in figures.items()}
    return kept
