#include "config.h"

#include "rating-change.h"

#include "later-ratings.h"
#include "rating-tables.h"

#define MAX_DIFFERENCE 400
#define MAX_K_TIMES_GAMES 700
#define JUNIOR_AGE 18
#define JUNIOR_LIMIT 2300
#define TOP_LIMIT 2400
#define MIN_GAMES_FOR_INITIAL 5
#define MAX_INITIAL 2200
#define RATING_FLOOR 1400
#define UNEQUAL_DIFFERENCE 600

/* Whether the first day of a rule is not after @date. */
static gboolean
holds_on (ZhDate date,
          int    year,
          int    month)
{
  return date.year > year || (date.year == year && date.month >= month);
}

void
zh_rating_rule_init (ZhRatingRule *self,
                     ZhDate        date,
                     gboolean      is_standard)
{
  *self = (ZhRatingRule){
    .year = date.year,
    .has_own_k = is_standard || holds_on (date, 2022, 10),
    .unlimited_from = is_standard && holds_on (date, 2025, 10) ? 2650 : 0,
    .unequal_above = !is_standard && holds_on (date, 2024, 12) ? 2600 : 0,
    .unrated_base = 1800,
  };
}

/* The rating in the list that the rule is about, 0 when unrated. */
static int
get_rating (const ZhRatingRule *self,
            const ZhEntry      *entry,
            int                 round)
{
  if (!self->national)
    return MAX (zh_entry_get_rating_in_round (entry, round), 0);
  return entry->person != NULL ? MAX (entry->person->national_rating, 0) : 0;
}

static int
limit_opponent (const ZhRatingRule *rule,
                int                 rating,
                int                 opponent)
{
  if (rating == 0 || (rule->unlimited_from > 0 && rating >= rule->unlimited_from))
    return opponent;
  return CLAMP (opponent, rating - MAX_DIFFERENCE, rating + MAX_DIFFERENCE);
}

static int
get_points_doubled (ZhMark mark)
{
  return mark == ZH_MARK_WIN ? 2 : mark == ZH_MARK_DRAW ? 1
                                                        : 0;
}

/* Rapid and blitz: players too far apart, one of them too strong. */
static gboolean
is_unequal (const ZhRatingRule *rule,
            int                 rating,
            int                 opponent)
{
  return rule->unequal_above > 0 && MAX (rating, opponent) > rule->unequal_above && rating > 0 &&
         ABS (rating - opponent) >= UNEQUAL_DIFFERENCE;
}

static void
add_game (ZhRatingChange     *self,
          const ZhRatingRule *rule,
          int                 round,
          int                 opponent,
          int                 own,
          int                 rating,
          ZhMark              mark)
{
  ZhRatedGame game = { .round = round, .opponent = opponent };

  game.opponent_rating = limit_opponent (rule, own, rating);
  game.points_doubled = get_points_doubled (mark);
  if (own > 0)
    game.expected = zh_rating_expectation (own - game.opponent_rating);
  g_array_append_val (self->games, game);
  self->points_doubled += game.points_doubled;
  self->expected += game.expected;
}

/* The games of a pairing that were played and go to rating. */
static void
add_games (ZhRatingChange     *self,
           const ZhHistory    *history,
           const ZhRatingRule *rule,
           int                 round,
           const ZhCell       *cell,
           int                 own,
           int                 rating)
{
  gboolean is_second = cell->pairing->entry[1] == zh_history_get_entry (history, self->entry)->id;

  for (int i = 0; i < cell->pairing->n_games; i++)
    {
      const ZhGame *game = &cell->pairing->games[i];
      ZhMark        mark = game->swapped == is_second ? game->result.white : game->result.black;

      if (game->result.played && game->result.rated && mark != ZH_MARK_NONE && mark != ZH_MARK_ADJOURNED)
        add_game (self, rule, round, cell->opponent, own, rating, mark);
    }
}

static void
collect_games (ZhRatingChange     *self,
               const ZhHistory    *history,
               const ZhRatingRule *rule)
{
  gboolean is_match = history->tournament->system == ZH_SYSTEM_MATCH;

  for (int round = 1; round <= history->n_rounds; round++)
    {
      /* A game that an early withdrawal strikes from the table was played all the same. */
      const ZhCell *cell = zh_history_get_table_cell (history, self->entry, round);
      int           own = get_rating (rule, zh_history_get_entry (history, self->entry), round);
      int           rating;

      if (cell->opponent < 0 || cell->pairing == NULL)
        continue;
      rating = get_rating (rule, zh_history_get_entry (history, cell->opponent), round);
      if (rating > 0 && !is_unequal (rule, own, rating) && !(is_match && own == 0))
        add_games (self, history, rule, round, cell, own, rating);
    }
}

static int
get_k (const ZhHistory    *history,
       const ZhRatingRule *rule,
       int                 index)
{
  const ZhEntry   *entry = zh_history_get_entry (history, index);
  g_autofree char *key = g_strdup_printf ("k:%" G_GINT64_FORMAT, entry->id);
  const char      *option = zh_tournament_get_option (history->tournament, key);
  int              birth = entry->person != NULL ? entry->person->birth.year : 0;
  guint64          k;

  if (option != NULL && g_ascii_string_to_unsigned (option, 10, 1, 100, &k, NULL))
    return (int) k;
  if (!rule->has_own_k)
    return 20;
  if (birth > 0 && rule->year - birth <= JUNIOR_AGE && get_rating (rule, entry, 1) < JUNIOR_LIMIT)
    return 40;
  return get_rating (rule, entry, 1) >= TOP_LIMIT ? 10 : 20;
}

static int
round_half_away (int value,
                 int divisor)
{
  return value >= 0 ? (2 * value + divisor) / (2 * divisor) : -((2 * -value + divisor) / (2 * divisor));
}

static void
compute_change (ZhRatingChange     *self,
                const ZhHistory    *history,
                const ZhRatingRule *rule)
{
  int n = (int) self->games->len;

  self->k = get_k (history, rule, self->entry);
  if (self->k * n > MAX_K_TIMES_GAMES)
    self->k = MAX_K_TIMES_GAMES / n;
  self->change = self->k * (self->points_doubled * 50 - self->expected);
  self->new_rating = self->rating + round_half_away (self->change, 100);
}

/* Of the opponents as they are rated, without the limit of 400. */
static int
sum_ratings (const ZhRatingChange *self,
             const ZhHistory      *history,
             const ZhRatingRule   *rule)
{
  int sum = 0;

  for (guint i = 0; i < self->games->len; i++)
    {
      const ZhRatedGame *game = &g_array_index (self->games, ZhRatedGame, i);

      sum += get_rating (rule, zh_history_get_entry (history, game->opponent), game->round);
    }
  return sum;
}

/* 8.2: two draws with hypothetical opponents are added to the games. */
static void
compute_initial (ZhRatingChange     *self,
                 const ZhHistory    *history,
                 const ZhRatingRule *rule)
{
  int n = (int) self->games->len;
  int mean;

  if (n < MIN_GAMES_FOR_INITIAL || self->points_doubled == 0)
    return;
  mean = round_half_away (sum_ratings (self, history, rule) + 2 * rule->unrated_base, n + 2);
  self->new_rating = MIN (mean + zh_rating_difference (zh_rating_percentage (self->points_doubled + 2, n + 2)), MAX_INITIAL);
  if (self->new_rating < RATING_FLOOR)
    self->new_rating = 0;
}

ZhRatingChange *
zh_rating_change_new (const ZhHistory    *history,
                      const ZhRatingRule *rule,
                      int                 entry)
{
  ZhRatingChange *self = g_new0 (ZhRatingChange, 1);
  int             n;

  self->entry = entry;
  self->rating = get_rating (rule, zh_history_get_entry (history, entry), 1);
  self->games = g_array_new (FALSE, FALSE, sizeof (ZhRatedGame));
  collect_games (self, history, rule);
  n = (int) self->games->len;

  if (self->rating > 0)
    compute_change (self, history, rule);
  else
    compute_initial (self, history, rule);
  if (n > 0)
    self->performance = round_half_away (sum_ratings (self, history, rule), n) +
                        zh_rating_difference (zh_rating_percentage (self->points_doubled, n));
  return self;
}

void
zh_rating_change_free (ZhRatingChange *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->games);
  g_free (self);
}
