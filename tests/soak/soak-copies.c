/* Plain copies of a file that is being written: a program of its own enters results, undoes and
 * pairs without an end and says the number of each journal entry once it is acknowledged; this one
 * copies the file byte by byte at random moments and at random speeds, alone or with what lies beside
 * it in any order. Each copy must open with every act acknowledged before the copying began, and
 * verify; or be refused, for reading, for writing and by verify.
 *
 * Usage: soak-copies [COPIES] [SEED]
 */
#include "config.h"

#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-rounds.h"
#include "desk-undo.h"
#include "desk-verify.h"
#include "errors.h"
#include "random.h"
#include "../tournament-settings.h"

#define WRITER "--write"
#define N_PLAYERS 60
#define MAX_REST_US 30000 /* between two acts: each makes verifying a copy longer */
#define COPY_WORD "copied while it was written"

typedef struct
{
  char    *folder;
  char    *file;
  char    *copy;
  ZhRandom random;
  int      acknowledged; /* atomic: entries of the journal that the writer has told */
  gboolean is_silent;    /* atomic: the writer tells nothing any more */
  guint    n_whole;
  guint    n_refused;
  guint    n_with_side;
} Copies;

/* The writer, a program of its own */

static void
must (ZhDesk   *desk,
      ZhChange *change,
      GError  **error)
{
  if (change == NULL)
    g_error ("%s", (*error)->message);
  zh_change_unref (change);
  g_print ("%" G_GINT64_FORMAT "\n", zh_desk_get_snapshot (desk)->journal_length);
}

static gint64
fill (ZhDesk *desk)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  gint64 id = 0;

  zh_person_set_string (&settings->name, "Open");
  must (desk, test_add_tournament (desk, settings, &id, &error), &error);
  for (int i = 0; i < N_PLAYERS; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->person = zh_person_new ();
      g_free (entry->person->surname);
      entry->person->surname = g_strdup_printf ("Player %d", i);
      g_ptr_array_add (entries, entry);
    }
  must (desk, zh_desk_add_entries (desk, id, entries, &error), &error);
  must (desk, zh_desk_number_entries (desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), &error);
  return id;
}

G_GNUC_NORETURN static void
write_on (const char *path)
{
  static const ZhResult results[] = { { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE },
                                      { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE },
                                      { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE } };
  g_autoptr (GError) error = NULL;
  ZhCompetitionDetails details = { .title = "Copies" };
  g_autoptr (ZhDesk) desk = zh_desk_create (path, &details, "writer", &error);
  gint64   id = desk != NULL ? fill (desk) : 0;
  ZhRandom random = zh_random_new (1);

  if (desk == NULL)
    g_error ("%s", error->message);
  for (int i = 0;; i++)
    {
      const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (desk), id);
      int                 round = zh_tournament_count_paired_rounds (tournament);
      guint               board = zh_random_below (&random, N_PLAYERS / 2) + 1;

      /* Undoing may take a pairing back. */
      if (round == 0 || (i % 400 == 399 && round < N_PLAYERS - 1))
        must (desk, zh_desk_pair_round (desk, id, &error), &error);
      else if (i % 7 == 6)
        must (desk, zh_desk_undo (desk, &error), &error);
      else
        must (desk, zh_desk_set_result (desk, id, round, (int) board, 0, results[i % 3], &error), &error);
      g_usleep (zh_random_below (&random, MAX_REST_US));
    }
}

/* The copies */

static gpointer
listen_on (gpointer data)
{
  Copies           *self = g_object_get_data (G_OBJECT (data), "copies");
  GDataInputStream *lines = data;
  char             *line;

  while ((line = g_data_input_stream_read_line (lines, NULL, NULL, NULL)) != NULL)
    {
      g_atomic_int_set (&self->acknowledged, atoi (line));
      g_free (line);
    }
  g_atomic_int_set (&self->is_silent, TRUE);
  return NULL;
}

/* As any other program would: in blocks of some size, pausing now and then. */
static void
copy_bytes (Copies     *self,
            const char *from,
            const char *to)
{
  gsize            block = (gsize) 4096 << zh_random_below (&self->random, 7);
  guint            pause_us = zh_random_below (&self->random, 3) == 0 ? zh_random_below (&self->random, 3000) : 0;
  g_autofree char *bytes = g_malloc (block);
  int              source = g_open (from, O_RDONLY | O_CLOEXEC, 0);
  int              target = g_open (to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  gssize           n_read;

  while (source >= 0 && (n_read = read (source, bytes, block)) > 0)
    {
      if (write (target, bytes, (gsize) n_read) != n_read)
        g_error ("no room for the copy");
      if (pause_us > 0)
        g_usleep (pause_us);
    }
  if (source >= 0)
    g_close (source, NULL);
  else
    g_unlink (to);
  g_close (target, NULL);
}

static void
copy_one (Copies     *self,
          const char *suffix)
{
  g_autofree char *from = g_strconcat (self->file, suffix, NULL);
  g_autofree char *to = g_strconcat (self->copy, suffix, NULL);

  copy_bytes (self, from, to);
}

static void
remove_copy (Copies *self)
{
  static const char *const suffixes[] = { "", "-journal", "-wal", "-shm" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *path = g_strconcat (self->copy, suffixes[i], NULL);

      g_unlink (path);
    }
}

static void
make_copy (Copies *self)
{
  guint chance = zh_random_below (&self->random, 4);

  remove_copy (self);
  if (chance == 0)
    copy_one (self, "-journal");
  copy_one (self, "");
  if (chance == 1)
    copy_one (self, "-journal");
  self->n_with_side += chance < 2 ? 1 : 0;
}

static void
check_verified (Copies *self,
                gint64  length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhVerifyReport) report = zh_desk_verify_file (self->copy, NULL, &error);
  g_autofree char *text = report != NULL ? zh_verify_report_format (report) : g_strdup (error->message);

  if (report == NULL || report->fault != ZH_VERIFY_OK || report->n_entries != length)
    g_error ("a copy that opens does not verify: %s", text);
}

static void
check_refused (Copies       *self,
               const GError *refusal)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhVerifyReport) report = zh_desk_verify_file (self->copy, NULL, &error);
  g_autofree char *text = report != NULL ? zh_verify_report_format (report) : g_strdup (error->message);

  if (strstr (refusal->message, COPY_WORD) == NULL || strstr (text, COPY_WORD) == NULL)
    g_error ("a copy is refused in other words: %s; %s", refusal->message, text);
  if (report != NULL && report->fault == ZH_VERIFY_OK)
    g_error ("a copy that is refused verifies");
}

static void
check_copy (Copies *self,
            int     acknowledged)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) reader = zh_desk_open (self->copy, ZH_DESK_READ, "", &error);
  g_autoptr (ZhDesk) writer = NULL;

  if (reader != NULL)
    {
      gint64 length = zh_desk_get_snapshot (reader)->journal_length;

      if (length < acknowledged)
        g_error ("a copy has %d acts, %d were acknowledged before it", (int) length, acknowledged);
      check_verified (self, length);
      self->n_whole++;
    }
  else
    {
      check_refused (self, error);
      self->n_refused++;
    }
  /* For writing the same; what lies beside the copy may complete it or spoil it. */
  writer = zh_desk_open (self->copy, ZH_DESK_WRITE, "", NULL);
  if (writer != NULL && zh_desk_get_snapshot (writer)->journal_length < acknowledged)
    g_error ("a copy opened for writing lacks acts");
  if (writer != NULL && !zh_desk_check_snapshot (writer, &error))
    g_error ("%s", error->message);
}

static void
run_copies (Copies *self,
            guint64 n_copies)
{
  for (guint64 i = 0; i < n_copies; i++)
    {
      int acknowledged;

      g_usleep (zh_random_below (&self->random, 8000));
      acknowledged = g_atomic_int_get (&self->acknowledged);
      make_copy (self);
      check_copy (self, acknowledged);
      if (g_atomic_int_get (&self->is_silent))
        g_error ("the writer died after %d acts", acknowledged);
    }
}

static GSubprocess *
start_writer (Copies *self)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autoptr (GError) error = NULL;
  GSubprocess *writer = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, WRITER, self->file, NULL);

  if (writer == NULL)
    g_error ("%s", error->message);
  return writer;
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

static void
copies_clear (Copies *self)
{
  remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->file);
  g_free (self->copy);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Copies, copies_clear)

int
main (int    argc,
      char **argv)
{
  g_auto (Copies) self = { NULL };
  g_autoptr (GSubprocess) writer = NULL;
  g_autoptr (GDataInputStream) lines = NULL;
  guint64  n_copies = 500;
  guint64  seed = (guint64) g_get_real_time ();
  GThread *listener;

  setvbuf (stdout, NULL, _IOLBF, 0);
  if (argc == 3 && strcmp (argv[1], WRITER) == 0)
    write_on (argv[2]);
  if (argc > 1)
    g_ascii_string_to_unsigned (argv[1], 10, 1, 1000000, &n_copies, NULL);
  if (argc > 2)
    g_ascii_string_to_unsigned (argv[2], 10, 0, G_MAXUINT64, &seed, NULL);
  g_print ("seed %" G_GUINT64_FORMAT "\n", seed);
  self.random = zh_random_new (seed);
  self.folder = g_dir_make_tmp ("zhereb-copies-XXXXXX", NULL);
  self.file = g_build_filename (self.folder, "hall.zhereb", NULL);
  self.copy = g_build_filename (self.folder, "stick.zhereb", NULL);
  g_setenv ("XDG_DATA_HOME", self.folder, TRUE);
  writer = start_writer (&self);
  lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (writer));
  g_object_set_data (G_OBJECT (lines), "copies", &self);
  listener = g_thread_new ("listener", listen_on, lines);
  while (g_atomic_int_get (&self.acknowledged) < 5 && !g_atomic_int_get (&self.is_silent))
    g_usleep (1000);
  run_copies (&self, n_copies);
  g_subprocess_force_exit (writer);
  g_thread_join (listener);
  g_print ("%" G_GUINT64_FORMAT " copies, %u with a journal beside them, during %d acts: %u whole, %u refused as copied while written, "
           "none mixed, none short of an act acknowledged before\n",
           n_copies, self.n_with_side, g_atomic_int_get (&self.acknowledged), self.n_whole, self.n_refused);
  return 0;
}
