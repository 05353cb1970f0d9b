/* The Swiss system of FIDE, Dutch.
 *
 * Source: FIDE Handbook C.04.3, in force from 1 February 2026.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

extern const ZhPairingSystem zh_dutch_system;

G_END_DECLS
