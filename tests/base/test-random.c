#include "config.h"

#include "random.h"

/* The published first values of SplitMix64 for the seed 1234567. */
static void
test_reference (void)
{
  ZhRandom random = zh_random_new (1234567);

  g_assert_cmpuint (zh_random_next (&random), ==, G_GUINT64_CONSTANT (6457827717110365317));
  g_assert_cmpuint (zh_random_next (&random), ==, G_GUINT64_CONSTANT (3203168211198807973));
  g_assert_cmpuint (zh_random_next (&random), ==, G_GUINT64_CONSTANT (9817491932198370423));
}

static void
test_permutation (void)
{
  for (guint64 seed = 0; seed < 50; seed++)
    {
      ZhRandom random = zh_random_new (seed);
      ZhRandom again = zh_random_new (seed);
      guint    order[20];
      guint    repeated[20];
      gboolean seen[20] = { FALSE };

      zh_random_permutation (&random, 20, order);
      zh_random_permutation (&again, 20, repeated);
      for (int i = 0; i < 20; i++)
        {
          g_assert_cmpuint (order[i], <, 20);
          g_assert_false (seen[order[i]]);
          seen[order[i]] = TRUE;
          g_assert_cmpuint (order[i], ==, repeated[i]);
        }
    }
}

static void
test_below (void)
{
  ZhRandom random = zh_random_new (7);
  int      counts[6] = { 0 };

  for (int i = 0; i < 60000; i++)
    counts[zh_random_below (&random, 6)]++;
  for (int i = 0; i < 6; i++)
    g_assert_cmpint (ABS (counts[i] - 10000), <, 500);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/reference", test_reference);
  g_test_add_func ("/random/permutation", test_permutation);
  g_test_add_func ("/random/below", test_below);
  return g_test_run ();
}
