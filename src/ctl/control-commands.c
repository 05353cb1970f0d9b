/* The time controls that the rules of an event recommend, from a terminal: controls. */
#include "config.h"

#include <glib/gi18n.h>

#include "competition-commands.h"
#include "recommended-controls.h"
#include "ruleset-defaults.h"

static void
print_control (const ZhRecommendedControl *control,
               gboolean                    json)
{
  const char *clock = control->is_electronic ? "electronic" : "mechanical";
  g_autoptr (JsonObject) object = NULL;

  if (!json)
    {
      g_print ("%s\t%s\t%s\t%s\t%s\n", zh_time_class_to_string (control->time_class), clock, control->control, control->words, control->article);
      return;
    }
  object = json_object_new ();
  json_object_set_string_member (object, "discipline", zh_time_class_to_string (control->time_class));
  json_object_set_string_member (object, "clock", clock);
  json_object_set_string_member (object, "control", control->control);
  json_object_set_string_member (object, "text", control->words);
  json_object_set_string_member (object, "article", control->article);
  zh_ctl_print_json (object);
}

/* The game is that of the ruleset where nobody says another. */
static gboolean
read_sport (const char      *text,
            const ZhRuleset *rules,
            ZhSport         *sport,
            GError         **error)
{
  *sport = zh_ruleset_get_default_sport (rules);
  if (text == NULL || zh_sport_from_string (text, sport))
    return TRUE;
  zh_ctl_fail_usage (error, _ ("--sport: “%s” is no game of this program"), text);
  return FALSE;
}

static ZhCtlExit
run_controls (int      n_arguments,
              char   **arguments,
              GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *text = NULL;
  const GOptionEntry options[] = {
    { "sport", 0, 0, G_OPTION_ARG_STRING, &text, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (GPtrArray) list = NULL;
  ZhSport sport;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (&target, ZH_DESK_READ, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  rules = zh_competition_load_ruleset (zh_desk_get_snapshot (desk), error);
  if (rules == NULL)
    return ZH_CTL_INPUT;
  if (!read_sport (text, rules, &sport, error))
    return ZH_CTL_USAGE;
  list = zh_ruleset_list_controls (rules, sport, zh_language_get_screen ());
  for (guint i = 0; i < list->len; i++)
    print_control (g_ptr_array_index (list, i), target.json);
  if (list->len == 0)
    g_printerr ("%s\n", _ ("The rules of this event recommend no time controls for this game"));
  return list->len > 0 ? ZH_CTL_DONE : ZH_CTL_NO;
}

extern const ZhCtlCommand zh_ctl_control_commands[];

const ZhCtlCommand zh_ctl_control_commands[] = {
  { "controls", "", "FILE [--sport S] [--json]", N_ ("Lists the time controls that the rules of the event recommend"), run_controls },
  { NULL },
};
