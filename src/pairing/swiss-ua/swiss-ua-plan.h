/* Who may meet whom and who is left over: the plus, and what gives way when the rules cannot
 * all be kept (7.1, 7.6, 15.9.1). */
#pragma once

#include "swiss-ua-field.h"

G_BEGIN_DECLS

/**
 * ZhUaPlan:
 * @found: whether the field can be paired at all without repeating a pair
 * @plus: place of the one who gets the plus, −1 when the number is even
 * @n_passed: players lower in the classification who did not get the plus, last first
 * @passed: (array length=n_passed): their places
 * @legal: (array): n × n: who may meet, lifted pairs included
 * @n_lifted: barred pairs that were lifted: 0, 1, 2, or −1 for all of them
 * @n_left_over: when nothing was found: players that the fullest pairing leaves over
 * @left_over: (array length=n_left_over): their places
 */
typedef struct
{
  gboolean  found;
  int       plus;
  int       n_passed;
  int      *passed;
  gboolean *legal;
  int       n_lifted;
  int       n_left_over;
  int      *left_over;
} ZhUaPlan;

/**
 * zh_ua_plan_new:
 * @field: who is present
 * @forced: (nullable) (array length=2): places that must meet, whatever they did before
 *
 * The plus goes to the last of the classification who has had none and leaves a field that can
 * be paired. Where no one does, the fewest barred pairs are lifted, the first in the order of
 * their players; three or more: all of them. Then a second plus is allowed, to the player with
 * the fewest, last first, with the same step for barred pairs.
 *
 * Returns: (transfer full): the plan
 */
ZhUaPlan *zh_ua_plan_new (const ZhUaField *field,
                          const int       *forced);
void      zh_ua_plan_free (ZhUaPlan *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhUaPlan, zh_ua_plan_free)

G_END_DECLS
