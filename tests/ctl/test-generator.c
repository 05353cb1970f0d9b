/* Whether drawn results are those that the ratings let expect. */
#include "config.h"

#include "random.h"
#include "rating-tables.h"
#include "tournament-generator.h"

#define N_GAMES 20000

/* In hundredths of a point: four standard deviations of the mean of so many games. */
#define TOLERANCE 1.5

static const struct
{
  const char *name;
  int         white;
  int         black;
  int         expected; /* per cent */
} pairs[] = {
  { "equal", 2000, 2000, 50 },
  { "white-100", 2000, 1900, 64 },
  { "black-100", 1900, 2000, 36 },
  { "white-200", 2200, 2000, 76 },
  { "black-300", 1700, 2000, 15 },
  { "limit", 2000, 1600, 92 },
  { "beyond-the-limit", 2600, 1400, 92 },
  { "black-beyond-the-limit", 1400, 2800, 8 },
};

/* Question 32 of the checklist, B.02 8.1.2. */
static void
test_expectation (gconstpointer data)
{
  gsize    i = GPOINTER_TO_SIZE (data);
  ZhRandom random = zh_random_new (17 + i);
  int      doubled = 0;

  for (int game = 0; game < N_GAMES; game++)
    doubled += zh_generator_draw_result (&random, pairs[i].white, pairs[i].black);
  g_assert_cmpfloat_with_epsilon (doubled * 50.0 / N_GAMES, pairs[i].expected, TOLERANCE);
}

static int
count_draws (int rating)
{
  ZhRandom random = zh_random_new (3);
  int      n = 0;

  for (int game = 0; game < N_GAMES; game++)
    n += zh_generator_draw_result (&random, rating, rating) == 1;
  return n;
}

/* Masters draw more often than beginners. */
static void
test_draws (void)
{
  g_assert_cmpint (count_draws (1400), >, N_GAMES / 10);
  g_assert_cmpint (count_draws (2500), >, 2 * count_draws (1400));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ctl/generator/expectation/%s", pairs[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_expectation);
    }
  g_test_add_func ("/ctl/generator/draws", test_draws);
  return g_test_run ();
}
