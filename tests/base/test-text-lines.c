#include "config.h"

#include "text-lines.h"

#include "errors.h"

static void
test_split (void)
{
  g_auto (GStrv) lines = zh_text_split_lines ("a\r\nb\rc\n\nd");
  g_auto (GStrv) none = zh_text_split_lines ("");
  const char *const expected[] = { "a", "b", "c", "", "d", NULL };

  g_assert_true (g_strv_equal ((const char *const *) lines, expected));
  g_assert_cmpuint (g_strv_length (none), ==, 0);
}

static char *
decode (const char *bytes,
        gsize       size,
        ZhEncoding  fallback,
        ZhEncoding *used,
        GError    **error)
{
  g_autoptr (GBytes) wrapped = g_bytes_new_static (bytes, size);

  return zh_text_decode (wrapped, fallback, used, error);
}

static void
test_decode (void)
{
  ZhEncoding       used;
  g_autofree char *marked = decode ("\xEF\xBB\xBF\xD0\x96", 5, ZH_ENCODING_LATIN1, &used, NULL);
  g_autofree char *windows = NULL;
  g_autofree char *latin = NULL;
  g_autofree char *wide = NULL;

  g_assert_cmpstr (marked, ==, "Ж");
  g_assert_cmpint (used, ==, ZH_ENCODING_UTF8);

  windows = decode ("\xCC\xB3\xF0", 3, ZH_ENCODING_CP1251, &used, NULL);
  g_assert_cmpstr (windows, ==, "Мір");
  g_assert_cmpint (used, ==, ZH_ENCODING_CP1251);

  latin = decode ("M\xFCller", 6, ZH_ENCODING_LATIN1, &used, NULL);
  g_assert_cmpstr (latin, ==, "Müller");

  wide = decode ("\xFF\xFE\x16\x04", 4, ZH_ENCODING_LATIN1, &used, NULL);
  g_assert_cmpstr (wide, ==, "Ж");
  g_assert_cmpint (used, ==, ZH_ENCODING_UTF16);
}

static void
test_binary (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (decode ("a\0b", 3, ZH_ENCODING_CP1251, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

static void
test_int (void)
{
  gint64 value = 42;

  g_assert_false (zh_text_parse_int ("12x", 0, 100, &value));
  g_assert_false (zh_text_parse_int ("", 0, 100, &value));
  g_assert_false (zh_text_parse_int ("101", 0, 100, &value));
  g_assert_cmpint (value, ==, 42);
  g_assert_true (zh_text_parse_int (" 0012 ", 0, 100, &value));
  g_assert_cmpint (value, ==, 12);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text-lines/split", test_split);
  g_test_add_func ("/text-lines/decode", test_decode);
  g_test_add_func ("/text-lines/binary", test_binary);
  g_test_add_func ("/text-lines/int", test_int);
  return g_test_run ();
}
