/* Files given to the program when it is started, as a file manager or a terminal does: bad ones
 * are a message in the window, in the user's language; good ones a window each; what is started a
 * second time comes forward; and two programs that want one file follow each other.
 */
#define _GNU_SOURCE /* unshare */

#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sched.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "language.h"
#include "outside-program.h"
#include "paths.h"

#define OFFSET_USER_VERSION 60
#define OFFSET_APPLICATION_ID 68

static const char *program_path;
static const char *ctl_path;
static gboolean    can_mount;

typedef struct
{
  char    *dir;
  char    *path; /* of a competition of four, round 1 published */
  char    *bad;
  Display *display;
} Fixture;

#define RUN_CTL(...) g_assert_cmpint (ZH_OUTSIDE_RUN (NULL, NULL, NULL, ctl_path, __VA_ARGS__), ==, 0)

static void
make_competition (const char *path,
                  const char *title)
{
  static const char *const names[] = { "Береза Богдан", "Вишня Віра", "Горіх Гліб", "Дуб Дарина" };

  RUN_CTL ("new", path, "--title", title);
  RUN_CTL ("tournament", path, "add", "--name", "Open");
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    RUN_CTL ("entry", path, "add", names[i]);
  RUN_CTL ("entry", path, "number");
  RUN_CTL ("pair", path, "--publish");
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->dir = g_dir_make_tmp ("zhereb-files-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->dir, "cup.zhereb", NULL);
  fixture->bad = g_build_filename (fixture->dir, "bad.zhereb", NULL);
  fixture->display = zh_x_open ();
  make_competition (fixture->path, "Cup");
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  XCloseDisplay (fixture->display);
  zh_outside_remove_folder (fixture->dir);
  g_free (fixture->dir);
  g_free (fixture->path);
  g_free (fixture->bad);
}

/* What may be given instead of a competition */

static void
make_nothing (Fixture *fixture)
{
}

static void
make_text (Fixture *fixture)
{
  g_autofree char *text = g_strnfill (5000, 'x');

  g_assert_true (g_file_set_contents (fixture->bad, text, 5000, NULL));
}

static void
make_folder (Fixture *fixture)
{
  g_assert_cmpint (g_mkdir (fixture->bad, 0755), ==, 0);
}

static void
make_pipe (Fixture *fixture)
{
  g_assert_cmpint (mkfifo (fixture->bad, 0644), ==, 0);
}

/* A copy of the good one, with some of its header changed, or only a part of it. */
static void
copy_changed (Fixture    *fixture,
              gsize       offset,
              const char *bytes,
              gsize       divisor)
{
  g_autofree char *contents = NULL;
  gsize            length;

  g_assert_true (g_file_get_contents (fixture->path, &contents, &length, NULL));
  memcpy (contents + offset, bytes, bytes[0] != '\0' ? 4 : 0);
  g_assert_true (g_file_set_contents (fixture->bad, contents, (gssize) (length / divisor), NULL));
}

static void
make_foreign (Fixture *fixture)
{
  copy_changed (fixture, OFFSET_APPLICATION_ID, "abcd", 1);
}

static void
make_newer (Fixture *fixture)
{
  copy_changed (fixture, OFFSET_USER_VERSION, "\1\1\1\1", 1);
}

static void
make_cut_off (Fixture *fixture)
{
  copy_changed (fixture, 0, "", 2);
}

static const struct
{
  const char *name;
  void (*make) (Fixture *fixture);
  const char *message;
} bad_files[] = {
  { "missing", make_nothing, N_ ("%s is not there: it was moved, renamed or deleted, or its disk is not connected. Look for it, or go on with a backup") },
  { "text", make_text, N_ ("%s is not a competition file. Choose one that this program made, or import the list it holds into a new competition") },
  { "folder", make_folder, N_ ("%s is a folder. Choose a competition file in it") },
  { "pipe", make_pipe, N_ ("%s is not a file but a device or a pipe. Choose a competition file") },
  { "foreign", make_foreign, N_ ("%s is a database of another program, not a competition file. Choose one that this program made") },
  { "cut-off", make_cut_off, N_ ("%s is not whole. If it is a copy, it was copied while it was written: copy it again, or use Save a Copy. Otherwise it was damaged or changed from outside: “zherebctl verify” says where; go on with one of its backups") },
  { "newer", make_newer, N_ ("%s was written by a newer version of the program. Update the program to open it; the file was not changed") },
};

static void
wait_for_message (ZhOutsideProgram *program,
                  const char       *format,
                  const char       *path)
{
  g_autoptr (AtspiAccessible) label = NULL;
  g_autofree char *text = g_strdup_printf (zh_tr (zh_language_get_screen (), format), path);
  g_autofree char *said = NULL;

  zh_outside_wait_for_window (program, TRUE);
  label = zh_reader_wait_for (program->program, ATSPI_ROLE_LABEL, text);
  said = zh_reader_dup_name (label);
  g_test_message ("%s", said);
}

/* Escape in the message, and the window is there to go on in. */
static void
dismiss_message (ZhOutsideProgram *program)
{
  zh_x_keys_send (program->display, "Escape");
  zh_outside_wait_for_window (program, FALSE);
}

static void
test_bad_file (Fixture      *fixture,
               gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  ZhOutsideProgram program = { 0 };

  bad_files[i].make (fixture);
  zh_outside_start (&program, fixture->display, (const char *const[]){ program_path, fixture->bad, NULL }, ZH_OUTSIDE_SAME_BUS);
  wait_for_message (&program, bad_files[i].message, fixture->bad);
  dismiss_message (&program);
  zh_outside_quit (&program);
}

/* Two bad ones and a good one, and one that is not on this machine. */
static void
test_several (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *missing = g_build_filename (fixture->dir, "missing.zhereb", NULL);
  const char      *remote = "http://example.org/cup.zhereb";
  ZhOutsideProgram program = { 0 };
  g_autoptr (AtspiAccessible) first = NULL;
  g_autoptr (AtspiAccessible) second = NULL;
  g_autoptr (AtspiAccessible) row = NULL;
  g_autofree char *about_missing = g_strdup_printf (_ (bad_files[0].message), missing);
  g_autofree char *about_remote = g_strdup_printf (_ (bad_files[0].message), remote);

  zh_outside_start (&program, fixture->display, (const char *const[]){ program_path, missing, remote, fixture->path, NULL }, ZH_OUTSIDE_SAME_BUS);
  zh_outside_wait_for_window (&program, TRUE);
  first = zh_reader_wait_for (program.program, ATSPI_ROLE_LABEL, about_missing);
  second = zh_reader_wait_for (program.program, ATSPI_ROLE_LABEL, about_remote);
  row = zh_reader_wait_for (program.program, ATSPI_ROLE_TABLE_ROW, NULL);
  zh_x_keys_send (fixture->display, "Escape");
  zh_reader_wait_until (!zh_reader_is_on_screen (second));
  zh_outside_activate (&program);
  dismiss_message (&program);
  zh_outside_quit (&program);
}

/* A name in another encoding than the system's. */
static void
test_strange_name (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *strange = g_build_filename (fixture->dir, "\xd2\xf3\xf0 & <b>\n.zhereb", NULL);
  ZhOutsideProgram program = { 0 };
  g_autoptr (AtspiAccessible) row = NULL;

  g_assert_cmpint (g_rename (fixture->path, strange), ==, 0);
  zh_outside_start (&program, fixture->display, (const char *const[]){ program_path, strange, NULL }, ZH_OUTSIDE_SAME_BUS);
  zh_outside_wait_for_window (&program, FALSE);
  row = zh_reader_wait_for (program.program, ATSPI_ROLE_TABLE_ROW, NULL);
  zh_outside_quit (&program);
}

/* Without a display there is no window to say anything in: it is said to the terminal, and an
 * option that needs none is answered. */
static void
test_no_display (Fixture      *fixture,
                 gconstpointer data)
{
  g_auto (GStrv) environment = g_environ_unsetenv (g_environ_unsetenv (g_get_environ (), "DISPLAY"), "WAYLAND_DISPLAY");
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *version = NULL;
  g_autofree char *help = NULL;
  g_autofree char *unknown = NULL;

  g_assert_cmpint (ZH_OUTSIDE_RUN (environment, &output, &errors, program_path, fixture->path), ==, 1);
  g_test_message ("%s", errors);
  g_assert_nonnull (strstr (errors, _ ("No window can be opened: there is no display. Start the program in a desktop session, or use zherebctl, which needs none")));
  g_assert_cmpint (ZH_OUTSIDE_RUN (environment, &version, NULL, program_path, "--version"), ==, 0);
  g_assert_cmpstr (version, ==, "zhereb " ZH_VERSION "\n");
  g_assert_cmpint (ZH_OUTSIDE_RUN (environment, &help, NULL, program_path, "--help"), ==, 0);
  g_assert_nonnull (strstr (help, _ ("[FILE…]")));
  g_assert_nonnull (strstr (help, _ ("Show the version")));
  g_clear_pointer (&errors, g_free);
  g_assert_cmpint (ZH_OUTSIDE_RUN (environment, &unknown, &errors, program_path, "--nonsense"), ==, 1);
  g_assert_nonnull (strstr (errors, "--nonsense"));
}

/* Started again */

static guint
count_frames (ZhOutsideProgram *program)
{
  g_autoptr (GPtrArray) frames = zh_reader_find_all (program->program, ATSPI_ROLE_FRAME, NULL);

  return frames->len;
}

/* A second start ends at once, its file is the first one's matter. */
static void
start_again (const char *path)
{
  g_assert_cmpint (ZH_OUTSIDE_RUN (NULL, NULL, NULL, program_path, path), ==, 0);
}

static void
test_started_again (Fixture      *fixture,
                    gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->dir, "other.zhereb", NULL);
  g_autofree char *link_path = g_build_filename (fixture->dir, "link.zhereb", NULL);
  ZhOutsideProgram program = { 0 };
  g_autoptr (AtspiAccessible) row = NULL;

  make_competition (other, "Other");
  g_assert_cmpint (symlink (fixture->path, link_path), ==, 0);
  zh_outside_start (&program, fixture->display, (const char *const[]){ program_path, fixture->path, NULL }, ZH_OUTSIDE_SAME_BUS);
  zh_reader_wait_until (zh_x_has_active_window (fixture->display, "Cup – Zhereb"));
  row = zh_reader_wait_for (program.program, ATSPI_ROLE_TABLE_ROW, NULL);

  start_again (other);
  zh_reader_wait_until (zh_x_has_active_window (fixture->display, "Other – Zhereb"));
  g_assert_cmpuint (count_frames (&program), ==, 2);
  start_again (fixture->path);
  zh_reader_wait_until (zh_x_has_active_window (fixture->display, "Cup – Zhereb"));
  start_again (other);
  zh_reader_wait_until (zh_x_has_active_window (fixture->display, "Other – Zhereb"));
  /* by another name it is the same file */
  start_again (link_path);
  zh_reader_wait_until (zh_x_has_active_window (fixture->display, "Cup – Zhereb"));
  g_assert_cmpuint (count_frames (&program), ==, 2);
  g_assert_null (zh_reader_find (program.program, ATSPI_ROLE_PUSH_BUTTON, _ ("Open for Writing")));
  /* a bad one is said in the window that is in front */
  start_again (fixture->bad);
  wait_for_message (&program, bad_files[0].message, fixture->bad);
  dismiss_message (&program);
  zh_outside_quit (&program);
}

/* Two programs, one file */

static void
wait_for_result (ZhOutsideProgram *program,
                 const char       *board,
                 const char       *result)
{
  g_auto (GStrv) parts = g_strsplit (_ ("Board %s, %s – %s, %s"), "%s", -1);
  g_autofree char *start = g_strconcat (parts[0], board, parts[1], NULL);
  g_autoptr (AtspiAccessible) row = zh_reader_wait_for (program->program, ATSPI_ROLE_TABLE_ROW, start);

  zh_reader_wait_until (zh_reader_name_ends (row, result));
}

static void
start_window (ZhOutsideProgram *program,
              Fixture          *fixture,
              ZhOutsideBus      bus)
{
  g_autoptr (AtspiAccessible) row = NULL;

  zh_outside_start (program, fixture->display, (const char *const[]){ program_path, fixture->path, NULL }, bus);
  zh_outside_wait_for_window (program, FALSE);
  row = zh_reader_wait_for (program->program, ATSPI_ROLE_TABLE_ROW, NULL);
}

/* The banner names program, user and machine. */
static void
check_held (ZhOutsideProgram *program)
{
  g_autofree char *format = g_strdup_printf (_ ("Read only: the file is held by %s"), _ ("%s of user %s on %s, since %s"));
  g_autofree char *text = g_strdup_printf (format, "zhereb", g_get_user_name (), g_get_host_name (), "");
  g_autoptr (AtspiAccessible) label = zh_reader_wait_for (program->program, ATSPI_ROLE_STATUS_BAR, text);

  zh_reader_wait_until (zh_reader_is_on_screen (label));
}

static void
check_refused (ZhOutsideProgram *program)
{
  g_autoptr (AtspiAccessible) label = NULL;

  zh_x_keys_send (program->display, "1");
  zh_outside_wait_for_window (program, TRUE);
  label = zh_reader_wait_for (program->program, ATSPI_ROLE_LABEL,
                              _ ("The competition is open for reading only: another program writes it, or nothing can be written there"));
  dismiss_message (program);
}

/* zherebctl is refused as well, by name, and reads what it wants. */
static void
check_refused_in_terminal (Fixture *fixture)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (ZH_OUTSIDE_RUN (NULL, NULL, &errors, ctl_path, "result", fixture->path, "--round", "1", "--board", "1", "1-0"), ==, 4);
  g_test_message ("%s", errors);
  g_assert_nonnull (strstr (errors, g_get_host_name ()));
  RUN_CTL ("log", fixture->path);
  RUN_CTL ("verify", fixture->path);
}

/* As the lock beside the file says. */
static gboolean
holds (Fixture *fixture,
       GPid     pid)
{
  g_autofree char *lock = g_build_filename (fixture->dir, ".cup.zhereb.lock", NULL);
  g_autofree char *text = NULL;
  g_autofree char *line = g_strdup_printf ("pid=%d\n", (int) pid);

  return g_file_get_contents (lock, &text, NULL, NULL) && strstr (text, line) != NULL;
}

static void
take_over (ZhOutsideProgram *program,
           Fixture          *fixture)
{
  g_autoptr (AtspiAccessible) label =
      zh_reader_wait_for (program->program, ATSPI_ROLE_STATUS_BAR, _ ("Read only still, but nobody else holds the file any more: you can write now"));

  zh_outside_press (program, _ ("Open for Writing"));
  zh_reader_wait_until (holds (fixture, program->pid));
}

static void
test_two_programs (Fixture      *fixture,
                   gconstpointer data)
{
  gboolean         is_killed = GPOINTER_TO_INT (data);
  ZhOutsideProgram writer = { 0 };
  ZhOutsideProgram reader = { 0 };

  start_window (&writer, fixture, ZH_OUTSIDE_SAME_BUS);
  start_window (&reader, fixture, ZH_OUTSIDE_OWN_BUS);
  check_held (&reader);
  check_refused (&reader);
  check_refused_in_terminal (fixture);

  zh_outside_activate (&writer);
  zh_x_keys_send (fixture->display, "1");
  wait_for_result (&writer, "1", _ ("White won"));
  wait_for_result (&reader, "1", _ ("White won"));
  if (is_killed)
    zh_outside_kill (&writer);
  else
    zh_outside_quit (&writer);

  /* between the two a terminal may write, and is followed */
  RUN_CTL ("result", fixture->path, "--round", "1", "--board", "2", "0-1");
  wait_for_result (&reader, "2", _ ("Black won"));
  take_over (&reader, fixture);
  check_refused_in_terminal (fixture);
  zh_outside_activate (&reader);
  zh_x_keys_send (fixture->display, "ctrl+z");
  wait_for_result (&reader, "2", _ ("no result"));
  wait_for_result (&reader, "1", _ ("White won"));
  zh_outside_quit (&reader);
  RUN_CTL ("verify", fixture->path);
}

/* A full disk */

static void
save_document (ZhOutsideProgram *program,
               const char       *path)
{
  const char *title = _ ("Save the Document: .pdf, .txt, .csv or .html");
  g_autoptr (AtspiAccessible) sidebar = zh_reader_wait_for (program->program, ATSPI_ROLE_LIST, _ ("Sidebar"));
  g_autoptr (AtspiAccessible) chooser = NULL;
  g_autoptr (AtspiAccessible) name = NULL;

  zh_reader_choose (sidebar, _ ("Documents"));
  zh_outside_press (program, _ ("Save…"));
  zh_reader_wait_until (zh_x_has_active_window (program->display, title));
  chooser = zh_reader_wait_for (program->program, ATSPI_ROLE_FILLER, title);
  name = zh_reader_wait_for_state (chooser, ATSPI_ROLE_TEXT, ATSPI_STATE_FOCUSED);
  zh_reader_write (name, path);
  zh_x_keys_send (program->display, "Return");
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* A document that does not fit: a message, and nothing is left of it; where there is room it goes. */
static void
test_full_disk (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *place = g_build_filename (fixture->dir, "place", NULL);
  g_autofree char *small = g_build_filename (place, "page.pdf", NULL);
  g_autofree char *large = g_build_filename (fixture->dir, "page.pdf", NULL);
  ZhOutsideProgram program = { 0 };

  g_assert_cmpint (g_mkdir (place, 0755), ==, 0);
  if (!can_mount || mount ("tmpfs", place, "tmpfs", 0, "size=4k") != 0)
    {
      g_test_skip ("nothing can be mounted here");
      return;
    }
  start_window (&program, fixture, ZH_OUTSIDE_SAME_BUS);
  save_document (&program, small);
  wait_for_message (&program, N_ ("%s was not written: the disk is full, or your share of it. Free some space, or choose another place"), small);
  dismiss_message (&program);
  g_assert_cmpuint (count_files (place), ==, 0);
  save_document (&program, large);
  zh_reader_wait_until (g_file_test (large, G_FILE_TEST_EXISTS));
  zh_outside_wait_for_window (&program, FALSE);
  zh_outside_quit (&program);
  g_assert_cmpint (ZH_OUTSIDE_RUN (NULL, NULL, NULL, ctl_path, "report", fixture->path, "pairings", "-o", small, "--format", "pdf"), ==, 4);
  g_assert_cmpuint (count_files (place), ==, 0);
  g_assert_cmpint (umount2 (place, MNT_DETACH), ==, 0);
}

static void
add (const char   *name,
     gconstpointer data,
     void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/outside-files/", name, NULL);

  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  zh_paths_init_locale ();
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 3);
  program_path = argv[1];
  ctl_path = argv[2];
  /* what root mounts here is seen by what is started here, by nobody else */
  can_mount = unshare (CLONE_NEWNS) == 0 && mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;
  zh_reader_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (bad_files); i++)
    add (bad_files[i].name, GSIZE_TO_POINTER (i), test_bad_file);
  add ("several", NULL, test_several);
  add ("strange-name", NULL, test_strange_name);
  add ("no-display", NULL, test_no_display);
  add ("full-disk", NULL, test_full_disk);
  add ("started-again", NULL, test_started_again);
  add ("two-programs/closed", GINT_TO_POINTER (FALSE), test_two_programs);
  add ("two-programs/killed", GINT_TO_POINTER (TRUE), test_two_programs);
  return g_test_run ();
}
