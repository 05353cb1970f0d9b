/* Why two players do not meet: the round is paired again with the two forced together, and
 * the first criterion that gets worse is the answer.
 *
 * Source: FIDE Handbook C.04.3 (in force from 1 February 2026), art. 2 and 3.8.
 */
#pragma once

#include "dutch-quality.h"

G_BEGIN_DECLS

/**
 * ZhDutchWhyNot:
 * @ZH_DUTCH_WHY_NOT_SAME: they do meet
 * @ZH_DUTCH_WHY_NOT_ABSENT: one of them is not to be paired in this round
 * @ZH_DUTCH_WHY_NOT_MET: C1
 * @ZH_DUTCH_WHY_NOT_BARRED: kept apart by the arbiter
 * @ZH_DUTCH_WHY_NOT_COLOURS: C3
 * @ZH_DUTCH_WHY_NOT_INCOMPLETE: C4: not everybody else could be paired
 * @ZH_DUTCH_WHY_NOT_BYE: C5: the bye would go to a higher score
 * @ZH_DUTCH_WHY_NOT_WORSE: C6–C21
 * @ZH_DUTCH_WHY_NOT_LATER: art. 3.8: as good, but generated later
 */
typedef enum
{
  ZH_DUTCH_WHY_NOT_SAME,
  ZH_DUTCH_WHY_NOT_ABSENT,
  ZH_DUTCH_WHY_NOT_MET,
  ZH_DUTCH_WHY_NOT_BARRED,
  ZH_DUTCH_WHY_NOT_COLOURS,
  ZH_DUTCH_WHY_NOT_INCOMPLETE,
  ZH_DUTCH_WHY_NOT_BYE,
  ZH_DUTCH_WHY_NOT_WORSE,
  ZH_DUTCH_WHY_NOT_LATER,
} ZhDutchWhyNot;

/**
 * ZhDutchAnswer:
 * @why: the answer
 * @round: of the game played, for @ZH_DUTCH_WHY_NOT_MET
 * @bracket: number of the bracket that gets worse or is later, from 1; 0 where none is meant
 * @criterion: what gets worse, 5 … 21; 0 where none is meant
 * @is_points: whether the values are scores in tenths
 * @free_value: the value in the round's pairing
 * @forced_value: the value with the two together
 */
typedef struct
{
  ZhDutchWhyNot why;
  int           round;
  int           bracket;
  int           criterion;
  gboolean      is_points;
  int           free_value;
  int           forced_value;
} ZhDutchAnswer;

/**
 * zh_dutch_ask_why_not:
 * @tournament: before the round
 * @round: the round to pair
 * @ids: (array length=2): the two entries
 * @cancellable: (nullable): asked between brackets
 * @answer: (out): untouched on failure
 * @error: as for pairing the round
 *
 * Returns: whether there is an answer
 */
gboolean zh_dutch_ask_why_not (const ZhTournament *tournament,
                               int                 round,
                               const gint64       *ids,
                               GCancellable       *cancellable,
                               ZhDutchAnswer      *answer,
                               GError            **error);

G_END_DECLS
