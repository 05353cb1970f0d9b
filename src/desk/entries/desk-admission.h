/* Admission to the event: what the commission sees of every entry, and what it decides. */
#pragma once

#include "admission.h"
#include "desk.h"

G_BEGIN_DECLS

/**
 * zh_desk_tick_admission:
 * @box: key of a document (admission-boxes.h)
 * @state: seen, waived, or open again
 * @ground: (nullable): of a waiver, which needs one
 * @error: %ZH_ERROR_INPUT for an unknown document or a waiver without a ground, %ZH_ERROR_CLOSED
 *
 * A decision that stands is not touched.
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_tick_admission (ZhDesk     *self,
                                  gint64      entry_id,
                                  const char *box,
                                  ZhBoxState  state,
                                  const char *ground,
                                  GError    **error);

/**
 * zh_desk_decide_admission:
 * @state: what is decided; open takes a decision back
 * @article: (nullable): of a refusal, which needs one
 * @ground: (nullable): of a refusal and of an admission by the organisers, which need one
 * @error: %ZH_ERROR_REFUSED naming the first document that was not seen, with its article, or that he is an official
 *   who may not play; %ZH_ERROR_INPUT where article or ground lacks
 *
 * Admitted is who has shown all that the rules ask for (order 988, 29.4); organisers may admit others
 * (Ukrainian chess rules II.3.2). A refusal says why, and by which article (order 988, 29.5).
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_decide_admission (ZhDesk          *self,
                                    gint64           entry_id,
                                    ZhAdmissionState state,
                                    const char      *article,
                                    const char      *ground,
                                    GError         **error);

/**
 * zh_competition_dup_obstacle:
 * @entry: of a tournament of @competition
 * @language: of the sentence
 *
 * Returns: (transfer full) (nullable): what stands in the way of admitting the entry, with the article; %NULL for
 *   nothing
 */
char *zh_competition_dup_obstacle (const ZhCompetition *competition,
                                   const ZhTournament  *tournament,
                                   const ZhEntry       *entry,
                                   const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_check_admitted:
 * @round: to be paired
 * @error: %ZH_ERROR_REFUSED naming the first who is to play and is not admitted
 *
 * Returns: whether everybody who is to play is admitted; always, while the commission has not begun
 */
gboolean zh_tournament_check_admitted (const ZhTournament *tournament,
                                       int                 round,
                                       GError            **error);

G_END_DECLS
