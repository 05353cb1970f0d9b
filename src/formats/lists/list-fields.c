#include "config.h"

#include "list-fields.h"

char **
zh_list_column_get_text_field (ZhListColumn column,
                               ZhPerson    *person)
{
  const ZhField *field = zh_record_type_find (&zh_person_type, zh_list_column_get_id (column));

  if (column == ZH_LIST_TITLE || column == ZH_LIST_CATEGORY || column == ZH_LIST_FEDERATION || column == ZH_LIST_FIDE_ID)
    return NULL;
  return field != NULL && field->kind == ZH_FIELD_KIND_TEXT ? &G_STRUCT_MEMBER (char *, person, field->offset) : NULL;
}
