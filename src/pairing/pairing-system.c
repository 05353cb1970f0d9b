#include "config.h"

#include "pairing-system.h"

#include "dutch.h"
#include "knockout.h"
#include "match.h"
#include "round-robin.h"
#include "scheveningen.h"
#include "swiss-lot.h"
#include "swiss-ua.h"
#include "team-swiss.h"

static const ZhPairingSystem *const systems[] = {
  &zh_round_robin_system,
  &zh_dutch_system,
  &zh_team_swiss_system,
  &zh_swiss_ua_system,
  &zh_swiss_lot_system,
  &zh_knockout_system,
  &zh_double_elimination_system,
  &zh_scheveningen_system,
  &zh_scheveningen_team_system,
  &zh_match_system,
};

ZhProposal *
zh_proposal_new (void)
{
  ZhProposal *self = g_new0 (ZhProposal, 1);

  self->pairs = g_array_new (FALSE, FALSE, sizeof (ZhProposedPair));
  self->reasons = g_array_new (FALSE, FALSE, sizeof (ZhReason));
  self->scores = g_array_new (FALSE, FALSE, sizeof (ZhPairingScore));
  return self;
}

void
zh_proposal_free (ZhProposal *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->pairs);
  g_array_unref (self->reasons);
  g_array_unref (self->scores);
  g_free (self);
}

void
zh_proposal_add_pair (ZhProposal   *self,
                      gint64        white,
                      gint64        black,
                      ZhPairingKind kind)
{
  ZhProposedPair pair = { white, black, kind, ZH_RESULT_NONE };

  g_array_append_val (self->pairs, pair);
}

void
zh_proposal_add_reason (ZhProposal *self,
                        ZhReason    reason)
{
  g_array_append_val (self->reasons, reason);
}

void
zh_proposal_add_score (ZhProposal *self,
                       gint64      entry,
                       ZhPoints    score)
{
  ZhPairingScore known = { entry, score };

  g_array_append_val (self->scores, known);
}

const ZhPairingSystem *
zh_pairing_system_find (ZhSystem id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (systems); i++)
    if (systems[i]->id == id)
      return systems[i];
  return NULL;
}

const ZhPairingSystem *const *
zh_pairing_system_get_all (gsize *n_systems)
{
  *n_systems = G_N_ELEMENTS (systems);
  return systems;
}

ZhResult
zh_pairing_get_forfeit (const ZhEntry *white,
                        const ZhEntry *black,
                        int            round)
{
  gboolean has_left[2] = { white->status != ZH_ENTRY_PLAYING && round > white->last_round,
                           black->status != ZH_ENTRY_PLAYING && round > black->last_round };
  ZhResult result = ZH_RESULT_NONE;

  if (!has_left[0] && !has_left[1])
    return result;
  result.white = has_left[0] ? ZH_MARK_LOSS : ZH_MARK_WIN;
  result.black = has_left[1] ? ZH_MARK_LOSS : ZH_MARK_WIN;
  result.played = FALSE;
  result.rated = FALSE;
  return result;
}

typedef struct
{
  ZhPoints high;
  ZhPoints sum;
  int      start_number;
  gboolean is_bye;
} BoardKey;

static BoardKey
get_board_key (const ZhHistory      *history,
               GHashTable           *index_of,
               const ZhProposedPair *pair)
{
  gint64   ids[2] = { pair->white, pair->black };
  BoardKey key = { G_MININT, 0, G_MAXINT, pair->kind != ZH_PAIRING_GAME };

  for (int side = 0; side < 2; side++)
    {
      gpointer found;
      int      number;
      ZhPoints points;

      if (ids[side] == 0 || !g_hash_table_lookup_extended (index_of, &ids[side], NULL, &found))
        continue;
      points = history->points[GPOINTER_TO_INT (found)];
      number = zh_history_get_entry (history, GPOINTER_TO_INT (found))->start_number;
      key.sum += points;
      if (points > key.high || (points == key.high && number < key.start_number))
        key.start_number = number;
      key.high = MAX (key.high, points);
    }
  return key;
}

typedef struct
{
  const ZhHistory *history;
  GHashTable      *index_of;
} SortContext;

static int
compare_boards (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  SortContext *context = user_data;
  BoardKey     left = get_board_key (context->history, context->index_of, a);
  BoardKey     right = get_board_key (context->history, context->index_of, b);

  if (left.is_bye != right.is_bye)
    return left.is_bye - right.is_bye;
  if (left.high != right.high)
    return right.high - left.high;
  if (left.sum != right.sum)
    return right.sum - left.sum;
  return left.start_number - right.start_number;
}

void
zh_pairing_system_sort_boards (const ZhTournament *tournament,
                               int                 round,
                               GArray             *pairs)
{
  g_autoptr (ZhHistory) history = zh_history_new (tournament, round - 1);
  g_autoptr (GHashTable) index_of = g_hash_table_new (g_int64_hash, g_int64_equal);
  SortContext context = { history, index_of };

  for (int i = 0; i < history->n_entries; i++)
    g_hash_table_insert (index_of, (gpointer) &zh_history_get_entry (history, i)->id, GINT_TO_POINTER (i));
  g_array_sort_with_data (pairs, compare_boards, &context);
}
