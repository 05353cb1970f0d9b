/* Entries received and payments by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-entry-sheets.h"
#include "errors.h"
#include "run-private.h"
#include "words.h"

#define SHEET_ARGUMENT(need) ZH_SIMPLE_ARGUMENT (ID, "id", NC_ ("argument", "id of an entry received"), need)

static const ZhArgument sheet[] = {
  ZH_TOURNAMENT_ARGUMENT,
  SHEET_ARGUMENT (OPTIONAL),
  ZH_RECORD_ARGUMENT ("sheet", NC_ ("argument", "what changes of the entry received"), NEEDED, &zh_entry_sheet_type),
  { NULL },
};

static ZhChange *
run_set_sheet (ZhDesk     *desk,
               JsonObject *in,
               GError    **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (desk), zh_json_get_int (in, "tournament"));
  gint64              id = json_object_has_member (in, "id") ? zh_json_get_int (in, "id") : 0;
  const ZhEntrySheet *old = tournament != NULL && id != 0 ? zh_entry_sheets_find (tournament->sheets, id) : NULL;
  g_autoptr (ZhEntrySheet) next = old != NULL ? zh_entry_sheet_copy (old) : zh_entry_sheet_new ();

  next->id = id;
  zh_json_record_read (&zh_entry_sheet_type, zh_json_get_object (in, "sheet"), next);
  return zh_desk_set_entry_sheet (desk, zh_json_get_int (in, "tournament"), next, error);
}

static const ZhArgument gone_sheet[] = {
  ZH_TOURNAMENT_ARGUMENT,
  SHEET_ARGUMENT (NEEDED),
  { NULL },
};

static ZhChange *
run_remove_sheet (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  return zh_desk_remove_entry_sheet (desk, zh_json_get_int (in, "tournament"), zh_json_get_int (in, "id"), error);
}

static const ZhArgument fee[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_INTEGER_ARGUMENT ("amount", NC_ ("argument", "fee of an entry, 0 for none"), NEEDED, 0, ZH_MAX_FEE),
  ZH_WORD_ARGUMENT ("level", NC_ ("argument", "level of the event"), NEEDED, zh_event_level_words),
  { NULL },
};

static ZhChange *
run_set_fee (ZhDesk     *desk,
             JsonObject *in,
             GError    **error)
{
  ZhEntryFee next = { (int) zh_json_get_int (in, "amount"), ZH_LEVEL_MUNICIPAL };
  int        level = ZH_LEVEL_MUNICIPAL;

  zh_words_find (zh_event_level_words, zh_json_get_string (in, "level"), &level);
  next.level = (ZhEventLevel) level;
  return zh_desk_set_entry_fee (desk, zh_json_get_int (in, "tournament"), &next, error);
}

static const ZhArgument payment[] = {
  ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of an entry"), NEEDED),
  ZH_RECORD_ARGUMENT ("payment", NC_ ("argument", "what was paid; nothing where it is taken back"), NEEDED, &zh_payment_type),
  { NULL },
};

static ZhChange *
run_set_payment (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  g_autoptr (ZhPayment) next = zh_payment_new ();

  next->entry_id = zh_json_get_int (in, "entry");
  zh_json_record_read (&zh_payment_type, zh_json_get_object (in, "payment"), next);
  return zh_desk_set_payment (desk, next, error);
}

const ZhCommandArguments zh_entry_sheet_arguments[] = {
  { ZH_COMMAND_SET_APPLICATION, sheet, run_set_sheet },
  { ZH_COMMAND_REMOVE_APPLICATION, gone_sheet, run_remove_sheet },
  { ZH_COMMAND_SET_ENTRY_FEE, fee, run_set_fee },
  { ZH_COMMAND_SET_PAYMENT, payment, run_set_payment },
  { NULL },
};
