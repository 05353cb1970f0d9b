#include "config.h"

#include "verb.h"

/* One line for each file of verbs, in the order of --help. */
extern const ZhCtlVerb zh_ctl_competition_verbs[];
extern const ZhCtlVerb zh_ctl_journal_verbs[];
extern const ZhCtlVerb zh_ctl_do_verbs[];
extern const ZhCtlVerb zh_ctl_backup_verbs[];
extern const ZhCtlVerb zh_ctl_tournament_verbs[];
extern const ZhCtlVerb zh_ctl_export_verbs[];
extern const ZhCtlVerb zh_ctl_fide_verbs[];
extern const ZhCtlVerb zh_ctl_import_verbs[];
extern const ZhCtlVerb zh_ctl_entry_verbs[];
extern const ZhCtlVerb zh_ctl_admission_verbs[];
extern const ZhCtlVerb zh_ctl_application_verbs[];
extern const ZhCtlVerb zh_ctl_team_verbs[];
extern const ZhCtlVerb zh_ctl_round_verbs[];
extern const ZhCtlVerb zh_ctl_registration_verbs[];
extern const ZhCtlVerb zh_ctl_edit_round_verbs[];
extern const ZhCtlVerb zh_ctl_online_verbs[];
extern const ZhCtlVerb zh_ctl_lot_verbs[];
extern const ZhCtlVerb zh_ctl_site_verbs[];
extern const ZhCtlVerb zh_ctl_settings_verbs[];
extern const ZhCtlVerb zh_ctl_incident_verbs[];
extern const ZhCtlVerb zh_ctl_protest_verbs[];
extern const ZhCtlVerb zh_ctl_official_verbs[];
extern const ZhCtlVerb zh_ctl_clock_verbs[];
extern const ZhCtlVerb zh_ctl_control_verbs[];
extern const ZhCtlVerb zh_ctl_record_verbs[];
extern const ZhCtlVerb zh_ctl_adjournment_verbs[];
extern const ZhCtlVerb zh_ctl_pairing_verbs[];
extern const ZhCtlVerb zh_ctl_forbidden_verbs[];
extern const ZhCtlVerb zh_ctl_openings_verbs[];
extern const ZhCtlVerb zh_ctl_update_verbs[];
extern const ZhCtlVerb zh_ctl_lists_verbs[];
extern const ZhCtlVerb zh_ctl_trf_verbs[];
extern const ZhCtlVerb zh_ctl_game_verbs[];
extern const ZhCtlVerb zh_ctl_work_verbs[];
extern const ZhCtlVerb zh_ctl_contest_verbs[];
extern const ZhCtlVerb zh_ctl_solving_verbs[];
extern const ZhCtlVerb zh_ctl_solve_verbs[];
extern const ZhCtlVerb zh_ctl_ruleset_verbs[];
extern const ZhCtlVerb zh_ctl_letter_verbs[];
extern const ZhCtlVerb zh_ctl_address_verbs[];
extern const ZhCtlVerb zh_ctl_account_verbs[];
extern const ZhCtlVerb zh_ctl_report_verbs[];
extern const ZhCtlVerb zh_ctl_due_verbs[];
extern const ZhCtlVerb zh_ctl_pack_verbs[];
extern const ZhCtlVerb zh_ctl_standings_verbs[];
extern const ZhCtlVerb zh_ctl_figures_verbs[];
extern const ZhCtlVerb zh_ctl_fide_verbs[];

static const ZhCtlVerb *const verbs[] = {
  zh_ctl_competition_verbs,
  zh_ctl_journal_verbs,
  zh_ctl_do_verbs,
  zh_ctl_backup_verbs,
  zh_ctl_tournament_verbs,
  zh_ctl_export_verbs,
  zh_ctl_fide_verbs,
  zh_ctl_import_verbs,
  zh_ctl_entry_verbs,
  zh_ctl_admission_verbs,
  zh_ctl_application_verbs,
  zh_ctl_team_verbs,
  zh_ctl_round_verbs,
  zh_ctl_registration_verbs,
  zh_ctl_edit_round_verbs,
  zh_ctl_lot_verbs,
  zh_ctl_site_verbs,
  zh_ctl_online_verbs,
  zh_ctl_settings_verbs,
  zh_ctl_incident_verbs,
  zh_ctl_protest_verbs,
  zh_ctl_official_verbs,
  zh_ctl_clock_verbs,
  zh_ctl_control_verbs,
  zh_ctl_record_verbs,
  zh_ctl_adjournment_verbs,
  zh_ctl_pairing_verbs,
  zh_ctl_forbidden_verbs,
  zh_ctl_openings_verbs,
  zh_ctl_update_verbs,
  zh_ctl_lists_verbs,
  zh_ctl_trf_verbs,
  zh_ctl_game_verbs,
  zh_ctl_work_verbs,
  zh_ctl_solve_verbs,
  zh_ctl_contest_verbs,
  zh_ctl_solving_verbs,
  zh_ctl_ruleset_verbs,
  zh_ctl_letter_verbs,
  zh_ctl_address_verbs,
  zh_ctl_account_verbs,
  zh_ctl_report_verbs,
  zh_ctl_due_verbs,
  zh_ctl_pack_verbs,
  zh_ctl_standings_verbs,
  zh_ctl_figures_verbs,
  zh_ctl_fide_verbs,
  NULL,
};

const ZhCtlVerb *const *
zh_ctl_get_verbs (void)
{
  return verbs;
}
