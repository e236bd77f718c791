"""What all benchmarks share: options that mean the same in each, the presets, and the figures that they keep."""
import argparse, glob, json, os
import report

PRESETS = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../Presets'))


def parser(description, work):
    """A parser of the common options; `work` is where the files go that are made on the way."""
    made = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument('--build', metavar='DIR', default='.build/release', help='where the programs are')
    made.add_argument('--work', metavar='DIR', default=work, help='where the files go that are made on the way')
    made.add_argument('--json', metavar='FILE', help='where the figures go')
    made.add_argument('--only', metavar='NAME', default='', help='leave out what has not NAME in its name')
    return made


def names(folder, ending):
    """The files of a folder that end so, in order, by their names without it."""
    return sorted(os.path.basename(path).removesuffix(ending) for path in glob.glob(f'{folder}/*{ending}'))


def measured(tables):
    """Prints tables as they are measured; returns their rows by name, with the machine and its load.

    A table is its name, its title, its rows and the function that makes a line of a row.
    """
    figures = dict(machine=report.machine(), load_at_start=report.load())
    for name, title, rows, line in tables:
        figures[name] = report.printed(title, rows, line)
    return dict(figures, load_at_end=report.load())


def keep(figures, path):
    """Writes figures to a file, if one is named."""
    if path:
        with open(path, 'w') as file:
            json.dump(figures, file, indent=1)
