/* The game desk: a board, the moves that led there, and what the rules make of it. It stands
 * on a page of its own and in the window that an incident opens.
 */
#pragma once

#include "chess-mate.h"
#include "session.h"
#include "solving-record.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_GAME_DESK (zh_game_desk_get_type ())
G_DECLARE_FINAL_TYPE (ZhGameDesk, zh_game_desk, ZH, GAME_DESK, ZhBin)

/* Signals:
 *   "answered" (): whether the sides can still mate is known
 */

/* A desk with no board in particular; (transfer floating). */
GtkWidget *zh_game_desk_new (ZhSession *session);

/**
 * zh_game_desk_set_board:
 * @round: from 1; 0 for no board in particular
 * @board: the table, from 1
 * @game: the game at that table, from 0
 *
 * Works on that board of the tournament looked at: its players stand above, its kept moves
 * are loaded, or those that its letters bring; without any the board is empty and waits to be set up.
 */
void zh_game_desk_set_board (ZhGameDesk *self,
                             int         round,
                             int         board,
                             int         game);

/**
 * zh_game_desk_show_work:
 * @work: of the tournament looked at, with a position
 *
 * Lays the work onto the board, with no board in particular, and the author's solution beside it as moves to be played
 * through; what cannot be read of it is marked there.
 */
void zh_game_desk_show_work (ZhGameDesk         *self,
                             const ZhWorkRecord *work);

/**
 * zh_game_desk_update:
 *
 * Another tournament is looked at, or its settings changed: the game follows its sport.
 */
void zh_game_desk_update (ZhGameDesk *self);

/* Puts the keyboard where a position is typed. */
void zh_game_desk_take_focus (ZhGameDesk *self);

/**
 * zh_game_desk_get_mate:
 * @side: who wants to mate
 * @answer: (out): as far as it is known
 *
 * Returns: whether it was asked and answered
 */
gboolean zh_game_desk_get_mate (ZhGameDesk   *self,
                                ZhChessSide   side,
                                ZhMateAnswer *answer);

/**
 * zh_game_desk_has_verdict:
 *
 * Returns: whether there is a possible position, and nothing more to wait for
 */
gboolean zh_game_desk_has_verdict (ZhGameDesk *self);

/**
 * zh_game_desk_is_mate:
 *
 * Returns: whether the position on the board is checkmate
 */
gboolean zh_game_desk_is_mate (ZhGameDesk *self);

/**
 * zh_game_desk_dup_note:
 * @side: whose mate was in question
 *
 * Returns: (transfer full): the position and the verdict in one line, for the register
 */
char *zh_game_desk_dup_note (ZhGameDesk *self,
                             ZhChessSide side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
