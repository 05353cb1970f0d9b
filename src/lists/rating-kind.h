/* Kinds of rating lists. What a federation's list looks like is data: a key file in `data/lists`, or one that the
 * user put into `zhereb/lists.d` of the data folder; `data/FILE-FORMAT.md` tells of their keys. No federation is
 * named in C.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhListField:
 *
 * What may stand in a column of a rating list. Ratings come in threes, by #ZhListTempo.
 */
typedef enum
{
  ZH_LISTED_FIDE_ID,
  ZH_LISTED_NATIONAL_ID,
  ZH_LISTED_NAME,
  ZH_LISTED_SURNAME,
  ZH_LISTED_GIVEN,
  ZH_LISTED_PATRONYMIC,
  ZH_LISTED_FEDERATION,
  ZH_LISTED_REGION,
  ZH_LISTED_CLUB,
  ZH_LISTED_SEX,
  ZH_LISTED_TITLE,
  ZH_LISTED_WOMEN_TITLE,
  ZH_LISTED_OTHER_TITLES,
  ZH_LISTED_ONLINE_TITLE,
  ZH_LISTED_CATEGORY,
  ZH_LISTED_RATING,
  ZH_LISTED_RAPID_RATING,
  ZH_LISTED_BLITZ_RATING,
  ZH_LISTED_GAMES,
  ZH_LISTED_RAPID_GAMES,
  ZH_LISTED_BLITZ_GAMES,
  ZH_LISTED_K,
  ZH_LISTED_RAPID_K,
  ZH_LISTED_BLITZ_K,
  ZH_LISTED_NATIONAL_RATING,
  ZH_LISTED_NATIONAL_RAPID_RATING,
  ZH_LISTED_NATIONAL_BLITZ_RATING,
  ZH_LISTED_BIRTH,
  ZH_LISTED_FLAG,
  ZH_LISTED_N_FIELDS
} ZhListField;

typedef enum
{
  ZH_LIST_STANDARD,
  ZH_LIST_RAPID,
  ZH_LIST_BLITZ,
  ZH_LIST_N_TEMPOS
} ZhListTempo;

typedef enum
{
  ZH_LIST_FIXED,
  ZH_LIST_CSV,
  ZH_LIST_XML,
} ZhListFormat;

/**
 * ZhListEncoding:
 * @ZH_LIST_UTF8: UTF-8 or ASCII
 * @ZH_LIST_CP1251: Windows, Cyrillic
 * @ZH_LIST_CP1252: Windows, Western
 * @ZH_LIST_CP866: DOS, Cyrillic
 *
 * What a text is in that is no UTF-8.
 */
typedef enum
{
  ZH_LIST_UTF8,
  ZH_LIST_CP1251,
  ZH_LIST_CP1252,
  ZH_LIST_CP866,
} ZhListEncoding;

/**
 * ZhListOrder:
 * @ZH_LIST_ORDER_COMMA: "Surname, Given"
 * @ZH_LIST_ORDER_SURNAME_FIRST: "Surname Given", a third word being the patronymic where @patronymic is set
 * @ZH_LIST_ORDER_GIVEN_FIRST: "Given Surname"
 */
typedef enum
{
  ZH_LIST_ORDER_COMMA,
  ZH_LIST_ORDER_SURNAME_FIRST,
  ZH_LIST_ORDER_GIVEN_FIRST,
} ZhListOrder;

/**
 * ZhListColumnRule:
 * @headings: (nullable): words of the heading, any of which names the column; "/…/" is a pattern
 * @start, @end: (of fixed columns) from 0, @end behind it; the number of a column of CSV from 0 in @start; -1 where
 *   the heading alone says
 */
typedef struct
{
  char **headings;
  int    start;
  int    end;
} ZhListColumnRule;

/**
 * ZhListKind:
 * @id: name of its file
 * @title: in the language of the screen
 * @name: what its lists are called among the user's
 * @federation: three letters, "FIDE", or "" where each list has its own
 * @files: patterns of names
 * @members: patterns of names inside an archive
 * @encoding: of lines that are not UTF-8
 * @separator: of CSV; 0 to be found
 * @signature: words that the heading must hold
 * @record: of XML: the element of a player
 * @columns: by #ZhListField
 * @ignored: headings that are known and not read
 * @ids_are_national: the number of a player is the federation's own
 * @sex_man, @sex_woman, @inactive: what a cell says; "" is an empty one; "contains:" before a part of it
 * @titles: (element-type utf8 utf8): words of titles, and the title of FIDE, or "category"
 * @titles_behind_name: titles stand behind the name
 * @default_federation: of those whose row names none, or whose column holds something else
 * @overflow: what makes a line too long: what stands behind it is moved; %ZH_LISTED_N_FIELDS for none
 * @months: where the month of an edition is looked for, in that order: "heading:PATTERN", "file:PATTERN" with groups
 *   called year and month, or "date", the day of the file
 * @rapid_files, @blitz_files: patterns of files to be joined by the national number
 */
typedef struct
{
  char            *id;
  char            *title;
  char            *name;
  char            *federation;
  char           **files;
  char           **members;
  ZhListFormat     format;
  ZhListEncoding   encoding;
  char             separator;
  char           **signature;
  char            *record;
  ZhListColumnRule columns[ZH_LISTED_N_FIELDS];
  char           **ignored;
  gboolean         ids_are_national;
  char           **sex_man;
  char           **sex_woman;
  char           **inactive;
  GHashTable      *titles;
  gboolean         titles_behind_name;
  ZhListOrder      order;
  gboolean         has_patronymic;
  char            *default_federation;
  ZhListField      overflow;
  char           **months;
  char           **rapid_files;
  char           **blitz_files;
} ZhListKind;

/**
 * zh_list_kind_new_from_text:
 * @id: what it is called
 * @text: of the key file
 * @error: %ZH_ERROR_INPUT naming the key
 *
 * Returns: (transfer full)
 */
ZhListKind *zh_list_kind_new_from_text (const char *id,
                                        const char *text,
                                        GError    **error);
void        zh_list_kind_free (ZhListKind *self);

/**
 * zh_list_kinds_load:
 * @error: %ZH_ERROR_INPUT naming file and key, %ZH_ERROR_FILE
 *
 * Reads all descriptions; one of the user's takes the place of one of the program's of the same name.
 *
 * Returns: (transfer full) (element-type ZhListKind): by id
 */
GPtrArray *zh_list_kinds_load (GError **error);

/* The kind called @id, owned by the array; %NULL where there is none. */
const ZhListKind *zh_list_kinds_find (const GPtrArray *kinds,
                                      const char      *id);

/* Small letters and digits alone: headings are compared so; (transfer full). */
char *zh_list_heading_fold (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a heading is one of those that the rule names. */
gboolean zh_list_column_rule_takes (const ZhListColumnRule *self,
                                    const char             *heading);

/* Whether the name of a file matches one of @patterns, whatever the case of its letters. */
gboolean zh_list_name_matches (char *const *patterns,
                               const char  *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListKind, zh_list_kind_free)

G_END_DECLS
