/* How the Ukrainian Swiss forms its pairs: score groups from the top down to 50 %, then from
 * the bottom up; floaters first, then the halves of the even rest, with the fewest pairs
 * broken (7.2, 7.9.8–7.9.13). The order in which players are tried is a parameter, so that the
 * Swiss by lot forms its groups by the same work with drawn orders.
 */
#pragma once

#include "swiss-ua-field.h"

G_BEGIN_DECLS

/**
 * ZhUaOrder:
 * @ZH_UA_ORDER_HALVES: the upper half tries the lower half (7.9.8.2; round 1 with ratings, 15.9.4)
 * @ZH_UA_ORDER_NEXT: the first tries the next ones (round 1 without ratings, 7.9.5)
 * @ZH_UA_ORDER_LOT: whoever was drawn first tries the others as drawn
 */
typedef enum
{
  ZH_UA_ORDER_HALVES,
  ZH_UA_ORDER_NEXT,
  ZH_UA_ORDER_LOT,
} ZhUaOrder;

/**
 * ZhUaPair:
 * @higher: place of the one nearer to the top of the classification
 * @lower: place of the other
 * @group: index of the group that formed the pair, in the order of work
 * @floater: place of the one who left his group, −1 for a pair inside
 * @through: groups passed through on the way to the opponent, 0 when he was in the nearest
 * @preferred: round of the float that gave him the right to float first, 0 without one
 * @passed: opponents (of a floater: combinations) tried before without success
 * @colour_bad: somebody must get the same colour a third time running
 */
typedef struct
{
  int      higher;
  int      lower;
  int      group;
  int      floater;
  int      through;
  int      preferred;
  int      passed;
  gboolean colour_bad;
} ZhUaPair;

/**
 * ZhUaRefusal:
 * @pair: index of the pair that was formed instead
 * @place: place of the one who sought an opponent
 * @other: place of one who was tried before and could not be his
 */
typedef struct
{
  int pair;
  int place;
  int other;
} ZhUaRefusal;

/* So many opponents tried before are kept of a pair; who was tried after them is only counted. */
#define ZH_UA_MAX_REFUSALS 6

/**
 * ZhUaGroup:
 * @score: half-points
 * @size: members not paired by groups before
 * @n_floaters: how many had to leave it, the least possible number
 * @n_colour_bad: pairs with a third colour, the least possible number for @n_floaters
 * @from_bottom: whether it was worked in phase 2
 */
typedef struct
{
  int      score;
  int      size;
  int      n_floaters;
  int      n_colour_bad;
  gboolean from_bottom;
} ZhUaGroup;

/**
 * ZhUaWork:
 * @field: who is present
 * @legal: (array): n × n: who may meet; barred pairs that were lifted may
 * @order: how players are tried
 * @lot: (nullable) (array length=n): for %ZH_UA_ORDER_LOT the rank that each place drew
 * @one_group: all present players are one group (round 1)
 * @groups: (element-type ZhUaGroup): the work done, in its order
 * @pairs: (element-type ZhUaPair): in the order they were formed
 * @refusals: (element-type ZhUaRefusal): who was tried before, by the pairs formed
 */
typedef struct
{
  const ZhUaField *field;
  const gboolean  *legal;
  ZhUaOrder        order;
  const guint     *lot;
  gboolean         one_group;
  GArray          *groups;
  GArray          *pairs;
  GArray          *refusals;
} ZhUaWork;

/**
 * zh_ua_work_form_pairs:
 * @self: with everything but groups, pairs and refusals filled in
 * @plus: place of the one who is not paired, −1 when all are
 *
 * The field without @plus must be completable: zh_ua_find_cheapest(). Deterministic.
 */
void zh_ua_work_form_pairs (ZhUaWork *self,
                            int       plus);
void zh_ua_work_clear (ZhUaWork *self);

G_END_DECLS
