#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#include "canonical-json.h"
#include "commands.h"
#include "desk-fixture.h"
#include "errors.h"
#include "desk-issues.h"
#include "desk-journal.h"
#include "desk-protests.h"
#include "desk-verify.h"
#include "schema-fields.h"
#include "snapshot-dump.h"
#include "store-schema.h"

static void
check_verified (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhVerifyReport) report = zh_desk_verify_file (path, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
  g_assert_cmpuint (report->unchecked->len, ==, 0);
}

/* Reading and verifying leave an old file as it is. */
static void
check_reading_changes_nothing (const char *path,
                               guint       n_tournaments)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize            before_length = 0;
  gsize            after_length = 0;
  g_autoptr (ZhDesk) reader = NULL;

  g_assert_true (g_file_get_contents (path, &before, &before_length, NULL));
  reader = zh_desk_open (path, ZH_DESK_READ, "", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (zh_desk_get_snapshot (reader)->tournaments->len, ==, n_tournaments);
  check_verified (path);
  g_assert_true (zh_desk_close (reader, &error));
  g_assert_true (g_file_get_contents (path, &after, &after_length, NULL));
  g_assert_cmpmem (before, before_length, after, after_length);
}

/* Whether @entry is an act of an older version that stands, about @round of a tournament; its arguments. */
static JsonObject *
parse_if_about (const ZhJournalEntry *entry,
                const char           *command,
                gint64                tournament_id,
                int                   round)
{
  g_autoptr (JsonObject) args = zh_canonical_json_parse (entry->args);

  if (entry->kind != ZH_JOURNAL_ACT || entry->undone || entry->version != 0 || strcmp (entry->command, command) != 0 ||
      entry->tournament_id != tournament_id || zh_json_get_int (args, "round") != round)
    return NULL;
  return g_steal_pointer (&args);
}

/* The last of @entries that announced a pairing, and its place; as slow and as plain as can be. */
static gint64
find_announced (GPtrArray *entries,
                gint64     tournament_id,
                int        round,
                guint     *place)
{
  static const char *const commands[] = { ZH_COMMAND_PAIR_ROUND, ZH_COMMAND_REPAIR_ROUND, ZH_COMMAND_PUBLISH_ROUND };

  for (guint i = entries->len; i > 0; i--)
    for (gsize k = 0; k < G_N_ELEMENTS (commands); k++)
      {
        const ZhJournalEntry *entry = g_ptr_array_index (entries, i - 1);
        g_autoptr (JsonObject) args = parse_if_about (entry, commands[k], tournament_id, round);

        if (args != NULL)
          {
            *place = i;
            return g_date_time_to_unix (entry->time);
          }
      }
  return 0;
}

static gint64
find_entered (GPtrArray *entries,
              guint      first,
              gint64     tournament_id,
              int        round,
              int        board,
              int        game)
{
  for (guint i = entries->len; i > first; i--)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i - 1);
      g_autoptr (JsonObject) args = parse_if_about (entry, ZH_COMMAND_SET_RESULT, tournament_id, round);

      if (args != NULL && zh_json_get_int (args, "board") == board &&
          (!json_object_has_member (args, "game") || zh_json_get_int (args, "game") == game))
        return g_date_time_to_unix (entry->time);
    }
  return 0;
}

/* Returns how many games have a time. */
static guint
check_round (GPtrArray          *entries,
             const ZhTournament *tournament,
             const ZhRound      *round)
{
  guint place = 0;
  guint n_entered = 0;

  g_assert_cmpint (round->announced, ==, find_announced (entries, tournament->id, round->number, &place));
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; game < pairing->n_games; game++)
        {
          gint64 expected = find_entered (entries, place, tournament->id, round->number, pairing->number, game + 1);

          if (pairing->games[game].result.white == ZH_MARK_NONE)
            expected = 0;
          g_assert_cmpint (pairing->games[game].entered, ==, expected);
          n_entered += expected != 0;
        }
    }
  return n_entered;
}

/* The last issue of each document is there as the last act says that stands. */
static void
check_issues (GPtrArray          *entries,
              const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->issues->len; i++)
    {
      const ZhIssue *issue = g_ptr_array_index (tournament->issues, i);
      gint64         time = 0;
      gint64         number = 0;

      for (guint k = 0; k < entries->len; k++)
        {
          const ZhJournalEntry *entry = g_ptr_array_index (entries, k);
          g_autoptr (JsonObject) args = parse_if_about (entry, ZH_COMMAND_ISSUE_DOCUMENTS, tournament->id, issue->round);
          g_auto (GStrv) documents = g_strsplit (args != NULL ? zh_json_get_string (args, "documents") : "", ",", -1);

          if (args == NULL || !g_strv_contains ((const char *const *) documents, issue->document))
            continue;
          time = g_date_time_to_unix (entry->time);
          number = zh_json_get_int (args, "issue");
        }
      g_assert_cmpint (issue->time, ==, time);
      g_assert_cmpint (issue->number, ==, number);
      g_assert_cmpint (zh_tournament_count_issues (tournament, issue->document, issue->round), ==, number);
      g_assert_cmpint (issue->medium, ==, ZH_ISSUE_SAVED);
    }
}

/* How many issues should be there: documents and rounds that stand in acts, each once. */
static guint
count_documents (GPtrArray *entries)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint k = 0; k < entries->len; k++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, k);
      g_autoptr (JsonObject) args = zh_canonical_json_parse (entry->args);
      g_auto (GStrv) documents = g_strsplit (zh_json_get_string (args, "documents"), ",", -1);

      for (char **name = documents; *name != NULL && strcmp (entry->command, ZH_COMMAND_ISSUE_DOCUMENTS) == 0; name++)
        if (entry->kind == ZH_JOURNAL_ACT && !entry->undone)
          g_hash_table_add (seen, g_strdup_printf ("%" G_GINT64_FORMAT " %s %d", entry->tournament_id, *name, (int) zh_json_get_int (args, "round")));
    }
  return g_hash_table_size (seen);
}

static void
check_rulings (GPtrArray           *entries,
               const ZhCompetition *competition)
{
  for (guint i = 0; i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i);
      gint64                  act = 0;

      for (guint k = 0; k < entries->len; k++)
        {
          const ZhJournalEntry *entry = g_ptr_array_index (entries, k);
          g_autoptr (JsonObject) args = parse_if_about (entry, ZH_COMMAND_RULE_INCIDENT, record->tournament_id, record->round);

          if (args != NULL && zh_json_get_int (args, "id") == record->id)
            act = entry->replica << 32 | entry->sequence;
        }
      g_assert_cmpint (act, !=, 0);
      g_assert_cmpint (record->act, ==, act);
    }
}

/* What was read out of the journal before version 5 stands in rows, and is what the journal says. */
static guint
check_state (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (fixture->desk, NULL, &error);
  const ZhCompetition *competition = zh_desk_get_snapshot (fixture->desk);
  guint                n_entered = 0;
  guint                n_issues = 0;

  g_assert_no_error (error);
  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, i);

      for (guint k = 0; k < tournament->rounds->len; k++)
        n_entered += check_round (entries, tournament, g_ptr_array_index (tournament->rounds, k));
      check_issues (entries, tournament);
      n_issues += tournament->issues->len;
    }
  g_assert_cmpuint (n_issues, ==, count_documents (entries));
  check_rulings (entries, competition);
  return n_entered;
}

/* The tables, and what the program makes of them. */
static char *
dump (Fixture *fixture)
{
  g_autofree char *tables = fixture_dump_tables (fixture);
  g_autofree char *shown = zh_competition_dump (zh_desk_get_snapshot (fixture->desk));
  const char      *end = strstr (shown, "\njournal ");

  /* The journal grows with every undo. */
  g_assert_nonnull (end);
  return g_strdup_printf ("%s%.*s%s", tables, (int) (end - shown), shown, strchr (end + 1, '\n'));
}

/* Takes everything back, act by act; what stood after each is pushed onto @states. */
static void
undo_everything (Fixture   *fixture,
                 GPtrArray *states)
{
  while (zh_desk_get_last_act (fixture->desk) != NULL)
    {
      const ZhJournalEntry *last = zh_desk_get_last_act (fixture->desk);
      g_autoptr (GError) error = NULL;

      g_ptr_array_add (states, dump (fixture));
      if (last->version == 0)
        check_state (fixture);
      fixture_check (fixture, zh_desk_undo_act (fixture->desk, last->id, &error), error);
    }
  g_assert_cmpuint (zh_desk_get_snapshot (fixture->desk)->tournaments->len, ==, 0);
}

/* Does everything again: the same stands after each act. */
static void
redo_everything (Fixture   *fixture,
                 GPtrArray *states)
{
  guint n_left = states->len;

  while (zh_desk_get_redo_entry (fixture->desk) != NULL)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *found = NULL;

      fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
      found = dump (fixture);
      g_assert_cmpuint (n_left, >, 0);
      g_assert_cmpstr (found, ==, g_ptr_array_index (states, --n_left));
    }
  g_assert_cmpuint (n_left, ==, 0);
}

/* Acts of today on rows that were made from the journal: a ruling of then is annulled, a result corrected,
 * a document issued once more. */
static void
go_on (Fixture *fixture)
{
  const ZhCompetition    *competition = zh_desk_get_snapshot (fixture->desk);
  const ZhTournament     *tournament = g_ptr_array_index (competition->tournaments, 0);
  const ZhIncidentRecord *ruling = g_ptr_array_index (competition->incidents, 0);
  ZhProtestInput          input = {
             .tournament_id = tournament->id,
             .entry_id = ruling->entry_id,
             .written = TRUE,
             .subject = ZH_PROTEST_SUBJECT_RULING,
             .incident_id = ruling->id,
             .facts = "It was another phone.",
             .admitted = "years later",
  };
  ZhProtestRuling decision = {
    .forum = ZH_PROTEST_FORUM_CHIEF_ARBITER,
    .decision = ZH_PROTEST_DECISION_UPHELD,
    .reason = "Another phone rang",
    .effect = ZH_PROTEST_EFFECT_ANNULLED,
  };
  ZhResult drawn = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
  ZhIssued issued = {
    .tournament_id = tournament->id,
    .ids = (const char *const[]){ "start-list", NULL },
    .titles = (const char *const[]){ "Start list", NULL },
    .language = "uk",
    .medium = ZH_ISSUE_PRINTED,
  };
  gint64 id = tournament->id;
  gint64 case_id = 0;
  int    board = ruling->board;
  int    n_issues = zh_tournament_count_issues (tournament, "start-list", 0);
  g_autoptr (GError) error = NULL;
  const ZhPairing *pairing;

  g_assert_cmpint (n_issues, ==, 3);
  fixture_check (fixture, zh_desk_file_protest (fixture->desk, &input, &case_id, &error), error);
  fixture_check (fixture, zh_desk_decide_protest (fixture->desk, case_id, &decision, &error), error);
  pairing = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1), board);
  g_assert_cmpint (pairing->games[0].result.white, ==, ZH_MARK_WIN);
  g_assert_cmpint (pairing->games[0].entered, !=, 0);
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 2, 0, drawn, &error), error);
  fixture_check (fixture, zh_desk_issue_documents (fixture->desk, &issued, &error), error);
  g_assert_cmpint (zh_tournament_count_issues (fixture_get_tournament (fixture, id), "start-list", 0), ==, n_issues + 1);
}

/* A stored file of every released version opens, verifies, can be undone to its first act
 * and done again. They were written by the zherebctl of their time: the sample competition, and one of
 * version 4 with much that was read out of the journal then: rulings, issues, results of matches, a round
 * paired anew, acts undone and done again. Version 5 has a ruling, issues, contacts, and a round taken back;
 * version 6 what is printed for a round, and a result corrected after its round; version 7 sites of online play,
 * letters, a leave and a claim, results read again, persons who came, and an admission. */
static const struct
{
  const char *name;
  guint       n_tournaments;
  void (*go_on) (Fixture *fixture);
  gboolean has_rows; /* it was written with what check_state() reads out of the journals of older ones */
} files[] = {
  { "version-1", 1 },
  { "version-2", 1 },
  { "version-3", 1 },
  { "version-4", 1 },
  { "version-4-state", 2, go_on },
  { "version-5", 1, NULL, TRUE },
  { "version-6", 1, NULL, TRUE },
  { "version-7", 2, NULL, TRUE },
};

/* What was undone when the file was written is done again by whoever took it back. */
static void
redo_what_is_undone (Fixture *fixture)
{
  g_autoptr (GPtrArray) actors = zh_desk_list_actors (fixture->desk);

  for (guint i = 0; i < actors->len; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_true (zh_desk_close (fixture->desk, &error));
      zh_desk_unref (fixture->desk);
      fixture->desk = zh_desk_open (fixture->path, ZH_DESK_WRITE, g_ptr_array_index (actors, i), &error);
      while (zh_desk_get_redo_entry (fixture->desk) != NULL)
        fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
    }
  fixture_reopen (fixture);
}

/* An act of an older version does not go while one of today stands: what that one wrote would be made anew
 * from the journal. */
static void
check_border (Fixture *fixture)
{
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (fixture->desk, NULL, NULL);

  for (guint i = 1; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);
      g_autoptr (GError) error = NULL;

      if (entry->kind != ZH_JOURNAL_ACT || entry->version != 0)
        continue;
      g_assert_null (zh_desk_check_undo_act (fixture->desk, entry->id, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
    }
}

static void
test_version (gconstpointer data)
{
  gsize            index = GPOINTER_TO_SIZE (data);
  g_autofree char *name = g_strdup_printf ("%s.zhereb.gz", files[index].name);
  Fixture          fixture = { .folder = g_dir_make_tmp ("zhereb-version-XXXXXX", NULL) };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);

  fixture.path = g_build_filename (fixture.folder, "old.zhereb", NULL);
  fixture_unpack (name, fixture.path);
  check_reading_changes_nothing (fixture.path, files[index].n_tournaments);
  fixture.desk = zh_desk_open (fixture.path, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
  check_verified (fixture.path);

  redo_what_is_undone (&fixture);
  check_verified (fixture.path);

  if (!files[index].has_rows)
    g_assert_cmpuint (check_state (&fixture), >, 2);
  if (files[index].go_on != NULL)
    {
      files[index].go_on (&fixture);
      check_border (&fixture);
    }
  check_verified (fixture.path);
  undo_everything (&fixture, states);
  g_assert_cmpuint (states->len, >, 30);
  check_verified (fixture.path);
  fixture_reopen (&fixture);
  redo_everything (&fixture, states);
  check_verified (fixture.path);
  fixture_reopen (&fixture);
  fixture_tear_down (&fixture, NULL);
}

/* Each version that is not the newest is tried: it was handed out, and its text stays as it is. */
static void
test_all_stored (void)
{
  for (int version = 1; version < ZH_FILE_VERSION; version++)
    {
      g_autofree char *name = g_strdup_printf ("version-%d", version);
      gboolean         found = FALSE;

      for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
        found = found || strcmp (files[i].name, name) == 0;
      g_test_message ("%s", name);
      g_assert_true (found);
    }
}

/* Which columns the table of officials has, in their order. */
static char *
list_columns (ZhDb *db)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, "SELECT group_concat (name, ' ') || ' ' FROM pragma_table_info ('official')");

  g_assert_no_error (error);
  g_assert_true (zh_stmt_next (stmt));
  return zh_stmt_dup_text (stmt, 0);
}

/* A field that is only in its table gets a column at the end, once; the older versions know nothing of it. */
static void
test_new_fields (void)
{
  static const ZhField fields[] = {
    { .column = "name", .kind = ZH_FIELD_KIND_TEXT },
    { .column = "birth", .kind = ZH_FIELD_KIND_DATE, .flags = ZH_FIELD_NULLABLE },
    { .column = "odd_text", .kind = ZH_FIELD_KIND_TEXT, .flags = ZH_FIELD_NULLABLE },
    { .column = "odd_number", .kind = ZH_FIELD_KIND_NUMBER, .flags = ZH_FIELD_NULLABLE },
  };
  static const ZhRecordType type = { .table = "official", .fields = fields, .n_fields = G_N_ELEMENTS (fields) };

  for (int version = 1; version <= ZH_FILE_VERSION; version++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhDb) db = zh_db_open (NULL, ZH_DB_MEMORY, &error);
      g_autofree char *before = NULL;
      g_autofree char *expected = NULL;
      g_autofree char *after = NULL;

      g_assert_no_error (error);
      g_assert_true (zh_schema_migrate_to (db, version, &error));
      before = list_columns (db);
      g_assert_null (strstr (before, "odd"));
      expected = g_strconcat (before, strstr (before, "birth") == NULL ? "birth " : "", "odd_text odd_number ", NULL);
      for (int i = 0; i < 2; i++)
        g_assert_true (zh_schema_add_fields (db, &type, &error));
      after = list_columns (db);
      g_assert_cmpstr (after, ==, expected);
      g_assert_true (zh_db_exec (db, "INSERT INTO official (role, name, category, federation, odd_text, odd_number)"
                                     " VALUES ('', '', '', '', 'x', 1)",
                                 &error));
    }
}

static int
count_commit (gpointer n_commits)
{
  ++*(int *) n_commits;
  return 0;
}

/* Between two versions the power may go: there is nothing between them, whatever the old one was. */
static void
test_one_transaction (void)
{
  for (int version = 0; version < ZH_FILE_VERSION; version++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhDb) db = zh_db_open (NULL, ZH_DB_MEMORY, &error);
      int n_commits = 0;

      g_assert_no_error (error);
      g_assert_true (zh_schema_migrate_to (db, version, &error));
      sqlite3_commit_hook (zh_db_get_handle (db), count_commit, &n_commits);
      g_assert_true (zh_schema_migrate (db, &error));
      g_assert_cmpint (n_commits, ==, 1);
      g_assert_true (zh_schema_migrate (db, &error));
      g_assert_cmpint (n_commits, ==, 1);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/versions/%s", files[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_version);
    }
  g_test_add_func ("/store/versions/all-stored", test_all_stored);
  g_test_add_func ("/store/versions/new-fields", test_new_fields);
  g_test_add_func ("/store/versions/one-transaction", test_one_transaction);
  return g_test_run ();
}
