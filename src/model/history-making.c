/* How a history is made: cells of games and byes, absences, and what leaving strikes out. */
#include "config.h"

#include "history.h"

#include "teams.h"
#include "withdrawal.h"

static ZhMark
get_side_mark (const ZhGame *game,
               int           side)
{
  return (ZhMark) ((side == 0) != game->swapped ? game->result.white : game->result.black);
}

static ZhOutcome
get_game_outcome (const ZhGame *game,
                  int           side)
{
  switch (get_side_mark (game, side))
    {
    case ZH_MARK_WIN:
      return game->result.played ? ZH_OUTCOME_WIN : ZH_OUTCOME_FORFEIT_WIN;
    case ZH_MARK_DRAW:
      return ZH_OUTCOME_DRAW;
    case ZH_MARK_LOSS:
      return game->result.played ? ZH_OUTCOME_LOSS : ZH_OUTCOME_FORFEIT_LOSS;
    case ZH_MARK_NONE:
    case ZH_MARK_ADJOURNED:
    default:
      return ZH_OUTCOME_PENDING;
    }
}

static ZhPoints
sum_game_points (const ZhScoring *scoring,
                 const ZhPairing *pairing,
                 int              side)
{
  ZhPoints sum = 0;

  for (int i = 0; i < pairing->n_games; i++)
    {
      gboolean is_white = (side == 0) != pairing->games[i].swapped;

      sum += zh_scoring_get_game_points (scoring, pairing->games[i].result,
                                         is_white ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);
    }
  return sum;
}

/* A match of teams, on one board too, or a pairing of several games is won, drawn or lost by the sum of their points; it counts
 * as forfeited only when none of its games was played. What it brings is this, or the sum. */
static void
fill_match_cell (const ZhTournament *tournament,
                 const ZhPairing    *pairing,
                 int                 side,
                 ZhCell             *cell)
{
  const ZhScoring *scoring = &tournament->scoring;
  ZhPoints         own = sum_game_points (scoring, pairing, side);
  ZhPoints         other = sum_game_points (scoring, pairing, 1 - side);
  gboolean         any_played = FALSE;

  cell->game_points = own;
  if (zh_pairing_is_open (pairing))
    {
      cell->outcome = ZH_OUTCOME_PENDING;
      return;
    }

  for (int i = 0; i < pairing->n_games; i++)
    any_played = any_played || pairing->games[i].result.played;

  if (own > other)
    cell->outcome = any_played ? ZH_OUTCOME_WIN : ZH_OUTCOME_FORFEIT_WIN;
  else if (own < other || (!any_played && own == 0))
    cell->outcome = any_played ? ZH_OUTCOME_LOSS : ZH_OUTCOME_FORFEIT_LOSS;
  else
    cell->outcome = ZH_OUTCOME_DRAW;

  if (zh_tournament_counts_each_game (tournament))
    {
      cell->points = own;
      return;
    }
  cell->points = own > other ? scoring->match_win : own < other ? scoring->match_loss
                                                                : scoring->match_draw;
  if (cell->outcome == ZH_OUTCOME_FORFEIT_LOSS)
    cell->points = scoring->match_loss;
}

static void
fill_game_cell (const ZhTournament *tournament,
                const ZhPairing    *pairing,
                int                 side,
                int                 opponent,
                ZhCell             *cell)
{
  cell->opponent = opponent;
  cell->pairing = pairing;
  cell->colour = side == 0 ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  cell->rated = pairing->n_games > 0 && pairing->games[0].result.played && pairing->games[0].result.rated;

  if (pairing->n_games > 1 || (pairing->n_games == 1 && zh_tournament_is_team (tournament)))
    {
      fill_match_cell (tournament, pairing, side, cell);
      if (pairing->n_games == 1 && pairing->games[0].swapped)
        cell->colour = zh_colour_opposite (cell->colour);
    }
  else if (pairing->n_games == 1)
    {
      cell->outcome = get_game_outcome (&pairing->games[0], side);
      cell->points = sum_game_points (&tournament->scoring, pairing, side);
      cell->game_points = cell->points;
      if (pairing->games[0].swapped)
        cell->colour = zh_colour_opposite (cell->colour);
    }
  else
    {
      cell->outcome = ZH_OUTCOME_PENDING;
    }
}

static void
fill_bye_cell (const ZhScoring *scoring,
               const ZhPairing *pairing,
               ZhCell          *cell)
{
  cell->pairing = pairing;
  cell->points = zh_scoring_get_bye_points (scoring, pairing->kind);
  cell->game_points = cell->points;
  switch (pairing->kind)
    {
    case ZH_PAIRING_ALLOCATED_BYE:
      cell->outcome = ZH_OUTCOME_ALLOCATED_BYE;
      break;
    case ZH_PAIRING_FULL_BYE:
      cell->outcome = ZH_OUTCOME_FULL_BYE;
      break;
    case ZH_PAIRING_HALF_BYE:
      cell->outcome = ZH_OUTCOME_HALF_BYE;
      break;
    case ZH_PAIRING_ZERO_BYE:
      cell->outcome = ZH_OUTCOME_ZERO_BYE;
      break;
    case ZH_PAIRING_FREE:
    case ZH_PAIRING_GAME:
    default:
      break;
    }
}

static ZhCell *
get_writable_cell (ZhHistory *self,
                   int        entry,
                   int        round)
{
  return &self->cells[(gsize) entry * (gsize) self->n_rounds + (gsize) round - 1];
}

static void
fill_round (ZhHistory     *self,
            GHashTable    *index_of,
            const ZhRound *round)
{
  const ZhTournament *tournament = self->tournament;
  ZhScoring           scoring = zh_tournament_get_pairing_scoring (tournament);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      int              side_index[2] = { -1, -1 };

      for (int side = 0; side < 2; side++)
        {
          gpointer found;

          if (g_hash_table_lookup_extended (index_of, &pairing->entry[side], NULL, &found))
            side_index[side] = GPOINTER_TO_INT (found);
        }

      for (int side = 0; side < 2; side++)
        {
          ZhCell *cell;

          if (side_index[side] < 0)
            continue;
          cell = get_writable_cell (self, side_index[side], round->number);
          if (pairing->kind == ZH_PAIRING_GAME)
            fill_game_cell (tournament, pairing, side, side_index[1 - side], cell);
          else
            fill_bye_cell (&scoring, pairing, cell);
        }
    }
}

/* Entries of a Swiss that no pairing of an existing round names were absent in it. */
static void
fill_absences (ZhHistory *self)
{
  if (zh_tournament_is_predetermined (self->tournament))
    return;

  for (int entry = 0; entry < self->n_entries; entry++)
    for (int round = 1; round <= self->n_rounds; round++)
      {
        ZhCell *cell = get_writable_cell (self, entry, round);

        if (cell->outcome == ZH_OUTCOME_NONE && zh_tournament_find_round (self->tournament, round) != NULL)
          {
            cell->outcome = ZH_OUTCOME_ZERO_BYE;
            cell->points = zh_tournament_get_pairing_scoring (self->tournament).zero_bye;
            cell->game_points = cell->points;
          }
      }
}

/* Games of the table that count for the share: those completed, and where early results are
 * annulled the unfinished ones too (Ukrainian draughts rules IV.10.1.1). */
static int
count_played (const ZhHistory *self,
              int              index)
{
  const ZhEntry *entry = zh_history_get_entry (self, index);
  gboolean       counts_unfinished = zh_counting_from_withdrawal (self->tournament->withdrawal) == ZH_ANNULLED;
  int            n_played = 0;

  for (int round = 1; round <= self->n_rounds; round++)
    {
      ZhOutcome outcome = zh_history_get_cell (self, index, round)->outcome;
      gboolean  is_unfinished = outcome == ZH_OUTCOME_PENDING && round <= entry->last_round;

      n_played += zh_outcome_is_played (outcome) || (is_unfinished && counts_unfinished) ? 1 : 0;
    }
  return n_played;
}

static void
exclude_cell (ZhHistory *self,
              int        entry,
              int        round,
              ZhCounting counting)
{
  ZhCell *cell = get_writable_cell (self, entry, round);

  self->table_cells[cell - self->cells].counting = counting;
  *cell = (ZhCell){ .opponent = -1, .rated = cell->rated, .counting = counting, .pairing = cell->pairing };
}

/* The last round that a pairing of games names the entry in, 0 for none. */
static int
find_last_paired_round (const ZhTournament *tournament,
                        gint64              entry_id)
{
  for (guint i = tournament->rounds->len; i > 0; i--)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i - 1);

      for (guint k = 0; k < round->pairings->len; k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, k);

          if (pairing->kind == ZH_PAIRING_GAME && (pairing->entry[0] == entry_id || pairing->entry[1] == entry_id))
            return round->number;
        }
    }
  return 0;
}

/* In a Swiss leaving does not reach back before the last round that the entry was paired in:
 * that round was made while its results still counted. */
static gboolean
has_left (const ZhHistory *self,
          int              index)
{
  const ZhEntry *entry = zh_history_get_entry (self, index);
  int            since = entry->last_round;

  if (entry->status == ZH_ENTRY_PLAYING || since > self->n_rounds)
    return FALSE;
  if (!zh_tournament_is_predetermined (self->tournament))
    since = MAX (since, find_last_paired_round (self->tournament, entry->id));
  return since <= self->n_rounds;
}

/* How the games of an entry count, before anything is struck out. */
static ZhCounting
judge_entry (const ZhHistory *self,
             int              index)
{
  const ZhEntry *entry = zh_history_get_entry (self, index);

  if (entry->status == ZH_ENTRY_PLAYING || !has_left (self, index))
    return ZH_COUNTED;
  if (entry->status == ZH_ENTRY_ANNULLED)
    return ZH_ANNULLED;
  if (entry->unfinished != ZH_UNFINISHED_NOT_SAID)
    return entry->uncounted ? ZH_ANNULLED : ZH_COUNTED;
  return zh_tournament_judge_withdrawal (self->tournament, count_played (self, index),
                                         zh_tournament_count_table_games (self->tournament, entry));
}

/* Where all play all, of every game; else of those up to the last round, and of byes. */
static void
strike_out (ZhHistory *self,
            int        entry,
            ZhCounting counting)
{
  const ZhEntry *left = zh_history_get_entry (self, entry);
  gboolean       is_table = zh_tournament_is_predetermined (self->tournament);
  gboolean       with_byes = !is_table || left->status == ZH_ENTRY_ANNULLED;

  for (int round = 1; round <= (is_table ? self->n_rounds : left->last_round); round++)
    {
      const ZhCell *cell = zh_history_get_cell (self, entry, round);
      int           opponent = cell->opponent;

      if (opponent >= 0 || (with_byes && zh_outcome_is_bye (cell->outcome)))
        exclude_cell (self, entry, round, counting);
      if (opponent >= 0)
        exclude_cell (self, opponent, round, counting);
    }
}

static gboolean
is_struck (const ZhHistory *self,
           int              entry,
           int              round)
{
  const ZhCell *cell = zh_history_get_cell (self, entry, round);

  return cell->opponent >= 0 && cell->outcome == ZH_OUTCOME_PENDING && zh_tournament_is_struck (self->tournament, cell->pairing);
}

static gboolean
has_struck (const ZhHistory *self,
            int              entry)
{
  for (int round = 1; round <= self->n_rounds; round++)
    if (is_struck (self, entry, round))
      return TRUE;
  return FALSE;
}

/* Games by correspondence that were not finished when a side left (order 988, 55.8.1; draughts V.8.2). */
static void
strike_unfinished (ZhHistory *self,
                   int        entry)
{
  for (int round = 1; round <= self->n_rounds; round++)
    {
      int opponent = zh_history_get_cell (self, entry, round)->opponent;

      if (!is_struck (self, entry, round))
        continue;
      exclude_cell (self, entry, round, ZH_ANNULLED);
      exclude_cell (self, opponent, round, ZH_ANNULLED);
    }
}

/* Ukrainian draughts rules IV.10.1; order 988, 22 and 33.1. Who left early is found before
 * anything is struck out: two who left must not count differently for the order they stand in. */
static void
apply_withdrawals (ZhHistory *self)
{
  gsize    n_cells = (gsize) self->n_entries * (gsize) MAX (self->n_rounds, 1);
  gboolean any = FALSE;

  for (int entry = 0; entry < self->n_entries; entry++)
    {
      self->countings[entry] = judge_entry (self, entry);
      any = any || self->countings[entry] != ZH_COUNTED || has_struck (self, entry);
    }
  if (!any)
    return;

  self->table_cells = g_memdup2 (self->cells, sizeof (ZhCell) * n_cells);
  for (int entry = 0; entry < self->n_entries; entry++)
    if (self->countings[entry] != ZH_COUNTED)
      strike_out (self, entry, self->countings[entry]);
  for (int entry = 0; entry < self->n_entries; entry++)
    strike_unfinished (self, entry);
}

ZhHistory *
zh_history_new (const ZhTournament *tournament,
                int                 n_rounds)
{
  ZhHistory *self = g_new0 (ZhHistory, 1);
  g_autoptr (GHashTable) index_of = g_hash_table_new (g_int64_hash, g_int64_equal);

  g_assert (n_rounds >= 0 && n_rounds <= ZH_MAX_ROUNDS);

  self->tournament = zh_tournament_ref ((ZhTournament *) tournament);
  self->n_entries = (int) tournament->entries->len;
  self->n_rounds = n_rounds;
  self->cells = g_new0 (ZhCell, (gsize) self->n_entries * (gsize) MAX (n_rounds, 1));
  self->points = g_new0 (ZhPoints, MAX (self->n_entries, 1));
  self->countings = g_new0 (ZhCounting, MAX (self->n_entries, 1));

  for (int i = 0; i < self->n_entries; i++)
    {
      ZhEntry *entry = g_ptr_array_index (tournament->entries, (guint) i);

      g_hash_table_insert (index_of, &entry->id, GINT_TO_POINTER (i));
      for (int round = 1; round <= n_rounds; round++)
        get_writable_cell (self, i, round)->opponent = -1;
    }

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      if (round->number >= 1 && round->number <= n_rounds)
        fill_round (self, index_of, round);
    }
  fill_absences (self);
  apply_withdrawals (self);

  for (int i = 0; i < self->n_entries; i++)
    self->points[i] = zh_history_get_points_after (self, i, n_rounds);
  return self;
}
