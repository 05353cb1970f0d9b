/* A disk that fails: nothing acknowledged is lost, and no word is untrue. The long run is
 * tests/soak/soak-faults. */
#include "config.h"

#include <glib/gstdio.h>

#include "fault-vfs.h"
#include "faults.h"

#define N_FAULTS 150

static void
test_faults (void)
{
  g_autofree char *folder = g_dir_make_tmp ("zhereb-faults-XXXXXX", NULL);
  FaultFigures     figures = { 0 };

  faults_run (folder, N_FAULTS, 1, &figures);
  g_assert_cmpuint (figures.n_faults, ==, N_FAULTS);
  g_assert_cmpuint (figures.n_acknowledged, >, 0);
  g_assert_cmpuint (figures.n_refused, >, 0);
  g_assert_cmpuint (figures.n_lost, ==, 0);
  g_assert_cmpuint (figures.n_untrue, ==, 0);
  g_assert_cmpuint (figures.n_broken, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  fault_vfs_register ();
  g_test_add_func ("/store/faults", test_faults);
  return g_test_run ();
}
