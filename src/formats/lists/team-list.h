/* An entry list from outside on its way into a tournament of teams: players grouped by the team
 * column, in the order of the boards; or, without such a column, names of teams alone.
 */
#pragma once

#include "entry-table.h"

G_BEGIN_DECLS

/**
 * ZhTeamDraft:
 * @name: as the list writes it
 * @rating: of the team, 0 where the list says none
 * @members: (element-type ZhMember): in their order; boards and ids are 0
 */
typedef struct
{
  char      *name;
  int        rating;
  GPtrArray *members;
} ZhTeamDraft;

/* A team of that name without members; (transfer full). */
ZhTeamDraft *zh_team_draft_new (const char *name);
void         zh_team_draft_free (ZhTeamDraft *self);

/**
 * ZhTeamList:
 * @teams: (element-type ZhTeamDraft): in the order in which the list names them
 * @problems: (element-type ZhListProblem): by line
 * @rows: (element-type ZhPerson int): the row of the table that each member stands in
 */
typedef struct
{
  GPtrArray  *teams;
  GPtrArray  *problems;
  GHashTable *rows;
} ZhTeamList;

/**
 * zh_team_list_new:
 * @n_boards: of a match: who stands on a board beyond them is a reserve
 * @progress: (nullable)
 * @error: %ZH_ERROR_CANCELLED
 *
 * A team is the same under any letter case. A board number orders the players of a team; those
 * without one come behind, in the order of the list. Rows that name no team are skipped and
 * reported, and so are the problems of zh_entry_table_make_entries().
 *
 * Returns: (transfer full)
 */
ZhTeamList *zh_team_list_new (const ZhEntryTable *table,
                              int                 n_boards,
                              const ZhProgress   *progress,
                              GError            **error);
void        zh_team_list_free (ZhTeamList *self);

/* How many players the teams have together. */
guint zh_team_list_count_members (const ZhTeamList *self);

/* How many rows make neither a team nor a player. */
guint zh_team_list_count_skipped (const ZhTeamList *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTeamList, zh_team_list_free)

G_END_DECLS
