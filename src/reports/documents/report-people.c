#include "config.h"

#include "report-people.h"

#include "entry-cells.h"

static char *
format_field (const ZhPersonColumns *self,
              int                    index,
              ZhColumn               field)
{
  return zh_entry_format_cell (self->tournament, g_ptr_array_index (self->tournament->entries, (guint) index), field, self->language);
}

static gboolean
is_name (ZhColumn field)
{
  return field == ZH_COL_NAME || field == ZH_COL_FULL_NAME || field == ZH_COL_TEAM;
}

/* Lists of people have the room for these. */
static gboolean
is_spelt_out (ZhColumn field)
{
  return field == ZH_COL_RATING || field == ZH_COL_BIRTH_DATE;
}

static char *
format_cell (const ZhPersonColumns *self,
             int                    index,
             ZhColumn               field)
{
  char *text = format_field (self, index, field);

  if (self->marked_after < 0 || !is_name (field))
    return text;
  return zh_entry_mark_left (text, g_ptr_array_index (self->tournament->entries, (guint) index), self->marked_after, self->language);
}

static gboolean
says_something (const ZhPersonColumns *self,
                ZhColumn               field)
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
  return field == ZH_COL_FEDERATION ? any && differs : any;
}

static gboolean
is_key (ZhColumn field)
{
  return field == ZH_COL_START_NUMBER || field == ZH_COL_TITLE || is_name (field);
}

ZhPersonColumns *
zh_person_columns_new (ZhReportTable         *table,
                       const ZhReportRequest *request,
                       const ZhColumn        *wanted,
                       gsize                  n_wanted)
{
  ZhPersonColumns *self = g_new0 (ZhPersonColumns, 1);

  self->tournament = request->tournament;
  self->language = request->language;
  self->fields = g_array_new (FALSE, FALSE, sizeof (ZhColumn));
  self->first = table->columns->len;
  self->marked_after = -1;

  for (gsize i = 0; i < n_wanted; i++)
    {
      gboolean is_team = is_name (wanted[i]) && zh_tournament_is_team (self->tournament);
      ZhColumn field = is_team ? ZH_COL_TEAM : wanted[i];

      if (!says_something (self, field))
        continue;
      g_array_append_val (self->fields, field);
      zh_report_table_add (table, field, (is_key (field) ? ZH_COLUMN_KEY : ZH_COLUMN_PLAIN) | (is_spelt_out (field) ? ZH_COLUMN_FULL : 0), self->language);
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
      ZhColumn field = g_array_index (self->fields, ZhColumn, i);
      char    *plain = NULL;

      if (field == ZH_COL_BIRTH_DATE && entry->person != NULL)
        plain = zh_date_format_iso (entry->person->birth);
      zh_report_table_take (table, self->first + i, format_cell (self, index, field), plain);
    }
}
