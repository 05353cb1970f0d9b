/* How the window is painted. GTK takes OpenGL wherever it can get it, also from a processor
 * that only pretends to be a graphics card: there a key takes four times as long to be seen,
 * and the program three times the memory, as when cairo paints.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_renderer_has_card:
 * @device_dir: where the kernel shows its devices, "/dev"
 *
 * Returns: whether a graphics card can render: a DRM render node, or NVIDIA's own device
 */
gboolean zh_renderer_has_card (const char *device_dir);

/**
 * zh_renderer_choose:
 *
 * Without a graphics card lets cairo paint and leaves OpenGL alone, unless the environment
 * says otherwise (GSK_RENDERER). Called in main before GTK and before any thread.
 */
void zh_renderer_choose (void);

G_END_DECLS
