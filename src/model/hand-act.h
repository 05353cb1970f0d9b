/* What was decided or changed by hand, for the papers: an act of the journal in words. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhHandKind:
 * @ZH_HAND_PAIRINGS: pairs that are not those of the system
 * @ZH_HAND_ORDER: tie-breaks and settings changed while results were in
 * @ZH_HAND_LEAVING: who left, came back or came late
 * @ZH_HAND_FORFEITS: forfeits of who did not come
 * @ZH_HAND_LOTS: lots, with their seeds
 * @ZH_HAND_CLOCKS: clocks that were set
 * @ZH_HAND_RESULTS: results that were entered and changed
 * @ZH_HAND_REPLACED: members who came in during a match
 * @ZH_HAND_EXTRA_GAME: extra games of level matches
 * @ZH_HAND_N_KINDS: how many
 *
 * In the order of the papers.
 */
typedef enum
{
  ZH_HAND_PAIRINGS,
  ZH_HAND_ORDER,
  ZH_HAND_LEAVING,
  ZH_HAND_FORFEITS,
  ZH_HAND_LOTS,
  ZH_HAND_CLOCKS,
  ZH_HAND_RESULTS,
  ZH_HAND_REPLACED,
  ZH_HAND_EXTRA_GAME,
  ZH_HAND_N_KINDS,
} ZhHandKind;

/**
 * ZhHandAct:
 * @kind: what it is about
 * @number: of the entry of the journal
 * @time: when, in seconds since 1970 UTC
 * @actor: who did it
 * @words: the act with what stood before, and its reason
 * @articles: behind it, "" where there are none
 * @lot: which drawing of lots it is, a #ZhLotKind; -1 for none
 * @is_drawn: of a drawing: by the program, from a seed; %FALSE where what it gave came from somewhere else
 * @of_round: of a drawing, of a member who came in during a match, or of an extra game; 0 for none
 * @of_board: its match; 0 for none
 * @round: of a result that was corrected after its round was closed; 0 for other acts
 * @board: of such a result
 * @before: (nullable): its codes, commas between those of several games; %NULL for other acts
 * @after: (nullable): those it was corrected to
 */
typedef struct
{
  ZhHandKind kind;
  gint64     number;
  gint64     time;
  char      *actor;
  char      *words;
  char      *articles;
  int        lot;
  gboolean   is_drawn;
  int        of_round;
  int        of_board;
  int        round;
  int        board;
  char      *before;
  char      *after;
} ZhHandAct;

void zh_hand_act_free (ZhHandAct *self);

G_END_DECLS
