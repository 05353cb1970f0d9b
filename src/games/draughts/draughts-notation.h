/* Draughts moves and squares as text: by letters on 64 squares, by numbers elsewhere. */
#pragma once

#include "draughts-position.h"

G_BEGIN_DECLS

/**
 * zh_draughts_square_parse:
 * @at: (inout): text, moved behind the square
 *
 * Reads "c3" or "14" as the variant's board has it; Cyrillic а, с, е are taken for a, c, e.
 *
 * Returns: the square from 1, 0 when there is none
 */
int zh_draughts_square_parse (ZhDraughtsVariant variant,
                              const char      **at);

/**
 * zh_draughts_square_append:
 * @square: from 1
 * @text: gets "c3" or "14", as the variant writes squares
 */
void zh_draughts_square_append (ZhDraughtsVariant variant,
                                int               square,
                                GString          *text);

/**
 * zh_draughts_move_format:
 *
 * Returns: (transfer full): "c3-d4", "c3xe5xg7" with every stopping square, "32-28"
 */
char *zh_draughts_move_format (const ZhDraughtsPosition *position,
                               const ZhDraughtsMove     *move) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_draughts_move_parse:
 * @text: "c3-d4", "c3:e5", "c3xe5xg7", "28x17"; stopping squares may be left out where
 *   start and end say enough (VI.7.4.2)
 * @move: (out): untouched on failure
 * @error: %ZH_ERROR_INPUT with the reason: unreadable, illegal, ambiguous
 *
 * Returns: whether exactly one legal move is meant
 */
gboolean zh_draughts_move_parse (const ZhDraughtsPosition *position,
                                 const char               *text,
                                 ZhDraughtsMove           *move,
                                 GError                  **error);

G_END_DECLS
