/* The fee of an entry: how much it may be, until when it is paid, and how it stands with a payment (order 988, 28). */
#pragma once

#include "payment.h"
#include "ruleset.h"
#include "tournament.h"

G_BEGIN_DECLS

/* Option of a tournament: the fee of an entry and the level of the event, "3000 regional". */
#define ZH_OPTION_ENTRY_FEE "entry-fee"

/**
 * ZhEventLevel:
 * @ZH_LEVEL_MUNICIPAL: of a town or district
 * @ZH_LEVEL_REGIONAL: of a region
 * @ZH_LEVEL_INTERREGIONAL: of several regions
 * @ZH_LEVEL_NATIONAL: of the country
 */
typedef enum
{
  ZH_LEVEL_MUNICIPAL,
  ZH_LEVEL_REGIONAL,
  ZH_LEVEL_INTERREGIONAL,
  ZH_LEVEL_NATIONAL,
} ZhEventLevel;

/* The stable names, by #ZhEventLevel, then %NULL. */
extern const char *const zh_event_level_words[];

/* "municipal", "regional" … in a language; (transfer none). */
const char *zh_event_level_get_label (int               level,
                                      const ZhLanguage *language);

/**
 * ZhEntryFee:
 * @amount: in whole units of the currency of the regulation, 0 for none
 * @level: of the event
 */
typedef struct
{
  int          amount;
  ZhEventLevel level;
} ZhEntryFee;

/* The fee of an entry; 0 where none is asked. */
ZhEntryFee zh_tournament_get_entry_fee (const ZhTournament *tournament);

/* The value of the option; (transfer full), "" where there is no fee. */
char *zh_entry_fee_to_text (const ZhEntryFee *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_entry_fee_dup_fault:
 * @rules: (nullable): of the event
 *
 * Returns: (transfer full) (nullable): that the fee is more than the rules allow for events of this level, with the
 *   article; %NULL where it is not
 */
char *zh_entry_fee_dup_fault (const ZhEntryFee *self,
                              const ZhRuleset  *rules,
                              const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/* Whether nothing is owed: enough was paid and not given back, or the fee is waived. @payment: (nullable) */
gboolean zh_payment_is_settled (const ZhPayment  *payment,
                                const ZhEntryFee *fee);

/**
 * zh_payment_format_state:
 * @payment: (nullable): what is known of it
 * @fee: of the event
 * @rules: (nullable): of the event
 * @start: its first day
 *
 * Returns: (transfer full): "3000 due by 1 March 2026 [28.3]", "3000 paid on …; not given back [I.6.8]", "waived: …";
 *   "" where no fee is asked and none was paid
 */
char *zh_payment_format_state (const ZhPayment  *payment,
                               const ZhEntryFee *fee,
                               const ZhRuleset  *rules,
                               ZhDate            start,
                               const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
