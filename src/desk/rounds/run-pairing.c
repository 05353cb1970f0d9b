/* Who plays whom by name: the pairs of a round, found or given, edited, found again, taken back. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-private.h"
#include "desk-rounds.h"
#include "desk-unpair.h"
#include "errors.h"
#include "round-edit-private.h"
#include "run-private.h"
#include "words.h"

#define ROUND_ARGUMENT ZH_ROUND_ARGUMENT (ZH_MAX_ROUNDS)
#define LOSE_ARGUMENT ZH_SIMPLE_ARGUMENT (YES_NO, "lose", NC_ ("argument", "results and games may be lost"), OPTIONAL)

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

const ZhCommandArguments zh_pairing_arguments[] = {
  { ZH_COMMAND_PAIR_ROUND, next_pairs, run_pair_round, has_found_pairs, TRUE },
  { ZH_COMMAND_EDIT_ROUND, places, run_edit_round },
  { ZH_COMMAND_REPAIR_ROUND, last_pairs, run_repair_round, NULL, TRUE },
  { ZH_COMMAND_UNPAIR_ROUND, last_round, run_unpair_round },
  { NULL },
};
