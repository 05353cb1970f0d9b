/* What the rules ask the arbiter to think of before the next step of a tournament: among the notes of
 * rule-notes.h, and in no case a hindrance. A pure function of the snapshot.
 */
#pragma once

#include "competition.h"
#include "language.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhDuty:
 * @text: a sentence
 * @article: "39.8.2", several with ";" between, "" where the rules name none
 */
typedef struct
{
  char *text;
  char *article;
} ZhDuty;

/**
 * zh_desk_list_duties:
 * @competition: a snapshot
 * @tournament_id: a tournament of it
 * @rules: of the event
 * @language: of the sentences
 *
 * Who missed rounds of a round robin and waits for the chief arbiter's word, a tie for first
 * place, the pause before a play-off, the clock in the hall, photography. Nothing while results
 * come in.
 *
 * Source: order 988 32.3, 37.4, 39.8, 39.8.2; Ukrainian chess rules IV.4.2, IV.8.3; draughts
 * IV.10.1.3, IV.12.2, IV.16.3.
 *
 * Returns: (transfer full) (element-type ZhDuty): in the order of their weight, perhaps none
 */
GPtrArray *zh_desk_list_duties (const ZhCompetition *competition,
                                gint64               tournament_id,
                                const ZhRuleset     *rules,
                                const ZhLanguage    *language);

G_END_DECLS
