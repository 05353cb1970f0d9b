#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "ctl-desk.h"
#include "desk-journal.h"
#include "ruleset-edition.h"
#include "text-lines.h"

void
zh_ctl_target_clear (ZhCtlTarget *target)
{
  g_free (target->path);
  g_free (target->tournament);
  g_free (target->actor);
  g_strfreev (target->words);
}

gboolean
zh_ctl_target_parse (ZhCtlTarget        *target,
                     const GOptionEntry *options,
                     int                 n_arguments,
                     char              **arguments,
                     int                 n_minimum,
                     int                 n_maximum,
                     GError            **error)
{
  const GOptionEntry common[] = {
    { "tournament", 't', 0, G_OPTION_ARG_STRING, &target->tournament, NULL, NULL },
    { "as", 0, 0, G_OPTION_ARG_STRING, &target->actor, NULL, NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &target->json, NULL, NULL },
  };
  g_autoptr (GArray) all = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));
  g_auto (GStrv) words = NULL;

  g_array_append_vals (all, common, G_N_ELEMENTS (common));
  for (const GOptionEntry *option = options; option != NULL && option->long_name != NULL; option++)
    g_array_append_vals (all, option, 1);
  words = zh_ctl_parse_options ((const GOptionEntry *) all->data, n_arguments, arguments, n_minimum + 1,
                                n_maximum < 0 ? -1 : n_maximum + 1, error);
  if (words == NULL)
    return FALSE;
  target->path = g_strdup (words[0]);
  target->words = g_strdupv (words + 1);
  return TRUE;
}

ZhDesk *
zh_ctl_open (const char *path,
             ZhDeskMode  mode,
             const char *actor,
             GError    **error)
{
  g_autoptr (GError) problem = NULL;
  ZhDesk *desk = zh_desk_open (path, mode, actor, error);

  if (desk == NULL || zh_desk_check_journal (desk, &problem))
    return desk;
  if (mode == ZH_DESK_WRITE)
    {
      zh_desk_close (desk, NULL);
      g_clear_pointer (&desk, zh_desk_unref);
      g_propagate_error (error, g_steal_pointer (&problem));
    }
  else
    {
      g_printerr ("zherebctl: ");
      /* Translators: %1$s is a sentence without its full stop, %2$s the name of a file. */
      g_printerr (_ ("warning: %1$s. “zherebctl verify %2$s” says more"), problem->message, path);
      g_printerr ("\n");
    }
  return desk;
}

ZhDesk *
zh_ctl_target_open (const ZhCtlTarget *target,
                    ZhDeskMode         mode,
                    GError           **error)
{
  return zh_ctl_open (target->path, mode, target->actor != NULL ? target->actor : zh_desk_get_user (), error);
}

const ZhTournament *
zh_ctl_target_choose (const ZhCtlTarget *target,
                      ZhDesk            *desk,
                      GError           **error)
{
  return zh_ctl_choose_tournament (zh_desk_get_snapshot (desk), target->tournament, error);
}

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
  g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT,
               n_found == 0
                   ? _ ("Nobody in “%s” is called or numbered “%s”")
                   : _ ("Several in “%s” are called “%s”; give the start number, or # and the id"),
               tournament->name, text);
  return NULL;
}

void
zh_ctl_print_json (JsonObject *object)
{
  g_autofree char *text = zh_canonical_json_format (object);

  g_print ("%s\n", text);
}

void
zh_ctl_print_change (const ZhCtlTarget *target,
                     ZhDesk            *desk,
                     const ZhChange    *change)
{
  ZhJournalFilter filter = { .after = change->journal_id - 1 };
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (desk, &filter, NULL);
  g_autofree char *text = NULL;

  if (change->kinds == 0)
    text = g_strdup (_ ("Nothing changed"));
  else if (entries != NULL && entries->len > 0)
    text = zh_journal_entry_format (g_ptr_array_index (entries, 0), zh_language_get_screen ());
  else
    text = zh_journal_command_format (change->command, zh_language_get_screen ());

  if (target->json)
    {
      g_autoptr (JsonObject) object = json_object_new ();

      json_object_set_int_member (object, "entry", change->kinds != 0 ? change->journal_id : 0);
      json_object_set_string_member (object, "command", change->command);
      json_object_set_string_member (object, "text", text);
      zh_ctl_print_json (object);
    }
  else
    {
      g_print ("%s\n", text);
    }
}

ZhCtlExit
zh_ctl_finish (const ZhCtlTarget *target,
               ZhDesk            *desk,
               ZhChange          *change,
               GError           **error)
{
  g_autoptr (ZhChange) done = change;

  if (done == NULL)
    return ZH_CTL_NO;
  zh_ctl_print_change (target, desk, done);
  return zh_desk_close (desk, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
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
    {
      zh_ctl_fail_usage (error, _ ("%s: “%s” is no number from %d to %d"), what, text, minimum, maximum);
      return FALSE;
    }
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
  zh_ctl_fail_usage (error, _ ("%s: “%s” is no date; write it like 2026-03-01"), what, text);
  return FALSE;
}

void
zh_ctl_target_warn_of_edition (const ZhCtlTarget *target)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, NULL);
  const ZhCompetition *competition = desk != NULL ? zh_desk_get_snapshot (desk) : NULL;
  g_autofree char     *notice = competition != NULL ? zh_ruleset_dup_edition_notice (competition->ruleset, competition->ruleset_digest, zh_language_get_screen ()) : NULL;

  if (notice != NULL)
    g_printerr ("%s\n", notice);
}
