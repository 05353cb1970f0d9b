#include "config.h"

#include "payment.h"

#include <glib/gi18n.h>

static const ZhField fields[] = {
  ZH_NUMBER_FIELD (NUMBER, ZhPayment, amount, "amount", "amount", NC_ ("field", "amount paid"), ZH_FIELD_PLAIN, 0, ZH_MAX_FEE),
  ZH_DATE_FIELD (ZhPayment, paid, "paid", "paid", NC_ ("field", "paid on"), ZH_FIELD_PLAIN),
  ZH_TEXT_FIELD (ZhPayment, receipt, "receipt", "receipt", NC_ ("field", "receipt"), ZH_FIELD_PERSONAL),
  ZH_TEXT_FIELD (ZhPayment, waiver, "waiver", "waiver", NC_ ("field", "why the fee is waived"), ZH_FIELD_PLAIN),
  ZH_DATE_FIELD (ZhPayment, returned, "returned", "returned", NC_ ("field", "given back on"), ZH_FIELD_PLAIN),
  ZH_TEXT_FIELD (ZhPayment, kept, "kept", "kept", NC_ ("field", "not given back, by article"), ZH_FIELD_PLAIN),
};

static const char *const references[] = { "tournament_id", "entry_id", NULL };

const ZhRecordType zh_payment_type = {
  .table = "payment",
  .references = references,
  .fields = fields,
  .n_fields = G_N_ELEMENTS (fields),
};

ZhPayment *
zh_payment_new (void)
{
  ZhPayment *self = g_new0 (ZhPayment, 1);

  zh_record_init (&zh_payment_type, self);
  return self;
}

void
zh_payment_free (ZhPayment *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_payment_type, self);
  g_free (self);
}

ZhPayment *
zh_payment_copy (const ZhPayment *self)
{
  ZhPayment *copy = g_memdup2 (self, sizeof *self);

  zh_record_own_texts (&zh_payment_type, copy);
  return copy;
}

const ZhPayment *
zh_payments_find (const GPtrArray *payments,
                  gint64           entry_id)
{
  for (guint i = 0; i < payments->len; i++)
    {
      const ZhPayment *payment = g_ptr_array_index (payments, i);

      if (payment->entry_id == entry_id)
        return payment;
    }
  return NULL;
}

gboolean
zh_payment_is_empty (const ZhPayment *self)
{
  return self->amount == 0 && !zh_date_is_set (self->paid) && *self->waiver == '\0';
}
