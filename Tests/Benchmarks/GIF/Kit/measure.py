#!/usr/bin/env python3
"""Runs a command and prints its processor seconds and its peak memory as JSON.

usage: measure.py COMMAND [ARGUMENT...]

A program of its own, because the system counts to a child's peak what its parent held when it forked.
"""
import json, resource, subprocess, sys

status = subprocess.call(sys.argv[1:], stdout=subprocess.DEVNULL)
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(json.dumps({'cpu_s': usage.ru_utime + usage.ru_stime, 'peak_mb': usage.ru_maxrss / 1024}))
sys.exit(status)
