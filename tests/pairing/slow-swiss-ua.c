#include "config.h"

#include "slow-swiss-ua.h"

#include <string.h>

#define MAX_N 16
#define MAX_PAIRS (MAX_N / 2)

typedef struct
{
  int  id; /* index in the history */
  int  number;
  int  score;
  int  full;
  int  median;
  int  pluses;
  int  rise; /* earliest ascent left */
  int  fall; /* earliest descent left */
  char colours[64];
} Man;

typedef struct
{
  const ZhHistory *history;
  int              round;
  int              n; /* present, in the order of the classification */
  Man              men[MAX_N];
  gboolean         met[MAX_N][MAX_N];
  gboolean         barred[MAX_N][MAX_N];
  gboolean         legal[MAX_N][MAX_N];
  gboolean         used[MAX_N];
  gboolean         from_bottom;
  gboolean         round_one_by_number;
  int              pairs[MAX_PAIRS][2];
  int              n_pairs;
  const int       *forced; /* start numbers, or NULL */
  GString         *trace;
} Table;

static int
worth (ZhOutcome outcome)
{
  if (outcome == ZH_OUTCOME_WIN || outcome == ZH_OUTCOME_FORFEIT_WIN || outcome == ZH_OUTCOME_ALLOCATED_BYE ||
      outcome == ZH_OUTCOME_FULL_BYE)
    return 2;
  return outcome == ZH_OUTCOME_DRAW || outcome == ZH_OUTCOME_HALF_BYE ? 1 : 0;
}

static int
score_before (const ZhHistory *history,
              int              id,
              int              round)
{
  int sum = 0;

  for (int r = 1; r < round; r++)
    sum += worth (zh_history_get_cell (history, id, r)->outcome);
  return sum;
}

static gboolean
played_before (const ZhHistory *history,
               int              a,
               int              b,
               int              round)
{
  for (int r = 1; r < round; r++)
    if (zh_history_get_cell (history, a, r)->opponent == b &&
        zh_outcome_is_played (zh_history_get_cell (history, a, r)->outcome))
      return TRUE;
  return FALSE;
}

static gboolean
is_barred (const ZhTournament *tournament,
           gint64              a,
           gint64              b,
           int                 round)
{
  for (guint k = 0; k < tournament->forbidden->len; k++)
    {
      const ZhForbidden *rule = g_ptr_array_index (tournament->forbidden, k);
      int                n = 0;

      for (int i = 0; i < rule->n_entries; i++)
        n += rule->entries[i] == a || rule->entries[i] == b;
      if (n >= 2 && round >= rule->first_round && round <= rule->last_round)
        return TRUE;
    }
  return FALSE;
}

/* S4: could @id have played in @round with anybody of the level? */
static gboolean
had_partner (const Table *table,
             int          id,
             int          round,
             int          level)
{
  const ZhHistory *history = table->history;

  for (int x = 0; x < history->n_entries; x++)
    {
      const ZhCell *cell = zh_history_get_cell (history, x, round);

      if (x != id && (cell->opponent >= 0 || cell->outcome == ZH_OUTCOME_ALLOCATED_BYE) &&
          score_before (history, x, round) == level && !played_before (history, id, x, round) &&
          !is_barred (history->tournament, zh_history_get_entry (history, id)->id,
                      zh_history_get_entry (history, x)->id, table->round))
        return TRUE;
    }
  return FALSE;
}

static gboolean
float_was_forced (const Table *table,
                  int          id,
                  int          round,
                  int          direction)
{
  const ZhHistory *history = table->history;
  int              own = score_before (history, id, round);

  if (had_partner (table, id, round, own))
    return FALSE;
  /* Levels are at most two half-points a round apart from the extremes. */
  for (int level = own + direction; level >= 0 && level <= 2 * round; level += direction)
    for (int x = 0; x < history->n_entries; x++)
      {
        const ZhCell *cell = zh_history_get_cell (history, x, round);

        if ((cell->opponent >= 0 || cell->outcome == ZH_OUTCOME_ALLOCATED_BYE) &&
            score_before (history, x, round) == level)
          return !had_partner (table, id, round, level);
      }
  return TRUE;
}

static void
find_floats (const Table *table,
             Man         *man)
{
  int ups[64];
  int downs[64];
  int n_ups = 0;
  int n_downs = 0;

  for (int r = 1; r < table->round; r++)
    {
      const ZhCell *cell = zh_history_get_cell (table->history, man->id, r);
      int           own;
      int           other;

      if (!zh_outcome_is_played (cell->outcome))
        continue;
      own = score_before (table->history, man->id, r);
      other = score_before (table->history, cell->opponent, r);
      if (own > other && !float_was_forced (table, man->id, r, 1))
        {
          if (n_ups > 0)
            memmove (ups, ups + 1, sizeof (int) * (gsize) --n_ups);
          else
            downs[n_downs++] = r;
        }
      if (own < other && !float_was_forced (table, man->id, r, -1))
        {
          if (n_downs > 0)
            memmove (downs, downs + 1, sizeof (int) * (gsize) --n_downs);
          else
            ups[n_ups++] = r;
        }
    }
  man->rise = n_ups > 0 ? ups[0] : 0;
  man->fall = n_downs > 0 ? downs[0] : 0;
}

static int
compare_ints (gconstpointer a,
              gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

static void
find_coefficients (const Table *table,
                   Man         *man,
                   int          last_present)
{
  int values[64];
  int n = 0;

  for (int r = 1; r < table->round; r++)
    {
      const ZhCell *cell = zh_history_get_cell (table->history, man->id, r);

      if (cell->opponent >= 0)
        values[n++] = score_before (table->history, cell->opponent, table->round);
      else if (cell->outcome == ZH_OUTCOME_ALLOCATED_BYE || cell->outcome == ZH_OUTCOME_FULL_BYE)
        values[n++] = last_present;
    }
  qsort (values, (gsize) n, sizeof (int), compare_ints);
  for (int i = 0; i < n; i++)
    man->full += values[i];
  for (int i = 1; n >= 3 && i < n - 1; i++)
    man->median += values[i];
}

static gboolean
stands_before (const Table *table,
               const Man   *a,
               const Man   *b)
{
  if (table->round >= 2 && a->score != b->score)
    return a->score > b->score;
  if (table->round >= 3 && a->full != b->full)
    return a->full > b->full;
  if (table->round >= 3 && a->median != b->median)
    return a->median > b->median;
  return table->round % 2 == 1 ? a->number < b->number : a->number > b->number;
}

static void
add_man (Table *table,
         int    id)
{
  Man *man = &table->men[table->n++];

  g_assert (table->n <= MAX_N);
  memset (man, 0, sizeof *man);
  man->id = id;
  man->number = zh_history_get_entry (table->history, id)->start_number;
  man->score = score_before (table->history, id, table->round);
  for (int r = 1; r < table->round; r++)
    {
      const ZhCell *cell = zh_history_get_cell (table->history, id, r);
      gsize         length = strlen (man->colours);

      if (zh_outcome_is_played (cell->outcome))
        man->colours[length] = cell->colour == ZH_COLOUR_WHITE ? 'W' : 'B';
      man->pluses += cell->outcome == ZH_OUTCOME_ALLOCATED_BYE || cell->outcome == ZH_OUTCOME_FULL_BYE ||
                     cell->outcome == ZH_OUTCOME_FORFEIT_WIN;
    }
  find_floats (table, man);
}

static void
classify (Table *table)
{
  int last_present = G_MAXINT;

  for (int i = 0; i < table->history->n_entries; i++)
    if (!zh_entry_get_absence (zh_history_get_entry (table->history, i), table->round, NULL))
      add_man (table, i);
  for (int i = 0; i < table->n; i++)
    last_present = MIN (last_present, table->men[i].score);
  for (int i = 0; i < table->n; i++)
    find_coefficients (table, &table->men[i], last_present);

  for (int i = 0; i < table->n; i++)
    for (int j = i + 1; j < table->n; j++)
      if (stands_before (table, &table->men[j], &table->men[i]))
        {
          Man kept = table->men[i];

          table->men[i] = table->men[j];
          table->men[j] = kept;
        }
  for (int i = 0; i < table->n; i++)
    for (int j = 0; j < table->n; j++)
      {
        table->met[i][j] = played_before (table->history, table->men[i].id, table->men[j].id, table->round);
        table->barred[i][j] = i != j && is_barred (table->history->tournament,
                                                   zh_history_get_entry (table->history, table->men[i].id)->id,
                                                   zh_history_get_entry (table->history, table->men[j].id)->id,
                                                   table->round);
      }
}

/* Most legal pairs among those of @set. */
static int
most_pairs (const Table *table,
            guint        set)
{
  int first = 0;
  int best;

  if (set == 0)
    return 0;
  while ((set & (1u << first)) == 0)
    first++;
  set &= ~(1u << first);
  best = most_pairs (table, set);
  for (int other = first + 1; other < table->n; other++)
    if ((set & (1u << other)) != 0 && table->legal[first][other])
      best = MAX (best, 1 + most_pairs (table, set & ~(1u << other)));
  return best;
}

static gboolean
all_can_pair (const Table *table,
              guint        set)
{
  int first = 0;

  if (set == 0)
    return TRUE;
  while ((set & (1u << first)) == 0)
    first++;
  set &= ~(1u << first);
  for (int other = first + 1; other < table->n; other++)
    if ((set & (1u << other)) != 0 && table->legal[first][other] && all_can_pair (table, set & ~(1u << other)))
      return TRUE;
  return FALSE;
}

static guint
free_set (const Table *table,
          int          score) /* −1: everybody */
{
  guint set = 0;

  for (int i = 0; i < table->n; i++)
    if (!table->used[i] && (score < 0 || table->men[i].score == score))
      set |= 1u << i;
  return set;
}

static gboolean
is_third_colour (const Table *table,
                 int          a,
                 int          b)
{
  const char *x = table->men[a].colours;
  const char *y = table->men[b].colours;
  gsize       m = strlen (x);
  gsize       n = strlen (y);

  return m >= 2 && n >= 2 && x[m - 1] == x[m - 2] && y[n - 1] == y[n - 2] && x[m - 1] == y[n - 1];
}

static void
put (Table *table,
     int    a,
     int    b)
{
  table->used[a] = table->used[b] = TRUE;
  table->pairs[table->n_pairs][0] = a;
  table->pairs[table->n_pairs][1] = b;
  table->n_pairs++;
}

static void
take_back (Table *table)
{
  table->n_pairs--;
  table->used[table->pairs[table->n_pairs][0]] = FALSE;
  table->used[table->pairs[table->n_pairs][1]] = FALSE;
}

/* S8.2, the even rest: halves, halved anew; everything tried in order and taken back. */
static gboolean
pair_inside (Table *table,
             int    score,
             int    bad)
{
  int men[MAX_N];
  int tries[MAX_N];
  int n = 0;
  int half;
  int first;
  int n_tries = 0;

  for (int i = 0; i < table->n; i++)
    if (!table->used[i] && (score < 0 || table->men[i].score == score))
      men[n++] = i;
  if (n == 0)
    return TRUE;
  if (n % 2 == 1)
    return FALSE;

  half = n / 2;
  first = table->from_bottom ? men[n - 1] : men[0];
  if (table->round_one_by_number)
    {
      for (int i = 1; i < n; i++)
        tries[n_tries++] = men[i];
    }
  else if (!table->from_bottom)
    {
      for (int i = 0; i < half; i++)
        tries[n_tries++] = men[half + i];
      for (int i = half - 1; i > 0; i--)
        tries[n_tries++] = men[i];
    }
  else
    {
      for (int i = half - 1; i >= 0; i--)
        tries[n_tries++] = men[i];
      for (int i = 0; i < half - 1; i++)
        tries[n_tries++] = men[half + i];
    }

  for (int i = 0; i < n_tries; i++)
    {
      int third = score >= 0 && is_third_colour (table, first, tries[i]);

      if (!table->legal[first][tries[i]] || third > bad)
        continue;
      put (table, first, tries[i]);
      if (pair_inside (table, score, bad - third))
        return TRUE;
      take_back (table);
    }
  return FALSE;
}

static gboolean
floats_before (const Table *table,
               int          a,
               int          b)
{
  int x = table->from_bottom ? table->men[a].fall : table->men[a].rise;
  int y = table->from_bottom ? table->men[b].fall : table->men[b].rise;

  if ((x != 0) != (y != 0))
    return x != 0;
  if (x != 0)
    return x != y ? x < y : table->from_bottom ? a < b
                                               : a > b;
  return table->from_bottom ? a > b : a < b;
}

static gboolean
is_sound_opponent (const Table *table,
                   guint        target,
                   int          q)
{
  int best = 0;

  for (int i = 0; i < table->n; i++)
    if ((target & (1u << i)) != 0)
      best = MAX (best, most_pairs (table, target & ~(1u << i)));
  return most_pairs (table, target & ~(1u << q)) == best;
}

static gboolean form_group (Table *table,
                            int    score,
                            int    floaters,
                            int    bad);

static gboolean
float_to (Table *table,
          int    score,
          int    target_score,
          int    floaters,
          int    bad)
{
  guint target = free_set (table, target_score);
  int   men[MAX_N];
  int   n = 0;

  for (int i = 0; i < table->n; i++)
    if ((free_set (table, score) & (1u << i)) != 0)
      men[n++] = i;
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      if (floats_before (table, men[j], men[i]))
        {
          int kept = men[i];

          men[i] = men[j];
          men[j] = kept;
        }

  for (int sound = 1; sound >= 0; sound--)
    for (int i = 0; i < n; i++)
      for (int k = 0; k < table->n; k++)
        {
          int q = table->from_bottom ? k : table->n - 1 - k;
          int third;

          if ((target & (1u << q)) == 0 || !table->legal[men[i]][q] || is_sound_opponent (table, target, q) != sound)
            continue;
          third = is_third_colour (table, men[i], q);
          if (third > bad)
            continue;
          put (table, men[i], q);
          if (form_group (table, score, floaters - 1, bad - third))
            return TRUE;
          take_back (table);
        }
  return FALSE;
}

static gboolean
form_group (Table *table,
            int    score,
            int    floaters,
            int    bad)
{
  int n_kept = table->n_pairs;

  if (floaters == 0)
    {
      if (!pair_inside (table, score, bad))
        return FALSE;
      if (all_can_pair (table, free_set (table, -1)))
        return TRUE;
      while (table->n_pairs > n_kept)
        take_back (table);
      return FALSE;
    }

  for (int step = 1; step < 200; step++)
    {
      int target = table->from_bottom ? score + step : score - step;

      if (target >= 0 && free_set (table, target) != 0 && float_to (table, score, target, floaters, bad))
        return TRUE;
    }
  return FALSE;
}

/* The pairs of the group just formed, from @first on; the first @floaters left it. */
static void
trace_group (Table *table,
             int    score,
             int    g,
             int    floaters,
             int    bad,
             int    first)
{
  if (table->trace == NULL || g == 0)
    return;
  g_string_append_printf (table->trace, " group:%d/%d/%d/%d", score, g, floaters, bad);
  for (int k = first; k < table->n_pairs; k++)
    {
      int a = table->pairs[k][0];
      int b = table->pairs[k][1];

      if (k < first + floaters)
        g_string_append_printf (table->trace, " float:%d-%d", table->men[a].number, table->men[b].number);
      else
        g_string_append_printf (table->trace, " inside:%d-%d", table->men[MIN (a, b)].number, table->men[MAX (a, b)].number);
    }
}

static void
pair_group (Table *table,
            int    score)
{
  int first = table->n_pairs;
  int g = 0;

  for (int i = 0; i < table->n; i++)
    g += !table->used[i] && table->men[i].score == score;
  if (g == 0)
    return;
  for (int f = g % 2; f <= g; f += 2)
    for (int bad = 0; bad <= g; bad++)
      if (form_group (table, score, f, bad))
        {
          trace_group (table, score, g, f, bad, first);
          return;
        }
  g_assert_not_reached ();
}

static void
pair_all (Table *table)
{
  int half = table->round - 1;

  if (table->round == 1)
    {
      int present = 0;

      for (int i = 0; i < table->n; i++)
        present += table->used[i] ? 0 : 1;
      g_assert_true (pair_inside (table, -1, 0));
      trace_group (table, 0, present, 0, 0, 0);
      return;
    }
  for (int score = 2 * table->round; score >= half; score--)
    pair_group (table, score);
  table->from_bottom = TRUE;
  for (int score = 0; score < half; score++)
    pair_group (table, score);
}

/* S10 and S5: what is lifted, who gets the plus. */

static gboolean
is_forced (const Table *table,
           int          i)
{
  return table->forced != NULL && (table->men[i].number == table->forced[0] || table->men[i].number == table->forced[1]);
}

static void
fill_legal (Table *table)
{
  for (int i = 0; i < table->n; i++)
    for (int j = 0; j < table->n; j++)
      if (is_forced (table, i) || is_forced (table, j))
        table->legal[i][j] = i != j && is_forced (table, i) && is_forced (table, j);
      else
        table->legal[i][j] = i != j && !table->met[i][j] && !table->barred[i][j];
}

static gboolean
find_plus (Table   *table,
           gboolean again,
           int     *plus)
{
  guint everybody = (1u << table->n) - 1;

  *plus = -1;
  if (table->n % 2 == 0)
    return all_can_pair (table, everybody);
  for (int had = 0; had <= (again ? table->round : 0); had++)
    for (int i = table->n - 1; i >= 0; i--)
      if (table->men[i].pluses == had && !is_forced (table, i) && all_can_pair (table, everybody & ~(1u << i)))
        {
          *plus = i;
          return TRUE;
        }
  return FALSE;
}

static void
lift (Table *table,
      int    a,
      int    b)
{
  table->legal[a][b] = table->legal[b][a] = TRUE;
}

static gboolean
can_lift (const Table *table,
          int          a,
          int          b)
{
  return a < b && table->barred[a][b] && !table->met[a][b] && !is_forced (table, a) && !is_forced (table, b);
}

static gboolean
find_lifted (Table   *table,
             gboolean again,
             int     *plus)
{
  int n = table->n;

  fill_legal (table);
  if (find_plus (table, again, plus))
    return TRUE;
  for (int i = 0; i < n * n; i++)
    if (can_lift (table, i / n, i % n))
      {
        fill_legal (table);
        lift (table, i / n, i % n);
        if (find_plus (table, again, plus))
          return TRUE;
      }
  for (int i = 0; i < n * n; i++)
    for (int j = i + 1; j < n * n; j++)
      if (can_lift (table, i / n, i % n) && can_lift (table, j / n, j % n))
        {
          fill_legal (table);
          lift (table, i / n, i % n);
          lift (table, j / n, j % n);
          if (find_plus (table, again, plus))
            return TRUE;
        }
  fill_legal (table);
  for (int i = 0; i < n * n; i++)
    if (can_lift (table, i / n, i % n))
      lift (table, i / n, i % n);
  return find_plus (table, again, plus);
}

/* S9, S7. */

static gboolean
hurts (const Man *man,
       char       colour)
{
  gsize n = strlen (man->colours);

  return n >= 2 && man->colours[n - 1] == colour && man->colours[n - 2] == colour;
}

static int
count_whites (const Man *man)
{
  int n = 0;

  for (const char *p = man->colours; *p != '\0'; p++)
    n += *p == 'W';
  return n;
}

static gboolean
first_has_white (const Table *table,
                 const Man   *a,
                 const Man   *b)
{
  const ZhTournament *tournament = table->history->tournament;
  int                 m = (int) strlen (a->colours);
  int                 n = (int) strlen (b->colours);
  gboolean            white_bad = hurts (a, 'W') || hurts (b, 'B');
  gboolean            black_bad = hurts (a, 'B') || hurts (b, 'W');

  if (table->round == 1 && tournament->rated_first_round)
    return (tournament->initial_colour == ZH_COLOUR_WHITE) == (a->number % 2 == 1);
  if (table->round == 1)
    return a->number % 2 == b->number % 2 || a->number % 2 == 1;

  if (white_bad != black_bad)
    return black_bad;
  if (count_whites (a) != count_whites (b))
    return count_whites (a) < count_whites (b);
  for (int back = 1; back <= MAX (m, n); back++)
    {
      char x = back <= m ? a->colours[m - back] : '-';
      char y = back <= n ? b->colours[n - back] : '-';

      if (x != y)
        return x == 'B' || (x == '-' && y == 'W');
    }
  return m == 0 || a->colours[m - 1] == 'B';
}

static char *
write_answer (Table *table,
              int    plus)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) notes = g_string_new (NULL);

  for (int i = 0; i < table->n; i++)
    for (int k = 0; k < table->n_pairs; k++)
      {
        int        higher = MIN (table->pairs[k][0], table->pairs[k][1]);
        int        lower = MAX (table->pairs[k][0], table->pairs[k][1]);
        const Man *a = &table->men[higher];
        const Man *b = &table->men[lower];

        if (higher != i)
          continue;
        if (first_has_white (table, a, b))
          g_string_append_printf (text, "%d-%d ", a->number, b->number);
        else
          g_string_append_printf (text, "%d-%d ", b->number, a->number);
        if (is_third_colour (table, higher, lower))
          g_string_append_printf (notes, " third:%d-%d", a->number, b->number);
        if (table->barred[higher][lower])
          g_string_append_printf (notes, " lifted:%d-%d", a->number, b->number);
      }
  if (plus >= 0)
    {
      g_string_append_printf (text, "%d", table->men[plus].number);
      if (table->men[plus].pluses > 0)
        g_string_append_printf (notes, " plus-again:%d", table->men[plus].number);
    }
  return g_strconcat (g_strchomp (text->str), notes->str, NULL);
}

char *
slow_swiss_ua_pair (const ZhTournament *tournament,
                    int                 round,
                    const int          *forced,
                    GString            *trace)
{
  g_autoptr (ZhHistory) history = zh_history_new (tournament, round - 1);
  Table table = { .history = history, .round = round, .forced = forced, .trace = trace };
  int   plus;

  classify (&table);
  table.round_one_by_number = round == 1 && !tournament->rated_first_round;
  if (!find_lifted (&table, FALSE, &plus) && (table.n % 2 == 0 || !find_lifted (&table, TRUE, &plus)))
    return g_strdup ("none");
  if (plus >= 0)
    {
      table.used[plus] = TRUE;
      if (trace != NULL)
        g_string_append_printf (trace, " plus:%d", table.men[plus].number);
    }
  pair_all (&table);
  return write_answer (&table, plus);
}
