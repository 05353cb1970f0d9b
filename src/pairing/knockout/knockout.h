/* Knockout: single elimination, with third place or all places, and elimination after two
 * defeats. Ukrainian chess rules IV.3.1.2, draughts rules IV.3.4.2; order 988, 26, 39.8.4.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * zh_knockout_system:
 *
 * Options: those of zh_bracket_new(), and "colours": "line" (when not said: the side on the
 * lower-numbered line has White in the first game) or "lot" (drawn from the tournament's seed:
 * the number of the round in its sequence seeds a generator, whose number with the place of
 * the match in the round says by its last bit who has White).
 *
 * A side without opponent is free in the round. A match that is level stays undecided until
 * games are added to its pairing, or the regulation's decider or the arbiter decides it.
 */
extern const ZhPairingSystem zh_knockout_system;
extern const ZhPairingSystem zh_double_elimination_system;

G_END_DECLS
