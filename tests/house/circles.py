#!/usr/bin/env python3
"""No files lean on each other in a ring: whoever reads one need not know the others already.

A source leans on another when it names a public function that the other alone defines; a header leans on those
that it includes. Files that reach each other are a circle. The only circles are in CIRCLES, each with the
reason; one that is gone must go from there.

Usage: circles.py SOURCE-ROOT
"""
import re
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

SKIPPED = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', re.S)
INCLUDE = re.compile(r'^#include "([^"]+)"', re.M)
FUNCTION = re.compile(r'^((?:[A-Za-z][\w *]*\n)?)(zh_\w+) \([^;{}]*?\)\n\{', re.M)
WORD = re.compile(r'\bzh_\w+')

# The files, with the reason.
CIRCLES = {
    frozenset(f'app/window/{name}.c' for name in ('window', 'window-actions', 'round-actions', 'board-actions', 'fide-actions', 'tournament-actions')):
        'the window has its actions installed on its class, and they act on the window',
}


def read_ties(source):
    """file → file → what the first takes from the second."""
    codes = {path.relative_to(source).as_posix(): SKIPPED.sub(' ', path.read_text())
             for path in sorted(source.rglob('*.c'))}
    homes = defaultdict(set)
    for name, code in codes.items():
        for kind, function in FUNCTION.findall(code):
            if not kind.startswith('static'):
                homes[function].add(name)
    ties = defaultdict(lambda: defaultdict(set))
    for name, code in codes.items():
        for function in set(WORD.findall(code)):
            if len(homes[function]) == 1 and name not in homes[function]:
                ties[name][min(homes[function])].add(function)
    for path in source.rglob('*.h'):
        for header in INCLUDE.findall(path.read_text()):
            ties[path.name][header].add('its declarations')
    return ties


def find_circles(ties):
    """Sets of files that reach each other (after Tarjan)."""
    number, low, open_files, circles = {}, {}, [], []

    def visit(name):
        number[name] = low[name] = len(number)
        open_files.append(name)
        for other in sorted(ties.get(name, ())):
            if other not in number:
                visit(other)
            if other in open_files:
                low[name] = min(low[name], low[other])
        if low[name] == number[name]:
            at = open_files.index(name)
            if len(open_files) - at > 1:
                circles.append(frozenset(open_files[at:]))
            del open_files[at:]

    for name in sorted(ties):
        if name not in number:
            visit(name)
    return circles


def describe(circle, ties):
    """A circle and its arrows."""
    lines = [f'{len(circle)} files in a circle:']
    for name in sorted(circle):
        for other in sorted(circle & set(ties[name])):
            lines.append(f'  {name} -> {other}: {", ".join(sorted(ties[name][other]))}')
    return '\n'.join(lines)


def check(source, allowed):
    """Yields what is wrong."""
    ties = read_ties(source)
    circles = find_circles(ties)
    for circle in circles:
        if circle not in allowed:
            yield describe(circle, ties)
    for circle in allowed.keys() - set(circles):
        yield f'no circle any longer; take it out of CIRCLES: {", ".join(sorted(circle))}'


LEAF = 'void\nzh_leaf (void)\n{\n}\n'
PLANTED = [
    ({'a.c': 'int\nzh_a (void)\n{\n  return zh_b ();\n}\n', 'b.c': 'int\nzh_b (void)\n{\n  return zh_a ();\n}\n'}, 1),
    ({'a.c': 'void\nzh_a (void)\n{\n  run (zh_b);\n}\n', 'b.c': 'void\nzh_b (void)\n{\n  zh_c ();\n}\n',
      'c.c': 'void\nzh_c (int  n,\n      char c)\n{\n  zh_a ();\n}\n'}, 1),
    ({'a.c': LEAF + 'void\nzh_a (void)\n{\n  zh_b ();\n}\n', 'b.c': 'void\nzh_b (void)\n{\n  zh_leaf ();\n}\n'}, 1),
    ({'a.c': LEAF, 'b.c': 'void\nzh_b (void)\n{\n  zh_leaf ();\n}\n'}, 0),
    ({'a.c': '/* Beside zh_b(). */\n' + LEAF, 'b.c': 'void\nzh_b (void)\n{\n  zh_leaf ();\n}\n'}, 0),
    ({'a.h': '#include "b.h"\n', 'b.h': '#include "a.h"\n'}, 1),
]


def check_planted():
    """Yields what this test itself does not find, or finds for nothing."""
    for files, n_wanted in PLANTED:
        with tempfile.TemporaryDirectory() as folder:
            for name, code in files.items():
                (Path(folder) / name).write_text(code)
            found = list(check(Path(folder), {}))
        if len(found) != n_wanted:
            yield f'planted {files}: found {found}'


def main():
    sys.setrecursionlimit(10000)
    faults = list(check_planted()) + list(check(Path(sys.argv[1]) / 'src', CIRCLES))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


sys.exit(main())
