/* One bracket of the Dutch system: its pairs and who floats down.
 *
 * Source: FIDE Handbook C.04.3 (in force from 1 February 2026), art. 3.
 */
#pragma once

#include "dutch-scale.h"

G_BEGIN_DECLS

/**
 * ZhDutchPair:
 * @higher: index of the player higher in order 1.2
 * @lower: index of the other
 */
typedef struct
{
  int higher;
  int lower;
} ZhDutchPair;

/**
 * zh_dutch_bracket_pair:
 * @bracket: a bracket from which everybody left can be paired
 * @least_reach: the smallest graph to try
 * @pairs: (element-type ZhDutchPair): receives the pairs
 * @floaters: (element-type int): receives the players left, in order 1.2
 */
void zh_dutch_bracket_pair (const ZhDutchBracket *bracket,
                            ZhDutchReach          least_reach,
                            GArray               *pairs,
                            GArray               *floaters);

G_END_DECLS
