/* What the parts of the TRF writer share. Private to the writer. */
#pragma once

#include "history.h"
#include "trf-row.h"
#include "trf-writer.h"

G_BEGIN_DECLS

/**
 * ZhTrfWriting:
 * @numbers: (element-type gint64 int): number of each entry in the file
 * @member_numbers: (element-type gint64 int): number of each member of a team
 * @n_paired: rounds paired
 * @legs: round columns to a round: 1, or the games of a match without boards
 */
typedef struct
{
  const ZhTrfFile         *file;
  const ZhTournament      *tournament;
  const ZhTrfWriteOptions *options;
  ZhHistory               *history;
  GHashTable              *numbers;
  GHashTable              *member_numbers;
  GString                 *output;
  int                      n_paired;
  int                      legs;
} ZhTrfWriting;

/* The number of an entry, 0 for no entry. */
int zh_trf_writing_get_number (const ZhTrfWriting *self,
                               gint64              entry_id);

/* Whether a round belongs to what is written. */
gboolean zh_trf_writing_has_round (const ZhTrfWriting *self,
                                   int                 round);

/* Ends a row into the output. */
void zh_trf_writing_end_row (ZhTrfWriting *self,
                             ZhTrfRow     *row);

/* Ranks by place in the entries' array: the file's, otherwise by points and number. */
int *zh_trf_writing_dup_ranks (const ZhTrfWriting *self);

/* trf-writer-players.c: the 001 records and the national ones. */
void zh_trf_write_players (ZhTrfWriting *self);

/* trf-writer-teams.c: 310, 320, 330, 300. */
void zh_trf_write_teams (ZhTrfWriting *self);

/* trf-writer-exchange.c: absences, acceleration, forbidden pairs, carried points. */
void zh_trf_write_exchange (ZhTrfWriting *self);

/**
 * zh_trf_writing_get_absence:
 *
 * Returns: whether an entry is announced not to play a round to come. The round after the last
 * planned one is asked for only when something stands there.
 */
gboolean zh_trf_writing_get_absence (const ZhTrfWriting *self,
                                     const ZhEntry      *entry,
                                     int                 round,
                                     ZhPairingKind      *kind);

/* The letter of a bye, ' ' for being free. */
char zh_trf_bye_letter (ZhPairingKind kind);

G_END_DECLS
