/* The officials of a competition: "official FILE", "official FILE ROLE NAME", "official FILE
 * boards NAME", "official FILE free NAME". */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "desk-committee.h"
#include "desk-competition.h"
#include "desk-officials.h"
#include "official-roles.h"
#include "playing-officials.h"
#include "record-options.h"
#include "ruleset-defaults.h"
#include "text-lines.h"

/* The first words after FILE. */
static const char *const without[] = { "role", "name", NULL };

/* One thing that the rules ask for. */
static void
add_norm (JsonArray  *array,
          gboolean    kept,
          gboolean    is_wish,
          const char *text)
{
  JsonObject *object = json_object_new ();

  json_object_set_boolean_member (object, "kept", kept);
  json_object_set_boolean_member (object, "recommended", is_wish);
  json_object_set_string_member (object, "text", text);
  json_array_add_object_element (array, object);
}

static void
add_committee_faults (JsonArray           *array,
                      const ZhCompetition *competition)
{
  gboolean may_sit = TRUE;
  g_auto (GStrv) faults = zh_competition_dup_committee_faults (competition, &may_sit, zh_language_get_screen (), NULL);

  for (char **fault = faults; fault != NULL && *fault != NULL; fault++)
    add_norm (array, FALSE, may_sit, *fault);
}

void
zh_ctl_tell_playing_officials (const ZhCompetition *competition,
                               const GPtrArray     *entries)
{
  g_auto (GStrv) sentences = zh_competition_dup_playing_officials (competition, entries, zh_language_get_screen ());

  for (char **sentence = sentences; *sentence != NULL; sentence++)
    g_printerr ("%s\n", *sentence);
}

static void
add_playing_officials (JsonArray           *array,
                       const ZhCompetition *competition)
{
  g_auto (GStrv) sentences = zh_competition_dup_playing_officials (competition, NULL, zh_language_get_screen ());

  for (char **sentence = sentences; *sentence != NULL; sentence++)
    add_norm (array, FALSE, FALSE, *sentence);
}

JsonArray *
zh_ctl_describe_panel (const ZhCompetition *competition,
                       const ZhTournament  *tournament)
{
  JsonArray *array = json_array_new ();
  g_autoptr (ZhRuleset) rules = *competition->ruleset != '\0' ? zh_competition_load_ruleset (competition, NULL) : NULL;
  g_autoptr (GArray) norms = rules != NULL ? zh_competition_check_panel (competition, tournament, 0, rules) : NULL;

  for (guint i = 0; norms != NULL && i < norms->len; i++)
    {
      const ZhPanelNorm *norm = &g_array_index (norms, ZhPanelNorm, i);
      g_autofree char   *text = zh_panel_norm_format (norm, zh_language_get_screen ());

      add_norm (array, norm->kept, norm->is_wish, text);
    }
  if (rules != NULL)
    add_committee_faults (array, competition);
  add_playing_officials (array, competition);
  return array;
}

void
zh_ctl_print_panel (const ZhCompetition *competition,
                    const ZhTournament  *tournament)
{
  g_autoptr (JsonArray) norms = zh_ctl_describe_panel (competition, tournament);

  for (guint i = 0; i < json_array_get_length (norms); i++)
    {
      JsonObject *norm = json_array_get_object_element (norms, i);
      gboolean    kept = json_object_get_boolean_member (norm, "kept");

      g_print ("%s %s\n", kept ? "+" : json_object_get_boolean_member (norm, "recommended") ? "?"
                                                                                            : "-",
               json_object_get_string_member (norm, "text"));
    }
}

static void
print_official (const ZhCtlTarget   *target,
                const ZhCompetition *competition,
                const ZhTournament  *tournament,
                const ZhOfficial    *official)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autofree char  *boards = tournament != NULL ? zh_competition_format_boards (competition, official->id, tournament->id, 0, language) : g_strdup ("");
  g_autoptr (JsonObject) object = NULL;

  if (!target->json)
    {
      g_print ("%s\t%s\t%s\t%s\t%s\n", zh_official_role_format (official->role, language), official->name, official->category, official->federation, boards);
      return;
    }
  object = json_object_new ();
  zh_record_describe (&zh_official_type, official, object);
  json_object_set_string_member (object, "boards", boards);
  zh_ctl_print_json (object);
}

static ZhCtlExit
list_officials (const ZhCtlTarget *target,
                GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhTournament  *tournament = NULL;
  const ZhCompetition *competition;

  if (desk == NULL)
    return ZH_CTL_FILE;
  competition = zh_desk_get_snapshot (desk);
  if (target->tournament != NULL || competition->tournaments->len == 1)
    tournament = zh_ctl_target_choose (target, desk, error);
  if (target->tournament != NULL && tournament == NULL)
    return ZH_CTL_USAGE;
  for (guint i = 0; i < competition->officials->len; i++)
    print_official (target, competition, tournament, g_ptr_array_index (competition->officials, i));
  if (!target->json)
    zh_ctl_print_panel (competition, tournament);
  return ZH_CTL_DONE;
}

static const ZhOfficial *
find_official (const ZhCompetition *competition,
               const char          *name,
               GError             **error)
{
  g_autofree char  *wanted = g_utf8_casefold (name, -1);
  const ZhOfficial *found = NULL;

  for (guint i = 0; i < competition->officials->len && found == NULL; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);
      g_autofree char  *folded = g_utf8_casefold (official->name, -1);

      if (strstr (folded, wanted) != NULL)
        found = official;
    }
  if (found == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("No official is called “%s”"), name);
  return found;
}

/* "1-4" or "3" */
static gboolean
parse_boards (const char   *text,
              ZhAssignment *assignment,
              GError      **error)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", "-", 2);
  gint64 first = 0;
  gint64 last = 0;

  if (parts[0] == NULL || !zh_text_parse_int (parts[0], 1, 100000, &first) ||
      (parts[1] != NULL && !zh_text_parse_int (parts[1], 1, 100000, &last)))
    {
      zh_ctl_fail_usage (error, _ ("--boards: write a range such as 1-4"));
      return FALSE;
    }
  assignment->first_board = (int) first;
  assignment->last_board = parts[1] != NULL ? (int) last : (int) first;
  return TRUE;
}

static ZhCtlExit
assign_boards (const ZhCtlTarget *target,
               const char        *boards,
               int                round,
               GError           **error)
{
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;
  const ZhOfficial   *official;
  ZhAssignment        assignment = { .round = round };

  if (!parse_boards (boards, &assignment, error))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (target, ZH_DESK_WRITE, error);
  tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  official = tournament != NULL ? find_official (zh_desk_get_snapshot (desk), target->words[1], error) : NULL;
  if (official == NULL)
    return ZH_CTL_FILE;
  assignment.tournament_id = tournament->id;
  assignment.official_id = official->id;
  return zh_ctl_finish (target, desk, zh_desk_assign_boards (desk, &assignment, error), error);
}

static gboolean
is_meant (const ZhAssignment *assignment,
          const ZhAssignment *wanted)
{
  return assignment->official_id == wanted->official_id && assignment->tournament_id == wanted->tournament_id &&
         (wanted->round == 0 || assignment->round == wanted->round) &&
         (wanted->first_board == 0 || (assignment->first_board == wanted->first_board && assignment->last_board == wanted->last_board));
}

/* The boards meant by as little as is said: the only ones, or those of a round or of a range. */
static const ZhAssignment *
find_assignment (const ZhCompetition *competition,
                 const ZhOfficial    *official,
                 const ZhAssignment  *wanted,
                 GError             **error)
{
  const ZhAssignment *found = NULL;

  for (guint i = 0; i < competition->assignments->len; i++)
    {
      const ZhAssignment *assignment = g_ptr_array_index (competition->assignments, i);

      if (!is_meant (assignment, wanted))
        continue;
      if (found != NULL)
        {
          g_autofree char *all = zh_competition_format_boards (competition, official->id, wanted->tournament_id, 0, zh_language_get_screen ());

          zh_ctl_fail_usage (error, _ ("%1$s watches several boards: %2$s. Say which with --boards N-M or --round R"), official->name, all);
          return NULL;
        }
      found = assignment;
    }
  if (found == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("%s watches no such boards"), official->name);
  return found;
}

static ZhCtlExit
free_boards (const ZhCtlTarget *target,
             const char        *boards,
             int                round,
             GError           **error)
{
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;
  const ZhOfficial   *official;
  const ZhAssignment *assignment;
  ZhAssignment        wanted = { .round = round };

  if (boards != NULL && !parse_boards (boards, &wanted, error))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (target, ZH_DESK_WRITE, error);
  tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  official = tournament != NULL ? find_official (zh_desk_get_snapshot (desk), target->words[1], error) : NULL;
  if (official == NULL)
    return ZH_CTL_FILE;
  wanted.tournament_id = tournament->id;
  wanted.official_id = official->id;
  assignment = find_assignment (zh_desk_get_snapshot (desk), official, &wanted, error);
  if (assignment == NULL)
    return ZH_CTL_NO;
  return zh_ctl_finish (target, desk, zh_desk_remove_assignment (desk, assignment->id, error), error);
}

static ZhCtlExit
remove_official (const ZhCtlTarget *target,
                 GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_WRITE, error);
  const ZhOfficial *official = desk != NULL ? find_official (zh_desk_get_snapshot (desk), target->words[1], error) : NULL;

  if (official == NULL)
    return ZH_CTL_FILE;
  return zh_ctl_finish (target, desk, zh_desk_remove_official (desk, official->id, error), error);
}

/* Who holds the office under this name, or the holder of an office there is one of. */
static const ZhOfficial *
find_present (const ZhCompetition *competition,
              const char          *role,
              const char          *name)
{
  for (guint i = 0; i < competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);

      if (g_str_equal (official->role, role) && g_str_equal (official->name, name))
        return official;
    }
  return zh_official_role_is_single (role) ? zh_competition_find_official (competition, role) : NULL;
}

/* An option left out changes nothing; of another person nothing is known yet. */
static ZhCtlExit
set_official (const ZhCtlTarget     *target,
              const ZhRecordOptions *options,
              GError               **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_WRITE, error);
  g_autoptr (ZhOfficial) official = zh_official_new ();
  const ZhOfficial *present;
  ZhChange         *change;

  if (desk == NULL)
    return ZH_CTL_FILE;
  present = find_present (zh_desk_get_snapshot (desk), target->words[0], target->words[1]);
  if (present != NULL && g_str_equal (present->name, target->words[1]))
    zh_record_assign (&zh_official_type, official, present);
  official->id = present != NULL ? present->id : 0;
  zh_person_set_string (&official->role, target->words[0]);
  zh_person_set_string (&official->name, target->words[1]);
  if (!zh_record_options_apply (options, official, error))
    return ZH_CTL_USAGE;
  change = zh_desk_set_official (desk, official, error);
  if (change != NULL)
    zh_ctl_tell_playing_officials (zh_desk_get_snapshot (desk), NULL);
  return zh_ctl_finish (target, desk, change, error);
}

static ZhCtlExit
run_official (int      n_arguments,
              char   **arguments,
              GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_auto (ZhRecordOptions) official = ZH_RECORD_OPTIONS_INIT (zh_official_type, without);
  g_autofree char   *boards = NULL;
  int                round = 0;
  const GOptionEntry options[] = {
    { "boards", 0, 0, G_OPTION_ARG_STRING, &boards, NULL, NULL },
    { "round", 'r', 0, G_OPTION_ARG_INT, &round, NULL, NULL },
    { NULL },
  };
  g_autoptr (GArray) all = zh_ctl_options_new (options);

  zh_record_options_add (&official, all);
  if (!zh_ctl_target_parse (&target, (const GOptionEntry *) all->data, n_arguments, arguments, 0, 2, error))
    return ZH_CTL_USAGE;
  if (target.words[0] == NULL)
    return list_officials (&target, error);
  if (target.words[1] == NULL)
    return zh_ctl_fail_usage (error, _ ("After the office comes the name"));
  if (strcmp (target.words[0], "boards") == 0)
    return assign_boards (&target, boards, round, error);
  if (strcmp (target.words[0], "free") == 0)
    return free_boards (&target, boards, round, error);
  if (strcmp (target.words[0], "remove") == 0)
    return remove_official (&target, error);
  return set_official (&target, &official, error);
}

extern const ZhCtlCommand zh_ctl_official_commands[];

const ZhCtlCommand zh_ctl_official_commands[] = {
  { "official", "", "FILE [ROLE NAME|boards NAME|free NAME|remove NAME] [--category C] [--federation F] [--title T] [--fide-id N] [--birth DATE] [--boards N-M] [--round R] [--tournament T] [--json]",
    N_ ("Lists the officials and what the rules ask of them; adds one, or replaces the holder of an office; gives boards to watch, or takes them away"), run_official },
  { NULL },
};
