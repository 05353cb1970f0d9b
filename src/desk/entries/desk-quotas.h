/* How many may be admitted of whom, and who is disqualified: each list as a whole. */
#pragma once

#include "desk.h"
#include "quotas.h"

G_BEGIN_DECLS

/**
 * zh_desk_set_quotas:
 * @quotas: (element-type ZhQuota): all of them; their ids do not matter
 * @error: %ZH_ERROR_REFUSED where they are so already; %ZH_ERROR_INPUT for a text that is too long, and one quota twice
 *
 * Source: order 988, II.2.8; Ukrainian chess rules II.7.1.
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_set_quotas (ZhDesk          *self,
                              gint64           tournament_id,
                              const GPtrArray *quotas,
                              GError         **error);

/**
 * zh_desk_set_bans:
 * @bans: (element-type ZhBan): all of them; their ids do not matter
 * @error: as zh_desk_set_quotas()
 *
 * Source: order 988, II.3.2, I.5.2; Ukrainian draughts rules V.3.5.
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_set_bans (ZhDesk          *self,
                            const GPtrArray *bans,
                            GError         **error);

/**
 * zh_competition_dup_bans_at_work:
 *
 * Officials and captains who are disqualified in any capacity, and players where the rules do not say that they are
 * refused.
 *
 * Returns: (transfer full) (array zero-terminated=1): a sentence about each
 */
char **zh_competition_dup_bans_at_work (const ZhCompetition *competition,
                                        const ZhTournament  *tournament,
                                        const ZhRuleset     *rules,
                                        const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
