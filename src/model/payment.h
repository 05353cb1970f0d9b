/* What was paid for an entry. */
#pragma once

#include "dates.h"
#include "fields.h"

G_BEGIN_DECLS

/* The largest fee of an entry, in whole units of its currency. */
#define ZH_MAX_FEE 100000000

/**
 * ZhPayment:
 * @entry_id: for whom
 * @amount: in whole units of the currency of the regulation
 * @paid: when; not set while nothing is paid
 * @receipt: its number, where it is known
 * @waiver: why nothing is asked of this entry, "" where the fee is
 * @returned: when it was given back; not set while it was not
 * @kept: the article by which it is not given back (order 988, I.6.8), or ""
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64 id;
  gint64 entry_id;
  int    amount;
  ZhDate paid;
  char  *receipt;
  char  *waiver;
  ZhDate returned;
  char  *kept;
} ZhPayment;

extern const ZhRecordType zh_payment_type;

/* Of nobody, nothing paid; (transfer full). */
ZhPayment *zh_payment_new (void);
void       zh_payment_free (ZhPayment *self);

/* (transfer full): with texts of its own. */
ZhPayment *zh_payment_copy (const ZhPayment *self);

/**
 * zh_payments_find:
 * @payments: (element-type ZhPayment): of one tournament
 *
 * Returns: (transfer none) (nullable): that of an entry
 */
const ZhPayment *zh_payments_find (const GPtrArray *payments,
                                   gint64           entry_id);

/* Whether the payment says nothing: neither paid nor waived. */
gboolean zh_payment_is_empty (const ZhPayment *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhPayment, zh_payment_free)

G_END_DECLS
