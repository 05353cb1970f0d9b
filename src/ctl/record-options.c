#include "config.h"

#include "record-options.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "entry-sheet.h"
#include "list-values.h"
#include "payment.h"
#include "tournament.h"

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

static const char *
get_value_name (const ZhField *field)
{
  static const char *const names[] = {
    [ZH_FIELD_KIND_TEXT] = "TEXT",
    [ZH_FIELD_KIND_NUMBER] = "N",
    [ZH_FIELD_KIND_CHOICE] = "N",
    [ZH_FIELD_KIND_BOOLEAN] = "Y:yes|no",
    [ZH_FIELD_KIND_DATE] = "DATE",
  };

  return strcmp (field->key, "sex") == 0 ? "S:m|f" : names[field->kind];
}

/* Records by the names that stand in usages, and the fields that have no option there: what comes as an
 * argument, has an option of its own, or is decided by other acts. */
static const struct
{
  const char         *name;
  const ZhRecordType *type;
  const char         *without[8];
} records[] = {
  { "competition", &zh_competition_details_type, { NULL } },
  { "details", &zh_competition_details_type, { "ruleset", NULL } },
  { "official", &zh_official_type, { "role", "name", NULL } },
  { "person", &zh_person_type, { NULL } },
  { "site", &zh_site_type, { NULL } },
  { "minute", &zh_lot_minute_type, { NULL } },
  { "sheet", &zh_entry_sheet_type, { "kind", "sender", NULL } },
  { "payment", &zh_payment_type, { NULL } },
  { "work", &zh_work_record_type, { "team", "pair", NULL } },
  { "entered-work", &zh_work_record_type, { "lines", NULL } },
  { "contest", &zh_contest_type, { NULL } },
  { "judge", &zh_contest_judge_type, { NULL } },
  { "objection", &zh_contest_objection_type, { NULL } },
  { "entry", &zh_entry_type, { "team", "start-number", "rating", "status", "first-round", "last-round", "carried-points", NULL } },
};

static gsize
find_record (const char *name)
{
  gsize i = 0;

  while (strcmp (records[i].name, name) != 0)
    i++;
  return i;
}

char *
zh_ctl_record_dup_usage (const char *name)
{
  g_autoptr (GString) usage = g_string_new (NULL);
  gsize i = find_record (name);

  for (gsize k = 0; k < records[i].type->n_fields; k++)
    {
      const ZhField *field = &records[i].type->fields[k];

      if ((field->flags & ZH_FIELD_INTERNAL) == 0 && !g_strv_contains (records[i].without, field->key))
        g_string_append_printf (usage, "%s[--%s %s]", usage->len > 0 ? " " : "", get_option_name (field), get_value_name (field));
    }
  return g_string_free (g_steal_pointer (&usage), FALSE);
}

/* What was typed for a field; %NULL where nothing was, or for the field of another record with that name. */
static const char *
get_text (const ZhCtlCall *call,
          const char      *name,
          const ZhField   *field)
{
  const ZhCtlOption *option = zh_ctl_usage_find (call->usage, get_option_name (field));

  return option != NULL && g_strcmp0 (option->record, name) == 0 ? zh_ctl_text (call, option->name) : NULL;
}

gboolean
zh_ctl_record_is_given (const ZhCtlCall *call,
                        const char      *name)
{
  const ZhRecordType *type = records[find_record (name)].type;

  for (gsize i = 0; i < type->n_fields; i++)
    if (get_text (call, name, &type->fields[i]) != NULL)
      return TRUE;
  return FALSE;
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
      return zh_fail (error, ZH_ERROR_USAGE, _ ("%1$s: “%2$s” is neither yes nor no"), option, text);
    case ZH_FIELD_KIND_TEXT:
    case ZH_FIELD_KIND_NUMBER:
    case ZH_FIELD_KIND_CHOICE:
    default:
      return zh_fail (error, ZH_ERROR_USAGE, _ ("%1$s: “%2$s” is no whole number"), option, text);
    }
}

static gboolean
read_number (const ZhField *field,
             const char    *text,
             int           *number,
             GError       **error)
{
  gint64 value = 0;

  if (*text != '\0' && !g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, &value, NULL))
    return fail (field, text, error);
  if (value < 0)
    return zh_fail (error, ZH_ERROR_USAGE, _ ("“%1$s” after --%2$s is no whole number from %3$d"), text, get_option_name (field), 0);
  *number = (int) value;
  return TRUE;
}

gboolean
zh_ctl_record_read_number (const ZhCtlCall *call,
                           const char      *name,
                           const char      *key,
                           int             *number,
                           GError         **error)
{
  const ZhField *field = zh_record_type_find (records[find_record (name)].type, key);
  const char    *text = get_text (call, name, field);

  return text == NULL || read_number (field, text, number, error);
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
    return zh_fail (error, ZH_ERROR_USAGE, _ ("--sex: “%s” is neither m nor f"), text);
  number = g_strdup_printf ("%d", (int) sex);
  return zh_field_parse (field, record, number);
}

static gboolean
apply_field (const ZhField *field,
             gpointer       record,
             const char    *text,
             GError       **error)
{
  if (strcmp (field->key, "sex") == 0)
    return apply_sex (field, record, text, error);
  /* Whether it can be so large is the desk's to say. */
  if (field->kind == ZH_FIELD_KIND_NUMBER)
    return read_number (field, text, &G_STRUCT_MEMBER (int, record, field->offset), error);
  return zh_field_parse (field, record, text) || fail (field, text, error);
}

gboolean
zh_ctl_record_apply (const ZhCtlCall *call,
                     const char      *name,
                     gpointer         record,
                     GError         **error)
{
  const ZhRecordType *type = records[find_record (name)].type;

  for (gsize i = 0; i < type->n_fields; i++)
    {
      const char *text = get_text (call, name, &type->fields[i]);

      if (text != NULL && !apply_field (&type->fields[i], record, text, error))
        return FALSE;
    }
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
