/* A game that was sent to be checked for forbidden help: when and to whom, what was answered, and what followed. For
 * the panel alone: no public paper, page or report tells of it.
 */
#pragma once

#include "dates.h"
#include "fields.h"

G_BEGIN_DECLS

/**
 * ZhScreeningAnswer:
 * @ZH_SCREENING_AWAITED: none yet
 * @ZH_SCREENING_CLEAN: nothing was found
 * @ZH_SCREENING_DOUBTFUL: doubts remain
 * @ZH_SCREENING_CONFIRMED: forbidden help is confirmed
 */
typedef enum
{
  ZH_SCREENING_AWAITED,
  ZH_SCREENING_CLEAN,
  ZH_SCREENING_DOUBTFUL,
  ZH_SCREENING_CONFIRMED,
} ZhScreeningAnswer;

/* The stable names for files and options, by #ZhScreeningAnswer: "", "clean", "doubtful", "confirmed". */
extern const char *const zh_screening_answer_words[];

/* Whether @text is such a name. */
gboolean zh_screening_answer_from_string (const char        *text,
                                          ZhScreeningAnswer *answer);

/**
 * ZhScreening:
 * @id: of the file
 * @entry_id: the side whose play is checked
 * @incident_id: the line of the register with what followed; 0 for none
 * @round: from 1
 * @board: the table, from 1
 * @game: the game at that table, from 1
 * @sent: when
 * @body: to whom
 * @why: what gave the ground
 * @answered: when the answer came
 * @answer: a #ZhScreeningAnswer
 * @note: what the answer says
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64 id;
  gint64 entry_id;
  gint64 incident_id;
  int    round;
  int    board;
  int    game;
  ZhDate sent;
  char  *body;
  char  *why;
  ZhDate answered;
  int    answer;
  char  *note;
} ZhScreening;

/* What people fill in; where it is and what followed are the program's. */
extern const ZhRecordType zh_screening_type;

/* Of nobody; the texts are "", and there are no dates. */
ZhScreening *zh_screening_new (void);
void         zh_screening_free (ZhScreening *self);

/* A copy of all; (transfer full). */
ZhScreening *zh_screening_copy (const ZhScreening *self);

/* The one with @id; (transfer none) (nullable). */
const ZhScreening *zh_screenings_find (const GPtrArray *screenings,
                                       gint64           id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhScreening, zh_screening_free)

G_END_DECLS
