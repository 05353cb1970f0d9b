/* Asks whether rules of the event are to change, and says before what that would do to each
 * tournament.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ZhRuleAct:
 * @asker: who asked
 * @name: as it was given
 */
typedef void (*ZhRuleAct) (GtkWidget  *asker,
                           const char *name);

/**
 * ZhRuleQuestion:
 * @heading: what is asked
 * @button: label of the answer that does it
 * @act: called after that answer, unless the asker is gone
 */
typedef struct
{
  const char *heading;
  const char *button;
  ZhRuleAct   act;
} ZhRuleQuestion;

/**
 * zh_rule_question_ask:
 * @asker: a widget of a window
 * @question: its texts are translated already
 * @lines: (array zero-terminated=1): what the change would do, a sentence each
 * @name: of the rule or the regulation
 */
void zh_rule_question_ask (GtkWidget            *asker,
                           const ZhRuleQuestion *question,
                           char                **lines,
                           const char           *name);

G_END_DECLS
