/* A result read a second time: who typed it again, where and when. It holds as long as the game has the
 * result that was typed; one that is changed afterwards waits to be read again.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhConfirmation:
 * @id: of the file
 * @game_id: the game; it may have been confirmed more than once
 * @result: what was typed, as zh_result_format_code() writes it
 * @by: who typed it, as the journal names people
 * @place: at which machine or desk, or ""
 * @time: seconds since 1970, UTC
 */
typedef struct
{
  gint64 id;
  gint64 game_id;
  char  *result;
  char  *by;
  char  *place;
  gint64 time;
} ZhConfirmation;

/* All strings are "" and never %NULL. */
ZhConfirmation *zh_confirmation_new (void);
void            zh_confirmation_free (ZhConfirmation *self);

/**
 * zh_confirmations_find:
 * @confirmations: (element-type ZhConfirmation): by id
 * @game: of the same snapshot
 *
 * Returns: (transfer none) (nullable): the last one that holds: of this game, with the result it has now
 */
const ZhConfirmation *zh_confirmations_find (const GPtrArray *confirmations,
                                             const ZhGame    *game);

/**
 * zh_confirmations_count_waiting:
 * @confirmations: (element-type ZhConfirmation): by id
 * @round: of the same snapshot
 *
 * Returns: how many games of the round have a result that nobody has confirmed
 */
int zh_confirmations_count_waiting (const GPtrArray *confirmations,
                                    const ZhRound   *round);

/**
 * zh_confirmation_format:
 * @tournament: whose game it is
 *
 * Returns: (transfer full): "✓ 1 – 0, read again by Olena Koval at laptop-2, 20.11.2026 18:42"
 */
char *zh_confirmation_format (const ZhConfirmation *self,
                              const ZhTournament   *tournament,
                              const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhConfirmation, zh_confirmation_free)

G_END_DECLS
