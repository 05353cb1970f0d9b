/* What a verification found, in words: the head that was asked for, and entries that nobody knows. */
#include "config.h"

#include "store-private.h"
#include "verify-private.h"

#define LISTED 10

static void
test_head (void)
{
  static const struct
  {
    gint64        head;
    ZhVerifyFault fault;
    const char   *text;
  } cases[] = {
    { 0, ZH_VERIFY_OK, NULL },
    { 7, ZH_VERIFY_CHAIN, NULL },
    { 7, ZH_VERIFY_OK, "The head is that of the last entry: nothing was done after it" },
    { 6, ZH_VERIFY_OK, "The head is that of entry 6; 1 entry was made after it" },
    { 1, ZH_VERIFY_OK, "The head is that of entry 1; 6 entries were made after it" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ZhVerifyReport   report = { .fault = cases[i].fault, .n_entries = 7, .head_entry = cases[i].head };
      g_autofree char *text = zh_verify_report_format_head (&report);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

/* Ten are named; that there are more is said by a sign. */
static void
test_unchecked (void)
{
  g_autoptr (GPtrArray) unchecked = g_ptr_array_new_with_free_func (g_free);
  ZhVerifyReport report = { .unchecked = unchecked };

  g_assert_null (zh_verify_report_format_unchecked (&report));
  for (int n = 1; n <= LISTED + 2; n++)
    {
      g_autofree char *text = NULL;
      g_auto (GStrv) names = NULL;

      g_ptr_array_add (unchecked, g_strdup_printf ("%d (draw-byes)", n));
      text = zh_verify_report_format_unchecked (&report);
      names = g_strsplit (strrchr (text, ':'), ", ", -1);
      g_assert_cmpuint (g_strv_length (names), ==, (guint) MIN (n, LISTED + 1));
      g_assert_cmpint (g_str_has_suffix (text, ", …"), ==, n > LISTED);
      g_assert_cmpint (g_str_has_prefix (text, "1 entry was"), ==, n == 1);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/verify-report/head", test_head);
  g_test_add_func ("/store/verify-report/unchecked", test_unchecked);
  return g_test_run ();
}
