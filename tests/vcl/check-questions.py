#!/usr/bin/env python3
"""The table of the checklist for pairing programs (FIDE, C.02) is whole, and the tests that it names are there.

Each of the 225 questions stands in it once, with its answer. "yes" and "partly" name a test: a file and a path of it,
or "-" where the whole file is about it; the path, or the folder that the file makes paths from and the name at its
end, stand in the file. "no" and "none" say why. What does not pass costs per cent (costs.tsv), "partly" as much as "no";
more than a hundred fails, and what stops the trial fails at once.

Usage: check-questions.py SOURCE-ROOT
"""
import re
import sys
from collections import Counter
from pathlib import Path

N_QUESTIONS = 225
ANSWERS = ('yes', 'partly', 'no', 'none')


STOPS = 'stops'
# What the checklist may cost at most.
LIMIT = 20


def read_rows(root, name='questions.tsv'):
    for line in (root / 'tests' / 'vcl' / name).read_text().splitlines():
        if not line.startswith('#'):
            yield line.split('\t')


def count_penalties(rows, costs):
    """The sum in per cent, the questions that stop the trial, and those that do not pass and have no known cost."""
    open_ones = [row[0] for row in rows if row[1] in ('partly', 'no')]
    stops = [number for number in open_ones if costs.get(number) == STOPS]
    unknown = [number for number in open_ones if number not in costs]
    return sum(int(costs[n]) for n in open_ones if n in costs and costs[n] != STOPS), stops, unknown


def has_test(root, name):
    """Whether the file is there and makes that path."""
    file, _, path = name.partition(' ')
    if not (root / file).is_file():
        return False
    if path == '-':
        return True
    text = (root / file).read_text()
    if f'"{path}"' in text:
        return True
    folder, _, last = path.rpartition('/')
    made = re.search(rf'"{re.escape(folder)}/(%s|%d)?"', text)
    return made is not None and f'"{last}"' in text


def check(root, rows):
    """Yields what is wrong."""
    seen = Counter(row[0] for row in rows)
    for number in range(1, N_QUESTIONS + 1):
        if seen[str(number)] != 1:
            yield f'question {number} stands {seen[str(number)]} times in the table'
    for row in rows:
        if len(row) != 4 or row[1] not in ANSWERS or not row[3]:
            yield f'question {row[0]}: four columns are needed: number, {", ".join(ANSWERS)}, test, words'
        elif row[2] != '-' and not has_test(root, row[2]):
            yield f'question {row[0]}: there is no test {row[2]}'
        elif row[1] == 'yes' and row[2] == '-':
            yield f'question {row[0]}: “yes” names a test'


def main():
    root = Path(sys.argv[1])
    rows = list(read_rows(root))
    faults = list(check(root, rows))
    planted = [[*rows[0][:2], 'tests/ctl/test-fide-commands.c /ctl/fide/unheard-of', rows[0][3]], *rows[1:]]
    if not any('unheard-of' in fault for fault in check(root, planted)):
        faults.append('a test that is not there is not found')
    for fault in faults:
        print(fault)
    counts = Counter(row[1] for row in rows)
    penalty, stops, unknown = count_penalties(rows, dict(read_rows(root, 'costs.tsv')))
    words = dict(zip(ANSWERS, ('pass', 'partly', 'fail', 'not applicable')))
    print(', '.join(f'{words[answer]}: {counts[answer]}' for answer in ANSWERS))
    print(f'stop the trial: {", ".join(stops) or "none"}; penalties: {penalty} %; open without a known cost: {", ".join(unknown) or "none"}')
    return 1 if faults or stops or penalty > LIMIT else 0


sys.exit(main())
