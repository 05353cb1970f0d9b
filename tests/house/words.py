#!/usr/bin/env python3
"""Words of enums are compared nowhere but at the doors.

A system, a time class, a scope, a decision and the like are enums; their words stand in tables of
src/model, and files, options and the journal have them. This test finds

  * a comparison with one of these words, or its beginning, as a text (strcmp, g_str_has_prefix …);
  * a comparison of a text that *_to_string made of such an enum, there or in a variable before.

Where another thing bears the same word, such as the answer of a dialog, it stands in OTHERS with
what it is. Usage: words.py SOURCE-ROOT
"""
import re
import sys
import tempfile
from pathlib import Path

# A table of words by the values of an enum: an array of texts that begin small or not at all.
TABLE = re.compile(r'^(?:static )?const char \*const \w+(?:\[\w*\])+ = \{\n(.*?)^\};', re.M | re.S)
WORD = re.compile(r'"([a-z0-9-]*)"')
TO_STRING = re.compile(r'^const char \*(zh_\w+_to_string) \(', re.M)
COMPARISON = re.compile(r'\b(?:strcmp|strncmp|strstr|g_strcmp0|g_str_equal|g_str_has_prefix|g_str_has_suffix|'
                        r'g_strv_contains|g_ascii_strcasecmp|g_ascii_strncasecmp|strcasecmp|strncasecmp|strcoll|memcmp|'
                        r'g_strrstr|g_strstr_len|g_utf8_collate|g_pattern_match_simple|zh_language_compare) \(')
KEPT = re.compile(r'\b(\w+) = (zh_\w+_to_string) \(')
COMMENT = re.compile(r'/\*.*?\*/', re.S)

OTHERS = {
    ('app/window/round-actions.c', 'draw'): 'the answer of a dialog',
    ('ctl/settings-commands.c', 'none'): 'an argument that takes all of them away',
    ('model/official-roles.c', 'committee'): 'the beginning of three offices',
    ('desk/words/journal-incidents.c', 'annulled'): 'what became of the results of a team',
    ('desk/event/solving-table.c', 'annulled'): 'what a table says of a work without solution',
    ('desk/rounds/desk-openings.c', 'board'): 'for what openings are drawn',
    ('games/score/game-score.c', 'chess'): 'the variant of a game; the games know no model',
    ('reports/documents/report-contest-prints.c', 'win'): 'the genre of a work',
    ('pairing/openings.c', 'board'): 'for what openings are drawn',
    ('pairing/settings.c', 'rounds'): 'the key of a setting',
    ('pairing/team-swiss/team-swiss-field.c', 'none'): 'an option of the system: colour preferences',
    ('formats/trf/trf-type.c', 'none'): 'an option of the system: colour preferences',
    ('formats/trf/trf-settings.c', 'team'): 'free text of a report',
    ('rules/incident-schema.c', 'count'): 'a term of the rulesets\' conditions',
}

# Verbs of the terminal, as in “openings FILE draw”.
VERBS = {'draw', 'free', 'set'}


def read_tables(model):
    """The words of the enums, and the functions that make them."""
    words, functions = set(), set()
    for path in sorted(model.glob('*.c')):
        for table in TABLE.finditer(path.read_text()):
            if '[ZH_' in table[1]:
                words.update(WORD.findall(table[1]))
    for path in sorted(model.glob('*.h')):
        functions.update(TO_STRING.findall(path.read_text()))
    return words - {''}, functions


def find_end(text, start):
    """The place of the bracket that closes the one before start."""
    depth = 1
    for place in range(start, len(text)):
        depth += {'(': 1, ')': -1}.get(text[place], 0)
        if depth == 0:
            return place
    return len(text)


def find_kept(text, place, functions):
    """The variables of the function around a place that hold such a word, and what made it."""
    start = text.rfind('\n{\n', 0, place)
    return {match[1]: match[2] for match in KEPT.finditer(text, max(start, 0), place) if match[2] in functions}


def check(root, others):
    """Yields what is wrong."""
    words, functions = read_tables(root / 'src' / 'model')
    unused = set(others)
    if not words or not functions:
        yield 'no tables of words in src/model'
    for path in sorted((root / 'src').rglob('*.[ch]')):
        name = path.relative_to(root / 'src').as_posix()
        text = COMMENT.sub(lambda match: re.sub(r'[^\n]', ' ', match[0]), path.read_text())
        for match in COMPARISON.finditer(text):
            inside = text[match.end():find_end(text, match.end())]
            line = text.count('\n', 0, match.start()) + 1
            for word in WORD.findall(inside):
                unused.discard((name, word))
                is_verb = name.startswith('ctl/') and word in VERBS
                is_start = word.endswith('-') and any(other.startswith(word) for other in words)
                if (word in words or is_start) and not is_verb and (name, word) not in others:
                    yield f'src/{name}:{line}: compares with “{word}”, a word of an enum'
            kept = find_kept(text, match.start(), functions)
            for name_in in re.findall(r'(?<![\w.>"])\w+\b', inside):
                function = kept.get(name_in, name_in)
                if function in functions:
                    yield f'src/{name}:{line}: compares the word that {function} makes'
    for name, word in sorted(unused):
        yield f'“{word}” in {name} is no longer there: take it out of OTHERS'


PLANTED = {
    'strcmp (tournament->system, "round-robin") == 0': True,
    'g_strcmp0 (NULL,\n             "keep-uncounted")': True,
    'g_str_has_prefix (text, "scheveningen")': True,
    'g_str_has_prefix (text, "swiss-")': True,
    'g_str_equal (record->decided, "both-lose")': True,
    'strcmp (person->part, "chair")': True,
    'g_strcmp0 (word, "rapid")': True,
    'g_ascii_strcasecmp ("correspondence", word)': True,
    'strcasecmp (word, "hall")': True,
    'g_str_equal (protest->decision, "inadmissible")': True,
    'memcmp (word, "annul", 5)': True,
    'zh_language_compare (language, word, "round-robin")': True,
    'g_strv_contains (words, "swiss-ua")': True,
    '0;\n  const char *word = zh_system_to_string (a);\n  return strcmp (word, other)': True,
    '0;\n  const char *word = zh_system_to_string (a);\n  return strcmp (a->word, other)': False,
    'strcmp (zh_system_to_string (a), zh_system_to_string (b))': True,
    '/* strcmp (text, "blitz") */ 0': False,
    'strcmp (text, "yes")': False,
    'g_str_has_prefix (text, "winner-")': False,
    'a->system == b->system': False,
}


def check_planted(root):
    """Yields what this test itself does not find, or finds for nothing."""
    for code, is_wrong in PLANTED.items():
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder)
            (copy / 'src').mkdir()
            (copy / 'src' / 'model').symlink_to((root / 'src' / 'model').resolve())
            (copy / 'src' / 'desk').mkdir()
            (copy / 'src' / 'desk' / 'planted.c').write_text(f'int\nplanted (void)\n{{\n  return {code};\n}}\n')
            found = [fault for fault in check(copy, {}) if 'planted.c' in fault]
        if bool(found) != is_wrong:
            yield f'planted “{code}”: found {found}'


def main():
    root = Path(sys.argv[1])
    faults = list(check_planted(root)) + list(check(root, OTHERS))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


sys.exit(main())
