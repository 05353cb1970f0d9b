/* A drawing of lots before everybody's eyes: the seed first, then step by step who draws what,
 * in type for the projector. Nothing is written before the last step is accepted.
 */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define ZH_TYPE_DRAW_WINDOW (zh_draw_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhDrawWindow, zh_draw_window, ZH, DRAW_WINDOW, AdwWindow)

/**
 * ZhDrawKind:
 * @ZH_DRAW_NONE: there is nothing to be drawn now
 * @ZH_DRAW_VARMA: start numbers of a round robin, with the envelopes
 * @ZH_DRAW_NUMBERS: start numbers by a plain lot
 * @ZH_DRAW_PAIRS: pairs of a round of a Swiss by lot
 */
typedef enum
{
  ZH_DRAW_NONE,
  ZH_DRAW_VARMA,
  ZH_DRAW_NUMBERS,
  ZH_DRAW_PAIRS,
} ZhDrawKind;

/**
 * zh_draw_find_kind:
 * @competition: (nullable): a snapshot
 *
 * Returns: what is to be drawn next in the tournament
 */
ZhDrawKind zh_draw_find_kind (const ZhCompetition *competition,
                              gint64               tournament_id);

/**
 * zh_draw_window_new:
 * @parent: the window it belongs to
 * @session: has something to draw
 *
 * Returns: (transfer none): the window, owned by GTK, to be presented
 */
ZhDrawWindow *zh_draw_window_new (GtkWindow *parent,
                                  ZhSession *session);

G_END_DECLS
