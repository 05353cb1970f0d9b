/* The list of places at the left: icon, name, and a number where something waits. */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_SIDEBAR (zh_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (ZhSidebar, zh_sidebar, ZH, SIDEBAR, ZhBin)

/* Signals:
 *   "place-chosen" (const char *name): a row was activated, work goes on there
 *   "place-selected" (const char *name): a row was selected, to be looked at
 */

/**
 * zh_sidebar_set_session:
 *
 * Gives the session whose counts are shown; once.
 */
void zh_sidebar_set_session (ZhSidebar *self,
                             ZhSession *session);

/**
 * zh_sidebar_show_place:
 *
 * Marks the row of the place called @name.
 */
void zh_sidebar_show_place (ZhSidebar  *self,
                            const char *name);

/**
 * zh_sidebar_set_narrow:
 * @narrow: icons only; names move to tooltips
 */
void zh_sidebar_set_narrow (ZhSidebar *self,
                            gboolean   narrow);

G_END_DECLS
