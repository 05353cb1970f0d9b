/* What stands in the cells of a list of entries, on the screen as on paper. */
#pragma once

#include "columns.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_entry_format_cell:
 * @column: one about a person or an entry; %ZH_COL_NAME and %ZH_COL_TEAM are the name of a team where
 *   teams play
 *
 * Returns: (transfer full): the text of the cell, "" where nothing is known; the status of who simply
 *   plays is ""
 */
char *zh_entry_format_cell (const ZhTournament *tournament,
                            const ZhEntry      *entry,
                            ZhColumn            column,
                            const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_person_format_cell:
 * @column: one about a person that needs no tournament
 *
 * Returns: (transfer full): the text of the cell, "" where nothing is known
 */
char *zh_person_format_cell (const ZhPerson   *person,
                             ZhColumn          column,
                             const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_entry_mark_left:
 * @name: (transfer full): of the entry, in a table of places
 * @round: after which the table stands
 *
 * Returns: (transfer full): the name; of who had left by then with a sign and the word why: “Koval Ivan (− withdrawn)”
 */
char *zh_entry_mark_left (char             *name,
                          const ZhEntry    *entry,
                          int               round,
                          const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
