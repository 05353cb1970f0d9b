#include "config.h"

#include "journal-acts.h"

#include <glib/gi18n.h>

#include "commands.h"

/* The team that the act is about. */
static const char *
get_team (JsonObject *args)
{
  return zh_journal_get_entry_name (args, "entry");
}

static char *
format_add_teams (JsonObject       *args,
                  const ZhLanguage *language)
{
  int              n_teams = zh_journal_get_number (args, "teams");
  int              n_members = zh_journal_get_number (args, "count");
  g_autofree char *teams = g_strdup_printf (zh_trn (language, "%d team", "%d teams", (gulong) n_teams), n_teams);
  g_autofree char *members = g_strdup_printf (zh_trn (language, "%d member", "%d members", (gulong) n_members), n_members);

  /* Translators: "3 teams", "12 members". */
  return zh_journal_add_numbers (g_strdup_printf (zh_tr (language, "Teams entered: %1$s, %2$s"), teams, members), args, language);
}

static char *
format_add_members (JsonObject       *args,
                    const ZhLanguage *language)
{
  int n = zh_journal_get_number (args, "count");

  if (n == 1)
    /* Translators: team, player. */
    return g_strdup_printf (zh_tr (language, "Team “%1$s”: member added, %2$s"), get_team (args), zh_json_get_string (args, "member"));
  return g_strdup_printf (zh_trn (language, "Team “%1$s”: %2$d member added", "Team “%1$s”: %2$d members added", (gulong) n), get_team (args), n);
}

static char *
format_edit_member (JsonObject       *args,
                    const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Team “%1$s”: member changed, %2$s"), get_team (args), zh_json_get_string (args, "member"));
}

static char *
format_remove_member (JsonObject       *args,
                      const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Team “%1$s”: member removed, %2$s"), get_team (args), zh_json_get_string (args, "member"));
}

static char *
format_order_members (JsonObject       *args,
                      const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Team “%s”: order of boards changed"), get_team (args));
}

static char *
format_set_captain (JsonObject       *args,
                    const ZhLanguage *language)
{
  const char *captain = zh_json_get_string (args, "captain");

  if (*captain == '\0')
    return g_strdup_printf (zh_tr (language, "Team “%s”: no captain"), get_team (args));
  return g_strdup_printf (zh_tr (language, "Team “%1$s”: captain %2$s"), get_team (args), captain);
}

static char *
format_set_lineup (JsonObject       *args,
                   const ZhLanguage *language)
{
  /* Translators: round, team. */
  return g_strdup_printf (zh_tr (language, "Line-up for round %1$d: %2$s"), zh_journal_get_number (args, "round"), get_team (args));
}

const ZhJournalAct zh_journal_team_acts[] = {
  { ZH_COMMAND_ADD_TEAMS, NC_ ("act", "Teams entered"), format_add_teams },
  { ZH_COMMAND_ADD_MEMBERS, NC_ ("act", "Members of a team added"), format_add_members },
  { ZH_COMMAND_EDIT_MEMBER, NC_ ("act", "Member of a team changed"), format_edit_member },
  { ZH_COMMAND_REMOVE_MEMBER, NC_ ("act", "Member of a team removed"), format_remove_member },
  { ZH_COMMAND_ORDER_MEMBERS, NC_ ("act", "Order of boards in a team"), format_order_members },
  { ZH_COMMAND_SET_CAPTAIN, NC_ ("act", "Captain of a team"), format_set_captain },
  { ZH_COMMAND_SET_LINEUP, NC_ ("act", "Line-up for a round"), format_set_lineup },
  { NULL }
};
