#include "config.h"

#include "arguments.h"

#include <glib/gi18n.h>
#include <string.h>

#include "arguments-private.h"
#include "canonical-json.h"
#include "dates.h"
#include "desk-private.h"
#include "errors.h"
#include "game-result.h"
#include "text-limits.h"

/* Arguments lie no deeper: an object, a list, its objects and so on, down to the games of the boards of the rounds
 * of a tournament. */

static const ZhCommandArguments *const families[] = {
  zh_entry_arguments,
  zh_admission_arguments,
  zh_entry_sheet_arguments,
  zh_team_arguments,
  zh_event_arguments,
  zh_tournament_arguments,
  zh_import_arguments,
  zh_result_arguments,
  zh_pairing_arguments,
  zh_round_arguments,
  zh_solving_arguments,
  zh_contest_arguments,
  zh_game_arguments,
  zh_letter_arguments,
  zh_standings_arguments,
  zh_decision_arguments,
  zh_incident_arguments,
  zh_online_arguments,
  zh_protest_arguments,
};

const ZhCommandArguments *
zh_arguments_find (const char *command)
{
  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    for (const ZhCommandArguments *row = families[i]; row->command != NULL; row++)
      if (strcmp (row->command, command) == 0)
        return row;
  return NULL;
}

GPtrArray *
zh_arguments_list (void)
{
  GPtrArray *all = g_ptr_array_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    for (const ZhCommandArguments *row = families[i]; row->command != NULL; row++)
      g_ptr_array_add (all, (gpointer) row);
  return all;
}

static gboolean
set_fit_error (const char *path,
               const char *label,
               const char *kind,
               GError    **error)
{
  /* Translators: key of an argument, what it is, what it should be. */
  return zh_fail (error, ZH_ERROR_INPUT, _ ("“%1$s” (%2$s) does not fit. It should be: %3$s"), path, label, kind);
}

/* What @argument at @path should be. */
static gboolean
set_kind_error (const ZhArgument *argument,
                const char       *path,
                GError          **error)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autofree char  *kind = zh_argument_format_kind (argument, language);

  return set_fit_error (path, zh_trc (language, "argument", argument->label), kind, error);
}

static gboolean
set_missing_error (const ZhArgument *argument,
                   const char       *path,
                   GError          **error)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autofree char  *kind = zh_argument_format_kind (argument, language);

  return zh_fail (error, ZH_ERROR_INPUT,
                  /* Translators: key of an argument, what it is, what it should be. */
                  _ ("“%1$s” (%2$s) is missing. It should be: %3$s"), path, zh_trc (language, "argument", argument->label), kind);
}

static gboolean
set_unknown_error (const char *path,
                   const char *known,
                   GError    **error)
{
  /* Translators: a key, the keys that there are. */
  return zh_fail (error, ZH_ERROR_INPUT, _ ("“%1$s” is no argument here. Leave it out, or write one of: %2$s"), path, known);
}

static gboolean
holds (JsonNode *node,
       GType     type)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

/* The text of a node; NULL where it is none, or too long. */
static const char *
get_text (JsonNode *node,
          gint64    maximum)
{
  const char *text = holds (node, G_TYPE_STRING) ? json_node_get_string (node) : NULL;

  return text != NULL && g_utf8_validate (text, -1, NULL) && zh_text_fits (text, (int) maximum) ? text : NULL;
}

static gboolean
is_integer (JsonNode *node,
            gint64    minimum,
            gint64    maximum)
{
  return holds (node, G_TYPE_INT64) && json_node_get_int (node) >= minimum && json_node_get_int (node) <= maximum;
}

static gboolean
is_word (JsonNode          *node,
         const char *const *words)
{
  const char *text = get_text (node, ZH_TEXT_LINE_MAX);

  return text != NULL && *text != '\0' && g_strv_contains (words, text);
}

static gboolean
is_result (JsonNode *node)
{
  const char *text = get_text (node, ZH_TEXT_LINE_MAX);
  ZhResult    result = ZH_RESULT_NONE;

  return text != NULL && zh_result_parse (text, FALSE, &result);
}

/* Every sign is of Base64, and there are no more bytes than that. */
static gboolean
is_base64 (JsonNode *node,
           gint64    maximum)
{
  const char *text = holds (node, G_TYPE_STRING) ? json_node_get_string (node) : NULL;
  gsize       length = text != NULL ? strlen (text) : 0;
  gsize       n_signs = text != NULL ? strspn (text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/") : 0;

  return text != NULL && length % 4 == 0 && length - n_signs <= 2 && strspn (text + n_signs, "=") == length - n_signs &&
         (gint64) (length / 4 * 3 + n_signs - length) <= maximum;
}

static gboolean
is_field (const ZhField *field,
          JsonNode      *node)
{
  ZhDate date;

  switch (field->kind)
    {
    case ZH_FIELD_KIND_TEXT:
      return get_text (node, zh_field_get_length (field)) != NULL;
    case ZH_FIELD_KIND_DATE:
      return get_text (node, ZH_TEXT_LINE_MAX) != NULL && zh_date_parse (json_node_get_string (node), &date);
    case ZH_FIELD_KIND_BOOLEAN:
      return holds (node, G_TYPE_BOOLEAN);
    case ZH_FIELD_KIND_NUMBER:
    case ZH_FIELD_KIND_CHOICE:
    default:
      return is_integer (node, field->minimum, field->maximum);
    }
}

static gboolean
check_field (const ZhRecordType *record,
             const char         *key,
             JsonNode           *node,
             const char         *path,
             GError            **error)
{
  const ZhField   *field = zh_record_type_find (record, key);
  g_autofree char *known = NULL;
  g_autofree char *kind = NULL;

  if (field == NULL || (field->flags & ZH_FIELD_INTERNAL) != 0)
    {
      known = zh_argument_list_fields (record);
      return set_unknown_error (path, known, error);
    }
  if (is_field (field, node))
    return TRUE;
  kind = zh_argument_format_field_kind (field, zh_language_get_screen ());
  return set_fit_error (path, zh_trc (zh_language_get_screen (), "field", field->label), kind, error);
}

static gboolean
check_record (const ZhArgument *argument,
              JsonNode         *node,
              const char       *path,
              GError          **error)
{
  g_autoptr (GList) keys = NULL;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return set_kind_error (argument, path, error);
  keys = json_object_get_members (json_node_get_object (node));
  for (GList *link = keys; link != NULL; link = link->next)
    {
      g_autofree char *inner = g_strdup_printf ("%s.%s", path, (const char *) link->data);

      if (!check_field (argument->record, link->data, json_object_get_member (json_node_get_object (node), link->data), inner, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean check_argument (const ZhArgument *argument,
                                JsonNode         *node,
                                const char       *path,
                                GError          **error);

static const ZhArgument *
find_argument (const ZhArgument *table,
               const char       *key)
{
  for (; table->key != NULL; table++)
    if (strcmp (table->key, key) == 0)
      return table;
  return NULL;
}

static char *
list_keys (const ZhArgument *table)
{
  GString *keys = g_string_new (NULL);

  for (; table->key != NULL; table++)
    g_string_append_printf (keys, "%s%s", keys->len > 0 ? ", " : "", table->key);
  return g_string_free (keys, FALSE);
}

static char *
join_path (const char *path,
           const char *key)
{
  return *path != '\0' ? g_strdup_printf ("%s.%s", path, key) : g_strdup (key);
}

static gboolean
check_known (const ZhArgument *table,
             JsonObject       *object,
             const char       *path,
             GError          **error)
{
  g_autoptr (GList) keys = json_object_get_members (object);

  for (GList *link = keys; link != NULL; link = link->next)
    {
      g_autofree char *known = NULL;
      g_autofree char *inner = NULL;

      if (find_argument (table, link->data) != NULL)
        continue;
      known = list_keys (table);
      inner = join_path (path, link->data);
      return set_unknown_error (inner, known, error);
    }
  return TRUE;
}

static gboolean
check_table (const ZhArgument *table,
             JsonObject       *object,
             const char       *path,
             GError          **error)
{
  if (!check_known (table, object, path, error))
    return FALSE;
  for (; table->key != NULL; table++)
    {
      JsonNode        *node = json_object_get_member (object, table->key);
      g_autofree char *inner = join_path (path, table->key);

      if (node != NULL ? !check_argument (table, node, inner, error)
                       : table->need == ZH_ARGUMENT_NEEDED && !set_missing_error (table, inner, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_list (const ZhArgument *argument,
            JsonNode         *node,
            const char       *path,
            GError          **error)
{
  JsonArray *list = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  if (list == NULL || json_array_get_length (list) > argument->maximum)
    return set_kind_error (argument, path, error);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonNode        *element = json_array_get_element (list, i);
      g_autofree char *inner = g_strdup_printf ("%s[%u]", path, i);
      gboolean         ok;

      if (*argument->items->key == '\0')
        ok = check_argument (argument->items, element, inner, error);
      else if (!JSON_NODE_HOLDS_OBJECT (element))
        ok = set_kind_error (argument, inner, error);
      else
        ok = check_table (argument->items, json_node_get_object (element), inner, error);
      if (!ok)
        return FALSE;
    }
  return TRUE;
}

static gboolean
fits (const ZhArgument *argument,
      JsonNode         *node)
{
  switch (argument->kind)
    {
    case ZH_ARGUMENT_INTEGER:
      return is_integer (node, argument->minimum, argument->maximum);
    case ZH_ARGUMENT_TEXT:
      return get_text (node, argument->maximum) != NULL;
    case ZH_ARGUMENT_YES_NO:
      return holds (node, G_TYPE_BOOLEAN);
    case ZH_ARGUMENT_WORD:
      return is_word (node, argument->words);
    case ZH_ARGUMENT_ID:
      return is_integer (node, 1, G_MAXINT64);
    case ZH_ARGUMENT_RESULT:
      return is_result (node);
    case ZH_ARGUMENT_BYTES:
      return is_base64 (node, argument->maximum);
    case ZH_ARGUMENT_LIST:
    case ZH_ARGUMENT_RECORD:
    default:
      return FALSE;
    }
}

static gboolean
check_argument (const ZhArgument *argument,
                JsonNode         *node,
                const char       *path,
                GError          **error)
{
  if (argument->kind == ZH_ARGUMENT_LIST)
    return check_list (argument, node, path, error);
  if (argument->kind == ZH_ARGUMENT_RECORD)
    return check_record (argument, node, path, error);
  return fits (argument, node) || set_kind_error (argument, path, error);
}

gboolean
zh_arguments_check (const ZhCommandArguments *self,
                    JsonObject               *in,
                    GError                  **error)
{
  return check_table (self->arguments, in, "", error);
}

typedef struct
{
  GHashTable *seen;    /* keys with the object that they are in */
  char       *doubled; /* the first that comes twice */
} Members;

static void
object_member_cb (JsonParser *parser,
                  JsonObject *object,
                  const char *key,
                  gpointer    user_data)
{
  Members *members = user_data;
  char    *member = g_strdup_printf ("%p %s", (gpointer) object, key);

  if (!g_hash_table_add (members->seen, member) && members->doubled == NULL)
    members->doubled = g_strdup (key);
}

static JsonObject *
parse_object (const char *text,
              char      **doubled,
              GError    **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GError) problem = NULL;
  Members   members = { .seen = seen };
  JsonNode *root;

  g_signal_connect (parser, "object-member", G_CALLBACK (object_member_cb), &members);
  if (zh_json_is_shallow (text))
    json_parser_load_from_data (parser, text, -1, &problem);
  root = problem == NULL ? json_parser_get_root (parser) : NULL;
  *doubled = members.doubled;
  if (root != NULL && JSON_NODE_HOLDS_OBJECT (root))
    return json_object_ref (json_node_get_object (root));
  return zh_fail_null (error, ZH_ERROR_INPUT,
                       _ ("The arguments are no JSON object: %s. Write them like {\"tournament\": 1, \"round\": 2}"),
                       problem != NULL ? problem->message : "{…}");
}

JsonObject *
zh_arguments_parse (const ZhCommandArguments *self,
                    const char               *text,
                    GError                  **error)
{
  g_autofree char *doubled = NULL;
  g_autoptr (JsonObject) in = parse_object (text, &doubled, error);

  if (in != NULL && strstr (text, "\\u0000") != NULL)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("The arguments have a text with a zero byte (\\u0000), behind which nothing would be kept. Take it out"));
  else if (in != NULL && doubled != NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("“%s” is given twice. Give it once"), doubled);
  else if (in != NULL && zh_arguments_check (self, in, error))
    return g_steal_pointer (&in);
  return NULL;
}

gboolean
zh_arguments_drop_found (const ZhCommandArguments *self,
                         JsonObject               *in)
{
  gboolean any = FALSE;

  if (self->was_found != NULL && !self->was_found (in))
    return FALSE;
  for (const ZhArgument *each = self->arguments; each->key != NULL; each++)
    if (each->need == ZH_ARGUMENT_FOUND && json_object_has_member (in, each->key))
      {
        json_object_remove_member (in, each->key);
        any = TRUE;
      }
  return any;
}

/* Whoever runs a command by its name asks for something. What the desk finds for it only a journal tells:
 * nobody writes by an outcome what the command would refuse. */
static gboolean
check_asked (const ZhDesk             *self,
             const ZhCommandArguments *row,
             JsonObject               *in,
             GError                  **error)
{
  if (self->is_repeating || row->compares_found || (row->was_found != NULL && !row->was_found (in)))
    return TRUE;
  for (const ZhArgument *each = row->arguments; each->key != NULL; each++)
    if (each->need == ZH_ARGUMENT_FOUND && json_object_has_member (in, each->key))
      return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” is found by the program. Leave it out"), each->key);
  return TRUE;
}

ZhChange *
zh_desk_run (ZhDesk     *self,
             const char *command,
             const char *json_in,
             GError    **error)
{
  const ZhCommandArguments *row = zh_arguments_find (command);
  g_autoptr (JsonObject) in = row != NULL ? zh_arguments_parse (row, json_in, error) : NULL;

  if (row == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("“%s” is no command that is run by name. “zherebctl do --list” names them"), command);
  return in != NULL && check_asked (self, row, in, error) ? row->run (self, in, error) : NULL;
}
