#include "config.h"

#include "desk-additions.h"

#include <glib/gi18n.h>

#include "commands.h"
#include "desk-details.h"
#include "desk-private.h"
#include "errors.h"
#include "regulation-items.h"
#include "ruleset-defaults.h"
#include "text-signs.h"

static ZhRuleset *
load_rules (const ZhAct *act,
            GError     **error)
{
  if (*act->snapshot->ruleset == '\0')
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("The event has no rules yet. Choose them first: they say what its regulation has to hold"));
  return zh_competition_load_ruleset (act->snapshot, error);
}

/* What nobody knows and nobody wrote, in any tournament; "" for nothing. */
static char *
dup_missing (const ZhCompetition *competition,
             const ZhRuleset     *rules)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MAX (competition->tournaments->len, 1); i++)
    {
      const ZhTournament *tournament = i < competition->tournaments->len ? g_ptr_array_index (competition->tournaments, i) : NULL;
      g_autoptr (GPtrArray) items = zh_regulation_items_list (competition, tournament, rules, zh_language_get_screen ());

      for (guint k = 0; k < items->len; k++)
        {
          const ZhRegulationItem *item = g_ptr_array_index (items, k);

          if (zh_regulation_item_is_missing (item) && g_hash_table_add (seen, (gpointer) item->id))
            g_string_append_printf (text, "%s%s [%s]", text->len > 0 ? "; " : "", item->title, item->article);
        }
    }
  return g_string_free (text, FALSE);
}

static gboolean
check_day (const ZhAddition *addition,
           GError          **error)
{
  return (zh_date_is_set (addition->day) && addition->day.month > 0 && addition->day.day > 0) ||
         zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("The date of the document is missing. Write it as 2026-11-30"));
}

/* The row as it is kept, of @given only what @type has people asked for. */
static ZhAddition *
make_row (const ZhAddition *given,
          int               number)
{
  ZhAddition *row = zh_addition_new ();

  zh_record_assign (&zh_addition_type, row, given);
  zh_record_clean_texts (&zh_addition_type, row);
  row->number = number;
  zh_person_set_string (&row->changes, "");
  zh_person_set_string (&row->before, "");
  zh_person_set_string (&row->announced, "");
  return row;
}

static ZhChange *
write_row (ZhAct      *act,
           ZhAddition *row,
           GError    **error)
{
  g_autoptr (ZhAddition) nothing = zh_addition_new ();
  g_autofree char *day = zh_date_format_iso (row->day);

  if (!zh_desk_check_texts (&zh_addition_type, row, error))
    return NULL;
  row->id = zh_store_next_id (act->store);
  zh_act_in_record (act, "addition", &zh_addition_type, row, nothing);
  zh_act_set_int (act, "number", row->number);
  zh_act_set_string (act, "day", day);
  zh_act_set_string (act, "reference", row->reference);
  zh_act_set_string (act, "by", row->by);
  zh_act_set_string (act, "post", row->post);
  zh_act_set_string (act, "consent", row->consent);
  zh_act_set_string (act, "text", row->text);
  return zh_store_put_addition (act->store, row, error) ? zh_act_commit (act, error) : NULL;
}

ZhChange *
zh_desk_approve_regulation (ZhDesk           *self,
                            const ZhAddition *approval,
                            GError          **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_APPROVE_REGULATION, 0, error);
  g_autoptr (ZhAddition) row = make_row (approval, 0);
  g_autoptr (ZhRuleset) rules = act != NULL ? load_rules (act, error) : NULL;
  g_autofree char *missing = rules != NULL && !self->is_repeating ? dup_missing (act->snapshot, rules) : g_strdup ("");

  if (rules == NULL || !check_day (row, error))
    return NULL;
  if (zh_additions_find_approval (act->snapshot->additions) != NULL)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("The regulation is approved already. What changes now is an addition to it"));
  if (zh_text_is_blank (row->by))
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Who approved the regulation is not said. Enter the name"));
  if (*missing != '\0')
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Obligatory items of the regulation are missing: %s. Write them first"), missing);
  zh_person_set_string (&row->consent, "");
  zh_person_set_string (&row->text, "");
  return write_row (act, row, error);
}

static gboolean
check_consent (const ZhAct      *act,
               const ZhAddition *row,
               GError          **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (act->snapshot, error);
  gboolean    needs = FALSE;
  const char *article = "";

  if (rules == NULL)
    return FALSE;
  return !zh_ruleset_get_boolean (rules, "duties.addition-consent", &needs, &article) || !needs || !zh_text_is_blank (row->consent) ||
         zh_fail (error, ZH_ERROR_INPUT, _ ("An addition to the regulation needs the consent of the organiser [%s]. Say who agreed"), article);
}

ZhChange *
zh_desk_begin_addition (ZhDesk           *self,
                        const ZhAddition *addition,
                        GError          **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_BEGIN_ADDITION, 0, error);
  g_autoptr (ZhAddition) row = NULL;
  const ZhAddition *open = NULL;

  if (act == NULL)
    return NULL;
  row = make_row (addition, (int) act->snapshot->additions->len);
  open = zh_additions_find_open (act->snapshot->additions);
  if (zh_additions_find_approval (act->snapshot->additions) == NULL)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("The regulation is not approved yet: change it as it is"));
  if (open != NULL)
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Addition no. %d is still written. Make it known first"), open->number);
  if (row->number > ZH_MAX_ADDITIONS)
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("A regulation has at most %d additions"), ZH_MAX_ADDITIONS);
  if (zh_text_is_blank (row->text))
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("The addition says nothing. Write what it changes"));
  if (!check_day (row, error) || !check_consent (act, row, error))
    return NULL;
  return write_row (act, row, error);
}

ZhChange *
zh_desk_announce_addition (ZhDesk     *self,
                           const char *announced,
                           GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ANNOUNCE_ADDITION, 0, error);
  const ZhAddition *open = act != NULL ? zh_additions_find_open (act->snapshot->additions) : NULL;
  g_autoptr (ZhAddition) next = open != NULL ? zh_addition_copy (open) : NULL;

  if (act == NULL)
    return NULL;
  if (open == NULL)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("No addition to the regulation is written"));
  if (zh_text_is_blank (announced))
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("When and how the participants were told is not said"));
  if (!zh_desk_check_text (_ ("Made known"), announced, error))
    return NULL;
  zh_person_set_string (&next->announced, announced);
  zh_record_clean_texts (&zh_addition_type, next);
  zh_act_set_int (act, "number", next->number);
  zh_act_set_string (act, "announced", next->announced);
  zh_act_in_string (act, "announced", next->announced);
  return zh_store_put_addition (act->store, next, error) ? zh_act_commit (act, error) : NULL;
}
