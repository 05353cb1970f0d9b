/* Age groups. The expected groups are typed from the articles. */
#include "config.h"

#include "age-groups.h"

#include "rules-testing.h"

static const struct
{
  const char *name;
  const char *ruleset;
  const char *birth;
  ZhSex       sex;
  const char *event;
  const char *expected;
} cases[] = {
  /* The age reached on 31 December of the year of the event (II.8.1). */
  { "ua-8-on-new-years-eve", "ua-chess-2026", "2018-12-31", ZH_SEX_MALE, "2026-01-10", "young-hopes" },
  { "ua-9", "ua-chess-2026", "2017-01-01", ZH_SEX_MALE, "2026-12-20", "hopes" },
  { "ua-8-year-alone", "ua-chess-2026", "2018", ZH_SEX_FEMALE, "2026-05-01", "young-hopes" },
  { "ua-12", "ua-chess-2026", "2014-06-01", ZH_SEX_FEMALE, "2026-05-01", "mini-cadets" },
  { "ua-14", "ua-chess-2026", "2012-06-01", ZH_SEX_FEMALE, "2026-05-01", "cadets" },
  { "ua-16", "ua-chess-2026", "2010-06-01", ZH_SEX_FEMALE, "2026-05-01", "senior-cadets" },
  { "ua-18", "ua-chess-2026", "2008-06-01", ZH_SEX_FEMALE, "2026-05-01", "juniors" },
  { "ua-20", "ua-chess-2026", "2006-12-31", ZH_SEX_MALE, "2026-05-01", "youth" },
  { "ua-21", "ua-chess-2026", "2005-01-01", ZH_SEX_MALE, "2026-05-01", "adults" },
  /* "Under 9" is the age of 8 (II.1.1); the day is not named, the year's end is taken. */
  { "ru-8", "ru-chess-988", "2018-01-01", ZH_SEX_MALE, "2026-05-01", "under-9" },
  { "ru-9", "ru-chess-988", "2017-12-31", ZH_SEX_MALE, "2026-05-01", "under-11" },
  { "ru-20", "ru-chess-988", "2006-12-31", ZH_SEX_MALE, "2026-05-01", "under-21" },
  { "ru-21", "ru-chess-988", "2005-12-31", ZH_SEX_MALE, "2026-05-01", "juniors-17-25" },
  { "ru-26", "ru-chess-988", "2000-12-31", ZH_SEX_MALE, "2026-05-01", "adults" },
  { "dr64-10", "ua-draughts-64", "2016-12-31", ZH_SEX_MALE, "2026-01-01", "young-hopes" },
  { "dr64-13", "ua-draughts-64", "2013-01-01", ZH_SEX_MALE, "2026-01-01", "junior-cadets" },
  { "dr64-16", "ua-draughts-64", "2010-01-01", ZH_SEX_MALE, "2026-01-01", "cadets" },
  { "dr64-19", "ua-draughts-64", "2007-01-01", ZH_SEX_MALE, "2026-01-01", "juniors" },
  { "dr64-23", "ua-draughts-64", "2003-01-01", ZH_SEX_MALE, "2026-01-01", "youth" },
  { "dr64-24", "ua-draughts-64", "2002-12-31", ZH_SEX_MALE, "2026-01-01", "adults" },
  { "dr100-26", "ua-draughts-100", "2000-01-01", ZH_SEX_MALE, "2026-01-01", "youth" },
  { "dr100-27", "ua-draughts-100", "1999-12-31", ZH_SEX_MALE, "2026-01-01", "adults" },
  /* Veterans: women from 45 and 55, men from 50 and 60 in 64; from 50, 60, 70 in 100. */
  { "dr64-woman-44", "ua-draughts-64", "1982-01-01", ZH_SEX_FEMALE, "2026-01-01", "adults" },
  { "dr64-woman-45", "ua-draughts-64", "1981-12-31", ZH_SEX_FEMALE, "2026-01-01", "veteran-women-45" },
  { "dr64-woman-55", "ua-draughts-64", "1971-12-31", ZH_SEX_FEMALE, "2026-01-01", "veteran-women-55" },
  { "dr64-man-49", "ua-draughts-64", "1977-12-31", ZH_SEX_MALE, "2026-01-01", "adults" },
  { "dr64-man-50", "ua-draughts-64", "1976-12-31", ZH_SEX_MALE, "2026-01-01", "veteran-men-50" },
  { "dr64-man-60", "ua-draughts-64", "1966-12-31", ZH_SEX_MALE, "2026-01-01", "veteran-men-60" },
  { "dr100-woman-50", "ua-draughts-100", "1976-12-31", ZH_SEX_FEMALE, "2026-01-01", "veterans-50" },
  { "dr100-man-70", "ua-draughts-100", "1956-12-31", ZH_SEX_MALE, "2026-01-01", "veterans-70" },
  { "no-birth", "ua-chess-2026", "", ZH_SEX_MALE, "2026-05-01", NULL },
  { "unborn", "ua-chess-2026", "2030", ZH_SEX_MALE, "2026-05-01", NULL },
};

static void
test_group (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhRuleset) ruleset = load_ruleset (cases[i].ruleset);
  g_autofree char *group = NULL;
  ZhDate           birth = ZH_DATE_NONE;
  ZhDate           event = ZH_DATE_NONE;

  g_assert_true (zh_date_parse (cases[i].birth, &birth));
  g_assert_true (zh_date_parse (cases[i].event, &event));
  group = zh_ruleset_find_age_group (ruleset, birth, cases[i].sex, event);
  g_assert_cmpstr (group, ==, cases[i].expected);
}

static void
test_references (void)
{
  g_autoptr (ZhRuleset) end = load_ruleset ("ua-chess-2026");
  g_autoptr (ZhRuleset) start = zh_ruleset_override (end, "age-groups.reference", "year-start", NULL);
  g_autoptr (ZhRuleset) event = zh_ruleset_override (end, "age-groups.reference", "event-start", NULL);
  ZhDate birth = { 2010, 6, 15 };
  ZhDate first_day = { 2026, 6, 14 };

  g_assert_cmpint (zh_ruleset_get_age (end, birth, first_day), ==, 16);
  g_assert_cmpint (zh_ruleset_get_age (start, birth, first_day), ==, 15);
  g_assert_cmpint (zh_ruleset_get_age (event, birth, first_day), ==, 15);
  first_day.day = 15;
  g_assert_cmpint (zh_ruleset_get_age (event, birth, first_day), ==, 16);
}

static void
test_fits (void)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset ("ua-draughts-64");
  ZhDate      event = { 2026, 3, 1 };
  ZhDate      old = { 1950, 1, 1 };
  const char *article = NULL;

  g_assert_true (zh_ruleset_fits_age_group (ruleset, "veteran-men-50", old, ZH_SEX_MALE, event, &article));
  g_assert_cmpstr (article, ==, "I.2.2.1");
  g_assert_false (zh_ruleset_fits_age_group (ruleset, "veteran-men-50", old, ZH_SEX_FEMALE, event, NULL));
  g_assert_true (zh_ruleset_fits_age_group (ruleset, "veteran-men-50", old, ZH_SEX_UNKNOWN, event, NULL));
  g_assert_false (zh_ruleset_fits_age_group (ruleset, "youth", old, ZH_SEX_MALE, event, NULL));
}

static void
test_titles (void)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset ("ua-chess-2026");
  g_autoptr (ZhLanguage) uk = zh_language_new ("uk", NULL);
  g_autoptr (ZhLanguage) en = zh_language_new ("en", NULL);
  g_auto (GStrv) groups = zh_ruleset_dup_age_groups (ruleset);

  g_assert_cmpuint (g_strv_length (groups), ==, 8);
  g_assert_cmpstr (groups[0], ==, "young-hopes");
  g_assert_cmpstr (zh_ruleset_get_age_group_title (ruleset, "young-hopes", uk), ==, "Юні надії");
  g_assert_cmpstr (zh_ruleset_get_age_group_title (ruleset, "young-hopes", en), ==, "Young Hopes");
  g_assert_cmpstr (zh_ruleset_get_age_group_title (ruleset, "none", en), ==, "none");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/age-groups/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_group);
    }
  g_test_add_func ("/age-groups/references", test_references);
  g_test_add_func ("/age-groups/fits", test_fits);
  g_test_add_func ("/age-groups/titles", test_titles);

  return g_test_run ();
}
