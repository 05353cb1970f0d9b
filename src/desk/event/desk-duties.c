#include "config.h"

#include "desk-duties.h"

#include <glib/gi18n.h>

#include "desk-details.h"
#include "desk-private.h"
#include "duties.h"
#include "errors.h"
#include "ruleset-defaults.h"
#include "text-signs.h"

/* Whom the duty is about, "" for most; NULL with @error where the rules know none of this name. */
static char *
dup_who (const ZhAct        *act,
         const ZhTournament *tournament,
         const char         *key,
         GError            **error)
{
  g_autoptr (ZhRuleset) rules = *act->snapshot->ruleset != '\0' ? zh_competition_load_ruleset (act->snapshot, NULL) : NULL;
  g_autoptr (GPtrArray) duties = zh_desk_list_event_duties (act->snapshot, tournament->id, rules, zh_language_get_screen ());
  const ZhDuty *duty = zh_duties_find (duties, key);
  g_autoptr (GString) known = g_string_new (NULL);

  if (duty != NULL || act->desk->is_repeating)
    return g_strdup (duty != NULL ? duty->who : "");
  for (guint i = 0; i < duties->len; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", ((const ZhDuty *) g_ptr_array_index (duties, i))->key);
  if (known->len == 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("The rules of this event name no duties. Choose rules for it, or set a key of section “duties”"));
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("“%1$s” is no duty of this event; there are: %2$s"), key, known->str);
}

static gboolean
check_day (const char *field,
           ZhDate      day,
           GError    **error)
{
  g_autofree char *text = zh_date_format_iso (day);

  if (!zh_date_is_set (day) || (day.month > 0 && day.day > 0))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s: “%2$s” is no day. Write it as 2026-11-30"), field, text);
}

static gboolean
put_mark (ZhAct              *act,
          const ZhTournament *tournament,
          const char         *duty,
          const ZhDutyMark   *mark,
          GError            **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (tournament);
  g_autofree char *key = g_strconcat (ZH_OPTION_DUTY, duty, NULL);
  g_autofree char *text = zh_duty_mark_to_text (mark);

  if (*text == '\0')
    g_hash_table_remove (settings->options, key);
  else
    g_hash_table_replace (settings->options, g_steal_pointer (&key), g_steal_pointer (&text));
  return zh_store_put_tournament (act->store, settings, error);
}

static void
note_mark (ZhAct            *act,
           const char       *duty,
           const char       *who,
           const ZhDutyMark *mark)
{
  g_autofree char *due = zh_date_format_iso (mark->due);
  g_autofree char *done = zh_date_format_iso (mark->done);

  zh_act_set_string (act, "duty", duty);
  zh_act_set_string (act, "who", who);
  zh_act_set_string (act, "due", due);
  zh_act_set_string (act, "done", done);
  zh_act_set_string (act, "note", mark->note);
  zh_act_in_string (act, "duty", duty);
  zh_act_in_text (act, "due", due);
  zh_act_in_text (act, "done", done);
  zh_act_in_text (act, "note", mark->note);
}

ZhChange *
zh_desk_mark_duty (ZhDesk           *self,
                   gint64            tournament_id,
                   const char       *duty,
                   const ZhDutyMark *mark,
                   GError          **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_MARK_DUTY, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_tournament (act, error) : NULL;
  g_autofree char    *who = tournament != NULL ? dup_who (act, tournament, duty, error) : NULL;
  g_autofree char    *note = zh_text_dup_clean (mark->note);
  ZhDutyMark          kept = { mark->due, mark->done, g_strstrip (g_strdelimit (note, "\n\r", ' ')) };

  if (who == NULL || !zh_desk_check_text (_ ("Note"), kept.note, error) || !check_day (_ ("Due on"), kept.due, error) ||
      !check_day (_ ("Done on"), kept.done, error))
    return NULL;
  note_mark (act, duty, who, &kept);
  return put_mark (act, tournament, duty, &kept, error) ? zh_act_commit (act, error) : NULL;
}
