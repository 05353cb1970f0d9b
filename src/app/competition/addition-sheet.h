/* What comes next for the regulation as a document: its approval, an addition to it, or that the addition was made known.
 */
#pragma once

#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * zh_addition_sheet_get_label:
 *
 * Returns: (transfer none): what the sheet is to do now, with a mnemonic: "_Approve…"
 */
const char *zh_addition_sheet_get_label (const ZhCompetition *competition);

/**
 * zh_addition_sheet_new:
 * @parent: the window it belongs to
 * @session: with a competition
 *
 * Returns: (transfer none): the sheet, owned by GTK, to be presented
 */
ZhFormSheet *zh_addition_sheet_new (GtkWindow *parent,
                                    ZhSession *session);

G_END_DECLS
