/* Standings of a group inside a tournament: women, an age group, a category, a region, a class
 * of disability. The order is that of the whole tournament; places are counted in the group.
 */
#pragma once

#include "standings.h"

G_BEGIN_DECLS

/**
 * ZhGroupRow:
 * @row: row of the standings
 * @place: place inside the group, from 1; 0 for an entry that is not counted
 * @last_place: the last of the places shared
 */
typedef struct
{
  int row;
  int place;
  int last_place;
} ZhGroupRow;

/**
 * ZhEntryFilter:
 *
 * Returns: whether @entry belongs to the group
 */
typedef gboolean (*ZhEntryFilter) (const ZhEntry *entry,
                                   gpointer       user_data);

/**
 * zh_standings_select:
 * @filter: who belongs to the group
 *
 * Who shares a place in the tournament shares it in the group.
 *
 * Returns: (transfer full) (element-type ZhGroupRow): the rows of the group, best first
 */
GArray *zh_standings_select (const ZhStandings *self,
                             ZhEntryFilter      filter,
                             gpointer           user_data);

/**
 * ZhGroupKind:
 * @ZH_GROUP_SEX: "m" or "w"
 * @ZH_GROUP_BIRTH_YEARS: born in a range of years, "2010-2012", "2010-" or "-1966"
 * @ZH_GROUP_CATEGORY: sport category
 * @ZH_GROUP_TITLE: international title
 * @ZH_GROUP_FEDERATION: three letters
 * @ZH_GROUP_REGION: region
 * @ZH_GROUP_CLUB: club
 * @ZH_GROUP_SCHOOL: school
 * @ZH_GROUP_COACH: coach
 * @ZH_GROUP_DISABILITY: class of disability
 * @ZH_GROUP_RATING: rating in the tournament in a range, as years of birth; unrated players
 *   are in ranges without a lower end
 * @ZH_GROUP_NUMBERS: start numbers one by one: "1,5,7-9"
 */
typedef enum
{
  ZH_GROUP_SEX,
  ZH_GROUP_BIRTH_YEARS,
  ZH_GROUP_CATEGORY,
  ZH_GROUP_TITLE,
  ZH_GROUP_FEDERATION,
  ZH_GROUP_REGION,
  ZH_GROUP_CLUB,
  ZH_GROUP_SCHOOL,
  ZH_GROUP_COACH,
  ZH_GROUP_DISABILITY,
  ZH_GROUP_RATING,
  ZH_GROUP_NUMBERS,
} ZhGroupKind;

#define ZH_N_GROUP_KINDS (ZH_GROUP_NUMBERS + 1)

/**
 * ZhGroup:
 * @kind: what is looked at
 * @value: what it has to be; "" takes nobody
 * @also: (nullable): a further condition, which has to hold too
 */
typedef struct _ZhGroup
{
  ZhGroupKind            kind;
  const char            *value;
  const struct _ZhGroup *also;
} ZhGroup;

/**
 * zh_group_filter:
 * @group: (type ZhGroup): a group
 *
 * A #ZhEntryFilter. An entry without a person (a team) is in no group.
 *
 * Returns: whether the person of @entry belongs to it
 */
gboolean zh_group_filter (const ZhEntry *entry,
                          gpointer       group);

/**
 * zh_group_range_parse:
 * @text: "2010-2012", "2010-" or "-1966"; numbers from 1 to 9999
 * @first: (out): lower end, %G_MININT where it is open; untouched on failure
 * @last: (out): upper end, %G_MAXINT where it is open
 *
 * Returns: whether @text is a range with at least one end
 */
gboolean zh_group_range_parse (const char *text,
                               gint64     *first,
                               gint64     *last);

/**
 * zh_group_list_values:
 *
 * Returns: (transfer full) (array zero-terminated=1): the different values of the tournament's
 *   entries, in the order of @language's dictionary
 */
char **zh_group_list_values (const ZhTournament *tournament,
                             ZhGroupKind         kind,
                             const ZhLanguage   *language);

/**
 * zh_group_kind_get_title:
 *
 * Returns: (transfer none): "Region", "Club" … in @language
 */
const char *zh_group_kind_get_title (ZhGroupKind       kind,
                                     const ZhLanguage *language);

G_END_DECLS
