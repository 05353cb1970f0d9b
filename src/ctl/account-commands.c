/* `account`: the time account of a correspondence game. */
#include "config.h"

#include "call.h"

#include <glib/gi18n.h>

#include "account-reader.h"
#include "account.h"
#include "desk-letters.h"
#include "errors.h"
#include "ruleset-defaults.h"
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

static ZhCtlExit
print_account (const ZhCtlCall   *call,
               const ZhGamePlace *place,
               int                day,
               GError           **error)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (competition, error);
  g_autoptr (ZhGameAccount) game = ruleset != NULL ? zh_game_account_new (ruleset, competition, place, day, error) : NULL;
  g_autofree char *csv = NULL;

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

/* A game of a competition: its letters are written as such a table, and counted as one. */
static ZhCtlExit
run_game (ZhCtlCall *call,
          GError   **error)
{
  ZhGamePlace place;
  int         day = 0;

  if (!read_day (call, "day", &day, error) ||
      !zh_competition_find_game (zh_ctl_get_competition (call), call->tournament->id, zh_ctl_number (call, "round", 0),
                                 zh_ctl_number (call, "board", 0), zh_ctl_number (call, "game", 0), &place, error))
    return ZH_CTL_INPUT;
  return print_account (call, &place, day, error);
}

static const char *
get_side (ZhLetterSide side)
{
  return side == ZH_LETTER_WHITE ? "w" : "b";
}

static char *
dup_player (const ZhGamePlace *place,
            ZhLetterSide       side)
{
  const ZhEntry *entry = zh_game_place_get_entry (place, side == ZH_LETTER_WHITE ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);

  return entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
}

/* A game that is not finished: whose move it is, the days of both, and what is to be done. */
static void
print_game (const ZhCtlCall  *call,
            const ZhPostGame *game,
            int               day)
{
  const ZhGameState *state = game->state;
  const ZhDue       *due = zh_game_state_find_action (state, day);
  g_autofree char   *white = dup_player (&game->place, ZH_LETTER_WHITE);
  g_autofree char   *black = dup_player (&game->place, ZH_LETTER_BLACK);
  int                silent = state->last_sent != 0 ? day - state->last_sent : 0;

  zh_ctl_print_row (call, "game:d round:d board:d white:s black:s turn:s white_moves:d black_moves:d white_days:d white_left:d black_days:d black_left:d silent:d action:s article:s",
                    game->number, game->place.round->number, game->place.pairing->number, white, black, get_side (state->turn),
                    (int) state->moves[0], (int) state->moves[1], (int) state->period[0], (int) state->left[0], (int) state->period[1],
                    (int) state->left[1], silent, due != NULL ? zh_due_kind_to_string (due->kind) : "", due != NULL ? due->article : "");
}

/* Without a game all that are not finished; with --game N the account of the one with that number. */
static ZhCtlExit
run_games (ZhCtlCall *call,
           GError   **error)
{
  g_autoptr (GPtrArray) games = NULL;
  int number = zh_ctl_number (call, "game", 0);
  int given = 0;
  int day;

  if (!read_day (call, "day", &given, error))
    return ZH_CTL_INPUT;
  day = given != 0 ? given : zh_desk_get_letter_day (call->desk);
  games = zh_desk_list_post_games (call->desk, call->tournament, day, error);
  if (games == NULL)
    return ZH_CTL_INPUT;
  if (number > (int) games->len)
    {
      zh_fail (error, ZH_ERROR_INPUT, _ ("There is no game %1$d; the tournament has %2$u"), number, games->len);
      return ZH_CTL_INPUT;
    }
  if (number > 0)
    return print_account (call, &((const ZhPostGame *) g_ptr_array_index (games, number - 1))->place, given, error);
  for (guint i = 0; i < games->len; i++)
    {
      const ZhPostGame *game = g_ptr_array_index (games, i);

      if (game->state != NULL && !game->state->is_over)
        print_game (call, game, day);
    }
  return ZH_CTL_DONE;
}

/* Something due, with the game that it is of. */
typedef struct
{
  const ZhPostGame *game;
  const ZhDue      *due;
} Deadline;

static int
compare_deadlines (gconstpointer a,
                   gconstpointer b)
{
  const Deadline *first = a;
  const Deadline *second = b;

  return first->due->day != second->due->day ? first->due->day - second->due->day : first->game->number - second->game->number;
}

static void
print_deadline (const ZhCtlCall *call,
                const Deadline  *deadline,
                int              today)
{
  const ZhLanguage  *language = zh_language_get_screen ();
  const ZhGamePlace *place = &deadline->game->place;
  const ZhDue       *due = deadline->due;
  g_autofree char   *day = zh_letter_day_format (due->day);
  g_autofree char   *player = dup_player (place, due->side);
  g_autofree char   *partner = dup_player (place, (ZhLetterSide) (1 - due->side));
  g_autofree char   *doer = zh_post_game_format_actor (deadline->game, zh_ctl_get_competition (call), due, language);

  zh_ctl_print_row (call, "day:s due:s game:d round:d board:d side:s player:s partner:s article:s what:s task:s arbiter:b past:b doer:s", day,
                    zh_due_kind_to_string (due->kind), deadline->game->number, place->round->number, place->pairing->number, get_side (due->side),
                    player, partner, due->article, zh_due_kind_get_label (due->kind, language), zh_post_game_get_task (deadline->game, zh_ctl_get_competition (call), due, language),
                    zh_due_is_for_arbiter (due->kind), due->day < today, doer);
}

/* Everything that falls due, by day. */
static ZhCtlExit
run_deadlines (ZhCtlCall *call,
               GError   **error)
{
  g_autoptr (GArray) deadlines = g_array_new (FALSE, FALSE, sizeof (Deadline));
  g_autoptr (GPtrArray) games = NULL;
  int day = 0;

  if (!read_day (call, "day", &day, error))
    return ZH_CTL_INPUT;
  day = day != 0 ? day : zh_desk_get_letter_day (call->desk);
  games = zh_desk_list_post_games (call->desk, call->tournament, day, error);
  if (games == NULL)
    return ZH_CTL_INPUT;
  for (guint i = 0; i < games->len; i++)
    {
      const ZhPostGame *game = g_ptr_array_index (games, i);

      for (guint k = 0; game->state != NULL && k < game->state->dues->len; k++)
        {
          const Deadline deadline = { game, &g_array_index (game->state->dues, ZhDue, k) };

          g_array_append_val (deadlines, deadline);
        }
    }
  g_array_sort (deadlines, compare_deadlines);
  for (guint i = 0; i < deadlines->len; i++)
    print_deadline (call, &g_array_index (deadlines, Deadline, i), day);
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_account_verbs[] = {
  { "account", "FILE --round R --board B [--game G] [--day DATE] [--json]", ZH_CTL_READS, run_game },
  { "account", "FILE [--game N] [--day DATE] [--json]", ZH_CTL_READS, run_games },
  { "deadlines", "FILE [--day DATE] [--json]", ZH_CTL_READS, run_deadlines,
    .summary = N_ ("Lists what falls due in games by correspondence, and who does it") },
  { "account", "PATH --rules post|email|draughts-64|draughts-100 [--control DAYS/MOVES] [--start DATE] [--day DATE]", ZH_CTL_OPENS_NOTHING,
    run_account, .summary = N_ ("Count the days of a correspondence game from a table of its letters, or from those kept of it") },
  { NULL },
};
