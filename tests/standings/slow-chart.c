#include "config.h"

#include "slow-chart.h"

#include <string.h>

/* One round's share in a value: whose score, what it adds, and whether it was given away. */
typedef struct
{
  ZhFraction score;
  ZhFraction share;
  gboolean   by_will;
  gboolean   gone;
} Part;

/* --- A tournament of chance --- */

static void
set_bye (SlowChart *self,
         int        entry,
         int        round,
         char       result)
{
  self->cells[entry][round] = (SlowCell){ -1, '-', result };
}

static void
set_game (SlowChart *self,
          int        a,
          int        b,
          int        round,
          const char results[2])
{
  self->cells[a][round] = (SlowCell){ b, 'w', results[0] };
  self->cells[b][round] = (SlowCell){ a, 'b', results[1] };
}

static void
draw_round (SlowChart *self,
            GRand     *rand,
            int        round,
            const int *first,
            const int *last)
{
  static const char  games[][3] = { "10", "01", "==", "10", "01", "==", "+-", "-+", "--", "WL", "DD", "00", "=0" };
  static const char *absences = "ZZZH";
  int                present[SLOW_CHART_MAX_ENTRIES];
  int                n = 0;

  for (int i = 0; i < self->n; i++)
    if (round < first[i])
      set_bye (self, i, round, g_rand_boolean (rand) ? 'H' : 'Z');
    else if (round >= last[i])
      set_bye (self, i, round, 'Z');
    else if (g_rand_int_range (rand, 0, 12) == 0)
      set_bye (self, i, round, absences[g_rand_int_range (rand, 0, 4)]);
    else
      {
        int place = g_rand_int_range (rand, 0, n + 1);

        memmove (present + place + 1, present + place, sizeof (int) * (gsize) (n - place));
        present[place] = i;
        n++;
      }
  for (int i = 0; i + 1 < n; i += 2)
    set_game (self, present[i], present[i + 1], round, games[g_rand_int_range (rand, 0, G_N_ELEMENTS (games))]);
  if (n % 2 == 1)
    set_bye (self, present[n - 1], round, g_rand_int_range (rand, 0, 8) == 0 ? 'F' : 'U');
}

void
slow_chart_draw (SlowChart *self,
                 GRand     *rand)
{
  static const int points[][2] = { { 10, 5 }, { 10, 5 }, { 30, 10 }, { 20, 10 } };
  int              scoring = g_rand_int_range (rand, 0, G_N_ELEMENTS (points));
  int              first[SLOW_CHART_MAX_ENTRIES];
  int              last[SLOW_CHART_MAX_ENTRIES];

  memset (self, 0, sizeof *self);
  self->n = g_rand_int_range (rand, 4, SLOW_CHART_MAX_ENTRIES + 1);
  self->n_rounds = g_rand_int_range (rand, 2, SLOW_CHART_MAX_ROUNDS + 1);
  self->win = points[scoring][0];
  self->draw = points[scoring][1];
  for (int i = 0; i < self->n; i++)
    {
      first[i] = g_rand_int_range (rand, 0, 8) == 0 ? 1 : 0;
      last[i] = g_rand_int_range (rand, 0, 5) == 0 ? g_rand_int_range (rand, 1, self->n_rounds + 1) : self->n_rounds;
    }
  /* The first two are always there, so that every round has a game in it. */
  first[0] = first[1] = 0;
  last[0] = last[1] = self->n_rounds;
  for (int round = 0; round < self->n_rounds; round++)
    {
      draw_round (self, rand, round, first, last);
      if (self->cells[0][round].opponent < 0 && self->cells[1][round].opponent < 0)
        set_game (self, 0, 1, round, "==");
    }
}

char *
slow_chart_write (const SlowChart *self)
{
  GString *text = g_string_new ("092 Individual: Swiss-System\n");

  g_string_append_printf (text, "142 %d\n", self->n_rounds);
  g_string_append_printf (text, "162  W%2d.0    D%2d.%d\n", self->win / 10, self->draw / 10, self->draw % 10);
  for (int i = 0; i < self->n; i++)
    {
      g_string_append_printf (text, "001 %4d m    %-33s %4d%37s", i + 1, "Somebody, Some", 2000 - i, "");
      for (int round = 0; round < self->n_rounds; round++)
        g_string_append_printf (text, "  %04d %c %c", self->cells[i][round].opponent + 1, self->cells[i][round].colour,
                                self->cells[i][round].result);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* --- Scores --- */

static gboolean
is_played (const SlowCell *cell)
{
  return cell->opponent >= 0 && strchr ("1=0WDL", cell->result) != NULL;
}

static int
get_points (const SlowChart *self,
            char             result)
{
  if (strchr ("1W+FU", result) != NULL)
    return self->win;
  return strchr ("=DH", result) != NULL ? self->draw : 0;
}

static int
sum_points (const SlowChart *self,
            int              entry,
            int              n_rounds)
{
  int sum = 0;

  for (int round = 0; round < n_rounds; round++)
    sum += get_points (self, self->cells[entry][round].result);
  return sum;
}

/* 16.1.2 */
static gboolean
is_by_will (const SlowCell *cell,
            const SlowCode *code)
{
  if (cell->opponent >= 0)
    return cell->result == '-' && !code->forfeits_played;
  return cell->result == 'H' || cell->result == 'Z';
}

/* 16.3 */
static int
get_adjusted (const SlowChart *self,
              const SlowCode  *code,
              int              entry)
{
  int last = -1;
  int sum = 0;

  for (int round = 0; round < self->n_rounds; round++)
    if (!is_by_will (&self->cells[entry][round], code))
      last = round;
  for (int round = 0; round < self->n_rounds; round++)
    if (round > last && self->cells[entry][round].opponent < 0)
      sum += self->draw;
    else
      sum += get_points (self, self->cells[entry][round].result);
  return sum;
}

/* 16.4 */
static int
get_dummy (const SlowChart *self,
           const SlowCode  *code,
           int              entry,
           const SlowCell  *cell)
{
  int own = sum_points (self, entry, self->n_rounds);

  if (!code->capped)
    return own;
  if (cell->opponent >= 0)
    return MIN (own, get_adjusted (self, code, cell->opponent));
  return MIN (own, self->draw * self->n_rounds);
}

static int
list_fide (const SlowChart *self,
           const SlowCode  *code,
           int              entry,
           Part            *parts)
{
  for (int round = 0; round < self->n_rounds; round++)
    {
      const SlowCell *cell = &self->cells[entry][round];
      gboolean        real = is_played (cell) || (code->forfeits_played && cell->opponent >= 0);
      int             score = real ? get_adjusted (self, code, cell->opponent) : get_dummy (self, code, entry, cell);
      int             factor = code->kind == SLOW_BERGER ? get_points (self, cell->result) : 10;

      parts[round] = (Part){ zh_fraction_new (score, 10), zh_fraction_new (score * factor, 100), !real && is_by_will (cell, code), FALSE };
    }
  return self->n_rounds;
}

/* --- The Ukrainian elements: facts of IV.4.5 --- */

static int
find_departure (const SlowChart *self,
                int              entry)
{
  int round = self->n_rounds;

  while (round > 0 && self->cells[entry][round - 1].result == 'Z')
    round--;
  return round;
}

static ZhFraction
get_completed (const SlowChart *self,
               int              entry)
{
  int round = find_departure (self, entry);
  int own = sum_points (self, entry, round);
  int n_like = 0;
  int gained = 0;

  for (int i = 0; i < self->n; i++)
    if (find_departure (self, i) == self->n_rounds && sum_points (self, i, round) == own)
      {
        n_like++;
        gained += sum_points (self, i, self->n_rounds) - own;
      }
  if (round == self->n_rounds)
    return zh_fraction_new (own, 10);
  if (n_like == 0)
    return zh_fraction_new (own + self->draw * (self->n_rounds - round), 10);
  return zh_fraction_new (own * n_like + gained, 10 * n_like);
}

static int
get_last_finisher (const SlowChart *self)
{
  int least = G_MAXINT;

  for (int i = 0; i < self->n; i++)
    if (find_departure (self, i) == self->n_rounds)
      least = MIN (least, sum_points (self, i, self->n_rounds));
  return least;
}

static int
list_ukrainian (const SlowChart *self,
                int              entry,
                Part            *parts)
{
  for (int round = 0; round < self->n_rounds; round++)
    {
      const SlowCell *cell = &self->cells[entry][round];
      ZhFraction      value = ZH_FRACTION_ZERO;

      if (cell->opponent >= 0)
        value = get_completed (self, cell->opponent);
      else if (cell->result == 'U' || cell->result == 'F')
        value = zh_fraction_new (get_last_finisher (self), 10);
      parts[round] = (Part){ value, value, FALSE, FALSE };
    }
  return self->n_rounds;
}

/* --- The Russian elements: 38.1 --- */

static int
list_russian (const SlowChart *self,
              int              entry,
              Part            *parts)
{
  for (int round = 0; round < self->n_rounds; round++)
    {
      const SlowCell *cell = &self->cells[entry][round];
      int             sum = 0;

      if (is_played (cell))
        for (int r = 0; r < self->n_rounds; r++)
          sum += is_played (&self->cells[cell->opponent][r]) ? get_points (self, self->cells[cell->opponent][r].result) : self->draw;
      else
        sum = sum_points (self, entry, round) + self->win - get_points (self, cell->result) + self->draw * (self->n_rounds - round - 1);
      parts[round] = (Part){ zh_fraction_new (sum, 10), zh_fraction_new (sum, 10), FALSE, FALSE };
    }
  return self->n_rounds;
}

/* --- Cutting: 16.5 --- */

static int
compare_parts (const Part *a,
               const Part *b)
{
  int order = zh_fraction_compare (a->score, b->score);

  return order != 0 ? order : zh_fraction_compare (a->share, b->share);
}

/* Less by share, among equal shares by score. */
static int
compare_shares (const Part *a,
                const Part *b)
{
  int order = zh_fraction_compare (a->share, b->share);

  return order != 0 ? order : zh_fraction_compare (a->score, b->score);
}

static void
cut_lowest (Part *parts,
            int   n)
{
  Part *least = NULL;
  Part *given = NULL;

  for (int i = 0; i < n; i++)
    {
      if (parts[i].gone)
        continue;
      if (least == NULL || compare_parts (&parts[i], least) < 0)
        least = &parts[i];
      if (parts[i].by_will && (given == NULL || compare_shares (&parts[i], given) < 0))
        given = &parts[i];
    }
  if (given != NULL && zh_fraction_compare (given->share, least->share) >= 0)
    least = given;
  least->gone = TRUE;
}

static void
cut_highest (Part *parts,
             int   n)
{
  Part *most = NULL;

  for (int i = 0; i < n; i++)
    if (!parts[i].gone && (most == NULL || compare_parts (&parts[i], most) > 0))
      most = &parts[i];
  most->gone = TRUE;
}

static ZhFraction
sum_parts (const SlowCode *code,
           Part           *parts,
           int             n)
{
  ZhFraction sum = ZH_FRACTION_ZERO;

  if (code->cut_low + code->cut_high > n)
    return sum;
  for (int i = 0; i < code->cut_low; i++)
    cut_lowest (parts, n);
  for (int i = 0; i < code->cut_high; i++)
    cut_highest (parts, n);
  for (int i = 0; i < n; i++)
    if (!parts[i].gone)
      sum = zh_fraction_add (sum, parts[i].share);
  return sum;
}

/* 8.3: every paired game of the last round as a draw over the board. */
static void
draw_last_round (SlowChart *self)
{
  for (int i = 0; i < self->n; i++)
    if (self->cells[i][self->n_rounds - 1].opponent >= 0)
      self->cells[i][self->n_rounds - 1].result = '=';
}

ZhFraction
slow_chart_compute (const SlowChart *self,
                    const SlowCode  *code,
                    int              entry)
{
  SlowChart chart = *self;
  Part      parts[SLOW_CHART_MAX_ROUNDS];
  int       n;

  switch (code->kind)
    {
    case SLOW_UKRAINIAN:
      n = list_ukrainian (&chart, entry, parts);
      break;
    case SLOW_RUSSIAN:
      n = list_russian (&chart, entry, parts);
      break;
    case SLOW_FORE:
      draw_last_round (&chart);
      n = list_fide (&chart, code, entry, parts);
      break;
    case SLOW_BUCHHOLZ:
    case SLOW_BERGER:
    default:
      n = list_fide (&chart, code, entry, parts);
      break;
    }
  return sum_parts (code, parts, n);
}
