/* The bracket of a knockout, drawn as one widget. A cursor moves from match to match with the
 * arrow keys and is said by the widget's label.
 */
#pragma once

#include "knockout-bracket.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_BRACKET_VIEW (zh_bracket_view_get_type ())
G_DECLARE_FINAL_TYPE (ZhBracketView, zh_bracket_view, ZH, BRACKET_VIEW, GtkWidget)

/* Signal "activated" (int round, int board): Return on a match that is paired. */

/**
 * zh_bracket_view_show:
 * @tournament: (nullable): a snapshot of a knockout
 * @after_round: the round looked back at, negative for all
 *
 * Shows its bracket as it stood after that round; where there is none yet, says why.
 */
void zh_bracket_view_show (ZhBracketView      *self,
                           const ZhTournament *tournament,
                           int                 after_round);

G_END_DECLS
