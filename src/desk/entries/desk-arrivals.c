#include "config.h"

#include "desk-arrivals.h"

#include <glib/gi18n.h>
#include <string.h>

#include "admission-act.h"
#include "desk-details.h"
#include "desk-persons.h"
#include "desk-private.h"
#include "errors.h"
#include "ruleset-defaults.h"

const char *
zh_ruleset_get_arrival_article (const ZhRuleset *rules)
{
  const char *article = NULL;
  gboolean    may = FALSE;

  return rules != NULL && zh_ruleset_get_boolean (rules, "admission.arrival-changes", &may, &article) && may ? article : NULL;
}

static gboolean
check_choice (ZhAct                 *act,
              const ZhTournament    *tournament,
              const ZhEntry         *entry,
              const ZhArrivalChoice *choice,
              const char            *article,
              const char            *reason,
              GError               **error)
{
  g_autofree char *name = zh_entry_format_name (entry);

  if (entry->person == NULL)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s is a team: change its members instead"), name);
  if (zh_tournament_has_paired (tournament, entry->id))
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s is paired already. Withdraw the entry instead"), name);
  if (choice->kind == ZH_ARRIVAL_REPLACED && (choice->person == NULL || *choice->person->surname == '\0'))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Replacement: the surname of who comes instead is missing. Enter it"));
  if (choice->kind == ZH_ARRIVAL_LATE && choice->round < 2)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Late arrival: say for which round he comes, from 2 on"));
  if (article == NULL && *reason == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("No article of these rules allows it by itself. Give the reason"));
  if (choice->kind == ZH_ARRIVAL_REPLACED && !zh_desk_check_person (choice->person, error))
    return FALSE;
  return (choice->kind != ZH_ARRIVAL_LATE || zh_act_check_planned (act, tournament, choice->round, error)) &&
         zh_desk_check_text (_ ("Reason"), reason, error);
}

/* "Koval Ivan, 2009-03-01". */
static char *
format_person (const ZhPerson *person)
{
  g_autofree char *name = zh_person_format_full_name (person);
  g_autofree char *birth = zh_date_format_iso (person->birth);

  return g_strdup_printf ("%s%s%s", name, *birth != '\0' ? ", " : "", birth);
}

static gboolean
replace (ZhAct              *act,
         const ZhTournament *tournament,
         const ZhEntry      *entry,
         const ZhPerson     *other,
         GError            **error)
{
  g_autoptr (ZhEntry) next = zh_entry_copy (entry);
  ZhPerson *person = zh_person_copy (other);

  person->id = zh_store_next_id (act->store);
  zh_record_clean_texts (&zh_person_type, person);
  g_clear_pointer (&next->person, zh_person_unref);
  next->person = person;
  next->rating = person->rating;
  return zh_act_keep_decisions (act, tournament, entry, 0, error) && zh_store_put_person (act->store, person, error) &&
         zh_store_put_entry (act->store, tournament->id, next, error) &&
         zh_store_delete_person_if_unused (act->store, entry->person->id, error);
}

/* Late: the first round that he plays; not come: left before the first. */
static gboolean
put_off (ZhAct              *act,
         const ZhTournament *tournament,
         const ZhEntry      *entry,
         ZhArrival           kind,
         int                 round,
         GError            **error)
{
  g_autoptr (ZhEntry) next = zh_entry_copy (entry);

  if (kind == ZH_ARRIVAL_LATE)
    next->first_round = round;
  else
    {
      next->status = ZH_ENTRY_WITHDRAWN;
      next->last_round = 0;
    }
  return zh_store_put_entry (act->store, tournament->id, next, error);
}

static gboolean
note_change (ZhAct                 *act,
             const ZhTournament    *tournament,
             const ZhEntry         *entry,
             const ZhArrivalChoice *choice,
             const char            *article,
             const char            *reason,
             GError               **error)
{
  g_autoptr (ZhEntryChange) change = zh_entry_change_new ();

  change->id = zh_store_next_id (act->store);
  change->entry_id = entry->id;
  change->kind = choice->kind;
  change->time = zh_act_get_time (act);
  g_free (change->name);
  change->name = format_person (entry->person);
  g_free (change->other);
  change->other = choice->kind == ZH_ARRIVAL_REPLACED ? format_person (choice->person) : choice->kind == ZH_ARRIVAL_LATE ? g_strdup_printf ("%d", choice->round)
                                                                                                                         : g_strdup ("");
  zh_person_set_string (&change->article, article);
  zh_person_set_string (&change->reason, reason);
  zh_act_set_string (act, "kind", zh_arrival_words[choice->kind]);
  zh_act_set_string (act, "other", change->other);
  zh_act_in_string (act, "kind", zh_arrival_words[choice->kind]);
  if (choice->kind == ZH_ARRIVAL_REPLACED)
    zh_act_in_record (act, "player", &zh_person_type, choice->person, NULL);
  if (choice->kind == ZH_ARRIVAL_LATE)
    zh_act_in_int (act, "round", choice->round);
  zh_act_set_reason (act, reason);
  zh_act_set_articles (act, article != NULL ? article : "");
  return zh_store_put_entry_change (act->store, tournament->id, change, error);
}

ZhChange *
zh_desk_change_arrival (ZhDesk                *self,
                        gint64                 entry_id,
                        const ZhArrivalChoice *choice,
                        GError               **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *entry = NULL;
  g_autoptr (ZhAct) act = zh_act_begin_entry (self, ZH_COMMAND_CHANGE_ARRIVAL, entry_id, &entry, &tournament, error);
  g_autoptr (ZhRuleset) rules = act != NULL ? zh_competition_load_ruleset (act->snapshot, NULL) : NULL;
  const char      *article = zh_ruleset_get_arrival_article (rules);
  g_autofree char *reason = g_strstrip (g_strdup (choice->reason != NULL ? choice->reason : ""));
  gboolean         ok;

  if (act == NULL || !check_choice (act, tournament, entry, choice, article, reason, error))
    return NULL;
  ok = choice->kind == ZH_ARRIVAL_REPLACED ? replace (act, tournament, entry, choice->person, error)
                                           : put_off (act, tournament, entry, choice->kind, choice->round, error);
  if (!ok || !note_change (act, tournament, entry, choice, article, reason, error))
    return NULL;
  return zh_act_commit (act, error);
}
