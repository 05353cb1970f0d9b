/* What a bracket's pairing costs, criterion by criterion, counted from the pairs themselves
 * and not from the weights they were found by.
 *
 * Source: FIDE Handbook C.04.3 (in force from 1 February 2026), art. 2, C6–C21.
 */
#pragma once

#include "dutch-pairing.h"

G_BEGIN_DECLS

/**
 * ZH_DUTCH_LIMBO:
 *
 * Added to the score difference of a moved-down player who is not paired (C18, C20): more
 * than any difference with a resident.
 */
#define ZH_DUTCH_LIMBO 10000

/**
 * ZhDutchCost:
 * @criterion: 6 … 21
 * @is_points: whether @value is a score or a score difference, in tenths; else a number of
 *   players or games
 * @value: the smaller the better
 */
typedef struct
{
  int      criterion;
  gboolean is_points;
  int      value;
} ZhDutchCost;

/**
 * zh_dutch_get_costs:
 * @field: the round, paired
 * @pairing: the pairing of @field
 * @bracket: number of the bracket, from 0
 *
 * The costs in the order in which candidates are compared. Criteria that compare lists (C7,
 * C8, C18–C21) have a cost for each element, greatest first; C8 is there when someone floats.
 *
 * Returns: (transfer full) (element-type ZhDutchCost)
 */
GArray *zh_dutch_get_costs (const ZhDutchField   *field,
                            const ZhDutchPairing *pairing,
                            guint                 bracket);

G_END_DECLS
