/* The regulation once it is approved: what is in it changes by an addition alone, which has a number and a date and is
 * made known. Until an addition is made known, every change belongs to it.
 */
#pragma once

#include "addition.h"
#include "desk.h"

G_BEGIN_DECLS

/**
 * zh_desk_approve_regulation:
 * @approval: day, number of the document, by whom and in which post; the rest is not read
 * @error: %ZH_ERROR_REFUSED where it is approved already, where the event has no rules, and where an obligatory item is
 *   missing, naming each; %ZH_ERROR_INPUT where nobody is said to have approved it, or no day
 *
 * From then on rules, texts of items, place and days, and of each tournament system, rounds, time control, tie-breaks,
 * points, boards and prizes change by an addition alone.
 *
 * Source: Ukrainian chess rules I.10, IV.2; draughts IV.2; Russian order 988 30.2.1.3.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_approve_regulation (ZhDesk           *self,
                                      const ZhAddition *approval,
                                      GError          **error);

/**
 * zh_desk_begin_addition:
 * @addition: text, day, by whom, and the consent of the organiser; the rest is not read
 * @error: %ZH_ERROR_REFUSED before the regulation is approved, and while another addition is written; %ZH_ERROR_INPUT
 *   without a text or a day, and without the consent where the rules ask for it
 *
 * Source: Russian order 988 30.2.1.3.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_begin_addition (ZhDesk           *self,
                                  const ZhAddition *addition,
                                  GError          **error);

/**
 * zh_desk_announce_addition:
 * @announced: when and how the participants were told
 * @error: %ZH_ERROR_REFUSED where no addition is written; %ZH_ERROR_INPUT for nothing said
 *
 * The addition that is written is finished: nothing belongs to it any more.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_announce_addition (ZhDesk     *self,
                                     const char *announced,
                                     GError    **error);

G_END_DECLS
