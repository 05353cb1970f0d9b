"""Invented competitions of every kind, made with zherebctl, for documents to be printed from.

Nobody in them exists. The same program makes the same results: what is left to chance comes from a
seed. All names are made of syllables, so that long and short ones occur.
"""
import os
import random
import subprocess

SURNAMES = ['Заремба', 'Ворон', 'Їжак', 'Підлісний', 'Ґудзь', 'Зозуля', 'Старовойтенко', 'Лис', 'Брусничний', 'Кротевич',
            'Явір', 'Приходько', 'Калиновська', 'Дробот', 'Оленчук', 'Снігурець', 'Чапля', 'Терновий', 'Журавель', 'Барвінок',
            'Очеретяна', 'Вербицький', 'Смерека', 'Полинюк', 'Лободюк', 'Козлов', 'Яблочкин', 'Объедков', 'Подъячев', 'Щукина']
GIVEN = ['Остап', 'Соломія', 'Ґеник', 'Єлисавета', 'Тихон', 'Мирослава', 'Юхим', 'Ян', 'Любомира', 'Северин']
FATHERS = ['Ігорович', 'Тарасович', 'Савельевич', 'Юхимович', 'Янович']
FATHERS_OF_WOMEN = ['Андріївна', 'Олегівна', 'Степанівна', 'Львівна', 'Ґедзівна']
REGIONS = ['Львівська', 'Тернопільська', 'Івано-Франківська', 'Полтавська', 'Одеська']
CLUBS = ['Ладья Галичини', 'Біла тура', 'Опілля', 'Ворсклянка', '']
CATEGORIES = ['МС', 'КМС', 'І', 'ІІ', 'ІІІ', '']
MATCH_RESULTS = ['1-0', '=-=', '0-1', '1-0', '=-=', '0-1', '1-0']


class Desk:
    """A competition file and the terminal desk that works on it."""

    def __init__(self, ctl, folder, name):
        self.ctl = ctl
        self.path = os.path.join(folder, name + '.zhereb')
        self.folder = folder
        self.name = name
        if os.path.exists(self.path):
            os.remove(self.path)

    def run(self, command, *arguments, **more):
        done = subprocess.run([self.ctl, command, self.path, *arguments, *more.get('tail', [])], capture_output=True, text=True)
        if done.returncode != 0 and not more.get('may_fail'):
            raise SystemExit(f'{self.name}: {command} {" ".join(arguments)}: {done.stderr}')
        return done.stdout

    def new(self, title, ruleset='ua-chess-2026', **more):
        self.run('new', '--title', title, '--place', more.get('place', 'Львів'), '--organiser', 'Шахова спілка «Опілля»',
                 '--start', '2026-11-16', '--end', '2026-11-22', '--ruleset', ruleset,
                 '--chief-arbiter', 'Дзвінка Мирослава Степанівна', '--chief-secretary', 'Rutherford Edith')
        self.run('official', 'chief-arbiter', 'Дзвінка Мирослава Степанівна', '--category', 'національна', '--federation', 'Львівська', '--fide-id', '14100010')
        self.run('official', 'arbiter', 'Козлов Тихон Савельевич', '--category', 'первая', '--boards', '1-8', '--fide-id', '14100029')
        self.run('official', 'committee-chair', 'Ворон Ян Ігорович', '--federation', 'Одеська', '--birth', '1970-05-01')
        for name, place in [('Явір Остап', 'Полтавська'), ('Чапля Любомира', 'Тернопільська')]:
            self.run('official', 'committee', name, '--federation', place, '--birth', '1980-05-01')
        for name, place in [('Лис Северин', 'Львівська'), ('Смерека Ґеник', 'Івано-Франківська')]:
            self.run('official', 'committee-reserve', name, '--federation', place, '--birth', '1980-05-01')

    def tournament(self, name, system, *options):
        self.run('tournament', 'add', '--name', name, '--system', system, *options)

    def enter(self, rows):
        path = os.path.join(self.folder, self.name + '.csv')
        with open(path, 'w', encoding='utf-8') as file:
            file.write('Surname;Given name;Patronymic;Sex;Birth date;Title;Category;Rating;Federation;Region;Club;Coach\n')
            for row in rows:
                file.write(';'.join(str(cell) for cell in row) + '\n')
        self.run('import', path)
        self.run('entry', 'number', '--by', 'rating')

    def play(self, rounds, results, open_games=0, games=1, seed=1):
        """Pairs and plays; the last @open_games boards of the last round stay open."""
        chance = random.Random(seed)
        for number in range(1, rounds + 1):
            boards = [line for line in self.run('pair', '--publish').splitlines() if line and line[0].isdigit()]
            playing = [line for line in boards if line.split('\t')[2] not in ('0', '')]
            kept = playing if number < rounds else playing[:len(playing) - open_games]
            for line in kept:
                codes = ','.join(chance.choice(results) for _ in range(games))
                self.run('result', '--round', str(number), '--board', line.split('\t')[0], codes)


def make_people(n, seed=7, long_names=False):
    chance = random.Random(seed)
    rows = []
    for i in range(n):
        surname = SURNAMES[i % len(SURNAMES)] + ('' if i < len(SURNAMES) else '-' + SURNAMES[(i * 7 + i // 30) % len(SURNAMES)])
        given = GIVEN[chance.randrange(len(GIVEN))]
        if long_names and i % 3 == 0:
            surname += '-Староконстантиновсько-Переяславська'
            given += ' Максиміліан Аделаїда'
        female = given[-1] in 'аія'
        if surname.endswith('ий') and female:
            surname = surname[:-2] + 'а'
        rating = 0 if i % 11 == 10 else 2400 - i * 11 - chance.randrange(9)
        rows.append([surname, given, chance.choice(FATHERS_OF_WOMEN if female else FATHERS), 'f' if female else 'm',
                     f'{chance.randrange(1955, 2016)}-{chance.randrange(1, 13):02}-{chance.randrange(1, 28):02}',
                     ['GM', 'IM', 'FM', 'WFM', ''][min(4, i // 2)], CATEGORIES[min(5, i // 4)], rating or '', 'UKR' if i % 9 else 'LTU',
                     REGIONS[i % len(REGIONS)], CLUBS[i % len(CLUBS)], 'Гнатишин Р. В.' if i % 2 else ''])
    return rows


def make_swiss(desk):
    desk.new('Відкритий кубок «Осіння тура»')
    desk.tournament('Класичні шахи', 'dutch', '--rounds', '7', '--time', '5400+30')
    desk.enter(make_people(60))
    desk.run('entry', 'absent', '7', '--round', '3', '--bye', 'half')
    desk.play(5, ['1-0', '1-0', '=-=', '0-1', '0-1', '=-=', '1-0', '+--', '--+'], open_games=4)
    desk.run('round', 'start', '5', tail=['--start', '2026-11-20T10:00'])
    sources = {
        'prizes': '[prizes]\nsharing=average\nchoice=largest\nunit=100\ncurrency=грн\n[list 1]\ntitle=Загальний залік\n'
                  'amounts=5000;3000;1500.50\n[list 2]\ntitle=Жінки\nmembers=sex=w\namounts=1000;500\n',
        'groups': '[group 1]\ntitle=Жінки\nmembers=sex=w\n[group 2]\ntitle=Юні (2010 р. н. і молодші)\nmembers=born=2010-\n',
        'team-places': '[teams]\ngroup=region\ncounting=points\nbest=4\nwomen=1\n',
    }
    for command, text in sources.items():
        path = os.path.join(desk.folder, command + '.ini')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text)
        desk.run(command, 'set', path)
    desk.run('norms', 'set', os.path.join(os.path.dirname(__file__), '..', '..', 'data', 'norms', 'sample-invented.ini'))


def make_round_robin(desk):
    desk.new('Мемориал «Белая ладья»', 'ru-chess-988', place='Винники')
    desk.tournament('Круговий турнір', 'round-robin', '--time', '5400+30')
    desk.enter(make_people(10, 3))
    desk.play(7, MATCH_RESULTS + ['+--'], open_games=2)


def make_big_round_robin(desk):
    desk.new('Меморіал «Двадцять чотири»')
    desk.tournament('Коло', 'round-robin', '--time', '5400+30')
    desk.enter(make_people(24, 5))
    desk.play(23, MATCH_RESULTS)


def make_double(desk):
    desk.new('Подвійне коло')
    desk.tournament('Матч-турнір шести', 'round-robin', '--cycles', '2', '--time', '600+5')
    desk.enter(make_people(6, 9))
    desk.play(8, MATCH_RESULTS, open_games=1)


def make_draughts(desk):
    desk.new('Кубок шашок «Дамка»', 'ua-draughts-64')
    desk.tournament('Шашки-64, мікроматчі', 'swiss-ua', '--sport', 'draughts-russian', '--scoring', '2', '--games', '2', '--rounds', '5')
    desk.enter(make_people(13, 11))
    desk.play(4, ['2-0', '1-1', '0-2', '1-1'], open_games=1, games=2)
    desk.run('record', '--round', '1', '--board', '1', tail=['c3-d4', 'd6-c5', 'b2-c3'])


def make_knockout(desk):
    desk.new('Кубок на вибування')
    desk.tournament('Кубок', 'knockout', '--option', 'places=third', '--time', '900+10')
    desk.enter(make_people(16, 13))
    desk.play(4, ['1-0', '0-1'])


def make_knockout_running(desk):
    desk.new('Кубок з вільними')
    desk.tournament('Кубок тринадцяти', 'knockout', '--games', '2', '--option', 'places=third')
    desk.enter(make_people(13, 15))
    play_matches(desk, 2, 1)


def make_double_elimination(desk):
    desk.new('Дві поразки')
    desk.tournament('Кубок до двох поразок', 'double-elimination')
    desk.enter(make_people(11, 17))
    for _ in range(4):
        boards = [line for line in desk.run('pair', '--publish', may_fail=True).splitlines() if line and line[0].isdigit()]
        number = str(count_rounds(desk))
        for i, line in enumerate(boards):
            if line.split('\t')[2] not in ('0', ''):
                desk.run('result', '--round', number, '--board', line.split('\t')[0], ['1-0', '0-1', '1-0'][i % 3])


def play_matches(desk, rounds, open_games):
    """Matches of two games: 1½–½, never level."""
    for number in range(1, rounds + 1):
        boards = [line for line in desk.run('pair', '--publish').splitlines() if line and line[0].isdigit()]
        playing = [line for line in boards if line.split('\t')[2] not in ('0', '')]
        for i, line in enumerate(playing if number < rounds else playing[open_games:]):
            desk.run('result', '--round', str(number), '--board', line.split('\t')[0], ['1-0,=-=', '0-1,=-=', '=-=,1-0'][i % 3])


def count_rounds(desk):
    number = 0
    while subprocess.run([desk.ctl, 'round', desk.path, 'show', str(number + 1)], capture_output=True).returncode == 0:
        number += 1
    return number


def opponent(team, number):
    """Berger's table of eight."""
    if team == 8:
        return next(other for other in range(1, 8) if (2 * other) % 7 == (number + 1) % 7)
    other = (number + 1 - team) % 7 or 7
    return 8 if other == team else other


def make_teams(desk):
    desk.new('Ліга збірних')
    path = os.path.join(desk.folder, desk.name + '.trf')
    chance = random.Random(19)
    scores = {}
    for number in range(1, 8):
        for low in range(1, 9):
            high = opponent(low, number)
            if low < high:
                for board in range(1, 5):
                    scores[number, low, board] = chance.choice('110=')
                    scores[number, high, board] = {'1': '0', '0': '1', '=': '='}[scores[number, low, board]]
    lines = ['012 Ліга збірних', '042 2026/11/16', '052 2026/11/22', '142 7', '192 FIDE_TEAM_ROUNDROBIN_MP_GP', '352 WBWB',
             '362 TW 2.0   TD 1.0   TL 0.0']
    people = make_people(32, 21)
    for team in range(1, 9):
        for board in range(1, 5):
            number = (team - 1) * 4 + board
            cells, points = '', 0
            for r in range(1, 8):
                rival = opponent(team, r)
                white = ((min(team, rival) + max(team, rival)) % 2 == 0) == (team < rival)
                white = white if board % 2 else not white
                score = scores[r, team, board]
                points += {'1': 1, '0': 0, '=': .5}[score]
                cells += f'{(rival - 1) * 4 + board:4} {"w" if white else "b"} {score}  '
            name = f'{people[number - 1][0]}, {people[number - 1][1]}'
            lines.append(f'001 {number:4} m    {name:33} {2400 - number * 15:4} UKR                        {points:4.1f} {number:4}  {cells}')
    names = ['Тернопіль', 'Збірна Івано-Франківської обл.', 'Полтава', 'Львівська ладья', 'Одеса', 'Винники', 'Дрогобич', 'Стрий']
    for team in range(1, 9):
        members = ''.join(f'{(team - 1) * 4 + board:4} ' for board in range(1, 5))
        lines.append(f'310 {team:3} {names[team - 1]:32} T{team:02}   {0:6} {0:6.1f} {0:6.1f} {team:3}  {members}')
    with open(path, 'w', encoding='utf-8') as file:
        file.write('\n'.join(lines) + '\n')
    desk.run('import', path)


def make_cases(desk):
    """An event with incidents, protests, adjourned games and moves kept."""
    desk.new('Чемпіонат області з подіями')
    desk.tournament('Фінал', 'round-robin', '--time', '7200+0')
    desk.enter(make_people(8, 23))
    desk.play(3, MATCH_RESULTS, open_games=1)
    for board, who, what, more in [('1', 'white', 'illegal-move', ['--fact', 'first']), ('2', 'black', 'touch-move-own', []),
                                   ('1', 'white', 'adjust-without-warning', []), ('3', 'black', 'not-recording', [])]:
        desk.run('incident', 'add', '--round', '3', '--board', board, '--player', who, '--incident', what, '--note', 'записано арбітром',
                 may_fail=True)
    desk.run('incident', 'add', '--round', '3', '--board', '1', '--player', 'black', '--incident', 'device-sound', '--sanction', 'warning',
             '--reason', 'перше порушення', '--witnesses', 'Ворон Я., Лис С.', '--note', 'Задзвонив телефон, який лежав у сумці.')
    desk.run('protest', 'new', '--player', '3', '--against', 'result', '--round', '3', '--board', '2', '--by', 'Їжак Ґеник',
             '--text', 'Прапорець суперника впав раніше, ніж він завершив хід, проте арбітр зафіксував поразку.',
             '--claim', 'Скасувати результат і присудити перемогу.', '--articles', '6.8', '--despite', 'подано до закриття туру', '--deposit', '500',
             '--at', '2026-11-18T16:00')
    desk.run('protest', 'committee', '1')
    desk.run('protest', 'hearing', '1', '--person', 'Їжак Ґеник', '--at', '2026-11-18T17:00')
    desk.run('protest', 'decide', '1', '--decision', 'rejected', '--votes', '0:3', '--reason', 'Свідки падіння прапорця не підтвердили.',
             '--effect', 'none')
    desk.run('adjourn', '--round', '3', '--board', '4', '--position', 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
             '--times', '1:58:00-2:01:30', '--sealed-by', 'black', '--move', '3', '--at', '2026-11-18T15:00', '--resume-at', '2026-11-18T18:00',
             '--place', 'зала 2', may_fail=True)
    desk.run('record', '--round', '1', '--board', '1', tail=['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O'])


def make_one(desk):
    desk.new('Один учасник')
    desk.tournament('Наодинці', 'round-robin')
    desk.enter(make_people(1))


def make_empty(desk):
    desk.new('Порожнє змагання')
    desk.tournament('Без учасників', 'dutch', '--rounds', '5')


def make_unplayed(desk):
    desk.new('Ще не розпочато')
    desk.tournament('Нуль турів', 'dutch', '--rounds', '5')
    desk.enter(make_people(9, 25))


def make_long(desk):
    desk.new('Відкритий командно-особистий чемпіонат північно-західного регіону із класичних, швидких та блискавичних шахів серед ветеранів, '
             'молоді, юніорів і юніорок пам’яті засновників спілки «Опілля»', place='Староконстянтинів-на-Переяславщині')
    desk.tournament('Основна група «А» серед чоловіків і жінок, народжених до 31 грудня 1966 року включно', 'dutch', '--rounds', '5', '--time', '5400+30')
    desk.enter(make_people(20, 27, long_names=True))
    desk.play(3, MATCH_RESULTS + ['--+'], open_games=5)


def make_large(desk):
    desk.new('Сто двадцять')
    path = os.path.join(desk.folder, desk.name + '.trf')
    subprocess.run([desk.ctl, 'trf', 'generate', '--players', '120', '--rounds', '9', '--seed', '120', '--system', 'dutch',
                    '--forfeits', '2', '--byes', '2', '-o', path], check=True)
    desk.run('import', path)


def make_letters(desk):
    """Play by post: letters kept by dates, a leave, a claim of time, games that are over."""
    desk.new('Заочне первенство «Ладья по почте»', 'ru-chess-988')
    desk.run('details', '--start', '2026-03-01', '--end', '2027-09-01')
    desk.tournament('Полуфинал по переписке', 'round-robin', '--discipline', 'correspondence')
    desk.enter(make_people(6, 29))
    boards = [line.split('\t') for line in desk.run('pair', '--publish').splitlines() if line and line[0].isdigit()]
    for board in (row[0] for row in boards[:2]):
        for number, side, received, sent in [('1', 'w', '', '2026-03-03'), ('1', 'b', '2026-03-06', '2026-03-12'),
                                             ('2', 'w', '2026-03-15', '2026-03-20'), ('2', 'b', '2026-03-24', '2026-04-10')]:
            more = ['--received', received] if received else []
            desk.run('letter', 'add', 'move', side, '--round', '1', '--board', board, '--no', number, '--sent', sent, *more)
    desk.run('claim', 'w', '--round', '1', '--board', boards[0][0], '--sent', '2026-05-12', may_fail=True)
    desk.run('leave', '2', '--from', '2026-06-01', '--to', '2026-06-20', '--sent', '2026-05-20', may_fail=True)
    desk.run('result', '--round', '1', '--board', boards[-1][0], '1-0')


def make_online(desk):
    """Play over the network: accounts, and the sites where the players sit."""
    desk.new('Дистанционный кубок «Белая сеть»', 'ru-chess-988')
    desk.tournament('Быстрые шахматы в сети', 'dutch', '--rounds', '5', '--discipline', 'online-rapid', '--time', '900+5')
    desk.enter(make_people(12, 31))
    for number in range(1, 13):
        desk.run('entry', 'edit', str(number), '--platform', 'Invented Hall', '--login', f'player{number:02}')
    desk.play(2, MATCH_RESULTS, open_games=1)
    for number, place in [('1', 'Львів, школа № 1, кабінет 12'), ('2', 'Полтава, клуб «Ворсклянка»')]:
        desk.run('sites', 'set', number, '--round', '2', '--place', place, '--arbiter', 'Козлов Тихон Савельевич', '--technician', 'Лис Северин',
                 '--equipment', 'yes', '--camera', 'yes', '--conference', 'yes')


def make_admitted(desk):
    """The first morning: documents seen and waived, somebody refused, arrivals and fees, and norms to be made."""
    desk.new('Чемпіонат області серед жінок', 'ru-chess-988')
    desk.tournament('Допуск і норми', 'round-robin', '--time', '5400+30')
    desk.enter(make_people(8, 33))
    for role, name in [('admission-chair', 'Калиновська Соломія Андріївна'), ('admission', 'Дробот Юхим Янович'), ('doctor', 'Явір Любомира Львівна')]:
        desk.run('official', role, name)
    desk.run('admission', 'open', '--time', '2026-11-16T09:00', '--place', 'Палац шахів, зала 1')
    documents = [line.split('\t')[0] for line in desk.run('admission', 'documents').splitlines() if line.strip()]
    for number in range(1, 8):
        for document in documents[:-1] if number == 3 else documents:
            desk.run('admission', 'seen', str(number), document)
        if number == 3:
            desk.run('admission', 'waive', '3', documents[-1], '--ground', 'застраховано школою, лист від 14.11.2026')
        desk.run('admission', 'admit', str(number))
    desk.run('admission', 'refuse', '8', '--ground', 'немає медичного допуску', '--article', 'II.2.4')
    desk.run('admission', 'close', '--time', '2026-11-16T11:30')
    desk.run('register', 'set', '1', '2', '3', '4', '5', '6', '7', '--arrived', 'yes', '--paid', 'yes')
    desk.run('entry', 'remove', '8')
    desk.run('norms', 'set', os.path.join(os.path.dirname(__file__), '..', '..', 'data', 'norms', 'sample-invented.ini'))
    desk.play(7, ['1-0', '1-0', '=-=', '1-0'])


# Games of a board, where it is not one.
GAMES = {'draughts': 2, 'knockout-running': 2}

EVENTS = {
    'swiss': make_swiss,
    'round-robin': make_round_robin,
    'round-robin-24': make_big_round_robin,
    'double': make_double,
    'teams': make_teams,
    'draughts': make_draughts,
    'knockout': make_knockout,
    'knockout-running': make_knockout_running,
    'double-elimination': make_double_elimination,
    'cases': make_cases,
    'one': make_one,
    'empty': make_empty,
    'unplayed': make_unplayed,
    'long': make_long,
    'large': make_large,
    'letters': make_letters,
    'online': make_online,
    'admitted': make_admitted,
}
