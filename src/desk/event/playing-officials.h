/* Officials of the event who are entered as players of it, which the rules may forbid. */
#pragma once

#include "competition.h"
#include "language.h"

G_BEGIN_DECLS

/**
 * zh_competition_dup_playing_officials:
 * @competition: a snapshot
 * @entries: (nullable) (element-type ZhEntry): those who are about to be entered, looked at
 *   alone; %NULL for all who are in the file, members of teams among them
 * @language: of the sentences
 *
 * Compares FIDE IDs, else names with dates of birth. The committee is left out: it may be
 * elected from the players (Russian order 988, 34.2), and the elder, where the rules know one, who is a player.
 *
 * Source: Russian order 988, II.3.4: members of the organising committee, arbiters and other
 * officials cannot play; other rules are silent, and then no article is named.
 *
 * Returns: (transfer full) (array zero-terminated=1): a sentence about each, with the article
 *   of the rules that forbid it
 */
char **zh_competition_dup_playing_officials (const ZhCompetition *competition,
                                             const GPtrArray     *entries,
                                             const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_competition_dup_playing_official:
 * @person: of the file, or about to be entered
 *
 * As above, of one person.
 *
 * Returns: (transfer full) (nullable): a sentence; %NULL where he is no official, or may play
 */
char *zh_competition_dup_playing_official (const ZhCompetition *competition,
                                           const ZhPerson      *person,
                                           const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_competition_dup_strange_elders:
 * @competition: a snapshot
 *
 * Elders of tournaments by correspondence who are not among the players (draughts V.2.3); none where the rules know no elder.
 *
 * Returns: (transfer full) (array zero-terminated=1): a sentence about each, with the article
 */
char **zh_competition_dup_strange_elders (const ZhCompetition *competition,
                                          const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
