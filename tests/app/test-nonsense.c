/* Nonsense in every field of every dialog, and then its button. Either the dialog says what it does
 * not take and the file is as before, or one act keeps the text as it was shown and undo takes it
 * back. A critical or a warning of the toolkit ends the program.
 */
#include "config.h"

#include <string.h>

#include "canonical-json.h"
#include "desk-journal.h"
#include "desk-undo.h"
#include "dialog-openers.h"
#include "text-signs.h"
#include "../share.h"

/* What is stored of a text is found again by this. */
#define MARK "Zq7"

static const struct
{
  const char *name;
  const char *text;
} nonsense[] = {
  { "empty", "" },
  { "blanks", "   \t " },
  { "long", NULL },
  { "control", MARK "\001\002\037\177\342\200\250" },
  { "other-way", MARK "\342\200\256\327\220\327\221\327\222\314\201\314\201\314\201" },
  { "emoji", MARK "\360\237\221\251\342\200\215\360\237\221\251\342\200\215\360\237\221\247 \360\237\217\263\357\270\217" },
  { "markup", MARK "<b>&amp;</b> & < \"'" },
  { "format", MARK "%s%n%d%1$s {} \\n" },
  { "negative", "-1" },
  { "giant", "99999999999999999999999999999" },
  { "date", "31.02.2026" },
  { "time", "25:61" },
};

#define LONG_LENGTH 10000

typedef struct
{
  ZhGui *gui;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->gui = zh_gui_new ();
  zh_dialog_openers_prepare (fixture->gui);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  zh_gui_free (fixture->gui);
}

static ZhDesk *
get_desk (Fixture *fixture)
{
  return zh_session_get_desk (zh_window_get_session (fixture->gui->window));
}

static gint64
get_length (Fixture *fixture)
{
  return zh_desk_get_snapshot (get_desk (fixture))->journal_length;
}

/* As the user does: into the line itself, where its limit holds. */
static int
fill (GtkWidget  *widget,
      const char *text)
{
  int n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (GTK_IS_TEXT (widget) && gtk_editable_get_editable (GTK_EDITABLE (widget)) && gtk_widget_is_sensitive (widget))
    {
      gtk_editable_set_text (GTK_EDITABLE (widget), text);
      return 1;
    }
  if (GTK_IS_TEXT_VIEW (widget) && gtk_text_view_get_editable (GTK_TEXT_VIEW (widget)))
    {
      gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (widget)), text, -1);
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      n += fill (child, text);
      child = next;
    }
  return n;
}

/* The first button on screen that has one of the classes of style. */
static GtkWidget *
find_button (GtkWidget         *widget,
             const char *const *styles)
{
  for (const char *const *style = styles; *style != NULL && GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget); style++)
    if (gtk_widget_has_css_class (widget, *style))
      return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, styles);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* What a dialog says is wrong, aloud; or what it says of itself. */
static const char *
find_message (GtkWidget        *widget,
              GtkAccessibleRole wanted)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_LABEL (widget) && (role == wanted || gtk_widget_get_ancestor (widget, g_type_from_name ("AdwToastWidget")) != NULL) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const char *found = find_message (child, wanted);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWindow *
find_dialog (Fixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != GTK_WINDOW (fixture->gui->window) && gtk_widget_get_visible (GTK_WIDGET (window)) && gtk_window_is_active (window))
        return window; /* GTK keeps it */
    }
  return NULL;
}

/* A window that asks whether what was typed may be lost is told so. */
static void
close_all (Fixture *fixture)
{
  static const char *const lose[] = { "destructive", NULL };
  GtkWindow               *dialog;

  for (int i = 0; i < 5 && (dialog = find_dialog (fixture)) != NULL; i++)
    {
      GtkWidget *button = ADW_IS_MESSAGE_DIALOG (dialog) && adw_message_dialog_has_response (ADW_MESSAGE_DIALOG (dialog), "close")
                              ? find_button (GTK_WIDGET (dialog), lose)
                              : NULL;

      if (button == NULL)
        zh_gui_press ("Escape");
      else
        g_signal_emit_by_name (button, "clicked");
      zh_gui_settle ();
    }
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

/* Whatever has the mark in it has all of the text, but for signs that act instead of being seen. */
static void
check_stored (JsonNode   *node,
              const char *text,
              const char *clean,
              const char *where)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iterator;
      const char    *name;
      JsonNode      *member;

      json_object_iter_init (&iterator, json_node_get_object (node));
      while (json_object_iter_next (&iterator, &name, &member))
        check_stored (member, text, clean, where);
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
        check_stored (json_array_get_element (json_node_get_array (node), i), text, clean, where);
    }
  else if (json_node_get_value_type (node) == G_TYPE_STRING && strstr (json_node_get_string (node), MARK) != NULL &&
           strstr (json_node_get_string (node), text) == NULL && strstr (json_node_get_string (node), clean) == NULL)
    {
      g_test_fail_printf ("%s: stored “%s”", where, json_node_get_string (node));
    }
}

/* One act and no more, with the text as it was shown; undo takes it back. */
static void
check_act (Fixture    *fixture,
           const char *text,
           const char *where,
           gint64      before)
{
  const ZhJournalEntry *entry = zh_desk_get_undo_entry (get_desk (fixture));
  g_autoptr (JsonObject) args = zh_canonical_json_parse (entry->args);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), args);
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autofree char *clean = g_strstrip (zh_text_dup_clean (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) undone = NULL;

  if (get_length (fixture) != before + 1)
    g_test_fail_printf ("%s: %d acts at once", where, (int) (get_length (fixture) - before));
  check_stored (node, stripped, clean, where);
  undone = zh_desk_undo (get_desk (fixture), &error);
  g_assert_no_error (error);
  zh_gui_settle ();
}

static void
accept (Fixture    *fixture,
        GtkWindow  *dialog,
        const char *text,
        const char *where)
{
  static const char *const does[] = { "suggested-action", "destructive-action", "default", NULL };

  GtkWidget  *button = find_button (GTK_WIDGET (dialog), does);
  gint64      before = get_length (fixture);
  gpointer    alive = dialog;
  GtkWindow  *now;
  const char *message = NULL;

  if (button == NULL || !gtk_widget_is_sensitive (button))
    return; /* nothing to be done with it, which is to be seen */
  g_object_add_weak_pointer (G_OBJECT (dialog), &alive);
  g_signal_emit_by_name (button, "clicked"); /* at once; a key clicks a moment later */
  zh_gui_settle ();
  if (get_length (fixture) != before)
    {
      check_act (fixture, text, where, before);
    }
  else if ((now = find_dialog (fixture)) != NULL)
    {
      message = ADW_IS_MESSAGE_DIALOG (now) ? adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (now)) : find_message (GTK_WIDGET (now), GTK_ACCESSIBLE_ROLE_ALERT);
      if (message == NULL)
        message = find_message (GTK_WIDGET (now), GTK_ACCESSIBLE_ROLE_STATUS);
      if (message == NULL)
        g_test_fail_printf ("%s: “%s” neither did it nor said why not", where, gtk_button_get_label (GTK_BUTTON (button)));
      else
        g_test_message ("%s: %s", where, message);
    }
  if (alive != NULL)
    g_object_remove_weak_pointer (G_OBJECT (dialog), &alive);
}

static void
test_fields (Fixture      *fixture,
             gconstpointer data)
{
  const ZhDialogOpener *opener = data;
  g_autofree char      *long_text = g_strnfill (LONG_LENGTH, 'W');

  for (gsize i = 0; i < G_N_ELEMENTS (nonsense); i++)
    {
      g_autofree char *where = g_strdup_printf ("%s, %s", opener->name, nonsense[i].name);
      const char      *text = nonsense[i].text != NULL ? nonsense[i].text : long_text;
      GtkWindow       *dialog = zh_dialog_openers_open (fixture->gui, opener);
      int              n = fill (GTK_WIDGET (dialog), text);

      zh_gui_settle ();
      if (n > 0)
        accept (fixture, dialog, text, where);
      close_all (fixture);
      if (n == 0)
        return;
    }
}

int
main (int    argc,
      char **argv)
{
  /* a new file is a window's whole world; the toolkit's own have no fields */
  static const char *const left_out[] = { "assistant", "help", "about", "seal", NULL };
  gsize                    n_openers;
  const ZhDialogOpener    *openers = zh_dialog_openers_get (&n_openers);
  TestShare                share = test_share_take (&argc, argv);

  zh_gui_init (&argc, &argv);
  for (gsize i = 0; i < n_openers; i++)
    {
      g_autofree char *path = g_strdup_printf ("/nonsense/%s", openers[i].name);

      if (test_share_has (share, i) && !g_strv_contains (left_out, openers[i].name))
        g_test_add (path, Fixture, &openers[i], set_up, test_fields, tear_down);
    }
  return g_test_run ();
}
