/* What a case file says in words, and the facts of incidents that carry a number of the rules. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "incident-numbers.h"
#include "protest-words.h"

/* Deposits */

static const struct
{
  const char *text;
  const char *amount; /* NULL: refused */
  gboolean    is_due;
} deposits[] = {
  { NULL, "", FALSE },
  { "", "", FALSE },
  { "500", "500", FALSE },
  { "500=paid", "500", FALSE },
  { "500=due", "500", TRUE },
  { "500=returned", NULL, FALSE },
  { "500=later", NULL, FALSE },
  { "500=", NULL, FALSE },
};

static void
test_deposits (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (deposits); i++)
    {
      g_autofree char *amount = NULL;
      g_autoptr (GError) error = NULL;
      gboolean is_due = FALSE;
      gboolean is_read = zh_protest_deposit_parse (deposits[i].text, &amount, &is_due, &error);

      g_assert_cmpint (is_read, ==, deposits[i].amount != NULL);
      g_assert_cmpstr (amount, ==, deposits[i].amount);
      g_assert_cmpint (is_due, ==, deposits[i].is_due);
      g_assert_true (is_read || g_error_matches (error, ZH_ERROR, ZH_ERROR_INPUT));
    }
}

static void
test_deposit_told (void)
{
  static const char *const told[] = {
    [ZH_PROTEST_DEPOSIT_NOT_SAID] = "500, not paid yet",
    [ZH_PROTEST_DEPOSIT_PAID] = "500, paid",
    [ZH_PROTEST_DEPOSIT_RETURNED] = "500, returned",
    [ZH_PROTEST_DEPOSIT_KEPT] = "500, kept",
  };
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  ZhProtest        protest = { .deposit = (char *) "" };
  g_autofree char *none = zh_protest_format_deposit (&protest, language);

  g_assert_cmpstr (none, ==, "");
  protest.deposit = (char *) "500";
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *text = NULL;

      protest.deposit_state = (ZhProtestDeposit) i;
      text = zh_protest_format_deposit (&protest, language);
      g_assert_cmpint (g_ascii_strcasecmp (text, told[i]), ==, 0);
    }
}

static void
test_case_words (void)
{
  static const struct
  {
    ZhProtestWord kind;
    const char   *text;
    int           value; /* −1: refused */
  } words[] = {
    { ZH_PROTEST_SUBJECT, "ruling", ZH_PROTEST_SUBJECT_RULING },
    { ZH_PROTEST_SUBJECT, "weather", -1 },
    { ZH_PROTEST_SUBJECT, "", ZH_PROTEST_SUBJECT_NOT_SAID },
    { ZH_PROTEST_SUBJECT, NULL, ZH_PROTEST_SUBJECT_NOT_SAID },
    { ZH_PROTEST_DECISION, "upheld", ZH_PROTEST_DECISION_UPHELD },
    { ZH_PROTEST_DECISION, "partly", ZH_PROTEST_DECISION_PARTLY },
    { ZH_PROTEST_DECISION, "maybe", -1 },
    { ZH_PROTEST_EFFECT, "annulled", ZH_PROTEST_EFFECT_ANNULLED },
    { ZH_PROTEST_EFFECT, "much", -1 },
    { ZH_PROTEST_FORUM, "committee", ZH_PROTEST_FORUM_COMMITTEE },
    { ZH_PROTEST_FORUM, "crowd", -1 },
    { ZH_PROTEST_DEPOSIT, "kept", ZH_PROTEST_DEPOSIT_KEPT },
    { ZH_PROTEST_DEPOSIT, "lost", -1 },
  };
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (GError) error = NULL;
      int value = -1;

      g_assert_cmpint (zh_protest_word_read (words[i].kind, words[i].text, &value, &error), ==, words[i].value >= 0);
      g_assert_true (words[i].value >= 0 || g_error_matches (error, ZH_ERROR, ZH_ERROR_INPUT));
      if (words[i].value < 0)
        continue;
      g_assert_cmpint (value, ==, words[i].value);
      g_assert_cmpint (*zh_protest_word_get_label (words[i].kind, value, language) == '\0', ==, value == 0);
    }
  g_assert_cmpstr (zh_protest_step_get_label (ZH_PROTEST_HEARD, language), ==, "Heard");
  g_assert_cmpstr (zh_protest_note_get_text (ZH_PROTEST_NOTE_PARTY, language), ==, "party to the dispute");
  g_assert_cmpstr (zh_protest_note_get_text ("on leave", language), ==, "on leave");
}

/* Facts with a number */

static const struct
{
  const char *word;
  const char *key;
  const char *number; /* NULL: no such word */
  const char *as_five;
  const char *text; /* NULL: has a text of its own */
} numbers[] = {
  { "both-completed-ten-moves", NULL, "10", "both-completed-moves:5", NULL },
  { "both-completed-moves:1", NULL, "1", "both-completed-moves:5", "Have both players completed 1 move?" },
  { "both-completed-moves:7", NULL, "7", "both-completed-moves:5", "Have both players completed 7 moves?" },
  { "both-completed-moves:@a.b", NULL, "@a.b", "both-completed-moves:5", NULL },
  { "both-completed-moves:", NULL, NULL, NULL, NULL },
  { "both-completed-moves:x", NULL, NULL, NULL, NULL },
  { "both-completed-moves:-1", NULL, NULL, NULL, NULL },
  { "both-completed-moves:86401", NULL, NULL, NULL, NULL },
  { "increment-30s", NULL, "30", "increment-seconds:5", NULL },
  { "increment-seconds:2", NULL, "2", "increment-seconds:5", "Are 2 seconds or more added for each move?" },
  { "time-left-seconds:120", NULL, "120", "time-left-seconds:5", "Is there 2:00 or more left on the player’s clock?" },
  { "moves-a-minute:3", NULL, "3", "moves-a-minute:5", "Are at most 3 moves a minute still to be made up to the time control?" },
  { "missing-moves:1", NULL, "1", "missing-moves:5", "Is at most 1 move missing on the sheet, and the rest legible?" },
  { "sheet-requests:2", NULL, "2", "sheet-requests:5", "Has the player asked to see the record at most 2 times in this game?" },
  { "late-seconds:3600", NULL, "3600", "late-seconds:5", "Did the player come no later than 1:00:00 after the hour set?" },
  { "moves:4", "lapses", "4", "moves:5", "when both players have completed 4 moves" },
  { "three-moves", "lapses", "3", "moves:5", NULL },
  { "less-than-seconds-left:240", "lapses", "240", "less-than-seconds-left:5", "when less than 4:00 is left on the player’s clock" },
  { "clock-increment:10", "restore", "10", "clock-increment:5", "both clocks are set to an increment of 10 seconds" },
  { "moves:4", NULL, NULL, NULL, NULL },
  { "moves:4", "restore", NULL, NULL, NULL },
  { "both-completed-moves:4", "lapses", NULL, NULL, NULL },
  { "king-in-check", NULL, NULL, NULL, NULL },
};

static void
test_numbers (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      const char      *number = NULL;
      gboolean         is_known = zh_incident_number_split (numbers[i].word, numbers[i].key, &number);
      g_autofree char *text = zh_incident_number_dup_text (numbers[i].word, numbers[i].key, language);
      g_autofree char *as_five = NULL;

      if (is_known != (numbers[i].number != NULL))
        g_error ("%s", numbers[i].word);
      g_assert_cmpstr (number, ==, numbers[i].number);
      g_assert_cmpstr (text, ==, numbers[i].text);
      g_assert_cmpint (zh_incident_number_split (numbers[i].word, numbers[i].key, NULL), ==, is_known);
      if (!is_known)
        continue;
      as_five = zh_incident_number_dup_word (numbers[i].word, numbers[i].key, 5);
      g_assert_cmpstr (as_five, ==, numbers[i].as_five);
    }
}

/* A number that has a word of its own is written by it. */
static void
test_own_words (void)
{
  g_autofree char *ten = zh_incident_number_dup_word ("both-completed-moves:@a.b", NULL, 10);
  g_autofree char *three = zh_incident_number_dup_word ("moves:@a.b", "lapses", 3);
  g_autofree char *stems = zh_incident_number_dup_stems ();
  int              number = 0;

  g_assert_cmpstr (ten, ==, "both-completed-ten-moves");
  g_assert_cmpstr (three, ==, "three-moves");
  g_assert_cmpstr (stems, ==,
                   "both-completed-moves:N, increment-seconds:N, time-left-seconds:N, moves-a-minute:N, missing-moves:N, "
                   "sheet-requests:N, late-seconds:N");
  g_assert_true (zh_incident_number_get ("increment-30s", "increment-seconds", &number));
  g_assert_cmpint (number, ==, 30);
  g_assert_true (zh_incident_number_get ("late-seconds:7", "late-seconds", &number));
  g_assert_cmpint (number, ==, 7);
  g_assert_false (zh_incident_number_get ("late-seconds:7", "increment-seconds", &number));
  g_assert_false (zh_incident_number_get ("late-seconds:@a.b", "late-seconds", &number));
  g_assert_false (zh_incident_number_get ("late", "late-seconds", &number));
  g_assert_true (zh_incident_number_holds_always ("both-completed-moves:0"));
  g_assert_false (zh_incident_number_holds_always ("both-completed-moves:1"));
  g_assert_false (zh_incident_number_holds_always ("missing-moves:0"));
  g_assert_false (zh_incident_number_holds_always ("king-in-check"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/case-words/deposits", test_deposits);
  g_test_add_func ("/case-words/deposit-told", test_deposit_told);
  g_test_add_func ("/case-words/words", test_case_words);
  g_test_add_func ("/case-words/numbers", test_numbers);
  g_test_add_func ("/case-words/own-words", test_own_words);
  return g_test_run ();
}
