/* Whatever call to SQLite fails: who asked is told, what was told is true, and the file is as it was or as it
 * was asked to become. */
#include "config.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

#include "call-faults.h"
#include "desk-backups.h"
#include "desk-fixture.h"
#include "desk-journal.h"
#include "desk-verify.h"
#include "errors.h"
#include "file-lock.h"
#include "snapshot-dump.h"
#include "../sanitized.h"

/* All calls are failed in the usual run; under sanitizers each third, by another code than the one before. */
#define FAULT_EACH (ZH_SANITIZED ? 3 : 1)

/**
 * Case:
 * @template: a competition as bytes, closed
 * @length: entries of its journal
 * @dump: what it holds
 * @desk: open on a copy of it, or %NULL for what opens it itself
 */
typedef struct
{
  char *folder;
  char *path;
  char *copy;
  char *template;
  gsize   template_size;
  gint64  length;
  char   *dump;
  gint64  tournament;
  gint64  earlier; /* an act that later ones do not stand on */
  ZhDesk *desk;
  char   *accused; /* what verifying found */
} Case;

typedef struct
{
  const char *name;
  ZhDeskMode  mode;     /* of the desk */
  gboolean    has_desk; /* it is open before */
  int         n_more;   /* entries of the journal afterwards */
  guint       most;     /* calls of one kind that are tried: one where much is done at each */
  gboolean (*run) (Case *self, GError **error);
} Doing;

static char *
dump_desk (ZhDesk *desk)
{
  return zh_competition_dump (zh_desk_get_snapshot (desk));
}

/* What opens must hold what the file holds. */
static gboolean
open_desk (Case      *self,
           ZhDeskMode mode,
           GError   **error)
{
  g_autoptr (ZhDesk) desk = zh_desk_open (self->path, mode, "Olena Test", error);
  g_autofree char *dump = NULL;

  if (desk == NULL)
    return FALSE;
  dump = dump_desk (desk);
  g_assert_cmpstr (dump, ==, self->dump);
  return zh_desk_close (desk, error);
}

static gboolean
open_to_write (Case *self, GError **error)
{
  return open_desk (self, ZH_DESK_WRITE, error);
}

static gboolean
open_to_read (Case *self, GError **error)
{
  return open_desk (self, ZH_DESK_READ, error);
}

static gboolean
verify (Case *self, GError **error)
{
  g_autoptr (ZhVerifyReport) report = zh_desk_verify_file (self->path, NULL, error);

  if (report != NULL && report->fault != ZH_VERIFY_OK)
    self->accused = zh_verify_report_format (report);
  return report != NULL;
}

static gboolean
save_copy (Case *self, GError **error)
{
  gboolean is_saved = zh_desk_save_copy (self->desk, self->copy, error);

  g_assert_true (is_saved == g_file_test (self->copy, G_FILE_TEST_EXISTS));
  return is_saved;
}

static gboolean
list_journal (Case *self, GError **error)
{
  ZhJournalFilter filter = { .language = zh_language_get_screen () };
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (self->desk, &filter, error);

  g_assert_true (entries == NULL || entries->len == self->length);
  return entries != NULL;
}

static gboolean
take (ZhChange *change)
{
  g_autoptr (ZhChange) taken = change;

  return taken != NULL;
}

static gboolean
set_result (Case *self, GError **error)
{
  ZhResult result = { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE };

  return take (zh_desk_set_result (self->desk, self->tournament, 1, 1, 0, result, error));
}

static gboolean
undo (Case *self, GError **error)
{
  return take (zh_desk_undo (self->desk, error));
}

static gboolean
redo (Case *self, GError **error)
{
  return take (zh_desk_redo (self->desk, error));
}

/* Not the last one, so that others stand between. */
static gboolean
undo_earlier (Case *self, GError **error)
{
  return take (zh_desk_undo_act (self->desk, self->earlier, error));
}

static gboolean
add_entries (Case *self, GError **error)
{
  g_autoptr (GPtrArray) entries = fixture_make_entries (90);

  return take (zh_desk_add_entries (self->desk, self->tournament, entries, error));
}

/* Of a file of an older version, whose journal is run through before it becomes one of ours. */
static gboolean
bring_up (Case *self, GError **error)
{
  return open_desk (self, ZH_DESK_WRITE, error);
}

static const Doing doings[] = {
  { "open-to-write", ZH_DESK_WRITE, FALSE, 0, 2, open_to_write },
  { "open-to-read", ZH_DESK_READ, FALSE, 0, 2, open_to_read },
  { "verify", ZH_DESK_READ, FALSE, 0, 2, verify },
  { "save-copy", ZH_DESK_WRITE, TRUE, 0, 2, save_copy },
  { "save-copy-of-reader", ZH_DESK_READ, TRUE, 0, 2, save_copy },
  { "list-journal", ZH_DESK_WRITE, TRUE, 0, 2, list_journal },
  { "set-result", ZH_DESK_WRITE, TRUE, 1, 2, set_result },
  { "undo", ZH_DESK_WRITE, TRUE, 1, 2, undo },
  { "redo", ZH_DESK_WRITE, TRUE, 1, 2, redo },
  { "undo-earlier", ZH_DESK_WRITE, TRUE, 1, 2, undo_earlier },
  { "add-entries", ZH_DESK_WRITE, TRUE, 1, 2, add_entries },
};

static const Doing old_doings[] = {
  { "bring-up", ZH_DESK_WRITE, FALSE, 0, 1, bring_up },
  { "read-old", ZH_DESK_READ, FALSE, 0, 1, open_to_read },
};

static const int codes[] = { SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOMEM, SQLITE_FULL, SQLITE_BUSY };

static void
remove_file (const char *path)
{
  static const char *const suffixes[] = { "", "-wal", "-shm", "-journal" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (path, suffixes[i], NULL);

      g_unlink (name);
    }
}

/* A disk that refuses is no reason to accuse anybody, unless it says that what it holds is damaged. */
static void
judge_accusation (Case       *self,
                  const char *failed,
                  int         code)
{
  if (self->accused != NULL && code != SQLITE_CORRUPT && !g_str_has_prefix (failed, "changeset"))
    g_error ("%s: %s", failed, self->accused);
  g_clear_pointer (&self->accused, g_free);
}

/* What a program finds that opens it next, without faults. */
static void
look_again (Case         *self,
            const char   *failed,
            gboolean      is_done,
            int           n_more,
            const GError *problem)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (self->path, ZH_DESK_READ, "", &error);
  g_autofree char *dump = NULL;
  gint64           more;

  if (desk == NULL)
    g_error ("%s: %s", failed, error->message);
  more = zh_desk_get_snapshot (desk)->journal_length - self->length;
  if (!g_error_matches (problem, ZH_ERROR, ZH_ERROR_UNCERTAIN) && more != (is_done ? n_more : 0))
    g_error ("%s: %s, and the journal has %d more", failed, is_done ? "done" : problem->message, (int) more);
  dump = dump_desk (desk);
  if (more == 0)
    g_assert_cmpstr (dump, ==, self->dump);
  g_assert_true (zh_desk_close (desk, &error));
}

static void
try_once (Case        *self,
          const Doing *doing,
          guint        nth,
          int          code)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *failed = NULL;
  gboolean         is_done;

  g_assert_true (g_file_set_contents_full (self->path, self->template, (gssize) self->template_size, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  if (doing->has_desk)
    self->desk = zh_desk_open (self->path, doing->mode, "Olena Test", &error);
  g_assert_no_error (error);
  if (nth == 0)
    call_faults_watch (doing->most);
  else
    call_faults_arm (nth, code);
  is_done = doing->run (self, &error);
  failed = call_faults_disarm ();
  if (is_done != (error == NULL))
    g_error ("%s: %s", failed, is_done ? error->message : "no word of what went wrong");
  if (!doing->has_desk && zh_file_lock_get_holder (self->path) != NULL)
    g_error ("%s: the lock stayed", failed);
  if (nth == 0)
    g_assert_no_error (error);
  judge_accusation (self, failed, code);
  if (self->desk != NULL)
    g_assert_true (zh_desk_close (self->desk, NULL));
  g_clear_pointer (&self->desk, zh_desk_unref);
  if (nth > 0)
    look_again (self, failed, is_done, doing->n_more, error);
  remove_file (self->path);
  remove_file (self->copy);
}

static void
read_template (Case *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (self->path, ZH_DESK_READ, "", &error);

  g_assert_no_error (error);
  self->length = zh_desk_get_snapshot (desk)->journal_length;
  self->dump = dump_desk (desk);
  g_assert_true (zh_desk_close (desk, &error));
  g_assert_true (g_file_get_contents (self->path, &self->template, &self->template_size, NULL));
  remove_file (self->path);
}

static void
set_up_paths (Case *self)
{
  self->folder = g_dir_make_tmp ("zhereb-calls-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "cup.zhereb", NULL);
  self->copy = g_build_filename (self->folder, "copy.zhereb", NULL);
}

/* A round that is played, something to take back and something that can be done again. */
static void
set_up (Case *self)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;

  set_up_paths (self);
  fixture_set_up (&fixture, NULL);
  self->tournament = fixture_add_tournament (&fixture, "Men", "dutch", 6);
  fixture_check (&fixture, zh_desk_pair_round (fixture.desk, self->tournament, &error), error);
  fixture_play_round (&fixture, self->tournament, 1);
  self->earlier = zh_desk_get_snapshot (fixture.desk)->journal_length - 1;
  fixture_check (&fixture, zh_desk_set_override (fixture.desk, "scoring.win", "3", &error), error);
  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  g_assert_true (zh_desk_close (fixture.desk, &error));
  g_clear_pointer (&fixture.desk, zh_desk_unref);
  g_assert_cmpint (g_rename (fixture.path, self->path), ==, 0);
  fixture_tear_down (&fixture, NULL);
  read_template (self);
}

static void
set_up_old (Case *self)
{
  set_up_paths (self);
  fixture_unpack ("version-1.zhereb.gz", self->path);
  read_template (self);
}

static void
tear_down (Case *self)
{
  g_rmdir (self->folder);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->copy);
  g_free (self->template);
  g_free (self->dump);
}

static void
try_all (Case        *self,
         const Doing *doing)
{
  g_autoptr (GArray) worth = NULL;

  try_once (self, doing, 0, SQLITE_OK);
  worth = call_faults_list ();
  g_assert_cmpuint (worth->len, >=, 4);
  for (guint i = 0; i < worth->len; i += FAULT_EACH)
    try_once (self, doing, g_array_index (worth, guint, i), codes[i % G_N_ELEMENTS (codes)]);
}

static void
test_doing (gconstpointer data)
{
  Case self = { NULL };

  set_up (&self);
  try_all (&self, data);
  tear_down (&self);
}

static void
test_old (gconstpointer data)
{
  Case self = { NULL };

  set_up_old (&self);
  try_all (&self, data);
  tear_down (&self);
}

static void
add_tests (const char   *folder,
           const Doing  *table,
           gsize         n,
           GTestDataFunc test)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat (folder, table[i].name, NULL);

      g_test_add_data_func (path, &table[i], test);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  add_tests ("/store/call-faults/", doings, G_N_ELEMENTS (doings), test_doing);
  add_tests ("/store/call-faults/", old_doings, G_N_ELEMENTS (old_doings), test_old);
  return g_test_run ();
}
