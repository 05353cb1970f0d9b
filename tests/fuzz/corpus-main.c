/* Runs a fuzz target over the files of its corpus, for builds without libFuzzer. */
#include "config.h"

#include <glib.h>

#include "fuzz-target.h"

static int
run_file (const char *path)
{
  g_autofree char *contents = NULL;
  gsize            length;
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (path, &contents, &length, &error))
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  LLVMFuzzerTestOneInput ((const guint8 *) contents, length);
  return 0;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;
  int         n_files = 0;
  int         code = 0;

  g_assert (argc == 2);

  dir = g_dir_open (argv[1], 0, &error);
  if (dir == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (argv[1], name, NULL);

      code |= run_file (path);
      n_files++;
    }
  g_print ("%d files\n", n_files);
  return n_files > 0 ? code : 1;
}
