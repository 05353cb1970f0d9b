#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "digest.h"
#include "errors.h"
#include "../tournament-settings.h"

/* Words of enums in the rows of a file: each is one of those there are, or is named as none. */

/* Closes the file and runs SQL on it; it agrees with itself, as another program writes it. */
static void
write_strange (Fixture    *fixture,
               const char *sql)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = NULL;

  zh_desk_close (fixture->desk, &error);
  g_assert_no_error (error);
  g_clear_pointer (&fixture->desk, zh_desk_unref);
  db = zh_db_open (fixture->path, ZH_DB_WRITE, &error);
  g_assert_no_error (error);
  zh_db_exec (db, sql, &error);
  g_assert_no_error (error);
  g_assert_true (zh_digest_renew (db, &error));
}

/* A case with one word in place of "". */
#define PROTEST(subject, state, forum, decision, effect)                             \
  "INSERT INTO protest SELECT 5, tournament_id, 1, id, 0, NULL, '', 0, 1, '" subject \
  "', 1, 3, 1, '', '', '', 0, 0, '', '', '', '" state "', 0, '" forum "', 0, 0, '" decision "', 0, '', '" effect "', '', '', '', '' FROM entry LIMIT 1"

static const struct
{
  const char *sql;
  const char *table;
  const char *column;
  const char *word; /* that stands there and is none */
} words[] = {
  { "UPDATE tournament SET tiebreak_edition = '1924'", "tournament", "tiebreak_edition", "1924" },
  { "UPDATE tournament SET withdrawal = 'forget'", "tournament", "withdrawal", "forget" },
  { "UPDATE tournament SET system = 'by-guess'", "tournament", "system", "by-guess" },
  { "UPDATE tournament SET system = 'dubov'", "tournament", "system", "dubov" },
  { "INSERT INTO occurrence SELECT 5, id, NULL, 'roof', 0, 0, 0, 'noise', 'noise', 1, 1, 0, '', '', 0, -1, -1, '', '', '', 0,"
    " '', '', 'none', 'none', '', 0, 0, '', 0, '', NULL FROM tournament",
    "occurrence", "scope", "roof" },
  { "INSERT INTO occurrence SELECT 5, id, NULL, 'hall', 0, 0, 0, 'noise', 'noise', 1, 1, 0, '', '', 0, -1, -1, '', '', '', 0,"
    " '', '', 'none', 'silence', '', 0, 0, '', 0, '', NULL FROM tournament",
    "occurrence", "decided", "silence" },
  { "INSERT INTO occurrence SELECT 5, id, NULL, 'hall', 0, 0, 0, 'noise', 'noise', 1, 1, 0, '', '', 0, -1, -1, '', '', '', 0,"
    " '', '', 'none', 'none', '', 0, 0, 'stocks', 0, '', NULL FROM tournament",
    "occurrence", "sanction", "stocks" },
  { "INSERT INTO issue SELECT 5, id, 'start-list', 0, 1, 'shouted', 'uk', 0 FROM tournament", "issue", "medium", "shouted" },
  { "INSERT INTO clock_change SELECT 5, id, 1, 1, 1, 0, 'wound', 0, -1, -1, 0, 0, '' FROM tournament", "clock_change", "kind", "wound" },
  { "INSERT INTO applicant SELECT 5, tournament_id, id, NULL, NULL, 'perhaps', '', '', '', '', 0 FROM entry LIMIT 1", "applicant", "state", "perhaps" },
  { "INSERT INTO evidence SELECT 5, tournament_id, id, NULL, 'medical', 'lost', '', 0, '' FROM entry LIMIT 1", "evidence", "state", "lost" },
  { "INSERT INTO quota SELECT 5, id, 'by-height', '', 1, '' FROM tournament", "quota", "kind", "by-height" },
  { "INSERT INTO ban VALUES (5, 'Nobody', '', 'king', '', '', '')", "ban", "scope", "king" },
  { "INSERT INTO entry_change SELECT 5, tournament_id, id, 'flown', '', '', 0, '', '' FROM entry LIMIT 1", "entry_change", "kind", "flown" },
  { PROTEST ("mood", "", "", "", ""), "protest", "subject", "mood" },
  { PROTEST ("", "lost", "", "", ""), "protest", "deposit_state", "lost" },
  { PROTEST ("", "", "mother", "", ""), "protest", "forum", "mother" },
  { PROTEST ("", "", "", "perhaps", ""), "protest", "decision", "perhaps" },
  { PROTEST ("", "", "", "", "rain"), "protest", "effect", "rain" },
  { PROTEST ("", "", "", "", "") "; INSERT INTO protest_person VALUES (6, 5, 'cook', 'Nobody', '', '', '', 0)", "protest_person", "part", "cook" },
};

/* A word that is none is named with its place, and taken for nothing else. */
static void
test_strange_word (gconstpointer data)
{
  gsize   i = GPOINTER_TO_SIZE (data);
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *column = g_strdup_printf ("“%s”", words[i].column);
  g_autofree char *table = g_strdup_printf ("“%s”", words[i].table);
  g_autofree char *word = g_strdup_printf ("“%s”", words[i].word);

  fixture_set_up (&fixture, NULL);
  fixture_add_tournament (&fixture, "Men", "round-robin", 4);
  write_strange (&fixture, words[i].sql);
  g_assert_null (zh_desk_open (fixture.path, ZH_DESK_READ, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_assert_nonnull (strstr (error->message, column));
  g_assert_nonnull (strstr (error->message, table));
  g_assert_nonnull (strstr (error->message, word));
  fixture_tear_down (&fixture, NULL);
}

static const char *const disciplines[] = { "bullet", "board", "Rapid", "classical " };

/* Numbers and days that no row has: the place is named, and the competition stays shut. */
static const struct
{
  const char *sql;
  const char *table;
  const char *column;
} numbers[] = {
  { "INSERT INTO session SELECT 5, id, -1, '2026-11-20T09:00', '', '', '' FROM tournament", "session", "number" },
  { "INSERT INTO quota SELECT 5, id, 'everybody', '', -1, '' FROM tournament", "quota", "seats" },
  { "INSERT INTO ban VALUES (5, 'Nobody', '1990-02-30', 'player', '', '', '')", "ban", "birth" },
  { "INSERT INTO ban VALUES (5, 'Nobody', '', 'player', '', 'soon', '')", "ban", "last_day" },
  { "INSERT INTO application SELECT 5, id, 'final', 'paper', 'Lviv', '', 7, 0, 0, 0, '', '', '', '' FROM tournament", "application", "certified" },
  { "INSERT INTO payment SELECT 5, tournament_id, id, -1, '', '', '', '', '' FROM entry LIMIT 1", "payment", "amount" },
  { "INSERT INTO payment SELECT 5, tournament_id, id, 1, 'once', '', '', '', '' FROM entry LIMIT 1", "payment", "paid" },
};

static void
test_strange_number (gconstpointer data)
{
  gsize   i = GPOINTER_TO_SIZE (data);
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *column = g_strdup_printf ("“%s”", numbers[i].column);
  g_autofree char *table = g_strdup_printf ("“%s”", numbers[i].table);

  fixture_set_up (&fixture, NULL);
  fixture_add_tournament (&fixture, "Men", "round-robin", 4);
  write_strange (&fixture, numbers[i].sql);
  g_assert_null (zh_desk_open (fixture.path, ZH_DESK_READ, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, column));
  g_assert_nonnull (strstr (error->message, table));
  fixture_tear_down (&fixture, NULL);
}

/* Any text was once taken for a discipline. Such a tournament opens as one whose time class is not
 * said; an act upon it writes that, and undo brings the old word back. */
static void
test_strange_discipline (gconstpointer data)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = NULL;
  g_autofree char    *sql = g_strdup_printf ("UPDATE tournament SET discipline = '%s'", (const char *) data);
  g_autofree char    *before = NULL;
  g_autofree char    *after = NULL;
  const ZhTournament *tournament;
  gint64              id;

  fixture_set_up (&fixture, NULL);
  id = fixture_add_tournament (&fixture, "Men", "round-robin", 4);
  write_strange (&fixture, sql);
  fixture.desk = zh_desk_open (fixture.path, ZH_DESK_WRITE, "Test", &error);
  g_assert_no_error (error);
  tournament = fixture_get_tournament (&fixture, id);
  g_assert_cmpint (tournament->time_class, ==, ZH_TIME_CLASS_NOT_SAID);
  g_assert_cmpint (tournament->play, ==, ZH_PLAY_BOARD);
  before = fixture_dump_tables (&fixture);
  settings = zh_tournament_copy_settings (tournament);
  zh_person_set_string (&settings->name, "Women");
  fixture_check (&fixture, test_edit_tournament (fixture.desk, settings, &error), error);
  g_assert_cmpint (fixture_get_tournament (&fixture, id)->time_class, ==, ZH_TIME_CLASS_NOT_SAID);
  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  after = fixture_dump_tables (&fixture);
  g_assert_cmpstr (after, ==, before);
  fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/words/%s/%s/%s", words[i].table, words[i].column, words[i].word);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_strange_word);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/words/number/%s/%s", numbers[i].table, numbers[i].column);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_strange_number);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (disciplines); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/words/discipline/%s", disciplines[i]);

      g_test_add_data_func (path, disciplines[i], test_strange_discipline);
    }
  return g_test_run ();
}
