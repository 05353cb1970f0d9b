/* Sites of online play: where each side of a round sits, who watches over it, and what is still to be looked at
 * before the start. A box is asked for where the ruleset has an article for it, and nowhere else.
 */
#pragma once

#include "desk.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhSiteBoxes:
 * @ZH_SITE_ARBITER: an arbiter is there in person (RU 15.6)
 * @ZH_SITE_EQUIPMENT: equipment and programs were checked (RU 15.7.5)
 * @ZH_SITE_CAMERA: the camera shows everybody in the room (RU 24.7.2)
 * @ZH_SITE_CONFERENCE: the captain is in the conference with the panel (RU 24.7.4)
 */
typedef enum
{
  ZH_SITE_NOTHING = 0,
  ZH_SITE_ARBITER = 1 << 0,
  ZH_SITE_EQUIPMENT = 1 << 1,
  ZH_SITE_CAMERA = 1 << 2,
  ZH_SITE_CONFERENCE = 1 << 3,
} ZhSiteBoxes;

/**
 * ZhSiteState:
 * @entry: (transfer none): who plays
 * @site: (transfer none) (nullable): what was entered; %NULL for nothing yet
 * @open: boxes that the rules ask for and nobody has ticked
 */
typedef struct
{
  const ZhEntry *entry;
  const ZhSite  *site;
  ZhSiteBoxes    open;
} ZhSiteState;

/**
 * zh_tournament_list_sites:
 * @round: number of a round; where it is not paired yet, all who play on are in it
 * @rules: (nullable): of the event; without them no box is asked for
 *
 * Returns: (transfer full) (element-type ZhSiteState): those who play in the round, by their numbers; none where
 *   the tournament is not played online
 */
GArray *zh_tournament_list_sites (const ZhTournament *tournament,
                                  int                 round,
                                  const ZhRuleset    *rules);

/**
 * zh_site_boxes_format:
 * @rules: (nullable): for the articles
 *
 * Returns: (transfer full): “arbiter at the site (15.6), camera seen (24.7.2)”; "" for no box
 */
char *zh_site_boxes_format (ZhSiteBoxes       boxes,
                            const ZhRuleset  *rules,
                            const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_set_site:
 * @site: of an entry in a round; its id is found
 * @error: see desk.h; %ZH_ERROR_REFUSED where the tournament is not played online; %ZH_ERROR_INPUT for an entry or
 *   a round that it does not have, and for times of the conference that are none
 *
 * Enters what is known of a site in a round, in place of what stood there. Where the mark of the conference changes and
 * its times do not, the moment is put behind them: entry or leaving.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_site (ZhDesk       *self,
                            const ZhSite *site,
                            GError      **error);

G_END_DECLS
