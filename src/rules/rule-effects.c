/* The table stands apart from that of the schema, which says what a value looks like, because it
 * changes whenever a part of the program learns a rule. A test holds it to what the program reads.
 */
#include "config.h"

#include "rule-effects.h"

#include <glib/gi18n.h>
#include <string.h>

#include "incident-schema.h"
#include "rules-schema.h"
#include "ruleset-private.h"

typedef enum
{
  PART_NONE,
  PART_CLOCKS,
  PART_CORRESPONDENCE,
  PART_COMPOSITIONS,
  PART_DOCUMENTS,
  PART_ENTRIES,
  PART_GAMES,
  PART_LEAVING,
  PART_OFFICIALS,
  PART_PAIRING,
  PART_PLACES,
  PART_PLAY_OFF,
  PART_POINTS,
  PART_PROTESTS,
  PART_RULINGS,
  PART_START,
  PART_TEAMS,
  PART_TOURNAMENTS,
} Part;

static const char *const parts[] = {
  [PART_CLOCKS] = NC_ ("where a rule acts", "clocks"),
  [PART_COMPOSITIONS] = NC_ ("where a rule acts", "compositions"),
  [PART_CORRESPONDENCE] = NC_ ("where a rule acts", "time accounts"),
  [PART_DOCUMENTS] = NC_ ("where a rule acts", "documents"),
  [PART_ENTRIES] = NC_ ("where a rule acts", "entries"),
  [PART_GAMES] = NC_ ("where a rule acts", "games"),
  [PART_LEAVING] = NC_ ("where a rule acts", "results of who leaves"),
  [PART_OFFICIALS] = NC_ ("where a rule acts", "officials"),
  [PART_PAIRING] = NC_ ("where a rule acts", "pairing"),
  [PART_PLACES] = NC_ ("where a rule acts", "places"),
  [PART_PLAY_OFF] = NC_ ("where a rule acts", "play-off"),
  [PART_POINTS] = NC_ ("where a rule acts", "points"),
  [PART_PROTESTS] = NC_ ("where a rule acts", "protests"),
  [PART_RULINGS] = NC_ ("where a rule acts", "rulings"),
  [PART_START] = NC_ ("where a rule acts", "start of the round"),
  [PART_TEAMS] = NC_ ("where a rule acts", "teams"),
  [PART_TOURNAMENTS] = NC_ ("where a rule acts", "settings of tournaments"),
};

static const struct
{
  const char  *section;
  const char  *name;
  ZhRuleEffect effect;
  Part         part;
} rows[] = {
  { "ruleset", "id", ZH_RULE_INFORMS, PART_NONE },
  { "ruleset", "title", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "ruleset", "sport", ZH_RULE_ACTS, PART_TOURNAMENTS },
  { "ruleset", "edition", ZH_RULE_INFORMS, PART_NONE },
  { "ruleset", "extends", ZH_RULE_INFORMS, PART_NONE },
  { "ruleset", "silent", ZH_RULE_ACTS, PART_RULINGS },
  { "scoring", "win", ZH_RULE_ACTS, PART_POINTS },
  { "scoring", "draw", ZH_RULE_ACTS, PART_POINTS },
  { "scoring", "loss", ZH_RULE_ACTS, PART_POINTS },
  { "scoring", "forfeit-win", ZH_RULE_ACTS, PART_POINTS },
  { "scoring", "forfeit-loss", ZH_RULE_ACTS, PART_POINTS },
  { "scoring", "bye", ZH_RULE_ACTS, PART_POINTS },
  { "scoring", "total-limited", ZH_RULE_ACTS, PART_RULINGS },
  { "scoring", "ordinary-scores-only", ZH_RULE_ACTS, PART_RULINGS },
  { "match-scoring", "win", ZH_RULE_ACTS, PART_POINTS },
  { "match-scoring", "draw", ZH_RULE_ACTS, PART_POINTS },
  { "match-scoring", "loss", ZH_RULE_ACTS, PART_POINTS },
  { "time-classes", "formula-moves", ZH_RULE_ACTS, PART_TOURNAMENTS },
  { "time-classes", "blitz-limit", ZH_RULE_ACTS, PART_TOURNAMENTS },
  { "time-classes", "blitz-limit-included", ZH_RULE_ACTS, PART_TOURNAMENTS },
  { "time-classes", "rapid-limit", ZH_RULE_ACTS, PART_TOURNAMENTS },
  { "time-classes", "rapid-limit-included", ZH_RULE_ACTS, PART_TOURNAMENTS },
  { "age-groups", "reference", ZH_RULE_ACTS, PART_ENTRIES },
  { "age-group.*", "title", ZH_RULE_ACTS, PART_ENTRIES },
  { "age-group.*", "up-to", ZH_RULE_ACTS, PART_ENTRIES },
  { "age-group.*", "under", ZH_RULE_ACTS, PART_ENTRIES },
  { "age-group.*", "from", ZH_RULE_ACTS, PART_ENTRIES },
  { "age-group.*", "sex", ZH_RULE_ACTS, PART_ENTRIES },
  { "withdrawal", "threshold-percent", ZH_RULE_ACTS, PART_LEAVING },
  { "withdrawal", "threshold-included", ZH_RULE_ACTS, PART_LEAVING },
  { "withdrawal", "round-robin-below", ZH_RULE_ACTS, PART_LEAVING },
  { "withdrawal", "round-robin-reached", ZH_RULE_ACTS, PART_LEAVING },
  { "withdrawal", "swiss", ZH_RULE_ACTS, PART_LEAVING },
  { "withdrawal", "expelled-place", ZH_RULE_ACTS, PART_LEAVING },
  { "withdrawal", "team-removed", ZH_RULE_ACTS, PART_LEAVING },
  { "withdrawal", "absent-rounds-by-chief", ZH_RULE_WARNS, PART_LEAVING },
  { "tie-breaks", "round-robin", ZH_RULE_ACTS, PART_PLACES },
  { "tie-breaks", "round-robin-shmulyan", ZH_RULE_ACTS, PART_PLACES },
  { "tie-breaks", "swiss", ZH_RULE_ACTS, PART_PLACES },
  { "tie-breaks", "swiss-similar-ratings", ZH_RULE_ACTS, PART_PLACES },
  { "tie-breaks", "team", ZH_RULE_ACTS, PART_PLACES },
  { "tie-breaks", "team-round-robin", ZH_RULE_ACTS, PART_PLACES },
  { "tie-breaks", "team-swiss", ZH_RULE_ACTS, PART_PLACES },
  { "tie-breaks", "shared-places", ZH_RULE_ACTS, PART_PLACES },
  { "tie-breaks", "first-place", ZH_RULE_WARNS, PART_PLACES },
  { "play-off", "pause-seconds", ZH_RULE_WARNS, PART_PLAY_OFF },
  { "play-off", "stage-pause-seconds", ZH_RULE_WARNS, PART_PLAY_OFF },
  { "play-off", "base-seconds", ZH_RULE_ACTS, PART_PLAY_OFF },
  { "play-off", "increment-seconds", ZH_RULE_ACTS, PART_PLAY_OFF },
  { "play-off", "games-of-two", ZH_RULE_ACTS, PART_PLAY_OFF },
  { "lateness", "default-seconds", ZH_RULE_ACTS, PART_START },
  { "lateness", "default-seconds-max", ZH_RULE_WARNS, PART_START },
  { "lateness", "both-late", ZH_RULE_ACTS, PART_RULINGS },
  { "lateness", "calls-seconds", ZH_RULE_ACTS, PART_START },
  { "lateness", "countdown-above-players", ZH_RULE_WARNS, PART_START },
  { "draw-offers", "minimum-moves", ZH_RULE_ACTS, PART_RULINGS },
  { "draw-counts", "five-moves", ZH_RULE_ACTS, PART_GAMES },
  { "draw-counts", "long-road-moves", ZH_RULE_ACTS, PART_GAMES },
  { "draw-counts", "kings-only-moves", ZH_RULE_ACTS, PART_GAMES },
  { "draw-counts", "kings-4-5-pieces-moves", ZH_RULE_ACTS, PART_GAMES },
  { "draw-counts", "kings-6-7-pieces-moves", ZH_RULE_ACTS, PART_GAMES },
  { "draw-counts", "checkers-moves", ZH_RULE_ACTS, PART_GAMES },
  { "illegal-move", "added-classical", ZH_RULE_ACTS, PART_RULINGS },
  { "illegal-move", "added-rapid", ZH_RULE_ACTS, PART_RULINGS },
  { "illegal-move", "added-blitz", ZH_RULE_ACTS, PART_RULINGS },
  { "illegal-move", "loses-at", ZH_RULE_ACTS, PART_RULINGS },
  { "illegal-move", "may-lose-at", ZH_RULE_ACTS, PART_RULINGS },
  { "illegal-move", "claim-wins-blitz", ZH_RULE_ACTS, PART_RULINGS },
  { "claims", "wrong-claim-classical", ZH_RULE_ACTS, PART_RULINGS },
  { "claims", "wrong-claim-rapid", ZH_RULE_ACTS, PART_RULINGS },
  { "claims", "wrong-claim-blitz", ZH_RULE_ACTS, PART_RULINGS },
  { "claims", "repetitions", ZH_RULE_ACTS, PART_GAMES },
  { "claims", "moves", ZH_RULE_ACTS, PART_GAMES },
  { "claims", "automatic-repetitions", ZH_RULE_ACTS, PART_GAMES },
  { "claims", "automatic-moves", ZH_RULE_ACTS, PART_GAMES },
  { "claims", "sheet-requests", ZH_RULE_ACTS, PART_RULINGS },
  { "irregularities", "colours-moves", ZH_RULE_ACTS, PART_RULINGS },
  { "irregularities", "setup-moves", ZH_RULE_ACTS, PART_RULINGS },
  { "recording", "exempt-below-seconds", ZH_RULE_ACTS, PART_RULINGS },
  { "recording", "exempt-increment-below-seconds", ZH_RULE_ACTS, PART_RULINGS },
  { "recording", "required-in-rapid", ZH_RULE_ACTS, PART_RULINGS },
  { "recording", "gap-moves-max", ZH_RULE_ACTS, PART_RULINGS },
  { "supervision", "rapid-games-per-arbiter", ZH_RULE_WARNS, PART_OFFICIALS },
  { "supervision", "blitz-games-per-arbiter", ZH_RULE_WARNS, PART_OFFICIALS },
  { "supervision", "recorded-by-arbiter", ZH_RULE_WARNS, PART_OFFICIALS },
  { "quickplay-finish", "claim-below-seconds", ZH_RULE_ACTS, PART_RULINGS },
  { "quickplay-finish", "request-added-seconds", ZH_RULE_ACTS, PART_RULINGS },
  { "quickplay-finish", "claim-added-seconds", ZH_RULE_ACTS, PART_RULINGS },
  { "quickplay-finish", "increment-seconds", ZH_RULE_ACTS, PART_RULINGS },
  { "quickplay-finish", "announced-only", ZH_RULE_ACTS, PART_RULINGS },
  { "quickplay-finish", "in-blitz", ZH_RULE_ACTS, PART_RULINGS },
  { "adjournment", "default-seconds", ZH_RULE_ACTS, PART_RULINGS },
  { "time-trouble", "below-seconds", ZH_RULE_ACTS, PART_RULINGS },
  { "time-trouble", "moves-per-minute-above", ZH_RULE_ACTS, PART_RULINGS },
  { "time-trouble", "with-increment", ZH_RULE_ACTS, PART_RULINGS },
  { "clock", "flag-rises-by-minute", ZH_RULE_INFORMS, PART_NONE },
  { "clock", "flag-falls-at-minute", ZH_RULE_INFORMS, PART_NONE },
  { "clock", "single-game-control-hour", ZH_RULE_ACTS, PART_CLOCKS },
  { "clock", "single-combined-control-hours", ZH_RULE_ACTS, PART_CLOCKS },
  { "clock", "micro-match-control-hours", ZH_RULE_ACTS, PART_CLOCKS },
  { "clock", "micro-match-combined-control-hours", ZH_RULE_ACTS, PART_CLOCKS },
  { "clock", "first-control-hour", ZH_RULE_ACTS, PART_CLOCKS },
  { "clock", "shortened-leaves-seconds-min", ZH_RULE_ACTS, PART_CLOCKS },
  { "micro-match", "opening-draw-before-seconds-max", ZH_RULE_WARNS, PART_START },
  { "micro-match", "pause-seconds-min", ZH_RULE_ACTS, PART_CLOCKS },
  { "micro-match", "pause-seconds-max", ZH_RULE_ACTS, PART_CLOCKS },
  { "micro-match", "counts-as-one-result", ZH_RULE_ACTS, PART_POINTS },
  { "starting", "checkers-black-starts", ZH_RULE_INFORMS, PART_NONE },
  { "swiss", "small-up-to-players", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "swiss", "small-rounds-min", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "swiss", "small-rounds-max", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "swiss", "medium-up-to-players", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "swiss", "medium-rounds-min", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "swiss", "medium-rounds-max", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "swiss", "large-rounds-min", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "swiss", "large-rounds-max", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "officials", "pairs-per-arbiter-min", ZH_RULE_WARNS, PART_OFFICIALS },
  { "officials", "pairs-per-arbiter-max", ZH_RULE_WARNS, PART_OFFICIALS },
  { "officials", "district-pairs-per-arbiter-min", ZH_RULE_WARNS, PART_OFFICIALS },
  { "officials", "district-pairs-per-arbiter-max", ZH_RULE_WARNS, PART_OFFICIALS },
  { "officials", "fast-pairs-per-arbiter", ZH_RULE_WARNS, PART_OFFICIALS },
  { "officials", "impaired-pairs-per-arbiter", ZH_RULE_WARNS, PART_OFFICIALS },
  { "officials", "participants-per-arbiter", ZH_RULE_WARNS, PART_OFFICIALS },
  { "officials", "championship-participants-per-arbiter", ZH_RULE_WARNS, PART_OFFICIALS },
  { "officials", "senior-above-arbiters", ZH_RULE_WARNS, PART_OFFICIALS },
  { "officials", "load-pairs-max", ZH_RULE_WARNS, PART_OFFICIALS },
  { "officials", "doctor-has-deputy-rights", ZH_RULE_ACTS, PART_OFFICIALS },
  { "officials", "may-play", ZH_RULE_ACTS, PART_OFFICIALS },
  { "officials", "interpreters-recommended", ZH_RULE_WARNS, PART_OFFICIALS },
  { "officials", "report-days", ZH_RULE_ACTS, PART_OFFICIALS },
  { "officials", "deputy-before-seconds", ZH_RULE_WARNS, PART_START },
  { "officials", "arbiters-before-seconds", ZH_RULE_WARNS, PART_START },
  { "regulation-item.*", "need", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "regulation-item.*", "text", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "duties", "regulation", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "acquaintance", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "addition-consent", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "duties", "schedule", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "committee", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "results", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "certificates", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "notices", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "report", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "report-to", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "rating-data", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "rating-data-to", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "letters-report", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "press-report", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "bulletin", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "archive", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "duties", "days-counted", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "admission", "entry-original", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "sender", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "technical", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "identity", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "medical", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "health-policy", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "accident-policy", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "fee", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "standard", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "class", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "age-min", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "quota", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "arrival-changes", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "consent-play", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "consent-technical", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "consent-data", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "entry-days", ZH_RULE_WARNS, PART_ENTRIES },
  { "admission", "entry-certified", ZH_RULE_WARNS, PART_ENTRIES },
  { "admission", "entry-on-paper", ZH_RULE_WARNS, PART_ENTRIES },
  { "admission", "entry-sealed", ZH_RULE_WARNS, PART_ENTRIES },
  { "admission", "entry-signed", ZH_RULE_WARNS, PART_ENTRIES },
  { "admission", "entry-doctor", ZH_RULE_WARNS, PART_ENTRIES },
  { "admission", "arrival-additions", ZH_RULE_WARNS, PART_ENTRIES },
  { "admission", "fee-max-local", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "fee-max-wide", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "fee-by-start", ZH_RULE_WARNS, PART_ENTRIES },
  { "admission", "fee-kept-removed", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "refusal-costs", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "admission", "protest-to", ZH_RULE_WARNS, PART_DOCUMENTS },
  { "admission", "banned", ZH_RULE_ACTS, PART_ENTRIES },
  { "admission", "banned-any-role", ZH_RULE_WARNS, PART_ENTRIES },
  { "lots", "before-seconds", ZH_RULE_WARNS, PART_PAIRING },
  { "lots", "redraw-agreed", ZH_RULE_WARNS, PART_ENTRIES },
  { "lots", "swap-last-two-of-first-cycle", ZH_RULE_ACTS, PART_TOURNAMENTS },
  { "lots", "numbers", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "lots", "rounds", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "lots", "swiss-numbers", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "lots", "pairs", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "lots", "openings", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "lots", "chess960", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "lots", "play-off", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "lots", "ties", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "timetable", "weekday", ZH_RULE_WARNS, PART_START },
  { "timetable", "from-seconds", ZH_RULE_WARNS, PART_START },
  { "timetable", "until-seconds", ZH_RULE_WARNS, PART_START },
  { "forms", "simultaneous", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "forms", "blindfold", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "forms", "blindfold-simultaneous", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "forms", "consultation", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "forms", "odds", ZH_RULE_ACTS, PART_DOCUMENTS },
  { "teams", "boards", ZH_RULE_ACTS, PART_TOURNAMENTS },
  { "teams", "boys-boards", ZH_RULE_WARNS, PART_TEAMS },
  { "teams", "school-class-min", ZH_RULE_WARNS, PART_TEAMS },
  { "teams", "school-class-max", ZH_RULE_WARNS, PART_TEAMS },
  { "teams", "girls-boards", ZH_RULE_WARNS, PART_TEAMS },
  { "teams", "reserves-min", ZH_RULE_WARNS, PART_TEAMS },
  { "teams", "reserves-max", ZH_RULE_ACTS, PART_TEAMS },
  { "teams", "substitution", ZH_RULE_WARNS, PART_TEAMS },
  { "teams", "present-percent-min", ZH_RULE_WARNS, PART_START },
  { "teams", "lineup-before-seconds", ZH_RULE_ACTS, PART_TEAMS },
  { "teams", "missing-lineup-fixed", ZH_RULE_ACTS, PART_RULINGS },
  { "teams", "missing-lineup-variable", ZH_RULE_ACTS, PART_RULINGS },
  { "teams", "lineup-changes-after-round-1", ZH_RULE_ACTS, PART_TEAMS },
  { "teams", "board-colours", ZH_RULE_ACTS, PART_TOURNAMENTS },
  { "control", "base-seconds", ZH_RULE_ACTS, PART_TOURNAMENTS },
  { "control", "increment-seconds", ZH_RULE_ACTS, PART_TOURNAMENTS },
  { "online", "not-applied", ZH_RULE_ACTS, PART_RULINGS },
  { "online", "logins-to-captains", ZH_RULE_WARNS, PART_TEAMS },
  { "online", "session-seconds", ZH_RULE_WARNS, PART_START },
  { "online", "tied-match-extra-game", ZH_RULE_WARNS, PART_TEAMS },
  { "online", "organiser-liable-for-network", ZH_RULE_INFORMS, PART_NONE },
  { "appeals", "committee-members", ZH_RULE_WARNS, PART_PROTESTS },
  { "appeals", "committee-reserves-min", ZH_RULE_WARNS, PART_PROTESTS },
  { "appeals", "arbiters-excluded", ZH_RULE_WARNS, PART_PROTESTS },
  { "appeals", "conflict-replaced-by-reserve", ZH_RULE_WARNS, PART_PROTESTS },
  { "appeals", "different-branches", ZH_RULE_WARNS, PART_PROTESTS },
  { "appeals", "odd-vote", ZH_RULE_ACTS, PART_PROTESTS },
  { "appeals", "age-min", ZH_RULE_WARNS, PART_PROTESTS },
  { "appeals", "written", ZH_RULE_WARNS, PART_PROTESTS },
  { "appeals", "captain-only-in-teams", ZH_RULE_WARNS, PART_PROTESTS },
  { "appeals", "formed-before-round-1", ZH_RULE_WARNS, PART_PROTESTS },
  { "appeals", "deadline-seconds", ZH_RULE_ACTS, PART_PROTESTS },
  { "appeals", "final", ZH_RULE_ACTS, PART_PROTESTS },
  { "impairments", "time-trouble-warning-low-vision-seconds", ZH_RULE_WARNS, PART_START },
  { "impairments", "time-trouble-warning-blind-seconds", ZH_RULE_WARNS, PART_START },
  { "impairments", "warned-by", ZH_RULE_WARNS, PART_START },
  { "impairments", "second-board-on-demand", ZH_RULE_WARNS, PART_START },
  { "impairments", "recorder-allowed", ZH_RULE_ACTS, PART_RULINGS },
  { "impairments", "move-made-by", ZH_RULE_WARNS, PART_START },
  { "conduct", "comfort-zone-cm", ZH_RULE_INFORMS, PART_NONE },
  { "conduct", "photography-first-round-seconds", ZH_RULE_WARNS, PART_START },
  { "conduct", "photography-seconds", ZH_RULE_WARNS, PART_START },
  { "conduct", "photography-flash-only", ZH_RULE_WARNS, PART_START },
  { "correspondence", "channel", ZH_RULE_ACTS, PART_RULINGS },
  { "correspondence", "post-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence", "post-moves", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence", "email-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence", "email-moves", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence", "leave-breaks", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence", "leave-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence", "uncounted-delay-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence", "penalty-days", ZH_RULE_ACTS, PART_RULINGS },
  { "correspondence", "appeal-days", ZH_RULE_ACTS, PART_PROTESTS },
  { "correspondence.*", "total-with-penalties", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "dispatch-day-counts", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "before-start-counts", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "late-notice-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "series-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "dispatch-postmark", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "receipt-postmark", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "registered-receipt-decides", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "unknown-dates", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "transit-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "transit-letters", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "query-counts", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "query-impossible", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "query-illegible", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "query-nomove", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "query-misrepeat", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "repeat-counts", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "fault-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "fault-again-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "fault-impossible", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "fault-illegible", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "fault-ambiguous", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "fault-nomove", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "fault-misrepeat", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "fault-unregistered", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "fault-address", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "silence-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "first-move-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "late-repeat-free-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "repeat-after-leave-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "leave-limit", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "leave-from-notice", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "leave-stops", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "leave-ends-with-move", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "last-day-in-time", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "claim-until", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "new-count", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "new-count-dated", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "loses-at-overstep", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "first-may-lose", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "reduced-days-min", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "recorded-overstep", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "claim-interrupts", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "refused-claim-bars", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "short-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "silence-end-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "silence-end-months", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "silence-leads-to", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "objection-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "decision-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "material-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "refused-claim-adds", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "adjudications", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "address-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "address-registered", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "adjudication-months", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "adjudication-appeal-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "appeal-needs-material", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "appeal-needs-analysis", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "hearing-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "protest-to", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "elder", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "record-days", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "result-needs-record", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "leaver-needs-record", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "leaver-uncounted", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "card-greeting", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "leaver-loses", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "leaver-adjudicated", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "leaver-struck", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "claim-count", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "claim-cards", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "claim-notice", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "claim-copy", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "correspondence.*", "claim-next-move", ZH_RULE_ACTS, PART_CORRESPONDENCE },
  { "composition", "legal-position", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "array-men-only", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "bishops-differ", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "rights-presumed", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "solvable", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "one-solution", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "shorter-is-cook", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "duals-incorrect", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "key-faults", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "miniature-white-min", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "miniature-max", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "problem-from", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "problem-max", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "small-from", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "small-max", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "medium-from", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "medium-max", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "large-from", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "large-max", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "giant-from", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "study-white-max", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "study-black-max", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "ending-max", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "task-miniature-white-max", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "balance-white", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "balance-black", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "balance-large-from", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "balance-large", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "mark-max", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "mark-step", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "mark-result", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "remark-months", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "changes-until-closing", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "chief-enters", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "judge-enters-own-section", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "secretary-enters", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "late-defect", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "correction-years", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "team-works", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "team-authors-min", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "team-authors-max", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "team-works-of-few", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "team-year", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "author-tie-by-works", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "foreign-coauthors", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "pair-points", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "composition", "sheet", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "solving", "work-points", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "solving", "zero-full-time", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "solving", "annulled-full-time", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "solving", "time-decides", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "solving", "extra-points", ZH_RULE_ACTS, PART_COMPOSITIONS },
  { "recommended-controls", "classical-mechanical", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "recommended-controls", "classical-electronic", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "recommended-controls", "checkers-mechanical", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "recommended-controls", "checkers-electronic", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "recommended-controls", "rapid-mechanical", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "recommended-controls", "rapid-electronic", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "recommended-controls", "blitz-mechanical", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "recommended-controls", "blitz-electronic", ZH_RULE_WARNS, PART_TOURNAMENTS },
  { "ladder.*", "steps", ZH_RULE_ACTS, PART_RULINGS },
};

static int
find_row (const char *section,
          const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (strcmp (rows[i].section, section) == 0 && strcmp (rows[i].name, name) == 0)
      return (int) i;
  return -1;
}

/* Whether something is said of @key, and where it acts. */
static ZhRuleEffect
find_effect (const char *key,
             Part       *part)
{
  const ZhRuleKey *rule = zh_ruleset_find_key (zh_rules_schema_get_present_name (key));
  int              row = rule != NULL ? find_row (rule->section, rule->name) : -1;

  *part = PART_NONE;
  if (zh_incident_schema_is_key (key))
    {
      *part = PART_RULINGS;
      return ZH_RULE_ACTS;
    }
  if (row < 0)
    return ZH_RULE_WAITS;
  *part = rows[row].part;
  return rows[row].effect;
}

ZhRuleEffect
zh_rule_get_effect (const char *key)
{
  Part part;

  g_assert (key != NULL);

  return find_effect (key, &part);
}

gboolean
zh_rule_makes_settings (const char *key)
{
  Part part;

  g_assert (key != NULL);

  return find_effect (key, &part) == ZH_RULE_ACTS && part == PART_TOURNAMENTS;
}

gboolean
zh_rule_has_effect_row (const char *section,
                        const char *name)
{
  return find_row (section, name) >= 0;
}

const char *
zh_rule_effect_to_string (ZhRuleEffect effect)
{
  switch (effect)
    {
    case ZH_RULE_WAITS:
      return "waits";
    case ZH_RULE_ACTS:
      return "acts";
    case ZH_RULE_WARNS:
      return "warns";
    case ZH_RULE_INFORMS:
      return "informs";
    default:
      g_assert_not_reached ();
    }
}

char *
zh_rule_dup_effect_words (const char       *key,
                          const ZhLanguage *language)
{
  Part         part;
  ZhRuleEffect effect = find_effect (key, &part);
  const char  *where = part != PART_NONE ? zh_trc (language, "where a rule acts", parts[part]) : "";

  switch (effect)
    {
    case ZH_RULE_WAITS:
      return g_strdup (zh_trc (language, "effect of a rule", "○ not applied yet"));
    case ZH_RULE_ACTS:
      /* Translators: where a rule acts, such as "● acts: rulings". */
      return g_strdup_printf (zh_trc (language, "effect of a rule", "● acts: %s"), where);
    case ZH_RULE_WARNS:
      return g_strdup_printf (zh_trc (language, "effect of a rule", "▲ warns or proposes: %s"), where);
    case ZH_RULE_INFORMS:
      return g_strdup (zh_trc (language, "effect of a rule", "□ shown, not applied"));
    default:
      g_assert_not_reached ();
    }
}

const char *
zh_rule_get_effect_notice (const char       *key,
                           const ZhLanguage *language)
{
  switch (zh_rule_get_effect (key))
    {
    case ZH_RULE_WAITS:
      return zh_tr (language, "○ Not applied yet: the program keeps and shows this value, and does nothing with it. See to it yourself.");
    case ZH_RULE_INFORMS:
      return zh_tr (language, "□ Shown, not applied: this rule binds people and things that the program does not see.");
    case ZH_RULE_ACTS:
    case ZH_RULE_WARNS:
      return NULL;
    default:
      g_assert_not_reached ();
    }
}
