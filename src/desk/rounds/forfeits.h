/* Games that are not played because a side is known not to come. */
#pragma once

#include "desk-private.h"

G_BEGIN_DECLS

/**
 * zh_forfeit_result:
 * @white_absent: whether the side with White does not come
 * @black_absent: whether the side with Black does not come
 *
 * Returns: "+ −", "− +" or "− −"; no result when both come
 */
ZhResult zh_forfeit_result (gboolean white_absent,
                            gboolean black_absent);

/**
 * zh_pairing_fill_forfeits:
 * @pairing: its games without a result get one
 * @absent: by side
 *
 * Returns: how many games got a result
 */
int zh_pairing_fill_forfeits (ZhPairing     *pairing,
                              const gboolean absent[2]);

/**
 * ZhForfeit:
 * @round: of the tournament, as are the others
 * @pairing: of the round
 * @index: of the game in it
 * @result: that it gets
 */
typedef struct
{
  const ZhRound   *round;
  const ZhPairing *pairing;
  int              index;
  ZhResult         result;
} ZhForfeit;

/**
 * zh_tournament_list_pairing_forfeits:
 * @leaving: an entry that does not come
 * @round: of the tournament
 * @pairing: of the round
 * @forfeits: (element-type ZhForfeit): gets the open games of the pairing; both lose where the opponent does
 *   not come either
 */
void zh_tournament_list_pairing_forfeits (const ZhTournament *self,
                                          const ZhEntry      *leaving,
                                          const ZhRound      *round,
                                          const ZhPairing    *pairing,
                                          GArray             *forfeits);

/**
 * zh_tournament_list_forfeits:
 * @entry: as it is to be, with the last round it plays
 *
 * Returns: (transfer full) (element-type ZhForfeit): the games of later rounds that are paired and are lost
 */
GArray *zh_tournament_list_forfeits (const ZhTournament *self,
                                     const ZhEntry      *entry);

/**
 * zh_act_write_forfeits:
 * @forfeits: (element-type ZhForfeit)
 *
 * Writes these results; how many is noted.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_act_write_forfeits (ZhAct        *act,
                                const GArray *forfeits,
                                GError      **error);

/* Games with their results, for running an act again: (element-type ZhForfeit) as JSON, (transfer full); and
 * noted as "forfeits". */
JsonArray *zh_json_forfeits_new (const GArray *forfeits) G_GNUC_WARN_UNUSED_RESULT;
void       zh_act_in_forfeits (ZhAct        *act,
                               const GArray *forfeits);

G_END_DECLS
