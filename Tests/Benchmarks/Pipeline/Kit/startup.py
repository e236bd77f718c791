"""How long the program takes to say something."""
import runs

ROUNDS = 20


def rows(options):
    commands = {'zoetrope --version': [options.program, '--version'], 'zoetrope list': [options.program, 'list'],
                'true, for comparison': ['true']}
    peers = {name: lambda command=command: runs.usage(command) for name, command in commands.items()}
    for name, best in runs.best(peers, ROUNDS).items():
        yield dict(command=name, **best)


def line(row):
    return f"{row['command']:22}{1000 * row['wall_s']:7.1f} ms, peak {row['peak_mb']:5.1f} MB"
