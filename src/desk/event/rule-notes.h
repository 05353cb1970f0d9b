/* What the rules ask of the work at hand, in sentences: a team without its reserves, when the arbiters are
 * in the hall, when a lot may be drawn, when the report is due, and what duties.h has to say before the next
 * step. They hinder nothing.
 */
#pragma once

#include "competition.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * zh_competition_dup_rule_notes:
 * @competition: a snapshot
 * @tournament: one of its tournaments
 * @now: seconds since 1970 UTC; what is over is not spoken of
 *
 * Source: Russian order 988, 22, 30.2.1.6, 30.2.3, 30.2.5, 31.3; Ukrainian draughts rules IV.9.5.3,
 * IV.9.5.6; regulations that say who makes up a team.
 *
 * Returns: (transfer full) (array zero-terminated=1): sentences with their articles; where the rules cannot be
 *   read, why
 */
char **zh_competition_dup_rule_notes (const ZhCompetition *competition,
                                      const ZhTournament  *tournament,
                                      gint64               now,
                                      const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a sentence (transfer full) with its article, "" for none, to notes (element-type utf8). */
void zh_rule_notes_add (GPtrArray  *notes,
                        char       *sentence,
                        const char *article);

/**
 * zh_tournament_add_team_notes:
 * @notes: (element-type utf8): where the sentences go
 *
 * Before the first round is published what a team lacks, or has too many of; in a round that is played which
 * of them have not come in the number with which a match begins.
 */
void zh_tournament_add_team_notes (const ZhTournament *tournament,
                                   const ZhRuleset    *rules,
                                   const ZhLanguage   *language,
                                   GPtrArray          *notes);

/**
 * zh_tournament_add_care_notes:
 * @round: that is not closed
 * @notes: (element-type utf8): where the sentences go
 *
 * At which boards players with impaired sight are warned of time trouble, when and by whom; that a second board
 * may be demanded there, and when a move is made. Source: Ukrainian chess rules IV.5.1, IV.5.12, IV.5.13, D.1,
 * D.2.3; Ukrainian draughts rules IV.13.
 */
void zh_tournament_add_care_notes (const ZhTournament *tournament,
                                   const ZhRound      *round,
                                   const ZhRuleset    *rules,
                                   const ZhLanguage   *language,
                                   GPtrArray          *notes);

/**
 * zh_tournament_add_online_notes:
 * @round: that is not closed
 * @now: seconds since 1970 UTC
 * @notes: (element-type utf8): where the sentences go
 *
 * Of a tournament played online: sites that are not ready, when the session of the conference ends, and matches
 * that are level where one more game decides. Source: Russian order 988, 15.6, 15.7.5, 24.7; regulations of
 * distance play.
 */
void zh_tournament_add_online_notes (const ZhTournament *tournament,
                                     const ZhRound      *round,
                                     gint64              now,
                                     const ZhRuleset    *rules,
                                     const ZhLanguage   *language,
                                     GPtrArray          *notes);

G_END_DECLS
