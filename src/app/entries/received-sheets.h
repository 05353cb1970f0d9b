/* Sheets of the windows on admission: an entry as it was sent, the fee of an entry, what is paid of it. */
#pragma once

#include "entry-sheet.h"
#include "form-sheet.h"
#include "tournament.h"

G_BEGIN_DECLS

/* "15.11.2026 10:30, by e-mail"; (transfer full). */
char *zh_received_format_time (const ZhEntrySheet *sheet,
                               const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_received_sheet_new:
 * @sheet_id: of the entry that is changed, 0 for a new one, received now
 * @sender: (nullable): of a new one
 *
 * Returns: (transfer none): to be presented
 */
ZhFormSheet *zh_received_sheet_new (GtkWindow  *parent,
                                    ZhSession  *session,
                                    gint64      sheet_id,
                                    const char *sender);

/* The fee of every entry, and the level of the event, which limits it; (transfer none), to be presented. */
ZhFormSheet *zh_fee_sheet_new (GtkWindow *parent,
                               ZhSession *session);

/* What is paid for an entry; (transfer none), to be presented. */
ZhFormSheet *zh_payment_sheet_new (GtkWindow     *parent,
                                   ZhSession     *session,
                                   const ZhEntry *entry);

G_END_DECLS
