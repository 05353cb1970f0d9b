/* The table of openings: what is read, what is refused, and how one is drawn. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "openings.h"

static const struct
{
  const char *name;
  const char *text;
  const char *words; /* of the message, NULL where the table is read */
  guint       n;
} cases[] = {
  { "stops-and-blanks", "# form\nname Few\n\n1. c3-d4 d6-c5\n 2 c3-b4\r\n", NULL, 2 },
  { "byte-order-mark", "\xef\xbb\xbf"
                       "12.a3-b4\n",
    NULL, 1 },
  { "no-number", "c3-d4\n", "line 1", 0 },
  { "no-moves", "1. c3-d4\n2.\n", "line 2", 0 },
  { "number-twice", "5 c3-d4\n5 c3-b4\n", "line 2", 0 },
  { "zero", "0 c3-d4\n", "line 1", 0 },
  { "empty", "# nothing\n", "empty", 0 },
  { "chess960", "# all\nchess960\n", NULL, 960 },
  { "chess960-and-others", "chess960\n1. e4 e5\n", "line 2", 0 },
  { "others-and-chess960", "1. e4 e5\nchess960\n", "line 2", 0 },
  { "chess960-twice", "chess960\nchess960\n", "line 2", 0 },
  { "not-text", "1 \xff\xfe\n", "UTF-8", 0 },
};

static void
test_parse (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhOpenings) openings = zh_openings_parse (cases[i].text, &error);

  if (cases[i].words == NULL)
    {
      g_assert_no_error (error);
      g_assert_cmpuint (openings->list->len, ==, cases[i].n);
      return;
    }
  g_assert_null (openings);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, cases[i].words));
}

static int
count (const char *rank,
       char        piece)
{
  int n = 0;

  for (int file = 0; file < 8; file++)
    n += rank[file] == piece ? 1 : 0;
  return n;
}

/* Ten thousand draws: only positions that the rules allow, and number 518 is chess (Laws of 2009, Appendix F). */
static void
test_chess960 (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhOpenings) openings = zh_openings_parse ("chess960", &error);
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *table = zh_openings_format (openings);

  g_assert_no_error (error);
  g_assert_cmpstr (table, ==, "name Chess960\nchess960\n");
  g_assert_cmpstr (zh_openings_find (openings, 518)->text, ==, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  for (guint64 seed = 1; seed <= 10000; seed++)
    {
      const ZhOpening *drawn = zh_openings_draw (openings, tournament, 1, seed);
      const char      *rank = strrchr (drawn->text, '/') + 1;
      const char      *king = strchr (rank, 'K');
      const char      *bishop = strchr (rank, 'B');

      g_assert_true (g_str_has_prefix (drawn->text + 8, "/pppppppp/8/8/8/8/PPPPPPPP/"));
      for (int file = 0; file < 8; file++)
        g_assert_cmpint (g_ascii_toupper (drawn->text[file]), ==, rank[file]);
      g_assert_true (strchr (rank, 'R') < king && king < strrchr (rank, 'R'));
      g_assert_true ((strchr (bishop + 1, 'B') - bishop) % 2 == 1);
      g_assert_true (count (rank, 'R') == 2 && count (rank, 'N') == 2 && count (rank, 'B') == 2 && count (rank, 'Q') == 1);
      g_hash_table_add (seen, (char *) drawn->text);
    }
  g_assert_cmpuint (g_hash_table_size (seen), >, 950);
  g_hash_table_remove_all (seen);
  for (guint i = 0; i < openings->list->len; i++)
    g_hash_table_add (seen, ((const ZhOpening *) g_ptr_array_index (openings->list, i))->text);
  g_assert_cmpuint (g_hash_table_size (seen), ==, 960);
}

/* Four openings serve four rounds, each once; the fifth round begins anew. The same seed gives
 * the same. */
static void
test_draw (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhOpenings) openings = zh_openings_parse ("1 a\n2 b\n3 c\n9 d\n", &error);

  for (guint64 seed = 1; seed <= 50; seed++)
    {
      g_autoptr (ZhTournament) tournament = zh_tournament_new ();
      gboolean seen[10] = { FALSE };

      g_assert_no_error (error);
      for (int round = 1; round <= 4; round++)
        {
          const ZhOpening *drawn = zh_openings_draw (openings, tournament, round, seed);

          g_assert_true (drawn == zh_openings_draw (openings, tournament, round, seed));
          g_assert_false (seen[drawn->number]);
          seen[drawn->number] = TRUE;
          g_assert_null (zh_tournament_get_opening (tournament, round));
          zh_opening_keep (tournament->options, round, drawn);
          g_assert_true (g_str_has_suffix (zh_tournament_get_opening (tournament, round), drawn->text));
        }
      g_assert_nonnull (zh_openings_draw (openings, tournament, 5, seed));
    }
}

static void
add_pair (ZhRound *round,
          gint64   white,
          gint64   black)
{
  ZhPairing *pairing = zh_pairing_new (ZH_PAIRING_GAME, white, black, 2);

  pairing->number = (int) round->pairings->len + 1;
  pairing->id = round->number * 100 + pairing->number;
  g_ptr_array_add (round->pairings, pairing);
}

/* Neither of the two has had it, and no other board of the round has it. */
static void
check_boards (const ZhTournament *tournament,
              const ZhRound      *round,
              GHashTable         *had)
{
  g_autoptr (GHashTable) here = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      const char      *opening = zh_tournament_find_opening (tournament, round->number, pairing);

      g_assert_true (g_hash_table_add (here, (gpointer) opening));
      for (int side = 0; side < 2; side++)
        g_assert_true (g_hash_table_add (had, g_strdup_printf ("%d %s", (int) pairing->entry[side], opening)));
    }
}

static void
test_draw_boards (void)
{
  static const gint64 pairs[][4] = { { 1, 4, 2, 3 }, { 4, 3, 1, 2 }, { 2, 4, 3, 1 } };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhOpenings) openings = zh_openings_parse ("1 a\n2 b\n3 c\n9 d\n5 e\n6 f\n", &error);

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (ZhTournament) tournament = zh_tournament_new ();
      g_autoptr (GHashTable) had = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (int number = 1; number <= 3; number++)
        {
          ZhRound *round = zh_round_new (number);

          g_ptr_array_add (tournament->rounds, round);
          for (int i = 0; i < 4; i += 2)
            add_pair (round, pairs[number - 1][i], pairs[number - 1][i + 1]);
          g_assert_true (zh_tournament_needs_opening (tournament, round));
          g_assert_cmpint (zh_openings_draw_boards (openings, tournament, round, tournament->options, seed), ==, 2);
          g_assert_cmpint (zh_openings_draw_boards (openings, tournament, round, tournament->options, seed), ==, 0);
          g_assert_false (zh_tournament_needs_opening (tournament, round));
          check_boards (tournament, round, had);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/openings/parse/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_parse);
    }
  g_test_add_func ("/openings/draw", test_draw);
  g_test_add_func ("/openings/chess960", test_chess960);
  g_test_add_func ("/openings/draw-boards", test_draw_boards);
  return g_test_run ();
}
