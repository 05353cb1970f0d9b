/* A schema that is not ours to the letter is refused by the name of what is strange in it, and
 * the file is left as it is. */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-verify.h"
#include "errors.h"
#include "forgery.h"
#include "store-db.h"
#include "store-schema.h"

#define INTO_SCHEMA "INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES "
#define REWRITE(name, from, to) \
  "UPDATE sqlite_schema SET sql = replace (sql, '" from "', '" to "') WHERE name = '" name "'"

static const struct
{
  const char *name;
  const char *sql;
  const char *named; /* in the message */
} forgeries[] = {
  { "trigger", "CREATE TRIGGER helper AFTER UPDATE ON game BEGIN DELETE FROM person; END", "helper" },
  { "trigger-called-statistics",
    INTO_SCHEMA "('trigger', 'sqlite_stat_x', 'game', 0,"
                " 'CREATE TRIGGER sqlite_stat_x AFTER UPDATE ON game BEGIN UPDATE person SET rating = 1; END')",
    "sqlite_stat_x" },
  { "trigger-called-sequence",
    INTO_SCHEMA "('trigger', 'sqlite_sequence', 'game', 0,"
                " 'CREATE TRIGGER sqlite_sequence AFTER INSERT ON game BEGIN DELETE FROM incident; END')",
    "sqlite_sequence" },
  { "view", "CREATE VIEW players AS SELECT * FROM person", "players" },
  { "view-called-statistics",
    INTO_SCHEMA "('view', 'sqlite_stat_v', 'sqlite_stat_v', 0, 'CREATE VIEW sqlite_stat_v AS SELECT * FROM person')",
    "sqlite_stat_v" },
  { "statistics", "ANALYZE", "sqlite_stat" },
  { "table", "CREATE TABLE extra (id INTEGER PRIMARY KEY)", "extra" },
  { "table-called-statistics",
    "CREATE TABLE extra (id INTEGER PRIMARY KEY); UPDATE sqlite_schema SET name = 'sqlite_stat9', tbl_name = 'sqlite_stat9',"
    " sql = 'CREATE TABLE sqlite_stat9 (id INTEGER PRIMARY KEY)' WHERE name = 'extra'",
    "sqlite_stat9" },
  { "sequence", "CREATE TABLE extra (id INTEGER PRIMARY KEY AUTOINCREMENT); DROP TABLE extra", "sqlite_sequence" },
  { "virtual-table", "CREATE VIRTUAL TABLE extra USING rtree (id, low, high)", "extra" },
  { "virtual-table-in-disguise",
    INTO_SCHEMA "('table', 'sqlite_stat_t', 'sqlite_stat_t', 0, 'CREATE VIRTUAL TABLE sqlite_stat_t USING fts5 (body)')",
    "sqlite_stat_t" },
  { "index", "CREATE INDEX person_surname ON person (surname)", "person_surname" },
  { "index-missing", "DROP INDEX game_pairing", "game_pairing" },
  { "index-partial", "DROP INDEX game_pairing; CREATE INDEX game_pairing ON game (pairing_id) WHERE white = 1", "game_pairing" },
  { "index-unique", "DROP INDEX entry_person; CREATE UNIQUE INDEX entry_person ON entry (person_id)", "entry_person" },
  { "index-of-expression", "DROP INDEX game_pairing; CREATE INDEX game_pairing ON game (pairing_id + 0)", "game_pairing" },
  { "index-descending", "DROP INDEX game_pairing; CREATE INDEX game_pairing ON game (pairing_id DESC)", "game_pairing" },
  { "index-of-another-table", "UPDATE sqlite_schema SET tbl_name = 'round' WHERE name = 'game_pairing'", "game_pairing" },
  { "index-twice", INTO_SCHEMA "('index', 'game_pairing', 'game', 2, 'CREATE INDEX game_pairing ON game (pairing_id)')", "game_pairing" },
  { "table-missing", "DROP TABLE clock_change", "clock_change" },
  { "table-twice", "INSERT INTO sqlite_schema SELECT * FROM sqlite_schema WHERE name = 'person'", "person" },
  { "column", "ALTER TABLE person ADD COLUMN more TEXT", "person" },
  { "column-generated", "ALTER TABLE person ADD COLUMN loud TEXT AS (upper (surname))", "person" },
  { "column-default", REWRITE ("official", "name TEXT NOT NULL", "name TEXT NOT NULL DEFAULT ''x''"), "official" },
  { "column-collation", REWRITE ("override", "key TEXT NOT NULL", "key TEXT NOT NULL COLLATE NOCASE"), "override" },
  { "column-check", REWRITE ("game", "white INTEGER NOT NULL", "white INTEGER NOT NULL CHECK (white < 9)"), "game" },
  { "not-strict", REWRITE ("game", "STRICT", ""), "game" },
  { "cascade", REWRITE ("game", "REFERENCES pairing (id)", "REFERENCES pairing (id) ON DELETE CASCADE"), "game" },
  { "behind-a-zero-byte", "UPDATE sqlite_schema SET sql = sql || char (0) || ' more' WHERE name = 'person'", "person" },
  { "name-behind-a-zero-byte", "UPDATE sqlite_schema SET name = name || char (0) || 'x' WHERE name = 'game_pairing'", "game_pairing" },
};

static void
check_refused (const char *path,
               ZhDeskMode  mode,
               const char *named)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (path, mode, "", &error);

  g_assert_null (desk);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, named));
}

static void
test_forgery (Fixture      *fixture,
              gconstpointer data)
{
  gsize index = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize            before_length = 0;
  gsize            after_length = 0;

  fixture_add_tournament (fixture, "Men", "round-robin", 4);
  g_assert_true (zh_desk_close (fixture->desk, &error));
  g_clear_pointer (&fixture->desk, zh_desk_unref);
  forge (fixture->path, forgeries[index].sql);
  g_assert_true (g_file_get_contents (fixture->path, &before, &before_length, NULL));
  check_refused (fixture->path, ZH_DESK_READ, forgeries[index].named);
  check_refused (fixture->path, ZH_DESK_WRITE, forgeries[index].named);
  g_assert_null (zh_desk_verify_file (fixture->path, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_assert_true (g_file_get_contents (fixture->path, &after, &after_length, NULL));
  g_assert_cmpmem (before, before_length, after, after_length);
}

/* Were one to come into a file that is open, it would not run. */
static void
test_switched_off (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (NULL, ZH_DB_MEMORY, &error);
  gint64 count = 0;

  g_assert_no_error (error);
  zh_db_exec (db,
              "CREATE TABLE first (id INTEGER PRIMARY KEY); CREATE TABLE second (id INTEGER PRIMARY KEY);"
              "CREATE TRIGGER helper AFTER INSERT ON first BEGIN INSERT INTO second VALUES (new.id); END;"
              "CREATE VIEW both AS SELECT * FROM first; INSERT INTO first VALUES (1)",
              &error);
  g_assert_no_error (error);
  g_assert_true (zh_db_query_int (db, "SELECT count (*) FROM second", &count, &error));
  g_assert_cmpint (count, ==, 0);
  g_assert_false (zh_db_query_int (db, "SELECT count (*) FROM both", &count, &error));
  g_assert_nonnull (error);
}

/* So a file of this version is known without a schema being made to compare it with. Where this fails
 * because the schema is another one now, the digest found is the new one. */
static void
test_digest (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_schema_new_in_memory (ZH_FILE_VERSION, &error);
  g_autofree char *digest = NULL;

  g_assert_no_error (error);
  digest = zh_schema_compute_digest (db, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (digest, ==, ZH_SCHEMA_DIGEST);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (forgeries); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/schema/%s", forgeries[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_forgery, fixture_tear_down);
    }
  g_test_add_func ("/store/schema/digest", test_digest);
  g_test_add_func ("/store/schema/switched-off", test_switched_off);
  return g_test_run ();
}
