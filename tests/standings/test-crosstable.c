#include "config.h"

#include "crosstable.h"
#include "fixture-reader.h"
#include "withdrawal.h"

static const char swiss[] =
    "092 Individual: Swiss-System\n"
    "001    1 m    Aaltonen, Aino                    2200 FIN                         3.5    1     4 w 1     2 b =     5 w +     3 w 1\n"
    "001    2 m    Bergman, Bo                       2150 FIN                         3.0    2     5 b 1     1 w =     3 w 1  0000 - H\n"
    "001    3 m    Castren, Cid                      2100 FIN                         1.5    4     6 w =     4 b 1     2 b 0     1 b 0\n"
    "001    4 m    Dahl, Dag                         2000 FIN                         2.0    3     1 b 0     3 w 0     6 b 1  0000 - U\n"
    "001    5 m    Ekman, Eli                        1900 FIN                         1.0    5     2 w 0     6 b 1     1 b -  0000 - Z\n"
    "001    6 m    Forss, Finn                       1800 FIN                         0.5    6     3 b =     5 w 0     4 w 0  0000 - Z\n";

static const struct
{
  ZhCrosstableDialect dialect;
  ZhCrosstableOrder   order;
  const char         *rows[6][4];
} by_rounds[] = {
  { ZH_CROSSTABLE_NUMBER_FIRST, ZH_CROSSTABLE_BY_NUMBER, { { "4w1", "2b½", "5w+", "3w1" }, { "5b1", "1w½", "3w1", "–½" }, { "6w½", "4b1", "2b0", "1b0" }, { "1b0", "3w0", "6b1", "–1" }, { "2w0", "6b1", "1b−", "–0" }, { "3b½", "5w0", "4w0", "–0" } } },
  { ZH_CROSSTABLE_SIGN_FIRST, ZH_CROSSTABLE_BY_NUMBER, { { "+4W", "=2B", ">5W", "+3W" }, { "+5B", "=1W", "+3W", "=bye" }, { "=6W", "+4B", "-2B", "-1B" }, { "-1B", "-3W", "+6B", "+bye" }, { "-2W", "+6B", "<1B", "-bye" }, { "=3B", "-5W", "-4W", "-bye" } } },
  { ZH_CROSSTABLE_BRACKETS, ZH_CROSSTABLE_BY_PLACE, { { "1(3w)", "½(2b)", "+(5w)", "1(4w)" }, { "1(5b)", "½(1w)", "1(4w)", "½(–)" }, { "0(1b)", "0(4w)", "1(6b)", "1(–)" }, { "½(6w)", "1(3b)", "0(2b)", "0(1b)" }, { "0(2w)", "1(6b)", "−(1b)", "0(–)" }, { "½(4b)", "0(5w)", "0(3w)", "0(–)" } } },
};

static ZhStandings *
make_standings (const ZhTournament *tournament)
{
  g_autoptr (GError) error = NULL;
  ZhStandings *standings = zh_standings_new (tournament, -1, NULL, NULL, &error);

  g_assert_no_error (error);
  return standings;
}

static void
test_rounds (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autoptr (ZhTournament) tournament = fixture_parse (swiss);
  g_autoptr (ZhStandings) standings = make_standings (tournament);
  g_autoptr (ZhCrosstable) table = zh_crosstable_new (standings, zh_crosstable_get_form (tournament), by_rounds[i].order,
                                                      by_rounds[i].dialect, english);

  g_assert_cmpint (zh_crosstable_get_n_rows (table), ==, 6);
  g_assert_cmpint (zh_crosstable_get_n_columns (table), ==, 4);
  for (int row = 0; row < 6; row++)
    for (int column = 0; column < 4; column++)
      {
        const ZhCrosstableCell *cell = zh_crosstable_get_cell (table, row, column);

        g_assert_cmpuint (g_strv_length (cell->values), ==, 1);
        g_assert_cmpstr (cell->values[0], ==, by_rounds[i].rows[row][column]);
        g_assert_cmpint (cell->round, ==, column + 1);
      }
}

static const char open_round[] =
    "092 Individual: Swiss-System\n"
    "XXR 4\n"
    "001    1 m    Aaltonen, Aino                    2200 FIN                         1.0    1     3 w 1     2 b  \n"
    "001    2 m    Bergman, Bo                       2150 FIN                         1.0    2     4 b 1     1 w  \n"
    "001    3 m    Castren, Cid                      2100 FIN                         0.0    3     1 b 0     4 w 1\n"
    "001    4 m    Dahl, Dag                         2000 FIN                         0.0    4     2 w 0     3 b 0\n";

/* Brackets mark results that do not count; a game that is not played has none. */
static void
test_open_games_of_the_annulled (void)
{
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autoptr (ZhTournament) tournament = fixture_parse (open_round);
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (ZhCrosstable) table = NULL;
  ZhEntry *entry = g_ptr_array_index (tournament->entries, 0);

  entry->status = ZH_ENTRY_WITHDRAWN;
  entry->last_round = 2;
  g_hash_table_replace (tournament->options, g_strdup (ZH_OPTION_WITHDRAWAL_SWISS), g_strdup ("annul"));
  standings = make_standings (tournament);
  table = zh_crosstable_new (standings, ZH_CROSSTABLE_ROUNDS, ZH_CROSSTABLE_BY_NUMBER, ZH_CROSSTABLE_BRACKETS, english);
  g_assert_cmpstr (zh_crosstable_get_cell (table, 0, 0)->values[0], ==, "(1(3w))");
  g_assert_true (zh_crosstable_get_cell (table, 0, 0)->uncounted);
  g_assert_cmpstr (zh_crosstable_get_cell (table, 0, 1)->values[0], ==, "(2b)");
  g_assert_cmpstr (zh_crosstable_get_cell (table, 1, 1)->values[0], ==, "(1w)");
  g_assert_false (zh_crosstable_get_cell (table, 0, 1)->uncounted);
}

/* In every table of the fixtures the two halves agree: what one won the other lost. */
static void
check_grid (const char *folder,
            const char *name,
            gpointer    data)
{
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autoptr (ZhTournament) tournament = fixture_read (folder, name);
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (ZhCrosstable) table = NULL;

  if (zh_crosstable_get_form (tournament) != ZH_CROSSTABLE_GRID)
    return;
  standings = make_standings (tournament);
  table = zh_crosstable_new (standings, ZH_CROSSTABLE_GRID, ZH_CROSSTABLE_BY_PLACE, ZH_CROSSTABLE_BRACKETS, english);
  g_assert_cmpint (zh_crosstable_get_n_values (table), ==, tournament->cycles);
  for (int row = 0; row < zh_crosstable_get_n_rows (table); row++)
    {
      ZhPoints        sum = 0;
      const ZhPoints *points = zh_standings_get_history (standings)->points;

      for (int column = 0; column < zh_crosstable_get_n_columns (table); column++)
        {
          const ZhCrosstableCell *cell = zh_crosstable_get_cell (table, row, column);
          const ZhCrosstableCell *mirror = zh_crosstable_get_cell (table, column, row);

          if (row == column)
            {
              g_assert_cmpint (cell->kind, ==, ZH_CROSSTABLE_BLOCKED);
              continue;
            }
          g_assert_cmpuint (g_strv_length (cell->values), ==, (guint) tournament->cycles);
          g_assert_cmpint (cell->round, ==, mirror->round);
          for (int i = 0; i < tournament->cycles; i++)
            {
              ZhPoints value = 0;

              if (g_str_equal (cell->values[i], "+"))
                value = tournament->scoring.forfeit_win;
              else if (!g_str_equal (cell->values[i], "−"))
                g_assert_true (zh_points_parse (cell->values[i], &value));
              sum += value;
            }
        }
      g_assert_cmpint (sum, ==, points[zh_crosstable_get_entry (table, row)]);
    }
  (*(int *) data)++;
}

static void
test_grids (void)
{
  int n_tables = 0;

  fixture_foreach ("tiebreak", ".trf", check_grid, &n_tables);
  fixture_foreach ("tiebreak-national", ".trf", check_grid, &n_tables);
  g_assert_cmpint (n_tables, >, 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (by_rounds); i++)
    {
      g_autofree char *path = g_strdup_printf ("/crosstable/rounds/%" G_GSIZE_FORMAT, i + 1);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_rounds);
    }
  g_test_add_func ("/crosstable/open-games-of-the-annulled", test_open_games_of_the_annulled);
  g_test_add_func ("/crosstable/grids", test_grids);
  return g_test_run ();
}
