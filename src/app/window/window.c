#include "config.h"

#include "window.h"

#include <string.h>

#include "app-settings.h"
#include "banner.h"
#include "header.h"
#include "next-step-bar.h"
#include "open-refusal.h"
#include "places.h"
#include "round-actions.h"
#include "sidebar.h"
#include "store.h"
#include "text-size.h"
#include "welcome.h"
#include "window-actions.h"

/* Narrower than this, the sidebar shows icons only; more with larger text. */
#define NARROW_WIDTH 1100

struct _ZhWindow
{
  AdwApplicationWindow parent_instance;

  ZhSession     *session;
  GSettings     *settings;
  ZhHeader      *header;
  GtkStack      *stack;
  ZhWelcome     *welcome;
  ZhSidebar     *sidebar;
  GtkWidget     *sidebar_separator;
  GtkRevealer   *banner;
  GtkLabel      *banner_label;
  GtkButton     *banner_button;
  GtkStack      *pages;
  ZhNextStepBar *next_step;
};

G_DEFINE_FINAL_TYPE (ZhWindow, zh_window, ADW_TYPE_APPLICATION_WINDOW)

/* The target before the name, or GTK finds that they do not fit each other. */
static void
set_action (GtkActionable *button,
            const char    *detailed)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  g_action_parse_detailed_name (detailed, &name, &target, NULL);
  gtk_actionable_set_action_name (button, NULL);
  gtk_actionable_set_action_target_value (button, target);
  gtk_actionable_set_action_name (button, name);
}

static void
update_banner (ZhWindow *self)
{
  g_auto (ZhBanner) banner = zh_banner_describe (self->session);

  if (banner.text != NULL)
    gtk_label_set_text (self->banner_label, banner.text);
  gtk_widget_set_visible (GTK_WIDGET (self->banner_button), banner.button != NULL);
  if (banner.button != NULL)
    {
      gtk_button_set_label (self->banner_button, banner.button);
      set_action (GTK_ACTIONABLE (self->banner_button), banner.action);
    }
  gtk_revealer_set_reveal_child (self->banner, banner.text != NULL);
}

static void
update_recent (ZhWindow *self)
{
  g_auto (GStrv) recent = zh_settings_dup_recent (self->settings);

  zh_welcome_set_recent (self->welcome, (const char *const *) recent);
}

static void
update_title (ZhWindow *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);
  g_autofree char     *title = NULL;

  title = competition != NULL ? g_strdup_printf ("%s – Zhereb", competition->title) : g_strdup ("Zhereb");
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
update (ZhWindow *self)
{
  gboolean open = zh_session_get_desk (self->session) != NULL;

  gtk_stack_set_visible_child_name (self->stack, open ? "work" : "welcome");
  if (open && gtk_stack_get_visible_child (self->pages) == NULL)
    zh_window_show_place (self, zh_places_find ("boards")->name);
  if (!open)
    update_recent (self);
  update_title (self);
  update_banner (self);
  zh_window_actions_update (self);
}

static void
changed_cb (ZhWindow       *self,
            const ZhChange *change)
{
  if (change == NULL)
    return; /* the view changes too */
  if ((change->kinds & ~(ZH_CHANGE_RESULTS | ZH_CHANGE_PAIRINGS | ZH_CHANGE_ARRIVALS)) != 0)
    update (self);
  else
    zh_window_actions_update (self);
}

static void
place_chosen_cb (ZhWindow   *self,
                 const char *name)
{
  zh_window_show_place (self, name);
}

static void
look_at_place (ZhWindow   *self,
               const char *name)
{
  const ZhPlace *place = zh_places_find (name);

  if (gtk_stack_get_child_by_name (self->pages, name) == NULL)
    gtk_stack_add_named (self->pages, g_object_new (place->get_type (), "session", self->session, NULL), name);
  gtk_stack_set_visible_child_name (self->pages, name);
}

static void
place_selected_cb (ZhWindow   *self,
                   const char *name)
{
  look_at_place (self, name);
}

static void
update_sidebar (ZhWindow *self)
{
  gboolean shown = g_settings_get_boolean (self->settings, "sidebar-shown");

  gtk_widget_set_visible (GTK_WIDGET (self->sidebar), shown);
  gtk_widget_set_visible (self->sidebar_separator, shown);
}

static void
fit_sidebar (ZhWindow *self,
             int       width)
{
  zh_sidebar_set_narrow (self->sidebar, width < NARROW_WIDTH * zh_text_get_percent () / 100);
}

static void
surface_layout_cb (ZhWindow *self,
                   int       width,
                   int       height)
{
  fit_sidebar (self, width);
}

static void
zh_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (zh_window_parent_class)->realize (widget);
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "layout", G_CALLBACK (surface_layout_cb),
                           widget, G_CONNECT_SWAPPED);
}

static gboolean
zh_window_close_request (GtkWindow *window)
{
  ZhWindow *self = ZH_WINDOW (window);
  int       width;
  int       height;

  if (!gtk_window_is_fullscreen (window))
    {
      gtk_window_get_default_size (window, &width, &height);
      g_settings_set_int (self->settings, "window-width", width);
      g_settings_set_int (self->settings, "window-height", height);
      g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));
    }
  zh_session_take_desk (self->session, NULL);
  return GTK_WINDOW_CLASS (zh_window_parent_class)->close_request (window);
}

static void
zh_window_dispose (GObject *object)
{
  ZhWindow *self = ZH_WINDOW (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), NULL);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (zh_window_parent_class)->dispose (object);
}

static void
zh_window_class_init (ZhWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_window_dispose;
  GTK_WINDOW_CLASS (class)->close_request = zh_window_close_request;
  widget_class->realize = zh_window_realize;

  ZH_NEEDS_TYPES (ZH_TYPE_HEADER, ZH_TYPE_SIDEBAR, ZH_TYPE_WELCOME, ZH_TYPE_NEXT_STEP_BAR);
  ZH_TEMPLATE (class, ZhWindow, "window", header, stack, welcome, sidebar, sidebar_separator, banner,
               banner_label, banner_button, pages, next_step);
  ZH_TEMPLATE_CALLBACKS (class, place_chosen_cb, place_selected_cb);
  zh_window_actions_install (widget_class);
}

static void
zh_window_init (ZhWindow *self)
{
  self->session = zh_session_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_header_set_session (self->header, self->session);
  zh_sidebar_set_session (self->sidebar, self->session);
  zh_next_step_bar_set_session (self->next_step, self->session);

  g_signal_connect_object (self->session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "view-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "access-changed", G_CALLBACK (update_banner), self, G_CONNECT_SWAPPED);
}

ZhWindow *
zh_window_new (AdwApplication *application,
               GSettings      *settings)
{
  ZhWindow *self = g_object_new (ZH_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (settings);
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  fit_sidebar (self, g_settings_get_int (settings, "window-width"));
  g_signal_connect_object (settings, "changed::sidebar-shown", G_CALLBACK (update_sidebar), self, G_CONNECT_SWAPPED);
  zh_window_actions_add (self);
  update_sidebar (self);
  update (self);
  return self;
}

ZhSession *
zh_window_get_session (ZhWindow *self)
{
  g_return_val_if_fail (ZH_IS_WINDOW (self), NULL);
  return self->session;
}

GSettings *
zh_window_get_settings (ZhWindow *self)
{
  g_return_val_if_fail (ZH_IS_WINDOW (self), NULL);
  return self->settings;
}

static gboolean
shows (ZhWindow   *self,
       const char *path)
{
  ZhDesk *desk = zh_session_get_desk (self->session);

  return path != NULL ? desk != NULL && strcmp (zh_desk_get_path (desk), path) == 0 : desk == NULL;
}

ZhWindow *
zh_window_find (GtkApplication *application,
                const char     *path)
{
  g_autofree char *real = path != NULL ? zh_store_resolve_path (path) : NULL;

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (ZH_IS_WINDOW (l->data) && shows (l->data, real))
      return l->data;
  return NULL;
}

gboolean
zh_window_open_path (ZhWindow   *self,
                     const char *path)
{
  ZhWindow *window;

  g_return_val_if_fail (ZH_IS_WINDOW (self), FALSE);

  window = zh_window_find (gtk_window_get_application (GTK_WINDOW (self)), path);
  if (window != NULL && window != self)
    {
      gtk_window_present (GTK_WINDOW (window));
      return TRUE;
    }
  /* Its own once more: it would stand in its own way. One that is gone stays as it was. */
  if (window == self && g_file_test (path, G_FILE_TEST_EXISTS))
    zh_session_take_desk (self->session, NULL);
  return zh_window_finish_opening (self, path, zh_file_opening_start (path));
}

gboolean
zh_window_finish_opening (ZhWindow      *self,
                          const char    *path,
                          ZhFileOpening *opening)
{
  g_autoptr (GError) error = NULL;
  gboolean opened = zh_session_finish_opening (self->session, opening, &error);

  if (opened)
    {
      zh_settings_add_recent (self->settings, path);
      zh_window_show_place (self, "boards");
    }
  /* with its boards: to lay the window out without them first is work done twice */
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    {
      if (opened)
        zh_page_prepare (zh_window_get_page (self));
      gtk_window_present (GTK_WINDOW (self));
    }
  if (opened)
    zh_round_actions_offer_draft (self);
  else
    zh_open_refusal_show (GTK_WINDOW (self), path, error);
  return opened;
}

void
zh_window_show_place (ZhWindow   *self,
                      const char *name)
{
  g_return_if_fail (ZH_IS_WINDOW (self));
  g_return_if_fail (zh_places_find (name) != NULL);

  look_at_place (self, name);
  zh_sidebar_show_place (self->sidebar, name);
  zh_page_take_focus (zh_window_get_page (self));
}

ZhPage *
zh_window_get_page (ZhWindow *self)
{
  GtkWidget *page;

  g_return_val_if_fail (ZH_IS_WINDOW (self), NULL);

  page = gtk_stack_get_visible_child (self->pages);
  return page != NULL ? ZH_PAGE (page) : NULL;
}

void
zh_window_show_notes (ZhWindow *self)
{
  zh_next_step_bar_show_notes (self->next_step);
}

void
zh_window_do_next_step (ZhWindow *self)
{
  g_return_if_fail (ZH_IS_WINDOW (self));
  zh_next_step_bar_do (self->next_step);
}

void
zh_window_pair_again (ZhWindow    *self,
                      ZhUnpairMode mode)
{
  g_return_if_fail (ZH_IS_WINDOW (self));
  zh_next_step_bar_pair_again (self->next_step, mode);
}
