/* Asked before start numbers of a tournament that is being played move: how many move, who, to which number,
 * and the article behind it.
 */
#pragma once

#include <adwaita.h>

#include "session.h"
#include "start-numbers.h"

G_BEGIN_DECLS

/**
 * ZhNumberQuestion:
 * @heading: of the dialog, translated
 * @accept: label of the button that goes on, translated
 * @cancel: label of the other
 * @accepted: called once when the plan is accepted, with the widget and @data
 * @free_data: (nullable): of @data, afterwards
 */
typedef struct
{
  const char *heading;
  const char *accept;
  const char *cancel;
  void (*accepted) (GtkWidget *widget,
                    gpointer   data);
  GDestroyNotify free_data;
} ZhNumberQuestion;

/**
 * zh_number_question_ask:
 * @widget: a widget of the window, told when the answer is yes
 * @tournament: a snapshot
 * @plan: what would move
 * @question: copied; its texts are read before this returns
 * @data: (transfer full) (nullable): for what is accepted
 *
 * Goes on at once where nobody moves, and before round 1, when nothing was paired from the numbers yet.
 */
void zh_number_question_ask (GtkWidget              *widget,
                             const ZhTournament     *tournament,
                             const ZhNumberPlan     *plan,
                             const ZhNumberQuestion *question,
                             gpointer                data);

/**
 * zh_number_question_renumber:
 * @widget: a widget of the window
 * @session: whose tournament it is
 * @quiet: say nothing where the numbers are in the order of the ratings, or stand
 *
 * Numbers the tournament by rating, after the question where rounds are paired.
 */
void zh_number_question_renumber (GtkWidget *widget,
                                  ZhSession *session,
                                  gboolean   quiet);

G_END_DECLS
