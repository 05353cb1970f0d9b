/* How many tiles stand in a row of the hall, how large they are, and what they can say:
 * arithmetic only, so that it can be tested with numbers.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ZH_HALL_GAP 4
#define ZH_HALL_AISLE 22

/**
 * ZhHallDetail:
 * @ZH_HALL_FULL_NAMES: surname and given name of both
 * @ZH_HALL_SURNAMES: surnames of both
 * @ZH_HALL_NUMBERS: board and result; surnames on the tile under the cursor only
 */
typedef enum
{
  ZH_HALL_FULL_NAMES,
  ZH_HALL_SURNAMES,
  ZH_HALL_NUMBERS,
  ZH_N_HALL_DETAILS,
} ZhHallDetail;

/**
 * ZhHallRequest:
 * @n_tiles: boards to show
 * @width: of the hall, in pixels
 * @height: likewise
 * @char_width: of the font, in pixels
 * @line_height: likewise
 * @columns: tables in a row of the real hall, 0 for as many as fit
 * @aisle: an aisle after every so many columns, 0 for none
 * @max_scale_percent: how much larger than needed tiles may grow, from 100
 */
typedef struct
{
  guint n_tiles;
  int   width;
  int   height;
  int   char_width;
  int   line_height;
  int   columns;
  int   aisle;
  int   max_scale_percent;
} ZhHallRequest;

/**
 * ZhHallPlan:
 * @detail: what fits on a tile
 * @columns: tiles in a row, at least 1
 * @rows: rows on a page, at least 1
 * @per_page: tiles on a page
 * @n_pages: 1 when the whole round fits
 * @tile_width: in pixels
 * @tile_height: likewise
 * @scale_percent: size of the text, 100 for the font's own
 */
typedef struct
{
  ZhHallDetail detail;
  int          columns;
  int          rows;
  guint        per_page;
  guint        n_pages;
  int          tile_width;
  int          tile_height;
  int          scale_percent;
} ZhHallPlan;

/**
 * zh_hall_plan_make:
 *
 * Tiles shrink until the round fits: full names, surnames, numbers; never under 64 × 40
 * pixels. What still does not fit is paged.
 *
 * Returns: the plan
 */
ZhHallPlan zh_hall_plan_make (const ZhHallRequest *request);

/**
 * zh_hall_plan_get_x:
 * @column: 0 … columns − 1
 * @aisle: as requested
 *
 * Returns: left edge of a column, in pixels
 */
int zh_hall_plan_get_x (const ZhHallPlan *self,
                        int               column,
                        int               aisle);

G_END_DECLS
