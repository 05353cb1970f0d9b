/* Standings as rows of a record table: the columns by the tie-breaks of the event, and a record
 * for each row. Used for all places and for those inside groups.
 */
#pragma once

#include "group-standings.h"
#include "record-table.h"

G_BEGIN_DECLS

/**
 * ZhStandingsRows:
 * @table: (transfer none): filled by these functions alone
 * @layout: headings of the present columns, joined
 * @has_groups: the first columns are group and place in it
 */
typedef struct
{
  ZhRecordTable *table;
  char          *layout;
  gboolean       has_groups;
} ZhStandingsRows;

/* Rows for @table, with columns for groups when @has_groups, until they are cleared. */
void zh_standings_rows_init (ZhStandingsRows *self,
                             ZhRecordTable   *table,
                             gboolean         has_groups);
void zh_standings_rows_clear (ZhStandingsRows *self);

/**
 * zh_standings_rows_set_columns:
 * @label: what the table holds, for a screen reader
 *
 * Makes the columns that go with @standings, where they are others than before.
 */
void zh_standings_rows_set_columns (ZhStandingsRows   *self,
                                    const ZhStandings *standings,
                                    const char        *label);

/**
 * zh_standings_rows_make:
 * @row: of the standings
 * @id: of the record; records of one table have different ones
 * @group: (nullable): title of the group, where the rows have groups
 * @place: (nullable): place in the group
 *
 * Returns: (transfer full): the record
 */
ZhRecord *zh_standings_rows_make (const ZhStandingsRows *self,
                                  const ZhStandings     *standings,
                                  int                    row,
                                  gint64                 id,
                                  const char            *group,
                                  const ZhGroupRow      *place);

/**
 * zh_standings_rows_get_criterion:
 * @column: of the table
 *
 * Returns: the column of the standings shown there, 0 for points and whatever is no criterion
 */
int zh_standings_rows_get_criterion (const ZhStandingsRows *self,
                                     int                    column);

G_END_DECLS
