#include "config.h"

#include "desk-protests.h"

#include <glib/gi18n.h>

#include "decision-outcomes.h"
#include "desk-details.h"
#include "desk-protest-case.h"
#include "desk-protest-effects.h"
#include "errors.h"
#include "ruleset-defaults.h"
#include "text-limits.h"
#include "text-signs.h"
static guint
count_voters (const ZhProtest *protest)
{
  return zh_protest_count_people (protest, ZH_PROTEST_PART_CHAIR) + zh_protest_count_people (protest, ZH_PROTEST_PART_MEMBER);
}

/* Whether the votes are those of the committee and carry the decision; @rules are %NULL where they were asked
 * before. */
static gboolean
check_votes (const ZhRuleset       *rules,
             const ZhProtest       *protest,
             const ZhProtestRuling *ruling,
             GError               **error)
{
  int      n_voters = (int) count_voters (protest);
  int      n_votes = ruling->votes_for + ruling->votes_against;
  gboolean odd = FALSE;

  if (rules != NULL)
    zh_ruleset_get_boolean (rules, "appeals.odd-vote", &odd, NULL);
  if (ruling->votes_for < 0 || ruling->votes_against < 0 || n_votes == 0 || n_votes > n_voters || (odd && n_votes % 2 == 0))
    return zh_fail (error, ZH_ERROR_INPUT,
                    g_dngettext (NULL, "The votes do not fit: %d member votes", "The votes do not fit: %d members vote", (gulong) n_voters), n_voters);
  if (zh_protest_decision_is_granted (ruling->decision) != (ruling->votes_for > ruling->votes_against) || ruling->votes_for == ruling->votes_against)
    return zh_fail (error, ZH_ERROR_INPUT,
                    _ ("%1$d votes for and %2$d against do not carry this decision"),
                    ruling->votes_for, ruling->votes_against);
  return TRUE;
}

static gboolean
check_forum (const ZhRuleset       *rules,
             const ZhProtest       *protest,
             const ZhProtestRuling *ruling,
             ZhProtestForum         forum,
             GError               **error)
{
  gboolean needs_hearing = zh_protest_decision_is_granted (ruling->decision) || ruling->decision == ZH_PROTEST_DECISION_REJECTED;

  if (forum != ZH_PROTEST_FORUM_COMMITTEE && (ruling->votes_for != 0 || ruling->votes_against != 0))
    return zh_fail (error, ZH_ERROR_INPUT, "%s",
                    _ ("Votes are counted where the committee decides, and this case is decided by the chief arbiter. "
                       "Draw the committee and write down the hearing first, or leave the votes out"));
  if (forum != ZH_PROTEST_FORUM_COMMITTEE || !needs_hearing)
    return TRUE;
  if (zh_protest_get_step (protest) < ZH_PROTEST_HEARD)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s",
                    zh_protest_get_step (protest) < ZH_PROTEST_DRAWN ? _ ("Draw the committee for this case first")
                                                                     : _ ("Write down the hearing first"));
  return check_votes (rules, protest, ruling, error);
}

static gboolean
check_ruling (const ZhProtestRuling *ruling,
              ZhProtestEffect        effect,
              GError               **error)
{
  if (ruling->decision == ZH_PROTEST_DECISION_NOT_SAID)
    zh_protest_fail_input (error, _ ("Say what is decided: upheld, partly, rejected, inadmissible or withdrawn"));
  else if (zh_text_is_blank (ruling->reason))
    zh_protest_fail_input (error, _ ("Give the reason of the decision"));
  else if (!zh_protest_decision_is_granted (ruling->decision) && effect != ZH_PROTEST_EFFECT_NONE)
    zh_protest_fail_input (error, _ ("Only a protest that is upheld, wholly or partly, changes something"));
  else if (zh_protest_decision_is_granted (ruling->decision) && effect == ZH_PROTEST_EFFECT_NONE && zh_text_is_blank (ruling->effect_note))
    zh_protest_fail_input (error, _ ("The protest is upheld and nothing is applied. Say why"));
  else if (effect != ZH_PROTEST_EFFECT_RESULT && !zh_text_is_blank (ruling->result))
    zh_protest_fail_input (error, _ ("A result is given, but the decision does not set it. Choose that the result is set, or leave it out"));
  else
    return zh_desk_check_length (_ ("Reason"), ruling->reason, ZH_TEXT_BLOCK_MAX, error) && zh_desk_check_length (_ ("Note"), ruling->effect_note, ZH_TEXT_LIST_MAX, error);
  return FALSE;
}

/* A journal may hold what was dropped before. */
static gboolean
check_deposit (const ZhDesk          *desk,
               const ZhProtest       *protest,
               const ZhProtestRuling *ruling,
               GError               **error)
{
  if (ruling->deposit == ZH_PROTEST_DEPOSIT_NOT_SAID || *protest->deposit != '\0' || desk->is_repeating)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("This case has no deposit that could be returned or kept. Write down its amount first, or leave it out"));
}

static void
fill_decision (ZhProtest             *next,
               const ZhProtestRuling *ruling,
               ZhProtestForum         forum,
               ZhProtestEffect        effect,
               gint64                 now)
{
  gboolean votes = forum == ZH_PROTEST_FORUM_COMMITTEE;

  next->forum = forum;
  next->decision = ruling->decision;
  zh_person_set_string (&next->reason, ruling->reason);
  next->effect = effect;
  zh_person_set_string (&next->effect_note, ruling->effect_note);
  if (ruling->deposit != ZH_PROTEST_DEPOSIT_NOT_SAID && *next->deposit != '\0')
    next->deposit_state = ruling->deposit;
  next->votes_for = votes ? MAX (ruling->votes_for, 0) : 0;
  next->votes_against = votes ? MAX (ruling->votes_against, 0) : 0;
  next->decided = now;
}

static void
note_decision (ZhAct           *act,
               const ZhProtest *next)
{
  zh_act_set_string (act, "forum", zh_protest_word_to_string (ZH_PROTEST_FORUM, next->forum));
  zh_act_set_string (act, "decision", zh_protest_word_to_string (ZH_PROTEST_DECISION, next->decision));
  zh_act_set_int (act, "votes-for", next->votes_for);
  zh_act_set_int (act, "votes-against", next->votes_against);
  zh_act_set_string (act, "effect", zh_protest_word_to_string (ZH_PROTEST_EFFECT, next->effect));
  zh_act_set_string (act, "effect-note", next->effect_note);
  zh_act_set_string (act, "deposit", zh_protest_word_to_string (ZH_PROTEST_DEPOSIT, next->deposit_state));
  zh_act_set_int (act, "time", next->decided);
  zh_act_set_reason (act, next->reason);
}

static void
note_in (ZhAct                 *act,
         const ZhProtestRuling *ruling,
         const ZhProtest       *next)
{
  zh_act_in_string (act, "forum", zh_protest_word_to_string (ZH_PROTEST_FORUM, next->forum));
  zh_act_in_string (act, "decision", zh_protest_word_to_string (ZH_PROTEST_DECISION, next->decision));
  zh_act_in_int (act, "votes-for", next->votes_for);
  zh_act_in_int (act, "votes-against", next->votes_against);
  zh_act_in_string (act, "effect", zh_protest_word_to_string (ZH_PROTEST_EFFECT, next->effect));
  zh_act_in_text (act, "effect-note", next->effect_note);
  if (next->effect == ZH_PROTEST_EFFECT_RESULT)
    zh_act_in_string (act, "result", next->result_after);
  zh_act_in_text (act, "deposit", zh_protest_word_to_string (ZH_PROTEST_DEPOSIT, ruling->deposit));
  if (ruling->time != 0)
    zh_act_in_int (act, "time", ruling->time);
}

static ZhProtestForum
choose_forum (const ZhProtest       *protest,
              const ZhProtestRuling *ruling)
{
  if (ruling->forum != ZH_PROTEST_FORUM_NOT_SAID)
    return ruling->forum;
  return zh_protest_get_step (protest) >= ZH_PROTEST_DRAWN ? ZH_PROTEST_FORUM_COMMITTEE : ZH_PROTEST_FORUM_CHIEF_ARBITER;
}

ZhChange *
zh_desk_decide_protest (ZhDesk                *self,
                        gint64                 protest_id,
                        const ZhProtestRuling *ruling,
                        GError               **error)
{
  return zh_desk_write_decision (self, protest_id, ruling, NULL, error);
}

ZhChange *
zh_desk_write_decision (ZhDesk                *self,
                        gint64                 protest_id,
                        const ZhProtestRuling *ruling,
                        const char            *articles,
                        GError               **error)
{
  const ZhProtest *protest = NULL;
  g_autoptr (ZhAct) act = zh_act_begin_protest_step (self, ZH_COMMAND_DECIDE_PROTEST, protest_id, &protest, error);
  g_autoptr (ZhProtest) next = act != NULL ? zh_protest_copy (protest) : NULL;
  g_autoptr (ZhRuleset) rules = act != NULL && articles == NULL ? zh_competition_load_ruleset (act->snapshot, error) : NULL;
  ZhProtestEffect effect = ruling->effect != ZH_PROTEST_EFFECT_NOT_SAID ? ruling->effect : ZH_PROTEST_EFFECT_NONE;
  ZhProtestForum  forum;

  if (act == NULL || (rules == NULL && articles == NULL) || !zh_protest_check_open (protest, error) || !check_ruling (ruling, effect, error))
    return NULL;
  forum = choose_forum (protest, ruling);
  if (!check_forum (rules, protest, ruling, forum, error) || !check_deposit (self, protest, ruling, error) ||
      !zh_act_check_past (act, _ ("Decision"), ruling->time, MAX (protest->hearing, protest->handed_in), error))
    return NULL;
  fill_decision (next, ruling, forum, effect, ruling->time != 0 ? ruling->time : zh_act_get_time (act));
  note_decision (act, next);
  zh_act_set_articles (act, articles != NULL ? articles : zh_ruleset_get_article (rules, "appeals.final"));
  if (!zh_act_apply_protest_effect (act, next, zh_protest_get_text (ruling->result), error) || !zh_store_put_protest (act->store, next, error))
    return NULL;
  note_in (act, ruling, next);
  return zh_act_commit (act, error);
}
