#include "config.h"

#include "store-load-rounds.h"

#include "row-reader.h"
#include "store-private.h"

#define MAX_NUMBER 1000000

static ZhRound *
find_round_by_id (const ZhTournament *tournament,
                  gint64              id)
{
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      if (round->id == id)
        return round;
    }
  return NULL;
}

static int
compare_games (const ZhGame *first,
               const ZhGame *second)
{
  if (first->leg != second->leg)
    return first->leg < second->leg ? -1 : 1;
  if (first->board != second->board)
    return first->board < second->board ? -1 : 1;
  return first->id < second->id ? -1 : first->id > second->id;
}

/* By leg and board. */
static void
insert_game (ZhPairing    *pairing,
             const ZhGame *game)
{
  int place = pairing->n_games;

  pairing->games = g_renew (ZhGame, pairing->games, pairing->n_games + 1);
  for (; place > 0 && compare_games (&pairing->games[place - 1], game) > 0; place--)
    pairing->games[place] = pairing->games[place - 1];
  pairing->games[place] = *game;
  pairing->n_games++;
}

/* The code of a result, or nothing. */
static ZhResult
read_reported (ZhRowReader *reader)
{
  g_autofree char *code = zh_row_reader_text (reader);
  ZhResult         result = { 0 };

  if (*code != '\0' && (!zh_result_parse (code, FALSE, &result) || !zh_result_is_set (result)))
    zh_row_reader_reject (reader);
  return result;
}

/* The columns of a game, where the outer join found one. */
static void
read_game (ZhRowReader *reader,
           ZhPairing   *pairing)
{
  ZhGame game = { 0 };

  game.id = zh_row_reader_id (reader);
  if (game.id == 0)
    return;
  game.board = zh_row_reader_int (reader, 1, MAX_NUMBER);
  game.leg = zh_row_reader_int (reader, 1, MAX_NUMBER);
  game.swapped = zh_row_reader_boolean (reader);
  game.member[0] = zh_row_reader_id (reader);
  game.member[1] = zh_row_reader_id (reader);
  game.result.white = (guint8) zh_row_reader_int (reader, ZH_MARK_NONE, ZH_MARK_ADJOURNED);
  game.result.black = (guint8) zh_row_reader_int (reader, ZH_MARK_NONE, ZH_MARK_ADJOURNED);
  game.result.played = (guint8) zh_row_reader_boolean (reader);
  game.result.rated = (guint8) zh_row_reader_boolean (reader);
  game.missing[0] = zh_row_reader_boolean (reader);
  game.missing[1] = zh_row_reader_boolean (reader);
  game.entered = zh_row_reader_id (reader);
  game.reported = read_reported (reader);

  insert_game (pairing, &game);
}

static gboolean
read_pairing_row (ZhStmt  *stmt,
                  ZhRound *round,
                  GError **error)
{
  ZhRowReader   reader = zh_row_reader_new (stmt, "pairing");
  gint64        id = zh_row_reader_id (&reader);
  int           number = zh_row_reader_int (&reader, 1, MAX_NUMBER);
  ZhPairingKind kind = (ZhPairingKind) zh_row_reader_int (&reader, ZH_PAIRING_GAME, ZH_PAIRING_FREE);
  gint64        first = zh_row_reader_id (&reader);
  gint64        second = zh_row_reader_id (&reader);
  gboolean      edited = zh_row_reader_boolean (&reader);
  ZhPairing    *pairing =
      round->pairings->len > 0 ? g_ptr_array_index (round->pairings, round->pairings->len - 1) : NULL;

  if (pairing == NULL || pairing->id != id)
    {
      pairing = zh_pairing_new (kind, first, second, 0);
      pairing->id = id;
      pairing->number = number;
      pairing->edited = edited;
      g_ptr_array_add (round->pairings, pairing);
    }
  read_game (&reader, pairing);
  return zh_row_reader_finish (&reader, id, error);
}

static int
compare_pairings (gconstpointer a,
                  gconstpointer b)
{
  const ZhPairing *first = *(const ZhPairing *const *) a;
  const ZhPairing *second = *(const ZhPairing *const *) b;

  if (first->number != second->number)
    return first->number < second->number ? -1 : 1;
  return first->id < second->id ? -1 : first->id > second->id;
}

#define SELECT_PAIRINGS                                                                                     \
  "SELECT p.id, p.number, p.kind, p.entry1_id, p.entry2_id, p.edited,"                                      \
  " g.id, g.board, g.leg, g.swapped, g.member1_id, g.member2_id, g.white, g.black, g.played, g.rated,"      \
  " coalesce (g.missing1, 0), coalesce (g.missing2, 0), coalesce (g.entered, 0), coalesce (g.reported, '')" \
  " FROM pairing p LEFT JOIN game g ON g.pairing_id = p.id"

/* @pairing: id; 0 for all of the round */
static gboolean
read_pairings (ZhDb    *db,
               ZhRound *round,
               gint64   pairing,
               GError **error)
{
  /* In the order in which the indexes give them: SQLite would put rows of twenty columns in another one
   * with each result of a round. */
  const char *sql = pairing != 0 ? SELECT_PAIRINGS " WHERE p.id = :pairing AND p.round_id = :round"
                                 : SELECT_PAIRINGS " WHERE p.round_id = :round ORDER BY p.id";
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, sql);

  zh_stmt_bind_int (stmt, ":round", round->id);
  if (pairing != 0)
    zh_stmt_bind_int (stmt, ":pairing", pairing);
  while (zh_stmt_next (stmt))
    {
      if (!read_pairing_row (stmt, round, error))
        return FALSE;
    }
  return zh_stmt_end (stmt, error);
}

/* Reads the pairings @touched, and shares the others with the round before. */
static gboolean
read_touched (ZhDb          *db,
              ZhRound       *round,
              const ZhRound *previous,
              GHashTable    *touched,
              GError       **error)
{
  GHashTableIter iter;
  gint64        *id;

  g_hash_table_iter_init (&iter, touched);
  while (g_hash_table_iter_next (&iter, (gpointer *) &id, NULL))
    if (!read_pairings (db, round, *id, error))
      return FALSE;
  for (guint i = 0; i < previous->pairings->len; i++)
    {
      ZhPairing *pairing = g_ptr_array_index (previous->pairings, i);

      if (!g_hash_table_contains (touched, &pairing->id))
        g_ptr_array_add (round->pairings, zh_pairing_ref (pairing));
    }
  return TRUE;
}

/* @previous: (nullable): the round before; @touched: which of its pairings changed since */
static ZhRound *
read_round (ZhDb          *db,
            ZhStmt        *stmt,
            const ZhRound *previous,
            GHashTable    *touched,
            GError       **error)
{
  ZhRowReader reader = zh_row_reader_new (stmt, "round");
  g_autoptr (ZhRound) round = zh_round_new (0);

  round->id = zh_row_reader_id (&reader);
  round->number = zh_row_reader_int (&reader, 1, ZH_MAX_ROUNDS);
  round->table_round = zh_row_reader_int (&reader, 1, ZH_MAX_ROUNDS);
  round->state = (ZhRoundState) zh_row_reader_int (&reader, ZH_ROUND_OPEN, ZH_ROUND_CLOSED);
  zh_row_reader_replace_text (&reader, &round->start);
  zh_row_reader_replace_text (&reader, &round->proposal);
  round->announced = zh_row_reader_id (&reader);
  if (!zh_row_reader_finish (&reader, round->id, error) ||
      !(previous != NULL ? read_touched (db, round, previous, touched, error) : read_pairings (db, round, 0, error)))
    return NULL;
  g_ptr_array_sort (round->pairings, compare_pairings);
  return g_steal_pointer (&round);
}

gboolean
zh_store_load_rounds (ZhDb               *db,
                      ZhTournament       *tournament,
                      const ZhTournament *previous,
                      GHashTable         *touched,
                      GError            **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db,
                                           "SELECT id, number, table_round, state, start, proposal, coalesce (announced, 0) FROM round"
                                           " WHERE tournament_id = :id ORDER BY number, id");

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      gint64      id = zh_stmt_get_int (stmt, 0);
      ZhRound    *before = touched != NULL ? find_round_by_id (previous, id) : NULL;
      GHashTable *pairings = before != NULL ? g_hash_table_lookup (touched, &id) : NULL;
      ZhRound    *round;

      if (before != NULL && pairings == NULL)
        round = zh_round_ref (before);
      else
        round = read_round (db, stmt, before, pairings, error);
      if (round == NULL)
        return FALSE;
      g_ptr_array_add (tournament->rounds, round);
    }
  return zh_stmt_end (stmt, error);
}

gboolean
zh_store_read_result (ZhStore  *self,
                      gint64    game_id,
                      ZhResult *result,
                      GError  **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, "SELECT white, black, played, rated FROM game WHERE id = :id");

  zh_stmt_bind_int (stmt, ":id", game_id);
  if (zh_stmt_next (stmt))
    *result = (ZhResult){ (guint8) zh_stmt_get_int (stmt, 0), (guint8) zh_stmt_get_int (stmt, 1),
                          (guint8) zh_stmt_get_int (stmt, 2), (guint8) zh_stmt_get_int (stmt, 3) };
  return zh_stmt_end (stmt, error);
}
