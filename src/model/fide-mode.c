#include "config.h"

#include "fide-mode.h"

#include <glib/gi18n.h>

int
zh_tournament_get_fide_mode_left (const ZhTournament *self)
{
  const char *text = zh_tournament_get_option (self, ZH_OPTION_FIDE_MODE_LEFT);

  return text != NULL ? (int) CLAMP (g_ascii_strtoll (text, NULL, 10), 1, ZH_MAX_ROUNDS) : 0;
}

ZhFideMode
zh_tournament_get_fide_mode (const ZhTournament *self)
{
  const ZhSystemTraits *traits = zh_system_get_traits (self->system);

  /* The Swiss systems whose numbers stay as they were given are those of other federations. */
  if (self->sport != ZH_SPORT_CHESS || !traits->is_swiss || traits->goes_by_numbers)
    return ZH_FIDE_MODE_NONE;
  return zh_tournament_get_option (self, ZH_OPTION_FIDE_MODE_LEFT) != NULL ? ZH_FIDE_MODE_LEFT : ZH_FIDE_MODE_ON;
}

gboolean
zh_tournament_keeps_results (const ZhTournament *self,
                             int                 round)
{
  return zh_tournament_get_fide_mode (self) == ZH_FIDE_MODE_ON && round + 1 < (int) self->rounds->len;
}

char *
zh_tournament_format_fide_mode (const ZhTournament *self,
                                const ZhLanguage   *language)
{
  switch (zh_tournament_get_fide_mode (self))
    {
    case ZH_FIDE_MODE_ON:
      return g_strdup (zh_tr (language, "FIDE mode"));
    case ZH_FIDE_MODE_LEFT:
      return g_strdup_printf (zh_tr (language, "FIDE mode left before round %d"), zh_tournament_get_fide_mode_left (self));
    case ZH_FIDE_MODE_NONE:
    default:
      return NULL;
    }
}
