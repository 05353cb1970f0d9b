#include "config.h"

#include "direct-encounter.h"

#include <stdlib.h>

static gboolean
counts_as_met (const ZhScoreTable *table,
               const ZhScoreSlot  *slot)
{
  gboolean is_forfeit = slot->outcome == ZH_OUTCOME_FORFEIT_WIN || slot->outcome == ZH_OUTCOME_FORFEIT_LOSS;

  return slot->opponent >= 0 &&
         (zh_outcome_is_played (slot->outcome) || (is_forfeit && table->forfeits_played));
}

/* Adds up what @entry made against members: by opponent, because several games with one
 * opponent count as their mean. */
static ZhMutualScore
get_mutual_score (const ZhScoreTable *table,
                  const int          *group_of,
                  int                 n_members,
                  int                 entry)
{
  ZhMutualScore mutual = { ZH_FRACTION_ZERO, n_members - 1 };

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);
      int                n_games = 0;
      ZhPoints           points = 0;
      gboolean           seen = FALSE;

      if (!counts_as_met (table, slot) || !group_of[slot->opponent])
        continue;
      for (int other = 1; other <= table->n_rounds && !seen; other++)
        {
          const ZhScoreSlot *again = zh_score_table_get_slot (table, entry, other);

          if (again->opponent != slot->opponent || !counts_as_met (table, again))
            continue;
          seen = other < round;
          points += again->points;
          n_games++;
        }
      if (seen)
        continue;
      mutual.n_missing--;
      mutual.score = zh_fraction_add (mutual.score, zh_fraction_new (points, (gint64) ZH_POINTS_ONE * n_games));
    }
  return mutual;
}

void
zh_direct_get_mutual_scores (const ZhScoreTable *table,
                             const int          *members,
                             int                 n_members,
                             ZhMutualScore      *scores)
{
  g_autofree int *group_of = g_new0 (int, table->n_entries + 1);

  for (int i = 0; i < n_members; i++)
    group_of[members[i]] = TRUE;
  for (int i = 0; i < n_members; i++)
    scores[i] = get_mutual_score (table, group_of, n_members, members[i]);
}

typedef struct
{
  int           entry;
  ZhMutualScore mutual;
} Member;

static int
compare_members (gconstpointer a,
                 gconstpointer b)
{
  const Member *left = a;
  const Member *right = b;
  int           order = zh_fraction_compare (right->mutual.score, left->mutual.score);

  return order != 0 ? order : left->entry - right->entry;
}

static Member *
sort_members (const ZhScoreTable *table,
              const int          *entries,
              int                 n)
{
  g_autofree ZhMutualScore *scores = g_new (ZhMutualScore, n);
  Member                   *members = g_new (Member, n);

  zh_direct_get_mutual_scores (table, entries, n, scores);
  for (int i = 0; i < n; i++)
    members[i] = (Member){ entries[i], scores[i] };
  qsort (members, n, sizeof (Member), compare_members);
  return members;
}

static gboolean
is_complete (const ZhScoreTable *table,
             const Member       *members,
             int                 n)
{
  for (int i = 0; i < n && !table->predetermined; i++)
    if (members[i].mutual.n_missing > 0)
      return FALSE;
  return TRUE;
}

/* 6.3: whether the first of @members stays ahead whatever the missing games would bring. */
static gboolean
is_surely_first (const ZhScoreTable *table,
                 const Member       *members,
                 int                 n)
{
  for (int i = 1; i < n; i++)
    {
      ZhFraction possible = zh_fraction_add (members[i].mutual.score,
                                             zh_points_to_fraction (table->win * members[i].mutual.n_missing));

      if (zh_fraction_compare (members[0].mutual.score, possible) <= 0)
        return FALSE;
    }
  return TRUE;
}

typedef struct
{
  const ZhScoreTable *tables[2];
  int                *places_by_entry;
} RankJob;

static void rank_group (const RankJob *job,
                        const int     *entries,
                        int            n,
                        int            first_place);

static void
share_place (const RankJob *job,
             const int     *entries,
             int            n,
             int            place)
{
  for (int i = 0; i < n; i++)
    job->places_by_entry[entries[i]] = place;
}

static void
copy_entries (const Member *members,
              int           n,
              int          *entries)
{
  for (int i = 0; i < n; i++)
    entries[i] = members[i].entry;
}

/* Everybody has met everybody: the group falls apart by score. */
static gboolean
split_by_score (const RankJob *job,
                const Member  *members,
                int            n,
                int            first_place)
{
  g_autofree int *entries = g_new (int, n);

  if (zh_fraction_compare (members[0].mutual.score, members[n - 1].mutual.score) == 0)
    return FALSE;

  copy_entries (members, n, entries);
  for (int start = 0, end; start < n; start = end)
    {
      for (end = start + 1; end < n; end++)
        if (zh_fraction_compare (members[start].mutual.score, members[end].mutual.score) != 0)
          break;
      rank_group (job, entries + start, end - start, first_place + start);
    }
  return TRUE;
}

/* Games are missing: only those who are surely first are taken from the top, the rest is a
 * new group. */
static gboolean
split_from_top (const RankJob      *job,
                const ZhScoreTable *table,
                const Member       *members,
                int                 n,
                int                 first_place)
{
  g_autofree int *entries = g_new (int, n);
  int             placed = 0;

  while (placed < n && is_surely_first (table, members + placed, n - placed))
    placed++;
  if (placed == 0)
    return FALSE;

  copy_entries (members, n, entries);
  for (int i = 0; i < placed; i++)
    share_place (job, entries + i, 1, first_place + i);
  rank_group (job, entries + placed, n - placed, first_place + placed);
  return TRUE;
}

static void
rank_group (const RankJob *job,
            const int     *entries,
            int            n,
            int            first_place)
{
  if (n == 0)
    return;

  for (int i = 0; n > 1 && i < 2 && job->tables[i] != NULL; i++)
    {
      g_autofree Member *members = sort_members (job->tables[i], entries, n);
      gboolean           divided;

      if (is_complete (job->tables[i], members, n))
        divided = split_by_score (job, members, n, first_place);
      else
        divided = split_from_top (job, job->tables[i], members, n, first_place);
      if (divided)
        return;
    }
  share_place (job, entries, n, first_place);
}

void
zh_direct_rank (const ZhScoreTable *primary,
                const ZhScoreTable *secondary,
                const int          *members,
                int                 n_members,
                ZhTiebreakValue    *values)
{
  g_autofree int *places_by_entry = g_new0 (int, primary->n_entries + 1);
  RankJob         job = { { primary, secondary }, places_by_entry };
  gboolean        divided = FALSE;

  rank_group (&job, members, n_members, 1);
  for (int i = 0; i < n_members; i++)
    divided = divided || places_by_entry[members[i]] > 1;
  for (int i = 0; i < n_members; i++)
    values[i] = (ZhTiebreakValue){ zh_fraction_int (divided ? places_by_entry[members[i]] : 0), TRUE };
}
