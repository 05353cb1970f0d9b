#include "config.h"

#include "team-places.h"

#include <string.h>

/* Women and juniors, women, juniors, the others. */
#define N_CLASSES 4

static ZhFraction
mean_of_table (const ZhTeamRule *rule,
               int               first,
               int               last)
{
  gint64 sum = 0;

  for (int place = first; place <= last; place++)
    if (place <= rule->n_table)
      sum += rule->table[place - 1];
  return zh_fraction_new (sum, (gint64) ZH_POINTS_ONE * (last - first + 1));
}

static ZhFraction
get_member_score (const ZhTeamRule      *rule,
                  const ZhTeamCandidate *standing)
{
  int last = rule->shared == ZH_SHARED_MEAN ? standing->last_place : standing->place;

  switch (rule->counting)
    {
    case ZH_TEAM_SUM_OF_POINTS:
      return zh_points_to_fraction (standing->points);
    case ZH_TEAM_TABLE:
      return mean_of_table (rule, standing->place, last);
    case ZH_TEAM_SUM_OF_PLACES:
    default:
      return zh_fraction_new (standing->place + last, 2);
    }
}

/* < 0 when @a is the better sum. */
static int
compare_scores (const ZhTeamRule *rule,
                ZhFraction        a,
                ZhFraction        b)
{
  int order = zh_fraction_compare (a, b);

  return rule->counting == ZH_TEAM_SUM_OF_PLACES ? order : -order;
}

static int
get_class (const ZhTeamRule *rule,
           const ZhEntry    *entry)
{
  gboolean is_woman = entry->person->sex == ZH_SEX_FEMALE;
  gboolean is_junior = rule->juniors > 0 && entry->person->birth.year >= rule->junior_year;

  return (is_woman ? 0 : 2) + (is_junior ? 0 : 1);
}

/**
 * Choice:
 * @rows: members by class, best first: indexes into the team's members
 * @n: members by class
 * @taken: how many of each class the best choice so far takes
 */
typedef struct
{
  const ZhTeamRule *rule;
  const GArray     *members;
  GArray           *rows[N_CLASSES];
  int               taken[N_CLASSES];
  gboolean          found;
  ZhFraction        score;
} Choice;

static ZhFraction
sum_choice (const Choice *choice,
            const int    *taken)
{
  ZhFraction sum = ZH_FRACTION_ZERO;

  for (int class = 0; class < N_CLASSES; class ++)
    for (int i = 0; i < taken[class]; i++)
      {
        int index = g_array_index (choice->rows[class], int, i);

        sum = zh_fraction_add (sum, g_array_index (choice->members, ZhTeamMember, index).score);
      }
  return sum;
}

static void
try_choice (Choice    *choice,
            const int *taken)
{
  ZhFraction score = sum_choice (choice, taken);

  if (choice->found && compare_scores (choice->rule, score, choice->score) >= 0)
    return;
  choice->found = TRUE;
  choice->score = score;
  memcpy (choice->taken, taken, sizeof (int) * N_CLASSES);
}

/* Tries all numbers of members of the four classes; of each class the best are taken, so
 * that nothing better can be missed. */
static void
try_all (Choice *choice,
         int     size,
         int     women,
         int     juniors)
{
  int n[N_CLASSES];

  for (int class = 0; class < N_CLASSES; class ++)
    n[class] = (int) choice->rows[class]->len;

  for (int both = 0; both <= MIN (n[0], size); both++)
    for (int woman = 0; woman <= MIN (n[1], size - both); woman++)
      for (int junior = 0; junior <= MIN (n[2], size - both - woman); junior++)
        {
          int taken[N_CLASSES] = { both, woman, junior, size - both - woman - junior };

          if (taken[3] <= n[3] && both + woman >= women && both + junior >= juniors)
            try_choice (choice, taken);
        }
}

/* Counts the best members that fill what the rule wants; places that nobody can fill stay
 * empty. */
static void
choose_members (const ZhTeamRule   *rule,
                const ZhTournament *tournament,
                ZhTeamPlace        *team)
{
  Choice choice = { .rule = rule, .members = team->members };
  int    wanted = rule->best > 0 ? rule->best : (int) team->members->len;
  int    n_women;
  int    n_juniors;
  int    size;

  for (int class = 0; class < N_CLASSES; class ++)
    choice.rows[class] = g_array_new (FALSE, FALSE, sizeof (int));
  for (int i = 0; i < (int) team->members->len; i++)
    {
      int entry = g_array_index (team->members, ZhTeamMember, i).from.entry;
      int class = get_class (rule, g_ptr_array_index (tournament->entries, entry));

      g_array_append_val (choice.rows[class], i);
    }

  n_women = (int) (choice.rows[0]->len + choice.rows[1]->len);
  n_juniors = (int) (choice.rows[0]->len + choice.rows[2]->len);
  team->n_missing = MAX (0, rule->women - n_women) + MAX (0, rule->juniors - n_juniors);
  size = MIN (wanted - MIN (team->n_missing, wanted), (int) team->members->len);
  while (size > 0 && !choice.found)
    {
      try_all (&choice, size, MIN (rule->women, n_women), MIN (rule->juniors, n_juniors));
      if (!choice.found)
        size--;
    }
  team->n_missing = MAX (team->n_missing, wanted - size);

  for (int class = 0; class < N_CLASSES; class ++)
    {
      for (int i = 0; i < choice.taken[class]; i++)
        g_array_index (team->members, ZhTeamMember, g_array_index (choice.rows[class], int, i)).counted = TRUE;
      g_array_unref (choice.rows[class]);
    }
  team->score = choice.found ? choice.score : ZH_FRACTION_ZERO;
}

static ZhTeamPlace *
make_team (const ZhTournament *tournament,
           const GArray       *candidates,
           const ZhTeamRule   *rule,
           const char         *name)
{
  ZhTeamPlace *team = g_new0 (ZhTeamPlace, 1);
  ZhGroup      group = { rule->group, name };

  team->name = g_strdup (name);
  team->members = g_array_new (FALSE, FALSE, sizeof (ZhTeamMember));
  for (guint i = 0; i < candidates->len; i++)
    {
      const ZhTeamCandidate *candidate = &g_array_index (candidates, ZhTeamCandidate, i);
      ZhTeamMember           member = { candidate->row, FALSE, get_member_score (rule, candidate), *candidate };

      if (zh_group_filter (g_ptr_array_index (tournament->entries, candidate->entry), &group))
        g_array_append_val (team->members, member);
    }
  choose_members (rule, tournament, team);
  for (guint i = 0; i < team->members->len; i++)
    if (g_array_index (team->members, ZhTeamMember, i).counted)
      team->seconds += g_array_index (team->members, ZhTeamMember, i).from.seconds;
  return team;
}

void
zh_team_place_free (ZhTeamPlace *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_array_unref (self->members);
  g_free (self);
}

typedef struct
{
  const ZhTeamRule *rule;
  const ZhLanguage *language;
} SortContext;

/* The next counted member from @index on, or the length. */
static guint
find_counted (const GArray *members,
              guint         index)
{
  while (index < members->len && !g_array_index (members, ZhTeamMember, index).counted)
    index++;
  return index;
}

static int
compare_members (const GArray *a,
                 const GArray *b)
{
  guint i = find_counted (a, 0);
  guint j = find_counted (b, 0);

  while (i < a->len && j < b->len)
    {
      int left = g_array_index (a, ZhTeamMember, i).from.place;
      int right = g_array_index (b, ZhTeamMember, j).from.place;

      if (left != right)
        return left - right;
      i = find_counted (a, i + 1);
      j = find_counted (b, j + 1);
    }
  return 0;
}

static int
compare_teams (const SortContext *context,
               const ZhTeamPlace *a,
               const ZhTeamPlace *b)
{
  int order;

  if (a->n_missing != b->n_missing)
    return a->n_missing - b->n_missing;
  order = compare_scores (context->rule, a->score, b->score);
  if (order == 0 && a->seconds != b->seconds)
    return a->seconds < b->seconds ? -1 : 1;
  return order != 0 ? order : compare_members (a->members, b->members);
}

static int
compare_for_sort (gconstpointer a,
                  gconstpointer b,
                  gpointer      user_data)
{
  const SortContext *context = user_data;
  const ZhTeamPlace *left = *(ZhTeamPlace *const *) a;
  const ZhTeamPlace *right = *(ZhTeamPlace *const *) b;
  int                order = compare_teams (context, left, right);

  if (order == 0)
    order = zh_language_compare (context->language, left->name, right->name);
  return order != 0 ? order : strcmp (left->name, right->name);
}

static void
share_places (GPtrArray         *teams,
              const SortContext *context)
{
  guint start = 0;

  for (guint i = 0; i < teams->len; i++)
    {
      ZhTeamPlace *team = g_ptr_array_index (teams, i);

      if (compare_teams (context, g_ptr_array_index (teams, start), team) != 0)
        start = i;
      team->place = (int) start + 1;
      for (guint j = start; j <= i; j++)
        ((ZhTeamPlace *) g_ptr_array_index (teams, j))->last_place = (int) i + 1;
    }
}

GPtrArray *
zh_team_places_count (const ZhTournament *tournament,
                      const GArray       *candidates,
                      const ZhTeamRule   *rule,
                      const ZhLanguage   *language)
{
  g_auto (GStrv) names = zh_group_list_values (tournament, rule->group, language);
  GPtrArray  *teams = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_team_place_free);
  SortContext context = { rule, language };

  for (gsize i = 0; names[i] != NULL; i++)
    {
      g_autoptr (ZhTeamPlace) team = make_team (tournament, candidates, rule, names[i]);

      if (team->members->len > 0)
        g_ptr_array_add (teams, g_steal_pointer (&team));
    }
  g_ptr_array_sort_with_data (teams, compare_for_sort, &context);
  share_places (teams, &context);
  return teams;
}

GPtrArray *
zh_team_places_new (const ZhStandings *standings,
                    const ZhTeamRule  *rule,
                    const ZhLanguage  *language)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (ZhTeamCandidate));

  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    {
      const ZhStanding *standing = zh_standings_get_row (standings, row);
      ZhTeamCandidate   candidate = { row, standing->entry, standing->place, standing->last_place, standing->points, 0 };

      if (standing->place > 0)
        g_array_append_val (candidates, candidate);
    }
  return zh_team_places_count (zh_standings_get_history (standings)->tournament, candidates, rule, language);
}
