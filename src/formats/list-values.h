/* What stands in the cells of an entry list, in the spellings people use. */
#pragma once

#include "person.h"

G_BEGIN_DECLS

/* "m", "f", "w", "ч", "ж", "м" and the words they begin. */
gboolean zh_list_parse_sex (const char *text,
                            ZhSex      *sex);

/**
 * zh_list_parse_birth:
 * @text: what zh_date_parse() reads, also with "р.", "р.н.", "г.", "г.р." behind it
 *
 * Returns: whether @text is one of these
 */
gboolean zh_list_parse_birth (const char *text,
                              ZhDate     *date);

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
 * zh_list_find_title:
 *
 * Returns: (transfer none) (nullable): the international title as FIDE writes it: "GM" for "gm", "МГ", "гросмейстер"
 */
const char *zh_list_find_title (const char *text);

/**
 * zh_list_dup_federation:
 *
 * Returns: (transfer full) (nullable): three capital letters: "UKR" for "ukr", "Україна"
 */
char *zh_list_dup_federation (const char *text);

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
gboolean zh_list_is_title (const char *text);
gboolean zh_list_is_category (const char *text);
gboolean zh_list_is_federation (const char *text);
gboolean zh_list_is_long_number (const char *text);

G_END_DECLS
