/* International titles and national categories in the words of lists, one or several in a cell
 * or behind a name.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_list_find_title:
 *
 * Returns: (transfer none) (nullable): the international title as FIDE writes it: "GM" for "gm", "МГ", "гросмейстер"
 */
const char *zh_list_find_title (const char *text);

/* Whether it is one of the titles that zh_list_find_title() knows. */
gboolean zh_list_is_title (const char *text);

/* Whether it says in the words of lists, or by a dash, that somebody has neither title nor category: "б/р",
 * "без розряду", "–". */
gboolean zh_list_says_no_category (const char *text);

/* Whether it is a national category, "КМС", "II", "1 розряд". */
gboolean zh_list_is_category (const char *text);

/* Whether one of the words of a cell such as "мм/мс" is an international title. */
gboolean zh_list_has_title (const char *text);

/**
 * ZhListTitles:
 * @title: (nullable): the highest international title, as FIDE writes it; of a table
 * @category: (nullable): the national categories, as written
 * @rest: (nullable): words that are neither, and lower titles, as written
 */
typedef struct
{
  const char *title;
  char       *category;
  char       *rest;
} ZhListTitles;

/**
 * zh_list_titles_read:
 * @text: "мм", "МГ/ЗМС", "GM, МС", "І розряд"
 * @titles: (out caller-allocates): to be cleared by zh_list_titles_clear()
 */
void zh_list_titles_read (const char   *text,
                          ZhListTitles *titles);
void zh_list_titles_clear (ZhListTitles *self);

/**
 * zh_list_titles_take_from_name:
 * @name: "Прізвище Ім'я мм/мс (змс)", "GM Surname, Given"
 * @titles: (out caller-allocates): what was taken out of it; the rest is what stands in brackets
 *
 * Lists of the Ukrainian federation write titles behind the name, in small letters; others before
 * it, in capitals.
 *
 * Returns: (transfer full): the name without them
 */
char *zh_list_titles_take_from_name (const char   *name,
                                     ZhListTitles *titles);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhListTitles, zh_list_titles_clear)

G_END_DECLS
