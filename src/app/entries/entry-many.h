/* Acts on several entries at once, and on one as well: what is ticked at the registration, absences. */
#pragma once

#include <gtk/gtk.h>

#include "desk-registration.h"
#include "session.h"

G_BEGIN_DECLS

/**
 * ZhRegistrationKind:
 * @ZH_REGISTRATION_ARRIVED: somebody has come
 * @ZH_REGISTRATION_PAID: the fee is paid
 * @ZH_REGISTRATION_DOCUMENTS: the documents were seen
 * @ZH_REGISTRATION_ALL: all of it
 */
typedef enum
{
  ZH_REGISTRATION_ARRIVED = 1 << 0,
  ZH_REGISTRATION_PAID = 1 << 1,
  ZH_REGISTRATION_DOCUMENTS = 1 << 2,
  ZH_REGISTRATION_ALL = (1 << 3) - 1,
} ZhRegistrationKind;

/**
 * zh_entry_many_turn:
 * @entries: (element-type gint64): ids; of a team all its members are meant
 * @kind: what is ticked, or unticked where it is so of all of them
 *
 * One act, whatever their number.
 */
void zh_entry_many_turn (GtkWidget         *widget,
                         ZhSession         *session,
                         const GArray      *entries,
                         ZhRegistrationKind kind);

/**
 * zh_entry_many_set_absences:
 * @entries: (element-type gint64): ids
 * @kind: what they get in the next round; #ZH_PAIRING_GAME where they play
 *
 * One act, whatever their number.
 */
void zh_entry_many_set_absences (GtkWidget    *widget,
                                 ZhSession    *session,
                                 const GArray *entries,
                                 ZhPairingKind kind);

/**
 * zh_entry_many_make_menu:
 * @n_entries: more than one
 *
 * Returns: (transfer full): items of the actions "entries.turn" and "entries.set-absences", which mean the entries
 *   chosen
 */
GMenuModel *zh_entry_many_make_menu (const ZhTournament *tournament,
                                     guint               n_entries);

G_END_DECLS
