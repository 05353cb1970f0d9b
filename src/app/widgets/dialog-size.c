#include "config.h"

#include "dialog-size.h"

#include <adwaita.h>

#include "text-size.h"

/* In what per cent of its template's size a window or clamp is; none yet when it is new. */
#define PERCENT "zh-percent"

/* Returns: the per cent so far */
static int
take_percent (gpointer object,
              int      percent)
{
  int before = GPOINTER_TO_INT (g_object_get_data (object, PERCENT));

  g_object_set_data (object, PERCENT, GINT_TO_POINTER (percent));
  return before > 0 ? before : 100;
}

/* Of what stands one under the other about half is room between, which does not grow. */
static void
scale_window (GtkWindow *window,
              int        percent)
{
  int before = take_percent (window, percent);
  int width;
  int height;

  if (before == percent)
    return;
  gtk_window_get_default_size (window, &width, &height);
  gtk_window_set_default_size (window,
                               width > 0 ? width * percent / before : width,
                               height > 0 ? height * (100 + percent) / (100 + before) : height);
}

static void
scale_clamp (AdwClamp *clamp,
             int       percent)
{
  int before = take_percent (clamp, percent);

  if (before == percent)
    return;
  adw_clamp_set_maximum_size (clamp, adw_clamp_get_maximum_size (clamp) * percent / before);
  adw_clamp_set_tightening_threshold (clamp, adw_clamp_get_tightening_threshold (clamp) * percent / before);
}

static void
scale (GtkWidget *widget,
       int        percent)
{
  if (ADW_IS_WINDOW (widget))
    scale_window (GTK_WINDOW (widget), percent);
  else if (ADW_IS_CLAMP (widget))
    scale_clamp (ADW_CLAMP (widget), percent);
}

static void
scale_all (GtkWidget *widget,
           int        percent)
{
  if (gtk_widget_get_realized (widget))
    scale (widget, percent);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    scale_all (child, percent);
}

static void
text_changed_cb (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      scale_all (window, zh_text_get_percent ());
    }
}

static gboolean
realized_hook (GSignalInvocationHint *hint,
               guint                  n_values,
               const GValue          *values,
               gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (ADW_IS_WINDOW (widget) || ADW_IS_CLAMP (widget))
    scale (widget, zh_text_get_percent ());
  return G_SOURCE_CONTINUE;
}

void
zh_dialog_size_install (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_hook, NULL, NULL);
  g_signal_connect (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (text_changed_cb), NULL);
}

static void
shown_cb (GtkWindow *window,
          GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (window, shown_cb, widget);
  gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

void
zh_dialog_begin_in (GtkWindow *window,
                    GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (gtk_widget_is_ancestor (widget, GTK_WIDGET (window)));

  g_signal_connect_object (window, "show", G_CALLBACK (shown_cb), widget, 0);
}
