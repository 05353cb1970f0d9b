/* A tournament for other programs: export. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "trf-export.h"

static ZhCtlExit
run_export (ZhCtlCall *call,
            GError   **error)
{
  ZhTrfWriteOptions how = ZH_TRF_WRITE_DEFAULTS;
  g_autofree char  *text = NULL;

  how.dialect = zh_ctl_choice (call, "trf", 0) == 1 ? ZH_TRF_16 : ZH_TRF_26;
  how.names = zh_ctl_choice (call, "names", 0) == 1 ? ZH_TRF_NAMES_NATIVE : ZH_TRF_NAMES_LATIN;
  text = zh_desk_export_trf (call->desk, call->tournament->id, ZH_TRF_WITH_COMMENTS, &how, error);
  return text != NULL && zh_ctl_write_output (zh_ctl_text (call, "output"), text, error) ? ZH_CTL_DONE : ZH_CTL_NO;
}

const ZhCtlVerb zh_ctl_export_verbs[] = {
  { "export", "FILE [--trf 26|16] [--names latin|own] [-o OUT]", ZH_CTL_READS, run_export,
    .summary = N_ ("Writes a tournament as a TRF file") },
  { NULL },
};
