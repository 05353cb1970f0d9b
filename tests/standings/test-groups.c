/* Places inside groups and of teams, checked against counting by hand. */
#include "config.h"

#include "arithmetic.h"
#include "fixture-reader.h"
#include "team-places.h"

static ZhStandings *
make_standings (const ZhTournament *tournament)
{
  static const char *const codes[] = { "BH", NULL };
  g_autoptr (GError) error = NULL;
  ZhStandings *standings = zh_standings_new (tournament, -1, codes, NULL, &error);

  g_assert_no_error (error);
  return standings;
}

static void
check_women (const char *folder,
             const char *name,
             gpointer    data)
{
  g_autoptr (ZhTournament) tournament = fixture_read (folder, name);
  g_autoptr (ZhStandings) standings = make_standings (tournament);
  ZhGroup women = { ZH_GROUP_SEX, "w" };
  g_autoptr (GArray) rows = zh_standings_select (standings, zh_group_filter, &women);

  for (guint i = 0; i < rows->len; i++)
    {
      const ZhGroupRow *selected = &g_array_index (rows, ZhGroupRow, i);
      int               place = zh_standings_get_row (standings, selected->row)->place;
      int               better = 0;
      int               equal = 0;

      for (guint j = 0; j < rows->len; j++)
        {
          int other = zh_standings_get_row (standings, g_array_index (rows, ZhGroupRow, j).row)->place;

          better += other < place ? 1 : 0;
          equal += other == place ? 1 : 0;
        }
      g_assert_cmpint (selected->place, ==, better + 1);
      g_assert_cmpint (selected->last_place, ==, better + equal);
    }
  *(guint *) data += rows->len;
}

static void
test_women (void)
{
  guint n_women = 0;

  fixture_foreach ("tiebreak", ".trf", check_women, &n_women);
  g_assert_cmpuint (n_women, >, 100);
}

/* A field without games is in the order of start numbers, so that lots give each a place. */
static ZhTournament *
make_field (int n_entries)
{
  static const char *const regions[] = { "Верхнє", "Нижнє", "Їжакове", "Ґанок" };
  ZhTournament            *tournament = zh_tournament_new ();

  for (int i = 0; i < n_entries; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = i + 1;
      entry->start_number = i + 1;
      entry->person = zh_person_new ();
      zh_person_set_string (&entry->person->surname, "Вигаданий");
      zh_person_set_string (&entry->person->region, regions[g_test_rand_int_range (0, G_N_ELEMENTS (regions))]);
      entry->person->sex = g_test_rand_int_range (0, 3) == 0 ? ZH_SEX_FEMALE : ZH_SEX_MALE;
      entry->person->birth.year = (short) g_test_rand_int_range (2005, 2015);
      g_ptr_array_add (tournament->entries, entry);
    }
  return tournament;
}

/* The least sum of places over all subsets of the size; −1 where none fills the rule. */
static int
find_least_sum (const ZhStandings *standings,
                const ZhTeamRule  *rule,
                const GArray      *members,
                int                size)
{
  int least = -1;

  for (guint set = 0; set < 1u << members->len; set++)
    {
      int sum = 0;
      int n = 0;
      int women = 0;
      int juniors = 0;

      for (guint i = 0; i < members->len; i++)
        {
          const ZhStanding *standing = zh_standings_get_row (standings, g_array_index (members, ZhTeamMember, i).row);
          const ZhEntry    *entry = zh_history_get_entry (zh_standings_get_history (standings), standing->entry);

          if ((set & 1u << i) == 0)
            continue;
          n++;
          sum += standing->place;
          women += entry->person->sex == ZH_SEX_FEMALE ? 1 : 0;
          juniors += entry->person->birth.year >= rule->junior_year ? 1 : 0;
        }
      if (n == size && women >= rule->women && juniors >= rule->juniors && (least < 0 || sum < least))
        least = sum;
    }
  return least;
}

static void
test_best_members (void)
{
  static const char *const codes[] = { "LOT", NULL };
  g_autoptr (ZhLanguage) ukrainian = zh_language_new ("uk", NULL);

  for (int repeat = 0; repeat < 200; repeat++)
    {
      ZhTeamRule rule = { ZH_GROUP_REGION, ZH_TEAM_SUM_OF_PLACES, ZH_SHARED_BETTER, g_test_rand_int_range (2, 6),
                          g_test_rand_int_range (0, 3), g_test_rand_int_range (0, 3), 2010, NULL, 0 };
      g_autoptr (ZhTournament) tournament = make_field (g_test_rand_int_range (8, 30));
      g_autoptr (ZhStandings) standings = zh_standings_new (tournament, -1, codes, NULL, NULL);
      g_autoptr (GPtrArray) teams = zh_team_places_new (standings, &rule, ukrainian);

      for (guint i = 0; i < teams->len; i++)
        {
          const ZhTeamPlace *team = g_ptr_array_index (teams, i);
          int                least = find_least_sum (standings, &rule, team->members, rule.best);

          g_assert_cmpint (team->n_missing == 0, ==, least >= 0);
          if (least >= 0)
            g_assert_cmpint (team->score.numerator, ==, least);
          if (i > 0)
            g_assert_cmpint (((const ZhTeamPlace *) g_ptr_array_index (teams, i - 1))->n_missing, <=, team->n_missing);
        }
    }
}

static void
test_points_table (void)
{
  static const ZhPoints    table[] = { 100, 80, 60 };
  static const char *const codes[] = { "TPN", NULL };
  ZhTeamRule               rule = { ZH_GROUP_CLUB, ZH_TEAM_TABLE, ZH_SHARED_MEAN, 2, 0, 0, 0, table, G_N_ELEMENTS (table) };
  static const char *const clubs[] = { "Вежа", "Тура", "Вежа", "Тура", "Вежа" };
  g_autoptr (ZhLanguage) ukrainian = zh_language_new ("uk", NULL);
  g_autoptr (ZhTournament) tournament = make_field (5);
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (ZhStandings) level = NULL;
  g_autoptr (GPtrArray) teams = NULL;
  g_autoptr (GPtrArray) level_teams = NULL;
  const ZhTeamPlace *first;

  for (guint i = 0; i < 5; i++)
    zh_person_set_string (&((ZhEntry *) g_ptr_array_index (tournament->entries, i))->person->club, clubs[i]);
  standings = zh_standings_new (tournament, -1, codes, NULL, NULL);
  teams = zh_team_places_new (standings, &rule, ukrainian);
  first = g_ptr_array_index (teams, 0);
  g_assert_cmpstr (first->name, ==, "Вежа");
  g_assert_cmpint (first->score.numerator, ==, 16);
  g_assert_false (g_array_index (first->members, ZhTeamMember, 2).counted);

  /* All five share the first place: 24 points are divided by five. */
  level = zh_standings_new (tournament, -1, (const char *const[]){ "PTS", NULL }, NULL, NULL);
  level_teams = zh_team_places_new (level, &rule, ukrainian);
  first = g_ptr_array_index (level_teams, 0);
  g_assert_cmpint (zh_fraction_compare (first->score, zh_fraction_new (48, 5)), ==, 0);
  g_assert_cmpint (first->last_place, ==, 2);
}

static void
test_values (void)
{
  g_autoptr (ZhLanguage) ukrainian = zh_language_new ("uk", NULL);
  g_autoptr (ZhTournament) tournament = make_field (60);
  g_auto (GStrv) values = zh_group_list_values (tournament, ZH_GROUP_REGION, ukrainian);
  const ZhEntry *entry = g_ptr_array_index (tournament->entries, 0);
  ZhGroup        years = { ZH_GROUP_BIRTH_YEARS, "2005-2014" };
  ZhGroup        nobody = { ZH_GROUP_BIRTH_YEARS, "2015-" };

  g_assert_cmpstr (values[0], ==, "Верхнє");
  g_assert_cmpstr (values[1], ==, "Ґанок");
  g_assert_cmpstr (values[2], ==, "Їжакове");
  g_assert_cmpstr (values[3], ==, "Нижнє");
  g_assert_true (zh_group_filter (entry, &years));
  g_assert_false (zh_group_filter (entry, &nobody));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/groups/women", test_women);
  g_test_add_func ("/groups/values", test_values);
  g_test_add_func ("/groups/best-members", test_best_members);
  g_test_add_func ("/groups/points-table", test_points_table);
  return g_test_run ();
}
