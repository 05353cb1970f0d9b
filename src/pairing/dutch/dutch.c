#include "config.h"

#include "dutch.h"

#include <glib/gi18n.h>

#include "dutch-colours.h"
#include "dutch-explain.h"
#include "errors.h"

static void
add_pair (ZhProposal          *proposal,
          const ZhDutchField  *field,
          const ZhDutchPlayer *higher,
          const ZhDutchPlayer *lower)
{
  if (zh_dutch_get_colour (field, higher, lower, NULL) == ZH_COLOUR_WHITE)
    zh_proposal_add_pair (proposal, higher->id, lower->id, ZH_PAIRING_GAME);
  else
    zh_proposal_add_pair (proposal, lower->id, higher->id, ZH_PAIRING_GAME);
}

/* C.04.2, 3.6 by pairing scores (C.04.7): the higher player's score, then the other's, then
 * the higher player's number. Indices are in the order of score and number already. */
static int
compare_boards (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  const ZhDutchField *field = user_data;
  const ZhDutchPair  *left = a;
  const ZhDutchPair  *right = b;
  ZhPoints            left_scores[2] = { field->players[left->higher].score, field->players[left->lower].score };
  ZhPoints            right_scores[2] = { field->players[right->higher].score, field->players[right->lower].score };

  if (left_scores[0] != right_scores[0])
    return left_scores[0] > right_scores[0] ? -1 : 1;
  if (left_scores[1] != right_scores[1])
    return left_scores[1] > right_scores[1] ? -1 : 1;
  return left->higher - right->higher;
}

static void
add_pairs (ZhProposal           *proposal,
           ZhDutchField         *field,
           const ZhDutchPairing *pairing)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (ZhDutchPair));

  for (guint i = 0; i < pairing->brackets->len; i++)
    {
      const ZhDutchBracketResult *bracket = g_ptr_array_index (pairing->brackets, i);

      g_array_append_vals (pairs, bracket->pairs->data, bracket->pairs->len);
    }
  g_array_sort_with_data (pairs, compare_boards, field);
  for (guint i = 0; i < pairs->len; i++)
    {
      ZhDutchPair pair = g_array_index (pairs, ZhDutchPair, i);

      add_pair (proposal, field, &field->players[pair.higher], &field->players[pair.lower]);
    }
  if (pairing->bye >= 0)
    zh_proposal_add_pair (proposal, field->players[pairing->bye].id, 0, ZH_PAIRING_ALLOCATED_BYE);
}

/* Why two do not meet is told beside the pairing in which they are made to. */
static gboolean
answer_why_not (const ZhTournament     *tournament,
                const ZhPairingRequest *request,
                ZhProposal             *proposal,
                GError                **error)
{
  ZhDutchAnswer answer;

  if (!zh_dutch_ask_why_not (tournament, request->round, request->forced, request->cancellable, &answer, error))
    return FALSE;
  zh_dutch_explain_answer (proposal, request->forced, &answer);
  return TRUE;
}

static ZhProposal *
pair (const ZhTournament     *tournament,
      const ZhPairingRequest *request,
      GError                **error)
{
  g_autoptr (ZhProposal) proposal = zh_proposal_new ();
  g_autoptr (ZhDutchField) field = NULL;
  g_autoptr (ZhDutchPairing) pairing = NULL;

  g_assert (request->round >= 1);

  field = zh_dutch_field_new (tournament, request->round, request->forced, error);
  if (field == NULL)
    return NULL;
  if (field->n == 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         _ ("Nobody is there to be paired in round %d; add entries or take back absences first"),
                         request->round);
  pairing = zh_dutch_pairing_new (field, ZH_DUTCH_REACH_BRACKET, request->cancellable, error);
  if (pairing == NULL)
    return NULL;

  proposal->found = pairing->found;
  if (request->explain && request->forced != NULL && !answer_why_not (tournament, request, proposal, error))
    return NULL;
  if (pairing->found)
    add_pairs (proposal, field, pairing);
  if (request->explain && pairing->found)
    zh_dutch_explain_round (proposal, field, pairing);
  else if (request->explain)
    zh_dutch_explain_failure (proposal, tournament, field);
  return g_steal_pointer (&proposal);
}

const ZhPairingSystem zh_dutch_system = {
  .id = ZH_SYSTEM_DUTCH,
  .name = NC_ ("pairing system", "Swiss, FIDE Dutch"),
  .numbers = ZH_NUMBERS_BY_RATING,
  .numbers_move_until = 4,
  .numbers_article = "FIDE C.04.2, 2.3–2.5",
  .corrections_article = "FIDE C.04.2, 4.3",
  .count_rounds = NULL,
  .pair = pair,
  .format_reason = zh_dutch_format_reason,
};
