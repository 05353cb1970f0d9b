/* Below the entries on the first morning: the keys of the registration, how far it is, and what becomes of those
 * who have not come.
 */
#pragma once

#include "entry-many.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_REGISTRATION_STRIP (zh_registration_strip_get_type ())
G_DECLARE_FINAL_TYPE (ZhRegistrationStrip, zh_registration_strip, ZH, REGISTRATION_STRIP, ZhBin)

/* Its buttons activate "entries.turn" with a #ZhRegistrationKind, and "entries.mark-not-arrived". */

/* Shows how far the registration of a tournament is. */
void zh_registration_strip_show (ZhRegistrationStrip *self,
                                 const ZhTournament  *tournament);

/**
 * zh_registration_strip_read_key:
 * @kind: (out): what the key ticks
 *
 * Returns: whether @keyval is one of the keys: 1 has come, 2 has paid, 3 documents seen, 0 all of it
 */
gboolean zh_registration_strip_read_key (guint               keyval,
                                         ZhRegistrationKind *kind);

G_END_DECLS
