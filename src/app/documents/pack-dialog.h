/* Packing the event: what goes in is asked, then where the archive is to be, and the work itself goes on beside the
 * window.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

/**
 * zh_pack_dialog_ask:
 * @page: on which it was asked for
 * @session: with a competition
 * @language: of the papers
 */
void zh_pack_dialog_ask (GtkWidget  *page,
                         ZhSession  *session,
                         ZhLanguage *language);

G_END_DECLS
