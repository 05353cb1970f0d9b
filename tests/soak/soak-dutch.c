/* The Dutch system against its slow twin and by its properties on many events.
 *
 * usage: soak-dutch [FIELDS [EVENTS [SEED]]]
 */
#include "config.h"

#include <locale.h>

#include "dutch-checks.h"

static gint64
get_argument (int    argc,
              char  *argv[],
              int    index,
              gint64 fallback)
{
  gint64 value;

  if (index >= argc || !g_ascii_string_to_signed (argv[index], 10, 0, G_MAXINT, &value, NULL))
    return fallback;
  return value;
}

int
main (int   argc,
      char *argv[])
{
  gint64 n_fields = get_argument (argc, argv, 1, 5000);
  gint64 n_events = get_argument (argc, argv, 2, 2000);
  gint64 n_rounds = 0;
  gint64 start = g_get_monotonic_time ();
  int    n_none;
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) get_argument (argc, argv, 3, 20260201));

  setlocale (LC_ALL, "");
  n_none = dutch_check_twin (rand, (int) n_fields);
  g_print ("dutch twin: %" G_GINT64_FORMAT " fields of up to 10 players agree, %d without legal pairing, %" G_GINT64_FORMAT " s\n",
           n_fields, n_none, (g_get_monotonic_time () - start) / G_USEC_PER_SEC);

  start = g_get_monotonic_time ();
  for (gint64 event = 0; event < n_events; event++)
    n_rounds += dutch_check_event (rand, 200);
  g_print ("dutch properties: %" G_GINT64_FORMAT " events of 4 to 200 players, %" G_GINT64_FORMAT " rounds, %" G_GINT64_FORMAT " s\n",
           n_events, n_rounds, (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  return 0;
}
