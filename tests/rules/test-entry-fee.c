/* The fee of an entry: how it is written, how much it may be, and how it stands with a payment (order 988, 28). */
#include "config.h"

#include "entry-fee.h"

/* The option as it is read and written again; "" for what is no fee. */
static void
test_texts (void)
{
  static const char *const texts[][2] = {
    { NULL, "" },
    { "", "" },
    { "3000 regional", "3000 regional" },
    { "1 municipal", "1 municipal" },
    { "3000", "" },
    { "0 regional", "" },
    { "-5 regional", "" },
    { "3000 lunar", "" },
    { "100000001 national", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (ZhTournament) tournament = zh_tournament_new ();
      g_autofree char *again = NULL;
      ZhEntryFee       fee;

      if (texts[i][0] != NULL)
        g_hash_table_replace (tournament->options, g_strdup (ZH_OPTION_ENTRY_FEE), g_strdup (texts[i][0]));
      fee = zh_tournament_get_entry_fee (tournament);
      again = zh_entry_fee_to_text (&fee);
      g_assert_cmpstr (again, ==, texts[i][1]);
    }
}

static const struct
{
  ZhEntryFee  fee;
  const char *fault; /* NULL for none */
} faults[] = {
  { { 0, ZH_LEVEL_MUNICIPAL }, NULL },
  { { 5000, ZH_LEVEL_MUNICIPAL }, NULL },
  { { 5001, ZH_LEVEL_MUNICIPAL }, "An entry fee of 5001 is more than the rules allow: at most 5000 (level of the event: municipal) [28.2]" },
  { { 5001, ZH_LEVEL_REGIONAL }, "An entry fee of 5001 is more than the rules allow: at most 5000 (level of the event: regional) [28.2]" },
  { { 10000, ZH_LEVEL_INTERREGIONAL }, NULL },
  { { 10001, ZH_LEVEL_INTERREGIONAL }, "An entry fee of 10001 is more than the rules allow: at most 10000 (level of the event: inter-regional) [28.2]" },
  { { 10001, ZH_LEVEL_NATIONAL }, "An entry fee of 10001 is more than the rules allow: at most 10000 (level of the event: national) [28.2]" },
};

static void
test_faults (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_ruleset_load ("ru-chess-988", &error);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);

  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *fault = zh_entry_fee_dup_fault (&faults[i].fee, rules, language);
      g_autofree char *none = zh_entry_fee_dup_fault (&faults[i].fee, NULL, language);

      g_assert_cmpstr (fault, ==, faults[i].fault);
      g_assert_null (none);
    }
}

#define START  \
  {            \
    2030, 3, 1 \
  }
#define EARLY   \
  {             \
    2030, 2, 28 \
  }
#define LATE   \
  {            \
    2030, 3, 2 \
  }
#define IS_LATE "; late: due on the first day of the event; the rules name no consequence [28.3]"

/* A payment of a fee of 3000; @state is what is said of it by the rules, @bare without any. */
static const struct
{
  int         amount;
  ZhDate      paid;
  const char *waiver;
  ZhDate      returned;
  const char *kept;
  ZhDate      start;
  gboolean    is_settled;
  const char *state;
  const char *bare;
} payments[] = {
  { 0, { 0 }, "", { 0 }, "", START, FALSE, "3000 due by 1 March 2030 [28.3]", "3000 due" },
  { 0, { 0 }, "", { 0 }, "", { 0 }, FALSE, "3000 due", "3000 due" },
  { 0, { 0 }, "guest", { 0 }, "", START, TRUE, "fee waived: guest", "fee waived: guest" },
  { 3000, EARLY, "", { 0 }, "", START, TRUE, "3000 paid on 28 February 2030", "3000 paid on 28 February 2030" },
  { 3000, START, "", { 0 }, "", START, TRUE, "3000 paid on 1 March 2030", "3000 paid on 1 March 2030" },
  { 3000, LATE, "", { 0 }, "", START, TRUE, "3000 paid on 2 March 2030" IS_LATE, "3000 paid on 2 March 2030" },
  { 3000, LATE, "", { 0 }, "", { 0 }, TRUE, "3000 paid on 2 March 2030", "3000 paid on 2 March 2030" },
  { 1000, EARLY, "", { 0 }, "", START, FALSE, "1000 paid on 28 February 2030; 2000 due by 1 March 2030 [28.3]", "1000 paid on 28 February 2030; 2000 due" },
  { 3000, EARLY, "", LATE, "", START, FALSE, "3000 paid on 28 February 2030; given back on 2 March 2030", "3000 paid on 28 February 2030; given back on 2 March 2030" },
  { 3000, EARLY, "", { 0 }, "28.4", START, TRUE, "3000 paid on 28 February 2030; not given back [28.4]", "3000 paid on 28 February 2030; not given back [28.4]" },
};

static void
test_payments (void)
{
  static const ZhEntryFee fee = { 3000, ZH_LEVEL_REGIONAL };
  static const ZhEntryFee no_fee = { 0, ZH_LEVEL_REGIONAL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_ruleset_load ("ru-chess-988", &error);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autofree char *unknown = zh_payment_format_state (NULL, &fee, rules, (ZhDate) START, language);
  g_autofree char *nothing = zh_payment_format_state (NULL, &no_fee, rules, (ZhDate) START, language);

  g_assert_no_error (error);
  g_assert_cmpstr (unknown, ==, payments[0].state);
  g_assert_cmpstr (nothing, ==, "");
  for (gsize i = 0; i < G_N_ELEMENTS (payments); i++)
    {
      g_autoptr (ZhPayment) payment = zh_payment_new ();
      g_autofree char *state = NULL;
      g_autofree char *bare = NULL;

      payment->amount = payments[i].amount;
      payment->paid = payments[i].paid;
      payment->returned = payments[i].returned;
      zh_person_set_string (&payment->waiver, payments[i].waiver);
      zh_person_set_string (&payment->kept, payments[i].kept);
      state = zh_payment_format_state (payment, &fee, rules, payments[i].start, language);
      bare = zh_payment_format_state (payment, &fee, NULL, payments[i].start, language);
      g_assert_cmpstr (state, ==, payments[i].state);
      g_assert_cmpstr (bare, ==, payments[i].bare);
      g_assert_true (zh_payment_is_settled (payment, &fee) == payments[i].is_settled);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/entry-fee/texts", test_texts);
  g_test_add_func ("/entry-fee/faults", test_faults);
  g_test_add_func ("/entry-fee/payments", test_payments);
  return g_test_run ();
}
