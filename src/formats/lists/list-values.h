/* What stands in the cells of an entry list, in the spellings people use. */
#pragma once

#include "person.h"

G_BEGIN_DECLS

/* Without letter case and blanks around; (transfer full). */
char *zh_list_fold (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Whether @word, which has no blanks, is one of @words, which have a blank before and behind each. */
gboolean zh_list_has_word (const char *words,
                           const char *word);

/* Letters and digits alone, without letter case; (transfer full). */
char *zh_list_fold_plain (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* The words between blanks; (transfer full). */
char **zh_list_split_words (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* "m", "f", "w", "ч", "ж", "м" and the words they begin. */
gboolean zh_list_parse_sex (const char *text,
                            ZhSex      *sex);

/**
 * zh_list_parse_sex_mark:
 * @text: as for zh_list_parse_sex(), with or without the "н" of the Ukrainian federation's lists
 * @sex: (inout): untouched where @text says none
 * @inactive: (out): whether the "н" of an inactive player stands there
 *
 * Returns: whether @text is one of these
 */
gboolean zh_list_parse_sex_mark (const char *text,
                                 ZhSex      *sex,
                                 gboolean   *inactive);

/**
 * zh_list_parse_birth:
 * @text: what zh_date_parse() reads, also with "р.", "р.н.", "г.", "г.р." behind it, or the
 *   number by which a spreadsheet keeps a day of the years 1915 to 2030
 *
 * Returns: whether @text is one of these
 */
gboolean zh_list_parse_birth (const char *text,
                              ZhDate     *date);

/* Whether a day of birth is said to be unknown: "0", "0000", "00.00.0000", "–". */
gboolean zh_list_says_no_birth (const char *text);

/**
 * zh_list_parse_rating:
 * @text: 1 to 9999; "-", "б/р", "н/р", "unrated" and the like are 0
 *
 * Returns: whether @text is one of these
 */
gboolean zh_list_parse_rating (const char *text,
                               int        *rating);

/* A number from 1 to 9999, a full stop or bracket behind it. */
gboolean zh_list_parse_number (const char *text,
                               int        *number);

/**
 * zh_list_split_name:
 * @text: "Surname Given Patronymic", "SURNAME Given", "Surname, Given", with or without "1."
 * @person: receives surname, given name and patronymic
 *
 * Returns: whether there is a name in it
 */
gboolean zh_list_split_name (const char *text,
                             ZhPerson   *person);

/* Tests of zh_list_columns_guess(). */
gboolean zh_list_is_name (const char *text);
gboolean zh_list_is_patronymic (const char *text);
gboolean zh_list_is_sex (const char *text);
gboolean zh_list_is_birth (const char *text);
gboolean zh_list_is_rating (const char *text);
gboolean zh_list_is_long_number (const char *text);

G_END_DECLS
