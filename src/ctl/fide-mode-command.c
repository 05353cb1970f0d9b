/* FIDE mode from a terminal: two words leave it, as two windows do. */
#include "config.h"

#include <glib/gi18n.h>

#include "desk-fide-mode.h"
#include "fide-commands.h"
#include "fide-mode.h"

static const char *const states[] = {
  [ZH_FIDE_MODE_NONE] = "none",
  [ZH_FIDE_MODE_ON] = "on",
  [ZH_FIDE_MODE_LEFT] = "left",
};

static ZhCtlExit
print_mode (const ZhCtlCall *call)
{
  const ZhTournament *tournament = call->tournament;

  zh_ctl_print_row (call, "mode:s left-before-round:d", states[zh_tournament_get_fide_mode (tournament)],
                    zh_tournament_get_fide_mode_left (tournament));
  return ZH_CTL_DONE;
}

ZhCtlExit
zh_ctl_fide_mode (ZhCtlCall *call,
                  GError   **error)
{
  const char *reason = zh_ctl_text (call, "because");
  gboolean    leave = zh_ctl_has (call, "leave-fide-mode");

  if (leave != (reason != NULL))
    return zh_ctl_fail_usage (error, "%s",
                              _ ("Leaving FIDE mode is for good: papers and reports tell of it. Both words do it: --leave-fide-mode --because TEXT. Without them the tournament stays in FIDE mode"));
  if (!zh_ctl_open_tournament (call, leave ? ZH_DESK_WRITE : ZH_DESK_READ, error))
    return ZH_CTL_USAGE;
  return leave ? zh_ctl_end (call, zh_desk_leave_fide_mode (call->desk, call->tournament->id, reason, error), error) : print_mode (call);
}
