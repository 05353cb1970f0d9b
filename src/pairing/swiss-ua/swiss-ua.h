/* The Ukrainian Swiss system ("median Buchholz" in chess, "median Solkoff" in draughts), by
 * the letter of the Ukrainian chess rules IV.7 and draughts rules IV.15.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

extern const ZhPairingSystem zh_swiss_ua_system;

/**
 * zh_swiss_recommend_rounds:
 * @n_entries: players of a Swiss
 * @least: (out): recommended number of rounds, at least
 * @most: (out): and at most
 *
 * 7–9 up to 30 players, 8–11 up to 70, 9–13 above; at exactly 30 what both lines allow. Never
 * more than there are opponents. 0 and 0 below two players. The regulation may say otherwise.
 *
 * Source: Ukrainian chess rules IV.3.1.3.1–3, draughts rules IV.3.4.3.1–3.
 */
void zh_swiss_recommend_rounds (int  n_entries,
                                int *least,
                                int *most);

G_END_DECLS
