/* Which of FIDE's ratings a player counts with who has none for the kind of play of a tournament: the lists are asked in
 * a sequence. It makes the rating in the tournament; the official one stays that of the list of the kind of play.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/* Option of a tournament: words of zh_rating_sequence_words with commas between, the first list first. */
#define ZH_OPTION_RATING_SEQUENCE "rating-sequence"

/* By their values lists of ratings as they stand in zh_rating_sequence_words. */
typedef enum
{
  ZH_SEQUENCE_STANDARD,
  ZH_SEQUENCE_RAPID,
  ZH_SEQUENCE_BLITZ,
  ZH_SEQUENCE_NATIONAL,
} ZhSequenceList;

#define ZH_N_SEQUENCE_LISTS 4

/* The stable names, then %NULL. */
extern const char *const zh_rating_sequence_words[];

/* Whether a text is a sequence: words, none of them twice. "" is none. */
gboolean zh_rating_sequence_is_valid (const char *text);

/**
 * zh_tournament_list_sequence:
 * @lists: (out caller-allocates) (array fixed-size=4)
 *
 * Returns: how many lists are asked: what somebody chose, else for play at the usual pace standard, rapid, blitz; for rapid
 *   rapid, standard, blitz; for blitz blitz, standard, rapid
 */
int zh_tournament_list_sequence (const ZhTournament *self,
                                 ZhSequenceList      lists[ZH_N_SEQUENCE_LISTS]);

G_END_DECLS
