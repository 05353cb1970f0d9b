#include "config.h"

#include "text-limits.h"

static void
test_fits (void)
{
  g_assert_true (zh_text_fits (NULL, 3));
  g_assert_true (zh_text_fits ("", 3));
  g_assert_true (zh_text_fits ("abc", 3));
  g_assert_false (zh_text_fits ("abcd", 3));
  g_assert_true (zh_text_fits ("їжа", 3)); /* letters, not bytes */
  g_assert_false (zh_text_fits ("їжак", 3));
}

static void
test_bounded (void)
{
  g_autofree char *whole = zh_text_dup_bounded ("їжа", 3);
  g_autofree char *cut = zh_text_dup_bounded ("їжаки", 3);

  g_assert_cmpstr (whole, ==, "їжа");
  g_assert_cmpstr (cut, ==, "їж…");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text-limits/fits", test_fits);
  g_test_add_func ("/text-limits/bounded", test_bounded);
  return g_test_run ();
}
