#include "config.h"

#include "decision-words.h"

#include <glib/gi18n.h>

static const struct
{
  const char *id;
  const char *label;
} decisions[] = {
  { "none", NC_ ("decision", "No change of the result") },
  { "loss", NC_ ("decision", "Loss of the game") },
  { "draw", NC_ ("decision", "Draw") },
  { "both-lose", NC_ ("decision", "Both lose") },
  { "loss-draw", NC_ ("decision", "Loss; a draw to the opponent") },
  { "draw-loss", NC_ ("decision", "Draw; a loss to the opponent") },
  { "win", NC_ ("decision", "Win") },
};

const char *const *
zh_incident_decision_get_all (void)
{
  static const char *const ids[] = { "none", "loss", "draw", "both-lose", "loss-draw", "draw-loss", "win", NULL };

  return ids;
}

const char *
zh_incident_decision_get_label (const char       *decision,
                                const ZhLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (decisions); i++)
    if (g_strcmp0 (decisions[i].id, decision) == 0)
      return zh_trc (language, "decision", decisions[i].label);
  return zh_trc (language, "decision", "As the arbiter decides");
}

static const char *const scopes[] = {
  [ZH_INCIDENT_AT_BOARD] = NC_ ("scope of an incident", "At a board"),
  [ZH_INCIDENT_OF_PLAYER] = NC_ ("scope of an incident", "A player"),
  [ZH_INCIDENT_OF_TEAM] = NC_ ("scope of an incident", "A team"),
  [ZH_INCIDENT_IN_HALL] = NC_ ("scope of an incident", "The hall"),
};

const char *
zh_incident_scope_get_label (ZhIncidentScope   scope,
                             const ZhLanguage *language)
{
  g_assert ((gsize) scope < G_N_ELEMENTS (scopes));

  return zh_trc (language, "scope of an incident", scopes[scope]);
}
