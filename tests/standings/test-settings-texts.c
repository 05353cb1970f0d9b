/* Groups, prizes and team places as text: what is written reads the same, what is wrong is
 * named, and money stays whole. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "prize-plan.h"
#include "team-plan.h"

static const struct
{
  const char *text;
  gboolean    valid;
  gint64      amount;
} amounts[] = {
  { "1500", TRUE, 150000 },
  { "1500.5", TRUE, 150050 },
  { "1 500,05", TRUE, 150005 },
  { "0", TRUE, 0 },
  { "1500.505", FALSE, 0 },
  { "-5", FALSE, 0 },
  { "", FALSE, 0 },
  { "12x", FALSE, 0 },
  { "1.2.3", FALSE, 0 },
  { "99999999999999999999", FALSE, 0 },
};

static void
test_money (void)
{
  g_autoptr (ZhLanguage) uk = zh_language_new ("uk", NULL);
  g_autofree char *round_sum = zh_money_format (150000, "грн", uk);
  g_autofree char *odd_sum = zh_money_format (1234567890, "", uk);

  for (gsize i = 0; i < G_N_ELEMENTS (amounts); i++)
    {
      gint64 amount = -1;

      g_assert_cmpint (zh_money_parse (amounts[i].text, &amount), ==, amounts[i].valid);
      if (amounts[i].valid)
        g_assert_cmpint (amount, ==, amounts[i].amount);
    }
  g_assert_cmpstr (round_sum, ==, "1500\u00a0грн");
  g_assert_cmpstr (odd_sum, ==, "12\u202f345\u202f678,90");
}

static void
test_group (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhGroup) group = zh_group_parse (" sex=w ; born=2010-2012;rating=-1799;", &error);
  g_autofree char *text = NULL;
  g_autoptr (ZhEntry) girl = zh_entry_new ();

  g_assert_no_error (error);
  text = zh_group_to_text (group);
  g_assert_cmpstr (text, ==, "sex=w;born=2010-2012;rating=-1799");

  girl->person = zh_person_new ();
  girl->person->sex = ZH_SEX_FEMALE;
  girl->person->birth.year = 2011;
  girl->rating = 1799;
  g_assert_true (zh_group_filter (girl, group));
  girl->rating = 1800;
  g_assert_false (zh_group_filter (girl, group));
  girl->rating = 0;
  g_assert_true (zh_group_filter (girl, group));
  girl->person->birth.year = 2013;
  g_assert_false (zh_group_filter (girl, group));
}

static void
test_numbers (void)
{
  g_autoptr (ZhGroup) group = zh_group_parse ("numbers=1,5,7-9", NULL);
  g_autoptr (ZhEntry) entry = zh_entry_new ();
  static const int in[] = { 1, 5, 7, 8, 9 };
  static const int out[] = { 2, 6, 10, 15 };

  entry->person = zh_person_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (in); i++)
    {
      entry->start_number = in[i];
      g_assert_true (zh_group_filter (entry, group));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (out); i++)
    {
      entry->start_number = out[i];
      g_assert_false (zh_group_filter (entry, group));
    }
}

static void
test_bad_groups (void)
{
  static const char *const texts[] = { "", ";", "sex", "sex=x", "born=2010", "born=-", "born=2012-2010", "rating=abc", "numbers=1,x", "region=", "height=180-" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhGroup) group = zh_group_parse (texts[i], &error);

      g_test_message ("%s", texts[i]);
      g_assert_null (group);
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
    }
}

#define PRIZES                                                         \
  "[prizes]\nsharing=average\nchoice=first\nunit=1\ncurrency=грн\n" \
  "[list 1]\ntitle=Main\namounts=1000;500.5\n"                         \
  "[list 2]\ntitle=Women\nmembers=sex=w\namounts=300\n"

static void
test_prizes (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_parse (PRIZES, &error);
  g_autofree char *text = NULL;
  g_autoptr (ZhPrizePlan) again = NULL;
  g_autofree char *second = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (plan->lists->len, ==, 2);
  g_assert_cmpint (plan->rule.sharing, ==, ZH_PRIZES_BY_AVERAGE);
  g_assert_cmpint (plan->rule.choice, ==, ZH_PRIZES_FIRST_LIST);
  g_assert_cmpint (zh_prize_plan_sum (plan), ==, 180050);
  text = zh_prize_plan_to_text (plan);
  again = zh_prize_plan_parse (text, &error);
  g_assert_no_error (error);
  second = zh_prize_plan_to_text (again);
  g_assert_cmpstr (second, ==, text);
  g_assert_nonnull (strstr (text, "amounts=1000;500.50"));
}

static void
test_bad_settings (void)
{
  static const char *const prizes[] = { "nonsense", "[prizes]\nsharing=all\n", "[list 1]\ntitle=Main\n", "[list 1]\namounts=1\n", "[list 1]\ntitle=Main\namounts=x\n", "[list 1]\ntitle=Main\nmembers=sex=y\namounts=1\n", "[prizes]\nunit=0\n" };
  static const char *const teams[] = { "", "[teams]\ngroup=sex\n", "[teams]\ngroup=stars\n", "[teams]\ngroup=region\ncounting=table\n", "[teams]\ngroup=region\njuniors=1\n", "[teams]\ngroup=region\nbest=1\nwomen=2\n", "[teams]\ngroup=region\ncounting=table\ntable=5;x\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (prizes); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", prizes[i]);
      g_assert_null (zh_prize_plan_parse (prizes[i], &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (teams); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", teams[i]);
      g_assert_null (zh_team_plan_parse (teams[i], &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
    }
}

static void
test_teams (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTeamPlan) plan = zh_team_plan_parse ("[teams]\ngroup=club\ncounting=table\nshared=mean\nbest=4\nwomen=1\njuniors=2\njunior-year=2010\ntable=20;17;13.5\n", &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (plan->rule.group, ==, ZH_GROUP_CLUB);
  g_assert_cmpint (plan->rule.n_table, ==, 3);
  g_assert_cmpint (plan->rule.table[2], ==, 135);
  text = zh_team_plan_format_table (plan);
  g_assert_cmpstr (text, ==, "20;17;13.5");
  for (const char *const *code = zh_language_get_codes (); *code != NULL; code++)
    {
      g_autoptr (ZhLanguage) language = zh_language_new (*code, NULL);
      g_autofree char *words = zh_team_plan_format (plan, language);

      g_assert_nonnull (strstr (words, "2010"));
      g_assert_true (g_str_has_suffix (words, "."));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/settings-texts/money", test_money);
  g_test_add_func ("/settings-texts/group", test_group);
  g_test_add_func ("/settings-texts/numbers", test_numbers);
  g_test_add_func ("/settings-texts/bad-groups", test_bad_groups);
  g_test_add_func ("/settings-texts/prizes", test_prizes);
  g_test_add_func ("/settings-texts/bad-settings", test_bad_settings);
  g_test_add_func ("/settings-texts/teams", test_teams);
  return g_test_run ();
}
