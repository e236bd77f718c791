"""Runs commands and keeps the least that each took."""
import json, os, subprocess, sys

HERE = os.path.dirname(os.path.abspath(__file__))


def usage(command):
    """Wall and processor seconds and peak memory of a command."""
    return json.loads(subprocess.check_output([sys.executable, '-S', f'{HERE}/measure.py', *command]))


def best(peers, rounds):
    """The least of each figure of each peer, by name.

    `peers` are functions that run once and return their figures. They take turns, so that what else the
    machine does hits all of them.
    """
    least = {}
    for _ in range(rounds):
        for name, run in peers.items():
            figures = run()
            kept = least.setdefault(name, figures)
            least[name] = {key: min(value, kept[key]) for key, value in figures.items()}
    return least
