/* The lines of the window on admission: one an applicant, an entry or a member of a team. */
#pragma once

#include "admission-boxes.h"
#include "desk-admission.h"
#include "record-table.h"

G_BEGIN_DECLS

/**
 * zh_admission_find_subject:
 * @id: of a line: of an entry, or of a member of a team
 * @subject: (out): whom it means
 *
 * Returns: whether he is entered
 */
gboolean zh_admission_find_subject (const ZhTournament *tournament,
                                    gint64              id,
                                    ZhAdmissionSubject *subject);

/* "admitted on condition – 30.11.2026"; (transfer full), "" where nothing is decided. */
char *zh_admission_format_decision (const ZhAdmission *admission) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_admission_dup_open_obstacle:
 * @subject: an applicant of @tournament
 * @admission: what is known of him
 *
 * Returns: (transfer full) (nullable): what stands in the way of admitting him; %NULL for nothing, and where he is
 *   decided on
 */
char *zh_admission_dup_open_obstacle (const ZhCompetition      *competition,
                                      const ZhTournament       *tournament,
                                      const ZhAdmissionSubject *subject,
                                      const ZhAdmission        *admission) G_GNUC_WARN_UNUSED_RESULT;

/* How the last sheet of the sender came, with what is wanting in it, and how the fee stands, a line each; (transfer full), ""
 * where nothing is known. */
char *zh_admission_format_received (const ZhCompetition *competition,
                                    const ZhTournament  *tournament,
                                    const ZhEntry       *entry) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the list its columns. */
void zh_admission_set_columns (ZhRecordTable *table);

/**
 * zh_admission_list_records:
 * @boxes: (element-type ZhAdmissionBox): the documents that the rules ask for
 * @only_open: leave those out who are decided on
 * @n_open: (out): how many are not
 *
 * Returns: (transfer full) (element-type ZhRecord): who plays, each team with its members behind it
 */
GPtrArray *zh_admission_list_records (const ZhCompetition *competition,
                                      const ZhTournament  *tournament,
                                      const GPtrArray     *boxes,
                                      gboolean             only_open,
                                      guint               *n_open) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
