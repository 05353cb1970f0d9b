/* What a ruleset asks of the panel of judges: how many, and who else. */
#pragma once

#include "discipline.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhPanel:
 * @n_players: taking part
 * @time_class: of the event
 * @impaired: whether players with disabilities take part
 * @district: whether it is an event of a district, whose norms are lighter
 * @championship: whether it is a championship or cup of the country, whose norms are heavier
 * @n_chief: chief arbiters
 * @n_secretaries: chief secretaries
 * @n_line: line judges, senior ones not counted
 * @n_senior: senior judges
 * @n_interpreters: sign-language interpreters
 * @n_assistants: assistants
 * @n_doctors: doctors of the competition
 * @largest_load: most boards that one judge watches, 0 where no boards are given
 *
 * The officials of an event as the norms count them.
 */
typedef struct
{
  int         n_players;
  ZhTimeClass time_class;
  gboolean    impaired;
  gboolean    district;
  gboolean    championship;
  int         n_chief;
  int         n_secretaries;
  int         n_line;
  int         n_senior;
  int         n_interpreters;
  int         n_assistants;
  int         n_doctors;
  int         largest_load;
} ZhPanel;

/**
 * ZhPanelNormKind:
 * @ZH_PANEL_CHIEF: a chief arbiter
 * @ZH_PANEL_SECRETARY: a chief secretary
 * @ZH_PANEL_LINE: line judges for the pairs or participants
 * @ZH_PANEL_SENIOR: senior judges, above a number of line judges
 * @ZH_PANEL_LOAD: boards that one judge may watch
 * @ZH_PANEL_SUPERVISION: line judges with whom quick games are played by the rules of classical ones
 * @ZH_PANEL_DOCTOR: a doctor with the rights of a deputy chief arbiter
 * @ZH_PANEL_INTERPRETER: interpreters and assistants, recommended
 */
typedef enum
{
  ZH_PANEL_CHIEF,
  ZH_PANEL_SECRETARY,
  ZH_PANEL_LINE,
  ZH_PANEL_SENIOR,
  ZH_PANEL_LOAD,
  ZH_PANEL_SUPERVISION,
  ZH_PANEL_DOCTOR,
  ZH_PANEL_INTERPRETER,
} ZhPanelNormKind;

/**
 * ZhPanelNorm:
 * @kind: what is asked for
 * @needed: how many at least; of the load how many at most
 * @most: up to how many are recommended, 0 where the rules name no range
 * @district_needed: how many at least in an event of a district, 0 where nothing is said of it, or the
 *   panel is that of one
 * @district_most: up to how many there
 * @found: how many there are
 * @kept: whether the norm is kept
 * @is_wish: whether the rules only recommend it, or leave the choice
 * @is_recorded: of supervision: whether an arbiter records every game
 * @article: "" where the ruleset has none. Owned by the ruleset
 * @district_article: of @district_needed
 */
typedef struct
{
  ZhPanelNormKind kind;
  int             needed;
  int             most;
  int             district_needed;
  int             district_most;
  int             found;
  gboolean        kept;
  gboolean        is_wish;
  gboolean        is_recorded;
  const char     *article;
  const char     *district_article;
} ZhPanelNorm;

/**
 * zh_ruleset_check_panel:
 * @self: the rules of the event; must outlive the answer
 *
 * Source: Ukrainian chess rules IV.5.18, IV.10.1–10.4, IV.10.13; draughts IV.13.17,
 * IV.18.1–18.4, IV.18.13; Russian order 988 13.3.1, 14.3.1, 30.1; FIDE Laws A.4, B.2.
 *
 * Returns: (transfer full) (element-type ZhPanelNorm): the norms that the ruleset has, in the
 *   order of #ZhPanelNormKind
 */
GArray *zh_ruleset_check_panel (const ZhRuleset *self,
                                const ZhPanel   *panel);

/**
 * zh_panel_norm_format:
 *
 * Returns: (transfer full): a sentence with the article
 */
char *zh_panel_norm_format (const ZhPanelNorm *norm,
                            const ZhLanguage  *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
