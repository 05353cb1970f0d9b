/* Sheets of the window on admission: the session of the commission, and decisions that need words. */
#pragma once

#include "admission-rows.h"
#include "form-sheet.h"

G_BEGIN_DECLS

/* The session that is about to be opened: when, where, who is there; (transfer none), to be presented. */
ZhFormSheet *zh_admission_session_sheet_new (GtkWindow *parent,
                                             ZhSession *session);

/**
 * zh_admission_decision_sheet_new:
 * @subjects: (element-type ZhAdmissionSubject): on whom
 * @state: refused, by the organisers, or conditional
 * @ground: what is proposed as the ground, or ""; see zh_competition_dup_ground()
 * @article: that it stands on, or ""
 * @name: whom the sheet names
 *
 * Returns: (transfer none): to be presented
 */
ZhFormSheet *zh_admission_decision_sheet_new (GtkWindow       *parent,
                                              ZhSession       *session,
                                              const GArray    *subjects,
                                              ZhAdmissionState state,
                                              const char      *ground,
                                              const char      *article,
                                              const char      *name);

/* Quotas of the tournament, and who is disqualified, a line each; (transfer none), to be presented. */
ZhFormSheet *zh_admission_quotas_sheet_new (GtkWindow *parent,
                                            ZhSession *session);
ZhFormSheet *zh_admission_bans_sheet_new (GtkWindow *parent,
                                          ZhSession *session);

/* What changes in an entry on the day of arrival; (transfer none), to be presented. */
ZhFormSheet *zh_admission_arrival_sheet_new (GtkWindow     *parent,
                                             ZhSession     *session,
                                             const ZhEntry *entry);

G_END_DECLS
