/* The place of incidents: the register, what follows from it, and the cases. */
#pragma once

#include "tabbed-page.h"

G_BEGIN_DECLS

#define ZH_TYPE_INCIDENTS_PLACE (zh_incidents_place_get_type ())
G_DECLARE_FINAL_TYPE (ZhIncidentsPlace, zh_incidents_place, ZH, INCIDENTS_PLACE, ZhTabbedPage)

G_END_DECLS
