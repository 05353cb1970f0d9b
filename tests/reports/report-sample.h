/* Invented competitions for the tests of documents. Everything follows from the numbers
 * given: the same call makes the same competition.
 */
#pragma once

#include "report-registry.h"

G_BEGIN_DECLS

/**
 * SampleKind:
 * @SAMPLE_ROUND_ROBIN: one cycle
 * @SAMPLE_DOUBLE: two cycles
 * @SAMPLE_SWISS: paired by a wheel, with a bye when the number is odd
 * @SAMPLE_TEAMS: as @SAMPLE_SWISS, of teams on four boards
 */
typedef enum
{
  SAMPLE_ROUND_ROBIN,
  SAMPLE_DOUBLE,
  SAMPLE_SWISS,
  SAMPLE_TEAMS,
} SampleKind;

/**
 * sample_new:
 * @n_players: 0 or more
 * @n_rounds: rounds paired and played
 * @n_open: games of the last round left without a result
 *
 * Returns: (transfer full): a competition with one tournament
 */
ZhCompetition *sample_new (SampleKind kind,
                           int        n_players,
                           int        n_rounds,
                           int        n_open);

/* The tournament of a sample. */
ZhTournament *sample_get_tournament (ZhCompetition *competition);

/* Gives every official and player a FIDE ID, without which FIDE's forms are not made. */
void sample_give_numbers (ZhCompetition *competition);

/**
 * sample_build:
 * @id: of a report
 * @round: as in #ZhReportRequest
 *
 * Builds a document with a fixed time of printing; an error ends the test.
 *
 * Returns: (transfer full)
 */
ZhReportDocument *sample_build (ZhCompetition *competition,
                                const char    *id,
                                int            round,
                                const char    *language);

/**
 * sample_compare_golden:
 * @name: of a file in tests/fixtures/reports
 *
 * Compares @text with the file; with ZH_UPDATE_GOLDEN set in the environment it writes the
 * file instead.
 */
void sample_compare_golden (const char *name,
                            const char *text);

G_END_DECLS
