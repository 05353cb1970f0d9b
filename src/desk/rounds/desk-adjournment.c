#include "config.h"

#include "desk-adjournment.h"

#include <glib/gi18n.h>
#include <string.h>

#include "dates.h"
#include "desk-private.h"
#include "errors.h"
#include "game-outcomes.h"
#include "game-score.h"
#include "round-boards.h"
#include "text-signs.h"
#include "words.h"

#define MAX_SECONDS (30 * 86400)
#define MAX_MOVE_NUMBER 10000

const char *const zh_present_words[] = { "", "white", "black", "both", NULL };

static gboolean
check_time (const char *what,
            const char *text,
            GError    **error)
{
  if (text == NULL || *text == '\0' || zh_local_time_is_valid (text))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s: “%2$s” is no time. Write it like 2026-11-20T10:00"), what, text);
}

static gboolean
check_open_round (const ZhGamePlace *place,
                  GError           **error)
{
  if (place->round->state != ZH_ROUND_CLOSED)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("Round %d is closed. Reopen it to change something in it"), place->round->number);
}

static gboolean
is_adjourned (const ZhGamePlace *place)
{
  return place->game->result.white == ZH_MARK_ADJOURNED;
}

/* The last position of the moves kept, and the number of the move that follows. */
static char *
find_last_position (const ZhCompetition *competition,
                    const ZhGamePlace   *place,
                    int                 *move_number)
{
  const ZhKeptGame *kept = zh_competition_find_kept_game (competition, place->game->id);
  g_autoptr (ZhGameScore) score = NULL;

  if (kept != NULL)
    score = zh_game_score_parse (zh_sport_get_variant (place->tournament->sport), kept->start, kept->moves, NULL);
  if (score == NULL)
    return NULL;
  *move_number = score->first_number + ((int) score->moves->len + (score->second_begins ? 1 : 0)) / 2;
  return g_strdup (g_ptr_array_index (score->positions, score->positions->len - 1));
}

/* FEN tells the number of the move; PDN FEN does not. */
static int
get_fen_move_number (const char *position)
{
  const char *last = strrchr (position, ' ');

  return last != NULL ? (int) CLAMP (g_ascii_strtoll (last + 1, NULL, 10), 0, MAX_MOVE_NUMBER) : 0;
}

static gboolean
set_position (ZhAdjournment            *record,
              const ZhCompetition      *competition,
              const ZhGamePlace        *place,
              const ZhAdjournmentInput *input,
              GError                  **error)
{
  const char *variant = zh_sport_get_variant (place->tournament->sport);
  int         move_number = 0;
  char       *position;

  if (input->position != NULL && *input->position != '\0')
    {
      position = zh_game_position_normalise (variant, input->position, error);
      if (position == NULL)
        return FALSE;
      move_number = get_fen_move_number (position);
    }
  else
    {
      position = find_last_position (competition, place, &move_number);
    }
  if (position == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s",
                    _ ("The position must stand on the envelope. Give it as FEN, or keep the moves of the game first"));
  g_free (record->position);
  record->position = position;
  record->move_number = input->move_number != 0 ? input->move_number : MAX (move_number, 1);
  return TRUE;
}

static gboolean
set_side (ZhAdjournment            *record,
          const ZhGamePlace        *place,
          const ZhAdjournmentInput *input,
          GError                  **error)
{
  gboolean is_black = zh_game_position_is_black_to_move (zh_sport_get_variant (place->tournament->sport), record->position);

  record->sealed_by = is_black ? 1 : 0;
  if (input->sealed_by == ZH_SIDE_AS_POSITION || input->sealed_by == record->sealed_by)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, "%s",
                  is_black ? _ ("In this position Black is to move, so Black seals. Correct the position or the side")
                           : _ ("In this position White is to move, so White seals. Correct the position or the side"));
}

static gboolean
check_numbers (const ZhAdjournmentInput *input,
               GError                  **error)
{
  for (int side = 0; side < 2; side++)
    if (input->time_used[side] < ZH_TIME_UNKNOWN || input->time_used[side] > MAX_SECONDS)
      return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Time used: expected not more than 30 days"));
  if (input->move_number < 0 || input->move_number > MAX_MOVE_NUMBER)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Number of the move: expected 1 to %d"), MAX_MOVE_NUMBER);
  return TRUE;
}

/* The position, its move and its side. In a journal they stand as they were found. */
static gboolean
find_position (ZhAdjournment            *record,
               const ZhAct              *act,
               const ZhGamePlace        *place,
               const ZhAdjournmentInput *input,
               GError                  **error)
{
  if (!act->desk->is_repeating)
    return set_position (record, act->snapshot, place, input, error) && set_side (record, place, input, error);
  zh_person_set_string (&record->position, input->position);
  record->move_number = input->move_number;
  record->sealed_by = input->sealed_by;
  return TRUE;
}

static gboolean
fill_envelope (ZhAdjournment            *record,
               const ZhAct              *act,
               const ZhGamePlace        *place,
               const ZhAdjournmentInput *input,
               GError                  **error)
{
  if (!check_numbers (input, error) || !check_time (_ ("Adjourned at"), input->adjourned_at, error) ||
      !check_time (_ ("Resumed at"), input->resume_at, error) || !find_position (record, act, place, input, error))
    return FALSE;
  record->game_id = place->game->id;
  memcpy (record->time_used, input->time_used, sizeof record->time_used);
  record->draw_offer = CLAMP (input->draw_offer, -1, 1);
  zh_person_set_string (&record->adjourned_at, input->adjourned_at);
  zh_person_set_string (&record->resume_at, input->resume_at);
  zh_person_set_string (&record->resume_place, input->resume_place);
  zh_person_set_string (&record->note, input->note);
  return TRUE;
}

/* Adjourned and resumed is only in a round that is not closed. */
static ZhAct *
begin (ZhDesk      *desk,
       const char  *command,
       gint64       tournament_id,
       int          round,
       int          board,
       int          game,
       ZhGamePlace *place,
       GError     **error)
{
  g_autoptr (ZhAct) act = zh_act_begin_game (desk, command, tournament_id, round, board, game, place, error);

  return act != NULL && check_open_round (place, error) ? g_steal_pointer (&act) : NULL;
}

static void
note_envelope (ZhAct               *act,
               const ZhAdjournment *record)
{
  zh_act_set_string (act, "position", record->position);
  zh_act_set_int (act, "white-time", record->time_used[0]);
  zh_act_set_int (act, "black-time", record->time_used[1]);
  zh_act_set_int (act, "sealed-by", record->sealed_by);
  zh_act_set_int (act, "move-number", record->move_number);
  zh_act_set_int (act, "draw-offer", record->draw_offer);
  zh_act_set_string (act, "adjourned-at", record->adjourned_at);
  zh_act_set_string (act, "resume-at", record->resume_at);
  zh_act_set_string (act, "resume-place", record->resume_place);
  zh_act_set_string (act, "note", record->note);
}

/* For doing it again; what is not known is left out. */
static void
note_envelope_in (ZhAct               *act,
                  const ZhAdjournment *record)
{
  static const char *const sides[] = { "white", "black" };
  static const char *const times[] = { "white-time", "black-time" };

  zh_act_in_string (act, "position", record->position);
  zh_act_in_string (act, "sealed-by", sides[record->sealed_by]);
  zh_act_in_int (act, "move-number", record->move_number);
  for (int side = 0; side < 2; side++)
    if (record->time_used[side] != ZH_TIME_UNKNOWN)
      zh_act_in_int (act, times[side], record->time_used[side]);
  if (record->draw_offer >= 0)
    zh_act_in_string (act, "draw-offer", sides[record->draw_offer]);
  zh_act_in_string (act, "adjourned-at", record->adjourned_at);
  zh_act_in_string (act, "resume-at", record->resume_at);
  zh_act_in_string (act, "resume-place", record->resume_place);
  zh_act_in_string (act, "note", record->note);
}

ZhChange *
zh_desk_adjourn_game (ZhDesk                   *self,
                      const ZhAdjournmentInput *input,
                      GError                  **error)
{
  static const ZhResult adjourned = { ZH_MARK_ADJOURNED, ZH_MARK_ADJOURNED, TRUE, TRUE };
  ZhGamePlace           place;
  g_autoptr (ZhAct) act = begin (self, ZH_COMMAND_ADJOURN_GAME, input->tournament_id, input->round, input->board, input->game, &place, error);
  const ZhAdjournment *old;
  g_autoptr (ZhAdjournment) record = NULL;

  if (act == NULL)
    return NULL;
  if (zh_result_is_set (place.game->result) && !is_adjourned (&place))
    {
      g_autofree char *board = zh_pairing_format_board (place.pairing, place.index);

      return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Board %2$s of round %1$d has a result. Clear it first"), input->round, board);
    }
  old = zh_competition_find_adjournment (act->snapshot, place.game->id);
  record = old != NULL && *old->opened_at == '\0' && *old->sealed_move == '\0' ? zh_adjournment_copy (old) : zh_adjournment_new ();
  if (!fill_envelope (record, act, &place, input, error))
    return NULL;
  if (record->id == 0)
    record->id = zh_store_next_id (act->store);
  zh_act_in_game (act, &place);
  note_envelope (act, record);
  note_envelope_in (act, record);
  if (!zh_store_put_adjournment (act->store, record, error) ||
      (!is_adjourned (&place) && !zh_act_write_result (act, place.tournament, place.round, place.pairing, place.index, adjourned, error)))
    return NULL;
  return zh_act_commit (act, error);
}

char *
zh_adjournment_check_move (const ZhAdjournment *adjournment,
                           ZhSport              sport,
                           const char          *text,
                           char               **after,
                           GError             **error)
{
  return zh_game_move_play (zh_sport_get_variant (sport), adjournment->position, text, after, error);
}

/* The sealed move as it is added to the moves kept, where they lead to the adjourned position; "" elsewhere. */
static char *
find_added_move (const ZhCompetition *competition,
                 const ZhGamePlace   *place,
                 const ZhAdjournment *record)
{
  const ZhKeptGame *old = zh_competition_find_kept_game (competition, place->game->id);
  int               move_number = 0;
  g_autofree char  *last = old != NULL ? find_last_position (competition, place, &move_number) : NULL;
  char             *move = NULL;

  if (last != NULL && strcmp (last, record->position) == 0)
    move = zh_adjournment_check_move (record, place->tournament->sport, record->sealed_move, NULL, NULL);
  return move != NULL ? move : g_strdup ("");
}

/* In a journal it stands as it was found; elsewhere @given (nullable) must be what is found. */
static char *
choose_added_move (const ZhAct         *act,
                   const ZhGamePlace   *place,
                   const ZhAdjournment *record,
                   const char          *given,
                   GError             **error)
{
  g_autofree char *found = NULL;

  if (given != NULL && act->desk->is_repeating)
    return g_strdup (given);
  found = find_added_move (act->snapshot, place, record);
  if (given == NULL || strcmp (found, given) == 0)
    return g_steal_pointer (&found);
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("“%s” is not the sealed move as it follows the moves kept. Leave it out, and it is found"), given);
}

static gboolean
keep_sealed_move (ZhAct             *act,
                  const ZhGamePlace *place,
                  const char        *move,
                  GError           **error)
{
  const ZhKeptGame *old = zh_competition_find_kept_game (act->snapshot, place->game->id);
  g_autoptr (ZhKeptGame) kept = NULL;

  zh_act_in_string (act, "added", move);
  if (*move == '\0' || old == NULL)
    return TRUE;
  kept = zh_kept_game_new ();
  kept->id = old->id;
  kept->game_id = old->game_id;
  zh_person_set_string (&kept->start, old->start);
  g_free (kept->moves);
  kept->moves = *old->moves != '\0' ? g_strdup_printf ("%s %s", old->moves, move) : g_strdup (move);
  return zh_store_put_kept_game (act->store, kept, error);
}

static gboolean
check_resumption (const ZhAdjournment     *record,
                  const ZhResumptionInput *input,
                  GError                 **error)
{
  int replying = 1 << (1 - record->sealed_by);

  if (zh_text_is_blank (input->sealed_move))
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Write down what was in the envelope, even when it is no legal move"));
  else if (!(input->present & replying))
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED,
                         _ ("The envelope is opened only when the player who must reply is there. Start his clock and wait"));
  else if (check_time (_ ("Opened at"), input->opened_at, error) && check_time (_ ("Ended at"), input->ended_at, error))
    return TRUE;
  return FALSE;
}

static void
fill_resumption (ZhAdjournment           *record,
                 const ZhResumptionInput *input)
{
  zh_person_set_string (&record->opened_at, input->opened_at);
  zh_person_set_string (&record->sealed_move, input->sealed_move);
  zh_person_set_string (&record->ended_at, input->ended_at);
  record->present = input->present & 3;
  if (input->note != NULL)
    zh_person_set_string (&record->note, input->note);
}

static void
note_resumption (ZhAct                   *act,
                 const ZhAdjournment     *record,
                 const ZhResumptionInput *input)
{
  zh_act_set_int (act, "move-number", record->move_number);
  zh_act_set_string (act, "sealed-move", record->sealed_move);
  zh_act_set_int (act, "present", record->present);
  zh_act_set_string (act, "opened-at", record->opened_at);
  zh_act_set_string (act, "ended-at", record->ended_at);
  zh_act_set_string (act, "note", record->note);
  zh_act_in_string (act, "sealed-move", record->sealed_move);
  zh_act_in_string (act, "present", zh_words_get (zh_present_words, record->present));
  zh_act_in_string (act, "opened-at", record->opened_at);
  zh_act_in_string (act, "ended-at", record->ended_at);
  if (input->note != NULL)
    zh_act_in_string (act, "note", record->note);
}

ZhChange *
zh_desk_resume_game (ZhDesk                  *self,
                     const ZhResumptionInput *input,
                     GError                 **error)
{
  return zh_desk_write_resumption (self, input, NULL, error);
}

ZhChange *
zh_desk_write_resumption (ZhDesk                  *self,
                          const ZhResumptionInput *input,
                          const char              *added,
                          GError                 **error)
{
  ZhGamePlace place;
  g_autoptr (ZhAct) act = begin (self, ZH_COMMAND_RESUME_GAME, input->tournament_id, input->round, input->board, input->game, &place, error);
  const ZhAdjournment *old = act != NULL ? zh_competition_find_adjournment (act->snapshot, place.game->id) : NULL;
  gboolean             is_first = old != NULL && *old->sealed_move == '\0';
  g_autoptr (ZhAdjournment) record = NULL;
  g_autofree char *move = NULL;

  if (act == NULL)
    return NULL;
  if (old == NULL)
    {
      g_autofree char *board = zh_pairing_format_board (place.pairing, place.index);

      return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Board %2$s of round %1$d is not adjourned"), input->round, board);
    }
  record = zh_adjournment_copy (old);
  if (!check_resumption (record, input, error))
    return NULL;
  fill_resumption (record, input);
  move = is_first ? choose_added_move (act, &place, record, added, error) : g_strdup ("");
  if (move == NULL)
    return NULL;
  zh_act_in_game (act, &place);
  note_resumption (act, record, input);
  if (!zh_store_put_adjournment (act->store, record, error) || !keep_sealed_move (act, &place, move, error))
    return NULL;
  if (is_adjourned (&place) &&
      !zh_act_write_result (act, place.tournament, place.round, place.pairing, place.index, ZH_RESULT_NONE, error))
    return NULL;
  return zh_act_commit (act, error);
}
