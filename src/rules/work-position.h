/* The diagram of a work, as its game reads it. */
#pragma once

#include "chess-position.h"
#include "draughts-position.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_sport_find_draughts:
 *
 * Returns: whether it is a game of draughts, and which
 */
gboolean zh_sport_find_draughts (ZhSport            sport,
                                 ZhDraughtsVariant *variant);

/**
 * zh_work_parse_chess:
 * @text: FEN; one without a side has White to move
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: whether it is a position of chess
 */
gboolean zh_work_parse_chess (const char      *text,
                              ZhChessPosition *position,
                              GError         **error);

/* Whether the text is a position of the game; %ZH_ERROR_INPUT saying what was expected. */
gboolean zh_work_position_check (ZhSport     sport,
                                 const char *text,
                                 GError    **error);

G_END_DECLS
