/* Which fields of a person the columns of a list fill: a column is called as its field. */
#pragma once

#include "list-columns.h"
#include "person.h"

G_BEGIN_DECLS

/**
 * zh_list_column_get_text_field:
 * @person: not shared yet
 *
 * Returns: (transfer none) (nullable): the address of the field that a column fills with its text as it
 *   stands; %NULL where the text is read first
 */
char **zh_list_column_get_text_field (ZhListColumn column,
                                      ZhPerson    *person);

G_END_DECLS
