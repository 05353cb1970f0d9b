/* A round by the Dutch system, bracket after bracket, before it is put into words. */
#pragma once

#include "dutch-bracket.h"

G_BEGIN_DECLS

/**
 * ZhDutchBracketResult:
 * @members: (element-type int): players by BSN, moved down first
 * @n_moved: how many were moved down
 * @pairs: (element-type ZhDutchPair): the pairs made
 * @floaters: (element-type int): the players left, in order 1.2
 */
typedef struct
{
  GArray *members;
  int     n_moved;
  GArray *pairs;
  GArray *floaters;
} ZhDutchBracketResult;

/**
 * ZhDutchPairing:
 * @found: %FALSE when there is no legal pairing
 * @brackets: (element-type ZhDutchBracketResult): from the top
 * @bye: index of the player with the bye, −1 for none
 */
typedef struct
{
  gboolean   found;
  GPtrArray *brackets;
  int        bye;
} ZhDutchPairing;

/**
 * zh_dutch_pairing_new:
 * @field: the round; its bye score is found on the way
 * @least_reach: the smallest graph to try for a bracket. The answer is the same with any;
 *   %ZH_DUTCH_REACH_BRACKET is fastest
 * @cancellable: (nullable): asked between brackets
 * @error: %G_IO_ERROR_CANCELLED
 *
 * Returns: (transfer full) (nullable): the pairing
 */
ZhDutchPairing *zh_dutch_pairing_new (ZhDutchField *field,
                                      ZhDutchReach  least_reach,
                                      GCancellable *cancellable,
                                      GError      **error);
void            zh_dutch_pairing_free (ZhDutchPairing *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhDutchPairing, zh_dutch_pairing_free)

G_END_DECLS
