/* The header bar: which competition and tournament, which round and how much of it is open,
 * undo and redo with the name of the act, search, menu.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_HEADER (zh_header_get_type ())
G_DECLARE_FINAL_TYPE (ZhHeader, zh_header, ZH, HEADER, ZhBin)

/**
 * zh_header_set_session:
 *
 * Gives the session that is shown; once.
 */
void zh_header_set_session (ZhHeader  *self,
                            ZhSession *session);

G_END_DECLS
