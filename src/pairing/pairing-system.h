/* One interface for all pairing systems: a tournament goes in, the pairing of the next
 * round comes out, with the reasons. A system is a pure function: same tournament, round
 * and seed, same answer, whatever the order of the entries in memory.
 */
#pragma once

#include <gio/gio.h>

#include "history.h"

G_BEGIN_DECLS

/**
 * ZhPairingRequest:
 * @round: the round to pair, from 1; all rounds before it exist in the tournament
 * @explain: collect reasons
 * @forced: (nullable) (array length=2): entry ids that must meet: the "why not A with B?" question
 * @cancellable: (nullable): asked now and then on long searches
 */
typedef struct
{
  int           round;
  gboolean      explain;
  const gint64 *forced;
  GCancellable *cancellable;
} ZhPairingRequest;

/**
 * ZhProposedPair:
 * @white: entry id
 * @black: entry id, 0 for a bye
 * @kind: #ZH_PAIRING_GAME, or the kind of bye
 * @result: for all games of the pair where it is known at once, because a side has left;
 *   not set otherwise
 */
typedef struct
{
  gint64        white;
  gint64        black;
  ZhPairingKind kind;
  ZhResult      result;
} ZhProposedPair;

/**
 * ZhReason:
 * @code: stable id of the reason, such as "dutch.bracket" or "swiss-ua.float"
 * @article: the article behind it, "" where none
 * @entries: entry ids it speaks of, 0 in unused places
 * @values: numbers it speaks of, meaning by @code
 *
 * A record, not a text: zh_pairing_reason_format() of the system makes the words.
 */
typedef struct
{
  const char *code;
  const char *article;
  gint64      entries[4];
  gint64      values[4];
} ZhReason;

/**
 * ZhPairingScore:
 * @entry: entry id
 * @score: by which the system grouped it, virtual points included
 */
typedef struct
{
  gint64   entry;
  ZhPoints score;
} ZhPairingScore;

/**
 * ZhProposal:
 * @found: %FALSE when no legal pairing exists
 * @table_round: in a system with tables the round of the schedule to be kept in
 *   #ZhRound.table_round; 0 in the others
 * @pairs: (element-type ZhProposedPair): in board order, byes last; announced absences are
 *   not in it
 * @reasons: (element-type ZhReason): in the order they arose; empty unless asked for
 * @scores: (element-type ZhPairingScore): of everybody who is to be paired, the highest first, within a score in
 *   the order of the system; empty unless reasons are asked for, and in systems that do not pair by score
 */
typedef struct
{
  gboolean found;
  int      table_round;
  GArray  *pairs;
  GArray  *reasons;
  GArray  *scores;
} ZhProposal;

/* A proposal without pairs, (transfer full), and what is put at its end. */
ZhProposal *zh_proposal_new (void);
void        zh_proposal_free (ZhProposal *self);
void        zh_proposal_add_pair (ZhProposal   *self,
                                  gint64        white,
                                  gint64        black,
                                  ZhPairingKind kind);
void        zh_proposal_add_reason (ZhProposal *self,
                                    ZhReason    reason);
void        zh_proposal_add_score (ZhProposal *self,
                                   gint64      entry,
                                   ZhPoints    score);

/**
 * ZhNumbersRule:
 * @ZH_NUMBERS_BY_RATING: the strongest has number 1
 * @ZH_NUMBERS_BY_LOT: everybody draws a number
 * @ZH_NUMBERS_RATED_OR_LOT: by rating with equal ratings and the unrated by lot, or everybody by lot, as
 *   #ZhTournament.rated_first_round says
 *
 * Where a system takes its start numbers from.
 */
typedef enum
{
  ZH_NUMBERS_BY_RATING,
  ZH_NUMBERS_BY_LOT,
  ZH_NUMBERS_RATED_OR_LOT,
} ZhNumbersRule;

/**
 * ZhPairingSystem:
 * @id: which it is; what kind it is say its traits
 * @name: untranslated, marked with NC_("pairing system", …)
 * @numbers: where the start numbers come from
 * @numbers_move_until: until this round is paired the numbers follow corrected ratings, and a late entry gets the
 *   number its rating earns; 0 where they stand from the first pairing on
 * @numbers_article: the article that says so, of the rules of the system; "" where none does
 * @corrections_article: (nullable): the article that ends with the following round the time in which a corrected
 *   result counts for standings and pairings; %NULL where the rules of the system name no such time
 * @count_rounds: (nullable): rounds that the tournament takes with its present entries, where the system decides it
 * @pair: proposes a round. %NULL with @error only for bad input or cancelling; no legal
 *   pairing is a proposal that is not found
 * @make_pairing: (nullable) (transfer full): the games of a proposed pair, where they are not
 *   those that zh_pairing_make() gives to every system
 * @format_reason: (transfer full): the words of a reason, in a language
 */
typedef struct
{
  ZhSystem      id;
  const char   *name;
  ZhNumbersRule numbers;
  int           numbers_move_until;
  const char   *numbers_article;
  const char   *corrections_article;
  int (*count_rounds) (const ZhTournament *tournament);
  ZhProposal *(*pair) (const ZhTournament     *tournament,
                       const ZhPairingRequest *request,
                       GError                **error);
  ZhPairing *(*make_pairing) (const ZhTournament   *tournament,
                              int                   round,
                              const ZhProposedPair *proposed);
  char *(*format_reason) (const ZhReason     *reason,
                          const ZhTournament *tournament,
                          const ZhLanguage   *language);
} ZhPairingSystem;

/**
 * zh_pairing_system_find:
 *
 * Returns: (transfer none) (nullable): the system @id; %NULL where it is not paired here
 */
const ZhPairingSystem *zh_pairing_system_find (ZhSystem id);

/**
 * zh_pairing_system_get_all:
 * @n_systems: (out): how many
 *
 * Returns: (transfer none) (array length=n_systems): in the order the assistant offers them
 */
const ZhPairingSystem *const *zh_pairing_system_get_all (gsize *n_systems);

/**
 * zh_pairing_get_forfeit:
 * @white: the side with White
 * @black: the side with Black
 * @round: from 1
 *
 * What is known of a game of a table before it begins: a side that has left the event before
 * @round loses without play, to both sides "−" when both have left. Used where every entry
 * keeps its place in a table (round robin, Scheveningen).
 *
 * Source: Ukrainian draughts rules IV.10.1, 11.2; order 988, 33.1.
 *
 * Returns: a forfeit, or a result that is not set
 */
ZhResult zh_pairing_get_forfeit (const ZhEntry *white,
                                 const ZhEntry *black,
                                 int            round);

/**
 * zh_pairing_system_sort_boards:
 * @tournament: before the round
 * @round: the round paired
 * @pairs: (element-type ZhProposedPair): brought into board order by C.04.2: higher score of
 *   the two, sum of the scores, better start number; byes last
 */
void zh_pairing_system_sort_boards (const ZhTournament *tournament,
                                    int                 round,
                                    GArray             *pairs);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhProposal, zh_proposal_free)

G_END_DECLS
