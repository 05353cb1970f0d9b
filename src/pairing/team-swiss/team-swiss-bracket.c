#include "config.h"

#include "team-swiss-bracket.h"

#include "matching.h"

/* The choice of upfloaters */

typedef struct
{
  const ZhTeamField *field;
  const int         *left;
  int                n_left;
  int                n_residents;
  GCancellable      *cancellable;
  int                n_wanted;  /* upfloaters */
  int                n_levels;  /* scores below the residents' */
  int               *level_end; /* place in @left behind each level */
  int               *counts;    /* upfloaters to take of each level */
  int               *chosen;    /* places in @left, by score and number */
  int               *best;
  int                best_faults; /* 0: C6 holds; 1: it does not */
  int                best_floats; /* C7 */
  gboolean           found;
} Choice;

static int
get_level_start (const Choice *self,
                 int           level)
{
  return level == 0 ? self->n_residents : self->level_end[level - 1];
}

static void
find_levels (Choice *self)
{
  const ZhTeamSide *sides = self->field->sides;

  self->level_end = g_new (int, MAX (self->n_left, 1));
  for (int i = self->n_residents; i < self->n_left; i++)
    if (i + 1 == self->n_left || sides[self->left[i + 1]].score != sides[self->left[i]].score)
      self->level_end[self->n_levels++] = i + 1;
}

static gboolean
is_chosen (const Choice *self,
           int           place)
{
  for (int i = 0; i < self->n_wanted; i++)
    if (self->chosen[i] == place)
      return TRUE;
  return FALSE;
}

/* C1 in the bracket, C3 behind it. */
static gboolean
is_legal (const Choice *self)
{
  g_autofree guint64 *inside = zh_bit_set_new (self->field->graph);
  g_autofree guint64 *outside = zh_bit_set_new (self->field->graph);

  for (int i = 0; i < self->n_left; i++)
    zh_bit_set_add (i < self->n_residents || is_chosen (self, i) ? inside : outside, self->left[i]);
  return zh_team_field_can_pair (self->field, inside) && zh_team_field_can_pair (self->field, outside);
}

/* C6: what is left of the following scoregroup can be paired with no more upfloaters than its
 * number asks for, and then the others too. */
static gboolean
keeps_following (const Choice *self)
{
  const ZhTeamField  *field = self->field;
  g_autofree guint64 *group = zh_bit_set_new (field->graph);
  g_autofree guint64 *rest = zh_bit_set_new (field->graph);
  int                 n_group = 0;

  for (int i = self->n_residents; i < self->n_left; i++)
    {
      if (is_chosen (self, i))
        continue;
      n_group += i < self->level_end[0] ? 1 : 0;
      zh_bit_set_add (i < self->level_end[0] ? group : rest, self->left[i]);
    }
  if (n_group % 2 == 0)
    return zh_team_field_can_pair (field, group) && zh_team_field_can_pair (field, rest);
  for (int i = self->level_end[0]; i < self->n_left; i++)
    {
      gboolean fits;

      if (is_chosen (self, i))
        continue;
      zh_bit_set_add (group, self->left[i]);
      zh_bit_set_remove (rest, self->left[i]);
      fits = zh_team_field_can_pair (field, group) && zh_team_field_can_pair (field, rest);
      zh_bit_set_remove (group, self->left[i]);
      zh_bit_set_add (rest, self->left[i]);
      if (fits)
        return TRUE;
    }
  return FALSE;
}

static int
count_floats (const Choice *self)
{
  int n = 0;

  for (int i = 0; i < self->n_wanted && !self->field->is_late; i++)
    n += self->field->sides[self->left[self->chosen[i]]].floated ? 1 : 0;
  return n;
}

/* A set in the order of 3.5.4 is kept where it is better than those before it. Returns: whether
 * none behind it can be better */
static gboolean
weigh_set (Choice *self)
{
  int floats = count_floats (self);
  int faults;

  if (self->found && self->best_faults == 0 && floats >= self->best_floats)
    return FALSE;
  if (!is_legal (self))
    return FALSE;
  faults = self->n_levels == 0 || keeps_following (self) ? 0 : 1;
  if (self->found && (faults > self->best_faults || (faults == self->best_faults && floats >= self->best_floats)))
    return FALSE;
  self->found = TRUE;
  self->best_faults = faults;
  self->best_floats = floats;
  for (int i = 0; i < self->n_wanted; i++)
    self->best[i] = self->chosen[i];
  return faults == 0 && floats == 0;
}

/* All sets with so many of each level, in the order of their numbers. */
static gboolean
try_sets (Choice *self,
          int     level,
          int     n_taken,
          int     n_of_level,
          int     from)
{
  if (g_cancellable_is_cancelled (self->cancellable))
    return TRUE;
  while (level < self->n_levels && n_of_level == self->counts[level])
    {
      n_of_level = 0;
      from = self->level_end[level++];
    }
  if (level == self->n_levels)
    return weigh_set (self);
  for (int i = from; i < self->level_end[level]; i++)
    {
      self->chosen[n_taken] = i;
      if (try_sets (self, level, n_taken + 1, n_of_level + 1, i + 1))
        return TRUE;
    }
  return FALSE;
}

/* The scores of the upfloaters from the lowest up, each as high as it can be (C5); the first
 * scores for which there is a legal set are those. @level: none is below it. */
static void
try_scores (Choice *self,
            int     level,
            int     n_placed)
{
  if (n_placed == self->n_wanted)
    {
      try_sets (self, 0, 0, 0, self->n_residents);
      return;
    }
  for (int next = 0; next <= level && next < self->n_levels && !self->found; next++)
    {
      int room = 0;

      for (int i = 0; i <= next; i++)
        room += self->level_end[i] - get_level_start (self, i) - self->counts[i];
      if (room < self->n_wanted - n_placed || self->counts[next] == self->level_end[next] - get_level_start (self, next))
        continue;
      self->counts[next]++;
      try_scores (self, next, n_placed + 1);
      self->counts[next]--;
    }
}

gboolean
zh_team_bracket_choose (const ZhTeamField *field,
                        const int         *left,
                        int                n_left,
                        int                n_residents,
                        int               *bracket,
                        int               *n_bracket,
                        GCancellable      *cancellable)
{
  Choice self = { .field = field, .left = left, .n_left = n_left, .n_residents = n_residents, .cancellable = cancellable };

  find_levels (&self);
  self.counts = g_new0 (int, MAX (self.n_levels, 1));
  self.chosen = g_new0 (int, MAX (n_left, 1));
  self.best = g_new0 (int, MAX (n_left, 1));
  for (self.n_wanted = n_residents % 2; self.n_wanted <= n_left - n_residents && !self.found; self.n_wanted += 2)
    {
      try_scores (&self, self.n_levels - 1, 0);
      if (self.found || g_cancellable_is_cancelled (cancellable))
        break;
    }
  for (int i = 0; i < n_residents; i++)
    bracket[i] = left[i];
  for (int i = 0; i < self.n_wanted && self.found; i++)
    bracket[n_residents + i] = left[self.best[i]];
  *n_bracket = n_residents + self.n_wanted;
  g_free (self.level_end);
  g_free (self.counts);
  g_free (self.chosen);
  g_free (self.best);
  return self.found && !g_cancellable_is_cancelled (cancellable);
}

/* The pairing of a bracket */

enum
{
  WORD_LEGAL,
  WORD_C8,
  WORD_C9,
  WORD_C10,
  N_WORDS
};

/* The bracket by number: vertex i is the i-th team by its TPN. */
typedef struct
{
  const ZhTeamField *field;
  ZhMatching        *matching;
  int                n;
  int               *sides; /* index in the field */
  int               *place; /* in the bracket */
  gint64 (*words)[N_WORDS];
  guint16 *classes; /* of the edges as they are without restrictions */
  gint64   total[N_WORDS];
} Pairing;

static void
fill_words (const Pairing *self,
            int            u,
            int            v,
            int            n_residents,
            gint64        *words)
{
  const ZhTeamSide *a = &self->field->sides[self->sides[u]];
  const ZhTeamSide *b = &self->field->sides[self->sides[v]];

  words[WORD_LEGAL] = zh_bit_graph_has_edge (self->field->graph, self->sides[u], self->sides[v]) ? 1 : 0;
  words[WORD_C8] = a->wants != ZH_COLOUR_NONE && a->wants == b->wants ? -1 : 0;
  words[WORD_C9] = words[WORD_C8] != 0 && a->strong && b->strong ? -1 : 0;
  words[WORD_C10] = 0;
  if (!self->field->is_late)
    words[WORD_C10] -= (self->place[u] >= n_residents && b->floated ? 1 : 0) + (self->place[v] >= n_residents && a->floated ? 1 : 0);
  for (int i = WORD_C8; i < N_WORDS && words[WORD_LEGAL] == 0; i++)
    words[i] = 0;
}

static void
fill_matching (Pairing *self,
               int      n_residents)
{
  for (int u = 0; u < self->n; u++)
    for (int v = u + 1; v < self->n; v++)
      {
        gint64  words[N_WORDS];
        guint16 weight_class;

        fill_words (self, u, v, n_residents, words);
        weight_class = zh_matching_add_class (self->matching, words);
        self->classes[u * self->n + v] = self->classes[v * self->n + u] = weight_class;
        for (int i = 0; i < N_WORDS; i++)
          self->words[weight_class][i] = words[i];
        zh_matching_set_class (self->matching, u, v, weight_class);
      }
}

static void
sum_words (const Pairing *self,
           gint64        *total)
{
  for (int i = 0; i < N_WORDS; i++)
    total[i] = 0;
  for (int v = 0; v < self->n; v++)
    for (int i = 0; i < N_WORDS && v < zh_matching_get_mate (self->matching, v); i++)
      total[i] += self->words[zh_matching_get_class (self->matching, v, zh_matching_get_mate (self->matching, v))][i];
}

static gboolean
is_still_best (const Pairing *self)
{
  gint64 total[N_WORDS];

  sum_words (self, total);
  for (int i = 0; i < N_WORDS; i++)
    if (total[i] != self->total[i])
      return FALSE;
  return TRUE;
}

/* The set of top members whose sorted numbers come first: from the smallest number on, each
 * becomes a top where the best pairing allows it. A top meets only greater numbers, a bottom only
 * smaller ones. */
static void
choose_tops (Pairing  *self,
             gboolean *is_top)
{
  int n_tops = 0;

  for (int v = 0; v < self->n; v++)
    {
      is_top[v] = n_tops < self->n / 2;
      if (is_top[v])
        {
          for (int u = 0; u < v; u++)
            zh_matching_set_class (self->matching, u, v, 0);
          zh_matching_touch (self->matching, v);
          zh_matching_solve (self->matching);
          is_top[v] = is_still_best (self);
        }
      n_tops += is_top[v] ? 1 : 0;
      if (is_top[v])
        continue;
      for (int u = 0; u < self->n; u++)
        if (u != v)
          zh_matching_set_class (self->matching, u, v, u < v && is_top[u] ? self->classes[u * self->n + v] : 0);
      zh_matching_touch (self->matching, v);
      zh_matching_solve (self->matching);
    }
}

/* Leaves to a top the bottoms from @first to @last that are not paired yet, and solves. */
static void
allow_bottoms (Pairing        *self,
               const gboolean *is_top,
               const gboolean *is_out,
               int             top,
               int             first,
               int             last)
{
  for (int u = 0; u < self->n; u++)
    {
      gboolean may_meet = u > top && u >= first && u <= last && !is_top[u];

      if (u != top && !is_out[u])
        zh_matching_set_class (self->matching, u, top, may_meet ? self->classes[u * self->n + top] : 0);
    }
  zh_matching_touch (self->matching, top);
  zh_matching_solve (self->matching);
}

/* From the first top on, the smallest bottom that the best pairing allows. */
static void
choose_bottoms (Pairing        *self,
                const gboolean *is_top)
{
  g_autofree gboolean *is_out = g_new0 (gboolean, MAX (self->n, 1));

  for (int top = 0; top < self->n; top++)
    {
      if (!is_top[top])
        continue;
      for (int bottom = top + 1; bottom < zh_matching_get_mate (self->matching, top); bottom++)
        {
          if (is_top[bottom] || is_out[bottom] || !zh_matching_is_tight (self->matching, top, bottom))
            continue;
          allow_bottoms (self, is_top, is_out, top, bottom, bottom);
          if (is_still_best (self))
            break;
          allow_bottoms (self, is_top, is_out, top, top + 1, self->n - 1);
        }
      is_out[top] = is_out[zh_matching_get_mate (self->matching, top)] = TRUE;
      zh_matching_fix_pair (self->matching, top, zh_matching_get_mate (self->matching, top));
      zh_matching_solve (self->matching);
    }
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  const ZhTeamField *field = user_data;

  return field->sides[*(const int *) a].number - field->sides[*(const int *) b].number;
}

void
zh_team_bracket_pair (const ZhTeamField *field,
                      const int         *bracket,
                      int                n,
                      int                n_residents,
                      int               *mate)
{
  Pairing              self = { .field = field, .n = n };
  g_autofree gboolean *is_top = g_new0 (gboolean, MAX (n, 1));

  self.sides = g_memdup2 (bracket, sizeof (int) * (gsize) n);
  g_qsort_with_data (self.sides, n, sizeof (int), compare_numbers, (gpointer) field);
  self.place = g_new (int, MAX (n, 1));
  for (int v = 0; v < n; v++)
    for (int i = 0; i < n; i++)
      if (bracket[i] == self.sides[v])
        self.place[v] = i;
  self.matching = zh_matching_new (n, N_WORDS);
  self.words = g_malloc0 (sizeof *self.words * 64);
  self.classes = g_new0 (guint16, (gsize) n * (gsize) n);
  fill_matching (&self, n_residents);
  zh_matching_prepare (self.matching);
  zh_matching_solve (self.matching);
  sum_words (&self, self.total);
  choose_tops (&self, is_top);
  choose_bottoms (&self, is_top);
  for (int v = 0; v < n; v++)
    mate[self.place[v]] = self.place[zh_matching_get_mate (self.matching, v)];
  zh_matching_free (self.matching);
  g_free (self.words);
  g_free (self.classes);
  g_free (self.place);
  g_free (self.sides);
}
