/* Places, shares, separators, and the criteria that fixtures do not hold. */
#include "config.h"

#include <string.h>

#include "arithmetic.h"
#include "errors.h"
#include "explanation.h"
#include "fixture-reader.h"
#include "teams.h"

static const char *const long_order[] = { "DE", "BH/C1", "SB", "WIN", "BPG", "PS", "KS", "REP", NULL };

static ZhStandings *
make (const ZhTournament *tournament,
      const char *const  *codes)
{
  g_autoptr (GError) error = NULL;
  ZhStandings *standings = zh_standings_new (tournament, -1, codes, NULL, &error);

  g_assert_no_error (error);
  return standings;
}

static int
compare_by_columns (const ZhStandings *standings,
                    int                a,
                    int                b,
                    int               *column)
{
  for (*column = 0; *column < zh_standings_get_n_columns (standings); (*column)++)
    {
      ZhTiebreakValue left = zh_standings_get_value (standings, a, *column);
      ZhTiebreakValue right = zh_standings_get_value (standings, b, *column);
      int             order = zh_fraction_compare (right.value, left.value);

      /* A place in the tied group: the lower is better. */
      if (g_str_equal (zh_standings_get_code (standings, *column)->canonical, "DE"))
        order = -order;
      if (order != 0)
        return order;
    }
  *column = -1;
  return 0;
}

/* Rows fall in value, equal rows share the place, and the separator is the first column that
 * differs: between neighbours and between any two. */
static void
check_order (const char *folder,
             const char *name,
             gpointer    data)
{
  g_autoptr (ZhTournament) tournament = fixture_read (folder, name);
  g_autoptr (ZhStandings) standings = make (tournament, long_order);
  int n_rows = zh_standings_get_n_rows (standings);

  for (int row = 0; row < n_rows; row++)
    for (int above = 0; above < row; above++)
      {
        const ZhStanding *lower = zh_standings_get_row (standings, row);
        const ZhStanding *upper = zh_standings_get_row (standings, above);
        int               column;
        int               separator;
        int               order = compare_by_columns (standings, upper->entry, lower->entry, &column);

        g_assert_cmpint (order, <=, 0);
        g_assert_cmpint (order == 0, ==, lower->place == upper->place);
        g_assert_cmpint (zh_standings_compare (standings, upper->entry, lower->entry, &separator), ==, order == 0 ? 0 : -1);
        g_assert_cmpint (separator, ==, column);
        if (above == row - 1)
          g_assert_cmpint (lower->separator, ==, column);
        if (order == 0)
          g_assert_cmpint (lower->last_place, ==, upper->last_place);
        else
          g_assert_cmpint (lower->place, >, upper->last_place);
      }
  (*(int *) data)++;
}

static void
test_order (void)
{
  int n_tournaments = 0;

  fixture_foreach ("tiebreak", ".trf", check_order, &n_tournaments);
  g_assert_cmpint (n_tournaments, ==, 30);
}

/* The same tournament with its entries in another order gives the same values and places. */
static void
check_shuffled (const char *folder,
                const char *name,
                gpointer    data)
{
  static const char *const codes[] = { "DE", "BH/C1", "SB/C1", "UC-BH/T", "UC-BR", "RU-BH", "AOB", "LOT", NULL };
  g_autoptr (ZhTournament) tournament = fixture_read (folder, name);
  g_autoptr (ZhTournament) shuffled = fixture_read (folder, name);
  g_autoptr (ZhStandings) standings = make (tournament, codes);
  g_autoptr (ZhStandings) other = NULL;
  guint n = shuffled->entries->len;

  for (guint i = n - 1; i > 0; i--)
    {
      guint    j = (guint) g_test_rand_int_range (0, (int) i + 1);
      gpointer entry = shuffled->entries->pdata[i];

      shuffled->entries->pdata[i] = shuffled->entries->pdata[j];
      shuffled->entries->pdata[j] = entry;
    }
  other = make (shuffled, codes);
  for (int row = 0; row < (int) n; row++)
    {
      const ZhStanding *left = zh_standings_get_row (standings, row);
      const ZhStanding *right = zh_standings_get_row (other, row);

      g_assert_cmpint (zh_history_get_entry (zh_standings_get_history (standings), left->entry)->id, ==,
                       zh_history_get_entry (zh_standings_get_history (other), right->entry)->id);
      g_assert_cmpint (left->place, ==, right->place);
      for (int column = 0; column < zh_standings_get_n_columns (standings); column++)
        g_assert_cmpint (zh_fraction_compare (zh_standings_get_value (standings, left->entry, column).value,
                                              zh_standings_get_value (other, right->entry, column).value),
                         ==, 0);
    }
}

static void
test_shuffled (void)
{
  fixture_foreach ("tiebreak", ".trf", check_shuffled, NULL);
  fixture_foreach ("tiebreak-national", ".trf", check_shuffled, NULL);
}

static const char level_four[] =
    "092 Individual: Swiss-System\n"
    "001    1 m    Aaltonen, Aino                    2200 FIN                         1.0    1     2 w 1     3 b 0\n"
    "001    2 m    Bergman, Bo                       2150 FIN                         1.0    1     1 b 0     4 w 1\n"
    "001    3 m    Castren, Cid                      2100 FIN                         1.0    1     4 b 0     1 w 1\n"
    "001    4 m    Dahl, Dag                         2000 FIN                         1.0    1     3 w 1     2 b 0\n";

static void
test_lots (void)
{
  static const char *const codes[] = { "DE", "LOT", NULL };
  g_autoptr (ZhTournament) tournament = fixture_parse (level_four);
  g_autoptr (ZhStandings) undivided = make (tournament, (const char *const[]){ "DE", NULL });
  gboolean changed = FALSE;

  g_assert_cmpint (zh_standings_get_row (undivided, 3)->place, ==, 1);
  g_assert_cmpint (zh_standings_get_row (undivided, 3)->last_place, ==, 4);
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (ZhStandings) first = NULL;
      g_autoptr (ZhStandings) second = NULL;

      tournament->seed = seed;
      first = make (tournament, codes);
      second = make (tournament, codes);
      for (int row = 0; row < 4; row++)
        {
          g_assert_cmpint (zh_standings_get_row (first, row)->place, ==, row + 1);
          g_assert_cmpint (zh_standings_get_row (first, row)->entry, ==, zh_standings_get_row (second, row)->entry);
          changed = changed || zh_standings_get_row (first, row)->entry != row;
        }
    }
  g_assert_true (changed);
}

static void
test_manual_and_own (void)
{
  g_autoptr (ZhTournament) tournament = fixture_parse (level_four);
  g_autoptr (ZhStandings) by_hand = NULL;
  g_autoptr (ZhStandings) own = NULL;
  static const int places_by_hand[] = { 3, 1, 3, 2 };
  static const int places_own[] = { 4, 2, 1, 2 };

  g_hash_table_insert (tournament->options, g_strdup ("manual-order"), g_strdup ("2,4"));
  g_hash_table_insert (tournament->options, g_strdup ("OTHER_SPEED"), g_strdup ("1=0.5,2=1,3=7,4=1.0"));
  by_hand = make (tournament, (const char *const[]){ "MANUAL", NULL });
  own = make (tournament, (const char *const[]){ "other_speed", NULL });
  for (int entry = 0; entry < 4; entry++)
    {
      g_assert_cmpint (zh_standings_get_row (by_hand, zh_standings_find_row (by_hand, entry))->place, ==, places_by_hand[entry]);
      g_assert_cmpint (zh_standings_get_row (own, zh_standings_find_row (own, entry))->place, ==, places_own[entry]);
    }
}

/* C.07 6.3: A beat B, C and D; B beat C and D; C and D have not met. */
static void
test_direct_with_missing_game (void)
{
  g_autoptr (ZhTournament) tournament = fixture_parse (
      "092 Individual: Swiss-System\n"
      "001    1 m    Aaltonen, Aino                    2200 FIN                         3.0    1     2 w 1     3 b 1     4 w 1     5 b 0  0000 - Z  0000 - Z\n"
      "001    2 m    Bergman, Bo                       2150 FIN                         3.0    1     1 b 0     4 w 1     3 w 1     6 b 1     5 w 0  0000 - Z\n"
      "001    3 m    Castren, Cid                      2100 FIN                         3.0    1     5 b 1     1 w 0     2 b 0     7 w 1     6 b 1  0000 - Z\n"
      "001    4 m    Dahl, Dag                         2000 FIN                         3.0    1     6 w 1     2 b 0     1 b 0     8 w 1     7 b 1  0000 - Z\n"
      "001    5 m    Ekman, Eli                        1900 FIN                         2.0    5     3 w 0     6 b 0  0000 - Z     1 w 1     2 b 1  0000 - Z\n"
      "001    6 m    Forss, Finn                       1800 FIN                         1.0    6     4 b 0     5 w 1  0000 - Z     2 w 0     3 w 0  0000 - Z\n"
      "001    7 m    Gran, Gry                         1700 FIN                         0.0    7  0000 - Z  0000 - Z  0000 - Z     3 b 0     4 w 0  0000 - Z\n"
      "001    8 m    Holm, Hal                         1600 FIN                         0.0    7  0000 - Z  0000 - Z  0000 - Z     4 b 0  0000 - Z  0000 - Z\n");
  g_autoptr (ZhStandings) standings = make (tournament, (const char *const[]){ "DE", NULL });
  static const int places[] = { 1, 2, 3, 3 };

  for (int entry = 0; entry < 4; entry++)
    g_assert_cmpint (zh_standings_get_value (standings, entry, 1).value.numerator, ==, places[entry]);
}

/* C.07 12: a match of 2 : 2 with boards 1, ½, ½, 0. */
static ZhTournament *
make_match (void)
{
  ZhTournament         *tournament = zh_tournament_new ();
  ZhRound              *round = zh_round_new (1);
  ZhPairing            *pairing = zh_pairing_new (ZH_PAIRING_GAME, 1, 2, 4);
  static const ZhResult results[] = {
    { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE },
    { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE },
    { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE },
    { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE },
  };

  tournament->system = ZH_SYSTEM_DUTCH;
  tournament->boards = 4;
  for (int i = 0; i < 2; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = entry->start_number = i + 1;
      zh_person_set_string (&entry->team_name, i == 0 ? "Вежі" : "Тури");
      g_ptr_array_add (tournament->entries, entry);
    }
  for (int board = 0; board < 4; board++)
    {
      ZhGame *game = &pairing->games[board];

      game->board = board + 1;
      game->swapped = board % 2 == 1;
      game->result = game->swapped ? zh_result_swap (results[board]) : results[board];
    }
  g_ptr_array_add (round->pairings, pairing);
  g_ptr_array_add (tournament->rounds, round);
  return tournament;
}

static void
test_boards (void)
{
  static const char *const codes[] = { "BC", "TBR", "BBE", "EDEBT", "EDEBB", "EDET", "EDEB", NULL };
  g_autoptr (ZhTournament) tournament = make_match ();

  for (gsize i = 0; codes[i] != NULL; i++)
    {
      g_autoptr (ZhStandings) standings = make (tournament, (const char *const[]){ "MPTS", codes[i], NULL });

      g_assert_cmpint (zh_standings_get_value (standings, 0, 1).value.numerator, ==, 1);
      g_assert_cmpint (zh_standings_get_value (standings, 1, 1).value.numerator, ==, 2);
      if (i == 0)
        {
          g_autoptr (ZhExplanation) first = zh_explanation_new (standings, 0, 1);
          g_autoptr (ZhExplanation) second = zh_explanation_new (standings, 1, 1);

          g_assert_cmpint (zh_fraction_compare (zh_explanation_get_arithmetic (first)->offset, zh_fraction_new (7, 2)), ==, 0);
          g_assert_cmpint (zh_fraction_compare (zh_explanation_get_arithmetic (second)->offset, zh_fraction_new (13, 2)), ==, 0);
        }
    }
}

static const struct
{
  const char *scores; /* NULL: nothing said */
  const char *codes[4];
  const char *first; /* column of the standings */
  const char *ordered[4];
  ZhPoints    points; /* of the history: 2 : 2, two boards of them drawn */
} primaries[] = {
  { NULL, { NULL }, "MPTS", { NULL }, 10 },
  { "mp-gp", { "EDE", NULL }, "MPTS", { "EDE", NULL }, 10 },
  { "gp-mp", { NULL }, "GPTS", { NULL }, 20 },
  { "gp", { "EDE", NULL }, "GPTS", { "EDE", NULL }, 20 },
  { "gp-mp", { "PTS", "EDE", NULL }, "PTS", { "PTS", "EDE", NULL }, 20 },
  { "mp", { "MPTS", "GPTS", NULL }, "MPTS", { "MPTS", "GPTS", NULL }, 10 },
  { "gp-mp", { "MPTS", "EDE", "GPTS", NULL }, "MPTS", { "GPTS", "EDE", "MPTS", NULL }, 20 },
  { "gp", { "MPTS", "EDE", NULL }, "MPTS", { "GPTS", "EDE", NULL }, 20 },
};

/* One score comes first everywhere: in the history, in the standings and in what is proposed. */
static void
test_primary_score (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (primaries); i++)
    {
      g_autoptr (ZhTournament) tournament = make_match ();
      g_autoptr (ZhHistory) history = NULL;
      g_autoptr (ZhStandings) standings = NULL;
      g_auto (GStrv) ordered = zh_standings_put_primary_first (tournament, g_strdupv ((char **) primaries[i].codes));

      g_assert_true (g_strv_equal ((const char *const *) ordered, primaries[i].codes));
      if (primaries[i].scores != NULL)
        g_hash_table_insert (tournament->options, g_strdup (ZH_OPTION_TEAM_SCORES), g_strdup (primaries[i].scores));
      ordered = zh_standings_put_primary_first (tournament, g_steal_pointer (&ordered));
      g_assert_true (g_strv_equal ((const char *const *) ordered, primaries[i].ordered));

      history = zh_history_new (tournament, 1);
      g_assert_cmpint (history->points[0], ==, primaries[i].points);
      standings = make (tournament, primaries[i].codes[0] != NULL ? primaries[i].codes : NULL);
      g_assert_cmpstr (zh_standings_get_code (standings, 0)->canonical, ==, primaries[i].first);
      g_assert_cmpint (zh_standings_get_row (standings, 0)->points, ==, g_str_equal (primaries[i].first, "MPTS") ? 10 : primaries[i].points);
      g_assert_cmpstr (zh_standings_get_default_codes (tournament)[0], ==, primaries[i].points == 20 ? "GPTS" : "MPTS");
    }
}

/* Who left a round robin before half of his games has no place, and his games give no points. */
static void
test_left_early (void)
{
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autoptr (ZhTournament) tournament = fixture_parse (
      "092 Individual: Round-Robin\n"
      "001    1 m    Aaltonen, Aino                    2200 FIN                         1.0    1     4 w 1     3 b 0     2 w 0\n"
      "001    2 m    Bergman, Bo                       2150 FIN                         2.0    1     3 w =     4 b +     1 b 1\n"
      "001    3 m    Castren, Cid                      2100 FIN                         2.5    1     2 b =     1 w 1     4 w +\n"
      "001    4 m    Dahl, Dag                         2000 FIN                         0.0    1     1 b 0     2 w -     3 b -\n");
  ZhEntry *left = g_ptr_array_index (tournament->entries, 3);
  g_autoptr (ZhStandings) standings = NULL;
  g_autofree char  *words = NULL;
  const ZhStanding *last;

  left->status = ZH_ENTRY_WITHDRAWN;
  left->last_round = 1;
  tournament->withdrawal = ZH_WITHDRAWAL_ANNUL;
  standings = make (tournament, (const char *const[]){ "DE", "SB", NULL });
  last = zh_standings_get_row (standings, 3);
  g_assert_cmpint (last->entry, ==, 3);
  g_assert_cmpint (last->place, ==, 0);
  g_assert_cmpint (zh_standings_get_row (standings, 2)->points, ==, 0);
  g_assert_cmpint (zh_standings_get_row (standings, 0)->points, ==, 15);
  g_assert_cmpint (zh_standings_get_row (standings, 0)->last_place, ==, 2);
  words = zh_standings_explain_place (standings, 3, english);
  g_assert_cmpstr (words, ==, "Dahl Dag left before half of the games and has no place");
}

/* A team removed with its results has no place, and whoever met it has a round unplayed: order
 * 988, 22 and 38.1. */
static void
test_removed_team (void)
{
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autoptr (ZhTournament) tournament = fixture_parse (
      "092 Individual: Swiss-System\n142 2\n"
      "001    1 m    Aaltonen, Aino                    2200 FIN                         1.0    1     4 w 1     2 b 0\n"
      "001    2 m    Bergman, Bo                       2150 FIN                         2.0    1     3 w 1     1 w 1\n"
      "001    3 m    Castren, Cid                      2100 FIN                         1.0    1     2 b 0     4 w +\n"
      "001    4 m    Dahl, Dag                         2000 FIN                         0.0    1     1 b 0     3 b -\n");
  ZhEntry *removed = g_ptr_array_index (tournament->entries, 3);
  g_autoptr (ZhStandings) standings = NULL;
  g_autofree char *words = NULL;
  g_autoptr (ZhExplanation) explanation = NULL;
  g_autoptr (ZhExplanationCells) cells = NULL;
  const ZhStanding *last;

  removed->status = ZH_ENTRY_ANNULLED;
  removed->last_round = 1;
  standings = make (tournament, (const char *const[]){ "RU-BH", NULL });
  last = zh_standings_get_row (standings, 3);
  g_assert_cmpint (last->entry, ==, 3);
  g_assert_cmpint (last->place, ==, 0);
  g_assert_cmpint (zh_standings_get_row (standings, zh_standings_find_row (standings, 0))->points, ==, 0);
  g_assert_cmpint (zh_standings_get_row (standings, zh_standings_find_row (standings, 2))->points, ==, 10);
  /* Bergman's 2, and a virtual opponent with 0 before, 1 in the round and a draw after it. */
  g_assert_cmpint (zh_fraction_compare (zh_standings_get_value (standings, 0, 1).value, zh_points_to_fraction (35)), ==, 0);
  explanation = zh_explanation_new (standings, 0, 0);
  cells = zh_explanation_get_cells (explanation, 0, english);
  g_assert_cmpstr (cells->round, ==, "1");
  g_assert_cmpstr (cells->contribution, ==, "0");
  g_assert_cmpstr (cells->remark, ==, "does not count: one side has left the event");
  words = zh_standings_explain_place (standings, 3, english);
  g_assert_cmpstr (words, ==, "Dahl Dag was removed from the event, its results are annulled, and it has no place");
}

/* A result typed while the round runs is in the standings; an open game gives nothing yet. */
static void
test_open_games (void)
{
  g_autoptr (ZhTournament) tournament = fixture_parse (level_four);
  const ZhRound *last = g_ptr_array_index (tournament->rounds, 1);
  ZhPairing     *pairing = g_ptr_array_index (last->pairings, 0);
  g_autoptr (ZhStandings) standings = NULL;
  int total = 0;

  pairing->games[0].result = ZH_RESULT_NONE;
  g_assert_cmpint (zh_standings_get_last_round (tournament), ==, 2);
  standings = make (tournament, (const char *const[]){ "BH", "SB", "BPG", NULL });
  for (int row = 0; row < 4; row++)
    total += zh_standings_get_row (standings, row)->points;
  g_assert_cmpint (total, ==, 30);
  ((ZhPairing *) g_ptr_array_index (last->pairings, 1))->games[0].result = ZH_RESULT_NONE;
  g_assert_cmpint (zh_standings_get_last_round (tournament), ==, 1);
}

/* A round in which somebody was paired with nobody and nobody plays has no game to wait for. */
static void
test_round_of_byes (void)
{
  g_autoptr (ZhTournament) tournament = fixture_parse (
      "092 Individual: Swiss-System\n142 2\n"
      "001    1 m    Aaltonen, Aino                    2200 FIN                         1.0    1     2 w 0  0000 - U\n"
      "001    2 m    Bergman, Bo                       2150 FIN                         1.5    1     1 b 1  0000 - H\n");
  g_autoptr (ZhStandings) standings = make (tournament, (const char *const[]){ "BH", NULL });

  g_assert_cmpint (zh_standings_get_last_round (tournament), ==, 2);
  g_assert_cmpint (zh_standings_get_row (standings, 0)->points, ==, 15);
  g_assert_cmpint (zh_standings_get_row (standings, 1)->points, ==, 10);
}

/* Two rounds not played by will that bring the same are cut by the opponents' scores, in
 * whichever order they came: 16.5. */
static void
test_cut_of_equal_contributions (void)
{
  static const struct
  {
    int      score;
    int      factor;
    gboolean by_will;
  } lines[] = { { 7, 0, TRUE }, { 4, 0, TRUE }, { 4, 1, FALSE }, { 5, 1, FALSE } };

  for (int shift = 0; shift < 4; shift++)
    {
      g_autoptr (ZhArithmetic) arithmetic = zh_arithmetic_new ();

      for (int i = 0; i < 4; i++)
        {
          int     from = (i + shift) % 4;
          ZhLine *line = zh_arithmetic_add (arithmetic, ZH_LINE_OPPONENT, i + 1, from, zh_fraction_int (lines[from].score),
                                            zh_fraction_int (lines[from].factor));

          line->flags |= lines[from].by_will ? ZH_LINE_VUR : 0;
        }
      zh_arithmetic_cut (arithmetic, 2, 0, ZH_CUT_VUR_FIRST);
      g_assert_cmpint (zh_fraction_compare (zh_arithmetic_sum (arithmetic), zh_fraction_int (5)), ==, 0);
    }
}

/* Sums of many different fractions stay near the truth even where they cannot be exact. */
static void
test_long_sums (void)
{
  static const int primes[] = { 101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179 };
  g_autoptr (ZhArithmetic) arithmetic = zh_arithmetic_new ();
  gint64 millionths = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (primes); i++)
    {
      zh_arithmetic_add_plain (arithmetic, ZH_LINE_OPPONENT, (int) i + 1, -1, zh_fraction_new (1000 + (gint64) i, primes[i]));
      millionths += zh_fraction_round (zh_fraction_new (1000 + (gint64) i, primes[i]), 6);
    }
  g_assert_cmpint (ABS (zh_fraction_round (zh_arithmetic_sum (arithmetic), 6) - millionths), <=, 16);
}

static void
test_empty (void)
{
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_autoptr (ZhStandings) standings = make (tournament, NULL);
  g_autoptr (GError) error = NULL;
  static const char *const unknown[] = { "BH", "NONSENSE", NULL };

  g_assert_cmpint (zh_standings_get_n_rows (standings), ==, 0);
  g_assert_null (zh_standings_new (tournament, -1, unknown, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_USAGE);
  g_assert_nonnull (strstr (error->message, "NONSENSE"));
}

static const struct
{
  const char *name;
  ZhStanding  standing;
  const char *text;
} place_texts[] = {
  { "alone", { .place = 3, .last_place = 3 }, "3" },
  { "shared", { .place = 3, .last_place = 5 }, "3–5" },
  { "shared-better", { .place = 3, .last_place = 5, .shows_better = TRUE }, "3" },
  { "none", { .place = 0, .last_place = 0 }, "–" },
  { "none-better", { .place = 0, .last_place = 0, .shows_better = TRUE }, "–" },
};

static void
test_place_text (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *text = zh_standing_format_place (&place_texts[i].standing);

  g_assert_cmpstr (text, ==, place_texts[i].text);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/standings/order", test_order);
  g_test_add_func ("/standings/shuffled", test_shuffled);
  g_test_add_func ("/standings/lots", test_lots);
  g_test_add_func ("/standings/manual-and-own", test_manual_and_own);
  g_test_add_func ("/standings/direct-with-missing-game", test_direct_with_missing_game);
  g_test_add_func ("/standings/boards", test_boards);
  g_test_add_func ("/standings/primary-score", test_primary_score);
  g_test_add_func ("/standings/left-early", test_left_early);
  g_test_add_func ("/standings/removed-team", test_removed_team);
  g_test_add_func ("/standings/open-games", test_open_games);
  g_test_add_func ("/standings/round-of-byes", test_round_of_byes);
  g_test_add_func ("/standings/cut-of-equal-contributions", test_cut_of_equal_contributions);
  g_test_add_func ("/standings/long-sums", test_long_sums);
  g_test_add_func ("/standings/empty", test_empty);
  for (gsize i = 0; i < G_N_ELEMENTS (place_texts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/standings/place-text/%s", place_texts[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_place_text);
    }
  return g_test_run ();
}
