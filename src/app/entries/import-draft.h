/* A list from outside as the import dialog shows it: the table, what comes of it, and who seems
 * to be in already.
 */
#pragma once

#include "team-list.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhImportDraft:
 * @table: the list
 * @tournament: (nullable): where they shall play
 * @list: in a tournament of players, or without one
 * @teams: in a tournament of teams
 * @loses_teams: whether the list names teams, but a tournament of players has no place for them
 */
typedef struct
{
  ZhEntryTable *table;
  ZhTournament *tournament;
  ZhEntryList  *list;
  ZhTeamList   *teams;
  gboolean      loses_teams;
} ZhImportDraft;

/**
 * zh_import_draft_new:
 * @table: (transfer full)
 * @tournament: (nullable): a snapshot
 * @progress: (nullable)
 * @error: %ZH_ERROR_CANCELLED
 *
 * Returns: (transfer full): the draft; %NULL with @error
 */
ZhImportDraft *zh_import_draft_new (ZhEntryTable       *table,
                                    const ZhTournament *tournament,
                                    const ZhProgress   *progress,
                                    GError            **error);
void           zh_import_draft_free (ZhImportDraft *self);

/**
 * zh_import_draft_read:
 * @error: %ZH_ERROR_CANCELLED; the draft is as it was
 *
 * Makes list or teams anew, after a cell of the table was mended, a row left out, or a column given another meaning.
 */
gboolean zh_import_draft_read (ZhImportDraft    *self,
                               const ZhProgress *progress,
                               GError          **error);

/**
 * zh_import_draft_count:
 * @n_coming: (out): rows of which something comes
 * @n_faults: (out): what there is to mend or to look at, row by row
 */
void zh_import_draft_count (const ZhImportDraft *self,
                            int                 *n_coming,
                            int                 *n_faults);

/* What was not understood, and who seems to be in already; (transfer none) (element-type ZhListProblem), by line. */
GPtrArray *zh_import_draft_get_problems (const ZhImportDraft *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhImportDraft, zh_import_draft_free)

G_END_DECLS
