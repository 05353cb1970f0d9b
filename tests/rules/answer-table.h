/* The answers that the articles give, typed from them into tests/fixtures/rules, and the
 * count of those a ruleset agrees with.
 */
#pragma once

#include "ruleset.h"

typedef struct _AnswerTable AnswerTable;

/**
 * AnswerScore:
 * @agreed: rows that the ruleset answers as the table does
 * @total: rows asked
 */
typedef struct
{
  int agreed;
  int total;
} AnswerScore;

/**
 * answer_table_load:
 * @id: of a ruleset
 *
 * Reads ID.csv (what becomes of incidents) and the rows of ID in values.csv (single keys).
 *
 * Returns: (transfer full): the table; the test fails where a file is missing
 */
AnswerTable *answer_table_load (const char *id);
void         answer_table_free (AnswerTable *self);

/**
 * answer_table_score:
 * @ruleset: asked
 * @concerning: (nullable): "section.key" that was changed: only the rows that it can touch
 * @report: (nullable): gets a line for each row that differs
 *
 * Returns: how many rows agree
 */
AnswerScore answer_table_score (const AnswerTable *self,
                                const ZhRuleset   *ruleset,
                                const char        *concerning,
                                GString           *report);

/**
 * answer_table_has_incident:
 *
 * Returns: whether some row asks for @incident and expects an answer
 */
gboolean answer_table_has_incident (const AnswerTable *self,
                                    const char        *incident);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AnswerTable, answer_table_free)
