#include "config.h"

#include "report-people.h"

#include <glib/gi18n.h>

static const struct
{
  ZhColumnKind kind;
  const char  *title;
  const char  *name;
} columns[] = {
  [ZH_FIELD_NUMBER] = { ZH_COLUMN_NUMBER, NC_ ("column", "No."), NC_ ("column", "Start number") },
  [ZH_FIELD_TITLE] = { ZH_COLUMN_TEXT, NC_ ("column", "Title"), NULL },
  [ZH_FIELD_INTERNATIONAL_TITLE] = { ZH_COLUMN_TEXT, NC_ ("column", "Title"), NULL },
  [ZH_FIELD_NAME] = { ZH_COLUMN_TEXT, NC_ ("column", "Name"), NULL },
  [ZH_FIELD_FULL_NAME] = { ZH_COLUMN_TEXT, NC_ ("column", "Surname, given name, patronymic"), NULL },
  [ZH_FIELD_RATING] = { ZH_COLUMN_NUMBER, NC_ ("column", "Rating"), NULL },
  [ZH_FIELD_NATIONAL_RATING] = { ZH_COLUMN_NUMBER, NC_ ("column", "Nat. rating"), NC_ ("column", "National rating") },
  [ZH_FIELD_BIRTH_YEAR] = { ZH_COLUMN_NUMBER, NC_ ("column", "Born"), NC_ ("column", "Year of birth") },
  [ZH_FIELD_BIRTH_DATE] = { ZH_COLUMN_CENTRE, NC_ ("column", "Date of birth"), NULL },
  [ZH_FIELD_SEX] = { ZH_COLUMN_CENTRE, NC_ ("column", "Sex"), NULL },
  [ZH_FIELD_CATEGORY] = { ZH_COLUMN_TEXT, NC_ ("column", "Category"), NULL },
  [ZH_FIELD_FEDERATION] = { ZH_COLUMN_CENTRE, NC_ ("column", "Fed."), NC_ ("column", "Federation") },
  [ZH_FIELD_REGION] = { ZH_COLUMN_TEXT, NC_ ("column", "Region"), NULL },
  [ZH_FIELD_CLUB] = { ZH_COLUMN_TEXT, NC_ ("column", "Club"), NULL },
  [ZH_FIELD_SCHOOL] = { ZH_COLUMN_TEXT, NC_ ("column", "School"), NULL },
  [ZH_FIELD_COACH] = { ZH_COLUMN_TEXT, NC_ ("column", "Coach"), NULL },
  [ZH_FIELD_FIDE_ID] = { ZH_COLUMN_NUMBER, NC_ ("column", "FIDE ID"), NULL },
  [ZH_FIELD_NATIONAL_ID] = { ZH_COLUMN_NUMBER, NC_ ("column", "National ID"), NULL },
  [ZH_FIELD_DISABILITY] = { ZH_COLUMN_CENTRE, NC_ ("column", "Class"), NC_ ("column", "Class of disability") },
  [ZH_FIELD_ASSISTANT] = { ZH_COLUMN_TEXT, NC_ ("column", "Assistant"), NULL },
  [ZH_FIELD_STATUS] = { ZH_COLUMN_TEXT, NC_ ("column", "Status"), NULL },
};

static char *
format_number (int number)
{
  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");
}

static char *
format_status (const ZhEntry    *entry,
               const ZhLanguage *language)
{
  switch (entry->status)
    {
    case ZH_ENTRY_WITHDRAWN:
      return g_strdup_printf (zh_tr (language, "withdrawn after round %d"), entry->last_round);
    case ZH_ENTRY_EXPELLED:
      return g_strdup_printf (zh_tr (language, "expelled after round %d"), entry->last_round);
    case ZH_ENTRY_ANNULLED:
      return g_strdup_printf (zh_tr (language, "removed after round %d, results annulled"), entry->last_round);
    case ZH_ENTRY_PLAYING:
    default:
      return entry->first_round > 1 ? g_strdup_printf (zh_tr (language, "from round %d"), entry->first_round)
                                    : g_strdup ("");
    }
}

static char *
format_sex (ZhSex             sex,
            const ZhLanguage *language)
{
  switch (sex)
    {
    case ZH_SEX_MALE:
      return g_strdup (zh_trc (language, "sex, column of one letter", "M"));
    case ZH_SEX_FEMALE:
      return g_strdup (zh_trc (language, "sex, column of one letter", "F"));
    case ZH_SEX_UNKNOWN:
    default:
      return g_strdup ("");
    }
}

/* Texts of a person that are shown as they stand. */
static const char *
get_plain_text (const ZhPerson *person,
                ZhPersonField   field)
{
  switch (field)
    {
    case ZH_FIELD_INTERNATIONAL_TITLE:
      return person->title;
    case ZH_FIELD_CATEGORY:
      return person->category;
    case ZH_FIELD_FEDERATION:
      return person->federation;
    case ZH_FIELD_REGION:
      return person->region;
    case ZH_FIELD_CLUB:
      return person->club;
    case ZH_FIELD_SCHOOL:
      return person->school;
    case ZH_FIELD_COACH:
      return person->coach;
    case ZH_FIELD_FIDE_ID:
      return person->fide_id;
    case ZH_FIELD_NATIONAL_ID:
      return person->national_id;
    case ZH_FIELD_DISABILITY:
      return person->disability_class;
    case ZH_FIELD_ASSISTANT:
      return person->assistant;
    case ZH_FIELD_NUMBER:
    case ZH_FIELD_TITLE:
    case ZH_FIELD_NAME:
    case ZH_FIELD_FULL_NAME:
    case ZH_FIELD_RATING:
    case ZH_FIELD_NATIONAL_RATING:
    case ZH_FIELD_BIRTH_YEAR:
    case ZH_FIELD_BIRTH_DATE:
    case ZH_FIELD_SEX:
    case ZH_FIELD_STATUS:
    default:
      return "";
    }
}

static char *
format_person_field (const ZhPersonColumns *self,
                     const ZhPerson        *person,
                     ZhPersonField          field)
{
  if (person == NULL)
    return g_strdup ("");
  if (field == ZH_FIELD_NATIONAL_RATING)
    return format_number (person->national_rating);
  if (field == ZH_FIELD_BIRTH_YEAR)
    return format_number (person->birth.year);
  if (field == ZH_FIELD_BIRTH_DATE)
    return zh_language_format_short_date (self->language, person->birth);
  if (field == ZH_FIELD_SEX)
    return format_sex (person->sex, self->language);
  /* with the duties agreed with the chief arbiter (IV.5.11) */
  if (field == ZH_FIELD_ASSISTANT && *person->assistant_duties != '\0')
    return g_strdup_printf ("%s (%s)", person->assistant, person->assistant_duties);
  return g_strdup (get_plain_text (person, field));
}

static char *
format_field (const ZhPersonColumns *self,
              int                    index,
              ZhPersonField          field)
{
  const ZhEntry *entry = g_ptr_array_index (self->tournament->entries, (guint) index);

  if (field == ZH_FIELD_NUMBER)
    return format_number (entry->start_number);
  if (field == ZH_FIELD_TITLE)
    return g_strdup (zh_report_get_person_title (entry));
  if (field == ZH_FIELD_FULL_NAME && entry->person != NULL)
    return zh_person_format_full_name (entry->person);
  if (field == ZH_FIELD_NAME || field == ZH_FIELD_FULL_NAME)
    return zh_report_dup_name (entry, self->language);
  if (field == ZH_FIELD_RATING)
    return format_number (entry->rating);
  if (field == ZH_FIELD_STATUS)
    return format_status (entry, self->language);
  return format_person_field (self, entry->person, field);
}

static gboolean
is_name (ZhPersonField field)
{
  return field == ZH_FIELD_NAME || field == ZH_FIELD_FULL_NAME;
}

static gboolean
says_something (const ZhPersonColumns *self,
                ZhPersonField          field)
{
  g_autofree char *first = NULL;
  gboolean         any = FALSE;
  gboolean         differs = FALSE;

  if (is_name (field))
    return TRUE;

  for (guint i = 0; i < self->tournament->entries->len; i++)
    {
      g_autofree char *text = format_field (self, (int) i, field);

      any = any || *text != '\0';
      if (first == NULL)
        first = g_strdup (text);
      differs = differs || g_strcmp0 (first, text) != 0;
    }
  return field == ZH_FIELD_FEDERATION ? any && differs : any;
}

static gboolean
is_key (ZhPersonField field)
{
  return field == ZH_FIELD_NUMBER || field == ZH_FIELD_TITLE || is_name (field);
}

ZhPersonColumns *
zh_person_columns_new (ZhReportTable         *table,
                       const ZhReportRequest *request,
                       const ZhPersonField   *wanted,
                       gsize                  n_wanted)
{
  ZhPersonColumns *self = g_new0 (ZhPersonColumns, 1);

  self->tournament = request->tournament;
  self->language = request->language;
  self->fields = g_array_new (FALSE, FALSE, sizeof (ZhPersonField));
  self->first = table->columns->len;

  for (gsize i = 0; i < n_wanted; i++)
    {
      ZhPersonField field = wanted[i];
      const char   *title = columns[field].title;
      const char   *name = columns[field].name;

      if (is_name (field) && zh_tournament_is_team (self->tournament))
        title = NC_ ("column", "Team");

      if (!says_something (self, field))
        continue;
      g_array_append_val (self->fields, field);
      zh_report_table_add_column (table, columns[field].kind, is_key (field) ? ZH_COLUMN_KEY : ZH_COLUMN_PLAIN,
                                  zh_trc (self->language, "column", title),
                                  name != NULL ? zh_trc (self->language, "column", name) : NULL);
    }
  return self;
}

void
zh_person_columns_free (ZhPersonColumns *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->fields);
  g_free (self);
}

void
zh_person_columns_fill (const ZhPersonColumns *self,
                        ZhReportTable         *table,
                        int                    index)
{
  const ZhEntry *entry = g_ptr_array_index (self->tournament->entries, (guint) index);

  for (guint i = 0; i < self->fields->len; i++)
    {
      ZhPersonField field = g_array_index (self->fields, ZhPersonField, i);
      char         *plain = NULL;

      if (field == ZH_FIELD_BIRTH_DATE && entry->person != NULL)
        plain = zh_date_format_iso (entry->person->birth);
      zh_report_table_take (table, self->first + i, format_field (self, index, field), plain);
    }
}
