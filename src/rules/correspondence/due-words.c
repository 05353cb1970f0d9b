/* The words of what is due, for people and for files. */
#include "config.h"

#include "due-days.h"

#include <glib/gi18n.h>

static const struct
{
  const char *word;
  const char *label;
  const char *task;
  ZhDueActor  actor;
} words[] = {
  [ZH_DUE_TIME] = { "time", NC_ ("due", "The time to the control ends"), NC_ ("task", "Answer"), ZH_DUE_OF_PLAYER },
  [ZH_DUE_REMIND] = { "remind", NC_ ("due", "Few days are left"),
                      NC_ ("task", "Send letters registered, by e-mail with a copy to the arbiter"), ZH_DUE_OF_PLAYER },
  [ZH_DUE_REPEAT] = { "repeat", NC_ ("due", "No answer came"), NC_ ("task", "Send the letter again and tell the arbiter"), ZH_DUE_OF_PLAYER },
  [ZH_DUE_FIRST_MOVE] = { "first-move", NC_ ("due", "The first move did not come"),
                          NC_ ("task", "Ask for it by a registered letter and tell the arbiter"), ZH_DUE_OF_PLAYER },
  [ZH_DUE_SILENCE] = { "silence", NC_ ("due", "No move was made for too long"),
                       NC_ ("task", "Decide: who took no steps and told nobody loses"), ZH_DUE_OF_ARBITER },
  [ZH_DUE_CLAIM] = { "claim", NC_ ("due", "The partner has overstepped the time"), NC_ ("task", "Claim it, with the count"), ZH_DUE_OF_PLAYER },
  [ZH_DUE_OBJECTION] = { "objection", NC_ ("due", "Objection to a claim"), NC_ ("task", "Object, with reasons"), ZH_DUE_OF_PLAYER },
  [ZH_DUE_DECISION] = { "decision", NC_ ("due", "Decision on a claim"), NC_ ("task", "Decide and tell both players"), ZH_DUE_OF_ARBITER },
  [ZH_DUE_PROTEST] = { "protest", NC_ ("due", "Protest against a decision"), NC_ ("task", "Protest, if need be"), ZH_DUE_OF_PLAYER },
  [ZH_DUE_MATERIAL] = { "material", NC_ ("due", "Material for adjudication"),
                        NC_ ("task", "Send the game, the final position and reasons"), ZH_DUE_OF_PLAYER },
  [ZH_DUE_ADJUDICATION] = { "adjudication", NC_ ("due", "Adjudication of the game"), NC_ ("task", "Adjudicate it and tell both players"), ZH_DUE_OF_ADJUDICATOR },
  [ZH_DUE_APPEAL] = { "appeal", NC_ ("due", "Appeal against the adjudication"), NC_ ("task", "Appeal with analysis, if need be"), ZH_DUE_OF_PLAYER },
  [ZH_DUE_HEARING] = { "hearing", NC_ ("due", "Hearing of an appeal"), NC_ ("task", "Adjudicate it again and tell both players; this is final"), ZH_DUE_OF_OTHER_ADJUDICATOR },
  [ZH_DUE_RECORD] = { "record", NC_ ("due", "Record of the game"), NC_ ("task", "Send the arbiter the record of the game with its result"), ZH_DUE_OF_PLAYER },
};

const char *
zh_due_kind_to_string (ZhDueKind kind)
{
  return words[kind].word;
}

const char *
zh_due_kind_get_label (ZhDueKind         kind,
                       const ZhLanguage *language)
{
  return zh_trc (language, "due", words[kind].label);
}

/* What the arbiter does when no move was made for so long, by #ZhSilenceEnd. */
static const char *const silence_tasks[] = {
  [ZH_SILENCE_LOSES] = NC_ ("task", "Decide: who took no steps and told nobody loses"),
  [ZH_SILENCE_MAY_LOSE] = NC_ ("task", "Decide: who told the arbiter of no delay may lose"),
  [ZH_SILENCE_LEAVES] = NC_ ("task", "Who answers neither the partners nor the arbiter has left: withdraw him"),
};

const char *
zh_due_kind_get_task (ZhDueKind             kind,
                      const ZhAccountRules *rules,
                      gboolean              has_elder,
                      const ZhLanguage     *language)
{
  const char *task = words[kind].task;
  gboolean    tells_elder = has_elder && zh_account_word_holds (&rules->elder);

  if (kind == ZH_DUE_REPEAT && tells_elder)
    task = NC_ ("task", "Send the letter again and tell the elder or the arbiter");
  else if (kind == ZH_DUE_RECORD && tells_elder)
    task = NC_ ("task", "Send the arbiter or the elder the record of the game with its result");
  else if (kind == ZH_DUE_SILENCE && rules->silence_leads_to.article != NULL)
    task = silence_tasks[MIN ((gsize) rules->silence_leads_to.number, G_N_ELEMENTS (silence_tasks) - 1)];
  else if (kind == ZH_DUE_PROTEST && rules->protest_to.article != NULL)
    task = rules->protest_to.number != 0 ? NC_ ("task", "Protest to the appeals arbiter, if need be") : NC_ ("task", "Protest to the organiser, if need be");
  return zh_trc (language, "task", task);
}

ZhDueActor
zh_due_get_actor (ZhDueKind kind)
{
  return words[kind].actor;
}

gboolean
zh_due_is_for_arbiter (ZhDueKind kind)
{
  return words[kind].actor != ZH_DUE_OF_PLAYER;
}

const char *
zh_due_actor_get_label (ZhDueActor        actor,
                        const ZhLanguage *language)
{
  static const char *const labels[] = {
    [ZH_DUE_OF_PLAYER] = NC_ ("who does it", "Player"),
    [ZH_DUE_OF_ARBITER] = NC_ ("who does it", "Arbiter"),
    [ZH_DUE_OF_ADJUDICATOR] = NC_ ("who does it", "Adjudicator"),
    [ZH_DUE_OF_OTHER_ADJUDICATOR] = NC_ ("who does it", "Another adjudicator"),
  };

  return zh_trc (language, "who does it", labels[actor]);
}
