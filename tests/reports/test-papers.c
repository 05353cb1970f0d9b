/* What a commission files: what was done by hand, lots, the journal, why a round is paired so; the players of teams; the
 * number of an issue; and namesakes told apart on every sheet. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "namesakes.h"
#include "report-formats.h"
#include "report-sample.h"

static ZhHandAct *
make_act (ZhHandKind  kind,
          gint64      number,
          const char *words)
{
  ZhHandAct *act = g_new0 (ZhHandAct, 1);

  act->kind = kind;
  act->number = number;
  act->time = G_GINT64_CONSTANT (1772445600);
  act->actor = g_strdup ("Verba Clara");
  act->words = g_strdup (words);
  act->articles = g_strdup_printf ("31.%" G_GINT64_FORMAT, number);
  return act;
}

/* An act of every kind: "act 0", "act 1" … */
static GPtrArray *
make_acts (void)
{
  GPtrArray *acts = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_hand_act_free);

  for (int kind = 0; kind < ZH_HAND_N_KINDS; kind++)
    {
      g_autofree char *words = g_strdup_printf ("act %d", kind);

      g_ptr_array_add (acts, make_act ((ZhHandKind) kind, 101 + kind, words));
    }
  return acts;
}

static ZhReportDocument *
build (ZhCompetition   *competition,
       const char      *id,
       int              round,
       const GPtrArray *acts)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new ("en", &error);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 3, 4, 14, 5, 30);
  ZhReportRequest request = {
    .competition = competition,
    .tournament = sample_get_tournament (competition),
    .round = round,
    .hand_acts = acts,
    .journal = acts,
    .language = language,
    .time = time,
  };
  ZhReportDocument *document = zh_report_build (zh_report_find (id), &request, &error);

  g_assert_no_error (error);
  return document;
}

static char *
make_text (ZhCompetition   *competition,
           const char      *id,
           const GPtrArray *acts)
{
  g_autoptr (ZhReportDocument) document = build (competition, id, 1, acts);

  return zh_report_make_text (document);
}

static void
assert_holds (const char *text,
              const char *what)
{
  if (strstr (text, what) == NULL)
    g_error ("“%s” is not in\n%s", what, text);
}

/* Which papers tell of acts of which kinds: a bit each. */
static const struct
{
  const char *id;
  guint       kinds;
} papers[] = {
  { "arbiter-report", (1 << ZH_HAND_N_KINDS) - 1 },
  { "final-protocol", (1 << ZH_HAND_N_KINDS) - 1 },
  { "journal", (1 << ZH_HAND_N_KINDS) - 1 },
  { "lots", 1 << ZH_HAND_LOTS },
  { "standings", 0 },
};

static void
test_acts (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 8, 2, 0);
  g_autoptr (GPtrArray) acts = make_acts ();

  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autofree char *text = make_text (competition, papers[i].id, acts);

      for (guint kind = 0; kind < acts->len; kind++)
        {
          const ZhHandAct *act = g_ptr_array_index (acts, kind);

          g_test_message ("%s, %s", papers[i].id, act->words);
          if ((papers[i].kinds & (1u << kind)) == 0)
            g_assert_null (strstr (text, act->words));
          else
            {
              assert_holds (text, act->words);
              assert_holds (text, act->articles);
              assert_holds (text, "Verba Clara");
            }
        }
    }
}

/* The boards that are not the system's stand with what it had proposed for both, whoever reads the journal. */
static void
test_edited_pairs (void)
{
  static const char *const ids[] = { "arbiter-report", "final-protocol", "pairing-explanation" };
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 8, 1, 0);
  ZhTournament    *tournament = sample_get_tournament (competition);
  ZhRound         *round = g_ptr_array_index (tournament->rounds, 0);
  ZhPairing       *pairing = g_ptr_array_index (round->pairings, 1);
  int              white = zh_tournament_find_entry (tournament, pairing->entry[0])->start_number;
  int              black = zh_tournament_find_entry (tournament, pairing->entry[1])->start_number;
  g_autofree char *proposed = g_strdup_printf ("%d – 77; 78 – %d", white, black);

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *text = make_text (competition, ids[i], NULL);

      g_assert_null (strstr (text, "Boards that were paired by hand"));
    }
  pairing->edited = TRUE;
  g_free (round->proposal);
  round->proposal = g_strdup_printf ("%d 77\n78 %d\n79 80\n81 0\n", white, black);
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *text = make_text (competition, ids[i], NULL);

      assert_holds (text, "Boards that were paired by hand");
      assert_holds (text, proposed);
      g_assert_null (strstr (text, "79 – 80"));
    }
  {
    g_autofree char *list = make_text (competition, "pairings", NULL);

    assert_holds (list, "Boards paired by hand: 2\n");
  }
}

/* The system's own words, with their articles. */
static void
test_explanation (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 8, 1, 0);
  g_autofree char *text = NULL;

  sample_get_tournament (competition)->system = ZH_SYSTEM_DUTCH;
  text = make_text (competition, "pairing-explanation", NULL);
  assert_holds (text, "Why round 1 is paired so");
  assert_holds (text, "C.04.3");
}

/* The papers that are about people name every player of every team. */
static void
test_members (void)
{
  static const char *const ids[] = { "start-list", "register", "acquaintance", "certificates", "diplomas", "ratings" };
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_TEAMS, 3, 1, 0);
  const ZhTournament *tournament = sample_get_tournament (competition);

  g_assert_cmpuint (tournament->members->len, >, 0);
  for (guint k = 0; k < tournament->members->len; k++)
    zh_person_set_string (&((const ZhMember *) g_ptr_array_index (tournament->members,
                                                                  k))
                               ->person->name_latin,
                          "");
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *text = make_text (competition, ids[i], NULL);

      for (guint k = 0; k < tournament->members->len; k++)
        {
          const ZhMember *member = g_ptr_array_index (tournament->members, k);

          g_test_message ("%s", ids[i]);
          assert_holds (text, member->person->surname);
          assert_holds (text, member->person->given);
        }
    }
}

static const ZhReportTable *
find_table (const ZhReportDocument *document,
            const char             *heading)
{
  for (guint i = 0; i + 1 < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);
      const ZhReportBlock *next = g_ptr_array_index (document->blocks, i + 1);

      if (block->kind == ZH_BLOCK_HEADING && strcmp (block->text, heading) == 0)
        return next->table;
    }
  g_error ("there is no “%s”", heading);
}

/* Board by board: each game brings its points to two players, and nobody stands above one with more. */
static void
test_board_scores (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_TEAMS, 6, 3, 0);
  g_autoptr (ZhReportDocument) document = build (competition, "final-protocol", 3, NULL);
  g_autofree char     *text = make_text (competition, "final-protocol", NULL);
  const ZhReportTable *table = find_table (document, "Results of the players by board");
  double               last = 0;
  double               sum = 0;
  int                  n_games = 0;
  int                  n_boards = 0;

  for (guint i = 0; i < table->rows->len; i++)
    {
      const ZhTableRow *row = zh_report_table_get_row (table, i);
      double            points;

      if (row->cells == NULL)
        {
          n_boards++;
          last = G_MAXDOUBLE;
          continue;
        }
      points = g_ascii_strtod (row->cells[5].plain, NULL);
      g_assert_cmpfloat (points, <=, last);
      last = points;
      sum += points;
      n_games += atoi (row->cells[4].text);
    }
  g_assert_null (strstr (text, "Norm")); /* teams fulfil none */
  g_assert_cmpint (n_boards, ==, 4);
  g_assert_cmpint (n_games, ==, 3 * 3 * 4 * 2);
  g_assert_cmpfloat (sum, <=, 3 * 3 * 4);
  g_assert_cmpfloat (sum, >, 3 * 3 * 4 - 4);
}

static void
add_issue (ZhTournament *tournament,
           const char   *document,
           int           round,
           int           number)
{
  ZhIssue *issue = zh_issue_new ();

  g_free (issue->document);
  issue->document = g_strdup (document);
  issue->round = round;
  issue->number = number;
  issue->time = G_GINT64_CONSTANT (1772445600);
  g_ptr_array_add (tournament->issues, issue);
}

/* The first issue says nothing; later ones which they are. Rounds count by themselves. */
static void
test_issue (void)
{
  static const struct
  {
    const char *id;
    int         round;
    const char *says;
  } cases[] = {
    { "start-list", 0, "Issue 2, replaces issue 1 of " },
    { "pairings", 1, "Issue 4, replaces issue 3 of " },
    { "pairings", 2, NULL },
    { "standings", 2, NULL },
  };
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 8, 2, 0);
  ZhTournament *tournament = sample_get_tournament (competition);

  add_issue (tournament, "start-list", 0, 1);
  add_issue (tournament, "pairings", 1, 2);
  add_issue (tournament, "pairings", 1, 3);
  add_issue (tournament, "standings", 1, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ZhReportDocument) document = build (competition, cases[i].id, cases[i].round, NULL);

      g_test_message ("%s of round %d", cases[i].id, cases[i].round);
      if (cases[i].says != NULL)
        g_assert_true (g_str_has_prefix (document->footer, cases[i].says));
      else
        g_assert_null (strstr (document->footer, "Issue"));
    }
}

/* Two are called the same: every sheet that names players has both, each with his year. */
static void
test_namesakes (void)
{
  static const char *const ids[] = {
    "start-list", "name-cards", "badges", "schedule", "lots", "pairings", "seats", "pairings-wall", "seats-wall", "slips",
    "results", "standings", "crosstable", "crosstable-final", "ratings", "groups", "score-sheets", "explanations"
  };
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_ROUND_ROBIN, 6, 2, 0);
  GPtrArray *entries = sample_get_tournament (competition)->entries;

  for (guint i = 0; i < 2; i++)
    {
      ZhPerson *person = ((ZhEntry *) g_ptr_array_index (entries, i * 3))->person;

      zh_person_set_string (&person->surname, "Twin");
      zh_person_set_string (&person->given, "Tom");
      zh_person_set_string (&person->patronymic, "");
      zh_person_set_string (&person->name_latin, "");
      person->birth.year = (short) (1971 + i);
    }
  zh_namesakes_mark_entries (entries);
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *text = make_text (competition, ids[i], NULL);

      g_test_message ("%s", ids[i]);
      assert_holds (text, "Twin Tom (1971)");
      assert_holds (text, "Twin Tom (1972)");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/papers/acts", test_acts);
  g_test_add_func ("/papers/edited-pairs", test_edited_pairs);
  g_test_add_func ("/papers/explanation", test_explanation);
  g_test_add_func ("/papers/members", test_members);
  g_test_add_func ("/papers/board-scores", test_board_scores);
  g_test_add_func ("/papers/issue", test_issue);
  g_test_add_func ("/papers/namesakes", test_namesakes);
  return g_test_run ();
}
