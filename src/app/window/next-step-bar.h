/* The bar under the page: one sentence of what is missing, one button for what comes next
 * in the life of the tournament.
 */
#pragma once

#include "desk-unpair.h"
#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_NEXT_STEP_BAR (zh_next_step_bar_get_type ())
G_DECLARE_FINAL_TYPE (ZhNextStepBar, zh_next_step_bar, ZH, NEXT_STEP_BAR, ZhBin)

/**
 * zh_next_step_bar_set_session:
 *
 * Gives the session whose tournament is told about; once.
 */
void zh_next_step_bar_set_session (ZhNextStepBar *self,
                                   ZhSession     *session);

/**
 * zh_next_step_bar_do:
 *
 * Does the next step, as the button does; nothing when the button cannot be pressed.
 */
void zh_next_step_bar_do (ZhNextStepBar *self);

/**
 * zh_next_step_bar_show_notes:
 *
 * Opens what the rules ask of the work at hand; a bell where they ask nothing.
 */
void zh_next_step_bar_show_notes (ZhNextStepBar *self);

/**
 * zh_next_step_bar_pair_again:
 *
 * Pairs the last round anew, unless a search goes on already.
 */
void zh_next_step_bar_pair_again (ZhNextStepBar *self,
                                  ZhUnpairMode   mode);

G_END_DECLS
