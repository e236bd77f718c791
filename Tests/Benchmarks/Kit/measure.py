#!/usr/bin/env python3
"""Runs a command and prints its wall and processor seconds and its peak memory as JSON.

usage: measure.py COMMAND [ARGUMENT...]

A program of its own, because the system counts to a child's peak what its parent held when it forked.
"""
import json, resource, subprocess, sys, time

start = time.perf_counter()
# Without closing files first, Python starts the child without a copy of itself.
status = subprocess.call(sys.argv[1:], stdout=subprocess.DEVNULL, close_fds=False)
wall = time.perf_counter() - start
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(json.dumps({'wall_s': wall, 'cpu_s': usage.ru_utime + usage.ru_stime, 'peak_mb': usage.ru_maxrss / 1024}))
sys.exit(status)
