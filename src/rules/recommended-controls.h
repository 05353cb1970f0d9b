/* The time controls that a ruleset recommends for a game, a time class and a kind of clock. Others may be set. */
#pragma once

#include "discipline.h"
#include "ruleset.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhRecommendedControl:
 * @time_class: that it is recommended for
 * @is_electronic: whether the clock counts a time for every move; a mechanical one cannot
 * @control: as in TRF 222, with the least of each range: "25/2700:900"
 * @words: for people, with the ranges: "45 min for 25 moves, then 15–30 min"
 * @article: "" where there is none
 */
typedef struct
{
  ZhTimeClass time_class;
  gboolean    is_electronic;
  char       *control;
  char       *words;
  char       *article;
} ZhRecommendedControl;

/**
 * zh_ruleset_is_of_sport:
 * @sport: of a tournament
 *
 * Returns: whether the ruleset is made for that game; one that does not say is for every game
 */
gboolean zh_ruleset_is_of_sport (const ZhRuleset *self,
                                 ZhSport          sport);

/**
 * zh_ruleset_list_controls:
 * @sport: of the tournament
 * @language: of the words
 *
 * In the rulesets a control is written as "45/25+15-30": 45 minutes for 25 moves, then 15 to 30 minutes; "/25"
 * after a later period says that it is repeated for as many moves; "80+60s" adds 60 seconds a move, and
 * "60+60s>30" from the move after the 30th. What cannot be read as that is left out.
 *
 * Source: Ukrainian draughts rules IV.8.4–8.7.
 *
 * Returns: (transfer full) (element-type ZhRecommendedControl): classical first, those for mechanical clocks
 *   before those for electronic ones; empty where the rules recommend none, or are for another game
 */
GPtrArray *zh_ruleset_list_controls (const ZhRuleset  *self,
                                     ZhSport           sport,
                                     const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_recommended_control_get_clock:
 *
 * Returns: (transfer none): "mechanical clock" or "electronic clock"
 */
const char *zh_recommended_control_get_clock (const ZhRecommendedControl *self,
                                              const ZhLanguage           *language);

G_END_DECLS
