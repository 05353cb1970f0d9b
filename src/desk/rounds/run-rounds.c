/* Rounds and results by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-openings.h"
#include "desk-private.h"
#include "desk-rounds.h"
#include "desk-sites.h"
#include "desk-handicap.h"
#include "desk-lots.h"
#include "desk-timetable.h"
#include "desk-unpair.h"
#include "errors.h"
#include "round-edit-private.h"
#include "run-private.h"
#include "words.h"

#define ROUND_ARGUMENT ZH_ROUND_ARGUMENT (ZH_MAX_ROUNDS)
#define BOARD_ARGUMENT ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board"), NEEDED, 1, ZH_RUN_MAX_BOARDS)
#define GAME_ARGUMENT ZH_INTEGER_ARGUMENT ("game", NC_ ("argument", "which game of the board"), OPTIONAL, 1, ZH_RUN_MAX_GAMES)
#define LOSE_ARGUMENT ZH_SIMPLE_ARGUMENT (YES_NO, "lose", NC_ ("argument", "results and games may be lost"), OPTIONAL)

/* The first game is meant where none is named. */
static int
get_game (JsonObject *in)
{
  return MAX (zh_in_get_number (in, "game"), 1) - 1;
}

static const ZhArgument round_only[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  { NULL },
};

static ZhChange *
run_publish (ZhDesk     *desk,
             JsonObject *in,
             GError    **error)
{
  return zh_desk_publish_round (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), error);
}

static ZhChange *
run_close (ZhDesk     *desk,
           JsonObject *in,
           GError    **error)
{
  return zh_desk_close_round (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), error);
}

static const ZhArgument reopened_round[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_reopen (ZhDesk     *desk,
            JsonObject *in,
            GError    **error)
{
  return zh_desk_reopen_round (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_json_get_string (in, "reason"), error);
}

static const ZhArgument round_start[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_TEXT_ARGUMENT ("start", NC_ ("argument", "when it begins, such as 2026-11-20T10:00"), NEEDED, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_set_start (ZhDesk     *desk,
               JsonObject *in,
               GError    **error)
{
  return zh_desk_set_round_start (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_json_get_string (in, "start"), error);
}

static const ZhArgument board_game[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  BOARD_ARGUMENT,
  GAME_ARGUMENT,
  { NULL },
};

static ZhChange *
run_swap_colours (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  return zh_desk_swap_colours (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_in_get_number (in, "board"), get_game (in), error);
}

static const ZhArgument two_entries[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (ID, "first", NC_ ("argument", "id of an entry"), NEEDED),
  ZH_SIMPLE_ARGUMENT (ID, "second", NC_ ("argument", "id of an entry"), NEEDED),
  { NULL },
};

static ZhChange *
run_swap_players (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  if (!desk->is_repeating)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("“swap-players” stands in older journals and is not done any more. Edit the round with “edit-round”"));
  return zh_desk_swap_players (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_json_get_int (in, "first"),
                               zh_json_get_int (in, "second"), error);
}

static const ZhArgument deciding_game[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  BOARD_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (YES_NO, "swapped", NC_ ("argument", "the colours are exchanged; by the rules where it is left out"), FOUND),
  { NULL },
};

static ZhChange *
run_add_deciding_game (ZhDesk     *desk,
                       JsonObject *in,
                       GError    **error)
{
  gboolean swapped = zh_json_get_bool (in, "swapped");

  return zh_desk_write_deciding_game (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_in_get_number (in, "board"),
                                      json_object_has_member (in, "swapped") ? &swapped : NULL, error);
}

static const ZhArgument site[] = {
  ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of the entry"), NEEDED),
  ROUND_ARGUMENT,
  ZH_RECORD_ARGUMENT ("site", NC_ ("argument", "what changes of the site"), NEEDED, &zh_site_type),
  { NULL },
};

static ZhChange *
run_set_site (ZhDesk     *desk,
              JsonObject *in,
              GError    **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *entry = zh_desk_find_entry (desk, zh_json_get_int (in, "entry"), &tournament, error);
  g_autoptr (ZhSite) next = entry != NULL ? zh_sites_start (tournament->sites, entry->id, zh_in_get_number (in, "round")) : NULL;

  if (entry == NULL)
    return NULL;
  zh_json_record_read (&zh_site_type, zh_json_get_object (in, "site"), next);
  return zh_desk_set_site (desk, next, error);
}

/* The tournament, when @round is what stands there: its last round, or the one after it. */
static const ZhTournament *
find_at_round (ZhDesk     *desk,
               JsonObject *in,
               gboolean    is_next,
               GError    **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (desk->snapshot, zh_in_get_tournament (in));
  int                 round = zh_in_get_number (in, "round");

  if (tournament == NULL)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("There is no such tournament in this competition"));
  else if (is_next && round != zh_tournament_count_paired_rounds (tournament) + 1)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Round %d is not the next one to be paired"), round);
  else if (!is_next && round != zh_tournament_count_paired_rounds (tournament))
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Round %d is not the last one that is paired"), round);
  else
    return tournament;
  return NULL;
}

static const ZhArgument pair_items[] = {
  ZH_SIMPLE_ARGUMENT (ID, "white", NC_ ("argument", "id of who has White, or of who has no opponent"), NEEDED),
  ZH_SIMPLE_ARGUMENT (ID, "black", NC_ ("argument", "id of who has Black"), OPTIONAL),
  ZH_WORD_ARGUMENT ("bye", NC_ ("argument", "what somebody without an opponent gets"), OPTIONAL, &zh_pairing_kind_words[1]),
  ZH_SIMPLE_ARGUMENT (RESULT, "result", NC_ ("argument", "result of all games of the pair, where it is known before"), OPTIONAL),
  { NULL },
};

static const ZhArgument next_pairs[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_WORD_ARGUMENT ("by", NC_ ("argument", "who found the pairs; the system only where it finds the same"), OPTIONAL, zh_pairs_origin_words),
  ZH_LIST_ARGUMENT ("pairs", NC_ ("argument", "the pairs in the order of the boards; found by the system where they are left out"), FOUND, pair_items, ZH_RUN_MAX_BOARDS),
  { NULL },
};

static const ZhArgument last_pairs[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  LOSE_ARGUMENT,
  ZH_WORD_ARGUMENT ("by", NC_ ("argument", "who found the pairs; the system only where it finds the same"), OPTIONAL, zh_pairs_origin_words),
  ZH_LIST_ARGUMENT ("pairs", NC_ ("argument", "the pairs in the order of the boards; found by the system where they are left out"), FOUND, pair_items, ZH_RUN_MAX_BOARDS),
  { NULL },
};

/* An opponent or a bye, not both and not neither. */
static gboolean
read_pair (JsonObject *object,
           GArray     *pairs,
           GError    **error)
{
  ZhProposedPair pair = { .white = zh_json_get_int (object, "white"),
                          .black = zh_json_get_int (object, "black"),
                          .kind = ZH_PAIRING_GAME,
                          .result = ZH_RESULT_NONE };
  const char    *bye = zh_json_get_string (object, "bye");
  int            kind = ZH_PAIRING_GAME;

  if ((pair.black != 0) == (*bye != '\0'))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("“pairs[%u]”: give either “black” or “bye”"), pairs->len);
  if (zh_words_find (zh_pairing_kind_words, bye, &kind))
    pair.kind = (ZhPairingKind) kind;
  if (json_object_has_member (object, "result"))
    zh_result_parse (zh_json_get_string (object, "result"), FALSE, &pair.result);
  g_array_append_val (pairs, pair);
  return TRUE;
}

/* The pairs that are given, as if the system had found them; %NULL with @error. */
static ZhProposal *
read_proposal (JsonObject *in,
               GError    **error)
{
  g_autoptr (ZhProposal) proposal = zh_proposal_new ();
  JsonArray *list = zh_json_get_array (in, "pairs");

  proposal->found = TRUE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    if (!read_pair (zh_json_get_object_element (list, i), proposal->pairs, error))
      return NULL;
  return g_steal_pointer (&proposal);
}

/* Whether the system finds the same pairs. What a journal says of it is not asked again: a mended engine
 * changes no past. */
static gboolean
is_found (ZhDesk             *desk,
          const ZhTournament *tournament,
          int                 round,
          const ZhProposal   *given)
{
  g_autoptr (ZhProposal) found = desk->is_repeating ? NULL : zh_tournament_propose (tournament, round, NULL, NULL);
  gboolean is_same = found != NULL && found->pairs->len == given->pairs->len;

  for (guint i = 0; is_same && i < given->pairs->len; i++)
    {
      const ZhProposedPair *a = &g_array_index (found->pairs, ZhProposedPair, i);
      const ZhProposedPair *b = &g_array_index (given->pairs, ZhProposedPair, i);

      is_same = a->white == b->white && a->black == b->black && a->kind == b->kind && zh_result_equal (a->result, b->result);
    }
  return desk->is_repeating || is_same;
}

/* Pairs by hand are somebody's choice. */
static gboolean
has_found_pairs (JsonObject *in)
{
  return strcmp (zh_json_get_string (in, "by"), zh_words_get (zh_pairs_origin_words, ZH_PAIRS_BY_SYSTEM)) == 0;
}

/* Results of games are entered, not paired. */
static gboolean
check_unplayed (const ZhProposal *proposal,
                GError          **error)
{
  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

      if (pair->kind == ZH_PAIRING_GAME && zh_result_is_set (pair->result))
        return zh_fail (error, ZH_ERROR_REFUSED, _ ("“pairs[%u]”: a result is entered when the round is paired, by “set-result”"), i);
    }
  return TRUE;
}

static ZhChange *
run_pair_round (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  const ZhTournament *tournament = find_at_round (desk, in, TRUE, error);
  g_autoptr (ZhProposal) proposal = NULL;
  int origin = ZH_PAIRS_BY_HAND;

  if (tournament == NULL)
    return NULL;
  if (!json_object_has_member (in, "pairs"))
    return zh_desk_pair_round (desk, zh_in_get_tournament (in), error);
  zh_words_find (zh_pairs_origin_words, zh_json_get_string (in, "by"), &origin);
  proposal = read_proposal (in, error);
  if (proposal == NULL || (origin == ZH_PAIRS_BY_HAND && !desk->is_repeating && !check_unplayed (proposal, error)))
    return NULL;
  if (origin == ZH_PAIRS_BY_SYSTEM && is_found (desk, tournament, zh_in_get_number (in, "round"), proposal))
    return zh_desk_accept_proposal (desk, zh_in_get_tournament (in), proposal, error);
  return zh_desk_pair_round_by_hand (desk, zh_in_get_tournament (in), (const ZhProposedPair *) proposal->pairs->data, proposal->pairs->len,
                                     error);
}

static ZhUnpairMode
get_mode (JsonObject *in)
{
  return zh_json_get_bool (in, "lose") ? ZH_UNPAIR_LOSE : ZH_UNPAIR_KEEP;
}

static ZhChange *
run_repair_round (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  const ZhTournament *tournament = find_at_round (desk, in, FALSE, error);
  g_autoptr (ZhProposal) proposal = NULL;

  if (tournament == NULL)
    return NULL;
  proposal = json_object_has_member (in, "pairs") ? read_proposal (in, error) : zh_tournament_propose_again (tournament, NULL, error);
  if (proposal == NULL)
    return NULL;
  if (json_object_has_member (in, "pairs") && !is_found (desk, tournament, zh_in_get_number (in, "round"), proposal))
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s",
                         _ ("“pairs”: the system finds others. Leave them out, or edit the round by hand"));
  return zh_desk_repair_round (desk, tournament->id, proposal, get_mode (in), error);
}

static const ZhArgument last_round[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  LOSE_ARGUMENT,
  { NULL },
};

static ZhChange *
run_unpair_round (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  if (find_at_round (desk, in, FALSE, error) == NULL)
    return NULL;
  return zh_desk_unpair_round (desk, zh_in_get_tournament (in), get_mode (in), error);
}

static const ZhArgument board_items[] = {
  ZH_SIMPLE_ARGUMENT (ID, "white", NC_ ("argument", "id of who has White"), OPTIONAL),
  ZH_SIMPLE_ARGUMENT (ID, "black", NC_ ("argument", "id of who has Black"), OPTIONAL),
  { NULL },
};

static const ZhArgument bye_items[] = {
  ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of an entry"), NEEDED),
  ZH_WORD_ARGUMENT ("kind", NC_ ("argument", "what somebody without an opponent gets"), NEEDED, &zh_pairing_kind_words[1]),
  { NULL },
};

static const ZhArgument places[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_LIST_ARGUMENT ("boards", NC_ ("argument", "all boards in their order"), NEEDED, board_items, ZH_RUN_MAX_BOARDS),
  ZH_LIST_ARGUMENT ("byes", NC_ ("argument", "all who have no opponent"), NEEDED, bye_items, ZH_RUN_MAX_BOARDS),
  ZH_REASON_ARGUMENT,
  { NULL },
};

static void
read_places (JsonObject     *in,
             ZhEditPosition *position)
{
  JsonArray *boards = zh_json_get_array (in, "boards");
  JsonArray *byes = zh_json_get_array (in, "byes");

  for (guint i = 0; i < json_array_get_length (boards); i++)
    {
      JsonObject *board = zh_json_get_object_element (boards, i);
      ZhEditPlace place = { ZH_PAIRING_GAME, { zh_json_get_int (board, "white"), zh_json_get_int (board, "black") } };

      g_array_append_val (position->boards, place);
    }
  for (guint i = 0; i < json_array_get_length (byes); i++)
    {
      JsonObject *bye = zh_json_get_object_element (byes, i);
      ZhEditPlace place = { ZH_PAIRING_FREE, { zh_json_get_int (bye, "entry"), 0 } };
      int         kind = ZH_PAIRING_FREE;

      zh_words_find (zh_pairing_kind_words, zh_json_get_string (bye, "kind"), &kind);
      place.kind = (ZhPairingKind) kind;
      g_array_append_val (position->byes, place);
    }
}

/* Who has neither a board nor a bye is in the pool. */
static void
fill_pool (ZhEditPosition *position,
           const GArray   *entries)
{
  g_autoptr (GHashTable) seated = g_hash_table_new (g_int64_hash, g_int64_equal);
  const GArray *lists[] = { position->boards, position->byes };

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint k = 0; k < lists[i]->len; k++)
      for (int side = 0; side < 2; side++)
        g_hash_table_add (seated, &g_array_index (lists[i], ZhEditPlace, k).entry[side]);
  for (guint i = 0; i < entries->len; i++)
    if (!g_hash_table_contains (seated, &g_array_index (entries, gint64, i)))
      g_array_append_val (position->pool, g_array_index (entries, gint64, i));
}

static gboolean
place_everybody (ZhRoundEdit *edit,
                 JsonObject  *in,
                 GError     **error)
{
  g_autoptr (GPtrArray) positions = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_edit_position_free);
  g_autoptr (GArray) entries = zh_round_edit_list_entries (edit);
  ZhEditPosition *position = zh_edit_position_new ();

  g_ptr_array_add (positions, position);
  read_places (in, position);
  fill_pool (position, entries);
  if (zh_edit_position_holds (position, entries))
    {
      zh_round_edit_restore (edit, positions);
      return TRUE;
    }
  return zh_fail (error, ZH_ERROR_INPUT, _ ("“boards” and “byes” may name only those of round %d, and nobody twice"), edit->round->number);
}

static ZhChange *
run_edit_round (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (desk->snapshot, zh_in_get_tournament (in));
  ZhRoundEdit        *edit;
  ZhChange           *change = NULL;

  if (tournament == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such tournament in this competition"));
  edit = zh_round_edit_new (tournament, zh_in_get_number (in, "round"), error);
  if (edit != NULL && place_everybody (edit, in, error))
    change = zh_desk_accept_edit (desk, edit, zh_in_get_reason (in), error);
  zh_round_edit_free (edit);
  return change;
}

static const ZhArgument openings_text[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("text", NC_ ("argument", "table of openings, a line each"), NEEDED, (ZH_MAX_OPENINGS + 1) * ZH_MAX_OPENING_BYTES),
  { NULL },
};

static ZhChange *
run_set_openings (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  return zh_desk_set_openings (desk, zh_in_get_tournament (in), zh_json_get_string (in, "text"), error);
}

static const char *const per_words[] = { "round", "board", NULL };

static const ZhArgument drawn_items[] = {
  ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board; all of the round where it is left out"), OPTIONAL, 1, ZH_RUN_MAX_BOARDS),
  ZH_INTEGER_ARGUMENT ("opening", NC_ ("argument", "number of the opening in the table"), NEEDED, 0, G_MAXINT),
  { NULL },
};

static const ZhArgument drawn_openings[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_WORD_ARGUMENT ("per", NC_ ("argument", "one opening for the round, or for each board its own"), OPTIONAL, per_words),
  ZH_SEED_ARGUMENT,
  ZH_LIST_ARGUMENT ("drawn", NC_ ("argument", "what was drawn; drawn now where it is left out"), FOUND, drawn_items, ZH_RUN_MAX_BOARDS),
  { NULL },
};

static ZhChange *
run_draw_opening (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  JsonArray *list = zh_json_get_array (in, "drawn");
  g_autoptr (GArray) drawn = list != NULL ? g_array_new (FALSE, FALSE, sizeof (ZhDrawnOpening)) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonObject    *each = zh_json_get_object_element (list, i);
      ZhDrawnOpening opening = { zh_in_get_number (each, "board"), zh_in_get_number (each, "opening") };

      g_array_append_val (drawn, opening);
    }
  return zh_desk_write_openings (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"),
                                 json_object_has_member (in, "per") ? zh_json_get_string (in, "per") : NULL, zh_in_get_seed (in, desk), drawn,
                                 error);
}

static const ZhArgument order_items[] = {
  ZH_INTEGER_ARGUMENT ("", NC_ ("argument", "round of the table"), NEEDED, 1, ZH_MAX_ROUNDS),
  { NULL },
};

static const ZhArgument table_rounds[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_SEED_ARGUMENT,
  ZH_LIST_ARGUMENT ("order", NC_ ("argument", "rounds of the table in the order of playing; drawn now where it is left out"), FOUND, order_items, ZH_MAX_ROUNDS),
  { NULL },
};

/* An order without a lot is somebody's choice. */
static gboolean
has_drawn_order (JsonObject *in)
{
  return json_object_has_member (in, "seed");
}

static ZhChange *
run_draw_table_rounds (ZhDesk     *desk,
                       JsonObject *in,
                       GError    **error)
{
  g_autoptr (GArray) order = zh_in_read_numbers (in, "order");
  guint64 seed = json_object_has_member (in, "seed") || order == NULL ? zh_in_get_seed (in, desk) : 0;

  return zh_desk_write_table_rounds (desk, zh_in_get_tournament (in), order != NULL ? (const int *) order->data : NULL,
                                     order != NULL ? order->len : 0,
                                     json_object_has_member (in, "seed") || order == NULL ? &seed : NULL, error);
}

static const ZhArgument timetable[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("plan", NC_ ("argument", "lines of day and time, round or words, and place, with semicolons or tabs between; empty for none"), NEEDED, ZH_TEXT_BLOCK_MAX),
  { NULL },
};

static ZhChange *
run_set_timetable (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  return zh_desk_set_timetable (desk, zh_in_get_tournament (in), zh_json_get_string (in, "plan"), error);
}

static const ZhArgument handicap[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("plan", NC_ ("argument", "lines of a difference of ratings, the time of the stronger player, that of the weaker one, and an article, with semicolons or tabs between; empty for none"), NEEDED, ZH_TEXT_BLOCK_MAX),
  { NULL },
};

static ZhChange *
run_set_handicap (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  return zh_desk_set_handicap (desk, zh_in_get_tournament (in), zh_json_get_string (in, "plan"), error);
}

static const ZhArgument odds[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("plan", NC_ ("argument", "lines of a difference of ratings, or of two players by their start numbers or their ids after #, the squares of the men and an article, with semicolons or tabs between; empty for none"), NEEDED, ZH_TEXT_BLOCK_MAX),
  { NULL },
};

static ZhChange *
run_set_odds (ZhDesk     *desk,
              JsonObject *in,
              GError    **error)
{
  return zh_desk_set_odds (desk, zh_in_get_tournament (in), zh_json_get_string (in, "plan"), error);
}

static const ZhArgument lot_minute[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_WORD_ARGUMENT ("lot", NC_ ("argument", "what was drawn"), NEEDED, zh_lot_kind_words),
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round, 0 for a drawing that is of none"), OPTIONAL, 0, ZH_MAX_ROUNDS),
  ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the match, 0 for a drawing that is of none"), OPTIONAL, 0, ZH_RUN_MAX_BOARDS),
  ZH_RECORD_ARGUMENT ("minute", NC_ ("argument", "what changes of the minutes"), NEEDED, &zh_lot_minute_type),
  { NULL },
};

static ZhChange *
run_set_lot_minute (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (desk->snapshot, zh_in_get_tournament (in));
  ZhLotKind           kind = (ZhLotKind) zh_in_get_word (in, "lot", zh_lot_kind_words);
  g_autoptr (ZhLotMinute) next = NULL;

  if (tournament == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such tournament in this competition"));
  next = zh_lot_minutes_start (tournament->lot_minutes, kind, zh_in_get_number (in, "round"), zh_in_get_number (in, "board"));
  zh_json_record_read (&zh_lot_minute_type, zh_json_get_object (in, "minute"), next);
  return zh_desk_set_lot_minute (desk, tournament->id, next, error);
}

const ZhCommandArguments zh_round_arguments[] = {
  { ZH_COMMAND_PAIR_ROUND, next_pairs, run_pair_round, has_found_pairs, TRUE },
  { ZH_COMMAND_EDIT_ROUND, places, run_edit_round },
  { ZH_COMMAND_REPAIR_ROUND, last_pairs, run_repair_round, NULL, TRUE },
  { ZH_COMMAND_UNPAIR_ROUND, last_round, run_unpair_round },
  { ZH_COMMAND_SET_OPENINGS, openings_text, run_set_openings },
  { ZH_COMMAND_DRAW_OPENING, drawn_openings, run_draw_opening },
  { ZH_COMMAND_DRAW_TABLE_ROUNDS, table_rounds, run_draw_table_rounds, has_drawn_order },
  { ZH_COMMAND_SET_LOT_MINUTE, lot_minute, run_set_lot_minute },
  { ZH_COMMAND_PUBLISH_ROUND, round_only, run_publish },
  { ZH_COMMAND_CLOSE_ROUND, round_only, run_close },
  { ZH_COMMAND_REOPEN_ROUND, reopened_round, run_reopen },
  { ZH_COMMAND_SET_TIMETABLE, timetable, run_set_timetable },
  { ZH_COMMAND_SET_HANDICAP, handicap, run_set_handicap },
  { ZH_COMMAND_SET_ODDS, odds, run_set_odds },
  { ZH_COMMAND_SET_ROUND_START, round_start, run_set_start },
  { ZH_COMMAND_SWAP_COLOURS, board_game, run_swap_colours },
  { ZH_COMMAND_SWAP_PLAYERS, two_entries, run_swap_players },
  { ZH_COMMAND_ADD_DECIDING_GAME, deciding_game, run_add_deciding_game },
  { ZH_COMMAND_SET_SITE, site, run_set_site },
  { NULL },
};
