/* Files that are not what they seem and places that do not take them, opened in the window: each
 * is a message that says what, why and what to do, in the language of the environment; nothing is
 * lost, and where a file can at least be looked at, it is.
 */
#define _GNU_SOURCE /* unshare */

#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "desk-backups.h"
#include "desk-consent.h"
#include "desk-verify.h"
#include "digest.h"
#include "gui-harness.h"
#include "store-db.h"
#include "store-schema.h"

#define NOBODY 65534

static gboolean can_mount;

typedef struct
{
  ZhGui *gui;
  char  *bad; /* path of what is opened */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->gui = zh_gui_new ();
  fixture->bad = g_build_filename (fixture->gui->dir, "bad.zhereb", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  zh_gui_free (fixture->gui);
  g_free (fixture->bad);
}

static GtkWidget *
get_widget (Fixture    *fixture,
            const char *id)
{
  GtkWidget *widget = zh_gui_find_id (GTK_WIDGET (fixture->gui->window), id);

  g_assert_nonnull (widget);
  return widget;
}

static const char *
get_text (Fixture    *fixture,
          const char *id)
{
  return gtk_label_get_text (GTK_LABEL (get_widget (fixture, id)));
}

static gboolean
is_banner (Fixture    *fixture,
           const char *start)
{
  return gtk_revealer_get_reveal_child (GTK_REVEALER (get_widget (fixture, "banner"))) &&
         g_str_has_prefix (get_text (fixture, "banner_label"), start);
}

/* Up to the first value that is put in. */
static char *
dup_start (const char *format)
{
  return g_strndup (format, strcspn (format, "%"));
}

static gboolean
fits (const char *text,
      const char *format)
{
  g_auto (GStrv) parts = g_strsplit (format, "%s", -1);

  for (char **part = parts; *part != NULL && text != NULL; part++)
    {
      text = strstr (text, *part);
      text = text != NULL ? text + strlen (*part) : NULL;
    }
  return text != NULL;
}

/* A dialog comes up that says @format with something in its places. */
static void
check_dialog (const char *format)
{
  AdwMessageDialog *dialog;

  g_test_message ("expected: %s", format);
  zh_gui_wait_until (fits (adw_message_dialog_get_body (dialog = ADW_MESSAGE_DIALOG (zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG))), format));
  g_test_message ("%s: %s", adw_message_dialog_get_heading (dialog), adw_message_dialog_get_body (dialog));
}

static void
dismiss_dialog (Fixture *fixture)
{
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

static void
write_bad (Fixture    *fixture,
           const void *contents,
           gsize       length)
{
  g_assert_true (g_file_set_contents (fixture->bad, contents, (gssize) length, NULL));
}

/* Runs SQL on a closed file, as a stranger would. */
static void
tamper (const char *path,
        ZhDbMode    mode,
        const char *sql)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (path, mode, &error);

  g_assert_no_error (error);
  zh_db_exec (db, sql, &error);
  g_assert_no_error (error);
}

/* And renews the digest, which guards against accidents only. */
static void
tamper_knowingly (const char *path,
                  const char *sql)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (path, ZH_DB_WRITE, &error);

  g_assert_no_error (error);
  g_assert_true (zh_db_exec (db, sql, &error) && zh_digest_renew (db, &error));
}

/* What can be at a path */

static void
make_nothing (Fixture *fixture)
{
}

static void
make_empty (Fixture *fixture)
{
  write_bad (fixture, "", 0);
}

static void
make_text (Fixture *fixture)
{
  g_autofree char *text = g_strnfill (5000, 'x');

  write_bad (fixture, text, 5000);
}

static void
make_directory (Fixture *fixture)
{
  g_assert_cmpint (g_mkdir (fixture->bad, 0755), ==, 0);
}

static void
make_pipe (Fixture *fixture)
{
  g_assert_cmpint (mkfifo (fixture->bad, 0644), ==, 0);
}

static void
make_foreign (Fixture *fixture)
{
  tamper (fixture->bad, ZH_DB_CREATE, "CREATE TABLE stamps (id INTEGER PRIMARY KEY)");
}

static void
read_whole (Fixture *fixture,
            char   **contents,
            gsize   *length)
{
  zh_gui_make_competition (fixture->gui, 10);
  g_assert_true (g_file_get_contents (fixture->gui->path, contents, length, NULL));
}

static void
make_cut_off (Fixture *fixture)
{
  g_autofree char *contents = NULL;
  gsize            length;

  read_whole (fixture, &contents, &length);
  write_bad (fixture, contents, length / 2);
}

/* The last page; one that says which tables there are would be told in SQLite's words. */
static void
make_damaged (Fixture *fixture)
{
  g_autofree char *contents = NULL;
  gsize            length;

  read_whole (fixture, &contents, &length);
  memset (contents + length - 4096, 0xa5, 4096);
  write_bad (fixture, contents, length);
}

static void
make_newer (Fixture *fixture)
{
  g_autofree char *contents = NULL;
  gsize            length;

  read_whole (fixture, &contents, &length);
  write_bad (fixture, contents, length);
  tamper (fixture->bad, ZH_DB_WRITE, "PRAGMA user_version = 999");
}

static void
make_with_trigger (Fixture *fixture)
{
  g_autofree char *contents = NULL;
  gsize            length;

  read_whole (fixture, &contents, &length);
  write_bad (fixture, contents, length);
  tamper (fixture->bad, ZH_DB_WRITE, "CREATE TRIGGER t AFTER UPDATE ON game BEGIN DELETE FROM person; END");
}

static void
make_tampered (Fixture *fixture)
{
  g_autofree char *contents = NULL;
  gsize            length;

  read_whole (fixture, &contents, &length);
  write_bad (fixture, contents, length);
  tamper (fixture->bad, ZH_DB_WRITE, "UPDATE competition SET title = 'Other'");
}

#define NOT_WHOLE \
  N_ ("%s is not whole. If it is a copy, it was copied while it was written: copy it again, or use Save a Copy. Otherwise it was damaged or changed from outside: “zherebctl verify” says where; go on with one of its backups")

static const struct
{
  const char *name;
  void (*make) (Fixture *fixture);
  const char *message;
} bad_files[] = {
  { "missing", make_nothing, N_ ("%s is not there: it was moved, renamed or deleted, or its disk is not connected. Look for it, or go on with a backup") },
  { "empty", make_empty, N_ ("%s is cut off: it is too short for a competition file. Open a backup") },
  { "text", make_text, N_ ("%s is not a competition file. Choose one that this program made, or import the list it holds into a new competition") },
  { "directory", make_directory, N_ ("%s is a folder. Choose a competition file in it") },
  { "pipe", make_pipe, N_ ("%s is not a file but a device or a pipe. Choose a competition file") },
  { "foreign", make_foreign, N_ ("%s is a database of another program, not a competition file. Choose one that this program made") },
  { "cut-off", make_cut_off, NOT_WHOLE },
  { "damaged", make_damaged, NOT_WHOLE },
  { "tampered", make_tampered, NOT_WHOLE },
  { "newer", make_newer, N_ ("%s was written by a newer version of the program. Update the program to open it; the file was not changed") },
  { "trigger", make_with_trigger, N_ ("The file holds “%s”, which is not of this program. It was changed from outside and is not opened; use a backup") },
};

/* Nobody mended, moved or filled anything. */
static char *
dup_checksum (const char *path)
{
  g_autofree char *contents = NULL;
  gsize            length;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR) || !g_file_get_contents (path, &contents, &length, NULL))
    return g_strdup ("none");
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) contents, length);
}

/* Opened where another competition is at work: the message, and the work goes on. */
static void
test_bad_file (Fixture      *fixture,
               gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *result = NULL;

  bad_files[i].make (fixture);
  before = dup_checksum (fixture->bad);
  g_unlink (fixture->gui->path);
  zh_gui_open_competition (fixture->gui, 10);
  g_assert_false (zh_window_open_path (fixture->gui->window, fixture->bad));
  check_dialog (_ (bad_files[i].message));
  dismiss_dialog (fixture);
  after = dup_checksum (fixture->bad);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (get_text (fixture, "title_label"), ==, "Invented Open");
  zh_gui_press ("1");
  result = zh_gui_read_result (fixture->gui, 1);
  g_assert_cmpstr (result, ==, "1-0");
  if (g_file_test (fixture->bad, G_FILE_TEST_IS_DIR))
    g_rmdir (fixture->bad);
}

/* Somebody else's: root looks at it as nobody does. */
static void
test_unreadable (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *contents = NULL;
  gsize            length;
  gboolean         is_root = geteuid () == 0;
  gboolean         opened;

  read_whole (fixture, &contents, &length);
  write_bad (fixture, contents, length);
  g_assert_cmpint (g_chmod (fixture->bad, 0), ==, 0);
  if (is_root)
    g_assert_cmpint (setresuid (NOBODY, NOBODY, 0), ==, 0);
  opened = zh_window_open_path (fixture->gui->window, fixture->bad);
  if (is_root)
    g_assert_cmpint (setresuid (0, 0, 0), ==, 0);
  g_assert_false (opened);
  check_dialog (_ ("You may not read %s. Ask whoever it belongs to for the permission, or for a copy"));
  dismiss_dialog (fixture);
}

/* Nothing is written before somebody agrees, beside the refusal. */
static void
agree_to_write (Fixture *fixture)
{
  ZhDesk    *desk = zh_session_get_desk (zh_window_get_session (fixture->gui->window));
  GtkWindow *dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);

  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "--despite-fault"));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "win.write-despite-fault");
  gtk_window_destroy (dialog);
  g_assert_false (zh_desk_needs_consent (desk, ZH_CONSENT_DESPITE_FAULT));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  zh_gui_press ("1");
  zh_gui_settle ();
}

/* A row was changed without an entry, by somebody who knew of the digest: it is opened, and said
 * above everything. */
static void
test_tampered (Fixture      *fixture,
               gconstpointer data)
{
  g_autofree char *start = dup_start (_ ("The journal of this file does not hold: %s. Keep the file as it is for the commission and go on in a backup made before"));

  zh_gui_make_competition (fixture->gui, 10);
  tamper_knowingly (fixture->gui->path, data);
  g_assert_true (zh_window_open_path (fixture->gui->window, fixture->gui->path));
  zh_gui_wait_until (is_banner (fixture, start));
  g_test_message ("%s", get_text (fixture, "banner_label"));
  zh_gui_press ("1");
  if (strstr (data, "UPDATE journal") != NULL)
    agree_to_write (fixture);
  g_assert_true (is_banner (fixture, start));
  gtk_widget_activate_action (GTK_WIDGET (fixture->gui->window), "win.seal", NULL);
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("Tab space");
  check_dialog (_ ("The journal does not hold: %s. Show the file to the commission as it is"));
  dismiss_dialog (fixture);
}

/* A ruleset that is not there: the file opens, results go in, and what needs rules says so. */
static void
test_missing_ruleset (Fixture      *fixture,
                      gconstpointer data)
{
  g_autofree char *result = NULL;

  zh_gui_make_competition (fixture->gui, 10);
  tamper_knowingly (fixture->gui->path, "UPDATE competition SET ruleset = 'nobody-1900'");
  g_assert_true (zh_window_open_path (fixture->gui->window, fixture->gui->path));
  zh_gui_settle ();
  zh_gui_press ("1");
  result = zh_gui_read_result (fixture->gui, 1);
  g_assert_cmpstr (result, ==, "1-0");
  for (int place = 1; place <= 9; place++)
    {
      g_autofree char *keys = g_strdup_printf ("alt+%d", place);

      zh_gui_press (keys);
    }
}

static void
check_reading_only (Fixture *fixture)
{
  zh_gui_press ("1");
  check_dialog (_ ("The competition is open for reading only: another program writes it, or nothing can be written there"));
  dismiss_dialog (fixture);
}

/* A folder that nobody may write to, made read-only as a CD is; root can mount one. */
static void
test_read_only_place (Fixture      *fixture,
                      gconstpointer data)
{
  g_autofree char *start = g_strdup (_ ("Read only: the file or its folder cannot be written. Copy it to a place where you may write"));
  g_autofree char *place = g_build_filename (fixture->gui->dir, "place", NULL);
  g_autofree char *file = g_build_filename (place, "test.zhereb", NULL);
  g_autofree char *contents = NULL;
  gsize            length;

  read_whole (fixture, &contents, &length);
  g_assert_cmpint (g_mkdir (place, 0755), ==, 0);
  g_assert_true (g_file_set_contents (file, contents, (gssize) length, NULL));
  if (!can_mount || mount (place, place, NULL, MS_BIND, NULL) != 0)
    {
      g_test_skip ("nothing can be mounted here");
    }
  else
    {
      g_assert_cmpint (mount (NULL, place, NULL, MS_REMOUNT | MS_BIND | MS_RDONLY, NULL), ==, 0);
      g_assert_true (zh_window_open_path (fixture->gui->window, file));
      zh_gui_settle ();
      g_assert_true (is_banner (fixture, start));
      g_test_message ("%s", get_text (fixture, "banner_label"));
      g_assert_cmpstr (get_text (fixture, "title_label"), ==, "Invented Open");
      check_reading_only (fixture);
      /* what is not writable still is not */
      gtk_widget_grab_focus (get_widget (fixture, "banner_button"));
      zh_gui_press ("space");
      zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
      dismiss_dialog (fixture);
      /* and then it is */
      g_assert_cmpint (mount (NULL, place, NULL, MS_REMOUNT | MS_BIND, NULL), ==, 0);
      gtk_widget_grab_focus (get_widget (fixture, "banner_button"));
      zh_gui_press ("space");
      zh_gui_wait_until (zh_session_is_writable (zh_window_get_session (fixture->gui->window)));
      g_assert_false (is_banner (fixture, ""));
      zh_session_take_desk (zh_window_get_session (fixture->gui->window), NULL);
      g_assert_cmpint (umount2 (place, MNT_DETACH), ==, 0);
    }
  g_unlink (file);
  g_assert_cmpint (g_rmdir (place), ==, 0);
}

/* Another program holds it: who, where and since when; when it leaves, one key takes over. */
static void
test_held (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *held = dup_start (_ ("Read only: the file is held by %s"));
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) writer = NULL;
  g_autofree char *result = NULL;

  zh_gui_make_competition (fixture->gui, 10);
  writer = zh_desk_open (fixture->gui->path, ZH_DESK_WRITE, "Writer", &error);
  g_assert_no_error (error);
  g_assert_true (zh_window_open_path (fixture->gui->window, fixture->gui->path));
  zh_gui_settle ();
  g_assert_true (is_banner (fixture, held));
  g_assert_nonnull (strstr (get_text (fixture, "banner_label"), g_get_host_name ()));
  g_assert_nonnull (strstr (get_text (fixture, "banner_label"), g_get_user_name ()));
  check_reading_only (fixture);
  g_assert_true (zh_desk_close (writer, NULL));
  zh_gui_wait_until (is_banner (fixture, _ ("Read only still, but nobody else holds the file any more: you can write now")));
  gtk_widget_grab_focus (get_widget (fixture, "banner_button"));
  zh_gui_press ("space");
  zh_gui_wait_until (!is_banner (fixture, ""));
  zh_gui_press ("alt+1 1");
  result = zh_gui_read_result (fixture->gui, 1);
  g_assert_cmpstr (result, ==, "1-0");
}

/* The disk fills up while results are typed: what is shown is what is on the disk, and when
 * there is room again, it goes on. */
static void
type_on_a_full_disk (Fixture *fixture,
                     void (*set_full) (Fixture *fixture,
                                       gboolean full),
                     const char *message)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *after = NULL;
  g_autofree char *state = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhVerifyReport) report = NULL;

  zh_gui_press ("1");
  state = g_strdup (get_text (fixture, "state_label"));
  set_full (fixture, TRUE);
  zh_gui_press ("0");
  check_dialog (message);
  dismiss_dialog (fixture);
  first = zh_gui_read_result (fixture->gui, 1);
  second = zh_gui_read_result (fixture->gui, 2);
  g_assert_cmpstr (first, ==, "1-0");
  g_assert_cmpstr (second, ==, "clear");
  g_assert_cmpstr (get_text (fixture, "state_label"), ==, state);
  zh_gui_press ("ctrl+z");
  check_dialog (message);
  dismiss_dialog (fixture);
  g_assert_cmpstr (get_text (fixture, "state_label"), ==, state);
  set_full (fixture, FALSE);
  zh_gui_press ("0");
  after = zh_gui_read_result (fixture->gui, 2);
  g_assert_cmpstr (after, ==, "0-1");
  zh_session_take_desk (zh_window_get_session (fixture->gui->window), NULL);
  report = zh_desk_verify_file (fixture->gui->path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
}

static void
set_quota (Fixture *fixture,
           gboolean full)
{
  struct rlimit limit = { .rlim_cur = full ? 0 : RLIM_INFINITY, .rlim_max = RLIM_INFINITY };

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static void
test_quota (Fixture      *fixture,
            gconstpointer data)
{
  zh_gui_open_competition (fixture->gui, 10);
  type_on_a_full_disk (fixture, set_quota, _ ("The disk refused to read or write, nothing was stored. Check that it is connected and not full"));
}

/* The rest of a small disk is filled with something else. */
static void
set_disk_full (Fixture *fixture,
               gboolean full)
{
  g_autofree char *folder = g_path_get_dirname (fixture->gui->path);
  g_autofree char *filler = g_build_filename (folder, "filler", NULL);
  char             block[4096] = { 0 };
  FILE            *file;

  if (!full)
    {
      g_unlink (filler);
      return;
    }
  file = g_fopen (filler, "w");
  g_assert_nonnull (file);
  setvbuf (file, NULL, _IONBF, 0);
  while (fwrite (block, 1, sizeof block, file) == sizeof block)
    ;
  fclose (file);
}

static void
test_full_disk (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *place = g_build_filename (fixture->gui->dir, "place", NULL);

  g_assert_cmpint (g_mkdir (place, 0755), ==, 0);
  if (!can_mount || mount ("tmpfs", place, "tmpfs", 0, "size=2m") != 0)
    {
      g_test_skip ("nothing can be mounted here");
    }
  else
    {
      g_free (fixture->gui->path);
      fixture->gui->path = g_build_filename (place, "test.zhereb", NULL);
      zh_gui_open_competition (fixture->gui, 10);
      type_on_a_full_disk (fixture, set_disk_full, _ ("The disk is full, nothing was stored. Free some space and do it again"));
      g_assert_cmpint (umount2 (place, MNT_DETACH), ==, 0);
    }
  g_assert_cmpint (g_rmdir (place), ==, 0);
}

/* Taken away by other hands while it is open. */
static void
test_moved_away (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *result = NULL;

  zh_gui_open_competition (fixture->gui, 10);
  g_assert_cmpint (g_rename (fixture->gui->path, fixture->bad), ==, 0);
  zh_gui_press ("1");
  check_dialog (_ ("%s is no longer where it was opened: it was moved, deleted or replaced. Nothing was stored. Put it back and do it again, or go on with a backup"));
  dismiss_dialog (fixture);
  g_assert_cmpint (g_rename (fixture->bad, fixture->gui->path), ==, 0);
  zh_gui_press ("1");
  result = zh_gui_read_result (fixture->gui, 1);
  g_assert_cmpstr (result, ==, "1-0");
}

/* A name in another encoding than the system's, as disks from elsewhere have them. */
static void
test_strange_name (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *strange = g_build_filename (fixture->gui->dir, "\xd2\xf3\xf0 & <b>\n.zhereb", NULL);

  zh_gui_make_competition (fixture->gui, 10);
  g_assert_cmpint (g_rename (fixture->gui->path, strange), ==, 0);
  g_assert_true (zh_window_open_path (fixture->gui->window, strange));
  zh_gui_press ("1 ctrl+w");
  gtk_widget_activate (gtk_widget_get_first_child (get_widget (fixture, "recent")));
  zh_gui_settle ();
  g_assert_nonnull (zh_session_get_desk (zh_window_get_session (fixture->gui->window)));
  zh_session_take_desk (zh_window_get_session (fixture->gui->window), NULL);
  g_unlink (strange);
  g_assert_false (zh_window_open_path (fixture->gui->window, strange));
  check_dialog (_ ("%s is not there: it was moved, renamed or deleted, or its disk is not connected. Look for it, or go on with a backup"));
  dismiss_dialog (fixture);
}

/* What is damaged or gone comes back from its backup, beside the original. */
static void
test_backup_offered (Fixture      *fixture,
                     gconstpointer data)
{
  zh_gui_open_competition (fixture->gui, 10);
  zh_gui_press ("1");
  g_assert_true (zh_desk_make_backup (zh_session_get_desk (zh_window_get_session (fixture->gui->window)), NULL));
  zh_gui_press ("ctrl+w");
  g_assert_cmpint (truncate (fixture->gui->path, 10000), ==, 0);
  g_assert_false (zh_window_open_path (fixture->gui->window, fixture->gui->path));
  check_dialog (_ ("There is a backup of %s. It is restored as a new file beside this one."));
  zh_gui_press ("Return");
  zh_gui_wait_until (zh_session_get_desk (zh_window_get_session (fixture->gui->window)) != NULL);
  g_assert_cmpstr (zh_desk_get_path (zh_session_get_desk (zh_window_get_session (fixture->gui->window))), !=, fixture->gui->path);
  g_assert_true (zh_session_is_writable (zh_window_get_session (fixture->gui->window)));
}

static void
add (const char   *name,
     gconstpointer data,
     void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/bad-files/", name, NULL);

  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  /* what root mounts here is seen by nobody else and goes away with the test */
  can_mount = unshare (CLONE_NEWNS) == 0 && mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;
  zh_gui_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (bad_files); i++)
    add (bad_files[i].name, GSIZE_TO_POINTER (i), test_bad_file);
  add ("unreadable", NULL, test_unreadable);
  add ("row-changed", "UPDATE game SET rated = 0 WHERE id = (SELECT min (id) FROM game)", test_tampered);
  add ("chain-broken", "UPDATE journal SET reason = 'another' WHERE id = 3", test_tampered);
  add ("missing-ruleset", NULL, test_missing_ruleset);
  add ("read-only-place", NULL, test_read_only_place);
  add ("held", NULL, test_held);
  add ("quota", NULL, test_quota);
  add ("full-disk", NULL, test_full_disk);
  add ("moved-away", NULL, test_moved_away);
  add ("backup-offered", NULL, test_backup_offered);
  add ("strange-name", NULL, test_strange_name);
  return g_test_run ();
}
