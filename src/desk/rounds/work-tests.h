/* A work before it is laid before solvers: solved by the engines, asked what the rules demand, and compared with all
 * other works of the file. Computer-checked before, as article 51.1 has it.
 */
#pragma once

#include "competition.h"
#include "work-check.h"

G_BEGIN_DECLS

/* Positions that are looked at where nothing else is said. */
#define ZH_WORK_TESTS_LIMIT 1000000

/**
 * ZhWorkTests:
 * @finished: nothing is open within the limit
 * @n_solutions: keys, or lines of a helpmate, that were found
 * @solutions: (element-type utf8): them, as people write them
 * @findings: (element-type ZhWorkFinding): what the rules say against it; %NULL of a work that was not solved
 * @likes: (element-type utf8): other works with the same men, "2.3: mirrored"
 */
typedef struct
{
  gboolean   finished;
  guint      n_solutions;
  GPtrArray *solutions;
  GPtrArray *findings;
  GPtrArray *likes;
} ZhWorkTests;

/**
 * zh_work_tests_run:
 * @tournament: the one it is in
 * @rules: of the event; a ruleset that says nothing of compositions asks nothing
 * @limit: positions that are looked at
 * @progress: (nullable): is told how far the search is, and ends it
 * @error: %ZH_ERROR_INPUT where the work has no position, genre or number of moves
 *
 * The number that its task begins with is how many solutions it asks for; without one it asks for one.
 *
 * Returns: (transfer full): what was found
 */
ZhWorkTests *zh_work_tests_run (const ZhCompetition *competition,
                                const ZhTournament  *tournament,
                                const ZhWorkRecord  *work,
                                const ZhRuleset     *rules,
                                const ZhLanguage    *language,
                                guint64              limit,
                                const ZhProgress    *progress,
                                GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void         zh_work_tests_free (ZhWorkTests *self);

/* Solved to the end, without a fault and like no other work. */
gboolean zh_work_tests_pass (const ZhWorkTests *self);

/**
 * zh_work_tests_format:
 *
 * Returns: (transfer full): a line for what was found, each finding with its article, and each like work
 */
char *zh_work_tests_format (const ZhWorkTests *self,
                            const ZhLanguage  *language) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhWorkTests, zh_work_tests_free)

G_END_DECLS
