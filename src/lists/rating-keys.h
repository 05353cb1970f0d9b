/* What is indexed of the names of a list, with a memory of the words that have come lately: half of all names are
 * given ones, and of those a few are borne by most. Private to this floor.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _ZhListKeys ZhListKeys;

/**
 * zh_list_keys_new:
 *
 * Returns: (transfer full)
 */
ZhListKeys *zh_list_keys_new (void);
void        zh_list_keys_free (ZhListKeys *self);

/**
 * zh_list_keys_append:
 * @out: receives the same as from zh_name_append_keys()
 * @name: UTF-8
 * @length: in bytes
 *
 * Remembers the words of @name for the next one.
 */
void zh_list_keys_append (ZhListKeys *self,
                          GString    *out,
                          const char *name,
                          gsize       length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListKeys, zh_list_keys_free)

G_END_DECLS
