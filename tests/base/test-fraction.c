#include "config.h"

#include "fraction.h"

static const struct
{
  gint64      numerator;
  gint64      denominator;
  int         decimals;
  const char *expected;
} formats[] = {
  { 15, 2, 2, "7.5" },
  { 26, 3, 2, "8.67" },
  { 1, 8, 2, "0.13" },
  { -1, 8, 2, "-0.12" },
  { -3, 2, 0, "-1" },
  { 3, 2, 0, "2" },
  { 7, 1, 2, "7" },
  { 1, 20, 2, "0.05" },
  { 4, -6, 3, "-0.667" },
};

static void
test_format (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *text = zh_fraction_format (zh_fraction_new (formats[i].numerator, formats[i].denominator), formats[i].decimals);

  g_assert_cmpstr (text, ==, formats[i].expected);
}

static void
test_arithmetic (void)
{
  ZhFraction third = zh_fraction_new (1, 3);
  ZhFraction sum = ZH_FRACTION_ZERO;

  for (int i = 0; i < 3; i++)
    sum = zh_fraction_add (sum, third);
  g_assert_cmpint (zh_fraction_compare (sum, zh_fraction_new (1, 1)), ==, 0);
  g_assert_cmpint (zh_fraction_compare (zh_fraction_multiply (third, zh_fraction_new (3, 4)), zh_fraction_new (1, 4)), ==, 0);
  g_assert_cmpint (zh_fraction_compare (zh_fraction_divide (third, zh_fraction_new (-2, 3)), zh_fraction_new (-1, 2)), ==, 0);
  g_assert_cmpint (zh_fraction_compare (zh_fraction_subtract (third, zh_fraction_new (1, 2)), ZH_FRACTION_ZERO), <, 0);
  g_assert_cmpint (zh_fraction_compare (zh_fraction_new (G_MAXINT64, 2), zh_fraction_new (G_MAXINT64, 3)), >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *path = g_strdup_printf ("/fraction/format/%s-%" G_GSIZE_FORMAT, formats[i].expected, i);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_format);
    }
  g_test_add_func ("/fraction/arithmetic", test_arithmetic);
  return g_test_run ();
}
