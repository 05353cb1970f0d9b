/* The games of a tournament by correspondence as a table of partners, drawn as one widget. A cell cursor moves with the arrow keys
 * and is said by the widget's label; what is to be done is marked by a flag and an outline.
 */
#pragma once

#include "post-cells.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_POST_GRID (zh_post_grid_get_type ())
G_DECLARE_FINAL_TYPE (ZhPostGrid, zh_post_grid, ZH, POST_GRID, GtkWidget)

/* Signals:
 *   "activated" (): Return or a double click on a cell
 *   "moved" (): the cursor stands elsewhere
 */

/**
 * zh_post_grid_show:
 * @cells: (transfer full) (nullable): what to show; the tournament and the games must outlive them
 *
 * The cursor stays where it is, as far as there is such a cell.
 */
void zh_post_grid_show (ZhPostGrid  *self,
                        ZhPostCells *cells);

/* The game under the cursor; (transfer none) (nullable). */
const ZhPostGame *zh_post_grid_get_game (ZhPostGrid *self);

/* The cell under the cursor in words; "" where there is none; (transfer full). */
char *zh_post_grid_describe (ZhPostGrid *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
