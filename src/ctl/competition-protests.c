/* The cases of a competition: "protest FILE new", "protest FILE committee N", … */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "desk-protests.h"
#include "protest-words.h"
#include "text-lines.h"

typedef struct
{
  int      round;
  int      board;
  int      game;
  char    *player;
  char    *by;
  gboolean captain;
  gboolean spoken;
  char    *against;
  char    *incident;
  char    *text;
  char    *claim;
  char    *articles;
  char    *since;
  char    *at;
  char    *deposit;
  char    *despite;
  char   **conflicts;
  char   **people;
  char    *forum;
  char    *decision;
  char    *votes;
  char    *reason;
  char    *effect;
  char    *result;
  char    *note;
  char    *file;
  char    *reference;
} Options;

static void
clear_options (Options *self)
{
  char **texts[] = { &self->player, &self->by, &self->against, &self->incident, &self->text, &self->claim, &self->articles,
                     &self->since, &self->at, &self->deposit, &self->despite, &self->forum, &self->decision, &self->votes,
                     &self->reason, &self->effect, &self->result, &self->note, &self->file, &self->reference };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (*texts[i]);
  g_strfreev (self->conflicts);
  g_strfreev (self->people);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

typedef struct
{
  const ZhCtlTarget *target;
  const Options     *given;
  ZhDesk            *desk;
  const ZhProtest   *protest; /* NULL where the verb names no case */
} Call;

/* A local time such as 2026-11-20T14:30; 0 for none. */
static gboolean
parse_time (const char *option,
            const char *text,
            gint64     *time,
            GError    **error)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autofree char *full = text != NULL && strlen (text) == strlen ("2026-11-20T14:30") ? g_strconcat (text, ":00", NULL) : g_strdup (text);
  g_autoptr (GDateTime) parsed = full != NULL ? g_date_time_new_from_iso8601 (full, zone) : NULL;

  *time = parsed != NULL ? g_date_time_to_unix (parsed) : 0;
  if (text == NULL || parsed != NULL)
    return TRUE;
  zh_ctl_fail_usage (error, _ ("%1$s: “%2$s” is no time; write it as 2026-11-20T14:30"), option, text);
  return FALSE;
}

static char *
format_time (gint64 time)
{
  g_autoptr (GDateTime) local = time != 0 ? g_date_time_new_from_unix_local (time) : NULL;

  return local != NULL ? g_date_time_format (local, "%Y-%m-%dT%H:%M:%S") : g_strdup ("");
}

/* new */

/* The ruling meant: by its id, else the last one at the board. */
static gint64
find_ruling (const ZhCompetition *competition,
             const ZhTournament  *tournament,
             const Options       *given)
{
  gint64 wanted = 0;

  if (given->incident != NULL)
    return zh_text_parse_int (given->incident, 1, G_MAXINT64, &wanted) ? wanted : 0;
  for (guint i = competition->incidents->len; i > 0; i--)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i - 1);

      if (record->tournament_id == tournament->id && record->round == given->round && record->board == given->board)
        return record->id;
    }
  return 0;
}

static ZhCtlExit
run_new (Call    *call,
         GError **error)
{
  const Options       *given = call->given;
  const ZhCompetition *competition = zh_desk_get_snapshot (call->desk);
  const ZhTournament  *tournament = zh_ctl_target_choose (call->target, call->desk, error);
  const ZhEntry       *entry;
  const ZhProtest     *appealed = NULL;
  gint64               number = 0;
  int                  subject;
  g_autofree char     *deposit = NULL;
  ZhProtestInput       input = { .by = given->by, .by_captain = given->captain, .written = !given->spoken, .round = given->round, .board = given->board, .game = given->game, .facts = given->text, .claim = given->claim, .articles = given->articles, .admitted = given->despite };

  if (tournament == NULL)
    return ZH_CTL_USAGE;
  if (!zh_protest_word_read (ZH_PROTEST_SUBJECT, given->against, &subject, error) ||
      !zh_protest_deposit_parse (given->deposit, &deposit, &input.deposit_due, error))
    return ZH_CTL_INPUT;
  input.deposit = deposit;
  input.subject = (ZhProtestSubject) subject;
  if (given->player == NULL)
    return zh_ctl_fail_usage (error, _ ("--player is missing; write a start number or a name"));
  if (!parse_time ("--since", given->since, &input.contested_time, error) || !parse_time ("--at", given->at, &input.handed_in, error))
    return ZH_CTL_USAGE;
  entry = zh_ctl_find_entry (tournament, given->player, error);
  if (entry == NULL)
    return ZH_CTL_INPUT;
  input.tournament_id = tournament->id;
  input.entry_id = entry->id;
  if (input.subject == ZH_PROTEST_SUBJECT_RULING)
    input.incident_id = find_ruling (competition, tournament, given);
  if (input.subject == ZH_PROTEST_SUBJECT_DECISION && given->incident != NULL && zh_text_parse_int (given->incident, 1, G_MAXINT, &number))
    appealed = zh_competition_find_protest_by_number (competition, (int) number);
  input.appealed_id = appealed != NULL ? appealed->id : 0;
  return zh_ctl_finish (call->target, call->desk, zh_desk_file_protest (call->desk, &input, NULL, error), error);
}

/* Steps of a case */

static ZhCtlExit
run_attach (Call    *call,
            GError **error)
{
  g_autoptr (ZhOutsideFile) content = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (call->given->file != NULL ? call->given->file : "");
  g_autofree char *name = g_file_get_basename (file);

  if (call->given->file == NULL)
    return zh_ctl_fail_usage (error, _ ("--file is missing; name what is attached"));
  content = zh_desk_read_attachment (file, call->given->reference, NULL, error);
  if (content == NULL)
    return ZH_CTL_FILE;
  return zh_ctl_finish (call->target, call->desk, zh_desk_attach_to_protest (call->desk, call->protest->id, name, content, call->given->reference, error), error);
}

static ZhCtlExit
run_extract (Call    *call,
             GError **error)
{
  for (guint i = 0; i < call->protest->files->len; i++)
    {
      const ZhProtestFile *file = g_ptr_array_index (call->protest->files, i);
      g_autoptr (GBytes) content = NULL;

      if (call->given->file == NULL || strcmp (file->name, call->given->file) != 0)
        continue;
      content = zh_desk_dup_protest_file (call->desk, file->id, error);
      return content != NULL && zh_ctl_write_bytes (NULL, content, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
    }
  return zh_ctl_fail_usage (error, _ ("--file: name one of the files that “show” lists"));
}

/* "NAME=REASON" */
static ZhCtlExit
run_committee (Call    *call,
               GError **error)
{
  g_autoptr (GArray) conflicts = g_array_new (FALSE, FALSE, sizeof (ZhCommitteeConflict));
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (char **text = call->given->conflicts; text != NULL && *text != NULL; text++)
    {
      char              **parts = g_strsplit (*text, "=", 2);
      ZhCommitteeConflict conflict = { parts[0] != NULL ? parts[0] : "", parts[0] != NULL && parts[1] != NULL ? parts[1] : "" };

      g_ptr_array_add (texts, parts);
      g_array_append_val (conflicts, conflict);
    }
  return zh_ctl_finish (call->target, call->desk,
                        zh_desk_draw_committee (call->desk, call->protest->id, (const ZhCommitteeConflict *) conflicts->data, conflicts->len, error), error);
}

static const char *const *
get_people (const Options *given)
{
  static const char *const nobody[] = { NULL };

  return given->people != NULL ? (const char *const *) given->people : nobody;
}

static ZhCtlExit
run_hearing (Call    *call,
             GError **error)
{
  gint64 time;

  if (!parse_time ("--at", call->given->at, &time, error))
    return ZH_CTL_USAGE;
  return zh_ctl_finish (call->target, call->desk, zh_desk_hear_protest (call->desk, call->protest->id, time, get_people (call->given), error), error);
}

/* "2:1" */
static gboolean
parse_votes (const char      *text,
             ZhProtestRuling *ruling,
             GError         **error)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "0:0", ":", 2);
  gint64 votes_for = 0;
  gint64 votes_against = 0;

  if (g_strv_length (parts) != 2 || !zh_text_parse_int (parts[0], 0, 99, &votes_for) || !zh_text_parse_int (parts[1], 0, 99, &votes_against))
    {
      zh_ctl_fail_usage (error, _ ("--votes: “%s” is none; write those for and those against, such as 2:1"), text);
      return FALSE;
    }
  ruling->votes_for = (int) votes_for;
  ruling->votes_against = (int) votes_against;
  return TRUE;
}

static ZhCtlExit
run_decide (Call    *call,
            GError **error)
{
  const Options  *given = call->given;
  const char     *said[] = { [ZH_PROTEST_DECISION] = given->decision, [ZH_PROTEST_EFFECT] = given->effect, [ZH_PROTEST_FORUM] = given->forum, [ZH_PROTEST_DEPOSIT] = given->deposit };
  int             values[G_N_ELEMENTS (said)];
  ZhProtestRuling ruling = { .reason = given->reason, .effect_note = given->note, .result = given->result };

  for (int kind = ZH_PROTEST_DECISION; kind <= ZH_PROTEST_DEPOSIT; kind++)
    if (!zh_protest_word_read ((ZhProtestWord) kind, said[kind], &values[kind], error))
      return ZH_CTL_INPUT;
  ruling.decision = (ZhProtestDecision) values[ZH_PROTEST_DECISION];
  ruling.effect = (ZhProtestEffect) values[ZH_PROTEST_EFFECT];
  ruling.forum = (ZhProtestForum) values[ZH_PROTEST_FORUM];
  ruling.deposit = (ZhProtestDeposit) values[ZH_PROTEST_DEPOSIT];
  if (!parse_votes (given->votes, &ruling, error) || !parse_time ("--at", given->at, &ruling.time, error))
    return ZH_CTL_USAGE;
  return zh_ctl_finish (call->target, call->desk, zh_desk_decide_protest (call->desk, call->protest->id, &ruling, error), error);
}

static ZhCtlExit
run_notify (Call    *call,
            GError **error)
{
  gint64 time;

  if (!parse_time ("--at", call->given->at, &time, error))
    return ZH_CTL_USAGE;
  return zh_ctl_finish (call->target, call->desk, zh_desk_notify_protest (call->desk, call->protest->id, get_people (call->given), time, error), error);
}

/* "500=returned", or the state alone */
static ZhCtlExit
run_deposit (Call    *call,
             GError **error)
{
  g_auto (GStrv) parts = g_strsplit (call->given->deposit != NULL ? call->given->deposit : "", "=", 2);
  guint n = g_strv_length (parts);
  int   state;

  if (!zh_protest_word_read (ZH_PROTEST_DEPOSIT, n > 0 ? parts[n - 1] : "", &state, error))
    return ZH_CTL_INPUT;
  return zh_ctl_finish (call->target, call->desk,
                        zh_desk_set_protest_deposit (call->desk, call->protest->id, n == 2 ? parts[0] : NULL, (ZhProtestDeposit) state, error), error);
}

/* list, show */

static void
add_time (JsonObject *object,
          const char *key,
          gint64      time)
{
  g_autofree char *text = format_time (time);

  json_object_set_string_member (object, key, text);
}

static void
add_texts (JsonObject      *object,
           const ZhProtest *protest)
{
  const struct
  {
    const char *key;
    const char *value;
  } texts[] = {
    { "by", protest->by },
    { "against", zh_protest_word_to_string (ZH_PROTEST_SUBJECT, protest->subject) },
    { "text", protest->facts },
    { "claim", protest->claim },
    { "articles", protest->articles },
    { "faults", protest->faults },
    { "admitted", protest->admitted },
    { "deposit", protest->deposit },
    { "deposit_state", zh_protest_word_to_string (ZH_PROTEST_DEPOSIT, protest->deposit_state) },
    { "forum", zh_protest_word_to_string (ZH_PROTEST_FORUM, protest->forum) },
    { "decision", zh_protest_word_to_string (ZH_PROTEST_DECISION, protest->decision) },
    { "reason", protest->reason },
    { "effect", zh_protest_word_to_string (ZH_PROTEST_EFFECT, protest->effect) },
    { "effect_note", protest->effect_note },
    { "result_before", protest->result_before },
    { "result_after", protest->result_after },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    json_object_set_string_member (object, texts[i].key, texts[i].value);
}

static JsonArray *
describe_people (const ZhProtest *protest)
{
  JsonArray *people = json_array_new ();

  for (guint i = 0; i < protest->people->len; i++)
    {
      const ZhProtestPerson *person = g_ptr_array_index (protest->people, i);
      JsonObject            *one = json_object_new ();

      json_object_set_string_member (one, "part", zh_protest_word_to_string (ZH_PROTEST_PART, person->part));
      json_object_set_string_member (one, "name", person->name);
      json_object_set_string_member (one, "branch", person->branch);
      json_object_set_string_member (one, "note", person->note);
      add_time (one, "time", person->time);
      json_array_add_object_element (people, one);
    }
  return people;
}

static JsonArray *
describe_files (const ZhProtest *protest)
{
  JsonArray *files = json_array_new ();

  for (guint i = 0; i < protest->files->len; i++)
    {
      const ZhProtestFile *file = g_ptr_array_index (protest->files, i);
      JsonObject          *one = json_object_new ();

      json_object_set_string_member (one, "name", file->name);
      json_object_set_string_member (one, "reference", file->reference);
      json_object_set_string_member (one, "sha256", file->digest);
      json_object_set_int_member (one, "size", file->size);
      json_array_add_object_element (files, one);
    }
  return files;
}

static void
print_case_json (const ZhProtest *protest,
                 const char      *tournament,
                 const char      *player)
{
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_int_member (object, "number", protest->number);
  json_object_set_int_member (object, "id", protest->id);
  json_object_set_string_member (object, "tournament", tournament);
  json_object_set_string_member (object, "player", player);
  json_object_set_int_member (object, "round", protest->round);
  json_object_set_int_member (object, "board", protest->board);
  json_object_set_int_member (object, "game", protest->game);
  json_object_set_int_member (object, "incident", protest->incident_id);
  json_object_set_boolean_member (object, "captain", protest->by_captain);
  json_object_set_boolean_member (object, "written", protest->written);
  json_object_set_boolean_member (object, "open", zh_protest_is_open (protest));
  json_object_set_int_member (object, "votes_for", protest->votes_for);
  json_object_set_int_member (object, "votes_against", protest->votes_against);
  add_texts (object, protest);
  add_time (object, "contested_time", protest->contested_time);
  add_time (object, "handed_in", protest->handed_in);
  add_time (object, "hearing", protest->hearing);
  add_time (object, "decided", protest->decided);
  json_object_set_array_member (object, "people", describe_people (protest));
  json_object_set_array_member (object, "files", describe_files (protest));
  zh_ctl_print_json (object);
}

static void
print_line (const char *label,
            const char *text)
{
  if (*text != '\0')
    g_print ("%s: %s\n", label, text);
}

static void
print_case (const ZhProtest  *protest,
            const ZhLanguage *language)
{
  g_autofree char *handed_in = format_time (protest->handed_in);
  g_autofree char *hearing = format_time (protest->hearing);
  g_autofree char *deposit = zh_protest_format_deposit (protest, language);

  print_line (C_ ("protest", "Handed in"), handed_in);
  print_line (_ ("Protest"), protest->facts);
  print_line (_ ("What is asked for"), protest->claim);
  print_line (_ ("Articles"), protest->articles);
  print_line (zh_protest_word_get_label (ZH_PROTEST_DECISION, ZH_PROTEST_DECISION_INADMISSIBLE, language), protest->faults);
  print_line (_ ("Deposit"), deposit);
  for (guint i = 0; i < protest->people->len; i++)
    {
      const ZhProtestPerson *person = g_ptr_array_index (protest->people, i);

      print_line (zh_protest_word_get_label (ZH_PROTEST_PART, person->part, language), person->name);
    }
  print_line (C_ ("protest", "Heard"), hearing);
  print_line (zh_protest_word_get_label (ZH_PROTEST_FORUM, protest->forum, language), zh_protest_word_get_label (ZH_PROTEST_DECISION, protest->decision, language));
  print_line (_ ("Reason"), protest->reason);
  print_line (zh_protest_word_get_label (ZH_PROTEST_EFFECT, protest->effect, language), protest->effect_note);
  for (guint i = 0; i < protest->files->len; i++)
    g_print ("%s\n", ((const ZhProtestFile *) g_ptr_array_index (protest->files, i))->name);
}

static void
print_summary (const Call      *call,
               const ZhProtest *protest)
{
  const ZhLanguage   *language = zh_language_get_screen ();
  const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (call->desk), protest->tournament_id);
  const ZhEntry      *entry = tournament != NULL ? zh_tournament_find_entry (tournament, protest->entry_id) : NULL;
  g_autofree char    *player = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");

  if (call->target->json)
    print_case_json (protest, tournament != NULL ? tournament->name : "", player);
  else
    g_print ("%d\t%d.%d\t%s\t%s\t%s\t%s\n", protest->number, protest->round, protest->board, player,
             zh_protest_word_get_label (ZH_PROTEST_SUBJECT, protest->subject, language),
             zh_protest_step_get_label (zh_protest_get_step (protest), language),
             zh_protest_word_get_label (ZH_PROTEST_DECISION, protest->decision, language));
}

static ZhCtlExit
run_show (Call    *call,
          GError **error)
{
  print_summary (call, call->protest);
  if (!call->target->json)
    print_case (call->protest, zh_language_get_screen ());
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_list (Call    *call,
          GError **error)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (call->desk);
  const ZhTournament  *tournament = call->target->tournament != NULL ? zh_ctl_target_choose (call->target, call->desk, error) : NULL;

  if (call->target->tournament != NULL && tournament == NULL)
    return ZH_CTL_USAGE;
  for (guint i = 0; i < competition->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (competition->protests, i);

      if ((tournament == NULL || protest->tournament_id == tournament->id) && (call->given->round == 0 || protest->round == call->given->round))
        print_summary (call, protest);
    }
  return ZH_CTL_DONE;
}

/* The call */

static const struct
{
  const char *name;
  ZhDeskMode  mode;
  gboolean    has_case;
  ZhCtlExit (*run) (Call    *call,
                    GError **error);
} verbs[] = {
  { "list", ZH_DESK_READ, FALSE, run_list },
  { "new", ZH_DESK_WRITE, FALSE, run_new },
  { "show", ZH_DESK_READ, TRUE, run_show },
  { "attach", ZH_DESK_WRITE, TRUE, run_attach },
  { "extract", ZH_DESK_READ, TRUE, run_extract },
  { "committee", ZH_DESK_WRITE, TRUE, run_committee },
  { "hearing", ZH_DESK_WRITE, TRUE, run_hearing },
  { "decide", ZH_DESK_WRITE, TRUE, run_decide },
  { "notify", ZH_DESK_WRITE, TRUE, run_notify },
  { "deposit", ZH_DESK_WRITE, TRUE, run_deposit },
};

static gboolean
find_case (Call       *call,
           const char *text,
           GError    **error)
{
  int number = 0;

  if (text == NULL)
    {
      zh_ctl_fail_usage (error, _ ("The number of the case is missing; “list” shows them"));
      return FALSE;
    }
  if (!zh_ctl_parse_number (_ ("case"), text, 1, G_MAXINT, &number, error))
    return FALSE;
  call->protest = zh_competition_find_protest_by_number (zh_desk_get_snapshot (call->desk), number);
  if (call->protest == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("There is no case %d in this competition"), number);
  return call->protest != NULL;
}

static ZhCtlExit
run_verb (const ZhCtlTarget *target,
          const Options     *given,
          GError           **error)
{
  const char *name = target->words[0] != NULL ? target->words[0] : "list";
  g_autoptr (ZhDesk) desk = NULL;
  Call call = { .target = target, .given = given };

  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      if (strcmp (verbs[i].name, name) != 0)
        continue;
      desk = zh_ctl_target_open (target, verbs[i].mode, error);
      call.desk = desk;
      if (desk == NULL)
        return ZH_CTL_FILE;
      if (verbs[i].has_case && !find_case (&call, target->words[1], error))
        return ZH_CTL_INPUT;
      return verbs[i].run (&call, error);
    }
  return zh_ctl_fail_usage (error, _ ("After FILE comes list, new, show, attach, extract, committee, hearing, decide, notify or deposit"));
}

static ZhCtlExit
run_protest (int      n_arguments,
             char   **arguments,
             GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_auto (Options) given = { 0 };
  const GOptionEntry options[] = {
    { "round", 'r', 0, G_OPTION_ARG_INT, &given.round, NULL, NULL },
    { "board", 'b', 0, G_OPTION_ARG_INT, &given.board, NULL, NULL },
    { "game", 'g', 0, G_OPTION_ARG_INT, &given.game, NULL, NULL },
    { "player", 'p', 0, G_OPTION_ARG_STRING, &given.player, NULL, NULL },
    { "by", 0, 0, G_OPTION_ARG_STRING, &given.by, NULL, NULL },
    { "captain", 0, 0, G_OPTION_ARG_NONE, &given.captain, NULL, NULL },
    { "spoken", 0, 0, G_OPTION_ARG_NONE, &given.spoken, NULL, NULL },
    { "against", 0, 0, G_OPTION_ARG_STRING, &given.against, NULL, NULL },
    { "number", 0, 0, G_OPTION_ARG_STRING, &given.incident, NULL, NULL },
    { "text", 0, 0, G_OPTION_ARG_STRING, &given.text, NULL, NULL },
    { "claim", 0, 0, G_OPTION_ARG_STRING, &given.claim, NULL, NULL },
    { "articles", 0, 0, G_OPTION_ARG_STRING, &given.articles, NULL, NULL },
    { "since", 0, 0, G_OPTION_ARG_STRING, &given.since, NULL, NULL },
    { "at", 0, 0, G_OPTION_ARG_STRING, &given.at, NULL, NULL },
    { "deposit", 0, 0, G_OPTION_ARG_STRING, &given.deposit, NULL, NULL },
    { "despite", 0, 0, G_OPTION_ARG_STRING, &given.despite, NULL, NULL },
    { "conflict", 0, 0, G_OPTION_ARG_STRING_ARRAY, &given.conflicts, NULL, NULL },
    { "person", 0, 0, G_OPTION_ARG_STRING_ARRAY, &given.people, NULL, NULL },
    { "forum", 0, 0, G_OPTION_ARG_STRING, &given.forum, NULL, NULL },
    { "decision", 0, 0, G_OPTION_ARG_STRING, &given.decision, NULL, NULL },
    { "votes", 0, 0, G_OPTION_ARG_STRING, &given.votes, NULL, NULL },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &given.reason, NULL, NULL },
    { "effect", 0, 0, G_OPTION_ARG_STRING, &given.effect, NULL, NULL },
    { "result", 0, 0, G_OPTION_ARG_STRING, &given.result, NULL, NULL },
    { "note", 0, 0, G_OPTION_ARG_STRING, &given.note, NULL, NULL },
    { "file", 0, 0, G_OPTION_ARG_STRING, &given.file, NULL, NULL },
    { "reference", 0, 0, G_OPTION_ARG_STRING, &given.reference, NULL, NULL },
    { NULL },
  };

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 2, error))
    return ZH_CTL_USAGE;
  return run_verb (&target, &given, error);
}

extern const ZhCtlCommand zh_ctl_protest_commands[];

const ZhCtlCommand zh_ctl_protest_commands[] = {
  { "protest", "",
    "FILE [list|new|show N|attach N|extract N|committee N|hearing N|decide N|notify N|deposit N] [--tournament T] [--round R] [--board B] [--game G] [--player N|NAME] [--by NAME] [--captain] [--spoken] [--against ruling|result|pairing|decision] [--number ID] [--text TEXT] [--claim TEXT] [--articles A] [--since TIME] [--at TIME] [--deposit D] [--despite REASON] [--conflict NAME=REASON]… [--person NAME]… [--forum committee|chief-arbiter] [--decision D] [--votes N:M] [--reason TEXT] [--effect annulled|result|none] [--result CODE] [--note TEXT] [--file PATH] [--reference TEXT] [--json]",
    N_ ("Keeps protests and appeals as case files, from handing in to the decision and its effect"), run_protest },
  { NULL },
};
