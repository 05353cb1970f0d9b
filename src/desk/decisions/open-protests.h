/* What keeps standings from being final though every round is closed: protests that nobody has decided. */
#pragma once

#include "competition.h"
#include "language.h"

G_BEGIN_DECLS

/**
 * zh_competition_dup_open_protests:
 * @competition: a snapshot
 * @tournament_id: a tournament of it
 * @language: of the text
 *
 * Returns: (transfer full): "no. 1 (round 3, board 5), Koval Ivan; no. 4 (round 6), Lys Petro", "" where all are decided
 */
char *zh_competition_dup_open_protests (const ZhCompetition *competition,
                                        gint64               tournament_id,
                                        const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
