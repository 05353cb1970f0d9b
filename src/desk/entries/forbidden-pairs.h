/* Who may not meet, as an arbiter types it: a group a line by start numbers, "3 7" or "3 7 12";
 * behind a stroke the rounds it holds in, "3 7 / 2-5", all rounds to come where nothing is said.
 */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * zh_forbidden_format:
 * @groups: (element-type ZhForbidden): of the tournament, those it has or others
 *
 * Returns: (transfer full): the groups as zh_forbidden_parse() reads them, "" for none
 */
char *zh_forbidden_format (const ZhTournament *tournament,
                           const GPtrArray    *groups) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_forbidden_parse:
 * @tournament: its entries have start numbers
 * @text: lines, or groups with ";" between; commas and hyphens divide numbers as blanks do. A group without
 *   rounds holds from the next one to be paired, unless the tournament has it for all rounds already
 * @error: %ZH_ERROR_INPUT naming the line, what was expected and what to write
 *
 * Returns: (transfer full) (element-type ZhForbidden) (nullable): the groups
 */
GPtrArray *zh_forbidden_parse (const ZhTournament *tournament,
                               const char         *text,
                               GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_forbidden_describe:
 * @groups: (element-type ZhForbidden): of the tournament
 *
 * Returns: (transfer full): a line a group with the names, "3 Shevchenko – 7 Bondar"
 */
char *zh_forbidden_describe (const ZhTournament *tournament,
                             const GPtrArray    *groups) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
