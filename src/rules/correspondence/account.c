#include "config.h"

#include "account.h"

#include "account-count.h"
#include "leave-days.h"

/* Days from @from to the one before @to; open where nobody knows the end. */
typedef struct
{
  int from;
  int to;
} Stretch;

/* The game while it is gone through. */
typedef struct
{
  const ZhAccountRequest *request;
  const ZhAccountRules   *rules;
  const ZhLetterEvent    *events;
  gsize                   n_events;
  const ZhLetterDays     *days;
  const ZhLeaves         *leaves;
  ZhControl               control;
  ZhSideCount             sides[2];
  int                     own_start[2]; /* 0 where it is the official one */
  GArray                 *pauses;       /* (element-type Stretch): the game was interrupted */
  gboolean                white_wrote;
  ZhAccount              *account;
} Game;

/* The first reason why a day does not count; NULL where it counts. */
static const char *
find_excuse (const Game  *game,
             ZhLetterSide side,
             int          day)
{
  const ZhAccountRules *rules = game->rules;

  if (day < game->request->start && rules->before_start_counts.article != NULL && rules->before_start_counts.number == 0)
    return rules->before_start_counts.article;
  if (day >= game->request->start && day < game->own_start[side])
    return rules->late_notice_days.article;
  for (guint i = 0; i < game->pauses->len; i++)
    {
      const Stretch *pause = &g_array_index (game->pauses, Stretch, i);

      if (day >= pause->from && day < pause->to)
        return rules->claim_interrupts.article;
    }
  if (zh_leaves_contain (game->leaves, side, day) ||
      (rules->leave_stops.number != 0 && zh_leaves_contain (game->leaves, (ZhLetterSide) (1 - side), day)))
    return rules->leave_stops.article;
  return NULL;
}

static void
add_bound (GArray        *bounds,
           const Stretch *stretch,
           int            day)
{
  if (day > stretch->from && day < stretch->to)
    g_array_append_val (bounds, day);
}

static int
compare_days (gconstpointer a,
              gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* The days on which a reason may begin or end, sorted, with both ends of @stretch. */
static GArray *
list_bounds (const Game    *game,
             const Stretch *stretch,
             ZhLetterSide   side)
{
  GArray *bounds = g_array_new (FALSE, FALSE, sizeof (int));

  g_array_append_val (bounds, stretch->from);
  g_array_append_val (bounds, stretch->to);
  add_bound (bounds, stretch, game->request->start);
  add_bound (bounds, stretch, game->own_start[side]);
  add_bound (bounds, stretch, game->sides[side].from);
  for (guint i = 0; i < game->pauses->len; i++)
    {
      add_bound (bounds, stretch, g_array_index (game->pauses, Stretch, i).from);
      add_bound (bounds, stretch, g_array_index (game->pauses, Stretch, i).to);
    }
  for (int who = 0; who < 2; who++)
    for (guint i = 0; i < game->leaves->pieces[who]->len; i++)
      {
        add_bound (bounds, stretch, g_array_index (game->leaves->pieces[who], ZhLeavePiece, i).from);
        add_bound (bounds, stretch, g_array_index (game->leaves->pieces[who], ZhLeavePiece, i).to);
      }
  g_array_sort (bounds, compare_days);
  return bounds;
}

/* What a letter may spend without its being counted besides the excuses of days. */
typedef struct
{
  int         days; /* G_MAXINT for all of them */
  const char *article;
} Allowance;

/* What became of the days of a letter. */
typedef struct
{
  gint64 counted;
  gint64 in_count; /* of these, within the present count */
} Spent;

/* Goes through the days of a letter; with @noting what does not count is noted under its article. */
static Spent
spend_days (Game        *game,
            ZhLetterSide side,
            Stretch      stretch,
            Allowance    allowance,
            gboolean     noting)
{
  Spent spent = { 0, 0 };
  g_autoptr (GArray) bounds = NULL;

  if (stretch.to <= stretch.from)
    return spent;
  bounds = list_bounds (game, &stretch, side);
  for (guint i = 0; i + 1 < bounds->len; i++)
    {
      int         from = g_array_index (bounds, int, i);
      int         days = g_array_index (bounds, int, i + 1) - from;
      const char *excuse = days > 0 ? find_excuse (game, side, from) : NULL;
      int         free_days = excuse == NULL ? MIN (days, allowance.days) : 0;

      if (noting && excuse != NULL)
        zh_side_count_leave_out (&game->sides[side], excuse, days);
      if (noting && free_days > 0)
        zh_side_count_leave_out (&game->sides[side], allowance.article, free_days);
      if (excuse != NULL)
        continue;
      if (allowance.days != G_MAXINT)
        allowance.days -= free_days;
      spent.counted += days - free_days;
      if (zh_side_count_has_day (&game->sides[side], from))
        spent.in_count += days - free_days;
    }
  return spent;
}

/* White's first letter runs from the official start, any other from when the letter came that it answers. */
static Stretch
get_stretch (const Game *game,
             gsize       place,
             int         until)
{
  const ZhLetterEvent *event = &game->events[place];
  gboolean             is_first = event->side == ZH_LETTER_WHITE && !game->white_wrote && !zh_letter_event_is_received (event);
  int                  from = is_first ? game->request->start : game->days[place].receipt;

  return from != 0 && until != 0 ? (Stretch){ from, until } : (Stretch){ 0, 0 };
}

static Spent
spend_letter (Game     *game,
              gsize     place,
              Allowance allowance)
{
  const ZhLetterDays *days = &game->days[place];
  ZhLetterSide        side = game->events[place].side;
  Stretch             stretch = get_stretch (game, place, days->dispatch);

  if (days->is_unknown)
    {
      game->sides[side].unknown++;
      return (Spent){ 0, 0 };
    }
  if (stretch.to != 0 && zh_account_word_holds (&game->rules->dispatch_day_counts))
    stretch.to++;
  return spend_days (game, side, stretch, allowance, TRUE);
}

static void
charge (ZhSideCount *self,
        Spent        spent)
{
  self->total += spent.counted;
  self->period += spent.in_count;
}

static void
note_letter (Game *game,
             gsize place,
             Spent spent)
{
  ZhAccountLetter *letter = &g_array_index (game->account->letters, ZhAccountLetter, place);

  *letter = (ZhAccountLetter){ TRUE, spent.counted, game->sides[game->events[place].side].total };
}

static void
play_move (Game *game,
           gsize place)
{
  const ZhLetterEvent *event = &game->events[place];
  ZhSideCount         *self = &game->sides[event->side];
  int                  day = game->days[place].dispatch;
  int                  n_before = game->rules->series_days.number != 0 ? event->last - event->number : 0;
  Spent                spent = spend_letter (game, place, (Allowance){ 0, NULL });

  zh_side_count_make_moves (self, n_before, day);
  charge (self, spent);
  zh_side_count_make_moves (self, event->last - event->number + 1 - n_before, day);
  zh_side_count_make_moves (&game->sides[1 - event->side], event->last - event->number, day);
  self->running = -1;
  note_letter (game, place, spent);
}

/* The letter in which a fault without dates was made: beside it in the game, one's own. */
static int
find_fault_day (const Game *game,
                gsize       place)
{
  ZhLetterSide side = game->events[place].side;
  gsize        before = place;
  gsize        after = place + 1;

  if (zh_letter_event_is_letter (&game->events[place]))
    return game->days[place].dispatch;
  while (before > 0 && !zh_letter_event_is_letter (&game->events[before - 1]))
    before--;
  while (after < game->n_events && !zh_letter_event_is_letter (&game->events[after]))
    after++;
  if (before > 0 && game->events[before - 1].side == side)
    return game->days[before - 1].dispatch;
  return after < game->n_events && game->events[after].side == side ? game->days[after].dispatch : 0;
}

static void
punish_fault (Game *game,
              gsize place)
{
  const ZhLetterEvent  *event = &game->events[place];
  const ZhAccountRules *rules = game->rules;
  ZhSideCount          *self = &game->sides[event->side];
  const char           *article = rules->faults[event->fault].article;
  int                   days = rules->fault_days.number;

  if (self->n_faults++ > 0 && rules->fault_again_days.article != NULL)
    {
      article = rules->fault_again_days.article;
      days = rules->fault_again_days.number;
    }
  zh_side_count_add_penalty (self, &game->control, article, days, find_fault_day (game, place));
}

static void
play_fault (Game *game,
            gsize place)
{
  if (zh_letter_event_is_letter (&game->events[place]))
    {
      Spent spent = spend_letter (game, place, (Allowance){ 0, NULL });

      charge (&game->sides[game->events[place].side], spent);
      punish_fault (game, place);
      note_letter (game, place, spent);
    }
  else
    punish_fault (game, place);
}

static void
play_query (Game *game,
            gsize place)
{
  const ZhLetterEvent  *event = &game->events[place];
  const ZhAccountRules *rules = game->rules;
  Allowance             allowance = { 0, NULL };
  Spent                 spent;

  if ((event->marks & ZH_MARK_FIRST_MOVE) != 0)
    {
      note_letter (game, place, (Spent){ 0, 0 });
      return;
    }
  if (rules->query_counts.article != NULL && rules->query_counts.number == 0)
    allowance = (Allowance){ G_MAXINT, rules->query_counts.article };
  else if (zh_account_word_holds (&rules->query_free[event->fault]))
    allowance = (Allowance){ rules->free_days.number, rules->query_free[event->fault].article };
  spent = spend_letter (game, place, allowance);
  charge (&game->sides[event->side], spent);
  note_letter (game, place, spent);
}

/* A letter that did not arrive is sent again in time, or the delay is the sender's. */
static void
punish_delay (Game *game,
              gsize place)
{
  const ZhLetterEvent  *event = &game->events[place];
  const ZhAccountRules *rules = game->rules;
  ZhSideCount          *self = &game->sides[event->side];
  int                   day = game->days[place].dispatch;
  int                   due = self->last_sent + rules->silence_days.number;
  int                   end = rules->repeat_after_leave_days.article != NULL ? zh_leaves_find_end (game->leaves, event->side, due) : 0;

  if (day == 0 || self->last_sent == 0)
    return;
  if (end != 0)
    due = end + rules->repeat_after_leave_days.number;
  if (day - due > rules->late_repeat_free_days.number)
    zh_side_count_add_penalty (self, &game->control, rules->late_repeat_free_days.article, day - due, day);
}

static void
play_repeat (Game *game,
             gsize place)
{
  const ZhLetterEvent  *event = &game->events[place];
  const ZhAccountRules *rules = game->rules;
  Spent                 spent = { 0, 0 };

  if (zh_account_word_holds (&rules->repeat_counts))
    spent = spend_letter (game, place, (Allowance){ rules->free_days.number, rules->repeat_counts.article });
  else if (game->days[place].is_unknown)
    game->sides[event->side].unknown++;
  charge (&game->sides[event->side], spent);
  if ((event->marks & ZH_MARK_LOST) != 0)
    punish_delay (game, place);
  note_letter (game, place, spent);
}

static void
play_claim (Game *game,
            gsize place)
{
  const ZhLetterEvent *event = &game->events[place];

  if (zh_side_count_judge (game->sides, &game->control, event))
    {
      const Stretch pause = { event->sent.day, event->to != 0 ? event->to : G_MAXINT };

      g_array_append_val (game->pauses, pause);
    }
}

/* The letter at @place came, and waits for its answer on the day of the account. */
static void
keep_running (Game *game,
              gsize place)
{
  const ZhLetterEvent *event = &game->events[place];
  Stretch              stretch = get_stretch (game, place, game->request->day);

  if (stretch.from == 0 || stretch.from > game->request->day)
    return;
  game->sides[event->side].running = spend_days (game, event->side, stretch, (Allowance){ 0, NULL }, FALSE).counted;
}

static void
play_event (Game *game,
            gsize place)
{
  const ZhLetterEvent *event = &game->events[place];

  switch (event->kind)
    {
    case ZH_LETTER_MOVE:
      play_move (game, place);
      break;
    case ZH_LETTER_FAULT:
      play_fault (game, place);
      break;
    case ZH_LETTER_QUERY:
      play_query (game, place);
      break;
    case ZH_LETTER_REPEAT:
      play_repeat (game, place);
      break;
    case ZH_LETTER_CLAIM:
      play_claim (game, place);
      break;
    case ZH_LETTER_ADD:
      zh_side_count_add_penalty (&game->sides[event->side], &game->control, event->article, event->number, event->sent.day);
      break;
    case ZH_LETTER_LEAVE:
    case ZH_LETTER_NOTICE:
      break;
    default:
      g_assert_not_reached ();
    }
  if (zh_letter_event_is_letter (event))
    {
      game->sides[event->side].last_sent = game->days[place].dispatch;
      game->white_wrote = game->white_wrote || event->side == ZH_LETTER_WHITE;
    }
}

/* When the event was dispatched; 0 for one that was not, and for leaves, which apply all the same. */
static int
get_dispatch (const Game *game,
              gsize       place)
{
  const ZhLetterEvent *event = &game->events[place];

  if (event->kind == ZH_LETTER_CLAIM || event->kind == ZH_LETTER_ADD)
    return event->sent.day;
  return zh_letter_event_is_letter (event) ? game->days[place].dispatch : 0;
}

/* A letter that came by the day of the account and is not answered runs, wherever it stands. */
static void
keep_open_running (Game *game,
                   gsize from)
{
  for (gsize i = from; i < game->n_events && game->request->day != 0; i++)
    if (game->events[i].kind == ZH_LETTER_MOVE && !zh_letter_event_is_sent (&game->events[i]))
      keep_running (game, i);
}

/* Plays what was dispatched by the day of the account. Returns: the place of the first event that was not */
static gsize
play_until (Game *game)
{
  int   day = game->request->day;
  gsize i;

  for (i = 0; i < game->n_events && (day == 0 || get_dispatch (game, i) <= day); i++)
    if (game->events[i].kind != ZH_LETTER_MOVE || zh_letter_event_is_sent (&game->events[i]))
      play_event (game, i);
    else
      {
        game->sides[game->events[i].side].unknown += game->days[i].is_unknown ? 1 : 0;
        keep_open_running (game, i);
      }
  return i;
}

static void
play_all (Game *game)
{
  gsize end = play_until (game);

  if (end == game->n_events)
    return;
  if (game->events[end].kind == ZH_LETTER_MOVE || game->events[end].kind == ZH_LETTER_FAULT)
    keep_running (game, end);
  keep_open_running (game, end);
}

/* A side that was told of the start too late has a start of its own (55.4.6). */
static void
read_notices (Game *game)
{
  for (gsize i = 0; i < game->n_events; i++)
    {
      const ZhLetterEvent *event = &game->events[i];

      if (event->kind == ZH_LETTER_NOTICE && game->request->start != 0 && event->received.day > game->request->start &&
          game->own_start[event->side] == 0)
        game->own_start[event->side] = event->received.day + game->rules->late_notice_days.number;
    }
}

static void
add_row (const Game   *game,
         ZhLetterSide  side,
         ZhAccountItem item,
         gint64        value,
         const char   *article)
{
  const ZhAccountRow row = { side, item, value, article != NULL ? article : "" };

  g_array_append_val (game->account->rows, row);
}

static void
add_sums (const Game   *game,
          ZhLetterSide  side,
          ZhAccountItem item,
          const GArray *sums)
{
  for (guint i = 0; i < sums->len; i++)
    add_row (game, side, item, g_array_index (sums, ZhArticleSum, i).days, g_array_index (sums, ZhArticleSum, i).article);
}

static void
add_side (const Game  *game,
          ZhLetterSide side)
{
  const ZhAccountRules *rules = game->rules;
  const ZhSideCount    *self = &game->sides[side];
  const char           *control = rules->days.article;
  int                   block = zh_side_count_get_block (self, &game->control);
  gint64                left = zh_side_count_get_allowed (self, &game->control, block) - self->period - MAX (self->running, 0);

  add_row (game, side, ZH_ACCOUNT_MOVES, self->moves, NULL);
  add_row (game, side, ZH_ACCOUNT_TOTAL, self->total, rules->total_with_penalties.article);
  add_row (game, side, ZH_ACCOUNT_PERIOD, self->period, self->is_new ? rules->new_count.article : control);
  add_row (game, side, ZH_ACCOUNT_CONTROL, zh_side_count_get_control_move (self, &game->control, block), rules->moves.article);
  add_row (game, side, ZH_ACCOUNT_LEFT, left, control);
  if (self->running >= 0)
    add_row (game, side, ZH_ACCOUNT_RUNNING, self->running, rules->dispatch_day_counts.article);
  if (rules->short_days.article != NULL && left <= rules->short_days.number)
    add_row (game, side, ZH_ACCOUNT_SHORT, 1, rules->short_days.article);
  add_sums (game, side, ZH_ACCOUNT_PENALTY, self->penalties);
  add_sums (game, side, ZH_ACCOUNT_UNCOUNTED, self->uncounted);
  g_array_append_vals (game->account->rows, self->oversteps->data, self->oversteps->len);
  g_array_append_vals (game->account->rows, self->refused->data, self->refused->len);
  if (self->unknown > 0)
    add_row (game, side, ZH_ACCOUNT_UNKNOWN, self->unknown, rules->unknown_dates.article);
}

ZhAccount *
zh_account_new (const ZhAccountRequest *request,
                const ZhLetterEvent    *events,
                gsize                   n_events)
{
  g_autofree ZhLetterDays *days = zh_letter_days_new (events, n_events, request->rules);
  g_autoptr (ZhLeaves) leaves = zh_leaves_new (events, days, n_events, request->rules);
  g_autoptr (GArray) pauses = g_array_new (FALSE, FALSE, sizeof (Stretch));
  ZhAccount *account = g_new0 (ZhAccount, 1);
  Game       game = { .request = request, .rules = request->rules, .events = events, .n_events = n_events, .days = days, .leaves = leaves, .pauses = pauses, .account = account };

  account->rows = g_array_new (FALSE, FALSE, sizeof (ZhAccountRow));
  account->letters = g_array_sized_new (FALSE, TRUE, sizeof (ZhAccountLetter), (guint) n_events);
  g_array_set_size (account->letters, (guint) n_events);
  game.control = (ZhControl){ request->rules, request->days != 0 ? request->days : request->rules->days.number,
                              request->moves != 0 ? request->moves : request->rules->moves.number };
  for (int side = 0; side < 2; side++)
    zh_side_count_init (&game.sides[side]);
  read_notices (&game);
  play_all (&game);
  for (int side = 0; side < 2; side++)
    add_side (&game, (ZhLetterSide) side);
  for (int side = 0; side < 2; side++)
    zh_side_count_clear (&game.sides[side]);
  return account;
}

void
zh_account_free (ZhAccount *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->rows);
  g_array_unref (self->letters);
  g_free (self);
}
