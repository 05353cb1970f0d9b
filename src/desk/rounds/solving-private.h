/* What the acts on rounds of solving and on works share. Private to this folder. */
#pragma once

#include "desk-private.h"
#include "desk-solving.h"

G_BEGIN_DECLS

/* The tournament of an act, (nullable) (transfer none): one where problems are solved, and open. */
const ZhTournament *zh_solving_get_tournament (ZhAct   *act,
                                               GError **error);

/* A round that is there and not closed, (nullable) (transfer none). */
const ZhSolvingRoundRecord *zh_solving_find_open_round (const ZhTournament *tournament,
                                                        int                 number,
                                                        GError            **error);

/* Whether nobody handed in a sheet in that round. */
gboolean zh_solving_check_no_sheets (const ZhTournament *tournament,
                                     int                 round,
                                     GError            **error);

G_END_DECLS
