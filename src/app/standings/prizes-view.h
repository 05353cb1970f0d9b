/* Who gets which prize by the present standings. */
#pragma once

#include "standings.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_PRIZES_VIEW (zh_prizes_view_get_type ())
G_DECLARE_FINAL_TYPE (ZhPrizesView, zh_prizes_view, ZH, PRIZES_VIEW, ZhBin)

/**
 * zh_prizes_view_update:
 * @standings: (nullable): needed only during the call
 */
void zh_prizes_view_update (ZhPrizesView      *self,
                            const ZhStandings *standings);
void zh_prizes_view_set_filter (ZhPrizesView *self,
                                const char   *text);
void zh_prizes_view_take_focus (ZhPrizesView *self);

G_END_DECLS
