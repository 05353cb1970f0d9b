/* The games of a tournament by correspondence: whose move it is and how many days are left, what is due today and by
 * when, with the letter to send, and the leaves of all players.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_POST_WINDOW (zh_post_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhPostWindow, zh_post_window, ZH, POST_WINDOW, AdwWindow)

/**
 * zh_post_window_new:
 * @parent: the window it belongs to
 * @session: shows a tournament by correspondence
 *
 * Returns: (transfer none): the window, owned by GTK, to be presented
 */
ZhPostWindow *zh_post_window_new (GtkWindow *parent,
                                  ZhSession *session);

/* Whether the tournament shown is played by correspondence. */
gboolean zh_post_window_may (ZhSession *session);

G_END_DECLS
