/* What the rules ask of a composition: men, sizes of genres, balance, one solution, none shorter. Each answer has
 * its article. What a computer can see is asked; what only a judge can is not.
 *
 * Sources: order 988, articles 46 and 52.3; Ukrainian draughts rules, VI.1.3 and VI.2.
 */
#pragma once

#include "chess-problem.h"
#include "draughts-problem.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhWorkWeight:
 * @ZH_WORK_FAULT: the work is incorrect, and leaves the event (46.5, VI.1.1)
 * @ZH_WORK_FLAW: the mark of the judge will be lower
 * @ZH_WORK_OPEN: not settled: somebody must look
 */
typedef enum
{
  ZH_WORK_FAULT,
  ZH_WORK_FLAW,
  ZH_WORK_OPEN,
} ZhWorkWeight;

/**
 * ZhWorkSection:
 * @ZH_WORK_ANY: not said: sizes are not asked for
 *
 * Genres of draughts by the men on the board, in the order of %zh_work_sizes; small to giant and practical ones are
 * problems of 100 squares (VI.1.3).
 */
typedef enum
{
  ZH_WORK_ANY,
  ZH_WORK_MINIATURE,
  ZH_WORK_PROBLEM,
  ZH_WORK_STUDY,
  ZH_WORK_TASK,
  ZH_WORK_TASK_MINIATURE,
  ZH_WORK_ENDING,
  ZH_WORK_SMALL,
  ZH_WORK_MEDIUM,
  ZH_WORK_LARGE,
  ZH_WORK_GIANT,
  ZH_WORK_PRACTICAL,
} ZhWorkSection;

/**
 * ZhWorkFinding:
 * @id: such as "cook"; the same in every language
 * @weight: what follows
 * @article: of the rule, several with ";" between
 * @text: in the language that was asked for
 */
typedef struct
{
  const char  *id;
  ZhWorkWeight weight;
  char        *article;
  char        *text;
} ZhWorkFinding;

/* "fault", "flaw" or "open". */
const char *zh_work_weight_to_string (ZhWorkWeight weight);

/**
 * zh_work_find_rules:
 * @sport: "chess", "draughts-64" or "draughts-100"
 *
 * Returns: (transfer full) (nullable): the first ruleset of @sport that says anything of compositions
 */
ZhRuleset *zh_work_find_rules (const char *sport) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_work_presumes_rights:
 *
 * Returns: whether castling is possible wherever king and rook stand at home, and no capture en passant on the first
 *   move; where the rules are silent it is
 */
gboolean zh_work_presumes_rights (const ZhRuleset *rules);

/**
 * zh_work_check_chess:
 * @solution: of it
 * @expected: solutions that are asked for
 *
 * Returns: (transfer full) (element-type ZhWorkFinding): what the rules say against it
 */
GPtrArray *zh_work_check_chess (const ZhRuleset       *rules,
                                const ZhLanguage      *language,
                                const ZhChessSolution *solution,
                                guint                  expected) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_work_check_draughts:
 * @position: the beginning
 * @section: for the sizes
 * @solution: (nullable): its first moves
 * @play: (nullable): or the author's line
 *
 * Returns: (transfer full) (element-type ZhWorkFinding): what the rules say against it
 */
GPtrArray *zh_work_check_draughts (const ZhRuleset          *rules,
                                   const ZhLanguage         *language,
                                   const ZhDraughtsPosition *position,
                                   ZhWorkSection             section,
                                   const ZhDraughtsSolution *solution,
                                   const ZhDraughtsPlay     *play) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
