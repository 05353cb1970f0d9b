/* Teams, their members and line-ups by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-lineups.h"
#include "desk-members.h"
#include "entry-outcomes.h"
#include "errors.h"
#include "run-people.h"

#define MAX_TEAMS 10000
#define MAX_MEMBERS 1000
#define MAX_NUMBER 1000000
#define MAX_BOARDS 100000

#define TEAM_ARGUMENT ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of a team"), NEEDED)
#define MEMBER_ARGUMENT ZH_SIMPLE_ARGUMENT (ID, "member", NC_ ("argument", "id of a member of a team"), NEEDED)
#define RESERVE_ARGUMENT ZH_SIMPLE_ARGUMENT (YES_NO, "reserve", NC_ ("argument", "plays where a main member does not"), OPTIONAL)
#define RATING_ARGUMENT ZH_INTEGER_ARGUMENT ("rating", NC_ ("argument", "rating in this tournament"), OPTIONAL, 0, ZH_MAX_RATING)

static const char *
get_reason (JsonObject *in)
{
  return json_object_has_member (in, "reason") ? zh_json_get_string (in, "reason") : NULL;
}

static const ZhArgument member_items[] = {
  ZH_PERSON_ARGUMENT,
  ZH_PLAYER_ARGUMENT,
  RESERVE_ARGUMENT,
  ZH_INTEGER_ARGUMENT ("number", NC_ ("argument", "number of the player in files"), OPTIONAL, 0, MAX_NUMBER),
  RATING_ARGUMENT,
  { NULL },
};

static gboolean
read_members (ZhDesk     *desk,
              JsonObject *object,
              GPtrArray  *members,
              GError    **error)
{
  JsonArray *list = zh_json_get_array (object, "members");

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonObject *each = zh_json_get_object_element (list, i);
      ZhMember   *member = zh_member_new ();

      g_ptr_array_add (members, member);
      if (!zh_run_read_person (desk, each, &member->person, error))
        return FALSE;
      if (member->person == NULL)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("“members[%u]”: give “person” or “player”"), i);
      member->reserve = zh_json_get_bool (each, "reserve");
      member->number = (int) zh_json_get_int (each, "number");
      member->rating = (int) zh_json_get_int (each, "rating");
    }
  return TRUE;
}

static const ZhArgument team_items[] = {
  ZH_TEXT_ARGUMENT ("name", NC_ ("argument", "name of the team"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of the team where it is entered already"), OPTIONAL),
  RATING_ARGUMENT,
  ZH_INTEGER_ARGUMENT ("number", NC_ ("argument", "start number; found where “moves” is left out"), OPTIONAL, 0, MAX_NUMBER),
  ZH_LIST_ARGUMENT ("members", NC_ ("argument", "new members in the order of the boards"), OPTIONAL, member_items, MAX_MEMBERS),
  { NULL },
};

static const ZhArgument new_teams[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_LIST_ARGUMENT ("teams", NC_ ("argument", "teams with their members; with “moves” those that are entered by their ids, else by their names"), NEEDED, team_items, MAX_TEAMS),
  ZH_MOVES_ARGUMENT,
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhTeamDraft *
read_team (ZhDesk     *desk,
           JsonObject *object,
           GError    **error)
{
  ZhTeamDraft *draft = zh_team_draft_new (zh_json_get_string (object, "name"));

  draft->rating = (int) zh_json_get_int (object, "rating");
  if (read_members (desk, object, draft->members, error))
    return draft;
  zh_team_draft_free (draft);
  return NULL;
}

static ZhChange *
run_add_teams (ZhDesk     *desk,
               JsonObject *in,
               GError    **error)
{
  JsonArray *list = zh_json_get_array (in, "teams");
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_team_draft_free);
  g_autoptr (GArray) joined = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) moves = zh_run_read_moves (in);
  ZhGivenTeams given = { joined, numbers, moves };

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject  *object = zh_json_get_object_element (list, i);
      gint64       entry = zh_json_get_int (object, "entry");
      int          number = (int) zh_json_get_int (object, "number");
      ZhTeamDraft *draft = read_team (desk, object, error);

      if (draft == NULL)
        return NULL;
      g_ptr_array_add (teams, draft);
      g_array_append_val (joined, entry);
      g_array_append_val (numbers, number);
    }
  return zh_desk_write_teams (desk, zh_json_get_int (in, "tournament"), teams, moves != NULL ? &given : NULL, get_reason (in), error);
}

static const ZhArgument new_members[] = {
  TEAM_ARGUMENT,
  ZH_LIST_ARGUMENT ("members", NC_ ("argument", "new members in the order of the boards"), NEEDED, member_items, MAX_MEMBERS),
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_add_members (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_member_free);

  if (!read_members (desk, in, members, error))
    return NULL;
  return zh_desk_add_members (desk, zh_json_get_int (in, "entry"), members, get_reason (in), error);
}

static const ZhArgument changed_member[] = {
  MEMBER_ARGUMENT,
  RESERVE_ARGUMENT,
  RATING_ARGUMENT,
  ZH_PLAYER_ARGUMENT,
  ZH_REASON_ARGUMENT,
  { NULL },
};

static const ZhMember *
find_member (ZhDesk *desk,
             gint64  id)
{
  const ZhMember *found = NULL;

  for (guint i = 0; i < desk->snapshot->tournaments->len && found == NULL; i++)
    found = zh_tournament_find_member (g_ptr_array_index (desk->snapshot->tournaments, i), id);
  return found;
}

static ZhChange *
run_edit_member (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  const ZhMember *old = find_member (desk, zh_json_get_int (in, "member"));
  ZhMember        next;
  ZhChange       *change = NULL;

  if (old == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such member of a team in this competition"));
  next = *old;
  zh_person_ref (next.person);
  if (json_object_has_member (in, "reserve"))
    next.reserve = zh_json_get_bool (in, "reserve");
  if (json_object_has_member (in, "rating"))
    next.rating = (int) zh_json_get_int (in, "rating");
  if (zh_run_change_person (in, &next.person, error))
    change = zh_desk_edit_member (desk, &next, get_reason (in), error);
  zh_person_unref (next.person);
  return change;
}

static const ZhArgument gone_member[] = {
  MEMBER_ARGUMENT,
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_remove_member (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  return zh_desk_remove_member (desk, zh_json_get_int (in, "member"), get_reason (in), error);
}

static const ZhArgument member_order[] = {
  TEAM_ARGUMENT,
  ZH_LIST_ARGUMENT ("order", NC_ ("argument", "ids of all members in the order of the boards"), NEEDED, zh_run_id_items, MAX_MEMBERS),
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_order_members (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  gsize              n_order = 0;
  g_autofree gint64 *order = zh_run_dup_ids (in, "order", &n_order);

  return zh_desk_order_members (desk, zh_json_get_int (in, "entry"), order, n_order, get_reason (in), error);
}

static const ZhArgument captain[] = {
  TEAM_ARGUMENT,
  ZH_TEXT_ARGUMENT ("captain", NC_ ("argument", "name of the captain; empty for nobody"), NEEDED, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_set_captain (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  return zh_desk_set_captain (desk, zh_json_get_int (in, "entry"), zh_json_get_string (in, "captain"), error);
}

static const ZhArgument lineup_items[] = {
  ZH_INTEGER_ARGUMENT ("", NC_ ("argument", "id of a member, 0 for an empty board"), NEEDED, 0, G_MAXINT64),
  { NULL },
};

static const ZhArgument lineup_of_match[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round"), NEEDED, 1, ZH_MAX_ROUNDS),
  ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the match"), NEEDED, 1, MAX_BOARDS),
  TEAM_ARGUMENT,
  ZH_LIST_ARGUMENT ("members", NC_ ("argument", "who sits at each board of the match"), NEEDED, lineup_items, MAX_MEMBERS),
  ZH_REASON_ARGUMENT,
  { NULL },
};

/* Whose line-up it is: 0 or 1; -1 with @error where the team is not at that match. */
static int
find_side (ZhDesk     *desk,
           JsonObject *in,
           GError    **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (desk->snapshot, zh_json_get_int (in, "tournament"));
  int                 number = (int) zh_json_get_int (in, "round");
  int                 board = (int) zh_json_get_int (in, "board");
  const ZhRound      *round = tournament != NULL ? zh_tournament_find_round (tournament, number) : NULL;
  const ZhPairing    *pairing = round != NULL ? zh_round_find_pairing (round, board) : NULL;
  gint64              entry = zh_json_get_int (in, "entry");

  for (int side = 0; pairing != NULL && side < 2; side++)
    if (pairing->entry[side] == entry)
      return side;
  g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("“entry”: this team does not play at board %2$d of round %1$d"), number, board);
  return -1;
}

static ZhChange *
run_set_lineup (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  gsize              n_members = 0;
  g_autofree gint64 *members = zh_run_dup_ids (in, "members", &n_members);
  ZhLineup           lineup = { .round = (int) zh_json_get_int (in, "round"),
                                .board = (int) zh_json_get_int (in, "board"),
                                .side = find_side (desk, in, error),
                                .members = members,
                                .n_members = (int) n_members };

  if (lineup.side < 0)
    return NULL;
  return zh_desk_set_lineup (desk, zh_json_get_int (in, "tournament"), &lineup, get_reason (in), error);
}

const ZhCommandArguments zh_team_arguments[] = {
  { ZH_COMMAND_ADD_TEAMS, new_teams, run_add_teams },
  { ZH_COMMAND_ADD_MEMBERS, new_members, run_add_members },
  { ZH_COMMAND_EDIT_MEMBER, changed_member, run_edit_member },
  { ZH_COMMAND_REMOVE_MEMBER, gone_member, run_remove_member },
  { ZH_COMMAND_ORDER_MEMBERS, member_order, run_order_members },
  { ZH_COMMAND_SET_CAPTAIN, captain, run_set_captain },
  { ZH_COMMAND_SET_LINEUP, lineup_of_match, run_set_lineup },
  { NULL },
};
