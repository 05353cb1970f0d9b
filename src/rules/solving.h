/* A solving event: points first, then less time, with the rules by which somebody is charged a full round.
 *
 * Sources: order 988, articles 50 and 51.2.
 */
#pragma once

#include "ruleset.h"

G_BEGIN_DECLS

#define ZH_SOLVING_MAX_ROUNDS 50
#define ZH_SOLVING_MAX_WORKS 50

/**
 * ZhSolvingWork:
 * @code: as it stands on the sheet
 * @maximum: points for a right and complete solution
 * @annulled: it has no solution: nobody gets anything, and all are charged the full round
 */
typedef struct
{
  char    *code;
  ZhPoints maximum;
  gboolean annulled;
} ZhSolvingWork;

/**
 * ZhSolvingRound:
 * @number: from 1
 * @day: of the event, from 1
 * @seconds: its full time
 * @works: (element-type ZhSolvingWork)
 */
typedef struct
{
  int        number;
  int        day;
  int        seconds;
  GPtrArray *works;
} ZhSolvingRound;

/**
 * ZhSolvingSheet:
 * @solver: index of the solver
 * @round: number of the round
 * @seconds: after so many it was handed in
 * @marks: (element-type ZhPoints): by work of the round
 * @line: of the table it was read from, for messages; 0 elsewhere
 */
typedef struct
{
  guint   solver;
  int     round;
  int     seconds;
  GArray *marks;
  int     line;
} ZhSolvingSheet;

/**
 * ZhSolvingEvent:
 * @rounds: (element-type ZhSolvingRound): by number
 * @solvers: (element-type utf8): names
 * @sheets: (element-type ZhSolvingSheet): at most one of a solver in a round
 */
typedef struct
{
  GPtrArray *rounds;
  GPtrArray *solvers;
  GPtrArray *sheets;
} ZhSolvingEvent;

/**
 * ZhSolvingCharge:
 * @ZH_SOLVING_OWN_TIME: the time of the sheet
 * @ZH_SOLVING_NO_POINTS: no points in the round: the full time of it
 * @ZH_SOLVING_ANNULLED: a work without solution: the full time for all
 * @ZH_SOLVING_ABSENT: no sheet: no points, and so the full time
 */
typedef enum
{
  ZH_SOLVING_OWN_TIME,
  ZH_SOLVING_NO_POINTS,
  ZH_SOLVING_ANNULLED,
  ZH_SOLVING_ABSENT,
} ZhSolvingCharge;

/**
 * ZhSolvingCell:
 * @round: number of the round
 * @points: in it
 * @seconds: charged for it
 * @charge: why so many
 * @article: of a full round that is charged, owned by the ruleset; "" else
 */
typedef struct
{
  int             round;
  ZhPoints        points;
  int             seconds;
  ZhSolvingCharge charge;
  const char     *article;
} ZhSolvingCell;

/**
 * ZhSolvingRow:
 * @solver: index of the solver
 * @place: from 1; shared by those who are level in points and time
 * @points: of all rounds counted
 * @seconds: charged for them
 * @cells: (element-type ZhSolvingCell): by round
 */
typedef struct
{
  guint    solver;
  int      place;
  ZhPoints points;
  int      seconds;
  GArray  *cells;
} ZhSolvingRow;

/* Nothing yet. */
ZhSolvingEvent *zh_solving_event_new (void);
void            zh_solving_event_free (ZhSolvingEvent *self);

/**
 * zh_solving_event_add_round:
 *
 * Returns: (transfer none): a further round without works
 */
ZhSolvingRound *zh_solving_event_add_round (ZhSolvingEvent *self,
                                            int             day,
                                            int             seconds);

/* A further work of a round. */
void zh_solving_round_add_work (ZhSolvingRound *self,
                                const char     *code,
                                ZhPoints        maximum,
                                gboolean        annulled);

/**
 * zh_solving_event_add_sheet:
 * @solver: a name; one that is not known yet is a new solver
 * @round: number of a round that there is
 * @line: of the table, 0 elsewhere
 *
 * Returns: (transfer none): a sheet without marks
 */
ZhSolvingSheet *zh_solving_event_add_sheet (ZhSolvingEvent *self,
                                            const char     *solver,
                                            int             round,
                                            int             seconds,
                                            int             line);

/**
 * zh_solving_event_find_sheet:
 *
 * Returns: (nullable) (transfer none): the sheet of a solver in a round
 */
const ZhSolvingSheet *zh_solving_event_find_sheet (const ZhSolvingEvent *self,
                                                   guint                 solver,
                                                   int                   round);

/* What a right and complete solution is worth by the rules (51.2); 0 where they leave it to the event. */
ZhPoints zh_solving_get_maximum (const ZhRuleset *rules);

/**
 * zh_solving_check:
 * @rules: whether a cook or a refutation may bring more than the solution is worth (VI.7.2.2)
 * @error: %ZH_ERROR_INPUT naming the line, what is wrong and the remedy: marks for works that there are not or beyond
 *   their points, a sheet handed in after the end
 */
gboolean zh_solving_check (const ZhSolvingEvent *self,
                           const ZhRuleset      *rules,
                           GError              **error);

/**
 * zh_solving_standings_new:
 * @self: an event that zh_solving_check() takes
 * @rules: what is charged when
 * @first: first round counted
 * @last: last round counted
 *
 * Returns: (transfer full) (element-type ZhSolvingRow): by place, those who are level by name in the order in which
 *   they came
 */
GPtrArray *zh_solving_standings_new (const ZhSolvingEvent *self,
                                     const ZhRuleset      *rules,
                                     int                   first,
                                     int                   last) G_GNUC_WARN_UNUSED_RESULT;

/* "own-time", "no-points", "annulled" or "absent". */
const char *zh_solving_charge_to_string (ZhSolvingCharge charge);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhSolvingEvent, zh_solving_event_free)

G_END_DECLS
