#include "config.h"

#include "letter-keys.h"

/* The label that has a letter underlined, and how many do. */
typedef struct
{
  gunichar   letter; /* a small one; the label may have the capital */
  GtkWidget *label;  /* (nullable): the first that has it */
  guint      n;
} Search;

static void
search_labels (Search    *search,
               GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if (GTK_IS_LABEL (widget) && g_unichar_tolower (gtk_label_get_mnemonic_keyval (GTK_LABEL (widget))) == search->letter)
    {
      search->n++;
      if (search->label == NULL)
        search->label = widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      search_labels (search, child);
}

/* In an open menu the letter alone is enough. */
static GtkWidget *
find_menu (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER_MENU) : NULL;
}

static gboolean
key_pressed_cb (GtkWidget      *window,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  GdkModifierType held = state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK);
  GtkWidget      *menu = find_menu (window);
  gunichar        letter = gdk_keyval_to_unicode (gdk_keyval_to_lower (keyval));
  Search          search = { letter, NULL, 0 };

  /* where both are one, GTK does it */
  if (letter == 0 || letter == gdk_keyval_to_lower (keyval) || held != (menu != NULL ? 0 : GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  search_labels (&search, menu != NULL ? menu : window);
  return search.label != NULL && gtk_widget_mnemonic_activate (search.label, search.n > 1);
}

static void
windows_changed_cb (GListModel *windows,
                    guint       position,
                    guint       removed,
                    guint       added)
{
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, position + i);
      GtkEventController *keys = gtk_event_controller_key_new ();

      gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
      g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), window);
      gtk_widget_add_controller (window, keys);
    }
}

void
zh_letter_keys_install (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_changed_cb), NULL);
  windows_changed_cb (windows, 0, 0, g_list_model_get_n_items (windows));
}
