#include "config.h"

#include "slow-dutch.h"

#include <stdlib.h>
#include <string.h>

#include "slow-dutch-players.h"

#define NEVER 1000000 /* no completion */

/* A resident exchange of 4.3: which of S1 and of S2 change places, by index. */
typedef struct
{
  int k;
  int difference;
  int from_upper[SLOW_DUTCH_MAX]; /* largest first */
  int from_lower[SLOW_DUTCH_MAX]; /* smallest first */
} Exchange;

typedef struct
{
  int n;
  int upper[SLOW_DUTCH_MAX];
  int lower[SLOW_DUTCH_MAX];
} Pairs;

/* A bracket: players by BSN, the moved-down ones first; then what is below. */
typedef struct
{
  SlowField       *field;
  int             *completion; /* by set of players, −1 not known */
  int              members[SLOW_DUTCH_MAX];
  int              n;
  int              n_moved;
  guint            below; /* all players of lower groups */
  guint            next;  /* those of the next group */
  int              bye_score;
  gboolean         has_best;
  gboolean         is_perfect;
  SlowDutchQuality best;
  Pairs            best_pairs;
  Pairs            pairs; /* the candidate being made */
} Bracket;

/* --- C4 and C5: the least score of the player with the bye over all ways to pair a set --- */

static int
complete (Bracket *self,
          guint    left)
{
  const SlowField *field = self->field;
  int              best = NEVER;
  int              first = 0;
  gboolean         is_odd = __builtin_popcount (left) % 2 == 1;

  if (left == 0)
    return 0;
  if (self->completion[left] >= 0)
    return self->completion[left];
  while ((left & (1u << first)) == 0)
    first++;
  if (is_odd && field->players[first].bye_allowed && complete (self, left & ~(1u << first)) < NEVER)
    best = field->players[first].score;
  for (int other = first + 1; other < field->n; other++)
    if ((left & (1u << other)) != 0 && field->legal[first][other])
      best = MIN (best, complete (self, left & ~(1u << first) & ~(1u << other)));
  self->completion[left] = best;
  return best;
}

/* --- Judging a candidate --- */

static void
add_value (SlowDutchQuality *quality,
           int               criterion,
           int               value)
{
  g_assert (quality->n < SLOW_DUTCH_MAX_VALUES);
  quality->criterion[quality->n] = criterion;
  quality->value[quality->n++] = value;
}

/* Numbers compared in descending order; lists of one criterion are filled up to one length. */
static void
add_list (SlowDutchQuality *quality,
          int               criterion,
          int              *list,
          int               n,
          int               length)
{
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      if (list[j] > list[i])
        {
          int kept = list[i];

          list[i] = list[j];
          list[j] = kept;
        }
  for (int i = 0; i < length; i++)
    add_value (quality, criterion, i < n ? list[i] : -NEVER);
}

static int
compare_quality (const SlowDutchQuality *a,
                 const SlowDutchQuality *b)
{
  for (int i = 0; i < a->n && i < b->n; i++)
    if (a->value[i] != b->value[i])
      return a->value[i] - b->value[i];
  return a->n - b->n;
}

/* C8: the best that the following bracket can do about its own C6 and C7, with every way of
 * pairing it tried. */
typedef struct
{
  Bracket         *bracket;
  int              members[SLOW_DUTCH_MAX];
  int              n;
  int              n_moved;
  guint            rest;
  gboolean         has_best;
  SlowDutchQuality best;
} Lookahead;

static void
look_further (Lookahead *self,
              guint      free_set,
              int        place)
{
  const SlowField *field = self->bracket->field;

  while (place < self->n && (free_set & (1u << self->members[place])) == 0)
    place++;
  if (place == self->n)
    {
      SlowDutchQuality quality = { 0 };
      int              scores[SLOW_DUTCH_MAX];
      int              n = 0;

      for (int i = 0; i < self->n; i++)
        if ((free_set & (1u << self->members[i])) != 0)
          scores[n++] = field->players[self->members[i]].score;
      if (complete (self->bracket, free_set | self->rest) != self->bracket->bye_score)
        return;
      add_value (&quality, 8, n);
      add_list (&quality, 8, scores, n, SLOW_DUTCH_MAX);
      if (!self->has_best || compare_quality (&quality, &self->best) < 0)
        self->best = quality;
      self->has_best = TRUE;
      return;
    }
  for (int i = MAX (place + 1, self->n_moved); i < self->n; i++)
    if ((free_set & (1u << self->members[i])) != 0 && field->legal[self->members[place]][self->members[i]])
      look_further (self, free_set & ~(1u << self->members[place]) & ~(1u << self->members[i]), place + 1);
  look_further (self, free_set, place + 1);
}

static void
judge_following (Bracket          *self,
                 SlowDutchQuality *quality,
                 guint             floaters)
{
  Lookahead look = { .bracket = self, .rest = self->below & ~self->next };

  if (self->next == 0 || floaters == 0)
    return;
  for (int player = 0; player < self->field->n; player++)
    if (((floaters | self->next) & (1u << player)) != 0)
      {
        look.members[look.n++] = player;
        look.n_moved += (floaters & (1u << player)) != 0;
      }
  look_further (&look, floaters | self->next, 0);
  for (int i = 0; i < look.best.n; i++)
    add_value (quality, 8, look.best.value[i]);
}

static void
judge_colours (const Bracket    *self,
               SlowDutchQuality *quality)
{
  int c[4] = { 0 };

  for (int i = 0; i < self->pairs.n; i++)
    {
      int  higher = MIN (self->pairs.upper[i], self->pairs.lower[i]);
      int  lower = MAX (self->pairs.upper[i], self->pairs.lower[i]);
      char colour = slow_field_get_colour (self->field, higher, lower);

      for (int side = 0; side < 2; side++)
        {
          const SlowPlayer *player = &self->field->players[side == 0 ? higher : lower];
          char              given = side == 0 ? colour : (colour == 'W' ? 'B' : 'W');
          gsize             n = strlen (player->history);
          int               difference = player->difference + (given == 'W' ? 1 : -1);

          /* Beyond two, or three running, can only be where a topscorer is one of the two. */
          c[0] += abs (difference) > 2;
          c[1] += n > 1 && player->history[n - 1] == given && player->history[n - 2] == given;
          c[2] += player->wants != '-' && player->wants != given;
          c[3] += player->strength == 2 && player->wants != given;
        }
    }
  for (int i = 0; i < 4; i++)
    add_value (quality, 10 + i, c[i]);
}

static int
find_opponent (const Bracket *self,
               int            player)
{
  for (int i = 0; i < self->pairs.n; i++)
    if (self->pairs.upper[i] == player || self->pairs.lower[i] == player)
      return self->pairs.upper[i] + self->pairs.lower[i] - player;
  return -1;
}

/* C14–C17 */
static void
judge_float_counts (const Bracket    *self,
                    SlowDutchQuality *quality)
{
  for (int back = 0; back < 2; back++)
    {
      int down = 0;
      int up = 0;

      for (int i = 0; i < self->n; i++)
        {
          const SlowPlayer *player = &self->field->players[self->members[i]];
          int               opponent = find_opponent (self, self->members[i]);

          if (i >= self->n_moved && opponent < 0)
            down += player->floats[back] == 'D';
          if (i < self->n_moved && opponent >= 0)
            up += self->field->players[opponent].floats[back] == 'U';
        }
      add_value (quality, 14 + 2 * back, down);
      add_value (quality, 15 + 2 * back, up);
    }
}

/* C18–C21: a player in the Limbo has a greater difference than any with a resident. */
static void
judge_float_differences (const Bracket    *self,
                         SlowDutchQuality *quality)
{
  int residents = self->field->players[self->members[self->n - 1]].score;

  for (int back = 0; back < 2; back++)
    {
      int down[SLOW_DUTCH_MAX];
      int up[SLOW_DUTCH_MAX];
      int n_down = 0;
      int n_up = 0;

      for (int i = 0; i < self->n_moved; i++)
        {
          const SlowPlayer *player = &self->field->players[self->members[i]];
          int               opponent = find_opponent (self, self->members[i]);
          int               difference = player->score - residents;

          if (player->floats[back] == 'D')
            down[n_down++] = difference + (opponent < 0 ? 10000 : 0);
          if (opponent >= 0 && self->field->players[opponent].floats[back] == 'U')
            up[n_up++] = difference;
        }
      add_list (quality, 18 + 2 * back, down, n_down, self->n_moved);
      add_list (quality, 19 + 2 * back, up, n_up, self->n_moved);
    }
}

static gboolean
is_without_fault (const SlowDutchQuality *quality,
                  int                     n_floaters)
{
  if (n_floaters > 0)
    return FALSE;
  for (int i = 0; i < quality->n; i++)
    if (quality->criterion[i] >= 10 && quality->value[i] > 0)
      return FALSE;
  return TRUE;
}

static void
judge (Bracket *self)
{
  SlowDutchQuality quality = { 0 };
  guint            floaters = 0;
  int              scores[SLOW_DUTCH_MAX];
  int              n = 0;
  int              unplayed = 0;
  int              residents = self->field->players[self->members[self->n - 1]].score;

  for (int i = 0; i < self->n; i++)
    if (find_opponent (self, self->members[i]) < 0)
      {
        floaters |= 1u << self->members[i];
        unplayed = self->field->players[self->members[i]].unplayed;
        scores[n++] = self->field->players[self->members[i]].score;
      }
  if (complete (self, floaters | self->below) != self->bye_score)
    return;

  add_value (&quality, 6, n);
  add_list (&quality, 7, scores, n, self->n);
  judge_following (self, &quality, floaters);
  /* The one floater gets the bye when nobody below has the score to which it goes. */
  if (n == 1 && __builtin_popcount (floaters | self->below) % 2 == 1 && self->bye_score >= residents)
    add_value (&quality, 9, unplayed);
  judge_colours (self, &quality);
  judge_float_counts (self, &quality);
  judge_float_differences (self, &quality);

  if (!self->has_best || compare_quality (&quality, &self->best) < 0)
    {
      self->best = quality;
      self->best_pairs = self->pairs;
      self->has_best = TRUE;
    }
  self->is_perfect = is_without_fault (&quality, n);
}

/* --- Making candidates in the order of article 4 --- */

static int
compare_exchanges (gconstpointer a,
                   gconstpointer b)
{
  const Exchange *left = a;
  const Exchange *right = b;

  if (left->k != right->k)
    return left->k - right->k;
  if (left->difference != right->difference)
    return left->difference - right->difference;
  for (int i = 0; i < left->k; i++)
    if (left->from_upper[i] != right->from_upper[i])
      return right->from_upper[i] - left->from_upper[i];
  for (int i = 0; i < left->k; i++)
    if (left->from_lower[i] != right->from_lower[i])
      return left->from_lower[i] - right->from_lower[i];
  return 0;
}

static void
add_exchange (GArray *exchanges,
              guint   from_upper,
              guint   from_lower,
              int     n)
{
  Exchange exchange = { .k = __builtin_popcount (from_upper) };
  int      n_upper = 0;
  int      n_lower = 0;

  for (int i = n - 1; i >= 0; i--)
    if ((from_upper & (1u << i)) != 0)
      {
        exchange.from_upper[n_upper++] = i;
        exchange.difference -= i;
      }
  for (int i = 0; i < n; i++)
    if ((from_lower & (1u << i)) != 0)
      {
        exchange.from_lower[n_lower++] = i;
        exchange.difference += i;
      }
  g_array_append_val (exchanges, exchange);
}

/* 4.3: all exchanges of a bracket or remainder of @n players whose S1 has @n_pairs. */
static GArray *
make_exchanges (int n,
                int n_pairs)
{
  GArray *exchanges = g_array_new (FALSE, FALSE, sizeof (Exchange));
  guint   upper = (1u << n_pairs) - 1;

  for (guint set = 0; set < 1u << n; set++)
    if (__builtin_popcount (set) == n_pairs)
      add_exchange (exchanges, upper & ~set, set & ~upper, n);
  g_array_sort (exchanges, compare_exchanges);
  return exchanges;
}

typedef void (*Continue) (Bracket *self,
                          guint    free_set);

/* 4.2: the first @n_upper of all orders of S2, lexicographically, leaving out illegal pairs. */
static void
transpose (Bracket   *self,
           const int *upper,
           int        n_upper,
           const int *lower,
           int        n_lower,
           guint      free_set,
           Continue   go_on)
{
  if (n_upper == 0)
    {
      go_on (self, free_set);
      return;
    }
  for (int i = 0; i < n_lower && !self->is_perfect; i++)
    {
      if ((free_set & (1u << lower[i])) == 0 || !self->field->legal[*upper][lower[i]])
        continue;
      self->pairs.upper[self->pairs.n] = *upper;
      self->pairs.lower[self->pairs.n++] = lower[i];
      transpose (self, upper + 1, n_upper - 1, lower, n_lower, free_set & ~(1u << lower[i]), go_on);
      self->pairs.n--;
    }
}

static void
judge_now (Bracket *self,
           guint    free_set)
{
  judge (self);
}

/* 3.6: a homogeneous bracket or a remainder. */
static void
pair_homogeneous (Bracket   *self,
                  const int *players,
                  int        n,
                  int        n_pairs)
{
  g_autoptr (GArray) exchanges = make_exchanges (n, n_pairs);

  for (guint e = 0; e < exchanges->len && !self->is_perfect; e++)
    {
      const Exchange *exchange = &g_array_index (exchanges, Exchange, e);
      guint           upper_set = (1u << n_pairs) - 1;
      guint           free_set = 0;
      int             upper[SLOW_DUTCH_MAX];
      int             lower[SLOW_DUTCH_MAX];
      int             n_upper = 0;
      int             n_lower = 0;

      for (int i = 0; i < exchange->k; i++)
        upper_set ^= (1u << exchange->from_upper[i]) | (1u << exchange->from_lower[i]);
      for (int i = 0; i < n; i++)
        if ((upper_set & (1u << i)) != 0)
          upper[n_upper++] = players[i];
        else
          {
            lower[n_lower++] = players[i];
            free_set |= 1u << players[i];
          }
      transpose (self, upper, n_upper, lower, n_lower, free_set, judge_now);
    }
}

static int n_remainder_pairs;

/* 3.7: each MDP-pairing leaves a remainder. */
static void
pair_remainder (Bracket *self,
                guint    free_set)
{
  int players[SLOW_DUTCH_MAX];
  int n = 0;

  for (int i = self->n_moved; i < self->n; i++)
    if ((free_set & (1u << self->members[i])) != 0)
      players[n++] = self->members[i];
  if (2 * n_remainder_pairs <= n)
    pair_homogeneous (self, players, n, n_remainder_pairs);
}

/* 4.4: sets of @n_left moved-down players from place @from on, by smallest differing BSN. */
static void
choose_moved (Bracket *self,
              int     *chosen,
              int      n_chosen,
              int      n_left,
              int      from)
{
  if (n_left == 0)
    {
      guint free_set = 0;

      for (int i = self->n_moved; i < self->n; i++)
        free_set |= 1u << self->members[i];
      transpose (self, chosen, n_chosen, self->members + self->n_moved, self->n - self->n_moved, free_set, pair_remainder);
      return;
    }
  for (int i = from; i + n_left <= self->n_moved && !self->is_perfect; i++)
    {
      chosen[n_chosen] = self->members[i];
      choose_moved (self, chosen, n_chosen + 1, n_left - 1, i + 1);
    }
}

static void
pair_bracket (Bracket *self)
{
  int chosen[SLOW_DUTCH_MAX];

  for (int n_pairs = self->n / 2; n_pairs >= 0 && !self->has_best; n_pairs--)
    for (int n_moved = MIN (self->n_moved, n_pairs); n_moved >= 0 && !self->is_perfect; n_moved--)
      {
        n_remainder_pairs = n_pairs - n_moved;
        self->pairs.n = 0;
        choose_moved (self, chosen, 0, n_moved, 0);
      }
  g_assert (self->has_best);
}

/* --- The round --- */

static void
write_pairs (const Bracket *self,
             GString       *text)
{
  for (int i = 0; i < self->best_pairs.n; i++)
    {
      int  a = MIN (self->best_pairs.upper[i], self->best_pairs.lower[i]);
      int  b = MAX (self->best_pairs.upper[i], self->best_pairs.lower[i]);
      char colour = slow_field_get_colour (self->field, a, b);
      int  white = colour == 'W' ? a : b;

      g_string_append_printf (text, "%s%d-%d", text->len > 0 ? " " : "", self->field->players[white].number,
                              self->field->players[a + b - white].number);
    }
}

/* Makes the bracket of the group at @begin, with the floaters of @last. Returns the end of
 * the group. */
static int
make_bracket (Bracket       *self,
              const Bracket *last,
              int            begin)
{
  const SlowField *field = self->field;
  int              end = begin;
  int              next;

  for (int i = 0; last != NULL && i < last->n; i++)
    {
      gboolean paired = FALSE;

      for (int j = 0; j < last->best_pairs.n; j++)
        paired = paired || last->best_pairs.upper[j] == last->members[i] || last->best_pairs.lower[j] == last->members[i];
      if (!paired)
        self->members[self->n++] = last->members[i];
    }
  self->n_moved = self->n;
  for (; end < field->n && field->players[end].score == field->players[begin].score; end++)
    self->members[self->n++] = end;
  for (next = end; next < field->n && field->players[next].score == field->players[end].score; next++)
    self->next |= 1u << next;
  for (int i = end; i < field->n; i++)
    self->below |= 1u << i;
  return end;
}

SlowDutchRound *
slow_dutch_pair (const ZhTournament *tournament,
                 int                 round,
                 const gint64       *forced)
{
  SlowDutchRound *self = g_new0 (SlowDutchRound, 1);
  SlowField       field;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree int *completion = g_new (int, 1u << SLOW_DUTCH_MAX);
  Bracket         last = { 0 };
  int             bye_score;

  slow_field_read (&field, tournament, round, forced);
  for (guint i = 0; i < 1u << SLOW_DUTCH_MAX; i++)
    completion[i] = -1;
  last.field = &field;
  last.completion = completion;
  bye_score = complete (&last, (1u << field.n) - 1);
  self->found = bye_score < NEVER;
  self->bye_score = bye_score;

  for (int begin = 0; self->found && begin < field.n;)
    {
      Bracket bracket = { .field = &field, .completion = completion, .bye_score = bye_score };

      begin = make_bracket (&bracket, self->n_brackets > 0 ? &last : NULL, begin);
      pair_bracket (&bracket);
      write_pairs (&bracket, text);
      self->text_end[self->n_brackets] = text->len;
      self->quality[self->n_brackets++] = bracket.best;
      last = bracket;
    }
  for (int i = 0; self->found && i < last.n; i++)
    {
      last.pairs = last.best_pairs;
      if (find_opponent (&last, last.members[i]) < 0)
        g_string_append_printf (text, "%s%d", text->len > 0 ? " " : "", field.players[last.members[i]].number);
    }
  self->text = g_strdup (self->found ? text->str : "none");
  return self;
}

void
slow_dutch_round_free (SlowDutchRound *self)
{
  if (self == NULL)
    return;
  g_free (self->text);
  g_free (self);
}
