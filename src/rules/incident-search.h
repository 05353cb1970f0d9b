/* Finding an incident of the catalogue by what arbiters call it: its title, and the words for it
 * that stand in no title.
 */
#pragma once

#include <glib.h>

#include "language.h"

G_BEGIN_DECLS

/**
 * zh_incident_is_found:
 * @id: of the catalogue
 * @text: what was typed
 *
 * Returns: whether each word of @text is somewhere in the title of the incident or among the
 *   other words for it, in @language; any is found by an empty text
 */
gboolean zh_incident_is_found (const char       *id,
                               const char       *text,
                               const ZhLanguage *language);

G_END_DECLS
