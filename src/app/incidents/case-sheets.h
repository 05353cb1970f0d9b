/* The sheets of a case after it was handed in: its committee, the hearing, the decision, who was
 * told, and the deposit.
 */
#pragma once

#include "form-sheet.h"

G_BEGIN_DECLS

/* Each: Returns: (transfer none): the sheet for the case @protest_id, to be presented. */
ZhFormSheet *zh_committee_sheet_new (GtkWindow *parent,
                                     ZhSession *session,
                                     gint64     protest_id);
ZhFormSheet *zh_decision_sheet_new (GtkWindow *parent,
                                    ZhSession *session,
                                    gint64     protest_id);
ZhFormSheet *zh_deposit_sheet_new (GtkWindow *parent,
                                   ZhSession *session,
                                   gint64     protest_id);

/**
 * zh_next_step_sheet_new:
 *
 * Returns: (transfer none) (nullable): the sheet for what comes next in the case; %NULL when it
 *   is done
 */
ZhFormSheet *zh_next_step_sheet_new (GtkWindow *parent,
                                     ZhSession *session,
                                     gint64     protest_id);

G_END_DECLS
