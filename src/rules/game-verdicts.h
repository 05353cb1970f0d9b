/* What stands on the board, in sentences an arbiter can say aloud, each with its article: the
 * game is over, a draw may be claimed, so far has a counter run, this side can never mate.
 * Facts come from src/games, articles and limits from the ruleset of the event.
 */
#pragma once

#include "chess-mate.h"
#include "draw-limits.h"
#include "game-line.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhVerdictKind:
 * @ZH_VERDICT_OVER: the game has ended by itself
 * @ZH_VERDICT_CLAIM: may be claimed now by the side to move
 * @ZH_VERDICT_NOTE: a fact that ends nothing
 */
typedef enum
{
  ZH_VERDICT_OVER,
  ZH_VERDICT_CLAIM,
  ZH_VERDICT_NOTE,
} ZhVerdictKind;

/**
 * ZhGameVerdict:
 * @kind: see #ZhVerdictKind
 * @text: a sentence
 * @article: "9.2", several with ";" between, "" where none applies
 */
typedef struct
{
  ZhVerdictKind kind;
  char         *text;
  char         *article;
} ZhGameVerdict;

/**
 * zh_ruleset_get_draw_limits:
 * @rules: (nullable): of the event
 *
 * Source: order 988 9.2, 9.3 and 9.6; draughts IV.11.4.
 *
 * Returns: its numbers, the usual ones where it says none
 */
ZhDrawLimits zh_ruleset_get_draw_limits (const ZhRuleset *rules);

void zh_game_verdict_free (ZhGameVerdict *self);

/**
 * zh_game_verdicts_new:
 * @line: the game as played, or a position alone
 * @ply: where the board stands: only moves up to it count
 * @rules: (nullable): of the event; without it articles and limits of the game's own rules
 *   are those common to all editions
 * @discipline: "classical", "rapid" or "blitz": which articles of @rules apply
 * @language: of the sentences, and of the letters of pieces in them
 *
 * A rule that the event's ruleset does not know, such as the five times of 9.6 under the
 * Laws of 2009, is told as a fact and ends nothing.
 *
 * Returns: (transfer full) (element-type ZhGameVerdict): what ends the game first, then
 *   claims, then notes; empty when there is nothing to say
 */
GPtrArray *zh_game_verdicts_new (const ZhGameLine *line,
                                 guint             ply,
                                 const ZhRuleset  *rules,
                                 const char       *discipline,
                                 const ZhLanguage *language);

/**
 * zh_mate_verdict_format:
 * @verdict: of @side
 * @rules: (nullable): of the event
 * @discipline: as for zh_game_verdicts_new()
 *
 * Returns: (transfer full): "White cannot mate by any series of legal moves: …", with what it
 *   rests on, where that is not a helpmate; an unknown answer says that it is none
 */
char *zh_mate_verdict_format (const ZhMateVerdict *verdict,
                              ZhChessSide          side,
                              const ZhRuleset     *rules,
                              const char          *discipline,
                              const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhGameVerdict, zh_game_verdict_free)

G_END_DECLS
