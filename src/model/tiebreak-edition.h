/* Editions of FIDE's tie-break rules. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhTiebreakEdition:
 * @ZH_TIEBREAK_EDITION_NOT_SAID: not said; the newest
 * @ZH_TIEBREAK_EDITION_2026_03: FIDE C.07 in force from 1 March 2026
 * @ZH_TIEBREAK_EDITION_2024_08: FIDE C.07 in force 1 August 2024 – 28 February 2026
 */
typedef enum
{
  ZH_TIEBREAK_EDITION_NOT_SAID,
  ZH_TIEBREAK_EDITION_2026_03,
  ZH_TIEBREAK_EDITION_2024_08,
} ZhTiebreakEdition;

/* The stable names for files and options, by #ZhTiebreakEdition: "", "2026-03", "2024-08". */
extern const char *const zh_tiebreak_edition_words[];

/**
 * zh_tiebreak_edition_to_string / zh_tiebreak_edition_from_string:
 *
 * Returns: (transfer none): the stable name; of the second, whether there is one
 */
const char *zh_tiebreak_edition_to_string (ZhTiebreakEdition edition);
gboolean    zh_tiebreak_edition_from_string (const char        *text,
                                             ZhTiebreakEdition *edition);

G_END_DECLS
