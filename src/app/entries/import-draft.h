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
 * @n_duplicates: how many seem to be entered already, or stand in the list twice
 */
typedef struct
{
  ZhEntryTable *table;
  ZhTournament *tournament;
  ZhEntryList  *list;
  ZhTeamList   *teams;
  gboolean      loses_teams;
  guint         n_duplicates;
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
 * Makes list or teams anew, after the columns of the table have got other meanings.
 */
gboolean zh_import_draft_read (ZhImportDraft    *self,
                               const ZhProgress *progress,
                               GError          **error);

/* What was not understood; (transfer none) (element-type ZhListProblem), by line. */
GPtrArray *zh_import_draft_get_problems (const ZhImportDraft *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhImportDraft, zh_import_draft_free)

G_END_DECLS
