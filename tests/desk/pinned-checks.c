#include "config.h"

#include "pinned-checks.h"

#include "desk-clocks.h"
#include "desk-journal.h"
#include "store-schema.h"

/* A time that no id, rating or seed of the tests comes near to, and what a test may take. */
#define START_SECONDS G_GINT64_CONSTANT (1900000000)
#define MAX_SECONDS 100000

/* Seconds between two questions. */
#define STEP 3

static gint64
tell_another_time (gpointer data)
{
  gint64 *now = data;

  *now += STEP;
  return (START_SECONDS + *now) * G_USEC_PER_SEC;
}

static GHashTable *
collect_entry_times (ZhDesk *desk)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (desk, NULL, &error);
  GHashTable *times = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);
      gint64                seconds = g_date_time_to_unix (entry->time);

      g_hash_table_add (times, g_memdup2 (&seconds, sizeof seconds));
    }
  return times;
}

static void
check_time (GHashTable *times,
            gint64      seconds,
            const char *where)
{
  if (seconds >= START_SECONDS && seconds < START_SECONDS + MAX_SECONDS && !g_hash_table_contains (times, &seconds))
    g_error ("%s: the time %+d is that of no act", where, (int) (seconds - START_SECONDS));
}

static void
check_rows (ZhDb       *db,
            ZhTable     table,
            GHashTable *times)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, zh_table_get_info (table)->select_all);

  while (zh_stmt_next (stmt))
    for (int column = 0; column < zh_stmt_count_columns (stmt); column++)
      {
        g_autofree char *where = g_strdup_printf ("%s.%s", zh_table_get_info (table)->name, zh_stmt_get_column_name (stmt, column));

        check_time (times, zh_stmt_get_int (stmt, column), where);
      }
  zh_stmt_end (stmt, &error);
  g_assert_no_error (error);
}

/* Every number that stands in the arguments. */
static void
check_arguments (ZhDesk     *desk,
                 GHashTable *times)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (desk, NULL, &error);
  g_autoptr (GRegex) number = g_regex_new ("[0-9]+", 0, 0, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);
      g_autoptr (GMatchInfo) match = NULL;

      g_regex_match (number, entry->args, 0, &match);
      for (; g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *text = g_match_info_fetch (match, 0);

          check_time (times, g_ascii_strtoll (text, NULL, 10), entry->command);
        }
    }
}

void
pinned_check_times (PinnedFunc    func,
                    gconstpointer data)
{
  Fixture fixture = { NULL };
  gint64  now = 0;
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) times = NULL;
  g_autoptr (ZhDb) db = NULL;

  fixture_set_up (&fixture, NULL);
  zh_desk_set_clock (fixture.desk, tell_another_time, &now);
  func (&fixture, data);
  times = collect_entry_times (fixture.desk);
  db = zh_db_open (fixture.path, ZH_DB_READ, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < ZH_N_TABLES; i++)
    check_rows (db, (ZhTable) i, times);
  check_arguments (fixture.desk, times);
  fixture_tear_down (&fixture, NULL);
}

/* Sources that say the same again when they are begun anew. */
typedef struct
{
  gint64  now;
  guint32 chance;
} Known;

static guint32
tell_another_chance (gpointer data)
{
  Known *known = data;

  /* Numerical Recipes' generator: any would do. */
  known->chance = known->chance * 1664525 + 1013904223;
  return known->chance;
}

static ZhDeskSources
make_known_sources (Known *known)
{
  return (ZhDeskSources){ .clock = tell_another_time, .clock_data = &known->now, .random = tell_another_chance, .random_data = known };
}

static void
dump_rows (GString    *text,
           ZhDb       *db,
           const char *sql)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, sql);

  while (zh_stmt_next (stmt))
    {
      for (int column = 0; column < zh_stmt_count_columns (stmt); column++)
        g_string_append_printf (text, "%s|", zh_stmt_get_text (stmt, column));
      g_string_append_c (text, '\n');
    }
  zh_stmt_end (stmt, &error);
  g_assert_no_error (error);
}

/* The journal to the byte, and what the file says of itself but for its place. */
static char *
dump_journal (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (fixture->path, ZH_DB_READ, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  dump_rows (text, db, "SELECT *, hex (changeset) FROM journal ORDER BY id");
  dump_rows (text, db, "SELECT replica, next_id, sequence, journal_length, journal_head, digest FROM file_state");
  return g_string_free (text, FALSE);
}

/* A file made by @func with known sources: its tables and its journal. */
static void
make_file (PinnedFunc    func,
           gconstpointer data,
           char        **tables,
           char        **journal)
{
  Fixture       fixture = { NULL };
  Known         known = { 0, 20261123 };
  ZhDeskSources sources = make_known_sources (&known);

  fixture_set_up_from (&fixture, &sources);
  func (&fixture, data);
  *tables = fixture_dump_tables (&fixture);
  *journal = dump_journal (&fixture);
  fixture_tear_down (&fixture, NULL);
}

void
pinned_check_same (PinnedFunc    func,
                   gconstpointer data)
{
  g_autofree char *tables = NULL;
  g_autofree char *journal = NULL;
  g_autofree char *tables_again = NULL;
  g_autofree char *journal_again = NULL;

  make_file (func, data, &tables, &journal);
  make_file (func, data, &tables_again, &journal_again);
  g_assert_cmpstr (tables_again, ==, tables);
  g_assert_cmpstr (journal_again, ==, journal);
}

typedef ZhChange *(*Command) (ZhDesk  *desk,
                              gint64   tournament_id,
                              GError **error);

static ZhChange *
add_too_long_a_name (ZhDesk  *desk,
                     gint64   tournament_id,
                     GError **error)
{
  g_autofree char *name = g_strnfill (5000, 'x');
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);

  for (int i = 0; i < 3; i++)
    g_ptr_array_add (entries, fixture_make_entry (i < 2 ? "Somebody" : name, "New", 1000));
  return zh_desk_add_entries (desk, tournament_id, entries, error);
}

static ZhChange *
set_clocks_with_too_long_a_note (ZhDesk  *desk,
                                 gint64   tournament_id,
                                 GError **error)
{
  g_autofree char *note = g_strnfill (100000, 'x');
  ZhClockChange    change = {
       .tournament_id = tournament_id,
       .round = 1,
       .board = 1,
       .game = 1,
       .kind = ZH_CLOCK_SET,
       .before = { 1, 1 },
       .after = { 2, 2 },
       .note = note,
  };

  return zh_desk_set_clocks (desk, &change, error);
}

static ZhChange *
set_official_with_too_long_a_name (ZhDesk  *desk,
                                   gint64   tournament_id,
                                   GError **error)
{
  g_autofree char *name = g_strnfill (5000, 'x');
  g_autoptr (ZhOfficial) official = zh_official_new ();

  zh_person_set_string (&official->role, "arbiter");
  zh_person_set_string (&official->name, name);
  return zh_desk_set_official (desk, official, error);
}

static ZhChange *
pair_nothing (ZhDesk  *desk,
              gint64   tournament_id,
              GError **error)
{
  return zh_desk_pair_round (desk, -1, error);
}

/* Nothing changes, which is no act. */
static ZhChange *
edit_nothing (ZhDesk  *desk,
              gint64   tournament_id,
              GError **error)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (desk);
  ZhCompetitionDetails details = {
    .title = competition->title,
    .place = competition->place,
    .organiser = competition->organiser,
    .start = competition->start,
    .end = competition->end,
    .ruleset = competition->ruleset,
  };

  return zh_desk_edit_details (desk, &details, error);
}

/* Several refused commands, some of which have taken ids by then, behind every act. */
static void
try_in_vain_cb (ZhDesk         *desk,
                const ZhChange *change,
                gpointer        user_data)
{
  static const Command commands[] = {
    add_too_long_a_name, set_clocks_with_too_long_a_note, set_official_with_too_long_a_name, pair_nothing, edit_nothing
  };
  const ZhCompetition *competition = zh_desk_get_snapshot (desk);

  for (int i = 0; i < 4; i++)
    {
      gboolean            has_any = competition->tournaments->len > 0;
      const ZhTournament *tournament = has_any ? g_ptr_array_index (competition->tournaments, 0) : NULL;
      Command             command = commands[g_test_rand_int_range (0, G_N_ELEMENTS (commands))];
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhChange) nothing = command (desk, tournament != NULL ? tournament->id : 0, &error);

      g_assert_true (nothing == NULL || nothing->kinds == 0);
    }
}

/* A clock that stands still and a chance that is always the same: whoever asks in vain moves nothing. */
static gint64
tell_noon (gpointer data)
{
  return START_SECONDS * G_USEC_PER_SEC;
}

static guint32
tell_seven (gpointer data)
{
  return 7;
}

static void
check_chain_of_ids (ZhDesk *desk)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (desk, NULL, &error);
  gint64 next = 0;

  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);

      if (entry->n_ids == 0)
        continue;
      g_assert_cmpint (entry->first_id, ==, next != 0 ? next : entry->replica << 32 | 1);
      next = entry->first_id + entry->n_ids;
    }
}

static void
make_file_in_vain (PinnedFunc        func,
                   gconstpointer     data,
                   ZhDeskChangedFunc watch,
                   char            **tables,
                   char            **journal)
{
  Fixture       fixture = { NULL };
  ZhDeskSources sources = { .clock = tell_noon, .random = tell_seven };

  fixture_set_up_from (&fixture, &sources);
  if (watch != NULL)
    zh_desk_add_watch (fixture.desk, watch, NULL);
  func (&fixture, data);
  check_chain_of_ids (fixture.desk);
  *tables = fixture_dump_tables (&fixture);
  *journal = dump_journal (&fixture);
  fixture_tear_down (&fixture, NULL);
}

void
pinned_check_ids (PinnedFunc    func,
                  gconstpointer data)
{
  g_autofree char *tables = NULL;
  g_autofree char *journal = NULL;
  g_autofree char *tables_again = NULL;
  g_autofree char *journal_again = NULL;

  make_file_in_vain (func, data, NULL, &tables, &journal);
  make_file_in_vain (func, data, try_in_vain_cb, &tables_again, &journal_again);
  g_assert_cmpstr (tables_again, ==, tables);
  g_assert_cmpstr (journal_again, ==, journal);
}
