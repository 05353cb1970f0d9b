/* When an incident happened, as an arbiter says it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_incident_dup_happened:
 * @text: (nullable): "10:35" of today, a whole local date and time, or "" where it is not known; %NULL for
 *   now
 * @now: seconds since 1970 UTC
 * @error: %ZH_ERROR_INPUT for a time that no day has
 *
 * Returns: (transfer full): as an incident keeps it, "2026-03-01T10:35" or ""
 */
char *zh_incident_dup_happened (const char *text,
                                gint64      now,
                                GError    **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
