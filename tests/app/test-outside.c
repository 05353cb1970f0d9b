/* The program from outside, as a screen reader's user has it: a process of its own, found by
 * roles and names over AT-SPI. A competition is made in the assistant, a list pasted, a round
 * paired, results typed, standings read, a document written, three acts undone; and on the
 * way nothing that takes the keyboard is without a name.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>

#include "language.h"
#include "paths.h"
#include "screen-reader.h"
#include "x-keys.h"

/* As copied from a spreadsheet; plainly invented. */
static const char list[] =
    "Жереб\tПрізвище\tІм'я\tРейтинг\n"
    "1\tАбрикос\tАндрій\t2200\n"
    "2\tБереза\tБогдан\t2150\n"
    "3\tВишня\tВіра\t2100\n"
    "4\tГоріх\tГліб\t2050\n"
    "5\tДуб\tДарина\t2000\n"
    "6\tЯсен\tЯрина\t1950\n";

static const char *program_path;

typedef struct
{
  char            *dir;
  GPid             pid;
  Display         *display;
  AtspiAccessible *program;
  AtspiAccessible *frame; /* the window that stays */
} Fixture;

/* As a label of a field stands over its line. */
static char *
capitalize (const char *label)
{
  char first[7] = { 0 };

  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (label)), first);
  return g_strconcat (first, g_utf8_next_char (label), NULL);
}

/* GTK 4.8 must not be asked for its windows while one of them is just opening or closing: it
 * answers with a path that is not there, and crashes. So a window is looked for when it has the
 * keyboard, and what is in it from there on. */
static AtspiAccessible *
wait_for_window (Fixture    *fixture,
                 AtspiRole   role,
                 const char *title)
{
  zh_reader_wait_until (zh_x_has_active_window (fixture->display, title));
  return zh_reader_wait_for (fixture->program, role, title);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  const char *argv[] = { program_path, NULL };
  g_autoptr (GError) error = NULL;

  fixture->dir = g_dir_make_tmp ("zhereb-outside-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->display = zh_x_open ();
  g_spawn_async (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &fixture->pid, &error);
  g_assert_no_error (error);
  fixture->program = zh_reader_find_program (fixture->pid);
  g_assert_nonnull (fixture->program);
  fixture->frame = wait_for_window (fixture, ATSPI_ROLE_FRAME, "Zhereb");
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_assert_cmpint (g_remove (file), ==, 0);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

/* The program ends by its own means. */
static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  int status = 0;

  zh_x_keys_send (fixture->display, "ctrl+q");
  waitpid (fixture->pid, &status, 0);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
  g_clear_object (&fixture->frame);
  g_clear_object (&fixture->program);
  XCloseDisplay (fixture->display);
  remove_folder (fixture->dir);
  g_free (fixture->dir);
}

static void
press (AtspiAccessible *root,
       const char      *name)
{
  g_autoptr (AtspiAccessible) button = zh_reader_wait_for (root, ATSPI_ROLE_PUSH_BUTTON, name);

  zh_reader_wait_until (zh_reader_is_on_screen (button) && zh_reader_has_state (button, ATSPI_STATE_SENSITIVE));
  zh_reader_press (button);
}

static void
write_field (AtspiAccessible *root,
             const char      *name,
             const char      *text)
{
  g_autoptr (AtspiAccessible) field = zh_reader_wait_for (root, ATSPI_ROLE_TEXT, name);

  zh_reader_write (field, text);
}

static void
show_place (Fixture    *fixture,
            const char *name)
{
  g_autoptr (AtspiAccessible) sidebar = zh_reader_wait_for (fixture->frame, ATSPI_ROLE_LIST, _ ("Sidebar"));

  zh_reader_choose (sidebar, name);
}

/* Whatever takes the keyboard or can be pressed says what it is. */
static void
check_names (AtspiAccessible *window)
{
  g_autoptr (GPtrArray) nameless = zh_reader_find_nameless (window);

  for (guint i = 0; i < nameless->len; i++)
    g_test_message ("without a name: %s", (char *) g_ptr_array_index (nameless, i));
  g_assert_cmpuint (nameless->len, ==, 0);
}

static void
make_competition (Fixture *fixture)
{
  g_autofree char *first_day = capitalize (C_ ("field", "first day"));
  g_autoptr (AtspiAccessible) assistant = NULL;

  press (fixture->frame, _ ("New Competition"));
  assistant = wait_for_window (fixture, ATSPI_ROLE_DIALOG, _ ("New Competition"));
  check_names (assistant);
  write_field (assistant, C_ ("competition", "Title"), "Outside");
  write_field (assistant, _ ("Chief arbiter"), "Invented Arbiter");
  write_field (assistant, first_day, "2026-03-01");
  write_field (assistant, _ ("Name of the tournament"), "Open");
  press (assistant, _ ("Create"));
}

static void
put_into_clipboard (Fixture    *fixture,
                    const char *text)
{
  g_autofree char *path = g_build_filename (fixture->dir, "list.txt", NULL);
  const char      *argv[] = { "xclip", "-selection", "clipboard", "-in", path, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

static void
paste_entries (Fixture *fixture)
{
  g_autoptr (AtspiAccessible) dialog = NULL;
  g_autoptr (AtspiAccessible) entry = NULL;
  g_autofree char *last = g_strdup_printf (_ ("Number %d, %s, rating %d"), 6, "Ясен Ярина", 1950);

  put_into_clipboard (fixture, list);
  show_place (fixture, _ ("Entries"));
  press (fixture->frame, _ ("Paste a List"));
  dialog = wait_for_window (fixture, ATSPI_ROLE_DIALOG, _ ("Import Entries"));
  check_names (dialog);
  press (dialog, _ ("Import"));
  entry = zh_reader_wait_for (fixture->frame, ATSPI_ROLE_TABLE_ROW, last);
  check_names (fixture->frame);
}

static void
press_next_step (Fixture    *fixture,
                 const char *format,
                 int         round)
{
  g_autofree char *name = g_strdup_printf (zh_tr (zh_language_get_screen (), format), round);

  press (fixture->frame, name);
}

static void
start_round (Fixture *fixture)
{
  g_autoptr (AtspiAccessible) row = NULL;
  g_autofree char *name = g_strdup_printf (_ ("Board %s, %s – %s, %s"), "3", "Вишня Віра", "Горіх Гліб", _ ("no result"));

  press_next_step (fixture, "Pair round %d", 1);
  press_next_step (fixture, "Publish round %d", 1);
  show_place (fixture, _ ("Boards"));
  row = zh_reader_wait_for (fixture->frame, ATSPI_ROLE_TABLE_ROW, name);
  check_names (fixture->frame);
}

/* One key a board; the row says what it did. */
static void
enter_results (Fixture *fixture)
{
  static const struct
  {
    const char *key;
    const char *row;
  } results[] = {
    { "1", N_ ("White won") },
    { "0", N_ ("Black won") },
    { "5", N_ ("draw") },
  };
  static const char *const boards[] = { "Абрикос Андрій – Ясен Ярина", "Береза Богдан – Дуб Дарина", "Вишня Віра – Горіх Гліб" };

  for (gsize i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_autoptr (AtspiAccessible) row = NULL;
      g_auto (GStrv) names = g_strsplit (boards[i], " – ", 2);
      g_autofree char *board = g_strdup_printf ("%d", (int) i + 1);
      g_autofree char *expected = g_strdup_printf (_ ("Board %s, %s – %s, %s"), board, names[0], names[1], _ (results[i].row));

      zh_x_keys_send (fixture->display, results[i].key);
      row = zh_reader_wait_for (fixture->frame, ATSPI_ROLE_TABLE_ROW, expected);
    }
}

static void
read_standings (Fixture *fixture)
{
  static const char *const points[][2] = { { "Абрикос Андрій", "1" }, { "Дуб Дарина", "1" }, { "Вишня Віра", "½" }, { "Горіх Гліб", "½" }, { "Береза Богдан", "0" }, { "Ясен Ярина", "0" } };
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (AtspiAccessible) first = NULL;
  g_auto (GStrv) parts = g_strsplit (_ ("Place %s, %s, points %s"), "%s", -1);

  show_place (fixture, _ ("Standings"));
  first = zh_reader_wait_for (fixture->frame, ATSPI_ROLE_TABLE_ROW, parts[0]);
  check_names (fixture->frame);
  rows = zh_reader_find_all (fixture->frame, ATSPI_ROLE_TABLE_ROW, parts[0]);
  g_assert_cmpuint (rows->len, ==, G_N_ELEMENTS (points));
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *name = zh_reader_dup_name (g_ptr_array_index (rows, i));
      gboolean         found = FALSE;

      for (gsize p = 0; p < G_N_ELEMENTS (points); p++)
        {
          g_autofree char *end = g_strconcat (points[p][0], parts[2], points[p][1], NULL);

          found = found || strstr (name, end) != NULL;
        }
      g_test_message ("%s", name);
      g_assert_true (found);
    }
}

static void
write_pdf (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->dir, "page.pdf", NULL);
  g_autofree char *text = NULL;
  g_autoptr (AtspiAccessible) chooser = NULL;
  g_autoptr (AtspiAccessible) name = NULL;

  show_place (fixture, _ ("Documents"));
  press (fixture->frame, _ ("Save…"));
  chooser = wait_for_window (fixture, ATSPI_ROLE_FILLER, _ ("Save the Document: .pdf, .txt, .csv or .html"));
  name = zh_reader_wait_for_state (chooser, ATSPI_ROLE_TEXT, ATSPI_STATE_FOCUSED);
  zh_reader_write (name, path);
  zh_x_keys_send (fixture->display, "Return");
  zh_reader_wait_until (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "%PDF-"));
}

static void
undo_three_times (Fixture *fixture)
{
  g_auto (GStrv) parts = g_strsplit (_ ("Undo: %s"), "%s", -1);
  g_auto (GStrv) redo = g_strsplit (_ ("Redo: %s"), "%s", -1);

  show_place (fixture, _ ("Boards"));
  for (int i = 3; i >= 1; i--)
    {
      g_autoptr (AtspiAccessible) button = NULL;
      g_autoptr (AtspiAccessible) row = NULL;
      g_autofree char *board = g_strdup_printf ("%d", i);
      g_auto (GStrv) row_parts = g_strsplit (_ ("Board %s, %s – %s, %s"), "%s", -1);
      g_autofree char *start = g_strconcat (row_parts[0], board, row_parts[1], NULL);

      press (fixture->frame, parts[0]);
      button = zh_reader_wait_for (fixture->frame, ATSPI_ROLE_PUSH_BUTTON, redo[0]);
      row = zh_reader_wait_for (fixture->frame, ATSPI_ROLE_TABLE_ROW, start);
      zh_reader_wait_until (zh_reader_name_ends (row, _ ("no result")));
    }
}

/* The other places, once there is something in them. */
static void
visit_places (Fixture *fixture)
{
  static const char *const places[] = { N_ ("Incidents"), N_ ("Journal"), N_ ("Competition") };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      show_place (fixture, _ (places[i]));
      check_names (fixture->frame);
    }
}

static void
test_evening (Fixture      *fixture,
              gconstpointer data)
{
  make_competition (fixture);
  paste_entries (fixture);
  start_round (fixture);
  enter_results (fixture);
  read_standings (fixture);
  write_pdf (fixture);
  undo_three_times (fixture);
  visit_places (fixture);
}

int
main (int    argc,
      char **argv)
{
  zh_paths_init_locale ();
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  program_path = argv[1];
  zh_reader_init ();
  g_test_add ("/outside/evening", Fixture, NULL, set_up, test_evening, tear_down);
  return g_test_run ();
}
