/* PDF and PNG files: the same bytes each time, text that can be found, metadata. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "report-draw.h"
#include "report-formats.h"
#include "report-sample.h"

static GBytes *
make_pdf (const char *id,
          const char *language)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_ROUND_ROBIN, 10, 5, 2);
  g_autoptr (ZhReportDocument) document = sample_build (competition, id, 0, language);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = zh_report_render (document, ZH_REPORT_PDF, &ZH_PAGE_SETUP_A4, &error);

  g_assert_no_error (error);
  return bytes;
}

static void
test_same_bytes (void)
{
  static const char *const ids[] = { "start-list", "pairings", "slips", "standings", "crosstable", "seats-wall" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (GBytes) first = make_pdf (ids[i], "uk");
      g_autoptr (GBytes) second = make_pdf (ids[i], "uk");

      g_assert_cmpuint (g_bytes_get_size (first), >, 1000);
      g_assert_cmpint (memcmp (g_bytes_get_data (first, NULL), "%PDF-1.", 7), ==, 0);
      g_assert_true (g_bytes_equal (first, second));
    }
}

static char *
run_tool (const char *tool,
          const char *option,
          const char *path)
{
  const char      *argv[] = { tool, option, path, strcmp (tool, "pdftotext") == 0 ? "-" : NULL, NULL };
  g_autofree char *program = g_find_program_in_path (tool);
  char            *output = NULL;
  g_autoptr (GError) error = NULL;

  if (program == NULL)
    return NULL;
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, NULL, &error);
  g_assert_no_error (error);
  return output;
}

static void
test_text_in_pdf (void)
{
  g_autoptr (GBytes) pdf = make_pdf ("crosstable", "en");
  g_autoptr (GError) error = NULL;
  g_autofree char         *folder = g_dir_make_tmp ("zhereb-reports-XXXXXX", &error);
  g_autofree char         *path = g_build_filename (folder, "crosstable.pdf", NULL);
  g_autofree char         *text = NULL;
  g_autofree char         *info = NULL;
  static const char *const expected[] = {
    "Відкритий турнір «Пробний камінь» 2026 року",
    "Crosstable after round 5",
    "Chief arbiter: Зразкова Марія Іванівна (НА)",
    "Not final: 2 games are open",
    "Bondar-Zadorozhna",
    "½",
    "+",
    "−",
    "Page 1 of 1",
    "journal 0123456789ab",
    "Printed 04/03/2026 14:05",
  };

  g_assert_no_error (error);
  g_file_set_contents (path, g_bytes_get_data (pdf, NULL), (gssize) g_bytes_get_size (pdf), &error);
  g_assert_no_error (error);
  text = run_tool ("pdftotext", "-layout", path);
  info = run_tool ("pdfinfo", "-isodates", path);
  g_remove (path);
  g_rmdir (folder);
  if (text == NULL || info == NULL)
    {
      g_test_skip ("poppler-utils is not installed");
      return;
    }

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    if (strstr (text, expected[i]) == NULL)
      g_error ("“%s” is not in\n%s", expected[i], text);
  g_assert_nonnull (strstr (info, "Crosstable after round 5"));
  g_assert_nonnull (strstr (info, "Zhereb " ZH_VERSION));
  g_assert_nonnull (strstr (info, "2026-03-04T12:05:30"));
}

/* What is drawn lies on the sheet: the ink of each page is inside it, and there is some. */
static void
test_ink (void)
{
  static const char *const ids[] = { "start-list", "pairings", "results", "standings", "crosstable", "seats", "seats-wall" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 60, 3, 0);
      g_autoptr (ZhReportDocument) document = sample_build (competition, ids[i], 0, "ru");
      g_autoptr (ZhReportPages) pages = zh_report_paginate (document, &ZH_PAGE_SETUP_A4);

      for (guint page = 0; page < pages->pages->len; page++)
        {
          cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
          cairo_t         *cr = cairo_create (surface);
          double           x, y, width, height;

          zh_report_draw_page (pages, page, cr);
          cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
          g_assert_cmpfloat (width, >, 100);
          g_assert_cmpfloat (x, >=, 30);
          g_assert_cmpfloat (y, >=, 20);
          g_assert_cmpfloat (x + width, <=, pages->width_pt - 30);
          g_assert_cmpfloat (y + height, <=, pages->height_pt - 15);
          cairo_destroy (cr);
          cairo_surface_destroy (surface);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/files/same-bytes", test_same_bytes);
  g_test_add_func ("/files/text-in-pdf", test_text_in_pdf);
  g_test_add_func ("/files/ink", test_ink);
  return g_test_run ();
}
