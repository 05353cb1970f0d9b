#include "config.h"

#include "bench-files.h"

static void
run (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
}

static char *
make_file (const char *ctl,
           const char *dir,
           const char *name,
           const char *rounds)
{
  g_autofree char *trf_name = g_strdup_printf ("%s.trf", name);
  g_autofree char *trf = g_build_filename (dir, trf_name, NULL);
  char            *path = g_build_filename (dir, name, NULL);

  run ((const char *[]){ ctl, "trf", "generate", "--players", "1000", "--rounds", rounds, "--seed", "7", "-o", trf, NULL });
  run ((const char *[]){ ctl, "new", path, "--title", "Bench", "--ruleset", "fide-2023", NULL });
  run ((const char *[]){ ctl, "import", path, trf, "--name", "Open", "--system", "dutch", NULL });
  return path;
}

char *
zh_bench_make_played (const char *ctl,
                      const char *dir)
{
  return make_file (ctl, dir, "large.zhereb", "11");
}

char *
zh_bench_make_playing (const char *ctl,
                       const char *dir)
{
  char *path = make_file (ctl, dir, "playing.zhereb", "1");

  run ((const char *[]){ ctl, "fide", path, "mode", "--leave-fide-mode", "--because", "A longer event", NULL });
  run ((const char *[]){ ctl, "tournament", path, "edit", "--rounds", "9", "--reason", "A longer event", NULL });
  run ((const char *[]){ ctl, "pair", path, "--publish", NULL });
  return path;
}
