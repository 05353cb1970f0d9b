/* Teams: their members, captains and line-ups: member, lineup. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "desk-lineups.h"
#include "desk-members.h"
#include "list-values.h"
#include "record-options.h"

typedef struct
{
  ZhRecordOptions person;
  char           *reserve;
  char           *reason;
} MemberOptions;

static void
member_options_clear (MemberOptions *options)
{
  zh_record_options_clear (&options->person);
  g_clear_pointer (&options->reserve, g_free);
  g_clear_pointer (&options->reason, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MemberOptions, member_options_clear)

/* A member by his place in the team, or by a name that fits him only. */
static const ZhMember *
find_member (const ZhTournament *tournament,
             const ZhEntry      *team,
             const char         *text,
             GError            **error)
{
  g_autoptr (GPtrArray) members = zh_tournament_list_members (tournament, team->id);
  g_autofree char *folded = g_utf8_casefold (text, -1);
  const ZhMember  *found = NULL;
  int              n_found = 0;

  for (guint i = 0; i < members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (members, i);
      g_autofree char *name = zh_person_format_full_name (member->person);
      g_autofree char *other = g_utf8_casefold (name, -1);
      g_autofree char *place = g_strdup_printf ("%d", member->board);

      if (strcmp (place, text) == 0)
        return member;
      if (strstr (other, folded) == NULL)
        continue;
      found = member;
      n_found++;
    }
  if (n_found == 1)
    return found;
  g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT,
               n_found == 0 ? _ ("Nobody of the team “%s” is called or numbered “%s”") : _ ("Several of the team “%s” are called “%s”; give the place in the team"),
               team->team_name, text);
  return NULL;
}

static gboolean
read_reserve (const MemberOptions *options,
              gboolean            *reserve,
              GError             **error)
{
  if (options->reserve == NULL)
    return TRUE;
  if (strcmp (options->reserve, "yes") != 0 && strcmp (options->reserve, "no") != 0)
    return zh_ctl_fail_usage (error, _ ("--reserve is “yes” or “no”")) == ZH_CTL_DONE;
  *reserve = strcmp (options->reserve, "yes") == 0;
  return TRUE;
}

static ZhChange *
add_member (ZhDesk              *desk,
            const ZhEntry       *team,
            char               **words,
            const MemberOptions *options,
            GError             **error)
{
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_member_free);
  g_autofree char *name = g_strjoinv (" ", words);
  ZhMember        *member = zh_member_new ();
  ZhChange        *change;

  g_ptr_array_add (members, member);
  member->person = zh_person_new ();
  if (!zh_list_split_name (name, member->person))
    {
      zh_ctl_fail_usage (error, _ ("Name the member: “member FILE add TEAM SURNAME GIVEN”"));
      return NULL;
    }
  if (!zh_record_options_apply (&options->person, member->person, error) || !read_reserve (options, &member->reserve, error))
    return NULL;
  change = zh_desk_add_members (desk, team->id, members, options->reason, error);
  if (change != NULL)
    zh_ctl_tell_playing_officials (zh_desk_get_snapshot (desk), NULL);
  return change;
}

static ZhChange *
edit_member (ZhDesk              *desk,
             const ZhMember      *member,
             const MemberOptions *options,
             GError             **error)
{
  g_autoptr (ZhPerson) person = zh_person_copy (member->person);
  ZhMember next = *member;

  if (!zh_record_options_apply (&options->person, person, error) || !read_reserve (options, &next.reserve, error))
    return NULL;
  next.person = person;
  if (zh_record_options_get (&options->person, "person-rating") != NULL)
    next.rating = person->rating;
  return zh_desk_edit_member (desk, &next, options->reason, error);
}

static ZhChange *
order_members (ZhDesk              *desk,
               const ZhTournament  *tournament,
               const ZhEntry       *team,
               const char          *list,
               const MemberOptions *options,
               GError             **error)
{
  g_auto (GStrv) parts = g_strsplit (list, ",", -1);
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (char **part = parts; *part != NULL; part++)
    {
      const ZhMember *member = find_member (tournament, team, g_strstrip (*part), error);

      if (member == NULL)
        return NULL;
      g_array_append_val (order, member->id);
    }
  return zh_desk_order_members (desk, team->id, (const gint64 *) order->data, order->len, options->reason, error);
}

static ZhChange *
change_team (const ZhCtlTarget   *target,
             ZhDesk              *desk,
             const ZhTournament  *tournament,
             const MemberOptions *options,
             GError             **error)
{
  const char      *verb = target->words[0];
  const ZhEntry   *team = zh_ctl_find_entry (tournament, target->words[1], error);
  const ZhMember  *member = NULL;
  g_autofree char *rest = g_strjoinv (" ", target->words + 2);

  if (team == NULL)
    return NULL;
  if (strcmp (verb, "add") == 0)
    return add_member (desk, team, target->words + 2, options, error);
  if (strcmp (verb, "captain") == 0)
    return zh_desk_set_captain (desk, team->id, rest, error);
  if (strcmp (verb, "order") == 0)
    return order_members (desk, tournament, team, rest, options, error);
  member = find_member (tournament, team, rest, error);
  if (member == NULL)
    return NULL;
  if (strcmp (verb, "remove") == 0)
    return zh_desk_remove_member (desk, member->id, options->reason, error);
  return edit_member (desk, member, options, error);
}

static ZhChange *
change_members (const ZhCtlTarget   *target,
                ZhDesk              *desk,
                const MemberOptions *options,
                GError             **error)
{
  static const char *const verbs[] = { "add", "edit", "remove", "order", "captain", NULL };
  const ZhTournament      *tournament = zh_ctl_target_choose (target, desk, error);

  if (tournament == NULL)
    return NULL;
  if (g_strv_contains (verbs, target->words[0]) && target->words[1] != NULL && (target->words[2] != NULL || strcmp (target->words[0], "captain") == 0))
    return change_team (target, desk, tournament, options, error);
  zh_ctl_fail_usage (error, _ ("After FILE comes list [TEAM], add TEAM NAME, edit TEAM MEMBER, remove TEAM MEMBER, order TEAM MEMBER,… or captain TEAM [NAME]"));
  return NULL;
}

static void
print_member (const ZhTournament *tournament,
              const ZhEntry      *team,
              const ZhMember     *member,
              gboolean            json)
{
  g_autofree char *name = zh_person_format_full_name (member->person);
  g_autofree char *birth = zh_date_format_iso (member->person->birth);
  g_autoptr (JsonObject) object = NULL;

  if (!json)
    {
      g_print ("%s\t%d\t%s\t%d\t%s\n", team->team_name, member->board, name, member->rating, member->reserve ? "reserve" : "main");
      return;
    }
  object = json_object_new ();
  zh_record_describe (&zh_person_type, member->person, object);
  json_object_set_int_member (object, "id", member->id);
  json_object_set_string_member (object, "team", team->team_name);
  json_object_set_int_member (object, "board", member->board);
  json_object_set_string_member (object, "name", name);
  json_object_set_int_member (object, "rating", member->rating);
  json_object_set_string_member (object, "birth", birth);
  json_object_set_boolean_member (object, "reserve", member->reserve);
  json_object_set_string_member (object, "captain", zh_tournament_get_captain (tournament, team->id));
  zh_ctl_print_json (object);
}

static void
print_team (const ZhTournament *tournament,
            const ZhEntry      *team,
            gboolean            json)
{
  g_autoptr (GPtrArray) members = zh_tournament_list_members (tournament, team->id);
  const char *captain = zh_tournament_get_captain (tournament, team->id);

  for (guint i = 0; i < members->len; i++)
    print_member (tournament, team, g_ptr_array_index (members, i), json);
  if (!json && *captain != '\0')
    g_print ("%s\t\t%s\t\tcaptain\n", team->team_name, captain);
}

static ZhCtlExit
list_members (const ZhCtlTarget *target,
              GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  const char         *wanted = target->words[0] != NULL ? target->words[1] : NULL;
  const ZhEntry      *team = NULL;

  if (tournament == NULL)
    return ZH_CTL_FILE;
  if (wanted != NULL && (team = zh_ctl_find_entry (tournament, wanted, error)) == NULL)
    return ZH_CTL_INPUT;
  for (guint i = 0; i < tournament->entries->len; i++)
    if (team == NULL || team == g_ptr_array_index (tournament->entries, i))
      print_team (tournament, g_ptr_array_index (tournament->entries, i), target->json);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_member (int      n_arguments,
            char   **arguments,
            GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_auto (MemberOptions) options = { .person = ZH_RECORD_OPTIONS_INIT (zh_person_type, NULL) };
  const GOptionEntry entries[] = {
    { "reserve", 0, 0, G_OPTION_ARG_STRING, &options.reserve, NULL, NULL },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &options.reason, NULL, NULL },
    { NULL },
  };
  g_autoptr (GArray) all = zh_ctl_options_new (entries);
  g_autoptr (ZhDesk) desk = NULL;

  zh_record_options_add (&options.person, all);
  if (!zh_ctl_target_parse (&target, (const GOptionEntry *) all->data, n_arguments, arguments, 0, -1, error))
    return ZH_CTL_USAGE;
  if (target.words[0] == NULL || strcmp (target.words[0], "list") == 0)
    return list_members (&target, error);
  desk = zh_ctl_target_open (&target, ZH_DESK_WRITE, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  return zh_ctl_finish (&target, desk, change_members (&target, desk, &options, error), error);
}

/* Line-ups */

/* The match of a team in a round, and its side there. */
static const ZhPairing *
find_match (const ZhTournament *tournament,
            const ZhEntry      *team,
            int                 number,
            int                *side,
            GError            **error)
{
  const ZhRound *round = zh_tournament_find_round (tournament, number);

  for (guint i = 0; round != NULL && i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (*side = 0; *side < 2; (*side)++)
        if (pairing->kind == ZH_PAIRING_GAME && pairing->entry[*side] == team->id)
          return pairing;
    }
  g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("“%1$s” has no match in round %2$d"), team->team_name, number);
  return NULL;
}

/* "1,2,-,Зінчук": a dash or 0 leaves the board empty; fewer leave the last boards empty. */
static gboolean
read_lineup (const ZhTournament *tournament,
             const ZhEntry      *team,
             const char         *text,
             GArray             *members,
             GError            **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      gboolean        is_empty = strcmp (g_strstrip (*part), "-") == 0 || strcmp (*part, "0") == 0;
      const ZhMember *member = is_empty ? NULL : find_member (tournament, team, *part, error);
      gint64          id = member != NULL ? member->id : 0;

      if (!is_empty && member == NULL)
        return FALSE;
      g_array_append_val (members, id);
    }
  if ((int) members->len < tournament->boards)
    g_array_set_size (members, (guint) tournament->boards);
  return TRUE;
}

static gboolean
read_substitution (const ZhTournament *tournament,
                   const ZhEntry      *team,
                   const ZhPairing    *pairing,
                   int                 side,
                   char              **words,
                   GArray             *members,
                   GError            **error)
{
  g_autofree gint64 *present = zh_tournament_dup_lineup (tournament, pairing, side);
  const ZhMember    *out = find_member (tournament, team, words[0], error);
  const ZhMember    *in = out != NULL && strcmp (words[1], "-") != 0 ? find_member (tournament, team, words[1], error) : NULL;

  if (out == NULL || (in == NULL && strcmp (words[1], "-") != 0))
    return FALSE;
  if (!zh_tournament_substitute (tournament, present, out->id, in != NULL ? in->id : 0))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s is not in the line-up"), out->person->surname);
      return FALSE;
    }
  g_array_append_vals (members, present, (guint) tournament->boards);
  return TRUE;
}

static ZhChange *
change_lineup (const ZhCtlTarget  *target,
               ZhDesk             *desk,
               const ZhTournament *tournament,
               int                 round,
               const char         *reason,
               GError            **error)
{
  g_autoptr (GArray) members = g_array_new (FALSE, TRUE, sizeof (gint64));
  gboolean         is_set = strcmp (target->words[0], "set") == 0;
  ZhLineup         lineup = { .round = round };
  const ZhEntry   *team;
  const ZhPairing *pairing;

  if (target->words[1] == NULL || target->words[2] == NULL || (!is_set && (strcmp (target->words[0], "replace") != 0 || target->words[3] == NULL)))
    {
      zh_ctl_fail_usage (error, _ ("After FILE comes list, set TEAM M,… with a member or - for each board, or replace TEAM OUT IN"));
      return NULL;
    }
  team = zh_ctl_find_entry (tournament, target->words[1], error);
  pairing = team != NULL ? find_match (tournament, team, round, &lineup.side, error) : NULL;
  if (pairing == NULL)
    return NULL;
  if (is_set ? !read_lineup (tournament, team, target->words[2], members, error)
             : !read_substitution (tournament, team, pairing, lineup.side, target->words + 2, members, error))
    return NULL;
  lineup.board = pairing->number;
  lineup.members = (const gint64 *) members->data;
  lineup.n_members = (int) members->len;
  return zh_desk_set_lineup (desk, tournament->id, &lineup, reason, error);
}

static void
print_side (const ZhTournament *tournament,
            const ZhRound      *round,
            const ZhPairing    *pairing,
            int                 side,
            gboolean            json)
{
  g_autofree gint64 *members = zh_tournament_dup_lineup (tournament, pairing, side);
  const ZhEntry     *team = zh_tournament_find_entry (tournament, pairing->entry[side]);

  for (int i = 0; i < tournament->boards; i++)
    {
      const ZhMember  *member = members[i] != 0 ? zh_tournament_find_member (tournament, members[i]) : NULL;
      g_autofree char *name = member != NULL ? zh_person_format_full_name (member->person) : g_strdup ("");
      g_autoptr (JsonObject) object = NULL;

      if (!json)
        {
          g_print ("%d\t%s\t%d\t%s\t%d\n", pairing->number, team->team_name, i + 1, name, member != NULL ? member->board : 0);
          continue;
        }
      object = json_object_new ();
      json_object_set_int_member (object, "round", round->number);
      json_object_set_int_member (object, "match", pairing->number);
      json_object_set_string_member (object, "team", team->team_name);
      json_object_set_int_member (object, "board", i + 1);
      json_object_set_string_member (object, "name", name);
      json_object_set_int_member (object, "place", member != NULL ? member->board : 0);
      zh_ctl_print_json (object);
    }
}

static void
print_lineups (const ZhTournament *tournament,
               const ZhRound      *round,
               gboolean            json)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int side = 0; side < 2 && pairing->kind == ZH_PAIRING_GAME; side++)
        print_side (tournament, round, pairing, side, json);
    }
}

static ZhCtlExit
run_lineup (int      n_arguments,
            char   **arguments,
            GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *reason = NULL;
  int                number = 0;
  const GOptionEntry options[] = {
    { "round", 0, 0, G_OPTION_ARG_INT, &number, NULL, NULL },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &reason, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;
  gboolean            lists;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 4, error))
    return ZH_CTL_USAGE;
  lists = target.words[0] == NULL || strcmp (target.words[0], "list") == 0;
  desk = zh_ctl_target_open (&target, lists ? ZH_DESK_READ : ZH_DESK_WRITE, error);
  tournament = desk != NULL ? zh_ctl_target_choose (&target, desk, error) : NULL;
  if (tournament == NULL)
    return ZH_CTL_FILE;
  number = number > 0 ? number : MAX ((int) tournament->rounds->len, 1);
  if (!lists)
    return zh_ctl_finish (&target, desk, change_lineup (&target, desk, tournament, number, reason, error), error);
  if (zh_tournament_find_round (tournament, number) == NULL)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Round %d is not paired yet"), number);
      return ZH_CTL_INPUT;
    }
  print_lineups (tournament, zh_tournament_find_round (tournament, number), target.json);
  return ZH_CTL_DONE;
}

extern const ZhCtlCommand zh_ctl_team_commands[];

const ZhCtlCommand zh_ctl_team_commands[] = {
  { "member", "",
    "FILE [list [TEAM]|add TEAM NAME|edit TEAM M|remove TEAM M|order TEAM M,…|captain TEAM [NAME]] [--tournament T] [--reserve yes|no] [--rating N] [--birth DATE] [--sex m|f] … [--reason TEXT]",
    N_ ("Lists or changes the members of teams; M is a place in the team or a name"), run_member },
  { "lineup", "", "FILE [list|set TEAM M,…|replace TEAM OUT IN] [--tournament T] [--round R] [--reason TEXT]",
    N_ ("Shows or sets who plays on which board of a match; M is a place in the team, a name, or - for nobody"), run_lineup },
  { NULL },
};
