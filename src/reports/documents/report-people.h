/* Columns about people, which many lists share. A column that would say nothing about
 * anybody of the tournament is left out. Private to src/reports.
 */
#pragma once

#include "report-context.h"

G_BEGIN_DECLS

/**
 * ZhPersonColumns:
 * @fields: (element-type ZhColumn): those that are shown
 * @first: column of the table where they begin
 * @marked_after: the round of the standings, where who had left by then is marked; -1 for lists that mark nobody
 */
typedef struct
{
  const ZhTournament *tournament;
  const ZhLanguage   *language;
  GArray             *fields;
  guint               first;
  int                 marked_after;
} ZhPersonColumns;

/**
 * zh_person_columns_new:
 * @table: gets the columns, after those it has
 * @wanted: (array length=n_wanted): in order; a name is that of the team where teams play
 *
 * Columns up to the name are key columns. The federation is left out as well when it is the same for all.
 *
 * Returns: (transfer full)
 */
ZhPersonColumns *zh_person_columns_new (ZhReportTable         *table,
                                        const ZhReportRequest *request,
                                        const ZhColumn        *wanted,
                                        gsize                  n_wanted);
void             zh_person_columns_free (ZhPersonColumns *self);

/**
 * zh_person_columns_fill:
 * @index: of the entry in the tournament
 *
 * Fills the columns of the row added last.
 */
void zh_person_columns_fill (const ZhPersonColumns *self,
                             ZhReportTable         *table,
                             int                    index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhPersonColumns, zh_person_columns_free)

G_END_DECLS
