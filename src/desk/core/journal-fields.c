#include "config.h"

#include "journal-fields.h"

#include <glib/gi18n.h>

#include "commands.h"
#include "competition.h"
#include "entry-sheet.h"
#include "payment.h"
#include "settings.h"

static const struct
{
  const char *field;
  const char *name;
} names[] = {
  { "discipline", NC_ ("field", "discipline") },
  { "time-control", NC_ ("field", "time control") },
  { "system", NC_ ("field", "pairing system") },
  { "sport", NC_ ("field", "sport") },
  { "tiebreaks", NC_ ("field", "tie-breaks") },
  { "tiebreak-edition", NC_ ("field", "edition of the tie-breaks") },
  { "withdrawal", NC_ ("field", "withdrawal rule") },
  { "rounds", NC_ ("field", "number of rounds") },
  { "cycles", NC_ ("field", "cycles") },
  { "games", NC_ ("field", "games of a pairing") },
  { "boards", NC_ ("field", "boards") },
  { "rated-first-round", NC_ ("field", "first round by rating") },
  { "initial-colour", NC_ ("field", "first colour by lot") },
  { "seed", NC_ ("field", "seed of the lot") },
  { "members", NC_ ("field", "members") },
  { "captain", NC_ ("field", "captain") },
  { "ground", NC_ ("field", "ground") },
  { "article", NC_ ("field", "article") },
  { "lineup", NC_ ("field", "line-up") },
  { "forbidden", NC_ ("field", "groups that may not meet") },
  { "acceleration", NC_ ("field", "points of acceleration") },
  { "bye", NC_ ("field", "without an opponent") },
  { "table-rounds", NC_ ("field", "order of rounds") },
  { "white", NC_ ("field", "mark of White") },
  { "black", NC_ ("field", "mark of Black") },
  { "played", NC_ ("field", "whether it was played") },
  { "rated", NC_ ("field", "whether it is rated") },
  { "entry1-id", NC_ ("field", "who has White") },
  { "entry2-id", NC_ ("field", "who has Black") },
  { "articles", NC_ ("field", "articles") },
  { "seconds", NC_ ("field", "time of the sheet") },
};

/* The records that a command changes come first. */
static const struct
{
  const char         *command;
  const ZhRecordType *type;
} owners[] = {
  { ZH_COMMAND_CREATE, &zh_competition_details_type },
  { ZH_COMMAND_EDIT_DETAILS, &zh_competition_details_type },
  { ZH_COMMAND_SET_OFFICIAL, &zh_official_type },
  { ZH_COMMAND_SET_SITE, &zh_site_type },
  { ZH_COMMAND_SET_LOT_MINUTE, &zh_lot_minute_type },
  { ZH_COMMAND_SET_APPLICATION, &zh_entry_sheet_type },
  { ZH_COMMAND_SET_PAYMENT, &zh_payment_type },
  { ZH_COMMAND_SET_SOLVING_ROUND, &zh_solving_round_type },
  { ZH_COMMAND_SET_WORK, &zh_work_record_type },
  { ZH_COMMAND_MARK_SHEET, &zh_solving_sheet_type },
  { ZH_COMMAND_SET_CONTEST, &zh_contest_type },
  { ZH_COMMAND_SET_CONTEST_JUDGE, &zh_contest_judge_type },
  { ZH_COMMAND_ENTER_WORK, &zh_work_record_type },
  { ZH_COMMAND_JUDGE_WORK, &zh_contest_mark_type },
  { ZH_COMMAND_SET_OBJECTION, &zh_contest_objection_type },
  { ZH_COMMAND_SEND_SCREENING, &zh_screening_type },
  { ZH_COMMAND_KEEP_ADDRESS, &zh_address_type },
};

static const ZhField *
find_field (const char *command,
            const char *key)
{
  const ZhRecordType *types[] = { &zh_entry_type, &zh_person_type, &zh_member_type, &zh_official_type,
                                  &zh_competition_details_type };
  const ZhField      *field = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (owners) && field == NULL; i++)
    if (g_strcmp0 (owners[i].command, command) == 0)
      field = zh_record_type_find (owners[i].type, key);
  for (gsize i = 0; i < G_N_ELEMENTS (types) && field == NULL; i++)
    field = zh_record_type_find (types[i], key);
  return field;
}

gboolean
zh_journal_field_is_yes_no (const char *command,
                            const char *key)
{
  const ZhField *field = find_field (command, key);

  return field != NULL && field->kind == ZH_FIELD_KIND_BOOLEAN;
}

gboolean
zh_journal_field_is_date (const char *command,
                          const char *key)
{
  const ZhField *field = find_field (command, key);

  return field != NULL && field->kind == ZH_FIELD_KIND_DATE;
}

gboolean
zh_journal_field_is_personal (const char *command,
                              const char *key)
{
  const ZhField *field = find_field (command, key);

  return field != NULL && (field->flags & ZH_FIELD_PERSONAL) != 0;
}

const char *
zh_journal_field_format (const char       *command,
                         const char       *key,
                         const ZhLanguage *language)
{
  const ZhField *field;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (names[i].field, key) == 0)
      return zh_trc (language, "field", names[i].name);
  if (g_strcmp0 (command, ZH_COMMAND_EDIT_TOURNAMENT) == 0 && zh_setting_find (key) != NULL)
    return zh_setting_get_label (zh_setting_find (key), language);
  field = find_field (command, key);
  if (field != NULL)
    return zh_trc (language, "field", field->label);
  return zh_setting_find (key) != NULL ? zh_setting_get_label (zh_setting_find (key), language) : key;
}
