/* A solving event: points first, then less time, with the rules by which somebody is charged a full round.
 *
 * Sources: order 988, articles 50 and 51.2.
 */
#pragma once

#include "ruleset.h"
#include "solving-record.h"

G_BEGIN_DECLS

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
 * @ZH_SOLVING_ABSENT: no sheet: no points, and so the full time; also where time decides and no rule says so, or who
 *   stayed away would stand before those who tried
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

/**
 * ZhSolvingRules:
 * @work_points: what a right and complete solution is worth; 0 where the event says it
 * @zero_full_time: no points in a round: its full time is charged
 * @annulled_full_time: a work without solution: the full time is charged to all
 * @time_decides: solvers level in points are divided by time
 * @extra_points: a cook or a refutation may bring more than the solution is worth
 * @zero_article: of the first full time, "" where it is not known; owned by the ruleset
 * @annulled_article: of the second
 */
typedef struct
{
  ZhPoints    work_points;
  gboolean    zero_full_time;
  gboolean    annulled_full_time;
  gboolean    time_decides;
  gboolean    extra_points;
  const char *zero_article;
  const char *annulled_article;
} ZhSolvingRules;

/* What a ruleset says of solving; its articles belong to it. */
ZhSolvingRules zh_solving_rules_read (const ZhRuleset *ruleset);

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

/* A further solver, of a name that others may have, too. Returns: the index of him or her. */
guint zh_solving_event_add_solver (ZhSolvingEvent *self,
                                   const char     *name);

/* A further sheet of a solver by index, without marks; otherwise as zh_solving_event_add_sheet(); (transfer none). */
ZhSolvingSheet *zh_solving_event_put_sheet (ZhSolvingEvent *self,
                                            guint           solver,
                                            int             round,
                                            int             seconds,
                                            int             line);

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

/**
 * zh_solving_check:
 * @rules: whether a cook or a refutation may bring more than the solution is worth (VI.7.2.2)
 * @error: %ZH_ERROR_INPUT naming the line, what is wrong and the remedy: marks for works that there are not or beyond
 *   their points, a sheet handed in after the end
 */
gboolean zh_solving_check (const ZhSolvingEvent *self,
                           const ZhSolvingRules *rules,
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
                                     const ZhSolvingRules *rules,
                                     int                   first,
                                     int                   last) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_solving_event_find_day:
 * @day: of the event, from 1
 * @up_to: number of the last round that may count
 * @first: (out): number of its first round; 0 where it has none
 * @last: (out): number of its last one
 *
 * The rounds of a day follow one another.
 *
 * Returns: whether a round stands on that day
 */
gboolean zh_solving_event_find_day (const ZhSolvingEvent *self,
                                    int                   day,
                                    int                   up_to,
                                    int                  *first,
                                    int                  *last);

/* The number of the last day on which a round up to @up_to stands, 0 for none. */
int zh_solving_event_count_days (const ZhSolvingEvent *self,
                                 int                   up_to);

/* "own-time", "no-points", "annulled" or "absent". */
const char *zh_solving_charge_to_string (ZhSolvingCharge charge);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhSolvingEvent, zh_solving_event_free)

G_END_DECLS
