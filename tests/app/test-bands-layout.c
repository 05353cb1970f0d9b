/* Rows and stops of the picture of a pairing. */
#include "config.h"

#include "bands-layout.h"
#include "trf-reader.h"

static ZhPairingBands *
make_bands (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "dutch", "s003-9", "r05.trf", NULL);
  g_autofree char *content = NULL;
  g_autoptr (ZhTrfFile) file = NULL;
  g_autoptr (GError) error = NULL;
  ZhPairingBands *bands;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  file = zh_trf_read (content, NULL, NULL);
  g_assert_nonnull (file);
  bands = zh_pairing_bands_new (file->tournament, 5, &error);
  g_assert_no_error (error);
  return bands;
}

/* "band: left right", a line each; ">" before who leaves. */
static char *
format_stops (const ZhBandsLayout *layout)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < layout->stops->len; i++)
    {
      const ZhBandStop *stop = zh_bands_layout_get_stop (layout, (int) i);

      g_string_append_printf (text, "%s%d:%d %d%s\n", stop->leaves ? ">" : stop->pair == NULL ? "#"
                                                                                              : "",
                              stop->band,
                              stop->row[0], stop->row[1], stop->other >= 0 ? "*" : "");
    }
  return g_string_free (text, FALSE);
}

/* One of 4 floats to 2½, one of 2½ to 2, one of 2 to 1, and the last has the bye. */
static void
test_rows (void)
{
  g_autoptr (ZhPairingBands) bands = make_bands ();
  g_autoptr (ZhBandsLayout) layout = zh_bands_layout_new (bands);
  g_autofree char *text = format_stops (layout);

  g_assert_cmpstr (text, ==,
                   "#0:0 0\n>0:0 -1*\n"
                   "#1:1 1\n1:1 1*\n>1:2 -1*\n"
                   "#2:3 3\n2:3 3*\n2:4 4\n>2:5 -1*\n"
                   "#3:6 6\n3:6 6*\n"
                   "#4:7 7\n4:7 7\n");
  g_assert_cmpint (zh_bands_layout_count_rows (layout), ==, 8);
}

static void
test_ends (void)
{
  g_autoptr (ZhPairingBands) bands = make_bands ();
  g_autoptr (ZhBandsLayout) layout = zh_bands_layout_new (bands);

  g_assert_cmpint (zh_bands_layout_get_stop (layout, 1)->other, ==, 3);
  g_assert_cmpint (zh_bands_layout_get_stop (layout, 3)->other, ==, 1);
  g_assert_true (zh_bands_layout_get_stop (layout, 1)->pair == zh_bands_layout_get_stop (layout, 3)->pair);
  /* The second arrow begins below the end of the first: the same lane is free again. */
  g_assert_cmpint (zh_bands_layout_get_stop (layout, 1)->lane, ==, 0);
  g_assert_cmpint (zh_bands_layout_get_stop (layout, 4)->lane, ==, 0);
}

static void
test_find (void)
{
  g_autoptr (ZhPairingBands) bands = make_bands ();
  g_autoptr (ZhBandsLayout) layout = zh_bands_layout_new (bands);

  g_assert_cmpint (zh_bands_layout_find (layout, 0, 0), ==, 1);
  g_assert_cmpint (zh_bands_layout_find (layout, 0, 1), ==, 0);
  g_assert_cmpint (zh_bands_layout_find (layout, 4, 1), ==, 7);
  g_assert_cmpint (zh_bands_layout_find (layout, 4, -1), ==, 5);
  g_assert_cmpint (zh_bands_layout_find (layout, 7, 1), ==, 12);
  g_assert_cmpint (zh_bands_layout_find (layout, 8, 0), ==, -1);
  g_assert_cmpint (zh_bands_layout_find (layout, -1, 0), ==, -1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bands-layout/rows", test_rows);
  g_test_add_func ("/bands-layout/ends", test_ends);
  g_test_add_func ("/bands-layout/find", test_find);
  return g_test_run ();
}
