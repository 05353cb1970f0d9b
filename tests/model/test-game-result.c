#include "config.h"

#include "game-result.h"

static const struct
{
  const char *text;
  gboolean    two_one_zero;
  const char *code; /* NULL: refused */
  const char *shown;
} cases[] = {
  { "1-0", FALSE, "1-0", "1 – 0" },
  { "½–½", FALSE, "=-=", "½ – ½" },
  { "½:½", FALSE, "=-=", "½ – ½" },
  { "+--", FALSE, "+--", "+ – −" },
  { "--+", FALSE, "--+", "− – +" },
  { "---", FALSE, "---", "− – −" },
  { "0-0", FALSE, "0-0", "0 – 0" },
  { "=-0", FALSE, "=-0", "½ – 0" },
  { "1-0u", FALSE, "1-0u", "1 – 0*" },
  { "+--u", FALSE, NULL, NULL },
  { "clear", FALSE, "clear", "·" },
  { "2-0", TRUE, "1-0", "2 – 0" },
  { "1-1", TRUE, "=-=", "1 – 1" },
  { "1-0", TRUE, "1-0", "2 – 0" },
  { "2-0", FALSE, NULL, NULL },
  { "1-1", FALSE, NULL, NULL },
  { "", FALSE, NULL, NULL },
  { "\xff", FALSE, NULL, NULL },
};

static void
test_parse (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  ZhResult         result = ZH_RESULT_NONE;
  gboolean         understood = zh_result_parse (cases[i].text, cases[i].two_one_zero, &result);
  g_autofree char *code = zh_result_format_code (result);
  g_autofree char *shown = zh_result_format (result, cases[i].two_one_zero);

  g_assert_cmpint (understood, ==, cases[i].code != NULL);
  if (!understood)
    return;
  g_assert_cmpstr (code, ==, cases[i].code);
  g_assert_cmpstr (shown, ==, cases[i].shown);
}

static void
test_swap (void)
{
  ZhResult         result;
  g_autofree char *code = NULL;

  g_assert_true (zh_result_parse ("=-0", FALSE, &result));
  code = zh_result_format_code (zh_result_swap (result));
  g_assert_cmpstr (code, ==, "0-=");
  g_assert_true (zh_result_equal (zh_result_swap (zh_result_swap (result)), result));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game-result/parse/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_parse);
    }
  g_test_add_func ("/game-result/swap", test_swap);
  return g_test_run ();
}
