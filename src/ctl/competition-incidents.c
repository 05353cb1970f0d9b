/* The incidents of a competition: "incident FILE add", "incident FILE list". */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "case-cells.h"
#include "call.h"
#include "competition-commands.h"
#include "desk-incidents.h"
#include "incident-catalogue.h"
#include "incident-moment.h"
#include "incident-time.h"
#include "offender.h"
#include "ruling-options.h"
#include "text-lines.h"

/* What the desk could only refuse, without knowing of options. */
static gboolean
check_options (const ZhCtlCall *call,
               ZhIncidentScope  scope,
               GError         **error)
{
  if (scope == ZH_INCIDENT_AT_BOARD && (zh_ctl_number (call, "round", 0) < 1 || zh_ctl_number (call, "board", 0) < 1))
    zh_ctl_fail_usage (error, _ ("Name round and board: --round R --board B"));
  else if (!zh_ctl_has (call, "player") && scope != ZH_INCIDENT_IN_HALL)
    zh_ctl_fail_usage (error, _ ("--player is missing; write white, black, a start number or a name"));
  else
    return TRUE;
  return FALSE;
}

/* A player of a team, as a person or by his number in files. */
static const ZhMember *
find_member (const ZhTournament *tournament,
             const char         *text)
{
  gint64 number = 0;

  zh_text_parse_int (text, 1, G_MAXINT, &number);
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (tournament->members, i);
      g_autofree char *name = zh_member_format_name (member);

      if (strcmp (name, text) == 0 || (number != 0 && member->number == number))
        return member;
    }
  return NULL;
}

static gboolean
fill_member (ZhIncidentInput    *input,
             const ZhTournament *tournament,
             const char         *text,
             GError            **error)
{
  const ZhMember *member = find_member (tournament, text);

  if (member == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("No team has a player “%s”. Write his name or number"), text);
  input->entry_id = member->entry_id;
  input->member_id = member->id;
  return TRUE;
}

/* Whom it is about, where somebody was named. */
static gboolean
fill_offender (ZhIncidentInput    *input,
               const ZhTournament *tournament,
               const char         *text,
               GError            **error)
{
  if (text == NULL)
    return TRUE;
  if (zh_tournament_is_team (tournament) && input->scope == ZH_INCIDENT_OF_PLAYER)
    return fill_member (input, tournament, text, error);
  input->entry_id = zh_ctl_find_side (tournament, input, text, error);
  return input->entry_id != 0;
}

static ZhCtlExit
run_add (ZhCtlCall *call,
         GError   **error)
{
  static const ZhIncidentScope scopes[] = { ZH_INCIDENT_AT_BOARD, ZH_INCIDENT_OF_PLAYER, ZH_INCIDENT_OF_TEAM, ZH_INCIDENT_IN_HALL };
  gboolean                     ask = zh_ctl_has (call, "ask");
  int                          clocks[2];
  const char                  *clocks_text = zh_ctl_text (call, "clocks");
  g_autofree char             *happened = NULL;
  ZhIncidentCounts             counts;
  ZhIncidentInput              input = {
                 .scope = scopes[zh_ctl_choice (call, "about", 0)],
                 .round = zh_ctl_number (call, "round", 0),
                 .board = zh_ctl_number (call, "board", 0),
                 .game = zh_ctl_number (call, "game", 0),
                 .incident = zh_ctl_text (call, "incident"),
                 .raised_by = zh_ctl_text (call, "raised-by"),
                 .move = zh_ctl_number (call, "move", 0),
                 .clocks = clocks_text != NULL ? clocks : NULL,
                 .witnesses = zh_ctl_text (call, "witnesses"),
                 .supervised = zh_ctl_choice (call, "supervised", 1) == 0,
                 .facts = zh_ctl_texts (call, "fact"),
                 .note = zh_ctl_text (call, "note"),
                 .decision = zh_ctl_text (call, "decision"),
                 .sanction = zh_ctl_text (call, "sanction"),
                 .rounds_out = zh_ctl_number (call, "rounds-out", 0),
                 .reason = zh_ctl_text (call, "reason"),
  };

  if (!check_options (call, input.scope, error) || (clocks_text != NULL && !zh_ctl_parse_clocks ("--clocks", clocks_text, clocks, error)) ||
      !zh_ctl_read_seconds (call, "opponent-time", &input.opponent_time, error) ||
      !zh_ctl_read_seconds (call, "offender-time", &input.offender_time, error) ||
      !zh_ctl_open_tournament (call, ask ? ZH_DESK_READ : ZH_DESK_WRITE, error))
    return ZH_CTL_USAGE;
  input.tournament_id = call->tournament->id;
  happened = zh_incident_dup_happened (zh_ctl_text (call, "time"), zh_desk_get_now (call->desk), error);
  if (happened == NULL || !fill_offender (&input, call->tournament, zh_ctl_text (call, "player"), error))
    return ZH_CTL_INPUT;
  input.happened = happened;
  return ask ? zh_ctl_print_answer (zh_desk_ask_incident (zh_ctl_get_competition (call), &input, &counts, error), &counts)
             : zh_ctl_end (call, zh_desk_rule_incident (call->desk, &input, error), error);
}

/* "Annulled in case no. 3", or "". */
static char *
dup_annulment (const ZhCompetition    *competition,
               const ZhIncidentRecord *record)
{
  const ZhProtest *annulment = zh_competition_find_annulment (competition, record->id);

  return annulment != NULL ? g_strdup_printf (_ ("Annulled in case no. %d"), annulment->number) : g_strdup ("");
}

static void
print_record (const ZhCtlCall        *call,
              const ZhCompetition    *competition,
              const ZhIncidentRecord *record)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, record->tournament_id);
  const ZhLanguage   *language = zh_language_get_screen ();
  const ZhProtest    *annulment = zh_competition_find_annulment (competition, record->id);
  ZhColour            colour = zh_competition_get_offender_colour (competition, record);
  g_autofree char    *place = g_strdup_printf ("%d.%d", record->round, record->board);
  g_autofree char    *player = zh_incident_record_format_offender (record, competition, language);
  g_autofree char    *title = g_strdup_printf ("%s (%d)", zh_incident_get_title (record->incident, language), record->count);
  g_autofree char    *decision = zh_incident_record_format_decision (record, competition, "", language);
  g_autofree char    *moment = zh_incident_record_format_moment (record, language);
  g_autofree char    *clocks = zh_incident_record_format_clocks (record, colour, language);
  g_autofree char    *move = record->move > 0 ? g_strdup_printf ("%d", record->move) : NULL;
  g_autofree char    *annulled = dup_annulment (competition, record);

  if (!call->json)
    zh_ctl_print_row (call, ":s :s :s :s :s :s :s :s :s :d", place, player, title, record->articles, decision, moment, move, clocks, annulled,
                      zh_incident_record_get_number (record, competition));
  else
    zh_ctl_print_row (call,
                      "number:d id:l tournament:s about:s round:d board:d game:d player:s incident:s counted_as:s count:d event_count:d raised_by:s "
                      "happened:s move:d white_clock:d black_clock:d witnesses:s facts:s note:s time:l articles:s advised:s regulation:s "
                      "decided:s decided_by:s opponent_time:d offender_time:d sanction:s rounds_out:d annulled:d reason:s",
                      zh_incident_record_get_number (record, competition), record->id, tournament != NULL ? tournament->name : "", zh_incident_scope_to_string (record->scope), record->round,
                      record->board, record->game, player, record->incident, record->counted_as, record->count, record->event_count,
                      record->raised_by, record->happened, record->move, record->clock[0], record->clock[1], record->witnesses,
                      record->facts, record->note, record->time, record->articles, record->advised, record->overridden,
                      zh_ruled_result_to_string (record->decided), record->decided_by,
                      record->opponent_time, record->offender_time,
                      zh_sanction_to_string (record->sanction), record->rounds_out, annulment != NULL ? annulment->number : 0,
                      record->reason);
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);

  if (!zh_ctl_filter_tournament (call, error))
    return ZH_CTL_USAGE;
  for (guint i = 0; i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i);

      if (zh_ctl_is_meant (call, record->tournament_id, record->round))
        print_record (call, competition, record);
    }
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_incident_verbs[] = {
  { "incident", "FILE [list] [--round R] [--tournament T]", ZH_CTL_READS_FILE, run_list, .strict = TRUE },
  { "incident",
    "FILE add --incident ID [--about board|player|team|hall] [--round R] [--board B] [--game G] [--player white|black|N|NAME] [--raised-by W] [--time T] [--move N] [--clocks W-B] [--witnesses TEXT] [--supervised yes|no] [--fact NAME]… [--note TEXT] [--decision D] [--opponent-time S] [--offender-time S] [--sanction ID] [--rounds-out N] [--reason TEXT] [--ask]",
    ZH_CTL_CHOOSES_AND_WRITES, run_add,
    .strict = TRUE, .summary = N_ ("Lists the incidents, or records one and applies the ruling; with --ask only says what the rules make of it") },
  { NULL },
};
