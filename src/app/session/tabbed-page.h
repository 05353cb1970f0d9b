/* A place of several tabs, each a page of its own that follows the session only while it is
 * on screen. A subclass names its tabs in its class_init; a tab joins by one line there.
 * Ctrl+Tab and Ctrl+Shift+Tab go round.
 */
#pragma once

#include "page.h"

G_BEGIN_DECLS

/**
 * ZhTab:
 * @name: of the tab, unique within its page
 * @context: message context of @title, or %NULL
 * @title: untranslated title
 * @get_type: type of the tab's page, a subclass of #ZhPage
 */
typedef struct
{
  const char *name;
  const char *context;
  const char *title;
  GType (*get_type) (void);
} ZhTab;

#define ZH_TYPE_TABBED_PAGE (zh_tabbed_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (ZhTabbedPage, zh_tabbed_page, ZH, TABBED_PAGE, ZhPage)

/**
 * ZhTabbedPageClass:
 * @tabs: (array length=n_tabs): the tabs in their order; static
 * @n_tabs: how many
 */
struct _ZhTabbedPageClass
{
  ZhPageClass parent_class;

  const ZhTab *tabs;
  gsize        n_tabs;
};

/**
 * zh_tabbed_page_get_tab:
 *
 * Returns: (transfer none): the page of the tab @name, or %NULL when there is none
 */
ZhPage *zh_tabbed_page_get_tab (ZhTabbedPage *self,
                                const char   *name);

G_END_DECLS
