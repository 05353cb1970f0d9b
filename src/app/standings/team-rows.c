#include "config.h"

#include "team-rows.h"

#include <glib/gi18n.h>

#include "solving-record.h"
#include "standings.h"

static const ZhRecordColumn columns[] = {
  { ZH_COL_PLACE, 6 },
  { ZH_COL_TEAM, 22 },
  { ZH_COL_TEAM_SUM, 8 },
  { ZH_COL_MISSING, 8 },
  { ZH_COL_MEMBERS, 60, TRUE },
};

static char *
format_place (const ZhTournament    *tournament,
              const ZhTeamCandidate *candidate)
{
  gboolean better = g_strcmp0 (zh_tournament_get_option (tournament, ZH_OPTION_SHARED_PLACES), "better") == 0;

  return zh_place_format (candidate->place, better ? candidate->place : candidate->last_place);
}

static char *
format_members (const ZhTournament *tournament,
                const ZhTeamPlace  *team)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < team->members->len; i++)
    {
      const ZhTeamMember *member = &g_array_index (team->members, ZhTeamMember, i);
      g_autofree char    *name = zh_entry_format_name (g_ptr_array_index (tournament->entries, member->from.entry));
      g_autofree char    *place = format_place (tournament, &member->from);

      if (member->counted)
        g_string_append_printf (text, "%s%s (%s)", text->len > 0 ? ", " : "", name, place);
    }
  return g_string_free (text, FALSE);
}

/* "34½", of solvers with their time: "34½ · 1:20:00". */
static char *
format_sum (const ZhTeamPlace *team)
{
  g_autofree char *score = zh_language_format_fraction (zh_language_get_screen (), team->score, 0, 2);
  g_autofree char *time = zh_solving_time_format (team->seconds);

  return team->seconds > 0 ? g_strdup_printf ("%s · %s", score, time) : g_steal_pointer (&score);
}

static ZhRecord *
make_record (const ZhTournament *tournament,
             const ZhTeamPlace  *team,
             guint               index)
{
  ZhRecord        *record = zh_record_new_with (index + 1, columns, G_N_ELEMENTS (columns));
  g_autofree char *place = zh_place_format (team->place, team->last_place);
  g_autofree char *sum = format_sum (team);

  zh_record_take_label (record, g_strdup_printf (_ ("Place %1$s, %2$s, sum %3$s"), place, team->name, sum));
  zh_record_put_sorted (record, ZH_COL_PLACE, g_steal_pointer (&place), index);
  zh_record_put (record, ZH_COL_TEAM, g_strdup (team->name));
  zh_record_put_sorted (record, ZH_COL_TEAM_SUM, g_steal_pointer (&sum), zh_fraction_round (team->score, 2));
  zh_record_put_sorted (record, ZH_COL_MISSING, team->n_missing > 0 ? g_strdup_printf ("%d", team->n_missing) : g_strdup (""), team->n_missing);
  zh_record_put (record, ZH_COL_MEMBERS, format_members (tournament, team));
  return record;
}

void
zh_team_rows_set_columns (ZhRecordTable *table)
{
  zh_record_table_set_columns (table, _ ("Places of teams"), columns, G_N_ELEMENTS (columns));
}

void
zh_team_rows_fill (ZhRecordTable      *table,
                   const ZhTournament *tournament,
                   const GPtrArray    *teams)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < teams->len; i++)
    g_ptr_array_add (records, make_record (tournament, g_ptr_array_index (teams, i), i));
  zh_record_table_set_records (table, records);
}
