/* A drawn opening: the first moves of a game, or a position to set up. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_game_opening_play:
 * @variant: see zh_game_variant_is_known()
 * @text: moves from the initial position in any notation, or a FEN or PDN FEN
 * @error: %ZH_ERROR_INPUT with the first move that cannot be played, or what is wrong with the
 *   position
 *
 * Returns: (transfer full): FEN or PDN FEN of the position that the game goes on from
 */
char *zh_game_opening_play (const char *variant,
                            const char *text,
                            GError    **error);

G_END_DECLS
