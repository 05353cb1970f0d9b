#include "config.h"

#include "hall-window.h"

#include <glib/gi18n.h>

#include "app-settings.h"
#include "hall-choice.h"
#include "hall-programme.h"
#include "hall-screens.h"
#include "hall-view.h"

struct _ZhHallWindow
{
  AdwWindow parent_instance;

  ZhSession       *session;
  GSettings       *settings;
  ZhHallProgramme *programme;
  int              seconds; /* that the page has been seen */
  guint            timer;
  guint            update_source; /* until the page is made anew */

  GtkWidget     *bar;
  GtkMenuButton *screens;
  ZhHallChoice  *choice;
  ZhHallView    *view;
};

enum
{
  PROP_HELD = 1,
};

G_DEFINE_FINAL_TYPE (ZhHallWindow, zh_hall_window, ADW_TYPE_WINDOW)

static void
show_page (ZhHallWindow *self)
{
  ZhHallTurn           turn = { 0 };
  const ZhReportPages *pages = zh_hall_programme_get_pages (self->programme, &turn);

  zh_hall_view_show (self->view, pages, turn.page);
}

/* What is made anew must not be looked at meanwhile. */
static void
show_anew (ZhHallWindow *self)
{
  zh_hall_view_show (self->view, NULL, 0);
  zh_hall_programme_forget (self->programme);
  show_page (self);
}

static gboolean
update_cb (gpointer user_data)
{
  ZhHallWindow *self = user_data;

  self->update_source = 0;
  show_anew (self);
  return G_SOURCE_REMOVE;
}

static void
update_title (ZhHallWindow *self)
{
  const ZhTournament *tournament = zh_hall_programme_get_tournament (self->programme);
  const char         *name = *tournament->name != '\0' ? tournament->name : zh_session_get_competition (self->session)->title;
  g_autofree char    *title = NULL;

  /* Translators: title of the window for the wall of the hall; %s is the name of the tournament */
  title = g_strdup_printf (_ ("Hall – %s"), name);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

/* The desk paints first what was done at it. */
static void
changed_cb (ZhHallWindow *self)
{
  if (zh_hall_programme_get_tournament (self->programme) == NULL)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return;
    }
  update_title (self);
  if (self->update_source == 0)
    self->update_source = g_idle_add_full (G_PRIORITY_LOW, update_cb, self, NULL);
}

static gboolean
tick_cb (gpointer user_data)
{
  ZhHallWindow *self = user_data;
  ZhHallTurn    turn = { 0 };

  zh_hall_programme_get_pages (self->programme, &turn);
  if (!zh_hall_programme_get_held (self->programme))
    self->seconds++;
  if (turn.content == ZH_HALL_COUNTDOWN)
    zh_hall_view_show (self->view, NULL, 0);
  zh_hall_programme_forget_time (self->programme);
  if (self->seconds >= g_settings_get_int (self->settings, "hall-seconds"))
    {
      self->seconds = 0;
      zh_hall_programme_turn (self->programme, 1);
      show_page (self);
    }
  else if (turn.content == ZH_HALL_COUNTDOWN)
    {
      show_page (self);
    }
  return G_SOURCE_CONTINUE;
}

static void
resized_cb (ZhHallWindow *self)
{
  if (self->programme == NULL)
    return;
  zh_hall_view_show (self->view, NULL, 0);
  zh_hall_programme_set_shape (self->programme, zh_hall_view_get_shape (self->view));
  show_page (self);
}

/* What comes in turn */

static void
turn_by_hand (ZhHallWindow *self,
              int           step)
{
  self->seconds = 0;
  zh_hall_programme_turn (self->programme, step);
  show_page (self);
}

static void
next_action (GtkWidget *widget)
{
  turn_by_hand (ZH_HALL_WINDOW (widget), 1);
}

static void
previous_action (GtkWidget *widget)
{
  turn_by_hand (ZH_HALL_WINDOW (widget), -1);
}

static void
ticked_cb (ZhHallWindow *self,
           guint         contents)
{
  zh_hall_programme_set_ticked (self->programme, contents);
  show_page (self);
}

static void
announced_cb (ZhHallWindow *self)
{
  self->seconds = 0;
  zh_hall_programme_show (self->programme, ZH_HALL_ANNOUNCEMENT);
  show_page (self);
}

/* Full screen */

static void
full_screen_action (GtkWidget *widget)
{
  g_object_set (widget, "fullscreened", !gtk_window_is_fullscreen (GTK_WINDOW (widget)), NULL);
}

static void
leave_full_screen_action (GtkWidget *widget)
{
  gtk_window_unfullscreen (GTK_WINDOW (widget));
}

static void
fill_screen_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  zh_hall_screens_fill (GTK_WINDOW (widget), g_variant_get_uint32 (parameter));
}

/* Nothing but the page, not even the pointer. */
static void
update_frame (ZhHallWindow *self)
{
  gboolean full = gtk_window_is_fullscreen (GTK_WINDOW (self));

  gtk_widget_set_visible (self->bar, !full);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->view), full ? "none" : NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
pressed_cb (ZhHallWindow *self,
            int           n_press)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  if (n_press == 2)
    full_screen_action (GTK_WIDGET (self));
}

static void
update_screens (ZhHallWindow *self)
{
  g_autoptr (GMenu) menu = zh_hall_screens_make_menu (GTK_WIDGET (self), "hall.fill-screen");

  gtk_menu_button_set_menu_model (self->screens, menu != NULL ? G_MENU_MODEL (menu) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->screens), menu != NULL);
}

static void
zh_hall_window_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *spec)
{
  ZhHallWindow *self = ZH_HALL_WINDOW (object);

  g_value_set_boolean (value, self->programme != NULL && zh_hall_programme_get_held (self->programme));
}

static void
zh_hall_window_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *spec)
{
  ZhHallWindow *self = ZH_HALL_WINDOW (object);

  zh_hall_view_show (self->view, NULL, 0);
  zh_hall_programme_set_held (self->programme, g_value_get_boolean (value));
  self->seconds = 0;
  show_page (self);
}

static void
zh_hall_window_dispose (GObject *object)
{
  ZhHallWindow *self = ZH_HALL_WINDOW (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->update_source, g_source_remove);
  if (self->view != NULL)
    zh_hall_view_show (self->view, NULL, 0);
  self->view = NULL;
  g_clear_pointer (&self->programme, zh_hall_programme_free);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (zh_hall_window_parent_class)->dispose (object);
}

static void
add_actions (ZhHallWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_install_property_action (widget_class, "hall.held", "held");
  ZH_ACTION (class, "hall.next", next_action);
  ZH_ACTION (class, "hall.previous", previous_action);
  ZH_ACTION (class, "hall.full-screen", full_screen_action);
  ZH_ACTION (class, "hall.leave-full-screen", leave_full_screen_action);
  gtk_widget_class_install_action (widget_class, "hall.fill-screen", "u", fill_screen_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "hall.full-screen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "hall.leave-full-screen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Cyrillic_tse, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
zh_hall_window_class_init (ZhHallWindowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = zh_hall_window_dispose;
  object_class->get_property = zh_hall_window_get_property;
  object_class->set_property = zh_hall_window_set_property;
  g_object_class_install_property (object_class, PROP_HELD,
                                   g_param_spec_boolean ("held", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  ZH_NEEDS_TYPES (ZH_TYPE_HALL_CHOICE, ZH_TYPE_HALL_VIEW);
  ZH_TEMPLATE (class, ZhHallWindow, "hall-window", bar, screens, choice, view);
  ZH_TEMPLATE_CALLBACKS (class, ticked_cb, announced_cb, resized_cb);
  add_actions (class);
}

static void
zh_hall_window_init (ZhHallWindow *self)
{
  self->settings = zh_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_widget_listen (GTK_WIDGET (self->view), gtk_gesture_click_new (), "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (update_frame), NULL);
  g_signal_connect_object (gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (self))), "items-changed",
                           G_CALLBACK (update_screens), self, G_CONNECT_SWAPPED);
}

ZhHallWindow *
zh_hall_window_new (GtkApplication *application,
                    ZhSession      *session)
{
  ZhHallWindow *self = g_object_new (ZH_TYPE_HALL_WINDOW, "application", application, NULL);

  self->session = g_object_ref (session);
  self->programme = zh_hall_programme_new (session);
  zh_hall_programme_set_ticked (self->programme, zh_hall_choice_set_up (self->choice, session));
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "announcement-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  self->timer = g_timeout_add_seconds (1, tick_cb, self);
  update_title (self);
  update_screens (self);
  show_page (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  return self;
}
