/* A list on its way from a file or a paste into the import dialog, read beside the main loop.
 */
#pragma once

#include "import-dialog.h"

G_BEGIN_DECLS

/**
 * ZhListShown:
 * @widget: who asked for the list
 * @dialog: presented already; to be listened to
 */
typedef void (*ZhListShown) (GtkWidget      *widget,
                             ZhImportDialog *dialog);

/**
 * zh_list_reading_start:
 * @widget: who asks for the list
 * @file: (nullable): where it stands
 * @text: (nullable): the list itself, where there is no @file
 * @tournament: (nullable): where they shall play; who is there already is pointed out
 * @day: first of the event: the rating lists that are valid then complete rows with an ID alone
 * @shown: called when the list stands in the dialog; not when it was cancelled or is no list,
 *   which is told
 */
void zh_list_reading_start (GtkWidget          *widget,
                            GFile              *file,
                            const char         *text,
                            const ZhTournament *tournament,
                            ZhDate              day,
                            ZhListShown         shown);

G_END_DECLS
