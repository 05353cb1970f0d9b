/* What every entry did in every round up to a point: the table that pairing systems,
 * tie-breaks and crosstables read. Made from a tournament, then immutable.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhOutcome:
 * @ZH_OUTCOME_NONE: nothing: free in an odd round robin, or not paired in this round
 * @ZH_OUTCOME_PENDING: paired with an opponent, no result yet
 * @ZH_OUTCOME_WIN: played and won (TRF 1, W)
 * @ZH_OUTCOME_DRAW: played and drawn (TRF =, D)
 * @ZH_OUTCOME_LOSS: played and lost (TRF 0, L)
 * @ZH_OUTCOME_FORFEIT_WIN: opponent did not play (TRF +)
 * @ZH_OUTCOME_FORFEIT_LOSS: did not play against a named opponent (TRF -)
 * @ZH_OUTCOME_ALLOCATED_BYE: TRF U
 * @ZH_OUTCOME_FULL_BYE: TRF F
 * @ZH_OUTCOME_HALF_BYE: TRF H
 * @ZH_OUTCOME_ZERO_BYE: TRF Z, or absent
 */
typedef enum
{
  ZH_OUTCOME_NONE,
  ZH_OUTCOME_PENDING,
  ZH_OUTCOME_WIN,
  ZH_OUTCOME_DRAW,
  ZH_OUTCOME_LOSS,
  ZH_OUTCOME_FORFEIT_WIN,
  ZH_OUTCOME_FORFEIT_LOSS,
  ZH_OUTCOME_ALLOCATED_BYE,
  ZH_OUTCOME_FULL_BYE,
  ZH_OUTCOME_HALF_BYE,
  ZH_OUTCOME_ZERO_BYE,
} ZhOutcome;

/**
 * ZhCell:
 * @opponent: index of the opponent in the history, -1 without one
 * @colour: of the first game; none without an opponent. A forfeited game keeps its colour
 * @outcome: what happened. Where a pairing holds several games it is the outcome of the
 *   whole: won, drawn or lost by game points
 * @rated: whether the game goes to rating
 * @points: what the round is worth in the standings: game points, or match points where
 *   the pairing holds several games
 * @game_points: sum over the games of the pairing; = @points where it holds one
 * @counting: whether the game counts. Where it does not, the cell is that of a round without
 *   anything (no opponent, no outcome, no points), so that sums and tie-breaks need not ask;
 *   what happened stands in zh_history_get_table_cell()
 * @pairing: (nullable): unowned, lives as long as the tournament
 */
typedef struct
{
  int              opponent;
  ZhColour         colour;
  ZhOutcome        outcome;
  gboolean         rated;
  ZhPoints         points;
  ZhPoints         game_points;
  ZhCounting       counting;
  const ZhPairing *pairing;
} ZhCell;

/**
 * ZhHistory:
 * @tournament: what it was made from, a reference
 * @n_entries: entries in the order of the tournament's array
 * @n_rounds: rounds covered
 * @cells: (array): entry by entry, round by round; use zh_history_get_cell()
 * @table_cells: (nullable) (array): as @cells, but with the games that do not count as they
 *   were played; %NULL where all count; use zh_history_get_table_cell()
 * @countings: (array length=n_entries): use zh_history_get_counting()
 * @points: (array length=n_entries): standings points after the last round covered,
 *   carried points included, virtual points not; game points where a team tournament counts
 *   those first (zh_tournament_counts_games())
 */
typedef struct
{
  ZhTournament *tournament;
  int           n_entries;
  int           n_rounds;
  ZhCell       *cells;
  ZhCell       *table_cells;
  ZhCounting   *countings;
  ZhPoints     *points;
} ZhHistory;

/**
 * zh_history_new:
 * @tournament: a snapshot
 * @n_rounds: rounds to cover: 0 … those paired
 *
 * O(entries × rounds).
 *
 * The games of an entry that has left by @n_rounds count as zh_tournament_judge_withdrawal()
 * says. In a round robin or Scheveningen event that is usually: with less than half of the games
 * of his table played "annul" (Ukrainian draughts rules IV.10.1; unfinished games count as
 * played for the half), "keep-uncounted" (order 988, 33.1; only completed games count for the
 * half), or "count"; from half on they always count, and what was not played is lost by default.
 *
 * The results of a team with #ZH_ENTRY_ANNULLED are struck out however many it played, once
 * zh_history_is_annulled() (order 988, article 22): where all play all, of every match; in a
 * Swiss, of the matches up to its last round, so that the opponent it left waiting keeps the
 * win by default.
 *
 * Returns: (transfer full)
 */
ZhHistory *zh_history_new (const ZhTournament *tournament,
                           int                 n_rounds);
void       zh_history_free (ZhHistory *self);

/**
 * zh_history_get_cell:
 * @entry: index of an entry
 * @round: from 1
 *
 * Returns: (transfer none): what @entry did in @round
 */
const ZhCell *zh_history_get_cell (const ZhHistory *self,
                                   int              entry,
                                   int              round);

/**
 * zh_history_get_table_cell:
 * @entry: index of an entry
 * @round: from 1
 *
 * For crosstables: as zh_history_get_cell(), but a game that does not count is shown as it was
 * played, with #ZhCell.counting saying so.
 *
 * Returns: (transfer none): what @entry did in @round
 */
const ZhCell *zh_history_get_table_cell (const ZhHistory *self,
                                         int              entry,
                                         int              round);

/**
 * zh_history_get_entry:
 *
 * Returns: (transfer none): the entry at an index
 */
const ZhEntry *zh_history_get_entry (const ZhHistory *self,
                                     int              entry);

/**
 * zh_history_get_counting:
 * @entry: index of an entry
 *
 * In a Swiss leaving does not reach back before the last round that the entry was paired in:
 * that round was made while its results still counted.
 *
 * Returns: how the games of an entry count that has left in the rounds covered; of everybody
 *   else #ZH_COUNTED
 */
ZhCounting zh_history_get_counting (const ZhHistory *self,
                                    int              entry);

/**
 * zh_history_is_annulled:
 * @entry: index of an entry
 *
 * Returns: whether @entry is a team removed with its results (#ZH_ENTRY_ANNULLED) in the rounds
 *   covered
 */
gboolean zh_history_is_annulled (const ZhHistory *self,
                                 int              entry);

/**
 * zh_history_find_meeting:
 * @a: index of an entry
 * @b: index of another
 *
 * Games decided by forfeit are no meeting (C.04.2, 3.5).
 *
 * Returns: the first round in which the two play each other, 0 for none
 */
int zh_history_find_meeting (const ZhHistory *self,
                             int              a,
                             int              b);

/**
 * zh_history_find_entry:
 * @id: of an entry
 *
 * Returns: its index, -1 when it is not in the tournament
 */
int zh_history_find_entry (const ZhHistory *self,
                           gint64           id);

/**
 * zh_history_compare_start_numbers:
 * @a: (type int*): index of an entry
 * @b: (type int*): index of another
 * @user_data: (type ZhHistory)
 *
 * A #GCompareDataFunc by start number, then by id.
 *
 * Returns: < 0, 0 or > 0
 */
int zh_history_compare_start_numbers (gconstpointer a,
                                      gconstpointer b,
                                      gpointer      user_data);

/**
 * zh_history_get_points_after:
 * @entry: index of an entry
 * @round: 0 … n_rounds
 *
 * Returns: standings points after @round
 */
ZhPoints zh_history_get_points_after (const ZhHistory *self,
                                      int              entry,
                                      int              round);

/**
 * zh_history_get_game_points:
 * @n_games: of a match of the tournament
 * @cell: what an entry did in a round
 *
 * A bye of a match holds match points alone: its game points are those of the regulation
 * (#ZH_OPTION_BYE_GAME_POINTS), otherwise of a match won, drawn or lost on all boards.
 *
 * Returns: the game points of the round
 */
ZhPoints zh_history_get_game_points (const ZhTournament *tournament,
                                     int                 n_games,
                                     const ZhCell       *cell);

/**
 * zh_outcome_is_played:
 *
 * Returns: whether a game was played over the board
 */
gboolean zh_outcome_is_played (ZhOutcome outcome);

/**
 * zh_outcome_is_bye:
 *
 * Returns: whether the round was spent without an opponent, by any kind of bye
 */
gboolean zh_outcome_is_bye (ZhOutcome outcome);

/**
 * zh_tournament_count_paired_rounds:
 *
 * Returns: the number of the last round that exists, 0 before round 1
 */
int zh_tournament_count_paired_rounds (const ZhTournament *self);

/**
 * zh_scoring_get_game_points:
 * @scoring: what outcomes are worth
 * @result: of a game
 * @colour: which side is asked for
 *
 * Returns: the game points of that side; 0 without a result or adjourned
 */
ZhPoints zh_scoring_get_game_points (const ZhScoring *scoring,
                                     ZhResult         result,
                                     ZhColour         colour);

/**
 * zh_scoring_get_bye_points:
 * @scoring: what outcomes are worth
 * @kind: of a bye
 *
 * Returns: the points of that bye; 0 for being free in a round robin, and for a game
 */
ZhPoints zh_scoring_get_bye_points (const ZhScoring *scoring,
                                    ZhPairingKind    kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhHistory, zh_history_free)

G_END_DECLS
