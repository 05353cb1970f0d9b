#include "config.h"

#include "renderer.h"

static gboolean
has_render_node (const char *device_dir)
{
  g_autofree char *path = g_build_filename (device_dir, "dri", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, "renderD"))
      return TRUE;
  return FALSE;
}

gboolean
zh_renderer_has_card (const char *device_dir)
{
  g_autofree char *nvidia = g_build_filename (device_dir, "nvidiactl", NULL);

  return has_render_node (device_dir) || g_file_test (nvidia, G_FILE_TEST_EXISTS);
}

void
zh_renderer_choose (void)
{
#ifdef __linux__
  if (g_getenv ("GSK_RENDERER") != NULL || zh_renderer_has_card ("/dev"))
    return;
  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  /* Or the display still loads the OpenGL libraries, 60 MB of them. */
  g_setenv ("GDK_DEBUG", "gl-disable", FALSE);
#endif
}
