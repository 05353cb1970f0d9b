#include "config.h"

#include "title-norm.h"

#include "rating-tables.h"
#include "title-mix.h"

/* Choices of games tried for one norm; more than that come up in no event that gives norms. */
#define MAX_TRIED 20000

/**
 * Search:
 * @whole: whether the opponents of all games make a norm possible
 * @is_first: nothing was left out yet, so that @whole is to be found
 * @n_tried: choices judged so far
 */
typedef struct
{
  const ZhTitleEvent *event;
  ZhTitleNorm        *norm;
  ZhTitleVerdict      whole;
  gboolean            is_first;
  int                 n_tried;
} Search;

static const ZhTitleValue *
get_rule (const Search *self,
          ZhTitleRule   rule)
{
  return &self->event->rules->values[rule];
}

static int
get_number (const Search *self,
            ZhTitleRule   rule)
{
  return (int) self->event->rules->values[rule].value.numerator;
}

static ZhTitleGame *
get_game (const ZhTitleNorm *norm,
          guint              index)
{
  return &g_array_index (norm->games, ZhTitleGame, index);
}

/* Numbers of the counted games */

/* 1.4.6: the lowest opponent alone counts with at least the floor, in every game with him. */
static void
raise_lowest (Search *self)
{
  ZhTitleNorm *norm = self->norm;
  int          unrated = get_number (self, ZH_TITLE_RULE_UNRATED);
  int          floor = (int) self->event->rules->list[norm->title].floor.value.numerator;
  int          lowest = floor;

  norm->raised = -1;
  for (guint i = 0; i < norm->games->len; i++)
    {
      ZhTitleGame *game = get_game (norm, i);

      game->counted_rating = game->rating > 0 ? game->rating : unrated;
      if (zh_title_game_is_counted (game) && game->counted_rating < lowest)
        {
          lowest = game->counted_rating;
          norm->raised = game->opponent;
        }
    }
  for (guint i = 0; norm->raised >= 0 && i < norm->games->len; i++)
    if (get_game (norm, i)->opponent == norm->raised)
      get_game (norm, i)->counted_rating = floor;
}

static void
add_up (Search *self)
{
  ZhTitleNorm *norm = self->norm;

  norm->n_games = norm->n_left_out = norm->rating_sum = norm->points_doubled = 0;
  for (guint i = 0; i < norm->games->len; i++)
    {
      const ZhTitleGame *game = get_game (norm, i);

      if (game->use == ZH_TITLE_GAME_LATER || game->use == ZH_TITLE_GAME_WON)
        norm->n_left_out++;
      if (!zh_title_game_is_counted (game))
        continue;
      norm->n_games++;
      norm->rating_sum += game->counted_rating;
      norm->points_doubled += game->use == ZH_TITLE_GAME_COUNTED ? game->points_doubled : 0;
    }
}

/* Twice the least points that reach the share of the points and the performance. */
static int
find_needed (const Search *self)
{
  const ZhTitleNorm *norm = self->norm;
  int                performance = (int) self->event->rules->list[norm->title].performance.value.numerator;
  int                least = zh_title_share_up (get_rule (self, ZH_TITLE_RULE_SCORE)->value, 2 * norm->n_games);

  for (int doubled = least; doubled <= 2 * norm->n_games; doubled++)
    if (norm->average + zh_rating_difference (zh_rating_percentage (doubled, norm->n_games)) >= performance)
      return doubled;
  return -1;
}

/* Demands */

/* 1.4.1c: one round of the event without play, by a bye for lack of an opponent or because he did not come. */
static gboolean
lacks_one_game (const Search *self)
{
  const ZhTitleNorm *norm = self->norm;
  int                n_missing = 0;

  if (self->event->n_rounds != get_number (self, ZH_TITLE_RULE_ROUNDS_BYE) || norm->n_left_out > 0)
    return FALSE;
  for (guint i = 0; i < norm->games->len; i++)
    {
      const ZhTitleGame *game = get_game (norm, i);

      if (zh_title_game_is_counted (game))
        continue;
      if (game->outcome != ZH_OUTCOME_FORFEIT_WIN && game->outcome != ZH_OUTCOME_ALLOCATED_BYE)
        return FALSE;
      n_missing++;
    }
  return n_missing == 1 && norm->n_games == get_number (self, ZH_TITLE_RULE_GAMES_BYE);
}

static ZhTitleRule
get_least_games (const Search *self)
{
  if (self->event->kind == ZH_NORM_EVENT_TEAM_CHAMPIONSHIP)
    return ZH_TITLE_RULE_GAMES_TEAMS;
  if (self->event->kind == ZH_NORM_EVENT_WORLD_CUP)
    return ZH_TITLE_RULE_GAMES_CUP;
  return lacks_one_game (self) ? ZH_TITLE_RULE_GAMES_BYE : ZH_TITLE_RULE_GAMES;
}

static void
judge (Search           *self,
       ZhTitleDemandKind kind,
       int               counted,
       int               limit,
       const char       *article)
{
  zh_title_demand_judge (&self->norm->demands[kind], counted, limit, FALSE, article);
}

/* 1.4.1e: where the pairings are known from the start a norm is made of the whole table. */
static void
judge_schedule (Search *self)
{
  const ZhTitleNorm *norm = self->norm;
  const ZhHistory   *history = self->event->history;
  int                n_ended = 0;

  if (!self->event->is_scheduled || !zh_title_event_allows (self->event, ZH_TITLE_RULE_ALL_SCHEDULED))
    return;
  for (guint i = 0; i < norm->games->len; i++)
    n_ended += get_game (norm, i)->opponent >= 0 && get_game (norm, i)->use != ZH_TITLE_GAME_OPEN ? 1 : 0;
  judge (self, ZH_TITLE_DEMAND_SCHEDULE, n_ended,
         zh_tournament_count_table_games (history->tournament, zh_history_get_entry (history, norm->entry)),
         get_rule (self, ZH_TITLE_RULE_ALL_SCHEDULED)->article);
}

static void
judge_result (Search *self)
{
  ZhTitleNorm   *norm = self->norm;
  const ZhTitle *title = &self->event->rules->list[norm->title];
  int            least = zh_title_share_up (get_rule (self, ZH_TITLE_RULE_SCORE)->value, 2 * norm->n_games);

  norm->average = (int) zh_fraction_round (zh_fraction_new (norm->rating_sum, norm->n_games), 0);
  norm->percentage = zh_rating_percentage (norm->points_doubled, norm->n_games);
  norm->difference = zh_rating_difference (norm->percentage);
  norm->performance = norm->average + norm->difference;
  norm->needed_doubled = find_needed (self);
  judge (self, ZH_TITLE_DEMAND_AVERAGE, norm->average, (int) title->average.value.numerator, title->average.article);
  judge (self, ZH_TITLE_DEMAND_SCORE, norm->points_doubled, least, get_rule (self, ZH_TITLE_RULE_SCORE)->article);
  norm->demands[ZH_TITLE_DEMAND_SCORE].counted = zh_fraction_new (norm->points_doubled, 2);
  norm->demands[ZH_TITLE_DEMAND_SCORE].limit = zh_fraction_new (least, 2);
  judge (self, ZH_TITLE_DEMAND_PERFORMANCE, norm->performance, (int) title->performance.value.numerator, title->performance.article);
}

static ZhTitleVerdict
sum_up (const ZhTitleNorm *norm,
        ZhTitleDemandKind  first,
        ZhTitleDemandKind  last)
{
  ZhTitleVerdict verdict = ZH_TITLE_MET;

  for (ZhTitleDemandKind kind = first; kind <= last; kind++)
    {
      if (norm->demands[kind].verdict == ZH_TITLE_MISSED)
        return ZH_TITLE_MISSED;
      if (norm->demands[kind].verdict == ZH_TITLE_UNKNOWN)
        verdict = ZH_TITLE_UNKNOWN;
    }
  return verdict;
}

/* Judges every demand on the games as they are counted now. */
static gboolean
evaluate (Search *self)
{
  ZhTitleNorm   *norm = self->norm;
  ZhTitleMix     mix;
  ZhTitleRule    least;
  ZhTitleVerdict verdict;

  self->n_tried++;
  for (int kind = 0; kind < ZH_N_TITLE_DEMANDS; kind++)
    norm->demands[kind] = (ZhTitleDemand){ .counted = ZH_FRACTION_ZERO, .limit = ZH_FRACTION_ZERO };
  raise_lowest (self);
  add_up (self);
  least = get_least_games (self);
  if (self->event->is_double)
    judge (self, ZH_TITLE_DEMAND_PLAYERS, self->event->history->n_entries, get_number (self, ZH_TITLE_RULE_DOUBLE_PLAYERS),
           get_rule (self, ZH_TITLE_RULE_DOUBLE_PLAYERS)->article);
  judge_schedule (self);
  judge (self, ZH_TITLE_DEMAND_GAMES, norm->n_games, get_number (self, least), get_rule (self, least)->article);
  zh_title_mix_count (&mix, norm, self->event);
  zh_title_mix_judge (&mix, norm, self->event);
  if (self->is_first)
    self->whole = sum_up (norm, ZH_TITLE_DEMAND_FEDERATIONS, ZH_TITLE_DEMAND_HIGH);
  if (norm->n_left_out > 0 && self->event->is_scheduled)
    norm->demands[ZH_TITLE_DEMAND_WHOLE] = (ZhTitleDemand){
      .verdict = self->whole, .counted = ZH_FRACTION_ZERO, .limit = ZH_FRACTION_ZERO, .article = get_rule (self, ZH_TITLE_RULE_LEAVE_OUT_WON)->article
    };
  if (norm->n_games > 0)
    judge_result (self);
  verdict = norm->n_games > 0 ? sum_up (norm, ZH_TITLE_DEMAND_PLAYERS, ZH_TITLE_DEMAND_PERFORMANCE) : ZH_TITLE_MISSED;
  norm->achieved = verdict == ZH_TITLE_MET;
  norm->is_unsettled = verdict == ZH_TITLE_UNKNOWN;
  return norm->achieved;
}

/* Games that may be left out */

/* The counted games in the order of rounds, and which of them were won. */
static GArray *
list_counted (const ZhTitleNorm *norm)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < norm->games->len; i++)
    if (zh_title_game_is_counted (get_game (norm, i)))
      g_array_append_val (list, i);
  return list;
}

/* The next choice of @n_chosen out of @n, in the order of the first index; FALSE after the last. */
static gboolean
choose_next (guint *chosen,
             guint  n_chosen,
             guint  n)
{
  for (guint i = n_chosen; i-- > 0;)
    {
      if (chosen[i] == n - n_chosen + i)
        continue;
      chosen[i]++;
      for (guint k = i + 1; k < n_chosen; k++)
        chosen[k] = chosen[k - 1] + 1;
      return TRUE;
    }
  return FALSE;
}

/* Tries every choice of @n_chosen of the games won. */
static gboolean
try_won (Search *self,
         GArray *won,
         guint   n_chosen)
{
  g_autofree guint *chosen = g_new (guint, n_chosen + 1);

  if (n_chosen > won->len)
    return FALSE;
  for (guint i = 0; i < n_chosen; i++)
    chosen[i] = i;
  do
    {
      for (guint i = 0; i < n_chosen; i++)
        get_game (self->norm, g_array_index (won, guint, chosen[i]))->use = ZH_TITLE_GAME_WON;
      if (evaluate (self))
        return TRUE;
      for (guint i = 0; i < n_chosen; i++)
        get_game (self->norm, g_array_index (won, guint, chosen[i]))->use = ZH_TITLE_GAME_COUNTED;
    }
  while (self->n_tried < MAX_TRIED && choose_next (chosen, n_chosen, won->len));
  return FALSE;
}

/* Leaves the last @n_later counted games out and @n_won of the games won before them. */
static gboolean
try_leaving_out (Search       *self,
                 const GArray *counted,
                 guint         n_later,
                 guint         n_won)
{
  g_autoptr (GArray) won = g_array_new (FALSE, FALSE, sizeof (guint));
  guint first_later = counted->len - n_later;

  for (guint i = 0; i < first_later; i++)
    {
      guint              index = g_array_index (counted, guint, i);
      const ZhTitleGame *game = get_game (self->norm, index);

      if (game->use == ZH_TITLE_GAME_COUNTED && game->points_doubled == 2)
        g_array_append_val (won, index);
    }
  for (guint i = first_later; i < counted->len; i++)
    get_game (self->norm, g_array_index (counted, guint, i))->use = ZH_TITLE_GAME_LATER;
  if (try_won (self, won, n_won))
    return TRUE;
  for (guint i = first_later; i < counted->len; i++)
    {
      ZhTitleGame *game = get_game (self->norm, g_array_index (counted, guint, i));

      game->use = zh_outcome_is_played (game->outcome) ? ZH_TITLE_GAME_COUNTED : ZH_TITLE_GAME_LAST_LOST;
    }
  return FALSE;
}

static gboolean
leave_out (Search *self,
           guint   n)
{
  g_autoptr (GArray) counted = list_counted (self->norm);
  gboolean later = !self->event->is_scheduled && zh_title_event_allows (self->event, ZH_TITLE_RULE_LEAVE_OUT_LATER);
  gboolean won = zh_title_event_allows (self->event, ZH_TITLE_RULE_LEAVE_OUT_WON);

  if (counted->len < n + (guint) get_number (self, get_least_games (self)))
    return FALSE;
  for (guint n_later = later ? n + 1 : 1; n_later-- > 0;)
    {
      if (n_later < n && !won)
        break;
      if (self->n_tried < MAX_TRIED && try_leaving_out (self, counted, n_later, n - n_later))
        return TRUE;
    }
  return FALSE;
}

/* 1.4.2c: the game of the last round that the opponent did not come to. */
static ZhTitleGame *
find_last_forfeit (Search *self)
{
  ZhTitleNorm *norm = self->norm;
  ZhTitleGame *last = norm->games->len > 0 ? get_game (norm, norm->games->len - 1) : NULL;

  if (last == NULL || !zh_title_event_allows (self->event, ZH_TITLE_RULE_LAST_FORFEIT_LOST) ||
      last->outcome != ZH_OUTCOME_FORFEIT_WIN || last->use != ZH_TITLE_GAME_UNPLAYED || last->round != self->event->n_rounds ||
      last->if_played != ZH_TITLE_GAME_COUNTED)
    return NULL;
  return last;
}

static gboolean
search (Search *self)
{
  guint        n_games = self->norm->games->len;
  ZhTitleGame *last = find_last_forfeit (self);

  self->is_first = TRUE;
  if (evaluate (self))
    return TRUE;
  self->is_first = FALSE;
  for (guint n = 0; n < n_games && self->n_tried < MAX_TRIED; n++)
    {
      if (n > 0 && leave_out (self, n))
        return TRUE;
      if (last == NULL)
        continue;
      last->use = ZH_TITLE_GAME_LAST_LOST;
      if (n == 0 ? evaluate (self) : leave_out (self, n))
        return TRUE;
      last->use = ZH_TITLE_GAME_UNPLAYED;
    }
  self->norm->searched_all = self->n_tried < MAX_TRIED;
  return FALSE;
}

/* As how many games the norm counts: 1.4.1b–d, 1.7. */
static int
get_length (const Search *self)
{
  const ZhTitleNorm *norm = self->norm;
  int                length = norm->n_games;
  int                longest = get_number (self, ZH_TITLE_RULE_LONGEST);

  if (lacks_one_game (self))
    length = get_number (self, ZH_TITLE_RULE_ROUNDS_BYE);
  if (self->event->kind == ZH_NORM_EVENT_WORLD_CUP)
    length = MAX (length, get_number (self, ZH_TITLE_RULE_LENGTH_CUP));
  if (zh_title_event_allows (self->event, ZH_TITLE_RULE_GAME_FOR_POINT))
    length += (norm->points_doubled - norm->needed_doubled) / 2;
  return self->event->n_rounds > longest ? MIN (length, longest) : length;
}

ZhTitleNorm *
zh_title_norm_new_of_games (const ZhTitleEvent *event,
                            int                 entry,
                            int                 title,
                            GArray             *games)
{
  ZhTitleNorm *self = g_new0 (ZhTitleNorm, 1);
  Search       state = { .event = event, .norm = self };

  self->entry = entry;
  self->title = title;
  self->games = games;
  self->needed_doubled = -1;
  self->searched_all = TRUE;
  if (search (&state))
    self->length = get_length (&state);
  else
    evaluate (&state);
  return self;
}

ZhTitleNorm *
zh_title_norm_new (const ZhTitleEvent *event,
                   int                 entry,
                   int                 title)
{
  return zh_title_norm_new_of_games (event, entry, title, zh_title_games_new (event, entry));
}

void
zh_title_norm_free (ZhTitleNorm *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->games);
  g_free (self);
}

const ZhTitle *
zh_title_norm_get_title (const ZhTitleNorm  *self,
                         const ZhTitleEvent *event)
{
  return &event->rules->list[self->title];
}
