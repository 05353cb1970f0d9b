/* What a ruleset says of time by correspondence, each value with its article: the one place where the
 * keys of [correspondence] are read. Whoever counts days asks these values and knows no ruleset.
 */
#pragma once

#include "claim-evidence.h"
#include "letter-event.h"
#include "ruleset.h"
#include "withdrawal.h"

G_BEGIN_DECLS

/**
 * ZhAccountWord:
 * @number: a whole number; of yes or no 1 or 0; of a choice the place of the word in the schema
 * @article: (nullable): the article, without the part of the document it stands in; %NULL where the rules
 *   say nothing
 *
 * One value.
 */
typedef struct
{
  int   number;
  char *article;
} ZhAccountWord;

/**
 * ZhUnknownDates:
 * @ZH_UNKNOWN_UNCOUNTED: the days of such a letter are not counted
 * @ZH_UNKNOWN_STANDARD: a letter takes its usual days
 * @ZH_UNKNOWN_MEAN: a letter takes the mean of others, where the partner chose which
 */
typedef enum
{
  ZH_UNKNOWN_UNCOUNTED,
  ZH_UNKNOWN_STANDARD,
  ZH_UNKNOWN_MEAN,
} ZhUnknownDates;

/**
 * ZhSilenceEnd:
 * @ZH_SILENCE_LOSES: who took no steps and told nobody loses the game (order 988, 55.5.2)
 * @ZH_SILENCE_MAY_LOSE: who told nobody may lose it (56.5.3)
 * @ZH_SILENCE_LEAVES: who answers neither partners nor the arbiter has left the event (draughts V.3.4)
 *
 * By the choices of the key.
 */
typedef enum
{
  ZH_SILENCE_LOSES,
  ZH_SILENCE_MAY_LOSE,
  ZH_SILENCE_LEAVES,
} ZhSilenceEnd;

/**
 * ZhAccountRules:
 * @days: days of a control
 * @moves: moves of a control
 * @total_with_penalties: penalty days are part of the total
 * @dispatch_day_counts: so is the day of dispatch of the days of a letter
 * @before_start_counts: so are days before the official start; without article the rules know no start
 * @late_notice_days: days from a late notice to the side's own start; without article there is no notice
 * @series_days: 0 first, 1 last move of a series
 * @dispatch_postmark: 0 earliest, 1 latest
 * @receipt_postmark: 0 earliest, 1 latest
 * @registered_receipt: its stamp decides
 * @unknown_dates: #ZhUnknownDates
 * @transit_days: usual days of a letter
 * @transit_letters: letters of which the mean is taken
 * @query_counts: the days of a query count
 * @query_free: by fault: up to @free_days of a query about it do not count
 * @repeat_counts: an answer to a repeated letter takes days, but for @free_days
 * @free_days: see above
 * @fault_days: penalty days of a fault
 * @fault_again_days: of each later one; without article as of the first
 * @faults: by fault: the rules know it
 * @silence_days: after which a letter is repeated
 * @first_move_days: after which White’s first move is asked for; without article no query does that
 * @late_repeat_free_days: a repeat may be late by these
 * @repeat_after_leave_days: days after an own leave to repeat a letter
 * @leave_days: days of leave
 * @leave_breaks: leaves of a game
 * @leave_limit: 0 days of a year, 1 of a game
 * @leave_from_notice: a leave begins no earlier than its notice
 * @leave_stops: 0 one's own days, 1 those of both
 * @leave_ends_with_move: a move sent during it ends it
 * @last_day_in_time: all days used is no overstep yet
 * @claim_until: 0 the answer to the control move, 1 the partner's next move
 * @new_count: after an overstep a new count begins
 * @new_count_dated: the judge may set its first day
 * @loses_at_overstep: which one loses
 * @first_may_lose: a regulation may let the first one lose
 * @reduced_days_min: least days of a reduced control
 * @recorded_overstep: an overstep may be recorded for dates left out
 * @claim_interrupts: 0 of a second overstep, 1 every claim
 * @refused_claim_bars: a refused claim may bar others
 * @short_days: with so many days left the player is told
 * @silence_end_days: days without a move after which a game may be lost
 * @silence_end_months: the same in months
 * @silence_leads_to: #ZhSilenceEnd: what follows
 * @objection_days: the partner has to object to a claim
 * @decision_days: the arbiter has from the objection to the decision
 * @appeal_days: to protest against a decision
 * @material_days: to send what a game is adjudicated by, from the end of the event
 * @address_days: from a change of address to its notice to arbiter and partners
 * @address_registered: that notice is registered
 * @adjudication_months: an adjudication takes, from the receipt of what the game is adjudicated by
 * @adjudication_appeal_days: to appeal against an adjudication
 * @refused_claim_adds: a refused claim of a further overstep may cost its side days
 * @adjudications: of a game, the last of which is final
 * @appeal_needs_material: who sent no material may not appeal against an adjudication
 * @appeal_needs_analysis: an appeal against an adjudication brings an analysis with it
 * @hearing_days: from the receipt of such an appeal to the second adjudication
 * @protest_to: 0 the organiser, 1 an appeals arbiter hears protests against decisions
 * @elder: a participant may help the arbiter, but not in games of his own
 * @record_days: from the end of a game to its record
 * @result_needs_record: a result counts once the record of the game came
 * @leaver_needs_record: so does a game that who leaves loses
 * @leaver_uncounted: finished games of who leaves may be left uncounted
 * @card_greeting: a letter begins with a greeting
 * @leaving: by #ZhUnfinished: what may become of the unfinished games of who leaves
 * @evidence: by #ZhClaimEvidence: a claim must bring it
 */
typedef struct
{
  ZhAccountWord days;
  ZhAccountWord moves;
  ZhAccountWord total_with_penalties;
  ZhAccountWord dispatch_day_counts;
  ZhAccountWord before_start_counts;
  ZhAccountWord late_notice_days;
  ZhAccountWord series_days;
  ZhAccountWord dispatch_postmark;
  ZhAccountWord receipt_postmark;
  ZhAccountWord registered_receipt;
  ZhAccountWord unknown_dates;
  ZhAccountWord transit_days;
  ZhAccountWord transit_letters;
  ZhAccountWord query_counts;
  ZhAccountWord query_free[ZH_N_LETTER_FAULTS];
  ZhAccountWord repeat_counts;
  ZhAccountWord free_days;
  ZhAccountWord fault_days;
  ZhAccountWord fault_again_days;
  ZhAccountWord faults[ZH_N_LETTER_FAULTS];
  ZhAccountWord silence_days;
  ZhAccountWord first_move_days;
  ZhAccountWord late_repeat_free_days;
  ZhAccountWord repeat_after_leave_days;
  ZhAccountWord leave_days;
  ZhAccountWord leave_breaks;
  ZhAccountWord leave_limit;
  ZhAccountWord leave_from_notice;
  ZhAccountWord leave_stops;
  ZhAccountWord leave_ends_with_move;
  ZhAccountWord last_day_in_time;
  ZhAccountWord claim_until;
  ZhAccountWord new_count;
  ZhAccountWord new_count_dated;
  ZhAccountWord loses_at_overstep;
  ZhAccountWord first_may_lose;
  ZhAccountWord reduced_days_min;
  ZhAccountWord recorded_overstep;
  ZhAccountWord claim_interrupts;
  ZhAccountWord refused_claim_bars;
  ZhAccountWord short_days;
  ZhAccountWord silence_end_days;
  ZhAccountWord silence_end_months;
  ZhAccountWord silence_leads_to;
  ZhAccountWord objection_days;
  ZhAccountWord decision_days;
  ZhAccountWord appeal_days;
  ZhAccountWord material_days;
  ZhAccountWord address_days;
  ZhAccountWord address_registered;
  ZhAccountWord adjudication_months;
  ZhAccountWord adjudication_appeal_days;
  ZhAccountWord refused_claim_adds;
  ZhAccountWord adjudications;
  ZhAccountWord appeal_needs_material;
  ZhAccountWord appeal_needs_analysis;
  ZhAccountWord hearing_days;
  ZhAccountWord protest_to;
  ZhAccountWord elder;
  ZhAccountWord record_days;
  ZhAccountWord result_needs_record;
  ZhAccountWord leaver_needs_record;
  ZhAccountWord leaver_uncounted;
  ZhAccountWord card_greeting;
  ZhAccountWord leaving[ZH_N_UNFINISHED];
  ZhAccountWord evidence[ZH_N_CLAIM_EVIDENCE];
} ZhAccountRules;

/**
 * zh_account_rules_new:
 * @ruleset: rules of an event
 * @channel: "post" or "email"
 * @error: %ZH_ERROR_USAGE where the rules know no play by @channel
 *
 * Returns: (transfer full): what they say of it
 */
ZhAccountRules *zh_account_rules_new (const ZhRuleset *ruleset,
                                      const char      *channel,
                                      GError         **error);

/**
 * zh_account_rules_load:
 * @name: "post" or "email" (chess), "draughts-64" or "draughts-100"
 * @error: %ZH_ERROR_USAGE where no ruleset at hand knows it; as zh_ruleset_load()
 *
 * Returns: (transfer full): the rules of that kind of play
 */
ZhAccountRules *zh_account_rules_load (const char *name,
                                       GError    **error);

void zh_account_rules_free (ZhAccountRules *self);

/* Whether the rules say anything of it, and the answer to yes or no is yes. */
gboolean zh_account_word_holds (const ZhAccountWord *word);

/**
 * zh_account_rules_needs:
 * @is_further: the partner has an overstep on record already
 *
 * Returns: (transfer none) (nullable): the article by which a claim brings @evidence with it; %NULL where none asks for it
 */
const char *zh_account_rules_needs (const ZhAccountRules *self,
                                    ZhClaimEvidence       evidence,
                                    gboolean              is_further);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhAccountRules, zh_account_rules_free)

G_END_DECLS
