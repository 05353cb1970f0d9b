/* The Swiss system of FIDE, Dutch.
 *
 * Source: FIDE Handbook C.04.3, in force from 1 February 2026.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * zh_dutch_system:
 *
 * Boards are in the order of C.04.2, 3.6, by pairing scores. When two are forced to meet and
 * reasons asked for, the first reason answers why they do not meet otherwise (a code that
 * begins with "dutch.why-not."); the others speak of the round as forced.
 */
extern const ZhPairingSystem zh_dutch_system;

G_END_DECLS
