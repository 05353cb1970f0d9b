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

G_END_DECLS
