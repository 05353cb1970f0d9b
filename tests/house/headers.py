#!/usr/bin/env python3
"""Public functions are documented in their headers, once and truly.

For every function declared in src/**/*.h:
  * a comment stands over it, or over the group of declarations it belongs to;
  * "@name" in that comment is a parameter of a function of the group;
  * a "zh_name:" that opens the comment is a function of the group;
  * a full comment (/**) says what a function returns, unless that is the house rule
    "FALSE, and the error is set", and who owns a pointer that it returns;
  * a short comment on a pointer says who owns it, unless the name does: _new, _dup_, _format,
    _copy and _ref give it away, and what is const stays with its owner.

Functions that every type has (clear, free, ref, unref, get_type) need no words.
"""
import re
import sys
from pathlib import Path

NEEDS_NO_WORDS = re.compile(r'_(clear|free|ref|unref|get_type)$')
GIVES_AWAY = re.compile(r'_(new|dup|format|copy|ref|make|build|parse|propose)(_|$)')
NOT_A_FUNCTION = ('typedef', 'static', 'extern', 'struct', 'enum', 'G_', '#', '{', '}')
FUNCTION = re.compile(r'^(?P<type>[A-Za-z_][\w ]*?[ *]+(?:const \*)?)(?P<name>zh_\w+) \(')


def split_groups(text):
    """Yields (comment, code) for each run of lines without an empty line between them."""
    joined = re.sub(r'/\*.*?\*/', lambda match: match.group(0).replace('\n\n', '\n *\n'), text, flags=re.S)
    for group in re.split(r'\n\s*\n', joined):
        match = re.match(r'\s*(/\*.*?\*/)\s*', group, re.S)
        comment = match.group(1) if match else ''
        yield comment, re.sub(r'/\*.*?\*/', '', group, flags=re.S).strip()


def read_parameters(declaration, start):
    """Names between the bracket at start and the one that closes it."""
    depth = 0
    for end in range(start, len(declaration)):
        depth += {'(': 1, ')': -1}.get(declaration[end], 0)
        if depth == 0:
            break
    parameters = re.sub(r'\(\*\s*(\w+)\)\s*\([^)]*\)', r'\1', declaration[start + 1:end])
    names = [re.search(r'(\w+)(?:\[[^\]]*\])*\s*$', parameter) for parameter in parameters.split(',')]
    return {match.group(1) for match in names if match}


def read_functions(code):
    """Lists (return type, name, parameters, may fail) of the declarations in a group."""
    functions = []
    if code.startswith(NOT_A_FUNCTION):
        return functions
    for declaration in code.split(';'):
        match = FUNCTION.match(declaration.strip())
        if match:
            text = declaration.strip()
            parameters = read_parameters(text, match.end() - 1)
            functions.append((match['type'].strip(), match['name'], parameters, 'GError' in text))
    return functions


def check_names(comment, functions):
    plain = re.sub(r'"[^"]*"', '', comment)
    known = set().union(*(parameters for _, _, parameters, _ in functions))
    for name in re.findall(r'@(\w+)', plain):
        if name not in known:
            yield f'@{name} is no parameter of {functions[0][1]}'
    if comment.startswith('/**'):
        for name in re.findall(r'zh_\w+', comment.splitlines()[1]):
            if name not in {function[1] for function in functions}:
                yield f'{name} is described, {functions[0][1]} stands there'


def check_return(comment, function):
    type_, name, _, may_fail = function
    if comment.startswith('/**'):
        if type_ == 'void':
            return
        if 'Returns:' not in comment:
            if not (type_ == 'gboolean' and may_fail):
                yield f'{name} does not say what it returns'
        elif '*' in type_ and '(transfer' not in comment.split('Returns:')[1]:
            yield f'{name} does not say who owns what it returns'
    elif '*' in type_ and '(transfer' not in comment and 'const' not in type_ and not GIVES_AWAY.search(name):
        yield f'{name} does not say who owns what it returns'


def check_header(text):
    for comment, code in split_groups(text):
        functions = read_functions(code)
        if not functions:
            continue
        if not comment:
            for function in functions:
                if not NEEDS_NO_WORDS.search(function[1]):
                    yield f'{function[1]} has no words'
            continue
        yield from check_names(comment, functions)
        described = re.findall(r'zh_\w+', comment.splitlines()[1]) if comment.startswith('/**') else []
        for function in functions:
            if not described or function[1] in described:
                yield from check_return(comment, function)


def main():
    root = Path(sys.argv[1])
    n_functions = 0
    problems = []
    for path in sorted((root / 'src').glob('**/*.h')):
        text = path.read_text(encoding='utf-8')
        n_functions += sum(len(read_functions(code)) for _, code in split_groups(text))
        problems += [f'{path.relative_to(root)}: {problem}' for problem in check_header(text)]
    for problem in problems:
        print(problem)
    print(f'{n_functions} functions in headers, {len(problems)} not documented as they should be')
    if n_functions < 1000:
        print('too few: the declarations are not read any more')
        return 1
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
