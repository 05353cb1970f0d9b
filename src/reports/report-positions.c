#include "config.h"

#include "report-positions.h"

void
zh_report_add_position (ZhReportDocument *document,
                        ZhSport           sport,
                        const char       *fen)
{
  static const ZhDraughtsVariant variants[] = {
    [ZH_SPORT_DRAUGHTS_RUSSIAN] = ZH_DRAUGHTS_RUSSIAN,
    [ZH_SPORT_DRAUGHTS_BRAZILIAN] = ZH_DRAUGHTS_BRAZILIAN,
    [ZH_SPORT_CHECKERS] = ZH_DRAUGHTS_CHECKERS,
    [ZH_SPORT_DRAUGHTS_INTERNATIONAL] = ZH_DRAUGHTS_INTERNATIONAL,
  };
  ZhDiagram diagram;

  if (sport == ZH_SPORT_CHESS)
    {
      ZhChessPosition position;

      if (!zh_chess_position_parse (&position, fen, NULL))
        return;
      zh_diagram_init_chess (&diagram, &position);
    }
  else
    {
      ZhDraughtsPosition position;

      if (!zh_draughts_position_parse (&position, variants[sport], fen, NULL))
        return;
      zh_diagram_init_draughts (&diagram, &position);
    }
  zh_report_document_add_diagram (document, &diagram, fen);
}

char *
zh_report_format_used (int seconds)
{
  if (seconds < 0)
    return g_strdup ("_______");
  return g_strdup_printf ("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
}
