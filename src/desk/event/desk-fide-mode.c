#include "config.h"

#include "desk-fide-mode.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"
#include "fide-mode.h"
#include "text-signs.h"

static gboolean
check_in_mode (const ZhTournament *tournament,
               const char         *reason,
               GError            **error)
{
  switch (zh_tournament_get_fide_mode (tournament))
    {
    case ZH_FIDE_MODE_NONE:
      return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” is not in FIDE mode: its pairing system is none of FIDE’s"), tournament->name);
    case ZH_FIDE_MODE_LEFT:
      return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%1$s” has left FIDE mode already, before round %2$d"), tournament->name,
                      zh_tournament_get_fide_mode_left (tournament));
    case ZH_FIDE_MODE_ON:
    default:
      break;
    }
  if (zh_text_is_blank (reason))
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” leaves FIDE mode for good. Give the reason"), tournament->name);
  return TRUE;
}

ZhChange *
zh_desk_leave_fide_mode (ZhDesk     *self,
                         gint64      tournament_id,
                         const char *reason,
                         GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_LEAVE_FIDE_MODE, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhTournament) next = NULL;
  int round;

  if (tournament == NULL || !check_in_mode (tournament, reason, error))
    return NULL;
  round = (int) tournament->rounds->len + 1;
  next = zh_tournament_copy_settings (tournament);
  g_hash_table_replace (next->options, g_strdup (ZH_OPTION_FIDE_MODE_LEFT), g_strdup_printf ("%d", round));
  zh_act_set_string (act, "tournament", tournament->name);
  zh_act_set_int (act, "round", round);
  zh_act_set_reason (act, reason);
  if (!zh_store_put_tournament (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}
