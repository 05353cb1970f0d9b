/* A tournament for other programs: export. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "event-standings.h"
#include "hand-acts.h"
#include "trf-export.h"

static ZhCtlExit
run_export (ZhCtlCall *call,
            GError   **error)
{
  g_autoptr (ZhStandings) standings = zh_event_standings_new (call->tournament, -1, error);
  ZhTrfWriteOptions how = ZH_TRF_WRITE_DEFAULTS;
  g_autofree char  *text = NULL;
  g_autoptr (GPtrArray) by_hand = zh_desk_list_hand_acts (call->desk, call->tournament->id, zh_language_get_screen (), error);

  how.dialect = zh_ctl_choice (call, "trf", 0) == 1 ? ZH_TRF_16 : ZH_TRF_26;
  how.names = zh_ctl_choice (call, "names", 0) == 1 ? ZH_TRF_NAMES_NATIVE : ZH_TRF_NAMES_LATIN;
  if (standings != NULL && by_hand != NULL)
    text = zh_trf_export (zh_ctl_get_competition (call), (ZhTournament *) call->tournament, standings, by_hand, &how, error);
  return text != NULL && zh_ctl_write_output (zh_ctl_text (call, "output"), text, error) ? ZH_CTL_DONE : ZH_CTL_NO;
}

const ZhCtlVerb zh_ctl_export_verbs[] = {
  { "export", "FILE [--trf 26|16] [--names latin|own] [-o OUT]", ZH_CTL_READS, run_export,
    .summary = N_ ("Writes a tournament as a TRF file") },
  { NULL },
};
