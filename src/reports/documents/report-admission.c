/* The protocol of the commission on admission, a sheet a session: who was present, who was admitted and who was not, on
 * what ground and by which article, with the lines for those who sign (order 988, 29.4, 29.5; Ukrainian chess rules
 * II.3.2, IV.1.3). Who is not decided on yet is not in it.
 */
#include "config.h"

#include <string.h>

#include "admission-boxes.h"
#include "entry-sheet.h"
#include "gone-applicant.h"
#include "official-roles.h"
#include "quotas.h"
#include "report-builders.h"
#include "report-forms.h"

#define N_MEMBERS 3
#define CHAIR "admission-chair"
#define DOCTOR "doctor"

typedef struct
{
  const ZhReportRequest *request;
  ZhReportDocument      *document;
  const GPtrArray       *boxes; /* (element-type ZhAdmissionBox) */
  ZhReportTable         *table; /* of the sheet at work */
  int                    n_rows;
  int                    n_admitted;
  int                    n_conditional;
  int                    n_refused;
} Protocol;

/* "in full", or what was waived and why, and what was not seen. */
static char *
format_documents (const Protocol    *self,
                  const ZhAdmission *admission,
                  gint64             member_id)
{
  const ZhLanguage *language = self->request->language;
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_asked = 0;

  for (guint i = 0; i < self->boxes->len; i++)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (self->boxes, i);
      const char           *label = zh_admission_box_get_label (box->key, language);
      ZhBoxState            state = zh_admission_get_box (admission, box->key);

      if (!zh_admission_box_is_asked (box, self->request->tournament, member_id))
        continue;
      n_asked++;
      if (state == ZH_BOX_SEEN)
        continue;
      g_string_append (text, text->len > 0 ? "; " : "");
      if (state == ZH_BOX_WAIVED)
        g_string_append_printf (text, zh_tr (language, "%1$s: waived, %2$s"), label, (const char *) g_hash_table_lookup (admission->boxes, box->key));
      else
        g_string_append_printf (text, zh_tr (language, "%s: not seen"), label);
    }
  if (text->len > 0)
    return g_string_free (g_steal_pointer (&text), FALSE);
  return g_strdup (n_asked > 0 ? zh_trc (language, "documents of admission", "in full") : "");
}

/* "admitted on condition, until 12 March 2026". */
static char *
format_decision (const Protocol    *self,
                 const ZhAdmission *admission)
{
  const ZhLanguage *language = self->request->language;
  const char       *label = zh_admission_state_get_label (admission->state, language);
  ZhDate            until = ZH_DATE_NONE;
  g_autofree char  *day = NULL;

  if (*admission->until == '\0' || !zh_date_parse (admission->until, &until))
    return g_strdup (label);
  day = zh_language_format_date (language, until);
  /* Translators: "admitted on condition", a day. */
  return g_strdup_printf (zh_tr (language, "%1$s, until %2$s"), label, day);
}

static void
count (Protocol        *self,
       ZhAdmissionState state)
{
  self->n_rows++;
  self->n_refused += state == ZH_ADMISSION_REFUSED;
  self->n_conditional += state == ZH_ADMISSION_CONDITIONAL;
  self->n_admitted += state == ZH_ADMISSION_ADMITTED || state == ZH_ADMISSION_BY_ORGANISER;
}

/* The cells that everybody has: number, name, birth; and what was decided. */
static void
add_decision (Protocol          *self,
              const char        *name,
              ZhDate             birth,
              const ZhAdmission *admission)
{
  count (self, admission->state);
  zh_report_table_add_row (self->table);
  zh_report_table_set_number (self->table, 0, self->n_rows);
  zh_report_table_set (self->table, 1, name);
  if (zh_date_is_set (birth))
    zh_report_table_take (self->table, 2, zh_language_format_short_date (self->request->language, birth), zh_date_format_iso (birth));
  zh_report_table_take (self->table, 6, format_decision (self, admission), NULL);
  zh_report_table_set (self->table, 7, admission->ground);
  zh_report_table_set (self->table, 8, admission->article);
}

static void
add_row (Protocol          *self,
         const ZhEntry     *entry,
         gint64             member_id,
         const ZhAdmission *admission)
{
  const ZhMember  *member = member_id != 0 ? zh_tournament_find_member (self->request->tournament, member_id) : NULL;
  const ZhPerson  *person = member != NULL ? member->person : entry->person;
  g_autofree char *name = person != NULL ? zh_person_format_full_name (person) : g_strdup (entry->team_name);

  add_decision (self, name, person != NULL ? person->birth : ZH_DATE_NONE, admission);
  zh_report_table_set (self->table, 3, member != NULL ? entry->team_name : person != NULL ? person->region
                                                                                          : "");
  zh_report_table_set (self->table, 4, entry->sender);
  zh_report_table_take (self->table, 5, format_documents (self, admission, member_id), NULL);
}

/* Of one who was removed since, what the decision keeps. */
static void
add_gone (Protocol          *self,
          const ZhApplicant *row)
{
  g_autoptr (ZhGoneApplicant) gone = zh_gone_applicant_parse (row->name);
  ZhDate           birth = ZH_DATE_NONE;
  g_autofree char *name = zh_report_split_birth (gone->name, &birth);
  ZhAdmission      admission = { .state = row->state, .article = row->article, .ground = row->ground, .until = row->until };
  gint64           is_member = *gone->team != '\0';

  add_decision (self, name, birth, &admission);
  zh_report_table_set (self->table, 3, is_member ? gone->team : gone->region);
  zh_report_table_set (self->table, 4, gone->sender);
  if (gone->has_documents)
    zh_report_table_take (self->table, 5, format_documents (self, gone->documents, is_member), NULL);
}

static void
add_columns (Protocol *self)
{
  const ZhLanguage *language = self->request->language;

  self->table = zh_report_document_add_table (self->document);
  self->table->empty_text = g_strdup (zh_tr (language, "Nothing is decided yet."));
  ZH_REPORT_COLUMNS (self->table, language, { ZH_COL_ROW, ZH_COLUMN_KEY }, { ZH_COL_FULL_NAME, ZH_COLUMN_KEY }, { ZH_COL_BIRTH_DATE, ZH_COLUMN_PLAIN },
                     { zh_tournament_is_team (self->request->tournament) ? ZH_COL_TEAM : ZH_COL_REGION, ZH_COLUMN_PLAIN }, { ZH_COL_SENDER, ZH_COLUMN_PLAIN });
  zh_report_table_add_column (self->table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "admission protocol", "Documents"), NULL);
  ZH_REPORT_COLUMNS (self->table, language, { ZH_COL_DECISION, ZH_COLUMN_BOLD }, { ZH_COL_REASON }, { ZH_COL_ARTICLE });
}

static void
add_decided (Protocol      *self,
             const ZhEntry *entry,
             gint64         member_id,
             gint64         session_id)
{
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (self->request->tournament, entry->id, member_id);

  if (admission->state != ZH_ADMISSION_OPEN && admission->session_id == session_id)
    add_row (self, entry, member_id, admission);
}

/* By name, each team with its members behind it; then who was removed since. */
static void
add_rows (Protocol *self,
          gint64    session_id)
{
  const ZhTournament *tournament = self->request->tournament;
  g_autofree int     *order = zh_report_sort_by_name (tournament, self->request->language);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, order[i]);

      add_decided (self, entry, 0, session_id);
      for (guint k = 0; k < tournament->members->len; k++)
        {
          const ZhMember *member = g_ptr_array_index (tournament->members, k);

          if (member->entry_id == entry->id)
            add_decided (self, entry, member->id, session_id);
        }
    }
  for (guint i = 0; i < tournament->applicants->len; i++)
    {
      const ZhApplicant *row = g_ptr_array_index (tournament->applicants, i);

      if (row->entry_id == 0 && row->session_id == session_id)
        add_gone (self, row);
    }
}

/* The lines of those present; (transfer full) (element-type GStrv): office and name. */
static GPtrArray *
list_present (const ZhSitting *sitting)
{
  GPtrArray *present = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_auto (GStrv) lines = g_strsplit (sitting != NULL ? sitting->present : "", "\n", -1);

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      char **parts = g_strsplit (lines[i], "\t", 2);

      if (g_strv_length (parts) == 2)
        g_ptr_array_add (present, parts);
      else
        g_strfreev (parts);
    }
  return present;
}

static void
add_present (Protocol  *self,
             GPtrArray *present)
{
  const ZhLanguage *language = self->request->language;

  for (guint i = 0; i < present->len; i++)
    {
      char           **member = g_ptr_array_index (present, i);
      g_autofree char *line = g_strdup_printf ("%s – %s", member[1], zh_official_role_format (member[0], language));

      zh_report_document_add_field (self->document, i == 0 ? zh_trc (language, "admission protocol", "Members present") : "", line, NULL);
    }
  if (present->len == 0)
    zh_report_add_writing_lines (self->document, zh_trc (language, "admission protocol", "Members present"), 2);
}

static void
add_head (Protocol        *self,
          const ZhSitting *sitting,
          GPtrArray       *present)
{
  const ZhLanguage *language = self->request->language;
  g_autofree char  *opened = zh_report_format_start (sitting != NULL ? sitting->opened : "", language);
  g_autofree char  *closed = zh_report_format_start (sitting != NULL ? sitting->closed : "", language);
  g_autofree char  *number = sitting != NULL ? g_strdup_printf ("%d", sitting->number) : g_strdup ("");
  g_autofree char  *values = g_strdup_printf ("%s\t%s\t%s", number, opened, closed);

  zh_report_document_add_field (self->document, zh_trc (language, "admission protocol", "Protocol No.\tSession opened\tClosed"), values, NULL);
  zh_report_document_add_field (self->document, zh_trc (language, "admission protocol", "Place"), sitting != NULL ? sitting->place : "", NULL);
  add_present (self, present);
}

static void
add_totals (Protocol *self)
{
  g_autofree char *totals = g_strdup_printf ("%d\t%d\t%d", self->n_admitted, self->n_conditional, self->n_refused);

  zh_report_document_add_field (self->document, zh_trc (self->request->language, "admission protocol", "Admitted\tOn condition\tRefused"), totals, NULL);
}

/* How far the quotas are used, where there are any. */
static void
add_quotas (Protocol *self)
{
  const ZhLanguage *language = self->request->language;
  g_autoptr (GPtrArray) counts = zh_tournament_count_quotas (self->request->competition, self->request->tournament, NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < counts->len; i++)
    {
      g_autofree char *count = zh_quota_count_format (g_ptr_array_index (counts, i), language);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", count);
    }
  if (counts->len > 0)
    zh_report_document_add_field (self->document, zh_trc (language, "admission protocol", "Quotas used"), text->str, NULL);
}

/* Chairman, members and doctor, by name where they were present. */
static void
sign (Protocol  *self,
      GPtrArray *present)
{
  const ZhLanguage *language = self->request->language;
  const char       *hint = zh_trc (language, "under a line", "signature");

  for (guint i = 0; i < present->len; i++)
    {
      char **member = g_ptr_array_index (present, i);

      zh_report_document_add_signed (self->document, zh_official_role_format (member[0], language), member[1], hint);
    }
  if (present->len > 0)
    return;
  zh_report_document_add_signed (self->document, zh_official_role_format (CHAIR, language), NULL, hint);
  for (int i = 0; i < N_MEMBERS; i++)
    zh_report_document_add_signed (self->document, zh_official_role_format ("admission", language), NULL, hint);
  zh_report_document_add_signed (self->document, zh_official_role_format (DOCTOR, language), NULL, hint);
}

/* The sheets that were before the commission: from whom, of what kind, received when. */
static void
list_sheets (const Protocol *self,
             GString        *text)
{
  const ZhLanguage *language = self->request->language;
  const GPtrArray  *sheets = self->request->tournament->sheets;

  for (guint i = 0; i < sheets->len; i++)
    {
      const ZhEntrySheet *sheet = g_ptr_array_index (sheets, i);
      g_autofree char    *received = zh_report_format_start (sheet->received, language);

      g_string_append_printf (text, "%s%s: %s, %s", text->len > 0 ? "; " : "", sheet->sender,
                              zh_entry_sheet_kind_get_label (zh_entry_sheet_get_kind (sheet), language), received);
    }
}

/* Whose entries were considered; where no sheet is known, the days on which they came are written in. */
static void
add_considered (Protocol *self)
{
  const GPtrArray *entries = self->request->tournament->entries;
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GString) text = g_string_new (NULL);

  list_sheets (self, text);
  for (guint i = 0; i < entries->len && self->request->tournament->sheets->len == 0; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (entries, i);

      if (*entry->sender != '\0' && g_hash_table_add (seen, entry->sender))
        g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", entry->sender);
    }
  zh_report_document_add_field (self->document, zh_trc (self->request->language, "admission protocol", "Entries considered"), text->str,
                                zh_trc (self->request->language, "under a line", "by whom they were sent, when they came"));
}

static void
add_sheet (Protocol        *self,
           const ZhSitting *sitting)
{
  g_autoptr (GPtrArray) present = list_present (sitting);

  self->n_rows = self->n_admitted = self->n_conditional = self->n_refused = 0;
  add_head (self, sitting, present);
  add_considered (self);
  add_columns (self);
  add_rows (self, sitting != NULL ? sitting->id : 0);
  add_totals (self);
  add_quotas (self);
  sign (self, present);
}

/* Whether something was decided outside a session, as in files of older versions. */
static gboolean
has_other_decisions (const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);
      g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (tournament, entry->id, 0);

      if (admission->state != ZH_ADMISSION_OPEN && admission->session_id == 0)
        return TRUE;
    }
  return FALSE;
}

ZhReportDocument *
zh_report_build_admission (const ZhReportRequest *request,
                           GError               **error)
{
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (request->ruleset);
  const ZhTournament *tournament = request->tournament;
  Protocol            self = { request, zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Protocol of the commission on admission")), ZH_REPORT_NO_RESULTS), boxes };

  self.document->orientation = ZH_ORIENTATION_LANDSCAPE;
  for (guint i = 0; i < tournament->sessions->len; i++)
    {
      if (i > 0)
        zh_report_document_add_page_break (self.document);
      add_sheet (&self, g_ptr_array_index (tournament->sessions, i));
    }
  if (tournament->sessions->len > 0 && !has_other_decisions (tournament))
    return self.document;
  if (tournament->sessions->len > 0)
    zh_report_document_add_page_break (self.document);
  add_sheet (&self, NULL);
  return self.document;
}
