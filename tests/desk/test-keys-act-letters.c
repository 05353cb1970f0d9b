/* Keys of the rules that act in the time account of correspondence games, each with two values. */
#include "config.h"

#include <string.h>

#include "account-reader.h"
#include "account.h"
#include "keys-table.h"

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
  { "ru-chess-988", "correspondence.post.short-days", { "5", "30" }, ask_account, "post;" WHITE },
};

int
main (int    argc,
      char **argv)
{
  return keys_table_run (argc, argv, "/desk/keys-act-letters", cases, G_N_ELEMENTS (cases));
}
