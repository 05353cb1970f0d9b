#include "config.h"

#include "rights.h"

#include <glib/gi18n.h>

#include "commands.h"
#include "desk-journal.h"
#include "desk-private.h"
#include "errors.h"

static const char *const labels[] = {
  [ZH_RIGHT_EVENT] = NC_ ("right", "event and settings"),
  [ZH_RIGHT_ENTRIES] = NC_ ("right", "entries"),
  [ZH_RIGHT_ROUNDS] = NC_ ("right", "pairing and rounds"),
  [ZH_RIGHT_RESULTS] = NC_ ("right", "results"),
  [ZH_RIGHT_DECISIONS] = NC_ ("right", "decisions"),
  [ZH_RIGHT_DOCUMENTS] = NC_ ("right", "documents"),
};

const char *
zh_right_get_label (ZhRight           right,
                    const ZhLanguage *language)
{
  g_assert ((gsize) right < G_N_ELEMENTS (labels));

  return zh_trc (language, "right", labels[right]);
}

/* Undo and redo are no acts of the journal, and have no words there. */
static char *
format_command (const ZhCommand  *command,
                const ZhLanguage *language)
{
  if (command->kind != ZH_COMMAND_RETURN)
    return zh_journal_command_format (command->name, language);
  return g_strdup (g_str_equal (command->name, ZH_COMMAND_UNDO) ? zh_tr (language, "Undo") : zh_tr (language, "Redo"));
}

gboolean
zh_desk_check_right (const ZhDesk    *self,
                     const ZhCommand *command,
                     ZhRight          right,
                     GError         **error)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autofree char  *name = NULL;

  if (right == ZH_RIGHT_OF_TARGET || self->grant == NULL || self->grant (self->actor, right, command, self->grant_data))
    return TRUE;
  name = format_command (command, language);
  return zh_fail (error, ZH_ERROR_REFUSED,
                  /* Translators: a command, such as “Result”, and the right that it needs, such as “results”. */
                  _ ("“%1$s” was not done: it needs the right “%2$s”, which is not granted to you. Ask the chief arbiter for it"), name,
                  zh_right_get_label (right, language));
}
