#include "config.h"

#include "knockout-bracket.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "knockout-shape.h"
#include "pairing-games.h"
#include "random.h"

static ZhBracketMatch *
get_match (const ZhBracket *self,
           int              index)
{
  return &g_array_index (self->matches, ZhBracketMatch, index);
}

const ZhBracketMatch *
zh_bracket_get_match (const ZhBracket *self,
                      int              index)
{
  g_assert (index >= 0 && index < (int) self->matches->len);

  return get_match (self, index);
}

char *
zh_bracket_dup_winner_key (int round,
                           int number)
{
  return g_strdup_printf ("winner-%d-%d", round, number);
}

/* The entry of every seed, from index 1. */
static gint64 *
list_seeds (const ZhTournament *tournament,
            GError            **error)
{
  int                        n = (int) tournament->entries->len;
  g_autofree const ZhEntry **by_number = zh_pairing_list_by_number (tournament, error);
  g_autofree guint          *order = g_new (guint, n);
  ZhRandom                   random = zh_random_new_nth (tournament->seed, 1);
  gboolean                   by_lot = g_strcmp0 (zh_tournament_get_option (tournament, "seeding"), "lot") == 0;
  gint64                    *seeds;

  if (by_number == NULL)
    return NULL;
  zh_random_permutation (&random, (gsize) n, order);
  seeds = g_new0 (gint64, n + 1);
  for (int i = 0; i < n; i++)
    seeds[i + 1] = by_number[by_lot ? (int) order[i] + 1 : i + 1]->id;
  return seeds;
}

static void
fill_side (const ZhBracket *self,
           const gint64    *seeds,
           int              n_seeds,
           ZhBracketMatch  *match,
           int              side)
{
  ZhBracketSource source = match->sources[side];
  ZhBracketMatch *from;
  int             from_side;

  match->slots[side] = ZH_BRACKET_EMPTY;
  if (source.kind == ZH_BRACKET_SEED)
    {
      if (source.index <= n_seeds)
        {
          match->slots[side] = ZH_BRACKET_TAKEN;
          match->entries[side] = seeds[source.index];
        }
      return;
    }

  from = get_match (self, source.index);
  if (from->decision == ZH_BRACKET_UNDECIDED)
    {
      match->slots[side] = ZH_BRACKET_OPEN;
      return;
    }
  if (from->winner < 0)
    return;
  from_side = source.kind == ZH_BRACKET_WINNER ? from->winner : 1 - from->winner;
  match->slots[side] = from->slots[from_side];
  match->entries[side] = from->entries[from_side];
}

static const ZhPairing *
find_pairing (const ZhTournament   *tournament,
              const ZhBracketMatch *match)
{
  const ZhRound *round = zh_tournament_find_round (tournament, match->round);

  for (guint i = 0; round != NULL && i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if ((pairing->entry[0] == match->entries[0] && pairing->entry[1] == match->entries[1]) ||
          (pairing->entry[0] == match->entries[1] && pairing->entry[1] == match->entries[0]))
        return pairing;
    }
  return NULL;
}

/* Points of a side of the pairing: of one board, or of all with @board 0. */
static ZhPoints
sum_points (const ZhTournament *tournament,
            const ZhPairing    *pairing,
            int                 side,
            int                 board)
{
  ZhPoints sum = 0;

  for (int i = 0; i < pairing->n_games; i++)
    {
      const ZhGame *game = &pairing->games[i];
      gboolean      white = (side == 0) != game->swapped;

      if (board == 0 || game->board == board)
        sum += zh_scoring_get_game_points (&tournament->scoring, game->result,
                                           white ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);
    }
  return sum;
}

ZhPoints
zh_bracket_match_get_points (const ZhTournament   *tournament,
                             const ZhBracketMatch *match,
                             int                   side)
{
  g_assert (match->pairing != NULL);

  return sum_points (tournament, match->pairing, match->pairing->entry[0] == match->entries[side] ? 0 : 1, 0);
}

static gboolean
is_any_played (const ZhPairing *pairing)
{
  for (int i = 0; i < pairing->n_games; i++)
    if (pairing->games[i].result.played)
      return TRUE;
  return FALSE;
}

/* The side of the pairing that the arbiter has named, −1 for none. */
static int
find_named_winner (const ZhTournament *tournament,
                   int                 round,
                   const ZhPairing    *pairing)
{
  g_autofree char *key = zh_bracket_dup_winner_key (round, pairing->number);
  const char      *value = zh_tournament_get_option (tournament, key);
  gint64           number;

  if (value == NULL || !g_ascii_string_to_signed (value, 10, 1, G_MAXINT, &number, NULL))
    return -1;
  for (int side = 0; side < 2; side++)
    {
      const ZhEntry *entry = zh_tournament_find_entry (tournament, pairing->entry[side]);

      if (entry != NULL && entry->start_number == number)
        return side;
    }
  return -1;
}

static int
find_board_winner (const ZhTournament *tournament,
                   const ZhPairing    *pairing)
{
  for (int board = 1; board <= tournament->boards; board++)
    {
      ZhPoints first = sum_points (tournament, pairing, 0, board);
      ZhPoints second = sum_points (tournament, pairing, 1, board);

      if (first != second)
        return first > second ? 0 : 1;
    }
  return -1;
}

/* A level match: the arbiter's word, else the rule of the regulation. */
static int
break_tie (const ZhTournament *tournament,
           int                 index,
           int                 round,
           const ZhPairing    *pairing,
           ZhBracketDecision  *decision)
{
  const char *decider = zh_tournament_get_option (tournament, "decider");
  ZhRandom    random = zh_random_new_nth (tournament->seed, round);
  int         winner = find_named_winner (tournament, round, pairing);

  *decision = ZH_BRACKET_BY_HAND;
  if (winner >= 0)
    return winner;
  if (g_strcmp0 (decider, "boards") == 0)
    {
      *decision = ZH_BRACKET_BY_BOARDS;
      winner = find_board_winner (tournament, pairing);
    }
  else if (g_strcmp0 (decider, "lot") == 0)
    {
      *decision = ZH_BRACKET_BY_LOT;
      for (int i = 0; i < index; i++)
        zh_random_next (&random);
      winner = (int) (zh_random_next (&random) & 1);
    }
  if (winner < 0)
    *decision = ZH_BRACKET_UNDECIDED;
  return winner;
}

static void
decide_played (const ZhTournament *tournament,
               int                 index,
               ZhBracketMatch     *match)
{
  const ZhPairing *pairing = match->pairing;
  ZhPoints         first;
  ZhPoints         second;
  int              side;

  if (pairing == NULL || pairing->n_games == 0 || zh_pairing_is_open (pairing))
    return;

  first = sum_points (tournament, pairing, 0, 0);
  second = sum_points (tournament, pairing, 1, 0);
  match->decision = ZH_BRACKET_BY_POINTS;
  if (first != second)
    side = first > second ? 0 : 1;
  else if (!is_any_played (pairing) && first == 0)
    return; /* nobody came: both have lost */
  else
    side = break_tie (tournament, index, match->round, pairing, &match->decision);

  if (side >= 0)
    match->winner = pairing->entry[side] == match->entries[0] ? 0 : 1;
}

static void
decide (const ZhTournament *tournament,
        const ZhBracket    *self,
        int                 index)
{
  ZhBracketMatch *match = get_match (self, index);

  match->winner = -1;
  if (match->part == ZH_BRACKET_SECOND_FINAL)
    {
      const ZhBracketMatch *final = get_match (self, match->sources[0].index);

      /* The sides are the loser and the winner of the final: not needed when the winner is the
       * one who came without defeat. */
      if (final->decision != ZH_BRACKET_UNDECIDED && final->winner <= 0)
        {
          match->decision = ZH_BRACKET_NOT_NEEDED;
          match->winner = final->winner < 0 ? -1 : 1;
          return;
        }
    }
  if (match->slots[0] == ZH_BRACKET_OPEN || match->slots[1] == ZH_BRACKET_OPEN)
    return;
  if (match->slots[0] == ZH_BRACKET_EMPTY || match->slots[1] == ZH_BRACKET_EMPTY)
    {
      match->decision = ZH_BRACKET_BYE;
      match->winner = match->slots[0] == ZH_BRACKET_TAKEN ? 0 : 1;
      return;
    }
  if (match->round > self->after_round)
    return;
  match->pairing = find_pairing (tournament, match);
  decide_played (tournament, index, match);
}

static ZhBracketMode
get_mode (const ZhTournament *tournament)
{
  const char *places = zh_tournament_get_option (tournament, "places");

  if (tournament->system == ZH_SYSTEM_DOUBLE_ELIMINATION)
    return ZH_BRACKET_DOUBLE;
  if (g_strcmp0 (places, "third") == 0)
    return ZH_BRACKET_THIRD_PLACE;
  if (g_strcmp0 (places, "all") == 0)
    return ZH_BRACKET_ALL_PLACES;
  return ZH_BRACKET_SINGLE;
}

ZhBracket *
zh_bracket_new (const ZhTournament *tournament,
                GError            **error)
{
  return zh_bracket_new_after (tournament, -1, error);
}

ZhBracket *
zh_bracket_new_after (const ZhTournament *tournament,
                      int                 after_round,
                      GError            **error)
{
  g_autofree gint64 *seeds = NULL;
  ZhBracket         *self;

  if (tournament->entries->len < 2)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s",
                         _ ("A knockout needs at least two entries; add them first"));
  seeds = list_seeds (tournament, error);
  if (seeds == NULL)
    return NULL;

  self = zh_bracket_new_shape (get_mode (tournament), (int) tournament->entries->len);
  self->after_round = after_round >= 0 ? after_round : G_MAXINT;
  for (int i = 0; i < (int) self->matches->len; i++)
    {
      for (int side = 0; side < 2; side++)
        fill_side (self, seeds, (int) tournament->entries->len, get_match (self, i), side);
      decide (tournament, self, i);
    }
  return self;
}

void
zh_bracket_free (ZhBracket *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->matches);
  g_free (self);
}

/* Whether the loser, or the winner, of a match goes on to another. */
static gboolean
has_next (const ZhBracket    *self,
          int                 index,
          ZhBracketSourceKind kind)
{
  for (guint i = 0; i < self->matches->len; i++)
    for (int side = 0; side < 2; side++)
      {
        ZhBracketSource source = get_match (self, (int) i)->sources[side];

        if (source.kind == kind && source.index == index)
          return TRUE;
      }
  return FALSE;
}

static void
add_place (const ZhBracket      *self,
           GArray               *places,
           const ZhBracketMatch *match,
           int                   side,
           int                   first,
           int                   last)
{
  ZhBracketPlace place = { match->entries[side], MIN (first, self->n_entries), MIN (last, self->n_entries) };

  if (match->slots[side] == ZH_BRACKET_TAKEN)
    g_array_append_val (places, place);
}

static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const ZhBracketPlace *left = a;
  const ZhBracketPlace *right = b;

  if (left->first != right->first)
    return left->first - right->first;
  return left->entry < right->entry ? -1 : left->entry > right->entry ? 1
                                                                      : 0;
}

GArray *
zh_bracket_list_places (const ZhBracket *self)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (ZhBracketPlace));

  for (int i = 0; i < (int) self->matches->len; i++)
    {
      const ZhBracketMatch *match = get_match (self, i);
      int                   middle = match->first_place + (match->last_place - match->first_place + 1) / 2;

      if (match->decision == ZH_BRACKET_UNDECIDED)
        continue;
      if (match->winner < 0)
        {
          /* Both have lost: neither goes on, and the place of a winner stays empty. */
          add_place (self, places, match, 0, middle, match->last_place);
          add_place (self, places, match, 1, middle, match->last_place);
          continue;
        }
      if (!has_next (self, i, ZH_BRACKET_LOSER))
        add_place (self, places, match, 1 - match->winner, middle, match->last_place);
      if (!has_next (self, i, ZH_BRACKET_WINNER))
        add_place (self, places, match, match->winner, match->first_place, middle - 1);
    }
  g_array_sort (places, compare_places);
  return places;
}

char *
zh_bracket_match_format_title (const ZhBracket      *self,
                               const ZhBracketMatch *match,
                               const ZhLanguage     *language)
{
  int n_lines = match->last_place - match->first_place + 1;

  switch (match->part)
    {
    case ZH_BRACKET_LOWER:
      return g_strdup_printf (zh_tr (language, "Lower bracket, round %d"), match->part_round);
    case ZH_BRACKET_PLACES:
      if (n_lines == 2)
        return g_strdup_printf (zh_tr (language, "For place %d"), match->first_place);
      return g_strdup_printf (zh_tr (language, "Places %1$d–%2$d"), match->first_place, match->last_place);
    case ZH_BRACKET_SECOND_FINAL:
      return g_strdup (zh_tr (language, "Second final"));
    case ZH_BRACKET_UPPER:
      if (self->mode == ZH_BRACKET_DOUBLE)
        return g_strdup_printf (zh_tr (language, "Upper bracket, round %d"), match->part_round);
      if (n_lines == 4)
        return g_strdup (zh_tr (language, "Semi-finals"));
      if (n_lines > 4)
        /* Translators: "1/8 finals": sixteen players are left. */
        return g_strdup_printf (zh_tr (language, "1/%d finals"), n_lines / 2);
      break;
    case ZH_BRACKET_FINAL:
    default:
      break;
    }
  return g_strdup (zh_trc (language, "knockout", "Final"));
}
