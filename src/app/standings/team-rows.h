/* Teams of single players or solvers as rows of a table. */
#pragma once

#include "record-table.h"
#include "team-places.h"

G_BEGIN_DECLS

/* Gives a table the columns of teams. */
void zh_team_rows_set_columns (ZhRecordTable *table);

/**
 * zh_team_rows_fill:
 * @tournament: of which
 * @teams: (element-type ZhTeamPlace): are
 *
 * Shows the teams with the members who count.
 */
void zh_team_rows_fill (ZhRecordTable      *table,
                        const ZhTournament *tournament,
                        const GPtrArray    *teams);

G_END_DECLS
