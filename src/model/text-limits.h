/* How long the texts of a competition may be, for the window, lists from outside and the desk
 * alike. Longer ones are no names: a sheet of them cannot be printed, and laying one out stops the
 * window. Lengths are of characters, as who types counts them.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One line: a name, a title, a club, a short reason. */
#define ZH_TEXT_LINE_MAX 500

/* One line that lists many things: boards, start numbers, names with commas, tie-breaks. */
#define ZH_TEXT_LIST_MAX 5000

/* Several lines: what happened, a decision with its grounds, groups that may not meet. */
#define ZH_TEXT_BLOCK_MAX 20000

/* Several lines of moves with comments and variations. */
#define ZH_TEXT_MOVES_MAX 200000

/**
 * zh_text_fits:
 * @text: (nullable): UTF-8
 * @maximum: in characters
 *
 * Returns: whether it is no longer than that
 */
gboolean zh_text_fits (const char *text,
                       int         maximum);

/**
 * zh_text_dup_bounded:
 * @text: UTF-8
 * @maximum: in characters, at least 1
 *
 * Returns: (transfer full): @text without signs that act instead of being seen, cut with "…" where
 *   it is longer; for showing, never for storing
 */
char *zh_text_dup_bounded (const char *text,
                           int         maximum) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
