/* zherebctl pack: an event from its file to the archive that is handed over, and back. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"
#include "errors.h"
#include "event-pack.h"
#include "packed-archive.h"

#define PHONE "+380 00 555 01 77"

typedef struct
{
  CtlFixture base;
  char      *archive;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  ctl_fixture_pair_two (&fixture->base, "ua-chess-2026", "5400+30");
  fixture->archive = g_build_filename (fixture->base.folder, "event.zip", NULL);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", fixture->base.file, "edit", "1", "--phone", PHONE), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "result", fixture->base.file, "--round", "1", "--board", "1", "1-0"), ==, 0);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_unlink (fixture->archive);
  g_free (fixture->archive);
  ctl_fixture_tear_down (&fixture->base, NULL);
}

static GPtrArray *
read_archive (const char *path,
              const char *wanted)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *members = zh_archive_read_file (path, wanted, 1 << 22, NULL, &error);

  g_assert_no_error (error);
  return members;
}

static const ZhArchiveMember *
find_member (const GPtrArray *members,
             const char      *name)
{
  for (guint i = 0; i < members->len; i++)
    if (strcmp (((const ZhArchiveMember *) g_ptr_array_index (members, i))->name, name) == 0)
      return g_ptr_array_index (members, i);
  return NULL;
}

static void
test_pack (Fixture      *fixture,
           gconstpointer data)
{
  static const char *const packed[] = {
    "competition.zhereb",
    "journal.txt",
    "contents.txt",
    "SHA256SUMS",
    "tournament-1/start-list.pdf",
    "tournament-1/register.pdf",
    "tournament-1/round-01/pairings.pdf",
    "tournament-1/round-01/standings.pdf",
    "tournament-1/arbiter-report.pdf",
    "tournament-1/journal.pdf",
    "tournament-1/tournament.trf",
    "tournament-1/games.pgn",
  };
  static const char *const not_packed[] = { "tournament-1/score-sheets.pdf", "tournament-1/decisions.pdf", "tournament-1/round-01/resumptions.pdf" };
  g_autofree char         *output = NULL;
  g_autofree char         *checked = NULL;
  g_autoptr (GPtrArray) members = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "pack", fixture->base.file, "-o", fixture->archive, "--lang", "uk"), ==, 0);
  members = read_archive (fixture->archive, "SHA256SUMS");
  for (gsize i = 0; i < G_N_ELEMENTS (packed); i++)
    g_assert_nonnull (find_member (members, packed[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (not_packed); i++)
    g_assert_null (find_member (members, not_packed[i]));
  g_assert_nonnull (strstr (output, find_member (members, "SHA256SUMS")->digest));
  g_assert_cmpint (CTL_RUN (NULL, &checked, NULL, "pack", "--check", fixture->archive), ==, 0);
  g_assert_nonnull (strstr (checked, find_member (members, "SHA256SUMS")->digest));
}

/* Of a solving event the papers of each round that was held. */
static void
test_solving (Fixture      *fixture,
              gconstpointer data)
{
  static const char *const packed[] = { "solving-booklet", "solving-forms", "solving-key", "solving-results", "solving-standings" };
  const char              *file = fixture->base.file;
  g_autoptr (GPtrArray) members = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", file, "add", "--name", "Solve", "--discipline", "solving"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", file, "add", "Solver Sue", "--tournament", "Solve"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", file, "number", "--tournament", "Solve"), ==, 0);
  for (const char *const *round = (const char *const[]){ "1", "2", "3", NULL }; *round != NULL; round++)
    {
      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "solve", file, "round", *round, "--minutes", "60", "--tournament", "Solve"), ==, 0);
      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "solve", file, "work", *round, "--lines", "5", "--tournament", "Solve"), ==, 0);
      if (**round < '3')
        g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "solve", file, "sheet", *round, "1", "--time", "20", "--marks", "5", "--tournament", "Solve"), ==, 0);
    }
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pack", file, "-o", fixture->archive), ==, 0);
  members = read_archive (fixture->archive, "SHA256SUMS");
  for (gsize i = 0; i < G_N_ELEMENTS (packed); i++)
    for (int round = 1; round <= 3; round++)
      {
        g_autofree char *name = g_strdup_printf ("tournament-2/round-%02d/%s.pdf", round, packed[i]);

        g_assert_cmpint (find_member (members, name) != NULL, ==, round < 3);
      }
}

/* The copy in the archive is a competition like any other, with the whole journal. */
static void
test_copy (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GPtrArray) members = NULL;
  g_autofree char *copy = g_build_filename (fixture->base.folder, "copy.zhereb", NULL);
  g_autofree char *here = NULL;
  g_autofree char *there = NULL;
  GBytes          *bytes;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pack", fixture->base.file, "-o", fixture->archive), ==, 0);
  members = read_archive (fixture->archive, "competition.zhereb");
  bytes = find_member (members, "competition.zhereb")->bytes;
  g_assert_true (g_file_set_contents (copy, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
  g_assert_cmpint (CTL_RUN (NULL, &here, NULL, "verify", fixture->base.file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &there, NULL, "verify", copy), ==, 0);
  g_assert_cmpstr (here, ==, there);
  g_remove (copy);
}

static void
test_same (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *again = g_build_filename (fixture->base.folder, "again.zip", NULL);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  gsize            lengths[2] = { 0, 0 };

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pack", fixture->base.file, "-o", fixture->archive, "--lang", "ru"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pack", fixture->base.file, "-o", again, "--lang", "ru"), ==, 0);
  g_assert_true (g_file_get_contents (fixture->archive, &first, &lengths[0], NULL));
  g_assert_true (g_file_get_contents (again, &second, &lengths[1], NULL));
  g_assert_cmpmem (first, lengths[0], second, lengths[1]);
  g_remove (again);
}

static gboolean
holds_phone (GBytes *bytes)
{
  gsize       length = 0;
  const char *data = g_bytes_get_data (bytes, &length);

  for (gsize i = 0; i + strlen (PHONE) <= length; i++)
    if (memcmp (data + i, PHONE, strlen (PHONE)) == 0)
      return TRUE;
  return FALSE;
}

/* Whether any file of the archive that can be read as text has a telephone number in it. */
static gboolean
tells_phone (const char *path)
{
  g_autoptr (GPtrArray) all = read_archive (path, "");
  gboolean found = FALSE;

  for (guint i = 0; i < all->len && !found; i++)
    {
      const char *name = ((const ZhArchiveMember *) g_ptr_array_index (all, i))->name;
      g_autoptr (GPtrArray) members = read_archive (path, name);

      found = holds_phone (find_member (members, name)->bytes);
    }
  return found;
}

static void
test_without_personal (Fixture      *fixture,
                       gconstpointer data)
{
  g_autoptr (GPtrArray) members = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pack", fixture->base.file, "-o", fixture->archive), ==, 0);
  g_assert_true (tells_phone (fixture->archive));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pack", fixture->base.file, "-o", fixture->archive, "--replace", "--without-personal"), ==, 0);
  g_assert_false (tells_phone (fixture->archive));
  members = read_archive (fixture->archive, "contents.txt");
  g_assert_null (find_member (members, "competition.zhereb"));
  g_assert_null (find_member (members, "tournament-1/register.pdf"));
  g_assert_nonnull (find_member (members, "tournament-1/start-list.pdf"));
}

/* Packs again what @path holds, with one file changed, one more, and one less. */
static void
tamper (const char *path)
{
  g_autoptr (GPtrArray) names = read_archive (path, "");
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_archive_member_free);
  g_autoptr (GBytes) archive = NULL;

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = ((const ZhArchiveMember *) g_ptr_array_index (names, i))->name;
      g_autoptr (GPtrArray) found = read_archive (path, name);

      if (strcmp (name, "journal.txt") == 0)
        continue;
      g_ptr_array_add (members, zh_archive_member_new (name, strcmp (name, "contents.txt") == 0 ? g_bytes_new_static ("x", 1) : g_bytes_ref (find_member (found, name)->bytes)));
    }
  g_ptr_array_add (members, zh_archive_member_new ("more.txt", g_bytes_new_static ("y", 1)));
  archive = zh_archive_write (members, 0, NULL, NULL);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (archive, NULL), (gssize) g_bytes_get_size (archive), NULL));
}

static void
test_changed (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pack", fixture->base.file, "-o", fixture->archive), ==, 0);
  tamper (fixture->archive);
  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "pack", "--check", fixture->archive), ==, 1);
  g_assert_cmpstr (output, ==,
                   "journal.txt is missing\n"
                   "contents.txt was changed\n"
                   "more.txt was added: the list does not name it\n");
}

static void
test_refusals (Fixture      *fixture,
               gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *full = NULL;
  g_autofree char *no_archive = NULL;
  g_autofree char *nowhere = g_build_filename (fixture->base.folder, "no-folder", "event.zip", NULL);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_set_contents (fixture->archive, "mine", -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "pack", fixture->base.file, "-o", fixture->archive), ==, 1);
  g_assert_nonnull (strstr (errors, "there is such a file already"));
  g_assert_true (g_file_get_contents (fixture->archive, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "mine");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &full, "pack", fixture->base.file, "-o", "/dev/full", "--replace"), ==, 4);
  g_assert_nonnull (strstr (full, "the disk is full"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pack", fixture->base.file, "-o", nowhere), ==, 4);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pack", fixture->base.file, "-o", fixture->base.file, "--replace"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", fixture->base.file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &no_archive, "pack", "--check", fixture->archive), ==, 3);
  g_assert_nonnull (strstr (no_archive, "The archive is damaged, or it is none"));
}

static void
test_cancelled (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (fixture->base.file, ZH_DESK_READ, "test", &error);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (ZhLanguage) language = zh_language_new ("uk", NULL);
  const ZhPackChoices choices = { language, FALSE, FALSE };
  const ZhProgress    progress = { cancellable, NULL, NULL, 0, ZH_PROGRESS_WHOLE };

  g_assert_no_error (error);
  g_cancellable_cancel (cancellable);
  g_assert_null (zh_desk_pack (desk, fixture->archive, &choices, NULL, &progress, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CANCELLED);
  g_assert_false (g_file_test (fixture->archive, G_FILE_TEST_EXISTS));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/pack-commands/pack", Fixture, NULL, set_up, test_pack, tear_down);
  g_test_add ("/pack-commands/solving", Fixture, NULL, set_up, test_solving, tear_down);
  g_test_add ("/pack-commands/copy", Fixture, NULL, set_up, test_copy, tear_down);
  g_test_add ("/pack-commands/same", Fixture, NULL, set_up, test_same, tear_down);
  g_test_add ("/pack-commands/without-personal", Fixture, NULL, set_up, test_without_personal, tear_down);
  g_test_add ("/pack-commands/changed", Fixture, NULL, set_up, test_changed, tear_down);
  g_test_add ("/pack-commands/refusals", Fixture, NULL, set_up, test_refusals, tear_down);
  g_test_add ("/pack-commands/cancelled", Fixture, NULL, set_up, test_cancelled, tear_down);
  return g_test_run ();
}
