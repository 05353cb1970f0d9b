/* What a file keeps of problems: works with their diagrams, the rounds in which they are solved, and the sheets that
 * solvers hand in. How marks and times are counted is a matter of the rules (solving.h of that floor).
 */
#pragma once

#include "dates.h"
#include "fields.h"
#include "points.h"

G_BEGIN_DECLS

#define ZH_SOLVING_MAX_ROUNDS 50
#define ZH_SOLVING_MAX_WORKS 50
#define ZH_SOLVING_MAX_LINES 30
#define ZH_SOLVING_MAX_DAYS 100
#define ZH_SOLVING_MAX_MINUTES 1440
#define ZH_SOLVING_MAX_SECONDS (ZH_SOLVING_MAX_MINUTES * 60)

/* Options of a tournament, as its ruleset or its settings decide: points for a right and complete solution, whether a
 * cook may bring more, whether time divides those level in points, and when the full time is charged (51.2, VI.7.2.2). */
#define ZH_OPTION_SOLVING_POINTS "solving-points"
#define ZH_OPTION_SOLVING_EXTRA "solving-extra-points"
#define ZH_OPTION_SOLVING_TIME "solving-time-decides"
#define ZH_OPTION_SOLVING_ZERO "solving-zero-full-time"
#define ZH_OPTION_SOLVING_ANNULLED "solving-annulled-full-time"

/* Characters of a solution, with false leads and proofs: one panel of a page holds them still. */
#define ZH_WORK_SOLUTION_MAX 2000

/* A work is worth at most so many tenths of a point. */
#define ZH_SOLVING_MAX_POINTS 1000

/* The time of a sheet that has none: who did not hand in before the end stayed to the end. */
#define ZH_SOLVING_NO_TIME (-1)

/**
 * ZhWorkRecord:
 * @round: in which it is solved; of a contest the section
 * @number: in the round, from 1
 * @code: as it stands on sheets
 * @author: surname and name, with what else stands above the diagram
 * @source: where and when it was published, and its distinction
 * @genre: "mate", "selfmate", "helpmate", "win", "draw" or "lock"; "" while nobody said it
 * @moves: how many, "3" or of a helpmate "2.5"; "" where the genre has no number
 * @position: as FEN; "" while there is none
 * @task: more words below the diagram: set play, number of solutions
 * @twins: what changes, "b) Kd5 to e5"
 * @lines: what each line of the marking form is worth, "2+1.5+1.5"; "" for one line of all points
 * @solution: of the author, in words of the marking form
 * @annulled: it has no solution: nobody gets anything for it
 * @received: of a contest: when it came in
 * @size: of draughts: the genre whose sizes are asked for (VI.1.3), one of %zh_work_sizes; "" while nobody said it
 * @team: of a contest: for which team or region it counts; "" for none
 * @pair: of a contest: the two works of a section with the same number face each other; 0 for none (49.2)
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64   id;
  int      round;
  int      number;
  char    *code;
  char    *author;
  char    *source;
  char    *genre;
  char    *moves;
  char    *position;
  char    *task;
  char    *twins;
  char    *lines;
  char    *solution;
  gboolean annulled;
  ZhDate   received;
  char    *size;
  char    *team;
  int      pair;
} ZhWorkRecord;

/**
 * ZhSolvingRoundRecord:
 * @number: from 1
 * @day: of the event, from 1
 * @minutes: its full time
 * @start: when its clock was started, "2030-03-01T10:00:00Z"; "" before
 * @closed: its marks are final
 */
typedef struct
{
  gint64   id;
  int      number;
  int      day;
  int      minutes;
  char    *start;
  gboolean closed;
} ZhSolvingRoundRecord;

/**
 * ZhSolvingSheetRecord:
 * @entry_id: whose sheet
 * @round: number of the round
 * @seconds: after so many it was handed in; %ZH_SOLVING_NO_TIME where nobody said it
 * @marks: by work and line, "5 2+1.5 -": works between blanks, lines between plus signs, "-" for a work or a line
 *   that is not marked yet
 */
typedef struct
{
  gint64 id;
  gint64 entry_id;
  int    round;
  int    seconds;
  char  *marks;
} ZhSolvingSheetRecord;

/* What people fill in of a work and a round, and what the file keeps of a sheet. */
extern const ZhRecordType zh_work_record_type;
extern const ZhRecordType zh_solving_round_type;
extern const ZhRecordType zh_solving_sheet_type;

/* The genres, and those of draughts by the men on the board (VI.1.3); with %NULL behind the last. */
extern const char *const zh_work_genres[];
extern const char *const zh_work_sizes[];

/* What people call a genre, "" for a word that is none. */
const char *zh_work_genre_get_label (const char       *genre,
                                     const ZhLanguage *language);
const char *zh_work_size_get_label (const char       *size,
                                    const ZhLanguage *language);

/* Empty ones; a sheet without time. */
ZhWorkRecord         *zh_work_record_new (void);
void                  zh_work_record_free (ZhWorkRecord *self);
ZhSolvingRoundRecord *zh_solving_round_record_new (void);
void                  zh_solving_round_record_free (ZhSolvingRoundRecord *self);
ZhSolvingSheetRecord *zh_solving_sheet_record_new (void);
void                  zh_solving_sheet_record_free (ZhSolvingSheetRecord *self);

/**
 * zh_solving_find_round:
 * @rounds: (element-type ZhSolvingRoundRecord): of one tournament
 *
 * Returns: (transfer none) (nullable): the round with that number
 */
const ZhSolvingRoundRecord *zh_solving_find_round (const GPtrArray *rounds,
                                                   int              number);

/**
 * zh_solving_find_sheet:
 * @sheets: (element-type ZhSolvingSheetRecord): of one tournament
 *
 * Returns: (transfer none) (nullable): the sheet of an entry in a round
 */
const ZhSolvingSheetRecord *zh_solving_find_sheet (const GPtrArray *sheets,
                                                   gint64           entry_id,
                                                   int              round);

/**
 * zh_solving_list_works:
 * @works: (element-type ZhWorkRecord): of one tournament
 *
 * Returns: (transfer container) (element-type ZhWorkRecord): those of a round, by number
 */
GPtrArray *zh_solving_list_works (const GPtrArray *works,
                                  int              round);

/**
 * zh_work_record_read_lines:
 * @usual: what a work is worth that does not say it
 *
 * Returns: (transfer full) (element-type ZhPoints): what each line is worth, at least one; %NULL where the
 *   work says no such text
 */
GArray *zh_work_record_read_lines (const ZhWorkRecord *self,
                                   ZhPoints            usual);

/**
 * zh_solving_lines_parse:
 * @text: "2+1.5+1.5"
 *
 * Returns: (transfer full) (nullable) (element-type ZhPoints): the points between the plus signs, each above 0 and
 *   all together at most %ZH_SOLVING_MAX_POINTS; %NULL where @text is none such
 */
GArray *zh_solving_lines_parse (const char *text);

/**
 * zh_solving_time_parse:
 * @text: "95" minutes, "1:35" or "1:35:20"
 *
 * Returns: whether it is a time of at most %ZH_SOLVING_MAX_MINUTES
 */
gboolean zh_solving_time_parse (const char *text,
                                int        *seconds);

/* Seconds as "1:35:20", (transfer full). */
char *zh_solving_time_format (int seconds) G_GNUC_WARN_UNUSED_RESULT;

/* Seconds of standings as "1:35:20", a stroke where nothing was handed in, (transfer full). */
char *zh_solving_total_format (int seconds) G_GNUC_WARN_UNUSED_RESULT;

/* A line that nobody has marked yet. */
#define ZH_SOLVING_NO_MARK (-1)

/**
 * zh_solving_marks_get:
 * @marks: of a sheet
 * @work: from 1
 *
 * Returns: (transfer full) (element-type ZhPoints): what stands there for the lines of the work, with
 *   %ZH_SOLVING_NO_MARK where nothing does; fewer than there are lines where the sheet says no more
 */
GArray *zh_solving_marks_get (const char *marks,
                              int         work);

/**
 * zh_solving_marks_set:
 * @marks: of a sheet
 * @work: from 1
 * @points: (element-type ZhPoints): of its lines, %ZH_SOLVING_NO_MARK for none
 *
 * Returns: (transfer full): the marks with those of one work in place of what stood there
 */
char *zh_solving_marks_set (const char   *marks,
                            int           work,
                            const GArray *points);

/* Whether @text can be the marks of a sheet: bounded in works, lines and points. */
gboolean zh_solving_marks_are_valid (const char *text);

/**
 * zh_solving_lines_format:
 * @points: (element-type ZhPoints): %ZH_SOLVING_NO_MARK becomes "-"
 *
 * Returns: (transfer full): "2+1.5+-"
 */
char *zh_solving_lines_format (const GArray *points);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhWorkRecord, zh_work_record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhSolvingRoundRecord, zh_solving_round_record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhSolvingSheetRecord, zh_solving_sheet_record_free)

G_END_DECLS
