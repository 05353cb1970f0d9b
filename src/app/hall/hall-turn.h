/* Whose turn it is on the wall of the hall: page after page of each content, then the next content that has
 * something to show.
 */
#pragma once

#include "hall-contents.h"

G_BEGIN_DECLS

/**
 * ZhHallTurn:
 * @page: of @content, from 0
 */
typedef struct
{
  ZhHallContent content;
  guint         page;
} ZhHallTurn;

/**
 * ZhHallCount:
 * @data: as given to the function that asks
 *
 * Returns: how many pages @content has, 0 for one that does not come in turn
 */
typedef guint (*ZhHallCount) (ZhHallContent content,
                              gpointer      data);

/**
 * zh_hall_turn_step:
 * @step: 1 to the next page, -1 to the one before
 *
 * From the last page of the last content it goes on to the first one.
 */
void zh_hall_turn_step (ZhHallTurn *self,
                        int         step,
                        ZhHallCount count,
                        gpointer    data);

/**
 * zh_hall_turn_settle:
 *
 * When contents have another number of pages than before: stays where it is as far as it can.
 *
 * Returns: %FALSE when nothing comes in turn
 */
gboolean zh_hall_turn_settle (ZhHallTurn *self,
                              ZhHallCount count,
                              gpointer    data);

G_END_DECLS
