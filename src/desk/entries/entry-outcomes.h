/* Acts on entries and teams as they came out before: what the rules, the ratings or the lot gave is told and not
 * asked again. The commands that find it call these as well, with %NULL in its place. Private to this folder.
 */
#pragma once

#include "desk-entries.h"
#include "desk-private.h"
#include "desk-team-list.h"
#include "given-forfeit.h"
#include "start-numbers.h"

G_BEGIN_DECLS

/**
 * zh_desk_write_entries:
 * @entries: as for zh_desk_add_entries()
 * @moves: (nullable) (element-type ZhGivenNumber): who made room for them; then the numbers are taken as given
 * @numbers: (nullable) (element-type int): the numbers that they got, in place of those of @entries
 * @error: as zh_desk_add_entries(), zh_number_plan_new_for_outcome()
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_entries (ZhDesk       *self,
                                 gint64        tournament_id,
                                 GPtrArray    *entries,
                                 const GArray *moves,
                                 const GArray *numbers,
                                 GError      **error);

/**
 * zh_desk_write_numbers:
 * @order: (nullable) (array length=n_order): as for zh_desk_number_entries()
 * @reason: (nullable): as for zh_desk_draw_numbers_again()
 * @error: of both
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_numbers (ZhDesk       *self,
                                 gint64        tournament_id,
                                 ZhNumbering   method,
                                 guint64       seed,
                                 const gint64 *order,
                                 gsize         n_order,
                                 const char   *reason,
                                 GError      **error);

/**
 * zh_desk_write_varma:
 * @order: (nullable) (array length=n_order): ids of all entries in the order of the numbers drawn
 * @reason: (nullable): as for zh_desk_draw_numbers_again()
 * @error: as zh_desk_draw_varma(); %ZH_ERROR_INPUT for an order that is none
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_varma (ZhDesk            *self,
                               gint64             tournament_id,
                               const ZhVarmaDraw *draw,
                               const gint64      *order,
                               gsize              n_order,
                               const char        *reason,
                               GError           **error);

/**
 * zh_desk_write_withdrawal:
 * @unfinished: as for zh_desk_withdraw_by_post(); not said anywhere else
 * @uncounted: likewise
 * @forfeits: (nullable) (element-type ZhGivenForfeit): the games that were lost by it
 * @error: as zh_desk_withdraw_entry(); %ZH_ERROR_INPUT for a forfeit of somebody else or of a round that is
 *   still played
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_withdrawal (ZhDesk       *self,
                                    gint64        entry_id,
                                    ZhEntryStatus status,
                                    int           last_round,
                                    ZhUnfinished  unfinished,
                                    gboolean      uncounted,
                                    const char   *reason,
                                    const GArray *forfeits,
                                    GError      **error);

/**
 * ZhGivenTeams:
 * @joined: (element-type gint64): by the teams given: whose members join which team, 0 for a new one
 * @numbers: (element-type int): by the teams given: the number of each new one
 * @moves: (element-type ZhGivenNumber): who made room
 */
typedef struct
{
  GArray *joined;
  GArray *numbers;
  GArray *moves;
} ZhGivenTeams;

/**
 * zh_desk_write_teams:
 * @teams: (element-type ZhTeamDraft): as for zh_desk_add_teams()
 * @given: (nullable): which of them are in, and the numbers of the others
 * @error: as zh_desk_add_teams(), zh_number_plan_new_for_outcome()
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_teams (ZhDesk             *self,
                               gint64              tournament_id,
                               GPtrArray          *teams,
                               const ZhGivenTeams *given,
                               const char         *reason,
                               GError            **error);

/* Notes for running the act again who moved to which number, under "moves". */
void zh_act_in_moves (ZhAct        *act,
                      const GArray *moves);

/* Notes a list of ids under @key. */
void zh_act_in_ids (ZhAct        *act,
                    const char   *key,
                    const gint64 *ids,
                    gsize         n_ids);

/* Notes a member who was added in @object. */
void zh_act_in_member (const ZhAct    *act,
                       JsonObject     *object,
                       const ZhMember *member);

/* Notes a new entry in the list "entries", as it was stored. */
void zh_act_in_entry (ZhAct         *act,
                      const ZhEntry *entry);

/* Notes what is known of an entry in @object: its fields and the rounds it does not play. */
void zh_json_entry_describe (JsonObject    *object,
                             const ZhEntry *entry);

/* Notes all groups that may not meet and all of the acceleration. */
void zh_act_in_restrictions (ZhAct              *act,
                             const ZhTournament *next);

G_END_DECLS
