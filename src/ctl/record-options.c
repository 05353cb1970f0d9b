#include "config.h"

#include "record-options.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "list-values.h"
#include "person.h"

/* Options that are called otherwise than their fields. */
static const struct
{
  const char *key;
  const char *option;
} short_names[] = {
  { "name-latin", "latin" },
  { "person-rating", "rating" },
  { "disability-class", "class" },
  { "assistant-duties", "duties" },
  { "warning-minutes", "warning" },
};

static const char *
get_option_name (const ZhField *field)
{
  for (gsize i = 0; i < G_N_ELEMENTS (short_names); i++)
    if (strcmp (short_names[i].key, field->key) == 0)
      return short_names[i].option;
  return field->key;
}

void
zh_record_options_clear (ZhRecordOptions *self)
{
  for (gsize i = 0; self->values != NULL && i < self->type->n_fields; i++)
    g_free (self->values[i]);
  g_clear_pointer (&self->values, g_free);
}

GArray *
zh_ctl_options_new (const GOptionEntry *entries)
{
  GArray *all = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));

  for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
    g_array_append_vals (all, entry, 1);
  return all;
}

static gboolean
has_option (const GArray *entries,
            const char   *name)
{
  for (guint i = 0; i < entries->len; i++)
    if (strcmp (g_array_index (entries, GOptionEntry, i).long_name, name) == 0)
      return TRUE;
  return FALSE;
}

void
zh_record_options_add (ZhRecordOptions *self,
                       GArray          *entries)
{
  for (gsize i = 0; i < self->type->n_fields; i++)
    {
      const ZhField *field = &self->type->fields[i];
      GOptionEntry   entry = { get_option_name (field), 0, 0, G_OPTION_ARG_STRING, &self->values[i], NULL, NULL };

      if ((field->flags & ZH_FIELD_INTERNAL) == 0 && !has_option (entries, entry.long_name) &&
          (self->without == NULL || !g_strv_contains (self->without, field->key)))
        g_array_append_val (entries, entry);
    }
}

const char *
zh_record_options_get (const ZhRecordOptions *self,
                       const char            *key)
{
  const ZhField *field = zh_record_type_find (self->type, key);

  g_assert (field != NULL);

  return self->values[field - self->type->fields];
}

static gboolean
fail (const ZhField *field,
      const char    *text,
      GError       **error)
{
  g_autofree char *option = g_strconcat ("--", get_option_name (field), NULL);
  ZhDate           date;

  switch (field->kind)
    {
    case ZH_FIELD_KIND_DATE:
      return zh_ctl_parse_date (option, text, &date, error);
    case ZH_FIELD_KIND_BOOLEAN:
      zh_ctl_fail_usage (error, _ ("%1$s: “%2$s” is neither yes nor no"), option, text);
      return FALSE;
    case ZH_FIELD_KIND_TEXT:
    case ZH_FIELD_KIND_NUMBER:
    case ZH_FIELD_KIND_CHOICE:
    default:
      zh_ctl_fail_usage (error, _ ("%1$s: “%2$s” is no whole number"), option, text);
      return FALSE;
    }
}

gboolean
zh_record_options_are_given (const ZhRecordOptions *self)
{
  for (gsize i = 0; i < self->type->n_fields; i++)
    if (self->values[i] != NULL)
      return TRUE;
  return FALSE;
}

gboolean
zh_record_options_get_number (const ZhRecordOptions *self,
                              const char            *key,
                              int                   *number,
                              GError               **error)
{
  const char *text = zh_record_options_get (self, key);
  gint64      value = 0;

  if (text == NULL)
    return TRUE;
  if (*text != '\0' && !g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, &value, NULL))
    return fail (zh_record_type_find (self->type, key), text, error);
  if (value < 0)
    {
      zh_ctl_fail_usage (error, _ ("“%s” after --%s is negative; give a whole number from 0"), text,
                         get_option_name (zh_record_type_find (self->type, key)));
      return FALSE;
    }
  *number = (int) value;
  return TRUE;
}

static gboolean
apply_sex (const ZhField *field,
           gpointer       record,
           const char    *text,
           GError       **error)
{
  ZhSex            sex = ZH_SEX_UNKNOWN;
  g_autofree char *number = NULL;

  if (*text != '\0' && !zh_list_parse_sex (text, &sex))
    {
      zh_ctl_fail_usage (error, _ ("--sex: “%s” is neither m nor f"), text);
      return FALSE;
    }
  number = g_strdup_printf ("%d", (int) sex);
  return zh_field_parse (field, record, number);
}

static gboolean
apply_field (const ZhRecordOptions *self,
             const ZhField         *field,
             gpointer               record,
             const char            *text,
             GError               **error)
{
  if (strcmp (field->key, "sex") == 0)
    return apply_sex (field, record, text, error);
  /* Whether it can be so large is the desk's to say. */
  if (field->kind == ZH_FIELD_KIND_NUMBER)
    return zh_record_options_get_number (self, field->key, &G_STRUCT_MEMBER (int, record, field->offset), error);
  return zh_field_parse (field, record, text) || fail (field, text, error);
}

gboolean
zh_record_options_apply (const ZhRecordOptions *self,
                         gpointer               record,
                         GError               **error)
{
  for (gsize i = 0; i < self->type->n_fields; i++)
    if (self->values[i] != NULL && !apply_field (self, &self->type->fields[i], record, self->values[i], error))
      return FALSE;
  return TRUE;
}

void
zh_record_describe (const ZhRecordType *type,
                    gconstpointer       record,
                    JsonObject         *object)
{
  for (gsize i = 0; i < type->n_fields; i++)
    {
      const ZhField   *field = &type->fields[i];
      g_autofree char *text = zh_field_format (field, record);

      if ((field->flags & ZH_FIELD_INTERNAL) != 0)
        continue;
      if (field->kind == ZH_FIELD_KIND_BOOLEAN)
        json_object_set_boolean_member (object, field->column, zh_field_get_number (field, record) != 0);
      else if (field->kind == ZH_FIELD_KIND_TEXT || field->kind == ZH_FIELD_KIND_DATE)
        json_object_set_string_member (object, field->column, text);
      else
        json_object_set_int_member (object, field->column, zh_field_get_number (field, record));
    }
}
