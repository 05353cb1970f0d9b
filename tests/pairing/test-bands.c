/* The bands of a pairing: everybody stands in one, and every reason is told by a pair, by somebody or by a group. */
#include "config.h"

#include <string.h>

#include "event.h"
#include "pairing-bands.h"
#include "trf-reader.h"

#define N_EVENTS 12
#define N_ROUNDS 7

static ZhPairingBands *
make_bands (const ZhTournament *tournament,
            int                 round)
{
  g_autoptr (GError) error = NULL;
  ZhPairingBands *bands = zh_pairing_bands_new (tournament, round, &error);

  g_assert_no_error (error);
  return bands;
}

/* All pairs as they are said, a line each. */
static char *
format_all (const ZhPairingBands *bands)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < zh_pairing_bands_count (bands); i++)
    {
      const GArray *pairs = zh_pairing_bands_get (bands, i)->pairs;

      for (guint k = 0; k < pairs->len; k++)
        {
          g_autofree char *words = zh_pairing_bands_format_pair (bands, &g_array_index (pairs, ZhBandPair, k), language);

          g_string_append_printf (text, "%s\n", words);
        }
    }
  return g_string_free (text, FALSE);
}

static void
test_dutch (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "dutch", "s003-9", "r05.trf", NULL);
  g_autofree char *content = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (ZhTrfFile) file = NULL;
  g_autoptr (ZhPairingBands) bands = NULL;
  g_autoptr (GPtrArray) reasons = NULL;
  g_autofree char *text = NULL;
  g_autofree char *group = NULL;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  file = zh_trf_read (content, NULL, NULL);
  g_assert_nonnull (file);
  bands = make_bands (file->tournament, 5);
  text = format_all (bands);
  g_assert_cmpstr (text, ==,
                   "Score group 2½: 3 Player 0003 – 1 Player 0001, 1 Player 0001 floats down from 4\n"
                   "Score group 2: 2 Player 0002 – 4 Player 0004, 2 Player 0002 floats down from 2½\n"
                   "Score group 2: 8 Player 0008 – 7 Player 0007\n"
                   "Score group 1: 9 Player 0009 – 6 Player 0006, 6 Player 0006 floats down from 2\n"
                   "Score group ½: 5 Player 0005 – bye\n");
  reasons = zh_pairing_bands_list_group_reasons (bands, 0);
  group = zh_pairing_bands_format_reasons (bands, reasons, language);
  g_assert_true (g_str_has_prefix (group, "Bracket 1, score 4: residents: 1. [C.04.3 1.3]\nFrom the following bracket"));
  g_assert_true (g_str_has_suffix (group, "who floated down two rounds ago. [C.04.3 C16]"));
}

/* Everybody is in one pair of one band, the higher first, and the floaters come from where their scores are. */
static void
check_pairs (const ZhPairingBands *bands,
             const ZhProposal     *proposal)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);
  int n_members = 0;

  for (int i = 0; i < zh_pairing_bands_count (bands); i++)
    {
      const ZhBand *band = zh_pairing_bands_get (bands, i);

      n_members += band->n_members;
      g_assert_true (i == 0 || band->score < zh_pairing_bands_get (bands, i - 1)->score);
      for (guint k = 0; k < band->pairs->len; k++)
        {
          const ZhBandPair *pair = &g_array_index (band->pairs, ZhBandPair, k);
          int               floater = zh_band_pair_get_floater (pair);

          g_assert_cmpint (pair->band, ==, i);
          g_assert_true (g_hash_table_add (seen, (gpointer) &pair->entry[0]));
          g_assert_true (pair->entry[1] == 0 || g_hash_table_add (seen, (gpointer) &pair->entry[1]));
          g_assert_true (pair->entry[1] == 0 || pair->order[0] < pair->order[1]);
          g_assert_cmpint (floater >= 0 ? pair->home[1 - floater] : pair->home[0], ==, i);
          g_assert_true ((pair->floats == ZH_BAND_FLOAT_NONE) == (pair->entry[1] == 0 || pair->home[0] == pair->home[1]));
        }
    }
  g_assert_cmpint (n_members, ==, (int) g_hash_table_size (seen));
  g_assert_cmpuint (proposal->scores->len, ==, g_hash_table_size (seen));
}

/* A reason about a pair is told by that pair; one about nobody, by a group. */
static void
check_reasons (const ZhPairingBands *bands)
{
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) all = zh_pairing_bands_list_reasons (bands, NULL);

  for (int i = 0; i < zh_pairing_bands_count (bands); i++)
    {
      const GArray *pairs = zh_pairing_bands_get (bands, i)->pairs;
      g_autoptr (GPtrArray) group = zh_pairing_bands_list_group_reasons (bands, i);

      for (guint k = 0; k < group->len; k++)
        g_assert_true (g_hash_table_add (told, g_ptr_array_index (group, k)));
      for (guint k = 0; k < pairs->len; k++)
        {
          const ZhBandPair *pair = &g_array_index (pairs, ZhBandPair, k);
          g_autoptr (GPtrArray) reasons = zh_pairing_bands_list_reasons (bands, pair->entry);

          g_assert_cmpuint (reasons->len, >, 0);
          for (guint r = 0; r < reasons->len; r++)
            g_assert_true (g_hash_table_add (told, g_ptr_array_index (reasons, r)));
        }
    }
  g_assert_cmpuint (g_hash_table_size (told), ==, all->len);
}

/* Returns: how many float up */
static int
check_round (const ZhTournament *tournament,
             const ZhProposal   *proposal)
{
  g_autoptr (ZhPairingBands) bands = make_bands (tournament, (int) tournament->rounds->len + 1);
  int n_up = 0;

  if (!proposal->found)
    {
      g_assert_cmpint (zh_pairing_bands_count (bands), ==, 0);
      return 0;
    }
  check_pairs (bands, proposal);
  check_reasons (bands);
  for (int i = 0; i < zh_pairing_bands_count (bands); i++)
    for (guint k = 0; k < zh_pairing_bands_get (bands, i)->pairs->len; k++)
      n_up += g_array_index (zh_pairing_bands_get (bands, i)->pairs, ZhBandPair, k).floats == ZH_BAND_FLOAT_UP;
  return n_up;
}

static ZhProposal *
pair_with_scores (const ZhTournament *tournament)
{
  ZhPairingRequest request = { .round = (int) tournament->rounds->len + 1, .explain = TRUE };
  g_autoptr (GError) error = NULL;
  ZhProposal *proposal = zh_pairing_system_find (tournament->system)->pair (tournament, &request, &error);

  g_assert_no_error (error);
  return proposal;
}

/* Some hundreds of rounds with absences and byes. */
static void
test_system (gconstpointer data)
{
  const char *system = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  int n_up = 0;

  for (int i = 0; i < N_EVENTS; i++)
    {
      EventAxes axes = event_draw_axes (rand, 8, 40);
      g_autoptr (ZhTournament) tournament = event_new (rand, system, &axes);

      if (g_str_equal (system, "team-swiss"))
        tournament->boards = 2;
      for (int round = 1; round <= N_ROUNDS; round++)
        {
          g_autoptr (ZhProposal) proposal = NULL;

          event_disturb (rand, &axes, tournament, round);
          proposal = pair_with_scores (tournament);
          n_up += check_round (tournament, proposal);
          if (!proposal->found)
            break;
          event_play (rand, &axes, tournament, proposal);
        }
    }
  g_assert_true ((n_up > 0) == !g_str_equal (system, "dutch"));
}

/* A table has reasons at most, and no groups. */
static void
test_table (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("round-robin", 6);
  g_autoptr (ZhPairingBands) bands = make_bands (tournament, 1);

  g_assert_cmpint (zh_pairing_bands_count (bands), ==, 0);
}

static ZhResult
leave_open (gpointer user_data)
{
  return ZH_RESULT_NONE;
}

/* What the arbiter made of the round is told apart from what the system proposes. */
static void
test_elsewhere (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("dutch", 6);
  g_autoptr (ZhProposal) proposal = field_pair (tournament, 1);
  g_autoptr (ZhPairingBands) bands = NULL;
  const GArray *pairs;

  g_array_index (proposal->pairs, ZhProposedPair, 0).black = FIELD_ID (5);
  g_array_index (proposal->pairs, ZhProposedPair, 1) = (ZhProposedPair){ FIELD_ID (4), FIELD_ID (2), ZH_PAIRING_GAME, ZH_RESULT_NONE };
  field_add_round (tournament, proposal, leave_open, NULL);
  bands = make_bands (tournament, 1);
  pairs = zh_pairing_bands_get (bands, 0)->pairs;
  g_assert_cmpuint (pairs->len, ==, 3);
  g_assert_true (g_array_index (pairs, ZhBandPair, 0).is_elsewhere);
  g_assert_true (g_array_index (pairs, ZhBandPair, 1).is_elsewhere);
  g_assert_false (g_array_index (pairs, ZhBandPair, 2).is_elsewhere);
}

/* Who sat out the round by a bye that was asked for is not among those to be paired, though no absence says so. */
static void
test_sat_out (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("dutch", 7);
  g_autoptr (ZhProposal) proposal = field_pair (tournament, 1);
  ZhProposedPair *bye = &g_array_index (proposal->pairs, ZhProposedPair, 3);

  g_assert_cmpint (bye->kind, ==, ZH_PAIRING_ALLOCATED_BYE);
  bye->kind = ZH_PAIRING_HALF_BYE;
  field_add_round (tournament, proposal, leave_open, NULL);
  for (int edited = 0; edited < 2; edited++)
    {
      g_autoptr (ZhPairingBands) bands = NULL;

      ((ZhPairing *) g_ptr_array_index (zh_tournament_find_round (tournament, 1)->pairings, 3))->edited = edited;
      bands = make_bands (tournament, 1);
      g_assert_cmpint (zh_pairing_bands_get (bands, 0)->n_members, ==, edited ? 7 : 6);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bands/dutch", test_dutch);
  g_test_add_data_func ("/bands/system/dutch", "dutch", test_system);
  g_test_add_data_func ("/bands/system/swiss-ua", "swiss-ua", test_system);
  g_test_add_data_func ("/bands/system/swiss-lot", "swiss-lot", test_system);
  g_test_add_data_func ("/bands/system/team-swiss", "team-swiss", test_system);
  g_test_add_func ("/bands/table", test_table);
  g_test_add_func ("/bands/elsewhere", test_elsewhere);
  g_test_add_func ("/bands/sat-out", test_sat_out);
  return g_test_run ();
}
