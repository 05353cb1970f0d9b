/* The verdicts on one position as sentences, and the answer to "can this side still mate?"
 * with its proof. It asks as soon as the position is known and tells when it has an answer.
 */
#pragma once

#include "game-verdicts.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_VERDICT_PANEL (zh_verdict_panel_get_type ())
G_DECLARE_FINAL_TYPE (ZhVerdictPanel, zh_verdict_panel, ZH, VERDICT_PANEL, ZhBin)

/* Signals:
 *   "answered" (): what can still mate is known, or will not be
 *   "proof-changed" (): another proof is to be seen on the board, or none
 */

/**
 * zh_verdict_panel_ask:
 * @line: (nullable): the game; %NULL empties the panel
 * @ply: where the board stands
 * @rules: (nullable): of the event
 * @discipline: "classical", "rapid" or "blitz"
 * @is_example: the squares were chosen by the program: see %ZH_POSITION_TEXT_MATERIAL
 */
void zh_verdict_panel_ask (ZhVerdictPanel   *self,
                           const ZhGameLine *line,
                           guint             ply,
                           const ZhRuleset  *rules,
                           const char       *discipline,
                           gboolean          is_example);

/**
 * zh_verdict_panel_get_proof:
 *
 * Returns: (transfer none) (nullable): the helpmate to be seen on the board
 */
const ZhGameLine *zh_verdict_panel_get_proof (ZhVerdictPanel *self);

/**
 * zh_verdict_panel_get_mate:
 * @side: who wants to mate
 * @answer: (out): as far as it is known
 *
 * Returns: whether the question was answered, be it with unknown
 */
gboolean zh_verdict_panel_get_mate (ZhVerdictPanel *self,
                                    ZhChessSide     side,
                                    ZhMateAnswer   *answer);

/* Whether the position asked about is checkmate. */
gboolean zh_verdict_panel_is_checkmate (ZhVerdictPanel *self);

/**
 * zh_verdict_panel_dup_text:
 * @side: whose mate is asked for
 *
 * Returns: (transfer full): what ends the game or may be claimed, else whether @side can mate,
 *   in one line; "" where nothing is known
 */
char *zh_verdict_panel_dup_text (ZhVerdictPanel *self,
                                 ZhChessSide     side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
