#include "config.h"

#include "properties.h"

#define N_EVENTS 100

static void
test_swiss (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int i = 0; i < N_EVENTS; i++)
    g_assert_cmpint (properties_check_swiss (rand, data, 60), >, 0);
}

static void
test_system (gconstpointer data)
{
  int (*check) (GRand * rand) = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int i = 0; i < N_EVENTS; i++)
    g_assert_cmpint (check (rand), >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/properties/swiss-ua", "swiss-ua", test_swiss);
  g_test_add_data_func ("/properties/swiss-lot", "swiss-lot", test_swiss);
  g_test_add_data_func ("/properties/round-robin", properties_check_round_robin, test_system);
  g_test_add_data_func ("/properties/scheveningen", properties_check_scheveningen, test_system);
  g_test_add_data_func ("/properties/knockout", properties_check_knockout, test_system);
  return g_test_run ();
}
