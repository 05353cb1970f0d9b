/* Where a player of an event by correspondence lives from a day on, and when the others were told: a letter goes to the
 * address of its date (order 988, 55.1.2, 56.1.2; draughts V.3.2).
 */
#pragma once

#include "fields.h"

G_BEGIN_DECLS

/**
 * ZhAddress:
 * @id: of the file
 * @entry_id: the player
 * @since: first day, "2030-03-01"; a player has one address from a day on
 * @postal: the postal address
 * @email: and that of e-mail
 * @sent: day on which the notice to the arbiter was sent, "" where nobody was told
 * @partners: day on which those to all partners were sent
 * @registered: they were registered letters
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64   id;
  gint64   entry_id;
  char    *since;
  char    *postal;
  char    *email;
  char    *sent;
  char    *partners;
  gboolean registered;
} ZhAddress;

extern const ZhRecordType zh_address_type;

/* Of nobody; the texts are "". */
ZhAddress *zh_address_new (void);
void       zh_address_free (ZhAddress *self);

/**
 * zh_addresses_find_at:
 * @addresses: (element-type ZhAddress): of one tournament
 * @day: "2030-03-01"
 *
 * Returns: (transfer none) (nullable): the address of a player on that day; %NULL before the first one
 */
const ZhAddress *zh_addresses_find_at (const GPtrArray *addresses,
                                       gint64           entry_id,
                                       const char      *day);

/* The one from exactly that day on; (transfer none) (nullable). */
const ZhAddress *zh_addresses_find (const GPtrArray *addresses,
                                    gint64           entry_id,
                                    const char      *since);

/* Returns: (transfer full): "Kyiv, vul. Tykha 3; one@nowhere.example" */
char *zh_address_format (const ZhAddress *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhAddress, zh_address_free)

G_END_DECLS
