#include "config.h"

#include "table-rounds.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "random.h"
#include "text-lines.h"

int
zh_table_rounds_find (const ZhTournament *tournament,
                      int                 round)
{
  const ZhRound *existing = zh_tournament_find_round (tournament, round);
  const char    *order = zh_tournament_get_option (tournament, ZH_OPTION_TABLE_ROUNDS);
  gint64         table_round = round;

  if (existing != NULL)
    return existing->table_round;
  if (order != NULL)
    {
      g_auto (GStrv) parts = g_strsplit (order, " ", -1);

      if (round >= 1 && round <= (int) g_strv_length (parts))
        zh_text_parse_int (parts[round - 1], 1, ZH_MAX_ROUNDS, &table_round);
    }
  return (int) table_round;
}

static void
draw_cycle (const gboolean *taken,
            int             first,
            int             per_cycle,
            ZhRandom       *random,
            GArray         *order)
{
  g_autoptr (GArray) rest = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree guint *permutation = g_new (guint, per_cycle);

  for (int round = first; round < first + per_cycle; round++)
    if (!taken[round])
      g_array_append_val (rest, round);
  zh_random_permutation (random, rest->len, permutation);
  for (guint i = 0; i < rest->len; i++)
    g_array_append_val (order, g_array_index (rest, int, permutation[i]));
}

GArray *
zh_table_rounds_draw (const ZhTournament *tournament,
                      guint64             seed)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  int                    n_rounds = system != NULL && system->count_rounds != NULL ? system->count_rounds (tournament) : 0;
  int                    per_cycle = n_rounds / MAX (tournament->cycles, 1);
  g_autofree gboolean   *taken = g_new0 (gboolean, n_rounds + 1);
  ZhRandom               random = zh_random_new (seed);
  GArray                *order = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      g_array_append_val (order, round->table_round);
      if (round->table_round >= 1 && round->table_round <= n_rounds)
        taken[round->table_round] = TRUE;
    }
  for (int first = 1; first <= n_rounds; first += per_cycle)
    draw_cycle (taken, first, per_cycle, &random, order);
  return order;
}

GArray *
zh_table_rounds_parse (const char *text,
                       GError    **error)
{
  g_auto (GStrv) parts = g_strsplit_set (text, ", \t\n", -1);
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (int));

  for (char **part = parts; *part != NULL; part++)
    {
      gint64 value;
      int    round;

      if (**part == '\0')
        continue;
      if (!zh_text_parse_int (*part, 1, ZH_MAX_ROUNDS, &value))
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Order of rounds: “%s” is no number of a round. Write them in the order of playing, such as 3 1 2"), *part);
      round = (int) value;
      g_array_append_val (order, round);
    }
  return g_steal_pointer (&order);
}
