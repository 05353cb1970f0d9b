/* Entries, their numbers, teams and line-ups of a random event. */
#include "config.h"

#include "commands.h"
#include "random-event.h"
#include "teams.h"

#define ID "%" G_GINT64_FORMAT

static ZhChange *
add_entries (RandomEvent *self,
             GError     **error)
{
  const ZhTournament *tournament = random_pick_tournament (self);

  return tournament != NULL ? random_add_field (self, tournament, 1 + zh_random_below (&self->random, 2), error) : NULL;
}

static ZhChange *
edit_entry (RandomEvent *self,
            GError     **error)
{
  const ZhTournament *tournament;
  const ZhEntry      *entry = random_pick_entry (self, &tournament);
  g_autofree char    *name = random_dup_name (self);

  if (entry == NULL)
    return NULL;
  if (entry->person == NULL)
    return random_run (self, ZH_COMMAND_EDIT_ENTRY, error, "{'entry':" ID ",'fields':{'team':'%s','sender':'Федерація'}}", entry->id, name);
  if (random_once_in (self, 2))
    return random_run (self, ZH_COMMAND_EDIT_ENTRY, error, "{'entry':" ID ",'player':{'surname':'%s','title':'FM','notes':'%s'}}", entry->id,
                       name, name);
  return random_run (self, ZH_COMMAND_EDIT_ENTRY, error, "{'entry':" ID ",'fields':{'rating':%u,'fixed-board':%u}}", entry->id,
                     1000 + zh_random_below (&self->random, 1500), zh_random_below (&self->random, 3));
}

static ZhChange *
change_entry (RandomEvent *self,
              const char  *command,
              const char  *more,
              GError     **error)
{
  const ZhTournament *tournament;
  const ZhEntry      *entry = random_pick_entry (self, &tournament);

  return entry != NULL ? random_run (self, command, error, "{'entry':" ID "%s}", entry->id, more) : NULL;
}

static ZhChange *
remove_entry (RandomEvent *self,
              GError     **error)
{
  return change_entry (self, ZH_COMMAND_REMOVE_ENTRY, "", error);
}

static ZhChange *
withdraw_entry (RandomEvent *self,
                GError     **error)
{
  static const char *const status[] = { "withdrawn", "withdrawn", "expelled", NULL };
  const ZhTournament      *tournament;
  const ZhEntry           *entry = random_pick_entry (self, &tournament);

  if (entry == NULL)
    return NULL;
  return random_run (self, ZH_COMMAND_WITHDRAW_ENTRY, error, "{'entry':" ID ",'status':'%s','round':%d,'reason':'Захворів'}", entry->id,
                     random_pick (self, status), zh_tournament_count_paired_rounds (tournament));
}

/* Who left is asked first. */
static ZhChange *
reinstate_entry (RandomEvent *self,
                 GError     **error)
{
  const ZhTournament *tournament = random_pick_tournament (self);

  for (guint i = 0; tournament != NULL && i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->status != ZH_ENTRY_PLAYING)
        return random_run (self, ZH_COMMAND_REINSTATE_ENTRY, error, "{'entry':" ID ",'reason':'Одужав'}", entry->id);
    }
  return NULL;
}

static ZhChange *
set_absence (RandomEvent *self,
             GError     **error)
{
  static const char *const kinds[] = { "half-bye", "zero-bye", "full-bye", "game", NULL };
  const ZhTournament      *tournament;
  const ZhEntry           *entry = random_pick_entry (self, &tournament);

  if (entry == NULL)
    return NULL;
  return random_run (self, ZH_COMMAND_SET_ABSENCE, error, "{'entry':" ID ",'round':%d,'kind':'%s'}", entry->id,
                     zh_tournament_count_paired_rounds (tournament) + 1, random_pick (self, kinds));
}

static ZhChange *
number_entries (RandomEvent *self,
                GError     **error)
{
  static const char *const methods[] = { "rating", "lot", "rating-and-lot", "varma", NULL };
  static const char *const teams[] = { "federation", "region", "club", NULL };
  const ZhTournament      *tournament = random_pick_tournament (self);
  const char              *method = random_pick (self, methods);

  if (tournament == NULL)
    return NULL;
  if (g_str_equal (method, "varma"))
    return random_run (self, ZH_COMMAND_NUMBER_ENTRIES, error, "{'tournament':" ID ",'method':'varma','team':'%s'}", tournament->id,
                       random_pick (self, teams));
  return random_run (self, ZH_COMMAND_NUMBER_ENTRIES, error, "{'tournament':" ID ",'method':'%s'}", tournament->id, method);
}

static ZhChange *
set_start_number (RandomEvent *self,
                  GError     **error)
{
  const ZhTournament *tournament;
  const ZhEntry      *entry = random_pick_entry (self, &tournament);

  return entry != NULL ? random_run (self, ZH_COMMAND_SET_START_NUMBER, error, "{'entry':" ID ",'number':%u}", entry->id,
                                     1 + zh_random_below (&self->random, tournament->entries->len))
                       : NULL;
}

static ZhChange *
set_restrictions (RandomEvent *self,
                  GError     **error)
{
  const ZhTournament *tournament;
  const ZhEntry      *first = random_pick_entry (self, &tournament);
  const ZhEntry      *second = first != NULL ? random_pick_of (self, tournament->entries) : NULL;

  if (first == NULL || first == second)
    return NULL;
  return random_run (self, ZH_COMMAND_SET_RESTRICTIONS, error,
                     "{'tournament':" ID ",'forbidden':[{'entries':[" ID "," ID "],'first-round':1,'last-round':%d}],"
                     "'virtual-points':[{'entry':" ID ",'round':1,'points':10}]}",
                     tournament->id, first->id, second->id, random_once_in (self, 2) ? 999 : 2, first->id);
}

const RandomAct random_entry_acts[] = {
  { ZH_COMMAND_ADD_ENTRIES, 12, add_entries },
  { ZH_COMMAND_EDIT_ENTRY, 10, edit_entry },
  { ZH_COMMAND_REMOVE_ENTRY, 4, remove_entry },
  { ZH_COMMAND_WITHDRAW_ENTRY, 6, withdraw_entry },
  { ZH_COMMAND_REINSTATE_ENTRY, 10, reinstate_entry },
  { ZH_COMMAND_SET_ABSENCE, 10, set_absence },
  { ZH_COMMAND_NUMBER_ENTRIES, 8, number_entries },
  { ZH_COMMAND_SET_START_NUMBER, 6, set_start_number },
  { ZH_COMMAND_SET_RESTRICTIONS, 6, set_restrictions },
  { NULL },
};

/* A member of any team; NULL in an event without teams. */
static const ZhMember *
pick_member (RandomEvent         *self,
             const ZhTournament **tournament)
{
  *tournament = random_pick_tournament (self);
  return *tournament != NULL ? random_pick_of (self, (*tournament)->members) : NULL;
}

static ZhChange *
add_teams (RandomEvent *self,
           GError     **error)
{
  const ZhTournament *tournament = random_pick_tournament (self);

  return tournament != NULL && zh_tournament_is_team (tournament) ? random_add_field (self, tournament, 1, error) : NULL;
}

static ZhChange *
add_members (RandomEvent *self,
             GError     **error)
{
  const ZhTournament *tournament;
  const ZhMember     *member = pick_member (self, &tournament);
  g_autofree char    *player = random_dup_player (self);

  return member != NULL ? random_run (self, ZH_COMMAND_ADD_MEMBERS, error, "{'entry':" ID ",'members':[{'player':%s,'reserve':%s}],'reason':'Дозаявка'}",
                                      member->entry_id, player, random_once_in (self, 2) ? "true" : "false")
                        : NULL;
}

static ZhChange *
edit_member (RandomEvent *self,
             GError     **error)
{
  const ZhTournament *tournament;
  const ZhMember     *member = pick_member (self, &tournament);

  return member != NULL ? random_run (self, ZH_COMMAND_EDIT_MEMBER, error, "{'member':" ID ",'rating':%u,'player':{'region':'Львів'},'reason':'Помилка'}",
                                      member->id, 1000 + zh_random_below (&self->random, 1000))
                        : NULL;
}

static ZhChange *
remove_member (RandomEvent *self,
               GError     **error)
{
  const ZhTournament *tournament;
  const ZhMember     *member = pick_member (self, &tournament);

  return member != NULL ? random_run (self, ZH_COMMAND_REMOVE_MEMBER, error, "{'member':" ID ",'reason':'Не приїхав'}", member->id) : NULL;
}

/* The last one comes first. */
static ZhChange *
order_members (RandomEvent *self,
               GError     **error)
{
  const ZhTournament *tournament;
  const ZhMember     *member = pick_member (self, &tournament);
  g_autoptr (GPtrArray) team = member != NULL ? zh_tournament_list_members (tournament, member->entry_id) : NULL;
  g_autoptr (GString) order = g_string_new (NULL);

  for (guint i = 0; team != NULL && i < team->len; i++)
    g_string_append_printf (order, "%s" ID, i > 0 ? "," : "", ((const ZhMember *) g_ptr_array_index (team, team->len - 1 - i))->id);
  return member != NULL ? random_run (self, ZH_COMMAND_ORDER_MEMBERS, error, "{'entry':" ID ",'order':[%s],'reason':'За рейтингом'}",
                                      member->entry_id, order->str)
                        : NULL;
}

static ZhChange *
set_captain (RandomEvent *self,
             GError     **error)
{
  const ZhTournament *tournament;
  const ZhMember     *member = pick_member (self, &tournament);
  g_autofree char    *name = random_dup_name (self);

  return member != NULL ? random_run (self, ZH_COMMAND_SET_CAPTAIN, error, "{'entry':" ID ",'captain':'%s'}", member->entry_id, name) : NULL;
}

/* One who sits there gives the place to another of the team. */
static ZhChange *
set_lineup (RandomEvent *self,
            GError     **error)
{
  RandomGame game;
  int        side = random_once_in (self, 2) ? 1 : 0;
  g_autoptr (GPtrArray) team = NULL;
  g_autoptr (GString) members = g_string_new (NULL);
  g_autofree gint64 *seated = NULL;

  if (!random_pick_game (self, &game) || game.tournament->boards == 0)
    return NULL;
  team = zh_tournament_list_members (game.tournament, game.pairing->entry[side]);
  seated = zh_tournament_dup_lineup (game.tournament, game.pairing, side);
  if (team->len == 0)
    return NULL;
  zh_tournament_substitute (game.tournament, seated, seated[game.tournament->boards - 1],
                            ((const ZhMember *) g_ptr_array_index (team, team->len - 1))->id);
  for (int i = 0; i < game.tournament->boards; i++)
    g_string_append_printf (members, "%s" ID, i > 0 ? "," : "", seated[i]);
  return random_run (self, ZH_COMMAND_SET_LINEUP, error, "{'tournament':" ID ",'round':%d,'board':%d,'entry':" ID ",'members':[%s],'reason':'Заміна'}",
                     game.tournament->id, game.round->number, game.pairing->number, game.pairing->entry[side], members->str);
}

const RandomAct random_team_acts[] = {
  { ZH_COMMAND_ADD_TEAMS, 8, add_teams },
  { ZH_COMMAND_ADD_MEMBERS, 12, add_members },
  { ZH_COMMAND_EDIT_MEMBER, 10, edit_member },
  { ZH_COMMAND_REMOVE_MEMBER, 8, remove_member },
  { ZH_COMMAND_ORDER_MEMBERS, 8, order_members },
  { ZH_COMMAND_SET_CAPTAIN, 8, set_captain },
  { ZH_COMMAND_SET_LINEUP, 14, set_lineup },
  { NULL },
};
