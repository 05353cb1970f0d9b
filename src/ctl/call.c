#include "config.h"

#include "call.h"

#include <glib/gi18n.h>

#include "competition-commands.h"
#include "ctl-desk.h"
#include "ctl-input.h"
#include "desk-consent.h"
#include "desk-journal.h"
#include "text-lines.h"

const char *
zh_ctl_get_actor (const ZhCtlCall *call)
{
  const char *name = zh_ctl_text (call, "as");

  return name != NULL ? name : zh_desk_get_user ();
}

const ZhCompetition *
zh_ctl_get_competition (const ZhCtlCall *call)
{
  return zh_desk_get_snapshot (call->desk);
}

gboolean
zh_ctl_open_file (ZhCtlCall *call,
                  ZhDeskMode mode,
                  GError   **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (call->path, mode, zh_ctl_get_actor (call), error);

  if (desk == NULL)
    return FALSE;
  if (zh_ctl_has (call, "after-seal"))
    zh_desk_consent (desk, ZH_CONSENT_AFTER_SEAL);
  if (zh_ctl_has (call, "despite-fault"))
    zh_desk_consent (desk, ZH_CONSENT_DESPITE_FAULT);
  if (mode == ZH_DESK_READ && !zh_desk_check_journal (desk, &problem))
    {
      g_printerr ("zherebctl: ");
      /* Translators: %1$s is a sentence without its full stop, %2$s the name of a file. */
      g_printerr (_ ("warning: %1$s. “zherebctl verify %2$s” says more"), problem->message, call->path);
      g_printerr ("\n");
    }
  call->desk = g_steal_pointer (&desk);
  return TRUE;
}

gboolean
zh_ctl_open_tournament (ZhCtlCall *call,
                        ZhDeskMode mode,
                        GError   **error)
{
  if (!zh_ctl_open_file (call, mode, error))
    return FALSE;
  call->tournament = zh_ctl_choose_tournament (zh_ctl_get_competition (call), zh_ctl_text (call, "tournament"), error);
  return call->tournament != NULL;
}

gboolean
zh_ctl_filter_tournament (ZhCtlCall *call,
                          GError   **error)
{
  const char *name = zh_ctl_text (call, "tournament");

  if (name != NULL)
    call->tournament = zh_ctl_choose_tournament (zh_ctl_get_competition (call), name, error);
  return name == NULL || call->tournament != NULL;
}

gboolean
zh_ctl_is_meant (const ZhCtlCall *call,
                 gint64           tournament_id,
                 int              round)
{
  int wanted = zh_ctl_number (call, "round", 0);

  return (call->tournament == NULL || call->tournament->id == tournament_id) && (wanted == 0 || wanted == round);
}

const ZhEntry *
zh_ctl_word_entry (const ZhCtlCall *call,
                   int              index,
                   GError         **error)
{
  return zh_ctl_find_entry (call->tournament, call->words[index], error);
}

const ZhRound *
zh_ctl_find_round (const ZhCtlCall *call,
                   int              number,
                   GError         **error)
{
  int            wanted = number != 0 ? number : zh_ctl_number (call, "round", 0);
  const ZhRound *round = zh_tournament_find_round (call->tournament, wanted);

  if (round == NULL && wanted == 0)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("No round is paired yet; pair round 1 first"));
  else if (round == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Round %d is not paired yet"), wanted);
  return round;
}

gboolean
zh_ctl_read_seed (const ZhCtlCall *call,
                  guint64         *seed,
                  GError         **error)
{
  const char *text = zh_ctl_text (call, "seed");

  if (!zh_ctl_parse_seed (text, seed, error))
    return FALSE;
  if (text == NULL)
    *seed = zh_desk_draw_seed (call->desk);
  return TRUE;
}

ZhLanguage *
zh_ctl_read_language (const ZhCtlCall *call,
                      GError         **error)
{
  const char *code = zh_ctl_text (call, "lang");

  return code != NULL ? zh_language_new (code, error) : zh_language_ref (zh_language_get_screen ());
}

char *
zh_ctl_read_text (const char *path,
                  GError    **error)
{
  g_autoptr (GBytes) bytes = zh_ctl_read_file (path, error);

  return bytes != NULL ? zh_text_decode (bytes, ZH_ENCODING_CP1251, NULL, error) : NULL;
}

char **
zh_ctl_split_pair (const char *text,
                   const char *separator)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", separator, 2);
  guint  n = g_strv_length (parts);
  char **pair = g_new0 (char *, 3);

  pair[0] = g_strdup (n > 0 ? parts[0] : "");
  pair[1] = g_strdup (n > 1 ? parts[1] : "");
  return pair;
}

void
zh_ctl_tell_change (const ZhCtlCall *call,
                    const ZhChange  *change)
{
  ZhJournalFilter filter = { .after = change->journal_id - 1 };
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (call->desk, &filter, NULL);
  g_autofree char *text = NULL;

  if (change->kinds == 0)
    text = g_strdup (_ ("Nothing changed"));
  else if (entries != NULL && entries->len > 0)
    text = zh_journal_entry_format (g_ptr_array_index (entries, 0), zh_language_get_screen ());
  else
    text = zh_journal_command_format (change->command, zh_language_get_screen ());
  zh_ctl_print_row (call, ":s | entry:l command:s text:s", text, change->kinds != 0 ? change->journal_id : (gint64) 0,
                    change->command, text);
}

ZhCtlExit
zh_ctl_end (ZhCtlCall *call,
            ZhChange  *change,
            GError   **error)
{
  g_autoptr (ZhChange) done = change;

  if (done == NULL)
    return ZH_CTL_NO;
  zh_ctl_tell_change (call, done);
  return zh_desk_close (call->desk, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}
