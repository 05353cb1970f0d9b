#include "config.h"

#include "article-list.h"

#include <string.h>

#include "text-lines.h"

#define MAX_DEPTH 8
#define MAX_NUMBER 999
#define MAX_LIST 512

/* An article as its numbers: 7.4.3 is {7, 4, 3}; the point of 6.6a is its first, {6, 6, 1}. */
typedef struct
{
  int n;
  int parts[MAX_DEPTH];
} Article;

static gboolean
add_part (Article *article,
          gint64   number)
{
  if (article->n == MAX_DEPTH)
    return FALSE;
  article->parts[article->n++] = (int) number;
  return TRUE;
}

static gboolean
parse_part (Article *article,
            char    *part)
{
  gsize  length = strlen (part);
  char   point = length > 1 && g_ascii_islower (part[length - 1]) ? part[length - 1] : '\0';
  gint64 number;

  if (point != '\0')
    part[length - 1] = '\0';
  return zh_text_parse_int (part, 1, MAX_NUMBER, &number) && add_part (article, number) &&
         (point == '\0' || add_part (article, point - 'a' + 1));
}

/* Rules print a full stop behind some numbers and not behind others. */
static gboolean
parse_article (const char *text,
               Article    *article)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (text));
  g_auto (GStrv) parts = NULL;

  article->n = 0;
  if (g_str_has_suffix (trimmed, "."))
    trimmed[strlen (trimmed) - 1] = '\0';
  parts = g_strsplit (trimmed, ".", MAX_DEPTH + 1);
  for (char **part = parts; *part != NULL; part++)
    if (!parse_part (article, *part))
      return FALSE;
  return article->n > 0;
}

/* By their numbers; an article stands before its points. */
static int
compare (const Article *a,
         const Article *b)
{
  for (int i = 0; i < MIN (a->n, b->n); i++)
    if (a->parts[i] != b->parts[i])
      return a->parts[i] - b->parts[i];
  return a->n - b->n;
}

static gboolean
is_within (const Article *article,
           const Article *whole)
{
  return article->n >= whole->n && memcmp (article->parts, whole->parts, sizeof (int) * (gsize) whole->n) == 0;
}

/* One item: an article, or two with a dash between. */
static gboolean
parse_item (const char *text,
            Article     bounds[2])
{
  g_auto (GStrv) ends = g_strsplit (text, "-", 3);
  guint n = g_strv_length (ends);

  if (n < 1 || n > 2 || !parse_article (ends[0], &bounds[0]) || !parse_article (ends[n - 1], &bounds[1]))
    return FALSE;
  return compare (&bounds[0], &bounds[1]) <= 0;
}

gboolean
zh_article_list_is_valid (const char *list)
{
  g_auto (GStrv) items = NULL;
  Article bounds[2];

  g_assert (list != NULL);

  if (strlen (list) > MAX_LIST)
    return FALSE;
  items = g_strsplit (list, ";", 0);
  for (char **item = items; *item != NULL; item++)
    if (!parse_item (*item, bounds))
      return FALSE;
  return items[0] != NULL;
}

gboolean
zh_article_list_contains (const char *list,
                          const char *article)
{
  g_auto (GStrv) items = g_strsplit (list, ";", 0);
  Article asked;

  if (!parse_article (article, &asked))
    return FALSE;
  for (char **item = items; *item != NULL; item++)
    {
      Article bounds[2];

      if (!parse_item (*item, bounds))
        continue;
      if (compare (&asked, &bounds[0]) >= 0 && (compare (&asked, &bounds[1]) <= 0 || is_within (&asked, &bounds[1])))
        return TRUE;
    }
  return FALSE;
}

/* "annex" stands in the data of the rules, which are in one language. */
static char *
format_article (const char       *article,
                const ZhLanguage *language)
{
  g_auto (GStrv) parts = g_strsplit (article, " annex ", 2);

  if (parts[0] == NULL || parts[1] == NULL)
    return g_strdup (article);
  return g_strdup_printf ("%s %s %s", parts[0], zh_trc (language, "part of rules", "annex"), parts[1]);
}

char *
zh_article_list_format (const char       *list,
                        const ZhLanguage *language)
{
  g_auto (GStrv) items = g_strsplit (list, ";", -1);

  for (char **item = items; *item != NULL; item++)
    {
      char *shown = format_article (g_strstrip (*item), language);

      g_free (*item);
      *item = shown;
    }
  return g_strjoinv ("; ", items);
}
