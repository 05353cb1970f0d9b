#include "config.h"

#include "table-meetings.h"

/* Tables of more players are nobody's to pair by hand, and looking for their rounds takes too long. */
#define MAX_PLAYERS 32
#define MAX_STEPS 200000

/* Rounds of a cycle. */
static int
get_length (const ZhTournament *tournament)
{
  int n = (int) tournament->entries->len;

  return MAX (n % 2 == 0 ? n - 1 : n, 1);
}

static int
get_cycle (const ZhTournament *tournament,
           const ZhRound      *round)
{
  return ((round->table_round > 0 ? round->table_round : round->number) - 1) / get_length (tournament);
}

static gboolean
has_pair (const ZhRound *round,
          gint64         a,
          gint64         b)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind == ZH_PAIRING_GAME && ((pairing->entry[0] == a && pairing->entry[1] == b) || (pairing->entry[0] == b && pairing->entry[1] == a)))
        return TRUE;
    }
  return FALSE;
}

int
zh_table_find_meeting (const ZhTournament *tournament,
                       int                 table_round,
                       int                 number,
                       gint64              a,
                       gint64              b)
{
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      if (round->number != number && get_cycle (tournament, round) == (table_round - 1) / get_length (tournament) && has_pair (round, a, b))
        return round->number;
    }
  return 0;
}

/* The round of a number, @instead in the place of its own; NULL where it is not paired. */
static const ZhRound *
find_round (const ZhTournament *tournament,
            const ZhRound      *instead,
            int                 number)
{
  return number == instead->number ? instead : zh_tournament_find_round (tournament, number);
}

static ZhColour
find_colour (const ZhRound *round,
             gint64         entry)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind == ZH_PAIRING_GAME && pairing->entry[0] == entry)
        return ZH_COLOUR_WHITE;
      if (pairing->kind == ZH_PAIRING_GAME && pairing->entry[1] == entry)
        return ZH_COLOUR_BLACK;
    }
  return ZH_COLOUR_NONE;
}

/* Games with the colour running from a round on, in one direction; free rounds do not end it. */
static int
count_running (const ZhTournament *tournament,
               const ZhRound      *round,
               gint64              entry,
               ZhColour            colour,
               int                 step)
{
  int            n = 0;
  const ZhRound *other;

  for (int number = round->number + step; n < 2 && (other = find_round (tournament, round, number)) != NULL; number += step)
    {
      ZhColour had = find_colour (other, entry);

      if (had != ZH_COLOUR_NONE && had != colour)
        break;
      n += had == colour;
    }
  return n;
}

gboolean
zh_table_is_third_colour (const ZhTournament *tournament,
                          const ZhRound      *round,
                          gint64              entry,
                          ZhColour            colour)
{
  return count_running (tournament, round, entry, colour, -1) + count_running (tournament, round, entry, colour, 1) >= 2;
}

/* What is left of a cycle: who has not met whom, one place more where somebody is free. */
typedef struct
{
  int      n;
  int      n_steps;
  gboolean open[MAX_PLAYERS][MAX_PLAYERS];
} Rest;

static int
find_index (const ZhTournament *tournament,
            gint64              entry)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    if (((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->id == entry)
      return (int) i;
  return -1;
}

static void
close_pair (Rest *rest,
            int   a,
            int   b)
{
  rest->open[a][b] = rest->open[b][a] = FALSE;
}

/* Takes the pairs of a round away; who plays nobody is free. */
static void
take_round (Rest               *rest,
            const ZhTournament *tournament,
            const ZhRound      *round)
{
  gboolean plays[MAX_PLAYERS] = { FALSE };

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      int              a = find_index (tournament, pairing->entry[0]);
      int              b = find_index (tournament, pairing->entry[1]);

      if (pairing->kind != ZH_PAIRING_GAME || a < 0 || b < 0)
        continue;
      plays[a] = plays[b] = TRUE;
      close_pair (rest, a, b);
    }
  for (int i = 0; i < (int) tournament->entries->len && (int) tournament->entries->len < rest->n; i++)
    if (!plays[i])
      close_pair (rest, i, rest->n - 1);
}

static gboolean fill_rounds (Rest *rest,
                             int   n_rounds);

/* Pairs the first who is not in the round yet with each in turn; a whole round leads to the next. */
static gboolean
fill_round (Rest   *rest,
            guint64 paired,
            int     n_rounds)
{
  int first = 0;

  while (first < rest->n && (paired & G_GUINT64_CONSTANT (1) << first) != 0)
    first++;
  if (first == rest->n)
    return fill_rounds (rest, n_rounds - 1);
  for (int other = first + 1; other < rest->n; other++)
    {
      if (!rest->open[first][other] || (paired & G_GUINT64_CONSTANT (1) << other) != 0)
        continue;
      if (rest->n_steps++ > MAX_STEPS)
        return TRUE;
      close_pair (rest, first, other);
      if (fill_round (rest, paired | G_GUINT64_CONSTANT (1) << first | G_GUINT64_CONSTANT (1) << other, n_rounds))
        return TRUE;
      rest->open[first][other] = rest->open[other][first] = TRUE;
    }
  return FALSE;
}

static gboolean
fill_rounds (Rest *rest,
             int   n_rounds)
{
  return n_rounds == 0 || fill_round (rest, 0, n_rounds);
}

/* Everybody has as many left to meet as there are rounds. */
static gboolean
fits (const Rest *rest,
      int         n_rounds)
{
  for (int i = 0; i < rest->n; i++)
    {
      int n = 0;

      for (int k = 0; k < rest->n; k++)
        n += rest->open[i][k];
      if (n != n_rounds)
        return FALSE;
    }
  return TRUE;
}

gboolean
zh_table_can_be_completed (const ZhTournament *tournament,
                           const ZhRound      *round)
{
  int  n = (int) tournament->entries->len;
  int  n_left = get_length (tournament) - 1;
  Rest rest = { .n = n + n % 2 };

  if (rest.n > MAX_PLAYERS)
    return TRUE;
  for (int i = 0; i < rest.n; i++)
    for (int k = 0; k < rest.n; k++)
      rest.open[i][k] = i != k;
  take_round (&rest, tournament, round);
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *other = g_ptr_array_index (tournament->rounds, i);

      if (other->number == round->number || get_cycle (tournament, other) != get_cycle (tournament, round))
        continue;
      take_round (&rest, tournament, other);
      n_left--;
    }
  return fits (&rest, n_left) && fill_rounds (&rest, n_left);
}
