#!/usr/bin/env python3
"""Titles of columns are said once, in src/model/columns.c.

The screen, paper, files, imported lists and the terminal take them from there. This test finds

  * a title given anywhere else: a text in the context "column", or in one of its own that names a
    column;
  * two notions in one column, or one notion in two: a title or name that stands in several contexts.

Other kinds of words that stand in cells, or name a tie-break, are in OTHERS with what they are.
Usage: titles.py SOURCE-ROOT
"""
import re
import sys
import tempfile
from pathlib import Path

HOME = 'model/columns.c'
MESSAGE = re.compile(r'\b(?:NC_|C_|zh_trc|g_dpgettext2) \((?:[^()"]*, )?"([^"]*\bcolumns?\b[^"]*)",\s*"([^"]*)"')
UI = re.compile(r'context="([^"]*\bcolumns?\b[^"]*)"[^>]*>([^<]*)<')
COMMENT = re.compile(r'/\*.*?\*/', re.S)

OTHERS = {
    'tie-break column': 'the short names of tie-breaks, which belong to their table',
    'column of round %d': 'the rounds of a crosstable are numbered, not named',
    'sex, column of one letter': 'a value',
}


def read_messages(root):
    """Yields (file, line, context, text) of every message about a column."""
    for pattern, where, glob in ((MESSAGE, root / 'src', '*.[ch]'), (UI, root / 'ui', '*.ui')):
        for path in sorted(where.rglob(glob)):
            text = COMMENT.sub(lambda match: re.sub(r'[^\n]', ' ', match[0]), path.read_text())
            for match in pattern.finditer(text):
                yield path.relative_to(where).as_posix(), text.count('\n', 0, match.start()) + 1, match[1], match[2]


def check(root):
    """Yields what is wrong."""
    contexts, seen = {}, set()
    for name, line, context, text in read_messages(root):
        seen.add(context)
        if context not in OTHERS:
            contexts.setdefault(text, set()).add(context)
            if name != HOME:
                yield f'{name}:{line}: “{text}” is the title of a column; take one of {HOME}, or add it there'
    for text, where in sorted(contexts.items()):
        if len(where) > 1:
            yield f'“{text}” is translated {len(where)} times: {", ".join(sorted(where))}'
    if 'column' not in seen:
        yield f'no title of a column in {HOME}'
    for context in sorted(set(OTHERS) - seen):
        yield f'nothing has the context “{context}” any longer: take it out of OTHERS'


PLANTED = {
    'NC_ ("column", "Place")': 1,
    'NC_ ("column header", "Place")': 2,
    'NC_ ("column header", "Weather")': 1,
    'zh_trc (language, "list column", "Place")': 2,
    'zh_trc (self->request->language, "column of lots", "Weather")': 1,
    'g_dpgettext2 (NULL, "column header",\n                "Weather")': 1,
    '/* NC_ ("column header", "Place") */ 0': 0,
    'NC_ ("tie-break column", "Buch.")': 0,
    '_ ("Columns")': 0,
}


def check_planted(root):
    """Yields what this test itself does not find, or finds for nothing."""
    for code, n_wanted in PLANTED.items():
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder)
            (copy / 'ui').mkdir()
            (copy / 'src' / 'app').mkdir(parents=True)
            (copy / 'src' / 'model').mkdir()
            (copy / 'src' / HOME).write_text((root / 'src' / HOME).read_text())
            (copy / 'src' / 'app' / 'planted.c').write_text(f'int\nplanted (void)\n{{\n  return {code};\n}}\n')
            found = [fault for fault in check(copy) if 'OTHERS' not in fault]
        if len(found) != n_wanted:
            yield f'planted “{code}”: found {found}'


def main():
    root = Path(sys.argv[1])
    faults = list(check_planted(root)) + list(check(root))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


sys.exit(main())
