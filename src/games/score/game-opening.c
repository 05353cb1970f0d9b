#include "config.h"

#include "game-opening.h"

#include <string.h>

#include "game-score.h"

/* A PDN FEN says whose move it is and whose men follow; a FEN has its rows. */
static gboolean
is_position (const char *text)
{
  return strchr (text, ':') != NULL || strchr (text, '/') != NULL;
}

char *
zh_game_opening_play (const char *variant,
                      const char *text,
                      GError    **error)
{
  g_autoptr (ZhGameScore) score = NULL;

  if (is_position (text))
    return zh_game_position_normalise (variant, text, error);
  score = zh_game_score_parse (variant, NULL, text, error);
  return score != NULL ? g_strdup (g_ptr_array_index (score->positions, score->positions->len - 1)) : NULL;
}
