/* Solving events: points, then time; who is charged a full round; what a table may not hold. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "solving-table.h"

static ZhRuleset *
get_rules (void)
{
  g_autoptr (GError) error = NULL;
  ZhRuleset *rules = zh_ruleset_load ("ru-chess-988", &error);

  g_assert_no_error (error);
  return rules;
}

/* "place name points seconds|" */
static char *
rank (const char *text,
      int         first,
      int         last)
{
  g_autoptr (ZhRuleset) rules = get_rules ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhSolvingEvent) event = zh_solving_table_parse (text, rules, &error);
  g_autoptr (GPtrArray) rows = NULL;
  GString *answer = g_string_new (NULL);

  g_assert_no_error (error);
  rows = zh_solving_standings_new (event, rules, first, last);
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
  g_autofree char *answer = rank (cases[i].text, cases[i].first, cases[i].last);

  g_assert_cmpstr (answer, ==, cases[i].expected);
}

static const struct
{
  const char *name;
  const char *text;
  const char *told;
} faults[] = {
  { "no-round", "sheet,1,Aaa,30\n", "Line 1" },
  { "empty", "# nothing\n", "round,60" },
  { "work-before-round", "work,A\n", "Line 1" },
  { "late", "round,60\nwork,A\nsheet,1,Aaa,61,5\n", "Line 3" },
  { "beyond-points", "round,60\nwork,A\nsheet,1,Aaa,60,5.5\n", "Line 3" },
  { "sum-beyond-points", "round,60\nwork,A\nsheet,1,Aaa,60,3+3\n", "Line 3" },
  { "too-many-marks", "round,60\nwork,A\nsheet,1,Aaa,60,5,5\n", "Line 3" },
  { "twice", "round,60\nwork,A\nsheet,1,Aaa,60,5\nsheet,1,Aaa,50,5\n", "Line 4" },
  { "no-mark", "round,60\nwork,A\nsheet,1,Aaa,60,x\n", "Line 3" },
  { "negative", "round,60\nwork,A\nsheet,1,Aaa,60,-5\n", "Line 3" },
  { "no-time", "round,60\nwork,A\nsheet,1,Aaa,1:60,5\n", "Line 3" },
  { "no-kind", "tour,60\n", "Line 1" },
  { "day-before", "round,60,2\nround,60,1\n", "Line 2" },
};

static void
test_fault (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhRuleset) rules = get_rules ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhSolvingEvent) event = zh_solving_table_parse (faults[i].text, rules, &error);

  g_assert_null (event);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, faults[i].told));
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
  return g_test_run ();
}
