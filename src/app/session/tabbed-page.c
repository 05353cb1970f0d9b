#include "config.h"

#include "tabbed-page.h"

#include <glib/gi18n.h>

#include "tab-keys.h"

#define MAX_NUMBERED 9 /* Ctrl+1 to Ctrl+9 */

typedef struct
{
  GtkStack *tabs; /* unowned, in the page */
} ZhTabbedPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ZhTabbedPage, zh_tabbed_page, ZH_TYPE_PAGE)

static GtkStack *
get_stack (ZhTabbedPage *self)
{
  ZhTabbedPagePrivate *priv = zh_tabbed_page_get_instance_private (self);

  return priv->tabs;
}

static ZhPage *
get_visible_tab (ZhPage *page)
{
  return ZH_PAGE (gtk_stack_get_visible_child (get_stack (ZH_TABBED_PAGE (page))));
}

static gboolean
zh_tabbed_page_start_search (ZhPage *page)
{
  return zh_page_start_search (get_visible_tab (page));
}

static void
zh_tabbed_page_take_focus (ZhPage *page)
{
  zh_page_take_focus (get_visible_tab (page));
}

static void
add_tab (ZhTabbedPage *self,
         const ZhTab  *tab)
{
  const char *title = tab->context != NULL ? g_dpgettext2 (NULL, tab->context, tab->title) : _ (tab->title);
  GtkWidget  *page = g_object_new (tab->get_type (), "session", zh_page_get_session (ZH_PAGE (self)), NULL);

  gtk_stack_add_titled (get_stack (self), page, tab->name, title);
}

/* The titles scroll where they are longer than a small screen is wide. */
static GtkWidget *
make_switcher (GtkStack *tabs)
{
  GtkWidget *bar = gtk_scrolled_window_new ();
  GtkWidget *viewport = gtk_viewport_new (NULL, NULL);
  GtkWidget *switcher = gtk_stack_switcher_new ();

  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (switcher), tabs);
  gtk_widget_set_halign (switcher, GTK_ALIGN_START);
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), TRUE);
  gtk_viewport_set_child (GTK_VIEWPORT (viewport), switcher);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (bar), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (bar), viewport);
  gtk_widget_add_css_class (bar, "page-toolbar");
  return bar;
}

static void
zh_tabbed_page_constructed (GObject *object)
{
  ZhTabbedPage *self = ZH_TABBED_PAGE (object);
  ZhTabbedPageClass *class = ZH_TABBED_PAGE_GET_CLASS (self);
  ZhTabbedPagePrivate *priv = zh_tabbed_page_get_instance_private (self);
  GtkWidget           *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget           *stack = gtk_stack_new ();

  G_OBJECT_CLASS (zh_tabbed_page_parent_class)->constructed (object);
  priv->tabs = GTK_STACK (stack);
  gtk_widget_set_vexpand (stack, TRUE);
  for (gsize i = 0; i < class->n_tabs; i++)
    add_tab (self, &class->tabs[i]);
  gtk_box_append (GTK_BOX (box), make_switcher (priv->tabs));
  gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (box), stack);
  adw_bin_set_child (ADW_BIN (self), box);
  zh_tab_keys_add (ZH_PAGE (self), priv->tabs);
}

/* The tab with the number pressed; keys without one stay what they are. */
static gboolean
show_tab (GtkWidget *widget,
          GVariant  *args,
          gpointer   user_data)
{
  ZhTabbedPage *self = ZH_TABBED_PAGE (widget);
  gsize         number = (gsize) g_variant_get_int32 (args);

  if (number >= ZH_TABBED_PAGE_GET_CLASS (self)->n_tabs)
    return FALSE;
  gtk_stack_set_visible_child_name (get_stack (self), ZH_TABBED_PAGE_GET_CLASS (self)->tabs[number].name);
  zh_page_take_focus (ZH_PAGE (self));
  return TRUE;
}

static void
zh_tabbed_page_class_init (ZhTabbedPageClass *class)
{
  for (int i = 0; i < MAX_NUMBERED; i++)
    {
      gtk_widget_class_add_binding (GTK_WIDGET_CLASS (class), GDK_KEY_1 + i, GDK_CONTROL_MASK, show_tab, "i", i);
      gtk_widget_class_add_binding (GTK_WIDGET_CLASS (class), GDK_KEY_KP_1 + i, GDK_CONTROL_MASK, show_tab, "i", i);
    }
  G_OBJECT_CLASS (class)->constructed = zh_tabbed_page_constructed;
  ZH_PAGE_CLASS (class)->start_search = zh_tabbed_page_start_search;
  ZH_PAGE_CLASS (class)->take_focus = zh_tabbed_page_take_focus;
}

static void
zh_tabbed_page_init (ZhTabbedPage *self)
{
}

ZhPage *
zh_tabbed_page_get_tab (ZhTabbedPage *self,
                        const char   *name)
{
  GtkWidget *tab;

  g_return_val_if_fail (ZH_IS_TABBED_PAGE (self), NULL);
  tab = gtk_stack_get_child_by_name (get_stack (self), name);
  return tab != NULL ? ZH_PAGE (tab) : NULL;
}
