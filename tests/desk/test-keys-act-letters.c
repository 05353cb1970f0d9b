/* Keys of the rules that act in the time account of correspondence games, each with two values. */
#include "config.h"

#include <string.h>

#include "account-reader.h"
#include "account.h"
#include "address-notice.h"
#include "due-days.h"
#include "keys-table.h"
#include "person.h"

/* "channel;event;event…": the account, or why there is none. Days are of 2030; the game starts on 1 March where the
 * rules know a start. */
static char *
ask_account (Fixture         *fixture,
             const ZhRuleset *rules,
             const char      *argument)
{
  g_auto (GStrv) lines = g_strsplit (argument, ";", -1);
  g_autofree char *table = g_strjoinv ("\n", lines + 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhAccountRules) words = zh_account_rules_new (rules, lines[0], &error);
  g_autoptr (ZhLetterFile) file = words != NULL ? zh_letter_file_parse (table, words, &error) : NULL;
  g_autoptr (ZhAccount) account = NULL;
  ZhAccountRequest request = { .rules = words };

  if (file == NULL)
    return g_strdup (error->message);
  g_assert_true (zh_letter_day_parse ("2030-03-01", &request.start));
  request.start = words->before_start_counts.article != NULL ? request.start : 0;
  account = zh_account_new (&request, (const ZhLetterEvent *) (void *) file->events->data, file->events->len);
  return zh_account_format_csv (account);
}

/* What a claim of a second overstep brings, whether a refused one may cost days, and how often a game is adjudicated, each
 * with its article. */
static char *
ask_claim (Fixture         *fixture,
           const ZhRuleset *rules,
           const char      *argument)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhAccountRules) words = zh_account_rules_new (rules, argument, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (int i = 0; i < ZH_N_CLAIM_EVIDENCE; i++)
    if (zh_account_rules_needs (words, (ZhClaimEvidence) i, TRUE) != NULL)
      g_string_append_printf (text, "%s [%s]\n", zh_claim_evidence_words[i], zh_account_rules_needs (words, (ZhClaimEvidence) i, TRUE));
  g_string_append_printf (text, "adjudications %d [%s]\n", words->adjudications.number, words->adjudications.article);
  if (zh_account_word_holds (&words->appeal_needs_material))
    g_string_append_printf (text, "material [%s]\n", words->appeal_needs_material.article);
  if (zh_account_word_holds (&words->refused_claim_adds))
    g_string_append_printf (text, "adds [%s]\n", words->refused_claim_adds.article);
  return g_string_free (text, FALSE);
}

/* "channel;day;end;event;event…": what is due on the day; without events the game has started on 1 March. */
static char *
ask_dues (Fixture         *fixture,
          const ZhRuleset *rules,
          const char      *argument)
{
  g_auto (GStrv) lines = g_strsplit (argument, ";", -1);
  g_autofree char *table = g_strjoinv ("\n", lines + 3);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhAccountRules) words = zh_account_rules_new (rules, lines[0], &error);
  g_autoptr (ZhLetterFile) file = zh_letter_file_parse (table, words, &error);
  g_autoptr (ZhGameState) state = NULL;
  ZhAccountRequest request = { .rules = words };
  GString         *text = g_string_new (NULL);
  int              end = 0;

  g_assert_no_error (error);
  g_assert_true (zh_letter_day_parse (lines[1], &request.day));
  zh_letter_day_parse (lines[2], &end);
  if (file->events->len == 0)
    g_assert_true (zh_letter_day_parse ("2030-03-01", &request.start));
  state = zh_game_state_new (&request, end, NULL, (const ZhLetterEvent *) (void *) file->events->data, file->events->len);
  for (guint i = 0; i < state->dues->len; i++)
    {
      const ZhDue     *due = &g_array_index (state->dues, ZhDue, i);
      g_autofree char *day = zh_letter_day_format (due->day);

      g_string_append_printf (text, "%s %s %s\n", day, zh_due_kind_to_string (due->kind), due->article);
    }
  return g_string_free (text, FALSE);
}

/* What is due of a game with material of 5 January on the day after, and once it was adjudicated on 20 January. */
static char *
ask_adjudication (Fixture         *fixture,
                  const ZhRuleset *rules,
                  const char      *argument)
{
  const ZhAdjudicationDays stages[] = { { { TRUE, TRUE }, { 0, 0 }, 0, 0 }, { { TRUE, TRUE }, { 0, 0 }, 0, 1 } };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhAccountRules) words = zh_account_rules_new (rules, argument, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      ZhAdjudicationDays days = stages[i];
      ZhAccountRequest   request = { .rules = words };
      g_autoptr (ZhGameState) state = NULL;

      g_assert_true (zh_letter_day_parse ("2031-01-05", &days.sent[0]));
      g_assert_true (zh_letter_day_parse ("2031-01-20", &days.decided));
      request.day = days.n_decisions > 0 ? days.decided : days.sent[0] + 1;
      state = zh_game_state_new (&request, 0, &days, NULL, 0);
      for (guint k = 0; k < state->dues->len; k++)
        {
          const ZhDue     *due = &g_array_index (state->dues, ZhDue, k);
          g_autofree char *day = zh_letter_day_format (due->day);

          g_string_append_printf (text, "%s %s %s\n", day, zh_due_kind_to_string (due->kind), due->article);
        }
    }
  return g_string_free (text, FALSE);
}

/* What was missed of a change of address on 1 May, of which letters that were not registered told on 4 May. */
static char *
ask_notice (Fixture         *fixture,
            const ZhRuleset *rules,
            const char      *argument)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhAccountRules) words = zh_account_rules_new (rules, argument, &error);
  g_autoptr (ZhAddress) address = zh_address_new ();

  g_assert_no_error (error);
  zh_person_set_string (&address->since, "2030-05-01");
  zh_person_set_string (&address->sent, "2030-05-04");
  zh_person_set_string (&address->partners, "2030-05-04");
  return zh_address_judge (address, FALSE, words, zh_language_get_screen ());
}

/* What may become of the unfinished games of who leaves, each with its article. */
static char *
ask_leaving (Fixture         *fixture,
             const ZhRuleset *rules,
             const char      *argument)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhAccountRules) words = zh_account_rules_new (rules, argument, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (int i = ZH_UNFINISHED_LOST; i < ZH_N_UNFINISHED; i++)
    if (zh_account_word_holds (&words->leaving[i]))
      g_string_append_printf (text, "%s [%s] ", zh_unfinished_words[i], words->leaving[i].article);
  return g_string_free (text, FALSE);
}

/* Papers of the end of a game, and whom they go to: what is due of a game with a result, of one with an appeal, of one that a
 * leaver loses, and the words and articles of what no day tells. */
static char *
ask_papers (Fixture         *fixture,
            const ZhRuleset *rules,
            const char      *argument)
{
  static const ZhDueKind   kinds[] = { ZH_DUE_REPEAT, ZH_DUE_RECORD, ZH_DUE_PROTEST, ZH_DUE_SILENCE };
  const ZhAdjudicationDays stages[] = {
    { .is_finished = TRUE },
    { .has_sent = { TRUE, TRUE }, .decided = 2500000, .n_decisions = 1, .appealed = 2500001, .has_appealed = { TRUE, FALSE } },
    { .left = ZH_UNFINISHED_LOST },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhAccountRules) words = zh_account_rules_new (rules, argument, &error);
  g_autoptr (ZhLetterFile) file = zh_letter_file_parse ("event,side,no,kind,received,arrival,sent,dispatch,slip,from,to\nmove,w,1,,,,2030-03-01,,,,\n", words, &error);
  const ZhAccountWord *others[] = { &words->appeal_needs_analysis, &words->leaver_uncounted, &words->card_greeting };
  GString             *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      const ZhAccountRequest request = { .rules = words, .day = 2500002 };
      g_autoptr (ZhGameState) state = zh_game_state_new (&request, 0, &stages[i], (const ZhLetterEvent *) (void *) file->events->data, file->events->len);

      for (guint k = 0; k < state->dues->len; k++)
        g_string_append_printf (text, "%s %d; ", zh_due_kind_to_string (g_array_index (state->dues, ZhDue, k).kind), g_array_index (state->dues, ZhDue, k).day);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_string_append_printf (text, "%s; ", zh_due_kind_get_task (kinds[i], words, TRUE, zh_language_get_screen ()));
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_string_append_printf (text, "%s; ", zh_account_word_holds (others[i]) ? others[i]->article : "no");
  return g_string_free (text, FALSE);
}

#define WHITE "move,w,1,,,,2030-03-01,,,,;"
#define BLACK "move,b,1,,2030-03-05,,2030-03-10,,,,;"
#define LONG "move,b,1,,2030-03-05,,2030-04-10,,,,;"
#define CLAIM "claim,w,,,,,2030-04-12,,,,;"
#define LEAVE "leave,b,,,,,2030-03-08,,,2030-03-06,2030-04-08;"
#define QUERY(kind) WHITE "fault,b,," kind ",2030-03-05,,2030-03-06,,,,;query,w,," kind ",2030-03-08,,2030-03-14,,,,"
#define FAULT(kind) "fault,w,," kind ",,,,,,,"
#define FOUR WHITE "move,b,1,,2030-03-03,,2030-03-05,,,,;move,w,2,,2030-03-08,,2030-03-09,,,,;move,b,2,,2030-03-13,,2030-03-14,,,,;"

static const KeyCase cases[] = {
  { "ru-chess-988", "correspondence.post-days", { "30", "20" }, ask_account, "post;" WHITE },
  { "ru-chess-988", "correspondence.post-moves", { "10", "5" }, ask_account, "post;" WHITE },
  { "ru-chess-988", "correspondence.email-days", { "60", "20" }, ask_account, "email;" WHITE },
  { "ru-chess-988", "correspondence.email-moves", { "10", "5" }, ask_account, "email;" WHITE },
  { "ru-chess-988", "correspondence.leave-days", { "30", "20" }, ask_account, "post;" LEAVE WHITE LONG },
  { "ua-draughts-64", "correspondence.leave-breaks", { "3", "0" }, ask_account, "post;" LEAVE WHITE LONG },
  { "ua-draughts-64", "correspondence.leave-days", { "50", "20" }, ask_account, "post;" LEAVE WHITE LONG },
  { "ua-draughts-64", "correspondence.penalty-days", { "6", "5" }, ask_account, "post;" FAULT ("illegible") },
  { "ru-chess-988", "correspondence.uncounted-delay-days", { "3", "2" }, ask_account, "post;" QUERY ("illegible") },
  { "ru-chess-988", "correspondence.post.total-with-penalties", { "yes", "no" }, ask_account, "post;" FAULT ("illegible") },
  { "ru-chess-988", "correspondence.post.dispatch-day-counts", { "no", "yes" }, ask_account, "post;" WHITE BLACK },
  { "ru-chess-988", "correspondence.post.before-start-counts", { "no", "yes" }, ask_account, "post;" WHITE "move,b,1,,2030-02-20,,2030-03-10,,,," },
  { "ru-chess-988", "correspondence.post.late-notice-days", { "3", "4" }, ask_account, "post;notice,b,,,2030-03-04,,,,,,;" WHITE BLACK },
  { "ru-chess-988", "correspondence.post.series-days", { "last", "first" }, ask_account, "post;" WHITE "move,b,1-11,,2030-03-05,,2030-04-20,,,,;" CLAIM },
  { "ru-chess-988", "correspondence.post.dispatch-postmark", { "earliest", "latest" }, ask_account, "post;" WHITE "move,b,1,,2030-03-05,,2030-03-10,2030-03-08 2030-03-12,,," },
  { "ru-chess-988", "correspondence.post.receipt-postmark", { "latest", "earliest" }, ask_account, "post;" WHITE "move,b,1,,2030-03-05,2030-03-04 2030-03-06,2030-03-10,,,," },
  { "ru-chess-988", "correspondence.post.registered-receipt-decides", { "yes", "no" }, ask_account, "post;" WHITE "move,b,1,,2030-03-05,,2030-03-10,,2030-03-12,," },
  { "ru-chess-988", "correspondence.post.unknown-dates", { "uncounted", "standard" }, ask_account, "post;" WHITE "move,b,1,,?,,2030-03-10,,,," },
  { "ua-draughts-64", "correspondence.post.unknown-dates", { "mean", "uncounted" }, ask_account, "post;" FOUR "move,w,3,,?before,,2030-03-30,,,," },
  { "ru-chess-988", "correspondence.email.transit-days", { "1", "2" }, ask_account, "email;" WHITE "move,b,1,,?,,2030-03-10,,,," },
  { "ua-draughts-64", "correspondence.post.transit-letters", { "3", "2" }, ask_account, "post;" FOUR "move,w,3,,?before,,2030-03-30,,,," },
  { "ua-draughts-64", "correspondence.post.query-counts", { "no", "yes" }, ask_account, "post;" QUERY ("illegible") },
  { "ru-chess-988", "correspondence.post.query-impossible", { "yes", "no" }, ask_account, "post;" QUERY ("impossible") },
  { "ru-chess-988", "correspondence.post.query-illegible", { "yes", "no" }, ask_account, "post;" QUERY ("illegible") },
  { "ru-chess-988", "correspondence.post.query-nomove", { "yes", "no" }, ask_account, "post;" QUERY ("nomove") },
  { "ru-chess-988", "correspondence.email.query-misrepeat", { "yes", "no" }, ask_account, "email;" QUERY ("misrepeat") },
  { "ru-chess-988", "correspondence.post.repeat-counts", { "yes", "no" }, ask_account, "post;" WHITE BLACK "repeat,w,,,,,2030-04-01,,,,;repeat,b,,,2030-04-04,,2030-04-09,,,," },
  { "ru-chess-988", "correspondence.post.fault-days", { "5", "4" }, ask_account, "post;" FAULT ("illegible") },
  { "ru-chess-988", "correspondence.post.fault-again-days", { "10", "9" }, ask_account, "post;" FAULT ("illegible") ";" FAULT ("illegible") },
  { "ru-chess-988", "correspondence.post.fault-impossible", { "yes", "no" }, ask_account, "post;" FAULT ("impossible") },
  { "ru-chess-988", "correspondence.post.fault-illegible", { "yes", "no" }, ask_account, "post;" FAULT ("illegible") },
  { "ru-chess-988", "correspondence.email.fault-ambiguous", { "yes", "no" }, ask_account, "email;" FAULT ("ambiguous") },
  { "ru-chess-988", "correspondence.post.fault-nomove", { "yes", "no" }, ask_account, "post;" FAULT ("nomove") },
  { "ru-chess-988", "correspondence.post.fault-misrepeat", { "yes", "no" }, ask_account, "post;" FAULT ("misrepeat") },
  { "ru-chess-988", "correspondence.post.fault-unregistered", { "yes", "no" }, ask_account, "post;" FAULT ("unregistered") },
  { "ru-chess-988", "correspondence.post.fault-address", { "yes", "no" }, ask_account, "post;" FAULT ("address") },
  { "ru-chess-988", "correspondence.post.silence-days", { "30", "20" }, ask_account, "post;" WHITE "repeat,w,,lost,,,2030-03-31,,,," },
  { "ru-chess-988", "correspondence.post.first-move-days", { "30", "20" }, ask_dues, "post;2030-03-10;" },
  { "ru-chess-988", "correspondence.email.late-repeat-free-days", { "3", "4" }, ask_account, "email;" WHITE "repeat,w,,lost,,,2030-03-19,,,," },
  { "ua-draughts-64", "correspondence.post.repeat-after-leave-days", { "3", "2" }, ask_account, "post;leave,w,,,,,2030-03-01,,,2030-03-20,2030-03-25;" WHITE "repeat,w,,lost,,,2030-03-28,,,," },
  { "ru-chess-988", "correspondence.post.leave-limit", { "year", "game" }, ask_account, "post;leave,b,,,,,2030-03-08,,,2030-12-15,2031-01-20;" WHITE "move,b,1,,2030-12-10,,2031-01-25,,,," },
  { "ru-chess-988", "correspondence.post.leave-from-notice", { "yes", "no" }, ask_account, "post;" LEAVE WHITE BLACK },
  { "ru-chess-988", "correspondence.post.leave-stops", { "own", "both" }, ask_account, "post;leave,w,,,,,2030-03-01,,,2030-03-06,2030-03-08;" WHITE BLACK },
  { "ua-draughts-64", "correspondence.post.leave-ends-with-move", { "yes", "no" }, ask_account, "post;leave,b,,,,,2030-03-01,,,2030-03-09,2030-03-20;" WHITE BLACK "move,w,2,,2030-03-13,,2030-03-15,,,," },
  { "ru-chess-988", "correspondence.post.last-day-in-time", { "yes", "no" }, ask_account, "post;" WHITE "move,b,1,,2030-03-05,,2030-04-04,,,,;" CLAIM },
  { "ru-chess-988", "correspondence.post.claim-until", { "answer", "next-move" }, ask_account, "post;move,w,1-10,,,,2030-03-01,,,,;move,b,10,,2030-03-05,,2030-04-10,,,,;move,w,11,,2030-04-12,,2030-04-12,,,,;" CLAIM },
  { "ru-chess-988", "correspondence.post.new-count", { "yes", "no" }, ask_account, "post;" WHITE LONG CLAIM },
  { "ua-draughts-64", "correspondence.post.new-count-dated", { "yes", "no" }, ask_account, "post;" WHITE LONG "claim,w,,,,,2030-04-12,,,2030-04-20,;" },
  { "ru-chess-988", "correspondence.post.loses-at-overstep", { "2", "1" }, ask_account, "post;" WHITE LONG CLAIM },
  { "ru-chess-988", "correspondence.post.first-may-lose", { "yes", "no" }, ask_account, "post;" WHITE LONG "claim,w,,first-loses,,,2030-04-12,,,,;" },
  { "ua-draughts-64", "correspondence.post.reduced-days-min", { "20", "28" }, ask_account, "post;" WHITE LONG "claim,w,,reduced,,,2030-04-12,,,,;" },
  { "ua-draughts-64", "correspondence.post.recorded-overstep", { "yes", "no" }, ask_account, "post;" WHITE LONG "claim,w,,recorded,,,2030-04-12,,,,;" },
  { "ru-chess-988", "correspondence.post.claim-interrupts", { "second", "every" }, ask_account, "post;" WHITE BLACK "claim,w,,,,,2030-03-14,,,,2030-03-18;move,w,2,,2030-03-13,,2030-03-20,,,," },
  { "ru-chess-988", "correspondence.email.refused-claim-bars", { "yes", "no" }, ask_account, "email;" WHITE BLACK "claim,w,,barred,,,2030-03-14,,,,2030-03-18;" },
  { "ru-chess-988", "correspondence.email.silence-end-days", { "40", "50" }, ask_dues, "email;2030-03-10;;" WHITE },
  { "ru-chess-988", "correspondence.post.silence-end-months", { "3", "2" }, ask_dues, "post;2030-03-10;;" WHITE },
  { "ru-chess-988", "correspondence.post.objection-days", { "7", "10" }, ask_dues, "post;2030-04-13;;" WHITE LONG CLAIM },
  { "ua-draughts-64", "correspondence.post.decision-days", { "15", "10" }, ask_dues, "post;2030-06-01;;" WHITE LONG CLAIM },
  { "ru-chess-988", "correspondence.post.material-days", { "14", "10" }, ask_dues, "post;2030-12-30;2030-12-20;" WHITE },
  { "ru-chess-988", "correspondence.post.refused-claim-adds", { "yes", "no" }, ask_claim, "post" },
  { "ru-chess-988", "correspondence.post.adjudications", { "2", "3" }, ask_claim, "post" },
  { "ru-chess-988", "correspondence.post.address-days", { "0", "3" }, ask_notice, "post" },
  { "ru-chess-988", "correspondence.post.address-registered", { "yes", "no" }, ask_notice, "post" },
  { "ua-draughts-64", "correspondence.post.adjudication-months", { "1", "2" }, ask_adjudication, "post" },
  { "ru-chess-988", "correspondence.post.adjudication-appeal-days", { "14", "10" }, ask_adjudication, "post" },
  { "ru-chess-988", "correspondence.post.appeal-needs-material", { "yes", "no" }, ask_claim, "post" },
  { "ru-chess-988", "correspondence.post.silence-leads-to", { "loss", "withdrawal" }, ask_papers, "post" },
  { "ru-chess-988", "correspondence.post.protest-to", { "appeals-arbiter", "organiser" }, ask_papers, "post" },
  { "ru-chess-988", "correspondence.post.result-needs-record", { "yes", "no" }, ask_papers, "post" },
  { "ru-chess-988", "correspondence.post.leaver-needs-record", { "yes", "no" }, ask_papers, "post" },
  { "ua-draughts-64", "correspondence.post.appeal-needs-analysis", { "yes", "no" }, ask_papers, "post" },
  { "ua-draughts-64", "correspondence.post.hearing-days", { "10", "12" }, ask_papers, "post" },
  { "ua-draughts-64", "correspondence.post.elder", { "yes", "no" }, ask_papers, "post" },
  { "ua-draughts-64", "correspondence.post.record-days", { "10", "12" }, ask_papers, "post" },
  { "ua-draughts-64", "correspondence.post.leaver-uncounted", { "yes", "no" }, ask_papers, "post" },
  { "ua-draughts-64", "correspondence.post.card-greeting", { "yes", "no" }, ask_papers, "post" },
  { "ru-chess-988", "correspondence.post.leaver-loses", { "yes", "no" }, ask_leaving, "post" },
  { "ru-chess-988", "correspondence.post.leaver-adjudicated", { "yes", "no" }, ask_leaving, "post" },
  { "ru-chess-988", "correspondence.post.leaver-struck", { "yes", "no" }, ask_leaving, "post" },
  { "ru-chess-988", "correspondence.post.claim-count", { "yes", "no" }, ask_claim, "post" },
  { "ru-chess-988", "correspondence.post.claim-cards", { "yes", "no" }, ask_claim, "post" },
  { "ru-chess-988", "correspondence.post.claim-notice", { "yes", "no" }, ask_claim, "post" },
  { "ru-chess-988", "correspondence.email.claim-copy", { "yes", "no" }, ask_claim, "email" },
  { "ru-chess-988", "correspondence.post.claim-next-move", { "yes", "no" }, ask_claim, "post" },
  { "ru-chess-988", "correspondence.post.short-days", { "5", "30" }, ask_account, "post;" WHITE },
};

int
main (int    argc,
      char **argv)
{
  return keys_table_run (argc, argv, "/desk/keys-act-letters", cases, G_N_ELEMENTS (cases));
}
