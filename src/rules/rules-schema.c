/* The table of keys. A key that is not here is refused by the checker, so that a slip of
 * the pen in a regulation never passes in silence.
 */
#include "config.h"

#include "rules-schema.h"

#include <glib/gi18n.h>
#include <string.h>

#include "article-list.h"
#include "incident-record.h"
#include "points.h"
#include "text-lines.h"

/* A paragraph of a regulation, in letters of two bytes. */
#define TEXT_MAX 4096

static const ZhRuleKey schema[] = {
  { "ruleset", "id", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "The ruleset’s name in files") },
  { "ruleset", "title", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "Title") },
  { "ruleset", "sport", ZH_RULE_CHOICE, 0, 0, "chess|draughts|draughts-64|draughts-100", NC_ ("rule", "Sport") },
  { "ruleset", "edition", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "Edition") },
  { "ruleset", "extends", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "What it extends") },
  { "ruleset", "silent", ZH_RULE_CHOICE, 0, 0, "no-source", NC_ ("rule", "What is said where the source is silent") },
  { "scoring", "win", ZH_RULE_POINTS, 0, 1000, NULL, NC_ ("rule", "Points for a win") },
  { "scoring", "draw", ZH_RULE_POINTS, 0, 1000, NULL, NC_ ("rule", "Points for a draw") },
  { "scoring", "loss", ZH_RULE_POINTS, 0, 1000, NULL, NC_ ("rule", "Points for a loss") },
  { "scoring", "forfeit-win", ZH_RULE_POINTS, 0, 1000, NULL, NC_ ("rule", "Points for a win by forfeit") },
  { "scoring", "forfeit-loss", ZH_RULE_POINTS, 0, 1000, NULL, NC_ ("rule", "Points for a loss by forfeit") },
  { "scoring", "bye", ZH_RULE_POINTS, 0, 1000, NULL, NC_ ("rule", "Points for the free player of an odd field") },
  { "scoring", "total-limited", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "No award may make a game worth more than its maximum") },
  { "scoring", "ordinary-scores-only", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Only the ordinary scores may be awarded") },
  { "match-scoring", "win", ZH_RULE_POINTS, 0, 1000, NULL, NC_ ("rule", "Points for a won match") },
  { "match-scoring", "draw", ZH_RULE_POINTS, 0, 1000, NULL, NC_ ("rule", "Points for a drawn match") },
  { "match-scoring", "loss", ZH_RULE_POINTS, 0, 1000, NULL, NC_ ("rule", "Points for a lost match") },
  { "time-classes", "formula-moves", ZH_RULE_INT, 0, 200, NULL, NC_ ("rule", "Moves that the increment is multiplied by") },
  { "time-classes", "blitz-limit", ZH_RULE_INT, 1, 86400, NULL, NC_ ("rule", "Limit of blitz in seconds") },
  { "time-classes", "blitz-limit-included", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The limit itself is still blitz") },
  { "time-classes", "rapid-limit", ZH_RULE_INT, 1, 86400, NULL, NC_ ("rule", "Limit of rapid in seconds") },
  { "time-classes", "rapid-limit-included", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The limit itself is still rapid") },
  { "age-groups", "reference", ZH_RULE_CHOICE, 0, 0, "year-end|year-start|event-start", NC_ ("rule", "Day on which the age is counted") },
  { "age-group.*", "title", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "Name of the age group") },
  { "age-group.*", "up-to", ZH_RULE_INT, 0, 150, NULL, NC_ ("rule", "Oldest age of the group") },
  { "age-group.*", "under", ZH_RULE_INT, 1, 150, NULL, NC_ ("rule", "Age that the group has not reached") },
  { "age-group.*", "from", ZH_RULE_INT, 0, 150, NULL, NC_ ("rule", "Youngest age of the group") },
  { "age-group.*", "sex", ZH_RULE_CHOICE, 0, 0, "female|male", NC_ ("rule", "Sex of the group") },
  { "withdrawal", "threshold-percent", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Share of the games that decides, in per cent") },
  { "withdrawal", "threshold-included", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Exactly that share counts as reached") },
  { "withdrawal", "round-robin-below", ZH_RULE_CHOICE, 0, 0, "annul|keep-uncounted|count", NC_ ("rule", "Who leaves a round robin earlier: his results") },
  { "withdrawal", "round-robin-reached", ZH_RULE_CHOICE, 0, 0, "annul|keep-uncounted|count", NC_ ("rule", "Who leaves a round robin later: his results") },
  { "withdrawal", "swiss", ZH_RULE_CHOICE, 0, 0, "keep|annul", NC_ ("rule", "Who leaves a Swiss: his results") },
  { "withdrawal", "expelled-place", ZH_RULE_CHOICE, 0, 0, "keep|none", NC_ ("rule", "Who is expelled: his place") },
  { "withdrawal", "team-removed", ZH_RULE_CHOICE, 0, 0, "annul|keep", NC_ ("rule", "A team removed from the event: its results") },
  { "withdrawal", "absent-rounds-by-chief", ZH_RULE_INT, 0, 20, NULL, NC_ ("rule", "Rounds missed after which the chief arbiter decides") },
  { "tie-breaks", "round-robin", ZH_RULE_CODES, 0, 0, NULL, NC_ ("rule", "Tie-breaks of a round robin") },
  { "tie-breaks", "round-robin-shmulyan", ZH_RULE_CODES, 0, 0, NULL, NC_ ("rule", "Tie-breaks of a round robin, with Shmulyan’s coefficient") },
  { "tie-breaks", "swiss", ZH_RULE_CODES, 0, 0, NULL, NC_ ("rule", "Tie-breaks of a Swiss") },
  { "tie-breaks", "swiss-similar-ratings", ZH_RULE_CODES, 0, 0, NULL, NC_ ("rule", "Tie-breaks of a Swiss with similar ratings") },
  { "tie-breaks", "team", ZH_RULE_CODES, 0, 0, NULL, NC_ ("rule", "Tie-breaks of teams") },
  { "tie-breaks", "team-round-robin", ZH_RULE_CODES, 0, 0, NULL, NC_ ("rule", "Tie-breaks of a team round robin") },
  { "tie-breaks", "team-swiss", ZH_RULE_CODES, 0, 0, NULL, NC_ ("rule", "Tie-breaks of a team Swiss") },
  { "tie-breaks", "shared-places", ZH_RULE_CHOICE, 0, 0, "range|better", NC_ ("rule", "How shared places are shown") },
  { "tie-breaks", "first-place", ZH_RULE_CHOICE, 0, 0, "extra-match|play-off|none", NC_ ("rule", "A tie for the first place") },
  { "play-off", "pause-seconds", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Pause before the play-off in seconds") },
  { "play-off", "stage-pause-seconds", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Pause between its stages in seconds") },
  { "play-off", "base-seconds", ZH_RULE_INT, 1, 86400, NULL, NC_ ("rule", "Time of a play-off game in seconds") },
  { "play-off", "increment-seconds", ZH_RULE_INT, 0, 600, NULL, NC_ ("rule", "Increment of a play-off game in seconds") },
  { "play-off", "games-of-two", ZH_RULE_INT, 1, 20, NULL, NC_ ("rule", "Games between two players") },
  { "lateness", "default-seconds", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Default time in seconds") },
  { "lateness", "both-late", ZH_RULE_CHOICE, 0, 0, "white-loses-time|split-equally", NC_ ("rule", "Both late: the time that passes") },
  { "lateness", "calls-seconds", ZH_RULE_INTS, 0, 86400, NULL, NC_ ("rule", "Calls before the start in seconds") },
  { "lateness", "countdown-above-players", ZH_RULE_INT, 0, 10000, NULL, NC_ ("rule", "Players above which a countdown clock stands in the hall") },
  { "draw-offers", "minimum-moves", ZH_RULE_INT, 0, 200, NULL, NC_ ("rule", "Moves before a draw may be agreed") },
  { "draw-counts", "five-moves", ZH_RULE_INT, 1, 200, NULL, NC_ ("rule", "Moves of the five-move rule") },
  { "draw-counts", "long-road-moves", ZH_RULE_INT, 1, 200, NULL, NC_ ("rule", "Moves off the main road") },
  { "draw-counts", "kings-only-moves", ZH_RULE_INT, 1, 200, NULL, NC_ ("rule", "Moves with kings only") },
  { "draw-counts", "kings-4-5-pieces-moves", ZH_RULE_INT, 1, 200, NULL, NC_ ("rule", "Moves without change, 4 or 5 pieces") },
  { "draw-counts", "kings-6-7-pieces-moves", ZH_RULE_INT, 1, 200, NULL, NC_ ("rule", "Moves without change, 6 or 7 pieces") },
  { "draw-counts", "checkers-moves", ZH_RULE_INT, 1, 200, NULL, NC_ ("rule", "Moves without change in checkers") },
  { "illegal-move", "added-classical", ZH_RULE_INT, 0, 3600, NULL, NC_ ("rule", "Seconds added for an illegal move, classical") },
  { "illegal-move", "added-rapid", ZH_RULE_INT, 0, 3600, NULL, NC_ ("rule", "Seconds added for an illegal move, rapid") },
  { "illegal-move", "added-blitz", ZH_RULE_INT, 0, 3600, NULL, NC_ ("rule", "Seconds added for an illegal move, blitz") },
  { "illegal-move", "loses-at", ZH_RULE_INT, 1, 20, NULL, NC_ ("rule", "Illegal move that loses") },
  { "illegal-move", "may-lose-at", ZH_RULE_INT, 1, 20, NULL, NC_ ("rule", "Fault at which the loss may be given") },
  { "illegal-move", "claim-wins-blitz", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "In blitz the first illegal move loses when claimed") },
  { "claims", "wrong-claim-classical", ZH_RULE_INT, 0, 3600, NULL, NC_ ("rule", "Seconds added for a wrong claim, classical") },
  { "claims", "wrong-claim-rapid", ZH_RULE_INT, 0, 3600, NULL, NC_ ("rule", "Seconds added for a wrong claim, rapid") },
  { "claims", "wrong-claim-blitz", ZH_RULE_INT, 0, 3600, NULL, NC_ ("rule", "Seconds added for a wrong claim, blitz") },
  { "claims", "repetitions", ZH_RULE_INT, 2, 20, NULL, NC_ ("rule", "Repetitions that may be claimed") },
  { "claims", "moves", ZH_RULE_INT, 1, 500, NULL, NC_ ("rule", "Moves without capture or pawn move that may be claimed") },
  { "claims", "automatic-repetitions", ZH_RULE_INT, 2, 20, NULL, NC_ ("rule", "Repetitions that end the game") },
  { "claims", "automatic-moves", ZH_RULE_INT, 1, 500, NULL, NC_ ("rule", "Moves without capture or pawn move that end the game") },
  { "claims", "sheet-requests", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Requests to see the record that are allowed") },
  { "irregularities", "colours-moves", ZH_RULE_INT, 0, 200, NULL, NC_ ("rule", "Moves after which reversed colours stand") },
  { "irregularities", "setup-moves", ZH_RULE_INT, 0, 200, NULL, NC_ ("rule", "Moves after which a wrong set-up stands") },
  { "recording", "exempt-below-seconds", ZH_RULE_INT, 0, 3600, NULL, NC_ ("rule", "Time left below which nobody need record") },
  { "recording", "exempt-increment-below-seconds", ZH_RULE_INT, 0, 600, NULL, NC_ ("rule", "Increment from which recording goes on") },
  { "recording", "required-in-rapid", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Moves are recorded in rapid and blitz") },
  { "recording", "gap-moves-max", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Moves that may be missing on the sheet") },
  { "supervision", "rapid-games-per-arbiter", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Games an arbiter watches in supervised rapid") },
  { "supervision", "blitz-games-per-arbiter", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Games an arbiter watches in supervised blitz") },
  { "supervision", "recorded-by-arbiter", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Supervised games are recorded by the arbiter") },
  { "quickplay-finish", "claim-below-seconds", ZH_RULE_INT, 0, 3600, NULL, NC_ ("rule", "Time left below which it may be claimed") },
  { "quickplay-finish", "request-added-seconds", ZH_RULE_INT, 0, 3600, NULL, NC_ ("rule", "Seconds added to the opponent for a request") },
  { "quickplay-finish", "claim-added-seconds", ZH_RULE_INT, 0, 3600, NULL, NC_ ("rule", "Seconds added to the opponent for a claim") },
  { "quickplay-finish", "increment-seconds", ZH_RULE_INT, 0, 600, NULL, NC_ ("rule", "Increment that may be asked for") },
  { "quickplay-finish", "announced-only", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Only when announced beforehand") },
  { "quickplay-finish", "in-blitz", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Also in blitz") },
  { "adjournment", "default-seconds", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Default time of a resumption in seconds") },
  { "time-trouble", "below-seconds", ZH_RULE_INT, 0, 3600, NULL, NC_ ("rule", "Time left below which there is time trouble") },
  { "time-trouble", "moves-per-minute-above", ZH_RULE_INT, 0, 60, NULL, NC_ ("rule", "Moves a minute above which there is time trouble") },
  { "time-trouble", "with-increment", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Time trouble exists with an increment") },
  { "clock", "flag-rises-by-minute", ZH_RULE_INT, 0, 60, NULL, NC_ ("rule", "Minute by which the flag rises") },
  { "clock", "flag-falls-at-minute", ZH_RULE_INT, 0, 60, NULL, NC_ ("rule", "Minute at which the flag falls") },
  { "clock", "single-game-control-hour", ZH_RULE_INT, 1, 12, NULL, NC_ ("rule", "Dial hour of the control, one game") },
  { "clock", "single-combined-control-hours", ZH_RULE_INTS, 1, 12, NULL, NC_ ("rule", "Dial hours of the controls, one game with two periods") },
  { "clock", "micro-match-control-hours", ZH_RULE_INTS, 1, 12, NULL, NC_ ("rule", "Dial hours of the controls, micro-match") },
  { "clock", "micro-match-combined-control-hours", ZH_RULE_INTS, 1, 12, NULL, NC_ ("rule", "Dial hours of the controls, micro-match with two periods") },
  { "clock", "first-control-hour", ZH_RULE_INT, 1, 12, NULL, NC_ ("rule", "Dial hour of the first control") },
  { "clock", "shortened-leaves-seconds-min", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Time that must remain when a clock is corrected") },
  { "micro-match", "opening-draw-before-seconds-max", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Drawing of the opening before the start, at most") },
  { "micro-match", "pause-seconds-min", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Least pause between the games in seconds") },
  { "micro-match", "pause-seconds-max", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Longest pause between the games in seconds") },
  { "micro-match", "counts-as-one-result", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The micro-match counts as one result") },
  { "starting", "checkers-black-starts", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Black begins in checkers") },
  { "swiss", "small-up-to-players", ZH_RULE_INT, 2, 10000, NULL, NC_ ("rule", "A small Swiss has up to so many players") },
  { "swiss", "small-rounds-min", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Least rounds of a small Swiss") },
  { "swiss", "small-rounds-max", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Most rounds of a small Swiss") },
  { "swiss", "medium-up-to-players", ZH_RULE_INT, 2, 10000, NULL, NC_ ("rule", "A medium Swiss has up to so many players") },
  { "swiss", "medium-rounds-min", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Least rounds of a medium Swiss") },
  { "swiss", "medium-rounds-max", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Most rounds of a medium Swiss") },
  { "swiss", "large-rounds-min", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Least rounds of a large Swiss") },
  { "swiss", "large-rounds-max", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Most rounds of a large Swiss") },
  { "officials", "pairs-per-arbiter-min", ZH_RULE_INT, 1, 1000, NULL, NC_ ("rule", "Pairs per line arbiter, from") },
  { "officials", "pairs-per-arbiter-max", ZH_RULE_INT, 1, 1000, NULL, NC_ ("rule", "Pairs per line arbiter, up to") },
  { "officials", "district-pairs-per-arbiter-min", ZH_RULE_INT, 1, 1000, NULL, NC_ ("rule", "Pairs per line arbiter in a district event, from") },
  { "officials", "district-pairs-per-arbiter-max", ZH_RULE_INT, 1, 1000, NULL, NC_ ("rule", "Pairs per line arbiter in a district event, up to") },
  { "officials", "fast-pairs-per-arbiter", ZH_RULE_INT, 1, 1000, NULL, NC_ ("rule", "Pairs per line arbiter in rapid and blitz") },
  { "officials", "impaired-pairs-per-arbiter", ZH_RULE_INT, 1, 1000, NULL, NC_ ("rule", "Pairs per line arbiter in events of players with disabilities") },
  { "officials", "participants-per-arbiter", ZH_RULE_INT, 1, 1000, NULL, NC_ ("rule", "Participants per line arbiter") },
  { "officials", "championship-participants-per-arbiter", ZH_RULE_INT, 1, 1000, NULL, NC_ ("rule", "Participants per line arbiter in a championship") },
  { "officials", "senior-above-arbiters", ZH_RULE_INT, 0, 1000, NULL, NC_ ("rule", "Line arbiters above which senior arbiters are appointed") },
  { "officials", "load-pairs-max", ZH_RULE_INT, 1, 1000, NULL, NC_ ("rule", "Most pairs one arbiter serves") },
  { "officials", "doctor-has-deputy-rights", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The doctor has the rights of a deputy chief arbiter") },
  { "officials", "may-play", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Officials of the event may play in it") },
  { "officials", "interpreters-recommended", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Interpreters and assistants are recommended") },
  { "officials", "report-days", ZH_RULE_INT, 0, 365, NULL, NC_ ("rule", "Days for the chief arbiter’s report") },
  { "officials", "deputy-before-seconds", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "The deputy checks the hall so long before") },
  { "officials", "arbiters-before-seconds", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "The line arbiters come so long before") },
  { "duties", "regulation", ZH_RULE_CHOICE, 0, 0, "none|month-before|before|during|at-once|days|term|after", NC_ ("rule", "When the regulation is approved") },
  { "duties", "acquaintance", ZH_RULE_CHOICE, 0, 0, "none|month-before|before|during|at-once|days|term|after", NC_ ("rule", "When the participants are told of the regulation") },
  { "duties", "addition-consent", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "An addition to the regulation needs the consent of the organiser") },
  { "duties", "schedule", ZH_RULE_CHOICE, 0, 0, "none|month-before|before|during|at-once|days|term|after", NC_ ("rule", "When the schedule of rounds is made known") },
  { "duties", "committee", ZH_RULE_CHOICE, 0, 0, "none|month-before|before|during|at-once|days|term|after", NC_ ("rule", "When the appeals committee is formed") },
  { "duties", "results", ZH_RULE_CHOICE, 0, 0, "none|month-before|before|during|at-once|days|term|after", NC_ ("rule", "When the results are approved") },
  { "duties", "certificates", ZH_RULE_CHOICE, 0, 0, "none|month-before|before|during|at-once|days|term|after", NC_ ("rule", "When certificates of norms are handed out") },
  { "duties", "notices", ZH_RULE_CHOICE, 0, 0, "none|month-before|before|during|at-once|days|term|after", NC_ ("rule", "When the federation is told of a breach") },
  { "duties", "report", ZH_RULE_CHOICE, 0, 0, "none|month-before|before|during|at-once|days|term|after", NC_ ("rule", "When the chief arbiter reports") },
  { "duties", "report-to", ZH_RULE_CHOICE, 0, 0, "organiser|organiser-and-federation|federation-through-organiser|technical-commission|federation", NC_ ("rule", "To whom the chief arbiter reports") },
  { "duties", "rating-data", ZH_RULE_CHOICE, 0, 0, "none|month-before|before|during|at-once|days|term|after", NC_ ("rule", "When the data for ratings go out") },
  { "duties", "rating-data-to", ZH_RULE_CHOICE, 0, 0, "organiser|organiser-and-federation|federation-through-organiser|technical-commission|federation", NC_ ("rule", "To whom the data for ratings go") },
  { "duties", "letters-report", ZH_RULE_CHOICE, 0, 0, "none|month-before|before|during|at-once|days|term|after", NC_ ("rule", "When an event by correspondence is reported") },
  { "duties", "press-report", ZH_RULE_CHOICE, 0, 0, "none|month-before|before|during|at-once|days|term|after", NC_ ("rule", "When the press is told of the event") },
  { "duties", "bulletin", ZH_RULE_CHOICE, 0, 0, "none|month-before|before|during|at-once|days|term|after", NC_ ("rule", "When bulletins come out") },
  { "duties", "archive", ZH_RULE_CHOICE, 0, 0, "none|month-before|before|during|at-once|days|term|after", NC_ ("rule", "When the papers of the event are handed over") },
  { "duties", "days-counted", ZH_RULE_CHOICE, 0, 0, "calendar|working", NC_ ("rule", "Which days are counted") },
  { "regulation-item.*", "need", ZH_RULE_CHOICE, 0, 0, "obligatory|asked|may", NC_ ("rule", "Whether the regulation has to say it") },
  { "regulation-item.*", "text", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "What the regulation says of it") },
  { "admission", "entry-original", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission asks for the certified entry") },
  { "admission", "sender", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission asks for the sending organisation") },
  { "admission", "technical", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission asks for the technical entry in time") },
  { "admission", "identity", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission asks for a proof of identity") },
  { "admission", "medical", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission asks for the medical admission") },
  { "admission", "health-policy", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission asks for health insurance") },
  { "admission", "accident-policy", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission asks for insurance against accidents") },
  { "admission", "fee", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission asks for the entry fee") },
  { "admission", "standard", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission asks for the qualification") },
  { "admission", "class", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission asks for class and status") },
  { "admission", "age-min", ZH_RULE_INT, 0, 120, NULL, NC_ ("rule", "Least age of those admitted, 0 for any") },
  { "admission", "quota", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission keeps to the quotas") },
  { "admission", "arrival-changes", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Entries may change on the day of arrival") },
  { "admission", "consent-play", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission asks for the consent to play without help") },
  { "admission", "consent-technical", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission asks for the consent to the technical conditions") },
  { "admission", "consent-data", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission asks for the parents’ consent to the processing of personal data") },
  { "admission", "entry-days", ZH_RULE_INT, 0, 365, NULL, NC_ ("rule", "The entry in advance is due so many days before the start, 0 for no term") },
  { "admission", "entry-certified", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The entry by name is certified by the sender") },
  { "admission", "entry-on-paper", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The final entry is an original on paper") },
  { "admission", "entry-sealed", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The entry has the seals of the organisations") },
  { "admission", "entry-signed", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The applicant signs the entry") },
  { "admission", "entry-doctor", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A doctor signs the entry") },
  { "admission", "arrival-additions", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Further entries come on the day of arrival") },
  { "admission", "fee-max-local", ZH_RULE_INT, 0, 100000000, NULL, NC_ ("rule", "Largest entry fee of municipal and regional events, 0 for any") },
  { "admission", "fee-max-wide", ZH_RULE_INT, 0, 100000000, NULL, NC_ ("rule", "Largest entry fee of inter-regional and national events, 0 for any") },
  { "admission", "fee-by-start", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The entry fee is paid not later than the first day of the event") },
  { "admission", "refusal-costs", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Who is refused, or who sent him, bears the cost of coming") },
  { "admission", "protest-to", ZH_RULE_CHOICE, 0, 0, "chief-arbiter|federation", NC_ ("rule", "To whom a protest against a refusal goes") },
  { "admission", "banned", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Admission refuses who is disqualified") },
  { "admission", "banned-any-role", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Who is disqualified in any capacity is no official and no captain") },
  { "lots", "before-seconds", ZH_RULE_INT, 0, 604800, NULL, NC_ ("rule", "Drawing of lots before the first round, at least") },
  { "lots", "redraw-agreed", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The draw stands; another one is agreed with the players concerned") },
  { "lots", "swap-last-two-of-first-cycle", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The last two rounds of the first cycle change places") },
  { "lots", "numbers", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The numbers of a table are drawn by lot") },
  { "lots", "rounds", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The order of the rounds of a table may be drawn by lot") },
  { "lots", "swiss-numbers", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The numbers of a Swiss without ratings are drawn by lot") },
  { "lots", "pairs", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The pairs of a Swiss are made openly") },
  { "lots", "openings", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Openings or positions are drawn by lot") },
  { "lots", "chess960", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Positions of Chess960 are drawn by lot") },
  { "lots", "play-off", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Numbers, pairs or colours of a play-off are drawn by lot") },
  { "lots", "ties", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A lot decides what nothing else does") },
  { "timetable", "weekday", ZH_RULE_INT, 1, 7, NULL, NC_ ("rule", "Day of the week on which matches are played, Monday being 1") },
  { "timetable", "from-seconds", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Matches begin after midnight, at the earliest") },
  { "timetable", "until-seconds", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Matches begin after midnight, before") },
  { "forms", "simultaneous", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The rules know simultaneous displays") },
  { "forms", "blindfold", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The rules know blindfold play") },
  { "forms", "blindfold-simultaneous", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The rules know simultaneous blindfold displays") },
  { "forms", "consultation", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The rules know consultation games") },
  { "forms", "odds", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The rules know games at odds") },
  { "teams", "boards", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Boards of a team match") },
  { "teams", "boys-boards", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Boards of boys") },
  { "teams", "girls-boards", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Boards of girls") },
  { "teams", "school-class-min", ZH_RULE_INT, 1, 12, NULL, NC_ ("rule", "Lowest school class of a member") },
  { "teams", "school-class-max", ZH_RULE_INT, 1, 12, NULL, NC_ ("rule", "Highest school class of a member") },
  { "teams", "reserves-min", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Least reserves") },
  { "teams", "reserves-max", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Most reserves") },
  { "teams", "substitution", ZH_RULE_CHOICE, 0, 0, "immediate|before-round|none", NC_ ("rule", "Substitution") },
  { "teams", "present-percent-min", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Share of a team that must be present at the start") },
  { "teams", "lineup-before-seconds", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Line-ups are handed in so long before the round") },
  { "teams", "missing-lineup-fixed", ZH_RULE_CHOICE, 0, 0, "main|previous", NC_ ("rule", "No line-up handed in, fixed boards") },
  { "teams", "missing-lineup-variable", ZH_RULE_CHOICE, 0, 0, "main|previous", NC_ ("rule", "No line-up handed in, changing boards") },
  { "teams", "lineup-changes-after-round-1", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The order of boards may change after round 1") },
  { "teams", "board-colours", ZH_RULE_CHOICE, 0, 0, "alternate|same", NC_ ("rule", "Colours of the boards of a team") },
  { "control", "base-seconds", ZH_RULE_INT, 1, 86400, NULL, NC_ ("rule", "Time of a game in seconds") },
  { "control", "increment-seconds", ZH_RULE_INT, 0, 600, NULL, NC_ ("rule", "Increment in seconds") },
  { "online", "not-applied", ZH_RULE_ARTICLES, 0, 0, NULL, NC_ ("rule", "Articles that do not apply in play over the internet") },
  { "online", "logins-to-captains", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Captains are sent the logins of their teams") },
  { "online", "session-seconds", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Length of an on-line session in seconds") },
  { "online", "tied-match-extra-game", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A tied match is decided by one fast game at once") },
  { "online", "organiser-liable-for-network", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The organiser answers for the network") },
  { "appeals", "committee-members", ZH_RULE_INT, 1, 20, NULL, NC_ ("rule", "Members of the appeals committee with its chairman") },
  { "appeals", "committee-reserves-min", ZH_RULE_INT, 0, 20, NULL, NC_ ("rule", "Least reserves of the committee") },
  { "appeals", "arbiters-excluded", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Serving arbiters may not be members") },
  { "appeals", "conflict-replaced-by-reserve", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "An interested member is replaced by a reserve") },
  { "appeals", "different-branches", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Members come from different federations or teams") },
  { "appeals", "odd-vote", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "An odd number of members votes") },
  { "appeals", "age-min", ZH_RULE_INT, 0, 120, NULL, NC_ ("rule", "Least age of a member") },
  { "appeals", "written", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Protests are in writing") },
  { "appeals", "captain-only-in-teams", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Only the captain protests in team events") },
  { "appeals", "formed-before-round-1", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The committee is formed before the first round") },
  { "appeals", "deadline-seconds", ZH_RULE_INT, 0, 604800, NULL, NC_ ("rule", "Time for a protest in seconds") },
  { "appeals", "final", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The committee’s decision is final") },
  { "impairments", "time-trouble-warning-low-vision-seconds", ZH_RULE_INT, 0, 3600, NULL, NC_ ("rule", "Warning of time trouble, low vision, seconds left") },
  { "impairments", "time-trouble-warning-blind-seconds", ZH_RULE_INT, 0, 3600, NULL, NC_ ("rule", "Warning of time trouble, blind players, seconds left") },
  { "impairments", "warned-by", ZH_RULE_CHOICE, 0, 0, "assistant|arbiter", NC_ ("rule", "Who warns of time trouble") },
  { "impairments", "second-board-on-demand", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A second board on either player’s demand") },
  { "impairments", "recorder-allowed", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A voice recorder may be used") },
  { "impairments", "move-made-by", ZH_RULE_CHOICE, 0, 0, "announcement|press", NC_ ("rule", "When a visually impaired player’s move is made") },
  { "conduct", "comfort-zone-cm", ZH_RULE_INT, 0, 1000, NULL, NC_ ("rule", "Distance kept from other tables in centimetres") },
  { "conduct", "photography-first-round-seconds", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Photography in the first round, first seconds") },
  { "conduct", "photography-seconds", ZH_RULE_INT, 0, 86400, NULL, NC_ ("rule", "Photography in later rounds, first seconds") },
  { "conduct", "photography-flash-only", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "These seconds are of flash alone; any photography needs the chief arbiter’s leave") },
  { "correspondence", "channel", ZH_RULE_CHOICE, 0, 0, "post|email", NC_ ("rule", "How moves are sent") },
  { "correspondence", "post-days", ZH_RULE_INT, 1, 365, NULL, NC_ ("rule", "Days of a period by post") },
  { "correspondence", "post-moves", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Moves of a period by post") },
  { "correspondence", "email-days", ZH_RULE_INT, 1, 365, NULL, NC_ ("rule", "Days of a period by e-mail") },
  { "correspondence", "email-moves", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Moves of a period by e-mail") },
  { "correspondence", "leave-breaks", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Breaks in an event") },
  { "correspondence", "leave-days", ZH_RULE_INT, 0, 365, NULL, NC_ ("rule", "Days of leave") },
  { "correspondence", "uncounted-delay-days", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Days of delay in answering that do not count") },
  { "correspondence", "penalty-days", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Penalty days for a fault") },
  { "correspondence", "appeal-days", ZH_RULE_INT, 0, 365, NULL, NC_ ("rule", "Days for an appeal") },
  { "correspondence.*", "total-with-penalties", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Penalty days are part of the total") },
  { "correspondence.*", "dispatch-day-counts", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The day of dispatch counts, too") },
  { "correspondence.*", "before-start-counts", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Days before the official start count") },
  { "correspondence.*", "late-notice-days", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Days from a late notice of the start to the player’s own start") },
  { "correspondence.*", "series-days", ZH_RULE_CHOICE, 0, 0, "first|last", NC_ ("rule", "The move of an accepted series to which its days belong") },
  { "correspondence.*", "dispatch-postmark", ZH_RULE_CHOICE, 0, 0, "earliest|latest", NC_ ("rule", "Which of several postmarks is the dispatch") },
  { "correspondence.*", "receipt-postmark", ZH_RULE_CHOICE, 0, 0, "earliest|latest", NC_ ("rule", "Which of several postmarks is the receipt") },
  { "correspondence.*", "registered-receipt-decides", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The stamp on the receipt of a registered letter decides") },
  { "correspondence.*", "unknown-dates", ZH_RULE_CHOICE, 0, 0, "uncounted|standard|mean", NC_ ("rule", "Days of a letter without a date") },
  { "correspondence.*", "transit-days", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Days that a letter usually takes") },
  { "correspondence.*", "transit-letters", ZH_RULE_INT, 1, 10, NULL, NC_ ("rule", "Letters whose mean transit stands for a missing date") },
  { "correspondence.*", "query-counts", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The days of a query count") },
  { "correspondence.*", "query-impossible", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Delay not counted: query about an impossible move") },
  { "correspondence.*", "query-illegible", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Delay not counted: query about an illegible move") },
  { "correspondence.*", "query-nomove", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Delay not counted: query about a letter without a move") },
  { "correspondence.*", "query-misrepeat", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Delay not counted: query about a wrong repetition") },
  { "correspondence.*", "repeat-counts", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The days of answering a repeated letter count after the free ones") },
  { "correspondence.*", "fault-days", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Penalty days for a fault in a letter") },
  { "correspondence.*", "fault-again-days", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Penalty days for each later fault") },
  { "correspondence.*", "fault-impossible", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Fault: impossible move") },
  { "correspondence.*", "fault-illegible", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Fault: illegible move") },
  { "correspondence.*", "fault-ambiguous", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Fault: ambiguous move") },
  { "correspondence.*", "fault-nomove", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Fault: letter without a move") },
  { "correspondence.*", "fault-misrepeat", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Fault: wrong repetition of the partner’s move") },
  { "correspondence.*", "fault-unregistered", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Fault: letter not registered as ordered") },
  { "correspondence.*", "fault-address", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Fault: wrong address") },
  { "correspondence.*", "silence-days", ZH_RULE_INT, 1, 365, NULL, NC_ ("rule", "Days of silence after which a letter is repeated") },
  { "correspondence.*", "first-move-days", ZH_RULE_INT, 1, 365, NULL, NC_ ("rule", "Days after which White’s first move is asked for") },
  { "correspondence.*", "late-repeat-free-days", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Days by which a repeated letter may be late") },
  { "correspondence.*", "repeat-after-leave-days", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Days after one’s leave to repeat a letter") },
  { "correspondence.*", "leave-limit", ZH_RULE_CHOICE, 0, 0, "year|game", NC_ ("rule", "What the days of leave are for") },
  { "correspondence.*", "leave-from-notice", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A leave begins no earlier than its notice") },
  { "correspondence.*", "leave-stops", ZH_RULE_CHOICE, 0, 0, "own|both", NC_ ("rule", "Whose days a leave stops") },
  { "correspondence.*", "leave-ends-with-move", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A move sent during one’s leave ends it") },
  { "correspondence.*", "last-day-in-time", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "All days used is no overstep yet") },
  { "correspondence.*", "claim-until", ZH_RULE_CHOICE, 0, 0, "answer|next-move", NC_ ("rule", "How long an overstep may be claimed") },
  { "correspondence.*", "new-count", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A new count begins after an overstep") },
  { "correspondence.*", "new-count-dated", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The judge sets the day from which the new count runs") },
  { "correspondence.*", "loses-at-overstep", ZH_RULE_INT, 1, 10, NULL, NC_ ("rule", "Which overstep loses the game") },
  { "correspondence.*", "first-may-lose", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A regulation may let the first overstep lose") },
  { "correspondence.*", "reduced-days-min", ZH_RULE_INT, 0, 365, NULL, NC_ ("rule", "Least days of a period reduced after an overstep") },
  { "correspondence.*", "recorded-overstep", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "An overstep may be recorded for dates left out") },
  { "correspondence.*", "claim-interrupts", ZH_RULE_CHOICE, 0, 0, "second|every", NC_ ("rule", "Which claims interrupt the game") },
  { "correspondence.*", "refused-claim-bars", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A refused claim may bar further ones") },
  { "correspondence.*", "short-days", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Days left below which the player is told") },
  { "correspondence.*", "silence-end-days", ZH_RULE_INT, 1, 365, NULL, NC_ ("rule", "Days without a move after which a game may be lost") },
  { "correspondence.*", "silence-end-months", ZH_RULE_INT, 1, 24, NULL, NC_ ("rule", "Months without a move after which a game is lost") },
  { "correspondence.*", "objection-days", ZH_RULE_INT, 0, 365, NULL, NC_ ("rule", "Days to object to a claim of an overstep") },
  { "correspondence.*", "decision-days", ZH_RULE_INT, 0, 365, NULL, NC_ ("rule", "Days from the objection to the decision on a claim") },
  { "correspondence.*", "material-days", ZH_RULE_INT, 0, 365, NULL, NC_ ("rule", "Days to send the material of an unfinished game") },
  { "correspondence.*", "refused-claim-adds", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A refused claim of a second overstep may cost its side days") },
  { "correspondence.*", "adjudications", ZH_RULE_INT, 1, 5, NULL, NC_ ("rule", "Adjudications of a game, the last one final") },
  { "correspondence.*", "address-days", ZH_RULE_INT, 0, 365, NULL, NC_ ("rule", "Days to tell of a change of address") },
  { "correspondence.*", "address-registered", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A change of address is told by registered letters") },
  { "correspondence.*", "adjudication-months", ZH_RULE_INT, 1, 24, NULL, NC_ ("rule", "Months from the receipt of the material to an adjudication") },
  { "correspondence.*", "adjudication-appeal-days", ZH_RULE_INT, 1, 365, NULL, NC_ ("rule", "Days to appeal against an adjudication") },
  { "correspondence.*", "appeal-needs-material", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Without material there is no appeal against an adjudication") },
  { "correspondence.*", "appeal-needs-analysis", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "An appeal against an adjudication needs an analysis") },
  { "correspondence.*", "hearing-days", ZH_RULE_INT, 1, 365, NULL, NC_ ("rule", "Days from the receipt of an appeal to the second adjudication") },
  { "correspondence.*", "protest-to", ZH_RULE_CHOICE, 0, 0, "organiser|appeals-arbiter", NC_ ("rule", "Who hears protests against decisions by correspondence") },
  { "correspondence.*", "elder", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "An elder helps the arbiter") },
  { "correspondence.*", "record-days", ZH_RULE_INT, 1, 365, NULL, NC_ ("rule", "Days from the end of a game to its record") },
  { "correspondence.*", "result-needs-record", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A result counts once the record of the game came") },
  { "correspondence.*", "leaver-needs-record", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A game that who leaves loses counts once its record came") },
  { "correspondence.*", "leaver-uncounted", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Finished games of who leaves may be left uncounted") },
  { "correspondence.*", "card-greeting", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A letter with a move begins with a greeting") },
  { "correspondence.*", "leaver-loses", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Who leaves may lose the unfinished games") },
  { "correspondence.*", "leaver-adjudicated", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Unfinished games of who leaves may be adjudicated") },
  { "correspondence.*", "leaver-struck", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Unfinished games of who leaves may be struck out") },
  { "correspondence.*", "claim-count", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A claim needs the count of the time") },
  { "correspondence.*", "claim-cards", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A claim needs the partner’s last cards") },
  { "correspondence.*", "claim-notice", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A claim needs the receipt of the letter that told the partner") },
  { "correspondence.*", "claim-copy", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A claim is copied to the partner") },
  { "correspondence.*", "claim-next-move", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A claim of a second overstep encloses the next move") },
  { "composition", "legal-position", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A composition begins in a legal position") },
  { "composition", "array-men-only", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "No side has more men of a kind than in the initial position") },
  { "composition", "bishops-differ", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Two bishops of a side stand on squares of different colours") },
  { "composition", "rights-presumed", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Castling is possible at home, and no capture en passant on the first move") },
  { "composition", "solvable", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The task is done in every variation") },
  { "composition", "one-solution", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The author’s solution is the only one") },
  { "composition", "shorter-is-cook", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A shorter solution is another solution") },
  { "composition", "duals-incorrect", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Any dual makes a composition incorrect; else it lowers the mark") },
  { "composition", "key-faults", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A first move that captures, gives check or makes a queen is a flaw") },
  { "composition", "miniature-white-min", ZH_RULE_INT, 0, 50, NULL, NC_ ("rule", "Men of White in a miniature, at least") },
  { "composition", "miniature-max", ZH_RULE_INT, 0, 50, NULL, NC_ ("rule", "Men of a side in a miniature, at most") },
  { "composition", "problem-from", ZH_RULE_INT, 0, 50, NULL, NC_ ("rule", "Men of one side in a problem, at least") },
  { "composition", "problem-max", ZH_RULE_INT, 0, 50, NULL, NC_ ("rule", "Men of a side in a problem, at most") },
  { "composition", "study-white-max", ZH_RULE_INT, 0, 50, NULL, NC_ ("rule", "Men of White in a study, at most") },
  { "composition", "study-black-max", ZH_RULE_INT, 0, 50, NULL, NC_ ("rule", "Men of Black in a study, at most") },
  { "composition", "ending-max", ZH_RULE_INT, 0, 50, NULL, NC_ ("rule", "Men of a side in a positional ending, at most") },
  { "composition", "task-miniature-white-max", ZH_RULE_INT, 0, 50, NULL, NC_ ("rule", "Men of White in a miniature task, at most") },
  { "composition", "balance-white", ZH_RULE_INT, 0, 50, NULL, NC_ ("rule", "Men that White may have more than Black") },
  { "composition", "balance-black", ZH_RULE_INT, 0, 50, NULL, NC_ ("rule", "Men that Black may have more than White") },
  { "composition", "balance-large-from", ZH_RULE_INT, 0, 50, NULL, NC_ ("rule", "Men of a side from which a composition is large") },
  { "composition", "balance-large", ZH_RULE_INT, 0, 50, NULL, NC_ ("rule", "Men that a side may have more in a large composition") },
  { "composition", "mark-max", ZH_RULE_INT, 0, 1000, NULL, NC_ ("rule", "The highest mark of a work; 0 leaves it open") },
  { "composition", "mark-step", ZH_RULE_INT, 1, 1000, NULL, NC_ ("rule", "Step of the marks, in hundredths of a point") },
  { "composition", "mark-result", ZH_RULE_CHOICE, 0, 0, "mean|middle", NC_ ("rule", "Several judges: the mean of their marks, or of those between the highest and the lowest") },
  { "composition", "remark-months", ZH_RULE_INT, 0, 24, NULL, NC_ ("rule", "Months for remarks on the preliminary award") },
  { "composition", "changes-until-closing", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Works are entered, changed and withdrawn until the last day of entry") },
  { "composition", "chief-enters", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The chief judge may enter works") },
  { "composition", "judge-enters-own-section", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A judge may enter works in the section he judges") },
  { "composition", "secretary-enters", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "The secretary may enter works") },
  { "composition", "late-defect", ZH_RULE_CHOICE, 0, 0, "keep|refuse", NC_ ("rule", "A defect found after the final award: it stays, or nothing is heard any more") },
  { "composition", "correction-years", ZH_RULE_INT, 0, 50, NULL, NC_ ("rule", "Years until another author may enter a correction as his own") },
  { "composition", "team-works", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Works of a region that count in a team championship") },
  { "composition", "team-authors-min", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Authors of a region in a team championship, at least") },
  { "composition", "team-authors-max", ZH_RULE_INT, 1, 100, NULL, NC_ ("rule", "Authors of a region in a team championship, at most") },
  { "composition", "team-works-of-few", ZH_RULE_INT, 0, 100, NULL, NC_ ("rule", "Works of each author that count for a region with fewer authors") },
  { "composition", "team-year", ZH_RULE_CHOICE, 0, 0, "odd|even", NC_ ("rule", "Years in which the team championship is held on its own") },
  { "composition", "author-tie-by-works", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Authors level in points: the higher marks of single works decide") },
  { "composition", "foreign-coauthors", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Joint works with authors of other countries enter a championship") },
  { "composition", "pair-points", ZH_RULE_POINTS, 0, 100, NULL, NC_ ("rule", "Points for the better one of two works that face each other; equal ones share them") },
  { "composition", "sheet", ZH_RULE_CHOICE, 0, 0, "a5|a4-landscape", NC_ ("rule", "The sheet of a work") },
  { "solving", "work-points", ZH_RULE_POINTS, 0, 1000, NULL, NC_ ("rule", "Points for a right and complete solution") },
  { "solving", "zero-full-time", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "No points in a round: its full time is charged") },
  { "solving", "annulled-full-time", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A work without solution: the full time is charged to all") },
  { "solving", "time-decides", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "Solvers level in points: less time decides") },
  { "solving", "extra-points", ZH_RULE_YES_NO, 0, 0, NULL, NC_ ("rule", "A cook or a refutation may bring more than the solution is worth") },
  { "recommended-controls", "classical-mechanical", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "Classical, mechanical clock") },
  { "recommended-controls", "classical-electronic", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "Classical, electronic clock") },
  { "recommended-controls", "checkers-mechanical", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "Classical checkers, mechanical clock") },
  { "recommended-controls", "checkers-electronic", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "Classical checkers, electronic clock") },
  { "recommended-controls", "rapid-mechanical", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "Rapid, mechanical clock") },
  { "recommended-controls", "rapid-electronic", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "Rapid, electronic clock") },
  { "recommended-controls", "blitz-mechanical", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "Blitz, mechanical clock") },
  { "recommended-controls", "blitz-electronic", ZH_RULE_TEXT, 0, 0, NULL, NC_ ("rule", "Blitz, electronic clock") },
  { "ladder.*", "steps", ZH_RULE_STEPS, 0, 0, NULL, NC_ ("rule", "Steps from mild to severe") },
};

static const char *const sanctions[] = {
  [ZH_SANCTION_REMARK] = NC_ ("sanction", "remark"),
  [ZH_SANCTION_ORAL_WARNING] = NC_ ("sanction", "oral warning"),
  [ZH_SANCTION_WARNING] = NC_ ("sanction", "warning"),
  [ZH_SANCTION_WRITTEN_REPRIMAND] = NC_ ("sanction", "written reprimand"),
  [ZH_SANCTION_OPP_TIME_ADD] = NC_ ("sanction", "extra time to the opponent"),
  [ZH_SANCTION_OFF_TIME_CUT] = NC_ ("sanction", "less time for the offender"),
  [ZH_SANCTION_OPP_POINTS_UP] = NC_ ("sanction", "more points to the opponent"),
  [ZH_SANCTION_OFF_POINTS_CUT] = NC_ ("sanction", "fewer points to the offender"),
  [ZH_SANCTION_FINE] = NC_ ("sanction", "fine announced beforehand"),
  [ZH_SANCTION_GAME_LOSS] = NC_ ("sanction", "loss of the game"),
  [ZH_SANCTION_ROUNDS_OUT] = NC_ ("sanction", "exclusion from one or more rounds"),
  [ZH_SANCTION_BARRED] = NC_ ("sanction", "barred from the hall"),
  [ZH_SANCTION_SUSPENDED] = NC_ ("sanction", "suspended from judging"),
  [ZH_SANCTION_REMOVAL] = NC_ ("sanction", "removal from the event"),
  [ZH_SANCTION_TEAM_REMOVAL] = NC_ ("sanction", "removal of the team for too few players"),
  [ZH_SANCTION_EXPULSION] = NC_ ("sanction", "expulsion from the event"),
  [ZH_SANCTION_DISQUALIFICATION] = NC_ ("sanction", "disqualification by the federation"),
};

/* "age-group.*" fits "age-group.cadets"; any other section fits itself alone. */
static gboolean
section_fits (const char *pattern,
              const char *section,
              gsize       length)
{
  const char *star = strchr (pattern, '*');
  gsize       fixed;

  if (star == NULL)
    return strlen (pattern) == length && strncmp (pattern, section, length) == 0;

  fixed = (gsize) (star - pattern);
  return length > fixed && strncmp (pattern, section, fixed) == 0 &&
         memchr (section + fixed, '.', length - fixed) == NULL;
}

/* Former names, as files and regulations written with them still say. */
static const struct
{
  const char *former;
  const char *present;
} renamed[] = {
  { "correspondence.free-penalty-days", "correspondence.uncounted-delay-days" },
};

const char *
zh_rules_schema_get_present_name (const char *key)
{
  for (gsize i = 0; i < G_N_ELEMENTS (renamed); i++)
    if (strcmp (renamed[i].former, key) == 0)
      return renamed[i].present;
  return key;
}

const ZhRuleKey *
zh_rules_schema_find (const char *key)
{
  const char *dot;

  g_assert (key != NULL);

  dot = strrchr (key, '.');
  if (dot == NULL)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (schema); i++)
    if (strcmp (schema[i].name, dot + 1) == 0 &&
        section_fits (schema[i].section, key, (gsize) (dot - key)))
      return &schema[i];
  return NULL;
}

const ZhRuleKey *
zh_rules_schema_get_keys (gsize *n_keys)
{
  *n_keys = G_N_ELEMENTS (schema);
  return schema;
}

gboolean
zh_rules_is_token (const char *text)
{
  gsize length = strlen (text);

  if (length == 0 || length > 64)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_islower (text[i]) && !g_ascii_isdigit (text[i]) && text[i] != '-')
      return FALSE;
  return TRUE;
}

gboolean
zh_rules_is_uncertainty (const char *text)
{
  return strcmp (text, "no-source") == 0 || strcmp (text, "damaged-text") == 0 ||
         strcmp (text, "contradiction") == 0;
}

int
zh_sanction_get_rank (const char *step)
{
  ZhSanction sanction;

  return zh_sanction_from_string (step, &sanction) ? (int) sanction - 1 : -1;
}

const char *
zh_sanction_get_label (const char       *step,
                       const ZhLanguage *language)
{
  int rank = zh_sanction_get_rank (step);

  return rank < 0 ? step : zh_trc (language, "sanction", sanctions[rank + 1]);
}

static gboolean
is_tiebreak_code (const char *text)
{
  if (!g_ascii_isupper (text[0]) || strlen (text) > 32)
    return FALSE;
  for (const char *p = text; *p != '\0'; p++)
    if (!g_ascii_isalnum (*p) && strchr ("-_/:+", *p) == NULL)
      return FALSE;
  return TRUE;
}

/* Applies @fits to every part of a list with commas; an empty part fits nothing. */
static gboolean
all_parts_fit (const ZhRuleKey *key,
               const char      *value,
               gboolean (*fits) (const ZhRuleKey *key, const char *part))
{
  g_auto (GStrv) parts = g_strsplit (value, ",", 0);

  if (parts[0] == NULL)
    return FALSE;
  for (char **part = parts; *part != NULL; part++)
    if (!fits (key, *part))
      return FALSE;
  return TRUE;
}

static gboolean
int_fits (const ZhRuleKey *key,
          const char      *part)
{
  gint64 number;

  return zh_text_parse_int (part, key->minimum, key->maximum, &number);
}

static gboolean
code_fits (const ZhRuleKey *key,
           const char      *part)
{
  return is_tiebreak_code (part);
}

static gboolean
step_fits (const ZhRuleKey *key,
           const char      *part)
{
  return zh_sanction_get_rank (part) >= 0;
}

static gboolean
choice_fits (const ZhRuleKey *key,
             const char      *value)
{
  g_auto (GStrv) words = g_strsplit (key->choices, "|", 0);

  return g_strv_contains ((const char *const *) words, value);
}

static gboolean
points_fit (const ZhRuleKey *key,
            const char      *value)
{
  ZhPoints points;

  return zh_points_parse (value, &points) && points >= key->minimum && points <= key->maximum;
}

static gboolean
value_fits (const ZhRuleKey *key,
            const char      *value)
{
  switch (key->type)
    {
    case ZH_RULE_INT:
      return int_fits (key, value);
    case ZH_RULE_INTS:
      return all_parts_fit (key, value, int_fits);
    case ZH_RULE_YES_NO:
      return strcmp (value, "yes") == 0 || strcmp (value, "no") == 0;
    case ZH_RULE_POINTS:
      return points_fit (key, value);
    case ZH_RULE_CHOICE:
      return choice_fits (key, value);
    case ZH_RULE_CODES:
      return all_parts_fit (key, value, code_fits);
    case ZH_RULE_STEPS:
      return all_parts_fit (key, value, step_fits);
    case ZH_RULE_ARTICLES:
      return zh_article_list_is_valid (value);
    case ZH_RULE_TEXT:
      return value[0] != '\0' && strlen (value) <= TEXT_MAX;
    default:
      g_assert_not_reached ();
    }
}

static char *
describe_expected (const ZhRuleKey *key)
{
  g_autofree char *least = NULL;
  g_autofree char *most = NULL;

  switch (key->type)
    {
    case ZH_RULE_INT:
      return g_strdup_printf (_ ("write a whole number from %d to %d"), key->minimum, key->maximum);
    case ZH_RULE_INTS:
      return g_strdup_printf (_ ("write whole numbers from %d to %d with commas between"), key->minimum, key->maximum);
    case ZH_RULE_YES_NO:
      return g_strdup (_ ("write “yes” or “no”"));
    case ZH_RULE_POINTS:
      least = zh_points_format (key->minimum);
      most = zh_points_format (key->maximum);
      return g_strdup_printf (_ ("write points from %1$s to %2$s, such as 0.5"), least, most);
    case ZH_RULE_CHOICE:
      return g_strdup_printf (_ ("write one of: %s"), key->choices);
    case ZH_RULE_CODES:
      return g_strdup (_ ("write tie-break codes with commas between, such as DE,WIN,SB"));
    case ZH_RULE_STEPS:
      return g_strdup (_ ("write steps of a ladder of sanctions with commas between, such as warning,game-loss"));
    case ZH_RULE_ARTICLES:
      return g_strdup (_ ("write articles with “;” between, such as 4;6.2.2-6.2.6"));
    case ZH_RULE_TEXT:
      return g_strdup_printf (_ ("write a text of 1 to %d bytes"), TEXT_MAX);
    default:
      g_assert_not_reached ();
    }
}

gboolean
zh_rules_schema_check_value (const ZhRuleKey *key,
                             const char      *value,
                             char           **reason)
{
  g_assert (key != NULL && value != NULL);

  if (value_fits (key, value))
    return TRUE;
  if (reason != NULL)
    *reason = describe_expected (key);
  return FALSE;
}

char *
zh_rules_schema_dup_label (const char       *key,
                           const ZhLanguage *language)
{
  const ZhRuleKey *found = zh_rules_schema_find (key);

  return g_strdup (found == NULL ? key : zh_trc (language, "rule", found->label));
}
