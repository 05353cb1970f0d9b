/* Lists before the event: who plays, by start number; and the register of entries with all
 * that the admission commission looks at. */
#include "config.h"

#include "report-builders.h"
#include "report-members.h"
#include "report-people.h"

static char *
format_count (const ZhReportRequest *request)
{
  const ZhTournament *tournament = request->tournament;
  const gboolean      are_teams = zh_tournament_is_team (tournament);
  guint               n_players = are_teams ? tournament->members->len : tournament->entries->len;
  g_autofree char    *teams = g_strdup_printf (zh_trn (request->language, "%u team", "%u teams", tournament->entries->len), tournament->entries->len);
  g_autofree char    *players = g_strdup_printf (zh_trn (request->language, "%u participant", "%u participants", n_players), n_players);

  return are_teams ? g_strdup_printf ("%s, %s", teams, players) : g_steal_pointer (&players);
}

static ZhReportDocument *
build_list (const ZhReportRequest *request,
            const char            *title,
            const ZhColumn        *wanted,
            gsize                  n_wanted,
            const int             *order)
{
  ZhReportDocument *document = zh_report_begin (request, g_strdup (title), ZH_REPORT_NO_RESULTS);
  ZhReportTable    *table = zh_report_document_add_table (document);
  g_autoptr (ZhPersonColumns) people = zh_person_columns_new (table, request, wanted, n_wanted);
  guint            n = request->tournament->entries->len;
  g_autofree char *count = NULL;

  table->empty_text = g_strdup (zh_tr (request->language, "No entries yet."));
  for (guint i = 0; i < n; i++)
    {
      zh_report_table_add_row (table);
      zh_person_columns_fill (people, table, order != NULL ? order[i] : (int) i);
    }

  count = format_count (request);
  zh_report_document_add_note (document, count);
  return document;
}

ZhReportDocument *
zh_report_build_start_list (const ZhReportRequest *request,
                            GError               **error)
{
  static const ZhColumn wanted[] = {
    ZH_COL_START_NUMBER, ZH_COL_TITLE, ZH_COL_NAME, ZH_COL_CATEGORY, ZH_COL_RATING, ZH_COL_BIRTH_YEAR, ZH_COL_FEDERATION,
    ZH_COL_REGION, ZH_COL_CLUB, ZH_COL_SENDER, ZH_COL_FIXED_BOARD, ZH_COL_STATUS
  };
  static const ZhColumn members[] = {
    ZH_COL_TITLE, ZH_COL_NAME, ZH_COL_CATEGORY, ZH_COL_RATING, ZH_COL_BIRTH_YEAR, ZH_COL_FEDERATION, ZH_COL_REGION, ZH_COL_CLUB
  };
  ZhReportDocument *document = build_list (request, zh_trc (request->language, "document", "Start list"), wanted,
                                           G_N_ELEMENTS (wanted), NULL);

  zh_report_add_members (document, request, zh_tr (request->language, "Players of the teams"), members,
                         G_N_ELEMENTS (members), FALSE);
  zh_report_add_signatures (document, request);
  return document;
}

ZhReportDocument *
zh_report_build_register (const ZhReportRequest *request,
                          GError               **error)
{
  static const ZhColumn wanted[] = {
    ZH_COL_FULL_NAME, ZH_COL_SEX, ZH_COL_BIRTH_DATE, ZH_COL_CATEGORY, ZH_COL_INTERNATIONAL_TITLE,
    ZH_COL_RATING, ZH_COL_NATIONAL_RATING, ZH_COL_FIDE_ID, ZH_COL_NATIONAL_ID, ZH_COL_FEDERATION,
    ZH_COL_REGION, ZH_COL_CLUB, ZH_COL_SCHOOL, ZH_COL_SENDER, ZH_COL_COACH, ZH_COL_DISABILITY,
    ZH_COL_ASSISTANT
  };
  static const ZhColumn members[] = {
    ZH_COL_FULL_NAME, ZH_COL_SEX, ZH_COL_BIRTH_DATE, ZH_COL_CATEGORY, ZH_COL_INTERNATIONAL_TITLE, ZH_COL_RATING,
    ZH_COL_NATIONAL_RATING, ZH_COL_FIDE_ID, ZH_COL_NATIONAL_ID, ZH_COL_REGION, ZH_COL_CLUB, ZH_COL_SCHOOL, ZH_COL_COACH,
    ZH_COL_DISABILITY, ZH_COL_ASSISTANT
  };
  g_autofree int   *order = zh_report_sort_by_name (request->tournament, request->language);
  ZhReportDocument *document = build_list (request, zh_trc (request->language, "document", "Register of entries"),
                                           wanted, G_N_ELEMENTS (wanted), order);

  zh_report_add_members (document, request, zh_tr (request->language, "Players of the teams"), members,
                         G_N_ELEMENTS (members), FALSE);
  zh_report_add_signatures (document, request);
  return document;
}
