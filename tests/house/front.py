#!/usr/bin/env python3
"""What stands at the front door is short, true and the same in every language.

README.md is one page. It, HACKING.md, NEWS and the guide (help/) name only commands that zherebctl's manual page has,
files that there are, and, in the guide, keys that the list of keys (F1) has. The guide has the same pages, sections,
lists, keys, commands and links in each language, and every page is installed. Pictures are small. The version is one
number, in all places that name it; Flatpak builds this tree; the options of a build exist. Usage: front.py SOURCE-ROOT
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

LANGUAGES = ('C', 'uk', 'ru')
MOST_WORDS = 1000
MOST_PICTURE = 200_000
MALLARD = '{http://projectmallard.org/1.0/}'
CODE = re.compile(r'`([^`]+)`|^    (\S.*)$', re.M)
MODIFIERS = {'Ctrl': 'Control', 'Alt': 'Alt', 'Shift': 'Shift'}
OF_MESON = {'buildtype', 'debug', 'optimization', 'werror'}
# Keys of lists and fields, which stand beside what they do or are everywhere the same.
PLAIN = {'Enter', 'Escape', 'Space', 'Backspace', 'Delete', 'Left', 'Right', 'Control+V', 'Control+Tab'}
NAMES = {'Enter': 'return', ',': 'comma', 'plus': 'plus', 'minus': 'minus'}


def read_commands(root):
    """Every word of the headings of the manual page: "trf", "pair", "entry" …"""
    page = (root / 'data/man/zherebctl.1').read_text().replace('\\-', '-')
    return set(re.findall(r'[a-z][a-z-]+', '\n'.join(re.findall(r'^\.SS (.*)$', page, re.M))))


def check_code(root, where, text, commands, problems):
    match = re.match(r'(?:[\w./-]*/)?zherebctl ([a-z][a-z-]*)', text)
    if match and match[1] not in commands:
        problems.append(f'{where}: zherebctl has no "{match[1]}"')
    for path in re.findall(r'(?<![\w/.<-])((?:\.ci|data|debian|help|src|tests|ui|po)/[\w./-]*[\w/])', text):
        if not (root / path).exists() and not any(root.glob(path + '*')):
            problems.append(f'{where}: there is no {path}')


def check_built(root, where, text, problems):
    """What a build leaves is made of a file of that name, or by its folder."""
    for folder, name in re.findall(r'build/(tests/\w+|src/\w+)/([\w-]+)', text):
        if not (root / folder / f'{name}.c').exists() and f"'{name}'" not in (root / folder / 'meson.build').read_text():
            problems.append(f'{where}: no build makes {folder}/{name}')


def check_texts(root, commands, problems):
    for name in ('README.md', 'HACKING.md', 'NEWS'):
        text = (root / name).read_text()
        for inline, block in CODE.findall(text):
            check_code(root, name, ' '.join((inline or block).split()), commands, problems)
        check_built(root, name, text, problems)
        for path in re.findall(r'\]\(([^)]+)\)', text):
            if not (root / path).is_file():
                problems.append(f'{name}: there is no {path}')
    n_words = len((root / 'README.md').read_text().split())
    if n_words >= MOST_WORDS:
        problems.append(f'README.md: {n_words} words are no single page')
    for picture in sorted((root / 'data/pictures').glob('*')):
        if picture.stat().st_size >= MOST_PICTURE:
            problems.append(f'{picture.name}: {picture.stat().st_size} bytes')


def read_accelerators(root):
    texts = re.findall(r'"accelerator">([^<]+)<', (root / 'ui/help-overlay.ui').read_text())
    keys = set()
    for text in texts:
        for accelerator in text.replace('&lt;', '<').replace('&gt;', '>').split():
            modifiers = [part.lower() for part in re.findall(r'<(\w+)>', accelerator)]
            key = re.sub(r'<\w+>', '', accelerator).lower()
            first, _, last = key.partition('...')
            for one in range(int(first), int(last) + 1) if last else [key]:
                keys.add(frozenset([*modifiers, str(one)]))
    return keys


def get_outline(page):
    """What must not differ between languages: structure, keys, code and links, in a form that compares."""
    outline = []
    for element in page.iter():
        tag = element.tag.replace(MALLARD, '')
        if tag in ('code', 'cmd', 'key', 'screen'):
            outline.append((tag, ' '.join(element.text.split())))
        elif tag in ('page', 'section'):
            outline.append((tag, element.get('id')))
        elif tag == 'link':
            outline.append((tag, f'{element.get("xref")} {element.get("group")}'))
        elif tag == 'links':
            outline.append((tag, ' '.join(element.get('groups').split())))
        elif tag in ('item', 'p', 'list', 'title'):
            outline.append((tag, ''))
    return sorted(outline, key=str)


def check_page(root, where, page, commands, accelerators, problems):
    for element in page.iter():
        tag = element.tag.replace(MALLARD, '')
        if tag in ('cmd', 'code'):
            check_code(root, where, element.text, commands, problems)
        elif tag == 'screen':
            for line in element.text.splitlines():
                check_code(root, where, line, commands, problems)
        elif tag == 'link' and not (root / 'help/C' / f'{element.get("xref")}.page').exists():
            problems.append(f'{where}: no page {element.get("xref")}')
        elif tag == 'keyseq' or tag == 'key':
            keys = [element.text] if tag == 'key' else [key.text for key in element]
            name = '+'.join(MODIFIERS.get(key, key) for key in keys)
            parts = frozenset(NAMES.get(key, MODIFIERS.get(key, key)).lower() for key in keys)
            alone = tag == 'key' and element.text in MODIFIERS
            if not alone and name not in PLAIN and parts not in accelerators and (tag == 'keyseq' or re.match(r'F\d', keys[0])):
                problems.append(f'{where}: the list of keys has no {name}')


def check_guide(root, commands, problems):
    accelerators = read_accelerators(root)
    installed = re.findall(r"^  '([\w-]+)',$", (root / 'help/meson.build').read_text(), re.M)
    outlines = {}
    for language in LANGUAGES:
        pages = {path.stem: path for path in (root / 'help' / language).glob('*.page')}
        if sorted(pages) != sorted(installed):
            problems.append(f'help/{language}: {sorted(set(pages) ^ set(installed))} are there or installed, not both')
        for name, path in sorted(pages.items()):
            page = ElementTree.parse(path).getroot()
            check_page(root, f'help/{language}/{path.name}', page, commands, accelerators, problems)
            if outlines.setdefault(name, get_outline(page)) != get_outline(page):
                problems.append(f'help/{language}/{path.name}: not the sections, keys, commands and links of the English page')


def check_version(root, problems):
    version = re.search(r"version: '([^']+)'", (root / 'meson.build').read_text())[1]
    places = {
        'NEWS': r'^(\d\S*) \(',
        'debian/changelog': r'^zhereb \(([^)]+)\)',
        'data/org.zhereb.Zhereb.metainfo.xml.in': r'<release version="([^"]+)"',
        'data/man/zhereb.1': r'^\.TH \S+ 1 "[^"]*" "Zhereb ([^"]+)"',
        'data/man/zherebctl.1': r'^\.TH \S+ 1 "[^"]*" "Zhereb ([^"]+)"',
    }
    for name, pattern in places.items():
        match = re.search(pattern, (root / name).read_text(), re.M)
        if not match or match[1] != version:
            problems.append(f'{name}: the first version is {match[1] if match else "missing"}, not {version}')


def check_manifest(root, problems):
    """Flatpak builds this program, from this tree, under its own name."""
    text = (root / 'meson.build').read_text()
    application = re.search(r"application_id = '([^']+)'", text)[1]
    folder = root / 'data/flatpak'
    manifest = json.loads((folder / f'{application}.json').read_text())
    own = manifest['modules'][-1]
    if manifest['id'] != application or manifest['command'] != own['name']:
        problems.append(f'{folder.name}: {manifest["id"]} starts {manifest["command"]}')
    if os.path.normpath(folder / own['sources'][0]['path']) != str(root):
        problems.append(f'{folder.name}: {own["sources"][0]["path"]} is not the top of the tree')


def check_options(root, problems):
    """Whoever configures a build without being asked to knows its options."""
    options = re.findall(r"^option\('(\w+)'", (root / 'meson_options.txt').read_text(), re.M)
    for name in ('.ci/start', '.ci/run', 'debian/rules', 'data/flatpak/org.zhereb.Zhereb.json', 'HACKING.md', 'README.md'):
        for option in re.findall(r'-D(?!SQLITE_)(\w+)', (root / name).read_text()):
            if option not in options and option not in OF_MESON and not option.startswith('b_'):
                problems.append(f'{name}: {option} is no option of the build')


def find_problems(root):
    problems = []
    commands = read_commands(root)
    check_texts(root, commands, problems)
    check_guide(root, commands, problems)
    check_version(root, problems)
    check_manifest(root, problems)
    check_options(root, problems)
    return problems


def check_itself(root):
    """Each kind of fault, planted in a copy, is found, and a copy as it is has none."""
    plants = [
        ('README.md', '# Zhereb', '# Zhereb'),
        ('README.md', 'zherebctl pair cup', 'zherebctl pear cup'),
        ('README.md', 'data/FILE-FORMAT.md', 'data/FORMAT-FILE.md'),
        ('README.md', '# Zhereb', '# Zhereb ' + 'word ' * MOST_WORDS),
        ('help/uk/boards.page', '<key>T</key>', '<key>J</key>'),
        ('help/ru/file.page', '<section id="copies">', '<section id="copy">'),
        ('HACKING.md', 'bench/bench-dutch', 'bench/bench-deutsch'),
        ('NEWS', '\n0.', '\n9.0.'),
        ('.ci/start', '-Dprecompiled_headers', '-Dprecompiled'),
        ('data/flatpak/org.zhereb.Zhereb.json', '-Dtests', '-Dtest'),
    ]
    for name, old, new in plants:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / 'tree'
            copy.mkdir()
            for entry in root.iterdir():
                if entry.name not in ('help', name.split('/')[0], 'build') and not entry.name.startswith('build-'):
                    (copy / entry.name).symlink_to(entry)
            for path in ('help', name.split('/')[0]):
                if not (copy / path).exists():
                    subprocess.run(['cp', '-r', str(root / path), str(copy / path)], check=True)
            text = (copy / name).read_text()
            assert old in text, f'{name} has no {old!r} to plant a fault in'
            (copy / name).write_text(text.replace(old, new))
            if bool(find_problems(copy)) == (old == new):
                return [f'a fault planted in {name} ({new.strip()[:30]!r}) is not found, or one that is not there']
    return []


def main():
    root = Path(sys.argv[1]).resolve()
    problems = find_problems(root) or check_itself(root)
    print('\n'.join(problems))
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
