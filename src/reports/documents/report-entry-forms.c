/* The entry forms of order 988, annexes 3 to 6: preliminary and final, of a team and of athletes
 * who play for themselves; and the named entry that the Ukrainian rules ask for without printing a
 * form of it (chess II.4.1, II.5, IV.5.11, IV.6.4; draughts IV.2.5, IV.14.4). One sheet a team or, of athletes, an organisation that sends them, else a
 * region; an event without entries gives an empty sheet to be sent out. */
#include "config.h"

#include <string.h>

#include "report-builders.h"
#include "report-forms.h"
#include "teams.h"

#define N_EMPTY_ROWS 12

typedef enum
{
  FORM_PRELIMINARY,
  FORM_FINAL,
  FORM_NAMED,
  FORM_CENTRE, /* the named entry where the rules ask for a class: of a regional centre */
} Form;

typedef struct
{
  const ZhReportRequest *request;
  ZhReportDocument      *document;
  Form                   form;
  GArray                *columns; /* (element-type ZhColumn): of the sheet at work */
} EntryForm;

/* Who sends, and for whom; who answers questions is written by hand. */
static void
add_named_head (const EntryForm *self,
                const char      *from,
                const char      *sender)
{
  const ZhLanguage *language = self->request->language;
  gboolean          is_team = zh_tournament_is_team (self->request->tournament);

  zh_report_document_add_field (self->document, zh_trc (language, "entry form", "Sent by"), sender,
                                zh_trc (language, "under a line", "regional centre, federation or club"));
  zh_report_document_add_field (self->document, is_team ? zh_trc (language, "entry form", "Team") : zh_trc (language, "entry form", "Region"), from, NULL);
  zh_report_document_add_field (self->document, zh_trc (language, "entry form", "Responsible person"), "",
                                zh_trc (language, "under a line", "surname, given name, telephone, e-mail"));
}

/* Which entry it is, and of what rank and character the competition, is said by hand (Ukrainian chess rules II.4.4,
 * II.1.1, II.1.2). */
static void
add_kind_of_entry (const EntryForm *self)
{
  const ZhLanguage *language = self->request->language;

  zh_report_document_add_field (self->document, zh_trc (language, "entry form", "Kind of entry"), zh_trc (language, "entry form", "preliminary named / named on the day of arrival / additional"),
                                zh_trc (language, "under a line", "underline"));
  zh_report_document_add_field (self->document, zh_trc (language, "entry form", "Rank of the competition (I–VI)\tCharacter"), "\t", NULL);
}

static void
add_head (const EntryForm *self,
          const char      *from,
          const char      *sender)
{
  const ZhLanguage    *language = self->request->language;
  const ZhCompetition *competition = self->request->competition;
  g_autofree char     *days = zh_language_format_date_range (language, competition->start, competition->end);
  gboolean             is_team = zh_tournament_is_team (self->request->tournament);

  if (self->form == FORM_CENTRE)
    zh_report_document_add_field (self->document, zh_trc (language, "entry form", "Regional centre “Invasport”"), *sender != '\0' ? sender : from, NULL);
  else if (self->form == FORM_NAMED)
    add_named_head (self, from, sender);
  else if (is_team)
    zh_report_document_add_field (self->document, zh_trc (language, "entry form", "From the team"), from, NULL);
  else
    /* in the case that the word before it asks for: as somebody typed it, or by hand */
    zh_report_document_add_field (self->document, zh_trc (language, "entry form", "From"), sender, NULL);
  zh_report_document_add_field (self->document, zh_trc (language, "entry form", "For taking part in the competition"), competition->title, NULL);
  zh_report_document_add_field (self->document, zh_trc (language, "entry form", "Held at"), competition->place, NULL);
  zh_report_document_add_field (self->document, zh_trc (language, "entry form", "In the days"), days, NULL);
  if (self->form == FORM_CENTRE)
    add_kind_of_entry (self);
}

/* Insurance is asked for where a regulation does; then somebody has named his. */
static gboolean
has_insurance (const EntryForm *self)
{
  const GPtrArray *persons = self->request->competition->persons;

  for (guint i = 0; i < persons->len; i++)
    if (*((const ZhPerson *) g_ptr_array_index (persons, i))->insurance != '\0')
      return TRUE;
  return FALSE;
}

/* A column of the form, @flags: how it stands on the sheet. */
typedef struct
{
  ZhColumn      column;
  ZhColumnFlags flags;
} FormColumn;

/* The named entry says assistant, coach and place in the team as well; no article asks for a doctor's visa there. */
static const FormColumn named_columns[] = {
  { ZH_COL_ROW, ZH_COLUMN_KEY },
  { ZH_COL_FULL_NAME, ZH_COLUMN_KEY },
  { ZH_COL_TEAM_BOARD, ZH_COLUMN_PLAIN },
  { ZH_COL_BIRTH_DATE, ZH_COLUMN_FULL },
  { ZH_COL_CATEGORY, ZH_COLUMN_FULL },
  { ZH_COL_DISABILITY, ZH_COLUMN_FULL },
  { ZH_COL_DISCIPLINE, ZH_COLUMN_PLAIN },
  { ZH_COL_ASSISTANT, ZH_COLUMN_PLAIN },
  { ZH_COL_COACH, ZH_COLUMN_PLAIN },
  { ZH_COL_CONTACTS, ZH_COLUMN_PRIVATE },
  { ZH_COL_INSURANCE, ZH_COLUMN_PRIVATE },
};

/* That of a centre (Ukrainian chess rules II.2.1, II.4.3, II.5.1, II.5.2, II.6.1, II.8.1, IV.2.3, IV.5.11, IV.6.4). */
static const FormColumn centre_columns[] = {
  { ZH_COL_ROW, ZH_COLUMN_KEY },
  { ZH_COL_FULL_NAME, ZH_COLUMN_KEY },
  { ZH_COL_BIRTH_DATE, ZH_COLUMN_FULL },
  { ZH_COL_SEX, ZH_COLUMN_FULL },
  { ZH_COL_REGION, ZH_COLUMN_PLAIN },
  { ZH_COL_CATEGORY, ZH_COLUMN_FULL },
  { ZH_COL_STANDARD, ZH_COLUMN_FULL },
  { ZH_COL_DISABILITY, ZH_COLUMN_FULL },
  { ZH_COL_DISCIPLINE, ZH_COLUMN_PLAIN },
  { ZH_COL_TEAM_BOARD, ZH_COLUMN_PLAIN },
  { ZH_COL_ASSISTANT, ZH_COLUMN_PLAIN },
  { ZH_COL_COACH, ZH_COLUMN_PLAIN },
  { ZH_COL_FIT, ZH_COLUMN_PLAIN },
};

static const FormColumn annex_columns[] = {
  { ZH_COL_ROW, ZH_COLUMN_KEY },
  { ZH_COL_FULL_NAME, ZH_COLUMN_KEY },
  { ZH_COL_BIRTH_DATE, ZH_COLUMN_FULL },
  { ZH_COL_CATEGORY, ZH_COLUMN_FULL },
  { ZH_COL_DISCIPLINE, ZH_COLUMN_PLAIN },
  { ZH_COL_CONTACTS, ZH_COLUMN_PRIVATE },
  { ZH_COL_DOCTOR, ZH_COLUMN_PLAIN },
};

static ZhReportTable *
add_columns (const EntryForm *self)
{
  ZhReportTable    *table = zh_report_document_add_table (self->document);
  const FormColumn *columns = self->form == FORM_CENTRE ? centre_columns : self->form == FORM_NAMED ? named_columns
                                                                                                    : annex_columns;
  gsize             n_columns = self->form == FORM_CENTRE  ? G_N_ELEMENTS (centre_columns)
                                : self->form == FORM_NAMED ? G_N_ELEMENTS (named_columns)
                                                           : G_N_ELEMENTS (annex_columns);

  g_array_set_size (self->columns, 0);
  for (gsize i = 0; i < n_columns; i++)
    {
      if ((columns[i].column == ZH_COL_TEAM_BOARD && !zh_tournament_is_team (self->request->tournament)) ||
          (columns[i].column == ZH_COL_INSURANCE && !has_insurance (self)))
        continue;
      zh_report_table_add (table, columns[i].column, columns[i].flags, self->request->language);
      g_array_append_val (self->columns, columns[i].column);
    }
  return table;
}

static char *
format_contacts (const ZhPerson *person)
{
  return g_strconcat (person->email, *person->email != '\0' && *person->phone != '\0' ? ", " : "", person->phone, NULL);
}

static char *
format_category (const ZhPerson   *person,
                 const ZhLanguage *language)
{
  return g_strconcat (person->category, *person->category != '\0' && *person->title != '\0' ? ", " : "",
                      zh_report_get_title_in (person, language), NULL);
}

/* "2" of the main line-up, "reserve". */
static char *
format_board (const EntryForm *self,
              const ZhMember  *member)
{
  if (member->reserve)
    return g_strdup (zh_tr (self->request->language, "reserve"));
  return zh_column_format_number (member->board);
}

static char *
format_sex (const EntryForm *self,
            const ZhPerson  *person)
{
  if (person->sex == ZH_SEX_UNKNOWN)
    return g_strdup ("");
  return g_strdup (person->sex == ZH_SEX_FEMALE ? zh_trc (self->request->language, "sex, in a form", "f") : zh_trc (self->request->language, "sex, in a form", "m"));
}

static char *
format_cell (const EntryForm *self,
             ZhColumn         column,
             const ZhPerson  *person,
             const ZhMember  *member)
{
  switch ((int) column)
    {
    case ZH_COL_FULL_NAME:
      return zh_person_format_full_name (person);
    case ZH_COL_TEAM_BOARD:
      return format_board (self, member);
    case ZH_COL_BIRTH_DATE:
      return zh_language_format_short_date (self->request->language, person->birth);
    case ZH_COL_CATEGORY:
      return format_category (person, self->request->language);
    case ZH_COL_DISABILITY:
      return g_strdup (person->disability_class);
    case ZH_COL_DISCIPLINE:
      return g_strdup (zh_report_get_discipline (self->request->tournament, self->request->language));
    case ZH_COL_ASSISTANT:
      return g_strdup (person->assistant);
    case ZH_COL_CONTACTS:
      return format_contacts (person);
    case ZH_COL_INSURANCE:
      return g_strdup (person->insurance);
    case ZH_COL_REGION:
      return g_strdup (person->region);
    case ZH_COL_COACH:
      return g_strdup (person->coach);
    case ZH_COL_SEX:
      return format_sex (self, person);
    default:
      return g_strdup ("");
    }
}

/* @member: of a team, else %NULL */
static void
add_person (const EntryForm *self,
            ZhReportTable   *table,
            int              number,
            const ZhPerson  *person,
            const ZhMember  *member)
{
  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, number);
  for (guint i = 1; i < self->columns->len; i++)
    {
      ZhColumn column = g_array_index (self->columns, ZhColumn, i);
      char    *plain = column == ZH_COL_BIRTH_DATE ? zh_date_format_iso (person->birth) : NULL;

      zh_report_table_take (table, i, format_cell (self, column, person, member), plain);
    }
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
  zh_report_document_add_field (self->document,
                                is_team ? zh_trc (language, "entry form", "Admitted to the competition, number of persons")
                                        : zh_trc (language, "entry form", "Admitted to the competition"),
                                "", NULL);
  zh_report_document_add_signed (self->document, zh_trc (language, "entry form", "Doctor"), NULL, zh_trc (language, "under a line", "signature, stamp, date"));
}

/* The captain of a team, how many come, and who certifies the entry. @team: (nullable) */
static void
add_named_foot (const EntryForm *self,
                const ZhEntry   *team,
                int              n_persons,
                int              n_assistants)
{
  const ZhLanguage *language = self->request->language;
  const char       *hint = zh_trc (language, "under a line", "signature, stamp");
  g_autofree char  *numbers = n_persons > 0 ? g_strdup_printf ("%d\t%d\t", n_persons, n_assistants) : g_strdup ("\t\t");

  if (team != NULL || zh_tournament_is_team (self->request->tournament))
    zh_report_document_add_field (self->document, zh_trc (language, "entry form", "Captain (representative) of the team"),
                                  team != NULL ? zh_tournament_get_captain (self->request->tournament, team->id) : "", NULL);
  zh_report_document_add_field (self->document, zh_trc (language, "entry form", "Participants in all\tAssistants\tAccompanying"), numbers, NULL);
  zh_report_document_add_signed (self->document,
                                 self->form == FORM_CENTRE ? zh_trc (language, "entry form", "Head of the regional centre “Invasport”")
                                                           : zh_trc (language, "entry form", "Head of the sending organisation"),
                                 NULL, hint);
  zh_report_document_add_field (self->document, zh_trc (language, "entry form", "Date"), "", NULL);
}

/* The preliminary form of a team has the federation first (annex 3), the others the authority. */
static void
add_foot (const EntryForm *self,
          const ZhEntry   *team,
          int              n_persons,
          int              n_assistants)
{
  const ZhLanguage *language = self->request->language;
  const char       *hint = zh_trc (language, "under a line", "signature, stamp");
  const char       *federation = zh_trc (language, "entry form", "Head of the regional sports federation");
  const char       *authority = zh_trc (language, "entry form", "Head of the regional authority for physical culture and sport");
  gboolean          federation_first = zh_tournament_is_team (self->request->tournament) && self->form == FORM_PRELIMINARY;

  if (self->form == FORM_CENTRE || self->form == FORM_NAMED)
    {
      add_named_foot (self, team, n_persons, n_assistants);
      return;
    }
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
  int                 n_assistants = 0;

  add_head (self, team->team_name, team->sender);
  if (self->form == FORM_PRELIMINARY || self->form == FORM_FINAL)
    zh_report_add_sender (self->document, team);
  table = add_columns (self);
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->entry_id != team->id || member->person == NULL)
        continue;
      add_person (self, table, ++number, member->person, member);
      n_assistants += *member->person->assistant != '\0';
    }
  add_foot (self, team, number, n_assistants);
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
  int                 n_assistants = 0;

  add_head (self, region, sender);
  table = add_columns (self);
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, (guint) order[i]);

      if (entry->person != NULL && strcmp (entry->person->region, region) == 0 && strcmp (entry->sender, sender) == 0)
        {
          add_person (self, table, ++number, entry->person, NULL);
          n_assistants += *entry->person->assistant != '\0';
        }
    }
  add_foot (self, NULL, number, n_assistants);
}

static void
add_empty (EntryForm *self)
{
  ZhReportTable *table;

  add_head (self, "", "");
  table = add_columns (self);
  for (int i = 1; i <= N_EMPTY_ROWS; i++)
    {
      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, i);
    }
  add_foot (self, NULL, 0, 0);
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

/* The paper comes from the delegation: no arbiter stands over it, and no journal under it. */
static ZhReportDocument *
begin (const ZhReportRequest *request,
       const char            *title)
{
  ZhReportDocument *document = zh_report_begin (request, g_utf8_strup (title, -1), ZH_REPORT_NO_RESULTS);

  document->is_form = TRUE;
  g_free (document->occasion); /* the form has fields for them */
  g_free (document->official);
  g_free (document->footer);
  g_free (document->printed);
  document->occasion = g_strdup ("");
  document->official = g_strdup ("");
  document->footer = g_strdup ("");
  document->printed = g_strdup ("");
  return document;
}

static ZhReportDocument *
build_form (const ZhReportRequest *request,
            Form                   form,
            const char            *title)
{
  const GPtrArray *entries = request->tournament->entries;
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (ZhColumn));
  EntryForm self = { request, begin (request, title), form, columns };

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

ZhReportDocument *
zh_report_build_named_entry (const ZhReportRequest *request,
                             GError               **error)
{
  gboolean has_classes = FALSE;

  if (request->ruleset != NULL)
    zh_ruleset_get_boolean (request->ruleset, "admission.class", &has_classes, NULL);
  return build_form (request, has_classes ? FORM_CENTRE : FORM_NAMED, zh_trc (request->language, "document", "Named entry"));
}
