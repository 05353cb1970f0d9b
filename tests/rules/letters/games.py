"""Made-up correspondence games as tables of letters: lost, late, illegible, without dates, with several postmarks;
series, leaves, oversteps, claims, notices, days added. A quarter of the tables are spoilt in one place."""
import datetime
import random

HEADING = 'event,side,no,kind,received,arrival,sent,dispatch,slip,from,to'
FAULTS = {
    'post': ['impossible', 'illegible', 'nomove', 'misrepeat', 'unregistered', 'address'],
    'email': ['impossible', 'illegible', 'ambiguous', 'misrepeat', 'nomove'],
    'draughts-64': ['impossible', 'illegible', 'misrepeat'],
    'draughts-100': ['impossible', 'illegible', 'misrepeat'],
}


class Maker:
    def __init__(self, kind, seed):
        self.kind = kind
        self.chance = random.Random(f'{kind} {seed}')
        self.slow = self.chance.choice([3, 6, 12, 30])
        self.day = datetime.date(2030, self.chance.choice([1, 3, 6, 11]), self.chance.randint(1, 28))
        self.rows = []
        self.made = {'w': 0, 'b': 0}
        self.control = self.chance.choice([None, None, (5, 2), (10, 3), (30, 10), (12, 1), (25, 5)])
        self.start = self.until = None
        if 'draughts' not in kind and self.chance.random() < 0.7:
            self.start = self.day + datetime.timedelta(self.chance.randint(-5, 12))

    def later(self, most):
        return self.day + datetime.timedelta(self.chance.randint(0, most))

    def add(self, event, side, no='', kind='', received='', arrival='', sent='', dispatch='', slip='', begin='', end=''):
        cells = [event, side, no, kind, received, arrival, sent, dispatch, slip, begin, end]
        self.rows.append(','.join(str(cell) for cell in cells))

    def near(self, day, most):
        return day + datetime.timedelta(self.chance.randint(-most, most))

    def gap(self):
        return self.chance.choice(['?', '?before', '?after', '?before']) if 'draughts' in self.kind else '?'

    def dates(self, came):
        """Columns of the dates of a letter that answers one that came, and is sent now."""
        chance = self.chance
        columns = {'received': came or '', 'sent': self.day}
        if came and chance.random() < 0.1:
            columns['received'] = self.gap()
        elif came and chance.random() < 0.1:
            stamps = [came - datetime.timedelta(chance.randint(0, 2)) for _ in range(chance.randint(1, 2))] + [came]
            columns['received'] = self.near(came, 2)
            chance.shuffle(stamps)
            columns['arrival'] = ' '.join(map(str, stamps[:chance.randint(1, 3)]))
        if chance.random() < 0.08:
            columns['sent'] = self.gap()
        elif chance.random() < 0.1:
            columns['dispatch'] = ' '.join(str(self.day + datetime.timedelta(chance.randint(0, 3))) for _ in range(chance.randint(1, 3)))
        if chance.random() < 0.05:
            columns['slip'] = self.day + datetime.timedelta(chance.randint(0, 2))
        return columns

    def think(self):
        self.day = self.later(self.chance.choice([0, 2, self.slow, self.slow, 2 * self.slow]))

    def travel(self):
        came = self.later(2 if self.kind == 'email' else 6)
        self.day = came
        return came

    def extras(self, side):
        chance = self.chance
        partner = 'b' if side == 'w' else 'w'
        if chance.random() < 0.07:
            begin = self.near(self.day, 6)
            words = chance.choice(['', '', '', 'extra', 'backdated', 'backdated extra'])
            self.add('leave', chance.choice('wb'), kind=words, sent=chance.choice([self.day, self.day, self.day, '']), begin=begin,
                     end=begin + datetime.timedelta(chance.randint(0, 35)))
        if chance.random() < 0.03:
            self.add('add', chance.choice('wb'), no=chance.randint(1, 9), kind=chance.choice(['55.6.10', '4.9', '5.2', '6.7']), sent=self.day)
        if chance.random() < 0.14:
            words = []
            if self.kind == 'post' and chance.random() < 0.1:
                words.append('first-loses')
            if self.kind == 'email' and chance.random() < 0.4:
                words.append('barred')
            if 'draughts' in self.kind and chance.random() < 0.3:
                words.append('reduced')
            if 'draughts' in self.kind and chance.random() < 0.1:
                words.append('recorded')
            begin = self.near(self.day, 12) if 'draughts' in self.kind and chance.random() < 0.4 else ''
            end = chance.choice(['', self.day + datetime.timedelta(chance.randint(0, 20))])
            self.add('claim', chance.choice([side, side, side, partner]), kind=' '.join(words), sent=self.day, begin=begin, end=end)
        if chance.random() < 0.04:
            self.add('fault', chance.choice('wb'), kind=chance.choice(FAULTS[self.kind]))

    def stumble(self, side, came):
        """A faulty letter, the partner's query, and the day on which that comes back."""
        partner = 'b' if side == 'w' else 'w'
        kind = self.chance.choice(FAULTS[self.kind])
        self.add('fault', side, kind=kind, **self.dates(came))
        back = self.travel()
        self.think()
        if self.chance.random() < 0.9:
            self.add('query', partner, kind=kind, **self.dates(back))
            return self.travel()
        return came or self.day

    def silence(self, side):
        """The last letter is sent again; now and then the partner answers by one of his own."""
        partner = 'b' if side == 'w' else 'w'
        self.day += datetime.timedelta(self.chance.choice([10, 14, 18, 20, 23, 30, 33, 40]))
        columns = self.dates(None)
        self.add('repeat', side, kind=self.chance.choice(['lost', 'lost', '']), **columns)
        if self.chance.random() < 0.4:
            back = self.travel()
            self.think()
            self.add('repeat', partner, kind=self.chance.choice(['', 'lost']), **self.dates(back))

    def letter(self, side, came):
        partner = 'b' if side == 'w' else 'w'
        self.think()
        self.extras(side)
        if self.chance.random() < 0.1:
            came = self.stumble(side, came)
            self.think()
        first = self.made[side] + 1
        last = first + (self.chance.randint(1, 4) if came and self.chance.random() < 0.12 else 0)
        self.add('move', side, no=first if first == last else f'{first}-{last}', **self.dates(came))
        self.made[side] = last
        self.made[partner] += last - first
        if self.chance.random() < 0.08:
            self.silence(side)

    def make(self):
        chance = self.chance
        if self.kind == 'post' and chance.random() < 0.4:
            self.add('notice', chance.choice('wb'), received=self.near(self.start or self.day, 8))
        side, came = 'w', None
        for _ in range(chance.randint(1, 26)):
            self.letter(side, came)
            side = 'b' if side == 'w' else 'w'
            came = self.travel()
        if chance.random() < 0.4:
            self.add('move', side, no=self.made[side] + 1, received=came)
        if chance.random() < 0.5:
            self.until = self.day + datetime.timedelta(chance.choice([0, 3, 20, -10, -30, -60, -100]))
        if chance.random() < 0.25:
            self.spoil()
        return '\n'.join([HEADING] + self.rows) + '\n'

    def spoil(self):
        place = self.chance.randrange(len(self.rows))
        cells = self.rows[place].split(',')
        column = self.chance.randrange(len(cells))
        cells[column] = self.chance.choice(['', '2030-02-30', 'x', '?', '7', '2030-05-05', 'lost', 'illegible', 'b', '?before', 'address'])
        self.rows[place] = ','.join(cells)
