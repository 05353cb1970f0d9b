#include "config.h"

#include "dates.h"

static const struct
{
  const char *text;
  const char *expected; /* NULL: refused */
} cases[] = {
  { "2026-03-01", "2026-03-01" },
  { "2026/03/01", "2026-03-01" },
  { "1.3.2026", "2026-03-01" },
  { " 2010 ", "2010" },
  { "2010/00/00", "2010" },
  { "", "" },
  { "2026-02-30", NULL },
  { "2024-02-29", "2024-02-29" },
  { "2026-13-01", NULL },
  { "2026-03", NULL },
  { "2026-03/01", NULL },
  { "yesterday", NULL },
  { "20260301", NULL },
  { "2026-03-01-02", NULL },
};

static void
test_parse (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  ZhDate           date = { 1, 1, 1 };
  gboolean         understood = zh_date_parse (cases[i].text, &date);
  g_autofree char *text = zh_date_format_iso (date);

  g_assert_cmpint (understood, ==, cases[i].expected != NULL);
  g_assert_cmpstr (text, ==, cases[i].expected != NULL ? cases[i].expected : "0001-01-01");
}

static void
test_compare (void)
{
  ZhDate year = { 2010, 0, 0 };
  ZhDate day = { 2010, 5, 1 };

  g_assert_cmpint (zh_date_compare (year, day), <, 0);
  g_assert_cmpint (zh_date_compare (day, day), ==, 0);
  g_assert_false (zh_date_is_set (ZH_DATE_NONE));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/dates/parse/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_parse);
    }
  g_test_add_func ("/dates/compare", test_compare);
  return g_test_run ();
}
