#include "config.h"

#include "desk-openings.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"

ZhChange *
zh_desk_set_openings (ZhDesk     *self,
                      gint64      tournament_id,
                      const char *text,
                      GError    **error)
{
  g_autoptr (ZhOpenings) openings = zh_openings_parse (text, error);
  g_autoptr (ZhAct) act = openings != NULL ? zh_act_begin (self, ZH_COMMAND_SET_OPENINGS, tournament_id, error) : NULL;
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhTournament) next = NULL;

  if (tournament == NULL)
    return NULL;
  next = zh_tournament_copy_settings (tournament);
  g_hash_table_replace (next->options, g_strdup (ZH_OPTION_OPENINGS), zh_openings_format (openings));
  zh_act_set_string (act, "new", openings->name);
  zh_act_set_int (act, "openings", openings->list->len);
  if (!zh_store_put_tournament (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

static gboolean
check_may_draw (const ZhTournament *tournament,
                int                 number,
                GError            **error)
{
  if (zh_tournament_require_open_round (tournament, number, error) == NULL)
    return FALSE;
  if (zh_tournament_get_opening (tournament, number) != NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Round %d has its opening already. A draw stands; undo takes it back"), number);
  else if (zh_tournament_get_option (tournament, ZH_OPTION_OPENINGS) == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("“%s” has no table of openings yet. Take one from a file first"), tournament->name);
  else
    return TRUE;
  return FALSE;
}

ZhChange *
zh_desk_draw_opening (ZhDesk  *self,
                      gint64   tournament_id,
                      int      round,
                      guint64  seed,
                      GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_DRAW_OPENING, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhOpenings) openings = NULL;
  g_autoptr (ZhTournament) next = NULL;

  if (tournament == NULL || !check_may_draw (tournament, round, error))
    return NULL;
  openings = zh_openings_parse (zh_tournament_get_option (tournament, ZH_OPTION_OPENINGS), error);
  if (openings == NULL)
    return NULL;
  next = zh_tournament_copy_settings (tournament);
  zh_opening_keep (next->options, round, zh_openings_draw (openings, tournament, round, seed));
  zh_act_set_int (act, "round", round);
  zh_act_set_int (act, "seed", (gint64) seed);
  zh_act_set_string (act, "opening", zh_tournament_get_opening (next, round));
  zh_act_set_articles (act, "IV.9.5.2");
  if (!zh_store_put_tournament (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}
