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

/* A tournament may be of every system that its traits call paired, and of no other. */
static void
test_all_systems (void)
{
  for (int id = 0; zh_system_words[id] != NULL; id++)
    {
      const ZhPairingSystem *system = zh_pairing_system_find ((ZhSystem) id);

      g_assert_cmpint (system != NULL, ==, zh_system_get_traits ((ZhSystem) id)->is_paired);
      g_assert_true (system == NULL || (int) system->id == id);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/properties/all-systems", test_all_systems);
  g_test_add_data_func ("/properties/swiss-ua", "swiss-ua", test_swiss);
  g_test_add_data_func ("/properties/swiss-lot", "swiss-lot", test_swiss);
  g_test_add_data_func ("/properties/round-robin", properties_check_round_robin, test_system);
  g_test_add_data_func ("/properties/scheveningen", properties_check_scheveningen, test_system);
  g_test_add_data_func ("/properties/knockout", properties_check_knockout, test_system);
  return g_test_run ();
}
