/* A solving event: rounds with works, the sheets that solvers hand in, and who stands where. There are no pairs; the
 * entries are those of any tournament.
 *
 * Sources: order 988, articles 50 to 51.2; Ukrainian draughts rules VI.7.2.
 */
#pragma once

#include "desk.h"
#include "ruleset.h"
#include "solving-event.h"

G_BEGIN_DECLS

/**
 * zh_solving_count_rounds:
 *
 * Returns: how many rounds of solving the tournament has
 */
int zh_solving_count_rounds (const ZhTournament *tournament);

/* Whether every line of every work of its round has a mark; an annulled work needs none. */
gboolean zh_solving_sheet_is_marked (const ZhTournament         *tournament,
                                     const ZhSolvingSheetRecord *sheet);

/**
 * zh_solving_count_open_sheets:
 * @round: number of a round
 *
 * Returns: how many solvers who take part have a line of a work that is not marked, or no sheet
 */
int zh_solving_count_open_sheets (const ZhTournament *tournament,
                                  int                 round);

/* Whether somebody handed in a sheet of that round, and each of them is marked. */
gboolean zh_solving_may_close (const ZhTournament *tournament,
                               int                 round);

/* Whether every round planned is held and closed, so that the standings can be made final; %ZH_ERROR_REFUSED naming what is
 * open. */
gboolean zh_solving_check_complete (const ZhTournament *tournament,
                                    GError            **error);

/**
 * zh_solving_find_current:
 *
 * Returns: (transfer none) (nullable): the first round that is not closed; %NULL where there is none
 */
const ZhSolvingRoundRecord *zh_solving_find_current (const ZhTournament *tournament);

/**
 * zh_desk_set_solving_round:
 * @round: its day and minutes, and its number; one more than there are adds a round
 * @error: see desk.h; %ZH_ERROR_REFUSED where the tournament is no solving event or the round is closed,
 *   %ZH_ERROR_INPUT naming what is out of its bounds, or a time shorter than that of a sheet
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_solving_round (ZhDesk                     *self,
                                     gint64                      tournament_id,
                                     const ZhSolvingRoundRecord *round,
                                     GError                    **error);

/* Takes away the last round and its works, while nobody handed in a sheet; what changed is (transfer full). */
ZhChange *zh_desk_remove_solving_round (ZhDesk  *self,
                                        gint64   tournament_id,
                                        int      round,
                                        GError **error);

/**
 * zh_desk_start_solving_round:
 * @start: "2030-03-01T10:00:00Z"; "" takes the start away
 *
 * Starts the clock of a round, from which the time of each sheet is counted.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_start_solving_round (ZhDesk     *self,
                                       gint64      tournament_id,
                                       int         round,
                                       const char *start,
                                       GError    **error);

/* Makes the marks of a round final: every sheet is marked, who has none is absent. What changed is (transfer full). */
ZhChange *zh_desk_close_solving_round (ZhDesk  *self,
                                       gint64   tournament_id,
                                       int      round,
                                       GError **error);
ZhChange *zh_desk_reopen_solving_round (ZhDesk     *self,
                                        gint64      tournament_id,
                                        int         round,
                                        const char *reason,
                                        GError    **error);

/**
 * zh_desk_set_work:
 * @work: with its round, and its number there; 0 or one more than there are adds a work
 * @error: as zh_desk_set_solving_round(); also where a position or the points of lines cannot be, or where marks
 *   were given by other lines
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_work (ZhDesk             *self,
                            gint64              tournament_id,
                            const ZhWorkRecord *work,
                            GError            **error);

/**
 * zh_desk_add_works:
 * @text: a list of works (work-list.h)
 * @error: as zh_desk_set_work(), naming the line
 *
 * Adds all works of a list to a round, behind those that it has.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_add_works (ZhDesk     *self,
                             gint64      tournament_id,
                             int         round,
                             const char *text,
                             GError    **error);

/* Takes a work out of a round in which nobody handed in a sheet; those behind it move up. What changed is
 * (transfer full). */
ZhChange *zh_desk_remove_work (ZhDesk  *self,
                               gint64   tournament_id,
                               int      round,
                               int      number,
                               GError **error);

/**
 * zh_desk_annul_work:
 * @annulled: %FALSE takes it back
 * @reason: (nullable): why; it stands in the journal
 *
 * A work without solution: nothing for anybody, and where the rules say so the full time for all (51.2).
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_annul_work (ZhDesk     *self,
                              gint64      tournament_id,
                              int         round,
                              int         number,
                              gboolean    annulled,
                              const char *reason,
                              GError    **error);

/**
 * ZhSheetMarks:
 * @seconds: (nullable): time of the sheet, %ZH_SOLVING_NO_TIME for none; %NULL leaves it
 * @work: of which the marks are, from 1; 0 for all of them
 * @marks: (nullable): of its lines, "2+1.5+-"; "" takes them away; of all works with blanks between; %NULL leaves them
 */
typedef struct
{
  const int  *seconds;
  int         work;
  const char *marks;
} ZhSheetMarks;

/**
 * zh_desk_mark_sheet:
 * @entry_id: whose sheet
 * @error: as zh_desk_set_solving_round(); %ZH_ERROR_INPUT for a time after the end, a work that there is not, or
 *   marks that its lines cannot bring
 *
 * Enters what a sheet brings; one on which nothing is left is taken away.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_mark_sheet (ZhDesk             *self,
                              gint64              tournament_id,
                              int                 round,
                              gint64              entry_id,
                              const ZhSheetMarks *marks,
                              GError            **error);

G_END_DECLS
