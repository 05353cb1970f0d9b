/* Commands about the standings of a tournament: the order of tie-breaks and what decides when
 * none does, prizes, places of teams in an individual event, groups, the table of norms. All of
 * them can be taken back; settings that do not touch the order of places may also change when
 * the tournament is closed.
 */
#pragma once

#include "desk.h"
#include "prize-plan.h"
#include "team-plan.h"

G_BEGIN_DECLS

/**
 * zh_desk_set_tiebreaks:
 * @codes: (array zero-terminated=1): in order
 * @reason: (nullable): needed once a game has a result
 * @error: %ZH_ERROR_USAGE for an unknown code, named; %ZH_ERROR_REFUSED without a reason after
 *   the first result, or where the order is that already
 *
 * Source: FIDE C.07 2.1; Ukrainian chess rules IV.4.4; order 988, 40.1: the order is known
 * before the start.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_tiebreaks (ZhDesk            *self,
                                 gint64             tournament_id,
                                 const char *const *codes,
                                 const char        *reason,
                                 GError           **error);

/**
 * zh_desk_tiebreaks_need_reason:
 *
 * Returns: whether a change of the order wants a reason: a game has a result
 */
gboolean zh_desk_tiebreaks_need_reason (const ZhTournament *tournament);

/**
 * zh_desk_set_manual_order:
 * @entries: (array length=n_entries): ids, best first; they must be level on points. An order
 *   set before for others stays
 * @n_entries: two or more; 0 takes all orders set by hand away
 * @reason: never empty
 * @error: %ZH_ERROR_INPUT for strange entries, %ZH_ERROR_REFUSED without a reason or where
 *   they are not level
 *
 * Puts the criterion MANUAL at the end of the tie-breaks where it is not among them.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_manual_order (ZhDesk       *self,
                                    gint64        tournament_id,
                                    const gint64 *entries,
                                    gsize         n_entries,
                                    const char   *reason,
                                    GError      **error);

/**
 * zh_tournament_check_tiebreaks:
 * @codes: (array zero-terminated=1): an order of tie-breaks
 * @error: %ZH_ERROR_REFUSED, naming the code and the article
 *
 * From March 2026 on the Buchholz family is none of a round robin (question 105 of FIDE's checklist).
 *
 * Source: FIDE C.07, 8.
 *
 * Returns: whether the order is one for such a tournament
 */
gboolean zh_tournament_check_tiebreaks (const ZhTournament *tournament,
                                        const char *const  *codes,
                                        GError            **error);

/**
 * zh_desk_choose_lot_seed:
 *
 * Returns: the seed with which lots are drawn: of the drawing that was made, or a new one
 */
guint64 zh_desk_choose_lot_seed (ZhDesk *self,
                                 gint64  tournament_id);

/**
 * zh_desk_draw_tie_lots:
 * @seed: of the lots; the same seed draws the same lots
 * @error: %ZH_ERROR_REFUSED where lots were drawn with another seed before, though it may have been taken back: repeated
 *   lots come out the same
 *
 * Puts the criterion LOT at the end of the tie-breaks where it is not among them.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_draw_tie_lots (ZhDesk  *self,
                                 gint64   tournament_id,
                                 guint64  seed,
                                 GError **error);

/**
 * zh_desk_set_prizes:
 * @plan: without lists for no prizes
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_prizes (ZhDesk            *self,
                              gint64             tournament_id,
                              const ZhPrizePlan *plan,
                              GError           **error);

/**
 * zh_desk_set_team_places:
 * @plan: (nullable): %NULL for no places of teams
 * @error: %ZH_ERROR_REFUSED in an event of teams
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_team_places (ZhDesk           *self,
                                   gint64            tournament_id,
                                   const ZhTeamPlan *plan,
                                   GError          **error);

/**
 * zh_desk_set_groups:
 * @groups: (element-type ZhNamedGroup): the event's own groups
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_groups (ZhDesk          *self,
                              gint64           tournament_id,
                              const GPtrArray *groups,
                              GError         **error);

/**
 * zh_desk_set_norms:
 * @table: (nullable): a table of norms (norm-table.h), kept word for word so that everybody who
 *   opens the file sees the same; %NULL for none
 * @error: %ZH_ERROR_INPUT where it is none
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_norms (ZhDesk     *self,
                             gint64      tournament_id,
                             const char *table,
                             GError    **error);

G_END_DECLS
