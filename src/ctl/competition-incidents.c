/* The incidents of a competition: "incident FILE add", "incident FILE list". */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "case-cells.h"
#include "competition-commands.h"
#include "desk-incidents.h"
#include "incident-catalogue.h"
#include "incident-moment.h"
#include "incident-schema.h"
#include "incident-time.h"
#include "offender.h"
#include "text-lines.h"

/* The options of "incident"; of "list" the round only. */
typedef struct
{
  char    *about;
  int      round;
  int      board;
  int      game;
  char    *entry;
  char    *incident;
  char    *raised_by;
  char    *happened;
  int      move;
  char    *clocks;
  char    *witnesses;
  char    *supervised;
  char   **facts;
  char    *note;
  char    *decision;
  char    *opponent_time;
  char    *offender_time;
  char    *sanction;
  int      rounds_out;
  char    *reason;
  gboolean ask;

  ZhIncidentScope scope; /* what @about says */
} AddOptions;

static void
clear_add_options (AddOptions *self)
{
  g_free (self->about);
  g_free (self->entry);
  g_free (self->incident);
  g_free (self->raised_by);
  g_free (self->happened);
  g_free (self->clocks);
  g_free (self->witnesses);
  g_free (self->supervised);
  g_strfreev (self->facts);
  g_free (self->note);
  g_free (self->decision);
  g_free (self->opponent_time);
  g_free (self->offender_time);
  g_free (self->sanction);
  g_free (self->reason);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AddOptions, clear_add_options)

static gboolean
parse_seconds (const char *option,
               const char *text,
               int        *seconds,
               GError    **error)
{
  gint64 value;

  *seconds = ZH_INCIDENT_TIME_AS_RULED;
  if (text == NULL)
    return TRUE;
  if (!zh_text_parse_int (text, -86400, 86400, &value))
    {
      zh_ctl_fail_usage (error, _ ("%1$s: “%2$s” is none; write seconds with a sign, such as +120"), option, text);
      return FALSE;
    }
  *seconds = (int) value;
  return TRUE;
}

static gboolean
check_add_options (AddOptions *given,
                   GError    **error)
{
  if (given->about != NULL && !zh_incident_scope_from_string (given->about, &given->scope))
    zh_ctl_fail_usage (error, _ ("--about: “%s” is none; write board, player, team or hall"), given->about);
  else if (given->scope == ZH_INCIDENT_AT_BOARD && (given->round < 1 || given->board < 1 || given->game < 0))
    zh_ctl_fail_usage (error, _ ("Name round and board: --round R --board B"));
  else if (given->entry == NULL && given->scope != ZH_INCIDENT_IN_HALL)
    zh_ctl_fail_usage (error, _ ("--player is missing; write white, black, a start number or a name"));
  else if (given->incident == NULL)
    zh_ctl_fail_usage (error, _ ("--incident is missing; name one of “ruleset incidents”"));
  else if (given->supervised != NULL && strcmp (given->supervised, "yes") != 0 && strcmp (given->supervised, "no") != 0)
    zh_ctl_fail_usage (error, _ ("--supervised: “%s” is none; write yes or no"), given->supervised);
  else
    return TRUE;
  return FALSE;
}

/* A player of a team, as a person or by his number in files. */
static const ZhMember *
find_member (const ZhTournament *tournament,
             const AddOptions   *given)
{
  gint64 number = 0;

  zh_text_parse_int (given->entry, 1, G_MAXINT, &number);
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (tournament->members, i);
      g_autofree char *name = zh_person_format_name (member->person);

      if (strcmp (name, given->entry) == 0 || (number != 0 && member->number == number))
        return member;
    }
  return NULL;
}

static gboolean
is_about_member (const ZhTournament *tournament,
                 const AddOptions   *given)
{
  return zh_tournament_is_team (tournament) && given->scope == ZH_INCIDENT_OF_PLAYER;
}

static gboolean
fill_member (ZhIncidentInput    *input,
             const ZhTournament *tournament,
             const AddOptions   *given,
             GError            **error)
{
  const ZhMember *member = find_member (tournament, given);

  if (member == NULL)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("No team has a player “%s”. Write his name or number"), given->entry);
      return FALSE;
    }
  input->entry_id = member->entry_id;
  input->member_id = member->id;
  return TRUE;
}

/* The side meant: by colour, or as any entry is named. 0 with @error when there is none. */
static gint64
find_side (const ZhTournament *tournament,
           const AddOptions   *given,
           GError            **error)
{
  const ZhRound   *round = zh_tournament_find_round (tournament, given->round);
  const ZhPairing *pairing = round != NULL ? zh_round_find_pairing (round, given->board) : NULL;
  const ZhEntry   *entry;
  int              game = MAX (given->game, 1) - 1;
  gboolean         is_white = strcmp (given->entry, "white") == 0;

  if (given->scope != ZH_INCIDENT_AT_BOARD || (!is_white && strcmp (given->entry, "black") != 0))
    {
      entry = zh_ctl_find_entry (tournament, given->entry, error);
      return entry != NULL ? entry->id : 0;
    }
  if (pairing == NULL || game >= pairing->n_games)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Round %d has no board %d"), given->round, given->board);
      return 0;
    }
  return pairing->entry[is_white == pairing->games[game].swapped ? 1 : 0];
}

static ZhCtlExit
print_answer (const ZhCompetition   *competition,
              const ZhIncidentInput *input,
              GError               **error)
{
  ZhIncidentCounts counts;
  g_autoptr (ZhIncidentAnswer) answer = zh_desk_ask_incident (competition, input, &counts, error);
  const char *const *keys = zh_incident_get_answer_keys ();
  const char *const *overridden;

  if (answer == NULL)
    return ZH_CTL_INPUT;
  overridden = zh_incident_answer_get_overridden (answer);
  g_print ("count=%d\nevent_count=%d\n", counts.in_game, counts.in_event);
  for (gsize i = 0; keys[i] != NULL; i++)
    {
      const char *value = zh_incident_answer_get (answer, keys[i]);

      if (value != NULL)
        g_print ("%s=%s\n", keys[i], value);
    }
  if (overridden[0] != NULL)
    {
      g_autofree char *changed = g_strjoinv (",", (char **) overridden);

      g_print ("regulation=%s\n", changed);
    }
  return zh_incident_answer_get_applies (answer) ? ZH_CTL_DONE : ZH_CTL_NO;
}

static ZhIncidentInput
make_input (const AddOptions *given)
{
  return (ZhIncidentInput){
    .scope = given->scope,
    .round = given->round,
    .board = given->board,
    .game = given->game,
    .incident = given->incident,
    .raised_by = given->raised_by,
    .move = given->move,
    .witnesses = given->witnesses,
    .supervised = g_strcmp0 (given->supervised, "yes") == 0,
    .facts = (const char *const *) given->facts,
    .note = given->note,
    .decision = given->decision,
    .sanction = given->sanction,
    .rounds_out = given->rounds_out,
    .reason = given->reason,
  };
}

/* Whom it is about, where somebody was named. */
static gboolean
fill_offender (ZhIncidentInput    *input,
               const ZhTournament *tournament,
               const AddOptions   *given,
               GError            **error)
{
  if (given->entry == NULL)
    return TRUE;
  if (is_about_member (tournament, given))
    return fill_member (input, tournament, given, error);
  input->entry_id = find_side (tournament, given, error);
  return input->entry_id != 0;
}

static ZhCtlExit
add_incident (const ZhCtlTarget *target,
              const AddOptions  *given,
              GError           **error)
{
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;
  int                 clocks[2];
  ZhIncidentInput     input = make_input (given);
  g_autofree char    *happened = NULL;

  if (given->clocks != NULL)
    {
      if (!zh_ctl_parse_clocks ("--clocks", given->clocks, clocks, error))
        return ZH_CTL_USAGE;
      input.clocks = clocks;
    }
  if (!parse_seconds ("--opponent-time", given->opponent_time, &input.opponent_time, error) ||
      !parse_seconds ("--offender-time", given->offender_time, &input.offender_time, error))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (target, given->ask ? ZH_DESK_READ : ZH_DESK_WRITE, error);
  tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  if (tournament == NULL)
    return ZH_CTL_FILE;
  input.tournament_id = tournament->id;
  happened = zh_incident_dup_happened (given->happened, zh_desk_get_now (desk), error);
  if (happened == NULL || !fill_offender (&input, tournament, given, error))
    return ZH_CTL_INPUT;
  input.happened = happened;
  if (given->ask)
    return print_answer (zh_desk_get_snapshot (desk), &input, error);
  return zh_ctl_finish (target, desk, zh_desk_rule_incident (desk, &input, error), error);
}

static void
print_json (const ZhCompetition    *competition,
            const ZhIncidentRecord *record,
            const char             *tournament,
            const char             *player)
{
  const ZhProtest *annulment = zh_competition_find_annulment (competition, record->id);
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_int_member (object, "id", record->id);
  json_object_set_string_member (object, "tournament", tournament);
  json_object_set_string_member (object, "about", zh_incident_scope_to_string (record->scope));
  json_object_set_int_member (object, "round", record->round);
  json_object_set_int_member (object, "board", record->board);
  json_object_set_int_member (object, "game", record->game);
  json_object_set_string_member (object, "player", player);
  json_object_set_string_member (object, "incident", record->incident);
  json_object_set_string_member (object, "counted_as", record->counted_as);
  json_object_set_int_member (object, "count", record->count);
  json_object_set_int_member (object, "event_count", record->event_count);
  json_object_set_string_member (object, "raised_by", record->raised_by);
  json_object_set_string_member (object, "happened", record->happened);
  json_object_set_int_member (object, "move", record->move);
  json_object_set_int_member (object, "white_clock", record->clock[0]);
  json_object_set_int_member (object, "black_clock", record->clock[1]);
  json_object_set_string_member (object, "witnesses", record->witnesses);
  json_object_set_string_member (object, "facts", record->facts);
  json_object_set_string_member (object, "note", record->note);
  json_object_set_int_member (object, "time", record->time);
  json_object_set_string_member (object, "articles", record->articles);
  json_object_set_string_member (object, "advised", record->advised);
  json_object_set_string_member (object, "regulation", record->overridden);
  json_object_set_string_member (object, "decided", zh_ruled_result_to_string (record->decided));
  json_object_set_string_member (object, "decided_by", record->decided_by);
  json_object_set_int_member (object, "opponent_time", record->opponent_time);
  json_object_set_int_member (object, "offender_time", record->offender_time);
  json_object_set_string_member (object, "sanction", zh_sanction_to_string (record->sanction));
  json_object_set_int_member (object, "rounds_out", record->rounds_out);
  json_object_set_int_member (object, "annulled", annulment != NULL ? annulment->number : 0);
  json_object_set_string_member (object, "reason", record->reason);
  zh_ctl_print_json (object);
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
print_record (const ZhCtlTarget      *target,
              const ZhCompetition    *competition,
              const ZhIncidentRecord *record)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, record->tournament_id);
  const ZhLanguage   *language = zh_language_get_screen ();
  g_autofree char    *player = zh_incident_record_format_offender (record, competition, language);

  g_autofree char *decision = zh_incident_record_format_decision (record, competition, "", language);
  g_autofree char *moment = zh_incident_record_format_moment (record, language);
  ZhColour         colour = zh_competition_get_offender_colour (competition, record);
  g_autofree char *clocks = zh_incident_record_format_clocks (record, colour, language);
  g_autofree char *move = record->move > 0 ? g_strdup_printf ("%d", record->move) : g_strdup ("");
  g_autofree char *annulled = dup_annulment (competition, record);

  if (target->json)
    print_json (competition, record, tournament != NULL ? tournament->name : "", player);
  else
    g_print ("%d.%d\t%s\t%s (%d)\t%s\t%s\t%s\t%s\t%s\t%s\n", record->round, record->board, player,
             zh_incident_get_title (record->incident, language), record->count, record->articles,
             decision, moment, move, clocks, annulled);
}

static ZhCtlExit
list_incidents (const ZhCtlTarget *target,
                int                round,
                GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhTournament  *tournament = NULL;
  const ZhCompetition *competition;

  if (desk == NULL)
    return ZH_CTL_FILE;
  if (target->tournament != NULL && (tournament = zh_ctl_target_choose (target, desk, error)) == NULL)
    return ZH_CTL_USAGE;
  competition = zh_desk_get_snapshot (desk);
  for (guint i = 0; i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i);

      if ((round == 0 || record->round == round) && (tournament == NULL || record->tournament_id == tournament->id))
        print_record (target, competition, record);
    }
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_incident (int      n_arguments,
              char   **arguments,
              GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_auto (AddOptions) given = { 0 };
  const GOptionEntry options[] = {
    { "about", 0, 0, G_OPTION_ARG_STRING, &given.about, NULL, NULL },
    { "round", 'r', 0, G_OPTION_ARG_INT, &given.round, NULL, NULL },
    { "board", 'b', 0, G_OPTION_ARG_INT, &given.board, NULL, NULL },
    { "game", 'g', 0, G_OPTION_ARG_INT, &given.game, NULL, NULL },
    { "player", 'p', 0, G_OPTION_ARG_STRING, &given.entry, NULL, NULL },
    { "incident", 'i', 0, G_OPTION_ARG_STRING, &given.incident, NULL, NULL },
    { "raised-by", 0, 0, G_OPTION_ARG_STRING, &given.raised_by, NULL, NULL },
    { "time", 0, 0, G_OPTION_ARG_STRING, &given.happened, NULL, NULL },
    { "move", 0, 0, G_OPTION_ARG_INT, &given.move, NULL, NULL },
    { "clocks", 0, 0, G_OPTION_ARG_STRING, &given.clocks, NULL, NULL },
    { "witnesses", 0, 0, G_OPTION_ARG_STRING, &given.witnesses, NULL, NULL },
    { "supervised", 0, 0, G_OPTION_ARG_STRING, &given.supervised, NULL, NULL },
    { "fact", 0, 0, G_OPTION_ARG_STRING_ARRAY, &given.facts, NULL, NULL },
    { "note", 0, 0, G_OPTION_ARG_STRING, &given.note, NULL, NULL },
    { "decision", 0, 0, G_OPTION_ARG_STRING, &given.decision, NULL, NULL },
    { "opponent-time", 0, 0, G_OPTION_ARG_STRING, &given.opponent_time, NULL, NULL },
    { "offender-time", 0, 0, G_OPTION_ARG_STRING, &given.offender_time, NULL, NULL },
    { "sanction", 0, 0, G_OPTION_ARG_STRING, &given.sanction, NULL, NULL },
    { "rounds-out", 0, 0, G_OPTION_ARG_INT, &given.rounds_out, NULL, NULL },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &given.reason, NULL, NULL },
    { "ask", 0, 0, G_OPTION_ARG_NONE, &given.ask, NULL, NULL },
    { NULL },
  };

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 1, error))
    return ZH_CTL_USAGE;
  if (target.words[0] == NULL || strcmp (target.words[0], "list") == 0)
    return list_incidents (&target, given.round, error);
  if (strcmp (target.words[0], "add") != 0)
    return zh_ctl_fail_usage (error, _ ("After FILE comes add or list"));
  return check_add_options (&given, error) ? add_incident (&target, &given, error) : ZH_CTL_USAGE;
}

extern const ZhCtlCommand zh_ctl_incident_commands[];

const ZhCtlCommand zh_ctl_incident_commands[] = {
  { "incident", "",
    "FILE [list|add] [--tournament T] [--about board|player|team|hall] [--round R] [--board B] [--game G] [--player white|black|N|NAME] [--incident ID] [--raised-by W] [--time T] [--move N] [--clocks W-B] [--witnesses TEXT] [--supervised yes|no] [--fact NAME]… [--note TEXT] [--decision D] [--opponent-time S] [--offender-time S] [--sanction ID] [--rounds-out N] [--reason TEXT] [--ask] [--json]",
    N_ ("Lists the incidents, or records one and applies the ruling; with --ask only says what the rules make of it"), run_incident },
  { NULL },
};
