#include "config.h"

#include "desk-game-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-private.h"
#include "errors.h"
#include "game-ending.h"
#include "game-outcomes.h"
#include "game-seats.h"
#include "round-act.h"

void
zh_listed_game_free (ZhListedGame *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  zh_game_score_free (self->score);
  g_free (self->problem);
  g_free (self->note);
  g_free (self);
}

static const char *
get_tag (const ZhGameRecord *record,
         const char         *name)
{
  const char *value = zh_game_record_get_tag (record, name);

  return value != NULL ? value : "";
}

static int
get_number_tag (const ZhGameRecord *record,
                const char         *name)
{
  const char *value = get_tag (record, name);
  gsize       n = strspn (value, "0123456789");

  return n > 0 && n < 7 ? (int) g_ascii_strtoll (value, NULL, 10) : 0;
}

static gboolean
is_nobody (const char *name)
{
  return *name == '\0' || strcmp (name, "?") == 0;
}

static void
fail (ZhListedGame *self,
      const char   *problem)
{
  if (*self->problem != '\0')
    return;
  g_free (self->problem);
  self->problem = g_strdup (problem);
}

static void
take_place (ZhListedGame      *self,
            const ZhGamePlace *place)
{
  self->round = place->round->number;
  self->board = place->pairing->number;
  self->game = place->index + 1;
  self->game_id = place->game->id;
}

/* By the names: %TRUE as soon as both are met, in whichever colours. Of several games of the
 * two the tag Round says which ("3.2"), else the first that is free. */
static gboolean
find_by_names (ZhListedGame       *self,
               const ZhGameRecord *record,
               const GArray       *seats,
               GHashTable         *taken)
{
  g_auto (ZhWrittenName) white = zh_written_name_read (get_tag (record, "White"));
  g_auto (ZhWrittenName) black = zh_written_name_read (get_tag (record, "Black"));
  gboolean turned = FALSE;

  for (guint i = 0; i < seats->len; i++)
    {
      const ZhGameSeat *seat = &g_array_index (seats, ZhGameSeat, i);

      turned = turned || (zh_game_sitter_is (&seat->sitters[0], &black) && zh_game_sitter_is (&seat->sitters[1], &white));
      if (!zh_game_sitter_is (&seat->sitters[0], &white) || !zh_game_sitter_is (&seat->sitters[1], &black))
        continue;
      take_place (self, &seat->place);
      if (!g_hash_table_contains (taken, &seat->place.game->id))
        return TRUE;
    }
  if (turned && self->game_id == 0)
    fail (self, _ ("White and Black are the other way round"));
  return self->game_id != 0;
}

static gboolean
find_by_board (ZhListedGame       *self,
               const ZhGameRecord *record,
               ZhGamePlace        *place)
{
  place->pairing = zh_round_find_pairing (place->round, get_number_tag (record, "Board"));
  if (place->pairing == NULL || place->pairing->n_games != 1)
    return FALSE;
  place->index = 0;
  place->game = &place->pairing->games[0];
  take_place (self, place);
  return TRUE;
}

static void
find_place (ZhListedGame       *self,
            const ZhGameRecord *record,
            const GArray       *seats,
            GHashTable         *taken,
            ZhGamePlace        *place)
{
  gboolean is_named = !is_nobody (get_tag (record, "White")) && !is_nobody (get_tag (record, "Black"));
  int      round = get_number_tag (record, "Round");

  if (round != 0 && round != place->round->number)
    fail (self, _ ("It is of another round"));
  else if (!(is_named ? find_by_names (self, record, seats, taken) : find_by_board (self, record, place)))
    fail (self, is_named ? _ ("These two do not play in this round") : _ ("It names neither the players nor a board with one game"));
  else if (g_hash_table_contains (taken, &self->game_id))
    fail (self, _ ("This board has a game already in the file"));
}

static void
read_moves (ZhListedGame       *self,
            const ZhGameRecord *record,
            const ZhGamePlace  *place)
{
  g_autoptr (GError) cause = NULL;

  if (record->moves->len == 0)
    {
      fail (self, _ ("It has no moves"));
      return;
    }
  self->score = zh_game_score_new (zh_sport_get_variant (place->tournament->sport), NULL, record, &cause);
  if (self->score == NULL)
    fail (self, cause->message);
}

static void
compare_result (ZhListedGame       *self,
                const ZhGameRecord *record)
{
  const char *written = *get_tag (record, "Result") != '\0' ? get_tag (record, "Result") : record->result;

  /* What is entered is what counts; the file only makes one look. */
  if (*self->problem == '\0' && *written != '\0' && strcmp (written, "*") != 0)
    self->note = g_strdup_printf (_ ("the file says %s"), written);
  else
    self->note = g_strdup ("");
}

/* What PGN or PDN writes; #ZH_RESULT_NONE where the game still runs or nothing can be read. */
static ZhResult
read_result (const ZhTournament *tournament,
             const char         *written)
{
  ZhResult result = ZH_RESULT_NONE;

  if (strcmp (written, "1/2-1/2") == 0)
    written = "=-=";
  if (strcmp (written, "*") == 0 || (!zh_result_parse (written, zh_tournament_is_two_one_zero (tournament), &result) &&
                                     !zh_result_parse (written, FALSE, &result)))
    return ZH_RESULT_NONE;
  return result;
}

/* How it ended stands behind what the file says of the result. */
static void
add_ending (ZhListedGame        *self,
            const ZhCompetition *competition,
            const ZhTournament  *tournament,
            const ZhGameRecord  *record)
{
  g_autofree char *ending = zh_game_ending_describe (competition, tournament, record, self->score, self->result, &self->doubtful);
  char            *note;

  if (*ending == '\0')
    return;
  note = g_strdup_printf ("%s%s%s", self->note, *self->note != '\0' ? "; " : "", ending);
  g_free (self->note);
  self->note = note;
}

static ZhListedGame *
match (const ZhCompetition *competition,
       const ZhTournament  *tournament,
       const ZhRound       *round,
       const ZhGameRecord  *record,
       const GArray        *seats,
       GHashTable          *taken)
{
  ZhListedGame *self = g_new0 (ZhListedGame, 1);
  ZhGamePlace   place = { .tournament = tournament, .round = round };

  self->line = record->line;
  self->title = g_strdup_printf ("%s – %s", get_tag (record, "White"), get_tag (record, "Black"));
  self->problem = g_strdup ("");
  find_place (self, record, seats, taken, &place);
  read_moves (self, record, &place);
  compare_result (self, record);
  if (*self->problem != '\0')
    return self;
  self->result = read_result (tournament, *get_tag (record, "Result") != '\0' ? get_tag (record, "Result") : record->result);
  if (*self->note != '\0' && zh_competition_find_game_by_id (competition, self->game_id, &place) && zh_result_is_set (self->result) &&
      zh_result_equal (self->result, place.game->result))
    *self->note = '\0';
  add_ending (self, competition, tournament, record);
  g_hash_table_add (taken, &self->game_id);
  return self;
}

GPtrArray *
zh_games_match (const ZhCompetition *competition,
                const ZhTournament  *tournament,
                int                  number,
                const char          *text,
                const ZhProgress    *progress,
                GError             **error)
{
  const ZhRound *round = zh_tournament_find_round (tournament, number);
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GHashTable) taken = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GArray) seats = NULL;

  if (round == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Round %d is not paired yet"), number);
  records = zh_game_records_parse (text, error);
  if (records == NULL)
    return NULL;
  games = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_listed_game_free);
  seats = zh_game_seats_new (tournament, round);
  for (guint i = 0; i < records->len; i++)
    {
      if (!zh_progress_step (progress, i, records->len, error))
        return NULL;
      g_ptr_array_add (games, match (competition, tournament, round, g_ptr_array_index (records, i), seats, taken));
    }
  return g_steal_pointer (&games);
}

/* Notes what was said of the result of a game, and gives it where it is taken and the game has none. */
static gboolean
take_result (ZhAct             *act,
             const ZhGamePlace *place,
             const ZhGivenGame *game,
             JsonObject        *object,
             GString           *taken,
             GError           **error)
{
  ZhResult         result = ZH_RESULT_NONE;
  g_autofree char *shown = NULL;

  if (game->result == NULL || !zh_result_parse (game->result, FALSE, &result) || !zh_result_is_set (result))
    return TRUE;
  json_object_set_string_member (object, "result", game->result);
  if (game->doubtful)
    json_object_set_boolean_member (object, "doubtful", TRUE);
  if (!game->taken || zh_result_is_set (place->game->result))
    return TRUE;
  json_object_set_boolean_member (object, "taken", TRUE);
  shown = zh_result_format (result, zh_tournament_is_two_one_zero (place->tournament));
  g_string_append_printf (taken, "%s%d", taken->len > 0 ? ", " : "", place->pairing->number);
  if (place->pairing->n_games > 1)
    g_string_append_printf (taken, ".%d", place->index + 1);
  g_string_append_printf (taken, " %s", shown);
  return zh_act_give_result (act, place->tournament, place->round, place->pairing, place->index, result, error);
}

static gboolean
keep (ZhAct             *act,
      const ZhGamePlace *place,
      ZhKeptGame        *kept,
      JsonObject        *object,
      GError           **error)
{
  const ZhKeptGame *old = zh_competition_find_kept_game (act->snapshot, place->game->id);

  kept->id = old != NULL ? old->id : zh_store_next_id (act->store);
  kept->game_id = place->game->id;
  json_object_set_int_member (object, "board", place->pairing->number);
  json_object_set_int_member (object, "game", place->index + 1);
  json_object_set_string_member (object, "start", kept->start);
  json_object_set_string_member (object, "moves", kept->moves);
  return zh_store_put_kept_game (act->store, kept, error);
}

/* Writes games of a round and notes them; @games are in one form already. */
static gboolean
keep_all (ZhAct        *act,
          int           round,
          const GArray *games,
          GError      **error)
{
  g_autoptr (GString) boards = g_string_new (NULL);
  g_autoptr (GString) taken = g_string_new (NULL);

  if (games->len == 0)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("No game of this text belongs to a board of round %d. Look at the names and the round in it"), round);
  for (guint i = 0; i < games->len; i++)
    {
      const ZhGivenGame *game = &g_array_index (games, ZhGivenGame, i);
      ZhGamePlace        place;
      JsonObject        *object;
      g_autoptr (ZhKeptGame) kept = zh_kept_game_new ();

      if (!zh_competition_find_game (act->snapshot, act->tournament_id, round, game->board, game->game, &place, error) ||
          !zh_desk_read_moves (act->desk, &place, game->start, game->moves, kept, error))
        return FALSE;
      object = zh_act_in_add (act, "games");
      if (!keep (act, &place, kept, object, error) || !take_result (act, &place, game, object, taken, error))
        return FALSE;
      g_string_append_printf (boards, "%s%d.%d", boards->len > 0 ? " " : "", game->board, game->game);
    }
  zh_act_set_int (act, "round", round);
  zh_act_set_int (act, "count", games->len);
  zh_act_set_string (act, "new", boards->str);
  if (taken->len > 0)
    zh_act_set_string (act, "taken", taken->str);
  zh_act_in_int (act, "round", round);
  return TRUE;
}

ZhChange *
zh_desk_write_games (ZhDesk       *self,
                     gint64        tournament_id,
                     int           round,
                     const GArray *games,
                     GError      **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_KEEP_GAMES, tournament_id, error);

  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL || !keep_all (act, round, games, error))
    return NULL;
  return zh_act_commit (act, error);
}

static void
given_game_clear (gpointer data)
{
  ZhGivenGame *game = data;

  g_free ((char *) game->moves);
  g_free ((char *) game->result);
}

/* (element-type ZhGivenGame): the games that have a board; they live no longer than @games. */
static GArray *
list_found (const GPtrArray *games)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (ZhGivenGame));

  g_array_set_clear_func (found, given_game_clear);
  for (guint i = 0; i < games->len; i++)
    {
      const ZhListedGame *game = g_ptr_array_index (games, i);
      ZhGivenGame         one = { .board = game->board, .game = game->game, .doubtful = game->doubtful };

      if (*game->problem != '\0')
        continue;
      one.start = game->score->start;
      one.moves = zh_game_score_format_moves (game->score);
      one.result = zh_result_is_set (game->result) ? zh_result_format_code (game->result) : NULL;
      g_array_append_val (found, one);
    }
  return found;
}

ZhChange *
zh_desk_keep_games (ZhDesk     *self,
                    gint64      tournament_id,
                    int         round,
                    const char *text,
                    GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_KEEP_GAMES, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (GPtrArray) games = tournament != NULL ? zh_games_match (act->snapshot, tournament, round, text, &act->progress, error) : NULL;
  g_autoptr (GArray) found = games != NULL ? list_found (games) : NULL;

  if (found == NULL || !keep_all (act, round, found, error))
    return NULL;
  return zh_act_commit (act, error);
}
