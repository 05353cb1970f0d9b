/* The cells of lists of entries and boards, which the window and the documents share. */
#include "config.h"

#include <string.h>

#include "board-cells.h"
#include "entry-cells.h"
#include "report-context.h"
#include "report-formats.h"
#include "report-sample.h"

static const struct
{
  const char   *name;
  ZhEntryStatus status;
  int           first_round;
  int           last_round;
  const char   *text;
} statuses[] = {
  { "playing", ZH_ENTRY_PLAYING, 1, 0, "" },
  { "late", ZH_ENTRY_PLAYING, 3, 0, "late, from round 3" },
  { "withdrawn", ZH_ENTRY_WITHDRAWN, 1, 2, "withdrawn after round 2" },
  { "expelled", ZH_ENTRY_EXPELLED, 1, 2, "expelled after round 2" },
  { "annulled", ZH_ENTRY_ANNULLED, 1, 2, "removed after round 2, results annulled" },
};

static void
test_status (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 4, 1, 0);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  ZhTournament    *tournament = sample_get_tournament (competition);
  ZhEntry         *entry = g_ptr_array_index (tournament->entries, 0);
  g_autofree char *text = NULL;

  entry->status = statuses[i].status;
  entry->first_round = statuses[i].first_round;
  entry->last_round = statuses[i].last_round;
  text = zh_entry_format_cell (tournament, entry, ZH_COL_STATUS, language);
  g_assert_cmpstr (text, ==, statuses[i].text);
}

/* Every column about a person says something of who has everything, and nothing of a team but its own. */
static void
test_person (void)
{
  static const ZhColumn columns[] = {
    ZH_COL_INTERNATIONAL_TITLE, ZH_COL_CATEGORY, ZH_COL_FEDERATION, ZH_COL_REGION, ZH_COL_CLUB, ZH_COL_SCHOOL, ZH_COL_COACH,
    ZH_COL_FIDE_ID, ZH_COL_NATIONAL_ID, ZH_COL_DISABILITY
  };
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 4, 1, 0);
  g_autoptr (ZhLanguage) language = zh_language_new ("uk", NULL);
  ZhTournament *tournament = sample_get_tournament (competition);
  ZhEntry      *entry = g_ptr_array_index (tournament->entries, 0);
  ZhPerson     *person = entry->person;
  char        **fields[] = { &person->title, &person->category, &person->federation, &person->region, &person->club,
                             &person->school, &person->coach, &person->fide_id, &person->national_id, &person->disability_class };

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autofree char *text = NULL;

      zh_person_set_string (fields[i], zh_column_get_id (columns[i]));
      text = zh_entry_format_cell (tournament, entry, columns[i], language);
      g_assert_cmpstr (text, ==, zh_column_get_id (columns[i]));
    }
}

/* Titles of FIDE are shortened as the language does it; a category is no
 * title, and stands in no place of one. */
static void
test_titles (void)
{
  static const char *const titles[][2] = {
    { "GM", "ГМ" }, { "IM", "ММ" }, { "FM", "ФМ" }, { "CM", "КМФ" }, { "WGM", "ЖГМ" }, { "WIM", "ЖММ" }, { "WFM", "ЖФМ" }, { "WCM", "ЖКМФ" }, { "AGM", "AGM" }, { "", "" }
  };
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 4, 1, 0);
  ZhLanguage   *languages[] = { zh_language_new ("en", NULL), zh_language_new ("uk", NULL), zh_language_new ("ru", NULL) };
  ZhTournament *tournament = sample_get_tournament (competition);
  ZhEntry      *entry = g_ptr_array_index (tournament->entries, 0);

  zh_person_set_string (&entry->person->category, "МС");
  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (languages); k++)
      {
        const char      *expected = titles[i][k > 0];
        g_autofree char *name = NULL;
        g_autofree char *titled = NULL;
        g_autofree char *cell = NULL;
        g_autofree char *whole = NULL;

        zh_person_set_string (&entry->person->title, titles[i][0]);
        cell = zh_entry_format_cell (tournament, entry, ZH_COL_TITLE, languages[k]);
        g_assert_cmpstr (cell, ==, expected);
        name = zh_report_dup_name (entry, languages[k]);
        titled = zh_report_dup_titled_name (entry, languages[k]);
        whole = g_strconcat (expected, *expected != '\0' ? " " : "", name, NULL);
        g_assert_cmpstr (titled, ==, whole);
      }
  for (gsize k = 0; k < G_N_ELEMENTS (languages); k++)
    zh_language_unref (languages[k]);
}

/* A form of entry has the category before the title, each as its language shortens it. */
static void
test_form_titles (void)
{
  static const char *const expected[][2] = { { "en", "МС, IM" }, { "uk", "МС, ММ" }, { "ru", "МС, ММ" } };

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 4, 1, 0);
      ZhPerson *person = ((ZhEntry *) g_ptr_array_index (sample_get_tournament (competition)->entries, 0))->person;
      g_autoptr (ZhReportDocument) document = NULL;
      g_autofree char *text = NULL;

      zh_person_set_string (&person->title, "IM");
      zh_person_set_string (&person->category, "МС");
      document = sample_build (competition, "entry-preliminary", 0, expected[i][0]);
      text = zh_report_make_text (document);
      g_assert_nonnull (strstr (text, expected[i][1]));
    }
}

/* Who has no opponent has words instead of a result, each kind its own; a game has none. */
static void
test_byes (void)
{
  static const char *const languages[] = { "en", "uk", "ru" };

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (ZhLanguage) language = zh_language_new (languages[i], NULL);
      g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

      for (ZhPairingKind kind = ZH_PAIRING_GAME; kind <= ZH_PAIRING_FREE; kind++)
        g_assert_true (g_hash_table_add (seen, (gpointer) zh_pairing_kind_format (kind, language)));
      g_assert_cmpstr (zh_pairing_kind_format (ZH_PAIRING_GAME, language), ==, "");
    }
}

/* The rating of a team is the mean of its boards, on paper as on the screen. */
static void
test_team_rating (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_TEAMS, 4, 1, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "start-list", 0, "en");
  const ZhReportBlock *block = g_ptr_array_index (document->blocks, 0);
  ZhTournament        *tournament = sample_get_tournament (competition);
  guint                column = 0;

  while (strcmp (zh_report_table_get_column (block->table, column)->name, "Rating") != 0)
    g_assert_cmpuint (++column, <, block->table->columns->len);
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      g_autofree char *rating = zh_column_format_number (zh_tournament_get_rating (tournament, g_ptr_array_index (tournament->entries, i)));

      g_assert_cmpstr (zh_report_table_get_row (block->table, i)->cells[column].text, ==, rating);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (statuses); i++)
    {
      g_autofree char *path = g_strdup_printf ("/entry-cells/status/%s", statuses[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_status);
    }
  g_test_add_func ("/entry-cells/person", test_person);
  g_test_add_func ("/entry-cells/titles", test_titles);
  g_test_add_func ("/entry-cells/form-titles", test_form_titles);
  g_test_add_func ("/entry-cells/byes", test_byes);
  g_test_add_func ("/entry-cells/team-rating", test_team_rating);
  return g_test_run ();
}
