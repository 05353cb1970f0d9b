/* The settings of a tournament as fields: used by the assistant, when a tournament is added,
 * and when its settings are changed. What the ruleset decides is filled in and said.
 */
#pragma once

#include "ruleset.h"
#include "tournament-choices.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_TOURNAMENT_FORM (zh_tournament_form_get_type ())
G_DECLARE_FINAL_TYPE (ZhTournamentForm, zh_tournament_form, ZH, TOURNAMENT_FORM, ZhBin)

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
 * zh_tournament_form_dup_choices:
 * @error: %ZH_ERROR_INPUT naming the field, what was expected and the remedy; the field is
 *   marked and has the focus
 *
 * Of the tournament of zh_tournament_form_set_tournament() what was changed since; of a new one what
 * the fields of its own show and what was changed in the others. The rest is for the rules to say.
 *
 * Returns: (transfer full) (nullable): the choices
 */
ZhTournamentChoices *zh_tournament_form_dup_choices (ZhTournamentForm *self,
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
