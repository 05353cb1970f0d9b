#include "config.h"

#include "hands.h"

#include <string.h>

#include "file-compare.h"

static const char *program;

/* The key that prints a sign on a US keyboard. */
static char *
dup_key (char sign)
{
  static const char        signs[] = " .,-+/@=;:\n";
  static const char *const keys[] = { "space", "period", "comma", "minus", "shift+equal", "slash", "shift+2", "equal", "semicolon", "shift+semicolon", "Return" };
  const char              *found = strchr (signs, sign);

  if (found != NULL)
    return g_strdup (keys[found - signs]);
  g_assert_true (g_ascii_isalnum (sign));
  return g_strdup_printf ("%s%c", g_ascii_isupper (sign) ? "shift+" : "", g_ascii_tolower (sign));
}

void
zh_hands_type (GtkWidget  *field,
               const char *text)
{
  gtk_widget_grab_focus (field);
  zh_gui_settle ();
  zh_gui_send ("ctrl+a");
  zh_gui_send ("Delete");
  for (const char *sign = text; *sign != '\0'; sign++)
    {
      g_autofree char *key = dup_key (*sign);

      zh_gui_send (key);
    }
  zh_gui_settle ();
  if (GTK_IS_EDITABLE (field))
    zh_gui_wait_until (strcmp (gtk_editable_get_text (GTK_EDITABLE (field)), text) == 0);
}

static guint
get_selected (GtkWidget *row)
{
  guint selected;

  g_object_get (row, "selected", &selected, NULL);
  return selected;
}

void
zh_hands_choose (GtkWidget *row,
                 guint      index)
{
  g_object_set (row, "selected", index, NULL);
  zh_gui_settle ();
  g_assert_cmpuint (get_selected (row), ==, index);
}

static GtkWidget *
look_for_button (GtkWidget  *root,
                 const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) && gtk_widget_get_mapped (root) &&
      (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (root)), label) == 0 || g_strcmp0 (gtk_widget_get_tooltip_text (root), label) == 0))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = look_for_button (child, label);
  return found;
}

GtkWidget *
zh_hands_find_button (GtkWidget  *root,
                      const char *label)
{
  GtkWidget *found = look_for_button (root, label);

  if (found == NULL)
    g_error ("no button “%s”", label);
  return found;
}

void
zh_hands_press_button (GtkWidget *button)
{
  g_assert_true (gtk_widget_is_sensitive (button));
  gtk_widget_grab_focus (button);
  zh_gui_press ("Return");
}

void
zh_hands_wait_for_main_window (ZhGui *gui)
{
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  zh_gui_settle ();
}

gboolean
zh_hands_is_told (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_mapped (window))
        return TRUE;
    }
  return FALSE;
}

void
zh_hands_leave_messages (ZhGui *gui)
{
  zh_gui_settle ();
  while (zh_hands_is_told ())
    {
      zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
      zh_gui_press ("Escape");
    }
  zh_hands_wait_for_main_window (gui);
}

void
zh_hands_set_program (const char *path)
{
  program = path;
}

void
zh_hands_run (const char *const *words)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autofree char *errors = NULL;
  g_autofree char *command = g_strjoinv (" ", (char **) words);
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_ptr_array_add (argv, (gpointer) program);
  for (; *words != NULL; words++)
    g_ptr_array_add (argv, (gpointer) *words);
  g_ptr_array_add (argv, NULL);
  g_spawn_sync (NULL, (char **) argv->pdata, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, &errors, &status, &error);
  g_assert_no_error (error);
  if (!g_spawn_check_wait_status (status, NULL))
    g_error ("zherebctl %s: %s", command, errors);
}

void
zh_hands_check_same (const char *by_window,
                     const char *by_terminal)
{
  g_autoptr (GPtrArray) differences = zh_files_list_differences (by_window, by_terminal);
  g_autofree char *text = NULL;

  if (differences->len == 0)
    return;
  g_ptr_array_add (differences, NULL);
  text = g_strjoinv ("\n  ", (char **) differences->pdata);
  g_test_message ("in the window and at the terminal:\n  %s", text);
  g_test_fail ();
}
