#include "config.h"

#include "knockout-shape.h"

void
zh_bracket_fill_seeds (int  size,
                       int *seeds)
{
  g_assert (size >= 1 && (size & (size - 1)) == 0);

  seeds[0] = 1;
  for (int length = 1; length < size; length *= 2)
    for (int i = length - 1; i >= 0; i--)
      {
        seeds[2 * i + 1] = 2 * length + 1 - seeds[i];
        seeds[2 * i] = seeds[i];
      }
}

/* Lines that play each other in the next round, two by two, for the places from @first on. */
typedef struct
{
  GArray       *lines; /* of ZhBracketSource */
  ZhBracketPart part;
  int           first_place;
} Block;

static GArray *
lines_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (ZhBracketSource));
}

static ZhBracketSource
get_line (const GArray *lines,
          guint         index)
{
  return g_array_index (lines, ZhBracketSource, index);
}

static void
add_line (GArray             *lines,
          ZhBracketSourceKind kind,
          int                 index)
{
  ZhBracketSource source = { kind, index };

  g_array_append_val (lines, source);
}

static int
add_match (ZhBracket      *self,
           ZhBracketMatch  match,
           ZhBracketSource first,
           ZhBracketSource second)
{
  match.sources[0] = first;
  match.sources[1] = second;
  match.winner = -1;
  g_array_append_val (self->matches, match);
  return (int) self->matches->len - 1;
}

/* Pairs neighbouring lines; winners and losers become the lines of two lists. */
static void
play_lines (ZhBracket     *self,
            ZhBracketMatch match,
            const GArray  *lines,
            GArray        *winners,
            GArray        *losers)
{
  for (guint i = 0; i + 1 < lines->len; i += 2)
    {
      int index = add_match (self, match, get_line (lines, i), get_line (lines, i + 1));

      add_line (winners, ZH_BRACKET_WINNER, index);
      add_line (losers, ZH_BRACKET_LOSER, index);
    }
}

static GArray *
list_seed_lines (int size)
{
  g_autofree int *seeds = g_new (int, size);
  GArray         *lines = lines_new ();

  zh_bracket_fill_seeds (size, seeds);
  for (int i = 0; i < size; i++)
    add_line (lines, ZH_BRACKET_SEED, seeds[i]);
  return lines;
}

static gboolean
are_losers_kept (ZhBracketMode mode,
                 int           first_place,
                 guint         n_losers)
{
  if (n_losers < 2)
    return FALSE;
  return mode == ZH_BRACKET_ALL_PLACES || (mode == ZH_BRACKET_THIRD_PLACE && first_place == 1 && n_losers == 2);
}

static void
clear_block (gpointer data)
{
  g_array_unref (((Block *) data)->lines);
}

static GArray *
blocks_new (void)
{
  GArray *blocks = g_array_new (FALSE, FALSE, sizeof (Block));

  g_array_set_clear_func (blocks, clear_block);
  return blocks;
}

/* One round: every block plays, its winners for the better half of its places and its losers,
 * where they go on, for the other half. */
static GArray *
play_blocks (ZhBracket    *self,
             const GArray *blocks,
             int           round)
{
  GArray *next = blocks_new ();

  for (guint i = 0; i < blocks->len; i++)
    {
      const Block   *block = &g_array_index (blocks, Block, i);
      Block          better = { lines_new (), block->part, block->first_place };
      Block          worse = { lines_new (), ZH_BRACKET_PLACES, block->first_place + (int) block->lines->len / 2 };
      ZhBracketMatch match = {
        .part = block->part,
        .part_round = round,
        .round = round,
        .first_place = block->first_place,
        .last_place = block->first_place + (int) block->lines->len - 1,
      };

      play_lines (self, match, block->lines, better.lines, worse.lines);
      if (better.lines->len >= 2)
        g_array_append_val (next, better);
      else
        clear_block (&better);
      if (are_losers_kept (self->mode, block->first_place, worse.lines->len))
        g_array_append_val (next, worse);
      else
        clear_block (&worse);
    }
  return next;
}

static void
build_single (ZhBracket *self)
{
  g_autoptr (GArray) blocks = blocks_new ();
  Block all = { list_seed_lines (self->size), ZH_BRACKET_UPPER, 1 };

  g_array_append_val (blocks, all);
  while (blocks->len > 0)
    {
      GArray *next = play_blocks (self, blocks, ++self->n_rounds);

      g_array_unref (blocks);
      blocks = next;
    }
}

/* Losers come down in another order each time, so that two who have met meet again as late as
 * can be: reversed, then with the halves exchanged, and so on. */
static guint
get_drop_index (guint    n,
                guint    i,
                gboolean reversed)
{
  return reversed ? n - 1 - i : (i + n / 2) % n;
}

static GArray *
play_drops (ZhBracket     *self,
            ZhBracketMatch match,
            const GArray  *survivors,
            const GArray  *drops,
            gboolean       reversed)
{
  g_autoptr (GArray) mixed = lines_new ();
  g_autoptr (GArray) losers = lines_new ();
  GArray *winners = lines_new ();

  for (guint i = 0; i < survivors->len; i++)
    {
      ZhBracketSource survivor = get_line (survivors, i);
      ZhBracketSource drop = get_line (drops, get_drop_index (drops->len, i, reversed));

      g_array_append_val (mixed, survivor);
      g_array_append_val (mixed, drop);
    }
  play_lines (self, match, mixed, winners, losers);
  return winners;
}

/* Losers of the lower bracket share places: the last of it has third place, and so on. */
static void
fill_lower_places (ZhBracket *self)
{
  int place = 3;

  for (int i = (int) self->matches->len - 1; i >= 0;)
    {
      int round = g_array_index (self->matches, ZhBracketMatch, i).part_round;
      int n = 0;

      if (g_array_index (self->matches, ZhBracketMatch, i).part != ZH_BRACKET_LOWER)
        {
          i--;
          continue;
        }
      for (int k = i; k >= 0; k--)
        {
          const ZhBracketMatch *match = &g_array_index (self->matches, ZhBracketMatch, k);

          n += match->part == ZH_BRACKET_LOWER && match->part_round == round ? 1 : 0;
        }
      for (int found = 0; found < n; i--)
        {
          ZhBracketMatch *match = &g_array_index (self->matches, ZhBracketMatch, i);

          if (match->part != ZH_BRACKET_LOWER || match->part_round != round)
            continue;
          /* The lower half of the range is what the losers share. */
          match->first_place = place - n;
          match->last_place = place + n - 1;
          found++;
        }
      place += n;
    }
}

static void
add_finals (ZhBracket      *self,
            ZhBracketSource upper,
            ZhBracketSource lower)
{
  ZhBracketMatch final = { .part = ZH_BRACKET_FINAL, .part_round = 1, .first_place = 1, .last_place = 2 };
  ZhBracketMatch second = { .part = ZH_BRACKET_SECOND_FINAL, .part_round = 1, .first_place = 1, .last_place = 2 };
  int            index;

  final.round = ++self->n_rounds;
  index = add_match (self, final, upper, lower);
  second.round = ++self->n_rounds;
  add_match (self, second, (ZhBracketSource){ ZH_BRACKET_LOSER, index }, (ZhBracketSource){ ZH_BRACKET_WINNER, index });
}

/* Upper round k ≥ 2 is played together with lower round 2k − 3; lower round 2k − 2 follows
 * alone, since it needs the losers of upper round k. */
static void
build_double (ZhBracket *self)
{
  g_autoptr (GArray) upper = list_seed_lines (self->size);
  g_autoptr (GArray) lower = NULL;
  ZhBracketMatch match = { .first_place = 1, .last_place = self->size };

  for (int k = 1; upper->len > 1; k++)
    {
      GArray *winners = lines_new ();
      g_autoptr (GArray) losers = lines_new ();

      self->n_rounds++;
      match = (ZhBracketMatch){ .part = ZH_BRACKET_UPPER, .part_round = k, .round = self->n_rounds, .first_place = 1 };
      match.last_place = (int) upper->len;
      play_lines (self, match, upper, winners, losers);
      g_array_unref (upper);
      upper = winners;
      if (k == 1)
        {
          lower = g_steal_pointer (&losers);
          continue;
        }

      match.part = ZH_BRACKET_LOWER;
      match.part_round = 2 * k - 3;
      {
        g_autoptr (GArray) survivors = lines_new ();
        g_autoptr (GArray) out = lines_new ();
        GArray *next;

        play_lines (self, match, lower, survivors, out);
        match.part_round++;
        match.round = ++self->n_rounds;
        next = play_drops (self, match, survivors, losers, k % 2 == 0);
        g_array_unref (lower);
        lower = next;
      }
    }
  fill_lower_places (self);
  add_finals (self, get_line (upper, 0), get_line (lower, 0));
}

ZhBracket *
zh_bracket_new_shape (ZhBracketMode mode,
                      int           n)
{
  ZhBracket *self = g_new0 (ZhBracket, 1);

  g_assert (n >= 2);

  self->mode = mode;
  self->n_entries = n;
  self->size = 1;
  while (self->size < n)
    self->size *= 2;
  self->matches = g_array_new (FALSE, TRUE, sizeof (ZhBracketMatch));
  if (mode == ZH_BRACKET_DOUBLE)
    build_double (self);
  else
    build_single (self);
  return self;
}
