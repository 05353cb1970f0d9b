/* Each way in which the open games may end is an outcome, a number in the system of three with a digit a game. Outcomes
 * after which the sides of every pairing have as many wins, draws and losses are paired once.
 */
#include "config.h"

#include "next-round.h"

#include <glib/gi18n.h>

#include "board-cells.h"
#include "desk-private.h"
#include "errors.h"
#include "round-plan.h"
#include "supposed-round.h"

#define N_WAYS 3

static const ZhResult ways[N_WAYS] = {
  { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE },
  { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE },
  { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE },
};

/* Outcomes that are paired alike. */
typedef struct
{
  int outcome; /* one of them */
  int n;       /* how many they are */
} Likes;

/* What the open games are set in: copies that nobody else has. */
typedef struct
{
  ZhTournament *tournament;
  GPtrArray    *pairings; /* those with open games */
  ZhGame       *games[ZH_NEXT_ROUND_MAX_OPEN];
  int           places[ZH_NEXT_ROUND_MAX_OPEN]; /* of their pairings */
  int           n_games;
} Supposed;

static guint
hash_pair (gconstpointer key)
{
  const ZhNextPair *pair = key;

  return g_int64_hash (&pair->white) * 31 + g_int64_hash (&pair->black) + pair->kind;
}

static gboolean
is_same_pair (gconstpointer a,
              gconstpointer b)
{
  const ZhNextPair *first = a;
  const ZhNextPair *second = b;

  return first->white == second->white && first->black == second->black && first->kind == second->kind;
}

static int
count_open (const ZhRound *round)
{
  int n_open = 0;

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        n_open += zh_result_is_set (pairing->games[k].result) ? 0 : 1;
    }
  return n_open;
}

static gboolean
has_open (const ZhPairing *pairing)
{
  for (int k = 0; k < pairing->n_games; k++)
    if (!zh_result_is_set (pairing->games[k].result))
      return TRUE;
  return FALSE;
}

static void
suppose (Supposed           *self,
         const ZhTournament *tournament,
         const ZhRound      *last)
{
  self->pairings = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_pairing_unref);
  self->n_games = 0;
  for (guint i = 0; i < last->pairings->len; i++)
    {
      ZhPairing *pairing = g_ptr_array_index (last->pairings, i);

      if (!has_open (pairing))
        continue;
      pairing = zh_pairing_copy (pairing);
      g_ptr_array_add (self->pairings, pairing);
      for (int k = 0; k < pairing->n_games; k++)
        if (!zh_result_is_set (pairing->games[k].result))
          {
            self->places[self->n_games] = (int) self->pairings->len - 1;
            self->games[self->n_games++] = &pairing->games[k];
          }
    }
  self->tournament = zh_tournament_suppose_round (tournament, zh_round_suppose (last, self->pairings));
}

static void
clear_supposed (Supposed *self)
{
  zh_tournament_unref (self->tournament);
  g_ptr_array_unref (self->pairings);
}

static void
set_outcome (const Supposed *self,
             int             outcome)
{
  for (int i = 0; i < self->n_games; i++, outcome /= N_WAYS)
    self->games[i]->result = ways[outcome % N_WAYS];
}

/* A number that outcomes share which give both sides of each pairing as many wins, draws and losses. */
static gint64
get_key (const Supposed *self,
         int             outcome)
{
  int    counts[ZH_NEXT_ROUND_MAX_OPEN][N_WAYS] = { { 0 } };
  gint64 key = 0;

  for (int i = 0; i < self->n_games; i++, outcome /= N_WAYS)
    {
      int way = outcome % N_WAYS;

      counts[self->places[i]][self->games[i]->swapped ? N_WAYS - 1 - way : way]++;
    }
  for (int place = 0; place < ZH_NEXT_ROUND_MAX_OPEN; place++)
    for (int way = 0; way < N_WAYS; way++)
      key = key * (ZH_NEXT_ROUND_MAX_OPEN + 1) + counts[place][way];
  return key;
}

static GArray *
list_likes (const Supposed *self,
            int             n_outcomes)
{
  GArray *likes = g_array_new (FALSE, FALSE, sizeof (Likes));
  g_autoptr (GHashTable) places = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (int outcome = 0; outcome < n_outcomes; outcome++)
    {
      gint64 key = get_key (self, outcome);
      guint  place = GPOINTER_TO_UINT (g_hash_table_lookup (places, &key));
      Likes  first = { outcome, 1 };

      if (place > 0)
        {
          g_array_index (likes, Likes, place - 1).n++;
          continue;
        }
      g_array_append_val (likes, first);
      g_hash_table_insert (places, g_memdup2 (&key, sizeof key), GUINT_TO_POINTER (likes->len));
    }
  return likes;
}

/* As the round would be written, with its fixed boards and the byes of those who announced an absence. */
static void
add_round (GHashTable    *pairs,
           const ZhRound *round,
           int            n)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      ZhNextPair       pair = { pairing->entry[0], pairing->entry[1], pairing->kind, pairing->number, pairing->number, 0 };
      ZhNextPair      *known = g_hash_table_lookup (pairs, &pair);

      if (known == NULL)
        {
          known = g_memdup2 (&pair, sizeof pair);
          g_hash_table_add (pairs, known);
        }
      known->board = MIN (known->board, pair.board);
      known->last_board = MAX (known->last_board, pair.board);
      known->n_outcomes += n;
    }
}

static gboolean
pair_outcome (ZhNextRound    *self,
              const Supposed *supposed,
              const Likes    *likes,
              GHashTable     *pairs,
              GCancellable   *cancellable,
              GError        **error)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (ZhProposal) proposal = NULL;
  g_autoptr (ZhRound) round = NULL;

  set_outcome (supposed, likes->outcome);
  proposal = zh_tournament_propose (supposed->tournament, self->round, cancellable, &cause);
  if (g_error_matches (cause, ZH_ERROR, ZH_ERROR_NO_PAIRING))
    {
      self->n_unpaired += likes->n;
      return TRUE;
    }
  if (proposal == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  round = zh_round_plan_new (supposed->tournament, self->round, &g_array_index (proposal->pairs, ZhProposedPair, 0), proposal->pairs->len);
  add_round (pairs, round, likes->n);
  return TRUE;
}

static int
get_number (const ZhTournament *tournament,
            gint64              entry_id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, entry_id);

  return entry != NULL ? entry->start_number : 0;
}

static int
compare_pairs (gconstpointer a,
               gconstpointer b,
               gpointer      tournament)
{
  const ZhNextPair *first = a;
  const ZhNextPair *second = b;

  if (first->n_outcomes != second->n_outcomes)
    return second->n_outcomes - first->n_outcomes;
  if (first->board != second->board)
    return first->board - second->board;
  if (first->white != second->white)
    return get_number (tournament, first->white) - get_number (tournament, second->white);
  return first->black != second->black ? get_number (tournament, first->black) - get_number (tournament, second->black)
                                       : (int) first->kind - (int) second->kind;
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b,
                 gpointer      tournament)
{
  return get_number (tournament, *(const gint64 *) a) - get_number (tournament, *(const gint64 *) b);
}

static void
sum_up (ZhNextRound        *self,
        const ZhTournament *tournament,
        GHashTable         *pairs)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);
  GHashTableIter iter;
  gpointer       pair;

  g_hash_table_iter_init (&iter, pairs);
  while (g_hash_table_iter_next (&iter, &pair, NULL))
    g_array_append_vals (self->pairs, pair, 1);
  g_array_sort_with_data (self->pairs, compare_pairs, (gpointer) tournament);
  for (guint i = 0; i < self->pairs->len; i++)
    {
      ZhNextPair *row = &g_array_index (self->pairs, ZhNextPair, i);

      if (row->n_outcomes == self->n_outcomes - self->n_unpaired)
        {
          self->n_certain++;
          continue;
        }
      if (g_hash_table_add (seen, &row->white))
        g_array_append_val (self->open, row->white);
      if (row->kind == ZH_PAIRING_GAME && g_hash_table_add (seen, &row->black))
        g_array_append_val (self->open, row->black);
    }
  g_array_sort_with_data (self->open, compare_entries, (gpointer) tournament);
}

static gboolean
pair_all (ZhNextRound      *self,
          const Supposed   *supposed,
          const ZhProgress *progress,
          GError          **error)
{
  GCancellable *cancellable = progress != NULL ? progress->cancellable : NULL;
  g_autoptr (GHashTable) pairs = g_hash_table_new_full (hash_pair, is_same_pair, g_free, NULL);
  g_autoptr (GArray) likes = list_likes (supposed, self->n_outcomes);

  for (guint i = 0; i < likes->len; i++)
    if (!zh_progress_step (progress, i, likes->len, error) ||
        !pair_outcome (self, supposed, &g_array_index (likes, Likes, i), pairs, cancellable, error))
      return FALSE;
  sum_up (self, supposed->tournament, pairs);
  return TRUE;
}

gboolean
zh_next_round_check (const ZhTournament *tournament,
                     GError            **error)
{
  const ZhSystemTraits *traits = zh_system_get_traits (tournament->system);

  if (!traits->is_swiss)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” is no Swiss: its pairs do not wait for results"), tournament->name);
  if (traits->draws_pairs)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("The pairs of “%s” are drawn by lot: nobody knows them before"), tournament->name);
  if (tournament->rounds->len == 0)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("No round of “%s” is paired yet"), tournament->name);
  return zh_tournament_check_next_round (tournament, error);
}

ZhNextRound *
zh_next_round_find (const ZhTournament *tournament,
                    const ZhProgress   *progress,
                    GError            **error)
{
  g_autoptr (ZhNextRound) self = NULL;
  const ZhRound *last;
  Supposed       supposed;
  gboolean       is_found;

  if (!zh_next_round_check (tournament, error))
    return NULL;
  last = g_ptr_array_index (tournament->rounds, tournament->rounds->len - 1);
  self = g_new0 (ZhNextRound, 1);
  self->round = last->number + 1;
  self->n_open = count_open (last);
  self->pairs = g_array_new (FALSE, FALSE, sizeof (ZhNextPair));
  self->open = g_array_new (FALSE, FALSE, sizeof (gint64));
  if (self->n_open == 0 || self->n_open > ZH_NEXT_ROUND_MAX_OPEN)
    return g_steal_pointer (&self);
  self->n_outcomes = 1;
  for (int i = 0; i < self->n_open; i++)
    self->n_outcomes *= N_WAYS;
  suppose (&supposed, tournament, last);
  is_found = pair_all (self, &supposed, progress, error);
  clear_supposed (&supposed);
  return is_found ? g_steal_pointer (&self) : NULL;
}

void
zh_next_round_free (ZhNextRound *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->pairs);
  g_array_unref (self->open);
  g_free (self);
}

char *
zh_next_round_format (const ZhNextRound *self,
                      const ZhLanguage  *language)
{
  GString *text = g_string_new (NULL);

  if (self->n_open == 0)
    g_string_printf (text, zh_tr (language, "No game of round %1$d is open: round %2$d can be paired."), self->round - 1, self->round);
  else if (self->n_outcomes == 0)
    /* Translators: the number of a round, how many of its games are open, the number of the next round, 6. */
    g_string_printf (text, zh_tr (language, "Open games of round %1$d: %2$d. What is certain of round %3$d is told when no more than %4$d are open."),
                     self->round - 1, self->n_open, self->round, ZH_NEXT_ROUND_MAX_OPEN);
  else
    /* Translators: the number of a round, how many of its games are open, in how many ways they may end, the number of the next
     * round, how many of its pairs are certain, how many entries have no certain pair. */
    g_string_printf (text, zh_tr (language, "Open games of round %1$d: %2$d; ways they may end: %3$d. Round %4$d: certain pairs %5$u, entries without one %6$u."),
                     self->round - 1, self->n_open, self->n_outcomes, self->round, self->n_certain, self->open->len);
  if (self->n_unpaired > 0)
    {
      g_string_append_c (text, ' ');
      /* Translators: a number of ways in which open games may end. */
      g_string_append_printf (text, zh_tr (language, "Ways after which the rules allow no pairing: %d."), self->n_unpaired);
    }
  return g_string_free (text, FALSE);
}

char *
zh_next_pair_format_board (const ZhNextPair *self)
{
  if (self->kind != ZH_PAIRING_GAME)
    return g_strdup ("–");
  return self->board == self->last_board ? g_strdup_printf ("%d", self->board) : g_strdup_printf ("%d–%d", self->board, self->last_board);
}

static char *
dup_name (const ZhTournament *tournament,
          gint64              entry_id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, entry_id);

  return entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
}

char *
zh_next_round_format_possible (const ZhNextRound  *self,
                               const ZhTournament *tournament,
                               gint64              entry_id,
                               const char         *separator,
                               const ZhLanguage   *language)
{
  GString *text = g_string_new (NULL);

  for (guint i = self->n_certain; i < self->pairs->len; i++)
    {
      const ZhNextPair *pair = &g_array_index (self->pairs, ZhNextPair, i);
      g_autofree char  *white = NULL;
      g_autofree char  *black = NULL;

      if (pair->white != entry_id && pair->black != entry_id)
        continue;
      white = dup_name (tournament, pair->white);
      black = pair->kind == ZH_PAIRING_GAME ? dup_name (tournament, pair->black) : g_strdup (zh_pairing_kind_format (pair->kind, language));
      if (text->len > 0)
        g_string_append (text, separator);
      /* Translators: a pair that may meet, White and Black, and after how many of how many outcomes it does. */
      g_string_append_printf (text, zh_tr (language, "%1$s – %2$s (%3$d of %4$d)"), white, black, pair->n_outcomes, self->n_outcomes - self->n_unpaired);
    }
  return g_string_free (text, FALSE);
}
