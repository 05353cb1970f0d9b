/* The lines of the table of entries. */
#pragma once

#include "competition.h"
#include "record-table.h"

G_BEGIN_DECLS

/**
 * zh_entry_records_get_columns:
 * @n_columns: (out): how many
 *
 * Returns: (transfer none) (array length=n_columns): the columns of the table
 */
const ZhRecordColumn *zh_entry_records_get_columns (int *n_columns);

/**
 * zh_entry_records_make:
 * @competition: whose ruleset and first day decide the age groups
 *
 * Returns: (transfer full) (element-type ZhRecord): a record for each entry of @tournament, in
 *   its order, with the entry's id
 */
GPtrArray *zh_entry_records_make (const ZhCompetition *competition,
                                  const ZhTournament  *tournament) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
