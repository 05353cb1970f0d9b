#include "config.h"

#include "prizes.h"

/* Players with given points by full-point and half-point byes; women by their numbers. */
static ZhTournament *
make_field (const ZhPoints *points,
            int             n_players,
            guint           women)
{
  ZhTournament *tournament = zh_tournament_new ();

  for (int i = 0; i < n_players; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = entry->start_number = i + 1;
      entry->carried_points = points[i];
      entry->person = zh_person_new ();
      entry->person->sex = (women & 1u << i) != 0 ? ZH_SEX_FEMALE : ZH_SEX_MALE;
      g_ptr_array_add (tournament->entries, entry);
    }
  return tournament;
}

static ZhStandings *
make_standings (const ZhTournament *tournament)
{
  return zh_standings_new (tournament, -1, (const char *const[]){ "TPN", NULL }, NULL, NULL);
}

static void
check_amounts (const GArray *prizes,
               const gint64 *amounts,
               guint         n_amounts)
{
  g_assert_cmpuint (prizes->len, ==, n_amounts);
  for (guint i = 0; i < n_amounts; i++)
    g_assert_cmpint (g_array_index (prizes, ZhPrize, i).amount, ==, amounts[i]);
}

/* The published example of the Hort system; there each third is rounded up, here the list gives
 * away no more than it has. */
static void
test_hort (void)
{
  static const ZhPoints points[] = { 80, 80, 75, 70, 70, 70, 60 };
  static const gint64   amounts[] = { 100, 80, 60, 40, 20, 10 };
  static const gint64   expected[] = { 95, 85, 60, 32, 22, 16 };
  static const gint64   by_place[] = { 100, 80, 60, 40, 20, 10 };
  static const gint64   by_average[] = { 90, 90, 60, 24, 23, 23 };
  ZhPrizeList           list = { "Main", NULL, amounts, G_N_ELEMENTS (amounts) };
  ZhPrizeRule           rule = { ZH_PRIZES_BY_HORT, ZH_PRIZES_ALL, 1 };
  g_autoptr (ZhTournament) tournament = make_field (points, G_N_ELEMENTS (points), 0);
  g_autoptr (ZhStandings) standings = make_standings (tournament);
  g_autoptr (GArray) hort = zh_prizes_new (standings, &list, 1, &rule);
  g_autoptr (GArray) place = NULL;
  g_autoptr (GArray) average = NULL;

  check_amounts (hort, expected, G_N_ELEMENTS (expected));
  rule.sharing = ZH_PRIZES_BY_PLACE;
  place = zh_prizes_new (standings, &list, 1, &rule);
  check_amounts (place, by_place, G_N_ELEMENTS (by_place));
  rule.sharing = ZH_PRIZES_BY_AVERAGE;
  average = zh_prizes_new (standings, &list, 1, &rule);
  check_amounts (average, by_average, G_N_ELEMENTS (by_average));
}

/* The woman who comes second takes the larger prize; the other lists move down. */
static void
test_one_prize (void)
{
  static const ZhPoints points[] = { 90, 80, 70, 60, 50 };
  static const gint64   main_amounts[] = { 1000, 300 };
  static const gint64   women_amounts[] = { 500, 200 };
  ZhGroup               women = { ZH_GROUP_SEX, "w" };
  ZhPrizeList           lists[] = { { "Main", NULL, main_amounts, 2 }, { "Women", &women, women_amounts, 2 } };
  ZhPrizeRule           rule = { ZH_PRIZES_BY_PLACE, ZH_PRIZES_FIRST_LIST, 1 };
  g_autoptr (ZhTournament) tournament = make_field (points, 5, 1u << 1 | 1u << 3);
  g_autoptr (ZhStandings) standings = make_standings (tournament);
  g_autoptr (GArray) first = zh_prizes_new (standings, lists, 2, &rule);
  g_autoptr (GArray) largest = NULL;
  g_autoptr (GArray) all = NULL;
  static const int rows_first[] = { 0, 1, 3 };
  static const int rows_largest[] = { 0, 2, 1, 3 };

  g_assert_cmpuint (first->len, ==, 3);
  for (guint i = 0; i < first->len; i++)
    g_assert_cmpint (g_array_index (first, ZhPrize, i).row, ==, rows_first[i]);
  g_assert_cmpint (g_array_index (first, ZhPrize, 2).amount, ==, 500);

  rule.choice = ZH_PRIZES_LARGEST;
  largest = zh_prizes_new (standings, lists, 2, &rule);
  g_assert_cmpuint (largest->len, ==, 4);
  for (guint i = 0; i < largest->len; i++)
    g_assert_cmpint (g_array_index (largest, ZhPrize, i).row, ==, rows_largest[i]);

  rule.choice = ZH_PRIZES_ALL;
  all = zh_prizes_new (standings, lists, 2, &rule);
  g_assert_cmpuint (all->len, ==, 4);
  g_assert_cmpint (g_array_index (all, ZhPrize, 1).row, ==, 1);
  g_assert_cmpint (g_array_index (all, ZhPrize, 2).row, ==, 1);
}

/* Whatever the ties and the sharing, a list gives away its money and no more (less only when
 * nobody is left to take it), and nobody gets two prizes where one is allowed. */
static void
test_sums (void)
{
  for (int repeat = 0; repeat < 500; repeat++)
    {
      ZhPoints    points[20];
      gint64      amounts[6];
      gint64      total = 0;
      gint64      given[2] = { 0, 0 };
      ZhGroup     women = { ZH_GROUP_SEX, "w" };
      ZhPrizeList lists[] = { { "Main", NULL, amounts, 6 }, { "Women", &women, amounts, 6 } };
      ZhPrizeRule rule = { (ZhPrizeSharing) g_test_rand_int_range (0, 3), (ZhPrizeChoice) g_test_rand_int_range (0, 3), 100 };
      gboolean    has_prize[20] = { FALSE };
      g_autoptr (ZhTournament) tournament = NULL;
      g_autoptr (ZhStandings) standings = NULL;
      g_autoptr (GArray) prizes = NULL;

      for (guint i = 0; i < 20; i++)
        points[i] = 5 * g_test_rand_int_range (0, 8);
      for (guint i = 0; i < 6; i++)
        {
          amounts[i] = 100 * g_test_rand_int_range (1, 100) + (i > 0 ? 0 : 10000);
          total += amounts[i];
        }
      tournament = make_field (points, 20, 0x3f3f3);
      standings = zh_standings_new (tournament, -1, (const char *const[]){ repeat % 2 == 0 ? "TPN" : "PTS", NULL }, NULL, NULL);
      prizes = zh_prizes_new (standings, lists, 2, &rule);
      for (guint i = 0; i < prizes->len; i++)
        {
          const ZhPrize *prize = &g_array_index (prizes, ZhPrize, i);

          g_assert_cmpint (prize->amount % 100, ==, 0);
          g_assert_true (rule.choice == ZH_PRIZES_ALL || !has_prize[prize->row]);
          has_prize[prize->row] = TRUE;
          given[prize->list] += prize->amount;
        }
      g_assert_cmpint (given[0], ==, total);
      g_assert_cmpint (given[1], <=, total);
      for (int row = 0; row < 20 && given[1] < total; row++)
        {
          const ZhEntry *entry = g_ptr_array_index (tournament->entries, (guint) zh_standings_get_row (standings, row)->entry);

          g_assert_true (entry->person->sex == ZH_SEX_MALE || has_prize[row]);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/prizes/hort", test_hort);
  g_test_add_func ("/prizes/one-prize", test_one_prize);
  g_test_add_func ("/prizes/sums", test_sums);
  return g_test_run ();
}
