/* A title norm in words: its demands, games, result and forecast, in a language chosen by the reader. */
#pragma once

#include "title-forecast.h"

G_BEGIN_DECLS

/**
 * ZhTitleCells:
 * @label: what is asked
 * @counted: what was counted
 * @limit: what is asked for: "≥ 9"
 * @verdict: "met", "not met", "waived", "cannot be judged"
 * @article: of the regulations
 *
 * A demand as the columns of a table.
 */
typedef struct
{
  char       *label;
  char       *counted;
  char       *limit;
  const char *verdict;
  const char *article;
} ZhTitleCells;

/**
 * zh_title_verdict_get_word:
 *
 * Returns: (transfer none): "met", "not met", "waived", "cannot be judged"; "" for what is not asked
 */
const char *zh_title_verdict_get_word (ZhTitleVerdict    verdict,
                                       const ZhLanguage *language);

/**
 * zh_title_norm_get_cells:
 *
 * Returns: (transfer full) (nullable): the demand in words, %NULL where it is not asked
 */
ZhTitleCells *zh_title_norm_get_cells (const ZhTitleNorm  *self,
                                       const ZhTitleEvent *event,
                                       ZhTitleDemandKind   kind,
                                       const ZhLanguage   *language);
void          zh_title_cells_free (ZhTitleCells *self);

/**
 * zh_title_game_format_remark:
 * @norm: of which the game is
 *
 * Returns: (transfer full): how the game counts where it does not simply count, with the article; "" elsewhere
 */
char *zh_title_game_format_remark (const ZhTitleGame  *self,
                                   const ZhTitleNorm  *norm,
                                   const ZhTitleEvent *event,
                                   const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_title_norm_format:
 *
 * Returns: (transfer full): one sentence: "GM norm, counts as 9 games: 6 points, 6 needed; performance 2475 + 125 = 2600",
 *   or what is missing
 */
char *zh_title_norm_format (const ZhTitleNorm  *self,
                            const ZhTitleEvent *event,
                            const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_title_forecast_format:
 *
 * Returns: (transfer full): one sentence: "Needs ½ against Boiko Sofia in round 9"; "" without a forecast
 */
char *zh_title_forecast_format (ZhTitleForecast     forecast,
                                const ZhTitleEvent *event,
                                const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_title_forecast_get_word:
 *
 * Returns: (transfer none): what is needed in a few words, for a table: "needs ½", "must play"; "" without a forecast
 */
const char *zh_title_forecast_get_word (ZhTitleForecastKind kind,
                                        const ZhLanguage   *language);

/* The stable word of a forecast, for programs: "", "certain", "sit-down", "draw", "win", "out-of-reach". */
const char *zh_title_forecast_to_string (ZhTitleForecastKind kind);

/* The stable word of a demand, for programs: "games", "own", "performance" …; of a game's use: "counted", "won" …; of
 * a verdict: "met", "missed", "waived", "unknown", "". */
const char *zh_title_demand_to_string (ZhTitleDemandKind kind);
const char *zh_title_game_use_to_string (ZhTitleGameUse use);
const char *zh_title_verdict_to_string (ZhTitleVerdict verdict);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTitleCells, zh_title_cells_free)

G_END_DECLS
