#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "desk-fixture.h"
#include "errors.h"
#include "forgery.h"
#include "store-private.h"
#include "verify.h"

/* A round robin of 4 in its first round, closed: what a commission gets. */
static void
set_up_played (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64   id;
  ZhResult draw = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };

  fixture_set_up (fixture, data);
  id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, 0, draw, &error), error);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 2, 0, draw, &error), error);
  zh_desk_close (fixture->desk, &error);
  g_assert_no_error (error);
  g_clear_pointer (&fixture->desk, zh_desk_unref);
}

static void
tamper (Fixture    *fixture,
        const char *sql)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (fixture->path, ZH_DB_WRITE, &error);

  zh_db_exec (db, sql, &error);
  g_assert_no_error (error);
}

static ZhVerifyReport *
verify (Fixture    *fixture,
        const char *head)
{
  g_autoptr (GError) error = NULL;
  ZhVerifyReport *report = zh_verify_file (fixture->path, head, &error);

  g_assert_no_error (error);
  return report;
}

static void
test_ok (Fixture      *fixture,
         gconstpointer data)
{
  g_autoptr (ZhVerifyReport) report = verify (fixture, NULL);
  g_autoptr (ZhVerifyReport) again = NULL;
  g_autofree char *text = zh_verify_report_format (report);
  g_autofree char *short_head = g_ascii_strup (report->head, 12);
  g_autofree char *expected = g_strdup_printf ("ok 9 entries %s", report->head);

  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpuint (strlen (report->head), ==, 64);
  /* As documents print it, in any case. */
  again = verify (fixture, short_head);
  g_assert_cmpint (again->fault, ==, ZH_VERIFY_OK);
}

/* A document printed earlier anchors the same file. */
static void
test_earlier_head (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (ZhVerifyReport) before = verify (fixture, NULL);
  g_autoptr (ZhVerifyReport) after = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  fixture->desk = zh_desk_open (fixture->path, ZH_DESK_WRITE, "Olena Test", &error);
  g_assert_no_error (error);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  after = verify (fixture, before->head);
  g_assert_cmpint (after->fault, ==, ZH_VERIFY_OK);
  g_assert_cmpint (after->n_entries, ==, before->n_entries + 1);
  g_assert_cmpint (after->head_entry, ==, before->n_entries);
  text = zh_verify_report_format_head (after);
  g_assert_cmpstr (text, ==, "The head is that of entry 9; 1 entry was made after it");
}

/* Those that may not be NULL. */
#define PERSON_COLUMNS                                                                                        \
  "surname, given, patronymic, name_latin, sex, birth, title, category, rating, national_rating, federation," \
  " region, club, school, coach, fide_id, national_id, disability_class, assistant, notes"

static const struct
{
  const char   *name;
  const char   *sql;
  ZhVerifyFault fault;
  gint64        entry;
  const char   *table;
} tamperings[] = {
  { "byte-of-args", "UPDATE journal SET args = replace (args, 'Player 01', 'Player 91') WHERE id = 3",
    ZH_VERIFY_CHAIN, 3, "" },
  { "byte-of-time", "UPDATE journal SET time = time + 1 WHERE id = 5", ZH_VERIFY_CHAIN, 5, "" },
  { "byte-of-actor", "UPDATE journal SET actor = 'Olena Tesu' WHERE id = 1", ZH_VERIFY_CHAIN, 1, "" },
  { "byte-of-hash", "UPDATE journal SET hash = replace (hash, substr (hash, 1, 1), 'g') WHERE id = 4",
    ZH_VERIFY_CHAIN, 4, "" },
  { "byte-of-changeset",
    "UPDATE journal SET changeset = CAST (substr (changeset, 1, length (changeset) - 1) || x'7f' AS BLOB) WHERE id = 6",
    ZH_VERIFY_CHAIN, 6, "" },
  { "reason-added", "UPDATE journal SET reason = 'because' WHERE id = 9", ZH_VERIFY_CHAIN, 9, "" },
  { "last-entry-deleted", "DELETE FROM journal WHERE id = 9", ZH_VERIFY_GAP, 9, "" },
  { "middle-entry-deleted", "DELETE FROM journal WHERE id = 5", ZH_VERIFY_GAP, 5, "" },
  { "first-entry-deleted", "DELETE FROM journal WHERE id = 1", ZH_VERIFY_GAP, 1, "" },
  { "game-altered", "UPDATE game SET white = 1, black = 3 WHERE id = (SELECT min (id) FROM game)",
    ZH_VERIFY_ROW, 8, "game" },
  { "game-deleted", "DELETE FROM game WHERE id = (SELECT max (id) FROM game)", ZH_VERIFY_ROW, 9,
    "game" },
  { "person-added",
    "INSERT INTO person (id, " PERSON_COLUMNS ") SELECT id + 1000, " PERSON_COLUMNS " FROM person LIMIT 1",
    ZH_VERIFY_ROW, 0, "person" },
  { "rating-altered", "UPDATE entry SET rating = rating + 1 WHERE id = (SELECT min (id) FROM entry)",
    ZH_VERIFY_ROW, 4, "entry" },
  { "title-goes-on-unseen", "UPDATE competition SET title = title || char (0) || ' and more'", ZH_VERIFY_ROW, 1, "competition" },
  { "zero-id", "INSERT INTO override VALUES (0, 'scoring.win', '3')", ZH_VERIFY_ROW, 0, "override" },
  { "zero-id-before-others",
    "INSERT INTO override VALUES (0, 'scoring.win', '3'); UPDATE competition SET title = 'Other Cup'",
    ZH_VERIFY_ROW, 1, "competition" },
  { "negative-id", "INSERT INTO override VALUES (-7, 'scoring.win', '3')", ZH_VERIFY_ROW, 0, "override" },
  { "greatest-id", "INSERT INTO override VALUES (9223372036854775807, 'scoring.win', '3')", ZH_VERIFY_ROW, 0, "override" },
  { "actor-goes-on-unseen", "UPDATE journal SET actor = actor || char (0) || 'x' WHERE id = 2", ZH_VERIFY_CHAIN, 2, "" },
  { "args-go-on-unseen", "UPDATE journal SET args = args || char (0) || '{}' WHERE id = 9", ZH_VERIFY_CHAIN, 9, "" },
  { "hash-goes-on-unseen", "UPDATE journal SET hash = hash || char (0) || '0' WHERE id = 4", ZH_VERIFY_CHAIN, 4, "" },
  { "kind-out-of-range", "UPDATE journal SET kind = 7 WHERE kind = 2", ZH_VERIFY_CHAIN, 8, "" },
  { "kind-below-range", "UPDATE journal SET kind = -1 WHERE id = 1", ZH_VERIFY_CHAIN, 1, "" },
  { "schema-out-of-range", "UPDATE journal SET schema = schema + 4294967296 WHERE id = 3", ZH_VERIFY_CHAIN, 3, "" },
  { "entry-zero",
    "INSERT INTO journal SELECT 0, replica, 0, time, 'Nobody', 0, 0, 0, command, 1, args, '', '', '', changeset, version, first_id, n_ids FROM journal LIMIT 1",
    ZH_VERIFY_ENTRY, 0, "" },
  { "entry-negative",
    "INSERT INTO journal SELECT -5, replica, 0, time, 'Nobody', 0, 0, 0, command, 1, args, '', '', '', changeset, version, first_id, n_ids FROM journal LIMIT 1",
    ZH_VERIFY_ENTRY, -5, "" },
  { "state-next-id", "UPDATE file_state SET next_id = 1", ZH_VERIFY_STATE, 0, "" },
  { "state-next-id-past-all", "UPDATE file_state SET next_id = 4294967297", ZH_VERIFY_STATE, 0, "" },
  { "state-sequence", "UPDATE file_state SET sequence = 1", ZH_VERIFY_STATE, 0, "" },
  { "state-replica", "UPDATE file_state SET replica = -1", ZH_VERIFY_STATE, 0, "" },
  { "state-twice", "INSERT INTO file_state SELECT 2, replica, place, next_id, sequence, journal_length, journal_head, digest FROM file_state",
    ZH_VERIFY_STATE, 0, "" },
  { "state-length", "UPDATE file_state SET journal_length = 3", ZH_VERIFY_CHAIN, 4, "" },
  { "title-altered", "UPDATE competition SET title = 'Other Cup'", ZH_VERIFY_ROW, 1, "competition" },
};

/* Nobody writes to it, in either face; it can be read, and nothing in it is touched. */
static void
check_read_only (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize            n_before = 0;
  gsize            n_after = 0;

  g_assert_true (g_file_get_contents (fixture->path, &before, &n_before, NULL));
  g_assert_null (zh_desk_open (fixture->path, ZH_DESK_WRITE, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, "go on with one of its backups"));
  g_clear_error (&error);
  desk = zh_desk_open (fixture->path, ZH_DESK_READ, "", &error);
  g_assert_no_error (error);
  g_assert_false (zh_desk_check_journal (desk, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
  g_assert_true (g_file_get_contents (fixture->path, &after, &n_after, NULL));
  g_assert_cmpmem (before, n_before, after, n_after);
}

static void
test_tampering (Fixture      *fixture,
                gconstpointer data)
{
  gsize index = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhVerifyReport) report = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  tamper (fixture, tamperings[index].sql);
  report = verify (fixture, NULL);
  text = zh_verify_report_format (report);
  g_test_message ("%s", text);
  g_assert_cmpint (report->fault, ==, tamperings[index].fault);
  g_assert_cmpint (report->entry, ==, tamperings[index].entry);
  g_assert_cmpstr (report->table, ==, tamperings[index].table);
  g_assert_false (g_str_has_prefix (text, "ok "));
  if (tamperings[index].fault == ZH_VERIFY_STATE)
    {
      check_read_only (fixture);
      return;
    }
  /* What looks so may be a copy made while the file was written; nobody works on it. */
  g_assert_nonnull (strstr (text, "copied while it was written"));
  g_assert_null (zh_desk_open (fixture->path, ZH_DESK_READ, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_clear_error (&error);
  g_assert_null (zh_desk_open (fixture->path, ZH_DESK_WRITE, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_assert_nonnull (strstr (error->message, "Save a Copy"));
}

/* Rewrites an entry and every hash after it, and the end and the digest that the file remembers:
 * the chain holds again, and only the head on paper tells. */
static void
test_chain_recomputed (Fixture      *fixture,
                       gconstpointer data)
{
  g_autoptr (ZhVerifyReport) before = verify (fixture, NULL);
  g_autoptr (ZhVerifyReport) unaware = NULL;
  g_autoptr (ZhVerifyReport) aware = NULL;

  tamper (fixture, "UPDATE journal SET actor = 'Somebody Else' WHERE id = 2");
  forge_chain (fixture->path);
  unaware = verify (fixture, NULL);
  g_assert_cmpint (unaware->fault, ==, ZH_VERIFY_OK);
  aware = verify (fixture, before->head);
  g_assert_cmpint (aware->fault, ==, ZH_VERIFY_HEAD);
}

/* The chain holds, and an entry says what no program writes. */
static const struct
{
  const char *name;
  const char *sql;
  gint64      entry;
} impossible[] = {
  { "kind", "UPDATE journal SET kind = 7 WHERE id = 8", 8 },
  { "kind-negative", "UPDATE journal SET kind = -1 WHERE id = 2", 2 },
  { "schema", "UPDATE journal SET schema = schema + 4294967296 WHERE id = 3", 3 },
  { "command", "UPDATE journal SET command = 'Set result' WHERE id = 9", 9 },
  { "command-empty", "UPDATE journal SET command = '' WHERE id = 9", 9 },
  { "command-endless", "UPDATE journal SET command = hex (zeroblob (40)) WHERE id = 9", 9 },
  { "actor", "UPDATE journal SET actor = actor || char (0) || 'x' WHERE id = 2", 2 },
  { "reason", "UPDATE journal SET reason = char (0) || 'bribed' WHERE id = 9", 9 },
  { "args", "UPDATE journal SET args = CAST (CAST (args AS BLOB) || x'ff' AS TEXT) WHERE id = 4", 4 },
  { "version-before-it-was-said", "UPDATE journal SET version = 4 WHERE id = 1", 1 },
  { "version-of-the-future", "UPDATE journal SET version = 4294967301 WHERE id = 3", 3 },
  { "version-goes-back", "UPDATE journal SET version = NULL, first_id = NULL, n_ids = NULL WHERE id = 3", 3 },
  { "version-alone", "UPDATE journal SET first_id = NULL WHERE id = 3", 3 },
  { "ids-without-version", "UPDATE journal SET version = NULL WHERE id = 1", 1 },
  { "ids-less-than-none", "UPDATE journal SET n_ids = -1 WHERE id = 3", 3 },
  { "ids-without-the-first", "UPDATE journal SET first_id = 0, n_ids = 2 WHERE id = 3", 3 },
};

static void
test_impossible (Fixture      *fixture,
                 gconstpointer data)
{
  gsize index = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhVerifyReport) report = NULL;
  g_autofree char *text = NULL;

  tamper (fixture, impossible[index].sql);
  forge_chain (fixture->path);
  report = verify (fixture, NULL);
  text = zh_verify_report_format (report);
  g_test_message ("%s", text);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_ENTRY);
  g_assert_cmpint (report->entry, ==, impossible[index].entry);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  fixture->desk = zh_desk_open (fixture->path, ZH_DESK_READ, "", NULL);
  g_assert_false (zh_desk_check_journal (fixture->desk, NULL));
}

static void
check_usage (Fixture    *fixture,
             const char *head)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_verify_file (fixture->path, head, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_USAGE);
}

/* Fewer digits than documents print might be those of another entry. */
static void
test_bad_head (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (ZhVerifyReport) report = verify (fixture, NULL);
  g_autofree char *short_head = g_strndup (report->head, 11);

  check_usage (fixture, "abc");
  check_usage (fixture, "not-a-hash-at-all");
  check_usage (fixture, short_head);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up_played, func, fixture_tear_down)
  ADD ("/store/verify/ok", test_ok);
  ADD ("/store/verify/earlier-head", test_earlier_head);
  for (gsize i = 0; i < G_N_ELEMENTS (tamperings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/verify/%s", tamperings[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), set_up_played, test_tampering, fixture_tear_down);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (impossible); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/verify/impossible-%s", impossible[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), set_up_played, test_impossible, fixture_tear_down);
    }
  ADD ("/store/verify/chain-recomputed", test_chain_recomputed);
  ADD ("/store/verify/bad-head", test_bad_head);
  return g_test_run ();
}
