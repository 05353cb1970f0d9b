/* Admission to the event: what the commission sees of every applicant, and what it decides in its sessions. */
#pragma once

#include "admission-state.h"
#include "desk.h"

G_BEGIN_DECLS

/**
 * zh_desk_tick_admission:
 * @member_id: of a team, 0 for the entry itself
 * @box: key of a document (admission-boxes.h)
 * @state: seen, waived, or open again
 * @ground: (nullable): of a waiver, which needs one
 * @error: %ZH_ERROR_INPUT for an unknown document, one that is not asked of him, or a waiver without a ground;
 *   %ZH_ERROR_CLOSED
 *
 * A decision that stands is not touched.
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_tick_admission (ZhDesk     *self,
                                  gint64      entry_id,
                                  gint64      member_id,
                                  const char *box,
                                  ZhBoxState  state,
                                  const char *ground,
                                  GError    **error);

/**
 * ZhAdmissionDecision:
 * @state: what is decided; open takes a decision back
 * @article: (nullable): of a refusal, which needs one
 * @ground: (nullable): of a refusal, an admission by the organisers and one until a day, which need one
 * @until: (nullable): last day of a conditional admission, which needs one; as zh_date_parse() reads it
 */
typedef struct
{
  ZhAdmissionState state;
  const char      *article;
  const char      *ground;
  const char      *until;
} ZhAdmissionDecision;

/**
 * zh_desk_decide_admission:
 * @member_id: of a team, 0 for the entry itself
 * @error: %ZH_ERROR_REFUSED where no session is open, naming the first document that was not seen, with its article,
 *   or that he is an official who may not play; %ZH_ERROR_INPUT where article, ground or day lacks
 *
 * Admitted is who has shown all that the rules ask for (order 988, 29.4); organisers may admit others
 * (Ukrainian chess rules II.3.2). A refusal says why, and by which article (order 988, 29.5). Every decision
 * belongs to the session that is open.
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_decide_admission (ZhDesk                    *self,
                                    gint64                     entry_id,
                                    gint64                     member_id,
                                    const ZhAdmissionDecision *decision,
                                    GError                   **error);

/**
 * ZhAdmissionSubject:
 * @member_id: of a team, 0 for the entry itself
 */
typedef struct
{
  gint64 entry_id;
  gint64 member_id;
} ZhAdmissionSubject;

/**
 * zh_desk_tick_admissions:
 * @subjects: (array length=n_subjects): applicants of the tournament
 * @box: (nullable): key of a document that is asked of all of them; %NULL for every document that is asked of each
 * @state: seen, or open again
 * @error: as zh_desk_tick_admission(); %ZH_ERROR_REFUSED where that stands already
 *
 * The papers of many at once, as they lie in one folder.
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_tick_admissions (ZhDesk                   *self,
                                   gint64                    tournament_id,
                                   const ZhAdmissionSubject *subjects,
                                   gsize                     n_subjects,
                                   const char               *box,
                                   ZhBoxState                state,
                                   GError                  **error);

/**
 * zh_desk_decide_admissions:
 * @subjects: (array length=n_subjects): applicants of the tournament
 * @error: as zh_desk_decide_admission(), naming the applicant
 *
 * The same decision on many at once: on all or on none.
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_decide_admissions (ZhDesk                    *self,
                                     gint64                     tournament_id,
                                     const ZhAdmissionSubject  *subjects,
                                     gsize                      n_subjects,
                                     const ZhAdmissionDecision *decision,
                                     GError                   **error);

/**
 * zh_sitting_start:
 * @competition: a snapshot
 * @now: seconds since 1970 UTC
 *
 * What to begin a session with: now, where and with whom the last one of the file was held, else with the whole
 * commission: its members among the officials and the doctor of the competition.
 *
 * Returns: (transfer full): a session that is not in the file
 */
ZhSitting *zh_sitting_start (const ZhCompetition *competition,
                             gint64               now);

/**
 * zh_competition_list_commission:
 *
 * Returns: (transfer full) (element-type ZhOfficial): the commission on admission by rank, the doctor of the
 *   competition behind it; unowned
 */
GPtrArray *zh_competition_list_commission (const ZhCompetition *competition);

/* A line of ZhSitting.present: office and name; (transfer full). */
char *zh_sitting_format_member (const ZhOfficial *official) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_open_session:
 * @sitting: when, where and with whom
 * @error: %ZH_ERROR_REFUSED while one is open, or where a chairman is appointed and not present (order 988, 29.1);
 *   %ZH_ERROR_INPUT for a time that is none or lies before the last session
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_open_session (ZhDesk          *self,
                                gint64           tournament_id,
                                const ZhSitting *sitting,
                                GError         **error);

/**
 * zh_desk_close_session:
 * @closed: (nullable): local time, ISO 8601; %NULL for now
 * @error: %ZH_ERROR_REFUSED where none is open; %ZH_ERROR_INPUT for a time before its beginning
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_close_session (ZhDesk     *self,
                                 gint64      tournament_id,
                                 const char *closed,
                                 GError    **error);

G_END_DECLS
