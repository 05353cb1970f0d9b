/* What a player’s result is for a title norm: each demand with its article, each game with how it counts, what the
 * next game must bring, and what the event itself must be. One title at a time.
 */
#pragma once

#include "event-titles.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_TITLES_PANE (zh_titles_pane_get_type ())
G_DECLARE_FINAL_TYPE (ZhTitlesPane, zh_titles_pane, ZH, TITLES_PANE, ZhBin)

/**
 * zh_titles_pane_set_event:
 * @titles: (nullable): must outlive the pane or be taken away with %NULL
 * @demands: (nullable) (element-type ZhEventDemand): what is asked of the event; needed only during the call
 */
void zh_titles_pane_set_event (ZhTitlesPane        *self,
                               const ZhEventTitles *titles,
                               const GPtrArray     *demands);

/**
 * zh_titles_pane_show:
 * @entry: index of a player, −1 for nobody
 *
 * Begins with the title that zh_event_titles_choose() chooses.
 */
void zh_titles_pane_show (ZhTitlesPane *self,
                          int           entry);

/**
 * zh_titles_pane_step:
 * @step: 1 for the next lower title that the player seeks, −1 for the next higher
 */
void zh_titles_pane_step (ZhTitlesPane *self,
                          int           step);

G_END_DECLS
