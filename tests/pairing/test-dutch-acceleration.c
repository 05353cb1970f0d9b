/* Baku acceleration computed, against the facts of C.04.7 and fixtures that give its virtual
 * points one by one.
 */
#include "config.h"

#include <string.h>

#include "dutch-acceleration.h"
#include "errors.h"
#include "field.h"
#include "trf-reader.h"

static void
test_group_size (void)
{
  static const int cases[][2] = { { 1, 2 }, { 4, 2 }, { 5, 4 }, { 8, 4 }, { 9, 6 }, { 160, 80 }, { 161, 82 }, { 162, 82 }, { 164, 82 }, { 165, 84 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (zh_baku_get_group_size (cases[i][0]), ==, cases[i][1]);
}

static void
test_points (void)
{
  static const struct
  {
    int      n_rounds;
    ZhPoints points[11];
  } cases[] = {
    { 9, { 10, 10, 10, 5, 5, 0, 0, 0, 0 } },
    { 7, { 10, 10, 5, 5, 0, 0, 0 } },
    { 5, { 10, 10, 5, 0, 0 } },
    { 11, { 10, 10, 10, 5, 5, 5, 0, 0, 0, 0, 0 } },
    { 1, { 10 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int round = 1; round <= cases[i].n_rounds; round++)
      g_assert_cmpint (zh_baku_get_points (&ZH_SCORING_ONE, cases[i].n_rounds, round), ==, cases[i].points[round - 1]);
  g_assert_cmpint (zh_baku_get_points (&ZH_SCORING_TWO, 9, 3), ==, 20);
  g_assert_cmpint (zh_baku_get_points (&ZH_SCORING_TWO, 9, 4), ==, 10);
}

static ZhTournament *
make_accelerated (int n)
{
  ZhTournament *tournament = field_new ("dutch", n);

  tournament->n_rounds = 9;
  g_hash_table_insert (tournament->options, g_strdup ("acceleration"), g_strdup ("baku"));
  return tournament;
}

/* A late entry among the first comes into group A; the last of group A stays who he was. */
static void
test_late_entry (void)
{
  g_autoptr (ZhTournament) tournament = make_accelerated (9);
  g_autoptr (ZhHistory) history = zh_history_new (tournament, 0);
  g_autofree ZhPoints *before = zh_dutch_virtual_points (history, 1, NULL);
  g_autofree ZhPoints *after = NULL;

  for (int number = 1; number <= 9; number++)
    g_assert_cmpint (before[number - 1], ==, number <= 6 ? 10 : 0);

  /* Number 3 is now known as a late entry: eight were there, the last of A was number 5. */
  field_get_entry (tournament, 3)->first_round = 2;
  after = zh_dutch_virtual_points (history, 1, NULL);
  for (int number = 1; number <= 9; number++)
    g_assert_cmpint (after[number - 1], ==, number <= 5 ? 10 : 0);
}

static ZhResult
draw (gpointer user_data)
{
  return (ZhResult){ ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
}

static void
play_first_round (ZhTournament *tournament)
{
  g_autoptr (ZhProposal) proposal = NULL;

  tournament->initial_colour = ZH_COLOUR_WHITE;
  proposal = field_pair (tournament, 1);
  field_add_round (tournament, proposal, draw, NULL);
}

/* Who has a bye in round 1 has no number yet (C.04.2, 2.4): the half of the list is made without him, and the same after
 * the round as before it. */
static void
test_round_one_bye (void)
{
  static const ZhPairingKind kinds[] = { ZH_PAIRING_FULL_BYE, ZH_PAIRING_HALF_BYE, ZH_PAIRING_ZERO_BYE };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (ZhTournament) tournament = make_accelerated (9);
      ZhAbsence absence = { 1, kinds[i] };

      g_array_append_val (field_get_entry (tournament, 3)->absences, absence);
      for (int pass = 0; pass < 2; pass++)
        {
          ZhHistory           *history = zh_history_new (tournament, pass);
          g_autofree ZhPoints *points = zh_dutch_virtual_points (history, 1, NULL);

          for (int number = 1; number <= 9; number++)
            g_assert_cmpint (points[number - 1], ==, number <= 5 ? 10 : 0);
          zh_history_free (history);
          if (pass == 0)
            play_first_round (tournament);
        }
    }
}

static void
test_refused (void)
{
  g_autoptr (ZhTournament) tournament = make_accelerated (8);
  ZhPairingRequest request = { .round = 1 };
  g_autoptr (GError) error = NULL;

  tournament->scoring.win = 30;
  g_assert_null (zh_pairing_system_find (ZH_SYSTEM_DUTCH)->pair (tournament, &request, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
}

/* Boards go by pairing scores: in round 1 the accelerated half sits on top, although nobody
 * has a point yet and the numbers of the other half could come between. */
static void
test_boards (void)
{
  g_autoptr (ZhTournament) tournament = make_accelerated (8);
  g_autoptr (ZhProposal) first = NULL;
  g_autofree char *text = NULL;

  tournament->initial_colour = ZH_COLOUR_WHITE;
  first = field_pair (tournament, 1);
  text = field_format (first);
  g_assert_cmpstr (text, ==, "1-3 4-2 5-7 8-6");
}

static char *
pair_and_format (ZhTournament *tournament)
{
  g_autoptr (ZhProposal) proposal = field_pair (tournament, zh_tournament_count_paired_rounds (tournament) + 1);

  return field_format (proposal);
}

/* The same rounds with the given virtual points taken away and the option set instead. */
static void
test_fixture (gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "dutch", data, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  int         n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file_path = g_build_filename (path, name, NULL);
      g_autofree char *text = NULL;
      g_autofree char *given = NULL;
      g_autofree char *computed = NULL;
      g_autoptr (ZhTrfFile) file = NULL;

      if (!g_str_has_suffix (name, ".trf"))
        continue;
      g_assert_true (g_file_get_contents (file_path, &text, NULL, NULL));
      file = zh_trf_read (text, NULL, NULL);
      g_assert_nonnull (file);
      g_assert_cmpuint (file->tournament->virtual_points->len, >, 0);
      file->tournament->system = ZH_SYSTEM_DUTCH;
      given = pair_and_format (file->tournament);
      g_ptr_array_set_size (file->tournament->virtual_points, 0);
      g_hash_table_insert (file->tournament->options, g_strdup ("acceleration"), g_strdup ("baku"));
      computed = pair_and_format (file->tournament);
      g_assert_cmpstr (computed, ==, given);
      n++;
    }
  g_assert_cmpint (n, >, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dutch/acceleration/group-size", test_group_size);
  g_test_add_func ("/dutch/acceleration/points", test_points);
  g_test_add_func ("/dutch/acceleration/late-entry", test_late_entry);
  g_test_add_func ("/dutch/acceleration/round-one-bye", test_round_one_bye);
  g_test_add_func ("/dutch/acceleration/refused", test_refused);
  g_test_add_func ("/dutch/acceleration/boards", test_boards);
  g_test_add_data_func ("/dutch/acceleration/a001-20", "a001-20", test_fixture);
  g_test_add_data_func ("/dutch/acceleration/a002-41", "a002-41", test_fixture);
  g_test_add_data_func ("/dutch/acceleration/a003-77", "a003-77", test_fixture);
  g_test_add_data_func ("/dutch/acceleration/a004-120", "a004-120", test_fixture);

  return g_test_run ();
}
