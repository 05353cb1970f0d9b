#include "config.h"

#include "list-fields.h"

char **
zh_list_column_get_text_field (ZhListColumn column,
                               ZhPerson    *person)
{
  switch ((int) column)
    {
    case ZH_LIST_SURNAME:
      return &person->surname;
    case ZH_LIST_GIVEN:
      return &person->given;
    case ZH_LIST_PATRONYMIC:
      return &person->patronymic;
    case ZH_LIST_NAME_LATIN:
      return &person->name_latin;
    case ZH_LIST_REGION:
      return &person->region;
    case ZH_LIST_CLUB:
      return &person->club;
    case ZH_LIST_SCHOOL:
      return &person->school;
    case ZH_LIST_COACH:
      return &person->coach;
    case ZH_LIST_NATIONAL_ID:
      return &person->national_id;
    case ZH_LIST_DISABILITY:
      return &person->disability_class;
    case ZH_LIST_ASSISTANT:
      return &person->assistant;
    case ZH_LIST_NOTES:
      return &person->notes;
    default:
      return NULL;
    }
}
