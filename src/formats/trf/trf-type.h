/* The coded tournament type, record 192, and the pairing systems it stands for. */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_trf_type_read:
 * @code: as in record 192: "FIDE_DUTCH_2026", "BERGER_DOUBLEROUNDROBIN" …
 * @tournament: receives system, cycles and the option "acceleration" = "baku"
 *
 * Codes without a system of this program (CUSTOM_…) leave the tournament as it is. "_Gn" behind
 * a round robin says how often its table is played.
 *
 * Source: TRF26, list ETT26.
 *
 * Returns: whether the code names a system
 */
gboolean zh_trf_type_read (const char   *code,
                           ZhTournament *tournament);

/**
 * zh_trf_type_read_words:
 * @words: the free text of record 092
 * @tournament: receives system and cycles
 *
 * Tells a round robin, single or double, Scheveningen and knockout from a Swiss in the usual English, Ukrainian and
 * Russian wordings. Without any of these words it is a Swiss by the Dutch system.
 */
void zh_trf_type_read_words (const char   *words,
                             ZhTournament *tournament);

/**
 * zh_trf_type_guess:
 * @tournament: with its rounds
 *
 * For a file that says nothing: a round robin where everybody has been paired with everybody
 * equally often, else a Swiss by the Dutch system, for which such files are made.
 */
void zh_trf_type_guess (ZhTournament *tournament);

/**
 * zh_trf_type_count_cycles:
 * @tournament: its entries and its number of rounds are known
 *
 * A round robin announced for more rounds than its cycles have, and for a multiple of what one
 * cycle has, is played that many times.
 */
void zh_trf_type_count_cycles (ZhTournament *tournament);

/**
 * zh_trf_type_count_meetings:
 *
 * Source: C.04.1, 2: in a Swiss two participants do not meet twice.
 *
 * Returns: how many rounds of a report two entries may be paired with each other in; 0 where the
 *   system sets no limit
 */
int zh_trf_type_count_meetings (const ZhTournament *tournament);

/**
 * ZH_OPTION_REPORT_TYPE:
 *
 * Of a tournament taken in from a report whose code is not the one its system has here, as that of an earlier
 * edition of the rules: the code, a blank, and how many rounds the report told. Rounds paired here are paired by
 * the edition in force.
 */
#define ZH_OPTION_REPORT_TYPE "report-type"

/* Keeps @code of a report that has been read to its end in #ZH_OPTION_REPORT_TYPE. */
void zh_trf_type_keep (ZhTournament *tournament,
                       const char   *code);

/**
 * zh_trf_type_dup_kept:
 *
 * Returns: (transfer full) (nullable): the code that was kept, %NULL where there is none or a round was paired since
 */
char *zh_trf_type_dup_kept (const ZhTournament *tournament);

/* Whether the tournament computes its virtual points by Baku acceleration. */
gboolean zh_trf_type_is_baku (const ZhTournament *tournament);

/**
 * zh_trf_type_dup_code:
 *
 * Returns: (transfer full) (nullable): the code for the tournament's system, %NULL where ETT26 has none
 */
char *zh_trf_type_dup_code (const ZhTournament *tournament);

G_END_DECLS
