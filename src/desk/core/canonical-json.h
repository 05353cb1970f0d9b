/* JSON in one form only: keys in the order of their bytes, no blanks, UTF-8, the shortest
 * escapes. The same arguments are the same text everywhere, so that hashes agree.
 */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * zh_canonical_json_format:
 * @object: objects, arrays, strings, whole numbers, booleans and null, nested at will
 *
 * Returns: (transfer full): the text
 */
char *zh_canonical_json_format (JsonObject *object) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_json_is_shallow:
 *
 * A parser goes down with every bracket, and JSON-GLib takes comments and other quotation marks, in which
 * brackets could hide.
 *
 * Returns: whether @text is nested no deeper than arguments are and has neither
 */
gboolean zh_json_is_shallow (const char *text);

/**
 * zh_canonical_json_parse:
 * @text: a JSON object
 *
 * Returns: (transfer full): the object; an empty one where @text is none, or no shallow one
 */
JsonObject *zh_canonical_json_parse (const char *text);

/* Members of an object, "" and 0 where they are missing or of another kind. */
const char *zh_json_get_string (JsonObject *object,
                                const char *key);
gint64      zh_json_get_int (JsonObject *object,
                             const char *key);

/* (transfer none); NULL where it is missing or of another kind. */
JsonArray *zh_json_get_array (JsonObject *object,
                              const char *key);

/* FALSE where it is missing or of another kind. */
gboolean zh_json_get_bool (JsonObject *object,
                           const char *key);

/* (transfer none); NULL where it is missing or of another kind. */
JsonObject *zh_json_get_object (JsonObject *object,
                                const char *key);

/* The element of an array at @index, (transfer none); NULL where it is no object. */
JsonObject *zh_json_get_object_element (JsonArray *array,
                                        guint      index);

G_END_DECLS
