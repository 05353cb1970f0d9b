/* The Dutch engine on events of chance: against its slow twin, and by what must always hold. */
#include "config.h"

#include "dutch-checks.h"

static void
test_twin (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  int n_none = dutch_check_twin (rand, 300);

  g_test_message ("dutch twin: 300 fields agree, %d of them without legal pairing", n_none);
}

static void
test_properties (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int i = 0; i < 100; i++)
    g_assert_cmpint (dutch_check_event (rand, 60), >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dutch/twin", test_twin);
  g_test_add_func ("/dutch/properties", test_properties);

  return g_test_run ();
}
