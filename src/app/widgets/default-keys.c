#include "config.h"

#include "default-keys.h"

#include <adwaita.h>

#define WATCHED_KEY "zh-number-watched"

static GtkWidget *
find_owner (GtkWidget *line)
{
  GtkWidget *parent = gtk_widget_get_parent (line);

  return parent != NULL ? gtk_widget_get_ancestor (parent, GTK_TYPE_EDITABLE) : NULL;
}

/* Whether somebody waits for the key in this field. */
static gboolean
has_own_use (GtkWidget *owner)
{
  static const char *const names[] = { "activate", "entry-activated", "apply" };

  if (owner == NULL || GTK_IS_SEARCH_ENTRY (owner))
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      guint signal = g_signal_lookup (names[i], G_OBJECT_TYPE (owner));

      if (signal != 0 && g_signal_has_handler_pending (owner, signal, 0, FALSE))
        return TRUE;
    }
  return FALSE;
}

static gboolean
number_key_cb (GtkEventControllerKey *controller,
               guint                  keyval,
               guint                  keycode,
               GdkModifierType        state,
               gpointer               user_data)
{
  if ((keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter) && (state & GDK_CONTROL_MASK) != 0)
    gtk_spin_button_update (GTK_SPIN_BUTTON (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller))));
  return GDK_EVENT_PROPAGATE;
}

/* Tab stops at the row of a number before the number; what is typed there is meant for it. */
static gboolean
row_key_cb (GtkWidget      *spin,
            guint           keyval,
            guint           keycode,
            GdkModifierType state)
{
  GtkWidget *row = gtk_widget_get_ancestor (spin, GTK_TYPE_LIST_BOX_ROW);
  gunichar   digit = gdk_keyval_to_unicode (keyval);
  char       text[] = { (char) digit, '\0' };

  if (row == NULL || !gtk_widget_is_focus (row) || digit < '0' || digit > '9' ||
      (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_grab_focus (spin);
  gtk_editable_set_text (GTK_EDITABLE (spin), text);
  gtk_editable_set_position (GTK_EDITABLE (spin), -1);
  return GDK_EVENT_STOP;
}

/* Where it is what the row is for. */
static void
watch_row (GtkWidget *spin)
{
  GtkWidget          *row = gtk_widget_get_ancestor (spin, ADW_TYPE_ACTION_ROW);
  GtkEventController *controller;

  if (row == NULL || adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) != spin)
    return;
  controller = gtk_event_controller_key_new ();
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (row_key_cb), spin, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, controller);
}

/* A spin button takes over what is typed when the keyboard leaves it, which Ctrl+Enter does not. */
static void
watch_number (GtkWidget *spin)
{
  GtkEventController *controller;

  if (g_object_get_data (G_OBJECT (spin), WATCHED_KEY) != NULL)
    return;
  g_object_set_data (G_OBJECT (spin), WATCHED_KEY, spin);
  controller = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "key-pressed", G_CALLBACK (number_key_cb), NULL);
  gtk_widget_add_controller (spin, controller);
  watch_row (spin);
}

static gboolean
mapped_hook (GSignalInvocationHint *hint,
             guint                  n_values,
             const GValue          *values,
             gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  GtkRoot   *root = GTK_IS_TEXT (widget) ? gtk_widget_get_root (widget) : NULL;

  if (GTK_IS_SPIN_BUTTON (widget))
    watch_number (widget);
  /* A window gives Enter to its default button unless what has the keyboard wants it. */
  if (ADW_IS_COMBO_ROW (widget))
    gtk_widget_set_receives_default (widget, TRUE);
  if (ADW_IS_WINDOW (root) && gtk_window_get_default_widget (GTK_WINDOW (root)) != NULL && !has_own_use (find_owner (widget)))
    gtk_text_set_activates_default (GTK_TEXT (widget), TRUE);
  return G_SOURCE_CONTINUE;
}

void
zh_default_keys_install (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_hook, NULL, NULL);
}
