/* FIDE's rating lists as text of fixed columns, and what somebody cut out of one. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_list_fixed_to_tabs:
 * @text: UTF-8
 *
 * The columns begin where the words of the heading begin. Where a line is longer than its heading,
 * the list of other titles (OTit) has outgrown its column, and what stands behind it is moved.
 *
 * Source: the layouts players_list_foa.txt, players_list.txt and standard_rating_list.txt of October 2026.
 *
 * Returns: (transfer full) (nullable): the same lines with tabs between the columns; %NULL when the first line is no
 *   such heading
 */
char *zh_list_fixed_to_tabs (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
