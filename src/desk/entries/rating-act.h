/* Ratings of the entries that follow the setting which of two counts (rating-method.h). */
#pragma once

#include "desk-private.h"

G_BEGIN_DECLS

/**
 * zh_act_follow_rating_method:
 * @old: the tournament with its entries
 * @next: its settings afterwards
 * @error: as the store has it
 *
 * Whoever has the rating that counted before gets the one that counts now; a rating that was entered for the entry alone
 * stays.
 *
 * Returns: whether it was written
 */
gboolean zh_act_follow_rating_method (ZhAct              *act,
                                      const ZhTournament *old,
                                      const ZhTournament *next,
                                      GError            **error);

G_END_DECLS
