/* What is known of one site: place, arbiter, technician and note, each with its line, and what was looked at.
 */
#pragma once

#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * zh_site_sheet_new:
 * @parent: the window it belongs to
 * @site: as it stands, or as it begins (zh_sites_start())
 * @name: of the side
 *
 * Returns: (transfer none): the sheet, to be presented
 */
ZhFormSheet *zh_site_sheet_new (GtkWindow    *parent,
                                ZhSession    *session,
                                const ZhSite *site,
                                const char   *name);

G_END_DECLS
