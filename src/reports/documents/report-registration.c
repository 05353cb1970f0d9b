/* What the commission on admission hands to the panel: the protocol of registration of participants and coaches, with the
 * officials (order 988, 29.2, 29.3), and that of the classification, one a class (Ukrainian chess rules II.5.2–II.5.4).
 */
#include "config.h"

#include <string.h>

#include "admission-boxes.h"
#include "official-roles.h"
#include "report-builders.h"
#include "report-forms.h"

typedef struct
{
  const ZhReportRequest *request;
  ZhReportDocument      *document;
  const GPtrArray       *boxes;       /* (element-type ZhAdmissionBox): those that a person shows */
  ZhReportTable         *table;       /* of participants */
  GHashTable            *coaches;     /* (element-type utf8 utf8): of names that are in their table, whom each coaches: all teams or regions */
  GPtrArray             *coach_names; /* in the order in which they came */
  int                    n_rows;
} Register;

static void
note_coach (Register       *self,
            const ZhPerson *person,
            const char     *team)
{
  const char *from = *team != '\0' ? team : person->region;
  const char *known = g_hash_table_lookup (self->coaches, person->coach);
  g_auto (GStrv) all = known != NULL ? g_strsplit (known, "; ", -1) : NULL;

  if (*person->coach == '\0' || (all != NULL && (*from == '\0' || g_strv_contains ((const char *const *) all, from))))
    return;
  if (known == NULL)
    g_ptr_array_add (self->coach_names, person->coach);
  g_hash_table_insert (self->coaches, person->coach, known == NULL || *known == '\0' ? g_strdup (from) : g_strdup_printf ("%s; %s", known, from));
}

static void
add_participant (Register       *self,
                 const ZhEntry  *entry,
                 const ZhMember *member,
                 const ZhPerson *person)
{
  const ZhTournament *tournament = self->request->tournament;
  const ZhLanguage   *language = self->request->language;
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (tournament, entry->id, member != NULL ? member->id : 0);

  zh_report_table_add_row (self->table);
  zh_report_table_set_number (self->table, 0, ++self->n_rows);
  zh_report_table_take (self->table, 1, zh_person_format_full_name (person), NULL);
  zh_report_table_take (self->table, 2, zh_language_format_short_date (language, person->birth), zh_date_format_iso (person->birth));
  zh_report_table_set (self->table, 3, member != NULL ? entry->team_name : person->region);
  zh_report_table_set (self->table, 4, entry->sender);
  zh_report_table_set (self->table, 5, zh_report_get_discipline (tournament, language));
  for (guint i = 0; i < self->boxes->len; i++)
    {
      ZhBoxState state = zh_admission_get_box (admission, ((const ZhAdmissionBox *) g_ptr_array_index (self->boxes, i))->key);

      zh_report_table_set (self->table, 6 + i, state == ZH_BOX_SEEN ? "+" : state == ZH_BOX_WAIVED ? "–"
                                                                                                   : "");
    }
  note_coach (self, person, member != NULL ? entry->team_name : "");
}

static void
add_participants (Register *self)
{
  const ZhTournament *tournament = self->request->tournament;
  const ZhLanguage   *language = self->request->language;
  g_autofree int     *order = zh_report_sort_by_name (tournament, language);

  self->table = zh_report_document_add_table (self->document);
  ZH_REPORT_COLUMNS (self->table, language, { ZH_COL_ROW, ZH_COLUMN_KEY }, { ZH_COL_FULL_NAME, ZH_COLUMN_KEY }, { ZH_COL_BIRTH_DATE, ZH_COLUMN_PLAIN },
                     { zh_tournament_is_team (tournament) ? ZH_COL_TEAM : ZH_COL_REGION, ZH_COLUMN_PLAIN }, { ZH_COL_SENDER, ZH_COLUMN_PLAIN },
                     { ZH_COL_DISCIPLINE, ZH_COLUMN_PLAIN });
  for (guint i = 0; i < self->boxes->len; i++)
    zh_report_table_add_column (self->table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN,
                                zh_admission_box_get_label (((const ZhAdmissionBox *) g_ptr_array_index (self->boxes, i))->key, language), NULL);
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, order[i]);

      /* Whoever left later was registered. */
      if (zh_tournament_is_absent (tournament, entry))
        continue;
      if (entry->person != NULL)
        add_participant (self, entry, NULL, entry->person);
      for (guint k = 0; k < tournament->members->len; k++)
        {
          const ZhMember *member = g_ptr_array_index (tournament->members, k);

          if (member->entry_id == entry->id)
            add_participant (self, entry, member, member->person);
        }
    }
}

static void
add_coaches (Register *self)
{
  const ZhLanguage *language = self->request->language;
  ZhReportTable    *table;

  if (self->coach_names->len == 0)
    return;
  zh_report_document_add_heading (self->document, zh_trc (language, "registration", "Coaches"));
  table = zh_report_document_add_table (self->document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_ROW, ZH_COLUMN_KEY }, { ZH_COL_COACH, ZH_COLUMN_KEY }, { zh_tournament_is_team (self->request->tournament) ? ZH_COL_TEAM : ZH_COL_REGION, ZH_COLUMN_PLAIN });
  for (guint i = 0; i < self->coach_names->len; i++)
    {
      const char *name = g_ptr_array_index (self->coach_names, i);

      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, (int) i + 1);
      zh_report_table_set (table, 1, name);
      zh_report_table_set (table, 2, g_hash_table_lookup (self->coaches, name));
    }
}

/* The officials, with the number under which each is accredited (order 988, 29.2). */
static void
add_accredited (Register *self)
{
  const ZhLanguage *language = self->request->language;
  const GPtrArray  *officials = self->request->competition->officials;
  ZhReportTable    *table = zh_report_document_add_table (self->document);

  ZH_REPORT_COLUMNS (table, language, { ZH_COL_OFFICE, ZH_COLUMN_KEY }, { ZH_COL_NAME, ZH_COLUMN_KEY }, { ZH_COL_OFFICIAL_CATEGORY, ZH_COLUMN_PLAIN });
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "registration", "Accreditation No."), NULL);
  for (guint i = 0; i < officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (officials, i);

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, zh_official_role_format (official->role, language));
      zh_report_table_set (table, 1, official->name);
      zh_report_table_set (table, 2, official->category);
    }
}

/* Who hands it over, and who takes it. */
static void
add_foot (Register *self)
{
  const ZhLanguage *language = self->request->language;
  g_autofree char  *totals = g_strdup_printf ("%d\t%u\t%u", self->n_rows, self->coach_names->len, self->request->competition->officials->len);
  const ZhOfficial *chair = zh_competition_find_official (self->request->competition, "admission-chair");

  zh_report_document_add_field (self->document, zh_trc (language, "registration", "Participants\tCoaches\tOfficials"), totals, NULL);
  zh_report_document_add_signed (self->document, zh_official_role_format ("admission-chair", language), chair != NULL ? chair->name : NULL, zh_trc (language, "under a line", "signature"));
  zh_report_document_add_field (self->document, zh_trc (language, "registration", "Handed to the panel: date\tHour\tReceived by"), "\t\t", NULL);
}

/* What a person shows. */
static GPtrArray *
list_personal (const ZhRuleset *rules)
{
  GPtrArray *boxes = zh_ruleset_list_boxes (rules);

  for (guint i = boxes->len; i-- > 0;)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (boxes, i);

      if (!box->is_personal && strcmp (box->key, "fee") != 0)
        g_ptr_array_remove_index (boxes, i);
    }
  return boxes;
}

ZhReportDocument *
zh_report_build_registration (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhLanguage *language = request->language;
  g_autoptr (GPtrArray) boxes = list_personal (request->ruleset);
  g_autoptr (GHashTable) coaches = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  Register self = { request, zh_report_begin (request, g_strdup (zh_trc (language, "document", "Protocol of registration")), ZH_REPORT_NO_RESULTS), boxes, NULL, coaches, names, 0 };

  self.document->orientation = ZH_ORIENTATION_LANDSCAPE;
  zh_report_document_add_field (self.document, zh_trc (language, "registration", "Protocol No.\tDate\tPlace"), "\t\t", NULL);
  zh_report_document_add_heading (self.document, zh_trc (language, "registration", "Participants"));
  add_participants (&self);
  add_coaches (&self);
  if (request->competition->officials->len > 0)
    {
      zh_report_document_add_heading (self.document, zh_trc (language, "registration", "Officials"));
      add_accredited (&self);
    }
  add_foot (&self);
  return self.document;
}

/* Classification */

static void
add_classified (ZhReportTable         *table,
                const ZhReportRequest *request,
                int                    number,
                const ZhPerson        *person,
                const char            *sender)
{
  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, number);
  zh_report_table_take (table, 1, zh_person_format_full_name (person), NULL);
  zh_report_table_take (table, 2, zh_language_format_short_date (request->language, person->birth), zh_date_format_iso (person->birth));
  zh_report_table_set (table, 3, *sender != '\0' ? sender : person->region);
  zh_report_table_set (table, 5, person->disability_class);
}

static ZhReportTable *
add_class_columns (ZhReportDocument *document,
                   const ZhLanguage *language)
{
  ZhReportTable *table = zh_report_document_add_table (document);

  ZH_REPORT_COLUMNS (table, language, { ZH_COL_ROW, ZH_COLUMN_KEY }, { ZH_COL_FULL_NAME, ZH_COLUMN_KEY }, { ZH_COL_BIRTH_DATE, ZH_COLUMN_PLAIN }, { ZH_COL_SENDER, ZH_COLUMN_PLAIN });
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "classification", "For the first time"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "classification", "Category and class"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "classification", "Status"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "classification", "Fit for the competition"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "classification", "Note"), NULL);
  return table;
}

/* Each participant separately, in the order of the names. */
ZhReportDocument *
zh_report_build_classification (const ZhReportRequest *request,
                                GError               **error)
{
  const ZhLanguage   *language = request->language;
  const ZhTournament *tournament = request->tournament;
  ZhReportDocument   *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Protocol of classification")), ZH_REPORT_NO_RESULTS);
  const char         *hint = zh_trc (language, "under a line", "signature");
  g_autofree int     *order = zh_report_sort_by_name (tournament, language);
  ZhReportTable      *table;
  int                 number = 0;

  document->orientation = ZH_ORIENTATION_LANDSCAPE;
  zh_report_document_add_field (document, zh_trc (language, "classification", "Date\tNosology"), "\t", NULL);
  zh_report_add_writing_lines (document, zh_trc (language, "classification", "Classification commission"), 2);
  table = add_class_columns (document, language);
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, order[i]);

      if (entry->person != NULL && *entry->person->disability_class != '\0')
        add_classified (table, request, ++number, entry->person, entry->sender);
      for (guint k = 0; k < tournament->members->len; k++)
        {
          const ZhMember *member = g_ptr_array_index (tournament->members, k);

          if (member->entry_id == entry->id && *member->person->disability_class != '\0')
            add_classified (table, request, ++number, member->person, *entry->sender != '\0' ? entry->sender : entry->team_name);
        }
    }
  zh_report_document_add_signed (document, zh_trc (language, "classification", "National classifier"), NULL, hint);
  zh_report_document_add_signed (document, zh_trc (language, "classification", "Member of the classification commission"), NULL, hint);
  zh_report_document_add_signed (document, zh_trc (language, "classification", "Member of the classification commission"), NULL, hint);
  return document;
}

/* The day of arrival */

static const char *
get_arrival_label (ZhArrival         kind,
                   const ZhLanguage *language)
{
  switch (kind)
    {
    case ZH_ARRIVAL_REPLACED:
      return zh_trc (language, "arrival", "replaced");
    case ZH_ARRIVAL_LATE:
      return zh_trc (language, "arrival", "comes late, for round");
    case ZH_ARRIVAL_MISSING:
    default:
      return zh_trc (language, "arrival", "has not come");
    }
}

/* A name with the date of birth as the file keeps both; a number of a round stays as it is. */
static char *
format_named (const char       *text,
              const ZhLanguage *language)
{
  ZhDate           birth = ZH_DATE_NONE;
  g_autofree char *name = zh_report_split_birth (text, &birth);
  g_autofree char *date = zh_date_is_set (birth) ? zh_language_format_short_date (language, birth) : NULL;

  return date != NULL ? g_strdup_printf ("%s, %s", name, date) : g_steal_pointer (&name);
}

ZhReportDocument *
zh_report_build_arrivals (const ZhReportRequest *request,
                          GError               **error)
{
  const ZhLanguage *language = request->language;
  const GPtrArray  *changes = request->tournament->changes;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Changes on the day of arrival")), ZH_REPORT_NO_RESULTS);
  const char       *hint = zh_trc (language, "under a line", "signature");
  ZhReportTable    *table = zh_report_document_add_table (document);
  const ZhOfficial *chair = zh_competition_find_official (request->competition, "admission-chair");

  document->orientation = ZH_ORIENTATION_LANDSCAPE;
  table->empty_text = g_strdup (zh_tr (language, "Nothing has changed."));
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_ROW, ZH_COLUMN_KEY });
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "arrivals", "Time"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "arrivals", "Who was entered"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "arrivals", "What changes"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "arrivals", "By whom, or for which round"), NULL);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_ARTICLE }, { ZH_COL_REASON });
  for (guint i = 0; i < changes->len; i++)
    {
      const ZhEntryChange *change = g_ptr_array_index (changes, i);
      g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (change->time);

      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, (int) i + 1);
      zh_report_table_take (table, 1, time != NULL ? zh_language_format_time (language, time) : g_strdup (""), NULL);
      zh_report_table_take (table, 2, format_named (change->name, language), g_strdup (change->name));
      zh_report_table_set (table, 3, get_arrival_label (change->kind, language));
      zh_report_table_take (table, 4, format_named (change->other, language), g_strdup (change->other));
      zh_report_table_set (table, 5, change->article);
      zh_report_table_set (table, 6, change->reason);
    }
  zh_report_document_add_signed (document, zh_official_role_format ("admission-chair", language), chair != NULL ? chair->name : NULL, hint);
  zh_report_add_panel_signatures (document, request);
  return document;
}
