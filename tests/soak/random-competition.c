/* The competition itself, its officials, regulation and tournaments, and going back and forth in its journal. */
#include "config.h"

#include <string.h>

#include "commands.h"
#include "desk-feed.h"
#include "desk-import.h"
#include "desk-journal.h"
#include "desk-playoff.h"
#include "desk-regulation.h"
#include "desk-undo.h"
#include "random-event.h"
#include "settings.h"
#include "trf-export.h"

#define ID "%" G_GINT64_FORMAT

static ZhChange *
edit_details (RandomEvent *self,
              GError     **error)
{
  g_autoptr (ZhCompetition) details = zh_competition_copy_details (zh_desk_get_snapshot (self->desk));
  g_autofree char *place = random_dup_name (self);

  zh_person_set_string (&details->place, place);
  zh_person_set_string (&details->federation, random_once_in (self, 2) ? "UKR" : "");
  return zh_desk_edit_details (self->desk, details, error);
}

static ZhChange *
set_official (RandomEvent *self,
              GError     **error)
{
  static const char *const roles[] = { "chief-arbiter", "chief-secretary", "deputy-chief-arbiter", "arbiter", "doctor", NULL };
  const ZhOfficial        *official = random_pick_of (self, zh_desk_get_snapshot (self->desk)->officials);
  g_autofree char         *name = random_dup_name (self);

  if (official != NULL && random_once_in (self, 3))
    return random_run (self, ZH_COMMAND_SET_OFFICIAL, error, "{'id':" ID ",'official':{'name':'%s','category':'ВК'}}", official->id, name);
  return random_run (self, ZH_COMMAND_SET_OFFICIAL, error, "{'official':{'role':'%s','name':'%s','title':'IA'}}", random_pick (self, roles), name);
}

static ZhChange *
remove_official (RandomEvent *self,
                 GError     **error)
{
  const ZhOfficial *official = random_pick_of (self, zh_desk_get_snapshot (self->desk)->officials);

  return official != NULL ? random_run (self, ZH_COMMAND_REMOVE_OFFICIAL, error, "{'id':" ID "}", official->id) : NULL;
}

static ZhChange *
assign_boards (RandomEvent *self,
               GError     **error)
{
  const ZhOfficial   *official = random_pick_of (self, zh_desk_get_snapshot (self->desk)->officials);
  const ZhTournament *tournament = random_pick_tournament (self);
  guint               first = 1 + zh_random_below (&self->random, 3);

  return official != NULL && tournament != NULL ? random_run (self, ZH_COMMAND_ASSIGN_BOARDS, error, "{'tournament':" ID ",'official':" ID ",'first':%u,'last':%u}",
                                                              tournament->id, official->id, first, first)
                                                : NULL;
}

static ZhChange *
remove_assignment (RandomEvent *self,
                   GError     **error)
{
  const ZhAssignment *assignment = random_pick_of (self, zh_desk_get_snapshot (self->desk)->assignments);

  return assignment != NULL ? random_run (self, ZH_COMMAND_REMOVE_ASSIGNMENT, error, "{'id':" ID "}", assignment->id) : NULL;
}

/* Any key, with what it has or with a number. */
static ZhChange *
set_override (RandomEvent *self,
              GError     **error)
{
  g_autoptr (GPtrArray) lines = zh_competition_list_rules (zh_desk_get_snapshot (self->desk), error);
  const ZhRuleLine *line = random_pick_of (self, lines);
  g_autofree char  *number = NULL;

  if (line == NULL)
    return NULL;
  if (line->overridden && random_once_in (self, 2))
    return zh_desk_set_override (self->desk, line->key, NULL, error);
  number = g_strdup_printf ("%u", 1 + zh_random_below (&self->random, 60));
  return zh_desk_set_override (self->desk, line->key, line->value != NULL && random_once_in (self, 2) ? line->value : number, error);
}

static ZhChange *
adopt_regulation (RandomEvent *self,
                  GError     **error)
{
  g_auto (GStrv) ids = zh_competition_dup_regulations (zh_desk_get_snapshot (self->desk));

  return *ids != NULL ? zh_desk_adopt_regulation (self->desk, random_pick (self, (const char *const *) ids), error) : NULL;
}

static ZhChange *
add_tournament (RandomEvent *self,
                GError     **error)
{
  return random_add_tournament (self, random_once_in (self, 2), error);
}

static ZhChange *
edit_tournament (RandomEvent *self,
                 GError     **error)
{
  static const char *const keys[] = { "rounds", "cycles", "seed", "boards", "games", NULL };
  const ZhTournament      *tournament = random_pick_tournament (self);
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  g_autofree char *name = random_dup_name (self);

  if (tournament == NULL)
    return NULL;
  if (random_once_in (self, 2))
    zh_tournament_choices_set (choices, "name", name);
  else
    zh_tournament_choices_set_int (choices, random_pick (self, keys), 1 + (int) zh_random_below (&self->random, 7));
  return zh_desk_edit_tournament (self->desk, tournament->id, choices, "Положення", error);
}

static ZhChange *
change_tournament (RandomEvent *self,
                   const char  *command,
                   GError     **error)
{
  const ZhTournament *tournament = random_pick_tournament (self);

  return tournament != NULL ? random_run (self, command, error, "{'tournament':" ID "}", tournament->id) : NULL;
}

/* Only where there are others to go on with. */
static ZhChange *
remove_tournament (RandomEvent *self,
                   GError     **error)
{
  return zh_desk_get_snapshot (self->desk)->tournaments->len > 1 ? change_tournament (self, ZH_COMMAND_REMOVE_TOURNAMENT, error) : NULL;
}

static ZhChange *
close_tournament (RandomEvent *self,
                  GError     **error)
{
  const ZhTournament *tournament = random_pick_tournament (self);

  if (tournament == NULL)
    return NULL;
  if (random_once_in (self, 3))
    random_play_out (self, tournament->id);
  return random_run (self, ZH_COMMAND_CLOSE_TOURNAMENT, error, "{'tournament':" ID "}", tournament->id);
}

static ZhChange *
reopen_tournament (RandomEvent *self,
                   GError     **error)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (self->desk);

  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, i);

      if (tournament->closed)
        return random_run (self, ZH_COMMAND_REOPEN_TOURNAMENT, error, "{'tournament':" ID "}", tournament->id);
    }
  return change_tournament (self, ZH_COMMAND_REOPEN_TOURNAMENT, error);
}

static ZhChange *
leave_fide_mode (RandomEvent *self,
                 GError     **error)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (self->desk);
  const ZhTournament  *tournament = g_ptr_array_index (competition->tournaments, competition->tournaments->len - 1);

  return random_run (self, ZH_COMMAND_LEAVE_FIDE_MODE, error, "{'tournament':" ID ",'reason':'Домовленість'}", tournament->id);
}

static ZhChange *
seal (RandomEvent *self,
      GError     **error)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (self->desk);

  for (guint i = 0; competition->tournaments->len < 3 && i < competition->tournaments->len; i++)
    random_play_out (self, ((const ZhTournament *) g_ptr_array_index (competition->tournaments, i))->id);
  return random_run (self, ZH_COMMAND_SEAL, error, "{'reason':'Кінець'}");
}

/* What another program would hand over: a tournament of this event, as a report of it says. */
static ZhChange *
import_trf (RandomEvent *self,
            GError     **error)
{
  const ZhTournament *tournament = random_pick_tournament (self);
  g_autofree char    *name = g_strdup_printf ("Ще один %u", ++self->n_names);
  g_autofree char    *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (ZhTrfFile) file = NULL;

  if (tournament == NULL)
    return NULL;
  text = zh_desk_export_trf (self->desk, tournament->id, ZH_TRF_WITH_COMMENTS, &ZH_TRF_WRITE_DEFAULTS, error);
  if (text == NULL)
    return NULL;
  bytes = g_bytes_new (text, strlen (text));
  file = zh_desk_read_trf (bytes, NULL, error);
  if (file == NULL)
    return NULL;
  zh_desk_choose_trf_system (file);
  return zh_desk_import_trf (self->desk, file, name, NULL, NULL, error);
}

static ZhChange *
feed_tournament (RandomEvent *self,
                 GError     **error)
{
  const ZhTournament *source = random_pick_tournament (self);
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  g_autofree char *name = g_strdup_printf ("Фінал %u", ++self->n_names);
  gint64           id = 0;

  if (source == NULL || zh_tournament_is_team (source))
    return NULL;
  if (random_once_in (self, 2))
    random_play_out (self, source->id);
  zh_tournament_choices_set (choices, "name", name);
  zh_tournament_choices_set (choices, "system", "round-robin");
  zh_tournament_choices_set (choices, "sport", zh_sport_to_string (source->sport));
  if (!random_prepare (zh_desk_add_tournament (self->desk, choices, &id, error), error))
    return NULL;
  return zh_desk_feed_tournament (self->desk, id, source->id, 1, 4, random_once_in (self, 2) ? ZH_CARRY_POINTS : ZH_CARRY_NOTHING, error);
}

static ZhChange *
start_playoff (RandomEvent *self,
               GError     **error)
{
  const ZhTournament *tournament = random_pick_tournament (self);

  if (tournament == NULL || zh_tournament_is_team (tournament))
    return NULL;
  if (random_once_in (self, 2))
    random_play_out (self, tournament->id);
  return zh_desk_start_playoff (self->desk, tournament->id, zh_desk_draw_seed (self->desk), NULL, error);
}

static ZhChange *
undo (RandomEvent *self,
      GError     **error)
{
  return zh_desk_undo (self->desk, error);
}

static ZhChange *
redo (RandomEvent *self,
      GError     **error)
{
  return zh_desk_redo (self->desk, error);
}

/* One of the last twelve acts, whoever made it. */
static ZhChange *
take_back (RandomEvent *self,
           GError     **error)
{
  gint64 n = zh_desk_get_snapshot (self->desk)->journal_length;

  return zh_desk_undo_act (self->desk, MAX (n - zh_random_below (&self->random, 12), 1), error);
}

const RandomAct random_competition_acts[] = {
  { ZH_COMMAND_EDIT_DETAILS, 5, edit_details },
  { ZH_COMMAND_SET_OFFICIAL, 8, set_official },
  { ZH_COMMAND_REMOVE_OFFICIAL, 4, remove_official },
  { ZH_COMMAND_ASSIGN_BOARDS, 8, assign_boards },
  { ZH_COMMAND_REMOVE_ASSIGNMENT, 5, remove_assignment },
  { ZH_COMMAND_SET_OVERRIDE, 12, set_override },
  { ZH_COMMAND_ADOPT_REGULATION, 6, adopt_regulation },
  { ZH_COMMAND_ADD_TOURNAMENT, 5, add_tournament },
  { ZH_COMMAND_EDIT_TOURNAMENT, 8, edit_tournament },
  { ZH_COMMAND_REMOVE_TOURNAMENT, 5, remove_tournament },
  { ZH_COMMAND_CLOSE_TOURNAMENT, 8, close_tournament },
  { ZH_COMMAND_REOPEN_TOURNAMENT, 8, reopen_tournament },
  { ZH_COMMAND_LEAVE_FIDE_MODE, 6, leave_fide_mode },
  { ZH_COMMAND_SEAL, 6, seal },
  { ZH_COMMAND_IMPORT_TRF, 4, import_trf },
  { ZH_COMMAND_FEED_TOURNAMENT, 6, feed_tournament },
  { ZH_COMMAND_START_PLAYOFF, 10, start_playoff },
  { ZH_COMMAND_UNDO, 14, undo },
  { ZH_COMMAND_REDO, 20, redo },
  { ZH_COMMAND_UNDO, 10, take_back },
  { NULL },
};
