#include "config.h"

#include "due-days.h"

#include "leave-days.h"

/* So far ahead the end of the time is looked for; a side whose days do not run by then is not waited for. */
#define FAR_DAYS 1000
#define MAX_STEPS 40

/* The game as it is seen on the day. */
typedef struct
{
  ZhAccountRequest request;
  ZhLetterEvent   *events;
  gsize            n_events;
  ZhLetterDays    *days;
  int              end;
  gboolean         is_claimed; /* a claim waits for its decision */
  gboolean         is_stopped; /* no move is waited for: it is adjudicated, or lost */
  ZhGameState     *state;
} Game;

static void
add_due (Game                *game,
         ZhDueKind            kind,
         ZhLetterSide         side,
         int                  day,
         const ZhAccountWord *word)
{
  const ZhDue due = { kind, side, day, word->article };

  if (word->article != NULL)
    g_array_append_val (game->state->dues, due);
}

static gint64
ask_left (const Game  *game,
          ZhLetterSide side,
          int          day)
{
  ZhAccountRequest request = game->request;
  g_autoptr (ZhAccount) account = NULL;

  request.day = day;
  account = zh_account_new (&request, game->events, game->n_events);
  return zh_account_find_value (account, side, ZH_ACCOUNT_LEFT, 0);
}

/* Days that do not count lie between: the day is come upon in steps, each no longer than what is left. */
static void
add_time (Game        *game,
          ZhLetterSide side,
          gint64       left)
{
  const ZhAccountRules *rules = game->request.rules;
  int                   day = game->request.day;

  if (game->is_claimed && ask_left (game, side, day + FAR_DAYS) == left)
    return;
  for (int i = 0; i < MAX_STEPS && left != 0 && day + left > 0; i++)
    {
      day += (int) CLAMP (left, -FAR_DAYS, FAR_DAYS);
      left = ask_left (game, side, day);
    }
  add_due (game, ZH_DUE_TIME, side, day - (zh_account_word_holds (&rules->last_day_in_time) ? 0 : 1), &rules->days);
}

/* The account on the day: what each side has, and the end of the time of the side whose letter came. */
static void
read_account (Game *game)
{
  const ZhAccountRules *rules = game->request.rules;
  ZhGameState          *state = game->state;
  g_autoptr (ZhAccount) account = zh_account_new (&game->request, game->events, game->n_events);

  for (int side = 0; side < 2; side++)
    {
      state->moves[side] = zh_account_find_value (account, (ZhLetterSide) side, ZH_ACCOUNT_MOVES, 0);
      state->period[side] = zh_account_find_value (account, (ZhLetterSide) side, ZH_ACCOUNT_PERIOD, 0);
      state->left[side] = zh_account_find_value (account, (ZhLetterSide) side, ZH_ACCOUNT_LEFT, 0);
    }
  if (game->is_stopped)
    return;
  if (zh_account_find_value (account, state->turn, ZH_ACCOUNT_RUNNING, -1) >= 0)
    add_time (game, state->turn, state->left[state->turn]);
  if (zh_account_find_value (account, state->turn, ZH_ACCOUNT_SHORT, 0) != 0 && state->left[state->turn] >= 0)
    add_due (game, ZH_DUE_REMIND, state->turn, game->request.day, &rules->short_days);
}

/* The last letter that was sent; @moves: only with a move. Returns: n_events where there is none */
static gsize
find_last_letter (const Game *game,
                  gboolean    moves)
{
  for (gsize i = game->n_events; i > 0; i--)
    {
      const ZhLetterEvent *event = &game->events[i - 1];

      if (zh_letter_event_is_letter (event) && zh_letter_event_is_sent (event) && (!moves || event->kind == ZH_LETTER_MOVE))
        return i - 1;
    }
  return game->n_events;
}

static ZhLetterSide
find_turn (const Game *game)
{
  gsize last = find_last_letter (game, FALSE);

  return last < game->n_events ? (ZhLetterSide) (1 - game->events[last].side) : ZH_LETTER_WHITE;
}

/* When a letter that is not answered is sent again: after a leave of one's own it waits (draughts V.7.3). */
static int
find_repeat_day (const Game  *game,
                 ZhLetterSide side,
                 int          sent)
{
  const ZhAccountRules *rules = game->request.rules;
  g_autoptr (ZhLeaves) leaves = zh_leaves_new (game->events, game->days, game->n_events, rules);
  int day = sent + rules->silence_days.number;
  int end = rules->repeat_after_leave_days.article != NULL ? zh_leaves_find_end (leaves, side, day) : 0;

  return end != 0 ? end + rules->repeat_after_leave_days.number : day;
}

static int
add_months (int day,
            int months)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, (guint32) day);
  g_date_add_months (&date, (guint) months);
  return (int) g_date_get_julian (&date);
}

static int
find_silence_end (const ZhAccountRules *rules,
                  int                   sent)
{
  if (rules->silence_end_months.article == NULL)
    return sent + rules->silence_end_days.number;
  return add_months (sent, rules->silence_end_months.number);
}

/* What the side that waits sends: the letter again, or, while White has sent nothing, a query for the first move where the
 * rules know one. */
static void
add_reminder (Game        *game,
              ZhLetterSide waiting,
              gsize        last,
              int          sent)
{
  const ZhAccountRules *rules = game->request.rules;

  if (sent == 0)
    return;
  if (last == game->n_events && rules->first_move_days.article != NULL)
    add_due (game, ZH_DUE_FIRST_MOVE, waiting, sent + rules->first_move_days.number, &rules->first_move_days);
  else if (last == game->n_events || (game->events[last].kind != ZH_LETTER_REPEAT && (game->events[last].marks & ZH_MARK_FIRST_MOVE) == 0))
    add_due (game, ZH_DUE_REPEAT, waiting, find_repeat_day (game, waiting, sent), &rules->silence_days);
}

/* Silence: a letter of the partner that waits, or White's first move, which the start waits for. */
static void
add_silence (Game *game)
{
  const ZhAccountRules *rules = game->request.rules;
  ZhGameState          *state = game->state;
  ZhLetterSide          waiting = (ZhLetterSide) (1 - state->turn);
  gsize                 last = find_last_letter (game, FALSE);
  gsize                 move = find_last_letter (game, TRUE);
  int                   sent = last < game->n_events ? game->days[last].dispatch : game->request.start;
  int                   moved = move < game->n_events ? game->days[move].dispatch : game->request.start;

  state->last_sent = last < game->n_events ? sent : 0;
  if (game->is_claimed || game->is_stopped)
    return;
  add_reminder (game, waiting, last, sent);
  if (moved != 0)
    add_due (game, ZH_DUE_SILENCE, state->turn, find_silence_end (rules, moved),
             rules->silence_end_months.article != NULL ? &rules->silence_end_months : &rules->silence_end_days);
}

/* Whether a claim of @side on the day would hold. */
static gboolean
would_hold (const Game  *game,
            ZhLetterSide side)
{
  ZhLetterSide              partner = (ZhLetterSide) (1 - side);
  g_autofree ZhLetterEvent *events = g_new0 (ZhLetterEvent, game->n_events + 1);
  g_autoptr (ZhAccount) before = zh_account_new (&game->request, game->events, game->n_events);
  g_autoptr (ZhAccount) after = NULL;

  for (gsize i = 0; i < game->n_events; i++)
    events[i] = game->events[i];
  events[game->n_events] = (ZhLetterEvent){ .kind = ZH_LETTER_CLAIM, .side = side, .sent = { game->request.day, ZH_GAP_NONE } };
  after = zh_account_new (&game->request, events, game->n_events + 1);
  return zh_account_count_oversteps (after, partner) > zh_account_count_oversteps (before, partner);
}

/* Whether the claim at @place was granted. */
static gboolean
did_hold (const Game *game,
          gsize       place)
{
  ZhLetterSide partner = (ZhLetterSide) (1 - game->events[place].side);
  g_autoptr (ZhAccount) before = zh_account_new (&game->request, game->events, place);
  g_autoptr (ZhAccount) after = zh_account_new (&game->request, game->events, place + 1);

  return zh_account_count_oversteps (after, partner) > zh_account_count_oversteps (before, partner);
}

/* Until when the side that a decision on a claim went against protests against it; what was not said by then is not waited for. */
static void
add_protest (Game *game,
             gsize place)
{
  const ZhAccountRules *rules = game->request.rules;
  const ZhLetterEvent  *claim = &game->events[place];
  int                   until = claim->to + rules->appeal_days.number;

  if (until >= game->request.day)
    add_due (game, ZH_DUE_PROTEST, did_hold (game, place) ? (ZhLetterSide) (1 - claim->side) : claim->side, until, &rules->appeal_days);
}

/* Objection, decision, protest: what follows a claim. */
static void
follow_claim (Game *game,
              gsize place)
{
  const ZhAccountRules *rules = game->request.rules;
  const ZhLetterEvent  *claim = &game->events[place];
  ZhLetterSide          partner = (ZhLetterSide) (1 - claim->side);
  const ZhAccountWord  *decision = rules->decision_days.article != NULL ? &rules->decision_days : &rules->objection_days;
  int                   until = claim->sent.day + rules->objection_days.number;

  if (claim->to != 0)
    add_protest (game, place);
  else if (claim->objected != 0)
    add_due (game, ZH_DUE_DECISION, claim->side, claim->objected + rules->decision_days.number, decision);
  else if (until >= game->request.day)
    add_due (game, ZH_DUE_OBJECTION, partner, until, &rules->objection_days);
  else
    add_due (game, ZH_DUE_DECISION, claim->side, until + MAX (rules->decision_days.number, 1), decision);
}

/* Of a game that was lost by a claim the decision can still be protested against. */
static void
add_protests (Game *game)
{
  for (gsize i = 0; i < game->n_events; i++)
    if (game->events[i].kind == ZH_LETTER_CLAIM && game->events[i].to != 0)
      add_protest (game, i);
}

static void
add_claims (Game *game)
{
  for (gsize i = 0; i < game->n_events; i++)
    if (game->events[i].kind == ZH_LETTER_CLAIM)
      follow_claim (game, i);
  for (int side = 0; side < 2 && !game->is_claimed && !game->is_stopped; side++)
    if (would_hold (game, (ZhLetterSide) side))
      add_due (game, ZH_DUE_CLAIM, (ZhLetterSide) side, game->request.day, &game->request.rules->claim_until);
}

static int
compare_dues (gconstpointer a,
              gconstpointer b)
{
  const ZhDue *first = a;
  const ZhDue *second = b;

  return first->day != second->day ? first->day - second->day : first->kind != second->kind ? (int) first->kind - (int) second->kind
                                                                                            : (int) first->side - (int) second->side;
}

/* Leaves apply whenever they were told; all else is seen from the day of its letter on. */
static gboolean
is_seen (const ZhLetterEvent *event,
         const ZhLetterDays  *days,
         int                  day)
{
  if (event->kind == ZH_LETTER_CLAIM || event->kind == ZH_LETTER_ADD)
    return event->sent.day <= day;
  return !zh_letter_event_is_letter (event) || days->dispatch <= day;
}

/* Copies what is seen. A claim that was decided later waits. */
static void
look (Game                *game,
      const ZhLetterEvent *events,
      gsize                n_events)
{
  g_autofree ZhLetterDays *days = zh_letter_days_new (events, n_events, game->request.rules);
  int                      day = game->request.day;

  game->events = g_new0 (ZhLetterEvent, n_events + 1);
  for (gsize i = 0; i < n_events && is_seen (&events[i], &days[i], day); i++)
    {
      ZhLetterEvent *event = &game->events[game->n_events++];

      *event = events[i];
      if (event->kind != ZH_LETTER_CLAIM)
        continue;
      event->to = event->to > day ? 0 : event->to;
      event->objected = event->objected > day ? 0 : event->objected;
      game->is_claimed = game->is_claimed || event->to == 0;
    }
  game->days = zh_letter_days_new (game->events, game->n_events, game->request.rules);
}

/* Material from the end of the event on; once both sent it, or its term is over, the adjudication. */
static void
add_adjudication (Game                     *game,
                  const ZhAdjudicationDays *days)
{
  const ZhAccountRules *rules = game->request.rules;
  int                   term = game->end + rules->material_days.number;
  int                   from = 0;

  for (int side = 0; side < 2; side++)
    {
      if (!days->has_sent[side] && game->end != 0 && (game->is_stopped || game->end <= game->request.day))
        add_due (game, ZH_DUE_MATERIAL, (ZhLetterSide) side, term, &rules->material_days);
      from = MAX (from, days->sent[side]);
    }
  if (game->end != 0 && term < game->request.day && !(days->has_sent[0] && days->has_sent[1]))
    from = MAX (from, term);
  else if (!days->has_sent[0] || !days->has_sent[1])
    return;
  if (from != 0)
    add_due (game, ZH_DUE_ADJUDICATION, game->state->turn, add_months (from, rules->adjudication_months.number), &rules->adjudication_months);
}

/* Who sent no material may not appeal where the rules say so; the last decision is final. An appeal that came is heard. */
static void
add_appeals (Game                     *game,
             const ZhAdjudicationDays *days)
{
  const ZhAccountRules *rules = game->request.rules;
  int                   until = days->decided + rules->adjudication_appeal_days.number;

  if (rules->adjudications.article != NULL && days->n_decisions >= rules->adjudications.number)
    return;
  if (days->appealed != 0)
    add_due (game, ZH_DUE_HEARING, days->has_appealed[ZH_LETTER_BLACK] ? ZH_LETTER_BLACK : ZH_LETTER_WHITE, days->appealed + rules->hearing_days.number,
             rules->hearing_days.article != NULL ? &rules->hearing_days : &rules->adjudications);
  for (int side = 0; side < 2 && until >= game->request.day; side++)
    if (!days->has_appealed[side] && (days->has_sent[side] || !zh_account_word_holds (&rules->appeal_needs_material)))
      add_due (game, ZH_DUE_APPEAL, (ZhLetterSide) side, until, &rules->adjudication_appeal_days);
}

/* The record of a game that has ended: from both within some days, or from either, since the result counts only then. */
static void
add_records (Game                     *game,
             const ZhAdjudicationDays *days)
{
  const ZhAccountRules *rules = game->request.rules;
  gsize                 last = find_last_letter (game, TRUE);
  gboolean              any = days->has_record[0] || days->has_record[1];
  int                   ended = last < game->n_events ? game->days[last].dispatch : 0;

  for (int side = 0; side < 2 && last < game->n_events; side++)
    if (!days->has_record[side] && rules->record_days.article != NULL)
      add_due (game, ZH_DUE_RECORD, (ZhLetterSide) side, ended != 0 ? ended + rules->record_days.number : game->request.day, &rules->record_days);
    else if (!any && zh_account_word_holds (&rules->result_needs_record))
      add_due (game, ZH_DUE_RECORD, (ZhLetterSide) side, game->request.day, &rules->result_needs_record);
}

/* What is due of a game that goes on, or waits for an adjudication or a record. */
static void
add_dues (Game                     *game,
          const ZhAdjudicationDays *days)
{
  const ZhAccountRules *rules = game->request.rules;
  ZhLetterSide          partner = (ZhLetterSide) (1 - days->leaver);

  add_silence (game);
  add_claims (game);
  if (days->left != ZH_UNFINISHED_LOST)
    add_adjudication (game, days);
  else if (!days->has_record[partner] && zh_account_word_holds (&rules->leaver_needs_record))
    add_due (game, ZH_DUE_RECORD, partner, game->request.day, &rules->leaver_needs_record);
}

ZhGameState *
zh_game_state_new (const ZhAccountRequest   *request,
                   int                       end,
                   const ZhAdjudicationDays *adjudication,
                   const ZhLetterEvent      *events,
                   gsize                     n_events)
{
  static const ZhAdjudicationDays nothing = { 0 };
  const ZhAdjudicationDays       *days = adjudication != NULL ? adjudication : &nothing;

  ZhGameState *self = g_new0 (ZhGameState, 1);
  Game         game = { .request = *request, .end = end, .state = self };

  g_assert (request->day > 0);
  self->dues = g_array_new (FALSE, FALSE, sizeof (ZhDue));
  look (&game, events, n_events);
  game.is_stopped = days->left == ZH_UNFINISHED_LOST || days->left == ZH_UNFINISHED_ADJUDICATED || (end != 0 && end < request->day);
  self->turn = find_turn (&game);
  read_account (&game);
  self->is_over = days->n_decisions > 0 || days->is_finished;
  if (self->is_over)
    g_array_set_size (self->dues, 0);
  if (days->n_decisions > 0)
    add_appeals (&game, days);
  else if (days->is_finished)
    {
      add_records (&game, days);
      add_protests (&game);
    }
  else
    add_dues (&game, days);
  g_array_sort (self->dues, compare_dues);
  g_free (game.events);
  g_free (game.days);
  return self;
}

void
zh_game_state_free (ZhGameState *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->dues);
  g_free (self);
}

const ZhDue *
zh_game_state_find_action (const ZhGameState *self,
                           int                day)
{
  /* What ends a game comes before what keeps it going. */
  static const ZhDueKind by_weight[] = { ZH_DUE_DECISION, ZH_DUE_SILENCE, ZH_DUE_CLAIM, ZH_DUE_TIME, ZH_DUE_REPEAT, ZH_DUE_FIRST_MOVE,
                                         ZH_DUE_REMIND, ZH_DUE_ADJUDICATION, ZH_DUE_MATERIAL, ZH_DUE_HEARING, ZH_DUE_RECORD };

  for (gsize k = 0; k < G_N_ELEMENTS (by_weight); k++)
    for (guint i = 0; i < self->dues->len; i++)
      {
        const ZhDue *due = &g_array_index (self->dues, ZhDue, i);

        if (due->kind == by_weight[k] && due->day <= day)
          return due;
      }
  return NULL;
}
