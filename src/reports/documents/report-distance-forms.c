/* What a school sends before a distance match of teams: the questionnaire with the line-up, and the
 * list of logins. One sheet a team; an event without teams gives an empty sheet. */
#include "config.h"

#include <glib/gi18n.h>

#include "report-builders.h"
#include "report-forms.h"

/* The places of a team, as the form prints them. */
static const char *const places[] = {
  NC_ ("place in a school team", "Board 1 (boy)"),
  NC_ ("place in a school team", "Board 2 (boy)"),
  NC_ ("place in a school team", "Board 3 (boy)"),
  NC_ ("place in a school team", "Board 4 (girl)"),
  NC_ ("place in a school team", "Reserve player 1 (boy)"),
  NC_ ("place in a school team", "Reserve player 2 (girl)"),
};

/* The @index-th of a team by board, the reserves last; %NULL where there is none. */
static const ZhMember *
find_member (const ZhTournament *tournament,
             const ZhEntry      *team,
             guint               index)
{
  for (guint i = 0; team != NULL && i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->entry_id == team->id && member->person != NULL && index-- == 0)
        return member;
    }
  return NULL;
}

static void
add_leader (ZhReportDocument *document)
{
  const ZhLanguage *language = document->language;

  zh_report_document_add_heading (document, zh_trc (language, "distance entry", "1. The leader of the team (teacher, coach)"));
  zh_report_document_add_field (document, "", "", zh_trc (language, "under a line", "surname, given name, patronymic"));
  zh_report_document_add_field (document, "", "", zh_trc (language, "under a line", "position"));
  zh_report_document_add_field (document, "", "", zh_trc (language, "under a line", "telephone, e-mail"));
}

static void
add_line_up (ZhReportDocument      *document,
             const ZhReportRequest *request,
             const ZhEntry         *team)
{
  const ZhLanguage *language = document->language;
  ZhReportTable    *table;

  zh_report_document_add_heading (document, zh_trc (language, "distance entry", "2. The team of pupils"));
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_TEAM_BOARD, ZH_COLUMN_KEY }, { ZH_COL_FULL_NAME });
  zh_report_table_add_as (table, ZH_COLUMN_WRITE, ZH_COL_SCHOOL_CLASS, ZH_COLUMN_PLAIN, language);
  zh_report_table_add (table, ZH_COL_BIRTH_DATE, ZH_COLUMN_FULL, language);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      const ZhMember *member = find_member (request->tournament, team, i);

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, zh_trc (language, "place in a school team", places[i]));
      if (member == NULL)
        continue;
      zh_report_table_take (table, 1, zh_person_format_full_name (member->person), NULL);
      zh_report_table_set (table, 2, member->person->school_class);
      zh_report_table_take (table, 3, zh_language_format_short_date (language, member->person->birth), zh_date_format_iso (member->person->birth));
    }
}

static void
add_confirmation (ZhReportDocument *document)
{
  const ZhLanguage *language = document->language;

  zh_report_document_add_heading (document, zh_trc (language, "distance entry", "3. I confirm that the entry is right"));
  zh_report_document_add_signed (document, zh_trc (language, "distance entry", "Head of the school"), NULL,
                                 zh_trc (language, "under a line", "name in full, signature, telephone"));
  zh_report_document_add_field (document, zh_trc (language, "distance entry", "Date\tSeal (with the arms)"), "\t", NULL);
  zh_report_document_add_heading (document, zh_trc (language, "distance entry", "Note"));
  zh_report_document_add_note (document, zh_tr (language, "The players undertake to play by themselves, without hints of a computer, data bases, books or advice."));
  zh_report_document_add_note (document, zh_tr (language, "The school provides the technical conditions for playing."));
  zh_report_document_add_note (document, zh_tr (language, "The parents agree to the processing of personal data."));
}

static void
add_entry_sheet (ZhReportDocument      *document,
                 const ZhReportRequest *request,
                 const ZhEntry         *team)
{
  const ZhLanguage *language = document->language;

  zh_report_document_add_field (document, zh_trc (language, "distance entry", "for taking part in the distance friendly online match"), request->competition->title, NULL);
  zh_report_document_add_field (document, zh_trc (language, "distance entry", "Team"), team != NULL ? team->team_name : "", NULL);
  zh_report_add_sender (document, team);
  add_leader (document);
  add_line_up (document, request, team);
  add_confirmation (document);
}

static void
add_login_sheet (ZhReportDocument      *document,
                 const ZhReportRequest *request,
                 const ZhEntry         *team)
{
  const ZhLanguage *language = document->language;
  ZhReportTable    *table;

  zh_report_document_add_field (document, zh_trc (language, "distance entry", "Team"), team != NULL ? team->team_name : "", NULL);
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_ROW, ZH_COLUMN_KEY }, { ZH_COL_FULL_NAME }, { ZH_COL_LOGIN, ZH_COLUMN_PRIVATE },
                     { ZH_COL_E_MAIL, ZH_COLUMN_PRIVATE });
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      const ZhMember *member = find_member (request->tournament, team, i);

      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, (int) i + 1);
      if (member == NULL)
        continue;
      zh_report_table_take (table, 1, zh_person_format_full_name (member->person), NULL);
      zh_report_table_set (table, 2, member->person->login);
      zh_report_table_set (table, 3, member->person->email);
    }
}

/* Where everybody plays for himself: one list for the panel. */
static void
add_login_list (ZhReportDocument      *document,
                const ZhReportRequest *request)
{
  ZhReportTable *table = zh_report_document_add_table (document);

  ZH_REPORT_COLUMNS (table, document->language, { ZH_COL_ROW, ZH_COLUMN_KEY }, { ZH_COL_FULL_NAME }, { ZH_COL_LOGIN, ZH_COLUMN_PRIVATE },
                     { ZH_COL_E_MAIL, ZH_COLUMN_PRIVATE });
  for (guint i = 0; i < request->tournament->entries->len; i++)
    {
      const ZhPerson *person = ((const ZhEntry *) g_ptr_array_index (request->tournament->entries, i))->person;

      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, (int) i + 1);
      zh_report_table_take (table, 1, zh_person_format_full_name (person), NULL);
      zh_report_table_set (table, 2, person->login);
      zh_report_table_set (table, 3, person->email);
    }
}

typedef void (*AddSheet) (ZhReportDocument      *document,
                          const ZhReportRequest *request,
                          const ZhEntry         *team);

static ZhReportDocument *
build_sheets (const ZhReportRequest *request,
              const char            *title,
              AddSheet               add_sheet)
{
  ZhReportDocument *document = zh_report_begin (request, g_strdup (title), ZH_REPORT_NO_RESULTS);
  const GPtrArray  *entries = request->tournament->entries;

  document->orientation = ZH_ORIENTATION_PORTRAIT;
  for (guint i = 0; i < MAX (entries->len, 1); i++)
    {
      if (i > 0)
        zh_report_document_add_page_break (document);
      add_sheet (document, request, entries->len > 0 ? g_ptr_array_index (entries, i) : NULL);
    }
  return document;
}

ZhReportDocument *
zh_report_build_distance_entry (const ZhReportRequest *request,
                                GError               **error)
{
  return build_sheets (request, zh_trc (request->language, "document", "Questionnaire of a team for distance play"), add_entry_sheet);
}

ZhReportDocument *
zh_report_build_logins (const ZhReportRequest *request,
                        GError               **error)
{
  const char       *title = zh_trc (request->language, "document", "Logins and e-mail addresses of the players");
  ZhReportDocument *document;

  if (zh_tournament_is_team (request->tournament))
    return build_sheets (request, title, add_login_sheet);
  document = zh_report_begin (request, g_strdup (title), ZH_REPORT_NO_RESULTS);
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  add_login_list (document, request);
  return document;
}
