/* Tie-break codes as people and files write them: "BH/C1", "KS/L+1", "EMGSB/C1", "BH:GP",
 * "UC-BH/T1". A code is a criterion of the registry with its modifiers.
 *
 * Source: FIDE mandatory tie-break codes for TRF26 (records 202 and 212); the prefixes UC-,
 * UD- and RU- are ours.
 */
#pragma once

#include "tiebreak-edition.h"

G_BEGIN_DECLS

/**
 * zh_tiebreak_edition_parse:
 * @text: (nullable): "2026-03" or "2024-08"; %NULL and "" are "2026-03"
 * @edition: (out): untouched on failure
 * @error: %ZH_ERROR_USAGE for another text
 *
 * Returns: whether @text names an edition
 */
gboolean zh_tiebreak_edition_parse (const char        *text,
                                    ZhTiebreakEdition *edition,
                                    GError           **error);

/**
 * ZhScoreReference:
 * @ZH_REFERENCE_DEFAULT: not said: match points of teams, points of players
 * @ZH_REFERENCE_MATCH: points of the standings, match points of teams (":MP")
 * @ZH_REFERENCE_GAME: game points (":GP")
 */
typedef enum
{
  ZH_REFERENCE_DEFAULT,
  ZH_REFERENCE_MATCH,
  ZH_REFERENCE_GAME,
} ZhScoreReference;

typedef struct _ZhTiebreakKind ZhTiebreakKind;

/**
 * ZhTiebreakCode:
 * @kind: the criterion, of the registry
 * @text: as it was written, for files and headings
 * @canonical: in one spelling, so that equal codes are equal texts
 * @reference: which score it works on
 * @cut: /Cn, /Tn: how many of the lowest are left out
 * @median: /Mn
 * @until_decided: /T or /M without a number: one more is cut until the tie is decided
 * @extension: RU-KS: k of /Xk, −k of /Yk
 * @forfeits_played: /P
 * @fore: /F
 * @reversed: /R
 * @limit: /L±n, half points
 * @divisor: /Kn, 0 when not given
 * @unrated_rating: /Un, 0 when not given
 */
typedef struct
{
  const ZhTiebreakKind *kind;
  char                 *text;
  char                 *canonical;
  ZhScoreReference      reference;
  int                   cut;
  int                   median;
  gboolean              until_decided;
  int                   extension;
  gboolean              forfeits_played;
  gboolean              fore;
  gboolean              reversed;
  int                   limit;
  int                   divisor;
  int                   unrated_rating;
} ZhTiebreakCode;

/**
 * zh_tiebreak_code_new:
 * @text: a code, in any case; "BH-C1" and "BH#C1" are older spellings of "BH/C1"
 * @error: %ZH_ERROR_USAGE naming the code: unknown, or a modifier that does not go with it
 *
 * Returns: (transfer full) (nullable): the code
 */
ZhTiebreakCode *zh_tiebreak_code_new (const char *text,
                                      GError    **error);
void            zh_tiebreak_code_free (ZhTiebreakCode *self);

/**
 * zh_tiebreak_code_set_modifiers:
 * @cut: how many of the lowest are left out
 * @median: /Mn
 * @until_decided: whether one more is cut until the tie is decided; only where the kind's
 *   modifiers have a T
 * @forfeits_played: /P
 *
 * Changes the code and its texts; what the kind does not take is left as it is.
 */
void zh_tiebreak_code_set_modifiers (ZhTiebreakCode *self,
                                     int             cut,
                                     int             median,
                                     gboolean        until_decided,
                                     gboolean        forfeits_played);

/**
 * zh_tiebreak_codes_parse:
 * @codes: (array zero-terminated=1) (nullable): codes in order
 * @error: as zh_tiebreak_code_new()
 *
 * Returns: (transfer full) (element-type ZhTiebreakCode) (nullable)
 */
GPtrArray *zh_tiebreak_codes_parse (const char *const *codes,
                                    GError           **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTiebreakCode, zh_tiebreak_code_free)

G_END_DECLS
