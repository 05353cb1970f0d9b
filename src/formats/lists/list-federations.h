/* Federations as lists of players name them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_list_dup_federation:
 *
 * Returns: (transfer full) (nullable): three capital letters: "UKR" for "ukr", "Україна"; any three Latin letters are taken, for
 *   there are more federations than FIDE's
 */
char *zh_list_dup_federation (const char *text);

/* Three capital letters, or the name of a country: a test of zh_list_columns_guess(). */
gboolean zh_list_is_federation (const char *text);

/**
 * zh_list_is_known_federation:
 *
 * Source: the codes in FIDE's rating list of October 2026, with FID and NON, which stand there for none.
 *
 * Returns: whether @text is the code of a federation of FIDE, or the name of its country
 */
gboolean zh_list_is_known_federation (const char *text);

/* "KIE", "I-F": a region by the codes of the Ukrainian federation's lists, some of which are federations as well (POL). */
gboolean zh_list_is_ukrainian_region (const char *text);

G_END_DECLS
