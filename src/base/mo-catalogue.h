/* A compiled message catalogue (.mo), read once and then immutable, so that documents in
 * several languages can be made in one process and on any thread; gettext itself knows a
 * single language per process.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _ZhMoCatalogue ZhMoCatalogue;

/**
 * zh_mo_catalogue_new:
 * @bytes: a .mo file of either byte order
 * @error: %ZH_ERROR_CORRUPT where an offset points outside the file, or the plural formula
 *   cannot be understood
 *
 * Returns: (transfer full): the catalogue; it keeps a reference to @bytes
 */
ZhMoCatalogue *zh_mo_catalogue_new (GBytes  *bytes,
                                    GError **error);

void zh_mo_catalogue_free (ZhMoCatalogue *self);

/**
 * zh_mo_catalogue_lookup:
 * @self: a catalogue
 * @context: (nullable): the message's context
 * @msgid: the English text
 *
 * Returns: (transfer none) (nullable): the translation, owned by @self; %NULL when there is none
 */
const char *zh_mo_catalogue_lookup (const ZhMoCatalogue *self,
                                    const char          *context,
                                    const char          *msgid);

/**
 * zh_mo_catalogue_lookup_plural:
 * @self: a catalogue
 * @context: (nullable): the message's context
 * @msgid: the English singular
 * @n: the number printed
 *
 * Returns: (transfer none) (nullable): the form of the translation for @n, owned by @self
 */
const char *zh_mo_catalogue_lookup_plural (const ZhMoCatalogue *self,
                                           const char          *context,
                                           const char          *msgid,
                                           gulong               n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhMoCatalogue, zh_mo_catalogue_free)

G_END_DECLS
