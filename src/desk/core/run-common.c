#include "config.h"

#include "run-private.h"

#include <glib/gi18n.h>

#include "words.h"

const ZhArgument zh_run_forfeit_items[] = {
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round"), NEEDED, 1, ZH_MAX_ROUNDS),
  ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board"), NEEDED, 1, ZH_RUN_MAX_BOARDS),
  ZH_INTEGER_ARGUMENT ("game", NC_ ("argument", "which game of the board"), NEEDED, 1, ZH_RUN_MAX_GAMES),
  ZH_SIMPLE_ARGUMENT (RESULT, "result", NC_ ("argument", "result, seen from White"), NEEDED),
  { NULL },
};

const ZhArgument zh_run_text_items[] = {
  ZH_TEXT_ARGUMENT ("", NC_ ("argument", "one of them"), NEEDED, ZH_TEXT_LINE_MAX),
  { NULL },
};

GArray *
zh_run_read_forfeits (JsonObject *in,
                      const char *key)
{
  JsonArray *list = zh_json_get_array (in, key);
  GArray    *forfeits = list != NULL ? g_array_new (FALSE, FALSE, sizeof (ZhGivenForfeit)) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonObject    *each = zh_json_get_object_element (list, i);
      ZhGivenForfeit forfeit = { zh_in_get_number (each, "round"), zh_in_get_number (each, "board"), zh_in_get_number (each, "game"),
                                 ZH_RESULT_NONE };

      zh_result_parse (zh_json_get_string (each, "result"), FALSE, &forfeit.result);
      g_array_append_val (forfeits, forfeit);
    }
  return forfeits;
}

const char *
zh_in_get_text (JsonObject *in,
                const char *key)
{
  return json_object_has_member (in, key) ? zh_json_get_string (in, key) : NULL;
}

int
zh_in_get_number (JsonObject *in,
                  const char *key)
{
  return (int) zh_json_get_int (in, key);
}

int
zh_in_get_word (JsonObject        *in,
                const char        *key,
                const char *const *words)
{
  int value = 0;

  if (json_object_has_member (in, key))
    zh_words_find (words, zh_json_get_string (in, key), &value);
  return value;
}

const char **
zh_in_list_texts (JsonObject *in,
                  const char *key)
{
  JsonArray *list = zh_json_get_array (in, key);
  GPtrArray *texts = g_ptr_array_new ();

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    g_ptr_array_add (texts, (gpointer) json_array_get_string_element (list, i));
  g_ptr_array_add (texts, NULL);
  return (const char **) g_ptr_array_free (texts, FALSE);
}

GArray *
zh_in_read_numbers (JsonObject *in,
                    const char *key)
{
  JsonArray *list = zh_json_get_array (in, key);
  GArray    *numbers = list != NULL ? g_array_new (FALSE, FALSE, sizeof (int)) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      int number = (int) json_array_get_int_element (list, i);

      g_array_append_val (numbers, number);
    }
  return numbers;
}

gint64
zh_in_get_tournament (JsonObject *in)
{
  return zh_json_get_int (in, "tournament");
}

const char *
zh_in_get_reason (JsonObject *in)
{
  return zh_in_get_text (in, "reason");
}

guint64
zh_in_get_seed (JsonObject *in,
                ZhDesk     *desk)
{
  return json_object_has_member (in, "seed") ? (guint64) zh_json_get_int (in, "seed") : zh_desk_draw_seed (desk);
}
