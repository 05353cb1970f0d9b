/* The opponents of a norm counted by flag and title. Private to this folder. */
#pragma once

#include "title-norm.h"

G_BEGIN_DECLS

/**
 * ZhTitleMix:
 * @n_opponents: each once, however often they were met
 * @n_federations: besides the player's own
 * @n_own: opponents of his own
 * @n_one: opponents of the federation that has most of them
 * @one: (nullable): that federation
 * @n_titled: with a title
 * @n_high: with one that the norm asks for
 */
typedef struct
{
  int         n_opponents;
  int         n_federations;
  int         n_own;
  int         n_one;
  const char *one;
  int         n_titled;
  int         n_high;
} ZhTitleMix;

/* Counts the opponents of the counted games. */
void zh_title_mix_count (ZhTitleMix         *self,
                         const ZhTitleNorm  *norm,
                         const ZhTitleEvent *event);

/* Judges the demands on them: FEDERATIONS … HIGH. */
void zh_title_mix_judge (const ZhTitleMix   *self,
                         ZhTitleNorm        *norm,
                         const ZhTitleEvent *event);

/* Least and greatest whole number of @n that make a share: rounded up and down (1.4.4, 1.4.5). */
int zh_title_share_up (ZhFraction share,
                       int        n);
int zh_title_share_down (ZhFraction share,
                         int        n);

/* Puts a demand down: whether @counted is within @limit. */
void zh_title_demand_judge (ZhTitleDemand *self,
                            int            counted,
                            int            limit,
                            gboolean       at_most,
                            const char    *article);

G_END_DECLS
