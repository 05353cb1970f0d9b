#include "config.h"

#include "help-window.h"

#include <string.h>

#include "guide.h"

struct _ZhHelpWindow
{
  AdwWindow parent_instance;

  GtkEditable       *search;
  GtkScrolledWindow *scrolled;
  GtkWidget         *sections;
  GtkWidget         *nothing;
  GtkLabel          *guide_note;
};

G_DEFINE_FINAL_TYPE (ZhHelpWindow, zh_help_window, ADW_TYPE_WINDOW)

/* "Ctrl+Shift+P F5", as keys are called on screen and typed into the search. */
static char *
dup_keys (const char *accelerators)
{
  g_auto (GStrv) keys = g_strsplit_set (accelerators, " ", -1);
  GString *text = g_string_new (NULL);

  for (char **key = keys; *key != NULL; key++)
    {
      guint            keyval;
      GdkModifierType  modifiers;
      g_autofree char *label = NULL;

      if (gtk_accelerator_parse (*key, &keyval, &modifiers))
        label = gtk_accelerator_get_label (keyval, modifiers);
      g_string_append_printf (text, " %s", label != NULL ? label : *key);
    }
  return g_string_free (text, FALSE);
}

static gboolean
has_all_words (const char *text,
               char      **words)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  for (char **word = words; *word != NULL; word++)
    if (strstr (folded, *word) == NULL)
      return FALSE;
  return TRUE;
}

static gboolean
is_sought (GtkWidget  *shortcut,
           const char *group,
           char      **words)
{
  g_autofree char *title = NULL;
  g_autofree char *accelerators = NULL;
  g_autofree char *keys = NULL;
  g_autofree char *text = NULL;

  g_object_get (shortcut, "title", &title, "accelerator", &accelerators, NULL);
  keys = dup_keys (accelerators);
  text = g_strconcat (group, " ", title, keys, NULL);
  return has_all_words (text, words);
}

/* Shows what is sought of a group, and the group when something of it is. */
static gboolean
seek_in_group (GtkWidget *group,
               char     **words)
{
  g_autofree char *title = NULL;
  gboolean         found = FALSE;

  g_object_get (group, "title", &title, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (group); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_SHORTCUTS_SHORTCUT (child))
      {
        gboolean sought = is_sought (child, title, words);

        gtk_widget_set_visible (child, sought);
        found |= sought;
      }
  gtk_widget_set_visible (gtk_widget_get_parent (group), found);
  return found;
}

static gboolean
seek_in_section (GtkWidget *box,
                 char     **words)
{
  gboolean found = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    found |= seek_in_group (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)), words);
  gtk_widget_set_visible (gtk_widget_get_prev_sibling (box), found); /* its heading */
  gtk_widget_set_visible (box, found);
  return found;
}

static void
search_changed_cb (ZhHelpWindow *self)
{
  g_autofree char *folded = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  g_auto (GStrv) words = g_strsplit_set (folded, " ", -1);
  gboolean found = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (self->sections); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_FLOW_BOX (child))
      found |= seek_in_section (child, words);
  gtk_widget_set_visible (self->nothing, !found);
}

static void
search_stopped_cb (ZhHelpWindow *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static void
guide_clicked_cb (ZhHelpWindow *self)
{
  g_autofree char *note = zh_guide_open ();

  if (note != NULL)
    gtk_label_set_text (self->guide_note, note);
  gtk_widget_set_visible (GTK_WIDGET (self->guide_note), note != NULL);
}

/* The keyboard stays in the search; these keys move what is below it. */
static gboolean
scroll_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  gboolean handled;

  g_signal_emit_by_name (ZH_HELP_WINDOW (widget)->scrolled, "scroll-child", (GtkScrollType) g_variant_get_int32 (args), FALSE, &handled);
  return GDK_EVENT_STOP;
}

/* Before the entry takes the arrows for itself. */
static void
add_scroll_keys (ZhHelpWindow *self)
{
  static const struct
  {
    guint         keyval;
    GtkScrollType scroll;
  } keys[] = {
    { GDK_KEY_Down, GTK_SCROLL_STEP_FORWARD },
    { GDK_KEY_Up, GTK_SCROLL_STEP_BACKWARD },
    { GDK_KEY_Page_Down, GTK_SCROLL_PAGE_FORWARD },
    { GDK_KEY_Page_Up, GTK_SCROLL_PAGE_BACKWARD },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].keyval, 0), gtk_callback_action_new (scroll_cb, NULL, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (keys[i].scroll));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* GTK has what a key does in one line, which large letters push off the screen. */
static void
wrap_titles (GtkWidget *widget)
{
  if (GTK_IS_SHORTCUT_LABEL (widget))
    return;
  if (GTK_IS_FLOW_BOX_CHILD (widget))
    gtk_widget_set_focusable (widget, FALSE); /* there is nothing to do with a group */
  if (GTK_IS_LABEL (widget))
    {
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
      gtk_label_set_width_chars (GTK_LABEL (widget), 12);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    wrap_titles (child);
}

static void
zh_help_window_class_init (ZhHelpWindowClass *class)
{
  ZH_TEMPLATE (class, ZhHelpWindow, "help-overlay", search, scrolled, sections, nothing, guide_note);
  ZH_TEMPLATE_CALLBACKS (class, search_changed_cb, search_stopped_cb, guide_clicked_cb);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
}

static void
zh_help_window_init (ZhHelpWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  wrap_titles (self->sections);
  add_scroll_keys (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

ZhHelpWindow *
zh_help_window_new (GtkWindow *parent)
{
  return g_object_new (ZH_TYPE_HELP_WINDOW, "transient-for", parent, NULL);
}
