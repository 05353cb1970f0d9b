/* Checks the pairings and the standings that a TRF file tells against this program's own. */
#pragma once

#include "pairing-system.h"
#include "trf-file.h"

G_BEGIN_DECLS

/**
 * zh_check_round:
 * @file: the file
 * @system: the system that it was paired by, set as the tournament's
 * @round: one of its rounds
 * @report: receives the differing pairs, a line each: "file: 1 7", "dutch: 1 8"
 *
 * The tournament is taken back to what was known before the round, with those absent who
 * have a requested bye or nothing in it, and paired.
 *
 * Returns: whether both agree, colours among it
 */
gboolean zh_check_round (const ZhTrfFile       *file,
                         const ZhPairingSystem *system,
                         int                    round,
                         GString               *report);

/**
 * zh_check_standings:
 * @report: receives a line for each difference
 *
 * The points fields are compared with the results, the ranks with the tie-breaks that the
 * file names (202), or else with the points alone. From the first tie-break on that is not known, or that nobody can
 * compute but the organiser, nothing is compared, and a line of @report says so.
 *
 * Returns: whether the file's standings are those of its results
 */
gboolean zh_check_standings (const ZhTrfFile *file,
                             GString         *report);

G_END_DECLS
