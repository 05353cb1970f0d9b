#include "config.h"

#include "dutch-scale.h"

#include <string.h>

#include "matching.h"

static const ZhDutchPlayer *
get_player (const ZhDutchScale *self,
            int                 index)
{
  return &self->bracket->field->players[index];
}

/* The colour withheld from one of two that want the same: from the weaker, or with equal
 * absolute preferences from the one with the smaller difference, and then (5.2.3) from the
 * one who had it less recently, so that a third time running is needed only where both had
 * it twice. */
static gboolean
gets_third_running (const ZhDutchPlayer *a,
                    const ZhDutchPlayer *b)
{
  const ZhDutchPlayer *loser;

  if (ABS (a->difference) == ABS (b->difference))
    return a->repeated != ZH_COLOUR_NONE && a->repeated == b->repeated;
  loser = ABS (a->difference) < ABS (b->difference) ? a : b;
  return loser->repeated != ZH_COLOUR_NONE;
}

int
zh_dutch_get_colour_failures (const ZhDutchPlayer *a,
                              const ZhDutchPlayer *b,
                              int                  criterion)
{
  gboolean both_absolute = a->strength == ZH_DUTCH_PREFERENCE_ABSOLUTE && b->strength == ZH_DUTCH_PREFERENCE_ABSOLUTE;

  if (a->wants != b->wants || a->wants == ZH_COLOUR_NONE)
    return 0;
  switch (criterion)
    {
    case 10:
      return both_absolute && ABS (a->difference) > 1 && ABS (b->difference) > 1;
    case 11:
      return both_absolute && gets_third_running (a, b);
    case 12:
      return 1;
    case 13:
      return a->strength >= ZH_DUTCH_PREFERENCE_STRONG && b->strength >= ZH_DUTCH_PREFERENCE_STRONG && !both_absolute;
    default:
      g_assert_not_reached ();
    }
}

static void
add_term (ZhDutchScale *self,
          int           criterion,
          gboolean      by_score,
          ZhPoints      score)
{
  ZhDutchTerm term = { criterion, by_score, score, 0, 0 };

  g_array_append_val (self->terms, term);
}

static gboolean
has_float (const ZhDutchScale *self,
           int                 begin,
           int                 end,
           int                 back,
           ZhDutchFloat        kind)
{
  for (int i = begin; i < end; i++)
    if (get_player (self, self->bracket->members[i])->floats[back] == kind)
      return TRUE;
  return FALSE;
}

static gboolean
has_strength (const ZhDutchScale *self,
              ZhDutchStrength     strength)
{
  for (int i = 0; i < self->bracket->n_members; i++)
    if (get_player (self, self->bracket->members[i])->strength >= strength)
      return TRUE;
  return FALSE;
}

/* A term for each score among the members from the first to @end, highest first. */
static void
add_score_terms (ZhDutchScale *self,
                 int           criterion,
                 int           end)
{
  const int *members = self->bracket->members;

  for (int i = 0; i < end; i++)
    if (i == 0 || get_player (self, members[i])->score != get_player (self, members[i - 1])->score)
      add_term (self, criterion, TRUE, get_player (self, members[i])->score);
}

static void
add_float_terms (ZhDutchScale *self)
{
  int n_moved = self->bracket->n_moved;
  int n = self->bracket->n_members;

  for (int back = 0; back < 2; back++)
    {
      if (has_float (self, n_moved, n, back, ZH_DUTCH_FLOAT_DOWN))
        add_term (self, 14 + 2 * back, FALSE, 0);
      if (n_moved > 0 && has_float (self, n_moved, n, back, ZH_DUTCH_FLOAT_UP))
        add_term (self, 15 + 2 * back, FALSE, 0);
    }
  for (int back = 0; back < 2; back++)
    {
      if (has_float (self, 0, n_moved, back, ZH_DUTCH_FLOAT_DOWN))
        add_score_terms (self, 18 + 2 * back, n_moved);
      if (n_moved > 0 && has_float (self, n_moved, n, back, ZH_DUTCH_FLOAT_UP))
        add_score_terms (self, 19 + 2 * back, n_moved);
    }
}

static void
add_terms (ZhDutchScale *self)
{
  const ZhDutchBracket *bracket = self->bracket;

  if (self->reach == ZH_DUTCH_REACH_ALL)
    add_term (self, 4, FALSE, 0);
  add_term (self, 6, FALSE, 0);
  add_score_terms (self, 7, bracket->n_moved);
  if (self->reach == ZH_DUTCH_REACH_BRACKET)
    {
      if (bracket->n_members % 2 == 1)
        add_term (self, 8, FALSE, 0);
    }
  else if (bracket->next_end > bracket->next_begin)
    {
      add_term (self, 8, FALSE, 0);
      add_score_terms (self, 8, bracket->n_members);
    }
  if (self->with_c9)
    add_term (self, 9, FALSE, 0);
  if (bracket->field->is_last_round && has_strength (self, ZH_DUTCH_PREFERENCE_ABSOLUTE))
    {
      add_term (self, 10, FALSE, 0);
      add_term (self, 11, FALSE, 0);
    }
  if (has_strength (self, ZH_DUTCH_PREFERENCE_MILD))
    add_term (self, 12, FALSE, 0);
  if (has_strength (self, ZH_DUTCH_PREFERENCE_STRONG))
    add_term (self, 13, FALSE, 0);
  add_float_terms (self);
}

/* The greatest total of a term over all pairs that a graph of this reach can hold. */
static gint64
get_greatest_total (const ZhDutchScale *self,
                    int                 criterion)
{
  int n_pairs = self->bracket->n_members / 2 + 1;

  if (self->reach != ZH_DUTCH_REACH_BRACKET && (criterion == 4 || criterion == 8))
    n_pairs = self->bracket->field->n / 2 + 1;
  switch (criterion)
    {
    case 8:
      return self->reach == ZH_DUTCH_REACH_BRACKET ? 2 * self->bracket->field->n + 1 : n_pairs;
    case 9:
      return ZH_MAX_ROUNDS;
    case 14:
    case 16:
      return 2 * n_pairs;
    default:
      return n_pairs;
    }
}

/* Terms are packed into words from the least important up, as many as a word can take. */
static void
pack_terms (ZhDutchScale *self)
{
  gint64 factor = 1;
  int    word = 0;

  for (guint i = self->terms->len; i-- > 0;)
    {
      ZhDutchTerm *term = &g_array_index (self->terms, ZhDutchTerm, i);
      gint64       radix = get_greatest_total (self, term->criterion) + 1;

      if (factor > ZH_MATCHING_WORD_MAX / radix)
        {
          factor = 1;
          word++;
        }
      term->word = word;
      term->factor = factor;
      factor *= radix;
    }
  self->n_words = word + 1;
  for (guint i = 0; i < self->terms->len; i++)
    {
      ZhDutchTerm *term = &g_array_index (self->terms, ZhDutchTerm, i);

      term->word = word - term->word;
    }
}

ZhDutchScale *
zh_dutch_scale_new (const ZhDutchBracket *bracket,
                    ZhDutchReach          reach,
                    gboolean              with_c9)
{
  ZhDutchScale *self = g_new0 (ZhDutchScale, 1);

  self->bracket = bracket;
  self->reach = reach;
  self->with_c9 = with_c9;
  self->terms = g_array_new (FALSE, FALSE, sizeof (ZhDutchTerm));
  add_terms (self);
  pack_terms (self);
  return self;
}

ZhDutchScale *
zh_dutch_scale_new_for_lookahead (const ZhDutchBracket *bracket)
{
  ZhDutchScale *self = g_new0 (ZhDutchScale, 1);

  self->bracket = bracket;
  self->reach = ZH_DUTCH_REACH_ALL;
  self->terms = g_array_new (FALSE, FALSE, sizeof (ZhDutchTerm));
  add_term (self, 4, FALSE, 0);
  add_term (self, 6, FALSE, 0);
  add_score_terms (self, 7, bracket->n_moved);
  pack_terms (self);
  return self;
}

void
zh_dutch_scale_free (ZhDutchScale *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->terms);
  g_free (self);
}

/* What a pair inside the bracket adds to a term. Terms that count failures are turned
 * round: a pair without failure adds 1. The number of pairs is settled by C6 before. */
static int
get_value_inside (const ZhDutchScale  *self,
                  const ZhDutchTerm   *term,
                  const ZhDutchPlayer *higher,
                  const ZhDutchPlayer *lower)
{
  int      back = term->criterion >= 20 || term->criterion == 16 || term->criterion == 17;
  gboolean is_moved = higher->score > lower->score;

  if (term->by_score && higher->score != term->score)
    return 0;
  switch (term->criterion)
    {
    case 6:
    case 7:
      return 1;
    case 10:
    case 11:
    case 12:
    case 13:
      return 1 - zh_dutch_get_colour_failures (higher, lower, term->criterion);
    case 14:
    case 16:
      return (lower->floats[back] == ZH_DUTCH_FLOAT_DOWN) + (!is_moved && higher->floats[back] == ZH_DUTCH_FLOAT_DOWN);
    case 15:
    case 17:
      return !(is_moved && lower->floats[back] == ZH_DUTCH_FLOAT_UP);
    case 18:
    case 20:
      return is_moved && higher->floats[back] == ZH_DUTCH_FLOAT_DOWN;
    case 19:
    case 21:
      return is_moved && lower->floats[back] != ZH_DUTCH_FLOAT_UP;
    default:
      return 0;
    }
}

void
zh_dutch_scale_weigh_pair (const ZhDutchScale *self,
                           int                 higher,
                           int                 lower,
                           gint64             *words)
{
  const ZhDutchBracket *bracket = self->bracket;
  gboolean              is_inside = lower < bracket->next_begin;
  gboolean              is_next = !is_inside && lower < bracket->next_end;

  memset (words, 0, sizeof (gint64) * (gsize) self->n_words);
  for (guint i = 0; i < self->terms->len; i++)
    {
      const ZhDutchTerm *term = &g_array_index (self->terms, ZhDutchTerm, i);
      int                value = 0;

      if (term->criterion == 4)
        value = 1;
      else if (is_inside)
        value = get_value_inside (self, term, get_player (self, higher), get_player (self, lower));
      else if (is_next && term->criterion == 8)
        value = !term->by_score || get_player (self, higher)->score == term->score;
      words[term->word] += value * term->factor;
    }
}

void
zh_dutch_scale_weigh_bye (const ZhDutchScale *self,
                          int                 player,
                          gint64             *words)
{
  memset (words, 0, sizeof (gint64) * (gsize) self->n_words);
  for (guint i = 0; i < self->terms->len; i++)
    {
      const ZhDutchTerm *term = &g_array_index (self->terms, ZhDutchTerm, i);

      if (term->criterion == 4)
        words[term->word] += term->factor;
      else if (term->criterion == 9)
        words[term->word] += term->factor * get_player (self, player)->n_played;
    }
}

void
zh_dutch_scale_weigh_float (const ZhDutchScale *self,
                            int                 value,
                            gint64             *words)
{
  memset (words, 0, sizeof (gint64) * (gsize) self->n_words);
  for (guint i = 0; i < self->terms->len; i++)
    {
      const ZhDutchTerm *term = &g_array_index (self->terms, ZhDutchTerm, i);

      if (term->criterion == 8)
        words[term->word] += value * term->factor;
    }
}
