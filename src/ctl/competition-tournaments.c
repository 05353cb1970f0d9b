/* The tournaments of a competition file: tournament, import. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "desk-competition.h"
#include "desk-rounds.h"
#include "next-step.h"
#include "record-options.h"
#include "ruleset-defaults.h"
#include "setting-options.h"
#include "table-rounds.h"

/* What is asked for besides the settings; %NULL where left out. */
typedef struct
{
  ZhSettingOptions settings;
  char            *order;
  char            *reason;
} TournamentOptions;

static void
tournament_options_clear (TournamentOptions *options)
{
  zh_setting_options_clear (&options->settings);
  g_free (options->order);
  g_free (options->reason);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TournamentOptions, tournament_options_clear)

static void
print_tournament (const ZhTournament *tournament,
                  gboolean            json)
{
  g_autofree char *tiebreaks = g_strjoinv (",", tournament->tiebreaks);
  g_autoptr (JsonObject) object = NULL;

  if (!json)
    {
      g_print ("%s\t%s\t%s\t%s\t%u\t%u/%d\t%s\n", tournament->name,
               zh_sport_to_string (tournament->sport), zh_discipline_to_string (tournament->time_class, tournament->play), zh_system_to_string (tournament->system),
               tournament->entries->len, tournament->rounds->len,
               zh_tournament_count_planned_rounds (tournament), tiebreaks);
      return;
    }
  object = json_object_new ();
  json_object_set_int_member (object, "id", tournament->id);
  json_object_set_string_member (object, "name", tournament->name);
  json_object_set_string_member (object, "sport", zh_sport_to_string (tournament->sport));
  json_object_set_string_member (object, "discipline", zh_discipline_to_string (tournament->time_class, tournament->play));
  json_object_set_string_member (object, "time", tournament->time_control);
  json_object_set_string_member (object, "system", zh_system_to_string (tournament->system));
  json_object_set_string_member (object, "tiebreaks", tiebreaks);
  json_object_set_string_member (object, "withdrawal", zh_withdrawal_to_string (tournament->withdrawal));
  json_object_set_int_member (object, "entries", tournament->entries->len);
  json_object_set_int_member (object, "paired", tournament->rounds->len);
  json_object_set_int_member (object, "rounds", zh_tournament_count_planned_rounds (tournament));
  json_object_set_int_member (object, "cycles", tournament->cycles);
  json_object_set_int_member (object, "games", tournament->games_per_pairing);
  json_object_set_int_member (object, "win", tournament->scoring.win);
  json_object_set_int_member (object, "draw", tournament->scoring.draw);
  json_object_set_boolean_member (object, "closed", tournament->closed);
  zh_ctl_print_json (object);
}

static ZhCtlExit
list_tournaments (const ZhCtlTarget *target,
                  GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhCompetition *competition = desk != NULL ? zh_desk_get_snapshot (desk) : NULL;

  if (desk == NULL)
    return ZH_CTL_FILE;
  for (guint i = 0; i < competition->tournaments->len; i++)
    print_tournament (g_ptr_array_index (competition->tournaments, i), target->json);
  return ZH_CTL_DONE;
}

/* The settings that the tournament has, each with where it comes from and what it may be. */
static ZhCtlExit
list_settings (const ZhCtlTarget *target,
               GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhTournament *tournament = NULL;
  g_autoptr (ZhRuleset) rules = NULL;
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  if (desk == NULL)
    return ZH_CTL_FILE;
  tournament = zh_ctl_target_choose (target, desk, error);
  if (tournament == NULL)
    return ZH_CTL_USAGE;
  if (*zh_desk_get_snapshot (desk)->ruleset != '\0')
    rules = zh_competition_load_ruleset (zh_desk_get_snapshot (desk), NULL);
  for (gsize i = 0; i < n; i++)
    if (zh_setting_applies (&settings[i], tournament) && !g_str_has_suffix (settings[i].key, "-"))
      zh_setting_print (&settings[i], rules, tournament, target->json);
  return ZH_CTL_DONE;
}

static const char *
get_seed (const TournamentOptions *options)
{
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  for (gsize i = 0; i < n; i++)
    if (strcmp (settings[i].key, "seed") == 0)
      return options->settings.values[i];
  return NULL;
}

static ZhChange *
draw_rounds (ZhDesk                  *desk,
             const ZhTournament      *tournament,
             const TournamentOptions *options,
             GError                 **error)
{
  g_autoptr (GArray) order = zh_table_rounds_parse (options->order != NULL ? options->order : "", error);
  guint64 seed = 0;

  if (order == NULL)
    return NULL;
  if (!zh_ctl_parse_seed (get_seed (options), &seed, error))
    return NULL;
  if (get_seed (options) == NULL)
    seed = zh_desk_draw_seed (desk);
  return zh_desk_draw_table_rounds (desk, tournament->id,
                                    order->len > 0 ? (const int *) order->data : NULL,
                                    order->len, seed, error);
}

static ZhChange *
change_tournament (const ZhCtlTarget       *target,
                   ZhDesk                  *desk,
                   const char              *verb,
                   const TournamentOptions *options,
                   GError                 **error)
{
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  const ZhTournament *tournament = NULL;

  if (!zh_setting_options_read (&options->settings, choices, error))
    return NULL;
  if (strcmp (verb, "add") == 0)
    return zh_desk_add_tournament (desk, choices, NULL, error);
  tournament = zh_ctl_target_choose (target, desk, error);
  if (tournament == NULL)
    return NULL;
  if (strcmp (verb, "edit") == 0)
    return zh_desk_edit_tournament (desk, tournament->id, choices, options->reason, error);
  if (strcmp (verb, "draw-rounds") == 0)
    return draw_rounds (desk, tournament, options, error);
  if (strcmp (verb, "remove") == 0)
    return zh_desk_remove_tournament (desk, tournament->id, error);
  if (strcmp (verb, "close") == 0)
    return zh_desk_close_tournament (desk, tournament->id, error);
  if (strcmp (verb, "reopen") == 0)
    return zh_desk_reopen_tournament (desk, tournament->id, error);
  zh_ctl_fail_usage (
      error,
      _ ("“%s” is nothing to do with a tournament; there are list, settings, add, edit, draw-rounds, remove, close, reopen"),
      verb);
  return NULL;
}

static ZhCtlExit
run_tournament (int      n_arguments,
                char   **arguments,
                GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_auto (TournamentOptions) options = { .order = NULL };
  const GOptionEntry own[] = {
    { "order", 0, 0, G_OPTION_ARG_STRING, &options.order, NULL, NULL },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &options.reason, NULL, NULL },
    { NULL },
  };
  g_autoptr (GArray) entries = zh_ctl_options_new (own);
  g_autoptr (ZhDesk) desk = NULL;
  const char *verb;

  zh_setting_options_add (&options.settings, entries);
  if (!zh_ctl_target_parse (&target, (const GOptionEntry *) entries->data, n_arguments, arguments, 0, 1, error))
    return ZH_CTL_USAGE;
  verb = target.words[0] != NULL ? target.words[0] : "list";
  if (strcmp (verb, "list") == 0)
    return list_tournaments (&target, error);
  if (strcmp (verb, "settings") == 0)
    return list_settings (&target, error);
  desk = zh_ctl_target_open (&target, ZH_DESK_WRITE, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  return zh_ctl_finish (&target, desk, change_tournament (&target, desk, verb, &options, error), error);
}

extern const ZhCtlCommand zh_ctl_tournament_commands[];

const ZhCtlCommand zh_ctl_tournament_commands[] = {
  { "tournament", "",
    "FILE [list|settings|add|edit|draw-rounds|remove|close|reopen] [--tournament T] [--name N] [--system S] [--sport S] [--time 5400+30] [--rounds N] [--cycles N] [--games N] [--boards N] [--scoring 1|2] [--SETTING VALUE]… [--option KEY=VALUE]… [--by-rules KEY,…] [--order R,…] [--seed N] [--reason TEXT]",
    N_ ("Lists or changes the tournaments of a file"), run_tournament },
  { NULL },
};
