#include "config.h"

#include "json-record.h"

#include "canonical-json.h"

static void
put_field (JsonObject    *object,
           const ZhField *field,
           const char    *text,
           gconstpointer  record)
{
  switch (field->kind)
    {
    case ZH_FIELD_KIND_BOOLEAN:
      json_object_set_boolean_member (object, field->key, zh_field_get_number (field, record) != 0);
      break;
    case ZH_FIELD_KIND_NUMBER:
    case ZH_FIELD_KIND_CHOICE:
      json_object_set_int_member (object, field->key, zh_field_get_number (field, record));
      break;
    case ZH_FIELD_KIND_TEXT:
    case ZH_FIELD_KIND_DATE:
    default:
      json_object_set_string_member (object, field->key, text);
      break;
    }
}

JsonObject *
zh_json_record_new (const ZhRecordType *type,
                    gconstpointer       record,
                    gconstpointer       fresh)
{
  JsonObject *object = json_object_new ();

  for (gsize i = 0; i < type->n_fields; i++)
    {
      const ZhField   *field = &type->fields[i];
      g_autofree char *text = zh_field_format (field, record);
      g_autofree char *usual = fresh != NULL ? zh_field_format (field, fresh) : NULL;

      if ((field->flags & ZH_FIELD_INTERNAL) == 0 && g_strcmp0 (text, usual) != 0)
        put_field (object, field, text, record);
    }
  return object;
}

static void
read_field (const ZhField *field,
            JsonObject    *object,
            gpointer       record)
{
  switch (field->kind)
    {
    case ZH_FIELD_KIND_TEXT:
      g_free (G_STRUCT_MEMBER (char *, record, field->offset));
      G_STRUCT_MEMBER (char *, record, field->offset) = g_strdup (zh_json_get_string (object, field->key));
      break;
    case ZH_FIELD_KIND_DATE:
      zh_field_parse (field, record, zh_json_get_string (object, field->key));
      break;
    case ZH_FIELD_KIND_BOOLEAN:
      G_STRUCT_MEMBER (gboolean, record, field->offset) = zh_json_get_bool (object, field->key);
      break;
    case ZH_FIELD_KIND_NUMBER:
    case ZH_FIELD_KIND_CHOICE:
    default:
      G_STRUCT_MEMBER (int, record, field->offset) = (int) zh_json_get_int (object, field->key);
      break;
    }
}

void
zh_json_record_read (const ZhRecordType *type,
                     JsonObject         *object,
                     gpointer            record)
{
  for (gsize i = 0; i < type->n_fields; i++)
    if ((type->fields[i].flags & ZH_FIELD_INTERNAL) == 0 && json_object_has_member (object, type->fields[i].key))
      read_field (&type->fields[i], object, record);
}
