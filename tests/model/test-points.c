#include "config.h"

#include "points.h"

static const struct
{
  const char *text;
  gboolean    understood;
  ZhPoints    points;
} cases[] = {
  { "4.5", TRUE, 45 },
  { "4,5", TRUE, 45 },
  { "4½", TRUE, 45 },
  { "½", TRUE, 5 },
  { "-1", TRUE, -10 },
  { " 17.0", TRUE, 170 },
  { "3.70", TRUE, 37 },
  { "3.75", FALSE, 0 },
  { "", FALSE, 0 },
  { "4..5", FALSE, 0 },
  { "x", FALSE, 0 },
};

static void
test_parse (gconstpointer data)
{
  gsize    i = GPOINTER_TO_SIZE (data);
  ZhPoints points = 0;

  g_assert_cmpint (zh_points_parse (cases[i].text, &points), ==, cases[i].understood);
  g_assert_cmpint (points, ==, cases[i].points);
}

static void
test_format (void)
{
  g_autoptr (ZhLanguage) uk = zh_language_new ("uk", NULL);
  const struct
  {
    ZhPoints    points;
    const char *expected;
  } shown[] = { { 45, "4½" }, { 5, "½" }, { 0, "0" }, { 37, "3,7" }, { -5, "−½" }, { -15, "−1½" } };

  for (gsize i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_autofree char *text = zh_points_format_half (shown[i].points, uk);

      g_assert_cmpstr (text, ==, shown[i].expected);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/points/parse/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_parse);
    }
  g_test_add_func ("/points/format", test_format);
  return g_test_run ();
}
