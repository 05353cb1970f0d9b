/* Start numbers that were drawn are drawn again for a reason alone: the sheet asks for it. */
#pragma once

#include "desk-entries.h"
#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * ZhRedraw:
 * @reason: why; "" where numbers are drawn for the first time
 * @data: of zh_redraw_ask()
 *
 * Draws and writes.
 *
 * Returns: (transfer full) (nullable): what changed, %NULL with @error
 */
typedef ZhChange *(*ZhRedraw) (const char *reason,
                               gpointer    data,
                               GError    **error);

/**
 * zh_redraw_ask:
 * @widget: a widget of the window, where outcomes are told
 * @session: whose tournament it is
 * @redraw: called at once where nothing was drawn before, otherwise with the reason
 * @data: (transfer full): of it
 * @destroy: frees @data
 *
 * Returns: whether the numbers were drawn at once
 */
gboolean zh_redraw_ask (GtkWidget     *widget,
                        ZhSession     *session,
                        ZhRedraw       redraw,
                        gpointer       data,
                        GDestroyNotify destroy);

/**
 * zh_redraw_numbers:
 * @method: with a lot
 *
 * Numbers the tournament of @session by a seed that is drawn now and kept in the journal, after the question where it
 * was drawn before.
 */
void zh_redraw_numbers (GtkWidget  *widget,
                        ZhSession  *session,
                        ZhNumbering method);

G_END_DECLS
