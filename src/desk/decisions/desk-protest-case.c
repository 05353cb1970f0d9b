#include "config.h"

#include "desk-protest-case.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "ruleset-defaults.h"
const char *
zh_protest_get_text (const char *text)
{
  return text != NULL ? text : "";
}

/* The article of a key of the ruleset, "" where it has none. */
const char *
zh_ruleset_get_article (const ZhRuleset *rules,
                        const char      *key)
{
  const ZhRuleValue *value = zh_ruleset_lookup (rules, key);

  return value != NULL && value->article != NULL ? value->article : "";
}

void
zh_protest_fail_input (GError    **error,
                       const char *message)
{
  g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, message);
}

void
zh_act_note_protest (ZhAct           *act,
                     const ZhProtest *protest)
{
  const ZhTournament *tournament = zh_competition_find_tournament (act->snapshot, protest->tournament_id);
  const ZhEntry      *entry = zh_tournament_find_entry (tournament, protest->entry_id);

  zh_act_set_int (act, "number", protest->number);
  zh_act_set_int (act, "round", protest->round);
  zh_act_set_int (act, "board", protest->board);
  /* A stranger's file may name an entry of another tournament. */
  if (entry != NULL)
    zh_act_set_entry (act, "entry", entry);
}

static const ZhProtest *
find_case (const ZhCompetition *competition,
           gint64               id,
           GError             **error)
{
  const ZhProtest *protest = zh_competition_find_protest (competition, id);

  if (protest == NULL)
    zh_protest_fail_input (error, _ ("There is no such case in this competition"));
  return protest;
}

ZhAct *
zh_act_begin_protest_step (ZhDesk           *self,
                           const char       *command,
                           gint64            protest_id,
                           const ZhProtest **protest,
                           GError          **error)
{
  const ZhProtest *found = find_case (self->snapshot, protest_id, error);
  g_autoptr (ZhAct) act = found != NULL ? zh_act_begin (self, command, found->tournament_id, error) : NULL;

  if (act == NULL || zh_act_get_tournament (act, error) == NULL)
    return NULL;
  *protest = zh_competition_find_protest (act->snapshot, protest_id);
  zh_act_note_protest (act, *protest);
  zh_act_in_int (act, "protest", protest_id);
  return g_steal_pointer (&act);
}

gboolean
zh_protest_check_open (const ZhProtest *protest,
                       GError         **error)
{
  if (zh_protest_is_open (protest))
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("Case %d is decided. Undo the decision first"), protest->number);
}

gboolean
zh_act_set_rule_article (ZhAct      *act,
                         const char *key,
                         const char *given,
                         GError    **error)
{
  g_autoptr (ZhRuleset) rules = given == NULL ? zh_competition_load_ruleset (act->snapshot, error) : NULL;

  if (given == NULL && rules == NULL)
    return FALSE;
  zh_act_set_articles (act, given != NULL ? given : zh_ruleset_get_article (rules, key));
  return TRUE;
}
