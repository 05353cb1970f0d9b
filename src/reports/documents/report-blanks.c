/* Sheets to be filled in by hand: a protest, the arbiter's record in time trouble, an assistant asked for, and what a
 * captain hands to somebody else. */
#include "config.h"

#include "report-builders.h"
#include "report-context.h"
#include "report-forms.h"
#include "teams.h"

#define N_TIME_TROUBLE_ROWS 24

/* A protest is a case of its own: who, against what, the articles, the facts, what is asked for,
 * and when it was taken in (Ukrainian chess rules IV.10.8.4.3; order 988, 34.3). */
ZhReportDocument *
zh_report_build_protest_form (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhLanguage *language = request->language;
  const char       *sign = zh_trc (language, "under a line", "signature");
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Protest")), ZH_REPORT_NO_RESULTS);

  document->orientation = ZH_ORIENTATION_PORTRAIT;
  zh_report_document_add_field (document, zh_trc (language, "protest form", "To"), zh_trc (language, "protest form", "the chief arbiter / the appeals committee"), NULL);
  zh_report_document_add_field (document, zh_trc (language, "protest form", "From"), "", zh_trc (language, "under a line", "surname, given name; captain or representative of the team"));
  zh_report_document_add_field (document, zh_trc (language, "protest form", "Round\tBoard\tGame against"), "\t\t", NULL);
  zh_report_add_writing_lines (document, zh_trc (language, "protest form", "Decision contested"), 2);
  zh_report_add_writing_lines (document, zh_trc (language, "protest form", "Articles of the rules and the regulations"), 2);
  zh_report_add_writing_lines (document, zh_trc (language, "protest form", "What happened"), 8);
  zh_report_add_writing_lines (document, zh_trc (language, "protest form", "I ask"), 3);
  zh_report_document_add_field (document, zh_trc (language, "protest form", "Witnesses"), "", NULL);
  zh_report_document_add_field (document, zh_trc (language, "protest form", "Deposit"), "", NULL);
  zh_report_document_add_signed (document, zh_trc (language, "protest form", "Applicant"), NULL, sign);
  zh_report_document_add_heading (document, zh_trc (language, "protest form", "For the arbiter"));
  zh_report_document_add_field (document, zh_trc (language, "protest form", "Taken in on\tat (time)\tCase No."), "\t\t", NULL);
  zh_report_document_add_signed (document, zh_trc (language, "protest form", "Taken in by"), NULL, sign);
  return document;
}

/* Order 988, 8.5.1: while a player does not record, an arbiter does. */
ZhReportDocument *
zh_report_build_time_trouble (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Arbiter’s record in time trouble")), ZH_REPORT_NO_RESULTS);
  ZhReportTable    *table;

  document->orientation = ZH_ORIENTATION_PORTRAIT;
  zh_report_document_add_field (document, zh_trc (language, "time trouble", "Round\tBoard\tControl at move"), "\t\t", NULL);
  zh_report_document_add_field (document, zh_trc (language, "time trouble", "White\tBlack"), "\t", NULL);
  zh_report_document_add_field (document, zh_trc (language, "time trouble", "Record began at move\tWhite’s clock\tBlack’s clock"), "\t\t", NULL);
  table = zh_report_document_add_table (document);
  zh_report_table_add (table, ZH_COL_MOVE, ZH_COLUMN_PLAIN, language);
  zh_report_table_add_as (table, ZH_COLUMN_WRITE, ZH_COL_WHITE, ZH_COLUMN_PLAIN, language);
  zh_report_table_add (table, ZH_COL_CLOCK, ZH_COLUMN_PLAIN, language);
  zh_report_table_add_as (table, ZH_COLUMN_WRITE, ZH_COL_BLACK, ZH_COLUMN_PLAIN, language);
  zh_report_table_add (table, ZH_COL_CLOCK, ZH_COLUMN_PLAIN, language);
  for (int i = 1; i <= N_TIME_TROUBLE_ROWS; i++)
    zh_report_table_add_row (table);
  zh_report_add_writing_lines (document, zh_trc (language, "time trouble", "Claims, flag, remarks"), 2);
  zh_report_document_add_signed (document, zh_trc (language, "under a document", "Arbiter"), NULL, zh_trc (language, "under a line", "signature"));
  return document;
}

/* Asking for an assistant, with what is known of him (Ukrainian chess rules IV.5.11; draughts IV.13.13). @person: (nullable) */
static void
add_request (ZhReportDocument      *document,
             const ZhReportRequest *request,
             const ZhPerson        *person)
{
  const ZhLanguage *language = request->language;
  const char       *sign = zh_trc (language, "under a line", "signature");
  g_autofree char  *chief = zh_report_format_official (zh_competition_find_official (request->competition, "chief-arbiter"), language);
  g_autofree char  *name = person != NULL ? zh_person_format_full_name (person) : g_strdup ("");

  zh_report_document_add_field (document, zh_trc (language, "assistant request", "To the chief arbiter"), chief, NULL);
  zh_report_document_add_field (document, zh_trc (language, "assistant request", "Competition"), request->competition->title, NULL);
  zh_report_document_add_field (document, zh_trc (language, "assistant request", "Athlete"), name, zh_trc (language, "under a line", "surname, given name, patronymic"));
  zh_report_document_add_field (document, zh_trc (language, "assistant request", "Category and class"), person != NULL ? person->disability_class : "", NULL);
  zh_report_document_add_field (document, zh_trc (language, "assistant request", "Assistant"), person != NULL ? person->assistant : "", zh_trc (language, "under a line", "surname, given name, patronymic"));
  zh_report_document_add_field (document, zh_trc (language, "assistant request", "Reason"), zh_trc (language, "assistant request", "☐ sight   ☐ another illness   ☐ physical impairment"), NULL);
  zh_report_add_writing_lines (document, zh_trc (language, "assistant request", "Duties agreed"), person != NULL && *person->assistant_duties != '\0' ? 0 : 3);
  if (person != NULL && *person->assistant_duties != '\0')
    zh_report_document_add_field (document, zh_trc (language, "assistant request", "Duties agreed"), person->assistant_duties, NULL);
  zh_report_document_add_field (document, zh_trc (language, "assistant request", "Arranged with the organiser on"), "", NULL);
  zh_report_document_add_signed (document, zh_trc (language, "assistant request", "Athlete"), NULL, sign);
  zh_report_document_add_signed (document, zh_trc (language, "assistant request", "Agreed by the panel of arbiters"), NULL, zh_trc (language, "under a line", "signature, date, time"));
}

ZhReportDocument *
zh_report_build_assistant_request (const ZhReportRequest *request,
                                   GError               **error)
{
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Request for an assistant")), ZH_REPORT_NO_RESULTS);
  int               n = 0;

  document->orientation = ZH_ORIENTATION_PORTRAIT;
  for (guint i = 0; i < request->competition->persons->len; i++)
    {
      const ZhPerson *person = g_ptr_array_index (request->competition->persons, i);

      if (*person->assistant == '\0')
        continue;
      if (n++ > 0)
        zh_report_document_add_page_break (document);
      add_request (document, request, person);
    }
  if (n == 0)
    add_request (document, request, NULL);
  return document;
}

/* What the captain of a team hands to somebody, told the chief arbiter beforehand (Russian order 988 24.1, 24.6, 24.8). */
static void
add_delegation (ZhReportDocument      *document,
                const ZhReportRequest *request,
                const ZhEntry         *team)
{
  const ZhLanguage *language = request->language;
  const char       *sign = zh_trc (language, "under a line", "signature");
  const char       *captain = zh_tournament_get_captain (request->tournament, team->id);
  g_autofree char  *chief = zh_report_format_official (zh_competition_find_official (request->competition, "chief-arbiter"), language);

  zh_report_document_add_field (document, zh_trc (language, "captain’s delegation", "To the chief arbiter"), chief, NULL);
  zh_report_document_add_field (document, zh_trc (language, "captain’s delegation", "Competition"), request->competition->title, NULL);
  zh_report_document_add_field (document, zh_trc (language, "captain’s delegation", "Team"), team->team_name, NULL);
  zh_report_document_add_field (document, zh_trc (language, "captain’s delegation", "Captain"), captain, NULL);
  zh_report_document_add_field (document, zh_trc (language, "captain’s delegation", "Hands over to"), "", zh_trc (language, "under a line", "surname, given name, patronymic"));
  zh_report_document_add_field (document, zh_trc (language, "captain’s delegation", "What"), zh_trc (language, "captain’s delegation", "☐ line-ups   ☐ telling the pairings   ☐ signing the protocol   ☐ protests"), NULL);
  zh_report_document_add_field (document, zh_trc (language, "captain’s delegation", "From round\tTo round"), "\t", NULL);
  zh_report_document_add_signed (document, zh_trc (language, "captain’s delegation", "Captain"), captain, zh_trc (language, "under a line", "signature, date, time"));
  zh_report_document_add_field (document, zh_trc (language, "captain’s delegation", "Taken in on\tat (time)"), "\t", NULL);
  zh_report_document_add_signed (document, zh_trc (language, "captain’s delegation", "Taken in by"), NULL, sign);
}

ZhReportDocument *
zh_report_build_captain_delegation (const ZhReportRequest *request,
                                    GError               **error)
{
  const GPtrArray  *entries = request->tournament->entries;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Delegation by a captain")), ZH_REPORT_NO_RESULTS);

  document->orientation = ZH_ORIENTATION_PORTRAIT;
  for (guint i = 0; i < entries->len; i++)
    {
      if (i > 0)
        zh_report_document_add_page_break (document);
      add_delegation (document, request, g_ptr_array_index (entries, i));
    }
  if (entries->len == 0)
    zh_report_document_add_note (document, zh_tr (request->language, "No entries yet."));
  return document;
}
