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
