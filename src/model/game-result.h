/* The result of one game: a mark per side and how it came about. Unequal results (½–0,
 * 0–0), forfeits and unrated games are all said with these four fields; there is no enum
 * of three.
 */
#pragma once

#include <glib.h>

#include "points.h"

G_BEGIN_DECLS

/**
 * ZhColour:
 * @ZH_COLOUR_NONE: no game, or no colour given
 */
typedef enum
{
  ZH_COLOUR_NONE,
  ZH_COLOUR_WHITE,
  ZH_COLOUR_BLACK,
} ZhColour;

/**
 * zh_colour_opposite:
 *
 * Returns: the other colour; none stays none
 */
ZhColour zh_colour_opposite (ZhColour colour);

/**
 * ZhMark:
 * @ZH_MARK_NONE: no result yet
 * @ZH_MARK_WIN: a win, by play or by forfeit
 * @ZH_MARK_DRAW: a draw
 * @ZH_MARK_LOSS: a loss, by play or by forfeit
 * @ZH_MARK_ADJOURNED: the game goes on later; counted as the ruleset says
 */
typedef enum
{
  ZH_MARK_NONE,
  ZH_MARK_WIN,
  ZH_MARK_DRAW,
  ZH_MARK_LOSS,
  ZH_MARK_ADJOURNED,
} ZhMark;

/**
 * ZhResult:
 * @white: mark of the side with White
 * @black: mark of the side with Black
 * @played: %FALSE for a forfeit ("+ −", "− −"); %TRUE without a result
 * @rated: %FALSE for a game that is played but does not go to rating (TRF W D L)
 */
typedef struct
{
  guint8 white;  /* ZhMark */
  guint8 black;  /* ZhMark */
  guint8 played; /* boolean */
  guint8 rated;  /* boolean */
} ZhResult;

#define ZH_RESULT_NONE ((ZhResult){ ZH_MARK_NONE, ZH_MARK_NONE, TRUE, TRUE })

/* Whether there is a result, and whether two are the same in every mark and flag. */
gboolean zh_result_is_set (ZhResult result);
gboolean zh_result_equal (ZhResult a,
                          ZhResult b);

/**
 * zh_result_swap:
 *
 * Returns: the same result seen with the colours exchanged
 */
ZhResult zh_result_swap (ZhResult result);

/**
 * zh_result_parse:
 * @text: one of the codes of `zherebctl result`: "1-0" "0-1" "=-=" "+--" "--+" "---" "0-0"
 *   "=-0" "0-=", also "½" for "=", "–" or ":" between the sides, "2-0" "1-1" "0-2" of
 *   draughts when @two_one_zero, "adj" for adjourned, the suffix "u" for unrated, "clear"
 * @two_one_zero: whether the event scores 2-1-0, where "1-1" is the draw
 * @result: (out): untouched on failure
 *
 * Returns: whether @text is a result
 */
gboolean zh_result_parse (const char *text,
                          gboolean    two_one_zero,
                          ZhResult   *result);

/**
 * zh_result_format_code:
 * @result: any
 *
 * Returns: (transfer full): the code that zh_result_parse() reads; "clear" without a result
 */
char *zh_result_format_code (ZhResult result) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_result_format:
 * @result: any
 * @two_one_zero: write draughts' "2 – 0", "1 – 1"
 *
 * For people, alike in all languages: "1 – 0", "½ – ½", "+ – −"; "·" without a result,
 * a trailing "*" on an unrated game.
 *
 * Returns: (transfer full)
 */
char *zh_result_format (ZhResult result,
                        gboolean two_one_zero) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
