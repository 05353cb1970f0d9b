/* Plans of prizes and teams and tables of norms as text: limits from both sides, refusals word for word. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "norm-table.h"
#include "prize-plan.h"
#include "team-plan.h"

typedef enum
{
  PRIZES,
  TEAMS,
  NORMS,
} Reader;

/* The message, or %NULL where it is taken. */
static char *
read_text (Reader      reader,
           const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhPrizePlan) prizes = NULL;
  g_autoptr (ZhTeamPlan) teams = NULL;
  g_autoptr (ZhNormTable) norms = NULL;
  gboolean is_taken = FALSE;

  if (reader == PRIZES)
    is_taken = (prizes = zh_prize_plan_parse (text, &error)) != NULL;
  else if (reader == TEAMS)
    is_taken = (teams = zh_team_plan_parse (text, &error)) != NULL;
  else
    is_taken = (norms = zh_norm_table_parse (text, &error)) != NULL;
  if (is_taken)
    g_assert_no_error (error);
  else
    g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  return is_taken ? NULL : g_strdup (error->message);
}

#define LIST "[list 1]\ntitle=Main\namounts="
#define TEAM "[teams]\ngroup=club\n"
#define NORM "[norms]\ntitle=Norms\n[norm 1]\ncategory=CM\nscale=2000:75\n"
#define SCALE "[norms]\ntitle=Norms\n[norm 1]\ncategory=CM\nscale="
#define NO_SCALE                                                                                  \
  "[norm 1] scale: steps such as 2000:75;2050:70 are expected, each average higher than the one " \
  "before. Correct the table"
#define NO_TABLE "[teams] table: these are no points for places. Write such as 20;17;15;13.5"
#define NO_TEAMS                                                                                \
  "[teams] group: teams are made by region, club, school, federation, coach or category. Name " \
  "one of these"

static const struct
{
  const char *name;
  Reader      reader;
  const char *text;
  const char *message; /* NULL where it is taken */
} cases[] = {
  { "unit-1", PRIZES, "[prizes]\nunit=1\n", NULL },
  { "unit-0", PRIZES,
    "[prizes]\nunit=0\n",
    "[prizes] unit: “0” is no whole number from 1 to 1000000. Correct it" },
  { "unit-most", PRIZES, "[prizes]\nunit=1000000\n", NULL },
  { "unit-above", PRIZES,
    "[prizes]\nunit=1000001\n",
    "[prizes] unit: “1000001” is no whole number from 1 to 1000000. Correct it" },
  { "sharing", PRIZES,
    "[prizes]\nsharing=all\n",
    "[prizes] sharing: “all” is none of: place, average, hort. Correct it" },
  { "choice", PRIZES,
    "[prizes]\nchoice=last\n",
    "[prizes] choice: “last” is none of: all, first, largest. Correct it" },
  { "no-title", PRIZES, "[list 1]\namounts=1\n", "[list 1] title: nothing stands there. Add it" },
  { "blank-title", PRIZES, "[list 1]\ntitle= \namounts=1\n", "[list 1] title: nothing stands there. Add it" },
  { "no-amounts", PRIZES, "[list 1]\ntitle=Main\n", "[list 1] amounts: nothing stands there. Add it" },
  { "blank-amounts", PRIZES,
    LIST ";\n",
    "[list 1] amounts: nothing stands there. Write amounts such as 5000;3000;1500.50" },
  { "blank-between", PRIZES, LIST "2;;1;\n", NULL },
  { "amount", PRIZES,
    LIST "5;x\n",
    "[list 1] amounts: “x” is no amount of money. Write amounts such as 5000;3000;1500.50" },
  { "amount-most", PRIZES, LIST "1000000000\n", NULL },
  { "amount-above", PRIZES,
    LIST "1000000001\n",
    "[list 1] amounts: “1000000001” is no amount of money. Write amounts such as 5000;3000;1500.50" },
  { "cents", PRIZES,
    LIST "1.999\n",
    "[list 1] amounts: “1.999” is no amount of money. Write amounts such as 5000;3000;1500.50" },
  { "no-cents", PRIZES,
    LIST "1.\n",
    "[list 1] amounts: “1.” is no amount of money. Write amounts such as 5000;3000;1500.50" },
  { "all-members", PRIZES, LIST "1\nmembers=\n", NULL },
  { "second-list", PRIZES,
    LIST "1\n[list 2]\ntitle=Girls\n",
    "[list 2] amounts: nothing stands there. Add it" },
  { "list-out-of-order", PRIZES, LIST "1\n[list 3]\ntitle=Girls\n", NULL },

  { "no-group", TEAMS, "[teams]\ncounting=places\n", "[teams] group: nothing stands there. Add it" },
  { "group-unknown", TEAMS, "[teams]\ngroup=street\n", NO_TEAMS },
  { "group-sex", TEAMS, "[teams]\ngroup=sex\n", NO_TEAMS },
  { "group-born", TEAMS, "[teams]\ngroup=born\n", NO_TEAMS },
  { "group-rating", TEAMS, "[teams]\ngroup=rating\n", NO_TEAMS },
  { "group-region", TEAMS, "[teams]\ngroup=region\n", NULL },
  { "group-school", TEAMS, "[teams]\ngroup=school\n", NULL },
  { "group-federation", TEAMS, "[teams]\ngroup=federation\n", NULL },
  { "group-coach", TEAMS, "[teams]\ngroup=coach\n", NULL },
  { "group-category", TEAMS, "[teams]\ngroup=category\n", NULL },
  { "counting", TEAMS,
    TEAM "counting=all\n",
    "[teams] counting: “all” is none of: places, points, table. Correct it" },
  { "shared", TEAMS, TEAM "shared=worse\n", "[teams] shared: “worse” is none of: better, mean. Correct it" },
  { "best-most", TEAMS, TEAM "best=100\n", NULL },
  { "best-above", TEAMS,
    TEAM "best=101\n",
    "[teams] best: “101” is no whole number from 0 to 100. Correct it" },
  { "women-above", TEAMS,
    TEAM "women=101\n",
    "[teams] women: “101” is no whole number from 0 to 100. Correct it" },
  { "juniors-below", TEAMS,
    TEAM "juniors=-1\n",
    "[teams] juniors: “-1” is no whole number from 0 to 100. Correct it" },
  { "junior-year-first", TEAMS, TEAM "junior-year=1900\n", NULL },
  { "junior-year-below", TEAMS,
    TEAM "junior-year=1899\n",
    "[teams] junior-year: “1899” is no whole number from 1900 to 9999. Correct it" },
  { "juniors-of-no-year", TEAMS,
    TEAM "juniors=1\n",
    "[teams] junior-year: juniors are asked for, so the year they are born in or later is needed" },
  { "women-as-many", TEAMS, TEAM "best=2\nwomen=2\n", NULL },
  { "women-of-all", TEAMS, TEAM "best=0\nwomen=2\n", NULL },
  { "women-too-many", TEAMS,
    TEAM "best=2\nwomen=3\n",
    "[teams] best: more women or juniors are asked for than members count. Raise one or lower the other" },
  { "juniors-too-many", TEAMS,
    TEAM "best=2\njuniors=3\njunior-year=2010\n",
    "[teams] best: more women or juniors are asked for than members count. Raise one or lower the other" },
  { "table-missing", TEAMS,
    TEAM "counting=table\n",
    "[teams] table: counting by a table needs the points for places, such as 20;17;15" },
  { "table-blank", TEAMS,
    TEAM "counting=table\ntable=;\n",
    "[teams] table: counting by a table needs the points for places, such as 20;17;15" },
  { "table-blank-between", TEAMS, TEAM "counting=table\ntable=20; ;17;\n", NULL },
  { "table-words", TEAMS, TEAM "table=20;many\n", NO_TABLE },
  { "table-below", TEAMS, TEAM "table=20;-1\n", NO_TABLE },
  { "table-zero", TEAMS, TEAM "counting=table\ntable=20;0\n", NULL },

  { "no-norms", NORMS,
    "[categories]\nCM=2000\n",
    "[norms] title: the group is missing; a table of norms begins with it. Correct the table" },
  { "no-norm", NORMS,
    "[norms]\ntitle=Norms\n",
    "[norm 1] category: the table holds no norm; the groups are numbered from 1. Correct the table" },
  { "average", NORMS,
    "[norms]\naverage=mean\n",
    "[norms] average: “rating” or “category” is expected. Correct the table" },
  { "average-of-none", NORMS,
    "[norms]\naverage=category\n[categories]\n",
    "[categories] *: average=category needs the number of each category. Correct the table" },
  { "unrated-most", NORMS, "[norms]\nunrated=10000\n[norm 1]\ncategory=CM\nscale=2000:75\n", NULL },
  { "unrated-above", NORMS,
    "[norms]\nunrated=10001\n",
    "[norms] unrated: a whole number is expected. Correct the table" },
  { "category-number", NORMS,
    "[norms]\ntitle=Norms\n[categories]\nCM=2.555\n",
    "[categories] CM: a number with at most two decimals is expected. Correct the table" },
  { "category-sign", NORMS,
    "[norms]\ntitle=Norms\n[categories]\nCM=2.-5\n",
    "[categories] CM: a number with at most two decimals is expected. Correct the table" },
  { "category-empty", NORMS,
    "[norms]\ntitle=Norms\n[categories]\nCM=\n",
    "[categories] CM: a number with at most two decimals is expected. Correct the table" },
  { "category-point", NORMS,
    "[norms]\ntitle=Norms\n[categories]\nCM=2.\n",
    "[categories] CM: a number with at most two decimals is expected. Correct the table" },
  { "norm", NORMS, NORM, NULL },
  { "norm-nameless", NORMS,
    "[norms]\ntitle=Norms\n[norm 1]\nscale=2000:75\n",
    "[norm 1] category: the category that the norm gives is missing. Correct the table" },
  { "norm-blank", NORMS,
    "[norms]\ntitle=Norms\n[norm 1]\ncategory= \nscale=2000:75\n",
    "[norm 1] category: the category that the norm gives is missing. Correct the table" },
  { "sex", NORMS, NORM "sex=x\n", "[norm 1] sex: “m” or “w” is expected. Correct the table" },
  { "sex-m", NORMS, NORM "sex=m\n", NULL },
  { "sex-w", NORMS, NORM "sex=w\n", NULL },
  { "games-none", NORMS, NORM "games=0\n", "[norm 1] games: a whole number is expected. Correct the table" },
  { "games-most", NORMS, NORM "games=1000\n", NULL },
  { "games-above", NORMS,
    NORM "games=1001\n",
    "[norm 1] games: a whole number is expected. Correct the table" },
  { "max-age-most", NORMS, NORM "max-age=120\n", NULL },
  { "max-age-above", NORMS,
    NORM "max-age=121\n",
    "[norm 1] max-age: a whole number is expected. Correct the table" },
  { "no-scale", NORMS, "[norms]\ntitle=Norms\n[norm 1]\ncategory=CM\n", NO_SCALE },
  { "scale-empty", NORMS, SCALE "\n", NO_SCALE },
  { "scale-alone", NORMS, SCALE "2000\n", NO_SCALE },
  { "scale-three", NORMS, SCALE "2000:75:1\n", NO_SCALE },
  { "scale-words", NORMS, SCALE "much:75\n", NO_SCALE },
  { "scale-percent", NORMS, SCALE "2000:much\n", NO_SCALE },
  { "scale-100", NORMS, SCALE "2000:100\n", NULL },
  { "scale-above-100", NORMS, SCALE "2000:100.01\n", NO_SCALE },
  { "scale-level", NORMS, SCALE "2000:75;2000:70\n", NO_SCALE },
  { "scale-falling", NORMS, SCALE "2000:75;1999.99:70\n", NO_SCALE },
  { "scale-rising", NORMS, SCALE "2000:75;2000.01:70\n", NULL },
  { "scale-ended", NORMS, SCALE "2000:75;\n", NULL },
  { "scale-hole", NORMS, SCALE "2000:75;;2050:70\n", NO_SCALE },
};

static void
test_text (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *message = read_text (cases[i].reader, cases[i].text);

  g_assert_cmpstr (message, ==, cases[i].message);
}

/* As many places as there may be, and one more. */
static void
test_long_tables (void)
{
  for (gsize n = 999; n <= 1001; n++)
    {
      g_autoptr (GString) prizes = g_string_new (LIST);
      g_autoptr (GString) teams = g_string_new (TEAM "table=");
      g_autofree char *prize_message = NULL;
      g_autofree char *team_message = NULL;

      for (gsize i = 0; i < n; i++)
        {
          g_string_append (prizes, "1;");
          g_string_append (teams, "1;");
        }
      prize_message = read_text (PRIZES, prizes->str);
      team_message = read_text (TEAMS, teams->str);
      g_assert_true ((prize_message == NULL) == (n <= 1000));
      g_assert_true ((team_message == NULL) == (n <= 1000));
    }
}

/* What was read is written, and reads the same. */
static void
test_written_teams (void)
{
  static const struct
  {
    const char *text;
    const char *written;
  } plans[] = {
    { TEAM, "[teams]\ngroup=club\ncounting=places\nshared=better\nbest=0\nwomen=0\njuniors=0\n" },
    { TEAM "counting=table\nshared=mean\nbest=3\njuniors=1\njunior-year=2010\ntable=20;17.5;0\n",
      "[teams]\ngroup=club\ncounting=table\nshared=mean\nbest=3\nwomen=0\njuniors=1\njunior-year=2010\ntable=20;17.5;0\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (plans); i++)
    {
      g_autoptr (ZhTeamPlan) plan = zh_team_plan_parse (plans[i].text, NULL);
      g_autofree char *written = zh_team_plan_to_text (plan);

      g_assert_cmpstr (written, ==, plans[i].written);
    }
}

/* The title in the language asked for, else the one without a language, else none. */
static void
test_titles (void)
{
  static const struct
  {
    const char *titles;
    const char *expected;
  } rows[] = {
    { "title=Norms\ntitle[uk]=Норми\n", "Норми" },
    { "title=Norms\ntitle[ru]=Нормы\n", "Norms" },
    { "title[ru]=Нормы\n", "" },
    { "title=Norms\ntitle[uk=Норми\n", "Norms" },
  };
  g_autoptr (ZhLanguage) language = zh_language_new ("uk", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("[norms]\n%s[norm 1]\ncategory=CM\nscale=2000:75\n", rows[i].titles);
      g_autoptr (ZhNormTable) table = zh_norm_table_parse (text, NULL);

      if (table != NULL)
        g_assert_cmpstr (zh_norm_table_get_title (table, language), ==, rows[i].expected);
      else
        g_assert_cmpuint (i, ==, G_N_ELEMENTS (rows) - 1);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/plan-texts/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_text);
    }
  g_test_add_func ("/plan-texts/long-tables", test_long_tables);
  g_test_add_func ("/plan-texts/written-teams", test_written_teams);
  g_test_add_func ("/plan-texts/titles", test_titles);
  return g_test_run ();
}
