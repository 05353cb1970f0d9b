/* The register of incidents and rulings of the tournament looked at. */
#pragma once

#include "register-page.h"

G_BEGIN_DECLS

#define ZH_TYPE_INCIDENTS_PAGE (zh_incidents_page_get_type ())
G_DECLARE_FINAL_TYPE (ZhIncidentsPage, zh_incidents_page, ZH, INCIDENTS_PAGE, ZhRegisterPage)

/**
 * zh_incidents_page_get_selected:
 *
 * Returns: id of the ruling under the cursor, 0 for none
 */
gint64 zh_incidents_page_get_selected (ZhIncidentsPage *self);

G_END_DECLS
