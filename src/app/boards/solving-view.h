/* The page of a solving event: the rounds, what is done with them and their works, and the sheets with a key a line.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_SOLVING_VIEW (zh_solving_view_get_type ())
G_DECLARE_FINAL_TYPE (ZhSolvingView, zh_solving_view, ZH, SOLVING_VIEW, ZhBin)

/**
 * zh_solving_view_update:
 *
 * Returns: whether the tournament of the session is a solving event; then its state is shown
 */
gboolean zh_solving_view_update (ZhSolvingView *self,
                                 ZhSession     *session);

/* Puts the keyboard on the sheets, or into the search for a solver. %FALSE where the tournament is no solving event. */
gboolean zh_solving_view_take_focus (ZhSolvingView *self,
                                     ZhSession     *session);
gboolean zh_solving_view_start_search (ZhSolvingView *self);

/* The round that is looked at, 0 before there is one. */
int zh_solving_view_get_round (ZhSolvingView *self);

G_END_DECLS
