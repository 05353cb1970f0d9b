#include "config.h"

#include "desk-seal.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"

static gboolean
check_sealable (const ZhCompetition *competition,
                GError             **error)
{
  guint n_open = zh_competition_count_open_protests (competition, 0);

  if (competition->tournaments->len == 0)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("There is no tournament to seal. Add one first"));
  if (n_open == 0)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED,
                  ngettext ("%u protest waits for its decision. Decide it before sealing",
                            "%u protests wait for their decisions. Decide them before sealing", n_open),
                  n_open);
}

/* Closes one tournament within @act; its name goes to @names. */
static gboolean
close_one (ZhAct              *act,
           const ZhTournament *tournament,
           GString            *names,
           GError            **error)
{
  g_autoptr (ZhTournament) next = NULL;

  if (tournament->closed)
    return TRUE;
  if (!zh_desk_check_complete (tournament, error))
    {
      g_prefix_error (error, "%s: ", tournament->name);
      return FALSE;
    }
  next = zh_tournament_copy_settings (tournament);
  next->closed = TRUE;
  g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", tournament->name);
  return zh_store_put_tournament (act->store, next, error);
}

ZhChange *
zh_desk_seal (ZhDesk     *self,
              const char *reason,
              GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SEAL, 0, error);
  g_autoptr (GString) names = g_string_new (NULL);

  if (act == NULL || !check_sealable (act->snapshot, error))
    return NULL;
  for (guint i = 0; i < act->snapshot->tournaments->len; i++)
    if (!close_one (act, g_ptr_array_index (act->snapshot->tournaments, i), names, error))
      return NULL;
  zh_act_set_string (act, "tournaments", names->str);
  zh_act_set_reason (act, reason);
  return zh_act_commit (act, error);
}
