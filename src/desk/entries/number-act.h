/* Writing start numbers inside an act: the entries that move, and everything that is kept by number and not
 * by entry. Private to this folder.
 */
#pragma once

#include "desk-private.h"
#include "start-numbers.h"

G_BEGIN_DECLS

/**
 * zh_act_move_numbers:
 * @tournament: of the act, as it was
 * @moves: (element-type ZhNumberMove): who gets which number
 * @settings: (nullable): a copy with other settings, written with them
 * @error: as zh_store_put_entry()
 *
 * Writes the entries that move. What the pairing system proposed in each round, and groups and prizes that
 * name start numbers, go on naming the same entries.
 */
gboolean zh_act_move_numbers (ZhAct              *act,
                              const ZhTournament *tournament,
                              const GArray       *moves,
                              ZhTournament       *settings,
                              GError            **error);

/**
 * zh_act_enter_planned:
 * @entries: (element-type ZhEntry): new ones, which get their ids and persons
 * @plan: their numbers
 * @error: as zh_desk_add_entries()
 *
 * Writes and notes new entries.
 */
gboolean zh_act_enter_planned (ZhAct              *act,
                               const ZhTournament *tournament,
                               GPtrArray          *entries,
                               const ZhNumberPlan *plan,
                               GError            **error);

G_END_DECLS
