/* What is being worked on and is not in the file yet, kept in the user's data folder so that
 * a program that dies in the middle loses nothing. A draft belongs to a competition and to a
 * piece of work in it; whoever finishes or gives up the work discards it.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_draft_save:
 * @uuid: of the competition
 * @work: what is worked on, such as "round-17": letters, digits and dashes
 * @draft: its contents
 * @error: %ZH_ERROR_FILE
 *
 * Replaces the draft of before; it is on disk when this returns.
 */
gboolean zh_draft_save (const char *uuid,
                        const char *work,
                        GKeyFile   *draft,
                        GError    **error);

/**
 * zh_draft_load:
 *
 * Returns: (transfer full) (nullable): the draft, %NULL where there is none that can be read
 */
GKeyFile *zh_draft_load (const char *uuid,
                         const char *work);

/* Nothing happens where there is none. */
void zh_draft_discard (const char *uuid,
                       const char *work);

G_END_DECLS
