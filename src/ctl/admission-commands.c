/* Admission from a terminal: what was seen of whom, and what the commission decides in its sessions. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "admission-boxes.h"
#include "call.h"
#include "competition-commands.h"
#include "desk-admission.h"
#include "desk-arrivals.h"
#include "desk-quotas.h"
#include "errors.h"
#include "record-options.h"
#include "ruleset-defaults.h"

/* Lists */

/* The documents of an applicant with their states. */
static JsonObject *
describe_boxes (const ZhCtlCall   *call,
                gint64             member_id,
                const ZhAdmission *admission,
                const GPtrArray   *boxes)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < boxes->len; i++)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (boxes, i);

      if (zh_admission_box_is_asked (box, call->tournament, member_id))
        json_object_set_string_member (object, box->key, zh_box_state_words[zh_admission_get_box (admission, box->key)]);
    }
  return object;
}

/* "admitted on condition until 12.03.2026 (policy)". */
static char *
format_decision (const ZhAdmission *admission)
{
  const ZhLanguage *language = zh_language_get_screen ();
  GString          *text = g_string_new (zh_admission_state_get_label (admission->state, language));

  if (*admission->until != '\0')
    g_string_append_printf (text, " – %s", admission->until);
  if (*admission->ground != '\0')
    g_string_append_printf (text, " (%s)", admission->ground);
  return g_string_free (text, FALSE);
}

static void
print_applicant (const ZhCtlCall *call,
                 const ZhEntry   *entry,
                 gint64           member_id,
                 const GPtrArray *boxes)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (call->tournament, entry->id, member_id);
  const ZhSitting *sitting = zh_tournament_find_session (call->tournament, admission->session_id);
  g_autofree char *name = zh_tournament_format_applicant (call->tournament, entry, member_id);
  g_autofree char *obstacle = zh_admission_is_given (admission) ? NULL : zh_competition_dup_obstacle (zh_ctl_get_competition (call), call->tournament, entry, member_id, language);
  g_autofree char *decision = format_decision (admission);

  zh_ctl_print_row (call, "number:d name:s :s :s | entry:l member:l state:s article:s ground:s until:s session:d obstacle:s documents:o", entry->start_number, name,
                    decision, obstacle, entry->id, member_id, zh_admission_state_words[admission->state], admission->article, admission->ground, admission->until,
                    sitting != NULL ? sitting->number : 0, obstacle, describe_boxes (call, member_id, admission, boxes));
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (zh_ctl_get_competition (call), NULL);
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (rules);
  const ZhTournament *tournament = call->tournament;

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      print_applicant (call, entry, 0, boxes);
      for (guint k = 0; k < tournament->members->len; k++)
        {
          const ZhMember *member = g_ptr_array_index (tournament->members, k);

          if (member->entry_id == entry->id)
            print_applicant (call, entry, member->id, boxes);
        }
    }
  return ZH_CTL_DONE;
}

/* What the rules of the event ask for. */
static ZhCtlExit
run_documents (ZhCtlCall *call,
               GError   **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (zh_ctl_get_competition (call), NULL);
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (rules);

  for (guint i = 0; i < boxes->len; i++)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (boxes, i);

      zh_ctl_print_row (call, "document:s article:s label:s", box->key, box->article, zh_admission_box_get_label (box->key, zh_language_get_screen ()));
    }
  return ZH_CTL_DONE;
}

/* Who is meant */

/* The member of --member, with id 0 where it is left out. */
static gboolean
read_subject (ZhCtlCall          *call,
              int                 index,
              ZhAdmissionSubject *subject,
              GError            **error)
{
  const ZhEntry  *entry = zh_ctl_word_entry (call, index, error);
  const char     *text = zh_ctl_text (call, "member");
  const ZhMember *member = entry != NULL && text != NULL ? zh_ctl_find_member (call->tournament, entry, text, error) : NULL;

  if (entry == NULL || (text != NULL && member == NULL))
    return FALSE;
  *subject = (ZhAdmissionSubject){ entry->id, member != NULL ? member->id : 0 };
  return TRUE;
}

/* With --members every member of every team that is named. */
static void
add_members (const ZhCtlCall *call,
             gint64           entry_id,
             GArray          *subjects)
{
  for (guint i = 0; i < call->tournament->members->len; i++)
    {
      const ZhMember          *member = g_ptr_array_index (call->tournament->members, i);
      const ZhAdmissionSubject subject = { entry_id, member->id };

      if (member->entry_id == entry_id)
        g_array_append_val (subjects, subject);
    }
}

/* Those named by the words, or everybody; (transfer full) (element-type ZhAdmissionSubject), %NULL with @error. */
static GArray *
read_subjects (ZhCtlCall *call,
               GError   **error)
{
  g_autoptr (GArray) subjects = g_array_new (FALSE, FALSE, sizeof (ZhAdmissionSubject));
  GPtrArray         *all = call->tournament->entries;
  ZhAdmissionSubject subject;

  for (int i = 0; call->words[i] != NULL; i++)
    {
      if (!read_subject (call, i, &subject, error))
        return NULL;
      g_array_append_val (subjects, subject);
      if (zh_ctl_has (call, "members"))
        add_members (call, subject.entry_id, subjects);
    }
  for (guint i = 0; call->words[0] == NULL && i < all->len; i++)
    {
      subject = (ZhAdmissionSubject){ ((const ZhEntry *) g_ptr_array_index (all, i))->id, 0 };
      g_array_append_val (subjects, subject);
      if (zh_ctl_has (call, "members"))
        add_members (call, subject.entry_id, subjects);
    }
  return g_steal_pointer (&subjects);
}

/* Documents */

static ZhChange *
tick (ZhCtlCall *call,
      ZhBoxState state,
      GError   **error)
{
  ZhAdmissionSubject subject;

  if (!read_subject (call, 0, &subject, error))
    return NULL;
  return zh_desk_tick_admission (call->desk, subject.entry_id, subject.member_id, call->words[1], state, zh_ctl_text (call, "ground"), error);
}

static ZhChange *
act_seen (ZhCtlCall *call,
          GError   **error)
{
  return tick (call, ZH_BOX_SEEN, error);
}

static ZhChange *
act_waive (ZhCtlCall *call,
           GError   **error)
{
  return tick (call, ZH_BOX_WAIVED, error);
}

static ZhChange *
act_unseen (ZhCtlCall *call,
            GError   **error)
{
  return tick (call, ZH_BOX_OPEN, error);
}

static ZhChange *
act_all_seen (ZhCtlCall *call,
              GError   **error)
{
  g_autoptr (GArray) subjects = read_subjects (call, error);

  if (subjects == NULL)
    return NULL;
  return zh_desk_tick_admissions (call->desk, call->tournament->id, (const ZhAdmissionSubject *) subjects->data, subjects->len,
                                  zh_ctl_text (call, "document"), ZH_BOX_SEEN, error);
}

/* Decisions */

/* One as his own act, several as one. */
static ZhChange *
decide (ZhCtlCall                 *call,
        const ZhAdmissionDecision *decision,
        GError                   **error)
{
  g_autoptr (GArray) subjects = read_subjects (call, error);
  const ZhAdmissionSubject *first = subjects != NULL ? (const ZhAdmissionSubject *) subjects->data : NULL;

  if (first == NULL)
    return NULL;
  if (subjects->len == 1)
    return zh_desk_decide_admission (call->desk, first->entry_id, first->member_id, decision, error);
  return zh_desk_decide_admissions (call->desk, call->tournament->id, first, subjects->len, decision, error);
}

static ZhChange *
act_admit (ZhCtlCall *call,
           GError   **error)
{
  const char               *until = zh_ctl_text (call, "until");
  const ZhAdmissionDecision decision = {
    until != NULL ? ZH_ADMISSION_CONDITIONAL : zh_ctl_has (call, "by-organisers") ? ZH_ADMISSION_BY_ORGANISER
                                                                                  : ZH_ADMISSION_ADMITTED,
    NULL, zh_ctl_text (call, "ground"), until
  };

  if (until != NULL && zh_ctl_has (call, "by-organisers"))
    return zh_fail_null (error, ZH_ERROR_USAGE, "%s", _ ("--until and --by-organisers are two decisions. Give one of them"));
  return decide (call, &decision, error);
}

static ZhChange *
act_refuse (ZhCtlCall *call,
            GError   **error)
{
  const ZhAdmissionDecision decision = { ZH_ADMISSION_REFUSED, zh_ctl_text (call, "article"), zh_ctl_text (call, "ground"), NULL };

  return decide (call, &decision, error);
}

static ZhChange *
act_reopen (ZhCtlCall *call,
            GError   **error)
{
  const ZhAdmissionDecision decision = { .state = ZH_ADMISSION_OPEN };

  return decide (call, &decision, error);
}

/* Sessions */

static ZhCtlExit
run_sessions (ZhCtlCall *call,
              GError   **error)
{
  for (guint i = 0; i < call->tournament->sessions->len; i++)
    {
      const ZhSitting *sitting = g_ptr_array_index (call->tournament->sessions, i);
      g_auto (GStrv) present = g_strsplit (sitting->present, "\n", -1);
      g_autofree char *line = g_strdelimit (g_strjoinv (", ", present), "\t", ' ');

      zh_ctl_print_row (call, "number:d opened:s closed:s place:s present:s | id:l", sitting->number, sitting->opened, sitting->closed, sitting->place, line,
                        sitting->id);
    }
  return ZH_CTL_DONE;
}

/* Takes who is absent out of the lines of those present; %FALSE with @error where somebody is not among them. */
static gboolean
leave_out (char             **present,
           const char *const *absent,
           GError           **error)
{
  for (; absent != NULL && *absent != NULL; absent++)
    {
      g_auto (GStrv) lines = g_strsplit (*present, "\n", -1);
      g_autoptr (GString) rest = g_string_new (NULL);
      g_autofree char *folded = g_utf8_casefold (*absent, -1);
      guint            n_left = 0;

      for (gsize i = 0; lines[i] != NULL; i++)
        {
          g_autofree char *line = g_utf8_casefold (lines[i], -1);

          if (strstr (line, folded) == NULL)
            g_string_append_printf (rest, "%s%s", n_left++ > 0 ? "\n" : "", lines[i]);
        }
      if (n_left != g_strv_length (lines) - 1)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is not one member of the commission. Name one as “official” lists them"), *absent);
      g_free (*present);
      *present = g_strdup (rest->str);
    }
  return TRUE;
}

static ZhChange *
act_open (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhSitting) sitting = zh_sitting_start (zh_ctl_get_competition (call), zh_desk_get_now (call->desk));

  if (zh_ctl_has (call, "time"))
    zh_person_set_string (&sitting->opened, zh_ctl_text (call, "time"));
  if (zh_ctl_has (call, "place"))
    zh_person_set_string (&sitting->place, zh_ctl_text (call, "place"));
  if (!leave_out (&sitting->present, zh_ctl_texts (call, "absent"), error))
    return NULL;
  return zh_desk_open_session (call->desk, call->tournament->id, sitting, error);
}

static ZhChange *
act_close (ZhCtlCall *call,
           GError   **error)
{
  return zh_desk_close_session (call->desk, call->tournament->id, zh_ctl_text (call, "time"), error);
}

/* The day of arrival */

static ZhChange *
change_arrival (ZhCtlCall      *call,
                ZhArrival       kind,
                const ZhPerson *person,
                GError        **error)
{
  const ZhEntry        *entry = zh_ctl_word_entry (call, 0, error);
  const ZhArrivalChoice choice = { kind, person, zh_ctl_number (call, "round", 0), zh_ctl_text (call, "reason") };

  return entry != NULL ? zh_desk_change_arrival (call->desk, entry->id, &choice, error) : NULL;
}

static ZhChange *
act_replace (ZhCtlCall *call,
             GError   **error)
{
  const ZhEntry *entry = zh_ctl_word_entry (call, 0, error);
  g_autoptr (ZhPerson) person = zh_person_new ();

  if (entry == NULL)
    return NULL;
  /* who replaces somebody comes from the same region, unless it is said */
  if (entry->person != NULL)
    zh_person_set_string (&person->region, entry->person->region);
  zh_person_set_string (&person->surname, call->words[1]);
  zh_person_set_string (&person->given, call->words[2]);
  if (!zh_ctl_record_apply (call, "person", person, error))
    return NULL;
  return change_arrival (call, ZH_ARRIVAL_REPLACED, person, error);
}

static ZhChange *
act_late (ZhCtlCall *call,
          GError   **error)
{
  return change_arrival (call, ZH_ARRIVAL_LATE, NULL, error);
}

static ZhChange *
act_missing (ZhCtlCall *call,
             GError   **error)
{
  return change_arrival (call, ZH_ARRIVAL_MISSING, NULL, error);
}

static ZhCtlExit
run_changes (ZhCtlCall *call,
             GError   **error)
{
  for (guint i = 0; i < call->tournament->changes->len; i++)
    {
      const ZhEntryChange *change = g_ptr_array_index (call->tournament->changes, i);

      zh_ctl_print_row (call, "kind:s name:s other:s article:s reason:s | time:l", zh_arrival_words[change->kind], change->name, change->other, change->article,
                        change->reason, change->time);
    }
  return ZH_CTL_DONE;
}

/* Quotas, and who is disqualified */

static ZhCtlExit
run_quotas (ZhCtlCall *call,
            GError   **error)
{
  g_autoptr (GPtrArray) counts = zh_tournament_count_quotas (zh_ctl_get_competition (call), call->tournament, NULL);

  for (guint i = 0; i < counts->len; i++)
    {
      const ZhQuotaCount *count = g_ptr_array_index (counts, i);

      zh_ctl_print_row (call, "kind:s value:s seats:d entered:d admitted:d source:s", zh_quota_kind_words[count->quota->kind], count->value,
                        count->quota->seats, count->n_entered, count->n_admitted, count->quota->source);
    }
  return ZH_CTL_DONE;
}

static ZhChange *
act_set_quotas (ZhCtlCall *call,
                GError   **error)
{
  g_autoptr (GPtrArray) quotas = zh_quotas_parse (call->words[0], zh_language_get_screen (), error);

  return quotas != NULL ? zh_desk_set_quotas (call->desk, call->tournament->id, quotas, error) : NULL;
}

static ZhCtlExit
run_bans (ZhCtlCall *call,
          GError   **error)
{
  const GPtrArray *bans = zh_ctl_get_competition (call)->bans;

  for (guint i = 0; i < bans->len; i++)
    {
      const ZhBan     *ban = g_ptr_array_index (bans, i);
      g_autofree char *birth = zh_date_format_iso (ban->birth);
      g_autofree char *first = zh_date_format_iso (ban->first_day);
      g_autofree char *last = zh_date_format_iso (ban->last_day);

      zh_ctl_print_row (call, "name:s born:s scope:s from:s until:s source:s", ban->name, birth, zh_ban_scope_words[ban->scope], first, last, ban->source);
    }
  return ZH_CTL_DONE;
}

static ZhChange *
act_set_bans (ZhCtlCall *call,
              GError   **error)
{
  g_autofree char *text = zh_ctl_read_text (call->words[0], error);
  g_autoptr (GPtrArray) bans = text != NULL ? zh_bans_parse (text, zh_language_get_screen (), error) : NULL;

  return bans != NULL ? zh_desk_set_bans (call->desk, bans, error) : NULL;
}

const ZhCtlVerb zh_ctl_admission_verbs[] = {
  { "admission", "FILE [list]", ZH_CTL_READS, run_list },
  { "admission", "FILE documents", ZH_CTL_READS, run_documents },
  { "admission", "FILE sessions", ZH_CTL_READS, run_sessions },
  { "admission", "FILE open [--time TIME] [--place TEXT] [--absent NAME]…", ZH_CTL_WRITES, .act = act_open },
  { "admission", "FILE close [--time TIME]", ZH_CTL_WRITES, .act = act_close },
  { "admission", "FILE changes", ZH_CTL_READS, run_changes },
  { "admission", "FILE replace E SURNAME [GIVEN] [--reason TEXT] @person", ZH_CTL_WRITES, .act = act_replace },
  { "admission", "FILE late E --round R [--reason TEXT]", ZH_CTL_WRITES, .act = act_late },
  { "admission", "FILE not-arrived E [--reason TEXT]", ZH_CTL_WRITES, .act = act_missing },
  { "admission", "FILE quotas", ZH_CTL_READS, run_quotas },
  { "admission", "FILE set-quotas TEXT", ZH_CTL_WRITES, .act = act_set_quotas },
  { "admission", "FILE bans", ZH_CTL_READS, run_bans },
  { "admission", "FILE set-bans LIST", ZH_CTL_WRITES, .act = act_set_bans },
  { "admission", "FILE seen E DOCUMENT [--member M]", ZH_CTL_WRITES, .act = act_seen },
  { "admission", "FILE all-seen [E…] [--document DOCUMENT] [--member M] [--members]", ZH_CTL_WRITES, .act = act_all_seen },
  { "admission", "FILE waive E DOCUMENT --ground TEXT [--member M]", ZH_CTL_WRITES, .act = act_waive },
  { "admission", "FILE unseen E DOCUMENT [--member M]", ZH_CTL_WRITES, .act = act_unseen },
  { "admission", "FILE admit [E…] [--member M] [--members] [--by-organisers] [--until DAY] [--ground TEXT]", ZH_CTL_WRITES, .act = act_admit, .strict = TRUE },
  { "admission", "FILE refuse E… --ground TEXT --article TEXT [--member M]", ZH_CTL_WRITES, .act = act_refuse, .strict = TRUE },
  { "admission", "FILE reopen E… [--member M] [--members]", ZH_CTL_WRITES, .act = act_reopen, .strict = TRUE,
    .summary = N_ ("Documents of the entries, sessions of the commission, and whom it admits") },
  { NULL },
};
