/* A list of articles as rules print one: "4; 6.2.2-6.2.6; 16-19". It holds an article with all its points, and
 * a range holds every article from its first to its last, with their points.
 */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/**
 * zh_article_list_is_valid:
 * @list: from outside
 *
 * Returns: whether it is a list of articles and ranges with ";" between, each range in order
 */
gboolean zh_article_list_is_valid (const char *list);

/**
 * zh_article_list_contains:
 * @list: a valid list
 * @article: such as "6.2.3" or "6.6a"; text of another form is in no list
 *
 * Returns: whether @article, or one that it is a point of, stands in the list
 */
gboolean zh_article_list_contains (const char *list,
                                   const char *article);

/**
 * zh_article_list_format:
 * @list: any texts with ";" between
 *
 * Returns: (transfer full): as people read them, "15.7.5; I.6.3", an annex in the words of @language
 */
char *zh_article_list_format (const char       *list,
                              const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
