/* Sites of online play: "sites FILE" lists where each side of a round sits and what is still to be looked at,
 * "sites FILE set ENTRY" enters it. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "competition-commands.h"
#include "desk-sites.h"
#include "history.h"
#include "record-options.h"
#include "ruleset-defaults.h"

/* The round meant: the one that --round names, else the last that is paired, or the first. */
static int
get_round (const ZhCtlCall *call)
{
  return zh_ctl_number (call, "round", MAX (zh_tournament_count_paired_rounds (call->tournament), 1));
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (zh_ctl_get_competition (call), error);
  g_autoptr (GArray) states = NULL;
  ZhCtlExit code = ZH_CTL_DONE;

  if (rules == NULL)
    return ZH_CTL_INPUT;
  states = zh_tournament_list_sites (call->tournament, get_round (call), rules);
  for (guint i = 0; i < states->len; i++)
    {
      const ZhSiteState *state = &g_array_index (states, ZhSiteState, i);
      g_autofree char   *name = zh_entry_format_name (state->entry);
      g_autofree char   *open = zh_site_boxes_format (state->open, rules, language);

      zh_ctl_print_row (call, "entry:d name:s :s :s open:s | :r", state->entry->start_number, name,
                        state->site != NULL ? state->site->place : "", state->site != NULL ? state->site->arbiter : "", open,
                        &zh_site_type, state->site);
      if (state->open != ZH_SITE_NOTHING)
        code = ZH_CTL_NO;
    }
  return code;
}

static ZhChange *
act_set (ZhCtlCall *call,
         GError   **error)
{
  const ZhEntry *entry = zh_ctl_find_entry (call->tournament, call->words[0], error);
  g_autoptr (ZhSite) site = entry != NULL ? zh_sites_start (call->tournament->sites, entry->id, get_round (call)) : NULL;

  if (entry == NULL || !zh_ctl_record_apply (call, "site", site, error))
    return NULL;
  return zh_desk_set_site (call->desk, site, error);
}

const ZhCtlVerb zh_ctl_site_verbs[] = {
  { "sites", "FILE [list] [--round R]", ZH_CTL_READS, run_list },
  { "sites", "FILE set E [--round R] @site", ZH_CTL_WRITES, .act = act_set,
    .summary = N_ ("Lists where the sides of a round of online play sit, and what is still to be looked at there; enters it") },
  { NULL },
};
