/* Who may not meet: groups of start numbers, a line each, and their names as they are typed. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

/**
 * zh_forbidden_sheet_may:
 *
 * Returns: whether the tournament looked at has its numbers, is paired round by round and may be
 *   written; tables of a round robin and brackets heed no ban
 */
gboolean zh_forbidden_sheet_may (ZhSession *session);

/**
 * zh_forbidden_sheet_present:
 * @session: with a tournament for which zh_forbidden_sheet_may() holds
 */
void zh_forbidden_sheet_present (GtkWindow *parent,
                                 ZhSession *session);

G_END_DECLS
