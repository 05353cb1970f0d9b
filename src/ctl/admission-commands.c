/* Admission from a terminal: what was seen of whom, and what the commission decides. */
#include "config.h"

#include <glib/gi18n.h>

#include "admission-boxes.h"
#include "call.h"
#include "desk-admission.h"
#include "ruleset-defaults.h"

/* The documents of an entry with their states. */
static JsonObject *
describe_boxes (const ZhAdmission *admission,
                const GPtrArray   *boxes)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < boxes->len; i++)
    {
      const char *key = ((const ZhAdmissionBox *) g_ptr_array_index (boxes, i))->key;

      json_object_set_string_member (object, key, zh_box_state_words[zh_admission_get_box (admission, key)]);
    }
  return object;
}

static void
print_entry (const ZhCtlCall *call,
             const ZhEntry   *entry,
             const GPtrArray *boxes)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (call->tournament, entry->id);
  g_autofree char *name = zh_entry_format_name (entry);
  g_autofree char *obstacle = zh_admission_is_given (admission) ? NULL : zh_competition_dup_obstacle (zh_ctl_get_competition (call), call->tournament, entry, language);
  g_autofree char *decision = *admission->ground != '\0' ? g_strdup_printf ("%s (%s)", zh_admission_state_get_label (admission->state, language), admission->ground)
                                                         : g_strdup (zh_admission_state_get_label (admission->state, language));

  zh_ctl_print_row (call, "number:d name:s :s :s | entry:l state:s article:s ground:s obstacle:s documents:o", entry->start_number, name,
                    decision, obstacle, entry->id, zh_admission_state_words[admission->state], admission->article, admission->ground, obstacle,
                    describe_boxes (admission, boxes));
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (zh_ctl_get_competition (call), NULL);
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (rules);

  for (guint i = 0; i < call->tournament->entries->len; i++)
    print_entry (call, g_ptr_array_index (call->tournament->entries, i), boxes);
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

static ZhChange *
tick (ZhCtlCall *call,
      ZhBoxState state,
      GError   **error)
{
  const ZhEntry *entry = zh_ctl_word_entry (call, 0, error);

  return entry != NULL ? zh_desk_tick_admission (call->desk, entry->id, call->words[1], state, zh_ctl_text (call, "ground"), error) : NULL;
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
decide (ZhCtlCall       *call,
        ZhAdmissionState state,
        const char      *article,
        GError         **error)
{
  const ZhEntry *entry = zh_ctl_word_entry (call, 0, error);

  return entry != NULL ? zh_desk_decide_admission (call->desk, entry->id, state, article, zh_ctl_text (call, "ground"), error) : NULL;
}

static ZhChange *
act_admit (ZhCtlCall *call,
           GError   **error)
{
  return decide (call, zh_ctl_has (call, "by-organisers") ? ZH_ADMISSION_BY_ORGANISER : ZH_ADMISSION_ADMITTED, NULL, error);
}

static ZhChange *
act_refuse (ZhCtlCall *call,
            GError   **error)
{
  return decide (call, ZH_ADMISSION_REFUSED, zh_ctl_text (call, "article"), error);
}

static ZhChange *
act_reopen (ZhCtlCall *call,
            GError   **error)
{
  return decide (call, ZH_ADMISSION_OPEN, NULL, error);
}

const ZhCtlVerb zh_ctl_admission_verbs[] = {
  { "admission", "FILE [list]", ZH_CTL_READS, run_list },
  { "admission", "FILE documents", ZH_CTL_READS, run_documents },
  { "admission", "FILE seen ENTRY DOCUMENT", ZH_CTL_WRITES, .act = act_seen },
  { "admission", "FILE waive ENTRY DOCUMENT --ground TEXT", ZH_CTL_WRITES, .act = act_waive },
  { "admission", "FILE unseen ENTRY DOCUMENT", ZH_CTL_WRITES, .act = act_unseen },
  { "admission", "FILE admit ENTRY [--by-organisers] [--ground TEXT]", ZH_CTL_WRITES, .act = act_admit },
  { "admission", "FILE refuse ENTRY --ground TEXT --article TEXT", ZH_CTL_WRITES, .act = act_refuse },
  { "admission", "FILE reopen ENTRY", ZH_CTL_WRITES, .act = act_reopen,
    .summary = N_ ("Documents of the entries, and whom the commission admits") },
  { NULL },
};
