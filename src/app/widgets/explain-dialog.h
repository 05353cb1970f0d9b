/* Why a round is paired as it is: the system's own reasons, article by article, and an answer
 * to "why does A not meet B?".
 */
#pragma once

#include "tournament.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_EXPLAIN_DIALOG (zh_explain_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZhExplainDialog, zh_explain_dialog, ZH, EXPLAIN_DIALOG, AdwWindow)

/**
 * zh_explain_dialog_new:
 * @parent: the window it belongs to
 * @tournament: a snapshot
 * @round: one of its rounds
 *
 * Returns: (transfer none): the dialog, owned by GTK, to be presented
 */
ZhExplainDialog *zh_explain_dialog_new (GtkWindow          *parent,
                                        const ZhTournament *tournament,
                                        int                 round);

G_END_DECLS
