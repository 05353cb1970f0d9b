/* The officials of a competition: "official FILE", "official FILE ROLE NAME", "official FILE
 * boards NAME", "official FILE free NAME". */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
#include "competition-commands.h"
#include "desk-committee.h"
#include "desk-competition.h"
#include "desk-officials.h"
#include "official-roles.h"
#include "playing-officials.h"
#include "record-options.h"
#include "ruleset-defaults.h"
#include "text-lines.h"

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
  g_auto (GStrv) elders = zh_competition_dup_strange_elders (competition, zh_language_get_screen ());

  for (char **sentence = sentences; *sentence != NULL; sentence++)
    add_norm (array, FALSE, FALSE, *sentence);
  for (char **sentence = elders; *sentence != NULL; sentence++)
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

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  const ZhLanguage    *language = zh_language_get_screen ();

  if (!zh_ctl_filter_tournament (call, error))
    return ZH_CTL_USAGE;
  if (call->tournament == NULL && competition->tournaments->len == 1)
    call->tournament = g_ptr_array_index (competition->tournaments, 0);
  for (guint i = 0; i < competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);
      g_autofree char  *boards = call->tournament != NULL
                                     ? zh_competition_format_boards (competition, official->id, call->tournament->id, 0, language)
                                     : NULL;

      zh_ctl_print_row (call, ":r :s :s :s :s boards:s", &zh_official_type, official, zh_official_role_format (official->role, language),
                        official->name, official->category, official->federation, boards);
    }
  if (!call->json)
    zh_ctl_print_panel (competition, call->tournament);
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
read_boards (const ZhCtlCall *call,
             ZhAssignment    *assignment,
             GError         **error)
{
  g_auto (GStrv) parts = zh_ctl_split_pair (zh_ctl_text (call, "boards"), "-");
  gint64 first = 0;
  gint64 last = 0;

  if (!zh_text_parse_int (parts[0], 1, 100000, &first) || (*parts[1] != '\0' && !zh_text_parse_int (parts[1], 1, 100000, &last)))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("--boards: write a range such as 1-4"));
  assignment->first_board = (int) first;
  assignment->last_board = (int) MAX (first, last);
  return TRUE;
}

/* The official and the boards that the words name. */
static const ZhOfficial *
read_assignment (const ZhCtlCall *call,
                 ZhAssignment    *assignment,
                 GError         **error)
{
  const ZhOfficial *official;

  if (zh_ctl_has (call, "boards") && !read_boards (call, assignment, error))
    return NULL;
  official = find_official (zh_ctl_get_competition (call), call->words[0], error);
  assignment->round = zh_ctl_number (call, "round", 0);
  assignment->tournament_id = call->tournament->id;
  assignment->official_id = official != NULL ? official->id : 0;
  return official;
}

static ZhChange *
act_boards (ZhCtlCall *call,
            GError   **error)
{
  ZhAssignment assignment = { 0 };

  if (!zh_ctl_has (call, "boards"))
    return zh_fail_null (error, ZH_ERROR_USAGE, _ ("--boards: write a range such as 1-4"));
  return read_assignment (call, &assignment, error) != NULL ? zh_desk_assign_boards (call->desk, &assignment, error) : NULL;
}

static gboolean
is_meant (const ZhAssignment *assignment,
          const ZhAssignment *wanted)
{
  return assignment->official_id == wanted->official_id && assignment->tournament_id == wanted->tournament_id &&
         (wanted->round == 0 || assignment->round == wanted->round) &&
         (wanted->first_board == 0 || (assignment->first_board == wanted->first_board &&
                                       assignment->last_board == wanted->last_board));
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
          g_autofree char *all = zh_competition_format_boards (competition, official->id,
                                                               wanted->tournament_id, 0, zh_language_get_screen ());

          return zh_fail_null (error, ZH_ERROR_USAGE, _ ("%1$s watches several boards: %2$s. Say which with --boards N-M or --round R"), official->name, all);
        }
      found = assignment;
    }
  if (found == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("%s watches no such boards"), official->name);
  return found;
}

static ZhChange *
act_free (ZhCtlCall *call,
          GError   **error)
{
  ZhAssignment        wanted = { 0 };
  const ZhOfficial   *official = read_assignment (call, &wanted, error);
  const ZhAssignment *found = official != NULL ? find_assignment (zh_ctl_get_competition (call), official, &wanted, error) : NULL;

  return found != NULL ? zh_desk_remove_assignment (call->desk, found->id, error) : NULL;
}

static ZhChange *
act_remove (ZhCtlCall *call,
            GError   **error)
{
  const ZhOfficial *official = find_official (zh_ctl_get_competition (call), call->words[0], error);

  return official != NULL ? zh_desk_remove_official (call->desk, official->id, error) : NULL;
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
static ZhChange *
act_set (ZhCtlCall *call,
         GError   **error)
{
  g_autoptr (ZhOfficial) official = zh_official_new ();
  const ZhOfficial *present = find_present (zh_ctl_get_competition (call), call->words[0], call->words[1]);
  ZhChange         *change;

  if (present != NULL && g_str_equal (present->name, call->words[1]))
    zh_record_assign (&zh_official_type, official, present);
  official->id = present != NULL ? present->id : 0;
  zh_person_set_string (&official->role, call->words[0]);
  zh_person_set_string (&official->name, call->words[1]);
  if (!zh_ctl_record_apply (call, "official", official, error))
    return NULL;
  change = zh_desk_set_official (call->desk, official, error);
  if (change != NULL)
    zh_ctl_tell_playing_officials (zh_ctl_get_competition (call), NULL);
  return change;
}

const ZhCtlVerb zh_ctl_official_verbs[] = {
  { "official", "FILE [--tournament T]", ZH_CTL_READS_FILE, run_list },
  { "official", "FILE boards NAME [--boards N-M] [--round R]", ZH_CTL_WRITES, .act = act_boards },
  { "official", "FILE free NAME [--boards N-M] [--round R]", ZH_CTL_WRITES, .act = act_free },
  { "official", "FILE remove NAME", ZH_CTL_WRITES_FILE, .act = act_remove },
  { "official", "FILE ROLE NAME @official", ZH_CTL_WRITES_FILE, .act = act_set,
    .summary = N_ ("Lists the officials and what the rules ask of them; adds one, or replaces the holder of an office; gives boards to watch, or takes them away") },
  { NULL },
};
