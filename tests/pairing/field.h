/* What the tests of pairing share: tournaments made of numbers alone, and rounds played. */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

#define FIELD_ID(number) (1000 + (gint64) (number))

/**
 * field_new:
 * @system: id of the pairing system
 * @n: entries, numbered from 1; their ids are FIELD_ID (number)
 *
 * Returns: (transfer full): a tournament without rounds
 */
ZhTournament *field_new (const char *system,
                         int         n);

/**
 * field_get_entry:
 *
 * Returns: the entry with a start number, which the test may change
 */
ZhEntry *field_get_entry (ZhTournament *tournament,
                          int           number);

/**
 * field_pair:
 *
 * Returns: (transfer full): what the tournament's system proposes for @round
 */
ZhProposal *field_pair (const ZhTournament *tournament,
                        int                 round);

/**
 * field_add_round:
 * @proposal: pairs that become the next round; the result of each game comes from @choose,
 *   unless the proposal knows it already
 *
 * Returns: (transfer none): the round added
 */
ZhRound *field_add_round (ZhTournament     *tournament,
                          const ZhProposal *proposal,
                          ZhResult (*choose) (gpointer user_data),
                          gpointer user_data);

/**
 * field_format:
 *
 * Returns: (transfer full): "1-4 2-3 5", White first, in the order of the proposal
 */
char *field_format (const ZhProposal *proposal);

G_END_DECLS
