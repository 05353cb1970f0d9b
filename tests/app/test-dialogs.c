/* Every dialog of the program: it opens with the keyboard in it, its mnemonics are different ones,
 * Tab goes round, Escape closes it.
 */
#include "config.h"

#include <glib-unix.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "dialog-openers.h"
#include "places.h"
#include "../share.h"

#define MAX_TABS 400
#define MAX_PAGE_TABS 8

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

static void
close_by_escape (Fixture   *fixture,
                 GtkWindow *dialog)
{
  gpointer alive = dialog;

  g_object_add_weak_pointer (G_OBJECT (dialog), &alive);
  g_test_message ("the keyboard is in %s", gtk_window_get_focus (dialog) != NULL ? G_OBJECT_TYPE_NAME (gtk_window_get_focus (dialog)) : "nothing");
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_true (alive == NULL || !gtk_widget_get_visible (GTK_WIDGET (dialog)));
  if (alive != NULL)
    g_object_remove_weak_pointer (G_OBJECT (dialog), &alive);
}

/* Mnemonics: what Alt and a letter finds must be one thing. */

static void
collect_mnemonics (GtkWidget  *widget,
                   const char *dialog,
                   GHashTable *seen)
{
  guint keyval = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) ? gtk_label_get_mnemonic_keyval (GTK_LABEL (widget)) : GDK_KEY_VoidSymbol;

  if (keyval != GDK_KEY_VoidSymbol)
    {
      const char *other = g_hash_table_lookup (seen, GUINT_TO_POINTER (gdk_keyval_to_lower (keyval)));

      if (other != NULL)
        g_test_fail_printf ("%s: one letter for “%s” and “%s”", dialog, other, gtk_label_get_label (GTK_LABEL (widget)));
      g_hash_table_insert (seen, GUINT_TO_POINTER (gdk_keyval_to_lower (keyval)), (gpointer) gtk_label_get_label (GTK_LABEL (widget)));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_mnemonics (child, dialog, seen);
}

/* libadwaita's own words are not ours to choose. */
static gboolean
is_of_toolkit (GtkWindow *dialog)
{
  return ADW_IS_ABOUT_WINDOW (dialog);
}

static void
test_mnemonics (Fixture      *fixture,
                gconstpointer data)
{
  const ZhDialogOpener *opener = data;
  GtkWindow            *dialog = zh_dialog_openers_open (fixture->gui, opener);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  if (!is_of_toolkit (dialog))
    collect_mnemonics (GTK_WIDGET (dialog), opener->name, seen);
  close_by_escape (fixture, dialog);
}

/* The same of the places of the window, each with its tabs and its details. */
static void
test_places (Fixture      *fixture,
             gconstpointer data)
{
  gsize          n_places;
  const ZhPlace *places = zh_places_get (&n_places);

  for (gsize i = 0; i < n_places; i++)
    {
      zh_window_show_place (fixture->gui->window, places[i].name);
      zh_gui_settle ();
      for (int tab = 0; tab < MAX_PAGE_TABS; tab++)
        {
          g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

          collect_mnemonics (GTK_WIDGET (fixture->gui->window), places[i].name, seen);
          zh_gui_press (tab == 0 ? "F4" : tab == 1 ? "F4"
                                                   : "ctrl+Tab");
        }
    }
}

/* Tab visits one widget after the other and comes back to the first; none holds it. */
static void
test_tab_order (Fixture      *fixture,
                gconstpointer data)
{
  GtkWindow *dialog = zh_dialog_openers_open (fixture->gui, data);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  GtkWidget *focus = NULL;
  int        n = 0;

  for (n = 0; n < MAX_TABS; n++)
    {
      GtkWidget *next;

      gtk_widget_child_focus (GTK_WIDGET (dialog), GTK_DIR_TAB_FORWARD);
      next = gtk_window_get_focus (dialog);
      if (next == NULL || next == focus)
        break;
      focus = next;
      if (!g_hash_table_add (seen, focus))
        break;
      if (!gtk_widget_get_mapped (focus))
        zh_gui_settle (); /* a row of a list is scrolled into sight first */
      if (!gtk_widget_get_mapped (focus))
        g_test_fail_printf ("%s is not to be seen", G_OBJECT_TYPE_NAME (focus));
    }
  g_test_message ("%u stops", g_hash_table_size (seen));
  g_assert_cmpuint (g_hash_table_size (seen), >, 0);
  g_assert_cmpint (n, <, MAX_TABS);
  close_by_escape (fixture, dialog);
}

static void
add (const char           *name,
     const ZhDialogOpener *opener,
     void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/dialogs/%s/%s", name, opener->name);

  g_test_add (path, Fixture, opener, set_up, test, tear_down);
}

static gboolean
seen_cb (int          input,
         GIOCondition condition,
         gpointer     data)
{
  gboolean *seen = data;
  char      byte;

  *seen = TRUE;
  if (read (input, &byte, 1) != 1)
    exit (1); /* the other process is gone */
  return G_SOURCE_REMOVE;
}

/* Until the other process has looked, which it says by a byte; it asks thousands of things. */
static void
wait_until_seen (void)
{
  gboolean seen = FALSE;

  g_unix_fd_add (STDIN_FILENO, G_IO_IN | G_IO_HUP, seen_cb, &seen);
  while (!seen)
    g_main_context_iteration (NULL, TRUE);
}

/* Opens each dialog in turn for the eyes of another process; a dialog it closes
 * by a key. */
static int
show_all (void)
{
  ZhGui                *gui = zh_gui_new ();
  gsize                 n_openers;
  const ZhDialogOpener *openers = zh_dialog_openers_get (&n_openers);

  zh_dialog_openers_prepare (gui);
  for (gsize i = 0; i < n_openers; i++)
    {
      zh_dialog_openers_open (gui, &openers[i]);
      g_print ("dialog %s\n", openers[i].name);
      wait_until_seen ();
      zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
    }
  zh_gui_free (gui);
  return 0;
}

int
main (int    argc,
      char **argv)
{
  gsize                 n_openers;
  const ZhDialogOpener *openers = zh_dialog_openers_get (&n_openers);
  TestShare             share = test_share_take (&argc, argv);
  gboolean              show = argc == 2 && strcmp (argv[1], "--show") == 0;

  zh_gui_init (&argc, &argv);
  if (show)
    return show_all ();
  if (test_share_has (share, 0))
    g_test_add ("/dialogs/mnemonics-of-places", Fixture, NULL, set_up, test_places, tear_down);
  for (gsize i = 0; i < n_openers; i++)
    if (test_share_has (share, i))
      {
        add ("mnemonics", &openers[i], test_mnemonics);
        add ("tab-order", &openers[i], test_tab_order);
      }
  return g_test_run ();
}
