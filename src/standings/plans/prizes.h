/* Prizes: lists of money for places in the tournament and in its groups, shared among those
 * level on points or given by place, at most one to a player where the regulation says so.
 */
#pragma once

#include "group-standings.h"

G_BEGIN_DECLS

/**
 * ZhPrizeSharing:
 * @ZH_PRIZES_BY_PLACE: each place its prize; only an undivided place is shared
 * @ZH_PRIZES_BY_AVERAGE: all who are level on points share the prizes of their places equally
 * @ZH_PRIZES_BY_HORT: half of each prize goes with the place, the other halves of those level
 *   on points are shared equally among them
 */
typedef enum
{
  ZH_PRIZES_BY_PLACE,
  ZH_PRIZES_BY_AVERAGE,
  ZH_PRIZES_BY_HORT,
} ZhPrizeSharing;

/**
 * ZhPrizeChoice:
 * @ZH_PRIZES_ALL: a player may get a prize of every list
 * @ZH_PRIZES_FIRST_LIST: one prize, that of the earliest list; the others move down
 * @ZH_PRIZES_LARGEST: one prize, the largest; the others move down
 */
typedef enum
{
  ZH_PRIZES_ALL,
  ZH_PRIZES_FIRST_LIST,
  ZH_PRIZES_LARGEST,
} ZhPrizeChoice;

/**
 * ZhPrizeList:
 * @title: "Women", as it is announced
 * @group: (nullable): who may get these prizes; %NULL for everybody
 * @amounts: (array length=n_amounts): prizes of places 1 …, in the smallest unit of money
 */
typedef struct
{
  const char    *title;
  const ZhGroup *group;
  const gint64  *amounts;
  int            n_amounts;
} ZhPrizeList;

/**
 * ZhPrizeRule:
 * @sharing: among those level on points
 * @choice: how many prizes a player may get
 * @unit: prizes are whole multiples of this, such as 100 for whole hryvnias; what a division
 *   leaves over goes unit by unit to the better places
 */
typedef struct
{
  ZhPrizeSharing sharing;
  ZhPrizeChoice  choice;
  gint64         unit;
} ZhPrizeRule;

/**
 * ZhPrize:
 * @list: index of the list
 * @row: row of the standings
 * @place: place among those who compete for the list
 * @last_place: the last of the places the prize is shared over
 * @amount: in the smallest unit of money, > 0
 */
typedef struct
{
  int    list;
  int    row;
  int    place;
  int    last_place;
  gint64 amount;
} ZhPrize;

/**
 * zh_prizes_new:
 * @standings: final standings
 * @lists: (array length=n_lists): in the order of their priority
 * @rule: how they are given
 *
 * Each list gives away exactly the prizes of the places that are taken.
 *
 * Returns: (transfer full) (element-type ZhPrize): by list, then place
 */
GArray *zh_prizes_new (const ZhStandings *standings,
                       const ZhPrizeList *lists,
                       int                n_lists,
                       const ZhPrizeRule *rule);

G_END_DECLS
