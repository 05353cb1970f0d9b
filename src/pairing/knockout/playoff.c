#include "config.h"

#include "playoff.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "knockout-bracket.h"
#include "random.h"

#define GAMES_OF_A_MATCH 2

static gboolean
is_knockout_stage (int n_tied)
{
  return n_tied == 2 || n_tied == 4;
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  gint64 left = *(const gint64 *) a;
  gint64 right = *(const gint64 *) b;

  return left < right ? -1 : left > right ? 1
                                          : 0;
}

/* Numbers by lot; the draw must not depend on the order in which the tied are named. */
static void
add_entries (const ZhTournament *source,
             const gint64       *tied,
             int                 n_tied,
             ZhTournament       *stage)
{
  g_autofree gint64 *ids = g_memdup2 (tied, sizeof (gint64) * (gsize) n_tied);
  g_autofree guint  *order = g_new (guint, n_tied);
  ZhRandom           random = zh_random_new (stage->seed);

  qsort (ids, (gsize) n_tied, sizeof (gint64), compare_ids);
  zh_random_permutation (&random, (gsize) n_tied, order);
  for (int i = 0; i < n_tied; i++)
    {
      const ZhEntry *entry = zh_tournament_find_entry (source, ids[order[i]]);
      ZhEntry       *copy;

      g_assert (entry != NULL);
      copy = zh_entry_copy (entry);
      copy->start_number = i + 1;
      copy->first_round = 1;
      copy->fixed_board = 0;
      copy->carried_points = 0;
      g_array_set_size (copy->absences, 0);
      g_ptr_array_add (stage->entries, copy);
    }
}

static void
set_option (ZhTournament *stage,
            const char   *key,
            const char   *value)
{
  g_hash_table_insert (stage->options, g_strdup (key), g_strdup (value));
}

ZhTournament *
zh_playoff_new (const ZhTournament *source,
                const gint64       *tied,
                int                 n_tied,
                guint64             seed)
{
  ZhTournament *stage = zh_tournament_new ();
  gboolean      is_knockout = is_knockout_stage (n_tied);

  g_assert (n_tied >= 2);

  stage->sport = source->sport;
  stage->scoring = source->scoring;
  stage->boards = source->boards;
  stage->source_id = source->id;
  stage->seed = seed;
  stage->time_class = ZH_TIME_CLASS_BLITZ;
  g_free (stage->time_control);
  stage->time_control = g_strdup ("180+2");
  stage->system = is_knockout ? ZH_SYSTEM_KNOCKOUT : ZH_SYSTEM_ROUND_ROBIN;
  stage->games_per_pairing = is_knockout ? GAMES_OF_A_MATCH : 1;
  if (is_knockout)
    {
      set_option (stage, "colours", "lot");
      set_option (stage, "decider", "games");
    }
  add_entries (source, tied, n_tied, stage);
  stage->n_rounds = zh_pairing_system_find (stage->system)->count_rounds (stage);
  return stage;
}

static gboolean
check_finished (const ZhTournament *stage,
                GError            **error)
{
  gboolean finished = zh_tournament_count_paired_rounds (stage) >= stage->n_rounds;

  for (guint i = 0; i < stage->rounds->len; i++)
    finished = finished && zh_round_count_open (g_ptr_array_index (stage->rounds, i)) == 0;
  if (!finished)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED,
                         _ ("This stage of the play-off is not finished; enter all its results first"));
  return finished;
}

static gboolean
list_knockout_winner (const ZhTournament *stage,
                      GArray             *level,
                      GError            **error)
{
  g_autoptr (ZhBracket) bracket = zh_bracket_new (stage, error);
  const ZhBracketMatch *final;

  if (bracket == NULL)
    return FALSE;
  final = zh_bracket_get_match (bracket, (int) bracket->matches->len - 1);
  if (final->winner < 0)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s",
                    _ ("The last match of the play-off is level; add a deciding game"));
  g_array_append_val (level, final->entries[final->winner]);
  return TRUE;
}

static void
list_best (const ZhTournament *stage,
           GArray             *level)
{
  g_autoptr (ZhHistory) history = zh_history_new (stage, stage->n_rounds);
  ZhPoints best = G_MININT;

  for (int i = 0; i < history->n_entries; i++)
    best = MAX (best, history->points[i]);
  for (int i = 0; i < history->n_entries; i++)
    if (history->points[i] == best)
      g_array_append_val (level, zh_history_get_entry (history, i)->id);
}

/* The one who comes last in the order drops out. */
static void
drop_worst (const gint64 *by_tiebreaks,
            guint         n_order,
            GArray       *level)
{
  for (guint k = n_order; k-- > 0;)
    for (guint i = 0; i < level->len; i++)
      if (g_array_index (level, gint64, i) == by_tiebreaks[k])
        {
          g_array_remove_index (level, i);
          return;
        }
}

GArray *
zh_playoff_list_level (const ZhTournament *stage,
                       const gint64       *by_tiebreaks,
                       GError            **error)
{
  g_autoptr (GArray) level = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (stage->system == ZH_SYSTEM_KNOCKOUT)
    return list_knockout_winner (stage, level, error) ? g_steal_pointer (&level) : NULL;

  if (!check_finished (stage, error))
    return NULL;
  list_best (stage, level);
  if (stage->entries->len == 3 && level->len == 3)
    drop_worst (by_tiebreaks, stage->entries->len, level);
  return g_steal_pointer (&level);
}

/* Whether the side with White in the first deciding game has it in the @k-th, from 1. */
static gboolean
is_like_first (int              k,
               ZhPlayoffColours colours)
{
  return colours == ZH_PLAYOFF_EVERY_GAME ? k % 2 == 1 : k / 2 % 2 == 0;
}

void
zh_playoff_add_deciding_game (const ZhTournament *stage,
                              int                 round,
                              ZhPairing          *pairing,
                              ZhPlayoffColours    colours)
{
  ZhRandom random = zh_random_new_nth (stage->seed, round);
  int      k = pairing->n_games - stage->games_per_pairing + 1;
  gboolean second_first;
  ZhGame   game = { .board = 1, .leg = pairing->n_games + 1, .result = ZH_RESULT_NONE };

  g_assert (k >= 1);

  for (int i = 1; i < pairing->number; i++)
    zh_random_next (&random);
  /* The last bit of this number was the lot for the colours of the match itself. */
  second_first = (zh_random_next (&random) & 2) != 0;
  game.swapped = is_like_first (k, colours) == second_first;
  pairing->games = g_renew (ZhGame, pairing->games, pairing->n_games + 1);
  pairing->games[pairing->n_games++] = game;
}
