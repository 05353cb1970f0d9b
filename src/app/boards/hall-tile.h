/* One board of the hall: a light widget that draws its text itself. */
#pragma once

#include <gtk/gtk.h>

#include "board-row.h"
#include "hall-plan.h"

G_BEGIN_DECLS

#define ZH_TYPE_HALL_TILE (zh_hall_tile_get_type ())
G_DECLARE_FINAL_TYPE (ZhHallTile, zh_hall_tile, ZH, HALL_TILE, GtkWidget)

/* A tile without a row; (transfer floating). */
GtkWidget *zh_hall_tile_new (void);

/* The board shown, (transfer none); follows its changes. */
void        zh_hall_tile_set_row (ZhHallTile *self,
                                  ZhBoardRow *row);
ZhBoardRow *zh_hall_tile_get_row (ZhHallTile *self);

/* Whether the cursor is on it. */
void zh_hall_tile_set_cursor (ZhHallTile *self,
                              gboolean    cursor);

/**
 * zh_hall_tile_set_detail:
 * @detail: what is written
 * @scale_percent: size of the text, 100 for the font's own
 */
void zh_hall_tile_set_detail (ZhHallTile  *self,
                              ZhHallDetail detail,
                              int          scale_percent);

G_END_DECLS
