#include "config.h"

#include "address-notice.h"

#include <glib/gi18n.h>
#include <string.h>

static void
append (GString    *text,
        const char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", part);
}

static void
append_notice (GString              *text,
               const ZhAddress      *address,
               const char           *told,
               const char           *missing,
               const char           *late,
               const ZhAccountRules *rules)
{
  int              since = 0;
  int              day = 0;
  g_autofree char *part = NULL;

  if (rules->address_days.article == NULL || !zh_letter_day_parse (address->since, &since))
    return;
  if (!zh_letter_day_parse (told, &day))
    part = g_strdup_printf (missing, rules->address_days.article);
  else if (day - since > rules->address_days.number)
    part = g_strdup_printf (late, day - since - rules->address_days.number, rules->address_days.article);
  if (part != NULL)
    append (text, part);
}

char *
zh_address_judge (const ZhAddress      *address,
                  gboolean              is_first,
                  const ZhAccountRules *rules,
                  const ZhLanguage     *language)
{
  GString *text = g_string_new (NULL);

  if (is_first)
    return g_string_free (text, FALSE);
  append_notice (text, address, address->sent, zh_tr (language, "the arbiter was not told [%s]"),
                 /* Translators: number of days, article. */
                 zh_tr (language, "the arbiter was told late, days: %1$d [%2$s]"), rules);
  append_notice (text, address, address->partners, zh_tr (language, "the partners were not told [%s]"),
                 /* Translators: number of days, article. */
                 zh_tr (language, "the partners were told late, days: %1$d [%2$s]"), rules);
  if (zh_account_word_holds (&rules->address_registered) && !address->registered && (*address->sent != '\0' || *address->partners != '\0'))
    {
      g_autofree char *part = g_strdup_printf (zh_tr (language, "the letters were not registered [%s]"), rules->address_registered.article);

      append (text, part);
    }
  return g_string_free (text, FALSE);
}

gboolean
zh_address_is_first (const GPtrArray *addresses,
                     const ZhAddress *address)
{
  for (guint i = 0; i < addresses->len; i++)
    {
      const ZhAddress *other = g_ptr_array_index (addresses, i);

      if (other->entry_id == address->entry_id && strcmp (other->since, address->since) < 0)
        return FALSE;
    }
  return TRUE;
}
