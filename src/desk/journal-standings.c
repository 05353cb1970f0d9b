#include "config.h"

#include "journal-standings.h"

#include "prize-plan.h"
#include "team-plan.h"

char *
zh_journal_format_set_tiebreaks (JsonObject       *args,
                                 const ZhLanguage *language)
{
  int round = (int) zh_json_get_int (args, "after-round");

  if (round > 0)
    return g_strdup_printf (zh_tr (language, "Order of tie-breaks changed after round %d"), round);
  return g_strdup (zh_tr (language, "Order of tie-breaks set"));
}

char *
zh_journal_format_set_manual_order (JsonObject       *args,
                                    const ZhLanguage *language)
{
  JsonArray *entries = zh_json_get_array (args, "entries");
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; entries != NULL && i < json_array_get_length (entries); i++)
    {
      JsonObject *entry = zh_json_get_object_element (entries, i);

      if (entry != NULL)
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", zh_json_get_string (entry, "name"));
    }
  if (names->len == 0)
    return g_strdup (zh_tr (language, "Order set by hand taken away"));
  return g_strdup_printf (zh_tr (language, "Order set by hand: %s"), names->str);
}

char *
zh_journal_format_draw_tie_lots (JsonObject       *args,
                                 const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Lots drawn for equal places, seed %s"), zh_json_get_string (args, "seed"));
}

char *
zh_journal_format_set_prizes (JsonObject       *args,
                              const ZhLanguage *language)
{
  gint64           n = zh_json_get_int (args, "lists");
  gint64           amount = 0;
  g_autofree char *lists = NULL;
  g_autofree char *money = NULL;

  if (n <= 0 || !zh_money_parse (zh_json_get_string (args, "sum"), &amount))
    return g_strdup (zh_tr (language, "Prizes taken away"));
  lists = g_strdup_printf (zh_trn (language, "%d list", "%d lists", (gulong) n), (int) n);
  money = zh_money_format (amount, zh_json_get_string (args, "currency"), language);
  /* Translators: the sum of all prizes, and in how many lists they stand */
  return g_strdup_printf (zh_tr (language, "Prizes: %1$s in %2$s"), money, lists);
}

char *
zh_journal_format_set_team_places (JsonObject       *args,
                                   const ZhLanguage *language)
{
  g_autoptr (ZhTeamPlan) plan = zh_team_plan_parse (zh_json_get_string (args, "plan"), NULL);
  g_autofree char *words = plan != NULL ? zh_team_plan_format (plan, language) : NULL;

  if (words == NULL)
    return g_strdup (zh_tr (language, "Places of teams taken away"));
  return g_strdup_printf (zh_tr (language, "Places of teams by: %1$s. %2$s"), zh_group_kind_get_title (plan->rule.group, language), words);
}

char *
zh_journal_format_set_groups (JsonObject       *args,
                              const ZhLanguage *language)
{
  gint64 n = zh_json_get_int (args, "groups");

  if (n <= 0)
    return g_strdup (zh_tr (language, "Own groups of the event taken away"));
  return g_strdup_printf (zh_trn (language, "%d own group of the event", "%d own groups of the event", (gulong) n), (int) n);
}

char *
zh_journal_format_set_norms (JsonObject       *args,
                             const ZhLanguage *language)
{
  const char *title = zh_json_get_string (args, "title");

  if (*title == '\0')
    return g_strdup (zh_tr (language, "Table of norms taken away"));
  return g_strdup_printf (zh_tr (language, "Table of norms: %s"), title);
}
