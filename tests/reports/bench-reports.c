/* How long it takes to make documents: the crosstable of 24 players must be a PDF in less
 * than 300 ms, the first one of the process included. Prints the figures.
 */
#include "config.h"

#include "report-formats.h"
#include "report-sample.h"

#define LIMIT_MS 300

static double
measure (ZhCompetition *competition,
         const char    *id,
         const char    *label)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (ZhReportDocument) document = sample_build (competition, id, 0, "uk");
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = zh_report_render (document, ZH_REPORT_PDF, &ZH_PAGE_SETUP_A4, &error);
  double ms = (double) (g_get_monotonic_time () - start) / 1000;

  g_assert_no_error (error);
  g_print ("%-40s %7.1f ms %8" G_GSIZE_FORMAT " bytes\n", label, ms, g_bytes_get_size (pdf));
  return ms;
}

int
main (void)
{
  g_autoptr (ZhCompetition) robin = sample_new (SAMPLE_ROUND_ROBIN, 24, 23, 0);
  g_autoptr (ZhCompetition) swiss = sample_new (SAMPLE_SWISS, 1000, 9, 0);
  double first = measure (robin, "crosstable", "crosstable of 24, first");
  double second = measure (robin, "crosstable", "crosstable of 24, again");

  measure (swiss, "pairings", "pairings of 500 boards");
  measure (swiss, "standings", "standings of 1000");
  measure (swiss, "crosstable", "Swiss table of 1000 after 9 rounds");
  return first < LIMIT_MS && second < LIMIT_MS ? 0 : 1;
}
