/* Boards for an official to watch: a range, in one round or in all. */
#pragma once

#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * zh_boards_sheet_new:
 * @official_id: who
 *
 * Returns: (transfer none): the sheet, to be presented
 */
ZhFormSheet *zh_boards_sheet_new (GtkWindow *parent,
                                  ZhSession *session,
                                  gint64     official_id);

G_END_DECLS
