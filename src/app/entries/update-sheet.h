/* What a rating list has otherwise than the entries: a switch for each difference, and one act for those that are on.
 */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

/**
 * zh_update_sheet_present:
 * @widget: who asks
 *
 * Compares with the list of the user in the edition of the first day of the event; of several lists it asks which.
 * Where there is no list, or nothing differs, that is told instead.
 */
void zh_update_sheet_present (GtkWidget *widget,
                              ZhSession *session);

/**
 * zh_update_sheet_compare:
 * @name: of a list
 *
 * Compares the entries with the edition of that list which is valid on the first day, and shows what differs, or says that
 * nothing does.
 */
void zh_update_sheet_compare (GtkWidget  *widget,
                              ZhSession  *session,
                              const char *name);

G_END_DECLS
