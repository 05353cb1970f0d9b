#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-private.h"
#include "desk-rounds.h"
#include "entry-outcomes.h"
#include "errors.h"
#include "fide-lock.h"
#include "forbidden-pairs.h"

static gboolean
check_restrictions (const ZhTournament *tournament,
                    GPtrArray          *forbidden,
                    GPtrArray          *virtual_points,
                    GError            **error)
{
  gboolean ok = TRUE;

  for (guint i = 0; i < forbidden->len && ok; i++)
    {
      const ZhForbidden *group = g_ptr_array_index (forbidden, i);

      ok = group->n_entries >= 2 && group->first_round <= group->last_round;
      for (int k = 0; k < group->n_entries && ok; k++)
        ok = zh_tournament_find_entry (tournament, group->entries[k]) != NULL;
    }
  for (guint i = 0; i < virtual_points->len && ok; i++)
    {
      const ZhVirtualPoints *points = g_ptr_array_index (virtual_points, i);

      ok = points->round >= 1 && points->round <= ZH_MAX_ROUNDS &&
           zh_tournament_find_entry (tournament, points->entry_id) != NULL;
    }
  if (!ok)
    g_set_error_literal (
        error, ZH_ERROR, ZH_ERROR_INPUT,
        _ ("Restrictions: each must name entries of this tournament and rounds in their order"));
  return ok;
}

/* The groups in one line each: "3 7; 4 9 / 2-5". */
static void
note_forbidden (ZhAct              *act,
                const ZhTournament *tournament,
                const GPtrArray    *next)
{
  g_autofree char *old_lines = zh_forbidden_format (tournament, tournament->forbidden);
  g_autofree char *next_lines = zh_forbidden_format (tournament, next);

  zh_act_add_change (act, "forbidden", g_strdelimit (old_lines, "\n", ';'), g_strdelimit (next_lines, "\n", ';'));
}

void
zh_act_in_restrictions (ZhAct              *act,
                        const ZhTournament *next)
{
  zh_act_in_list (act, "forbidden");
  zh_act_in_list (act, "virtual-points");
  for (guint i = 0; i < next->forbidden->len; i++)
    {
      const ZhForbidden *group = g_ptr_array_index (next->forbidden, i);
      JsonObject        *object = zh_act_in_add (act, "forbidden");
      JsonArray         *entries = json_array_new ();

      for (int k = 0; k < group->n_entries; k++)
        json_array_add_int_element (entries, group->entries[k]);
      json_object_set_array_member (object, "entries", entries);
      json_object_set_int_member (object, "first-round", group->first_round);
      json_object_set_int_member (object, "last-round", group->last_round);
    }
  for (guint i = 0; i < next->virtual_points->len; i++)
    {
      const ZhVirtualPoints *points = g_ptr_array_index (next->virtual_points, i);
      JsonObject            *object = zh_act_in_add (act, "virtual-points");

      json_object_set_int_member (object, "entry", points->entry_id);
      json_object_set_int_member (object, "round", points->round);
      json_object_set_int_member (object, "points", points->points);
    }
}

static gboolean
is_same_group (const ZhForbidden *a,
               const ZhForbidden *b)
{
  return a->first_round == b->first_round && a->last_round == b->last_round && a->n_entries == b->n_entries &&
         memcmp (a->entries, b->entries, sizeof (gint64) * (gsize) a->n_entries) == 0;
}

static gboolean
is_same_points (const ZhVirtualPoints *a,
                const ZhVirtualPoints *b)
{
  return a->entry_id == b->entry_id && a->round == b->round && a->points == b->points;
}

static gboolean
are_groups_kept (const ZhTournament *tournament,
                 const GPtrArray    *forbidden)
{
  if (tournament->forbidden->len != forbidden->len)
    return FALSE;
  for (guint i = 0; i < forbidden->len; i++)
    if (!is_same_group (g_ptr_array_index (tournament->forbidden, i), g_ptr_array_index (forbidden, i)))
      return FALSE;
  return TRUE;
}

/* The rows would get new ids, and the journal an act that changes nothing. */
static gboolean
are_restrictions_kept (const ZhTournament *tournament,
                       GPtrArray          *forbidden,
                       GPtrArray          *virtual_points)
{
  if (!are_groups_kept (tournament, forbidden) || tournament->virtual_points->len != virtual_points->len)
    return FALSE;
  for (guint i = 0; i < virtual_points->len; i++)
    if (!is_same_points (g_ptr_array_index (tournament->virtual_points, i), g_ptr_array_index (virtual_points, i)))
      return FALSE;
  return TRUE;
}

ZhChange *
zh_desk_set_restrictions (ZhDesk    *self,
                          gint64     tournament_id,
                          GPtrArray *forbidden,
                          GPtrArray *virtual_points,
                          GError   **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_RESTRICTIONS, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhTournament) next = NULL;

  if (tournament == NULL || !check_restrictions (tournament, forbidden, virtual_points, error))
    return NULL;
  for (guint i = 0; i < virtual_points->len; i++)
    if (!zh_act_check_planned (act, tournament, ((const ZhVirtualPoints *) g_ptr_array_index (virtual_points, i))->round, error))
      return NULL;
  next = zh_tournament_copy_settings (tournament);
  for (guint i = 0; i < forbidden->len; i++)
    {
      const ZhForbidden *group = g_ptr_array_index (forbidden, i);

      g_ptr_array_add (next->forbidden, zh_forbidden_new (group->first_round, group->last_round,
                                                          group->entries, group->n_entries));
    }
  for (guint i = 0; i < virtual_points->len; i++)
    g_ptr_array_add (next->virtual_points,
                     g_memdup2 (g_ptr_array_index (virtual_points, i), sizeof (ZhVirtualPoints)));
  if (!are_groups_kept (tournament, forbidden) && !zh_act_check_fide_lock (act, tournament, ZH_FIDE_LOCK_BANS, error))
    return NULL;
  zh_act_in_restrictions (act, next);
  note_forbidden (act, tournament, forbidden);
  zh_act_add_change_int (act, "acceleration", tournament->virtual_points->len, virtual_points->len);
  if (!are_restrictions_kept (tournament, forbidden, virtual_points) && !zh_store_put_restrictions (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_set_forbidden (ZhDesk     *self,
                       gint64      tournament_id,
                       const char *text,
                       GError    **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (self), tournament_id);
  g_autoptr (GPtrArray) groups = NULL;

  if (tournament == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such tournament in this competition"));
  groups = zh_forbidden_parse (tournament, text, error);
  if (groups == NULL)
    return NULL;
  return zh_desk_set_restrictions (self, tournament_id, groups, tournament->virtual_points, error);
}
