/* Writes every document of an invented competition as a PDF, to be looked at.
 *
 * usage: report-gallery KIND PLAYERS ROUNDS OPEN LANGUAGE FOLDER
 * KIND: 0 round robin, 1 double round robin, 2 Swiss, 3 Swiss of teams
 */
#include "config.h"

#include "report-draw.h"
#include "report-formats.h"
#include "report-sample.h"
#include "text-lines.h"

static int
parse_number (const char *text)
{
  gint64 value = 0;

  if (!zh_text_parse_int (text, 0, 10000, &value))
    g_error ("not a number: %s", text);
  return (int) value;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (ZhCompetition) competition = NULL;
  const ZhReport *reports;
  gsize           n_reports;

  if (argc != 7)
    {
      g_printerr ("usage: %s KIND PLAYERS ROUNDS OPEN LANGUAGE FOLDER\n", argv[0]);
      return 2;
    }

  competition = sample_new ((SampleKind) parse_number (argv[1]), parse_number (argv[2]), parse_number (argv[3]),
                            parse_number (argv[4]));
  sample_give_numbers (competition);
  reports = zh_report_get_all (&n_reports);
  for (gsize i = 0; i < n_reports; i++)
    {
      g_autoptr (ZhReportDocument) document = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autofree char *name = g_strdup_printf ("%s-%s-%s.pdf", argv[1], reports[i].id, argv[5]);
      g_autofree char *path = g_build_filename (argv[6], name, NULL);

      if (!zh_report_applies_to (&reports[i], sample_get_tournament (competition)))
        continue;
      document = sample_build (competition, reports[i].id, 0, argv[5]);
      bytes = zh_report_render (document, ZH_REPORT_PDF, &ZH_PAGE_SETUP_A4, &error);
      g_assert_no_error (error);
      g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error);
      g_assert_no_error (error);
    }
  return 0;
}
