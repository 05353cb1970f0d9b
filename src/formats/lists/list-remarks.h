/* What of a list goes nowhere, column by column: nothing is left out in silence. */
#pragma once

#include "entry-table.h"

G_BEGIN_DECLS

/**
 * ZhListUse:
 * @ZH_LIST_USE_PLAYERS: all columns that mean something, one FIDE rating among them
 * @ZH_LIST_USE_TEAM_NAMES: names and ratings of teams alone
 */
typedef enum
{
  ZH_LIST_USE_PLAYERS,
  ZH_LIST_USE_TEAM_NAMES,
} ZhListUse;

/**
 * zh_list_remarks_add:
 * @use: what was made of the table
 * @problems: (element-type ZhListProblem): receives a problem for each column with values that were not
 *   taken, with how many they are, and one for lines above the heading; then sorted by line
 */
void zh_list_remarks_add (const ZhEntryTable *table,
                          ZhListUse           use,
                          GPtrArray          *problems);

/**
 * zh_list_remarks_choose_rating:
 * @ratings: (array length=ZH_LIST_N_COLUMNS): by what they are; 0 without one
 *
 * Which of FIDE's ratings counts where the file has place for one: that of the tournament's kind
 * of play; who has none for rapid or blitz plays by the standard one. A list of one rating has no other.
 *
 * Source: FIDE Handbook B.02 rapid and blitz, art. 7.2.1.
 *
 * Returns: the rating; 0 for an unrated player
 */
int zh_list_remarks_choose_rating (const ZhEntryTable *table,
                                   const int          *ratings);

G_END_DECLS
