/* The report on an event by correspondence, to the organiser (order 988, 54.3; draughts V.2.2): who played and who left, the
 * table, oversteps with what was decided, leaves, adjudicated games, sanctions. What the arbiter keeps is taken from the papers
 * that tell of it. */
#include "config.h"

#include "report-builders.h"
#include "report-cases.h"
#include "report-context.h"
#include "report-forms.h"
#include "report-people.h"
#include "report-post.h"

#define N_REMARK_LINES 3

static void
add_event (ZhReportDocument      *document,
           const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *start = zh_language_format_date (language, request->competition->start);
  g_autofree char  *end = zh_language_format_date (language, request->competition->end);

  zh_report_document_add_field (document, zh_trc (language, "report", "Competition"), request->competition->title, NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Tournament"), request->tournament->name, NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Organiser"), request->competition->organiser, NULL);
  zh_report_document_add_field (document, zh_trc (language, "letters report", "Start"), start, NULL);
  zh_report_document_add_field (document, zh_trc (language, "letters report", "End"), end, NULL);
}

static void
add_participants (ZhReportDocument      *document,
                  const ZhReportRequest *request)
{
  static const ZhColumn wanted[] = { ZH_COL_START_NUMBER, ZH_COL_FULL_NAME, ZH_COL_REGION, ZH_COL_STATUS };
  ZhReportTable        *table;
  g_autoptr (ZhPersonColumns) people = NULL;

  zh_report_document_add_heading (document, zh_trc (request->language, "letters report", "Participants, and who left"));
  table = zh_report_document_add_table (document);
  table->empty_text = g_strdup (zh_tr (request->language, "No entries yet."));
  people = zh_person_columns_new (table, request, wanted, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < request->tournament->entries->len; i++)
    {
      zh_report_table_add_row (table);
      zh_person_columns_fill (people, table, (int) i);
    }
}

/* What another paper tells; nothing where there is nothing to tell. */
static void
take (ZhReportDocument      *document,
      const ZhReportRequest *request,
      ZhReportBuild         *build,
      const char            *title)
{
  ZhReportDocument *other = build (request, NULL);

  if (other != NULL && other->blocks->len > 0 && !zh_report_document_is_empty (other))
    zh_report_document_take_blocks (document, other, title);
  else
    zh_report_document_free (other);
}

ZhReportDocument *
zh_report_build_letters_report (const ZhReportRequest *request,
                                GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Report on the event by correspondence")), (int) request->tournament->rounds->len);
  ZhReportRequest   of_all = *request;

  of_all.round = ZH_POST_ALL_ROUNDS;

  add_event (document, request);
  add_participants (document, request);
  take (document, request, zh_report_build_final_crosstable, zh_trc (language, "letters report", "Table and places"));
  take (document, &of_all, zh_report_build_time_claims, zh_trc (language, "document", "Claims of oversteps, with objections"));
  take (document, &of_all, zh_report_build_claim_decisions, zh_trc (language, "document", "Decisions on claims of oversteps"));
  take (document, request, zh_report_build_leave_notices, zh_trc (language, "document", "Leaves by correspondence"));
  take (document, &of_all, zh_report_build_adjudications, zh_trc (language, "document", "Adjudication of unfinished games"));
  zh_report_document_add_heading (document, zh_tr (language, "Sanctions in force"));
  zh_report_add_sanctions (document, request);
  zh_report_document_add_heading (document, zh_tr (language, "Remarks and documents enclosed"));
  zh_report_add_writing_lines (document, "", N_REMARK_LINES);
  zh_report_add_signatures (document, request);
  return document;
}
