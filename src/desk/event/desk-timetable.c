#include "config.h"

#include "desk-timetable.h"

#include <glib/gi18n.h>

#include "desk-details.h"
#include "desk-private.h"
#include "text-limits.h"
#include "timetable.h"

ZhChange *
zh_desk_set_timetable (ZhDesk     *self,
                       gint64      tournament_id,
                       const char *text,
                       GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_TIMETABLE, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (GPtrArray) lines = tournament != NULL ? zh_timetable_parse (text, error) : NULL;
  g_autoptr (ZhTournament) next = NULL;
  g_autofree char *kept = NULL;

  if (lines == NULL)
    return NULL;
  kept = zh_timetable_to_text (lines);
  if (!zh_desk_check_length (_ ("Timetable"), kept, ZH_TEXT_BLOCK_MAX, error))
    return NULL;
  next = zh_tournament_copy_settings (tournament);
  if (lines->len > 0)
    g_hash_table_insert (next->options, g_strdup (ZH_OPTION_TIMETABLE), g_strdup (kept));
  else
    g_hash_table_remove (next->options, ZH_OPTION_TIMETABLE);
  zh_act_set_int (act, "lines", lines->len);
  zh_act_in_string (act, "plan", kept);
  if (!zh_store_put_tournament (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}
