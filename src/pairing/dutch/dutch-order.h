/* The order of candidates: among the best pairings of a bracket, the one generated first.
 *
 * Source: FIDE Handbook C.04.3 (in force from 1 February 2026), art. 3.6–3.8 and 4.
 */
#pragma once

#include "dutch-graph.h"

G_BEGIN_DECLS

/**
 * zh_dutch_order_bracket:
 * @graph: the graph of a bracket, solved
 *
 * Changes the solution to the earliest candidate of the same quality: first the earliest
 * set of moved-down players (4.4), then their earliest opponents (4.2), then in the
 * remainder the earliest exchange (4.3) and the earliest transposition (4.2).
 */
void zh_dutch_order_bracket (ZhDutchGraph *graph);

G_END_DECLS
