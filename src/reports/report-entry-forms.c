/* The entry forms of order 988, annexes 3 to 6: preliminary and final, of a team and of athletes
 * who play for themselves. One sheet a team or, of athletes, an organisation that sends them, else a
 * region; an event without entries gives an empty sheet to be sent out. */
#include "config.h"

#include <string.h>

#include "report-builders.h"
#include "report-forms.h"

#define N_EMPTY_ROWS 12

typedef enum
{
  FORM_PRELIMINARY,
  FORM_FINAL,
} Form;

typedef struct
{
  const ZhReportRequest *request;
  ZhReportDocument      *document;
  Form                   form;
} EntryForm;

static void
add_head (const EntryForm *self,
          const char      *from)
{
  const ZhLanguage    *language = self->request->language;
  const ZhCompetition *competition = self->request->competition;
  g_autofree char     *days = zh_language_format_date_range (language, competition->start, competition->end);
  gboolean             is_team = zh_tournament_is_team (self->request->tournament);

  zh_report_document_add_field (self->document, is_team ? zh_trc (language, "entry form", "From the team") : zh_trc (language, "entry form", "From"), from, NULL);
  zh_report_document_add_field (self->document, zh_trc (language, "entry form", "For taking part in the competition"), competition->title, NULL);
  zh_report_document_add_field (self->document, zh_trc (language, "entry form", "Held at"), competition->place, NULL);
  zh_report_document_add_field (self->document, zh_trc (language, "entry form", "In the days"), days, NULL);
}

static ZhReportTable *
add_columns (const EntryForm *self)
{
  const ZhLanguage *language = self->request->language;
  ZhReportTable    *table = zh_report_document_add_table (self->document);

  zh_report_table_add (table, ZH_COL_ROW, ZH_COLUMN_KEY, language);
  zh_report_table_add (table, ZH_COL_FULL_NAME, ZH_COLUMN_KEY, language);
  zh_report_table_add (table, ZH_COL_BIRTH_DATE, ZH_COLUMN_FULL, language);
  zh_report_table_add (table, ZH_COL_CATEGORY, ZH_COLUMN_FULL, language);
  zh_report_table_add (table, ZH_COL_DISCIPLINE, ZH_COLUMN_PLAIN, language);
  zh_report_table_add (table, ZH_COL_CONTACTS, ZH_COLUMN_PRIVATE, language);
  zh_report_table_add (table, ZH_COL_DOCTOR, ZH_COLUMN_PLAIN, language);
  return table;
}

static void
add_person (const EntryForm *self,
            ZhReportTable   *table,
            int              number,
            const ZhPerson  *person)
{
  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, number);
  zh_report_table_take (table, 1, zh_person_format_full_name (person), NULL);
  zh_report_table_take (table, 2, zh_language_format_short_date (self->request->language, person->birth), zh_date_format_iso (person->birth));
  zh_report_table_take (table, 3,
                        g_strconcat (person->category, *person->category != '\0' && *person->title != '\0' ? ", " : "", person->title, NULL), NULL);
  zh_report_table_set (table, 4, zh_report_get_discipline (self->request->tournament, self->request->language));
  zh_report_table_take (table, 5, g_strconcat (person->email, *person->email != '\0' && *person->phone != '\0' ? ", " : "", person->phone, NULL), NULL);
}

static void
add_final_lines (const EntryForm *self)
{
  const ZhLanguage *language = self->request->language;
  gboolean          is_team = zh_tournament_is_team (self->request->tournament);

  zh_report_document_add_field (self->document,
                                is_team ? zh_trc (language, "entry form", "Representative of the team")
                                        : zh_trc (language, "entry form", "Representative of the athlete"),
                                "", NULL);
  zh_report_document_add_field (self->document, zh_trc (language, "entry form", "Admitted to the competition, number of persons"), "", NULL);
  zh_report_document_add_signed (self->document, zh_trc (language, "entry form", "Doctor"), NULL, zh_trc (language, "under a line", "signature, stamp, date"));
}

/* The preliminary form of a team has the federation first (annex 3), the others the authority. */
static void
add_foot (const EntryForm *self)
{
  const ZhLanguage *language = self->request->language;
  const char       *hint = zh_trc (language, "under a line", "signature, stamp");
  const char       *federation = zh_trc (language, "entry form", "Head of the regional sports federation");
  const char       *authority = zh_trc (language, "entry form", "Head of the regional authority for physical culture and sport");
  gboolean          federation_first = zh_tournament_is_team (self->request->tournament) && self->form == FORM_PRELIMINARY;

  if (self->form == FORM_FINAL)
    add_final_lines (self);
  zh_report_document_add_signed (self->document, federation_first ? federation : authority, NULL, hint);
  zh_report_document_add_signed (self->document, federation_first ? authority : federation, NULL, hint);
}

static void
add_team (EntryForm     *self,
          const ZhEntry *team)
{
  const ZhTournament *tournament = self->request->tournament;
  ZhReportTable      *table;
  int                 number = 0;

  add_head (self, team->team_name);
  zh_report_add_sender (self->document, team);
  table = add_columns (self);
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->entry_id == team->id && member->person != NULL)
        add_person (self, table, ++number, member->person);
    }
  add_foot (self);
}

static void
add_region (EntryForm  *self,
            const char *region,
            const char *sender,
            const int  *order)
{
  const ZhTournament *tournament = self->request->tournament;
  ZhReportTable      *table;
  int                 number = 0;

  add_head (self, *sender != '\0' ? sender : region);
  table = add_columns (self);
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, (guint) order[i]);

      if (entry->person != NULL && strcmp (entry->person->region, region) == 0 && strcmp (entry->sender, sender) == 0)
        add_person (self, table, ++number, entry->person);
    }
  add_foot (self);
}

static void
add_empty (EntryForm *self)
{
  ZhReportTable *table;

  add_head (self, "");
  table = add_columns (self);
  for (int i = 1; i <= N_EMPTY_ROWS; i++)
    {
      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, i);
    }
  add_foot (self);
}

static void
add_regions (EntryForm *self)
{
  const GPtrArray *entries = self->request->tournament->entries;
  g_autofree int  *order = zh_report_sort_by_name (self->request->tournament, self->request->language);
  g_autoptr (GHashTable) done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (entries, i);

      if (entry->person == NULL || !g_hash_table_add (done, g_strconcat (entry->person->region, "\n", entry->sender, NULL)))
        continue;
      if (g_hash_table_size (done) > 1)
        zh_report_document_add_page_break (self->document);
      add_region (self, entry->person->region, entry->sender, order);
    }
}

static ZhReportDocument *
build_form (const ZhReportRequest *request,
            Form                   form,
            const char            *title)
{
  const GPtrArray *entries = request->tournament->entries;
  EntryForm        self = { request, zh_report_begin (request, g_strdup (title), ZH_REPORT_NO_RESULTS), form };

  self.document->orientation = ZH_ORIENTATION_LANDSCAPE;
  if (entries->len == 0)
    add_empty (&self);
  else if (!zh_tournament_is_team (request->tournament))
    add_regions (&self);
  for (guint i = 0; i < entries->len && zh_tournament_is_team (request->tournament); i++)
    {
      if (i > 0)
        zh_report_document_add_page_break (self.document);
      add_team (&self, g_ptr_array_index (entries, i));
    }
  return self.document;
}

ZhReportDocument *
zh_report_build_preliminary_entry (const ZhReportRequest *request,
                                   GError               **error)
{
  return build_form (request, FORM_PRELIMINARY, zh_trc (request->language, "document", "Preliminary entry"));
}

ZhReportDocument *
zh_report_build_final_entry (const ZhReportRequest *request,
                             GError               **error)
{
  return build_form (request, FORM_FINAL, zh_trc (request->language, "document", "Entry for the competition"));
}
