/* Who paints the window. */
#include "config.h"

#include <glib/gstdio.h>

#include "renderer.h"

typedef struct
{
  const char *name;
  const char *device; /* below /dev, NULL for none */
  gboolean    is_card;
} Case;

static const Case cases[] = {
  { "nothing", NULL, FALSE },
  { "screen-only", "dri/card0", FALSE },
  { "render-node", "dri/renderD128", TRUE },
  { "second-render-node", "dri/renderD129", TRUE },
  { "nvidia", "nvidiactl", TRUE },
};

static void
test_card (gconstpointer data)
{
  const Case      *row = data;
  g_autofree char *dir = g_dir_make_tmp ("zhereb-dev-XXXXXX", NULL);
  g_autofree char *dri = g_build_filename (dir, "dri", NULL);
  g_autofree char *device = g_build_filename (dir, row->device != NULL ? row->device : "null", NULL);

  g_assert_cmpint (g_mkdir (dri, 0700), ==, 0);
  g_assert_true (g_file_set_contents (device, "", 0, NULL));
  g_assert_cmpint (zh_renderer_has_card (dir), ==, row->is_card);
  g_unlink (device);
  g_rmdir (dri);
  g_rmdir (dir);
}

/* What the user asked for stays. */
static void
test_asked_for (void)
{
  if (g_test_subprocess ())
    {
      g_setenv ("GSK_RENDERER", "gl", TRUE);
      g_unsetenv ("GDK_DEBUG");
      zh_renderer_choose ();
      g_assert_cmpstr (g_getenv ("GSK_RENDERER"), ==, "gl");
      g_assert_null (g_getenv ("GDK_DEBUG"));
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

static void
test_ordinary_start (void)
{
  if (g_test_subprocess ())
    {
      g_unsetenv ("GSK_RENDERER");
      zh_renderer_choose ();
      g_assert_cmpstr (g_getenv ("GSK_RENDERER"), ==, zh_renderer_has_card ("/dev") ? NULL : "cairo");
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/renderer/card/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_card);
    }
  g_test_add_func ("/renderer/asked-for", test_asked_for);
  g_test_add_func ("/renderer/ordinary-start", test_ordinary_start);
  return g_test_run ();
}
