/* Results that a ruling gave: they stand in the register of incidents too, and are not changed in passing. */
#pragma once

#include "competition.h"
#include "language.h"

G_BEGIN_DECLS

/**
 * zh_competition_find_result_ruling:
 * @tournament_id: a tournament of it
 * @round: its number
 * @board: the number of a pairing
 * @game: index of a game there, or -1 for any
 *
 * O(incidents).
 *
 * Returns: (transfer none) (nullable): the last ruling in force that decided the game
 */
const ZhIncidentRecord *zh_competition_find_result_ruling (const ZhCompetition *self,
                                                           gint64               tournament_id,
                                                           int                  round,
                                                           int                  board,
                                                           int                  game);

/**
 * zh_ruled_result_format:
 * @ruling: as zh_competition_find_result_ruling() returned it
 * @language: of the words
 *
 * Returns: (transfer full): which ruling it is, and that the register keeps it whatever the result becomes
 */
char *zh_ruled_result_format (const ZhIncidentRecord *ruling,
                              const ZhLanguage       *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
