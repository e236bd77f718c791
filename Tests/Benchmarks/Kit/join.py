#!/usr/bin/env python3
"""Joins the figures of the benchmarks in one file.

usage: join.py OUTPUT.json NAME=FIGURES.json...
"""
import json, sys
import benchmark, report


def main():
    joined = dict(machine=report.machine())
    for word in sys.argv[2:]:
        name, path = word.split('=', 1)
        with open(path) as file:
            joined[name] = json.load(file)
    benchmark.keep(joined, sys.argv[1])
    print(f'\nall figures are in {sys.argv[1]}')


if __name__ == '__main__':
    main()
