#!/usr/bin/env python3
"""Whatever the desk can do is done from the window and from the terminal.

A command of src/desk/core/commands.h is committed by public functions of the desk, which return what
changed; a face has the command when it calls one of them. Besides, every zh_desk_… and zh_backup_… function that a face
calls is called by both. What one face lacks stands in ONE_FACE with the reason; a reason that is
no longer needed must go.

A command of both faces is also done by both in a test of tests/faces, which compares the two files
after it; the test names the command and sees it in both journals. What no test does stands in NO_PAIR
with the reason.

Usage: faces.py SOURCE-ROOT [--table]; --table prints the commands with the files of each face.
"""
import re
import sys
import tempfile
from pathlib import Path

COMMAND = re.compile(r'^#define (ZH_COMMAND_\w+) "([a-z-]+)"', re.M)
COMMENT = re.compile(r'/\*.*?\*/', re.S)
FUNCTION = re.compile(r'^((?:static )?[A-Za-z][^\n;{}]*\n)(\w+) \([^;{}]*?\)\n\{\n(.*?)^\}', re.M | re.S)
WORD = re.compile(r'\b\w+\b')
DESK = re.compile(r'^zh_(desk|backup)_')
FACES = ('app', 'ctl')

# By the name of the command or of the function.
ONE_FACE = {
    'swap-players': 'journals of older versions have it; both faces edit the round by hand instead',
    'zh_desk_accept_proposal': 'the window shows a pairing that was searched in the background; the terminal does both at once',
    'zh_desk_pair_round': 'see zh_desk_accept_proposal',
    'zh_desk_set_results': 'the terminal names all games of a match in one call; the window has a row and a key for each',
    'zh_desk_dup_protest_faults': 'the window shows them while somebody types; the terminal says them when it refuses',
    'zh_desk_members_need_reason': 'the window asks before; the terminal says so when it refuses',
    'zh_desk_tiebreaks_need_reason': 'the window asks before; the terminal says so when it refuses',
    'zh_desk_undo_needs_confirmation': 'the window asks before; the terminal marks such acts in its preview',
    'zh_desk_get_last_act': 'the window tells an act just done and keeps Undo awake to say whose act is the last; the terminal says that when it refuses',
    'zh_desk_get_newest_entry': 'the window tells an act that cannot be taken back by it; the terminal prints each act as it is done',
    'zh_desk_count_number_draws': 'the window asks before; the terminal says so when it refuses',
    'zh_desk_plan_teams': 'the window asks before numbers move; the terminal has it in what it says after',
    'zh_desk_check_journal': 'the terminal warns at each call; the window repeats the whole journal in its place',
    'zh_desk_is_read_only': 'the terminal says at each call whether it reads or writes',
    'zh_desk_add_watch': 'what stays on screen follows the file',
    'zh_desk_remove_watch': 'see zh_desk_add_watch',
    'zh_desk_refresh': 'see zh_desk_add_watch',
    'zh_desk_lend': 'long work goes on beside a window; the terminal waits for it',
    'zh_desk_take_back': 'see zh_desk_lend',
    'zh_desk_may': 'see zh_desk_lend; every command asks by itself',
    'zh_desk_create_by_name': 'a file made by the name of its command; the window has the assistant and calls zh_desk_create',
    'zh_desk_run': 'the window calls the typed functions, so that no JSON stands in the way of a key',
    'zh_desk_check_consent': 'every act asks; the window asks besides, so that it knows before the first one',
    'zh_desk_needs_consent': 'the window shows two items of its menu by it; the terminal has options for them',
    'zh_desk_find_seal': 'the terminal gives its number to programs; both show its words',
    'zh_desk_ref': 'several widgets share the desk',
}

# By the name of the command.
NO_PAIR = {}


def read(path):
    return COMMENT.sub('', path.read_text())


def read_public(desk):
    """The functions that the headers of the desk declare."""
    names = set()
    for header in sorted(desk.rglob('*.h')):
        if not header.name.endswith('-private.h'):
            names.update(re.findall(r'\b(zh_\w+)\s*\(', read(header)))
    return names


def read_bodies(desk):
    """(file, function) → (what comes before its name, words of the body)."""
    bodies = {}
    for path in sorted(desk.rglob('*.c')):
        for match in FUNCTION.finditer(read(path)):
            bodies[path.name, match[2]] = (match[1].strip(), set(WORD.findall(match[3])))
    return bodies


def find_doers(command, bodies, public):
    """The public functions that commit the command, themselves or by functions that they call."""
    doers, waiting, seen = set(), [key for key, (_, words) in bodies.items() if command in words], set()
    while waiting:
        key = waiting.pop()
        if key in seen:
            continue
        seen.add(key)
        path, name = key
        kind = bodies[key][0]
        if name.startswith('zh_act_') or (name in public and kind not in ('ZhChange *', 'ZhDesk *')):
            continue
        if name in public:
            doers.add(name)
        waiting.extend(other for other, (_, words) in bodies.items()
                       if name in words and (other[0] == path or not kind.startswith('static')))
    return doers


def read_calls(root, face):
    """Function → the files of the face that name it."""
    calls = {}
    for path in sorted((root / 'src' / face).rglob('*.c')):
        for word in set(WORD.findall(read(path))):
            calls.setdefault(word, []).append(path.name)
    return calls


def make_table(root):
    """Yields (name, {face: files}) of every command, then of every function of the desk."""
    desk = root / 'src' / 'desk'
    public, bodies = read_public(desk), read_bodies(desk)
    calls = {face: read_calls(root, face) for face in FACES}
    for macro, name in COMMAND.findall((desk / 'core' / 'commands.h').read_text()):
        doers = find_doers(macro, bodies, public)
        yield name, {face: sorted({path for doer in doers for path in calls[face].get(doer, [])}) for face in FACES}
    for name in sorted(public):
        files = {face: calls[face].get(name, []) for face in FACES}
        if DESK.match(name) and any(files.values()):
            yield name, files


def check(root, one_face):
    """Yields what is wrong."""
    unused = dict(one_face)
    n = 0
    both = set()
    for name, files in make_table(root):
        n += 1
        if all(files[face] for face in FACES):
            both.add(name)
        lacking = [face for face in FACES if not files[face]]
        if lacking and name not in one_face:
            yield f'{name}: not in {" nor in ".join(lacking)}; give it there, or say in ONE_FACE why not'
        if lacking:
            unused.pop(name, None)
    if n < 100:
        yield f'only {n} commands and functions found: the desk is not read as it is written'
    for name in sorted(unused):
        yield f'{name} has both faces, or is gone: take it out of ONE_FACE'
    yield from check_pairs(root, both)


def check_pairs(root, both):
    """Yields the commands of @both that no test does by both faces."""
    done = {word for path in (root / 'tests' / 'faces').glob('test-both-faces*.c') for word in WORD.findall(read(path))}
    lacking = {name for macro, name in COMMAND.findall((root / 'src' / 'desk' / 'core' / 'commands.h').read_text())
               if name in both and macro not in done}
    for name in sorted(lacking - set(NO_PAIR)):
        yield f'{name}: no test does it by both faces; write one in tests/faces, or say in NO_PAIR why not'
    for name in sorted(set(NO_PAIR) - lacking):
        yield f'{name} is done by both faces, or is gone: take it out of NO_PAIR'


# What a face no longer calls, or a test no longer does, and what lacks it then.
PLANTED = [
    ('app', 'zh_desk_reopen_tournament', 'reopen-tournament'),
    ('ctl', 'zh_desk_swap_colours', 'swap-colours'),
    ('app', 'zh_desk_drop_game', 'drop-game'),
    ('ctl', 'zh_desk_list_undo_to', 'zh_desk_list_undo_to'),
    ('tests', 'ZH_COMMAND_SEAL', 'seal'),
    ('tests', 'ZH_COMMAND_CREATE', 'create'),
]


def check_planted(root):
    """Yields what this test would not find."""
    parts = {'app': Path('src/app'), 'ctl': Path('src/ctl'), 'desk': Path('src/desk'), 'tests': Path('tests/faces')}
    for planted, word, name in PLANTED:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder)
            for part, place in parts.items():
                (copy / place).parent.mkdir(parents=True, exist_ok=True)
                if part != planted:
                    (copy / place).symlink_to((root / place).resolve())
            (copy / parts[planted]).mkdir()
            for path in (root / parts[planted]).rglob('*.c'):
                (copy / parts[planted] / path.name).write_text(re.sub(rf'\b{word}\b', 'gone', path.read_text()))
            found = [fault for fault in check(copy, ONE_FACE) if fault.startswith(f'{name}:')]
        if not found:
            yield f'planted: {planted} without {word} is not found'


def main():
    root = Path(sys.argv[1])
    if sys.argv[2:] == ['--table']:
        for name, files in make_table(root):
            print(name, ', '.join(files['app']) or '–', ', '.join(files['ctl']) or '–', ONE_FACE.get(name, ''), sep='\t')
        return 0
    faults = list(check_planted(root)) + list(check(root, ONE_FACE))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


sys.exit(main())
