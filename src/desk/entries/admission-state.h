/* What stands in the way of admitting somebody, and of pairing while the commission has not decided: pure functions
 * of a snapshot.
 */
#pragma once

#include "admission-boxes.h"
#include "competition.h"

G_BEGIN_DECLS

/**
 * zh_tournament_format_applicant:
 * @member_id: of a team, 0 for the entry itself
 *
 * Returns: (transfer full): the name, of a member with that of the team
 */
char *zh_tournament_format_applicant (const ZhTournament *tournament,
                                      const ZhEntry      *entry,
                                      gint64              member_id) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_competition_dup_obstacle:
 * @entry: of a tournament of @competition
 * @member_id: of a team, 0 for the entry itself
 * @language: of the sentence
 *
 * Returns: (transfer full) (nullable): what stands in the way of admitting him, with the article; %NULL for
 *   nothing
 */
char *zh_competition_dup_obstacle (const ZhCompetition *competition,
                                   const ZhTournament  *tournament,
                                   const ZhEntry       *entry,
                                   gint64               member_id,
                                   const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_competition_dup_ground:
 * @state: refused, or admitted on a condition; others have no ground that the program could know
 * @article: (out) (transfer full): that the ground stands on, or ""
 *
 * What a commission may write as the ground of a decision, as its protocol will have it: a paper that was not
 * presented, or is to be; a disqualification, an age, a full quota.
 *
 * Returns: (transfer full): the ground, "" where nothing stands in the way
 */
char *zh_competition_dup_ground (const ZhCompetition *competition,
                                 const ZhTournament  *tournament,
                                 const ZhEntry       *entry,
                                 gint64               member_id,
                                 ZhAdmissionState     state,
                                 char               **article,
                                 const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_competition_dup_obstacle_with:
 * @rules: (nullable): of the event
 * @state: what is to be decided: what is missing does not hinder an admission on condition; nothing hinders one by the
 *   organisers
 * @also: (nullable) (element-type gint64): ids of entries and members who are admitted in the same act, and fill the
 *   quotas
 * @is_document: (out) (optional): whether it is a document, which may still be shown or waived
 *
 * As above.
 *
 * Returns: (transfer full) (nullable): what stands in the way; %NULL for nothing
 */
char *zh_competition_dup_obstacle_with (const ZhCompetition *competition,
                                        const ZhTournament  *tournament,
                                        const ZhEntry       *entry,
                                        gint64               member_id,
                                        const ZhRuleset     *rules,
                                        ZhAdmissionState     state,
                                        GHashTable          *also,
                                        gboolean            *is_document,
                                        const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ZhAdmissionGaps:
 * @n_open: applicants who are to play and are not decided on
 * @n_refused: who were refused and are still entered
 * @n_over: whose conditional admission is over
 * @entry: (nullable) (transfer none): the first of them
 * @member_id: of a team, 0 for the entry itself
 */
typedef struct
{
  int            n_open;
  int            n_refused;
  int            n_over;
  const ZhEntry *entry;
  gint64         member_id;
} ZhAdmissionGaps;

/**
 * zh_tournament_find_admission_gaps:
 * @round: to be paired
 * @today: on which admissions until a day may be over; not set where it does not matter
 *
 * Of a team also the members who do not sit as reserves, once the commission meets in sessions.
 *
 * Returns: who stands in the way of pairing; nobody, while the commission has not begun
 */
ZhAdmissionGaps zh_tournament_find_admission_gaps (const ZhTournament *tournament,
                                                   int                 round,
                                                   ZhDate              today);

/**
 * zh_tournament_check_admitted:
 * @round: to be paired
 * @today: as above
 * @error: %ZH_ERROR_REFUSED naming the first who is to play and is not admitted
 *
 * Returns: whether everybody who is to play is admitted
 */
gboolean zh_tournament_check_admitted (const ZhTournament *tournament,
                                       int                 round,
                                       ZhDate              today,
                                       GError            **error);

/**
 * zh_tournament_keeps_out:
 * @entry: a team
 * @member_id: of it
 * @today: on which admissions until a day may be over; not set where it does not matter
 *
 * Reserves are not asked about when a round is paired: they are once a line-up names them.
 *
 * Returns: whether the commission meets in sessions and has not admitted the member
 */
gboolean zh_tournament_keeps_out (const ZhTournament *tournament,
                                  const ZhEntry      *entry,
                                  gint64              member_id,
                                  ZhDate              today);

G_END_DECLS
