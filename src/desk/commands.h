/* The commands of the desk by their ids, as they stand in the journal. An id never changes
 * its meaning; arguments that change get a new schema number.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ZH_COMMAND_CREATE "create"
#define ZH_COMMAND_EDIT_DETAILS "edit-details"
#define ZH_COMMAND_SET_OFFICIAL "set-official"
#define ZH_COMMAND_REMOVE_OFFICIAL "remove-official"
#define ZH_COMMAND_SET_OVERRIDE "set-override"
#define ZH_COMMAND_ADD_TOURNAMENT "add-tournament"
#define ZH_COMMAND_EDIT_TOURNAMENT "edit-tournament"
#define ZH_COMMAND_REMOVE_TOURNAMENT "remove-tournament"
#define ZH_COMMAND_CLOSE_TOURNAMENT "close-tournament"
#define ZH_COMMAND_REOPEN_TOURNAMENT "reopen-tournament"
#define ZH_COMMAND_IMPORT_TRF "import-trf"
#define ZH_COMMAND_SET_RESTRICTIONS "set-restrictions"
#define ZH_COMMAND_ADD_ENTRIES "add-entries"
#define ZH_COMMAND_EDIT_ENTRY "edit-entry"
#define ZH_COMMAND_REMOVE_ENTRY "remove-entry"
#define ZH_COMMAND_WITHDRAW_ENTRY "withdraw-entry"
#define ZH_COMMAND_REINSTATE_ENTRY "reinstate-entry"
#define ZH_COMMAND_SET_ABSENCE "set-absence"
#define ZH_COMMAND_NUMBER_ENTRIES "number-entries"
#define ZH_COMMAND_SET_START_NUMBER "set-start-number"
#define ZH_COMMAND_PAIR_ROUND "pair-round"
#define ZH_COMMAND_EDIT_ROUND "edit-round"
#define ZH_COMMAND_UNPAIR_ROUND "unpair-round"
#define ZH_COMMAND_DRAW_TABLE_ROUNDS "draw-table-rounds"
#define ZH_COMMAND_PUBLISH_ROUND "publish-round"
#define ZH_COMMAND_CLOSE_ROUND "close-round"
#define ZH_COMMAND_REOPEN_ROUND "reopen-round"
#define ZH_COMMAND_SET_ROUND_START "set-round-start"
#define ZH_COMMAND_SET_RESULT "set-result"
#define ZH_COMMAND_SWAP_COLOURS "swap-colours"
#define ZH_COMMAND_SWAP_PLAYERS "swap-players"
#define ZH_COMMAND_FEED_TOURNAMENT "feed-tournament"
#define ZH_COMMAND_START_PLAYOFF "start-playoff"
#define ZH_COMMAND_ADD_DECIDING_GAME "add-deciding-game"
#define ZH_COMMAND_RULE_INCIDENT "rule-incident"
#define ZH_COMMAND_KEEP_GAME "keep-game"
#define ZH_COMMAND_DROP_GAME "drop-game"
#define ZH_COMMAND_SET_TIEBREAKS "set-tie-breaks"
#define ZH_COMMAND_SET_MANUAL_ORDER "set-manual-order"
#define ZH_COMMAND_DRAW_TIE_LOTS "draw-tie-lots"
#define ZH_COMMAND_SET_PRIZES "set-prizes"
#define ZH_COMMAND_SET_TEAM_PLACES "set-team-places"
#define ZH_COMMAND_SET_GROUPS "set-groups"
#define ZH_COMMAND_SET_NORMS "set-norms"
#define ZH_COMMAND_UNDO "undo"
#define ZH_COMMAND_REDO "redo"

G_END_DECLS
