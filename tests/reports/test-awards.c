/* Lists made after the event: prizes, places of teams, norms, rating changes, and the note that
 * tells of an order set by hand. Their numbers are those of the plans they are made from. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "event-groups.h"
#include "norm-table.h"
#include "prize-plan.h"
#include "report-registry.h"
#include "report-sample.h"
#include "standings.h"
#include "report-formats.h"
#include "team-plan.h"

static const ZhReportTable *
get_table (const ZhReportDocument *document)
{
  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);

      if (block->kind == ZH_BLOCK_TABLE)
        return block->table;
    }
  g_assert_not_reached ();
}

static gboolean
has_note (const ZhReportDocument *document,
          const char             *text)
{
  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);

      if (block->kind == ZH_BLOCK_NOTE && strstr (block->text, text) != NULL)
        return TRUE;
    }
  return FALSE;
}

static int
find_column (const ZhReportTable *table,
             const char          *title)
{
  for (guint i = 0; i < table->columns->len; i++)
    if (strcmp (zh_report_table_get_column (table, i)->title, title) == 0)
      return (int) i;
  g_error ("no column “%s”", title);
}

static ZhCompetition *
make_sample (const char *option,
             const char *value)
{
  ZhCompetition *competition = sample_new (SAMPLE_SWISS, 12, 5, 0);

  g_hash_table_insert (sample_get_tournament (competition)->options, g_strdup (option), g_strdup (value));
  return competition;
}

/* Nothing is lost and nothing is made, in every way of sharing. */
static void
test_prizes (void)
{
  static const char *const sharings[] = { "place", "average", "hort" };

  for (gsize i = 0; i < G_N_ELEMENTS (sharings); i++)
    {
      g_autofree char *plan = g_strdup_printf ("[prizes]\nsharing=%s\nchoice=all\nunit=1\n[list 1]\ntitle=Main\namounts=100;70.01;30\n"
                                               "[list 2]\ntitle=Women\nmembers=sex=w\namounts=50\n",
                                               sharings[i]);
      g_autoptr (ZhCompetition) competition = make_sample (ZH_OPTION_PRIZES, plan);
      g_autoptr (ZhReportDocument) document = sample_build (competition, "prizes", 0, "en");
      const ZhReportTable *table = get_table (document);
      int                  column = find_column (table, "Prize");
      int                  n_headings = 0;
      gint64               sum = 0;

      g_assert_cmpint (zh_report_table_get_column (table, (guint) find_column (table, "Signature"))->kind, ==, ZH_COLUMN_WRITE);
      for (guint row = 0; row < table->rows->len; row++)
        {
          const ZhTableRow *cells = zh_report_table_get_row (table, row);
          gint64            amount = 0;

          n_headings += cells->heading != NULL ? 1 : 0;
          g_assert_true (cells->heading != NULL || zh_money_parse (cells->cells[column].plain, &amount));
          sum += amount;
        }
      g_assert_cmpint (n_headings, ==, 2);
      g_assert_cmpint (sum, ==, 25001);
      g_assert_true (has_note (document, "250.01"));
    }
}

static void
test_teams (void)
{
  g_autoptr (ZhCompetition) competition = make_sample (ZH_OPTION_TEAMS, "[teams]\ngroup=region\ncounting=points\nbest=2\n");
  g_autoptr (ZhReportDocument) document = sample_build (competition, "team-places", 0, "en");
  const ZhReportTable *table = get_table (document);
  int                  column = find_column (table, "Counts");
  int                  n_counted = 0;
  int                  n_teams = 0;

  for (guint row = 0; row < table->rows->len; row++)
    {
      const ZhTableRow *cells = zh_report_table_get_row (table, row);

      if (cells->heading != NULL)
        {
          g_assert_cmpint (n_counted, <=, 2 * n_teams);
          n_teams++;
        }
      else if (cells->cells[column].text[0] != '(')
        n_counted++;
    }
  g_assert_cmpint (n_teams, >=, 3);
  g_assert_cmpint (n_counted, <=, 2 * n_teams);
}

/* A half is written in one way in a row: "3½" points are not "3,5" for the team. */
static void
test_halves (void)
{
  g_autoptr (ZhCompetition) competition = make_sample (ZH_OPTION_TEAMS, "[teams]\ngroup=region\ncounting=points\nbest=2\n");
  g_autoptr (ZhReportDocument) document = sample_build (competition, "team-places", 0, "uk");
  g_autofree char *text = zh_report_make_text (document);

  g_assert_nonnull (strstr (text, "½"));
  g_assert_false (g_regex_match_simple ("[0-9],5", text, 0, 0));
}

static void
test_norms (void)
{
  g_autoptr (ZhCompetition) competition = make_sample (ZH_OPTION_NORMS, "[norms]\ntitle=Invented\nunrated=1500\n[norm 1]\ncategory=X\ngames=4\nscale=1000:60\n");
  g_autoptr (ZhReportDocument) document = sample_build (competition, "norms", 0, "en");
  const ZhReportTable *table = get_table (document);
  int                  column = find_column (table, "Norm");

  g_assert_cmpuint (table->rows->len, >, 0);
  g_assert_cmpuint (table->rows->len, <, 12);
  for (guint row = 0; row < table->rows->len; row++)
    g_assert_cmpstr (zh_report_table_get_row (table, row)->cells[column].text, ==, "X");
  g_assert_true (has_note (document, "Invented"));
}

/* Everybody is listed, with the games that count. */
static void
test_ratings (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 12, 5, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "ratings", 0, "en");
  const ZhReportTable *table = get_table (document);
  int                  games = find_column (table, "Games");
  int                  n_games = 0;

  g_assert_cmpuint (table->rows->len, ==, 12);
  for (guint row = 0; row < table->rows->len; row++)
    n_games += (int) g_ascii_strtoll (zh_report_table_get_row (table, row)->cells[games].text, NULL, 10);
  g_assert_cmpint (n_games, >, 40);
}

/* A document that a tournament has not is refused with what to do. */
static void
test_refused (void)
{
  static const char *const ids[] = { "prizes", "team-places", "norms", "ratings-national" };
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 6, 2, 0);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 3, 1, 10, 0, 0);
  ZhReportRequest request = { .competition = competition, .tournament = sample_get_tournament (competition), .language = language, .time = time };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const ZhReport *report = zh_report_find (ids[i]);
      g_autoptr (GError) error = NULL;

      g_assert_null (zh_report_build (report, &request, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
      g_assert_nonnull (strstr (error->message, zh_report_get_title (report, language)));
    }
}

/* The table tells who stands where he stands by the arbiter's order, and why. */
static void
test_by_hand (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 4, 1, 0);
  ZhTournament *tournament = sample_get_tournament (competition);
  g_autoptr (ZhReportDocument) document = NULL;

  g_strfreev (tournament->tiebreaks);
  tournament->tiebreaks = g_strsplit ("MANUAL", ",", -1);
  g_hash_table_insert (tournament->options, g_strdup ("manual-order"), g_strdup ("1003,1002,1001,1000"));
  g_hash_table_insert (tournament->options, g_strdup (ZH_OPTION_MANUAL_REASON), g_strdup ("A play-off"));
  document = sample_build (competition, "standings", 0, "en");
  g_assert_true (has_note (document, "Order set by hand"));
  g_assert_true (has_note (document, "A play-off"));
}

/* Own groups and dictionaries of values; who has no value is in no group. */
static void
test_groupings (void)
{
  g_autoptr (ZhCompetition) competition = make_sample (ZH_OPTION_GROUPS, "[group 1]\ntitle=Low\nmembers=rating=-2250\n");
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GError) error = NULL;
  const ZhTournament *tournament = sample_get_tournament (competition);

  for (int i = 0; i < ZH_N_GROUPINGS; i++)
    {
      g_autoptr (GPtrArray) groups = zh_grouping_list ((ZhGrouping) i, competition, tournament, NULL, language, &error);
      ZhGrouping grouping;

      g_assert_no_error (error);
      g_assert_true (zh_grouping_from_string (zh_grouping_to_string ((ZhGrouping) i), &grouping));
      g_assert_cmpint (grouping, ==, i);
      g_assert_cmpuint (groups->len, ==, i == ZH_GROUPING_SEX ? 2 : i == ZH_GROUPING_OWN ? 1
                                                                                         : groups->len);
      for (guint k = 0; k < groups->len; k++)
        {
          const ZhNamedGroup *named = g_ptr_array_index (groups, k);
          guint               n = 0;

          for (guint e = 0; e < tournament->entries->len; e++)
            n += zh_group_filter (g_ptr_array_index (tournament->entries, e), named->group) ? 1 : 0;
          g_assert_cmpuint (n, >, 0);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/awards/prizes", test_prizes);
  g_test_add_func ("/awards/teams", test_teams);
  g_test_add_func ("/awards/halves", test_halves);
  g_test_add_func ("/awards/norms", test_norms);
  g_test_add_func ("/awards/ratings", test_ratings);
  g_test_add_func ("/awards/refused", test_refused);
  g_test_add_func ("/awards/by-hand", test_by_hand);
  g_test_add_func ("/awards/groupings", test_groupings);
  return g_test_run ();
}
