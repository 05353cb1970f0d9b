/* The cases of a competition: "protest FILE new", "protest FILE committee N", … */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "appeals.h"
#include "call.h"
#include "case-cells.h"
#include "competition-commands.h"
#include "desk-protests.h"
#include "protest-words.h"
#include "text-lines.h"

/* A local time such as 2026-11-20T14:30; 0 for none. */
static gboolean
read_time (const ZhCtlCall *call,
           const char      *name,
           gint64          *time,
           GError         **error)
{
  const char *text = zh_ctl_text (call, name);
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autofree char *full = text != NULL && strlen (text) == strlen ("2026-11-20T14:30") ? g_strconcat (text, ":00", NULL) : g_strdup (text);
  g_autoptr (GDateTime) parsed = full != NULL ? g_date_time_new_from_iso8601 (full, zone) : NULL;
  g_autofree char *option = g_strconcat ("--", name, NULL);

  *time = parsed != NULL ? g_date_time_to_unix (parsed) : 0;
  if (text == NULL || parsed != NULL)
    return TRUE;
  return zh_fail (error, ZH_ERROR_USAGE, _ ("%1$s: “%2$s” is no time; write it as 2026-11-20T14:30"), option, text);
}

static char *
format_time (gint64 time)
{
  g_autoptr (GDateTime) local = time != 0 ? g_date_time_new_from_unix_local (time) : NULL;

  return local != NULL ? g_date_time_format (local, "%Y-%m-%dT%H:%M:%S") : g_strdup ("");
}

/* new */

/* The last ruling at the board, 0 for none. */
static gint64
find_last_ruling (const ZhCtlCall      *call,
                  const ZhProtestInput *input)
{
  const GPtrArray *incidents = zh_ctl_get_competition (call)->incidents;

  for (guint i = incidents->len; i > 0; i--)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (incidents, i - 1);

      if (record->tournament_id == input->tournament_id && record->round == input->round && record->board == input->board)
        return record->id;
    }
  return 0;
}

/* Where a case or a ruling is named, a place that is another one would be dropped. */
static gboolean
check_same_place (const ZhCtlCall      *call,
                  const ZhProtestInput *input,
                  int                   round,
                  int                   board,
                  GError              **error)
{
  if ((input->round == 0 || input->round == round) && (input->board == 0 || input->board == board))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("--number %1$s is of round %2$d, board %3$d. Leave --round and --board out, or name another number"),
                  zh_ctl_text (call, "number"), round, board);
}

/* What is contested, where --number names it: a ruling by its number in the register or its id, a decision by the
 * number of the case. */
static gboolean
read_number (const ZhCtlCall *call,
             ZhProtestInput  *input,
             GError         **error)
{
  const ZhCompetition    *competition = zh_ctl_get_competition (call);
  const char             *text = zh_ctl_text (call, "number");
  gboolean                is_ruling = input->subject == ZH_PROTEST_SUBJECT_RULING;
  gint64                  number = 0;
  const ZhIncidentRecord *ruling = NULL;
  const ZhProtest        *appealed = NULL;

  if (!is_ruling && input->subject != ZH_PROTEST_SUBJECT_DECISION)
    return zh_fail (error, ZH_ERROR_USAGE, _ ("--number names a ruling or a decision. Name a result or a pairing by --round and --board"));
  if (zh_text_parse_int (text, 1, G_MAXINT64, &number) && is_ruling)
    ruling = zh_competition_find_incident_by_number (competition, input->tournament_id, number);
  if (is_ruling && ruling == NULL)
    ruling = zh_competition_find_incident (competition, number);
  if (!is_ruling && number <= G_MAXINT)
    appealed = zh_competition_find_protest_by_number (competition, (int) number);
  input->incident_id = ruling != NULL ? ruling->id : 0;
  input->appealed_id = appealed != NULL ? appealed->id : 0;
  if (ruling != NULL)
    return check_same_place (call, input, ruling->round, ruling->board, error);
  if (appealed != NULL)
    return check_same_place (call, input, appealed->round, appealed->board, error);
  return zh_fail (error, ZH_ERROR_INPUT,
                  is_ruling ? _ ("--number: the register has no ruling “%s”; “incident FILE list” shows their numbers")
                            : _ ("--number: there is no case “%s”; “list” shows their numbers"),
                  text);
}

static ZhChange *
act_new (ZhCtlCall *call,
         GError   **error)
{
  const ZhEntry   *entry;
  int              subject;
  g_autofree char *deposit = NULL;
  ZhProtestInput   input = {
      .tournament_id = call->tournament->id,
      .by = zh_ctl_text (call, "by"),
      .by_captain = zh_ctl_has (call, "captain"),
      .written = !zh_ctl_has (call, "spoken"),
      .round = zh_ctl_number (call, "round", 0),
      .board = zh_ctl_number (call, "board", 0),
      .game = zh_ctl_number (call, "game", 0),
      .facts = zh_ctl_text (call, "text"),
      .claim = zh_ctl_text (call, "claim"),
      .articles = zh_ctl_text (call, "articles"),
      .admitted = zh_ctl_text (call, "despite"),
  };

  if (!zh_protest_word_read (ZH_PROTEST_SUBJECT, zh_ctl_text (call, "against"), &subject, error) ||
      !zh_protest_deposit_parse (zh_ctl_text (call, "deposit"), &deposit, &input.deposit_due, error) ||
      !read_time (call, "since", &input.contested_time, error) || !read_time (call, "at", &input.handed_in, error))
    return NULL;
  input.deposit = deposit;
  input.subject = (ZhProtestSubject) subject;
  if (!zh_ctl_has (call, "player"))
    return zh_fail_null (error, ZH_ERROR_USAGE, _ ("--player is missing; write a start number or a name"));
  entry = zh_ctl_find_entry (call->tournament, zh_ctl_text (call, "player"), error);
  if (entry == NULL)
    return NULL;
  input.entry_id = entry->id;
  if (zh_ctl_has (call, "number") && !read_number (call, &input, error))
    return NULL;
  if (!zh_ctl_has (call, "number") && input.subject == ZH_PROTEST_SUBJECT_RULING)
    input.incident_id = find_last_ruling (call, &input);
  return zh_desk_file_protest (call->desk, &input, NULL, error);
}

/* Steps of a case */

/* The case that the first argument names; NULL with @error. */
static const ZhProtest *
read_case (const ZhCtlCall *call,
           GError         **error)
{
  const ZhProtest *protest;
  int              number = 0;

  if (call->words[0] == NULL)
    zh_ctl_fail_usage (error, _ ("The number of the case is missing; “list” shows them"));
  if (call->words[0] == NULL || !zh_ctl_parse_number (_ ("case"), call->words[0], 1, G_MAXINT, &number, error))
    return NULL;
  protest = zh_competition_find_protest_by_number (zh_ctl_get_competition (call), number);
  if (protest == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("There is no case %d in this competition"), number);
  return protest;
}

static ZhChange *
act_attach (ZhCtlCall *call,
            GError   **error)
{
  const ZhProtest *protest = read_case (call, error);
  const char      *reference = zh_ctl_text (call, "reference");
  g_autoptr (GFile) file = g_file_new_for_path (zh_ctl_text (call, "file"));
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (ZhOutsideFile) content = protest != NULL ? zh_desk_read_attachment (file, reference, NULL, error) : NULL;

  return content != NULL ? zh_desk_attach_to_protest (call->desk, protest->id, name, content, reference, error) : NULL;
}

static ZhCtlExit
run_extract (ZhCtlCall *call,
             GError   **error)
{
  const ZhProtest *protest = read_case (call, error);

  for (guint i = 0; protest != NULL && i < protest->files->len; i++)
    {
      const ZhProtestFile *file = g_ptr_array_index (protest->files, i);
      g_autoptr (GBytes) content = NULL;

      if (g_strcmp0 (file->name, zh_ctl_text (call, "file")) != 0)
        continue;
      content = zh_desk_dup_protest_file (call->desk, file->id, error);
      return content != NULL && zh_ctl_write_bytes (NULL, content, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
    }
  return protest == NULL ? ZH_CTL_INPUT : zh_ctl_fail_usage (error, _ ("--file: name one of the files that “show” lists"));
}

/* "NAME=REASON" */
static ZhChange *
act_committee (ZhCtlCall *call,
               GError   **error)
{
  const ZhProtest   *protest = read_case (call, error);
  const char *const *given = zh_ctl_texts (call, "conflict");
  g_autoptr (GArray) conflicts = g_array_new (FALSE, FALSE, sizeof (ZhCommitteeConflict));
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (; given != NULL && *given != NULL; given++)
    {
      char              **parts = zh_ctl_split_pair (*given, "=");
      ZhCommitteeConflict conflict = { parts[0], parts[1] };

      g_ptr_array_add (texts, parts);
      g_array_append_val (conflicts, conflict);
    }
  return protest != NULL
             ? zh_desk_draw_committee (call->desk, protest->id, (const ZhCommitteeConflict *) conflicts->data, conflicts->len, error)
             : NULL;
}

static const char *const *
get_people (const ZhCtlCall *call)
{
  static const char *const nobody[] = { NULL };
  const char *const       *people = zh_ctl_texts (call, "person");

  return people != NULL ? people : nobody;
}

/* Heard, or told to those whom it concerns. */
static ZhChange *
act_meet (ZhCtlCall *call,
          GError   **error)
{
  const ZhProtest *protest = read_case (call, error);
  gint64           time;

  if (protest == NULL || !read_time (call, "at", &time, error))
    return NULL;
  if (strcmp (call->usage->word, "hearing") == 0)
    return zh_desk_hear_protest (call->desk, protest->id, time, zh_ctl_text (call, "place"), get_people (call), error);
  return zh_desk_notify_protest (call->desk, protest->id, get_people (call), time, error);
}

/* "2:1" */
static gboolean
parse_votes (const char      *text,
             ZhProtestRuling *ruling,
             GError         **error)
{
  g_auto (GStrv) parts = zh_ctl_split_pair (text != NULL ? text : "0:0", ":");
  gint64 votes_for = 0;
  gint64 votes_against = 0;

  if (!zh_text_parse_int (parts[0], 0, 99, &votes_for) || !zh_text_parse_int (parts[1], 0, 99, &votes_against))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("--votes: “%s” is none; write those for and those against, such as 2:1"), text);
  ruling->votes_for = (int) votes_for;
  ruling->votes_against = (int) votes_against;
  return TRUE;
}

static ZhChange *
act_decide (ZhCtlCall *call,
            GError   **error)
{
  static const char *const options[] = { [ZH_PROTEST_DECISION] = "decision", [ZH_PROTEST_EFFECT] = "effect", [ZH_PROTEST_FORUM] = "forum", [ZH_PROTEST_DEPOSIT] = "deposit" };
  const ZhProtest         *protest = read_case (call, error);
  int                      values[G_N_ELEMENTS (options)];
  ZhProtestRuling          ruling = { .reason = zh_ctl_text (call, "reason"), .effect_note = zh_ctl_text (call, "note"), .result = zh_ctl_text (call, "result") };

  for (int kind = ZH_PROTEST_DECISION; kind <= ZH_PROTEST_DEPOSIT; kind++)
    if (protest == NULL || !zh_protest_word_read ((ZhProtestWord) kind, zh_ctl_text (call, options[kind]), &values[kind], error))
      return NULL;
  ruling.decision = (ZhProtestDecision) values[ZH_PROTEST_DECISION];
  ruling.effect = (ZhProtestEffect) values[ZH_PROTEST_EFFECT];
  ruling.forum = (ZhProtestForum) values[ZH_PROTEST_FORUM];
  ruling.deposit = (ZhProtestDeposit) values[ZH_PROTEST_DEPOSIT];
  if (!parse_votes (zh_ctl_text (call, "votes"), &ruling, error) || !read_time (call, "at", &ruling.time, error))
    return NULL;
  return zh_desk_decide_protest (call->desk, protest->id, &ruling, error);
}

/* "500=returned", or the state alone */
static ZhChange *
act_deposit (ZhCtlCall *call,
             GError   **error)
{
  const ZhProtest *protest = read_case (call, error);
  const char      *text = zh_ctl_text (call, "deposit");
  gboolean         has_amount = text != NULL && strchr (text, '=') != NULL;
  g_auto (GStrv) parts = zh_ctl_split_pair (text, "=");
  int state;

  if (protest == NULL || !zh_protest_word_read (ZH_PROTEST_DEPOSIT, parts[has_amount ? 1 : 0], &state, error))
    return NULL;
  return zh_desk_set_protest_deposit (call->desk, protest->id, has_amount ? parts[0] : NULL, (ZhProtestDeposit) state, error);
}

/* list, show */

static JsonArray *
describe_people (const ZhProtest *protest)
{
  JsonArray *people = json_array_new ();

  for (guint i = 0; i < protest->people->len; i++)
    {
      const ZhProtestPerson *person = g_ptr_array_index (protest->people, i);
      JsonObject            *one = json_object_new ();
      g_autofree char       *time = format_time (person->time);

      zh_ctl_describe (one, "part:s name:s branch:s note:s time:s", zh_protest_word_to_string (ZH_PROTEST_PART, person->part), person->name,
                       person->branch, zh_protest_note_get_text (person->note, zh_language_get_screen ()), time);
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

      zh_ctl_describe (one, "name:s reference:s sha256:s size:l", file->name, file->reference, file->digest, (gint64) file->size);
      json_array_add_object_element (files, one);
    }
  return files;
}

static void
print_case_json (const ZhCtlCall *call,
                 const ZhProtest *protest,
                 const char      *tournament,
                 const char      *player)
{
  g_autofree char *contested = format_time (protest->contested_time);
  g_autofree char *handed_in = format_time (protest->handed_in);
  g_autofree char *hearing = format_time (protest->hearing);
  g_autofree char *decided = format_time (protest->decided);

  zh_ctl_print_row (call,
                    "number:d id:l tournament:s player:s round:d board:d game:d incident:l captain:b written:b open:b votes_for:d "
                    "votes_against:d by:s against:s text:s claim:s articles:s faults:s admitted:s deposit:s deposit_state:s forum:s "
                    "decision:s reason:s effect:s effect_note:s result_before:s result_after:s contested_time:s handed_in:s hearing:s hearing_place:s "
                    "decided:s people:a files:a",
                    protest->number, protest->id, tournament, player, protest->round, protest->board,
                    protest->game, protest->incident_id,
                    protest->by_captain, protest->written, zh_protest_is_open (protest),
                    protest->votes_for, protest->votes_against,
                    protest->by, zh_protest_word_to_string (ZH_PROTEST_SUBJECT, protest->subject), protest->facts, protest->claim,
                    protest->articles, protest->faults, protest->admitted, protest->deposit,
                    zh_protest_word_to_string (ZH_PROTEST_DEPOSIT, protest->deposit_state),
                    zh_protest_word_to_string (ZH_PROTEST_FORUM, protest->forum),
                    zh_protest_word_to_string (ZH_PROTEST_DECISION, protest->decision), protest->reason,
                    zh_protest_word_to_string (ZH_PROTEST_EFFECT, protest->effect), protest->effect_note, protest->result_before,
                    protest->result_after, contested, handed_in, hearing, protest->hearing_place, decided,
                    describe_people (protest), describe_files (protest));
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
  g_autofree char *faults = zh_appeal_faults_format (protest->faults, language);

  print_line (C_ ("protest", "Handed in"), handed_in);
  print_line (_ ("Protest"), protest->facts);
  print_line (_ ("What is asked for"), protest->claim);
  print_line (_ ("Articles"), protest->articles);
  print_line (zh_protest_word_get_label (ZH_PROTEST_DECISION, ZH_PROTEST_DECISION_INADMISSIBLE, language), faults);
  print_line (_ ("Deposit"), deposit);
  for (guint i = 0; i < protest->people->len; i++)
    {
      const ZhProtestPerson *person = g_ptr_array_index (protest->people, i);

      print_line (zh_protest_word_get_label (ZH_PROTEST_PART, person->part, language), person->name);
    }
  print_line (C_ ("protest", "Heard"), hearing);
  print_line (_ ("Place"), protest->hearing_place);
  print_line (zh_protest_word_get_label (ZH_PROTEST_FORUM, protest->forum, language),
              zh_protest_word_get_label (ZH_PROTEST_DECISION, protest->decision, language));
  print_line (_ ("Reason"), protest->reason);
  print_line (zh_protest_word_get_label (ZH_PROTEST_EFFECT, protest->effect, language), protest->effect_note);
  for (guint i = 0; i < protest->files->len; i++)
    g_print ("%s\n", ((const ZhProtestFile *) g_ptr_array_index (protest->files, i))->name);
}

static void
print_summary (const ZhCtlCall *call,
               const ZhProtest *protest)
{
  const ZhLanguage   *language = zh_language_get_screen ();
  const ZhTournament *tournament = zh_competition_find_tournament (zh_ctl_get_competition (call), protest->tournament_id);
  const ZhEntry      *entry = tournament != NULL ? zh_tournament_find_entry (tournament, protest->entry_id) : NULL;
  g_autofree char    *player = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");

  if (call->json)
    print_case_json (call, protest, tournament != NULL ? tournament->name : "", player);
  else
    g_print ("%d\t%d.%d\t%s\t%s\t%s\t%s\n", protest->number, protest->round, protest->board, player,
             zh_protest_word_get_label (ZH_PROTEST_SUBJECT, protest->subject, language),
             zh_protest_step_get_label (zh_protest_get_step (protest), language),
             zh_protest_word_get_label (ZH_PROTEST_DECISION, protest->decision, language));
}

static ZhCtlExit
run_show (ZhCtlCall *call,
          GError   **error)
{
  const ZhProtest *protest = read_case (call, error);

  if (protest == NULL)
    return ZH_CTL_INPUT;
  print_summary (call, protest);
  if (!call->json)
    print_case (protest, zh_language_get_screen ());
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);

  if (!zh_ctl_filter_tournament (call, error))
    return ZH_CTL_USAGE;
  for (guint i = 0; i < competition->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (competition->protests, i);

      if (zh_ctl_is_meant (call, protest->tournament_id, protest->round))
        print_summary (call, protest);
    }
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_protest_verbs[] = {
  { "protest", "FILE [list] [--round R] [--tournament T]", ZH_CTL_READS_FILE, run_list, .strict = TRUE },
  { "protest",
    "FILE new [--round R] [--board B] [--game G] [--player N|NAME] [--by NAME] [--captain] [--spoken] [--against S:ruling|result|pairing|decision] [--number ID] [--text TEXT] [--claim TEXT] [--articles A] [--since TIME] [--at TIME] [--deposit D] [--despite REASON]",
    ZH_CTL_WRITES, .act = act_new, .strict = TRUE },
  { "protest", "FILE show [N]", ZH_CTL_READS_FILE, run_show, .strict = TRUE },
  { "protest", "FILE attach [N] --file PATH [--reference TEXT]", ZH_CTL_WRITES_FILE, .act = act_attach, .strict = TRUE },
  { "protest", "FILE extract [N] [--file NAME]", ZH_CTL_READS_FILE, run_extract, .strict = TRUE },
  { "protest", "FILE committee [N] [--conflict NAME=REASON]…", ZH_CTL_WRITES_FILE, .act = act_committee, .strict = TRUE },
  { "protest", "FILE hearing [N] [--at TIME] [--place TEXT] [--person NAME]…", ZH_CTL_WRITES_FILE, .act = act_meet, .strict = TRUE },
  { "protest",
    "FILE decide [N] [--forum F:committee|chief-arbiter] [--decision D] [--votes N:M] [--reason TEXT] [--effect E:annulled|result|none] [--result CODE] [--note TEXT] [--deposit D] [--at TIME]",
    ZH_CTL_WRITES_FILE, .act = act_decide, .strict = TRUE },
  { "protest", "FILE notify [N] [--person NAME]… [--at TIME]", ZH_CTL_WRITES_FILE, .act = act_meet, .strict = TRUE },
  { "protest", "FILE deposit [N] --deposit D", ZH_CTL_WRITES_FILE, .act = act_deposit,
    .strict = TRUE, .summary = N_ ("Keeps protests and appeals as case files, from handing in to the decision and its effect") },
  { NULL },
};
