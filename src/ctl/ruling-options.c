#include "config.h"

#include "ruling-options.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "incident-schema.h"
#include "text-lines.h"

gboolean
zh_ctl_read_seconds (const ZhCtlCall *call,
                     const char      *option,
                     int             *seconds,
                     GError         **error)
{
  const char *text = zh_ctl_text (call, option);
  gint64      value = ZH_INCIDENT_TIME_AS_RULED;

  if (text != NULL && !zh_text_parse_int (text, -86400, 86400, &value))
    {
      g_autofree char *name = g_strconcat ("--", option, NULL);

      return zh_fail (error, ZH_ERROR_USAGE, _ ("%1$s: “%2$s” is none; write seconds with a sign, such as +120"), name, text);
    }
  *seconds = (int) value;
  return TRUE;
}

gint64
zh_ctl_find_side (const ZhTournament    *tournament,
                  const ZhIncidentInput *input,
                  const char            *text,
                  GError               **error)
{
  const ZhRound   *round = zh_tournament_find_round (tournament, input->round);
  const ZhPairing *pairing = round != NULL ? zh_round_find_pairing (round, input->board) : NULL;
  const ZhEntry   *entry;
  int              game = MAX (input->game, 1) - 1;
  gboolean         is_white = strcmp (text, "white") == 0;

  if (input->scope != ZH_INCIDENT_AT_BOARD || (!is_white && strcmp (text, "black") != 0))
    {
      entry = zh_ctl_find_entry (tournament, text, error);
      return entry != NULL ? entry->id : 0;
    }
  if (pairing == NULL || game >= pairing->n_games)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Round %d has no board %d"), input->round, input->board);
      return 0;
    }
  return pairing->entry[is_white == pairing->games[game].swapped ? 1 : 0];
}

ZhCtlExit
zh_ctl_print_answer (ZhIncidentAnswer       *answer,
                     const ZhIncidentCounts *counts)
{
  g_autoptr (ZhIncidentAnswer) held = answer;
  const char *const *keys = zh_incident_get_answer_keys ();
  const char *const *overridden;

  if (answer == NULL)
    return ZH_CTL_INPUT;
  overridden = zh_incident_answer_get_overridden (answer);
  g_print ("count=%d\nevent_count=%d\n", counts->in_game, counts->in_event);
  for (gsize i = 0; keys[i] != NULL; i++)
    {
      const char *value = zh_incident_answer_get (answer, keys[i]);

      if (value != NULL)
        g_print ("%s=%s\n", keys[i], value);
    }
  if (overridden[0] != NULL)
    {
      g_autofree char *changed = g_strjoinv (",", (char **) overridden);

      g_print ("regulation=%s\n", changed);
    }
  return zh_incident_answer_get_applies (answer) ? ZH_CTL_DONE : ZH_CTL_NO;
}
