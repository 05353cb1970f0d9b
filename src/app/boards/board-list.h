/* The boards of the round looked at, as a list of rows shared by the table and the hall.
 * Follows snapshots in place: a result moves no row and makes none anew.
 *
 *   GListStore of ZhBoardRow → GtkFilterListModel (only open) → GtkSingleSelection (the cursor)
 *
 * Where teams play, the first row shown of each match bears its heading: no row is one, so that the cursor
 * is always on a board.
 */
#pragma once

#include "board-row.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_BOARD_LIST (zh_board_list_get_type ())
G_DECLARE_FINAL_TYPE (ZhBoardList, zh_board_list, ZH, BOARD_LIST, GObject)

/* Signals:
 *   "counts-changed" (): another number of boards, or of those without a result
 *   "only-open-changed" (): the filter was set or taken away
 */

/* An empty list; (transfer full). */
ZhBoardList *zh_board_list_new (void);

/**
 * zh_board_list_show:
 * @competition: (nullable): the newest snapshot
 * @tournament: (nullable): of it
 * @round: (nullable): a round of it
 * @corrected: (nullable) (element-type ZhHandAct): acts by hand, for the sign at corrected results
 *
 * Shows the round; rows of the round shown before are updated in place.
 */
void zh_board_list_show (ZhBoardList         *self,
                         const ZhCompetition *competition,
                         const ZhTournament  *tournament,
                         const ZhRound       *round,
                         const GPtrArray     *corrected);

/**
 * zh_board_list_set_folder:
 * @folder: what electronic boards say; outlives the list
 */
void zh_board_list_set_folder (ZhBoardList   *self,
                               ZhBoardFolder *folder);

/**
 * zh_board_list_begin_with:
 * @n_rows: 0 for all
 *
 * Other rows than those shown before begin with the first @n_rows, and with as many below the
 * first open board; zh_board_list_show_rest() adds the others. Whatever looks for a board or moves
 * the cursor adds them first.
 */
void zh_board_list_begin_with (ZhBoardList *self,
                               guint        n_rows);

/**
 * zh_board_list_has_rest:
 *
 * Returns: whether some rows are held back
 */
gboolean zh_board_list_has_rest (ZhBoardList *self);

/**
 * zh_board_list_show_rest:
 *
 * Shows the rows that were held back.
 */
void zh_board_list_show_rest (ZhBoardList *self);

/**
 * zh_board_list_has_matches:
 *
 * Returns: whether teams play, so that rows may bear headings
 */
gboolean zh_board_list_has_matches (ZhBoardList *self);

/**
 * zh_board_list_get_selection:
 *
 * Returns: (transfer none): the rows shown, with the cursor
 */
GtkSingleSelection *zh_board_list_get_selection (ZhBoardList *self);

/**
 * zh_board_list_set_sorter:
 * @sorter: (nullable): of #ZhBoardRow; %NULL for the order of the boards
 *
 * The rows are not sorted anew while results come in, so that none jumps away.
 */
void zh_board_list_set_sorter (ZhBoardList *self,
                               GtkSorter   *sorter);

/**
 * zh_board_list_get_cursor:
 *
 * Returns: (transfer none) (nullable): the row under the cursor
 */
ZhBoardRow *zh_board_list_get_cursor (ZhBoardList *self);

/**
 * zh_board_list_set_only_open:
 *
 * Leaves out the boards that have a result. One that just got its result stays a moment.
 */
void     zh_board_list_set_only_open (ZhBoardList *self,
                                      gboolean     only_open);
gboolean zh_board_list_get_only_open (ZhBoardList *self);

/**
 * ZhDirection:
 * @ZH_DIRECTION_NEXT: downwards, then from the top
 * @ZH_DIRECTION_PREVIOUS: upwards, then from the bottom
 * @ZH_DIRECTION_BELOW: downwards, no further than the end
 */
typedef enum
{
  ZH_DIRECTION_NEXT,
  ZH_DIRECTION_PREVIOUS,
  ZH_DIRECTION_BELOW,
} ZhDirection;

/**
 * zh_board_list_move_to_open:
 *
 * Moves the cursor to the next open board in that direction; it stays where there is none.
 *
 * Returns: whether it moved
 */
gboolean zh_board_list_move_to_open (ZhBoardList *self,
                                     ZhDirection  direction);

/**
 * zh_board_list_move_to_unread:
 *
 * As zh_board_list_move_to_open(), to a board with a result that nobody has read a second time.
 *
 * Returns: whether it moved
 */
gboolean zh_board_list_move_to_unread (ZhBoardList *self,
                                       ZhDirection  direction);

/**
 * zh_board_list_is_unread:
 * @row: (nullable)
 *
 * Returns: whether the row has a result that nobody has read a second time
 */
gboolean zh_board_list_is_unread (ZhBoardRow *row);

/**
 * zh_board_list_find:
 * @text: see zh_board_row_matches()
 * @after: (nullable): look after this row first; %NULL from the top
 *
 * Boards left out by the filter are found too.
 *
 * Returns: (transfer none) (nullable): the row
 */
ZhBoardRow *zh_board_list_find (ZhBoardList *self,
                                const char  *text,
                                ZhBoardRow  *after);

/**
 * zh_board_list_select:
 *
 * Puts the cursor on @row, taking the filter away when it hides the row.
 */
void zh_board_list_select (ZhBoardList *self,
                           ZhBoardRow  *row);

/**
 * zh_board_list_select_pairing:
 *
 * Puts the cursor on the first board of the pairing with @pairing_id, if it is in the round.
 */
void zh_board_list_select_pairing (ZhBoardList *self,
                                   gint64       pairing_id);

/* Puts the cursor on the first board without a result, or on the first one of all. */
void zh_board_list_go_to_first_open (ZhBoardList *self);

G_END_DECLS
