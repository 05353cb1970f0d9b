/* Saying which boards still lack a result. */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/* Sets %ZH_ERROR_REFUSED naming the open boards of a round of the tournament. */
void zh_set_open_boards_error (const ZhTournament *tournament,
                               const ZhRound      *round,
                               GError            **error);

G_END_DECLS
