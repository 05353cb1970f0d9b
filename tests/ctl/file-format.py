#!/usr/bin/env python3
"""FILE-FORMAT.md holds the file: every table and column of a new competition stands in it, and no other table."""
import json
import re
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path


def read_schema(zherebctl):
    """The columns of each table of a file that was just made, and its version."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / 'cup.zhereb'
        subprocess.run([zherebctl, 'new', path, '--title', 'Test Cup'], check=True, stdout=subprocess.DEVNULL)
        database = sqlite3.connect(f'file:{path}?mode=ro', uri=True)
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")]
        tables = {name: [row[1] for row in database.execute(f'PRAGMA table_info("{name}")')] for name in names}
        version = database.execute('PRAGMA user_version').fetchone()[0]
        database.close()
    return tables, version


# Between them these tournaments have every setting.
EVENTS = [('round-robin', 0, 1), ('dutch', 0, 1), ('swiss-ua', 0, 2), ('knockout', 0, 1), ('scheveningen', 0, 1), ('match', 0, 1),
          ('team-swiss', 4, 1)]
KINDS = [(*event, 'classical') for event in EVENTS] + [('round-robin', 0, 1, 'solving')]


def read_settings(zherebctl):
    """What each setting of a tournament may be, as the program lists them."""
    settings = {}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / 'cup.zhereb'
        subprocess.run([zherebctl, 'new', path, '--title', 'Test Cup'], check=True, stdout=subprocess.DEVNULL)
        for system, boards, games, discipline in KINDS:
            subprocess.run([zherebctl, 'tournament', path, 'add', '--name', system + discipline, '--system', system, '--boards', str(boards),
                            '--games', str(games), '--discipline', discipline], check=True, stdout=subprocess.DEVNULL)
            lines = subprocess.run([zherebctl, 'tournament', path, 'settings', '--tournament', system + discipline, '--json'],
                                   check=True, stdout=subprocess.PIPE).stdout
            for line in lines.decode('utf-8').splitlines():
                row = json.loads(line)
                settings[row['key']] = row['expected']
    return settings


def check_settings(settings, text):
    """The table of settings in the document is the program's."""
    rows = dict(re.findall(r'^\| `([a-z-]+)` \| (.*?) \|$', text.split('## Settings of a tournament')[1].split('\n## ')[0], re.M))
    rows = {key: words.strip('—') for key, words in rows.items()}
    return [f'setting {key}: “{rows.get(key)}” in the document, “{settings.get(key)}” in the program'
            for key in sorted(set(rows) | set(settings)) if rows.get(key) != settings.get(key)]


def read_document(text):
    """The words in code type that belong to each recorded table, and those of the local ones."""
    recorded = text.split('## Recorded tables')[1].split('## Local tables')[0]
    words = {}
    for item in re.split(r'\n\* ', recorded)[1:]:
        found = set(re.findall(r'`([^`]+)`', item))
        for other in re.findall(r'the columns of `(\w+)`', item):
            found |= words[other]
        head = re.match(r'`\w+`(?: with `\w+`)?', item).group(0)
        for name in re.findall(r'\w+', head.replace(' with ', ' ')):
            words[name] = found
    local = text.split('## Local tables')[1].split('## Verifying')[0]
    return words, set(re.findall(r'`([^`]+)`', local))


def main():
    tables, version = read_schema(sys.argv[1])
    text = Path(sys.argv[2]).read_text(encoding='utf-8')
    recorded, local = read_document(text)
    problems = [f'{name} is no table' for name in recorded if name not in tables]
    for name, columns in tables.items():
        if name not in recorded and name not in local:
            problems.append(f'{name} is not described')
            continue
        words = recorded.get(name, local)
        problems += [f'{name}.{column} is not described' for column in columns if column != 'id' and column not in words]
    problems += check_settings(read_settings(sys.argv[1]), text)
    if f'from version {version}' not in text:
        problems.append(f'version {version} is not described')
    print('\n'.join(problems) or f'{len(tables)} tables as described')
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
