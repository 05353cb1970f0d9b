/* Acts that change what is in an approved regulation: each belongs to the addition that is written, and without one is
 * refused.
 */
#pragma once

#include "desk-private.h"

G_BEGIN_DECLS

/**
 * zh_act_follow_regulation:
 * @changes: (array zero-terminated=1): what the act changes of it: keys of rules, and items as "item.control"
 * @error: %ZH_ERROR_REFUSED where the regulation is approved and no addition is written
 *
 * Puts the changes into the addition that is written. Nothing before the regulation is approved.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_act_follow_regulation (ZhAct             *act,
                                   const char *const *changes,
                                   GError           **error);

/* As zh_act_follow_regulation(), of one change. */
gboolean zh_act_follow_change (ZhAct      *act,
                               const char *change,
                               GError    **error);

/* As zh_act_follow_regulation(), of what the settings of a tournament change, and the details of the competition. */
gboolean zh_act_follow_settings (ZhAct              *act,
                                 const ZhTournament *old,
                                 const ZhTournament *next,
                                 GError            **error);
gboolean zh_act_follow_details (ZhAct                      *act,
                                const ZhCompetitionDetails *next,
                                GError                    **error);

G_END_DECLS
