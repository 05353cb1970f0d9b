/* Admission by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-admission.h"
#include "desk-arrivals.h"
#include "desk-quotas.h"
#include "errors.h"
#include "run-people.h"
#include "run-private.h"
#include "text-limits.h"
#include "words.h"

#define MAX_ENTRIES 100000

#define ENTRY_ARGUMENT ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of an entry"), NEEDED)
#define MEMBER_ARGUMENT ZH_SIMPLE_ARGUMENT (ID, "member", NC_ ("argument", "id of a member of that team"), OPTIONAL)
#define GROUND_ARGUMENT ZH_TEXT_ARGUMENT ("ground", NC_ ("argument", "why"), OPTIONAL, ZH_TEXT_LINE_MAX)
#define DECISION_ARGUMENTS                                                                                               \
  ZH_WORD_ARGUMENT ("state", NC_ ("argument", "what is decided"), NEEDED, zh_admission_state_words),                     \
      ZH_TEXT_ARGUMENT ("article", NC_ ("argument", "article of a refusal"), OPTIONAL, ZH_TEXT_LINE_MAX),                \
      ZH_TEXT_ARGUMENT ("until", NC_ ("argument", "last day of an admission on condition"), OPTIONAL, ZH_TEXT_LINE_MAX), \
      GROUND_ARGUMENT

static const char *
get_text (JsonObject *in,
          const char *key)
{
  return json_object_has_member (in, key) ? zh_json_get_string (in, key) : NULL;
}

static gint64
get_member (JsonObject *in)
{
  return json_object_has_member (in, "member") ? zh_json_get_int (in, "member") : 0;
}

static const ZhArgument one_document[] = {
  ENTRY_ARGUMENT,
  MEMBER_ARGUMENT,
  ZH_TEXT_ARGUMENT ("document", NC_ ("argument", "key of a document that the rules ask for"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_WORD_ARGUMENT ("state", NC_ ("argument", "what became of it"), NEEDED, zh_box_state_words),
  GROUND_ARGUMENT,
  { NULL },
};

static ZhChange *
run_tick (ZhDesk     *desk,
          JsonObject *in,
          GError    **error)
{
  int state = ZH_BOX_OPEN;

  zh_words_find (zh_box_state_words, zh_json_get_string (in, "state"), &state);
  return zh_desk_tick_admission (desk, zh_json_get_int (in, "entry"), get_member (in), zh_json_get_string (in, "document"), (ZhBoxState) state, get_text (in, "ground"), error);
}

static ZhAdmissionDecision
read_decision (JsonObject *in)
{
  ZhAdmissionDecision decision = { ZH_ADMISSION_OPEN, get_text (in, "article"), get_text (in, "ground"), get_text (in, "until") };
  int                 state = ZH_ADMISSION_OPEN;

  if (zh_words_find (zh_admission_state_words, zh_json_get_string (in, "state"), &state))
    decision.state = (ZhAdmissionState) state;
  return decision;
}

static const ZhArgument one_decision[] = {
  ENTRY_ARGUMENT,
  MEMBER_ARGUMENT,
  DECISION_ARGUMENTS,
  { NULL },
};

static ZhChange *
run_decide (ZhDesk     *desk,
            JsonObject *in,
            GError    **error)
{
  ZhAdmissionDecision decision = read_decision (in);

  return zh_desk_decide_admission (desk, zh_json_get_int (in, "entry"), get_member (in), &decision, error);
}

static const ZhArgument applicant_items[] = {
  ENTRY_ARGUMENT,
  MEMBER_ARGUMENT,
  { NULL },
};

#define APPLICANTS_ARGUMENT \
  ZH_LIST_ARGUMENT ("applicants", NC_ ("argument", "entries, or members of teams"), NEEDED, applicant_items, MAX_ENTRIES)

/* (transfer full) (element-type ZhAdmissionSubject) */
static GArray *
read_applicants (JsonObject *in)
{
  JsonArray *list = zh_json_get_array (in, "applicants");
  GArray    *subjects = g_array_new (FALSE, FALSE, sizeof (ZhAdmissionSubject));

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject        *item = zh_json_get_object_element (list, i);
      ZhAdmissionSubject subject = { zh_json_get_int (item, "entry"), get_member (item) };

      g_array_append_val (subjects, subject);
    }
  return subjects;
}

static const ZhArgument many_documents[] = {
  ZH_TOURNAMENT_ARGUMENT,
  APPLICANTS_ARGUMENT,
  ZH_TEXT_ARGUMENT ("document", NC_ ("argument", "key of a document that the rules ask for; all of them where it is left out"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_WORD_ARGUMENT ("state", NC_ ("argument", "what became of it"), NEEDED, zh_box_state_words),
  { NULL },
};

static ZhChange *
run_tick_many (ZhDesk     *desk,
               JsonObject *in,
               GError    **error)
{
  g_autoptr (GArray) subjects = read_applicants (in);
  int state = ZH_BOX_OPEN;

  zh_words_find (zh_box_state_words, zh_json_get_string (in, "state"), &state);
  return zh_desk_tick_admissions (desk, zh_json_get_int (in, "tournament"), (const ZhAdmissionSubject *) subjects->data, subjects->len,
                                  get_text (in, "document"), (ZhBoxState) state, error);
}

static const ZhArgument many_decisions[] = {
  ZH_TOURNAMENT_ARGUMENT,
  APPLICANTS_ARGUMENT,
  DECISION_ARGUMENTS,
  { NULL },
};

static ZhChange *
run_decide_many (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  ZhAdmissionDecision decision = read_decision (in);
  g_autoptr (GArray) subjects = read_applicants (in);

  return zh_desk_decide_admissions (desk, zh_json_get_int (in, "tournament"), (const ZhAdmissionSubject *) subjects->data, subjects->len,
                                    &decision, error);
}

static const ZhArgument new_session[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("time", NC_ ("argument", "local time, as 2026-03-01T09:00"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("place", NC_ ("argument", "place of the session"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("present", NC_ ("argument", "who is there, a line each: office and name with a tab between"), OPTIONAL, ZH_TEXT_BLOCK_MAX),
  { NULL },
};

static ZhChange *
run_open_session (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  g_autoptr (ZhSitting) sitting = zh_sitting_new ();

  zh_person_set_string (&sitting->opened, zh_json_get_string (in, "time"));
  zh_person_set_string (&sitting->place, get_text (in, "place"));
  zh_person_set_string (&sitting->present, get_text (in, "present"));
  return zh_desk_open_session (desk, zh_json_get_int (in, "tournament"), sitting, error);
}

static const ZhArgument end_of_session[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("time", NC_ ("argument", "local time, as 2026-03-01T09:00"), OPTIONAL, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_close_session (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  return zh_desk_close_session (desk, zh_json_get_int (in, "tournament"), get_text (in, "time"), error);
}

static const ZhArgument all_quotas[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("quotas", NC_ ("argument", "a line a quota: “by-region Lviv = 4; regulation 3.2”"), NEEDED, ZH_TEXT_BLOCK_MAX),
  { NULL },
};

static ZhChange *
run_set_quotas (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  g_autoptr (GPtrArray) quotas = zh_quotas_parse (zh_json_get_string (in, "quotas"), NULL, error);

  return quotas != NULL ? zh_desk_set_quotas (desk, zh_json_get_int (in, "tournament"), quotas, error) : NULL;
}

static const ZhArgument all_bans[] = {
  ZH_TEXT_ARGUMENT ("bans", NC_ ("argument", "a line a ban: “Surname Given; born; player; from; until; decision”"), NEEDED, ZH_TEXT_BLOCK_MAX),
  { NULL },
};

static ZhChange *
run_set_bans (ZhDesk     *desk,
              JsonObject *in,
              GError    **error)
{
  g_autoptr (GPtrArray) bans = zh_bans_parse (zh_json_get_string (in, "bans"), NULL, error);

  return bans != NULL ? zh_desk_set_bans (desk, bans, error) : NULL;
}

static const ZhArgument arrival[] = {
  ENTRY_ARGUMENT,
  ZH_WORD_ARGUMENT ("kind", NC_ ("argument", "what changes"), NEEDED, zh_arrival_words),
  ZH_PLAYER_ARGUMENT,
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "for which one who is late comes"), OPTIONAL, 0, ZH_MAX_ROUNDS),
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_change_arrival (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  ZhArrivalChoice choice = { .reason = get_text (in, "reason") };
  g_autoptr (ZhPerson) person = NULL;
  int kind = ZH_ARRIVAL_MISSING;

  if (!zh_run_read_person (desk, in, &person, error))
    return NULL;
  zh_words_find (zh_arrival_words, zh_json_get_string (in, "kind"), &kind);
  choice.kind = (ZhArrival) kind;
  choice.person = person;
  choice.round = json_object_has_member (in, "round") ? (int) zh_json_get_int (in, "round") : 0;
  return zh_desk_change_arrival (desk, zh_json_get_int (in, "entry"), &choice, error);
}

const ZhCommandArguments zh_admission_arguments[] = {
  { ZH_COMMAND_TICK_ADMISSION, one_document, run_tick },
  { ZH_COMMAND_TICK_ADMISSIONS, many_documents, run_tick_many },
  { ZH_COMMAND_DECIDE_ADMISSION, one_decision, run_decide },
  { ZH_COMMAND_DECIDE_ADMISSIONS, many_decisions, run_decide_many },
  { ZH_COMMAND_SET_QUOTAS, all_quotas, run_set_quotas },
  { ZH_COMMAND_SET_BANS, all_bans, run_set_bans },
  { ZH_COMMAND_CHANGE_ARRIVAL, arrival, run_change_arrival },
  { ZH_COMMAND_OPEN_SESSION, new_session, run_open_session },
  { ZH_COMMAND_CLOSE_SESSION, end_of_session, run_close_session },
  { NULL },
};
