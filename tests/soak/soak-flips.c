/* Bytes of a competition are turned over, one at a time: first in every page of every index, then
 * anywhere. Each time the file must be refused, or verifying it must name a fault, or it must
 * show what it showed before; never may it be called in order and show something else.
 *
 * Usage: soak-flips [FLIPS] [SEED]
 */
#include "config.h"

#include "desk-fixture.h"
#include "flips.h"
#include "random.h"

#define N_PLAYERS 30
#define N_ROUNDS 5

static void
play (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", N_PLAYERS);

  for (int round = 1; round <= N_ROUNDS; round++)
    {
      fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
      fixture_play_round (fixture, id, round);
      fixture_check (fixture, zh_desk_close_round (fixture->desk, id, round, &error), error);
    }
  g_assert_true (zh_desk_close (fixture->desk, &error));
  g_clear_pointer (&fixture->desk, zh_desk_unref);
}

static gsize
choose_place (Flips    *flips,
              ZhRandom *random,
              guint64   i)
{
  GArray *pages = flips_list_index_pages (flips);

  if (i < pages->len)
    return g_array_index (pages, gsize, i) + zh_random_below (random, FLIP_PAGE_SIZE);
  return zh_random_below (random, (guint32) flips_get_length (flips));
}

int
main (int    argc,
      char **argv)
{
  Fixture  fixture = { NULL };
  guint64  n_flips = 2000;
  guint64  seed = (guint64) g_get_real_time ();
  ZhRandom random;
  guint    n[FLIP_N_OUTCOMES] = { 0 };
  Flips   *flips;

  if (argc > 1)
    g_ascii_string_to_unsigned (argv[1], 10, 1, 10000000, &n_flips, NULL);
  if (argc > 2)
    g_ascii_string_to_unsigned (argv[2], 10, 0, G_MAXUINT64, &seed, NULL);
  g_print ("seed %" G_GUINT64_FORMAT "\n", seed);
  random = zh_random_new (seed);
  fixture_set_up (&fixture, NULL);
  g_setenv ("XDG_DATA_HOME", fixture.folder, TRUE);
  play (&fixture);
  flips = flips_new (fixture.path);
  for (guint64 i = 0; i < n_flips; i++)
    {
      gsize       offset = choose_place (flips, &random, i);
      guint8      mask = (guint8) (zh_random_below (&random, 255) + 1);
      FlipOutcome outcome = flips_try (flips, offset, mask);

      if (outcome == FLIP_UNSEEN)
        g_print ("byte %" G_GSIZE_FORMAT " with mask %02x: called ok while shown differs\n", offset, (guint) mask);
      n[outcome]++;
    }
  g_print ("%" G_GUINT64_FORMAT " bytes turned over, in each of %u pages of indexes and anywhere in %" G_GSIZE_FORMAT
           " bytes: %u refused, %u named by verify, %u harmless, %u called ok while shown differs\n",
           n_flips, flips_list_index_pages (flips)->len, flips_get_length (flips), n[FLIP_REFUSED], n[FLIP_NAMED],
           n[FLIP_HARMLESS], n[FLIP_UNSEEN]);
  flips_free (flips);
  fixture_tear_down (&fixture, NULL);
  return n[FLIP_UNSEEN] == 0 ? 0 : 1;
}
