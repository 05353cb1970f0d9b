/* The prizes that a regulation announces: lists of amounts for places in the tournament or a
 * group, and how they are shared. A key file, which a tournament holds in the option "prizes":
 *
 *     [prizes]
 *     sharing=hort       by place (place), average (average) or Hort (hort)
 *     choice=largest     a player's prizes: all, that of the first list (first), the largest
 *     unit=100           prizes are whole multiples of so many smallest units of money
 *     currency=грн
 *
 *     [list 1]
 *     title=Women
 *     members=sex=w      left out: everybody
 *     amounts=5000;3000;1500.50
 *
 * Money is whole numbers of the smallest unit, hundredths of what stands in the text.
 */
#pragma once

#include "group-text.h"
#include "prizes.h"

G_BEGIN_DECLS

#define ZH_OPTION_PRIZES "prizes"

/**
 * ZhPrizePlanList:
 * @title: as it is announced
 * @group: (nullable): who may get these prizes; %NULL for everybody
 * @amounts: (element-type gint64): prizes of places 1 …, in hundredths
 */
typedef struct
{
  char    *title;
  ZhGroup *group;
  GArray  *amounts;
} ZhPrizePlanList;

/**
 * ZhPrizePlan:
 * @rule: how the prizes are given
 * @currency: "грн", "" for none
 * @lists: (element-type ZhPrizePlanList): in the order of their priority
 */
typedef struct
{
  ZhPrizeRule rule;
  char       *currency;
  GPtrArray  *lists;
} ZhPrizePlan;

/**
 * zh_prize_plan_new:
 *
 * Returns: (transfer full): a plan without lists, by place, one prize a player, whole units
 */
ZhPrizePlan *zh_prize_plan_new (void);
void         zh_prize_plan_free (ZhPrizePlan *self);

/**
 * zh_prize_plan_add:
 * @group: (transfer full) (nullable)
 *
 * Returns: (transfer none): the new list, without amounts
 */
ZhPrizePlanList *zh_prize_plan_add (ZhPrizePlan *self,
                                    const char  *title,
                                    ZhGroup     *group);

/**
 * zh_prize_plan_parse:
 * @text: (nullable): as above; %NULL or "" for no prizes
 * @error: %ZH_ERROR_INPUT naming group and key, what was expected and what to do
 *
 * Returns: (transfer full) (nullable): the plan
 */
ZhPrizePlan *zh_prize_plan_parse (const char *text,
                                  GError    **error);

/**
 * zh_prize_plan_to_text:
 *
 * Returns: (transfer full): what zh_prize_plan_parse() reads; "" without lists
 */
char *zh_prize_plan_to_text (const ZhPrizePlan *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_prize_plan_sum:
 *
 * Returns: the prizes of all lists together, in hundredths
 */
gint64 zh_prize_plan_sum (const ZhPrizePlan *self);

/**
 * zh_prize_plan_share:
 *
 * Returns: (transfer full) (element-type ZhPrize): who gets what, by list, then place
 */
GArray *zh_prize_plan_share (const ZhPrizePlan *self,
                             const ZhStandings *standings);

/**
 * zh_prize_sharing_format / zh_prize_choice_format:
 *
 * Returns: (transfer none): the rule in words, for the heading of a list and for menus
 */
const char *zh_prize_sharing_format (ZhPrizeSharing    sharing,
                                     const ZhLanguage *language);
const char *zh_prize_choice_format (ZhPrizeChoice     choice,
                                    const ZhLanguage *language);

/**
 * zh_money_parse:
 * @text: "1500", "1500.50", "1 500,5"; from 0
 * @amount: (out): in hundredths; untouched on failure
 *
 * Returns: whether @text is an amount of at most two decimals, up to a milliard
 */
gboolean zh_money_parse (const char *text,
                         gint64     *amount);

/**
 * zh_money_format:
 * @amount: in hundredths
 * @currency: "" for none
 *
 * Returns: (transfer full): "1 500 грн", "1 500,50 грн"
 */
char *zh_money_format (gint64            amount,
                       const char       *currency,
                       const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_money_to_text:
 *
 * Returns: (transfer full): for files: "1500", "1500.50"
 */
char *zh_money_to_text (gint64 amount) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhPrizePlan, zh_prize_plan_free)

G_END_DECLS
