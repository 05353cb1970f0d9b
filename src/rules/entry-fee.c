#include "config.h"

#include "entry-fee.h"

#include <glib/gi18n.h>

#include "words.h"

const char *const zh_event_level_words[] = {
  [ZH_LEVEL_MUNICIPAL] = "municipal",
  [ZH_LEVEL_REGIONAL] = "regional",
  [ZH_LEVEL_INTERREGIONAL] = "inter-regional",
  [ZH_LEVEL_NATIONAL] = "national",
  NULL,
};

const char *
zh_event_level_get_label (int               level,
                          const ZhLanguage *language)
{
  static const char *const labels[] = {
    [ZH_LEVEL_MUNICIPAL] = NC_ ("level of an event", "municipal"),
    [ZH_LEVEL_REGIONAL] = NC_ ("level of an event", "regional"),
    [ZH_LEVEL_INTERREGIONAL] = NC_ ("level of an event", "inter-regional"),
    [ZH_LEVEL_NATIONAL] = NC_ ("level of an event", "national"),
  };

  return zh_trc (language, "level of an event", labels[level]);
}

ZhEntryFee
zh_tournament_get_entry_fee (const ZhTournament *tournament)
{
  const char *text = zh_tournament_get_option (tournament, ZH_OPTION_ENTRY_FEE);
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", " ", 2);
  ZhEntryFee fee = { 0, ZH_LEVEL_MUNICIPAL };
  gint64     amount = 0;
  int        level = ZH_LEVEL_MUNICIPAL;

  if (g_strv_length (parts) == 2 && g_ascii_string_to_signed (parts[0], 10, 1, ZH_MAX_FEE, &amount, NULL) &&
      zh_words_find (zh_event_level_words, parts[1], &level))
    fee = (ZhEntryFee){ (int) amount, (ZhEventLevel) level };
  return fee;
}

char *
zh_entry_fee_to_text (const ZhEntryFee *self)
{
  return self->amount > 0 ? g_strdup_printf ("%d %s", self->amount, zh_event_level_words[self->level]) : g_strdup ("");
}

char *
zh_entry_fee_dup_fault (const ZhEntryFee *self,
                        const ZhRuleset  *rules,
                        const ZhLanguage *language)
{
  const char *key = self->level >= ZH_LEVEL_INTERREGIONAL ? "admission.fee-max-wide" : "admission.fee-max-local";
  const char *article = "";
  int         most = 0;

  if (rules == NULL || !zh_ruleset_get_int (rules, key, &most, &article) || most == 0 || self->amount <= most)
    return NULL;
  /* Translators: a fee, the largest one, level of the event, article. */
  return g_strdup_printf (zh_tr (language, "An entry fee of %1$d is more than the rules allow: at most %2$d (level of the event: %3$s) [%4$s]"), self->amount, most,
                          zh_event_level_get_label (self->level, language), article);
}

gboolean
zh_payment_is_settled (const ZhPayment  *payment,
                       const ZhEntryFee *fee)
{
  return payment != NULL && !zh_date_is_set (payment->returned) &&
         (*payment->waiver != '\0' || (zh_date_is_set (payment->paid) && payment->amount >= fee->amount));
}

/* "; late", where it was paid after the last day that the rules name. */
static void
add_late (GString          *text,
          const ZhPayment  *payment,
          const ZhRuleset  *rules,
          ZhDate            start,
          const ZhLanguage *language)
{
  const char *article = "";
  gboolean    is_due = FALSE;

  if (rules != NULL && zh_ruleset_get_boolean (rules, "admission.fee-by-start", &is_due, &article) && is_due && zh_date_is_set (start) &&
      zh_date_compare (payment->paid, start) > 0)
    g_string_append_printf (text, "; %s [%s]", zh_tr (language, "late: due on the first day of the event; the rules name no consequence"), article);
}

/* What is still owed, and until when. */
static void
add_due (GString          *text,
         int               amount,
         const ZhRuleset  *rules,
         ZhDate            start,
         const ZhLanguage *language)
{
  const char      *article = "";
  gboolean         is_due = FALSE;
  g_autofree char *day = zh_date_is_set (start) ? zh_language_format_date (language, start) : NULL;

  if (text->len > 0)
    g_string_append (text, "; ");
  if (rules != NULL && day != NULL && zh_ruleset_get_boolean (rules, "admission.fee-by-start", &is_due, &article) && is_due)
    g_string_append_printf (text, zh_tr (language, "%1$d due by %2$s [%3$s]"), amount, day, article);
  else
    g_string_append_printf (text, zh_tr (language, "%d due"), amount);
}

/* "; given back on …", or by which article it is not. */
static void
add_returned (GString          *text,
              const ZhPayment  *payment,
              const ZhLanguage *language)
{
  g_autofree char *day = zh_language_format_date (language, payment->returned);

  if (zh_date_is_set (payment->returned))
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, zh_trc (language, "entry fee", "given back on %s"), day);
    }
  else if (*payment->kept != '\0')
    g_string_append_printf (text, "; %s [%s]", zh_trc (language, "entry fee", "not given back"), payment->kept);
}

char *
zh_payment_format_state (const ZhPayment  *payment,
                         const ZhEntryFee *fee,
                         const ZhRuleset  *rules,
                         ZhDate            start,
                         const ZhLanguage *language)
{
  GString  *text = g_string_new (NULL);
  gboolean  is_paid = payment != NULL && zh_date_is_set (payment->paid);
  const int paid = is_paid ? payment->amount : 0;

  if (payment != NULL && *payment->waiver != '\0')
    g_string_append_printf (text, zh_tr (language, "fee waived: %s"), payment->waiver);
  else if (is_paid)
    {
      g_autofree char *day = zh_language_format_date (language, payment->paid);

      g_string_append_printf (text, zh_tr (language, "%1$d paid on %2$s"), paid, day);
      add_late (text, payment, rules, start, language);
      add_returned (text, payment, language);
    }
  if (!zh_payment_is_settled (payment, fee) && fee->amount > paid)
    add_due (text, fee->amount - paid, rules, start, language);
  return g_string_free (text, FALSE);
}
