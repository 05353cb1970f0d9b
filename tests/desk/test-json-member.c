#include "config.h"

#include <string.h>

#include "arguments.h"
#include "canonical-json.h"
#include "commands.h"
#include "desk-journal.h"
#include "json-member.h"

/* One member of an object is what it is in the whole of it, however the text is written. */
static const struct
{
  const char *name;
  const char *text;
} texts[] = {
  { "canonical", "{\"in\":{\"a\":[1,2,{\"b\":\"}\"}]},\"shown\":{\"name\":\"Open\"}}" },
  { "alone", "{\"shown\":{\"name\":\"Open\"}}" },
  { "none", "{\"in\":{\"shown\":{\"name\":\"Open\"}}}" },
  { "nothing", "{}" },
  { "no-object", "{\"in\":{},\"shown\":[{\"name\":\"Open\"}]}" },
  { "number", "{\"in\":-12,\"shown\":5}" },
  { "null", "{\"in\":null,\"shown\":{\"name\":\"Open\"}}" },
  { "yes-and-no", "{\"a\":true,\"b\":false,\"shown\":{\"name\":\"Open\"}}" },
  { "twice", "{\"shown\":{\"name\":\"first\"},\"in\":{},\"shown\":{\"name\":\"last\"}}" },
  { "twice-no-object", "{\"shown\":{\"name\":\"first\"},\"shown\":\"last\"}" },
  { "longer-key", "{\"shown2\":{\"name\":\"wrong\"},\"show\":{},\"shown\":{\"name\":\"Open\"}}" },
  { "blanks", " {\n \"in\" : [ 1 , 2 ] ,\t\"shown\" : { \"name\" : \"Open\" } } \n" },
  { "escapes", "{\"in\":\"\\\"shown\\\":{}\\\\\",\"shown\":{\"name\":\"\\u041e\\\"\"}}" },
  { "escaped-key", "{\"shown\":{\"name\":\"first\"},\"sh\\u006fwn\":{\"name\":\"last\"}}" },
  { "empty-key", "{\"\":{},\"shown\":{\"name\":\"Open\"}}" },
  { "empty-text", "{\"in\":\"\",\"shown\":{\"name\":\"\"}}" },
  { "comment", "{\"in\":{},/* \"shown\":{} */\"shown\":{\"name\":\"Open\"}}" },
  { "comment-in-value", "{\"in\":[1,/* ] */2],\"shown\":{\"name\":\"Open\"}}" },
  { "other-marks", "{\"in\":['}'],\"shown\":{\"name\":\"Open\"}}" },
  { "cut-off", "{\"in\":{},\"shown\":{\"name\":\"Open\"}" },
  { "cut-off-in-string", "{\"shown\":{\"name\":\"Open\"},\"in\":\"x" },
  { "cut-off-in-escape", "{\"shown\":{\"name\":\"Open\"},\"in\":\"x\\" },
  { "more-behind", "{\"shown\":{\"name\":\"Open\"}} {\"in\":1}" },
  { "no-value", "{\"in\":,\"shown\":{\"name\":\"Open\"}}" },
  { "no-colon", "{\"in\",\"shown\":{\"name\":\"Open\"}}" },
  { "list", "[{\"shown\":{}}]" },
  { "text", "shown" },
  { "empty", "" },
};

static void
test_text (gconstpointer data)
{
  const char *text = texts[GPOINTER_TO_SIZE (data)].text;
  g_autoptr (JsonObject) whole = zh_canonical_json_parse (text);
  g_autoptr (JsonObject) member = zh_json_member_parse (text, "shown");
  JsonObject      *expected = zh_json_get_object (whole, "shown");
  g_autofree char *expected_text = expected != NULL ? zh_canonical_json_format (expected) : g_strdup ("{}");
  g_autofree char *found_text = zh_canonical_json_format (member);

  g_assert_cmpstr (found_text, ==, expected_text);
}

/* Half a megabyte may stand in the part by which an act is run again: the words of the act do not need it,
 * whatever it says. */
static void
test_words (void)
{
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autoptr (ZhJournalEntry) entry = zh_journal_entry_new ();
  g_autofree char *words = NULL;

  entry->command = g_strdup (ZH_COMMAND_CLOSE_ROUND);
  entry->schema = ZH_SCHEMA_IN_SHOWN;
  entry->args = g_strdup ("{\"in\":{\"round\":[}},\"shown\":{\"round\":7}}");
  words = zh_journal_entry_format_act (entry, english);
  g_assert_nonnull (strstr (words, "7"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/json-member/%s", texts[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_text);
    }
  g_test_add_func ("/desk/json-member/words", test_words);
  return g_test_run ();
}
