#include "config.h"

#include <glib.h>

#include "csv-cell.h"

static const struct
{
  const char *name;
  const char *text;
  ZhCsvKind   kind;
  const char *expected;
} cases[] = {
  { "word", "Anna", ZH_CSV_TEXT, "Anna" },
  { "empty", "", ZH_CSV_TEXT, "" },
  { "equals", "=HYPERLINK(1)", ZH_CSV_TEXT, "'=HYPERLINK(1)" },
  { "plus", "+1+cmd", ZH_CSV_TEXT, "'+1+cmd" },
  { "minus", "-2+3", ZH_CSV_TEXT, "'-2+3" },
  { "at", "@SUM(A1)", ZH_CSV_TEXT, "'@SUM(A1)" },
  { "tab", "\t=1", ZH_CSV_TEXT, "' =1" },
  { "carriage-return", "\r=1", ZH_CSV_TEXT, "\"'\r=1\"" },
  { "line-feed", "\n=1", ZH_CSV_TEXT, "\"'\n=1\"" },
  { "wide-equals", "＝1+1", ZH_CSV_TEXT, "'＝1+1" },
  { "number-in-words", "-1", ZH_CSV_TEXT, "'-1" },
  { "inside", "a=1", ZH_CSV_TEXT, "a=1" },
  { "quoted-formula", "=A1,B2", ZH_CSV_TEXT, "\"'=A1,B2\"" },
  { "quotes", "Say \"no\"", ZH_CSV_TEXT, "\"Say \"\"no\"\"\"" },
  { "delimiter", "Long, name", ZH_CSV_TEXT, "\"Long, name\"" },
  { "blank-before", " x", ZH_CSV_TEXT, "\" x\"" },
  { "tab-inside", "a\tb", ZH_CSV_TEXT, "a b" },
  { "negative", "-1", ZH_CSV_NUMBER, "-1" },
  { "fraction", "+2.5", ZH_CSV_NUMBER, "+2.5" },
  { "mark", "+", ZH_CSV_NUMBER, "+" },
  { "equals-mark", "=", ZH_CSV_NUMBER, "=" },
  { "equals-number", "=1", ZH_CSV_NUMBER, "'=1" },
  { "no-number", "+(53w)", ZH_CSV_NUMBER, "'+(53w)" },
};

static void
test_cell (gconstpointer data)
{
  gsize index = GPOINTER_TO_SIZE (data);
  g_autoptr (GString) output = g_string_new (NULL);

  zh_csv_append_cell (output, cases[index].text, cases[index].kind, ',');
  g_assert_cmpstr (output->str, ==, cases[index].expected);
}

/* What only this program reads back stays as it is. */
static void
test_plain (void)
{
  g_autoptr (GString) output = g_string_new (NULL);

  zh_csv_append_plain (output, "=1;2", ';');
  g_assert_cmpstr (output->str, ==, "\"=1;2\"");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/csv-cell/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_cell);
    }
  g_test_add_func ("/csv-cell/plain", test_plain);
  return g_test_run ();
}
