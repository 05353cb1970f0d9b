/* Which discipline a time control belongs to, by the formula and the bounds of the ruleset. */
#pragma once

#include "discipline.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * zh_time_class_get_label:
 *
 * Returns: (transfer none): the word of the federations in @language, "" where nothing is said
 */
const char *zh_time_class_get_label (ZhTimeClass       time_class,
                                     const ZhLanguage *language);

/**
 * zh_time_control_parse:
 * @text: periods as in TRF 222, in seconds: "5400+30", "40/7200:3600+30"
 * @base_seconds: (out): fixed time of all periods together
 * @increment_seconds: (out): increment per move, the largest of the periods
 *
 * Returns: whether @text is a time control of 1 second to 24 hours
 */
gboolean zh_time_control_parse (const char *text,
                                int        *base_seconds,
                                int        *increment_seconds);

/**
 * zh_time_control_format:
 * @text: as for zh_time_control_parse()
 *
 * Returns: (transfer full): "90 min + 30 s a move", "40 moves in 120 min, then 60 min" in @language; @text itself where a
 *   period is not of whole minutes
 */
char *zh_time_control_format (const char       *text,
                              const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_ruleset_classify_control:
 * @self: the rules of the event
 * @base_seconds: fixed time per player, all periods together
 * @increment_seconds: added with each move, 0 for none
 * @article: (out) (optional) (transfer none): of the bound that decided
 *
 * The fixed time, or the fixed time with as many increments as the ruleset's formula says,
 * against the bounds of blitz and rapid.
 *
 * Source: Ukrainian chess rules A.1, В1; Russian order 988 13.1, 14.1; FIDE 2009 A1, B1;
 * draughts: the recommended controls of IV.8.4–8.6.
 *
 * Returns: the class
 */
ZhTimeClass zh_ruleset_classify_control (const ZhRuleset *self,
                                         int              base_seconds,
                                         int              increment_seconds,
                                         const char     **article);

G_END_DECLS
