#include "config.h"

#include "swiss-ua-floats.h"

int
zh_ua_past_get_score (const ZhUaPast *past,
                      int             entry,
                      int             rounds)
{
  return past->scores[entry * (past->history->n_rounds + 1) + rounds];
}

/* Whether the entry had an opponent or the pairing's plus in the round: its score is a level
 * of that round. */
static gboolean
took_part (const ZhUaPast *past,
           int             entry,
           int             round)
{
  const ZhCell *cell = zh_history_get_cell (past->history, entry, round);

  return cell->opponent >= 0 || cell->outcome == ZH_OUTCOME_ALLOCATED_BYE;
}

static gboolean
could_meet_level (const ZhUaPast *past,
                  int             entry,
                  int             round,
                  int             level)
{
  int n = past->history->n_entries;

  for (int other = 0; other < n; other++)
    {
      int met = past->met[entry * n + other];

      if (other != entry && took_part (past, other, round) && zh_ua_past_get_score (past, other, round - 1) == level &&
          (met == 0 || met >= round) && !past->forbidden[entry * n + other])
        return TRUE;
    }
  return FALSE;
}

/* The nearest level of the round on the other side of @level, −1 without one. */
static int
find_next_level (const ZhUaPast *past,
                 int             round,
                 int             level,
                 gboolean        higher)
{
  int found = -1;

  for (int other = 0; other < past->history->n_entries; other++)
    {
      int score = zh_ua_past_get_score (past, other, round - 1);

      if (!took_part (past, other, round) || (higher ? score <= level : score >= level))
        continue;
      if (found < 0 || (higher ? score < found : score > found))
        found = score;
    }
  return found;
}

static gboolean
is_forced (const ZhUaPast *past,
           int             entry,
           int             round,
           gboolean        is_descent)
{
  int level = zh_ua_past_get_score (past, entry, round - 1);
  int next = find_next_level (past, round, level, is_descent);

  return !could_meet_level (past, entry, round, level) &&
         (next < 0 || !could_meet_level (past, entry, round, next));
}

/* Cancels the earliest float of the other kind, or records this one. */
static void
record_float (GArray *own,
              GArray *other,
              int     round)
{
  if (other->len > 0)
    g_array_remove_index (other, 0);
  else
    g_array_append_val (own, round);
}

void
zh_ua_past_find_floats (const ZhUaPast *past,
                        int             entry,
                        int            *first_ascent,
                        int            *first_descent)
{
  g_autoptr (GArray) ascents = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) descents = g_array_new (FALSE, FALSE, sizeof (int));

  for (int round = 1; round <= past->history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (past->history, entry, round);
      int           own;
      int           other;

      /* A game that is not finished was begun: it is a meeting. */
      if (cell->opponent < 0 || !(zh_outcome_is_played (cell->outcome) || cell->outcome == ZH_OUTCOME_PENDING))
        continue;
      own = zh_ua_past_get_score (past, entry, round - 1);
      other = zh_ua_past_get_score (past, cell->opponent, round - 1);
      if (own == other || is_forced (past, entry, round, own > other))
        continue;
      if (own > other)
        record_float (descents, ascents, round);
      else
        record_float (ascents, descents, round);
    }
  *first_ascent = ascents->len > 0 ? g_array_index (ascents, int, 0) : 0;
  *first_descent = descents->len > 0 ? g_array_index (descents, int, 0) : 0;
}
