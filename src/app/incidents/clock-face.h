/* The face of a mechanical clock with its hands, drawn. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ZH_TYPE_CLOCK_FACE (zh_clock_face_get_type ())
G_DECLARE_FINAL_TYPE (ZhClockFace, zh_clock_face, ZH, CLOCK_FACE, GtkDrawingArea)

/**
 * zh_clock_face_new:
 * @minute: where the hands stand, minutes after 12 o'clock, 0 … 719
 * @label: what it is, for a screen reader
 *
 * Returns: (transfer floating)
 */
GtkWidget *zh_clock_face_new (int         minute,
                              const char *label);

G_END_DECLS
