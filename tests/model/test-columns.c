#include "config.h"

#include "columns.h"

static ZhLanguage *
make_language (const char *code)
{
  g_autoptr (GError) error = NULL;
  ZhLanguage *language = zh_language_new (code, &error);

  g_assert_no_error (error);
  return language;
}

/* Ids are for programs: small letters and dashes, each once. */
static void
test_ids (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (ZhColumn column = 0; column < ZH_N_COLS; column++)
    {
      const char *id = zh_column_get_id (column);

      g_assert_true (g_regex_match_simple ("^[a-z]+(-[a-z0-9]+)*$", id, 0, 0));
      g_assert_true (g_hash_table_add (seen, (gpointer) id));
    }
}

/* One notion has one column: two columns of one full name would be the same said twice. */
static void
test_names_differ (gconstpointer data)
{
  g_autoptr (ZhLanguage) language = make_language (data);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (ZhColumn column = 0; column < ZH_N_COLS; column++)
    {
      const char *name = zh_column_get_name (column, language);
      const char *title = zh_column_get_title (column, language);

      g_assert_cmpstr (name, !=, "");
      g_assert_cmpint (g_utf8_strlen (title, -1), <=, g_utf8_strlen (name, -1));
      if (g_hash_table_contains (seen, name))
        g_error ("%s: “%s” is the name of %s and of another column", (const char *) data, name, zh_column_get_id (column));
      g_hash_table_add (seen, (gpointer) name);
    }
}

/* Numbers and signs aside, every name is in the reader's language. */
static void
test_translated (gconstpointer data)
{
  g_autoptr (ZhLanguage) language = make_language (data);
  g_autoptr (ZhLanguage) english = make_language ("en");

  for (ZhColumn column = 0; column < ZH_N_COLS; column++)
    g_assert_cmpstr (zh_column_get_name (column, language), !=, zh_column_get_name (column, english));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/columns/ids", test_ids);
  g_test_add_data_func ("/columns/names-differ/en", "en", test_names_differ);
  g_test_add_data_func ("/columns/names-differ/uk", "uk", test_names_differ);
  g_test_add_data_func ("/columns/names-differ/ru", "ru", test_names_differ);
  g_test_add_data_func ("/columns/translated/uk", "uk", test_translated);
  g_test_add_data_func ("/columns/translated/ru", "ru", test_translated);
  return g_test_run ();
}
