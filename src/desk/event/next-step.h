/* What comes next in the life of a tournament: one button, and the sentence that says what
 * is missing. A pure function of the snapshot.
 */
#pragma once

#include "competition.h"
#include "round-boards.h"

G_BEGIN_DECLS

/**
 * ZhStep:
 * @ZH_STEP_NONE: no such tournament
 * @ZH_STEP_ADD_ENTRIES: fewer than two entries
 * @ZH_STEP_DECIDE_ADMISSION: the commission has not decided on somebody who would play, or has refused him
 * @ZH_STEP_DRAW_NUMBERS: somebody has no start number, and the rules give them by lot
 * @ZH_STEP_NUMBER_ENTRIES: somebody has no start number; they go by rating
 * @ZH_STEP_NUMBER_AND_DRAW: as before, and the lot decides between equal ratings
 * @ZH_STEP_PAIR_ROUND: the round may be paired
 * @ZH_STEP_PUBLISH_ROUND: paired, not shown yet
 * @ZH_STEP_ENTER_RESULTS: games are open; nothing to press until they are in
 * @ZH_STEP_CLOSE_ROUND_AND_PAIR: all results are in, more rounds follow
 * @ZH_STEP_CLOSE_ROUND: all results of the last round are in
 * @ZH_STEP_ADD_WORKS: of a solving event: there is no round yet, or the next one has no works
 * @ZH_STEP_MARK_SHEETS: of a solving event: sheets of the round are not marked to the end
 * @ZH_STEP_CLOSE_SHEETS: of a solving event: every sheet of the round is marked
 * @ZH_STEP_ENTER_WORKS: of a contest of composers: it has no works yet
 * @ZH_STEP_JUDGE_WORKS: of a contest: works have no mark
 * @ZH_STEP_PUBLISH_AWARD: of a contest: all works are marked
 * @ZH_STEP_SETTLE_AWARD: of a contest: the preliminary award is published, and remarks are taken until @due
 * @ZH_STEP_CLOSE_CONTEST: of a contest: the award is final
 * @ZH_STEP_CLOSE_TOURNAMENT: all rounds are closed
 * @ZH_STEP_FINISHED: closed; there may be duties left (duties.h)
 */
typedef enum
{
  ZH_STEP_NONE,
  ZH_STEP_ADD_ENTRIES,
  ZH_STEP_DECIDE_ADMISSION,
  ZH_STEP_DRAW_NUMBERS,
  ZH_STEP_NUMBER_ENTRIES,
  ZH_STEP_NUMBER_AND_DRAW,
  ZH_STEP_PAIR_ROUND,
  ZH_STEP_PUBLISH_ROUND,
  ZH_STEP_ENTER_RESULTS,
  ZH_STEP_CLOSE_ROUND_AND_PAIR,
  ZH_STEP_CLOSE_ROUND,
  ZH_STEP_ADD_WORKS,
  ZH_STEP_MARK_SHEETS,
  ZH_STEP_CLOSE_SHEETS,
  ZH_STEP_ENTER_WORKS,
  ZH_STEP_JUDGE_WORKS,
  ZH_STEP_PUBLISH_AWARD,
  ZH_STEP_SETTLE_AWARD,
  ZH_STEP_CLOSE_CONTEST,
  ZH_STEP_CLOSE_TOURNAMENT,
  ZH_STEP_FINISHED,
} ZhStep;

#define ZH_NEXT_STEP_BOARDS 8

/**
 * ZhNextStep:
 * @step: what comes next
 * @round: the round it is about, 0 where none
 * @n_rounds: rounds of the tournament, 0 when not decided
 * @can_do: whether the button may be pressed now
 * @pairs_next: whether closing the round goes on to pair the next one
 * @stray_numbers: whether the first round would be paired from numbers that are not in the order of the
 * ratings
 * @by_lot: whether the pairs of the round about to be paired are drawn by lot
 * @n_missing: how many are missing: entries, numbers, or results
 * @n_refused: of those who stand in the way of pairing, how many were refused admission
 * @n_adjourned: boards with an adjourned game, which do not hinder the next pairing
 * @n_protests: how many are open when the tournament could be closed
 * @n_duties: duties of the officials that are open when the tournament is closed
 * @due: the first day on which one of them is due; none where nobody knows one. Of a contest the last day of remarks
 * @boards: (array length=n_boards): the first open boards
 */
typedef struct
{
  ZhStep       step;
  int          round;
  int          n_rounds;
  gboolean     can_do;
  gboolean     pairs_next;
  gboolean     by_lot;
  gboolean     stray_numbers;
  int          n_missing;
  int          n_refused;
  int          n_adjourned;
  int          n_protests;
  int          n_duties;
  ZhDate       due;
  ZhRoundBoard boards[ZH_NEXT_STEP_BOARDS];
  int          n_boards;
} ZhNextStep;

/**
 * zh_desk_get_next_step:
 * @competition: a snapshot
 * @tournament_id: a tournament of it
 *
 * Returns: what comes next, and what is missing for it
 */
ZhNextStep zh_desk_get_next_step (const ZhCompetition *competition,
                                  gint64               tournament_id);

/**
 * zh_next_step_format_sentence:
 *
 * Returns: (transfer full): "3 boards without a result: 7, 12, 60", of teams "2.3, 2.4": match and board
 */
char *zh_next_step_format_sentence (const ZhNextStep *self,
                                    const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_next_step_format_button:
 *
 * Returns: (transfer full): "Close round 5 and pair 6"; "" where there is no button
 */
char *zh_next_step_format_button (const ZhNextStep *self,
                                  const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_count_planned_rounds:
 *
 * Returns: rounds of the tournament as its system decides it, or as planned; 0 when unknown
 */
int zh_tournament_count_planned_rounds (const ZhTournament *tournament);

G_END_DECLS
