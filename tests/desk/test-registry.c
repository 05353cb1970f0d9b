/* The registry of commands: one row for each, which says nothing that cannot be. */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-journal.h"
#include "desk-private.h"
#include "errors.h"
#include "registry.h"
#include "store-schema.h"

/* Every id of commands.h has its row, and no row is without an id. */
static void
test_complete (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "src", "desk", "core", "commands.h", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GRegex) regex = g_regex_new ("#define ZH_COMMAND_\\w+ \"([a-z-]+)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  gsize n_commands = 0;
  gsize n_ids = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *id = g_match_info_fetch (match, 1);
      const ZhCommand *command = zh_command_find (id);

      if (command == NULL)
        g_error ("%s is not in the registry", id);
      g_assert_cmpstr (command->name, ==, id);
      n_ids++;
    }
  zh_command_list (&n_commands);
  g_assert_cmpuint (n_ids, ==, n_commands);
  g_assert_null (zh_command_find ("rate-players"));
}

/* The part that a row names has the words of its command. */
static void
test_words (void)
{
  gsize            n_commands = 0;
  const ZhCommand *commands = zh_command_list (&n_commands);

  for (gsize i = 0; i < n_commands; i++)
    {
      g_autofree char *name = zh_journal_command_format (commands[i].name, zh_language_get_screen ());

      g_assert_cmpint (zh_journal_command_get_part (commands[i].name), ==, commands[i].part);
      g_assert_cmpint (commands[i].part == ZH_JOURNAL_ALL, ==, commands[i].kind == ZH_COMMAND_RETURN);
      if (commands[i].kind != ZH_COMMAND_RETURN)
        g_assert_cmpstr (name, !=, commands[i].name);
    }
}

static gboolean
has_column (ZhDb       *db,
            ZhTable     table,
            const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, zh_table_get_info (table)->select_all);

  g_assert_no_error (error);
  for (int i = 0; i < zh_stmt_count_columns (stmt); i++)
    if (strcmp (zh_stmt_get_column_name (stmt, i), name) == 0)
      return TRUE;
  return FALSE;
}

static void
check_columns (ZhDb               *db,
               const char         *command,
               const ZhTableReach *reach)
{
  g_auto (GStrv) columns = g_strsplit (reach->columns != NULL ? reach->columns + (*reach->columns == '!') : "", " ", -1);

  for (char **column = columns; *column != NULL; column++)
    if (**column != '\0' && !has_column (db, reach->table, *column))
      g_error ("%s: table %s has no column %s", command, zh_table_get_info (reach->table)->name, *column);
}

/* Tables once each, columns that there are, keys where rows have some. */
static void
test_rows (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (NULL, ZH_DB_MEMORY, &error);
  gsize            n_commands = 0;
  const ZhCommand *commands = zh_command_list (&n_commands);

  g_assert_no_error (error);
  g_assert_true (zh_schema_migrate (db, &error));
  for (gsize i = 0; i < n_commands; i++)
    {
      const ZhTableReach *tables = commands[i].reach.tables;
      gsize               n = 0;

      for (; n < ZH_REACH_MAX_TABLES && tables[n].operations != 0; n++)
        {
          check_columns (db, commands[i].name, &tables[n]);
          g_assert_true (tables[n].keys == NULL || zh_table_get_key_column (tables[n].table) >= 0);
          g_assert_true (tables[n].columns == NULL || (tables[n].operations & ZH_ROW_CHANGED) != 0);
          for (gsize k = 0; k < n; k++)
            g_assert_cmpint (tables[k].table, !=, tables[n].table);
        }
      g_assert_cmpuint (n, <, ZH_REACH_MAX_TABLES);
      g_assert_cmpint (n == 0, ==, commands[i].kind == ZH_COMMAND_RETURN);
    }
}

static void
begin_unknown (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (ZhAct) act = zh_act_begin (fixture->desk, "rate-players", 0, NULL);

  g_assert_null (act);
}

/* An act without a row is a mistake of the programmer. */
static void
test_unknown (void)
{
  g_test_trap_subprocess ("/desk/registry/unknown/subprocess", 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*rate-players*not in the registry*");
}

static const ZhReach *
find_narrow_reach (const ZhJournalEntry *entry,
                   ZhReachSubject       *subject)
{
  static const ZhReach narrow = { 0, { { ZH_TABLE_TOURNAMENT, ZH_ROW_CHANGED } } };

  return &narrow;
}

/* What builds without optimisation ask after each act. */
static void
test_last_act (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64                id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  const ZhJournalEntry *entry;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  entry = g_ptr_array_index (fixture->desk->journal, fixture->desk->journal->len - 1);
  g_assert_true (zh_store_check_reach (fixture->desk->store, entry, zh_command_find_reach, &error));
  g_assert_no_error (error);
  g_assert_false (zh_store_check_reach (fixture->desk->store, entry, find_narrow_reach, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, ZH_COMMAND_PAIR_ROUND));
}

static gboolean
refuse (const char      *user,
        ZhRight          right,
        const ZhCommand *command,
        gpointer         user_data)
{
  const ZhRight *refused = user_data;

  g_assert_cmpint (right, !=, ZH_RIGHT_OF_TARGET);
  return right != *refused;
}

/* The message names command and right, and the act is not begun. */
static void
check_refused (Fixture         *fixture,
               const ZhCommand *command,
               const char      *name,
               ZhRight          right,
               GError          *error)
{
  if (!g_error_matches (error, ZH_ERROR, ZH_ERROR_REFUSED) || strstr (error->message, name) == NULL ||
      strstr (error->message, zh_right_get_label (right, zh_language_get_screen ())) == NULL)
    g_error ("%s: %s", command->name, error != NULL ? error->message : "not refused");
}

/* Whoever lacks a right can begin none of the acts that need it, and all others. */
static void
test_right (Fixture      *fixture,
            gconstpointer data)
{
  ZhRight          refused = (ZhRight) GPOINTER_TO_INT (data);
  gsize            n_commands = 0;
  const ZhCommand *commands = zh_command_list (&n_commands);
  g_autofree char *before = fixture_dump_tables (fixture);
  gint64           length = zh_desk_get_snapshot (fixture->desk)->journal_length;
  g_autofree char *after = NULL;
  guint            n_refused = 0;

  fixture->desk->grant = refuse;
  fixture->desk->grant_data = &refused;
  for (gsize i = 0; i < n_commands; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhAct) act = zh_act_begin (fixture->desk, commands[i].name, 0, &error);
      g_autofree char *name = zh_journal_command_format (commands[i].name, zh_language_get_screen ());

      g_assert_cmpint (act == NULL, ==, commands[i].right == refused);
      g_assert_cmpint (zh_desk_may (fixture->desk, commands[i].name, 0, NULL), ==, act != NULL);
      if (act == NULL)
        check_refused (fixture, &commands[i], name, refused, error);
      n_refused += act == NULL ? 1 : 0;
    }
  g_assert_cmpuint (n_refused, >, 0);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (zh_desk_get_snapshot (fixture->desk)->journal_length, ==, length);
}

/* Undo and redo need the right of their target. */
static void
test_right_of_target (Fixture      *fixture,
                      gconstpointer data)
{
  ZhRight refused = ZH_RIGHT_ENTRIES;
  g_autoptr (GError) error = NULL;

  fixture_add_tournament (fixture, "Men", "round-robin", 4); /* its last act numbers the entries */
  fixture->desk->grant = refuse;
  fixture->desk->grant_data = &refused;
  g_assert_null (zh_desk_undo (fixture->desk, &error));
  check_refused (fixture, zh_command_find (ZH_COMMAND_UNDO), "Undo", refused, error);
  g_clear_error (&error);
  refused = ZH_RIGHT_EVENT;
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  refused = ZH_RIGHT_ENTRIES;
  g_assert_null (zh_desk_redo (fixture->desk, &error));
  check_refused (fixture, zh_command_find (ZH_COMMAND_REDO), "Redo", refused, error);
  g_clear_error (&error);
  refused = ZH_RIGHT_EVENT;
  fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/registry/complete", test_complete);
  g_test_add_func ("/desk/registry/words", test_words);
  g_test_add_func ("/desk/registry/rows", test_rows);
  g_test_add_func ("/desk/registry/unknown", test_unknown);
  g_test_add ("/desk/registry/unknown/subprocess", Fixture, NULL, fixture_set_up, begin_unknown, fixture_tear_down);
  for (int right = 0; right < ZH_RIGHT_OF_TARGET; right++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/registry/right/%d", right);

      g_test_add (path, Fixture, GINT_TO_POINTER (right), fixture_set_up, test_right, fixture_tear_down);
    }
  g_test_add ("/desk/registry/right-of-target", Fixture, NULL, fixture_set_up, test_right_of_target, fixture_tear_down);
  g_test_add ("/desk/registry/last-act", Fixture, NULL, fixture_set_up, test_last_act, fixture_tear_down);
  return g_test_run ();
}
