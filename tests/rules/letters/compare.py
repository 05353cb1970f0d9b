#!/usr/bin/env python3
"""Accounts of made-up games by the program and by the twin, row by row.

usage: compare.py PROGRAM [GAMES OF EACH KIND]; PROGRAM is zherebctl, or count-letters for many games
"""
import subprocess
import sys
import tempfile
from pathlib import Path

import games
import twin


class Zherebctl:
    """A process for each game, as a script would have it."""

    def __init__(self, program):
        self.program = program

    def ask(self, maker, path):
        command = [self.program, 'account', '--rules', maker.kind]
        if maker.control:
            command += ['--control', f'{maker.control[0]}/{maker.control[1]}']
        if maker.start:
            command += ['--start', maker.start.isoformat()]
        if maker.until:
            command += ['--day', maker.until.isoformat()]
        done = subprocess.run(command + [str(path)], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            assert done.stdout == '', done.stdout
            return [f'exit {done.returncode}'], done.stderr
        lines = done.stdout.splitlines()
        assert lines[0] == 'side,item,value,article', lines[0]
        return lines[1:], ''


class Counter:
    """One process for all games."""

    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, maker, path):
        control = f'{maker.control[0]}/{maker.control[1]}' if maker.control else '-'
        print(maker.kind, control, maker.start or '-', maker.until or '-', path, file=self.process.stdin, flush=True)
        lines = list(iter(lambda: self.process.stdout.readline().rstrip('\n'), '.'))
        return (lines[:1], lines[1]) if lines[0] == 'exit 3' else (lines[1:], '')


def ask_twin(maker, text):
    try:
        return twin.Game(maker.kind, text, maker.control, maker.start, maker.until).run(), ''
    except twin.Bad as reason:
        return ['exit 3'], str(reason)


def main():
    program = (Counter if Path(sys.argv[1]).name == 'count-letters' else Zherebctl)(sys.argv[1])
    number = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    n_games = n_rows = n_refused = n_differences = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / 'game.csv'
        for kind in twin.KINDS:
            for seed in range(number):
                maker = games.Maker(kind, seed)
                text = maker.make()
                path.write_text(text)
                theirs, message = program.ask(maker, path)
                ours, reason = ask_twin(maker, text)
                n_games += 1
                n_rows += len(ours)
                n_refused += ours == ['exit 3']
                wrong = [row for row in theirs if row not in ours] + [row for row in ours if row not in theirs]
                if theirs != ours:
                    n_differences += max(1, len(wrong))
                    print(f'{kind} {seed} control {maker.control} start {maker.start} day {maker.until}: '
                          f'program {[row for row in theirs if row not in ours]} {message.strip()} '
                          f'twin {[row for row in ours if row not in theirs]} {reason}')
    print(f'{n_games} games, {n_rows} rows, {n_refused} refused, {n_differences} differences')
    return 1 if n_differences else 0


if __name__ == '__main__':
    sys.exit(main())
