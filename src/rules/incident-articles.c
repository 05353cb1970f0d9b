#include "config.h"

#include "incident-articles.h"

#include <string.h>

#include "incident-cases.h"

void
zh_incident_add_articles (GPtrArray  *articles,
                          const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", 0);

  for (char **part = parts; *part != NULL; part++)
    if (g_strstrip (*part)[0] != '\0' && !g_ptr_array_find_with_equal_func (articles, *part, g_str_equal, NULL))
      g_ptr_array_add (articles, g_strdup (*part));
}

/* Whether a point of @article is there already, such as 13.4.1.2 for 13.4.1. */
static gboolean
has_point_of (GPtrArray  *articles,
              const char *article)
{
  gsize length = strlen (article);

  for (guint i = 0; i < articles->len; i++)
    {
      const char *point = g_ptr_array_index (articles, i);

      if (strncmp (point, article, length) == 0 && point[length] == '.')
        return TRUE;
    }
  return FALSE;
}

void
zh_incident_add_key_articles (GPtrArray  *articles,
                              const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", 0);

  for (char **part = parts; *part != NULL; part++)
    if (!has_point_of (articles, g_strstrip (*part)))
      zh_incident_add_articles (articles, *part);
}

char *
zh_ruleset_dup_incident_articles (const ZhRuleset *self,
                                  const char      *incident)
{
  g_auto (GStrv) groups = zh_incident_dup_groups (self, incident);
  g_autoptr (GPtrArray) articles = g_ptr_array_new_with_free_func (g_free);

  if (groups == NULL)
    return NULL;
  for (char **group = groups; *group != NULL; group++)
    {
      const ZhRuleValue *article = zh_incident_lookup (self, *group, "article");

      if (article != NULL && !zh_incident_is_case (*group))
        g_ptr_array_set_size (articles, 0);
      if (article != NULL)
        zh_incident_add_articles (articles, article->value);
    }
  if (articles->len == 0)
    return NULL;
  g_ptr_array_add (articles, NULL);
  return g_strjoinv (";", (char **) articles->pdata);
}
