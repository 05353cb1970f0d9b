#include "config.h"

#include "desk-admission.h"

#include <glib/gi18n.h>
#include <string.h>

#include "admission-boxes.h"
#include "desk-details.h"
#include "desk-private.h"
#include "errors.h"
#include "journal-fields.h"
#include "playing-officials.h"
#include "ruleset-defaults.h"
#include "text-signs.h"

/* What stands in the way */

static char *
find_official (const ZhCompetition *competition,
               const ZhEntry       *entry,
               const ZhRuleset     *rules,
               const ZhLanguage    *language)
{
  g_autoptr (GPtrArray) one = g_ptr_array_new ();
  g_auto (GStrv) sentences = NULL;
  gboolean may_play = TRUE;

  if (rules == NULL || !zh_ruleset_get_boolean (rules, "officials.may-play", &may_play, NULL) || may_play)
    return NULL;
  g_ptr_array_add (one, (gpointer) entry);
  sentences = zh_competition_dup_playing_officials (competition, one, language);
  return g_strdup (sentences[0]);
}

char *
zh_competition_dup_obstacle (const ZhCompetition *competition,
                             const ZhTournament  *tournament,
                             const ZhEntry       *entry,
                             const ZhLanguage    *language)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (rules);
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (tournament, entry->id);
  char *official = find_official (competition, entry, rules, language);

  for (guint i = 0; official == NULL && i < boxes->len; i++)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (boxes, i);

      if (zh_admission_get_box (admission, box->key) != ZH_BOX_OPEN)
        continue;
      if (*box->article == '\0')
        return g_strdup_printf (zh_tr (language, "Not seen yet: %s"), zh_admission_box_get_label (box->key, language));
      return g_strdup_printf (zh_tr (language, "Not seen yet: %1$s [%2$s]"), zh_admission_box_get_label (box->key, language), box->article);
    }
  return official;
}

gboolean
zh_tournament_check_admitted (const ZhTournament *tournament,
                              int                 round,
                              GError            **error)
{
  if (!zh_tournament_uses_admission (tournament))
    return TRUE;
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);
      g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (tournament, entry->id);
      g_autofree char *name = NULL;

      if (zh_admission_is_given (admission) || zh_entry_has_left (entry, round) || zh_entry_get_absence (entry, round, NULL))
        continue;
      name = zh_entry_format_name (entry);
      if (admission->state == ZH_ADMISSION_REFUSED)
        return zh_fail (error, ZH_ERROR_REFUSED, _ ("%1$s was refused admission [%2$s]. Remove the entry, or decide anew"), name, admission->article);
      return zh_fail (error, ZH_ERROR_REFUSED, _ ("The commission has not admitted %s yet. Decide on the entry first"), name);
    }
  return TRUE;
}

/* Acts */

static ZhChange *
commit (ZhAct              *act,
        const ZhTournament *tournament,
        gint64              entry_id,
        const ZhAdmission  *admission,
        GError            **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (tournament);
  g_autofree char *key = g_strdup_printf (ZH_OPTION_ADMISSION "%" G_GINT64_FORMAT, entry_id);
  g_autofree char *text = zh_admission_to_text (admission);

  if (*text == '\0')
    g_hash_table_remove (settings->options, key);
  else
    g_hash_table_replace (settings->options, g_steal_pointer (&key), g_steal_pointer (&text));
  if (!zh_store_put_tournament (act->store, settings, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* A text of one line as somebody typed it; (transfer full). */
static char *
dup_line (const char *text)
{
  g_autofree char *clean = zh_text_dup_clean (text != NULL ? text : "");

  return g_strdup (g_strstrip (g_strdelimit (clean, "\n\r", ' ')));
}

static gboolean
check_box (const ZhCompetition *competition,
           const char          *key,
           GError             **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (rules);
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; i < boxes->len; i++)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (boxes, i);

      if (strcmp (box->key, key) == 0)
        return TRUE;
      g_string_append_printf (known, "%s%s", known->len > 0 ? ", " : "", box->key);
    }
  if (known->len == 0)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("The rules of this event ask for no documents. Add them to the regulation"));
  return zh_fail (error, ZH_ERROR_INPUT, _ ("“%1$s” is no document that the rules of this event ask for; they are: %2$s"), key, known->str);
}

ZhChange *
zh_desk_tick_admission (ZhDesk     *self,
                        gint64      entry_id,
                        const char *box,
                        ZhBoxState  state,
                        const char *ground,
                        GError    **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *entry = NULL;
  g_autoptr (ZhAct) act = zh_act_begin_entry (self, ZH_COMMAND_TICK_ADMISSION, entry_id, &entry, &tournament, error);
  g_autoptr (ZhAdmission) admission = NULL;
  g_autofree char *given = dup_line (ground);

  if (act == NULL || !check_box (self->snapshot, box, error) ||
      !zh_desk_check_text (zh_journal_field_format (ZH_COMMAND_TICK_ADMISSION, "ground", zh_language_get_screen ()), given, error))
    return NULL;
  if (state == ZH_BOX_WAIVED && *given == '\0')
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("A document is waived with a ground. Give it"));
  admission = zh_tournament_get_admission (tournament, entry_id);
  zh_admission_set_box (admission, box, state, given);
  zh_act_set_string (act, "document", box);
  zh_act_set_string (act, "state", zh_box_state_words[state]);
  zh_act_set_string (act, "ground", state == ZH_BOX_WAIVED ? given : "");
  zh_act_in_string (act, "document", box);
  zh_act_in_string (act, "state", zh_box_state_words[state]);
  zh_act_in_text (act, "ground", state == ZH_BOX_WAIVED ? given : "");
  return commit (act, tournament, entry_id, admission, error);
}

/* Whether a decision may be made so. */
static gboolean
check_decision (const ZhCompetition *competition,
                const ZhTournament  *tournament,
                const ZhEntry       *entry,
                const ZhAdmission   *decided,
                GError             **error)
{
  g_autofree char *obstacle = decided->state == ZH_ADMISSION_ADMITTED ? zh_competition_dup_obstacle (competition, tournament, entry, zh_language_get_screen ())
                                                                      : NULL;

  if (obstacle != NULL)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s. Look at it, waive it with a ground, or refuse"), obstacle);
  if (decided->state == ZH_ADMISSION_REFUSED && (*decided->article == '\0' || *decided->ground == '\0'))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("A refusal needs its ground and the article. Give both"));
  if (decided->state == ZH_ADMISSION_BY_ORGANISER && *decided->ground == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, _ ("An admission by the organisers needs its ground. Give it"));
  return zh_desk_check_text (zh_journal_field_format (ZH_COMMAND_DECIDE_ADMISSION, "ground", zh_language_get_screen ()), decided->ground, error) &&
         zh_desk_check_text (zh_journal_field_format (ZH_COMMAND_DECIDE_ADMISSION, "article", zh_language_get_screen ()), decided->article, error);
}

ZhChange *
zh_desk_decide_admission (ZhDesk          *self,
                          gint64           entry_id,
                          ZhAdmissionState state,
                          const char      *article,
                          const char      *ground,
                          GError         **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *entry = NULL;
  g_autoptr (ZhAct) act = zh_act_begin_entry (self, ZH_COMMAND_DECIDE_ADMISSION, entry_id, &entry, &tournament, error);
  g_autoptr (ZhAdmission) admission = NULL;

  if (act == NULL)
    return NULL;
  admission = zh_tournament_get_admission (tournament, entry_id);
  admission->state = state;
  g_free (admission->article);
  g_free (admission->ground);
  admission->article = state == ZH_ADMISSION_REFUSED ? dup_line (article) : g_strdup ("");
  admission->ground = state != ZH_ADMISSION_OPEN ? dup_line (ground) : g_strdup ("");
  if (!check_decision (self->snapshot, tournament, entry, admission, error))
    return NULL;
  zh_act_set_string (act, "state", zh_admission_state_words[state]);
  zh_act_set_string (act, "article", admission->article);
  zh_act_set_string (act, "ground", admission->ground);
  zh_act_in_string (act, "state", zh_admission_state_words[state]);
  zh_act_in_text (act, "article", admission->article);
  zh_act_in_text (act, "ground", admission->ground);
  return commit (act, tournament, entry_id, admission, error);
}
