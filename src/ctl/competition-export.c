/* A tournament for other programs: export. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "event-standings.h"
#include "trf-export.h"

/* The options say how; %FALSE with @error. */
static gboolean
parse_how (const char        *trf,
           const char        *names,
           ZhTrfWriteOptions *how,
           GError           **error)
{
  *how = ZH_TRF_WRITE_DEFAULTS;
  if (trf != NULL && strcmp (trf, "16") != 0 && strcmp (trf, "26") != 0)
    {
      zh_ctl_fail_usage (error, _ ("--trf: “%s” is none; write 26 or 16"), trf);
      return FALSE;
    }
  if (names != NULL && strcmp (names, "own") != 0 && strcmp (names, "latin") != 0)
    {
      zh_ctl_fail_usage (error, _ ("--names: “%s” is none; write own or latin"), names);
      return FALSE;
    }
  how->dialect = g_strcmp0 (trf, "16") == 0 ? ZH_TRF_16 : ZH_TRF_26;
  how->names = g_strcmp0 (names, "own") == 0 ? ZH_TRF_NAMES_NATIVE : ZH_TRF_NAMES_LATIN;
  return TRUE;
}

static ZhCtlExit
run_export (int      n_arguments,
            char   **arguments,
            GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *trf = NULL;
  g_autofree char   *names = NULL;
  g_autofree char   *output = NULL;
  const GOptionEntry options[] = {
    { "trf", 0, 0, G_OPTION_ARG_STRING, &trf, NULL, NULL },
    { "names", 0, 0, G_OPTION_ARG_STRING, &names, NULL, NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, NULL, NULL },
    { NULL },
  };
  ZhTrfWriteOptions how;
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;
  g_autoptr (ZhStandings) standings = NULL;
  g_autofree char *text = NULL;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 0, error) || !parse_how (trf, names, &how, error))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (&target, ZH_DESK_READ, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  tournament = zh_ctl_target_choose (&target, desk, error);
  if (tournament == NULL)
    return ZH_CTL_USAGE;
  standings = zh_event_standings_new (tournament, -1, error);
  if (standings != NULL)
    text = zh_trf_export (zh_desk_get_snapshot (desk), (ZhTournament *) tournament, standings, &how, error);
  if (text == NULL)
    return ZH_CTL_NO;
  return zh_ctl_write_output (output, text, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

extern const ZhCtlCommand zh_ctl_export_commands[];

const ZhCtlCommand zh_ctl_export_commands[] = {
  { "export", "", "FILE [--tournament T] [--trf 26|16] [--names latin|own] [-o OUT]",
    N_ ("Writes a tournament as a TRF file"), run_export },
  { NULL },
};
