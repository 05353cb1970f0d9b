#include "config.h"

#include "desk-addresses.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"
#include "letter-act.h"

static gboolean
check_day (const char *day,
           gboolean    is_needed,
           GError    **error)
{
  int parsed;

  if ((*day == '\0' && !is_needed) || zh_letter_day_parse (day, &parsed))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is no day of the calendar. Write it as 2030-03-01"), day);
}

static gboolean
check_address (const ZhTournament *tournament,
               const ZhAddress    *address,
               GError            **error)
{
  if (!zh_letters_check_play (tournament, error))
    return FALSE;
  if (zh_tournament_find_entry (tournament, address->entry_id) == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("There is no such player in the tournament"));
  if (*address->postal == '\0' && *address->email == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Address: neither a postal one nor one of e-mail is given. Write one"));
  return check_day (address->since, TRUE, error) && check_day (address->sent, FALSE, error) && check_day (address->partners, FALSE, error);
}

ZhChange *
zh_desk_keep_address (ZhDesk          *self,
                      gint64           tournament_id,
                      const ZhAddress *address,
                      GError         **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_KEEP_ADDRESS, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhAddress) next = zh_address_new ();
  g_autoptr (ZhAddress) nothing = zh_address_new ();
  const ZhAddress *old;

  if (tournament == NULL)
    return NULL;
  zh_record_assign (&zh_address_type, next, address);
  zh_record_clean_texts (&zh_address_type, next);
  next->entry_id = address->entry_id;
  if (!check_address (tournament, next, error))
    return NULL;
  old = zh_addresses_find (tournament->addresses, next->entry_id, next->since);
  next->id = old != NULL ? old->id : zh_store_next_id (act->store);
  zh_act_set_entry (act, "entry", zh_tournament_find_entry (tournament, next->entry_id));
  zh_act_set_string (act, "from", next->since);
  zh_act_add_field_changes (act, &zh_address_type, old != NULL ? old : nothing, next);
  zh_act_in_int (act, "entry", next->entry_id);
  zh_act_in_record (act, "address", &zh_address_type, next, nothing);
  if (!zh_store_put_address (act->store, tournament_id, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_drop_address (ZhDesk     *self,
                      gint64      tournament_id,
                      gint64      entry_id,
                      const char *since,
                      GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_DROP_ADDRESS, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhAddress    *old;

  if (tournament == NULL)
    return NULL;
  old = zh_addresses_find (tournament->addresses, entry_id, since);
  if (old == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The player has no address from %s on. “address FILE list” shows them"), since);
  zh_act_set_entry (act, "entry", zh_tournament_find_entry (tournament, entry_id));
  zh_act_set_string (act, "from", since);
  zh_act_in_int (act, "entry", entry_id);
  zh_act_in_string (act, "since", since);
  if (!zh_store_delete (act->store, ZH_TABLE_ADDRESS, old->id, error))
    return NULL;
  return zh_act_commit (act, error);
}
