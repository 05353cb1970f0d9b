/* One kind of score (points, match points or game points) of all entries round by round, the
 * way tie-breaks look at it: with adjusted totals, dummies and voluntary unplayed rounds.
 * Built from a history, then immutable.
 *
 * Source: FIDE C.07 articles 15 and 16, editions 2026-03 and 2024-08.
 */
#pragma once

#include "history.h"
#include "tiebreak-code.h"

G_BEGIN_DECLS

/**
 * ZhScoreSlot:
 * @opponent: index, −1 without one
 * @outcome: what happened; none for a round that is nothing at all (free in a round robin,
 *   game against somebody who is not counted)
 * @colour: of the entry
 * @points: what the round brought, in the table's score
 */
typedef struct
{
  int       opponent;
  ZhOutcome outcome;
  ZhColour  colour;
  ZhPoints  points;
} ZhScoreSlot;

/**
 * ZhScoreTable:
 * @n_entries: entries, in the order of the tournament
 * @n_rounds: rounds covered
 * @predetermined: round robin: no adjusting, no dummies (15.2)
 * @forfeits_played: /P: forfeits count as games
 * @capped: the limits of 16.4.1 and 16.4.2 (2026) hold for dummies
 * @win: most that a round can bring
 * @draw: what a draw is worth
 * @loss: what a loss is worth
 * @slots: entry by entry, round by round; zh_score_table_get_slot()
 * @totals: (array length=n_entries): final score, carried points included
 * @adjusted: (array length=n_entries): final score for opponents (16.3)
 */
typedef struct
{
  int          n_entries;
  int          n_rounds;
  gboolean     predetermined;
  gboolean     forfeits_played;
  gboolean     capped;
  ZhPoints     win;
  ZhPoints     draw;
  ZhPoints     loss;
  ZhScoreSlot *slots;
  ZhPoints    *totals;
  ZhPoints    *adjusted;
} ZhScoreTable;

/**
 * ZhScoreTableFlags:
 * @ZH_SCORE_FORFEITS_PLAYED: /P
 * @ZH_SCORE_FORE: every paired game of the last round is a draw (8.3)
 */
typedef enum
{
  ZH_SCORE_FORFEITS_PLAYED = 1 << 0,
  ZH_SCORE_FORE = 1 << 1,
} ZhScoreTableFlags;

/**
 * zh_score_table_new:
 * @history: what happened
 * @reference: match or game points; default is match
 * @edition: of the FIDE rules
 * @flags: #ZhScoreTableFlags
 *
 * Returns: (transfer full)
 */
ZhScoreTable *zh_score_table_new (const ZhHistory  *history,
                                  ZhScoreReference  reference,
                                  ZhTiebreakEdition edition,
                                  guint             flags);
void          zh_score_table_free (ZhScoreTable *self);

/**
 * zh_score_table_get_slot:
 * @round: from 1
 *
 * Returns: (transfer none)
 */
const ZhScoreSlot *zh_score_table_get_slot (const ZhScoreTable *self,
                                            int                 entry,
                                            int                 round);

/**
 * zh_score_table_is_vur:
 *
 * Returns: whether the round was left unplayed by the entry's own will (16.1.2): forfeit
 *   loss, half-point or zero-point bye
 */
gboolean zh_score_table_is_vur (const ZhScoreTable *self,
                                const ZhScoreSlot  *slot);

/**
 * zh_score_table_is_free:
 *
 * In a Swiss a round without anything is one whose result was annulled: it was not played, and
 * an opponent is put in its place as in any other that was not.
 *
 * Returns: whether the round is none of the entry's: free in a round robin, or struck out there
 */
gboolean zh_score_table_is_free (const ZhScoreTable *self,
                                 const ZhScoreSlot  *slot);

/**
 * zh_score_table_count_games:
 *
 * Returns: the most games (or matches) anybody has been paired for; in an odd round robin
 *   less than the rounds
 */
int zh_score_table_count_games (const ZhScoreTable *self);

/**
 * zh_score_get_games_per_match:
 *
 * Returns: how many games a pairing of the tournament holds: 1 in a usual event
 */
int zh_score_get_games_per_match (const ZhTournament *tournament);

/**
 * zh_score_find_uncounted:
 *
 * Who is left out of the standings: whose games do not count (zh_history_get_counting()): in a
 * round robin who left before half of the games, where the regulation annuls them or keeps them
 * uncounted; in any event a team removed with its results, and who has not come and was never
 * paired. Sources: order 988, 22 and 33.1.1; Ukrainian draughts rules IV.10.1.2.
 *
 * Returns: (array) (transfer full): by index of entry
 */
gboolean *zh_score_find_uncounted (const ZhHistory *history);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhScoreTable, zh_score_table_free)

G_END_DECLS
