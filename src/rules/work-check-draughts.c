#include "config.h"

#include "work-findings.h"

#include <glib/gi18n.h>

/* Whose men a size is of: of either side, the greater number. */
typedef enum
{
  OF_WHITE,
  OF_BLACK,
  OF_EITHER,
} Whose;

/* VI.1.3; the number stands in the ruleset. */
static const struct
{
  ZhWorkSection section;
  const char   *key;
  Whose         whose;
  gboolean      is_minimum;
} sizes[] = {
  { ZH_WORK_MINIATURE, "composition.miniature-white-min", OF_WHITE, TRUE },
  { ZH_WORK_MINIATURE, "composition.miniature-max", OF_EITHER, FALSE },
  { ZH_WORK_PROBLEM, "composition.problem-from", OF_EITHER, TRUE },
  { ZH_WORK_PROBLEM, "composition.problem-max", OF_EITHER, FALSE },
  { ZH_WORK_SMALL, "composition.small-from", OF_EITHER, TRUE },
  { ZH_WORK_SMALL, "composition.small-max", OF_EITHER, FALSE },
  { ZH_WORK_MEDIUM, "composition.medium-from", OF_EITHER, TRUE },
  { ZH_WORK_MEDIUM, "composition.medium-max", OF_EITHER, FALSE },
  { ZH_WORK_LARGE, "composition.large-from", OF_EITHER, TRUE },
  { ZH_WORK_LARGE, "composition.large-max", OF_EITHER, FALSE },
  { ZH_WORK_GIANT, "composition.giant-from", OF_EITHER, TRUE },
  { ZH_WORK_GIANT, "composition.problem-max", OF_EITHER, FALSE },
  { ZH_WORK_STUDY, "composition.study-white-max", OF_WHITE, FALSE },
  { ZH_WORK_STUDY, "composition.study-black-max", OF_BLACK, FALSE },
  { ZH_WORK_TASK_MINIATURE, "composition.task-miniature-white-max", OF_WHITE, FALSE },
  { ZH_WORK_ENDING, "composition.ending-max", OF_EITHER, FALSE },
};

typedef struct
{
  int      men[2]; /* white, black: kings are men here, too */
  gboolean uncrowned;
} Count;

static Count
count_men (const ZhDraughtsPosition *position)
{
  int   n_squares = zh_draughts_variant_get_n_squares (position->variant);
  int   last = zh_draughts_get_row (position->variant, n_squares);
  Count count = { { 0, 0 }, FALSE };

  for (int square = 1; square <= n_squares; square++)
    {
      guint8 unit = position->units[square - 1];
      int    row = zh_draughts_get_row (position->variant, square);

      if (unit == ZH_DRAUGHTS_WHITE_MAN || unit == ZH_DRAUGHTS_WHITE_KING)
        count.men[0]++;
      else if (unit != ZH_DRAUGHTS_EMPTY)
        count.men[1]++;
      if ((unit == ZH_DRAUGHTS_WHITE_MAN && row == 0) || (unit == ZH_DRAUGHTS_BLACK_MAN && row == last))
        count.uncrowned = TRUE;
    }
  return count;
}

/* VI.2.2, VI.1.3 */
static void
check_legal (ZhWorkFindings           *self,
             const ZhDraughtsPosition *position,
             const Count              *count)
{
  ZhDraughtsPosition array;
  Count              most;

  zh_draughts_position_init (&array, position->variant);
  most = count_men (&array);
  if (!zh_work_asks (self, "composition.legal-position"))
    return;
  if (count->men[0] > most.men[0] || count->men[1] > most.men[1])
    zh_work_find (self, "composition.legal-position", "illegal", ZH_WORK_FAULT,
                  zh_tr (self->language, "A side has more men than at the beginning of a game"));
  if (count->uncrowned)
    zh_work_find (self, "composition.legal-position", "illegal", ZH_WORK_FAULT,
                  zh_tr (self->language, "A man stands on the row on which he would have become a king"));
}

static char *
describe_size (const ZhWorkFindings *self,
               Whose                 whose,
               gboolean              is_minimum,
               int                   men,
               int                   bound)
{
  const char *format;

  if (is_minimum)
    format = whose == OF_WHITE ? zh_tr (self->language, "White has too few men for this genre: %1$d, at least %2$d are asked for")
                               : zh_tr (self->language, "No side has men enough for this genre: %1$d, at least %2$d are asked for");
  else if (whose == OF_WHITE)
    format = zh_tr (self->language, "White has too many men for this genre: %1$d, at most %2$d are allowed");
  else if (whose == OF_BLACK)
    format = zh_tr (self->language, "Black has too many men for this genre: %1$d, at most %2$d are allowed");
  else
    format = zh_tr (self->language, "A side has too many men for this genre: %1$d, at most %2$d are allowed");
  return g_strdup_printf (format, men, bound);
}

static void
check_sizes (ZhWorkFindings *self,
             ZhWorkSection   section,
             const Count    *count)
{
  const int men[] = { [OF_WHITE] = count->men[0], [OF_BLACK] = count->men[1], [OF_EITHER] = MAX (count->men[0], count->men[1]) };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int      n = men[sizes[i].whose];
      int      bound = n;
      gboolean breaks;

      if (sizes[i].section != section || !zh_ruleset_get_int (self->rules, sizes[i].key, &bound, NULL))
        continue;
      breaks = sizes[i].is_minimum ? n < bound : n > bound;
      if (breaks)
        {
          g_autofree char *text = describe_size (self, sizes[i].whose, sizes[i].is_minimum, n, bound);

          zh_work_find (self, sizes[i].key, "size", ZH_WORK_FAULT, text);
        }
    }
}

/* Studies, tasks and endings are not asked, nor are practical problems (VI.2.7.6). */
static gboolean
is_balanced (ZhWorkSection section)
{
  return section == ZH_WORK_MINIATURE || section == ZH_WORK_PROBLEM || (section >= ZH_WORK_SMALL && section <= ZH_WORK_GIANT);
}

/* VI.2.4.1 for few men, VI.2.4.2 for many. */
static void
check_balance (ZhWorkFindings *self,
               ZhWorkSection   section,
               const Count    *count)
{
  int         stronger = count->men[0] >= count->men[1] ? 0 : 1;
  int         surplus = count->men[stronger] - count->men[1 - stronger];
  int         large_from = G_MAXINT;
  int         most = surplus;
  const char *key = stronger == 0 ? "composition.balance-white" : "composition.balance-black";

  if (!is_balanced (section))
    return;
  zh_ruleset_get_int (self->rules, "composition.balance-large-from", &large_from, NULL);
  if (count->men[stronger] >= large_from)
    key = "composition.balance-large";
  if (zh_ruleset_get_int (self->rules, key, &most, NULL) && surplus > most)
    {
      const char      *format = stronger == 0 ? zh_tr (self->language, "White has %1$d men more than Black; at most %2$d are allowed")
                                              : zh_tr (self->language, "Black has %1$d men more than White; at most %2$d are allowed");
      g_autofree char *text = g_strdup_printf (format, surplus, most);

      zh_work_find (self, key, "balance", ZH_WORK_FAULT, text);
    }
}

/* VI.2.3, VI.2.6 */
static void
check_solution (ZhWorkFindings *self,
                gboolean        is_open,
                gboolean        is_solved,
                guint           n_cooks)
{
  g_autofree char *cooks = g_strdup_printf (zh_tr (self->language, "Other ways to do the task: %u"), n_cooks);

  if (is_open)
    zh_work_find (self, "composition.one-solution", "not-finished", ZH_WORK_OPEN,
                  zh_tr (self->language, "The search stopped at its limit: there may be further solutions"));
  if (!is_solved && zh_work_asks (self, "composition.solvable"))
    zh_work_find (self, "composition.solvable", "unsolvable", is_open ? ZH_WORK_OPEN : ZH_WORK_FAULT,
                  is_open ? zh_tr (self->language, "It is not proved that the task can be done")
                          : zh_tr (self->language, "The task cannot be done"));
  if (n_cooks > 0 && zh_work_asks (self, "composition.one-solution"))
    zh_work_find (self, "composition.one-solution", "cook", ZH_WORK_FAULT, cooks);
}

GPtrArray *
zh_work_check_draughts (const ZhRuleset          *rules,
                        const ZhLanguage         *language,
                        const ZhDraughtsPosition *position,
                        ZhWorkSection             section,
                        const ZhDraughtsSolution *solution,
                        const ZhDraughtsPlay     *play)
{
  ZhWorkFindings self = zh_work_findings_new (rules, language);
  Count          count = count_men (position);

  check_legal (&self, position, &count);
  check_sizes (&self, section, &count);
  check_balance (&self, section, &count);
  if (solution != NULL)
    check_solution (&self, !solution->finished, solution->n_solutions > 0, MAX (solution->n_solutions, 1) - 1);
  if (play != NULL)
    check_solution (&self, play->n_open > 0 || play->end_proof == ZH_DRAUGHTS_OPEN,
                    play->end_proof == ZH_DRAUGHTS_DONE && play->n_refutations == 0, play->n_cooks);
  return self.list;
}
