/* A document through the dialog of the printer into a file, as onto paper: all of it, parts of it,
 * several copies, on other paper and lying, onto a disk that is full; and what the journal keeps of
 * it.
 */
#define _GNU_SOURCE /* unshare */

#include "config.h"

#include <glib/gstdio.h>
#include <gtk/gtkunixprint.h>
#include <sched.h>
#include <string.h>
#include <sys/mount.h>

#include "gui-harness.h"
#include "plan-dialog.h"

typedef struct
{
  ZhGui *gui;
  char  *pdf;
} Fixture;

typedef struct
{
  const char *name;
  const char *paper;
  const char *size; /* of the pages in the file, in points */
  gboolean    lies;
  int         copies;
  int         last_page;  /* of the range printed; 0 for all */
  int         n_expected; /* pages in the file; 0 for as many as there are */
} Case;

static const Case cases[] = {
  { "whole", GTK_PAPER_NAME_A4, "595.276 x 841.89", FALSE, 1, 0, 0 },
  { "small-paper", GTK_PAPER_NAME_A5, "419.528 x 595.276", FALSE, 1, 0, 0 },
  { "letter", GTK_PAPER_NAME_LETTER, "612 x 792", FALSE, 1, 0, 0 },
  { "lying", GTK_PAPER_NAME_A4, "595.276 x 841.89", TRUE, 1, 0, 0 },
  { "first-page", GTK_PAPER_NAME_A4, "595.276 x 841.89", FALSE, 1, 1, 1 },
  { "three-copies-of-a-page", GTK_PAPER_NAME_A4, "595.276 x 841.89", FALSE, 3, 1, 3 },
};

#define N_PLAYERS 60

static gboolean can_mount;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->gui = zh_gui_new ();
  fixture->pdf = g_build_filename (fixture->gui->dir, "printed.pdf", NULL);
  zh_gui_open_competition (fixture->gui, N_PLAYERS);
  zh_gui_press ("alt+6");
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  zh_gui_free (fixture->gui);
  g_free (fixture->pdf);
}

static char *
run (const char *tool,
     const char *option,
     const char *pdf)
{
  const char *argv[] = { tool, option, pdf, strcmp (tool, "pdftotext") == 0 ? "-" : NULL, NULL };
  char       *output = NULL;
  int         status = 0;
  g_autoptr (GError) error = NULL;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  return output;
}

static int
count_pages (const char *pdf)
{
  g_autofree char *text = run ("pdftotext", "-layout", pdf);
  int              n = 0;

  for (const char *at = text; (at = strchr (at, '\f')) != NULL; at++)
    n++;
  return n;
}

static GtkPrintSettings *
make_settings (Fixture    *fixture,
               const Case *wanted)
{
  GtkPrintSettings *settings = gtk_print_settings_new ();
  g_autofree char  *uri = g_filename_to_uri (fixture->pdf, NULL, NULL);
  GtkPageRange      range = { 0, wanted->last_page - 1 };

  gtk_print_settings_set_printer (settings, "Print to File");
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
  gtk_print_settings_set_n_copies (settings, wanted->copies);
  if (wanted->last_page > 0)
    {
      gtk_print_settings_set_print_pages (settings, GTK_PRINT_PAGES_RANGES);
      gtk_print_settings_set_page_ranges (settings, &range, 1);
    }
  return settings;
}

static GtkPageSetup *
make_paper (const Case *wanted)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) paper = gtk_paper_size_new (wanted->paper);

  gtk_page_setup_set_paper_size_and_default_margins (setup, paper);
  if (wanted->lies)
    gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);
  return setup;
}

static GtkPrintUnixDialog *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_PRINT_UNIX_DIALOG (window) && gtk_window_is_active (window))
        return GTK_PRINT_UNIX_DIALOG (window); /* GTK keeps it */
    }
  return NULL;
}

/* While it is open, GTK looks for printers and never rests: nothing here waits for that. */
static GtkPrintUnixDialog *
open_dialog (const char *keys)
{
  GtkPrintUnixDialog *dialog = NULL;

  zh_gui_send (keys);
  zh_gui_wait_until ((dialog = find_dialog ()) != NULL);
  return dialog;
}

static gint64
get_journal_length (Fixture *fixture)
{
  return zh_session_get_competition (zh_window_get_session (fixture->gui->window))->journal_length;
}

/* The file is written after the job is handed over. */
static gboolean
is_whole (const char *pdf)
{
  g_autofree char *contents = NULL;
  gsize            length = 0;

  return g_file_get_contents (pdf, &contents, &length, NULL) && length > 6 && strncmp (contents + length - 6, "%%EOF\n", 6) == 0;
}

static void
send (Fixture    *fixture,
      const Case *wanted,
      const char *keys)
{
  GtkPrintUnixDialog *dialog = open_dialog (keys);
  g_autoptr (GtkPrintSettings) settings = make_settings (fixture, wanted);
  g_autoptr (GtkPageSetup) paper = make_paper (wanted);

  gtk_print_unix_dialog_set_settings (dialog, settings);
  gtk_print_unix_dialog_set_page_setup (dialog, paper);
  zh_gui_wait_until (gtk_print_unix_dialog_get_selected_printer (dialog) != NULL);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_OK);
}

/* Once the journal has it, it is there. */
static void
print (Fixture    *fixture,
       const Case *wanted)
{
  gint64 before = get_journal_length (fixture);

  send (fixture, wanted, "ctrl+p");
  zh_gui_wait_until (get_journal_length (fixture) == before + 1);
  g_assert_true (is_whole (fixture->pdf));
}

static void
test_print (Fixture      *fixture,
            gconstpointer data)
{
  const Case      *wanted = data;
  g_autofree char *text = NULL;
  g_autofree char *info = NULL;
  int              n_pages;

  print (fixture, wanted);
  n_pages = count_pages (fixture->pdf);
  text = run ("pdftotext", "-layout", fixture->pdf);
  info = run ("pdfinfo", "-box", fixture->pdf);
  g_test_message ("%d pages\n%s", n_pages, info);
  g_assert_nonnull (strstr (info, wanted->size));
  if (wanted->n_expected > 0)
    g_assert_cmpint (n_pages, ==, wanted->n_expected);
  else
    g_assert_cmpint (n_pages, >=, 2);
  g_assert_nonnull (strstr (text, "Invented Open"));
  /* the last of those who play is not cut off */
  if (wanted->n_expected == 0)
    for (int player = 1; player <= N_PLAYERS; player++)
      {
        g_autofree char *name = g_strdup_printf ("Player %d", player);

        g_assert_nonnull (strstr (text, name));
      }
}

/* A disk that takes a part of it: a message, no entry, and nothing half-written. */
static void
test_full_disk (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *place = g_build_filename (fixture->gui->dir, "place", NULL);
  gint64           before = get_journal_length (fixture);

  g_assert_cmpint (g_mkdir (place, 0755), ==, 0);
  if (!can_mount || mount ("tmpfs", place, "tmpfs", 0, "size=4k") != 0)
    {
      g_test_skip ("nothing can be mounted here");
      g_assert_cmpint (g_rmdir (place), ==, 0);
      return;
    }
  g_free (fixture->pdf);
  fixture->pdf = g_build_filename (place, "printed.pdf", NULL);
  send (fixture, &cases[0], "ctrl+p");
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_cmpint (get_journal_length (fixture), ==, before);
  g_assert_false (g_file_test (fixture->pdf, G_FILE_TEST_EXISTS));
  g_assert_cmpint (umount2 (place, MNT_DETACH), ==, 0);
  g_assert_cmpint (g_rmdir (place), ==, 0);
}

/* Cancelled: nothing is printed, and the journal says nothing. */
static void
test_cancel (Fixture      *fixture,
             gconstpointer data)
{
  gint64 before = get_journal_length (fixture);

  open_dialog ("ctrl+p");
  zh_gui_send ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_cmpint (get_journal_length (fixture), ==, before);
  g_assert_false (g_file_test (fixture->pdf, G_FILE_TEST_EXISTS));
}

static const char *
get_round_set (Fixture *fixture)
{
  return zh_session_get_competition (zh_window_get_session (fixture->gui->window))->round_set;
}

/* What is ticked comes out, in the order it was put in, and stands so the next time. */
static void
test_round_set (Fixture      *fixture,
                gconstpointer data)
{
  gint64           before = get_journal_length (fixture);
  g_autofree char *text = NULL;

  g_assert_cmpstr (get_round_set (fixture), ==, "");
  zh_gui_send ("ctrl+shift+r");
  zh_gui_wait_for_window (ZH_TYPE_PLAN_DIALOG);
  zh_gui_press ("alt+Down space"); /* names before boards, and no boards */
  send (fixture, &cases[0], "ctrl+Return");
  zh_gui_wait_until (get_journal_length (fixture) == before + 2); /* the choice, and that they went out */
  g_assert_cmpstr (get_round_set (fixture), ==, "seats,slips,standings");
  text = run ("pdftotext", "-layout", fixture->pdf);
  g_assert_nonnull (strstr (text, "Who sits where in round 1"));
  g_assert_null (strstr (text, "Pairings of round 1"));

  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  zh_gui_send ("ctrl+shift+r");
  zh_gui_wait_for_window (ZH_TYPE_PLAN_DIALOG);
  zh_gui_press ("space"); /* without names, too */
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_cmpstr (get_round_set (fixture), ==, "seats,slips,standings");
}

int
main (int    argc,
      char **argv)
{
  /* what root mounts here is seen by nobody else and goes away with the test */
  can_mount = unshare (CLONE_NEWNS) == 0 && mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;
  zh_gui_init (&argc, &argv);
  /* printers of the place the test runs at are nobody's business */
  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "file", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/print/", cases[i].name, NULL);

      g_test_add (path, Fixture, &cases[i], set_up, test_print, tear_down);
    }
  g_test_add ("/print/full-disk", Fixture, NULL, set_up, test_full_disk, tear_down);
  g_test_add ("/print/round-set", Fixture, NULL, set_up, test_round_set, tear_down);
  g_test_add ("/print/cancel", Fixture, NULL, set_up, test_cancel, tear_down);
  return g_test_run ();
}
