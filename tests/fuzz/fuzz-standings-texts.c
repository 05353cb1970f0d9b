/* Tie-break codes, each read again from its one spelling, tables of norms, title regulations, and timetables. */
#include "config.h"

#include "fuzz-target.h"
#include "group-text.h"
#include "norm-table.h"
#include "prize-plan.h"
#include "standings.h"
#include "team-plan.h"
#include "timetable.h"
#include "title-rules.h"

static void
try_code (const char *text)
{
  g_autoptr (ZhTiebreakCode) code = zh_tiebreak_code_new (text, NULL);
  g_autoptr (ZhTiebreakCode) again = NULL;
  g_autoptr (GError) error = NULL;

  if (code == NULL)
    return;
  again = zh_tiebreak_code_new (code->canonical, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (code->canonical, ==, again->canonical);
}

static void
try_norms (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhNormTable) table = zh_norm_table_parse (text, &error);

  g_assert_true ((table == NULL) == (error != NULL));
}

static void
try_titles (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTitleRules) rules = zh_title_rules_parse (text, &error);

  g_assert_true ((rules == NULL) == (error != NULL));
}

/* What is read is written so that it reads the same again. */
static void
try_settings (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_parse (text, NULL);
  g_autoptr (ZhTeamPlan) teams = zh_team_plan_parse (text, NULL);
  g_autoptr (GPtrArray) groups = zh_group_list_parse (text, NULL);
  g_autoptr (GPtrArray) timetable = zh_timetable_parse (text, NULL);

  if (plan != NULL)
    {
      g_autofree char *first = zh_prize_plan_to_text (plan);
      g_autoptr (ZhPrizePlan) again = zh_prize_plan_parse (first, &error);
      g_autofree char *second = again != NULL ? zh_prize_plan_to_text (again) : NULL;

      g_assert_no_error (error);
      g_assert_cmpstr (first, ==, second);
    }
  if (teams != NULL)
    {
      g_autofree char *first = zh_team_plan_to_text (teams);
      g_autoptr (ZhTeamPlan) again = zh_team_plan_parse (first, &error);
      g_autofree char *second = again != NULL ? zh_team_plan_to_text (again) : NULL;

      g_assert_no_error (error);
      g_assert_cmpstr (first, ==, second);
    }
  if (timetable != NULL)
    {
      g_autofree char *first = zh_timetable_to_text (timetable);
      g_autoptr (GPtrArray) again = zh_timetable_parse (first, &error);
      g_autofree char *second = again != NULL ? zh_timetable_to_text (again) : NULL;

      g_assert_no_error (error);
      g_assert_cmpstr (first, ==, second);
    }
  if (groups != NULL)
    {
      g_autofree char *first = zh_group_list_to_text (groups);
      g_autoptr (GPtrArray) again = zh_group_list_parse (first, &error);
      g_autofree char *second = again != NULL ? zh_group_list_to_text (again) : NULL;

      g_assert_no_error (error);
      g_assert_cmpstr (first, ==, second);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (gsize i = 0; lines[i] != NULL; i++)
    try_code (lines[i]);
  if (g_utf8_validate (text, -1, NULL))
    {
      try_titles (text);
      try_norms (text);
      try_settings (text);
    }
  return 0;
}
