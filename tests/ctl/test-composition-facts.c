/* What the rules of composition ask of a program, a row a case: shares of a region's authors, marks, corrections,
 * points and times of solvers, men of draughts compositions. The last message counts how many agree.
 */
#include "config.h"

#include <string.h>

#include "championship.h"
#include "ctl-runner.h"
#include "work-check.h"

/* What is asked: the works of each of N authors that count, a mark, a correction in a year by another author, the standings
 * of a table of solvers, or who is ranked by works: the kind and how many count, then author, team, pair and mark; or whether so many men of
 * White and Black fit a kind of draughts composition. */
typedef enum
{
  SHARE,
  MARK,
  CORRECTION,
  STANDINGS,
  RANKING,
  SIZE,
} Question;

static const struct
{
  const char *article;
  const char *ruleset;
  Question    question;
  const char *asked;
  const char *expected;
} cases[] = {
  { "VI.5.4.2", "ua-draughts-64", SHARE, "3", "5 5 5" },
  { "VI.5.4.2", "ua-draughts-64", SHARE, "4", "3 4 4 4" },
  { "VI.5.4.2", "ua-draughts-100", SHARE, "5", "3 3 3 3 3" },
  { "VI.5.4.2", "ua-draughts-100", SHARE, "6", "2 2 2 3 3 3" },
  { "VI.5.4.3", "ua-draughts-64", SHARE, "1", "5" },
  { "VI.5.4.3", "ua-draughts-64", SHARE, "2", "5 5" },
  { "VI.6.5", "ua-draughts-64", MARK, "7.3", "refused" },
  { "VI.6.5", "ua-draughts-64", MARK, "7.25", "taken" },
  { "VI.6.5", "ua-draughts-100", MARK, "7.3", "refused" },
  { "VI.6.5", "ua-draughts-100", MARK, "7.25", "taken" },
  { "51.1", "ru-chess-988", MARK, "7.3", "taken" },
  { "46.5", "ru-chess-988", CORRECTION, "4", "original" },
  { "46.5", "ru-chess-988", CORRECTION, "6", "original" },
  { "VI.4.3", "ua-draughts-64", CORRECTION, "4", "refused" },
  { "VI.4.3", "ua-draughts-64", CORRECTION, "6", "original" },
  { "51.2", "ru-chess-988", STANDINGS, "round,120\nwork,A\nwork,B\nwork,C\nwork,D\nsheet,1,Bbb,101,5,5,5,5\nsheet,1,Aaa,95,5,5,5,5\n", "1 Aaa 20 95;2 Bbb 20 101;" },
  { "51.2", "ru-chess-988", STANDINGS, "round,60\nwork,A\nround,60\nwork,B\nsheet,1,Aaa,30,5\nsheet,2,Aaa,20,0\n", "1 Aaa 5 90;" },
  { "51.2", "ru-chess-988", STANDINGS, "round,60\nwork,A\nwork,B,,annulled\nsheet,1,Aaa,30,5,5\nsheet,1,Bbb,20,4,0\n", "1 Aaa 5 60;2 Bbb 4 60;" },
  { "49.3", "ru-chess-988", RANKING, "championship 2|A,,,7|A,,,6|A,,,5|B,,,8|B,,,4", "1 A 13 1.1 (7), 1.2 (6);2 B 12 1.4 (8), 1.5 (4);" },
  { "49.3", "ru-chess-988", RANKING, "championship 2|A,,,8|A,,,8|B,,,6|B,,,10", "1 B 16 1.4 (10), 1.3 (6);2 A 16 1.1 (8), 1.2 (8);" },
  { "49.3", "ru-chess-988", RANKING, "championship 0|A,,,8|B,,,8|A;C,,,0", "1 A 8 1.1 (8), 1.3 (0);1 B 8 1.2 (8);3 C 0 1.3 (0);" },
  { "49.3", "ru-chess-988", RANKING, "championship 1|A,,,8|B,,,8|C,,,7", "1 A 8 1.1 (8);1 B 8 1.2 (8);3 C 7 1.3 (7);" },
  { "VI.5.3", "ua-draughts-64", RANKING, "championship 2|A,,,8|A,,,8|B,,,6|B,,,10", "1 A 16 1.1 (8), 1.2 (8);1 B 16 1.4 (10), 1.3 (6);" },
  { "49.2", "ru-chess-988", RANKING, "pairs 0|A,,1,8|B,,1,7|A,,2,6|C,,2,6|D,,3,9", "1 A 1.5 1.1–1.2 (1), 1.3–1.4 (0.5);2 C 0.5 1.4–1.3 (0.5);3 B 0 1.2–1.1 (0);" },
  { "VI.5.4.1", "ua-draughts-64", RANKING, "match 0|A,North,,3|B,North,,4|C,South,,6.25|D,,,9", "1 North 7 1.2 (4), 1.1 (3);2 South 6.25 1.3 (6.25);" },
  { "VI.5.4.3", "ua-draughts-64", RANKING, "teams 0|A,X,,6|A,X,,5|A,X,,5|A,X,,5|A,X,,5|A,X,,4|B,Y,,8", "1 X 26 1.1 (6), 1.2 (5), 1.3 (5), 1.4 (5), 1.5 (5);2 Y 8 1.7 (8);" },
  { "VI.1.3", "ua-draughts-64", SIZE, "miniature 5x5", "fits" },
  { "VI.1.3", "ua-draughts-64", SIZE, "miniature 6x6", "fits" },
  { "VI.1.3", "ua-draughts-64", SIZE, "miniature 6x5", "fits" },
  { "VI.1.3", "ua-draughts-64", SIZE, "miniature 5x6", "fits" },
  { "VI.1.3.1", "ua-draughts-64", SIZE, "miniature 4x5", "VI.1.3.1" },
  { "VI.1.3.1", "ua-draughts-64", SIZE, "miniature 7x6", "VI.1.3.1" },
  { "VI.1.3.1", "ua-draughts-64", SIZE, "miniature 5x7", "VI.1.3.1" },
  { "VI.2.4.1", "ua-draughts-64", SIZE, "miniature 6x4", "VI.2.4.1" },
  { "VI.1.3", "ua-draughts-64", SIZE, "problem 7x7", "fits" },
  { "VI.1.3", "ua-draughts-64", SIZE, "problem 5x7", "fits" },
  { "VI.1.3", "ua-draughts-64", SIZE, "problem 6x7", "fits" },
  { "VI.1.3", "ua-draughts-64", SIZE, "problem 6x8", "fits" },
  { "VI.1.3", "ua-draughts-64", SIZE, "problem 8x6", "fits" },
  { "VI.1.3", "ua-draughts-64", SIZE, "problem 12x12", "fits" },
  { "VI.1.3.1", "ua-draughts-64", SIZE, "problem 6x6", "VI.1.3.1" },
  { "VI.2.4.2", "ua-draughts-64", SIZE, "problem 5x8", "VI.2.4.2;VI.2.7.1" },
  { "VI.2.4.2", "ua-draughts-64", SIZE, "problem 10x7", "VI.2.4.2;VI.2.7.1" },
  { "VI.1.3", "ua-draughts-64", SIZE, "study 4x6", "fits" },
  { "VI.1.3.2", "ua-draughts-64", SIZE, "study 5x6", "VI.1.3.2" },
  { "VI.1.3.2", "ua-draughts-64", SIZE, "study 4x7", "VI.1.3.2" },
  { "VI.1.3", "ua-draughts-64", SIZE, "task 8x8", "fits" },
  { "VI.1.3", "ua-draughts-64", SIZE, "task-miniature 7x12", "fits" },
  { "VI.1.3.3.3", "ua-draughts-64", SIZE, "task-miniature 8x8", "VI.1.3.3.3" },
  { "VI.1.3", "ua-draughts-64", SIZE, "ending 8x8", "fits" },
  { "VI.1.3.4", "ua-draughts-64", SIZE, "ending 9x8", "VI.1.3.4" },
  { "VI.1.3.4", "ua-draughts-64", SIZE, "ending 8x9", "VI.1.3.4" },
  { "VI.1.3", "ua-draughts-100", SIZE, "miniature 5x5", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "miniature 7x7", "fits" },
  { "VI.1.3.1", "ua-draughts-100", SIZE, "miniature 4x5", "VI.1.3.1" },
  { "VI.1.3.1", "ua-draughts-100", SIZE, "miniature 8x7", "VI.1.3.1" },
  { "VI.1.3", "ua-draughts-100", SIZE, "problem 8x8", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "problem 7x8", "fits" },
  { "VI.1.3.1", "ua-draughts-100", SIZE, "problem 7x7", "VI.1.3.1" },
  { "VI.1.3", "ua-draughts-100", SIZE, "problem 12x12", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "problem 10x12", "fits" },
  { "VI.2.4.1", "ua-draughts-100", SIZE, "problem 12x10", "VI.2.4.1" },
  { "VI.2.4.1", "ua-draughts-100", SIZE, "problem 9x12", "VI.2.4.1" },
  { "VI.1.3", "ua-draughts-100", SIZE, "problem 11x13", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "problem 13x11", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "problem 12x14", "fits" },
  { "VI.2.4.2", "ua-draughts-100", SIZE, "problem 14x11", "VI.2.4.2;VI.2.7.1" },
  { "VI.1.3", "ua-draughts-100", SIZE, "problem 14x16", "fits" },
  { "VI.2.4.2", "ua-draughts-100", SIZE, "problem 13x16", "VI.2.4.2;VI.2.7.1" },
  { "VI.1.3", "ua-draughts-100", SIZE, "problem 20x20", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "small 8x8", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "small 7x8", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "small 9x9", "fits" },
  { "VI.1.3.1", "ua-draughts-100", SIZE, "small 7x7", "VI.1.3.1" },
  { "VI.1.3.1", "ua-draughts-100", SIZE, "small 9x10", "VI.1.3.1" },
  { "VI.1.3", "ua-draughts-100", SIZE, "medium 10x10", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "medium 12x12", "fits" },
  { "VI.1.3.1", "ua-draughts-100", SIZE, "medium 9x9", "VI.1.3.1" },
  { "VI.1.3.1", "ua-draughts-100", SIZE, "medium 12x13", "VI.1.3.1" },
  { "VI.1.3", "ua-draughts-100", SIZE, "large 13x13", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "large 11x13", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "large 12x14", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "large 15x15", "fits" },
  { "VI.1.3.1", "ua-draughts-100", SIZE, "large 12x12", "VI.1.3.1" },
  { "VI.1.3.1", "ua-draughts-100", SIZE, "large 15x16", "VI.1.3.1" },
  { "VI.2.4.2", "ua-draughts-100", SIZE, "large 14x11", "VI.2.4.2;VI.2.7.1" },
  { "VI.1.3", "ua-draughts-100", SIZE, "giant 16x16", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "giant 14x16", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "giant 15x17", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "giant 20x20", "fits" },
  { "VI.1.3.1", "ua-draughts-100", SIZE, "giant 15x15", "VI.1.3.1" },
  { "VI.2.7.6", "ua-draughts-100", SIZE, "practical 12x8", "fits" },
  { "VI.1.3", "ua-draughts-100", SIZE, "study 4x6", "fits" },
  { "VI.1.3.2", "ua-draughts-100", SIZE, "study 5x5", "VI.1.3.2" },
  { "VI.1.3", "ua-draughts-100", SIZE, "ending 8x8", "fits" },
  { "VI.1.3.4", "ua-draughts-100", SIZE, "ending 9x9", "VI.1.3.4" },
};

static char *
ask_share (const ZhRuleset *rules,
           const char      *asked)
{
  g_autoptr (GArray) shares = zh_championship_share (rules, asked[0] - '0');
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < shares->len; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", g_array_index (shares, int, i));
  return g_string_free (text, FALSE);
}

static char *
ask_mark (const ZhRuleset *rules,
          const char      *asked)
{
  int mark;

  g_assert_true (zh_contest_mark_parse (asked, &mark));
  return g_strdup (zh_contest_check_mark (rules, mark, NULL) ? "taken" : "refused");
}

/* In that year after the defective work was published, in the middle of it. */
static char *
ask_correction (const ZhRuleset *rules,
                const char      *asked)
{
  const char  *article;
  const ZhDate published = { 2020, 1, 1 };
  const ZhDate entered = { (short) (2019 + asked[0] - '0'), 6, 1 };

  return g_strdup (zh_contest_correction_is_original (rules, FALSE, published, entered, &article) ? "original" : "refused");
}

/* "place name points minutes;" of each solver. */
static char *
ask_standings (const char *ruleset,
               const char *asked)
{
  g_autofree char *text = NULL;
  GString         *answer = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;

  g_assert_cmpint (CTL_RUN (asked, &text, NULL, "solve", "standings", "-", "--ruleset", ruleset), ==, 0);
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "\t", -1);
      g_auto (GStrv) time = NULL;

      g_assert_cmpuint (g_strv_length (cells), >=, 4);
      time = g_strsplit (cells[3], ":", -1);
      g_string_append_printf (answer, "%s %s %s %d;", cells[0], cells[1], cells[2], atoi (time[0]) * 60 + atoi (time[1]));
    }
  return g_string_free (answer, FALSE);
}

static void
add_work (ZhTournament *tournament,
          const char   *text)
{
  g_auto (GStrv) cells = g_strsplit (text, ",", 4);
  ZhWorkRecord  *work = zh_work_record_new ();
  ZhContestMark *mark = zh_contest_mark_new ();

  work->id = mark->work_id = work->number = (int) tournament->works->len + 1;
  work->round = 1;
  g_free (work->code);
  g_free (work->author);
  g_free (work->team);
  work->code = g_strdup_printf ("1.%d", work->number);
  work->author = g_strdup (cells[0]);
  work->team = g_strdup (cells[1]);
  work->pair = atoi (cells[2]);
  g_assert_true (zh_contest_mark_parse (cells[3], &mark->mark));
  g_ptr_array_add (tournament->works, work);
  g_ptr_array_add (tournament->contest_marks, mark);
}

/* In a year that has no team championship of its own for any board: none is said. */
static char *
ask_ranking (const ZhRuleset *rules,
             const char      *asked)
{
  g_auto (GStrv) works = g_strsplit (asked, "|", -1);
  g_auto (GStrv) terms = g_strsplit (works[0], " ", 2);
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  ZhContestRecord *contest = zh_contest_record_new ();
  GString         *answer = g_string_new (NULL);
  g_autoptr (GPtrArray) rows = NULL;

  g_free (contest->kind);
  contest->kind = g_strdup (terms[0]);
  contest->counted = atoi (terms[1]);
  g_ptr_array_add (tournament->contests, contest);
  for (int i = 1; works[i] != NULL; i++)
    add_work (tournament, works[i]);
  rows = zh_championship_rank (tournament, rules, 0);
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhChampionRow *row = g_ptr_array_index (rows, i);
      g_autofree char     *sum = zh_championship_format_value (tournament, row->sum, NULL);
      g_autofree char     *counted = zh_championship_format_works (tournament, row, NULL);

      g_string_append_printf (answer, "%d %s %s %s;", row->place, row->name, sum, counted);
    }
  return g_string_free (answer, FALSE);
}

/* So many men on the first rows of their side. */
static ZhDraughtsPosition
place_men (ZhDraughtsVariant variant,
           int               n_white,
           int               n_black)
{
  int                n_squares = zh_draughts_variant_get_n_squares (variant);
  ZhDraughtsPosition position;

  zh_draughts_position_init (&position, variant);
  for (int i = 0; i < n_squares; i++)
    position.units[i] = i < n_black ? ZH_DRAUGHTS_BLACK_MAN : i >= n_squares - n_white ? ZH_DRAUGHTS_WHITE_MAN
                                                                                       : ZH_DRAUGHTS_EMPTY;
  return position;
}

static char *
ask_size (const ZhRuleset *rules,
          gsize            i)
{
  g_auto (GStrv) words = g_strsplit_set (cases[i].asked, " x", 3);
  ZhDraughtsVariant  variant = strcmp (cases[i].ruleset, "ua-draughts-100") == 0 ? ZH_DRAUGHTS_INTERNATIONAL : ZH_DRAUGHTS_RUSSIAN;
  ZhDraughtsPosition position = place_men (variant, atoi (words[1]), atoi (words[2]));
  int                size = 0;
  GString           *answer = g_string_new (NULL);
  g_autoptr (GPtrArray) findings = NULL;

  while (strcmp (zh_work_sizes[size], words[0]) != 0)
    size++;
  findings = zh_work_check_draughts (rules, zh_language_get_screen (), &position, (ZhWorkSection) (ZH_WORK_MINIATURE + size), NULL, NULL);
  for (guint k = 0; k < findings->len; k++)
    g_string_append_printf (answer, "%s%s", k > 0 ? " " : "", ((ZhWorkFinding *) g_ptr_array_index (findings, k))->article);
  return g_string_free (answer->len > 0 ? answer : g_string_assign (answer, "fits"), FALSE);
}

static char *
ask (const ZhRuleset *rules,
     gsize            i)
{
  switch (cases[i].question)
    {
    case SHARE:
      return ask_share (rules, cases[i].asked);
    case MARK:
      return ask_mark (rules, cases[i].asked);
    case CORRECTION:
      return ask_correction (rules, cases[i].asked);
    case STANDINGS:
      return ask_standings (cases[i].ruleset, cases[i].asked);
    case SIZE:
      return ask_size (rules, i);
    case RANKING:
    default:
      return ask_ranking (rules, cases[i].asked);
    }
}

static void
test_facts (void)
{
  guint n_agree = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ZhRuleset) rules = zh_ruleset_load (cases[i].ruleset, NULL);
      g_autofree char *answer = ask (rules, i);

      if (strcmp (answer, cases[i].expected) == 0)
        n_agree++;
      else
        g_test_message ("%s, %s: “%s” gives “%s” in place of “%s”", cases[i].ruleset, cases[i].article, cases[i].asked, answer, cases[i].expected);
    }
  g_test_message ("composition and solving by article: %u/%u agree", n_agree, (guint) G_N_ELEMENTS (cases));
  g_assert_cmpuint (n_agree, ==, G_N_ELEMENTS (cases));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ctl/composition-facts", test_facts);
  return g_test_run ();
}
