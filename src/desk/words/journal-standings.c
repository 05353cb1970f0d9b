#include "config.h"

#include "journal-acts.h"

#include <glib/gi18n.h>

#include "commands.h"
#include "prize-plan.h"
#include "team-plan.h"

static char *
format_set_tiebreaks (JsonObject       *args,
                      const ZhLanguage *language)
{
  int round = (int) zh_json_get_int (args, "after-round");

  if (round > 0)
    return g_strdup_printf (zh_tr (language, "Order of tie-breaks changed after round %d"), round);
  return g_strdup (zh_tr (language, "Order of tie-breaks set"));
}

static char *
format_set_manual_order (JsonObject       *args,
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

static char *
format_set_prizes (JsonObject       *args,
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

static char *
format_set_team_places (JsonObject       *args,
                        const ZhLanguage *language)
{
  g_autoptr (ZhTeamPlan) plan = zh_team_plan_parse (zh_json_get_string (args, "plan"), NULL);
  g_autofree char *words = plan != NULL ? zh_team_plan_format (plan, language) : NULL;

  if (words == NULL)
    return g_strdup (zh_tr (language, "Places of teams taken away"));
  return g_strdup_printf (zh_tr (language, "Places of teams by: %1$s. %2$s"), zh_group_kind_get_title (plan->rule.group, language), words);
}

static char *
format_set_groups (JsonObject       *args,
                   const ZhLanguage *language)
{
  gint64 n = zh_json_get_int (args, "groups");

  if (n <= 0)
    return g_strdup (zh_tr (language, "Own groups of the event taken away"));
  return g_strdup_printf (zh_trn (language, "%d own group of the event", "%d own groups of the event", (gulong) n), (int) n);
}

static char *
format_set_norms (JsonObject       *args,
                  const ZhLanguage *language)
{
  const char *title = zh_json_get_string (args, "title");

  if (*title == '\0')
    return g_strdup (zh_tr (language, "Table of norms taken away"));
  return g_strdup_printf (zh_tr (language, "Table of norms: %s"), title);
}

const ZhJournalAct zh_journal_standings_acts[] = {
  { ZH_COMMAND_SET_TIEBREAKS, NC_ ("act", "Order of tie-breaks"), format_set_tiebreaks },
  { ZH_COMMAND_SET_MANUAL_ORDER, NC_ ("act", "Order by hand"), format_set_manual_order },
  { ZH_COMMAND_DRAW_TIE_LOTS, NC_ ("act", "Lots for equal places"), .sentence = N_ ("Lots drawn for equal places, seed %s"), .shown = "seed" },
  { ZH_COMMAND_SET_PRIZES, NC_ ("act", "Prizes"), format_set_prizes },
  { ZH_COMMAND_SET_TEAM_PLACES, NC_ ("act", "Places of teams"), format_set_team_places },
  { ZH_COMMAND_SET_GROUPS, NC_ ("act", "Own groups"), format_set_groups },
  { ZH_COMMAND_SET_NORMS, NC_ ("act", "Table of norms"), format_set_norms },
  { NULL }
};
