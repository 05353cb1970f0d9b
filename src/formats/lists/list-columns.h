/* What the columns of an entry list mean, and how to tell: by their heading, in Ukrainian,
 * Russian or English, or by what stands in them.
 */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/**
 * ZhListColumn:
 * @ZH_LIST_IGNORE: not imported
 * @ZH_LIST_FULL_NAME: "Surname Given Patronymic" or "Surname, Given"
 * @ZH_LIST_RATING: of FIDE, for standard play where the list has several
 * @ZH_LIST_RAPID_RATING: of FIDE
 * @ZH_LIST_BLITZ_RATING: of FIDE
 * @ZH_LIST_TEAM: name of the team
 * @ZH_LIST_BOARD: board in the team
 * @ZH_LIST_SENDER: the organisation that sends the player
 * @ZH_LIST_FIRST_FIELD: from here on the texts of a person that no constant is for, in the order of
 *   #zh_person_type
 * @ZH_LIST_N_COLUMNS: more than there are: see zh_list_count_columns()
 */
typedef enum
{
  ZH_LIST_IGNORE,
  ZH_LIST_NUMBER,
  ZH_LIST_FULL_NAME,
  ZH_LIST_SURNAME,
  ZH_LIST_GIVEN,
  ZH_LIST_PATRONYMIC,
  ZH_LIST_NAME_LATIN,
  ZH_LIST_SEX,
  ZH_LIST_BIRTH,
  ZH_LIST_TITLE,
  ZH_LIST_CATEGORY,
  ZH_LIST_RATING,
  ZH_LIST_NATIONAL_RATING,
  ZH_LIST_RAPID_RATING,
  ZH_LIST_BLITZ_RATING,
  ZH_LIST_FEDERATION,
  ZH_LIST_REGION,
  ZH_LIST_CLUB,
  ZH_LIST_SCHOOL,
  ZH_LIST_COACH,
  ZH_LIST_FIDE_ID,
  ZH_LIST_NATIONAL_ID,
  ZH_LIST_DISABILITY,
  ZH_LIST_ASSISTANT,
  ZH_LIST_TEAM,
  ZH_LIST_BOARD,
  ZH_LIST_NOTES,
  ZH_LIST_SENDER,
  ZH_LIST_FIRST_FIELD,
  ZH_LIST_N_COLUMNS = ZH_LIST_FIRST_FIELD + 32,
} ZhListColumn;

/* The number of columns there are: those with a constant, and a column for every further text of a person. */
int zh_list_count_columns (void);

/**
 * zh_list_column_get_id:
 *
 * Returns: (transfer none): a stable name for options and files: "surname", "fide-id" …
 */
const char *zh_list_column_get_id (ZhListColumn column);

/**
 * zh_list_column_find:
 * @id: as from zh_list_column_get_id()
 * @column: (out): untouched on failure
 *
 * Returns: whether there is a column of that name
 */
gboolean zh_list_column_find (const char   *id,
                              ZhListColumn *column);

/**
 * zh_list_column_get_name:
 *
 * Returns: (transfer none): the heading of the column in a language, which zh_list_column_recognise() knows
 */
const char *zh_list_column_get_name (ZhListColumn      column,
                                     const ZhLanguage *language);

/**
 * zh_list_column_recognise:
 * @heading: a cell of a list's first row
 *
 * Case, blanks and punctuation do not matter.
 *
 * Returns: what it says; %ZH_LIST_IGNORE when it is no known heading
 */
ZhListColumn zh_list_column_recognise (const char *heading);

/**
 * zh_list_column_is_vague:
 * @heading: that zh_list_column_recognise() knows
 *
 * Returns: whether the heading alone does not settle what the column holds: "ID" may be FIDE's or the
 *   federation's, "Rtg" any rating, "Звання" a title or a category
 */
gboolean zh_list_column_is_vague (const char *heading);

/* Letters and digits of a heading alone, without letter case; ё as е, and № and # kept; (transfer full). */
char *zh_list_fold_heading (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_list_columns_guess:
 * @cells: (array length=n_rows): each an array of at least @n_columns cells
 * @columns: (out caller-allocates) (array length=n_columns)
 *
 * Guesses from the contents, each meaning at most once.
 */
void zh_list_columns_guess (const char *const *const *cells,
                            int                       n_rows,
                            int                       n_columns,
                            ZhListColumn             *columns);

G_END_DECLS
