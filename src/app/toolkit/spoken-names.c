#include "config.h"

#include "spoken-names.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The label inside a button says it is what the button is labelled by; the button has an
 * accessible label too, and GTK puts both together. */
static void
say_once (GtkWidget *button)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static void
set_spoken (GtkWidget  *widget,
            const char *label)
{
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);
  g_autofree char *spoken = g_strjoinv ("", parts);

  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* A new label replaces the accessible one, underscore and all. */
static void
label_changed_cb (GtkWidget *button)
{
  const char *label = gtk_button_get_label (GTK_BUTTON (button));

  if (label != NULL)
    set_spoken (button, label);
  say_once (button);
}

static void
follow_label (GtkWidget *button)
{
  if (g_signal_handler_find (button, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, label_changed_cb, NULL) == 0)
    g_signal_connect (button, "notify::label", G_CALLBACK (label_changed_cb), NULL);
}

/* Who named it at birth with the underscore of its mnemonic is named anew. */
static void
drop_underscore (GtkWidget  *widget,
                 const char *label)
{
  g_autofree char *other = NULL;
  gboolean         is_named;

  if (label == NULL)
    return;
  /* Only of what has a name may it be asked: with accessibility off there is nothing to ask. */
  is_named = gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
  if (is_named)
    other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  if (!is_named || other == NULL)
    set_spoken (widget, label);
}

/* A field in a row with a title, which has a name too, would say both. */
static gboolean
is_named_twice (GtkWidget *widget)
{
  return (GTK_IS_SPIN_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_CHECK_BUTTON (widget)) &&
         gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) &&
         gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* The button inside a menu button, which has the keyboard, knows nothing of its label. */
static void
name_inside (GtkWidget     *inside,
             GtkMenuButton *menu_button)
{
  const char *label = gtk_menu_button_get_label (menu_button);

  if (label == NULL || *label == '\0')
    return;
  set_spoken (inside, label);
  say_once (inside);
}

/* A tab is named by the title of its page, underscore and all. */
static void
name_tab (GtkButton *tab)
{
  GtkWidget *label = gtk_button_get_child (tab);

  if (GTK_IS_LABEL (label) && gtk_label_get_use_underline (GTK_LABEL (label)))
    drop_underscore (GTK_WIDGET (tab), gtk_label_get_label (GTK_LABEL (label)));
}

/* Buttons that libadwaita makes have no accessible label of their own. A toast that takes the next message in
 * place gets another label. */
static void
name_toolkit_button (GtkButton *button)
{
  const char *label = gtk_button_get_label (button);

  if (label != NULL)
    set_spoken (GTK_WIDGET (button), label);
  else if (gtk_widget_get_tooltip_text (GTK_WIDGET (button)) == NULL)
    set_spoken (GTK_WIDGET (button), _ ("Close"));
  say_once (GTK_WIDGET (button));
  follow_label (GTK_WIDGET (button));
}

static gboolean
is_toolkit_button (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return GTK_IS_BUTTON (widget) && (ADW_IS_MESSAGE_DIALOG (gtk_widget_get_root (widget)) ||
                                    (parent != NULL && g_strcmp0 (G_OBJECT_TYPE_NAME (parent), "AdwToastWidget") == 0));
}

/* A group of rows without a title is named by its first row. */
static void
name_group (GtkListBox *list)
{
  GtkWidget *group = gtk_widget_get_ancestor (GTK_WIDGET (list), ADW_TYPE_PREFERENCES_GROUP);
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (list));

  if (group == NULL || *adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group)) != '\0' || !ADW_IS_PREFERENCES_ROW (first))
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (first)), -1);
}

static gboolean
mapped_hook (GSignalInvocationHint *hint,
             guint                  n_values,
             const GValue          *values,
             gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_TOGGLE_BUTTON (widget) && GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)))
    {
      name_inside (widget, GTK_MENU_BUTTON (gtk_widget_get_parent (widget)));
    }
  else if (GTK_IS_TOGGLE_BUTTON (widget) && GTK_IS_STACK_SWITCHER (gtk_widget_get_parent (widget)))
    {
      name_tab (GTK_BUTTON (widget));
    }
  else if (is_toolkit_button (widget))
    {
      name_toolkit_button (GTK_BUTTON (widget));
    }
  else if (GTK_IS_BUTTON (widget) && gtk_button_get_use_underline (GTK_BUTTON (widget)))
    {
      drop_underscore (widget, gtk_button_get_label (GTK_BUTTON (widget)));
      say_once (widget);
      follow_label (widget);
    }
  else if (GTK_IS_CHECK_BUTTON (widget) && gtk_check_button_get_use_underline (GTK_CHECK_BUTTON (widget)))
    {
      drop_underscore (widget, gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)));
      say_once (widget);
    }
  else if (is_named_twice (widget))
    {
      say_once (widget);
    }
  else if (GTK_IS_LIST_BOX (widget))
    {
      name_group (GTK_LIST_BOX (widget));
    }
  return G_SOURCE_CONTINUE;
}

void
zh_spoken_names_install (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_hook, NULL, NULL);
}

void
zh_spoken_names_announce_window (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  if (gtk_application_get_windows (gtk_window_get_application (window))->next != NULL)
    gtk_window_present (window);
}
