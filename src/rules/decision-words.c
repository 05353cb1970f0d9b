#include "config.h"

#include "decision-words.h"

#include <glib/gi18n.h>

static const char *const decisions[] = {
  [ZH_RULED_NOT_SAID] = NC_ ("decision", "As the arbiter decides"),
  [ZH_RULED_NONE] = NC_ ("decision", "No change of the result"),
  [ZH_RULED_LOSS] = NC_ ("decision", "Loss of the game"),
  [ZH_RULED_DRAW] = NC_ ("decision", "Draw"),
  [ZH_RULED_BOTH_LOSE] = NC_ ("decision", "Both lose"),
  [ZH_RULED_LOSS_DRAW] = NC_ ("decision", "Loss; a draw to the opponent"),
  [ZH_RULED_DRAW_LOSS] = NC_ ("decision", "Draw; a loss to the opponent"),
  [ZH_RULED_WIN] = NC_ ("decision", "Win"),
};

const char *
zh_incident_decision_get_label (ZhRuledResult     decision,
                                const ZhLanguage *language)
{
  g_assert ((gsize) decision < G_N_ELEMENTS (decisions));

  return zh_trc (language, "decision", decisions[decision]);
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
