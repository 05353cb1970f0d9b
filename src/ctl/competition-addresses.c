/* Addresses of players by correspondence: "address FILE" keeps and lists who lived where from when on. */
#include "config.h"

#include <glib/gi18n.h>

#include "address-notice.h"
#include "call.h"
#include "desk-addresses.h"
#include "desk-letters.h"
#include "errors.h"
#include "ruleset-defaults.h"

static ZhChange *
act_keep (ZhCtlCall *call,
          GError   **error)
{
  const ZhEntry *entry = zh_ctl_word_entry (call, 0, error);
  g_autoptr (ZhAddress) address = zh_address_new ();

  if (entry == NULL)
    return NULL;
  address->entry_id = entry->id;
  zh_person_set_string (&address->since, zh_ctl_text (call, "from"));
  zh_person_set_string (&address->postal, zh_ctl_text (call, "address"));
  zh_person_set_string (&address->email, zh_ctl_text (call, "email"));
  zh_person_set_string (&address->sent, zh_ctl_text (call, "sent"));
  zh_person_set_string (&address->partners, zh_ctl_text (call, "partners"));
  address->registered = zh_ctl_has (call, "registered");
  return zh_desk_keep_address (call->desk, call->tournament->id, address, error);
}

static ZhChange *
act_remove (ZhCtlCall *call,
            GError   **error)
{
  const ZhEntry *entry = zh_ctl_word_entry (call, 0, error);

  return entry != NULL ? zh_desk_drop_address (call->desk, call->tournament->id, entry->id, zh_ctl_text (call, "from"), error) : NULL;
}

static void
print_address (const ZhCtlCall      *call,
               const ZhAddress      *address,
               const ZhAccountRules *rules)
{
  const ZhEntry   *entry = zh_tournament_find_entry (call->tournament, address->entry_id);
  g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
  g_autofree char *missed = zh_address_judge (address, zh_address_is_first (call->tournament->addresses, address), rules, zh_language_get_screen ());

  zh_ctl_print_row (call, "entry:d player:s from:s address:s email:s sent:s partners:s registered:s missed:s", entry != NULL ? entry->start_number : 0, name,
                    address->since, address->postal, address->email, address->sent, address->partners, address->registered ? "yes" : "no", missed);
}

/* All of them, or with --day where each player lives on that day. */
static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  const char *day = zh_ctl_text (call, "day");
  int         parsed;
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_ctl_get_competition (call), error);
  g_autoptr (ZhAccountRules) rules = ruleset != NULL ? zh_ruleset_read_account_rules (ruleset, error) : NULL;

  if (rules == NULL)
    return ZH_CTL_INPUT;
  if (day != NULL && !zh_letter_day_parse (day, &parsed))
    {
      zh_fail (error, ZH_ERROR_USAGE, _ ("“%s” is no day of the calendar. Write it as 2030-03-01"), day);
      return ZH_CTL_USAGE;
    }
  for (guint i = 0; i < call->tournament->addresses->len; i++)
    {
      const ZhAddress *address = g_ptr_array_index (call->tournament->addresses, i);

      if (day == NULL || zh_addresses_find_at (call->tournament->addresses, address->entry_id, day) == address)
        print_address (call, address, rules);
    }
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_address_verbs[] = {
  { "address", "FILE set ENTRY --from DATE [--address TEXT] [--email TEXT] [--sent DATE] [--partners DATE] [--registered]", ZH_CTL_WRITES, .act = act_keep },
  { "address", "FILE remove ENTRY --from DATE", ZH_CTL_WRITES, .act = act_remove },
  { "address", "FILE [list] [--day DATE] [--json]", ZH_CTL_READS, run_list,
    .summary = N_ ("Keeps where players by correspondence live and from when on, and lists what was missed in telling of it") },
  { NULL },
};
