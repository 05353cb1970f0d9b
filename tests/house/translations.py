#!/usr/bin/env python3
"""Translations that a compiler cannot judge: a Ukrainian or Russian text without Cyrillic
letters, one sentence for both languages, and terms translated otherwise than the glossary.

usage: translations.py SOURCE-ROOT
"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
here = root / "tests" / "house"


def unquote(text):
    body = re.findall(r'"((?:[^"\\]|\\.)*)"', text)
    return "".join(body).replace('\\n', "\n").replace('\\"', '"').replace("\\\\", "\\")


def read_po(path):
    """(context, msgid) → list of translations, without header and obsolete entries."""
    messages = {}
    for block in re.split(r"\n\s*\n", path.read_text(encoding="utf-8")):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        fields, current = {}, None
        for line in lines:
            match = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) (".*")$', line)
            if match:
                current = match.group(1)
                fields[current] = match.group(2)
            elif current:
                fields[current] += line
        if "msgid" in fields and unquote(fields["msgid"]):
            key = (unquote(fields.get("msgctxt", "")), unquote(fields["msgid"]))
            messages[key] = [unquote(v) for k, v in fields.items() if k.startswith("msgstr")]
    return messages


def read_list(name):
    path = here / name
    return {line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")}


uk, ru = read_po(root / "po/uk.po"), read_po(root / "po/ru.po")
latin, same = read_list("latin-texts.txt"), read_list("same-texts.txt")
faults = []
cyrillic = re.compile("[А-Яа-яЁёҐґЄєІіЇї]")
letters = re.compile("[A-Za-z]{2}")

for language, messages in (("uk", uk), ("ru", ru)):
    for (context, msgid), texts in messages.items():
        for text in texts:
            plain = re.sub(r"%[-0-9.$*]*[a-zA-Z]+", "", text)
            if not cyrillic.search(text) and letters.search(plain) and msgid not in latin:
                faults.append(f"{language}: no Cyrillic letter in «{text}» ({msgid})")
            if re.search("[ыэъёЫЭЪЁ]", text) and language == "uk":
                faults.append(f"uk: Russian letter in «{text}»")
            if re.search("[іїєґІЇЄҐ]", text) and language == "ru" and msgid not in latin:
                faults.append(f"ru: Ukrainian letter in «{text}»")

for key in uk.keys() & ru.keys():
    for mine, theirs in zip(uk[key], ru[key]):
        if mine == theirs and len(mine.split()) > 4 and key[1] not in same:
            faults.append(f"one sentence for both languages: «{mine}»")

# A message that is a glossary term and nothing else must be translated as the glossary does;
# a message with a context says itself that it means something else.
for line in (here / "glossary.tsv").read_text(encoding="utf-8").splitlines():
    if not line or line.startswith("#"):
        continue
    term, in_uk, in_ru = line.split("\t")
    for language, messages, expected in (("uk", uk, in_uk), ("ru", ru, in_ru)):
        wanted = {word.strip().casefold() for word in expected.split(";")}
        for (context, msgid), texts in messages.items():
            if msgid.casefold() == term.casefold() and not context:
                for text in texts:
                    if text.casefold() not in wanted:
                        faults.append(f"{language}: «{msgid}» is «{expected}» in the glossary, not «{text}»")

print("\n".join(faults) if faults else f"{len(uk)} Ukrainian and {len(ru)} Russian texts hold")
sys.exit(1 if faults else 0)
