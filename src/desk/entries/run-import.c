/* Whole tournaments that come in, by name: with what a report was read as, and not the report. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "event-outcomes.h"
#include "import-outcome.h"
#include "run-people.h"
#include "run-settings.h"
#include "settled-settings.h"

#define MAX_ENTRIES 100000
#define MAX_FORBIDDEN 100000
#define MAX_VIRTUAL_POINTS 1000000

static const ZhArgument contents[] = {
  ZH_LIST_ARGUMENT ("settled", NC_ ("argument", "settings of the new tournament"), NEEDED, zh_run_setting_items, ZH_MAX_RUN_SETTINGS),
  ZH_LIST_ARGUMENT ("entries", NC_ ("argument", "new entries"), NEEDED, zh_import_entry_items, MAX_ENTRIES),
  ZH_LIST_ARGUMENT ("members", NC_ ("argument", "members of the teams"), OPTIONAL, zh_import_member_items, MAX_ENTRIES),
  ZH_LIST_ARGUMENT ("rounds", NC_ ("argument", "rounds that were played or paired"), OPTIONAL, zh_import_round_items, ZH_MAX_ROUNDS),
  ZH_LIST_ARGUMENT ("forbidden", NC_ ("argument", "all groups that may not meet"), OPTIONAL, zh_run_forbidden_items, MAX_FORBIDDEN),
  ZH_LIST_ARGUMENT ("virtual-points", NC_ ("argument", "all of the acceleration"), OPTIONAL, zh_run_virtual_items, MAX_VIRTUAL_POINTS),
  { NULL },
};

static ZhChange *
run_import_trf (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  g_autoptr (ZhTournamentChoices) settled = zh_run_read_settings (in, "settled", error);
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (ZhTournament) source = NULL;

  if (settled == NULL || !zh_tournament_choices_settle (settled, settings, error))
    return NULL;
  source = zh_import_new_contents (in);
  return zh_desk_write_import (desk, source, settings, NULL, error);
}

const ZhCommandArguments zh_import_arguments[] = {
  { ZH_COMMAND_IMPORT_TRF, contents, run_import_trf },
  { NULL },
};
