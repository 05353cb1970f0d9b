#include "config.h"

#include "desk-handicap.h"

#include <glib/gi18n.h>

#include "desk-details.h"
#include "desk-private.h"
#include "errors.h"
#include "round-boards.h"
#include "text-limits.h"
#include "handicap.h"
#include "odds.h"

/* Times are agreed before play: a game that is over was played under those that hold. */
static gboolean
check_unplayed (const ZhAct        *act,
                const ZhTournament *tournament,
                const char         *reason,
                GError            **error)
{
  for (guint i = 0; i < tournament->rounds->len && !act->desk->is_repeating; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint k = 0; k < round->pairings->len; k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, k);

          if (pairing->kind == ZH_PAIRING_GAME && zh_pairing_count_open_games (pairing) < pairing->n_games)
            return zh_fail (error, ZH_ERROR_REFUSED, reason, round->number);
        }
    }
  return TRUE;
}

/* The table is an option of the tournament; without lines there is none. */
static ZhChange *
store_lines (ZhAct              *act,
             const ZhTournament *tournament,
             const char         *option,
             const char         *kept,
             guint               n_lines,
             GError            **error)
{
  g_autoptr (ZhTournament) next = zh_tournament_copy_settings (tournament);

  if (n_lines > 0)
    g_hash_table_insert (next->options, g_strdup (option), g_strdup (kept));
  else
    g_hash_table_remove (next->options, option);
  zh_act_set_int (act, "lines", n_lines);
  zh_act_in_string (act, "plan", kept);
  if (!zh_store_put_tournament (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_set_handicap (ZhDesk     *self,
                      gint64      tournament_id,
                      const char *text,
                      GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_HANDICAP, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (GPtrArray) lines = tournament != NULL ? zh_handicap_parse (text, error) : NULL;
  g_autofree char *kept = NULL;

  if (lines == NULL ||
      !check_unplayed (act, tournament, _ ("Round %d has results already, played under the times that hold. The handicap stays"), error))
    return NULL;
  kept = zh_handicap_to_text (lines);
  if (!zh_desk_check_length (_ ("Handicap"), kept, ZH_TEXT_BLOCK_MAX, error))
    return NULL;
  return store_lines (act, tournament, ZH_OPTION_HANDICAP, kept, lines->len, error);
}

ZhChange *
zh_desk_set_odds (ZhDesk     *self,
                  gint64      tournament_id,
                  const char *text,
                  GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_ODDS, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (GPtrArray) lines = tournament != NULL ? zh_odds_parse (tournament, text, error) : NULL;
  g_autofree char *kept = NULL;

  if (lines == NULL || !check_unplayed (act, tournament, _ ("Round %d has results already, played at the odds that hold. The odds stay"), error))
    return NULL;
  kept = zh_odds_to_text (lines);
  if (!zh_desk_check_length (_ ("Odds"), kept, ZH_TEXT_BLOCK_MAX, error))
    return NULL;
  return store_lines (act, tournament, ZH_OPTION_ODDS, kept, lines->len, error);
}
