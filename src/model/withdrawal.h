/* What becomes of the results of who leaves a tournament, as the tournament holds it: the rules
 * of the event at the time it was made.
 */
#pragma once

#include <glib.h>

#include "language.h"

G_BEGIN_DECLS

typedef struct _ZhTournament ZhTournament; /* tournament.h has this file */

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
 * ZhUnfinished:
 * @ZH_UNFINISHED_NOT_SAID: not said
 * @ZH_UNFINISHED_LOST: he loses them
 * @ZH_UNFINISHED_ADJUDICATED: they are adjudicated
 * @ZH_UNFINISHED_STRUCK: they are struck out, and count for nobody
 *
 * What becomes of the games that who leaves an event by correspondence has not finished (order 988, 55.8.1, 56.8.1;
 * Ukrainian draughts rules V.8.2). His finished games count, unless the arbiter says otherwise (V.8.2).
 */
typedef enum
{
  ZH_UNFINISHED_NOT_SAID,
  ZH_UNFINISHED_LOST,
  ZH_UNFINISHED_ADJUDICATED,
  ZH_UNFINISHED_STRUCK,
} ZhUnfinished;

#define ZH_N_UNFINISHED 4

/* The stable names, by #ZhUnfinished: "", "lose", "adjudicate", "strike". */
extern const char *const zh_unfinished_words[ZH_N_UNFINISHED + 1];

/* What people call it: "lost", "adjudicated", "struck out"; "" where it is not said; (transfer none). */
const char *zh_unfinished_get_label (ZhUnfinished      unfinished,
                                     const ZhLanguage *language);

/**
 * ZhCounting:
 * @ZH_COUNTED: the game counts
 * @ZH_KEPT_UNCOUNTED: it stands in the table, but counts for neither side: one of them left
 *   before half of his games and the regulation keeps them so
 * @ZH_ANNULLED: it is struck out: one of them left before half of his games and the
 *   regulation annuls them, or is a team removed with its results
 */
typedef enum
{
  ZH_COUNTED,
  ZH_KEPT_UNCOUNTED,
  ZH_ANNULLED,
} ZhCounting;

/**
 * zh_counting_from_withdrawal:
 *
 * Returns: how games count that are treated so
 */
ZhCounting zh_counting_from_withdrawal (ZhWithdrawal withdrawal);

/**
 * ZH_OPTION_WITHDRAWAL_PERCENT / …_INCLUDED / …_REACHED / …_SWISS:
 *
 * Options of a tournament, each only where the rules of the event differ from what is usual:
 * the share of his games that decides in a table event, in per cent (usual: 50); whether
 * exactly that share is reached, "yes" or "no" (yes); what his results are from there on,
 * "annul", "keep-uncounted" or "count" (count); in a Swiss, "keep" or "annul" (keep).
 */
#define ZH_OPTION_WITHDRAWAL_PERCENT "withdrawal-percent"
#define ZH_OPTION_WITHDRAWAL_INCLUDED "withdrawal-included"
#define ZH_OPTION_WITHDRAWAL_REACHED "withdrawal-reached"
#define ZH_OPTION_WITHDRAWAL_SWISS "withdrawal-swiss"

/* Option of a tournament: whether who is expelled has a place by his points, "keep" or "none" (keep). No source takes it
 * from him, so it is for the regulation to say. */
#define ZH_OPTION_EXPELLED_PLACE "expelled-place"

/**
 * zh_tournament_judge_withdrawal:
 * @n_played: games that who leaves has played, 0 … @n_games
 * @n_games: games of his table; without meaning in a Swiss
 *
 * In a knockout everything counts: the matches won have sent others home.
 *
 * Source: order 988, 33.1 and 33.2; Ukrainian draughts rules IV.10.1.
 *
 * Returns: how all his games count
 */
ZhCounting zh_tournament_judge_withdrawal (const ZhTournament *self,
                                           int                 n_played,
                                           int                 n_games);

G_END_DECLS
