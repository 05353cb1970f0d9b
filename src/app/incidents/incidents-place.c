#include "config.h"

#include "incidents-place.h"

#include <glib/gi18n.h>

#include "incidents-page.h"
#include "officials-page.h"
#include "protests-page.h"
#include "sanctions-page.h"

struct _ZhIncidentsPlace
{
  ZhTabbedPage parent_instance;
};

G_DEFINE_FINAL_TYPE (ZhIncidentsPlace, zh_incidents_place, ZH_TYPE_TABBED_PAGE)

static const ZhTab tabs[] = {
  { "register", "tab", NC_ ("tab", "Register"), zh_incidents_page_get_type },
  { "sanctions", "tab", NC_ ("tab", "Sanctions in Force"), zh_sanctions_page_get_type },
  { "protests", "tab", NC_ ("tab", "Protests"), zh_protests_page_get_type },
  { "officials", "tab", NC_ ("tab", "Officials on Boards"), zh_officials_page_get_type },
};

static void
zh_incidents_place_class_init (ZhIncidentsPlaceClass *class)
{
  ZH_TABBED_PAGE_CLASS (class)->tabs = tabs;
  ZH_TABBED_PAGE_CLASS (class)->n_tabs = G_N_ELEMENTS (tabs);
}

static void
zh_incidents_place_init (ZhIncidentsPlace *self)
{
}
