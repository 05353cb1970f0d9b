#include "config.h"

#include "fields.h"

#include <string.h>

#include "dates.h"
#include "text-limits.h"
#include "text-signs.h"

#define TEXT(record, field) G_STRUCT_MEMBER (char *, record, (field)->offset)
#define NUMBER(record, field) G_STRUCT_MEMBER (int, record, (field)->offset)
#define DATE(record, field) G_STRUCT_MEMBER (ZhDate, record, (field)->offset)

/* A record that was not made by its own function may hold %NULL for "". */
static const char *
get_text (gconstpointer  record,
          const ZhField *field)
{
  const char *text = TEXT (record, field);

  return text != NULL ? text : "";
}

const ZhField *
zh_record_type_find (const ZhRecordType *self,
                     const char         *key)
{
  for (gsize i = 0; i < self->n_fields; i++)
    if (strcmp (self->fields[i].key, key) == 0)
      return &self->fields[i];
  return NULL;
}

const char *
zh_field_get_title (const ZhField    *self,
                    const ZhLanguage *language)
{
  const char      *label = zh_trc (language, "field", self->label);
  char             first[7] = { 0 };
  g_autofree char *title = NULL;

  if (*label == '\0') /* of a field that nobody is shown */
    return label;
  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (label)), first);
  title = g_strconcat (first, g_utf8_next_char (label), NULL);
  return g_intern_string (title);
}

int
zh_field_get_length (const ZhField *self)
{
  return self->kind == ZH_FIELD_KIND_TEXT && self->maximum > 0 ? self->maximum : ZH_TEXT_LINE_MAX;
}

void
zh_record_init (const ZhRecordType *type,
                gpointer            record)
{
  for (gsize i = 0; i < type->n_fields; i++)
    if (type->fields[i].kind == ZH_FIELD_KIND_TEXT)
      TEXT (record, &type->fields[i]) = g_strdup ("");
}

void
zh_record_clear (const ZhRecordType *type,
                 gpointer            record)
{
  for (gsize i = 0; i < type->n_fields; i++)
    if (type->fields[i].kind == ZH_FIELD_KIND_TEXT)
      g_clear_pointer (&TEXT (record, &type->fields[i]), g_free);
}

void
zh_record_own_texts (const ZhRecordType *type,
                     gpointer            record)
{
  for (gsize i = 0; i < type->n_fields; i++)
    if (type->fields[i].kind == ZH_FIELD_KIND_TEXT)
      TEXT (record, &type->fields[i]) = g_strdup (get_text (record, &type->fields[i]));
}

void
zh_record_assign (const ZhRecordType *type,
                  gpointer            record,
                  gconstpointer       other)
{
  for (gsize i = 0; i < type->n_fields; i++)
    {
      const ZhField *field = &type->fields[i];
      char          *text;

      switch (field->kind)
        {
        case ZH_FIELD_KIND_TEXT:
          text = g_strdup (get_text (other, field));
          g_free (TEXT (record, field));
          TEXT (record, field) = text;
          break;
        case ZH_FIELD_KIND_DATE:
          DATE (record, field) = DATE (other, field);
          break;
        case ZH_FIELD_KIND_NUMBER:
        case ZH_FIELD_KIND_CHOICE:
        case ZH_FIELD_KIND_BOOLEAN:
        default:
          NUMBER (record, field) = NUMBER (other, field);
          break;
        }
    }
}

/* As it is kept: nothing that cannot be seen, and no blanks around it. */
static void
take_clean (char      **text,
            const char *typed)
{
  char *clean = g_strstrip (zh_text_dup_clean (typed));

  g_free (*text);
  *text = clean;
}

void
zh_record_clean_texts (const ZhRecordType *type,
                       gpointer            record)
{
  for (gsize i = 0; i < type->n_fields; i++)
    if (type->fields[i].kind == ZH_FIELD_KIND_TEXT)
      take_clean (&TEXT (record, &type->fields[i]), get_text (record, &type->fields[i]));
}

static gboolean
field_equal (const ZhField *field,
             gconstpointer  a,
             gconstpointer  b)
{
  switch (field->kind)
    {
    case ZH_FIELD_KIND_TEXT:
      return strcmp (get_text (a, field), get_text (b, field)) == 0;
    case ZH_FIELD_KIND_DATE:
      return zh_date_compare (DATE (a, field), DATE (b, field)) == 0;
    case ZH_FIELD_KIND_BOOLEAN:
      return !NUMBER (a, field) == !NUMBER (b, field);
    case ZH_FIELD_KIND_NUMBER:
    case ZH_FIELD_KIND_CHOICE:
    default:
      return NUMBER (a, field) == NUMBER (b, field);
    }
}

gboolean
zh_record_equal (const ZhRecordType *type,
                 gconstpointer       a,
                 gconstpointer       b)
{
  for (gsize i = 0; i < type->n_fields; i++)
    if (!field_equal (&type->fields[i], a, b))
      return FALSE;
  return TRUE;
}

char *
zh_field_format (const ZhField *self,
                 gconstpointer  record)
{
  switch (self->kind)
    {
    case ZH_FIELD_KIND_TEXT:
      return g_strdup (get_text (record, self));
    case ZH_FIELD_KIND_DATE:
      return zh_date_format_iso (DATE (record, self));
    case ZH_FIELD_KIND_BOOLEAN:
      return g_strdup (NUMBER (record, self) ? "1" : "0");
    case ZH_FIELD_KIND_NUMBER:
    case ZH_FIELD_KIND_CHOICE:
    default:
      return g_strdup_printf ("%d", NUMBER (record, self));
    }
}

const char *
zh_field_get_text (const ZhField *self,
                   gconstpointer  record)
{
  g_assert (self->kind == ZH_FIELD_KIND_TEXT);

  return get_text (record, self);
}

int
zh_field_get_number (const ZhField *self,
                     gconstpointer  record)
{
  g_assert (self->kind != ZH_FIELD_KIND_TEXT && self->kind != ZH_FIELD_KIND_DATE);

  return NUMBER (record, self);
}

static gboolean
parse_number (const ZhField *field,
              gpointer       record,
              const char    *text)
{
  gint64 number = 0;

  if (*text != '\0' && !g_ascii_string_to_signed (text, 10, field->minimum, field->maximum, &number, NULL))
    return FALSE;
  NUMBER (record, field) = (int) number;
  return TRUE;
}

static gboolean
parse_boolean (const ZhField *field,
               gpointer       record,
               const char    *text)
{
  gboolean yes = strcmp (text, "yes") == 0 || strcmp (text, "1") == 0;

  if (!yes && *text != '\0' && strcmp (text, "no") != 0 && strcmp (text, "0") != 0)
    return FALSE;
  NUMBER (record, field) = yes;
  return TRUE;
}

gboolean
zh_field_parse (const ZhField *self,
                gpointer       record,
                const char    *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));

  switch (self->kind)
    {
    case ZH_FIELD_KIND_TEXT:
      take_clean (&TEXT (record, self), text);
      return TRUE;
    case ZH_FIELD_KIND_DATE:
      return zh_date_parse (stripped, &DATE (record, self));
    case ZH_FIELD_KIND_BOOLEAN:
      return parse_boolean (self, record, stripped);
    case ZH_FIELD_KIND_NUMBER:
    case ZH_FIELD_KIND_CHOICE:
    default:
      return parse_number (self, record, stripped);
    }
}
