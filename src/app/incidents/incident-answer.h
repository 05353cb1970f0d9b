/* What the rules say of an incident: article, result, what to restore, how often such has
 * happened, which keys the regulation changed, the facts it asks for, and in large figures
 * the time to set on the clocks.
 */
#pragma once

#include "desk-incidents.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_INCIDENT_ANSWER_VIEW (zh_incident_answer_view_get_type ())
G_DECLARE_FINAL_TYPE (ZhIncidentAnswerView, zh_incident_answer_view, ZH, INCIDENT_ANSWER_VIEW, ZhBin)

/* Signal "fact-changed" (): a fact was ticked or unticked. */

/**
 * zh_incident_answer_view_show:
 * @answer: (nullable): %NULL shows @text alone
 * @counts: how often such has happened
 * @text: (nullable): instead of an answer
 */
void zh_incident_answer_view_show (ZhIncidentAnswerView   *self,
                                   const ZhIncidentAnswer *answer,
                                   const ZhIncidentCounts *counts,
                                   const char             *text);

/**
 * zh_incident_answer_view_show_clocks:
 * @colour: of the side at fault, none away from a board
 * @clocks: (array length=2): what White's and Black's clock show, -1 where unknown
 * @offender: seconds to add to the side at fault, with sign
 * @opponent: seconds to add to the other
 *
 * The readings to set where they are known, else what to add; nothing where nothing changes.
 */
void zh_incident_answer_view_show_clocks (ZhIncidentAnswerView *self,
                                          ZhColour              colour,
                                          const int             clocks[2],
                                          int                   offender,
                                          int                   opponent);

/**
 * zh_incident_answer_view_clear_facts:
 *
 * Another incident asks other questions.
 */
void zh_incident_answer_view_clear_facts (ZhIncidentAnswerView *self);

/**
 * zh_incident_answer_view_set_fact:
 * @fact: one of those that are asked for
 * @holds: whether to tick it
 *
 * Returns: whether the rules ask for it
 */
gboolean zh_incident_answer_view_set_fact (ZhIncidentAnswerView *self,
                                           const char           *fact,
                                           gboolean              holds);

/**
 * zh_incident_answer_view_list_facts:
 *
 * Returns: (transfer container) (element-type utf8): the facts ticked, ended by %NULL
 */
GPtrArray *zh_incident_answer_view_list_facts (ZhIncidentAnswerView *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
