#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "text-lines.h"

static gboolean
is_named (const ZhEntry *entry,
          const char    *folded)
{
  g_autofree char *name = zh_entry_format_name (entry);
  g_autofree char *other = g_utf8_casefold (name, -1);

  return strstr (other, folded) != NULL;
}

static gboolean
is_number (const ZhEntry *entry,
           const char    *text)
{
  g_autofree char *number = g_strdup_printf ("%d", entry->start_number);
  g_autofree char *id = g_strdup_printf ("#%" G_GINT64_FORMAT, entry->id);

  return (entry->start_number > 0 && strcmp (number, text) == 0) || strcmp (id, text) == 0;
}

const ZhEntry *
zh_ctl_find_entry (const ZhTournament *tournament,
                   const char         *text,
                   GError            **error)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  const ZhEntry   *found = NULL;
  int              n_found = 0;

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (is_number (entry, text))
        return entry;
      if (is_named (entry, folded))
        {
          found = entry;
          n_found++;
        }
    }
  if (n_found == 1)
    return found;
  return zh_fail_null (error, ZH_ERROR_INPUT,
                       n_found == 0
                           ? _ ("Nobody in “%s” is called or numbered “%s”")
                           : _ ("Several in “%s” are called “%s”; give the start number, or # and the id"),
                       tournament->name, text);
}

gboolean
zh_ctl_parse_number (const char *what,
                     const char *text,
                     int         minimum,
                     int         maximum,
                     int        *number,
                     GError    **error)
{
  gint64 value = 0;

  if (!zh_text_parse_int (text, minimum, maximum, &value))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("%s: “%s” is no number from %d to %d"), what, text, minimum, maximum);
  *number = (int) value;
  return TRUE;
}

gboolean
zh_ctl_parse_date (const char *what,
                   const char *text,
                   ZhDate     *date,
                   GError    **error)
{
  if (text == NULL || zh_date_parse (text, date))
    return TRUE;
  return zh_fail (error, ZH_ERROR_USAGE, _ ("%s: “%s” is no date; write it like 2026-03-01"), what, text);
}
