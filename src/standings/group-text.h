/* Groups as text: one group as its conditions ("sex=w;born=2010-2012"), and the list of groups
 * that an event has of its own.
 *
 *     [group 1]
 *     title=Girls of the home region
 *     members=sex=w;born=2010-;region=Home
 *
 * A tournament holds its list in the option "groups". The names before "=" are sex (m, w), born,
 * category, title, federation, region, club, school, coach, class, rating, numbers.
 */
#pragma once

#include "group-standings.h"

G_BEGIN_DECLS

#define ZH_OPTION_GROUPS "groups"

/**
 * zh_group_parse:
 * @text: conditions with ";" between
 * @error: %ZH_ERROR_INPUT naming the condition, what was expected and what to do
 *
 * Returns: (transfer full) (nullable): the group
 */
ZhGroup *zh_group_parse (const char *text,
                         GError    **error);
void     zh_group_free (ZhGroup *self);

/**
 * zh_group_to_text:
 *
 * Returns: (transfer full): what zh_group_parse() reads
 */
char *zh_group_to_text (const ZhGroup *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ZhRenumber:
 *
 * Returns: the start number that takes the place of @number
 */
typedef int (*ZhRenumber) (int      number,
                           gpointer user_data);

/**
 * zh_group_text_renumber:
 * @text: groups or prizes as a tournament keeps them
 * @last: the greatest number in use: where a range without an upper end stops
 * @renumber: asked for each number that a "numbers=" names
 *
 * Start numbers move, and those who are in a group stay in it.
 *
 * Returns: (transfer full) (nullable): the text with the new numbers, as it was where it names none; %NULL
 *   where it cannot be read
 */
char *zh_group_text_renumber (const char *text,
                              int         last,
                              ZhRenumber  renumber,
                              gpointer    user_data);

/**
 * zh_group_kind_to_string / zh_group_kind_from_string:
 *
 * Stable names for files and options.
 *
 * Returns: (transfer none): such a name; of the second, whether there is one
 */
const char *zh_group_kind_to_string (ZhGroupKind kind);
gboolean    zh_group_kind_from_string (const char  *text,
                                       ZhGroupKind *kind);

/**
 * ZhNamedGroup:
 * @title: as it is announced, never empty
 * @group: who belongs to it
 */
typedef struct
{
  char    *title;
  ZhGroup *group;
} ZhNamedGroup;

/**
 * zh_group_list_new:
 *
 * Returns: (transfer full) (element-type ZhNamedGroup): an empty list, which owns its groups
 */
GPtrArray *zh_group_list_new (void);

/**
 * zh_group_list_add:
 * @group: (transfer full)
 */
void zh_group_list_add (GPtrArray  *list,
                        const char *title,
                        ZhGroup    *group);

/**
 * zh_group_list_parse:
 * @text: (nullable): as above; %NULL or "" for no groups
 * @error: %ZH_ERROR_INPUT naming group and key, what was expected and what to do
 *
 * Returns: (transfer full) (nullable) (element-type ZhNamedGroup): the groups in order
 */
GPtrArray *zh_group_list_parse (const char *text,
                                GError    **error);

/**
 * zh_group_list_to_text:
 *
 * Returns: (transfer full): what zh_group_list_parse() reads; "" for no groups
 */
char *zh_group_list_to_text (const GPtrArray *list) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhGroup, zh_group_free)

G_END_DECLS
