#include "config.h"

#include "desk-officials.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-private.h"
#include "errors.h"
#include "next-step.h"

static gboolean
check_boards (const ZhAssignment *assignment,
              const ZhTournament *tournament,
              GError            **error)
{
  const ZhRound *round = assignment->round > 0 ? zh_tournament_find_round (tournament, assignment->round) : NULL;
  int            n_boards = round != NULL ? (int) round->pairings->len : ((int) tournament->entries->len + 1) / 2;

  if (assignment->round < 0 || assignment->round > MAX (zh_tournament_count_planned_rounds (tournament), (int) tournament->rounds->len))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("The tournament has no round %d"), assignment->round);
  if (assignment->first_board < 1 || assignment->last_board < assignment->first_board || assignment->last_board > MAX (n_boards, 1))
    return zh_fail (error, ZH_ERROR_INPUT,
                    g_dngettext (NULL, "Boards: write a range such as 1-4; there is %d board", "Boards: write a range such as 1-4; there are %d boards", (gulong) n_boards),
                    n_boards);
  return TRUE;
}

static gboolean
check_not_twice (const ZhCompetition *competition,
                 const ZhAssignment  *assignment,
                 const ZhOfficial    *official,
                 GError             **error)
{
  for (guint i = 0; i < competition->assignments->len; i++)
    {
      const ZhAssignment *other = g_ptr_array_index (competition->assignments, i);

      if (other->official_id != assignment->official_id || other->tournament_id != assignment->tournament_id ||
          other->round != assignment->round || other->first_board > assignment->last_board ||
          other->last_board < assignment->first_board)
        continue;
      return zh_fail (error, ZH_ERROR_REFUSED, _ ("%1$s watches boards %2$d–%3$d already"), official->name, other->first_board, other->last_board);
    }
  return TRUE;
}

static void
note_assignment (ZhAct              *act,
                 const ZhAssignment *assignment,
                 const ZhOfficial   *official)
{
  zh_act_set_string (act, "name", official != NULL ? official->name : "");
  zh_act_set_int (act, "round", assignment->round);
  zh_act_set_int (act, "first", assignment->first_board);
  zh_act_set_int (act, "last", assignment->last_board);
}

/* What running it again needs. */
static void
take_assignment (ZhAct              *act,
                 const ZhAssignment *assignment)
{
  zh_act_in_int (act, "official", assignment->official_id);
  if (assignment->round != 0)
    zh_act_in_int (act, "round", assignment->round);
  zh_act_in_int (act, "first", assignment->first_board);
  zh_act_in_int (act, "last", assignment->last_board);
}

ZhChange *
zh_desk_assign_boards (ZhDesk             *self,
                       const ZhAssignment *assignment,
                       GError            **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ASSIGN_BOARDS, assignment->tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_tournament (act, error) : NULL;
  const ZhOfficial   *official = act != NULL ? zh_competition_find_official_by_id (act->snapshot, assignment->official_id) : NULL;
  ZhAssignment        next = *assignment;

  if (tournament == NULL)
    return NULL;
  if (official == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such official in this competition"));
  if (!check_boards (assignment, tournament, error) || !check_not_twice (act->snapshot, assignment, official, error))
    return NULL;
  note_assignment (act, assignment, official);
  take_assignment (act, assignment);
  next.id = zh_store_next_id (act->store);
  if (!zh_store_put_assignment (act->store, &next, error))
    return NULL;
  return zh_act_commit (act, error);
}

static const ZhAssignment *
find_assignment (const ZhCompetition *competition,
                 gint64               id,
                 GError             **error)
{
  for (guint i = 0; i < competition->assignments->len; i++)
    {
      const ZhAssignment *assignment = g_ptr_array_index (competition->assignments, i);

      if (assignment->id == id)
        return assignment;
    }
  return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Nobody was given these boards"));
}

ZhChange *
zh_desk_remove_assignment (ZhDesk  *self,
                           gint64   assignment_id,
                           GError **error)
{
  const ZhAssignment *assignment = find_assignment (self->snapshot, assignment_id, error);
  g_autoptr (ZhAct) act = assignment != NULL ? zh_act_begin (self, ZH_COMMAND_REMOVE_ASSIGNMENT, assignment->tournament_id, error) : NULL;

  if (act == NULL || zh_act_get_tournament (act, error) == NULL)
    return NULL;
  note_assignment (act, assignment, zh_competition_find_official_by_id (act->snapshot, assignment->official_id));
  zh_act_in_int (act, "id", assignment_id);
  if (!zh_store_delete (act->store, ZH_TABLE_ASSIGNMENT, assignment_id, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* Norms */

static gboolean
is_impaired (const ZhPerson *person)
{
  return person != NULL && *person->disability_class != '\0';
}

/* Players of a tournament: of teams those who sit at boards, two teams to a match. */
static void
count_players (const ZhTournament *tournament,
               ZhPanel            *panel)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->status != ZH_ENTRY_PLAYING)
        continue;
      panel->n_players += zh_tournament_is_team (tournament) ? MAX (tournament->boards, 1) : 1;
      panel->impaired = panel->impaired || is_impaired (entry->person);
    }
  for (guint i = 0; i < tournament->members->len; i++)
    panel->impaired = panel->impaired || is_impaired (((const ZhMember *) g_ptr_array_index (tournament->members, i))->person);
}

/* The strictest discipline of those counted: quick games need more eyes. */
static void
count_tournaments (const ZhCompetition *competition,
                   const ZhTournament  *only,
                   ZhPanel             *panel)
{
  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, i);

      if (only != NULL && tournament != only)
        continue;
      count_players (tournament, panel);
      if (zh_time_class_is_fast (tournament->time_class))
        panel->time_class = tournament->time_class;
    }
}

static void
count_officials (const ZhCompetition *competition,
                 ZhPanel             *panel)
{
  const struct
  {
    const char *role;
    int        *count;
  } counts[] = {
    { "chief-arbiter", &panel->n_chief },
    { "chief-secretary", &panel->n_secretaries },
    { "arbiter", &panel->n_line },
    { "senior-arbiter", &panel->n_senior },
    { "interpreter", &panel->n_interpreters },
    { "assistant", &panel->n_assistants },
    { "doctor", &panel->n_doctors },
  };

  for (guint i = 0; i < competition->officials->len; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (counts); k++)
      if (strcmp (((const ZhOfficial *) g_ptr_array_index (competition->officials, i))->role, counts[k].role) == 0)
        *counts[k].count += 1;
}

/* Boards that an official watches in a round; in no round in particular those of every round. */
static int
get_load (const ZhCompetition *competition,
          gint64               official_id,
          const ZhTournament  *only,
          int                  round)
{
  int load = 0;

  for (guint i = 0; i < competition->assignments->len; i++)
    {
      const ZhAssignment *assignment = g_ptr_array_index (competition->assignments, i);

      if (assignment->official_id == official_id && (only == NULL || assignment->tournament_id == only->id) &&
          (assignment->round == 0 || assignment->round == round))
        load += assignment->last_board - assignment->first_board + 1;
    }
  return load;
}

GArray *
zh_competition_check_panel (const ZhCompetition *competition,
                            const ZhTournament  *tournament,
                            int                  round,
                            const ZhRuleset     *rules)
{
  ZhPanel panel = { .time_class = ZH_TIME_CLASS_CLASSICAL };

  count_tournaments (competition, tournament, &panel);
  count_officials (competition, &panel);
  for (guint i = 0; i < competition->officials->len; i++)
    panel.largest_load = MAX (panel.largest_load, get_load (competition, ((const ZhOfficial *) g_ptr_array_index (competition->officials, i))->id, tournament, round));
  return zh_ruleset_check_panel (rules, &panel);
}

char *
zh_competition_format_boards (const ZhCompetition *competition,
                              gint64               official_id,
                              gint64               tournament_id,
                              int                  round,
                              const ZhLanguage    *language)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < competition->assignments->len; i++)
    {
      const ZhAssignment *assignment = g_ptr_array_index (competition->assignments, i);
      g_autofree char    *range = NULL;

      if (assignment->official_id != official_id || assignment->tournament_id != tournament_id ||
          (round != 0 && assignment->round != 0 && assignment->round != round))
        continue;
      range = assignment->first_board == assignment->last_board
                  ? g_strdup_printf ("%d", assignment->first_board)
                  : g_strdup_printf ("%d–%d", assignment->first_board, assignment->last_board);
      if (text->len > 0)
        g_string_append (text, "; ");
      if (assignment->round == 0)
        g_string_append (text, range);
      else
        g_string_append_printf (text, zh_tr (language, "round %1$d: %2$s"), assignment->round, range);
    }
  return g_string_free (text, FALSE);
}
