/* A contest of composers where boards stand in other tournaments: its works by code, their marks and places. */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_CONTEST_VIEW (zh_contest_view_get_type ())
G_DECLARE_FINAL_TYPE (ZhContestView, zh_contest_view, ZH, CONTEST_VIEW, ZhBin)

/**
 * zh_contest_view_update:
 *
 * Returns: whether the tournament of the session is a contest of composers; then its state is shown
 */
gboolean zh_contest_view_update (ZhContestView *self,
                                 ZhSession     *session);

/* Puts the keyboard on the works, or into the search for one. %FALSE where the tournament is no contest. */
gboolean zh_contest_view_take_focus (ZhContestView *self,
                                     ZhSession     *session);
gboolean zh_contest_view_start_search (ZhContestView *self);

G_END_DECLS
