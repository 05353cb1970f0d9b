/* Signs that act instead of being seen: control characters, which a terminal obeys, and those that
 * turn the direction of writing, behind which a line reads as another one. Lists and files of
 * strangers may hold them anywhere.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_text_is_hidden:
 *
 * Returns: whether @sign acts instead of being seen: C0 and C1 but for the tab and the end of a
 *   line, separators of lines, and the embeddings, overrides and isolates of bidirectional text
 */
gboolean zh_text_is_hidden (gunichar sign);

/**
 * zh_text_dup_visible:
 * @text: any bytes
 *
 * Returns: (transfer full): UTF-8, with every such sign as an escape, such as \u001b, and bytes that
 *   are no UTF-8 as \xff; a carriage return before a line feed stays
 */
char *zh_text_dup_visible (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_text_dup_clean:
 * @text: UTF-8; what is none stays as it is
 *
 * Returns: (transfer full): the text without such signs, a blank where one stood that parts words; a
 *   carriage return before a line feed stays
 */
char *zh_text_dup_clean (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_text_is_blank:
 * @text: (nullable): as for zh_text_dup_clean()
 *
 * Returns: whether nothing of it is seen: blanks and such signs alone
 */
gboolean zh_text_is_blank (const char *text);

G_END_DECLS
