#include "config.h"

#include "desk-openings.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"
#include "game-opening.h"
#include "game-place.h"

/* Each opening is played on the board before anybody has to. */
static gboolean
check_openings (const ZhOpenings   *openings,
                const ZhTournament *tournament,
                GError            **error)
{
  for (guint i = 0; i < openings->list->len; i++)
    {
      const ZhOpening *opening = g_ptr_array_index (openings->list, i);
      g_autoptr (GError) cause = NULL;
      g_autofree char *position = zh_game_opening_play (zh_sport_get_variant (tournament->sport), opening->text, &cause);

      if (position != NULL)
        continue;
      return zh_fail (error, ZH_ERROR_INPUT, _ ("Opening no. %1$d, “%2$s”, cannot be played: %3$s"), opening->number, opening->text, cause->message);
    }
  return TRUE;
}

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
  char *table;

  if (tournament == NULL || !check_openings (openings, tournament, error))
    return NULL;
  next = zh_tournament_copy_settings (tournament);
  table = zh_openings_format (openings);
  zh_act_in_string (act, "text", table);
  g_hash_table_replace (next->options, g_strdup (ZH_OPTION_OPENINGS), table);
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
  const ZhRound *round = zh_tournament_require_open_round (tournament, number, error);

  if (round == NULL)
    return FALSE;
  if (!zh_tournament_needs_opening (tournament, round))
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Round %d has its opening already. A draw stands; undo takes it back"), number);
  else if (zh_tournament_get_option (tournament, ZH_OPTION_OPENINGS) == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("“%s” has no table of openings yet. Take one from a file first"), tournament->name);
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_per (const char *per,
           GError    **error)
{
  if (per == NULL || g_str_equal (per, "round") || g_str_equal (per, "board"))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("An opening is drawn for the round or for each board: write round or board, not “%s”"), per);
}

/* "1: 12 c3-d4 d6-c5; 2: 4 e3-d4 f6-e5" */
static char *
format_boards (const ZhTournament *next,
               const ZhRound      *round)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind == ZH_PAIRING_GAME)
        g_string_append_printf (text, "%s%d: %s", text->len > 0 ? "; " : "", pairing->number, zh_tournament_find_opening (next, round->number, pairing));
    }
  return g_string_free (text, FALSE);
}

/* For the round, or for those of its boards that have none, unless they were drawn before; noted. */
static void
draw (ZhAct              *act,
      const ZhOpenings   *openings,
      const ZhTournament *tournament,
      ZhTournament       *next,
      const ZhRound      *round,
      const GArray       *drawn,
      guint64             seed)
{
  if (zh_tournament_has_board_openings (next))
    {
      int              n_boards = drawn != NULL ? (int) drawn->len : zh_openings_draw_boards (openings, tournament, round, next->options, seed);
      g_autofree char *boards = format_boards (next, round);

      zh_act_set_int (act, "boards", n_boards);
      zh_act_set_string (act, "new", boards);
      return;
    }
  if (drawn == NULL)
    zh_opening_keep (next->options, round->number, zh_openings_draw (openings, tournament, round->number, seed));
  zh_act_set_string (act, "opening", zh_tournament_get_opening (next, round->number));
}

/* Whether one of the openings drawn before may be put in place: a board that has its own keeps it. */
static gboolean
may_keep (const ZhTournament   *next,
          const ZhRound        *round,
          const ZhDrawnOpening *drawn,
          const ZhOpening      *opening,
          const ZhPairing      *pairing)
{
  if (opening == NULL || zh_tournament_has_board_openings (next) != (drawn->board > 0))
    return FALSE;
  if (drawn->board == 0)
    return TRUE;
  return pairing != NULL && pairing->kind == ZH_PAIRING_GAME && zh_tournament_find_opening (next, round->number, pairing) == NULL;
}

/* Puts in place what was drawn before, which must be all that the round waits for. */
static gboolean
keep_drawn (const ZhOpenings *openings,
            ZhTournament     *next,
            const ZhRound    *round,
            const GArray     *drawn,
            GError          **error)
{
  for (guint i = 0; i < drawn->len; i++)
    {
      const ZhDrawnOpening *each = &g_array_index (drawn, ZhDrawnOpening, i);
      const ZhOpening      *opening = zh_openings_find (openings, each->number);
      const ZhPairing      *pairing = zh_round_find_pairing (round, each->board);

      if (!may_keep (next, round, each, opening, pairing))
        return zh_fail (error, ZH_ERROR_INPUT,
                        _ ("Opening no. %1$d for board %2$d: the table has no such opening, or round %3$d no such board that waits for one"),
                        each->number, each->board, round->number);
      if (each->board > 0)
        zh_opening_keep_board (next->options, pairing, opening);
      else
        zh_opening_keep (next->options, round->number, opening);
    }
  if (!zh_tournament_needs_opening (next, round))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("“drawn” must give every board of round %d its opening"), round->number);
}

static void
note_drawn (ZhAct      *act,
            int         board,
            const char *opening)
{
  JsonObject *drawn = zh_act_in_add (act, "drawn");

  if (board > 0)
    json_object_set_int_member (drawn, "board", board);
  json_object_set_int_member (drawn, "opening", g_ascii_strtoll (opening, NULL, 10));
}

/* What running the act again needs: which openings were drawn. */
static void
note_outcome (ZhAct              *act,
              const ZhTournament *tournament,
              const ZhTournament *next,
              const ZhRound      *round)
{
  if (!zh_tournament_has_board_openings (next))
    {
      note_drawn (act, 0, zh_tournament_get_opening (next, round->number));
      return;
    }
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind == ZH_PAIRING_GAME && zh_tournament_find_opening (tournament, round->number, pairing) == NULL)
        note_drawn (act, pairing->number, zh_tournament_find_opening (next, round->number, pairing));
    }
}

ZhChange *
zh_desk_write_openings (ZhDesk       *self,
                        gint64        tournament_id,
                        int           number,
                        const char   *per,
                        guint64       seed,
                        const GArray *drawn,
                        GError      **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_DRAW_OPENING, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhOpenings) openings = NULL;
  g_autoptr (ZhTournament) next = NULL;
  const ZhRound *round;

  if (tournament == NULL || !check_per (per, error) || !check_may_draw (tournament, number, error))
    return NULL;
  round = zh_tournament_find_round (tournament, number);
  openings = zh_openings_parse (zh_tournament_get_option (tournament, ZH_OPTION_OPENINGS), error);
  if (openings == NULL)
    return NULL;
  next = zh_tournament_copy_settings (tournament);
  if (per != NULL)
    g_hash_table_replace (next->options, g_strdup (ZH_OPTION_OPENING_PER), g_strdup (per));
  if (drawn != NULL && !keep_drawn (openings, next, round, drawn, error))
    return NULL;
  draw (act, openings, tournament, next, round, drawn, seed);
  note_outcome (act, tournament, next, round);
  zh_act_in_int (act, "round", number);
  if (per != NULL)
    zh_act_in_string (act, "per", per);
  zh_act_in_int (act, "seed", (gint64) seed);
  zh_act_set_int (act, "round", number);
  zh_act_set_int (act, "seed", (gint64) seed);
  if (!openings->chess960)
    zh_act_set_articles (act, "IV.9.5.2");
  if (!zh_store_put_tournament (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_draw_opening (ZhDesk     *self,
                      gint64      tournament_id,
                      int         round,
                      const char *per,
                      guint64     seed,
                      GError    **error)
{
  return zh_desk_write_openings (self, tournament_id, round, per, seed, NULL, error);
}
