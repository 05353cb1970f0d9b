/* Keys of the rules about contests of composers: each with two values, and what is said comes out otherwise. */
#include "config.h"

#include <string.h>

#include "championship.h"
#include "contest.h"
#include "keys-table.h"

/* A mark, "7.25". */
static char *
ask_mark (Fixture         *fixture,
          const ZhRuleset *rules,
          const char      *argument)
{
  int mark;

  g_assert_true (zh_contest_mark_parse (argument, &mark));
  return g_strdup (zh_contest_check_mark (rules, mark, NULL) ? "taken" : "refused");
}

/* A contest of one section with a work, and three judges who gave it 1, 2 and 9. */
static ZhTournament *
make_contest (void)
{
  ZhTournament    *tournament = zh_tournament_new ();
  ZhWorkRecord    *work = zh_work_record_new ();
  ZhContestRecord *contest = zh_contest_record_new ();
  const int        marks[] = { 100, 200, 900 };

  tournament->play = ZH_PLAY_COMPOSITION;
  work->id = 1;
  work->round = 1;
  g_ptr_array_add (tournament->works, work);
  g_ptr_array_add (tournament->contests, contest);
  for (int i = 0; i < 3; i++)
    {
      ZhContestMark *mark = zh_contest_mark_new ();

      mark->work_id = 1;
      mark->mark = marks[i];
      g_ptr_array_add (tournament->contest_marks, mark);
    }
  return tournament;
}

static char *
ask_result (Fixture         *fixture,
            const ZhRuleset *rules,
            const char      *argument)
{
  g_autoptr (ZhTournament) tournament = make_contest ();
  g_autoptr (GPtrArray) rows = zh_contest_rank (tournament, rules, 1);

  return g_strdup_printf ("%d", zh_contest_row_get_result (g_ptr_array_index (rows, 0)));
}

/* The last day of remarks on an award of that day. */
static char *
ask_remarks (Fixture         *fixture,
             const ZhRuleset *rules,
             const char      *argument)
{
  ZhDate day;

  g_assert_true (zh_date_parse (argument, &day));
  return zh_date_format_iso (zh_contest_get_remarks_end (rules, day));
}

/* "role|section of the judge": whether a work may be entered in section 1. */
static char *
ask_entering (Fixture         *fixture,
              const ZhRuleset *rules,
              const char      *argument)
{
  g_auto (GStrv) parts = g_strsplit (argument, "|", 2);
  g_autoptr (ZhContestJudge) judge = zh_contest_judge_new ();

  g_free (judge->name);
  g_free (judge->role);
  judge->name = g_strdup ("Invented Ida");
  judge->role = g_strdup (parts[0]);
  judge->section = parts[1][0] - '0';
  return g_strdup (zh_contest_check_entering (rules, judge, "invented ida, Nowhere", 1, NULL) ? "may" : "may not");
}

/* "published|entered": a correction by another author. */
static char *
ask_correction (Fixture         *fixture,
                const ZhRuleset *rules,
                const char      *argument)
{
  g_auto (GStrv) parts = g_strsplit (argument, "|", 2);
  const char *article;
  ZhDate      published;
  ZhDate      entered;

  g_assert_true (zh_date_parse (parts[0], &published) && zh_date_parse (parts[1], &entered));
  return g_strdup (zh_contest_correction_is_original (rules, FALSE, published, entered, &article) ? "original" : "not yet");
}

/* Whether a term ends, a late word is heard, and a small sheet wanted. */
static char *
ask_terms (Fixture         *fixture,
           const ZhRuleset *rules,
           const char      *argument)
{
  const char *closing;
  const char *late;
  gboolean    ends = zh_contest_ends_with_closing (rules, &closing);
  gboolean    hears = zh_contest_hears_late (rules, &late);

  return g_strdup_printf ("%d %d %d", ends, hears, zh_contest_has_small_sheets (rules));
}

/* Authors of a region: the works of each that count. */
static char *
ask_share (Fixture         *fixture,
           const ZhRuleset *rules,
           const char      *argument)
{
  g_autoptr (GArray) shares = zh_championship_share (rules, argument[0] - '0');
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < shares->len; i++)
    g_string_append_printf (text, "%d ", g_array_index (shares, int, i));
  return g_string_free (text, FALSE);
}

static char *
ask_year (Fixture         *fixture,
          const ZhRuleset *rules,
          const char      *argument)
{
  const char *article;

  return g_strdup (zh_championship_is_own_year (rules, (int) g_ascii_strtoll (argument, NULL, 10), &article) ? "own" : "of the individual one");
}

/* "kind|author mark author mark": the places with names, sums and works that count. Works of a letter have its pair. */
static char *
ask_places (Fixture         *fixture,
            const ZhRuleset *rules,
            const char      *argument)
{
  g_auto (GStrv) words = g_strsplit_set (argument, "| ", -1);
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  ZhContestRecord *contest = zh_contest_record_new ();
  GString         *text = g_string_new (NULL);
  g_autoptr (GPtrArray) rows = NULL;

  zh_person_set_string (&contest->kind, words[0]);
  g_ptr_array_add (tournament->contests, contest);
  for (int i = 1; words[i] != NULL; i += 2)
    {
      ZhWorkRecord  *work = zh_work_record_new ();
      ZhContestMark *mark = zh_contest_mark_new ();

      work->id = mark->work_id = work->number = i;
      work->round = work->pair = 1;
      zh_person_set_string (&work->author, words[i]);
      zh_person_set_string (&work->team, "Region");
      g_assert_true (zh_contest_mark_parse (words[i + 1], &mark->mark));
      g_ptr_array_add (tournament->works, work);
      g_ptr_array_add (tournament->contest_marks, mark);
    }
  rows = zh_championship_rank (tournament, rules, 0);
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhChampionRow *row = g_ptr_array_index (rows, i);
      g_autofree char     *sum = zh_championship_format_value (tournament, row->sum, NULL);

      g_string_append_printf (text, "%d %s %s of %u;", row->place, row->name, sum, row->works->len);
    }
  return g_string_free (text, FALSE);
}

/* Authors of a work in a championship. */
static char *
ask_joint (Fixture         *fixture,
           const ZhRuleset *rules,
           const char      *argument)
{
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_autoptr (ZhWorkRecord) work = zh_work_record_new ();
  ZhContestRecord *contest = zh_contest_record_new ();

  zh_person_set_string (&contest->kind, "championship");
  g_ptr_array_add (tournament->contests, contest);
  zh_person_set_string (&work->author, argument);
  return g_strdup (zh_championship_check_work (tournament, rules, work, NULL) ? "may" : "may not");
}

static const KeyCase cases[] = {
  { "ua-draughts-64", "composition.team-works", { "15", "12" }, ask_share, "4" },
  { "ua-draughts-64", "composition.team-authors-min", { "3", "2" }, ask_share, "2" },
  { "ua-draughts-64", "composition.team-authors-max", { "6", "3" }, ask_places, "teams|A 8 B 7 C 6 D 5" },
  { "ua-draughts-64", "composition.team-works-of-few", { "5", "4" }, ask_share, "2" },
  { "ua-draughts-64", "composition.team-year", { "odd", "even" }, ask_year, "2027" },
  { "ru-chess-988", "composition.author-tie-by-works", { "yes", "no" }, ask_places, "championship|A 8 A 8 B 6 B 10" },
  { "ru-chess-988", "composition.foreign-coauthors", { "no", "yes" }, ask_joint, "Aaa Ada, Town, AAA; Bbb Bea, BBB" },
  { "ru-chess-988", "composition.pair-points", { "1", "2" }, ask_places, "pairs|A 8 B 7" },
  { "ua-draughts-64", "composition.changes-until-closing", { "yes", "no" }, ask_terms, "" },
  { "ua-draughts-64", "composition.late-defect", { "keep", "refuse" }, ask_terms, "" },
  { "ua-draughts-64", "composition.sheet", { "a4-landscape", "a5" }, ask_terms, "" },
  { "ua-draughts-64", "composition.mark-max", { "10", "5" }, ask_mark, "7.25" },
  { "ua-draughts-64", "composition.mark-step", { "25", "50" }, ask_mark, "7.25" },
  { "ua-draughts-64", "composition.mark-result", { "mean", "middle" }, ask_result, "" },
  { "ua-draughts-64", "composition.remark-months", { "2", "3" }, ask_remarks, "2026-12-31" },
  { "ua-draughts-64", "composition.chief-enters", { "no", "yes" }, ask_entering, "chief|0" },
  { "ua-draughts-64", "composition.judge-enters-own-section", { "no", "yes" }, ask_entering, "section|1" },
  { "ua-draughts-64", "composition.secretary-enters", { "yes", "no" }, ask_entering, "secretary|0" },
  { "ua-draughts-64", "composition.correction-years", { "5", "3" }, ask_correction, "2026-01-01|2030-01-02" },
};

int
main (int    argc,
      char **argv)
{
  return keys_table_run (argc, argv, "/desk/keys-act-contest", cases, G_N_ELEMENTS (cases));
}
