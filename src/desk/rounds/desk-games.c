#include "config.h"

#include "desk-games.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"
#include "game-outcomes.h"
#include "game-score.h"
#include "round-boards.h"
#include "text-limits.h"

static int
count_moves (const char *moves)
{
  int n = *moves != '\0' ? 1 : 0;

  for (; *moves != '\0'; moves++)
    n += *moves == ' ' ? 1 : 0;
  return n;
}

/* Moves of which nobody could type so many are refused: they could not be read again. */
static gboolean
check_length (const char *moves,
              GError    **error)
{
  if (zh_text_fits (moves, ZH_TEXT_MOVES_MAX))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("The moves of one game: more than %d characters. Give one game, without comments"), ZH_TEXT_MOVES_MAX);
}

gboolean
zh_desk_read_moves (const ZhDesk      *self,
                    const ZhGamePlace *place,
                    const char        *start,
                    const char        *text,
                    ZhKeptGame        *kept,
                    GError           **error)
{
  g_autoptr (ZhGameScore) score = NULL;

  if (self->is_repeating)
    {
      zh_person_set_string (&kept->start, start);
      zh_person_set_string (&kept->moves, text);
      return TRUE;
    }
  score = zh_game_score_parse (zh_sport_get_variant (place->tournament->sport), start, text, error);
  if (score == NULL)
    return FALSE;
  if (score->moves->len == 0)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("There is no move in this text. Give the moves, or a PGN or PDN file of one game"));
  zh_person_set_string (&kept->start, score->start);
  g_free (kept->moves);
  kept->moves = zh_game_score_format_moves (score);
  return check_length (kept->moves, error);
}

ZhChange *
zh_desk_keep_game (ZhDesk     *self,
                   gint64      tournament_id,
                   int         round,
                   int         board,
                   int         game,
                   const char *start,
                   const char *text,
                   GError    **error)
{
  ZhGamePlace place;
  g_autoptr (ZhAct) act = zh_act_begin_game (self, ZH_COMMAND_KEEP_GAME, tournament_id, round, board, game, &place, error);
  g_autoptr (ZhKeptGame) kept = zh_kept_game_new ();
  const ZhKeptGame *old;

  if (act == NULL || !zh_desk_read_moves (self, &place, start, text, kept, error))
    return NULL;
  old = zh_competition_find_kept_game (act->snapshot, place.game->id);
  kept->id = old != NULL ? old->id : zh_store_next_id (act->store);
  kept->game_id = place.game->id;
  zh_act_in_game (act, &place);
  zh_act_in_string (act, "start", kept->start);
  zh_act_in_string (act, "moves", kept->moves);
  zh_act_set_int (act, "half-moves", count_moves (kept->moves));
  zh_act_set_int (act, "old-half-moves", old != NULL ? count_moves (old->moves) : 0);
  zh_act_set_string (act, "start", kept->start);
  zh_act_set_string (act, "moves", kept->moves);
  if (!zh_store_put_kept_game (act->store, kept, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_drop_game (ZhDesk  *self,
                   gint64   tournament_id,
                   int      round,
                   int      board,
                   int      game,
                   GError **error)
{
  ZhGamePlace place;
  g_autoptr (ZhAct) act = zh_act_begin_game (self, ZH_COMMAND_DROP_GAME, tournament_id, round, board, game, &place, error);
  const ZhKeptGame *kept = act != NULL ? zh_competition_find_kept_game (act->snapshot, place.game->id) : NULL;

  if (act == NULL)
    return NULL;
  if (kept == NULL)
    {
      g_autofree char *label = zh_pairing_format_board (place.pairing, place.index);

      return zh_fail_null (error, ZH_ERROR_INPUT, _ ("No moves are kept of board %2$s in round %1$d"), round, label);
    }
  zh_act_in_game (act, &place);
  zh_act_set_int (act, "old-half-moves", count_moves (kept->moves));
  if (!zh_store_delete (act->store, ZH_TABLE_KEPT_GAME, kept->id, error))
    return NULL;
  return zh_act_commit (act, error);
}
