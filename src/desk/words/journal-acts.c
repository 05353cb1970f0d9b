#include "config.h"

#include "journal-acts.h"

#include <string.h>

#include "game-result.h"

int
zh_journal_get_number (JsonObject *args,
                       const char *key)
{
  return (int) CLAMP (zh_json_get_int (args, key), G_MININT, G_MAXINT);
}

const char *
zh_journal_get_entry_name (JsonObject *args,
                           const char *key)
{
  JsonNode *node = json_object_get_member (args, key);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? zh_json_get_string (json_node_get_object (node), "name") : "";
}

char *
zh_journal_format_results (JsonObject       *args,
                           const char       *key,
                           const ZhLanguage *language)
{
  gboolean two_one_zero = strcmp (zh_json_get_string (args, "scoring"), "2-1-0") == 0;
  g_auto (GStrv) codes = g_strsplit (zh_json_get_string (args, key), ",", -1);
  GString *text = g_string_new (NULL);

  for (char **code = codes; *code != NULL; code++)
    {
      ZhResult         result = ZH_RESULT_NONE;
      g_autofree char *shown = zh_result_parse (*code, FALSE, &result)
                                   ? zh_result_format (result, two_one_zero)
                                   : g_strdup (*code);

      g_string_append_printf (text, "%s%s", code > codes ? ", " : "", shown);
    }
  return g_string_free (text, FALSE);
}
