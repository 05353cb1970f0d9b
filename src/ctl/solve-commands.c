/* Solving events, from a terminal: solve standings. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "rule-options.h"
#include "solve-rows.h"
#include "solving-table.h"
#include "work-check.h"

static ZhRuleset *
read_rules (const ZhCtlCall *call,
            GError         **error)
{
  if (zh_ctl_has (call, "ruleset") || zh_ctl_has (call, "regulation") || zh_ctl_has (call, "set"))
    return zh_ctl_load_rules (call, error);
  return zh_work_find_rules ("chess");
}

static ZhCtlExit
run_standings (ZhCtlCall *call,
               GError   **error)
{
  g_autoptr (ZhRuleset) rules = read_rules (call, error);
  g_autofree char *text = rules != NULL ? zh_ctl_read_text (call->words[0], error) : NULL;
  g_autoptr (ZhSolvingEvent) event = NULL;
  ZhSolvingRules counted;

  if (text == NULL)
    return ZH_CTL_FILE;
  event = zh_solving_table_parse (text, rules, error);
  counted = zh_solving_rules_read (rules);
  return event != NULL && zh_ctl_print_solving (call, event, &counted, (int) event->rounds->len, error) ? ZH_CTL_DONE : ZH_CTL_INPUT;
}

const ZhCtlVerb zh_ctl_solve_verbs[] = {
  { "solve standings", "TABLE [--after-round R] [--day N] [--ruleset ID] [--regulation ID] [--set KEY=VALUE]… [--json]", ZH_CTL_OPENS_NOTHING,
    run_standings, .summary = N_ ("Rank solvers by points and time, from a table of rounds, works and sheets") },
  { NULL },
};
