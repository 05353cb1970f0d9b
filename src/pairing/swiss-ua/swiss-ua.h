/* The Ukrainian Swiss system ("median Buchholz" in chess, "median Solkoff" in draughts), by
 * the letter of the Ukrainian chess rules IV.7 and draughts rules IV.15.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

extern const ZhPairingSystem zh_swiss_ua_system;

G_END_DECLS
