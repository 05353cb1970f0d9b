/* Solving events: points, then time; who is charged a full round; what a table may not hold. */
#include "config.h"

#include "errors.h"
#include "solving-table.h"

static ZhRuleset *
get_rules (const char *id)
{
  g_autoptr (GError) error = NULL;
  ZhRuleset *rules = zh_ruleset_load (id, &error);

  g_assert_no_error (error);
  return rules;
}

/* "place name points minutes|", or "refused|" */
static char *
rank (const char *ruleset,
      const char *text,
      int         first,
      int         last)
{
  g_autoptr (ZhRuleset) rules = get_rules (ruleset);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhSolvingEvent) event = zh_solving_table_parse (text, rules, &error);
  g_autoptr (GPtrArray) rows = NULL;
  ZhSolvingRules counted;
  GString       *answer = g_string_new (NULL);

  if (event == NULL)
    return g_string_free (g_string_append (answer, "refused|"), FALSE);
  counted = zh_solving_rules_read (rules);
  rows = zh_solving_standings_new (event, &counted, first, last);
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhSolvingRow *row = g_ptr_array_index (rows, i);
      g_autofree char    *points = zh_points_format (row->points);

      g_string_append_printf (answer, "%d %s %s %d|", row->place, (const char *) g_ptr_array_index (event->solvers, row->solver), points, row->seconds / 60);
    }
  return g_string_free (answer, FALSE);
}

#define FOUR_WORKS "work,A\nwork,B\nwork,C\nwork,D\n"
#define TWO_ROUNDS "round,60,1\n" FOUR_WORKS "round,60,2\n" FOUR_WORKS

static const struct
{
  const char *name;
  const char *text;
  int         first;
  int         last;
  const char *expected;
} cases[] = {
  { "less-time-is-better", TWO_ROUNDS "sheet,1,Bbb,51,5,5\nsheet,2,Bbb,50,5,5\nsheet,1,Aaa,50,5,5\nsheet,2,Aaa,45,5,5\n", 1, 9, "1 Aaa 20 95|2 Bbb 20 101|" },
  { "points-before-time", TWO_ROUNDS "sheet,1,Aaa,10,5\nsheet,2,Aaa,10,5\nsheet,1,Bbb,60,5,5\nsheet,2,Bbb,60,5\n", 1, 9, "1 Bbb 15 120|2 Aaa 10 20|" },
  { "zero-in-a-round", TWO_ROUNDS "sheet,1,Aaa,30,5\nsheet,2,Aaa,20,0\n", 1, 9, "1 Aaa 5 90|" },
  { "absent-in-a-round", TWO_ROUNDS "sheet,1,Aaa,30,5\n", 1, 9, "1 Aaa 5 90|" },
  { "annulled", "round,60\nwork,A\nwork,B,,annulled\nsheet,1,Aaa,30,5,5\nsheet,1,Bbb,20,4,5\n", 1, 9, "1 Aaa 5 60|2 Bbb 4 60|" },
  { "level", TWO_ROUNDS "sheet,1,Aaa,30,5\nsheet,1,Bbb,30,5\nsheet,1,Ccc,30,4\n", 1, 1, "1 Aaa 5 30|1 Bbb 5 30|3 Ccc 4 30|" },
  { "second-round-alone", TWO_ROUNDS "sheet,1,Aaa,30,5\nsheet,2,Bbb,30,5\n", 2, 2, "1 Bbb 5 30|2 Aaa 0 60|" },
  { "marks-by-line", "round;60\nwork;A\nsheet;1;Aaa;0:45:00;2+1.5\n", 1, 9, "1 Aaa 3.5 45|" },
};

static void
test_rank (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *answer = rank ("ru-chess-988", cases[i].text, cases[i].first, cases[i].last);

  g_assert_cmpstr (answer, ==, cases[i].expected);
}

/* Where the rules say nothing of it but let time decide, nobody gains by staying away. */
static void
test_absent_without_rule (void)
{
  g_autoptr (ZhRuleset) rules = get_rules ("ua-chess-2026");
  g_autoptr (ZhSolvingEvent) event = zh_solving_table_parse ("round,60\nwork,A,5\nwork,B,5\nsheet,1,Aaa,50,0,0\nround,60\nwork,C,5\nsheet,2,Bbb,30,0\nsheet,2,Aaa,30,0\n", rules, NULL);
  ZhSolvingRules counted = { .time_decides = TRUE };
  g_autoptr (GPtrArray) rows = zh_solving_standings_new (event, &counted, 1, 9);
  const ZhSolvingRow *first = g_ptr_array_index (rows, 0);
  const ZhSolvingRow *last = g_ptr_array_index (rows, 1);

  g_assert_cmpstr (g_ptr_array_index (event->solvers, first->solver), ==, "Aaa");
  g_assert_cmpint (first->seconds, ==, 80 * 60);
  g_assert_cmpint (last->seconds, ==, 90 * 60);
  g_assert_cmpint (last->place, ==, 2);
}

static const struct
{
  const char *name;
  const char *text;
  const char *told;
} faults[] = {
  { "no-round", "sheet,1,Aaa,30\n", "Line 1: “1” is no round of the table; its row stands above the sheets" },
  { "round-beyond", "round,60\nwork,A\nsheet,2,Aaa,30\n", "Line 3: “2” is no round of the table; its row stands above the sheets" },
  { "round-zero", "round,60\nwork,A\nsheet,0,Aaa,30\n", "Line 3: “0” is no round of the table; its row stands above the sheets" },
  { "empty", "# nothing\n", "The table has no round; write a row such as “round,60”" },
  { "round-without-time", "round\n", "Line 1: a round needs its full time, in minutes or as h:mm" },
  { "round-of-no-time", "round,0\n", "Line 1: a round needs its full time, in minutes or as h:mm" },
  { "day-zero", "round,60,0\n", "Line 1: the day of a round is a number from 1, the day of the round above it" },
  { "day-before", "round,60,2\nround,60,1\n", "Line 2: the day of a round is a number from 2, the day of the round above it" },
  { "work-before-round", "work,A\n", "Line 1: a work stands below its round; write a row “round” before it" },
  { "work-of-words", "round,60\nwork,A,five\n", "Line 2: “five” are no points; write a number such as 5 or 2.5" },
  { "work-of-nothing", "round,60\nwork,A,0\n", "Line 2: the rules do not say what a solution is worth; write it behind the code of the work" },
  { "work-in-a-state", "round,60\nwork,A,5,lost\n", "Line 2: “lost” says nothing of a work; write annulled, or leave it out" },
  { "sheet-of-nobody", "round,60\nwork,A\nsheet,1,,30,5\n", "Line 3: the solver is missing; write his name behind the round" },
  { "no-time", "round,60\nwork,A\nsheet,1,Aaa,1:60,5\n", "Line 3: “1:60” is no time of a sheet; write minutes, h:mm or h:mm:ss" },
  { "no-mark", "round,60\nwork,A\nsheet,1,Aaa,60,x\n", "Line 3: “x” is no mark; write points such as 5, 2.5 or 2+1.5" },
  { "negative", "round,60\nwork,A\nsheet,1,Aaa,60,-5\n", "Line 3: “-5” is no mark; write points such as 5, 2.5 or 2+1.5" },
  { "mark-above-all", "round,60\nwork,A\nsheet,1,Aaa,60,1000.5\n", "Line 3: “1000.5” is no mark; write points such as 5, 2.5 or 2+1.5" },
  { "marks-above-all", "round,60\nwork,A\nsheet,1,Aaa,60,600+600\n", "Line 3: “600+600” is no mark; write points such as 5, 2.5 or 2+1.5" },
  { "late", "round,60\nwork,A\nsheet,1,Aaa,61,5\n", "Line 3: Aaa handed in after the end of round 1; write at most its full time" },
  { "beyond-points", "round,60\nwork,A\nsheet,1,Aaa,60,5.5\n", "Line 3: work A is worth from 0 to 5 points" },
  { "sum-beyond-points", "round,60\nwork,A\nsheet,1,Aaa,60,3+3\n", "Line 3: work A is worth from 0 to 5 points" },
  { "too-many-marks", "round,60\nwork,A\nsheet,1,Aaa,60,5,5\n", "Line 3: more marks than there are works in round 1: 1" },
  { "twice", "round,60\nwork,A\nsheet,1,Aaa,60,5\nsheet,1,Aaa,50,5\n", "Line 4: round 1 already has a sheet of Aaa; leave one out" },
  { "no-kind", "tour,60\n", "Line 1: “tour” begins no row of a solving event; write round, work or sheet" },
};

static void
assert_refused (const char *text,
                const char *told)
{
  g_autoptr (ZhRuleset) rules = get_rules ("ru-chess-988");
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhSolvingEvent) event = zh_solving_table_parse (text, rules, &error);

  g_assert_null (event);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_cmpstr (error->message, ==, told);
}

static void
test_fault (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);

  assert_refused (faults[i].text, faults[i].told);
}

/* As many rows as may be, and one more. */
static void
test_limit (const char *before,
            const char *row,
            int         most,
            const char *told)
{
  g_autoptr (ZhRuleset) rules = get_rules ("ru-chess-988");
  g_autoptr (GString) text = g_string_new (before);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhSolvingEvent) event = NULL;

  for (int i = 0; i < most; i++)
    g_string_append (text, row);
  event = zh_solving_table_parse (text->str, rules, &error);
  g_assert_no_error (error);
  g_string_append (text, row);
  assert_refused (text->str, told);
}

static void
test_limits (void)
{
  test_limit ("", "round,60\n", ZH_SOLVING_MAX_ROUNDS, "Line 51: too many rounds; the most is 50");
  test_limit ("round,60\n", "work,A\n", ZH_SOLVING_MAX_WORKS, "Line 52: too many works in a round; the most is 50");
}

/* fixtures/rules/solving-articles.tsv: what each article of solving answers in a small event. */
static void
test_articles (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "rules", "solving-articles.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_all = 0;
  guint n_agree = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines + 1; *line != NULL && **line != '\0'; line++)
    {
      g_auto (GStrv) cells = g_strsplit (*line, "\t", -1);
      g_autofree char *answer = NULL;
      g_autofree char *expected = NULL;

      g_assert_cmpuint (g_strv_length (cells), ==, 5);
      answer = rank (cells[2], g_strdelimit (cells[3], "|", '\n'), 1, 99);
      expected = g_strconcat (g_strdelimit (cells[4], ";", '|'), "|", NULL);
      n_all++;
      n_agree += g_str_equal (answer, expected) ? 1 : 0;
      if (!g_str_equal (answer, expected))
        g_test_message ("%s, %s: %s, not %s", cells[0], cells[1], answer, expected);
    }
  g_test_message ("articles of solving: %u of %u agree", n_agree, n_all);
  g_assert_cmpuint (n_agree, ==, n_all);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/solving/rank/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_rank);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/solving/fault/%s", faults[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_fault);
    }
  g_test_add_func ("/desk/solving/absent-without-rule", test_absent_without_rule);
  g_test_add_func ("/desk/solving/limits", test_limits);
  g_test_add_func ("/desk/solving/articles", test_articles);
  return g_test_run ();
}
