/* The order of tie-breaks as an editor: criteria added from the list with their names, put in
 * order, with cuts, medians and forfeits; orders proposed by the ruleset or kept under a name.
 */
#pragma once

#include "ruleset.h"
#include "tournament.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_TIEBREAK_EDITOR (zh_tiebreak_editor_get_type ())
G_DECLARE_FINAL_TYPE (ZhTiebreakEditor, zh_tiebreak_editor, ZH, TIEBREAK_EDITOR, ZhBin)

/**
 * zh_tiebreak_editor_new:
 * @tournament: whose order it is; its system and kind say which criteria there are
 * @ruleset: (nullable): proposes an order
 * @needs_reason: whether a change has to be justified
 *
 * Returns: (transfer floating)
 */
GtkWidget *zh_tiebreak_editor_new (const ZhTournament *tournament,
                                   const ZhRuleset    *ruleset,
                                   gboolean            needs_reason);

/**
 * zh_tiebreak_editor_dup_codes:
 *
 * Returns: (transfer full) (array zero-terminated=1): in order
 */
char **zh_tiebreak_editor_dup_codes (ZhTiebreakEditor *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tiebreak_editor_get_reason:
 *
 * Returns: (transfer none): what was typed as the reason, "" for nothing
 */
const char *zh_tiebreak_editor_get_reason (ZhTiebreakEditor *self);

/**
 * zh_tiebreak_editor_add:
 * @code: of a criterion
 *
 * Puts it at the end.
 */
void zh_tiebreak_editor_add (ZhTiebreakEditor *self,
                             const char       *code);

G_END_DECLS
