"""What all benchmarks tell: tables, and the machine they were made on."""
import os, platform, time


def printed(title, rows, line):
    """Prints rows as they come, and returns them."""
    print(f'\n{title}')
    kept = []
    for row in rows:
        print(line(row), flush=True)
        kept.append(row)
    return kept


def machine():
    """The processor, how many of them this process may use, and the system."""
    return dict(processor=processor(), cores=len(os.sched_getaffinity(0)), system=system())


def load():
    """How busy the machine is now: processes that ran or waited for a processor, mean of a minute."""
    return round(os.getloadavg()[0], 2)


def processor():
    """The processor's name and numbers."""
    with open('/proc/cpuinfo') as file:
        fields = dict(map(str.strip, line.split(':', 1)) for line in file if ':' in line)
    # Virtual machines hide the model's name behind the maker's, so its numbers are told as well.
    numbers = [f'{name} {fields[key]}' for name, key in (('family', 'cpu family'), ('model', 'model')) if key in fields]
    return ', '.join([fields.get('model name', platform.machine()), *numbers])


def system():
    """The names of the distribution and of its Linux."""
    with open('/etc/os-release') as file:
        name = next((line.split('=')[1].strip().strip('"') for line in file if line.startswith('PRETTY_NAME')), 'Linux')
    return f'{name}, Linux {platform.release()}'


def machine_line(machine):
    """The machine, the time and the load, as text."""
    now = time.strftime('%Y-%m-%d %H:%M')
    return f"{machine['processor']}, {machine['cores']} cores; {machine['system']}; {now}; load average {load()}"
