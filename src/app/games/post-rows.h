/* The rows of the window of games by correspondence: games, what falls due, claims and other papers, leaves, addresses. */
#pragma once

#include "leave-calendar.h"
#include "post-games.h"
#include "record-table.h"

G_BEGIN_DECLS

/**
 * ZhPostList:
 *
 * The lists, in the order in which Ctrl+1 to Ctrl+5 show them; Ctrl+6 is the table of partners (post-grid.h).
 */
typedef enum
{
  ZH_POST_GAMES,
  ZH_POST_DEADLINES,
  ZH_POST_CLAIMS,
  ZH_POST_LEAVES,
  ZH_POST_ADDRESSES,
} ZhPostList;

#define ZH_N_POST_LISTS 5

/* Gives a table the columns of a list; once. */
void zh_post_rows_set_columns (ZhRecordTable *table,
                               ZhPostList     list);

/**
 * zh_post_rows_dup_remark:
 * @record: of the list
 *
 * Returns: (transfer full): what a narrow window cuts short of the row: what is due with its task, the remark; "" where there
 *   is none
 */
char *zh_post_rows_dup_remark (ZhPostList list,
                               ZhRecord  *record) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ZhPostDeadline:
 *
 * Something due, with the game that it is of.
 */
typedef struct
{
  const ZhPostGame *game;
  const ZhDue      *due;
} ZhPostDeadline;

/**
 * ZhPostPaper:
 * @game: that it is of
 * @letter: among those of the game
 * @number: of the letter, from 1
 *
 * A claim, or a paper of the end of a game (adjudication.h).
 */
typedef struct
{
  const ZhPostGame     *game;
  const ZhLetterRecord *letter;
  int                   number;
} ZhPostPaper;

/* Whether it is a claim that waits for its decision. */
gboolean zh_post_paper_waits (const ZhPostPaper *self);

/* Whether the letter is such a paper; @only_waiting: one that waits. */
gboolean zh_post_paper_is_shown (const ZhPostPaper *self,
                                 gboolean           only_waiting);

/* A game as it stands on a day, with what is to be done; (transfer full). */
ZhRecord *zh_post_rows_make_game (const ZhPostGame *game,
                                  int               day);

/* Something due; its record has the id @index + 1; (transfer full). */
ZhRecord *zh_post_rows_make_deadline (const ZhPostDeadline *deadline,
                                      const ZhCompetition  *competition,
                                      int                   today,
                                      guint                 index);

/* A claim with what is missing of its evidence, or another paper; its record has the id @index + 1; (transfer full). */
ZhRecord *zh_post_rows_make_paper (const ZhPostPaper *paper,
                                   guint              index);

/* What is to be said of a leave besides its days; "" for nothing; (transfer full). */
char *zh_post_rows_dup_leave_remark (const ZhLeaveRow *row) G_GNUC_WARN_UNUSED_RESULT;

/* A leave with what is left of them; its record has the id @index + 1; (transfer full). */
ZhRecord *zh_post_rows_make_leave (const ZhTournament *tournament,
                                   const ZhLeaveRow   *row,
                                   guint               index);

/* An address, with what was missed in telling of it; (transfer full). */
ZhRecord *zh_post_rows_make_address (const ZhTournament   *tournament,
                                     const ZhAddress      *address,
                                     const ZhAccountRules *rules);

G_END_DECLS
