/* The registry of criteria: name, translated title, short column heading, article, which
 * rules it belongs to, which modifiers it takes. Lists in the window, documents, checks of
 * rulesets and the code parser all read this one table.
 */
#pragma once

#include "language.h"
#include "tiebreak-code.h"

G_BEGIN_DECLS

/**
 * ZhTiebreakFamily:
 * @ZH_TIEBREAK_POINTS: points themselves
 * @ZH_TIEBREAK_FIDE: FIDE C.07, articles 6–10
 * @ZH_TIEBREAK_FIDE_TEAM: FIDE C.07, articles 11–13
 * @ZH_TIEBREAK_UA_CHESS: Ukrainian chess rules 2026, IV.4 and IV.6
 * @ZH_TIEBREAK_UA_DRAUGHTS: Ukrainian draughts rules, IV.12 and IV.14
 * @ZH_TIEBREAK_RU_CHESS: Russian chess rules, order 988, articles 38–40
 * @ZH_TIEBREAK_OTHER: lots, an order made by hand, the organiser's own
 */
typedef enum
{
  ZH_TIEBREAK_POINTS,
  ZH_TIEBREAK_FIDE,
  ZH_TIEBREAK_FIDE_TEAM,
  ZH_TIEBREAK_UA_CHESS,
  ZH_TIEBREAK_UA_DRAUGHTS,
  ZH_TIEBREAK_RU_CHESS,
  ZH_TIEBREAK_OTHER,
} ZhTiebreakFamily;

/**
 * ZhTiebreakTraits:
 * @ZH_TIEBREAK_ASCENDING: the lower value is better
 * @ZH_TIEBREAK_IN_GROUP: the value depends on who is still tied; with ASCENDING it is a place
 *   among them, 0 = not divided
 * @ZH_TIEBREAK_TEAMS_ONLY: for events of teams
 * @ZH_TIEBREAK_SWISS_ONLY: not used where all pairings are known from the start
 * @ZH_TIEBREAK_ROUND_ROBIN_ONLY: not used in a Swiss
 */
typedef enum
{
  ZH_TIEBREAK_ASCENDING = 1 << 0,
  ZH_TIEBREAK_IN_GROUP = 1 << 1,
  ZH_TIEBREAK_TEAMS_ONLY = 1 << 2,
  ZH_TIEBREAK_SWISS_ONLY = 1 << 3,
  ZH_TIEBREAK_ROUND_ROBIN_ONLY = 1 << 4,
} ZhTiebreakTraits;

/**
 * zh_tiebreak_registry_get_kinds:
 * @n_kinds: (out): how many
 *
 * Returns: (array length=n_kinds) (transfer none): all criteria, family by family
 */
const ZhTiebreakKind *zh_tiebreak_registry_get_kinds (gsize *n_kinds);

/**
 * zh_tiebreak_registry_get_kind:
 * @index: 0 … number of criteria − 1
 *
 * Returns: (transfer none): one of them, in the same order
 */
const ZhTiebreakKind *zh_tiebreak_registry_get_kind (gsize index);

/**
 * zh_tiebreak_registry_find:
 * @name: such as "BH" or "UD-SHM", in capitals, without modifiers
 *
 * Returns: (nullable) (transfer none)
 */
const ZhTiebreakKind *zh_tiebreak_registry_find (const char *name);

/* What is fixed of a kind of tie-break. */
const char      *zh_tiebreak_kind_get_name (const ZhTiebreakKind *kind);
ZhTiebreakFamily zh_tiebreak_kind_get_family (const ZhTiebreakKind *kind);
guint            zh_tiebreak_kind_get_traits (const ZhTiebreakKind *kind);

/**
 * zh_tiebreak_kind_get_article:
 *
 * Returns: (transfer none): the article of the criterion, such as "C.07 8.1"; "" for lots and the like
 */
const char *zh_tiebreak_kind_get_article (const ZhTiebreakKind *kind);

/**
 * zh_tiebreak_kind_get_title:
 *
 * Returns: (transfer none): the criterion's name in @language: "Buchholz", "коефіцієнт Бухгольца"
 */
const char *zh_tiebreak_kind_get_title (const ZhTiebreakKind *kind,
                                        const ZhLanguage     *language);

/**
 * zh_tiebreak_kind_get_modifiers:
 *
 * Returns: (transfer none): letters of the modifiers it takes, such as "CMP"; ":" stands for :MP and :GP
 */
const char *zh_tiebreak_kind_get_modifiers (const ZhTiebreakKind *kind);

/**
 * zh_tiebreak_code_format_title:
 *
 * Returns: (transfer full): the title with its modifiers in words, for legends and menus
 */
char *zh_tiebreak_code_format_title (const ZhTiebreakCode *code,
                                     const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tiebreak_code_format_column:
 *
 * Returns: (transfer full): a heading of a few letters for a narrow column: FIDE's codes as they are,
 *   "BH/C1", others in the language, "Бух. −1"
 */
char *zh_tiebreak_code_format_column (const ZhTiebreakCode *code,
                                      const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
