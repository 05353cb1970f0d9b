/* Who has fulfilled which norm of a sport category, by the table that the event has. */
#pragma once

#include "standings.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_NORMS_VIEW (zh_norms_view_get_type ())
G_DECLARE_FINAL_TYPE (ZhNormsView, zh_norms_view, ZH, NORMS_VIEW, ZhBin)

/**
 * zh_norms_view_update:
 * @standings: (nullable): needed only during the call
 * @year: of the event, for ages
 */
void zh_norms_view_update (ZhNormsView       *self,
                           const ZhStandings *standings,
                           int                year);
void zh_norms_view_set_filter (ZhNormsView *self,
                               const char  *text);
void zh_norms_view_take_focus (ZhNormsView *self);

G_END_DECLS
