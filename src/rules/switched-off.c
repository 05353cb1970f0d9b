#include "config.h"

#include "switched-off.h"

#include "article-list.h"
#include "discipline.h"
#include "incident-articles.h"

/* The list of a kind of play, and the article that holds it; %NULL where nothing is switched off. */
static const char *
get_list (const ZhRuleset *rules,
          const char      *discipline,
          const char     **article)
{
  ZhTimeClass time_class;
  ZhPlay      play;
  const char *list = NULL;

  if (!zh_discipline_from_string (discipline, &time_class, &play) || play != ZH_PLAY_ONLINE)
    return NULL;
  return zh_ruleset_get_string (rules, "online.not-applied", &list, article) ? list : NULL;
}

const char *
zh_ruleset_get_switch (const ZhRuleset *self,
                       const char      *discipline,
                       const char      *article)
{
  const char *by = NULL;
  const char *list = get_list (self, discipline, &by);

  g_assert (article != NULL);

  return list != NULL && zh_article_list_contains (list, article) ? by : NULL;
}

const char *
zh_ruleset_switch_off_articles (const ZhRuleset *self,
                                const char      *discipline,
                                GPtrArray       *articles)
{
  const char *by = NULL;
  const char *list = get_list (self, discipline, &by);
  guint       n = articles->len;

  for (guint i = articles->len; list != NULL && i-- > 0;)
    if (zh_article_list_contains (list, g_ptr_array_index (articles, i)))
      g_ptr_array_remove_index (articles, i);
  return articles->len < n ? by : NULL;
}

const char *
zh_ruleset_get_incident_switch (const ZhRuleset *self,
                                const char      *incident,
                                const char      *discipline)
{
  g_autofree char *text = zh_ruleset_dup_incident_articles (self, incident);
  g_autoptr (GPtrArray) articles = g_ptr_array_new_with_free_func (g_free);

  if (text == NULL)
    return NULL;
  zh_incident_add_articles (articles, text);
  return zh_ruleset_switch_off_articles (self, discipline, articles);
}
