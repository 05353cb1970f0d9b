/* What the journal tells of changes and decisions by hand, for the papers that a commission reads. */
#pragma once

#include "desk.h"
#include "hand-act.h"

G_BEGIN_DECLS

/**
 * zh_desk_list_hand_acts:
 * @tournament_id: of which tournament
 * @language: of the words
 * @error: as zh_desk_list_journal()
 *
 * Acts that stand: edited, repeated and hand-made pairings, changed tie-breaks and settings with a reason, who left
 * or came after the first pairing, forfeits of the late, lots, set clocks, changed results. What was undone is none.
 *
 * Source: Russian order 988 30.2.1.3, 31.4, 31.9, 33.1–33.3, 40.1; Ukrainian chess rules IV.4.4, IV.4.6, IV.10.8.6;
 * draughts IV.9.2, IV.12.6.
 *
 * Returns: (transfer full) (element-type ZhHandAct): by kind, then in the order they were made
 */
GPtrArray *zh_desk_list_hand_acts (ZhDesk           *self,
                                   gint64            tournament_id,
                                   const ZhLanguage *language,
                                   GError          **error);

/**
 * zh_desk_list_journal_acts:
 * @tournament_id: of which tournament
 * @language: of the words
 * @error: as zh_desk_list_journal()
 *
 * The whole journal of a tournament and of the competition, undone acts and what took them back included: what is
 * filed when nothing may be left out.
 *
 * Returns: (transfer full) (element-type ZhHandAct): in the order they were made, without a kind
 */
GPtrArray *zh_desk_list_journal_acts (ZhDesk           *self,
                                      gint64            tournament_id,
                                      const ZhLanguage *language,
                                      GError          **error);

G_END_DECLS
