/* The properties of tests/pairing on many events of each system.
 *
 * usage: soak-pairing [EVENTS [SEED]]
 */
#include "config.h"

#include <locale.h>

#include "properties.h"

#define DEFAULT_EVENTS 2000

typedef int (*Check) (GRand *rand);

static int
check_swiss_ua (GRand *rand)
{
  return properties_check_swiss (rand, "swiss-ua", 200);
}

static int
check_swiss_lot (GRand *rand)
{
  return properties_check_swiss (rand, "swiss-lot", 200);
}

static const struct
{
  const char *name;
  Check       check;
} checks[] = {
  { "swiss-ua, 4 to 200 players", check_swiss_ua },
  { "swiss-lot, 4 to 200 players", check_swiss_lot },
  { "round-robin", properties_check_round_robin },
  { "scheveningen", properties_check_scheveningen },
  { "knockout, double-elimination", properties_check_knockout },
};

static gint64
get_argument (int    argc,
              char  *argv[],
              int    index,
              gint64 fallback)
{
  gint64 value;

  if (index >= argc || !g_ascii_string_to_signed (argv[index], 10, 1, G_MAXINT, &value, NULL))
    return fallback;
  return value;
}

int
main (int   argc,
      char *argv[])
{
  gint64 n_events = get_argument (argc, argv, 1, DEFAULT_EVENTS);
  gint64 seed = get_argument (argc, argv, 2, 20260314);

  setlocale (LC_ALL, "");
  for (gsize i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
      gint64 start = g_get_monotonic_time ();
      gint64 n_rounds = 0;

      for (gint64 event = 0; event < n_events; event++)
        n_rounds += checks[i].check (rand);
      g_print ("%s: %" G_GINT64_FORMAT " events, %" G_GINT64_FORMAT " rounds, %" G_GINT64_FORMAT " s\n",
               checks[i].name, n_events, n_rounds, (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
    }
  return 0;
}
