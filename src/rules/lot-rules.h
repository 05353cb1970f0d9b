/* Drawings of lots: which there were in a tournament, and by which article. */
#pragma once

#include "hand-act.h"
#include "lot-minute.h"
#include "ruleset.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_ruleset_get_lot_article:
 * @tournament: whose system, game and kind of play tell which rule is meant
 *
 * Returns: (transfer none): the article; "" where the ruleset knows no such drawing
 */
const char *zh_ruleset_get_lot_article (const ZhRuleset    *self,
                                        const ZhTournament *tournament,
                                        ZhLotKind           kind);

/**
 * ZhLotDrawing:
 * @kind: what was drawn
 * @round: 0 where the kind has none
 * @board: 0 where the kind has none
 * @article: by which it is drawn; "" where the rules of the event have none
 * @drawn: when the program drew it last, local time, "2026-11-20T10:00"; "" where it did not
 * @minute: (transfer none) (nullable): its minutes
 */
typedef struct
{
  ZhLotKind          kind;
  int                round;
  int                board;
  char              *article;
  char              *drawn;
  const ZhLotMinute *minute;
} ZhLotDrawing;

void zh_lot_drawing_free (ZhLotDrawing *self);

/* Whether @act is one of @drawing. */
gboolean zh_hand_act_is_of_lot (const ZhHandAct    *act,
                                const ZhLotDrawing *drawing);

/**
 * zh_lots_list:
 * @acts: (nullable) (element-type ZhHandAct): what the journal tells
 * @rules: (nullable): of the event, for the articles
 *
 * Returns: (transfer full) (element-type ZhLotDrawing): what was drawn by the program, and that of which there are
 *   minutes, in the order of the papers; minutes belong to @tournament
 */
GPtrArray *zh_lots_list (const ZhTournament *tournament,
                         const GPtrArray    *acts,
                         const ZhRuleset    *rules);

G_END_DECLS
