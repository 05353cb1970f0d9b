/* The place of the game desk in the window. */
#pragma once

#include "page.h"
#include "solving-record.h"

G_BEGIN_DECLS

#define ZH_TYPE_GAME_DESK_PAGE (zh_game_desk_page_get_type ())
G_DECLARE_FINAL_TYPE (ZhGameDeskPage, zh_game_desk_page, ZH, GAME_DESK_PAGE, ZhPage)

/**
 * zh_game_desk_page_set_board:
 *
 * As zh_game_desk_set_board().
 */
void zh_game_desk_page_set_board (ZhGameDeskPage *self,
                                  int             round,
                                  int             board,
                                  int             game);

/* As zh_game_desk_show_work(). */
void zh_game_desk_page_show_work (ZhGameDeskPage     *self,
                                  const ZhWorkRecord *work);

G_END_DECLS
