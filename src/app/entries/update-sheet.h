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
 * Compares with the first list of the user, FIDE's where there is one, in the edition of the first day of the event.
 * Where there is no list, or nothing differs, that is told instead.
 */
void zh_update_sheet_present (GtkWidget *widget,
                              ZhSession *session);

G_END_DECLS
