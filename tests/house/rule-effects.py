#!/usr/bin/env python3
"""What src/rules/rule-effects.c says of each key of a ruleset is what the program does.

A key that acts or warns is read by some file under the faces, or an incident of a ruleset refers to
it; one that waits, or only informs, is read by none. Every key of the schema has its row, and no row
is of a key that there is not. A key that acts or warns is named by a test that tries it with two values
(tests/desk/, TRIALS below). Usage: rule-effects.py SOURCE-ROOT
"""
import re
import sys
import tempfile
from pathlib import Path

FLOORS = ('games', 'pairing', 'standings', 'rules', 'formats', 'reports', 'desk')
NO_READERS = ('rules-schema.c', 'rule-effects.c', 'ruleset-loader.c')
TRIALS = ('test-keys-act*.c', 'test-additions.c', 'test-duties.c', 'test-event-duties.c', 'test-regulation-items.c',
          'test-rule-notes.c')
KEY = re.compile(r'^ +\{ "([^"]+)", "([^"]+)", ZH_RULE_', re.M)
ROW = re.compile(r'^ +\{ "([^"]+)", "([^"]+)", ZH_RULE_(ACTS|WARNS|INFORMS|WAITS), PART_(\w+) \}', re.M)
COMMENT = re.compile(r'/\*.*?\*/', re.S)
TEXT = re.compile(r'"([^"\n]*)"')
DISCIPLINE = re.compile(r'-(classical|rapid|blitz)$')
REFERENCE = re.compile(r'@([a-z][a-z0-9.-]*)')

# Keys whose names are put together of parts, with the text that stands in the program for them.
MADE = {
    'time-classes.blitz-limit': '-limit',
    'time-classes.rapid-limit': '-limit',
    'time-classes.blitz-limit-included': '-included',
    'time-classes.rapid-limit-included': '-included',
    'age-group.*.title': '.title',
    'age-group.*.up-to': '.up-to',
    'age-group.*.under': '.under',
    'age-group.*.from': '.from',
    'age-group.*.sex': '.sex',
    'ladder.*.steps': '.steps',
    'regulation-item.*.need': '.need',
    'regulation-item.*.text': '.text',
}
# The loader itself, and lists for people, read what names the file.
ABOUT_THE_FILE = ('ruleset.id', 'ruleset.title', 'ruleset.edition', 'ruleset.extends')


def read_texts(root):
    texts = set()
    for floor in FLOORS:
        for path in sorted((root / 'src' / floor).rglob('*.c')):
            if path.name not in NO_READERS:
                texts.update(TEXT.findall(COMMENT.sub('', path.read_text())))
    return texts


def read_references(root):
    references = set()
    for path in sorted((root / 'data' / 'rulesets').rglob('*.ini')):
        references.update(REFERENCE.findall(path.read_text()))
    return references


def read_tried(root):
    tried = set()
    for path in sorted(path for name in TRIALS for path in (root / 'tests' / 'desk').glob(name)):
        tried.update(TEXT.findall(COMMENT.sub('', path.read_text())))
    return tried


def is_tried(key, tried):
    pattern = re.compile(re.escape(key).replace(r'\*', '[^.]+'))
    return any(pattern.fullmatch(text) for text in tried)


def is_read(key, texts, references):
    # The table of the time account writes the key without its section and "*" for the channel.
    return (MADE.get(key, key) in texts or key in references or key.removeprefix('correspondence.') in texts
            or DISCIPLINE.sub('', key) in references)


def find_faults(root):
    schema = {f'{a}.{b}' for a, b in KEY.findall((root / 'src/rules/rules-schema.c').read_text())}
    rows = ROW.findall((root / 'src/rules/rule-effects.c').read_text())
    texts = read_texts(root)
    references = read_references(root)
    tried = read_tried(root)
    seen = set()
    for section, name, effect, part in rows:
        key = f'{section}.{name}'
        if key in seen:
            yield f'{key} has two rows'
        seen.add(key)
        acts = effect in ('ACTS', 'WARNS')
        if acts == (part == 'NONE'):
            yield f'{key}: name the part of the work for what acts or warns, and for that alone'
        if key not in ABOUT_THE_FILE and acts != is_read(key, texts, references):
            yield (f'{key} is said to act or warn, and nothing reads it' if acts
                   else f'{key} is said not to be applied, and something reads it')
        if acts and not is_tried(key, tried):
            yield f'{key} is said to act or warn, and no row of {" or ".join(TRIALS)} tries two values of it'
    for key in sorted(schema - seen):
        yield f'{key} has no row: say whether it acts, warns, informs or waits'
    for key in sorted(seen - schema):
        yield f'{key} is no key of the schema'


def check_itself():
    """A key that nothing reads, one that is read in silence, one that nothing tries and one without a row are found."""
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        for folder in [*(f'src/{floor}' for floor in FLOORS), 'data/rulesets', 'tests/desk']:
            (root / folder).mkdir(parents=True)
        (root / 'src/rules/rules-schema.c').write_text(
            ''.join(f'  {{ "{s}", "{n}", ZH_RULE_INT, 0 }},\n' for s, n in (('a', 'b'), ('a', 'c'), ('a', 'd'), ('a', 'e-rapid'))))
        (root / 'src/rules/rule-effects.c').write_text(
            '  { "a", "b", ZH_RULE_ACTS, PART_GAMES },\n  { "a", "c", ZH_RULE_WAITS, PART_NONE },\n'
            '  { "a", "e-rapid", ZH_RULE_WARNS, PART_GAMES },\n')
        (root / 'src/desk/x.c').write_text('/* "a.b" */ get ("a.c");\n')
        (root / 'data/rulesets/x.ini').write_text('when=count>=@a.e\n')
        (root / 'tests/desk/test-keys-act.c').write_text('{ "ru", "a.b", { "1", "2" } },\n/* "a.e-rapid" */\n')
        found = list(find_faults(root))
    assert len(found) == 4, found
    assert found[0].startswith('a.b is said to act') and found[1].startswith('a.c is said not')
    assert found[2].startswith('a.e-rapid is said to act or warn, and no row') and found[3].startswith('a.d has no row')


def main():
    check_itself()
    faults = list(find_faults(Path(sys.argv[1])))
    for fault in faults:
        print(f'src/rules/rule-effects.c: {fault}')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
