#include "config.h"

#include "faults.h"

#include <glib/gstdio.h>
#include <string.h>

#include "desk-fixture.h"
#include "desk-verify.h"
#include "errors.h"
#include "fault-vfs.h"
#include "random.h"

#define MAX_FAILING 4

/**
 * Faults:
 * @template: the file before each command, as bytes
 * @length: entries of its journal
 */
typedef struct
{
  char *path;
  char *fallen; /* what a program that died left, under another name */
  char *template;
  gsize         template_size;
  gint64        length;
  gint64        tournament;
  gint64        women; /* a tournament without rounds */
  gint64        entry;
  ZhRandom      random;
  FaultFigures *figures;
} Faults;

static ZhChange *
set_result (Faults *self, ZhDesk *desk, GError **error)
{
  ZhResult result = { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE };

  return zh_desk_set_result (desk, self->tournament, 1, 1, 0, result, error);
}

static ZhChange *
undo (Faults *self, ZhDesk *desk, GError **error)
{
  return zh_desk_undo (desk, error);
}

static ZhChange *
redo (Faults *self, ZhDesk *desk, GError **error)
{
  return zh_desk_redo (desk, error);
}

static ZhChange *
set_official (Faults *self, ZhDesk *desk, GError **error)
{
  ZhOfficial official = { .role = (char *) "arbiter", .name = (char *) "Olena Test", .category = (char *) "", .federation = (char *) "" };

  return zh_desk_set_official (desk, &official, error);
}

static ZhChange *
add_entries (Faults *self, ZhDesk *desk, GError **error)
{
  g_autoptr (GPtrArray) entries = fixture_make_entries (120);

  return zh_desk_add_entries (desk, self->women, entries, error);
}

static ZhChange *
edit_details (Faults *self, ZhDesk *desk, GError **error)
{
  ZhCompetitionDetails details = { .title = "Other Cup", .place = "Kyiv", .ruleset = "fide-2023" };

  return zh_desk_edit_details (desk, &details, error);
}

static ZhChange *
withdraw (Faults *self, ZhDesk *desk, GError **error)
{
  return zh_desk_withdraw_entry (desk, self->entry, ZH_ENTRY_WITHDRAWN, 1, "ill", error);
}

static ZhChange *
close_round (Faults *self, ZhDesk *desk, GError **error)
{
  return zh_desk_close_round (desk, self->tournament, 1, error);
}

static ZhChange *
pair_round (Faults *self, ZhDesk *desk, GError **error)
{
  return zh_desk_pair_round (desk, self->women, error);
}

static ZhChange *
set_start (Faults *self, ZhDesk *desk, GError **error)
{
  return zh_desk_set_round_start (desk, self->tournament, 1, "2026-03-01T10:00", error);
}

static ZhChange *(*const commands[]) (Faults *self, ZhDesk *desk, GError **error) = {
  set_result,
  undo,
  redo,
  set_official,
  add_entries,
  edit_details,
  withdraw,
  close_round,
  pair_round,
  set_start,
};

/* A round that is played, and something that can be done again. */
static void
make_template (Faults *self)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  const ZhTournament *tournament;

  fixture_set_up (&fixture, NULL);
  self->tournament = fixture_add_tournament (&fixture, "Men", "dutch", 8);
  self->women = fixture_add_tournament (&fixture, "Women", "dutch", 4);
  fixture_check (&fixture, zh_desk_pair_round (fixture.desk, self->tournament, &error), error);
  fixture_play_round (&fixture, self->tournament, 1);
  fixture_check (&fixture, zh_desk_set_override (fixture.desk, "scoring.win", "3", &error), error);
  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  tournament = fixture_get_tournament (&fixture, self->tournament);
  self->entry = ((const ZhEntry *) g_ptr_array_index (tournament->entries, 0))->id;
  self->length = zh_desk_get_snapshot (fixture.desk)->journal_length;
  g_assert_true (zh_desk_close (fixture.desk, &error));
  g_clear_pointer (&fixture.desk, zh_desk_unref);
  g_assert_true (g_file_get_contents (fixture.path, &self->template, &self->template_size, NULL));
  fixture_tear_down (&fixture, NULL);
}

static void
put_file (const char *path,
          const char *bytes,
          gsize       size)
{
  FILE *file = g_fopen (path, "w");

  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (bytes, 1, size, file), ==, size);
  g_assert_cmpint (fclose (file), ==, 0);
}

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

/* As the disk is when the program dies: the shared memory dies with it. */
static void
copy_fallen (Faults *self)
{
  static const char *const suffixes[] = { "", "-wal", "-journal" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *from = g_strconcat (self->path, suffixes[i], NULL);
      g_autofree char *to = g_strconcat (self->fallen, suffixes[i], NULL);
      g_autofree char *bytes = NULL;
      gsize            size = 0;

      if (g_file_get_contents (from, &bytes, &size, NULL))
        put_file (to, bytes, size);
    }
}

/* The entries of the journal that whoever opens it next finds; -1 when it is not in order. */
static gint64
read_length (Faults     *self,
             const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (path, ZH_DESK_WRITE, "", &error);
  g_autoptr (ZhVerifyReport) report = NULL;
  gint64 length;

  if (desk == NULL)
    {
      g_message ("%s", error->message);
      return -1;
    }
  length = zh_desk_get_snapshot (desk)->journal_length;
  g_assert_true (zh_desk_close (desk, &error));
  report = zh_desk_verify_file (path, NULL, &error);
  return report != NULL && report->fault == ZH_VERIFY_OK ? length : -1;
}

static void
note_untrue (Faults     *self,
             guint       command,
             const char *words,
             gint64      found)
{
  self->figures->n_untrue++;
  g_message ("command %u: “%s”, and the journal has %" G_GINT64_FORMAT " more", command, words, found - self->length);
}

/* What was said of the act, against what is found. */
static void
judge_act (Faults         *self,
           guint           command,
           const ZhChange *change,
           const GError   *error,
           gint64          found)
{
  FaultFigures *figures = self->figures;

  if (found < 0)
    {
      figures->n_broken++;
      g_message ("command %u: the file is not in order", command);
    }
  else if (change != NULL)
    {
      figures->n_acknowledged++;
      figures->n_lost += found != self->length + 1 ? 1 : 0;
    }
  else if (g_error_matches (error, ZH_ERROR, ZH_ERROR_UNCERTAIN))
    {
      figures->n_uncertain++;
    }
  else
    {
      figures->n_refused += strstr (error->message, "othing was stored") != NULL ? 1 : 0;
      if (found != self->length)
        note_untrue (self, command, error->message, found);
    }
}

/* Nothing is written on closing that could fail. */
static void
judge_closing (Faults       *self,
               guint         command,
               const GError *error,
               gint64        found)
{
  if (error != NULL)
    note_untrue (self, command, error->message, found);
}

/* @nth: which operation fails, 0 for none. Returns how many there were. */
static guint
try_one (Faults  *self,
         guint    command,
         guint    nth,
         gboolean dies)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) closing = NULL;
  g_autoptr (ZhDesk) desk = NULL;
  g_autoptr (ZhChange) change = NULL;
  guint  n_failing = zh_random_below (&self->random, 4) == 0 ? G_MAXUINT : zh_random_below (&self->random, MAX_FAILING) + 1;
  guint  n;
  gint64 found;

  put_file (self->path, self->template, self->template_size);
  desk = zh_desk_open (self->path, ZH_DESK_WRITE, "Olena Test", &error);
  g_assert_no_error (error);
  fault_vfs_arm (nth, n_failing, (FaultKind) zh_random_below (&self->random, FAULT_N_KINDS));
  change = commands[command](self, desk, &error);
  if (dies)
    copy_fallen (self);
  else
    zh_desk_close (desk, &closing);
  n = fault_vfs_disarm ();
  if (dies)
    zh_desk_close (desk, NULL);
  g_clear_pointer (&desk, zh_desk_unref);
  if (nth > 0)
    {
      found = read_length (self, dies ? self->fallen : self->path);
      judge_act (self, command, change, error, found);
      judge_closing (self, command, closing, found);
    }
  else
    {
      g_assert_no_error (error);
    }
  remove_file (self->path);
  remove_file (self->fallen);
  return n;
}

void
faults_run (const char   *folder,
            guint         n_faults,
            guint64       seed,
            FaultFigures *figures)
{
  Faults self = { .random = zh_random_new (seed), .figures = figures };
  guint  n_operations[2][G_N_ELEMENTS (commands)];

  self.path = g_build_filename (folder, "cup.zhereb", NULL);
  self.fallen = g_build_filename (folder, "fallen.zhereb", NULL);
  make_template (&self);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    for (guint dies = 0; dies < 2; dies++)
      n_operations[dies][i] = try_one (&self, i, 0, dies != 0);
  for (guint i = 0; i < n_faults; i++)
    {
      guint command = i % G_N_ELEMENTS (commands);
      guint dies = zh_random_below (&self.random, 2);

      try_one (&self, command, zh_random_below (&self.random, n_operations[dies][command]) + 1, dies != 0);
      figures->n_faults++;
    }
  g_free (self.template);
  g_free (self.path);
  g_free (self.fallen);
}
