/* What comes in turn on a window for the hall, for how long, and what is announced there. */
#pragma once

#include "hall-programme.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_HALL_CHOICE (zh_hall_choice_get_type ())
G_DECLARE_FINAL_TYPE (ZhHallChoice, zh_hall_choice, ZH, HALL_CHOICE, ZhBin)

/* Signals:
 *   "ticked" (guint contents): another set of %ZH_HALL_BIT()
 *   "announced" (): an announcement is to be seen at once
 */

/**
 * zh_hall_choice_set_up:
 * @session: keeps the announcement
 *
 * Once. Ticks what was in turn when the program was last used.
 *
 * Returns: the contents ticked, a set of %ZH_HALL_BIT()
 */
guint zh_hall_choice_set_up (ZhHallChoice *self,
                             ZhSession    *session);

G_END_DECLS
