/* A player of a rating list as a person of the competition.
 */
#pragma once

#include "discipline.h"
#include "entry-table.h"
#include "rating-set.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_list_player_get_official_rating:
 *
 * Source: FIDE B.02 (rapid, blitz) 7.2.1: who has no rapid (blitz) rating counts with the standard one.
 *
 * Returns: FIDE's rating for that kind of play, 0 for none
 */
int zh_list_player_get_official_rating (const ZhListPlayer *self,
                                        ZhTimeClass         time_class);

/* The same of the rating of the federation. */
int zh_list_player_get_national_rating (const ZhListPlayer *self,
                                        ZhTimeClass         time_class);

/**
 * zh_list_player_get_sequence_rating:
 * @tournament: whose sequence of lists is asked (rating-sequence.h)
 *
 * Returns: the first rating that a list of the sequence has, 0 where none has one
 */
int zh_list_player_get_sequence_rating (const ZhListPlayer *self,
                                        const ZhTournament *tournament);

/* Whether a list has ratings of FIDE, or of whoever made it, and not of a federation. */
gboolean zh_list_edition_is_official (const ZhListEdition *self);

/**
 * zh_person_fill_from_list:
 * @self: a person who is not shared yet
 * @time_class: of the tournament
 *
 * Takes all over that the list says; names only where there is none yet. What the list does not say stays.
 */
void zh_person_fill_from_list (ZhPerson        *self,
                               const ZhListHit *hit,
                               ZhTimeClass      time_class);

/**
 * zh_list_set_complete:
 * @self: kept by @table, to which it is handed over
 * @table: a list of entries
 *
 * Rows of @table that have an ID and no name are completed from the rating lists.
 */
void zh_list_set_complete (ZhListSet    *self,
                           ZhEntryTable *table);

G_END_DECLS
