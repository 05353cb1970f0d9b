"""The time account of a correspondence game a second time, day by day, from the texts alone.

Nothing here knows the program: a ledger holds every single day and every penalty with the move it belongs to,
and each number is a sum over the ledger. Articles are those of order 988, 55 and 56, and of part V of the
Ukrainian draughts rules.
"""
import csv
import datetime
import io

COLUMNS = ['event', 'side', 'no', 'kind', 'received', 'arrival', 'sent', 'dispatch', 'slip', 'from', 'to']
LETTERS = ('move', 'fault', 'query', 'repeat')


class Bad(Exception):
    """What the rules chosen do not know."""


class Usage(Exception):
    """What cannot be asked of these rules."""


def post():
    return dict(
        days=30, moves=10, total='55.4.1', control='55.4.3', new='55.6.4', running='55.4.4', short='55.4.12',
        before_start='55.4.5', own_start='55.4.6', pause='55.6.8', leave='55.7.4', query='55.4.7',
        query_kinds=('impossible', 'illegible', 'nomove'), unknown='55.2.2.5', silence=30,
        faults={'impossible': '55.4.9.1', 'illegible': '55.4.9.1', 'nomove': '55.4.9.1', 'misrepeat': '55.4.9.2',
                'unregistered': '55.4.9.3', 'address': '55.4.9.4'},
        first_fault=5, later_fault=(10, '55.4.10'), late=(0, '55.4.11'), too_late='55.6.3', not_over='55.6.1',
        first='55.6.4', second='55.6.6', lose='55.6.11', claim_words=('first-loses',))


def email():
    return dict(
        days=60, moves=10, total='56.4.1', control='56.4.3', new=None, running='56.4.4', short='56.4.10',
        before_start='56.4.5', own_start=None, pause='56.6.3', leave='56.7.4', query='56.4.8',
        query_kinds=('impossible', 'misrepeat'), unknown='56.2.3', silence=14,
        faults=dict.fromkeys(('impossible', 'illegible', 'ambiguous', 'misrepeat', 'nomove'), '56.4.7'),
        first_fault=2, later_fault=None, late=(3, '56.4.9'), too_late='56.6.1', not_over='56.6.6',
        first='56.6.6', second='56.6.6', lose=None, claim_words=('barred',))


def draughts(leaves, leave_days):
    return dict(
        days=30, moves=10, total='5.1', control='5.1', new='6.4', running='5.1', short=None,
        before_start=None, own_start=None, pause='6.8', leave='7.2', query='4.7', query_kinds=None, unknown='5.2',
        silence=20, faults=dict.fromkeys(('impossible', 'illegible', 'misrepeat'), '4.9'),
        first_fault=6, later_fault=None, late=(0, '6.7'), too_late='6.6', not_over='6.1', first='6.4',
        second='6.8', lose=None, claim_words=('reduced', 'recorded'), game_leaves=leaves, game_leave_days=leave_days)


KINDS = {'post': post(), 'email': email(), 'draughts-64': draughts(3, 50), 'draughts-100': draughts(5, 90)}


def read_date(text):
    try:
        if len(text) != 10 or not text.isascii():
            raise ValueError(text)
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise Bad(f'no day: {text}') from None


def read_dates(text):
    return [read_date(part) for part in text.split(' ') if part]


class Row:
    """A line of the file; receipt and dispatch are days, None for none, or a text that begins with a question mark."""

    def __init__(self, cells, kind):
        if len(cells) != len(COLUMNS):
            raise Bad('columns')
        self.cells = dict(zip(COLUMNS, cells))
        self.event = self.cells['event']
        if self.event not in LETTERS + ('leave', 'claim', 'add') and not (self.event == 'notice' and kind == 'post'):
            raise Bad('event')
        self.side = self.cells['side']
        if self.side not in ('w', 'b'):
            raise Bad('side')
        self.read_columns()
        self.words = self.cells['kind'].split()
        self.is_letter = self.event in LETTERS and not (
            self.event == 'fault' and not any(self.cells[name] for name in ('received', 'arrival', 'sent', 'dispatch', 'slip')))
        if self.event in LETTERS:
            self.receipt = self.read_one('received', read_dates(self.cells['arrival']), max, kind)
            slips = [read_date(self.cells['slip'])] if self.cells['slip'] else []
            stamps = read_dates(self.cells['dispatch'])
            self.dispatch = self.read_one('sent', slips or stamps, min, kind)
        self.unknown = False

    def read_columns(self):
        letter = {'received', 'arrival', 'sent', 'dispatch', 'slip'}
        allowed = {'move': letter | {'no'}, 'fault': letter | {'kind'}, 'query': letter | {'kind'},
                   'repeat': letter | {'kind'}, 'leave': {'kind', 'sent', 'from', 'to'},
                   'claim': {'kind', 'sent', 'from', 'to'}, 'notice': {'received'}, 'add': {'no', 'kind', 'sent'}}
        for name in COLUMNS[2:]:
            if self.cells[name] and name not in allowed[self.event]:
                raise Bad(f'{name} of {self.event}')

    def read_one(self, column, stamps, choose, kind):
        text = self.cells[column]
        known = {'draughts-64': ('?', '?before', '?after'), 'draughts-100': ('?', '?before', '?after')}.get(kind, ('?',))
        written = text if text in known else (read_date(text) if text else None)
        return choose(stamps) if stamps else written

    def is_unsent(self):
        return self.event == 'move' and not any(self.cells[name] for name in ('sent', 'dispatch', 'slip'))

    def day(self, column, needed):
        text = self.cells[column]
        if not text and needed:
            raise Bad(f'{column} is needed')
        return read_date(text) if text else None


def is_day(value):
    return isinstance(value, datetime.date)


class Side:
    def __init__(self):
        self.made = 0
        self.base = 0
        self.since = 0            # place in the ledger from which the present count runs
        self.from_day = None
        self.restarted = False
        self.first_block = None   # days of the first control of the count, where it is reduced
        self.faults = 0
        self.record = 0
        self.barred = None
        self.last_letter = None
        self.unknown = 0
        self.running = None
        self.penalties = {}
        self.uncounted = {}
        self.oversteps = []
        self.refused = []


class Game:
    def __init__(self, kind, text, control=None, start=None, until=None):
        self.kind = kind
        self.rules = KINDS[kind]
        if start is not None and self.rules['before_start'] is None:
            raise Usage('start')
        self.days, self.moves = control or (self.rules['days'], self.rules['moves'])
        self.start = start
        self.until = until
        table = list(csv.reader(io.StringIO(text)))
        rows = [cells for cells in table if cells]
        if rows and rows[0] == COLUMNS:
            rows = rows[1:]
        self.rows = [Row(cells, kind) for cells in rows]
        self.sides = {'w': Side(), 'b': Side()}
        self.ledger = []          # (side, move, day or None, amount)
        self.pauses = []
        self.check()
        self.resolve()
        self.own_start = {}
        for row in self.rows:
            if row.event == 'notice' and start is not None and row.side not in self.own_start:
                came = row.day('received', True)
                if came > start:
                    self.own_start[row.side] = came + datetime.timedelta(3)
        self.leave_of = {'w': {}, 'b': {}}   # day → places of the leaves that it is of
        self.announced = []
        for side in 'wb':
            self.take_leaves(side)

    # -- what is refused -------------------------------------------------------------------------------------------

    def check(self):
        made = {'w': 0, 'b': 0}
        white_wrote = False
        for row in self.rows:
            if row.event == 'move':
                first, _, last = row.cells['no'].partition('-')
                if not first.isdigit() or (last and not last.isdigit()) or row.cells['no'].endswith('-'):
                    raise Bad('number')
                row.first, row.last = int(first), int(last or first)
                if row.first != made[row.side] + 1 or row.last < row.first or row.words:
                    raise Bad('number')
            if row.event in ('fault', 'query') and row.cells['kind'] not in self.rules['faults']:
                raise Bad('kind')
            if row.event == 'repeat' and row.words not in ([], ['lost']):
                raise Bad('kind')
            self.check_other(row)
            if not row.is_letter:
                continue
            opening = row.side == 'w' and not white_wrote and row.event in ('move', 'fault')
            if row.receipt is None and row.event != 'repeat' and not opening:
                raise Bad('receipt')
            if row.receipt is not None and opening:
                raise Bad('receipt of the first letter')
            if row.dispatch is None and row.event != 'move':
                raise Bad('dispatch')
            if is_day(row.receipt) and is_day(row.dispatch) and row.dispatch < row.receipt:
                raise Bad('dispatch before receipt')
            if row.dispatch is not None:
                white_wrote = white_wrote or row.side == 'w'
                if row.event == 'move':
                    made[row.side] = row.last
                    made['b' if row.side == 'w' else 'w'] += row.last - row.first

    def check_other(self, row):
        if row.event == 'leave':
            if not set(row.words) <= {'backdated', 'extra'} or row.day('to', True) < row.day('from', True):
                raise Bad('leave')
            row.day('sent', False)
        elif row.event == 'claim':
            if not set(row.words) <= set(self.rules['claim_words']):
                raise Bad('kind')
            sent, decided = row.day('sent', True), row.day('to', False)
            if row.cells['from'] and 'draughts' not in self.kind:
                raise Bad('from')
            row.day('from', False)
            if decided is not None and decided < sent:
                raise Bad('decision')
        elif row.event == 'notice':
            row.day('received', True)
        elif row.event == 'add':
            if not row.cells['no'].isdigit() or int(row.cells['no']) == 0 or not row.cells['kind']:
                raise Bad('add')
            row.day('sent', True)

    # -- dates that nobody knows -----------------------------------------------------------------------------------

    def resolve(self):
        letters = [row for row in self.rows if row.is_letter]
        known = {id(row): (row.receipt if is_day(row.receipt) else None, row.dispatch if is_day(row.dispatch) else None)
                 for row in letters}

        was_sent = [row.dispatch is not None for row in letters]

        def came(place):
            """When the letter at the place came, as the partner's next letter says."""
            if place + 1 < len(letters) and letters[place + 1].side != letters[place].side:
                return known[id(letters[place + 1])][0]
            return None

        def answered(place):
            for other in range(place - 1, -1, -1):
                if letters[other].side != letters[place].side and was_sent[other]:
                    return other
            return None

        def mean(place, word):
            order = range(place - 1, -1, -1) if word == '?before' else range(place + 1, len(letters))
            days = []
            for other in order:
                sent, arrived = known[id(letters[other])][1], came(other)
                if sent is not None and arrived is not None and len(days) < 3:
                    days.append((arrived - sent).days)
            return round(sum(days) / 3) if len(days) == 3 else None

        def transit(place, word):
            if self.kind == 'email':
                return 1
            return mean(place, word) if word in ('?before', '?after') else None

        for place, row in enumerate(letters):
            if isinstance(row.receipt, str):
                other = answered(place)
                days = transit(other, row.receipt) if other is not None else None
                sent = known[id(letters[other])][1] if other is not None else None
                row.unknown |= days is None or sent is None
                row.receipt = None if days is None or sent is None else sent + datetime.timedelta(days)
            if isinstance(row.dispatch, str):
                days, arrived = transit(place, row.dispatch), came(place)
                row.unknown |= days is None or arrived is None
                row.dispatch = None if days is None or arrived is None else arrived - datetime.timedelta(days)

    # -- leaves ----------------------------------------------------------------------------------------------------

    def take_leaves(self, side):
        used_in_year, used, number = {}, 0, 0
        days = self.leave_of[side]
        for place, row in enumerate(self.rows):
            if row.event != 'leave' or row.side != side or not row.cells['sent']:
                continue
            begin, end = row.day('from', True), row.day('to', True)
            if 'backdated' not in row.words:
                begin = max(begin, row.day('sent', True))
            if begin > end:
                continue
            free = 'extra' in row.words
            if 'draughts' in self.kind and not free:
                if number == self.rules['game_leaves'] or used == self.rules['game_leave_days']:
                    continue
                number += 1
            self.announced.append((place, side, begin, end))
            day = begin
            while day <= end:
                if free:
                    days.setdefault(day, set()).add(place)
                elif 'draughts' in self.kind:
                    if used < self.rules['game_leave_days']:
                        used += 1
                        days.setdefault(day, set()).add(place)
                elif used_in_year.get(day.year, 0) < 30:
                    used_in_year[day.year] = used_in_year.get(day.year, 0) + 1
                    days.setdefault(day, set()).add(place)
                day += datetime.timedelta(1)
        if 'draughts' in self.kind:
            for row in self.rows:
                if row.event == 'move' and row.side == side and row.dispatch is not None:
                    self.end_leaves(side, row.dispatch)

    def end_leaves(self, side, day):
        """A move during the leave: whatever of the leaves it falls into comes later is none."""
        days = self.leave_of[side]
        ended = {place for place, who, begin, end in self.announced if who == side and begin <= day <= end}
        for later in [other for other in days if other >= day]:
            days[later] -= ended
            if not days[later]:
                del days[later]

    # -- days ------------------------------------------------------------------------------------------------------

    def excuse(self, side, day):
        if self.start is not None and day < self.start:
            return self.rules['before_start']
        if side in self.own_start and day < self.own_start[side]:
            return self.rules['own_start']
        if any(begin <= day and (end is None or day < end) for begin, end in self.pauses):
            return self.rules['pause']
        partner = 'b' if side == 'w' else 'w'
        if day in self.leave_of[side] or ('draughts' in self.kind and day in self.leave_of[partner]):
            return self.rules['leave']
        return None

    def each_day(self, side, begin, end):
        """(day, excuse) of every day from the first to the one before the last."""
        day = begin
        while day is not None and end is not None and day < end:
            yield day, self.excuse(side, day)
            day += datetime.timedelta(1)

    def begin_of(self, row):
        if row.side == 'w' and self.sides['w'].last_letter is None and row.cells['received'] == '' and row.cells['arrival'] == '':
            return self.start
        return row.receipt

    def spend(self, row, move, free=0, free_article=None):
        side = self.sides[row.side]
        if row.unknown:
            side.unknown += 1
            return
        for day, excuse in self.each_day(row.side, self.begin_of(row), row.dispatch):
            if excuse is None and free > 0:
                free -= 1
                excuse = free_article
            if excuse is None:
                self.ledger.append((row.side, move, day, 1))
            else:
                side.uncounted[excuse] = side.uncounted.get(excuse, 0) + 1

    def punish(self, name, article, amount, day):
        side = self.sides[name]
        side.penalties[article] = side.penalties.get(article, 0) + amount
        self.ledger.append((name, side.made + 1, day, amount))

    def period(self, name, move=None):
        """Days of the present count, up to those that belong to a move."""
        side = self.sides[name]
        return sum(amount for who, belongs, day, amount in self.ledger[side.since:]
                   if who == name and (move is None or belongs <= move)
                   and (side.from_day is None or day is None or day >= side.from_day))

    def allowed(self, name, block):
        side = self.sides[name]
        first = self.days if side.first_block is None else side.first_block
        return first + (block - 1) * self.days

    def block_of(self, name, move):
        return -(-(move - self.sides[name].base) // self.moves)

    def make_moves(self, name, count, day):
        side = self.sides[name]
        for _ in range(count):
            side.made += 1
            if side.from_day is not None and day is not None and day < side.from_day:
                side.base = side.made

    # -- claims ----------------------------------------------------------------------------------------------------

    def over_on(self, name, block):
        """The first move made in the block with which the side was over."""
        side = self.sides[name]
        for move in range(side.base + 1, side.made + 1):
            if self.block_of(name, move) == block and self.period(name, move) > self.allowed(name, block):
                return move
        return None

    def find_excess(self, row):
        """(move, days over) where the claim holds; else None."""
        name = 'b' if row.side == 'w' else 'w'
        partner, claimant = self.sides[name], self.sides[row.side]
        hand = self.block_of(name, partner.made + 1)
        if 'recorded' in row.words:
            move, over = self.find_ordinary(row, name, partner, claimant, hand) or (None, 0)
            return partner.made, over
        return self.find_ordinary(row, name, partner, claimant, hand)

    def find_ordinary(self, row, name, partner, claimant, hand):
        last = self.block_of(name, partner.made) if partner.made > partner.base else None
        if last is not None:
            move = self.over_on(name, last)
            control = partner.base + last * self.moves
            late = ('draughts' not in self.kind and partner.made >= control
                    and claimant.made >= control + (row.side == 'w'))
            if move is not None and not late:
                used = self.period(name) if hand == last else self.period(name, partner.made)
                return move, used - self.allowed(name, last)
        if self.period(name) > self.allowed(name, hand):
            return partner.made + 1, self.period(name) - self.allowed(name, hand)
        return None

    def judge(self, row):
        name = 'b' if row.side == 'w' else 'w'
        partner, claimant = self.sides[name], self.sides[row.side]
        sent = row.day('sent', True)
        interrupts = self.kind == 'email' or partner.record > 0
        present = self.block_of(name, max(partner.made, partner.base + 1))
        found = self.find_excess(row)
        if claimant.barred == present:
            claimant.refused.append((sent, '56.6.7'))
        elif found is None:
            ever = any(self.over_on(name, block) for block in range(1, present + 1))
            claimant.refused.append((sent, self.rules['too_late' if ever else 'not_over']))
        else:
            self.record(row, name, *found)
        if claimant.refused and claimant.refused[-1][0] == sent and 'barred' in row.words and (claimant.barred == present or found is None):
            claimant.barred = present
        if interrupts:
            self.pauses.append((sent, row.day('to', False)))

    def record(self, row, name, move, over):
        side = self.sides[name]
        side.record += 1
        loses = self.kind == 'email' or side.record > 1
        article = self.rules['second'] if loses else self.rules['first']
        if not loses and 'first-loses' in row.words:
            article, loses = self.rules['lose'], True
        if 'recorded' in row.words:
            article = '5.2'
        side.oversteps.append((move, article))
        if loses:
            return
        side.base = side.made
        side.since = len(self.ledger)
        side.from_day = row.day('from', False)
        side.restarted = True
        side.first_block = max(20, self.days - over) if 'reduced' in row.words else None

    # -- the game --------------------------------------------------------------------------------------------------

    def fault_day(self, place):
        """A fault without dates is of the own letter beside it."""
        row = self.rows[place]
        if row.is_letter:
            return row.dispatch
        before = next((other for other in reversed(self.rows[:place]) if other.is_letter), None)
        after = next((other for other in self.rows[place + 1:] if other.is_letter), None)
        for other in (before, after):
            if other is not None and other.side == row.side:
                return other.dispatch
        return None

    def play(self, place, row):
        side = self.sides[row.side]
        partner = 'b' if row.side == 'w' else 'w'
        if row.event == 'move':
            self.spend(row, row.last)
            self.make_moves(row.side, row.last - row.first + 1, row.dispatch)
            self.make_moves(partner, row.last - row.first, row.dispatch)
            side.running = None
        elif row.event == 'fault':
            if row.is_letter:
                self.spend(row, side.made + 1)
            side.faults += 1
            if side.faults > 1 and self.rules['later_fault']:
                days, article = self.rules['later_fault']
            else:
                days, article = self.rules['first_fault'], self.rules['faults'][row.cells['kind']]
            self.punish(row.side, article, days, self.fault_day(place))
        elif row.event == 'query':
            kinds = self.rules['query_kinds']
            free = 10 ** 9 if kinds is None else 3 if row.cells['kind'] in kinds else 0
            self.spend(row, side.made + 1, free, self.rules['query'])
        elif row.event == 'repeat':
            if self.kind == 'post':
                self.spend(row, side.made + 1, 3, self.rules['query'])
            else:
                side.unknown += row.unknown
            if 'lost' in row.words:
                self.repeat_late(row)
        elif row.event == 'claim':
            self.judge(row)
        elif row.event == 'add':
            self.punish(row.side, row.cells['kind'], int(row.cells['no']), row.day('sent', True))
        if row.is_letter:
            side.last_letter = (row.dispatch,)

    def repeat_late(self, row):
        last = self.sides[row.side].last_letter
        if last is None or last[0] is None or row.dispatch is None:
            return
        due = last[0] + datetime.timedelta(self.rules['silence'])
        if 'draughts' in self.kind:
            ends = [end for _, who, begin, end in self.announced if who == row.side and begin <= due <= end]
            if ends:
                due = max(ends) + datetime.timedelta(3)
        free, article = self.rules['late']
        late = (row.dispatch - due).days
        if late > free:
            self.punish(row.side, article, late, row.dispatch)

    def keep_running(self, row):
        begin = self.begin_of(row)
        if self.until is not None and begin is not None and begin <= self.until:
            self.sides[row.side].running = sum(excuse is None for _, excuse in self.each_day(row.side, begin, self.until))

    def keep_open_running(self, rows):
        for row in rows:
            if row.is_unsent():
                self.keep_running(row)

    def run(self):
        for place, row in enumerate(self.rows):
            moment = None
            if row.is_letter:
                moment = row.dispatch
            elif row.event in ('claim', 'add'):
                moment = row.day('sent', True)
            later = self.until is not None and moment is not None and moment > self.until
            if later:
                if row.event in ('move', 'fault'):
                    self.keep_running(row)
                self.keep_open_running(self.rows[place:])
                break
            if row.is_unsent():
                self.sides[row.side].unknown += row.unknown
                self.keep_open_running(self.rows[place:])
            elif row.event not in ('leave', 'notice'):
                self.play(place, row)
        return self.tell()

    def tell(self):
        out = []
        for name in 'wb':
            side = self.sides[name]
            hand = self.block_of(name, side.made + 1)
            total = sum(amount for who, _, _, amount in self.ledger if who == name)
            left = self.allowed(name, hand) - self.period(name) - (side.running or 0)
            out.append((name, 'moves', side.made, ''))
            out.append((name, 'total', total, self.rules['total']))
            out.append((name, 'period', self.period(name), self.rules['new' if side.restarted else 'control']))
            out.append((name, 'control', side.base + hand * self.moves, self.rules['control']))
            out.append((name, 'left', left, self.rules['control']))
            if side.running is not None:
                out.append((name, 'running', side.running, self.rules['running']))
            if left <= 5 and self.rules['short']:
                out.append((name, 'short', 'yes', self.rules['short']))
            out += [(name, 'penalty', days, article) for article, days in side.penalties.items()]
            out += [(name, 'uncounted', days, article) for article, days in sorted(side.uncounted.items())]
            out += [(name, 'overstep', move, article) for move, article in side.oversteps]
            out += [(name, 'refused', day.isoformat(), article) for day, article in side.refused]
            if side.unknown:
                out.append((name, 'unknown', side.unknown, self.rules['unknown']))
        return [','.join(str(cell) for cell in row) for row in out]
