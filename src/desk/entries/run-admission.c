/* Admission by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-admission.h"
#include "errors.h"
#include "run-private.h"
#include "text-limits.h"
#include "words.h"

#define ENTRY_ARGUMENT ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of an entry"), NEEDED)
#define GROUND_ARGUMENT ZH_TEXT_ARGUMENT ("ground", NC_ ("argument", "why"), OPTIONAL, ZH_TEXT_LINE_MAX)

static const char *
get_text (JsonObject *in,
          const char *key)
{
  return json_object_has_member (in, key) ? zh_json_get_string (in, key) : NULL;
}

static const ZhArgument one_document[] = {
  ENTRY_ARGUMENT,
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
  return zh_desk_tick_admission (desk, zh_json_get_int (in, "entry"), zh_json_get_string (in, "document"), (ZhBoxState) state, get_text (in, "ground"), error);
}

static const ZhArgument one_decision[] = {
  ENTRY_ARGUMENT,
  ZH_WORD_ARGUMENT ("state", NC_ ("argument", "what is decided"), NEEDED, zh_admission_state_words),
  ZH_TEXT_ARGUMENT ("article", NC_ ("argument", "article of a refusal"), OPTIONAL, ZH_TEXT_LINE_MAX),
  GROUND_ARGUMENT,
  { NULL },
};

static ZhChange *
run_decide (ZhDesk     *desk,
            JsonObject *in,
            GError    **error)
{
  int state = ZH_ADMISSION_OPEN;

  zh_words_find (zh_admission_state_words, zh_json_get_string (in, "state"), &state);
  return zh_desk_decide_admission (desk, zh_json_get_int (in, "entry"), (ZhAdmissionState) state, get_text (in, "article"), get_text (in, "ground"), error);
}

const ZhCommandArguments zh_admission_arguments[] = {
  { ZH_COMMAND_TICK_ADMISSION, one_document, run_tick },
  { ZH_COMMAND_DECIDE_ADMISSION, one_decision, run_decide },
  { NULL },
};
