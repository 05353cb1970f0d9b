/* The rating lists of the user: which editions are there, and the way in for another one.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_RATING_LISTS_WINDOW (zh_rating_lists_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhRatingListsWindow, zh_rating_lists_window, ZH, RATING_LISTS_WINDOW, AdwWindow)

/* A window with the lists, modal to @parent; the entries of @session (nullable) are compared with a list that comes.
 * (transfer none): owned by GTK. */
ZhRatingListsWindow *zh_rating_lists_window_new (GtkWindow *parent,
                                                 ZhSession *session);

/* Looks at a list, asks for its name and month, and takes it in. */
void zh_rating_lists_window_take_file (ZhRatingListsWindow *self,
                                       GFile               *file);

G_END_DECLS
