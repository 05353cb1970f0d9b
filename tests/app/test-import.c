/* A long list: what takes long shows how far it is, Escape stops it with nothing changed, and what
 * is no list says so. Whatever a person types or presses is a real key.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "desk-private.h"
#include "entries-page.h"
#include "gui-harness.h"
#include "list-reading.h"

#define N_PLAYERS 2000

typedef struct
{
  ZhGui *gui;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->gui = zh_gui_new ();
  zh_gui_open_competition (fixture->gui, 0);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  zh_gui_free (fixture->gui);
}

static ZhSession *
get_session (Fixture *fixture)
{
  return zh_window_get_session (fixture->gui->window);
}

static guint
count_entries (Fixture *fixture)
{
  return zh_session_get_tournament (get_session (fixture))->entries->len;
}

static char *
dup_checksum (Fixture *fixture)
{
  g_autofree char *wal = g_strconcat (fixture->gui->path, "-wal", NULL);
  g_autoptr (GString) sums = g_string_new (NULL);
  const char *const paths[] = { fixture->gui->path, wal };

  for (gsize i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *contents = NULL;
      g_autofree char *sum = NULL;
      gsize            length = 0;

      g_file_get_contents (paths[i], &contents, &length, NULL);
      sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) (contents != NULL ? contents : ""), length);
      g_string_append (sums, sum);
    }
  return g_string_free (g_steal_pointer (&sums), FALSE);
}

static void
paste_list (Fixture *fixture)
{
  g_autoptr (GString) list = g_string_new ("Surname\tGiven name\tRating\n");

  for (int i = 0; i < N_PLAYERS; i++)
    g_string_append_printf (list, "Invented%d\tPlayer\t%d\n", i, 1000 + i % 1800);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->gui->window)), list->str);
  zh_gui_press ("alt+2 ctrl+shift+v");
  zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG);
}

/* Another thread that is at work in the file: what the window begins has to wait. */
typedef struct
{
  ZhDesk  *desk;
  GThread *thread;
  int      state; /* atomic: 0 not yet, 1 at work, 2 told to end */
} Holder;

static gpointer
hold (gpointer data)
{
  Holder *self = data;

  g_rec_mutex_lock (&self->desk->at_work);
  g_atomic_int_set (&self->state, 1);
  while (g_atomic_int_get (&self->state) == 1)
    g_usleep (1000);
  g_rec_mutex_unlock (&self->desk->at_work);
  return NULL;
}

static void
holder_begin (Holder *self,
              ZhDesk *desk)
{
  self->desk = desk;
  self->state = 0;
  self->thread = g_thread_new ("holder", hold, self);
  while (g_atomic_int_get (&self->state) == 0)
    g_usleep (1000);
}

static void
holder_end (Holder *self)
{
  g_atomic_int_set (&self->state, 2);
  g_thread_join (self->thread);
}

static gboolean
is_lent (Fixture *fixture)
{
  return zh_session_get_desk (get_session (fixture))->lender != NULL;
}

/* Cancelled while it is stored: the file is as it was, byte for byte, and so is what is shown;
 * the same list goes in the next time, and out again. */
static void
test_cancelled (Fixture      *fixture,
                gconstpointer data)
{
  ZhDesk          *desk = zh_session_get_desk (get_session (fixture));
  g_autofree char *head = g_strdup (zh_session_get_competition (get_session (fixture))->journal_head);
  g_autofree char *before = dup_checksum (fixture);
  g_autofree char *after = NULL;
  Holder           holder;
  GtkWindow       *dialog;

  paste_list (fixture);
  holder_begin (&holder, desk);
  zh_gui_send ("Return");
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (zh_gui_find (GTK_WIDGET (dialog), GTK_TYPE_PROGRESS_BAR));
  g_assert_cmpuint (count_entries (fixture), ==, 0);
  zh_gui_send ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_true (is_lent (fixture));
  holder_end (&holder);
  zh_gui_wait_until (!is_lent (fixture));
  zh_gui_settle ();
  after = dup_checksum (fixture);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (zh_session_get_competition (get_session (fixture))->journal_head, ==, head);
  g_assert_cmpuint (count_entries (fixture), ==, 0);

  paste_list (fixture);
  zh_gui_send ("Return");
  zh_gui_wait_until (count_entries (fixture) == N_PLAYERS);
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_cmpstr (zh_session_get_competition (get_session (fixture))->journal_head, !=, head);
  zh_gui_press ("ctrl+z");
  zh_gui_wait_until (count_entries (fixture) == 0);
}

/* What is chosen by mistake */

static void
make_large (const char *path)
{
  g_assert_true (g_file_set_contents (path, "x", -1, NULL));
  g_assert_cmpint (truncate (path, 100 * 1024 * 1024), ==, 0);
}

static void
make_folder (const char *path)
{
  g_assert_cmpint (g_mkdir (path, 0755), ==, 0);
}

static void
make_pipe (const char *path)
{
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
}

static void
make_zeros (const char *path)
{
  g_assert_true (g_file_set_contents (path, "a\0b", 3, NULL));
}

static void
make_line (const char *path)
{
  g_autofree char *text = g_strnfill (1000000, 'x');

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
make_endless (const char *path)
{
  g_autoptr (GString) text = g_string_new ("Name\n");

  for (int i = 0; i < 20000; i++)
    g_string_append_printf (text, "Invented%d Player\n", i);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
}

static const struct
{
  const char *name;
  void (*make) (const char *path);
  const char *said;
} bad_lists[] = {
  { "large", make_large, "16 MB" },
  { "folder", make_folder, "folder" },
  { "pipe", make_pipe, "pipe" },
  { "zeros", make_zeros, "not text" },
  { "one-line", make_line, "Line 1" },
  { "many-lines", make_endless, "Line 10002" },
};

static void
never_shown_cb (GtkWidget      *widget,
                ZhImportDialog *dialog)
{
  g_assert_not_reached ();
}

static void
test_bad (Fixture      *fixture,
          gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *path = g_build_filename (fixture->gui->dir, "bad.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  const char *body;

  bad_lists[i].make (path);
  zh_gui_press ("alt+2");
  zh_list_reading_start (zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_ENTRIES_PAGE), file, NULL,
                         zh_session_get_tournament (get_session (fixture)), ZH_DATE_NONE, never_shown_cb);
  body = adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG)));
  g_test_message ("%s", body);
  g_assert_nonnull (strstr (body, path));
  g_assert_nonnull (strstr (body, bad_lists[i].said));
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_remove (path);
}

/* The list of a federation as it comes: what is not taken is named, and what the list says of all stands in a field. */
static void
test_federation_list (Fixture      *fixture,
                      gconstpointer data)
{
  static const char list[] = "Fide_No\tName\tFed\tSex\tRtg_Nat\tRtg_Int\tBirthday\tStatus\n"
                             "14100001\tВигаданий Іван мм\tLVO\t\t2310\t2401\t1990\tA\n";
  guint             n_before = count_entries (fixture);
  GtkWidget        *dialog;
  GtkWidget        *federation;
  GtkWidget        *accept;
  const char       *problems;
  const ZhPerson   *person;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->gui->window)), list);
  zh_gui_press ("alt+2 ctrl+shift+v");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG));
  federation = zh_gui_find_id (dialog, "federation");
  accept = zh_gui_find_id (dialog, "accept");
  problems = gtk_label_get_text (GTK_LABEL (zh_gui_find_id (dialog, "problems")));
  g_assert_nonnull (strstr (problems, "Column “Status” is not imported: 1 value, “A”"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (federation)), ==, "UKR");

  /* What is no federation is not taken in. */
  gtk_widget_grab_focus (federation);
  zh_gui_press ("p o");
  g_assert_false (gtk_widget_get_sensitive (accept));
  zh_gui_press ("l");
  g_assert_true (gtk_widget_get_sensitive (accept));
  zh_gui_press ("Return");
  zh_gui_wait_until (count_entries (fixture) == n_before + 1);
  person = ((const ZhEntry *) g_ptr_array_index (zh_session_get_tournament (get_session (fixture))->entries, n_before))->person;
  g_assert_cmpstr (person->federation, ==, "POL");
  g_assert_cmpstr (person->title, ==, "IM");
  g_assert_cmpstr (person->region, ==, "LVO");
  g_assert_cmpstr (person->given, ==, "Іван");
  g_assert_cmpint (person->rating, ==, 2401);
  g_assert_cmpint (person->national_rating, ==, 2310);
}

static void
choose_delimiter (GtkWidget  *dialog,
                  const char *keys)
{
  GtkWidget *row = zh_gui_find_id (dialog, "delimiter");

  gtk_widget_grab_focus (row);
  zh_gui_press ("Return");
  zh_gui_wait_until (zh_gui_find (row, GTK_TYPE_POPOVER) != NULL);
  zh_gui_press (keys);
  zh_gui_wait_until (zh_gui_find (row, GTK_TYPE_POPOVER) == NULL);
}

static guint
count_marks (GtkWidget   *widget,
             const char **chosen)
{
  guint n = GTK_IS_IMAGE (widget) && gtk_widget_get_mapped (widget) && g_strcmp0 (gtk_image_get_icon_name (GTK_IMAGE (widget)), "object-select-symbolic") == 0;

  if (n > 0)
    *chosen = gtk_label_get_text (GTK_LABEL (gtk_widget_get_prev_sibling (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_marks (child, chosen);
  return n;
}

/* The mark stays on what is chosen while others are looked at. */
static void
test_mark (Fixture      *fixture,
           gconstpointer data)
{
  const char *chosen = NULL;
  GtkWidget  *dialog;
  GtkWidget  *row;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->gui->window)), "Surname;Rating\nMark;2000\nMarker;2100\n");
  zh_gui_press ("alt+2 ctrl+shift+v");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG));
  row = zh_gui_find_id (dialog, "delimiter");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (row)), ==, 1);
  gtk_widget_grab_focus (row);
  zh_gui_press ("Return");
  zh_gui_wait_until (count_marks (row, &chosen) == 1);
  g_assert_cmpstr (chosen, ==, "Semicolon");
  zh_gui_press ("Down Down");
  g_assert_cmpuint (count_marks (row, &chosen), ==, 1);
  g_assert_cmpstr (chosen, ==, "Semicolon");
  zh_gui_press ("Escape");
  zh_gui_wait_until (count_marks (row, &chosen) == 0);
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

/* A list whose last line has more commas than a list has columns: shown uncut, until somebody says what
 * stands between its columns. A delimiter that does not hold is refused, and the table stays. */
static void
test_delimiter (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GString) list = g_string_new ("Surname;Given name;Rating,a\n");
  g_autofree char *commas = g_strnfill (300, ',');
  GtkWidget       *dialog;
  GtkWidget       *row;
  guint            n_before = count_entries (fixture);

  for (int i = 0; i < 40; i++)
    g_string_append_printf (list, "Delim%d;Player;%d,a\n", i, 2000 + i);
  g_string_append_printf (list, "Delim;Last;2500;%s\n", commas);
  g_string_replace (list, ",a", ",a,b,c,d", 0);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->gui->window)), list->str);
  zh_gui_press ("alt+2 ctrl+shift+v");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG));
  row = zh_gui_find_id (dialog, "delimiter");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (row)), ==, 4);
  choose_delimiter (dialog, "Home Down Down Return");
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (dialog, "problems"))), "more than 200 columns"));
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (row)), ==, 4);
  choose_delimiter (dialog, "Home Down Return");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (row)), ==, 1);
  gtk_widget_grab_focus (zh_gui_find_id (dialog, "accept"));
  zh_gui_press ("Return");
  zh_gui_wait_until (count_entries (fixture) == n_before + 41);
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

/* Who pastes a list where one name is typed means the list; a name is pasted as ever. */
static void
test_list_at_name (Fixture      *fixture,
                   gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->gui->window));
  GtkWidget    *name;

  zh_gui_press ("alt+2");
  name = zh_gui_find_id (GTK_WIDGET (fixture->gui->window), "new_name");
  gtk_widget_grab_focus (name);
  gdk_clipboard_set_text (clipboard, "Surname\tGiven name\nInvented\tPlayer\n");
  zh_gui_press ("ctrl+v");
  zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "");
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));

  gtk_widget_grab_focus (name);
  gdk_clipboard_set_text (clipboard, " Invented Player\n");
  zh_gui_press ("ctrl+v");
  zh_gui_wait_until (strcmp (gtk_editable_get_text (GTK_EDITABLE (name)), "Invented Player") == 0);
}

/* Teams that a tournament of players cannot take are not lost without a word. */
static void
test_teams_of_list (Fixture      *fixture,
                    gconstpointer data)
{
  static const char left_out[] = "The teams of the list are left out: players play here.";
  GdkClipboard     *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->gui->window));
  GtkWidget        *dialog;

  gdk_clipboard_set_text (clipboard, "Team\tSurname\tGiven name\nRook\tInvented\tIvan\nRook\tUnreal\tAnna\n");
  zh_gui_press ("alt+2 ctrl+shift+v");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (dialog, "summary"))), left_out));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (dialog, "problems"))), "first say in the tournament on how many boards they play"));
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));

  gdk_clipboard_set_text (clipboard, "Team\tSurname\tGiven name\n\tInvented\tIvan\n\tUnreal\tAnna\n");
  zh_gui_press ("ctrl+shift+v");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG));
  g_assert_null (strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (dialog, "summary"))), left_out));
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/import/list-at-name", Fixture, NULL, set_up, test_list_at_name, tear_down);
  g_test_add ("/import/teams-of-list", Fixture, NULL, set_up, test_teams_of_list, tear_down);
  g_test_add ("/import/mark", Fixture, NULL, set_up, test_mark, tear_down);
  g_test_add ("/import/delimiter", Fixture, NULL, set_up, test_delimiter, tear_down);
  g_test_add ("/import/federation-list", Fixture, NULL, set_up, test_federation_list, tear_down);
  g_test_add ("/import/cancelled", Fixture, NULL, set_up, test_cancelled, tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (bad_lists); i++)
    {
      g_autofree char *path = g_strconcat ("/import/bad/", bad_lists[i].name, NULL);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), set_up, test_bad, tear_down);
    }
  return g_test_run ();
}
