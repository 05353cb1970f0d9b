/* The shape of a knockout bracket, before any result. Used by knockout-bracket.c alone. */
#pragma once

#include "knockout-bracket.h"

G_BEGIN_DECLS

/**
 * zh_bracket_new_shape:
 * @mode: what is played out
 * @n: entries, at least 2
 *
 * Returns: (transfer full): the matches with their sources, everything else still empty
 */
ZhBracket *zh_bracket_new_shape (ZhBracketMode mode,
                                 int           n);

G_END_DECLS
