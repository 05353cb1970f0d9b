/* What the commands on a case share. Private to this folder. */
#pragma once

#include "desk-private.h"
#include "ruleset.h"

G_BEGIN_DECLS

/* @text, or "" for %NULL. */
const char *zh_protest_get_text (const char *text);

/* Sets %ZH_ERROR_INPUT. */
void zh_protest_fail_input (GError    **error,
                            const char *message);

/* The article of a key of the ruleset, "" where it has none. Owned by the ruleset. */
const char *zh_ruleset_get_article (const ZhRuleset *rules,
                                    const char      *key);

/* Gives the act the articles that were found before, or the article of a key of the event's ruleset where
 * @given is %NULL. */
gboolean zh_act_set_rule_article (ZhAct      *act,
                                  const char *key,
                                  const char *given,
                                  GError    **error);

/* Notes number, place and protester of a case. */
void zh_act_note_protest (ZhAct           *act,
                          const ZhProtest *protest);

/**
 * zh_act_begin_protest_step:
 * @protest: (out): the case, of the act's snapshot
 * @error: %ZH_ERROR_INPUT when there is no such case
 *
 * Returns: (transfer full): an act on a case, which it notes
 */
ZhAct *zh_act_begin_protest_step (ZhDesk           *self,
                                  const char       *command,
                                  gint64            protest_id,
                                  const ZhProtest **protest,
                                  GError          **error);

/* Whether the case is undecided; %ZH_ERROR_REFUSED otherwise. */
gboolean zh_protest_check_open (const ZhProtest *protest,
                                GError         **error);

G_END_DECLS
