#include "config.h"

#include "report-positions.h"

#include "game-place.h"
#include "game-score.h"

gboolean
zh_report_parse_draughts (ZhDraughtsPosition *position,
                          ZhSport             sport,
                          const char         *fen)
{
  static const ZhDraughtsVariant variants[] = {
    [ZH_SPORT_DRAUGHTS_RUSSIAN] = ZH_DRAUGHTS_RUSSIAN,
    [ZH_SPORT_DRAUGHTS_BRAZILIAN] = ZH_DRAUGHTS_BRAZILIAN,
    [ZH_SPORT_CHECKERS] = ZH_DRAUGHTS_CHECKERS,
    [ZH_SPORT_DRAUGHTS_INTERNATIONAL] = ZH_DRAUGHTS_INTERNATIONAL,
  };

  return sport != ZH_SPORT_CHESS && zh_draughts_position_parse (position, variants[sport], fen, NULL);
}

gboolean
zh_report_init_diagram (ZhDiagram  *diagram,
                        ZhSport     sport,
                        const char *fen)
{
  if (sport == ZH_SPORT_CHESS)
    {
      ZhChessPosition position;

      if (!zh_chess_position_parse (&position, fen, NULL))
        return FALSE;
      zh_diagram_init_chess (diagram, &position);
    }
  else
    {
      ZhDraughtsPosition position;

      if (!zh_report_parse_draughts (&position, sport, fen))
        return FALSE;
      zh_diagram_init_draughts (diagram, &position);
    }
  return TRUE;
}

void
zh_report_add_position (ZhReportDocument *document,
                        ZhSport           sport,
                        const char       *fen)
{
  ZhDiagram diagram;

  if (zh_report_init_diagram (&diagram, sport, fen))
    zh_report_document_add_diagram (document, &diagram, fen);
}

char *
zh_report_format_used (int seconds)
{
  if (seconds < 0)
    return g_strdup ("_______");
  return g_strdup_printf ("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

void
zh_report_add_game_position (ZhReportDocument      *document,
                             const ZhReportRequest *request,
                             int                    round,
                             int                    board,
                             int                    game)
{
  const ZhCompetition *competition = request->competition;
  ZhSport              sport = request->tournament->sport;
  const ZhAdjournment *adjournment;
  const ZhKeptGame    *kept;
  ZhGamePlace          place;
  g_autoptr (ZhGameScore) score = NULL;

  if (!zh_competition_find_game (competition, request->tournament->id, round, board, game, &place, NULL))
    return;
  adjournment = zh_competition_find_adjournment (competition, place.game->id);
  kept = zh_competition_find_kept_game (competition, place.game->id);
  if (kept != NULL)
    score = zh_game_score_parse (zh_sport_get_variant (sport), kept->start, kept->moves, NULL);
  if (adjournment != NULL && *adjournment->sealed_move == '\0')
    zh_report_add_position (document, sport, adjournment->position);
  else if (score != NULL)
    zh_report_add_position (document, sport, g_ptr_array_index (score->positions, score->positions->len - 1));
}
