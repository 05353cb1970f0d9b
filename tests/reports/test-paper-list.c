/* Which of the papers that the rules name the program makes: each document that the list names is there, each paper
 * stands once, and the message counts them. */
#include "config.h"

#include <string.h>

#include "paper-filing.h"
#include "report-registry.h"
#include "report-sample.h"

#define N_PAPERS 73

typedef struct
{
  int whole;
  int partly;
  int absent;
} Count;

static void
check_row (char      **cells,
           GHashTable *seen,
           Count      *count)
{
  g_auto (GStrv) ids = g_strsplit (cells[1], " ", -1);

  g_assert_cmpuint (g_strv_length (cells), ==, 3);
  g_assert_true (g_hash_table_add (seen, g_strdup (cells[0])));
  for (gsize i = 0; ids[i] != NULL; i++)
    if (zh_report_find (ids[i]) == NULL)
      g_error ("%s: there is no document “%s”", cells[0], ids[i]);
  /* a paper that is made has a document, one that is not has none */
  g_assert_true ((strcmp (cells[2], "absent") == 0) == (*cells[1] == '\0'));
  count->whole += strcmp (cells[2], "whole") == 0;
  count->partly += strcmp (cells[2], "partly") == 0;
  count->absent += strcmp (cells[2], "absent") == 0;
}

static void
test_list (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "reports", "papers.csv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Count count = { 0 };

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (gsize i = 1; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      {
        g_auto (GStrv) cells = g_strsplit (lines[i], ",", -1);

        check_row (cells, seen, &count);
      }
  g_test_message ("papers: %d whole, %d partly, %d absent", count.whole, count.partly, count.absent);
  g_assert_cmpint (count.whole + count.partly + count.absent, ==, N_PAPERS);
}

/* What is filed, and what is for the organiser alone: a document that nobody has thought of is filed, and where it is
 * made before the event it is personal. */
static void
test_filing (void)
{
  static const struct
  {
    const char *id;
    ZhFiling    filing;
    gboolean    is_personal;
  } cases[] = {
    { "register", ZH_FILING_ONCE, TRUE },
    { "logins", ZH_FILING_ONCE, TRUE },
    { "admission", ZH_FILING_ONCE, TRUE },
    { "start-list", ZH_FILING_ONCE, FALSE },
    { "arbiter-report", ZH_FILING_ONCE, FALSE },
    { "notices", ZH_FILING_ONCE, FALSE },
    { "bulletin", ZH_FILING_EACH_ROUND, FALSE },
    { "standings", ZH_FILING_EACH_ROUND, FALSE },
    { "solving-key", ZH_FILING_EACH_ROUND, FALSE },
    { "solving-standings", ZH_FILING_EACH_ROUND, FALSE },
    { "score-sheets", ZH_FILING_NEVER, FALSE },
    { "entry-final", ZH_FILING_NEVER, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const ZhReport *report = zh_report_find (cases[i].id);

      g_assert_cmpint (zh_report_get_filing (report), ==, cases[i].filing);
      g_assert_cmpint (zh_report_is_personal (report), ==, cases[i].is_personal);
    }
}

/* What an issue is counted by where nobody says a round: of solving the last one that has a sheet. */
static void
test_issue_round (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 4, 3, 0);
  ZhTournament         *tournament = sample_get_tournament (competition);
  ZhSolvingSheetRecord *sheet = zh_solving_sheet_record_new ();

  g_assert_cmpint (zh_report_get_issue_round (zh_report_find ("standings"), tournament, 0), ==, 3);
  g_assert_cmpint (zh_report_get_issue_round (zh_report_find ("standings"), tournament, 2), ==, 2);
  g_assert_cmpint (zh_report_get_issue_round (zh_report_find ("start-list"), tournament, 2), ==, 0);
  tournament->play = ZH_PLAY_SOLVING;
  g_assert_cmpint (zh_report_get_issue_round (zh_report_find ("solving-results"), tournament, 0), ==, 1);
  sheet->round = 2;
  g_ptr_array_add (tournament->solving_sheets, sheet);
  g_assert_cmpint (zh_report_get_issue_round (zh_report_find ("solving-results"), tournament, 0), ==, 2);
  g_assert_cmpint (zh_report_get_issue_round (zh_report_find ("solving-results"), tournament, 1), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reports/paper-list/list", test_list);
  g_test_add_func ("/reports/paper-list/filing", test_filing);
  g_test_add_func ("/reports/paper-list/issue-round", test_issue_round);
  return g_test_run ();
}
