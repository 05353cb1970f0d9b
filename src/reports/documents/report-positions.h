/* Positions and times in documents. Private to src/reports. */
#pragma once

#include "report-registry.h"

G_BEGIN_DECLS

/* A position of draughts; whether @sport is draughts and @fen a position of it. */
gboolean zh_report_parse_draughts (ZhDraughtsPosition *position,
                                   ZhSport             sport,
                                   const char         *fen);

/**
 * zh_report_init_diagram:
 * @diagram: (out caller-allocates)
 * @fen: FEN or PDN FEN
 *
 * Returns: whether the position could be read
 */
gboolean zh_report_init_diagram (ZhDiagram  *diagram,
                                 ZhSport     sport,
                                 const char *fen);

/**
 * zh_report_add_position:
 * @fen: FEN or PDN FEN; what cannot be read adds nothing
 *
 * Adds the diagram of a position, with its FEN.
 */
void zh_report_add_position (ZhReportDocument *document,
                             ZhSport           sport,
                             const char       *fen);

/**
 * zh_report_format_used:
 * @seconds: used, negative where not noted
 *
 * Returns: (transfer full): "1:58:00", a line to write on where not noted
 */
char *zh_report_format_used (int seconds) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_add_game_position:
 * @round: from 1
 * @board: the table, from 1; nothing is added where there is no such game
 * @game: the game at that table, from 1; 0 is the first
 *
 * Adds the diagram of a game as far as the file knows it: the adjourned position, else the last
 * one of the moves kept; nothing where neither is there.
 */
void zh_report_add_game_position (ZhReportDocument      *document,
                                  const ZhReportRequest *request,
                                  int                    round,
                                  int                    board,
                                  int                    game);

G_END_DECLS
