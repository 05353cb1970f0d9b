/* The seats of a round that is edited by hand: boards, byes and who is put aside, each a
 * button that can be picked, dragged and dropped upon.
 */
#pragma once

#include "round-edit.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_SEAT_GRID (zh_seat_grid_get_type ())
G_DECLARE_FINAL_TYPE (ZhSeatGrid, zh_seat_grid, ZH, SEAT_GRID, ZhBin)

/**
 * ZhSeat:
 * @entry: id of who sits there, 0 for an empty seat
 * @kind: #ZH_PAIRING_GAME for a seat at a board, otherwise the kind of bye
 * @board: from 1; 0 for a bye, and in the pool
 * @side: 0 White, 1 Black
 * @aside: in the pool
 */
typedef struct
{
  gint64        entry;
  ZhPairingKind kind;
  int           board;
  int           side;
  gboolean      aside;
} ZhSeat;

/* Signals:
 *   "activated" (ZhSeat *): pressed
 *   "dropped" (ZhSeat *from, ZhSeat *onto): dragged somebody onto a seat
 *   "menu" (GtkWidget *button): a menu is asked for; the seat is the current one
 */

/**
 * zh_seat_grid_show:
 * @edit: what to show
 * @picked: id of the entry that is picked up, 0 for nobody
 *
 * Updates the seats in place where their number stays.
 */
void zh_seat_grid_show (ZhSeatGrid        *self,
                        const ZhRoundEdit *edit,
                        gint64             picked);

/**
 * zh_seat_grid_get_current:
 *
 * Returns: (transfer none) (nullable): the seat that has, or last had, the keyboard
 */
const ZhSeat *zh_seat_grid_get_current (ZhSeatGrid *self);

/* Gives the keyboard to the seat of @entry, or to the first one. */
void zh_seat_grid_focus (ZhSeatGrid *self,
                         gint64      entry);

G_END_DECLS
