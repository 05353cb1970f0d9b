#include "config.h"

#include "canonical-json.h"

#include <string.h>

/* Deeper than any argument. */
#define MAX_DEPTH 16

static void append_node (GString  *text,
                         JsonNode *node);

static void
append_string (GString    *text,
               const char *value)
{
  g_string_append_c (text, '"');
  for (const char *p = value; *p != '\0'; p++)
    switch (*p)
      {
      case '"':
        g_string_append (text, "\\\"");
        break;
      case '\\':
        g_string_append (text, "\\\\");
        break;
      case '\n':
        g_string_append (text, "\\n");
        break;
      case '\t':
        g_string_append (text, "\\t");
        break;
      default:
        if ((guchar) *p < 0x20)
          g_string_append_printf (text, "\\u%04x", (guint) (guchar) *p);
        else
          g_string_append_c (text, *p);
        break;
      }
  g_string_append_c (text, '"');
}

static void
append_object (GString    *text,
               JsonObject *object)
{
  g_autoptr (GList) keys = g_list_sort (json_object_get_members (object), (GCompareFunc) g_strcmp0);

  g_string_append_c (text, '{');
  for (GList *link = keys; link != NULL; link = link->next)
    {
      if (link != keys)
        g_string_append_c (text, ',');
      append_string (text, link->data);
      g_string_append_c (text, ':');
      append_node (text, json_object_get_member (object, link->data));
    }
  g_string_append_c (text, '}');
}

static void
append_array (GString   *text,
              JsonArray *array)
{
  guint length = json_array_get_length (array);

  g_string_append_c (text, '[');
  for (guint i = 0; i < length; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      append_node (text, json_array_get_element (array, i));
    }
  g_string_append_c (text, ']');
}

static void
append_value (GString  *text,
              JsonNode *node)
{
  GType type = json_node_get_value_type (node);

  if (type == G_TYPE_STRING)
    append_string (text, json_node_get_string (node));
  else if (type == G_TYPE_BOOLEAN)
    g_string_append (text, json_node_get_boolean (node) ? "true" : "false");
  else
    g_string_append_printf (text, "%" G_GINT64_FORMAT, json_node_get_int (node));
}

static void
append_node (GString  *text,
             JsonNode *node)
{
  switch (json_node_get_node_type (node))
    {
    case JSON_NODE_OBJECT:
      append_object (text, json_node_get_object (node));
      break;
    case JSON_NODE_ARRAY:
      append_array (text, json_node_get_array (node));
      break;
    case JSON_NODE_VALUE:
      append_value (text, node);
      break;
    case JSON_NODE_NULL:
    default:
      g_string_append (text, "null");
      break;
    }
}

char *
zh_canonical_json_format (JsonObject *object)
{
  GString *text = g_string_new (NULL);

  append_object (text, object);
  return g_string_free (text, FALSE);
}

gboolean
zh_json_is_shallow (const char *text)
{
  gboolean in_string = FALSE;
  int      depth = 0;

  for (const char *p = text; *p != '\0'; p++)
    if (in_string && *p == '\\' && p[1] != '\0')
      p++;
    else if (*p == '"')
      in_string = !in_string;
    else if (!in_string && ((*p == '{' || *p == '[') && ++depth > MAX_DEPTH))
      return FALSE;
    else if (!in_string && (*p == '}' || *p == ']'))
      depth--;
    else if (!in_string && strchr ("/#'", *p) != NULL)
      return FALSE;
  return TRUE;
}

JsonObject *
zh_canonical_json_parse (const char *text)
{
  g_autoptr (JsonNode) node = zh_json_is_shallow (text) ? json_from_string (text, NULL) : NULL;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return json_object_new ();
  return json_object_ref (json_node_get_object (node));
}

static JsonNode *
get_value (JsonObject *object,
           const char *key,
           GType       type)
{
  JsonNode *node = json_object_get_member (object, key);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type ? node
                                                                                                 : NULL;
}

const char *
zh_json_get_string (JsonObject *object,
                    const char *key)
{
  JsonNode *node = get_value (object, key, G_TYPE_STRING);

  return node != NULL ? json_node_get_string (node) : "";
}

gint64
zh_json_get_int (JsonObject *object,
                 const char *key)
{
  JsonNode *node = get_value (object, key, G_TYPE_INT64);

  return node != NULL ? json_node_get_int (node) : 0;
}

JsonArray *
zh_json_get_array (JsonObject *object,
                   const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

JsonObject *
zh_json_get_object_element (JsonArray *array,
                            guint      index)
{
  JsonNode *node = json_array_get_element (array, index);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

gboolean
zh_json_get_bool (JsonObject *object,
                  const char *key)
{
  JsonNode *node = get_value (object, key, G_TYPE_BOOLEAN);

  return node != NULL && json_node_get_boolean (node);
}

JsonObject *
zh_json_get_object (JsonObject *object,
                    const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}
