"""What a program can see wrong in a printed document: each function gives sentences of faults."""
import csv
import html.parser
import io
import re
import subprocess
import xml.etree.ElementTree as ElementTree

PAGE = {'uk': re.compile(r'Сторінка (\d+) з (\d+)'), 'ru': re.compile(r'Страница (\d+) из (\d+)'), 'en': re.compile(r'Page (\d+) of (\d+)')}
AFTER_ROUND = {'uk': 'після {}-го туру', 'ru': 'после {}-го тура', 'en': 'after round {}'}
# Written here by hand and not taken from the catalogues: form by the last digits of the number.
NOT_FINAL = {
    'uk': ('Не остаточно: {} партію не завершено', 'Не остаточно: {} партії не завершено', 'Не остаточно: {} партій не завершено'),
    'ru': ('Не окончательно: {} партия не завершена', 'Не окончательно: {} партии не завершены', 'Не окончательно: {} партий не завершено'),
    'en': ('Not final: {} game is open', 'Not final: {} games are open', 'Not final: {} games are open'),
}
EDGE_PT = 8  # printers do not reach further out
# What stays as it is in every language: codes of federations, titles, tie-breaks, colours, the program.
LATIN = set('Zhereb FIDE ELO UKR LTU GM IM FM CM WGM WIM WFM WCM FEN PGN PDN UTC DE EDE WIN BH SB STD WON BPG BWG ARO MPvGP EMGSB PS KS mail'.split())
VOID = {'meta', 'br', 'hr', 'img', 'link', 'input', 'col'}


def plural(language, n):
    if language == 'en':
        return 0 if n == 1 else 1
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


def format_not_final(language, n):
    return NOT_FINAL[language][plural(language, n)].format(n)


def read_pages(path):
    """The words of each page with their boxes, from pdftotext."""
    text = subprocess.run(['pdftotext', '-bbox', path, '-'], capture_output=True, check=True).stdout
    text = re.sub(rb'[\x00-\x08\x0b\x0c\x0e-\x1f]', b'', text)
    tree = ElementTree.fromstring(text)
    name = '{http://www.w3.org/1999/xhtml}'
    return [(float(page.get('width')), float(page.get('height')),
             [(word.text or '', float(word.get('xMin')), float(word.get('yMin')), float(word.get('xMax')), float(word.get('yMax')))
              for word in page.iter(name + 'word')]) for page in tree.iter(name + 'page')]


def check_pdf(pages, language, head, titles, is_bare, whole=''):
    """@pages: of read_pages(). @titles: one-word titles of columns that every page with rows must show; None to leave it.
    @whole: the same document as text, in which nothing is cut."""
    if not pages:
        yield 'has no page'
    for i, (width, height, words) in enumerate(pages, 1):
        text = ' '.join(word[0] for word in words)
        if not words:
            yield f'page {i} is empty'
        for word, left, top, right, bottom in words:
            if left < EDGE_PT or top < EDGE_PT or right > width - EDGE_PT or bottom > height - EDGE_PT:
                yield f'page {i}: “{word}” stands outside the page ({left:.0f}, {top:.0f})'
            # a card has no room for a name of two hundred letters
            if not is_bare and word.endswith('…') and word not in whole:
                yield f'page {i}: cut at “{word}”'
        if is_bare:
            continue
        found = PAGE[language].findall(text)
        if found != [(str(i), str(len(pages)))]:
            yield f'page {i} of {len(pages)} is numbered {found}'
        if head[:12] not in text:
            yield f'page {i} does not carry the head of the journal'
        body = [word for word in words if word[4] < height - 50]
        if len(body) < 8:
            yield f'page {i} holds {len(body)} words'
        for title in titles or []:
            if i > 1 and title not in text.split():
                yield f'page {i} does not repeat the title “{title}”'


class Tree(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.faults, self.titles, self.tables, self.rows, self.languages = [], [], [], 0, 0, []

    def handle_starttag(self, tag, attributes):
        if tag == 'html' or tag == 'article':
            self.languages.append(dict(attributes).get('lang'))
        for name, value in attributes:
            if name in ('src', 'href') and not value.startswith('data:'):
                self.faults.append(f'loads {value}')
        if tag not in VOID:
            self.open.append(tag)
        self.tables += tag == 'table'
        self.rows += tag == 'tr' and 'tbody' in self.open

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.faults.append(f'</{tag}> closes something else')

    def handle_data(self, data):
        if self.open and self.open[-1] == 'th':
            self.titles.append(data)
        if self.open and self.open[-1] not in ('style', 'title') and re.search(r'https?://', data):
            self.faults.append('names an address')


def read_html(path):
    tree = Tree()
    with open(path, encoding='utf-8') as file:
        text = file.read()
    tree.feed(text)
    tree.close()
    if tree.open:
        tree.faults.append(f'leaves open: {tree.open}')
    if not text.startswith('<!DOCTYPE html>') or '<meta charset="utf-8">' not in text:
        tree.faults.append('has no doctype or charset')
    return tree


def check_csv(path):
    with open(path, encoding='utf-8', newline='') as file:
        text = file.read()
    for block in re.split(r'(?m)^\n', text):
        rows = list(csv.reader(io.StringIO(block), strict=True))
        widths = {len(row) for row in rows}
        if len(widths) > 1:
            yield f'has rows of {sorted(widths)} fields'
        for row in rows:
            for cell in row:
                if re.match(r'[=@\t\r]|[+-](?![\d.,]*$)', cell):
                    yield f'a spreadsheet would reckon “{cell}”'


def count_csv_rows(path):
    with open(path, encoding='utf-8', newline='') as file:
        return len(list(csv.reader(io.StringIO(re.split(r'(?m)^\n', file.read())[0])))) - 1


def check_words(path, language, own):
    """@own: Latin words that the competition itself holds."""
    with open(path, encoding='utf-8') as file:
        text = file.read()
    text = re.sub(r'\b[0-9a-f]{12}\b', '', text)
    text = re.sub(r'\b[BKNPQRbknpqr1-8/]+/[BKNPQRbknpqr1-8/]+ .*', '', text)  # a position
    for word in sorted(set(re.findall(r'[A-Za-z]{3,}', text)) - own - LATIN):
        if language != 'en':
            yield f'“{word}” is not translated'
    if language == 'en' and re.search(r'%[\d$]*[sd]', text):
        yield 'shows a format'
    if '(null)' in text:
        yield 'shows a null'
    if re.search(r'[^_ ] [,.;:](\s|$)', text):
        yield 'has a blank before a stop: ' + re.search(r'.{0,20}[^_ ] [,.;:](\s|$)', text).group(0).strip()
    if re.search(r'[«“„"]\s*[»”"]', text):
        yield 'quotes nothing'
