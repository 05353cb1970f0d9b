#include "config.h"

#include "ctl.h"
#include "verb.h"

/* One line for each file of commands, in the order of --help. */
extern const ZhCtlCommand zh_ctl_adjournment_commands[];
extern const ZhCtlCommand zh_ctl_backup_commands[];
extern const ZhCtlCommand zh_ctl_clock_commands[];
extern const ZhCtlCommand zh_ctl_control_commands[];
extern const ZhCtlCommand zh_ctl_edit_round_commands[];
extern const ZhCtlCommand zh_ctl_export_commands[];
extern const ZhCtlCommand zh_ctl_game_commands[];
extern const ZhCtlCommand zh_ctl_incident_commands[];
extern const ZhCtlCommand zh_ctl_journal_commands[];
extern const ZhCtlCommand zh_ctl_forbidden_commands[];
extern const ZhCtlCommand zh_ctl_openings_commands[];
extern const ZhCtlCommand zh_ctl_pairing_commands[];
extern const ZhCtlCommand zh_ctl_protest_commands[];
extern const ZhCtlCommand zh_ctl_record_commands[];
extern const ZhCtlCommand zh_ctl_report_commands[];
extern const ZhCtlCommand zh_ctl_round_commands[];
extern const ZhCtlCommand zh_ctl_import_commands[];
extern const ZhCtlCommand zh_ctl_ruleset_commands[];
extern const ZhCtlCommand zh_ctl_settings_commands[];
extern const ZhCtlCommand zh_ctl_trf_commands[];
extern const ZhCtlCommand zh_ctl_standings_commands[];
extern const ZhCtlCommand zh_ctl_figures_commands[];

static const ZhCtlCommand *const tables[] = {
  zh_ctl_journal_commands,
  zh_ctl_backup_commands,
  zh_ctl_export_commands,
  zh_ctl_import_commands,
  zh_ctl_round_commands,
  zh_ctl_edit_round_commands,
  zh_ctl_settings_commands,
  zh_ctl_incident_commands,
  zh_ctl_protest_commands,
  zh_ctl_clock_commands,
  zh_ctl_control_commands,
  zh_ctl_record_commands,
  zh_ctl_adjournment_commands,
  zh_ctl_pairing_commands,
  zh_ctl_forbidden_commands,
  zh_ctl_openings_commands,
  zh_ctl_trf_commands,
  zh_ctl_game_commands,
  zh_ctl_ruleset_commands,
  zh_ctl_report_commands,
  zh_ctl_standings_commands,
  zh_ctl_figures_commands,
  NULL,
};

const ZhCtlCommand *const *
zh_ctl_get_commands (void)
{
  return tables;
}

extern const ZhCtlVerb zh_ctl_competition_verbs[];
extern const ZhCtlVerb zh_ctl_do_verbs[];
extern const ZhCtlVerb zh_ctl_tournament_verbs[];
extern const ZhCtlVerb zh_ctl_entry_verbs[];
extern const ZhCtlVerb zh_ctl_team_verbs[];
extern const ZhCtlVerb zh_ctl_official_verbs[];

static const ZhCtlVerb *const verbs[] = {
  zh_ctl_competition_verbs,
  zh_ctl_do_verbs,
  zh_ctl_tournament_verbs,
  zh_ctl_entry_verbs,
  zh_ctl_team_verbs,
  zh_ctl_official_verbs,
  NULL,
};

const ZhCtlVerb *const *
zh_ctl_get_verbs (void)
{
  return verbs;
}
