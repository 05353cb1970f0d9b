/* Writes tournament report files. */
#pragma once

#include "competition.h"
#include "trf-file.h"

G_BEGIN_DECLS

/**
 * ZhTrfNames:
 * @ZH_TRF_NAMES_NATIVE: names as the competition has them
 * @ZH_TRF_NAMES_LATIN: names in Latin letters, own forms or transliterated, for files that leave
 *   the country
 */
typedef enum
{
  ZH_TRF_NAMES_NATIVE,
  ZH_TRF_NAMES_LATIN,
} ZhTrfNames;

/**
 * ZhTrfResults:
 * @ZH_TRF_RESULTS_USED: those that pairing and standings use
 * @ZH_TRF_RESULTS_REPORTED: those that go to rating (reported-result.h). Points and ranks stay those of the standings
 */
typedef enum
{
  ZH_TRF_RESULTS_USED,
  ZH_TRF_RESULTS_REPORTED,
} ZhTrfResults;

/**
 * ZhTrfWriteOptions:
 * @dialect: TRF26, or TRF16 with the extensions of the pairing engines
 * @names: which names to write
 * @line_end: "\n", "\r\n" or "\r"
 * @results: which results to write
 * @first_round: of a part that is told by itself: dates, games and points of other rounds are left out; 0 for all
 * @last_round: of that part
 */
typedef struct
{
  ZhTrfDialect dialect;
  ZhTrfNames   names;
  const char  *line_end;
  ZhTrfResults results;
  int          first_round;
  int          last_round;
} ZhTrfWriteOptions;

#define ZH_TRF_WRITE_DEFAULTS ((ZhTrfWriteOptions){ ZH_TRF_26, ZH_TRF_NAMES_NATIVE, "\n", ZH_TRF_RESULTS_USED, 0, 0 })

/**
 * zh_trf_write:
 * @file: what to write. Ranks come from its places; where it has none they follow the points
 * @options: how
 * @error: %ZH_ERROR_REFUSED where the format has no room: a number over 9999, a team's
 *   number over 999, two entries with one number
 *
 * Entries are written under their start numbers, or under their ids where @file is
 * by_rank; entries without a number get the next free one. A match of several games without
 * boards takes one round column per game. What only TRF26 can say (byes of later rounds,
 * abnormal points) has its TRF26 record in a TRF16 file too, which older programs skip.
 * Reading the text again gives the same tournament.
 *
 * Returns: (transfer full): UTF-8
 */
char *zh_trf_write (const ZhTrfFile         *file,
                    const ZhTrfWriteOptions *options,
                    GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_trf_file_new_for_tournament:
 * @competition: whose title, place, dates and officials go into the header
 * @tournament: one of its tournaments
 *
 * Returns: (transfer full): a file ready to be written; its places are empty
 */
ZhTrfFile *zh_trf_file_new_for_tournament (const ZhCompetition *competition,
                                           ZhTournament        *tournament);

G_END_DECLS
