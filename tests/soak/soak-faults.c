/* The disk fails during ten commands of a desk, at any write, sync, cut, opening, deletion or
 * growth of shared memory: what was acknowledged is there for whoever opens the file next, what
 * was refused is not, and every word said is true.
 *
 * Usage: soak-faults [FAULTS] [SEED]
 */
#include "config.h"

#include "fault-vfs.h"
#include "faults.h"

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("zhereb-faults-XXXXXX", NULL);
  FaultFigures     figures = { 0 };
  guint64          n_faults = 2000;
  guint64          seed = (guint64) g_get_real_time ();

  if (argc > 1)
    g_ascii_string_to_unsigned (argv[1], 10, 1, 10000000, &n_faults, NULL);
  if (argc > 2)
    g_ascii_string_to_unsigned (argv[2], 10, 0, G_MAXUINT64, &seed, NULL);
  g_print ("seed %" G_GUINT64_FORMAT "\n", seed);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_setenv ("LANGUAGE", "en", TRUE);
  fault_vfs_register ();
  faults_run (folder, (guint) n_faults, seed, &figures);
  g_print ("%u faults in ten commands: %u acts acknowledged, %u refused, %u not certain; "
           "acts lost %u, untrue words %u, files not in order %u\n",
           figures.n_faults, figures.n_acknowledged, figures.n_refused, figures.n_uncertain,
           figures.n_lost, figures.n_untrue, figures.n_broken);
  return figures.n_lost + figures.n_untrue + figures.n_broken == 0 ? 0 : 1;
}
