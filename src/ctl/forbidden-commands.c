/* Who may not meet, from a terminal: forbidden. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "desk-rounds.h"
#include "forbidden-pairs.h"

/* "numbers / rounds" and the names, by a tab; a line a group. */
static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  g_autofree char *groups = zh_forbidden_format (call->tournament, call->tournament->forbidden);
  g_autofree char *names = zh_forbidden_describe (call->tournament, call->tournament->forbidden);
  g_auto (GStrv) group_lines = g_strsplit (groups, "\n", -1);
  g_auto (GStrv) name_lines = g_strsplit (names, "\n", -1);

  for (int i = 0; group_lines[i] != NULL && name_lines[i] != NULL; i++)
    g_print ("%s\t%s\n", group_lines[i], name_lines[i]);
  return ZH_CTL_DONE;
}

static ZhChange *
act_set (ZhCtlCall *call,
         GError   **error)
{
  const char *text = call->words[0];

  return zh_desk_set_forbidden (call->desk, call->tournament->id, text != NULL ? text : "", error);
}

const ZhCtlVerb zh_ctl_forbidden_verbs[] = {
  { "forbidden", "FILE [list]", ZH_CTL_READS, run_list },
  { "forbidden", "FILE set TEXT", ZH_CTL_WRITES, .act = act_set },
  { "forbidden", "FILE clear", ZH_CTL_WRITES, .act = act_set, .summary = N_ ("Says who may not meet in the rounds to come") },
  { NULL },
};
