/* What the window of games by correspondence lists on a day: the games, what falls due, claims and papers, and the rows made of
 * them. A row has the id of its game or address, or its place in its list, from 1.
 */
#pragma once

#include "leave-chart.h"
#include "post-grid.h"
#include "post-rows.h"
#include "session.h"

G_BEGIN_DECLS

/**
 * ZhPostLists:
 * @games: (element-type ZhPostGame) (nullable): of the tournament; %NULL where the rules know none
 * @deadlines: (element-type ZhPostDeadline): by day
 * @papers: (element-type ZhPostPaper): by game, in the order in which they came
 */
typedef struct
{
  ZhSession *session; /* unowned: the window holds it */
  gint64     tournament_id;
  GPtrArray *games;
  GArray    *deadlines;
  GArray    *papers;
} ZhPostLists;

/* Empty lists of a tournament of the session, which outlives them; (transfer full). */
ZhPostLists *zh_post_lists_new (ZhSession *session,
                                gint64     tournament_id);

void zh_post_lists_free (ZhPostLists *self);

/**
 * zh_post_lists_load:
 * @day: Julian day that is asked about
 * @only_due: only what needs action by then
 * @error: as zh_desk_list_post_games()
 *
 * Looks at the file anew; what was listed before is dropped, even where nothing can be listed.
 *
 * Returns: whether the games could be listed
 */
gboolean zh_post_lists_load (ZhPostLists *self,
                             int          day,
                             gboolean     only_due,
                             GError     **error);

/**
 * zh_post_lists_make_rows:
 * @day: as it was loaded
 * @only_due: as it was loaded
 *
 * Returns: (transfer full) (element-type ZhRecord): the rows of a list
 */
GPtrArray *zh_post_lists_make_rows (const ZhPostLists *self,
                                    ZhPostList         list,
                                    int                day,
                                    gboolean           only_due);

/**
 * zh_post_lists_show_leaves:
 * @search: only rows of players with this text in their names
 *
 * Shows the calendar of leaves: the days of the event, and of what reaches beyond it. The leaves stand in the order of their rows.
 */
void zh_post_lists_show_leaves (const ZhPostLists *self,
                                ZhLeaveChart      *chart,
                                int                day,
                                const char        *search);

/* Shows the games as a table of partners; arguments as of the two others. */
void zh_post_lists_show_cells (const ZhPostLists *self,
                               ZhPostGrid        *grid,
                               int                day,
                               gboolean           only_due,
                               const char        *search);

/* How many games go on on the day, and how many of them need action, in words; (transfer full). */
char *zh_post_lists_format_count (const ZhPostLists *self,
                                  int                day) G_GNUC_WARN_UNUSED_RESULT;

/* The tournament of the lists; %NULL where it is gone. */
const ZhTournament *zh_post_lists_get_tournament (const ZhPostLists *self);

/* By the id of a row; (transfer none) (nullable). */
const ZhPostDeadline *zh_post_lists_find_deadline (const ZhPostLists *self,
                                                   gint64             id);
const ZhPostPaper    *zh_post_lists_find_paper (const ZhPostLists *self,
                                                gint64             id);
const ZhAddress      *zh_post_lists_find_address (const ZhPostLists *self,
                                                  gint64             id);

/**
 * zh_post_lists_find_game:
 * @id: of a row of @list
 *
 * Returns: (transfer none) (nullable): the game that the row is of; %NULL where it is of none
 */
const ZhPostGame *zh_post_lists_find_game (const ZhPostLists *self,
                                           ZhPostList         list,
                                           gint64             id);

G_END_DECLS
