/* Files in which one value was changed from outside, past every digest: no command that reads or
 * writes them dies. Every column of every table that has a row is tried with values that its type
 * takes. The file is made one of an older version, which has no digest, so that it is opened at all;
 * those that the opening refuses are done with.
 *
 * ZHEREB_FORGED_FILES=N tries every Nth value, from the first on; 1 tries all.
 */
#include "config.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ctl-runner.h"
#include "ctl.h"

#define DEFAULT_STEP 211
#define MAX_WORDS 16

static const char *const numbers[] = { "NULL", "0", "-1", "1", "2", "99999", "2147483647", "9223372036854775807" };
static const char *const texts[] = { "''", "'x'", "'{}'", "'1'", "'-1'", "'a,b;c' || char (10) || '=1'", "printf ('%700d', 1)",
                                     "'2026-13-45'", "'{\"a\":[1'", "char (27) || '[2J'", "'1-1,2-2'" };

/* What reads @F; then what writes. */
static const char *const commands[] = {
  "info @F --json",
  "info @F",
  "log @F",
  "log @F --json",
  "tournament @F list",
  "export @F",
  "export @F --trf 16",
  "entry @F list --json",
  "member @F list",
  "lineup @F list",
  "round @F show 1",
  "standings @F --json",
  "tie-breaks @F list",
  "tie-breaks @F propose",
  "groups @F plan",
  "prizes @F",
  "team-places @F",
  "incident @F list",
  "protest @F list --json",
  "protest @F show 1",
  "protest @F extract 1 --file list.txt",
  "official @F",
  "late @F list --round 1",
  "late @F missing --round 1",
  "clocks @F list --round 1 --board 3",
  "record @F --round 1 --board 1",
  "games @F",
  "games @F --kept",
  "adjourn @F",
  "explain @F --round 1",
  "bracket @F",
  "playoff @F",
  "forbidden @F",
  "openings @F",
  "verify @F",
  "report @F start-list --format txt",
  "report @F register --format csv",
  "report @F entry-final --format txt",
  "report @F officials --format txt",
  "report @F schedule --format txt",
  "report @F pairings --round 1 --format txt",
  "report @F seats --round 1 --format txt",
  "report @F slips --round 1 --format txt",
  "report @F lineup-slips --round 1 --format txt",
  "report @F score-sheets --round 1 --format txt",
  "report @F time-trouble --round 1 --format txt",
  "report @F match-sheets --round 1 --format txt",
  "report @F match-summary --round 1 --format txt",
  "report @F results --round 1 --format html",
  "report @F board-results --round 1 --format txt",
  "report @F envelopes --round 1 --format txt",
  "report @F resumptions --round 1 --format txt",
  "report @F scores --round 1 --format txt",
  "report @F standings --format html",
  "report @F crosstable --format txt",
  "report @F crosstable-final --format csv",
  "report @F incidents --format txt",
  "report @F sanctions --format txt",
  "report @F decisions --format txt",
  "report @F protest-form --format txt",
  "report @F protests --format txt",
  "report @F arbiter-report --format txt",
  "report @F final-protocol --format txt",
  "report @F prizes --format txt",
  "report @F ratings --format txt",
  "report @F explanations --format txt",
  "incident @F add --round 1 --board 1 --player 1 --incident illegal-move --ask",
  "protest @F committee 1",
  "edit-round @F swap 1",
  "result @F --round 1 --board 3 1-0",
  "round @F close 1",
  "pair @F",
  "undo @F",
};

/* What a child tells before it dies. */
typedef struct
{
  guint command;
} Note;

typedef struct
{
  char *folder;
  char *base;
  char *forged;
  Note *note; /* shared with the child */
  guint n_tried;
  guint n_refused;
  guint n_died;
} Forging;

static const char team_list[] = "Team,Board,Name,Rating\nA,1,Aa One,2100\nA,2,Ab Two,2000\nA,3,Ac Res,1900\nB,1,Ba One,2050\nB,2,Bb Two,1950\n";

static void
add_acts (const char        *file,
          const char *const *acts)
{
  for (; *acts != NULL; acts++)
    {
      g_autoptr (GString) line = g_string_new (*acts);
      g_auto (GStrv) words = NULL;
      g_autofree char *errors = NULL;

      g_string_replace (line, "@F", file, 0);
      g_assert_true (g_shell_parse_argv (line->str, NULL, &words, NULL));
      /* Who does not read it would leave a broken pipe. */
      if (ctl_run ((const char *const *) words, strstr (*acts, "import") != NULL ? team_list : NULL, NULL, &errors) != 0)
        g_error ("%s: %s", line->str, errors);
    }
}

static const char *const swiss_acts[] = {
  "new @F --title Swiss --ruleset fide-2023 --start 2026-03-01 --chief-arbiter 'Olena Test'",
  "tournament @F add --name S --system dutch --rounds 5 --time 5400+30",
  "entry @F add 'Aaa One' --rating 1990 --birth 2000-01-01",
  "entry @F add 'Bbb Two' --rating 1980 --birth 2000-01-02",
  "entry @F add 'Ccc Three' --rating 1970",
  "entry @F add 'Ddd Four' --rating 1960",
  "entry @F add 'Eee Five' --rating 1950",
  "entry @F add 'Fff Six' --rating 1940",
  "entry @F add 'Ggg Seven' --rating 1930",
  "entry @F number --by rating",
  "forbidden @F set '1 2'",
  "entry @F absent 5 --round 2",
  "pair @F --publish",
  "adjourn @F --round 1 --board 3 --position '4k3/8/8/8/8/8/4P3/4K3 w - - 0 40' --times 0:30:00-0:20:00 --sealed-by white",
  "result @F --round 1 --board 1 1-0",
  "record @F --round 1 --board 1 e4 e5 Nf3 Nc6",
  "clocks @F set --round 1 --board 3 --kind set --before 1:00:00-1:00:00 --after 1:00:00-1:02:00",
  "incident @F add --round 1 --board 2 --player 2 --incident illegal-move",
  "regulation @F scoring.win 2",
  "protest @F new --round 1 --board 2 --player 2 --against result --text W --claim c --articles A.1",
  "protest @F attach 1 --file @F.txt",
  "official @F committee-chair One --federation North",
  "official @F committee Two --federation South",
  "official @F committee Three --federation East",
  "official @F committee-reserve Four --federation West",
  "official @F committee-reserve Five --federation Far",
  "protest @F committee 1",
  "tournament @F add --name Other --system team-swiss --boards 2 --rounds 3 --time 5400+30",
  "import @F - --tournament Other",
  "entry @F number --by rating --tournament Other",
  "pair @F --publish --tournament Other",
  NULL
};

static const char *const team_acts[] = {
  "new @F --title Team --ruleset ua-chess-2026",
  "tournament @F add --name T --system team-swiss --boards 2 --rounds 5 --time 5400+30",
  "import @F -",
  "entry @F number --by rating",
  "pair @F --publish",
  "result @F --round 1 --board 1 1-0,0-1",
  "round @F close 1",
  NULL
};

static gboolean
run_sql (const char *path,
         const char *sql)
{
  sqlite3 *db = NULL;
  int      code = sqlite3_open (path, &db);

  if (code == SQLITE_OK)
    code = sqlite3_exec (db, sql, NULL, NULL, NULL);
  sqlite3_close (db);
  return code == SQLITE_OK;
}

static void
copy_file (const char *from,
           const char *to)
{
  g_autofree char *bytes = NULL;
  gsize            size = 0;

  g_assert_true (g_file_get_contents (from, &bytes, &size, NULL));
  g_assert_true (g_file_set_contents (to, bytes, (gssize) size, NULL));
}

static int
run_command (Forging    *self,
             const char *words)
{
  g_autoptr (GString) line = g_string_new ("zherebctl ");
  g_auto (GStrv) argv = NULL;

  g_string_append (line, words);
  g_string_append (line, " --tournament 1");
  g_string_replace (line, "@F", self->forged, 0);
  argv = g_strsplit (line->str, " ", MAX_WORDS);
  return zh_ctl_main ((int) g_strv_length (argv), argv);
}

/* In the child: its exit says whether the file was refused. */
static void
run_all (Forging *self)
{
  int nowhere = open ("/dev/null", O_RDWR);

  dup2 (nowhere, STDOUT_FILENO);
  dup2 (nowhere, STDERR_FILENO);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      self->note->command = i;
      if (run_command (self, commands[i]) == ZH_CTL_FILE && i == 0)
        _exit (ZH_CTL_FILE);
    }
  _exit (0);
}

static void
try_value (Forging    *self,
           const char *table,
           const char *column,
           const char *value)
{
  g_autofree char *sql = g_strdup_printf ("UPDATE \"%s\" SET \"%s\" = %s WHERE rowid ="
                                          " (SELECT rowid FROM \"%s\" ORDER BY rowid LIMIT 1 OFFSET (SELECT count (*) / 2 FROM \"%s\"))",
                                          table, column, value, table, table);
  int              status = 0;
  pid_t            child;

  copy_file (self->base, self->forged);
  if (!run_sql (self->forged, sql))
    return;
  self->n_tried++;
  child = fork ();
  if (child == 0)
    run_all (self);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  self->n_refused += WIFEXITED (status) && WEXITSTATUS (status) == ZH_CTL_FILE ? 1 : 0;
  if (WIFEXITED (status) && (WEXITSTATUS (status) == 0 || WEXITSTATUS (status) == ZH_CTL_FILE))
    return;
  self->n_died++;
  g_test_message ("%s.%s = %s: “%s” ended with %d", table, column, value, commands[self->note->command], status);
}

/* References lead to rows that are there, of the first or the last that was made: of another entry,
 * round or tournament than they should. @step: as ever, and at least a tenth of them all. */
static void
try_references (Forging *self,
                guint    step)
{
  sqlite3      *db = NULL;
  sqlite3_stmt *stmt = NULL;
  guint         n = 0;

  g_assert_cmpint (sqlite3_open (self->base, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db,
                                       "SELECT s.name, f.\"from\", f.\"table\" FROM sqlite_schema AS s, pragma_foreign_key_list (s.name) AS f"
                                       " WHERE s.type = 'table' ORDER BY s.name, f.\"from\"",
                                       -1, &stmt, NULL),
                   ==, SQLITE_OK);
  while (sqlite3_step (stmt) == SQLITE_ROW)
    for (guint last = 0; last < 2; last++)
      {
        g_autofree char *value = g_strdup_printf ("(SELECT id FROM \"%s\" ORDER BY id%s LIMIT 1)", (const char *) sqlite3_column_text (stmt, 2),
                                                  last != 0 ? " DESC" : "");

        if (n++ % MIN (step, 10) == 0)
          try_value (self, (const char *) sqlite3_column_text (stmt, 0), (const char *) sqlite3_column_text (stmt, 1), value);
      }
  sqlite3_finalize (stmt);
  sqlite3_close (db);
}

/* Every @step-th value of every column. */
static void
try_columns (Forging *self,
             guint    step)
{
  sqlite3      *db = NULL;
  sqlite3_stmt *stmt = NULL;
  guint         n = 0;

  g_assert_cmpint (sqlite3_open (self->base, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db,
                                       "SELECT s.name, c.name, c.type FROM sqlite_schema AS s, pragma_table_info (s.name) AS c"
                                       " WHERE s.type = 'table' AND c.pk = 0 AND s.name NOT IN ('journal', 'file_state')"
                                       " ORDER BY s.name, c.cid",
                                       -1, &stmt, NULL),
                   ==, SQLITE_OK);
  while (sqlite3_step (stmt) == SQLITE_ROW)
    {
      gboolean           is_number = strcmp ((const char *) sqlite3_column_text (stmt, 2), "INTEGER") == 0;
      const char *const *values = is_number ? numbers : texts;
      gsize              n_values = is_number ? G_N_ELEMENTS (numbers) : G_N_ELEMENTS (texts);

      for (gsize i = 0; i < n_values; i++)
        if (n++ % step == 0)
          try_value (self, (const char *) sqlite3_column_text (stmt, 0), (const char *) sqlite3_column_text (stmt, 1), values[i]);
    }
  sqlite3_finalize (stmt);
  sqlite3_close (db);
}

static void
test_forged (gconstpointer data)
{
  const char *const *acts = data;
  const char        *given = g_getenv ("ZHEREB_FORGED_FILES");
  guint              step = given != NULL ? (guint) g_ascii_strtoull (given, NULL, 10) : DEFAULT_STEP;
  Forging            self = { .folder = g_dir_make_tmp ("zhereb-forged-XXXXXX", NULL) };
  g_autofree char   *list = NULL;

  self.base = g_build_filename (self.folder, "base.zhereb", NULL);
  self.forged = g_build_filename (self.folder, "forged.zhereb", NULL);
  self.note = mmap (NULL, sizeof *self.note, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  list = g_strconcat (self.base, ".txt", NULL);
  g_assert_true (g_file_set_contents (list, "A list.\n", -1, NULL));
  add_acts (self.base, acts);
  g_assert_true (run_sql (self.base, "ALTER TABLE file_state DROP COLUMN digest; PRAGMA user_version = 3"));
  try_references (&self, step);
  try_columns (&self, step);
  g_test_message ("%u values, %u refused on opening", self.n_tried, self.n_refused);
  g_assert_cmpuint (self.n_tried, >, 0);
  g_assert_cmpuint (self.n_died, ==, 0);
  g_unlink (list);
  g_unlink (self.base);
  g_unlink (self.forged);
  g_rmdir (self.folder);
  munmap (self.note, sizeof *self.note);
  g_free (self.base);
  g_free (self.forged);
  g_free (self.folder);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/ctl/forged/swiss", swiss_acts, test_forged);
  g_test_add_data_func ("/ctl/forged/team", team_acts, test_forged);
  return g_test_run ();
}
