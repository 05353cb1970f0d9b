/* The desk of online play beside its sites: lost connections, games sent to be checked, and the extra game of a level
 * match. */
#include "config.h"

#include <glib/gi18n.h>

#include "competition-commands.h"
#include "desk-extra-game.h"
#include "desk-outages.h"
#include "desk-screening.h"
#include "record-options.h"
#include "round-boards.h"
#include "ruling-options.h"
#include "offender.h"
#include "teams.h"
#include "text-lines.h"

/* Whose game it is, by round, board and --player. */
static gint64
find_player (ZhCtlCall *call,
             GError   **error)
{
  const ZhIncidentInput where = { .scope = ZH_INCIDENT_AT_BOARD, .round = zh_ctl_number (call, "round", 0), .board = zh_ctl_number (call, "board", 0), .game = zh_ctl_number (call, "game", 1) };

  return zh_ctl_find_side (call->tournament, &where, zh_ctl_text (call, "player"), error);
}

/* A line of a list by its number there; -1 with @error. */
static int
find_line (ZhCtlCall       *call,
           const GPtrArray *lines,
           GError         **error)
{
  gint64 number;

  if (zh_text_parse_int (call->words[0], 1, (int) lines->len, &number))
    return (int) number - 1;
  g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("There is no line %s; the list has %u"), call->words[0], lines->len);
  return -1;
}

/* The articles of what was ruled, "" where nothing was. */
static const char *
get_articles (const ZhCtlCall *call,
              gint64           incident_id)
{
  const ZhIncidentRecord *record = zh_competition_find_incident (zh_ctl_get_competition (call), incident_id);

  return record != NULL ? record->articles : "";
}

static gboolean
is_in_round (const ZhCtlCall *call,
             int              round)
{
  return !zh_ctl_has (call, "round") || zh_ctl_number (call, "round", 0) == round;
}

static ZhCtlExit
run_list_outages (ZhCtlCall *call,
                  GError   **error)
{
  const GPtrArray *outages = call->tournament->outages;
  ZhCtlExit        code = ZH_CTL_DONE;

  for (guint i = 0; i < outages->len; i++)
    {
      const ZhOutage  *outage = g_ptr_array_index (outages, i);
      g_autofree char *name = zh_tournament_dup_side_name (call->tournament, outage->round, outage->board, outage->game, outage->entry_id);

      if (!is_in_round (call, outage->round))
        continue;
      zh_ctl_print_row (call, "line:d round:d board:d game:d name:s since:s cause:s lost:d ended:s articles:s note:s", (int) i + 1, outage->round,
                        outage->board, outage->game, name, outage->since, zh_outage_cause_words[outage->cause], outage->lost,
                        zh_outage_end_words[outage->ended], get_articles (call, outage->incident_id), outage->note);
      if (outage->ended == ZH_OUTAGE_OPEN)
        code = ZH_CTL_NO;
    }
  return code;
}

static ZhChange *
act_lost (ZhCtlCall *call,
          GError   **error)
{
  ZhOutageInput input = {
    .tournament_id = call->tournament->id,
    .round = zh_ctl_number (call, "round", 0),
    .board = zh_ctl_number (call, "board", 0),
    .game = zh_ctl_number (call, "game", 1),
    .entry_id = find_player (call, error),
    .cause = (ZhOutageCause) zh_ctl_choice (call, "cause", ZH_OUTAGE_CONNECTION),
    .since = zh_ctl_text (call, "time"),
    .note = zh_ctl_text (call, "note"),
  };

  return input.entry_id != 0 ? zh_desk_open_outage (call->desk, &input, error) : NULL;
}

static gboolean
read_ending (ZhCtlCall      *call,
             ZhOutageEnding *ending,
             GError        **error)
{
  int line = find_line (call, call->tournament->outages, error);

  if (line < 0)
    return FALSE;
  *ending = (ZhOutageEnding){
    .tournament_id = call->tournament->id,
    .outage_id = ((const ZhOutage *) g_ptr_array_index (call->tournament->outages, (guint) line))->id,
    .ended = (ZhOutageEnd) (zh_ctl_choice (call, "how", 0) + ZH_OUTAGE_RECONNECTED),
    .lost = zh_ctl_number (call, "lost", ZH_OUTAGE_UNTIL_NOW),
    .facts = zh_ctl_texts (call, "fact"),
    .decision = zh_ctl_text (call, "decision"),
    .sanction = zh_ctl_text (call, "sanction"),
    .note = zh_ctl_text (call, "note"),
    .reason = zh_ctl_text (call, "reason"),
  };
  return zh_ctl_read_seconds (call, "opponent-time", &ending->opponent_time, error) &&
         zh_ctl_read_seconds (call, "offender-time", &ending->offender_time, error);
}

static ZhCtlExit
run_ended (ZhCtlCall *call,
           GError   **error)
{
  gboolean         ask = zh_ctl_has (call, "ask");
  ZhIncidentCounts counts;
  ZhOutageEnding   ending;

  if (!zh_ctl_open_tournament (call, ask ? ZH_DESK_READ : ZH_DESK_WRITE, error))
    return ZH_CTL_USAGE;
  if (!read_ending (call, &ending, error))
    return ZH_CTL_INPUT;
  return ask ? zh_ctl_print_answer (zh_desk_ask_outage (zh_ctl_get_competition (call), &ending, &counts, error), &counts)
             : zh_ctl_end (call, zh_desk_end_outage (call->desk, &ending, error), error);
}

static ZhCtlExit
run_list_screenings (ZhCtlCall *call,
                     GError   **error)
{
  const GPtrArray *screenings = call->tournament->screenings;
  ZhCtlExit        code = ZH_CTL_DONE;

  for (guint i = 0; i < screenings->len; i++)
    {
      const ZhScreening *screening = g_ptr_array_index (screenings, i);
      g_autofree char   *name = zh_tournament_dup_side_name (call->tournament, screening->round, screening->board, screening->game, screening->entry_id);
      g_autofree char   *sent = zh_date_format_iso (screening->sent);
      g_autofree char   *answered = zh_date_format_iso (screening->answered);

      if (!is_in_round (call, screening->round))
        continue;
      zh_ctl_print_row (call, "line:d round:d board:d game:d name:s sent:s body:s why:s answered:s answer:s note:s articles:s", (int) i + 1,
                        screening->round, screening->board, screening->game, name, sent, screening->body, screening->why, answered,
                        zh_screening_answer_words[screening->answer], screening->note, get_articles (call, screening->incident_id));
      if (screening->answer == ZH_SCREENING_AWAITED)
        code = ZH_CTL_NO;
    }
  return code;
}

/* %ZH_DATE_NONE where the option is left out; %FALSE with @error. */
static gboolean
read_date (const ZhCtlCall *call,
           const char      *option,
           ZhDate          *date,
           GError         **error)
{
  const char *text = zh_ctl_text (call, option);

  *date = ZH_DATE_NONE;
  if (text == NULL || zh_date_parse (text, date))
    return TRUE;
  return zh_fail (error, ZH_ERROR_USAGE, _ ("--%1$s: “%2$s” is no date; write it as 2026-11-20"), option, text);
}

static ZhChange *
act_send (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhScreening) screening = zh_screening_new ();

  screening->entry_id = find_player (call, error);
  screening->round = zh_ctl_number (call, "round", 0);
  screening->board = zh_ctl_number (call, "board", 0);
  screening->game = zh_ctl_number (call, "game", 1);
  zh_person_set_string (&screening->body, zh_ctl_text (call, "body"));
  zh_person_set_string (&screening->why, zh_ctl_text (call, "why"));
  if (screening->entry_id == 0 || !read_date (call, "sent", &screening->sent, error))
    return NULL;
  return zh_desk_send_screening (call->desk, call->tournament->id, screening, error);
}

static ZhChange *
act_answer (ZhCtlCall *call,
            GError   **error)
{
  const GPtrArray *screenings = call->tournament->screenings;
  int              line = find_line (call, screenings, error);
  ZhDate           answered;

  if (line < 0 || !read_date (call, "answered", &answered, error))
    return NULL;
  return zh_desk_answer_screening (call->desk, call->tournament->id, ((const ZhScreening *) g_ptr_array_index (screenings, (guint) line))->id,
                                   (ZhScreeningAnswer) (zh_ctl_choice (call, "answer", 0) + ZH_SCREENING_CLEAN), answered, zh_ctl_text (call, "note"),
                                   error);
}

static ZhCtlExit
run_rule_screening (ZhCtlCall *call,
                    GError   **error)
{
  gboolean           ask = zh_ctl_has (call, "ask");
  ZhIncidentCounts   counts;
  ZhIncidentInput    input = { .facts = zh_ctl_texts (call, "fact"), .decision = zh_ctl_text (call, "decision"), .sanction = zh_ctl_text (call, "sanction"), .rounds_out = zh_ctl_number (call, "rounds-out", 0), .note = zh_ctl_text (call, "note"), .reason = zh_ctl_text (call, "reason"), .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED };
  const ZhScreening *screening;
  int                line;

  if (!zh_ctl_open_tournament (call, ask ? ZH_DESK_READ : ZH_DESK_WRITE, error))
    return ZH_CTL_USAGE;
  line = find_line (call, call->tournament->screenings, error);
  if (line < 0)
    return ZH_CTL_INPUT;
  screening = g_ptr_array_index (call->tournament->screenings, (guint) line);
  input.tournament_id = call->tournament->id;
  if (!ask)
    return zh_ctl_end (call, zh_desk_rule_screening (call->desk, screening->id, &input, error), error);
  input = zh_screening_make_input (screening, &input);
  return zh_ctl_print_answer (zh_desk_ask_incident (zh_ctl_get_competition (call), &input, &counts, error), &counts);
}

/* A player of one side of a match, by place in the team or by name; who sits at board 1 where nobody is named. */
static gint64
find_member (const ZhCtlCall *call,
             const ZhPairing *pairing,
             int              side,
             const char      *text,
             GError         **error)
{
  g_autoptr (GPtrArray) members = zh_tournament_list_members (call->tournament, pairing->entry[side]);

  for (guint i = 0; i < members->len && text != NULL; i++)
    {
      const ZhMember  *member = g_ptr_array_index (members, i);
      g_autofree char *name = zh_member_format_name (member);
      g_autofree char *place = g_strdup_printf ("%d", member->board);

      if (g_str_equal (name, text) || g_str_equal (place, text))
        return member->id;
    }
  if (text == NULL && pairing->n_games > 0)
    return pairing->games[0].member[side];
  g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("No team has a player “%s”. Write his name or number"), text != NULL ? text : "");
  return 0;
}

static ZhChange *
act_extra_game (ZhCtlCall *call,
                GError   **error)
{
  static const char *const options[] = { "first", "second" };
  const ZhRound           *round = zh_ctl_find_round (call, 0, error);
  const ZhPairing         *pairing = round != NULL ? zh_round_find_pairing (round, zh_ctl_number (call, "board", 0)) : NULL;
  ZhExtraGameInput         input = { .tournament_id = call->tournament->id, .round = zh_ctl_number (call, "round", 0), .board = zh_ctl_number (call, "board", 0), .white = zh_ctl_choice (call, "white", -1), .control = zh_ctl_text (call, "control") };

  if (round == NULL)
    return NULL;
  for (int side = 0; side < 2 && pairing != NULL; side++)
    {
      input.member[side] = find_member (call, pairing, side, zh_ctl_text (call, options[side]), error);
      if (input.member[side] == 0)
        return NULL;
    }
  if (input.white < 0 && !zh_ctl_read_seed (call, &input.seed, error))
    return NULL;
  return zh_desk_add_extra_game (call->desk, &input, error);
}

const ZhCtlVerb zh_ctl_online_verbs[] = {
  { "disconnections", "FILE [list] [--round R]", ZH_CTL_READS, run_list_outages },
  { "disconnections",
    "FILE lost --round R --board B [--game G] --player white|black|N|NAME [--cause connection|device|platform|session] [--time T] [--note TEXT]",
    ZH_CTL_WRITES, .act = act_lost },
  { "disconnections",
    "FILE ended LINE --how reconnected|lost-on-time|replayed [--lost SECONDS] [--decision D] [--opponent-time S] [--offender-time S] [--sanction ID] [--fact NAME]… [--note TEXT] [--reason TEXT] [--ask]",
    ZH_CTL_CHOOSES_AND_WRITES, run_ended,
    .summary = N_ ("Lists the connections lost in games of online play; notes one, and ends it with the ruling that follows") },
  { "screening", "FILE [list] [--round R]", ZH_CTL_READS, run_list_screenings },
  { "screening", "FILE send --round R --board B [--game G] --player white|black|N|NAME --body NAME [--why TEXT] [--sent DATE]", ZH_CTL_WRITES,
    .act = act_send },
  { "screening", "FILE answer LINE --answer clean|doubtful|confirmed [--answered DATE] [--note TEXT]", ZH_CTL_WRITES, .act = act_answer },
  { "screening", "FILE rule LINE [--decision D] [--sanction ID] [--rounds-out N] [--fact NAME]… [--note TEXT] [--reason TEXT] [--ask]",
    ZH_CTL_CHOOSES_AND_WRITES, run_rule_screening,
    .summary = N_ ("Lists the games of online play that were sent to be checked; sends one, notes the answer, rules on it") },
  { "extra-game", "FILE --round R --board M [--first NAME] [--second NAME] [--white first|second] [--control TEXT] [--seed SEED]", ZH_CTL_WRITES, .act = act_extra_game,
    .summary = N_ ("Adds the extra game of a level team match, where the regulation decides it so") },
  { NULL },
};
