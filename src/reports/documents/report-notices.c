/* What leaves the hall about a breach: the notice to the federation, a sheet each (order 988, 30.2.1.5, with what 30.2.1.6
 * asks to be told), and the act by which the panel of arbiters removes somebody or declares a game lost (order 988, I.6.7). */
#include "config.h"

#include <string.h>

#include "case-cells.h"
#include "decision-words.h"
#include "duty-mark.h"
#include "incident-catalogue.h"
#include "incident-moment.h"
#include "incident-words.h"
#include "offender.h"
#include "official-roles.h"
#include "report-builders.h"
#include "report-cases.h"
#include "report-context.h"
#include "report-forms.h"

#define N_FACT_LINES 3
#define PANEL "chief-panel" /* as the rulings call it */

static const ZhEntry *
find_entry (const ZhReportRequest  *request,
            const ZhIncidentRecord *record)
{
  return record->entry_id != 0 ? zh_tournament_find_entry (request->tournament, record->entry_id) : NULL;
}

gboolean
zh_report_tells_of_breaches (const ZhReportRequest *request)
{
  return request->ruleset != NULL && zh_ruleset_lookup (request->ruleset, "duties.notices") != NULL;
}

char *
zh_report_dup_offender (const ZhReportRequest  *request,
                        const ZhIncidentRecord *record,
                        gboolean                whole)
{
  const ZhPerson  *person = zh_competition_find_offender (request->competition, record);
  g_autofree char *name = person != NULL ? zh_person_format_full_name (person) : NULL;

  if (person == NULL)
    return zh_incident_record_format_offender (record, request->competition, request->language);
  if (*person->patronymic != '\0' || !whole)
    return g_steal_pointer (&name);
  return g_strdup_printf (zh_tr (request->language, "%s (patronymic not stated)"), name);
}

char *
zh_report_dup_delegation (const ZhReportRequest  *request,
                          const ZhIncidentRecord *record,
                          gboolean                whole)
{
  const ZhPerson  *person = zh_competition_find_offender (request->competition, record);
  const ZhEntry   *entry = find_entry (request, record);
  g_autofree char *team = entry != NULL && entry->person == NULL ? zh_report_dup_name (entry, request->language) : g_strdup ("");
  const char      *region = person != NULL && *person->region != '\0' ? person->region : person != NULL ? person->federation
                                                                                                        : "";

  if (*team == '\0' && *region == '\0')
    return g_strdup (whole ? zh_tr (request->language, "not stated") : "");
  return g_strconcat (team, *team != '\0' && *region != '\0' ? ", " : "", region, NULL);
}

/* Date and hour of the breach, hall, round and board. */
static char *
dup_place (const ZhReportRequest  *request,
           const ZhIncidentRecord *record)
{
  g_autoptr (GString) text = g_string_new (request->competition->place);

  if (record->round > 0)
    {
      g_string_append (text, text->len > 0 ? ", " : "");
      g_string_append_printf (text, zh_tr (request->language, "round %d"), record->round);
    }
  if (record->board > 0)
    {
      g_autofree char *board = zh_tournament_dup_board_name (request->tournament, record->round, record->board, record->game);

      g_string_append (text, ", ");
      g_string_append_printf (text, zh_tr (request->language, "board %s"), board);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_offender (ZhReportDocument       *document,
              const ZhReportRequest  *request,
              const ZhIncidentRecord *record)
{
  const ZhLanguage *language = request->language;
  const char       *part = find_entry (request, record) != NULL ? zh_trc (language, "part in the event", "participant") : "";
  g_autofree char  *name = zh_report_dup_offender (request, record, TRUE);
  g_autofree char  *delegation = zh_report_dup_delegation (request, record, TRUE);

  zh_report_document_add_field (document, zh_trc (language, "notice", "Offender"), name, zh_trc (language, "under a line", "surname, given name, patronymic"));
  zh_report_document_add_field (document, zh_trc (language, "notice", "Part"), part, zh_trc (language, "under a line", "participant, coach, representative, official"));
  zh_report_document_add_field (document, zh_trc (language, "notice", "Delegation"), delegation, zh_trc (language, "under a line", "delegation or federation of the region"));
}

static void
add_breach (ZhReportDocument       *document,
            const ZhReportRequest  *request,
            const ZhIncidentRecord *record)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *when = zh_incident_record_format_moment (record, language);
  g_autofree char  *where = dup_place (request, record);
  g_autofree char  *articles = zh_incident_record_format_articles (record);

  zh_report_document_add_field (document, zh_trc (language, "notice", "Time"), when, NULL);
  zh_report_document_add_field (document, zh_trc (language, "notice", "Place"), where, NULL);
  zh_report_document_add_field (document, zh_trc (language, "notice", "Breach"), zh_incident_get_title (record->incident, language), NULL);
  zh_report_document_add_field (document, zh_trc (language, "notice", "Articles"), articles, NULL);
  zh_report_add_writing_lines (document, zh_trc (language, "notice", "Facts"), *record->note != '\0' ? 0 : N_FACT_LINES);
  if (*record->note != '\0')
    zh_report_document_add_field (document, zh_trc (language, "notice", "Facts"), record->note, NULL);
  zh_report_document_add_field (document, zh_trc (language, "notice", "Witnesses"), record->witnesses, NULL);
}

static const char *
get_decider (const ZhIncidentRecord *record,
             const ZhLanguage       *language)
{
  return *record->decided_by != '\0' ? zh_incident_get_word ("decides", record->decided_by, language) : "";
}

/* When it was told, and how, where that is marked. */
static void
add_sending (ZhReportDocument       *document,
             const ZhReportRequest  *request,
             const ZhIncidentRecord *record)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *key = g_strdup_printf (ZH_DUTY_NOTICE "%" G_GINT64_FORMAT, record->id);
  g_autoptr (ZhDutyMark) mark = zh_tournament_get_duty_mark (request->tournament, key);
  g_autofree char *day = zh_language_format_date (language, mark->done);

  zh_report_document_add_field (document, zh_trc (language, "notice", "Sent"), day, zh_trc (language, "under a line", "date, hour"));
  zh_report_document_add_field (document, zh_trc (language, "notice", "How"), mark->note, NULL);
}

static void
add_notice (ZhReportDocument       *document,
            const ZhReportRequest  *request,
            const ZhIncidentRecord *record)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *decision = zh_incident_record_format_decision (record, request->competition, record->reason, language);
  g_autofree char  *chief = zh_report_format_official (zh_competition_find_official (request->competition, "chief-arbiter"), language);
  const char       *rank = "";

  zh_report_document_add_field (document, zh_trc (language, "notice", "To"), "", zh_trc (language, "under a line", "competent body of the national federation"));
  zh_report_document_add_field (document, zh_trc (language, "notice", "Competition"), request->competition->title, NULL);
  if (request->ruleset != NULL)
    zh_ruleset_get_string (request->ruleset, "regulation-item.rank.text", &rank, NULL);
  zh_report_document_add_field (document, zh_trc (language, "notice", "Rank"), rank, NULL);
  zh_report_document_add_field (document, zh_trc (language, "notice", "Place and days"), document->occasion, NULL);
  add_offender (document, request, record);
  add_breach (document, request, record);
  zh_report_document_add_field (document, zh_trc (language, "notice", "Decision"), decision, NULL);
  zh_report_document_add_field (document, zh_trc (language, "notice", "Decided by"), get_decider (record, language), NULL);
  zh_report_document_add_field (document, zh_trc (language, "notice", "Explanation of the offender"), zh_trc (language, "notice", "☐ enclosed   ☐ not given"), NULL);
  add_sending (document, request, record);
  zh_report_document_add_signed (document, zh_trc (language, "under a document", "Chief arbiter"), chief, zh_trc (language, "under a line", "signature, date, time"));
}

/* One sheet for each of the cases that @is_meant takes, or a table that says there are none. */
static ZhReportDocument *
build_sheets (const ZhReportRequest *request,
              const char            *title,
              const char            *heading,
              const char            *none,
              gboolean (*is_meant) (const ZhReportRequest  *request,
                                    const ZhIncidentRecord *record),
              void (*add_sheet) (ZhReportDocument       *document,
                                 const ZhReportRequest  *request,
                                 const ZhIncidentRecord *record))
{
  ZhReportDocument *document = zh_report_begin (request, g_strdup (title), ZH_REPORT_NO_RESULTS);
  int               n = 0;

  for (guint i = 0; i < request->competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (request->competition->incidents, i);
      g_autofree char        *numbered = NULL;

      if (record->tournament_id != request->tournament->id || !is_meant (request, record))
        continue;
      if (n++ > 0)
        zh_report_document_add_page_break (document);
      numbered = g_strdup_printf (heading, zh_incident_record_get_number (record, request->competition));
      zh_report_document_add_heading (document, numbered);
      add_sheet (document, request, record);
    }
  if (n == 0)
    {
      ZhReportTable *table = zh_report_document_add_table (document);

      table->empty_text = g_strdup (none);
      ZH_REPORT_COLUMNS (table, request->language, { ZH_COL_ROW }, { ZH_COL_NAME }, { ZH_COL_ARTICLE }, { ZH_COL_DECISION });
    }
  return document;
}

static gboolean
is_breach (const ZhReportRequest  *request,
           const ZhIncidentRecord *record)
{
  return zh_competition_is_breach (request->competition, record);
}

static void
add_offender_row (ZhReportTable          *table,
                  const ZhReportRequest  *request,
                  const ZhIncidentRecord *record)
{
  const ZhLanguage *language = request->language;

  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, zh_incident_record_get_number (record, request->competition));
  zh_report_table_take (table, 1, zh_report_dup_offender (request, record, TRUE), NULL);
  zh_report_table_take (table, 2, zh_report_dup_delegation (request, record, TRUE), NULL);
  zh_report_table_take (table, 3, zh_incident_record_format_moment (record, language), NULL);
  zh_report_table_take (table, 4, dup_place (request, record), NULL);
  zh_report_table_set (table, 5, record->witnesses);
  zh_report_table_take (table, 6, zh_incident_record_format_decision (record, request->competition, record->reason, language), NULL);
  zh_report_table_set (table, 7, zh_trc (language, "notice", "☐ enclosed   ☐ not given"));
}

void
zh_report_add_offenders (ZhReportDocument      *document,
                         const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  const GPtrArray  *incidents = request->competition->incidents;
  const char       *titles[] = { "Delegation", "Time", "Place", "Witnesses", "Decision", "Explanation of the offender" };
  ZhReportTable    *table = NULL;

  if (!zh_report_tells_of_breaches (request))
    return;
  for (guint i = 0; i < incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (incidents, i);

      if (record->tournament_id != request->tournament->id || !is_breach (request, record))
        continue;
      if (table == NULL)
        {
          zh_report_document_add_heading (document, zh_tr (language, "Offenders"));
          table = zh_report_document_add_table (document);
          ZH_REPORT_COLUMNS (table, language, { ZH_COL_ROW, ZH_COLUMN_BOLD }, { ZH_COL_FULL_NAME, ZH_COLUMN_KEY });
          for (gsize k = 0; k < G_N_ELEMENTS (titles); k++)
            zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "notice", titles[k]), NULL);
        }
      add_offender_row (table, request, record);
    }
}

ZhReportDocument *
zh_report_build_notices (const ZhReportRequest *request,
                         GError               **error)
{
  const ZhLanguage *language = request->language;

  return build_sheets (request, zh_trc (language, "document", "Notices of breaches"), zh_tr (language, "Notice of a breach No. %d"),
                       zh_tr (language, "Nobody was ruled against: there is no breach to tell of."), is_breach, add_notice);
}

/* The act of the panel */

/* Whom it removes, and whose game or match it declares lost (order 988, I.6.7). */
static gboolean
is_of_panel (const ZhReportRequest  *request,
             const ZhIncidentRecord *record)
{
  return is_breach (request, record) && (record->sanction == ZH_SANCTION_REMOVAL || record->sanction == ZH_SANCTION_EXPULSION ||
                                         record->sanction == ZH_SANCTION_DISQUALIFICATION || strcmp (record->decided_by, PANEL) == 0);
}

/* What follows, to be ticked, with the article where the rules name it (I.6.4, I.6.8, I.6.9). */
static void
add_consequences (ZhReportDocument      *document,
                  const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  const char       *article = "";
  gboolean          is_kept = FALSE;
  g_autofree char  *fee = NULL;

  if (request->ruleset != NULL && zh_ruleset_get_boolean (request->ruleset, "admission.fee-kept-removed", &is_kept, &article) && is_kept)
    fee = g_strdup_printf (zh_tr (language, "☐ The entry fee is not returned [%s]."), article);
  zh_report_document_add_note (document, fee != NULL ? fee : zh_tr (language, "☐ The entry fee is not returned."));
  zh_report_document_add_note (document, zh_tr (language, "☐ Prizes and compensation are to be returned."));
  zh_report_document_add_note (document, zh_tr (language, "☐ The papers go to the federation for a disqualification."));
}

/* Everybody of the panel signs. */
static void
add_panel (ZhReportDocument      *document,
           const ZhReportRequest *request)
{
  static const char *const panel[] = { "chief-arbiter", "deputy-chief-arbiter", "chief-secretary", "deputy-secretary", NULL };
  const GPtrArray         *officials = request->competition->officials;

  for (guint i = 0; i < officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (officials, i);
      g_autofree char  *name = zh_report_format_official (official, request->language);

      if (g_strv_contains (panel, official->role))
        zh_report_document_add_signed (document, zh_official_role_format (official->role, request->language), name, zh_trc (request->language, "under a line", "signature"));
    }
}

static void
add_act (ZhReportDocument       *document,
         const ZhReportRequest  *request,
         const ZhIncidentRecord *record)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *decision = zh_incident_record_format_decision (record, request->competition, record->reason, language);

  zh_report_document_add_field (document, zh_trc (language, "act of the panel", "Date and hour, place of the sitting"), "", NULL);
  zh_report_document_add_field (document, zh_trc (language, "act of the panel", "Present"), "", NULL);
  add_offender (document, request, record);
  add_breach (document, request, record);
  zh_report_add_writing_lines (document, zh_trc (language, "act of the panel", "Evidence"), N_FACT_LINES);
  zh_report_add_writing_lines (document, zh_trc (language, "act of the panel", "Explanation of the one concerned"), N_FACT_LINES);
  zh_report_document_add_field (document, zh_trc (language, "act of the panel", "Decision"), decision, NULL);
  add_consequences (document, request);
  zh_report_document_add_field (document, zh_trc (language, "act of the panel", "Votes for\tagainst"), "\t", NULL);
  add_panel (document, request);
  zh_report_document_add_signed (document, zh_trc (language, "act of the panel", "Told to the one concerned"), NULL, zh_trc (language, "under a line", "signature, date, time"));
}

ZhReportDocument *
zh_report_build_panel_acts (const ZhReportRequest *request,
                            GError               **error)
{
  const ZhLanguage *language = request->language;

  return build_sheets (request, zh_trc (language, "document", "Decisions of the panel of arbiters"), zh_tr (language, "Decision of the panel of arbiters No. %d"),
                       zh_tr (language, "The panel has removed nobody and declared no game lost."), is_of_panel, add_act);
}
