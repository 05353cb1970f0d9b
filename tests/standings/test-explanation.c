/* The arithmetic that is shown adds up: every value is made again from the lines alone. */
#include "config.h"

#include <string.h>

#include "explanation.h"
#include "fixture-reader.h"
#include "rating-tables.h"
#include "value-text.h"

static const char *const fide_codes[] = {
  "PTS", "DE", "WIN", "WON", "BPG", "BWG", "PS", "PS/C1", "REP", "STD", "TPN", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2",
  "BH/C1/P", "AOB", "AOB/F", "FB", "FB/C1", "SB", "SB/C1", "SB/C1/P", "KS", "KS/L+1", "ARO/U1400", "ARO/C1/U1400",
  "TPR/U1400", "PTP/U1400", "APRO/U1400", "APPO/U1400", "RTNG/U1400", "ARO", "TPR", "PTP", "DE/P", "LOT", NULL
};
static const char *const team_codes[] = {
  "MPTS", "EDE", "GPTS", "MPvGP", "EMMSB", "EMGSB/C1", "EGMSB", "EGGSB/C1", "SSSC", "BH:GP/C1", "AOB:GP", "KS:GP", "PS:MP/C1",
  "BC", "TBR", "BBE", "EDEBT", "EDEB", "UT-PLACES", "RU-TSB", NULL
};
static const char *const national_codes[] = {
  "UC-DE", "UC-SB", "UC-WIN", "UC-BR", "UC-BH", "UC-BH/T1", "UC-BH/T2", "UC-BH/M1", "UC-BH/T", "UD-SHM", "UD-SOLK/M1",
  "UD-SOLK/M2", "UD-SOLK/M", "RU-DE", "RU-BH", "RU-BH/C1", "RU-BH/M2", "RU-SB", "RU-KS", "RU-KS/X1", "RU-KS/Y1", "RU-ARO",
  "RU-ARO/C1", "RU-BPG", NULL
};

typedef struct
{
  const ZhTournament *tournament;
  ZhStandings        *standings;
  int                 column;
  int                 n_values;
} Check;

static ZhFraction
sum_lines (const ZhArithmetic *arithmetic)
{
  ZhFraction sum = ZH_FRACTION_ZERO;

  for (guint i = 0; i < arithmetic->lines->len; i++)
    {
      const ZhLine *line = &g_array_index (arithmetic->lines, ZhLine, i);

      if (line->use == ZH_LINE_COUNTED)
        sum = zh_fraction_add (sum, zh_fraction_multiply (line->score, line->factor));
    }
  return sum;
}

static void
check_sum (const ZhArithmetic *arithmetic)
{
  ZhFraction value = zh_fraction_divide (sum_lines (arithmetic), zh_fraction_int (arithmetic->divisor));

  if (arithmetic->decimals >= 0)
    value = zh_fraction_round_to (value, arithmetic->decimals);
  value = zh_fraction_add (value, arithmetic->offset);
  g_assert_cmpint (zh_fraction_compare (value, arithmetic->value.value), ==, 0);
}

static int
expect_hundredths (const GArray *lines,
                   int           rating)
{
  int sum = 0;

  for (guint i = 0; i < lines->len; i++)
    sum += zh_rating_expectation (rating - (int) g_array_index (lines, ZhLine, i).score.numerator);
  return sum;
}

static void
check_perfect (const ZhArithmetic *arithmetic)
{
  int rating = (int) arithmetic->value.value.numerator;
  int hundredths = (int) zh_fraction_round (arithmetic->offset, 2);

  if (hundredths == 0)
    {
      gboolean found = FALSE;

      for (guint i = 0; i < arithmetic->lines->len; i++)
        {
          int opponent = (int) g_array_index (arithmetic->lines, ZhLine, i).score.numerator;

          g_assert_cmpint (opponent - 800, >=, rating);
          found = found || opponent - 800 == rating;
        }
      g_assert_true (found);
      return;
    }
  g_assert_cmpint (expect_hundredths (arithmetic->lines, rating), >=, hundredths);
  g_assert_cmpint (expect_hundredths (arithmetic->lines, rating - 1), <, hundredths);
}

/* Direct encounter once more, from nothing but the lines of the members. */
typedef struct
{
  gboolean   all_met;
  ZhPoints   win;
  int        n;
  int       *entries;
  GPtrArray *lines; /* (element-type GArray) by member */
  int       *places;
} Naive;

static ZhFraction
naive_score (const Naive    *naive,
             int             member,
             const gboolean *in_group,
             int            *missing)
{
  ZhFraction    score = ZH_FRACTION_ZERO;
  const GArray *lines = g_ptr_array_index (naive->lines, (guint) member);

  *missing = 0;
  for (int other = 0; other < naive->n; other++)
    {
      ZhFraction sum = ZH_FRACTION_ZERO;
      int        games = 0;

      if (other == member || !in_group[other])
        continue;
      for (guint i = 0; i < lines->len; i++)
        {
          const ZhLine *line = &g_array_index (lines, ZhLine, i);

          if (line->opponent == naive->entries[other] && line->use == ZH_LINE_COUNTED)
            {
              sum = zh_fraction_add (sum, line->score);
              games++;
            }
        }
      if (games == 0)
        (*missing)++;
      else
        score = zh_fraction_add (score, zh_fraction_divide (sum, zh_fraction_int (games)));
    }
  return score;
}

static void
naive_rank (Naive          *naive,
            const gboolean *in_group,
            int             first_place)
{
  g_autofree ZhFraction *scores = g_new0 (ZhFraction, naive->n);
  g_autofree int        *missing = g_new0 (int, naive->n);
  g_autofree gboolean   *left = g_memdup2 (in_group, sizeof (gboolean) * (gsize) naive->n);
  int                    n_left = 0;
  int                    n_missing = 0;
  int                    placed = 0;

  for (int i = 0; i < naive->n; i++)
    if (in_group[i])
      {
        scores[i] = naive_score (naive, i, in_group, &missing[i]);
        n_missing += naive->all_met ? 0 : missing[i];
        n_left++;
        naive->places[i] = first_place;
      }

  while (n_left > 1)
    {
      int                  best = -1;
      int                  n_best = 0;
      g_autofree gboolean *group = g_new0 (gboolean, naive->n);

      for (int i = 0; i < naive->n; i++)
        if (left[i] && (best < 0 || zh_fraction_compare (scores[i], scores[best]) > 0))
          best = i;
      if (n_missing > 0)
        {
          for (int i = 0; i < naive->n; i++)
            if (left[i] && i != best &&
                zh_fraction_compare (scores[best], zh_fraction_add (scores[i], zh_points_to_fraction (missing[i] * naive->win))) <= 0)
              n_best = -1;
          if (n_best < 0)
            break;
          naive->places[best] = first_place + placed;
          left[best] = FALSE;
          placed++;
          n_left--;
          continue;
        }
      for (int i = 0; i < naive->n; i++)
        if (left[i] && zh_fraction_compare (scores[i], scores[best]) == 0)
          {
            group[i] = TRUE;
            left[i] = FALSE;
            n_best++;
          }
      if (placed == 0 && n_best == n_left)
        return;
      naive_rank (naive, group, first_place + placed);
      placed += n_best;
      n_left -= n_best;
    }
  if (placed > 0 && n_left > 0)
    naive_rank (naive, left, first_place + placed);
}

static void
check_direct (const Check         *check,
              const ZhExplanation *explanation)
{
  int                  n;
  const int           *group = zh_explanation_get_group (explanation, &n);
  g_autofree int      *entries = g_memdup2 (group, sizeof (int) * (gsize) n);
  g_autofree int      *places = g_new0 (int, n);
  g_autofree gboolean *all = g_new0 (gboolean, n);
  g_autoptr (GPtrArray) explanations = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_explanation_free);
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  Naive    naive = { zh_tournament_is_predetermined (check->tournament), check->tournament->scoring.win, n, entries, lines, places };
  gboolean divided = FALSE;

  for (int i = 0; i < n; i++)
    {
      ZhExplanation *member = zh_explanation_new (check->standings, entries[i], check->column);

      g_ptr_array_add (explanations, member);
      g_ptr_array_add (lines, zh_explanation_get_arithmetic (member)->lines);
      all[i] = TRUE;
    }
  naive_rank (&naive, all, 1);
  for (int i = 0; i < n; i++)
    divided = divided || places[i] > 1;
  for (int i = 0; i < n; i++)
    g_assert_cmpint (zh_standings_get_value (check->standings, entries[i], check->column).value.numerator, ==,
                     divided ? places[i] : 0);
}

static void
check_value (Check *check,
             int    entry)
{
  g_autoptr (ZhExplanation) explanation = zh_explanation_new (check->standings, entry, check->column);
  const ZhArithmetic   *arithmetic = zh_explanation_get_arithmetic (explanation);
  ZhTiebreakValue       value = zh_standings_get_value (check->standings, entry, check->column);
  const ZhTiebreakCode *code = zh_standings_get_code (check->standings, check->column);
  int                   n_members;

  check->n_values++;
  g_assert_cmpint (arithmetic->value.defined, ==, value.defined);
  if (!value.defined)
    {
      g_assert_cmpint (arithmetic->formula, ==, ZH_FORMULA_UNDEFINED);
      return;
    }
  g_assert_cmpint (zh_fraction_compare (arithmetic->value.value, value.value), ==, 0);
  if (arithmetic->formula == ZH_FORMULA_SUM)
    check_sum (arithmetic);
  else if (arithmetic->formula == ZH_FORMULA_PERFECT)
    check_perfect (arithmetic);
  else
    {
      g_assert_cmpint (arithmetic->formula, ==, ZH_FORMULA_PLACE);
      g_assert_cmpint (zh_fraction_compare (sum_lines (arithmetic), arithmetic->offset), ==, 0);
      zh_explanation_get_group (explanation, &n_members);
      if (g_str_has_prefix (code->canonical, "DE") && n_members > 1)
        check_direct (check, explanation);
    }
}

/* What is printed says the same: each contribution and the value stand in the text. */
static void
check_text (Check            *check,
            const ZhLanguage *language,
            int               entry)
{
  g_autoptr (ZhExplanation) explanation = zh_explanation_new (check->standings, entry, check->column);
  const ZhArithmetic *arithmetic = zh_explanation_get_arithmetic (explanation);
  g_autofree char    *text = zh_explanation_format (explanation, language);
  g_autofree char    *result = zh_explanation_format_result (explanation, language);
  g_auto (GStrv) printed = g_strsplit (text, "\n", -1);

  g_assert_cmpuint (g_strv_length (printed), ==, arithmetic->lines->len + 2);
  for (guint i = 0; i < arithmetic->lines->len; i++)
    {
      g_autofree char *number = zh_tiebreak_value_format (g_array_index (arithmetic->lines, ZhLine, i).contribution, language);

      g_assert_nonnull (strstr (printed[i + 1], number));
    }
  if (arithmetic->formula == ZH_FORMULA_SUM || arithmetic->formula == ZH_FORMULA_PERFECT)
    {
      g_autofree char *number = zh_tiebreak_value_format (arithmetic->value.value, language);

      g_assert_true (g_str_has_suffix (result, number));
    }
}

static void
check_codes (Check             *check,
             const char *const *codes,
             const char        *edition,
             const ZhLanguage  *language)
{
  g_autoptr (GError) error = NULL;

  check->standings = zh_standings_new (check->tournament, -1, codes, edition, &error);
  g_assert_no_error (error);
  for (check->column = 0; check->column < zh_standings_get_n_columns (check->standings); check->column++)
    for (int entry = 0; entry < zh_standings_get_n_rows (check->standings); entry++)
      {
        check_value (check, entry);
        if (entry % 5 == 0)
          check_text (check, language, entry);
      }
  g_clear_pointer (&check->standings, zh_standings_free);
}

/* All codes one after another, and each directly after points, where the tied groups are
 * large. */
static void
check_tournament (const char *folder,
                  const char *name,
                  gpointer    data)
{
  const char *const *codes = g_str_equal (folder, "tiebreak-team")       ? team_codes
                             : g_str_equal (folder, "tiebreak-national") ? national_codes
                                                                         : fide_codes;
  g_autoptr (ZhTournament) tournament = fixture_read (folder, name);
  g_autoptr (ZhLanguage) language = zh_language_new ("uk", NULL);
  Check check = { tournament, NULL, 0, 0 };

  for (gsize i = 0; codes[i] != NULL; i++)
    {
      const char *const single[] = { codes[i], NULL };

      check_codes (&check, single, "2026-03", language);
    }
  check_codes (&check, codes, "2024-08", language);
  *(int *) data += check.n_values;
}

static void
test_folder (gconstpointer folder)
{
  int n_values = 0;

  fixture_foreach (folder, ".trf", check_tournament, &n_values);
  g_test_message ("%d values of %s made again from their lines", n_values, (const char *) folder);
  g_assert_cmpint (n_values, >, 1000);
}

/* The worked example of the rules: the round of the half-point bye is cut, not a lower score. */
static void
test_words (void)
{
  static const char *const codes[] = { "BH/C1", "SB", NULL };
  g_autoptr (ZhTournament) tournament = fixture_parse (
      "092 Individual: Swiss-System\n"
      "001    1 m    Aaltonen, Aino                    2200 FIN                         3.5    1     4 w 1     2 b =     5 w +     3 w 1\n"
      "001    2 m    Bergman, Bo                       2150 FIN                         3.0    2     5 b 1     1 w =     3 w 1  0000 - H\n"
      "001    3 m    Castren, Cid                      2100 FIN                         1.5    4     6 w =     4 b 1     2 b 0     1 b 0\n"
      "001    4 m    Dahl, Dag                         2000 FIN                         2.0    3     1 b 0     3 w 0     6 b 1  0000 - U\n"
      "001    5 m    Ekman, Eli                        1900 FIN                         1.0    5     2 w 0     6 b 1     1 b -  0000 - Z\n"
      "001    6 m    Forss, Finn                       1800 FIN                         0.5    6     3 b =     5 w 0     4 w 0  0000 - Z\n");
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autoptr (ZhStandings) standings = zh_standings_new (tournament, -1, codes, NULL, NULL);
  g_autoptr (ZhExplanation) explanation = zh_explanation_new (standings, 1, 1);
  g_autofree char *text = zh_explanation_format (explanation, english);
  g_autofree char *place = zh_standings_explain_place (standings, 1, english);

  g_assert_cmpstr (text, ==,
                   "Bergman Bo (2): Buchholz, without the lowest 1 [C.07 8.1]\n"
                   "1. Ekman Eli (5): 1½ – adjusted score: unplayed rounds count as draws [16.3]\n"
                   "2. Aaltonen Aino (1): 3½\n"
                   "3. Castren Cid (3): 1½\n"
                   "4. dummy opponent: 2 – unplayed: a dummy opponent, with no more than draws in all rounds; "
                   "cut: a round left unplayed of the player’s own will [16.5]\n"
                   "Sum: 6½");
  g_assert_cmpstr (place, ==, "Aaltonen Aino stands above Bergman Bo. Decided by: Points, 3½ against 3");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/explanation/fide", "tiebreak", test_folder);
  g_test_add_data_func ("/explanation/team", "tiebreak-team", test_folder);
  g_test_add_data_func ("/explanation/national", "tiebreak-national", test_folder);
  g_test_add_func ("/explanation/words", test_words);
  return g_test_run ();
}
