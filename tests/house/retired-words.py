#!/usr/bin/env python3
"""Words that the catalogues, the guide and the English of the program had and must not have again:
calques of English, words of the other language, and second words for a notion that has its word in
the rules.

retired-words.tsv lists them, each with a text that has the fault and the same text put right: the
pattern must find the one and not the other, so that a pattern that finds nothing is itself a fault,
and so is an exception that no message needs any more.
Usage: retired-words.py SOURCE-ROOT
"""
import re
import sys
from pathlib import Path

LANGUAGES = ('uk', 'ru', 'en')
FOLDERS = {'uk': 'uk', 'ru': 'ru', 'en': 'C'}
FIELD = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) (".*")$')
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
TYPED = re.compile(r'<(code|screen|cmd|key)>.*?</\1>|<[^>]*/>', re.S)
TAG = re.compile(r'<[^>]*>')


def unquote(text):
    return ''.join(QUOTED.findall(text)).replace('\\n', '\n').replace('\\t', '\t').replace('\\"', '"')


def read_messages(path, key_of_texts):
    """The texts of a catalogue with their English: [(msgid, text)], without the header."""
    messages = []
    for block in re.split(r'\n\s*\n', path.read_text(encoding='utf-8')):
        fields, current = {}, None
        for line in block.splitlines():
            match = FIELD.match(line)
            if match:
                current = match[1]
                fields[current] = match[2]
            elif current and not line.startswith('#'):
                fields[current] += line
        msgid = unquote(fields.get('msgid', ''))
        messages += [(msgid, unquote(text)) for key, text in fields.items() if msgid and key.startswith(key_of_texts)]
    return messages


def read_guide(folder):
    """The pages of the guide as running text: [(name, text)], without what is typed or pressed."""
    return [(path.name, re.sub(r'\s+', ' ', TAG.sub('', TYPED.sub('·', path.read_text(encoding='utf-8')))))
            for path in sorted(folder.glob('*.page'))]


def read_rows(path):
    rows = []
    for line in path.read_text(encoding='utf-8').splitlines():
        if line and not line.startswith('#'):
            language, pattern, wrong, right, exceptions = line.split('\t')
            rows.append((LANGUAGES if language == '*' else (language,), re.compile(pattern), wrong, right,
                         {msgid for msgid in exceptions.split('|') if msgid}))
    return rows


def check(rows, messages, pages):
    """Yields what is wrong: messages and pages are by language."""
    for languages, pattern, _, right, exceptions in rows:
        unused = set(exceptions)
        for language in languages:
            for msgid, text in messages[language]:
                found = pattern.search(text)
                if found and msgid in exceptions:
                    unused.discard(msgid)
                elif found:
                    yield f'{language}: “{found[0]}” in «{text}» ({msgid}); such as «{right}»'
            for name, text in pages[language]:
                for found in pattern.finditer(text):
                    around = text[max(found.start() - 30, 0):found.end() + 30]
                    yield f'help/{FOLDERS[language]}/{name}: “{found[0]}” in «{around}»; such as «{right}»'
        for msgid in sorted(unused):
            yield f'“{msgid}” needs no exception from “{pattern.pattern}”: take it out'


def check_rows(rows):
    """Yields the rows that do not find their own fault, or find it where it was put right."""
    for languages, pattern, wrong, right, exceptions in rows:
        nothing = {language: [] for language in LANGUAGES}
        for text, is_wrong in ((wrong, True), (right, False)):
            planted = {language: [('planted', text)] for language in LANGUAGES}
            bare = [(languages, pattern, wrong, right, set())]
            faults = (list(check(bare, planted, nothing)), list(check(bare, nothing, planted)))
            if not all(bool(found) == is_wrong for found in faults):
                yield f'“{pattern.pattern}” {"misses" if is_wrong else "finds"} «{text}»'
        planted = {language: [(msgid, wrong) for msgid in exceptions] for language in LANGUAGES}
        if list(check([(languages, pattern, wrong, right, exceptions)], planted, nothing)):
            yield f'“{pattern.pattern}” does not know its exceptions'


def main():
    root = Path(sys.argv[1])
    rows = read_rows(root / 'tests' / 'house' / 'retired-words.tsv')
    messages = {language: read_messages(root / 'po' / f'{language}.po', 'msgstr') for language in ('uk', 'ru')}
    messages['en'] = read_messages(root / 'po' / 'uk.po', 'msgid')
    pages = {language: read_guide(root / 'help' / FOLDERS[language]) for language in LANGUAGES}
    faults = list(check_rows(rows)) + list(check(rows, messages, pages))
    for language in LANGUAGES:
        if not messages[language] or not pages[language]:
            faults.append(f'{language}: no messages or no guide')
    print('\n'.join(faults) if faults else f'{len(rows)} retired words do not occur')
    return 1 if faults else 0


sys.exit(main())
