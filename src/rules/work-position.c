#include "config.h"

#include "work-position.h"

#include <string.h>

gboolean
zh_sport_find_draughts (ZhSport            sport,
                        ZhDraughtsVariant *variant)
{
  static const ZhDraughtsVariant variants[] = {
    [ZH_SPORT_DRAUGHTS_RUSSIAN] = ZH_DRAUGHTS_RUSSIAN,
    [ZH_SPORT_DRAUGHTS_BRAZILIAN] = ZH_DRAUGHTS_BRAZILIAN,
    [ZH_SPORT_CHECKERS] = ZH_DRAUGHTS_CHECKERS,
    [ZH_SPORT_DRAUGHTS_INTERNATIONAL] = ZH_DRAUGHTS_INTERNATIONAL,
  };

  if (sport == ZH_SPORT_CHESS)
    return FALSE;
  *variant = variants[sport];
  return TRUE;
}

gboolean
zh_work_parse_chess (const char      *text,
                     ZhChessPosition *position,
                     GError         **error)
{
  g_autofree char *whole = strchr (text, ' ') != NULL ? g_strdup (text) : g_strconcat (text, " w - -", NULL);

  return zh_chess_position_parse (position, whole, error);
}

gboolean
zh_work_position_check (ZhSport     sport,
                        const char *text,
                        GError    **error)
{
  ZhChessPosition    chess;
  ZhDraughtsPosition draughts;
  ZhDraughtsVariant  variant;

  if (!zh_sport_find_draughts (sport, &variant))
    return zh_work_parse_chess (text, &chess, error);
  return zh_draughts_position_parse (&draughts, variant, text, error);
}
