/* The time controls that the rules of an event recommend, from a terminal: controls. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "recommended-controls.h"
#include "ruleset-defaults.h"

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
  return zh_fail (error, ZH_ERROR_USAGE, _ ("--sport: “%s” is no game of this program"), text);
}

static ZhCtlExit
run_controls (ZhCtlCall *call,
              GError   **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (zh_ctl_get_competition (call), error);
  g_autoptr (GPtrArray) list = NULL;
  ZhSport sport;

  if (rules == NULL || !read_sport (zh_ctl_text (call, "sport"), rules, &sport, error))
    return ZH_CTL_USAGE;
  list = zh_ruleset_list_controls (rules, sport, zh_language_get_screen ());
  for (guint i = 0; i < list->len; i++)
    {
      const ZhRecommendedControl *control = g_ptr_array_index (list, i);

      zh_ctl_print_row (call, "discipline:s clock:s control:s text:s article:s", zh_time_class_to_string (control->time_class),
                        control->is_electronic ? "electronic" : "mechanical", control->control, control->words, control->article);
    }
  if (list->len == 0)
    g_printerr ("%s\n", _ ("The rules of this event recommend no time controls for this game"));
  return list->len > 0 ? ZH_CTL_DONE : ZH_CTL_NO;
}

const ZhCtlVerb zh_ctl_control_verbs[] = {
  { "controls", "FILE [--sport S]", ZH_CTL_READS_FILE, run_controls,
    .summary = N_ ("Lists the time controls that the rules of the event recommend") },
  { NULL },
};
