/* A table of norms of sport categories, as a federation supplies it. The format is described
 * in data/norms/README.md.
 */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/* Of a tournament: its table, word for word. */
#define ZH_OPTION_NORMS "norms"

/**
 * ZhNormStep:
 * @average: mean of the opponents from which the step holds
 * @percent: score needed, in hundredths of the points possible
 */
typedef struct
{
  ZhFraction average;
  ZhFraction percent;
} ZhNormStep;

/**
 * ZhNorm:
 * @category: what it gives
 * @games: least number of games
 * @sex: 'm', 'w' or 0 for all
 * @max_age: oldest age reached in the year of the event, 0 for any
 * @scale: (element-type ZhNormStep): by average, lowest first; never empty
 */
typedef struct
{
  char   *category;
  int     games;
  char    sex;
  int     max_age;
  GArray *scale;
} ZhNorm;

/**
 * ZhNormTable:
 * @titles: (element-type utf8 utf8): title by language, "" for the one without
 * @by_category: the mean is taken of categories, not ratings
 * @unrated: rating of opponents without one, 0 to leave them out
 * @categories: (element-type utf8 ZhFraction): number of a category
 * @norms: (element-type ZhNorm): highest first
 */
typedef struct
{
  GHashTable *titles;
  gboolean    by_category;
  int         unrated;
  GHashTable *categories;
  GPtrArray  *norms;
} ZhNormTable;

/**
 * zh_norm_table_parse:
 * @text: UTF-8
 * @error: %ZH_ERROR_INPUT naming group and key, what was expected and what to do
 *
 * Returns: (transfer full) (nullable): the table
 */
ZhNormTable *zh_norm_table_parse (const char *text,
                                  GError    **error);
void         zh_norm_table_free (ZhNormTable *self);

/**
 * zh_norm_table_get_title:
 *
 * Returns: (transfer none): the title in @language, else the one without a language
 */
const char *zh_norm_table_get_title (const ZhNormTable *self,
                                     const ZhLanguage  *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhNormTable, zh_norm_table_free)

G_END_DECLS
