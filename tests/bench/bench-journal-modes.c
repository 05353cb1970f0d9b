/* What an act costs in each journal mode of SQLite: a row changed, an entry of 500 bytes added
 * to the journal and the state of the file brought up to date, in one transaction, from BEGIN
 * until the one file holds it. The WAL modes are there because with them the file itself is
 * whole only after a checkpoint. With and without somebody who reads through SQLite meanwhile.
 *
 * Prints the median and the 95th percentile in milliseconds, and what a bare insert in WAL mode
 * costs on the same disk. Usage: bench-journal-modes [FOLDER]
 */
#include "config.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

#define N_ROWS 5500
#define N_ACTS 500
#define READER_PAUSE_US 3000

typedef struct
{
  const char *name;
  const char *pragmas;
  const char *afterwards; /* run after each commit, NULL for nothing */
} Mode;

static const Mode modes[] = {
  { "WAL alone (the file itself is old)", "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL", NULL },
  { "WAL, PASSIVE checkpoint", "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL", "PRAGMA wal_checkpoint (PASSIVE)" },
  { "WAL, TRUNCATE checkpoint", "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL", "PRAGMA wal_checkpoint (TRUNCATE)" },
  { "DELETE", "PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL", NULL },
  { "DELETE, folder synced (EXTRA)", "PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA", NULL },
  { "TRUNCATE", "PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL", NULL },
  { "PERSIST", "PRAGMA journal_mode = PERSIST; PRAGMA synchronous = FULL", NULL },
};

static const char tables[] =
    "CREATE TABLE state (id INTEGER PRIMARY KEY, length INTEGER, head TEXT);"
    "CREATE TABLE journal (id INTEGER PRIMARY KEY, args TEXT, changeset BLOB);"
    "CREATE TABLE game (id INTEGER PRIMARY KEY, pairing INTEGER, white INTEGER, black INTEGER);"
    "CREATE INDEX game_pairing ON game (pairing);"
    "INSERT INTO state VALUES (1, 0, '');";

typedef struct
{
  const char *path;
  gboolean    is_over; /* atomic */
} Reader;

static void
must (sqlite3 *db,
      int      code)
{
  if (code != SQLITE_OK && code != SQLITE_DONE)
    g_error ("%s", sqlite3_errmsg (db));
}

static void
run (sqlite3    *db,
     const char *sql)
{
  must (db, sqlite3_exec (db, sql, NULL, NULL, NULL));
}

static void
run_with (sqlite3    *db,
          const char *sql,
          int         number)
{
  sqlite3_stmt *stmt = NULL;

  must (db, sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL));
  must (db, sqlite3_bind_int (stmt, 1, number));
  must (db, sqlite3_step (stmt));
  must (db, sqlite3_finalize (stmt));
}

static sqlite3 *
open_database (const char *path)
{
  sqlite3 *db = NULL;

  must (db, sqlite3_open (path, &db));
  must (db, sqlite3_busy_timeout (db, 5000));
  return db;
}

static void
make_file (const char *path)
{
  sqlite3 *db = open_database (path);

  run (db, "BEGIN");
  run (db, tables);
  for (int i = 1; i <= N_ROWS; i++)
    {
      run_with (db, "INSERT INTO game VALUES (?1, ?1 / 2, 0, 0)", i);
      run_with (db, "INSERT INTO journal VALUES (?1, hex (randomblob (175)), randomblob (150))", i);
    }
  run (db, "COMMIT");
  sqlite3_close (db);
}

static gpointer
read_on (gpointer data)
{
  Reader  *reader = data;
  sqlite3 *db = open_database (reader->path);

  while (!g_atomic_int_get (&reader->is_over))
    {
      sqlite3_exec (db, "BEGIN; SELECT sum (length (args)) FROM journal; ROLLBACK", NULL, NULL, NULL);
      g_usleep (READER_PAUSE_US);
    }
  sqlite3_close (db);
  return NULL;
}

static void
act (sqlite3 *db,
     int      i)
{
  run (db, "BEGIN IMMEDIATE");
  run_with (db, "UPDATE game SET white = 1, black = 3 WHERE id = 1 + (?1 * 37) % 5500", i);
  run_with (db, "INSERT INTO journal VALUES (?1, hex (randomblob (175)), randomblob (150))", N_ROWS + 1 + i);
  run_with (db, "UPDATE state SET length = ?1, head = hex (randomblob (32))", i);
  run (db, "COMMIT");
}

static void
insert_bare (sqlite3 *db,
             int      i)
{
  run_with (db, "INSERT INTO game VALUES (?1, 0, 0, 0)", N_ROWS + 1 + i);
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return first < second ? -1 : first > second;
}

static void
measure (const char *path,
         const Mode *mode,
         void (*work) (sqlite3 *db, int i),
         gboolean with_reader)
{
  Reader   reader = { .path = path };
  GThread *thread = NULL;
  double   times[N_ACTS];
  sqlite3 *db;

  g_unlink (path);
  make_file (path);
  db = open_database (path);
  run (db, mode->pragmas);
  if (with_reader)
    thread = g_thread_new ("reader", read_on, &reader);
  for (int i = 0; i < N_ACTS; i++)
    {
      gint64 start = g_get_monotonic_time ();

      work (db, i);
      if (mode->afterwards != NULL)
        run (db, mode->afterwards);
      times[i] = (double) (g_get_monotonic_time () - start) / 1000.0;
    }
  g_atomic_int_set (&reader.is_over, TRUE);
  if (thread != NULL)
    g_thread_join (thread);
  sqlite3_close (db);
  qsort (times, N_ACTS, sizeof *times, compare_doubles);
  g_print ("%-38s %-10s p50 %7.3f  p95 %7.3f ms\n", mode->name, with_reader ? "and reader" : "alone",
           times[N_ACTS / 2], times[N_ACTS * 95 / 100]);
}

int
main (int    argc,
      char **argv)
{
  static const Mode bare = { "a bare insert, WAL", "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL", NULL };
  g_autofree char  *pattern = g_build_filename (argc > 1 ? argv[1] : g_get_tmp_dir (), "zhereb-modes-XXXXXX", NULL);
  const char       *folder = g_mkdtemp (pattern);
  g_autofree char  *path = g_build_filename (folder, "modes.db", NULL);

  measure (path, &bare, insert_bare, FALSE);
  for (int with_reader = 0; with_reader < 2; with_reader++)
    for (gsize i = 0; i < G_N_ELEMENTS (modes); i++)
      measure (path, &modes[i], act, with_reader);
  g_unlink (path);
  g_rmdir (folder);
  return 0;
}
