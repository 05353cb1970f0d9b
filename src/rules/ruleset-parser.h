/* The text of a ruleset, line by line: what a key file may hold (comments, [groups],
 * key=value), with the line kept beside every value so that a fault can be found again.
 * The parser checks the form; what a key means is the loader's business.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ZH_RULESET_MAX_BYTES (1024 * 1024)

/**
 * ZhRulesetLine:
 * @line: from 1
 * @group: the group it stands in
 * @key: left of the "="
 * @value: right of it, without blanks around
 */
typedef struct
{
  int   line;
  char *group;
  char *key;
  char *value;
} ZhRulesetLine;

void zh_ruleset_line_free (ZhRulesetLine *self);

/**
 * zh_ruleset_parse_lines:
 * @bytes: the file
 * @name: of the file, for messages
 * @error: %ZH_ERROR_INPUT, naming line and fault: no UTF-8, too large, a line that is
 *   neither group nor key, a key before the first group, a key given twice
 *
 * Returns: (transfer full) (element-type ZhRulesetLine): the values in file order
 */
GPtrArray *zh_ruleset_parse_lines (GBytes     *bytes,
                                   const char *name,
                                   GError    **error);

/**
 * zh_ruleset_set_fault:
 * @error: where the fault goes
 * @name: of the file
 * @line: from 1, or 0 when the fault has no line
 * @key: (nullable): "group.key"
 * @reason: what was expected and what to do
 *
 * Words every fault of a ruleset alike.
 */
void zh_ruleset_set_fault (GError    **error,
                           const char *name,
                           int         line,
                           const char *key,
                           const char *reason);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhRulesetLine, zh_ruleset_line_free)

G_END_DECLS
