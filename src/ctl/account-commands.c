/* `account`: the time account of a correspondence game. */
#include "config.h"

#include "call.h"

#include <glib/gi18n.h>

#include "account-reader.h"
#include "account.h"
#include "desk-letters.h"
#include "text-lines.h"

#define MAX_CONTROL 9999

/* "30/10" of --control. */
static gboolean
read_control (const ZhCtlCall  *call,
              ZhAccountRequest *request,
              GError          **error)
{
  const char *text = zh_ctl_text (call, "control");
  g_auto (GStrv) parts = zh_ctl_split_pair (text, "/");
  gint64 days;
  gint64 moves;

  if (text == NULL)
    return TRUE;
  if (!zh_text_parse_int (parts[0], 1, MAX_CONTROL, &days) || !zh_text_parse_int (parts[1], 1, MAX_CONTROL, &moves))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("--control: “%s” is none; write days and moves, such as 30/10"), text);
  request->days = (int) days;
  request->moves = (int) moves;
  return TRUE;
}

/* The day of an option; 0 where it is left out. */
static gboolean
read_day (const ZhCtlCall *call,
          const char      *option,
          int             *day,
          GError         **error)
{
  const char *text = zh_ctl_text (call, option);

  if (text == NULL || zh_letter_day_parse (text, day))
    return TRUE;
  return zh_fail (error, ZH_ERROR_USAGE, _ ("--%1$s: “%2$s” is no day of the calendar; write it as 2030-03-01"), option, text);
}

static gboolean
read_request (const ZhCtlCall  *call,
              ZhAccountRequest *request,
              GError          **error)
{
  if (!read_control (call, request, error) || !read_day (call, "start", &request->start, error) || !read_day (call, "day", &request->day, error))
    return FALSE;
  if (request->start != 0 && request->rules->before_start_counts.article == NULL)
    return zh_fail (error, ZH_ERROR_USAGE, _ ("--start: these rules know no official start; leave it out"));
  return TRUE;
}

static ZhCtlExit
run_account (ZhCtlCall *call,
             GError   **error)
{
  g_autoptr (ZhAccountRules) rules = zh_account_rules_load (zh_ctl_text (call, "rules"), error);
  ZhAccountRequest request = { .rules = rules };
  g_autofree char *text = NULL;
  g_autofree char *csv = NULL;
  g_autoptr (ZhLetterFile) file = NULL;
  g_autoptr (ZhAccount) account = NULL;

  if (rules == NULL || !read_request (call, &request, error))
    return ZH_CTL_USAGE;
  text = zh_ctl_read_text (call->words[0], error);
  file = text != NULL ? zh_letter_file_parse (text, rules, error) : NULL;
  if (file == NULL)
    return ZH_CTL_INPUT;
  account = zh_account_new (&request, (const ZhLetterEvent *) (void *) file->events->data, file->events->len);
  csv = zh_account_format_csv (account);
  g_print ("%s", csv);
  return ZH_CTL_DONE;
}

/* An object a row; without --json the lines that a table gives. */
static void
print_rows (const ZhCtlCall *call,
            const ZhAccount *account)
{
  for (guint i = 0; i < account->rows->len; i++)
    {
      const ZhAccountRow *row = &g_array_index (account->rows, ZhAccountRow, i);
      g_autofree char    *value = zh_account_row_format_value (row);

      zh_ctl_print_row (call, "side:s item:s value:t article:s", row->side == ZH_LETTER_WHITE ? "w" : "b", zh_account_item_to_string (row->item), value,
                        row->article);
    }
}

/* A game of a competition: its letters are written as such a table, and counted as one. */
static ZhCtlExit
run_game (ZhCtlCall *call,
          GError   **error)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  ZhGamePlace          place;
  int                  day = 0;
  g_autoptr (ZhGameAccount) game = NULL;
  g_autofree char *csv = NULL;

  if (!read_day (call, "day", &day, error) ||
      !zh_competition_find_game (competition, call->tournament->id, zh_ctl_number (call, "round", 0), zh_ctl_number (call, "board", 0),
                                 zh_ctl_number (call, "game", 0), &place, error))
    return ZH_CTL_INPUT;
  game = zh_game_account_new (competition, &place, day, error);
  if (game == NULL)
    return ZH_CTL_INPUT;
  if (call->json)
    print_rows (call, game->account);
  else
    {
      csv = zh_account_format_csv (game->account);
      g_print ("%s", csv);
    }
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_account_verbs[] = {
  { "account", "FILE --round R --board B [--game G] [--day DATE] [--json]", ZH_CTL_READS, run_game },
  { "account", "PATH --rules post|email|draughts-64|draughts-100 [--control DAYS/MOVES] [--start DATE] [--day DATE]", ZH_CTL_OPENS_NOTHING,
    run_account, .summary = N_ ("Count the days of a correspondence game from a table of its letters, or from those kept of it") },
  { NULL },
};
