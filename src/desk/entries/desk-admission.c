#include "config.h"

#include "desk-admission.h"

#include <glib/gi18n.h>
#include <string.h>

#include "admission-act.h"
#include "desk-details.h"
#include "errors.h"
#include "journal-fields.h"
#include "ruleset-defaults.h"
#include "text-signs.h"

/* A text of one line as somebody typed it; (transfer full). */
static char *
dup_line (const char *text)
{
  g_autofree char *clean = zh_text_dup_clean (text != NULL ? text : "");

  return g_strdup (g_strstrip (g_strdelimit (clean, "\n\r", ' ')));
}

static void
take_line (char      **field,
           const char *text)
{
  g_free (*field);
  *field = dup_line (text);
}

/* Of a team the member meant; an applicant who is no member has id 0. */
static gboolean
check_member (const ZhTournament *tournament,
              const ZhEntry      *entry,
              gint64              member_id,
              GError            **error)
{
  const ZhMember *member = member_id != 0 ? zh_tournament_find_member (tournament, member_id) : NULL;

  if (member_id != 0 && (member == NULL || member->entry_id != entry->id))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("“member”: he does not play for this team"));
  return TRUE;
}

static void
note_member (ZhAct              *act,
             const ZhTournament *tournament,
             gint64              member_id)
{
  const ZhMember  *member = member_id != 0 ? zh_tournament_find_member (tournament, member_id) : NULL;
  g_autofree char *name = member != NULL ? zh_member_format_name (member) : NULL;

  if (name == NULL)
    return;
  zh_act_in_int (act, "member", member_id);
  zh_act_set_string (act, "member", name);
}

static gboolean
check_text (const char *command,
            const char *field,
            const char *text,
            GError    **error)
{
  return zh_desk_check_text (zh_journal_field_format (command, field, zh_language_get_screen ()), text, error);
}

/* Documents */

static gboolean
check_box (const ZhCompetition *competition,
           const ZhTournament  *tournament,
           gint64               member_id,
           const char          *key,
           GError             **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (rules);
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; i < boxes->len; i++)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (boxes, i);

      if (!zh_admission_box_is_asked (box, tournament, member_id))
        continue;
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
                        gint64      member_id,
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

  if (act == NULL || !check_member (tournament, entry, member_id, error) ||
      !check_box (self->snapshot, tournament, member_id, box, error) ||
      !check_text (ZH_COMMAND_TICK_ADMISSION, "ground", given, error))
    return NULL;
  if (state == ZH_BOX_WAIVED && *given == '\0')
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("A document is waived with a ground. Give it"));
  admission = zh_tournament_get_admission (tournament, entry_id, member_id);
  zh_admission_set_box (admission, box, state, given);
  note_member (act, tournament, member_id);
  zh_act_set_string (act, "document", box);
  zh_act_set_string (act, "state", zh_box_state_words[state]);
  zh_act_set_string (act, "ground", state == ZH_BOX_WAIVED ? given : "");
  zh_act_in_string (act, "document", box);
  zh_act_in_string (act, "state", zh_box_state_words[state]);
  zh_act_in_text (act, "ground", state == ZH_BOX_WAIVED ? given : "");
  if (!zh_act_write_admission (act, tournament, entry_id, member_id, admission, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* Decisions */

/* What is decided as it will stand, of nobody in particular; (transfer full), %NULL with @error. */
static ZhAdmission *
read_decision (const ZhAdmissionDecision *decision,
               GError                   **error)
{
  g_autoptr (ZhAdmission) next = zh_admission_new ();
  ZhDate until = ZH_DATE_NONE;

  next->state = decision->state;
  if (decision->state == ZH_ADMISSION_REFUSED)
    take_line (&next->article, decision->article);
  if (decision->state != ZH_ADMISSION_OPEN)
    take_line (&next->ground, decision->ground);
  if (decision->state == ZH_ADMISSION_CONDITIONAL)
    {
      if (!zh_date_parse (decision->until != NULL ? decision->until : "", &until) || until.day == 0)
        return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("An admission on condition needs the last day on which it holds, such as 2026-03-01. Give it"));
      g_free (next->until);
      next->until = zh_date_format_iso (until);
    }
  return g_steal_pointer (&next);
}

static gboolean
check_decision (const ZhAdmission *decided,
                GError           **error)
{
  gboolean needs_ground = decided->state == ZH_ADMISSION_BY_ORGANISER || decided->state == ZH_ADMISSION_CONDITIONAL;

  if (decided->state == ZH_ADMISSION_REFUSED && (*decided->article == '\0' || *decided->ground == '\0'))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("A refusal needs its ground and the article. Give both"));
  if (needs_ground && *decided->ground == '\0')
    return zh_fail (error, ZH_ERROR_INPUT,
                    decided->state == ZH_ADMISSION_CONDITIONAL ? _ ("An admission on condition needs its ground: what is to be shown. Give it")
                                                               : _ ("An admission by the organisers needs its ground. Give it"));
  return check_text (ZH_COMMAND_DECIDE_ADMISSION, "ground", decided->ground, error) &&
         check_text (ZH_COMMAND_DECIDE_ADMISSION, "article", decided->article, error);
}

/* The session in which the act decides; an act of an older journal has none. */
static gboolean
find_session (const ZhAct        *act,
              const ZhTournament *tournament,
              ZhAdmission        *next,
              GError            **error)
{
  const ZhSitting *sitting = zh_tournament_get_open_session (tournament);

  if (sitting != NULL)
    next->session_id = sitting->id;
  if (sitting != NULL || zh_store_get_act_version (act->store) < ZH_FILE_VERSION)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("No session of the commission is open, and a decision belongs to one. Open it first"));
}

static gboolean
decide (ZhAct              *act,
        const ZhTournament *tournament,
        const ZhEntry      *entry,
        gint64              member_id,
        GHashTable         *also,
        const ZhAdmission  *decided,
        GError            **error)
{
  g_autoptr (ZhAdmission) next = zh_tournament_get_admission (tournament, entry->id, member_id);
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (act->snapshot, NULL);
  gboolean         is_document = FALSE;
  g_autofree char *obstacle = zh_competition_dup_obstacle_with (act->snapshot, tournament, entry, member_id, rules, decided->state, also, &is_document, zh_language_get_screen ());

  if (obstacle != NULL)
    {
      g_autofree char *name = zh_tournament_format_applicant (tournament, entry, member_id);

      return is_document ? zh_fail (error, ZH_ERROR_REFUSED, _ ("%1$s: %2$s. Look at it, waive it with a ground, or refuse"), name, obstacle)
                         /* Translators: an applicant, what stands in the way: a full quota, a disqualification, an office, the age. */
                         : zh_fail (error, ZH_ERROR_REFUSED, _ ("%1$s: %2$s. Refuse, or put right what is entered"), name, obstacle);
    }
  next->state = decided->state;
  next->session_id = decided->session_id;
  zh_person_set_string (&next->article, decided->article);
  zh_person_set_string (&next->ground, decided->ground);
  zh_person_set_string (&next->until, decided->until);
  return zh_act_write_admission (act, tournament, entry->id, member_id, next, error);
}

static void
note_decision (ZhAct             *act,
               const ZhAdmission *decided)
{
  zh_act_set_string (act, "state", zh_admission_state_words[decided->state]);
  zh_act_set_string (act, "article", decided->article);
  zh_act_set_string (act, "ground", decided->ground);
  if (*decided->until != '\0')
    zh_act_set_string (act, "until", decided->until);
  zh_act_in_string (act, "state", zh_admission_state_words[decided->state]);
  zh_act_in_text (act, "article", decided->article);
  zh_act_in_text (act, "ground", decided->ground);
  zh_act_in_text (act, "until", decided->until);
}

ZhChange *
zh_desk_decide_admission (ZhDesk                    *self,
                          gint64                     entry_id,
                          gint64                     member_id,
                          const ZhAdmissionDecision *decision,
                          GError                   **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *entry = NULL;
  g_autoptr (ZhAct) act = zh_act_begin_entry (self, ZH_COMMAND_DECIDE_ADMISSION, entry_id, &entry, &tournament, error);
  g_autoptr (ZhAdmission) decided = act != NULL ? read_decision (decision, error) : NULL;

  if (decided == NULL || !check_decision (decided, error) || !check_member (tournament, entry, member_id, error) ||
      !find_session (act, tournament, decided, error) || !decide (act, tournament, entry, member_id, NULL, decided, error))
    return NULL;
  note_member (act, tournament, member_id);
  note_decision (act, decided);
  return zh_act_commit (act, error);
}

/* Many at once */

/* The entry of a subject, which is noted; %NULL with @error where there is none such. */
static const ZhEntry *
take_subject (ZhAct                    *act,
              const ZhTournament       *tournament,
              const ZhAdmissionSubject *subject,
              GError                  **error)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, subject->entry_id);
  JsonObject    *item;

  if (entry == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("“applicants”: somebody of the list is not in this tournament"));
  if (!check_member (tournament, entry, subject->member_id, error))
    return NULL;
  item = zh_act_in_add (act, "applicants");
  json_object_set_int_member (item, "entry", subject->entry_id);
  if (subject->member_id != 0)
    json_object_set_int_member (item, "member", subject->member_id);
  return entry;
}

/* One by name, many by their number. */
static void
note_subjects (ZhAct                    *act,
               const ZhTournament       *tournament,
               const ZhAdmissionSubject *last,
               gsize                     n_subjects)
{
  const ZhEntry   *entry = zh_tournament_find_entry (tournament, last->entry_id);
  g_autofree char *name = n_subjects == 1 ? zh_tournament_format_applicant (tournament, entry, last->member_id) : NULL;

  zh_act_set_int (act, "count", (gint64) n_subjects);
  if (name != NULL)
    zh_act_set_string (act, "name", name);
}

static gboolean
check_subjects (gsize    n_subjects,
                GError **error)
{
  return n_subjects > 0 || zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("“applicants”: say on whom the commission decides"));
}

/* Ticks what is asked of the applicant; adds to @n_changed where that changes anything. */
static gboolean
tick_boxes (ZhAct                    *act,
            const ZhTournament       *tournament,
            const ZhAdmissionSubject *subject,
            const GPtrArray          *boxes,
            const char               *only,
            ZhBoxState                state,
            guint                    *n_changed,
            GError                  **error)
{
  g_autoptr (ZhAdmission) next = zh_tournament_get_admission (tournament, subject->entry_id, subject->member_id);
  guint n_before = *n_changed;

  for (guint i = 0; i < boxes->len; i++)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (boxes, i);
      ZhBoxState            old = zh_admission_get_box (next, box->key);

      if (!zh_admission_box_is_asked (box, tournament, subject->member_id) || (only != NULL && strcmp (only, box->key) != 0) ||
          old == state || (only == NULL && old == ZH_BOX_WAIVED))
        continue;
      zh_admission_set_box (next, box->key, state, "");
      *n_changed += 1;
    }
  return *n_changed == n_before || zh_act_write_admission (act, tournament, subject->entry_id, subject->member_id, next, error);
}

ZhChange *
zh_desk_tick_admissions (ZhDesk                   *self,
                         gint64                    tournament_id,
                         const ZhAdmissionSubject *subjects,
                         gsize                     n_subjects,
                         const char               *box,
                         ZhBoxState                state,
                         GError                  **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_TICK_ADMISSIONS, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (GPtrArray) boxes = NULL;
  guint n_changed = 0;

  if (tournament == NULL || !check_subjects (n_subjects, error))
    return NULL;
  rules = zh_competition_load_ruleset (self->snapshot, NULL);
  boxes = zh_ruleset_list_boxes (rules);
  if (state == ZH_BOX_WAIVED)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("A document is waived of one applicant at a time, with a ground"));
  for (gsize i = 0; i < n_subjects; i++)
    if (take_subject (act, tournament, &subjects[i], error) == NULL ||
        (box != NULL && !check_box (self->snapshot, tournament, subjects[i].member_id, box, error)) ||
        !tick_boxes (act, tournament, &subjects[i], boxes, box, state, &n_changed, error))
      return NULL;
  if (n_changed == 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("The documents say so already"));
  note_subjects (act, tournament, &subjects[n_subjects - 1], n_subjects);
  zh_act_set_string (act, "document", box != NULL ? box : "");
  zh_act_set_string (act, "state", zh_box_state_words[state]);
  zh_act_in_text (act, "document", box);
  zh_act_in_string (act, "state", zh_box_state_words[state]);
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_decide_admissions (ZhDesk                    *self,
                           gint64                     tournament_id,
                           const ZhAdmissionSubject  *subjects,
                           gsize                      n_subjects,
                           const ZhAdmissionDecision *decision,
                           GError                   **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_DECIDE_ADMISSIONS, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhAdmission) decided = tournament != NULL ? read_decision (decision, error) : NULL;
  g_autoptr (GHashTable) decided_before = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  if (decided == NULL || !check_decision (decided, error) || !check_subjects (n_subjects, error) ||
      !find_session (act, tournament, decided, error))
    return NULL;
  for (gsize i = 0; i < n_subjects; i++)
    {
      const ZhEntry *entry = take_subject (act, tournament, &subjects[i], error);

      if (entry == NULL || !decide (act, tournament, entry, subjects[i].member_id, decided_before, decided, error))
        return NULL;
      if (zh_admission_is_given (decided))
        g_hash_table_add (decided_before, g_memdup2 (subjects[i].member_id != 0 ? &subjects[i].member_id : &subjects[i].entry_id, sizeof (gint64)));
    }
  note_subjects (act, tournament, &subjects[n_subjects - 1], n_subjects);
  note_decision (act, decided);
  return zh_act_commit (act, error);
}
