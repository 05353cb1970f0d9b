/* What becomes of the results of a player who leaves a round robin. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhWithdrawal:
 * @ZH_WITHDRAWAL_NOT_SAID: not said; they count
 * @ZH_WITHDRAWAL_ANNUL: his results are annulled, as if he had never played
 * @ZH_WITHDRAWAL_KEEP_UNCOUNTED: they stay in the table and count for nobody
 * @ZH_WITHDRAWAL_COUNT: they count, and the games not played are forfeits
 */
typedef enum
{
  ZH_WITHDRAWAL_NOT_SAID,
  ZH_WITHDRAWAL_ANNUL,
  ZH_WITHDRAWAL_KEEP_UNCOUNTED,
  ZH_WITHDRAWAL_COUNT,
} ZhWithdrawal;

/* The stable names for files and rulesets, by #ZhWithdrawal: "", "annul", "keep-uncounted", "count". */
extern const char *const zh_withdrawal_words[];

/**
 * zh_withdrawal_to_string / zh_withdrawal_from_string:
 *
 * Returns: (transfer none): the stable name; of the second, whether there is one
 */
const char *zh_withdrawal_to_string (ZhWithdrawal withdrawal);
gboolean    zh_withdrawal_from_string (const char   *text,
                                       ZhWithdrawal *withdrawal);

/**
 * zh_withdrawal_leaves_out:
 *
 * Returns: whether the results count for nobody
 */
gboolean zh_withdrawal_leaves_out (ZhWithdrawal withdrawal);

G_END_DECLS
