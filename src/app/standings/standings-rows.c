#include "config.h"

#include "standings-rows.h"

#include <glib/gi18n.h>

#include "entry-cells.h"

/* A table has at most ten columns; further tie-breaks stand in the pane that explains them. */
#define MAX_COLUMNS 10

typedef enum
{
  COLUMN_PLACE,
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_REGION,
  COLUMN_POINTS,
  N_FIXED_COLUMNS,
} Column;

/* Of a table with groups: the region makes room for them. */
typedef enum
{
  GROUP_COLUMN_GROUP,
  GROUP_COLUMN_PLACE,
  GROUP_COLUMN_OVERALL,
  GROUP_COLUMN_NUMBER,
  GROUP_COLUMN_NAME,
  GROUP_COLUMN_POINTS,
  N_GROUP_COLUMNS,
} GroupColumn;

static const ZhRecordColumn fixed_columns[N_FIXED_COLUMNS] = {
  [COLUMN_PLACE] = { ZH_COL_PLACE, 6, FALSE },
  [COLUMN_NUMBER] = { ZH_COL_START_NUMBER, 4, FALSE },
  [COLUMN_NAME] = { ZH_COL_NAME, 26, TRUE },
  [COLUMN_REGION] = { ZH_COL_REGION, 14, FALSE },
  [COLUMN_POINTS] = { ZH_COL_POINTS, 7, FALSE },
};

static const ZhRecordColumn group_columns[N_GROUP_COLUMNS] = {
  [GROUP_COLUMN_GROUP] = { ZH_COL_GROUP, 18, FALSE },
  [GROUP_COLUMN_PLACE] = { ZH_COL_PLACE, 6, FALSE },
  [GROUP_COLUMN_OVERALL] = { ZH_COL_OVERALL_PLACE, 8, FALSE },
  [GROUP_COLUMN_NUMBER] = { ZH_COL_START_NUMBER, 4, FALSE },
  [GROUP_COLUMN_NAME] = { ZH_COL_NAME, 26, TRUE },
  [GROUP_COLUMN_POINTS] = { ZH_COL_POINTS, 7, FALSE },
};

void
zh_standings_rows_init (ZhStandingsRows *self,
                        ZhRecordTable   *table,
                        gboolean         has_groups)
{
  self->table = table;
  self->layout = NULL;
  self->has_groups = has_groups;
}

void
zh_standings_rows_clear (ZhStandingsRows *self)
{
  g_clear_pointer (&self->layout, g_free);
}

static int
count_fixed (const ZhStandingsRows *self)
{
  return self->has_groups ? (int) N_GROUP_COLUMNS : (int) N_FIXED_COLUMNS;
}

static int
count_tiebreaks (const ZhStandingsRows *self,
                 const ZhStandings     *standings)
{
  return MIN (zh_standings_get_n_columns (standings) - 1, MAX_COLUMNS - count_fixed (self));
}

void
zh_standings_rows_set_columns (ZhStandingsRows   *self,
                               const ZhStandings *standings,
                               const char        *label)
{
  const ZhRecordColumn tiebreak = { ZH_COL_TIEBREAK, 8, FALSE };
  g_autoptr (GPtrArray) titles = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *layout = NULL;
  int              n_fixed = count_fixed (self);
  int              n = count_tiebreaks (self, standings);

  for (int i = 0; i < n; i++)
    g_ptr_array_add (titles, zh_tiebreak_code_format_column (zh_standings_get_code (standings, i + 1), zh_language_get_screen ()));
  g_ptr_array_add (titles, NULL);
  layout = g_strjoinv ("\n", (char **) titles->pdata);
  if (g_strcmp0 (layout, self->layout) == 0)
    return;

  g_free (self->layout);
  self->layout = g_steal_pointer (&layout);
  zh_record_table_clear_columns (self->table);
  zh_record_table_set_columns (self->table, label, self->has_groups ? group_columns : fixed_columns, n_fixed);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = zh_tiebreak_code_format_title (zh_standings_get_code (standings, i + 1), zh_language_get_screen ());

      zh_record_table_add_column (self->table, g_ptr_array_index (titles, (guint) i), name, &tiebreak);
    }
}

static void
set_place (ZhRecord *record,
           int       column,
           char     *place,
           int       order)
{
  zh_record_take_text (record, column, place);
  zh_record_set_number (record, column, order);
}

static void
fill_tiebreaks (const ZhStandingsRows *self,
                const ZhStandings     *standings,
                int                    entry,
                ZhRecord              *record)
{
  int first = count_fixed (self);

  for (int i = 0; i < count_tiebreaks (self, standings); i++)
    {
      ZhTiebreakValue value = zh_standings_get_value (standings, entry, i + 1);

      zh_record_take_text (record, first + i, zh_standings_format_value (standings, entry, i + 1, zh_language_get_screen ()));
      zh_record_set_number (record, first + i, value.defined ? -zh_fraction_round (value.value, 4) : G_MAXINT64);
    }
}

ZhRecord *
zh_standings_rows_make (const ZhStandingsRows *self,
                        const ZhStandings     *standings,
                        int                    row,
                        gint64                 id,
                        const char            *group,
                        const ZhGroupRow      *place)
{
  const ZhStanding *standing = zh_standings_get_row (standings, row);
  const ZhEntry    *entry = zh_history_get_entry (zh_standings_get_history (standings), standing->entry);
  gboolean          grouped = self->has_groups;
  ZhRecord         *record = zh_record_new (id, count_fixed (self) + count_tiebreaks (self, standings));
  g_autofree char  *overall = zh_standing_format_place (standing);
  g_autofree char  *name = zh_entry_mark_left (zh_entry_format_name (entry), entry, zh_standings_get_history (standings)->n_rounds, zh_language_get_screen ());
  g_autofree char  *points = zh_points_format_half (standing->points, zh_language_get_screen ());
  int               number_column = grouped ? (int) GROUP_COLUMN_NUMBER : (int) COLUMN_NUMBER;
  int               points_column = grouped ? (int) GROUP_COLUMN_POINTS : (int) COLUMN_POINTS;

  if (grouped)
    {
      g_autofree char *inside = zh_place_format (place->place, standing->shows_better ? place->place : place->last_place);

      zh_record_take_label (record, g_strdup_printf (_ ("%1$s: place %2$s, %3$s, points %4$s, place %5$s among all"), group, inside, name, points, overall));
      zh_record_take_text (record, GROUP_COLUMN_GROUP, g_strdup (group));
      set_place (record, GROUP_COLUMN_PLACE, g_steal_pointer (&inside), place->place);
      set_place (record, GROUP_COLUMN_OVERALL, g_strdup (overall), row);
    }
  else
    {
      zh_record_take_label (record, g_strdup_printf (_ ("Place %s, %s, points %s"), overall, name, points));
      set_place (record, COLUMN_PLACE, zh_standings_is_by_hand (standings, row) ? g_strdup_printf ("✎ %s", overall) : g_strdup (overall), row);
      zh_record_take_text (record, COLUMN_REGION, g_strdup (entry->person != NULL ? entry->person->region : ""));
    }
  zh_record_take_text (record, number_column, g_strdup_printf ("%d", entry->start_number));
  zh_record_set_number (record, number_column, entry->start_number);
  zh_record_take_text (record, grouped ? (int) GROUP_COLUMN_NAME : (int) COLUMN_NAME, g_steal_pointer (&name));
  zh_record_take_text (record, points_column, g_steal_pointer (&points));
  zh_record_set_number (record, points_column, -standing->points);
  fill_tiebreaks (self, standings, standing->entry, record);
  return record;
}

int
zh_standings_rows_get_criterion (const ZhStandingsRows *self,
                                 int                    column)
{
  return MAX (column - count_fixed (self) + 1, 0);
}
