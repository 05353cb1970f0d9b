#include "config.h"

#include "work-findings.h"

#include <glib/gi18n.h>

#define LIGHT_SQUARES G_GUINT64_CONSTANT (0x55AA55AA55AA55AA)

static int
count_men (const ZhChessPosition *position,
           int                    side,
           int                    piece)
{
  return __builtin_popcountll (position->pieces[piece] & position->colours[side]);
}

/* More of a kind than at the beginning: so many were promoted at least. */
static int
count_promoted (const ZhChessPosition *position,
                int                    side)
{
  static const int array[] = { [ZH_CHESS_KNIGHT] = 2, [ZH_CHESS_BISHOP] = 2, [ZH_CHESS_ROOK] = 2, [ZH_CHESS_QUEEN] = 1 };
  int              promoted = 0;

  for (int piece = ZH_CHESS_KNIGHT; piece <= ZH_CHESS_QUEEN; piece++)
    promoted += MAX (count_men (position, side, piece) - array[piece], 0);
  return promoted;
}

/* 46.2 */
static void
check_men (ZhWorkFindings        *self,
           const ZhChessPosition *position)
{
  for (int side = 0; side < 2; side++)
    {
      gboolean white = side == ZH_CHESS_WHITE;
      guint64  bishops = position->pieces[ZH_CHESS_BISHOP] & position->colours[side];
      int      promoted = count_promoted (position, side);

      if (promoted > 0 && zh_work_asks (self, "composition.array-men-only"))
        zh_work_find (self, "composition.array-men-only", "men", ZH_WORK_FAULT,
                      white ? zh_tr (self->language, "White has more men of a kind than at the beginning of a game")
                            : zh_tr (self->language, "Black has more men of a kind than at the beginning of a game"));
      if (promoted + count_men (position, side, ZH_CHESS_PAWN) > 8 && zh_work_asks (self, "composition.legal-position"))
        zh_work_find (self, "composition.legal-position", "illegal", ZH_WORK_FAULT,
                      white ? zh_tr (self->language, "White has more pawns and promoted men than eight pawns can make")
                            : zh_tr (self->language, "Black has more pawns and promoted men than eight pawns can make"));
      if (__builtin_popcountll (bishops) == 2 && ((bishops & LIGHT_SQUARES) == 0 || (bishops & ~LIGHT_SQUARES) == 0) &&
          zh_work_asks (self, "composition.bishops-differ"))
        zh_work_find (self, "composition.bishops-differ", "bishops", ZH_WORK_FAULT,
                      white ? zh_tr (self->language, "The two white bishops stand on squares of one colour")
                            : zh_tr (self->language, "The two black bishops stand on squares of one colour"));
    }
  if (zh_chess_position_get_attackers (position, position->king[1 - position->side], (ZhChessSide) position->side) != 0 &&
      zh_work_asks (self, "composition.legal-position"))
    zh_work_find (self, "composition.legal-position", "illegal", ZH_WORK_FAULT,
                  zh_tr (self->language, "The side that is not to move stands in check"));
}

/* 46.3, 46.4 */
static void
check_solutions (ZhWorkFindings        *self,
                 const ZhChessSolution *solution,
                 guint                  expected)
{
  g_autofree char *shorter = g_strdup_printf (zh_tr (self->language, "The task can be done sooner: in %d"), solution->shortest);
  g_autofree char *cooks = g_strdup_printf (zh_tr (self->language, "Solutions: %1$u; asked for: %2$u"),
                                            solution->n_solutions, expected);

  if (!solution->finished)
    zh_work_find (self, "composition.one-solution", "not-finished", ZH_WORK_OPEN,
                  zh_tr (self->language, "The search stopped at its limit: there may be further solutions"));
  else if (solution->n_solutions == 0 && zh_work_asks (self, "composition.solvable"))
    zh_work_find (self, "composition.solvable", "unsolvable", ZH_WORK_FAULT, zh_tr (self->language, "The task cannot be done"));
  if (solution->shortest >= 0 && solution->shortest < solution->task.moves && zh_work_asks (self, "composition.shorter-is-cook"))
    zh_work_find (self, "composition.shorter-is-cook", "shorter", ZH_WORK_FAULT, shorter);
  if (zh_work_asks (self, "composition.one-solution") &&
      (solution->n_solutions > expected || (solution->finished && solution->n_solutions > 0 && solution->n_solutions != expected)))
    zh_work_find (self, "composition.one-solution", "cook", ZH_WORK_FAULT, cooks);
}

static void
check_duals (ZhWorkFindings        *self,
             const ZhChessSolution *solution)
{
  g_autofree char *text = g_strdup_printf (zh_tr (self->language, "Duals in variations of full length: %u"), solution->n_duals);

  if (solution->n_duals > 0)
    zh_work_find (self, "composition.duals-incorrect", "dual",
                  zh_work_asks (self, "composition.duals-incorrect") ? ZH_WORK_FAULT : ZH_WORK_FLAW, text);
}

/* 52.3: what is not wanted of the first move. */
static void
check_key (ZhWorkFindings        *self,
           const ZhChessSolution *solution)
{
  const ZhSolutionNode *key = solution->roots->len == 1 ? g_ptr_array_index (solution->roots, 0) : NULL;
  ZhChessPosition       next;

  if (key == NULL || solution->task.goal == ZH_CHESS_GOAL_HELPMATE || !zh_work_asks (self, "composition.key-faults"))
    return;
  zh_chess_position_play (&solution->position, key->move, &next);
  if (zh_chess_position_is_capture (&solution->position, key->move))
    zh_work_find (self, "composition.key-faults", "key-captures", ZH_WORK_FLAW, zh_tr (self->language, "The first move captures"));
  if (zh_chess_position_is_check (&next))
    zh_work_find (self, "composition.key-faults", "key-checks", ZH_WORK_FLAW, zh_tr (self->language, "The first move gives check"));
  if (key->move.promotion == ZH_CHESS_QUEEN)
    zh_work_find (self, "composition.key-faults", "key-queens", ZH_WORK_FLAW, zh_tr (self->language, "The first move makes a queen"));
}

GPtrArray *
zh_work_check_chess (const ZhRuleset       *rules,
                     const ZhLanguage      *language,
                     const ZhChessSolution *solution,
                     guint                  expected)
{
  ZhWorkFindings self = zh_work_findings_new (rules, language);

  check_men (&self, &solution->position);
  check_solutions (&self, solution, expected);
  check_duals (&self, solution);
  check_key (&self, solution);
  return self.list;
}
