#include "config.h"

#include "tab-keys.h"

/* Shows the next tab after the present one that may be seen. */
static void
step (GtkStack *tabs,
      int       direction)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (tabs);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (pages));
  guint i = 0;

  while (i < n && !gtk_selection_model_is_selected (pages, i))
    i++;
  for (guint tried = 0; tried < n; tried++)
    {
      g_autoptr (GObject) item = NULL;

      i = direction > 0 ? (i + 1) % n : (i + n - 1) % n;
      item = g_list_model_get_item (G_LIST_MODEL (pages), i);
      if (gtk_stack_page_get_visible (GTK_STACK_PAGE (item)))
        {
          gtk_stack_set_visible_child (tabs, gtk_stack_page_get_child (GTK_STACK_PAGE (item)));
          return;
        }
    }
}

static gboolean
key_pressed_cb (GtkStack              *tabs,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if ((keyval != GDK_KEY_Tab && keyval != GDK_KEY_ISO_Left_Tab) || (modifiers & ~GDK_SHIFT_MASK) != GDK_CONTROL_MASK)
    return GDK_EVENT_PROPAGATE;
  step (tabs, (modifiers & GDK_SHIFT_MASK) != 0 ? -1 : 1);
  zh_page_take_focus (ZH_PAGE (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys))));
  return GDK_EVENT_STOP;
}

void
zh_tab_keys_add (ZhPage   *page,
                 GtkStack *tabs)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  /* Before the scrolled lists within, which take these keys for moving the focus out */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), tabs, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (page), keys);
}
