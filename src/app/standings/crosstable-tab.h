/* The crosstable with its choices: rows by start number or by place, how the cells are written.
 * The choices are kept between runs and hold for documents too.
 */
#pragma once

#include "standings.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_CROSSTABLE_TAB (zh_crosstable_tab_get_type ())
G_DECLARE_FINAL_TYPE (ZhCrosstableTab, zh_crosstable_tab, ZH, CROSSTABLE_TAB, ZhBin)

/**
 * zh_crosstable_tab_set_standings:
 * @standings: (nullable): must outlive the tab or be taken away with %NULL
 */
void zh_crosstable_tab_set_standings (ZhCrosstableTab   *self,
                                      const ZhStandings *standings);
void zh_crosstable_tab_take_focus (ZhCrosstableTab *self);

G_END_DECLS
