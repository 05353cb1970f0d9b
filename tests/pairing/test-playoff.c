#include "config.h"

#include <string.h>

#include "errors.h"
#include "field.h"
#include "playoff.h"

static const gint64 everybody[] = { 1001, 1002, 1003, 1004, 1005, 1006 };

static ZhTournament *
make_stage (int     n_tied,
            guint64 seed)
{
  g_autoptr (ZhTournament) source = field_new ("swiss-ua", 6);

  source->id = 77;
  field_get_entry (source, 2)->carried_points = 15;
  return zh_playoff_new (source, everybody, n_tied, seed);
}

/* Results of all games of a stage in turn, as in "1-0 0-1 =-=". */
typedef struct
{
  char **codes;
  int    next;
} Script;

static ZhResult
read_result (gpointer user_data)
{
  Script  *script = user_data;
  ZhResult result;

  g_assert_nonnull (script->codes[script->next]);
  g_assert_true (zh_result_parse (script->codes[script->next++], FALSE, &result));
  return result;
}

static void
play_stage (ZhTournament *stage,
            const char   *codes)
{
  g_auto (GStrv) list = g_strsplit (codes, " ", -1);
  Script script = { list, 0 };

  for (int round = 1; round <= stage->n_rounds; round++)
    {
      g_autoptr (ZhProposal) proposal = field_pair (stage, round);

      field_add_round (stage, proposal, read_result, &script);
    }
  g_assert_null (list[script.next]);
}

static void
test_stages (void)
{
  static const struct
  {
    int         n;
    const char *system;
    int         rounds;
    int         games;
  } rows[] = {
    { 2, "knockout", 1, 2 },
    { 3, "round-robin", 3, 1 },
    { 4, "knockout", 2, 2 },
    { 5, "round-robin", 5, 1 },
    { 6, "round-robin", 5, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (ZhTournament) stage = make_stage (rows[i].n, 5);
      g_autoptr (ZhTournament) again = make_stage (rows[i].n, 5);
      gboolean seen[7] = { FALSE };

      g_assert_cmpstr (zh_system_to_string (stage->system), ==, rows[i].system);
      g_assert_cmpint (stage->n_rounds, ==, rows[i].rounds);
      g_assert_cmpint (stage->games_per_pairing, ==, rows[i].games);
      g_assert_cmpstr (stage->time_control, ==, "180+2");
      g_assert_cmpint (stage->source_id, ==, 77);
      g_assert_cmpuint (stage->entries->len, ==, (guint) rows[i].n);
      for (int number = 1; number <= rows[i].n; number++)
        {
          const ZhEntry *entry = field_get_entry (stage, number);

          g_assert_false (seen[entry->id - FIELD_ID (0)]);
          seen[entry->id - FIELD_ID (0)] = TRUE;
          g_assert_cmpint (entry->carried_points, ==, 0);
          g_assert_cmpint (entry->id, ==, field_get_entry (again, number)->id);
        }
    }
}

static void
test_two (void)
{
  g_autoptr (ZhTournament) stage = make_stage (2, 9);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) level = NULL;
  ZhPairing *pairing;

  play_stage (stage, "1-0 1-0");
  g_assert_null (zh_playoff_list_level (stage, everybody, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);

  pairing = g_ptr_array_index (((ZhRound *) g_ptr_array_index (stage->rounds, 0))->pairings, 0);
  zh_playoff_add_deciding_game (stage, 1, pairing, ZH_PLAYOFF_AFTER_ODD);
  g_assert_true (zh_result_parse ("0-1", FALSE, &pairing->games[2].result));
  level = zh_playoff_list_level (stage, everybody, NULL);
  g_assert_cmpint (level->len, ==, 1);
  g_assert_cmpint (g_array_index (level, gint64, 0), ==, pairing->entry[pairing->games[2].swapped ? 0 : 1]);
}

/* a b b a a b b, by the letter of 39.8.5, and a b a b. */
static void
test_deciding_colours (void)
{
  static const gboolean after_odd[] = { TRUE, FALSE, FALSE, TRUE, TRUE, FALSE, FALSE };

  for (int seed = 1; seed <= 8; seed++)
    for (int colours = ZH_PLAYOFF_AFTER_ODD; colours <= ZH_PLAYOFF_EVERY_GAME; colours++)
      {
        g_autoptr (ZhTournament) stage = make_stage (2, (guint64) seed);
        g_autoptr (ZhPairing) pairing = zh_pairing_new (ZH_PAIRING_GAME, 1001, 1002, 2);

        pairing->number = 1;
        for (int k = 1; k <= 7; k++)
          {
            zh_playoff_add_deciding_game (stage, 1, pairing, (ZhPlayoffColours) colours);
            g_assert_cmpint (pairing->games[k + 1].leg, ==, k + 2);
            g_assert_cmpint (pairing->games[k + 1].swapped == pairing->games[2].swapped, ==,
                             colours == ZH_PLAYOFF_AFTER_ODD ? after_odd[k - 1] : k % 2 == 1);
          }
      }
}

static void
test_three (void)
{
  static const gint64 order[] = { 1002, 1003, 1001 };
  g_autoptr (ZhTournament) all_level = make_stage (3, 4);
  g_autoptr (ZhTournament) two_level = make_stage (3, 4);
  g_autoptr (ZhTournament) unfinished = make_stage (3, 4);
  g_autoptr (GArray) rest = NULL;
  g_autoptr (GArray) top = NULL;
  g_autoptr (GError) error = NULL;

  play_stage (all_level, "=-= =-= =-=");
  rest = zh_playoff_list_level (all_level, order, NULL);
  g_assert_cmpint (rest->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (g_array_index (rest, gint64, i), !=, 1001);

  /* Round 1: 2-3 drawn; round 2: 1-2 lost by 1; round 3: 3-1 won by 3. */
  play_stage (two_level, "=-= 0-1 1-0");
  top = zh_playoff_list_level (two_level, order, NULL);
  g_assert_cmpint (top->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (g_array_index (top, gint64, i), !=, field_get_entry (two_level, 1)->id);

  play_stage (unfinished, "=-= clear 1-0");
  g_assert_null (zh_playoff_list_level (unfinished, order, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
}

static void
test_four_and_five (void)
{
  g_autoptr (ZhTournament) four = make_stage (4, 4);
  g_autoptr (ZhTournament) five = make_stage (5, 4);
  g_autoptr (GArray) winner = NULL;
  g_autoptr (GArray) level = NULL;

  play_stage (four, "1-0 0-1 =-= 1-0 0-1 1-0");
  winner = zh_playoff_list_level (four, everybody, NULL);
  g_assert_cmpint (winner->len, ==, 1);

  play_stage (five, "=-= =-= =-= =-= =-= =-= =-= =-= =-= =-=");
  level = zh_playoff_list_level (five, everybody, NULL);
  g_assert_cmpint (level->len, ==, 5);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/playoff/stages", test_stages);
  g_test_add_func ("/playoff/two", test_two);
  g_test_add_func ("/playoff/deciding-colours", test_deciding_colours);
  g_test_add_func ("/playoff/three", test_three);
  g_test_add_func ("/playoff/four-and-five", test_four_and_five);
  return g_test_run ();
}
