#include "config.h"

#include "system.h"

#include "words.h"

const char *const zh_system_words[] = {
  [ZH_SYSTEM_ROUND_ROBIN] = "round-robin",
  [ZH_SYSTEM_DUTCH] = "dutch",
  [ZH_SYSTEM_TEAM_SWISS] = "team-swiss",
  [ZH_SYSTEM_SWISS_UA] = "swiss-ua",
  [ZH_SYSTEM_SWISS_LOT] = "swiss-lot",
  [ZH_SYSTEM_KNOCKOUT] = "knockout",
  [ZH_SYSTEM_DOUBLE_ELIMINATION] = "double-elimination",
  [ZH_SYSTEM_SCHEVENINGEN] = "scheveningen",
  [ZH_SYSTEM_SCHEVENINGEN_TEAM] = "scheveningen-team",
  [ZH_SYSTEM_MATCH] = "match",
  [ZH_SYSTEM_DUBOV] = "dubov",
  [ZH_SYSTEM_BURSTEIN] = "burstein",
  [ZH_SYSTEM_DOUBLE_SWISS] = "double-swiss",
  NULL,
};

static const ZhSystemTraits traits[] = {
  [ZH_SYSTEM_ROUND_ROBIN] = { .is_paired = TRUE, .is_predetermined = TRUE, .is_all_play_all = TRUE },
  [ZH_SYSTEM_DUTCH] = { .is_paired = TRUE, .has_free_rounds = TRUE, .is_swiss = TRUE },
  [ZH_SYSTEM_TEAM_SWISS] = { .is_paired = TRUE, .has_free_rounds = TRUE, .is_swiss = TRUE },
  [ZH_SYSTEM_SWISS_UA] = { .is_paired = TRUE, .has_free_rounds = TRUE, .is_swiss = TRUE, .goes_by_numbers = TRUE },
  [ZH_SYSTEM_SWISS_LOT] = { .is_paired = TRUE, .has_free_rounds = TRUE, .is_swiss = TRUE, .goes_by_numbers = TRUE, .draws_pairs = TRUE },
  [ZH_SYSTEM_KNOCKOUT] = { .is_paired = TRUE, .has_bracket = TRUE },
  [ZH_SYSTEM_DOUBLE_ELIMINATION] = { .is_paired = TRUE, .has_bracket = TRUE },
  [ZH_SYSTEM_SCHEVENINGEN] = { .is_paired = TRUE, .is_predetermined = TRUE, .has_sides = TRUE },
  [ZH_SYSTEM_SCHEVENINGEN_TEAM] = { .is_paired = TRUE, .is_predetermined = TRUE, .has_sides = TRUE, .has_fixed_boards = TRUE },
  [ZH_SYSTEM_MATCH] = { .is_paired = TRUE, .has_free_rounds = TRUE }, /* the number of games is chosen freely */
  [ZH_SYSTEM_DUBOV] = { .has_free_rounds = TRUE, .is_swiss = TRUE },
  [ZH_SYSTEM_BURSTEIN] = { .has_free_rounds = TRUE, .is_swiss = TRUE },
  [ZH_SYSTEM_DOUBLE_SWISS] = { .has_free_rounds = TRUE, .is_swiss = TRUE },
};

const char *
zh_system_to_string (ZhSystem system)
{
  return zh_words_get (zh_system_words, (int) system);
}

gboolean
zh_system_from_string (const char *text,
                       ZhSystem   *system)
{
  int value;

  if (!zh_words_find (zh_system_words, text, &value))
    return FALSE;
  *system = (ZhSystem) value;
  return TRUE;
}

const ZhSystemTraits *
zh_system_get_traits (ZhSystem system)
{
  g_assert ((gsize) system < G_N_ELEMENTS (traits));

  return &traits[system];
}
