#include "config.h"

#include "lot-rules.h"

/* A key that says that something is drawn; other values of rules cite their own article. */
static const char *
find_article (const ZhRuleset *rules,
              const char      *key)
{
  const ZhRuleValue *value = zh_ruleset_lookup (rules, key);

  return value != NULL && g_strcmp0 (value->value, "no") != 0 ? value->article : "";
}

static const char *
get_key (const ZhTournament *tournament,
         ZhLotKind           kind)
{
  switch (kind)
    {
    case ZH_LOT_NUMBERS:
      return zh_system_get_traits (tournament->system)->is_all_play_all ? "lots.numbers" : "lots.swiss-numbers";
    case ZH_LOT_ROUNDS:
      return "lots.rounds";
    case ZH_LOT_PAIRS:
      return "lots.pairs";
    case ZH_LOT_OPENING:
      return tournament->sport == ZH_SPORT_CHESS ? "lots.chess960" : "lots.openings";
    case ZH_LOT_COLOURS:
      return "teams.board-colours";
    case ZH_LOT_EXTRA_GAME:
      return "online.tied-match-extra-game";
    case ZH_LOT_PLAY_OFF:
      return "lots.play-off";
    case ZH_LOT_TIES:
      return "lots.ties";
    case ZH_LOT_N_KINDS:
    default:
      g_assert_not_reached ();
    }
}

const char *
zh_ruleset_get_lot_article (const ZhRuleset    *self,
                            const ZhTournament *tournament,
                            ZhLotKind           kind)
{
  return find_article (self, get_key (tournament, kind));
}

void
zh_lot_drawing_free (ZhLotDrawing *self)
{
  g_free (self->article);
  g_free (self->drawn);
  g_free (self);
}

static int
compare_drawings (gconstpointer a,
                  gconstpointer b)
{
  const ZhLotDrawing *first = *(const ZhLotDrawing *const *) a;
  const ZhLotDrawing *second = *(const ZhLotDrawing *const *) b;

  if (first->kind != second->kind)
    return first->kind < second->kind ? -1 : 1;
  if (first->round != second->round)
    return first->round < second->round ? -1 : 1;
  return first->board < second->board ? -1 : first->board > second->board;
}

static ZhLotDrawing *
find_drawing (const GPtrArray *drawings,
              ZhLotKind        kind,
              int              round,
              int              board)
{
  for (guint i = 0; i < drawings->len; i++)
    {
      ZhLotDrawing *drawing = g_ptr_array_index (drawings, i);

      if (drawing->kind == kind && drawing->round == round && drawing->board == board)
        return drawing;
    }
  return NULL;
}

/* The drawing in the list, which is added where it is not there yet. */
static ZhLotDrawing *
take_drawing (GPtrArray *drawings,
              ZhLotKind  kind,
              int        round,
              int        board)
{
  ZhLotDrawing *next = find_drawing (drawings, kind, round, board);

  if (next != NULL)
    return next;
  next = g_new0 (ZhLotDrawing, 1);
  next->kind = kind;
  next->round = round;
  next->board = board;
  next->article = g_strdup ("");
  next->drawn = g_strdup ("");
  g_ptr_array_add (drawings, next);
  return next;
}

/* The last act holds: numbers by rating or by hand after a lot are drawn no more, and by themselves no drawing at all. */
static void
take_act (GPtrArray       *drawings,
          const ZhHandAct *act)
{
  gboolean      is_plain = act->lot == ZH_LOT_NUMBERS && !act->is_drawn;
  ZhLotDrawing *drawing = is_plain ? find_drawing (drawings, ZH_LOT_NUMBERS, act->of_round, act->of_board)
                                   : take_drawing (drawings, (ZhLotKind) act->lot, act->of_round, act->of_board);
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (act->time);

  if (drawing == NULL)
    return;
  g_free (drawing->drawn);
  drawing->drawn = act->is_drawn ? g_date_time_format (time, "%Y-%m-%dT%H:%M") : g_strdup ("");
  if (*act->articles == '\0')
    return;
  g_free (drawing->article);
  drawing->article = g_strdup (act->articles);
}

/* What the acts of the journal leave open: the article of the rules of the event. */
static void
cite (ZhLotDrawing       *drawing,
      const ZhTournament *tournament,
      const ZhRuleset    *rules)
{
  if (*drawing->article != '\0' || rules == NULL)
    return;
  g_free (drawing->article);
  drawing->article = g_strdup (zh_ruleset_get_lot_article (rules, tournament, drawing->kind));
}

gboolean
zh_hand_act_is_of_lot (const ZhHandAct    *act,
                       const ZhLotDrawing *drawing)
{
  return act->kind == ZH_HAND_LOTS && act->lot == (int) drawing->kind && act->of_round == drawing->round && act->of_board == drawing->board;
}

GPtrArray *
zh_lots_list (const ZhTournament *tournament,
              const GPtrArray    *acts,
              const ZhRuleset    *rules)
{
  GPtrArray *drawings = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_lot_drawing_free);

  for (guint i = 0; acts != NULL && i < acts->len; i++)
    {
      const ZhHandAct *act = g_ptr_array_index (acts, i);

      if (act->kind == ZH_HAND_LOTS && act->lot >= 0)
        take_act (drawings, act);
    }
  for (guint i = 0; i < tournament->lot_minutes->len; i++)
    {
      const ZhLotMinute *minute = g_ptr_array_index (tournament->lot_minutes, i);

      take_drawing (drawings, (ZhLotKind) minute->kind, minute->round, minute->board)->minute = minute;
    }
  for (guint i = 0; i < drawings->len; i++)
    cite (g_ptr_array_index (drawings, i), tournament, rules);
  g_ptr_array_sort (drawings, compare_drawings);
  return drawings;
}
