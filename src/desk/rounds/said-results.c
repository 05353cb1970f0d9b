#include "config.h"

#include "said-results.h"

#include <glib/gi18n.h>
#include <string.h>

#include "arguments.h"
#include "canonical-json.h"
#include "commands.h"
#include "desk-private.h"
#include "errors.h"
#include "game-outcomes.h"

typedef struct
{
  const ZhCompetition *competition;
  const ZhTournament  *tournament;
  int                  round;
  GHashTable          *seen; /* (element-type gint64): games of which a later act told */
  GHashTable          *said;
  guint                n_games; /* of the round */
} Reading;

/* What one act told of one game; where it told only moves, nothing is in question any more. */
static void
take_game (Reading    *self,
           JsonObject *told)
{
  int               board = (int) zh_json_get_int (told, "board");
  int               game = MAX ((int) zh_json_get_int (told, "game"), 1);
  ZhResult          result = ZH_RESULT_NONE;
  const ZhKeptGame *kept;
  ZhGamePlace       place;
  ZhSaidResult     *one;

  if (!zh_competition_find_game (self->competition, self->tournament->id, self->round, board, game, &place, NULL) ||
      !g_hash_table_add (self->seen, g_memdup2 (&place.game->id, sizeof place.game->id)))
    return;
  kept = zh_competition_find_kept_game (self->competition, place.game->id);
  if (kept == NULL || strcmp (kept->moves, zh_json_get_string (told, "moves")) != 0 ||
      !zh_result_parse (zh_json_get_string (told, "result"), FALSE, &result) || !zh_result_is_set (result))
    return;
  one = g_new0 (ZhSaidResult, 1);
  *one = (ZhSaidResult){ place.game->id, board, game, result, zh_json_get_bool (told, "doubtful") };
  g_hash_table_insert (self->said, g_memdup2 (&one->game_id, sizeof one->game_id), one);
}

static gboolean
visit (ZhJournalEntry *entry,
       gpointer        user_data)
{
  Reading *self = user_data;
  g_autoptr (JsonObject) in = NULL;
  JsonArray *games;

  if (entry->kind != ZH_JOURNAL_ACT || entry->undone)
    return TRUE;
  in = zh_journal_entry_parse_in (entry);
  games = zh_json_get_int (in, "round") == self->round ? zh_json_get_array (in, "games") : NULL;
  for (guint i = 0; games != NULL && i < json_array_get_length (games); i++)
    {
      JsonObject *told = zh_json_get_object_element (games, i);

      if (told != NULL)
        take_game (self, told);
    }
  return g_hash_table_size (self->seen) < self->n_games;
}

static guint
count_games (const ZhRound *round)
{
  guint n = 0;

  for (guint i = 0; i < round->pairings->len; i++)
    n += (guint) ((const ZhPairing *) g_ptr_array_index (round->pairings, i))->n_games;
  return n;
}

GHashTable *
zh_desk_list_said_results (ZhDesk  *self,
                           gint64   tournament_id,
                           int      round,
                           GError **error)
{
  ZhJournalQuery query = { .tournament_id = tournament_id, .command = ZH_COMMAND_KEEP_GAMES };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  g_autoptr (ZhCompetition) competition = zh_competition_ref ((ZhCompetition *) zh_desk_get_snapshot (self));
  const ZhTournament *tournament = zh_competition_find_tournament (competition, tournament_id);
  const ZhRound      *looked_at = tournament != NULL ? zh_tournament_find_round (tournament, round) : NULL;
  Reading             reading = { competition, tournament, round, seen, said, looked_at != NULL ? count_games (looked_at) : 0 };

  if (looked_at == NULL)
    return g_steal_pointer (&said);
  if (!zh_desk_walk_journal (self, &query, visit, &reading, error))
    return NULL;
  return g_steal_pointer (&said);
}

/* In the order of the boards; the moves are those of @competition. */
static GArray *
list_given (const ZhCompetition *competition,
            const ZhRound       *round,
            GHashTable          *said)
{
  GArray *given = g_array_new (FALSE, FALSE, sizeof (ZhGivenGame));

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        {
          const ZhSaidResult *one = g_hash_table_lookup (said, &pairing->games[k].id);
          const ZhKeptGame   *kept = one != NULL && !one->doubtful && !zh_result_is_set (pairing->games[k].result) ? zh_competition_find_kept_game (competition, one->game_id) : NULL;
          ZhGivenGame         game = { .board = pairing->number, .game = k + 1, .taken = TRUE };

          if (kept == NULL)
            continue;
          game.start = kept->start;
          game.moves = kept->moves;
          game.result = zh_result_format_code (one->result);
          g_array_append_val (given, game);
        }
    }
  return given;
}

static void
given_free (GArray *given)
{
  for (guint i = 0; i < given->len; i++)
    g_free ((char *) g_array_index (given, ZhGivenGame, i).result);
  g_array_unref (given);
}

ZhChange *
zh_desk_take_said_results (ZhDesk  *self,
                           gint64   tournament_id,
                           int      number,
                           GError **error)
{
  g_autoptr (GHashTable) said = zh_desk_list_said_results (self, tournament_id, number, error);
  g_autoptr (ZhCompetition) competition = zh_competition_ref ((ZhCompetition *) zh_desk_get_snapshot (self));
  const ZhTournament *tournament = zh_competition_find_tournament (competition, tournament_id);
  const ZhRound      *round = tournament != NULL ? zh_tournament_find_round (tournament, number) : NULL;
  GArray             *given;
  ZhChange           *change;

  if (said == NULL)
    return NULL;
  if (round == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Round %d is not paired yet"), number);
  given = list_given (competition, round, said);
  change = given->len > 0 ? zh_desk_write_games (self, tournament_id, number, given, error)
                          : zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Round %d: no result is there to be taken"), number);
  given_free (given);
  return change;
}
