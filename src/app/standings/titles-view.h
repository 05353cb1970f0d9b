/* Who has made which title norm of FIDE, or may still make it with the game before him. */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_TITLES_VIEW (zh_titles_view_get_type ())
G_DECLARE_FINAL_TYPE (ZhTitlesView, zh_titles_view, ZH, TITLES_VIEW, ZhBin)

/**
 * zh_titles_view_update:
 * @session: needed only during the call
 * @round: the last one looked at, 0 to let everything go
 */
void zh_titles_view_update (ZhTitlesView *self,
                            ZhSession    *session,
                            int           round);
void zh_titles_view_set_filter (ZhTitlesView *self,
                                const char   *text);
void zh_titles_view_take_focus (ZhTitlesView *self);

G_END_DECLS
