/* The settings of a tournament as fields: used by the assistant, when a tournament is added,
 * and when its settings are changed. What the ruleset decides is filled in and said.
 */
#pragma once

#include <adwaita.h>

#include "ruleset.h"
#include "tournament.h"

G_BEGIN_DECLS

#define ZH_TYPE_TOURNAMENT_FORM (zh_tournament_form_get_type ())
G_DECLARE_FINAL_TYPE (ZhTournamentForm, zh_tournament_form, ZH, TOURNAMENT_FORM, AdwBin)

/**
 * zh_tournament_form_set_ruleset:
 * @ruleset: rules of the event; scoring, class of the time control and the order of
 *   tie-breaks follow them, unless the arbiter has typed another order
 */
void zh_tournament_form_set_ruleset (ZhTournamentForm *self,
                                     ZhRuleset        *ruleset);

/**
 * zh_tournament_form_set_tournament:
 * @tournament: what the fields shall show
 */
void zh_tournament_form_set_tournament (ZhTournamentForm   *self,
                                        const ZhTournament *tournament);

/**
 * zh_tournament_form_apply:
 * @settings: present settings of the tournament that the fields show; changed
 * @error: %ZH_ERROR_INPUT naming the field, what was expected and the remedy; the field is
 *   marked and has the focus
 *
 * Puts into @settings what was changed since zh_tournament_form_set_tournament(); the rest stays,
 * also where the fields cannot show it.
 *
 * Returns: %FALSE with @error, @settings are then of no use
 */
gboolean zh_tournament_form_apply (ZhTournamentForm *self,
                                   ZhTournament     *settings,
                                   GError          **error);

/**
 * zh_tournament_form_dup_new:
 * @error: as zh_tournament_form_apply()
 *
 * Returns: (transfer full) (nullable): a new tournament by the rules of the event, with what the
 *   fields say
 */
ZhTournament *zh_tournament_form_dup_new (ZhTournamentForm *self,
                                          GError          **error);

/**
 * zh_tournament_form_has_name:
 *
 * Returns: whether anything stands in the field of the name
 */
gboolean zh_tournament_form_has_name (ZhTournamentForm *self);

/**
 * zh_tournament_form_clear_name:
 *
 * Makes ready for the next tournament: the other settings stay, the name is asked for.
 */
void zh_tournament_form_clear_name (ZhTournamentForm *self);

G_END_DECLS
