/* Who may not meet, from a terminal: forbidden. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "desk-rounds.h"
#include "forbidden-pairs.h"

/* "numbers / rounds" and the names, by a tab; a line a group. */
static ZhCtlExit
list (const ZhCtlTarget *target,
      GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  g_autofree char    *groups = NULL;
  g_autofree char    *names = NULL;
  g_auto (GStrv) group_lines = NULL;
  g_auto (GStrv) name_lines = NULL;

  if (tournament == NULL)
    return ZH_CTL_FILE;
  groups = zh_forbidden_format (tournament, tournament->forbidden);
  names = zh_forbidden_describe (tournament, tournament->forbidden);
  group_lines = g_strsplit (groups, "\n", -1);
  name_lines = g_strsplit (names, "\n", -1);
  for (int i = 0; group_lines[i] != NULL && name_lines[i] != NULL; i++)
    g_print ("%s\t%s\n", group_lines[i], name_lines[i]);
  return ZH_CTL_DONE;
}

static ZhCtlExit
set (const ZhCtlTarget *target,
     const char        *text,
     GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_WRITE, error);
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;

  if (tournament == NULL)
    return ZH_CTL_FILE;
  return zh_ctl_finish (target, desk, zh_desk_set_forbidden (desk, tournament->id, text, error), error);
}

static ZhCtlExit
run_forbidden (int      n_arguments,
               char   **arguments,
               GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  const GOptionEntry options[] = { { NULL } };
  const char        *verb;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 2, error))
    return ZH_CTL_USAGE;
  verb = target.words[0] != NULL ? target.words[0] : "list";
  if (strcmp (verb, "set") == 0 && target.words[1] != NULL)
    return set (&target, target.words[1], error);
  if (strcmp (verb, "clear") == 0 && target.words[1] == NULL)
    return set (&target, "", error);
  if (strcmp (verb, "list") == 0 && (target.words[0] == NULL || target.words[1] == NULL))
    return list (&target, error);
  return zh_ctl_fail_usage (error, _ ("After FILE comes list, clear, or set and the groups, such as \"3 7; 4 9 12 / 2-5\""));
}

extern const ZhCtlCommand zh_ctl_forbidden_commands[];

const ZhCtlCommand zh_ctl_forbidden_commands[] = {
  { "forbidden", "", "FILE [list|set TEXT|clear] [--tournament T]", N_ ("Says who may not meet in the rounds to come"), run_forbidden },
  { NULL },
};
