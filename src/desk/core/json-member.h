/* One member of a large JSON object, read without making anything of the others. */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * zh_json_member_parse:
 * @text: a JSON object, as zh_canonical_json_format() writes it or any other
 * @key: of a member
 *
 * What a whole import was given can stand beside the few words that say what it did: of those a journal,
 * a menu and a check ask. What stands in the other members is not looked at where the text is plain JSON,
 * and so not found wrong either.
 *
 * Returns: (transfer full): the member; an empty object where there is none, or none that is an object
 */
JsonObject *zh_json_member_parse (const char *text,
                                  const char *key) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
