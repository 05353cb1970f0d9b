#include "config.h"

#include "varma.h"

#include <string.h>

#include "random.h"

/* Order 988, 31.10.1.5: numbers of the groups A, B, C, D for 9/10, 11/12 … 23/24. */
static const int published[][ZH_VARMA_N_GROUPS][ZH_VARMA_MAX_GROUP] = {
  { { 3, 4, 8 }, { 5, 7, 9 }, { 1, 6 }, { 2, 10 } },
  { { 4, 5, 9, 10 }, { 1, 2, 7 }, { 6, 8, 12 }, { 3, 11 } },
  { { 4, 5, 6, 11, 12 }, { 1, 2, 8, 9 }, { 7, 10, 13 }, { 3, 14 } },
  { { 5, 6, 7, 12, 13, 14 }, { 1, 2, 3, 9, 10 }, { 8, 11, 15 }, { 4, 16 } },
  { { 5, 6, 7, 8, 14, 15, 16 }, { 1, 2, 3, 10, 11, 12 }, { 9, 13, 17 }, { 4, 18 } },
  { { 6, 7, 8, 9, 15, 16, 17, 18 }, { 1, 2, 3, 11, 12, 13, 14 }, { 5, 10, 19 }, { 4, 20 } },
  { { 6, 7, 8, 9, 10, 17, 18, 19, 20 }, { 1, 2, 3, 4, 12, 13, 14, 15 }, { 11, 16, 21 }, { 5, 22 } },
  { { 6, 7, 8, 9, 10, 11, 19, 20, 21, 22 }, { 1, 2, 3, 4, 13, 14, 15, 16, 17 }, { 12, 18, 23 }, { 5, 24 } },
};

/* The row for 11/12 with the pattern of all others: n in D, n − 1 in C. */
static const int corrected_12[ZH_VARMA_N_GROUPS][ZH_VARMA_MAX_GROUP] = {
  { 4, 5, 9, 10 },
  { 1, 2, 7 },
  { 6, 8, 11 },
  { 3, 12 },
};

int
zh_varma_get_group (int            n_players,
                    ZhVarmaEdition edition,
                    int            group,
                    int            numbers[ZH_VARMA_MAX_GROUP])
{
  int        size = n_players + n_players % 2;
  const int *row;
  int        n = 0;

  g_assert (n_players >= ZH_VARMA_MIN_PLAYERS && n_players <= ZH_VARMA_MAX_PLAYERS);
  g_assert (group >= 0 && group < ZH_VARMA_N_GROUPS);

  row = size == 12 && edition == ZH_VARMA_CORRECTED ? corrected_12[group] : published[(size - 10) / 2][group];
  for (int i = 0; i < ZH_VARMA_MAX_GROUP && row[i] != 0; i++)
    if (row[i] <= n_players)
      numbers[n++] = row[i];
  return n;
}

static void
fill_group_of (int            n_players,
               ZhVarmaEdition edition,
               int           *group_of)
{
  for (int group = 0; group < ZH_VARMA_N_GROUPS; group++)
    {
      int numbers[ZH_VARMA_MAX_GROUP];
      int n = zh_varma_get_group (n_players, edition, group, numbers);

      for (int i = 0; i < n; i++)
        group_of[numbers[i]] = group;
    }
}

GArray *
zh_varma_find_late_meetings (int            n_players,
                             ZhVarmaEdition edition)
{
  int     size = n_players + n_players % 2;
  int     group_of[ZH_VARMA_MAX_PLAYERS + 1];
  GArray *meetings = g_array_new (FALSE, FALSE, sizeof (ZhVarmaMeeting));

  fill_group_of (n_players, edition, group_of);
  for (int round = size - 3; round < size; round++)
    for (int board = 0; board < size / 2; board++)
      {
        int white;
        int black;

        zh_berger_get_pair (size, round, board, &white, &black);
        if (MAX (white, black) <= n_players && group_of[white] == group_of[black])
          {
            ZhVarmaMeeting meeting = { group_of[white], { MIN (white, black), MAX (white, black) }, round };

            g_array_append_val (meetings, meeting);
          }
      }
  return meetings;
}

typedef struct
{
  int                  index; /* of the player */
  int                  team_size;
  const ZhVarmaPlayer *player;
} Place;

static gboolean
is_same_team (const ZhVarmaPlayer *a,
              const ZhVarmaPlayer *b)
{
  return a->id == b->id || (a->team[0] != '\0' && strcmp (a->team, b->team) == 0);
}

static int
compare_places (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  const ZhLanguage *language = user_data;
  const Place      *left = a;
  const Place      *right = b;
  int               order = right->team_size - left->team_size;

  if (order == 0 && !is_same_team (left->player, right->player))
    {
      /* Who has no team stands in the alphabet with his own name. */
      const char *left_team = left->player->team[0] != '\0' ? left->player->team : left->player->name;
      const char *right_team = right->player->team[0] != '\0' ? right->player->team : right->player->name;

      order = zh_language_compare (language, left_team, right_team);
      if (order == 0)
        order = strcmp (left->player->team, right->player->team);
    }
  if (order == 0)
    order = zh_language_compare (language, left->player->name, right->player->name);
  if (order == 0)
    order = left->player->id < right->player->id ? -1 : 1;
  return order;
}

static GArray *
make_order (const ZhVarmaPlayer *players,
            int                  n_players,
            const ZhLanguage    *language)
{
  GArray *order = g_array_new (FALSE, FALSE, sizeof (Place));

  for (int i = 0; i < n_players; i++)
    {
      Place place = { i, 0, &players[i] };

      for (int j = 0; j < n_players; j++)
        place.team_size += is_same_team (&players[i], &players[j]) ? 1 : 0;
      g_array_append_val (order, place);
    }
  g_array_sort_with_data (order, compare_places, (gpointer) language);
  return order;
}

typedef struct
{
  int numbers[ZH_VARMA_MAX_GROUP];
  int n;
} Envelope;

static void
choose_envelope (const Envelope *envelopes,
                 int             needed,
                 ZhRandom       *random,
                 ZhVarmaStep    *step)
{
  guint n_fitting = 0;
  guint drawn;

  step->chosen = TRUE;
  step->fitting = 0;
  step->group = 0;
  for (int group = 0; group < ZH_VARMA_N_GROUPS; group++)
    {
      if (envelopes[group].n >= needed)
        {
          step->fitting |= 1u << group;
          n_fitting++;
        }
      if (envelopes[group].n > envelopes[step->group].n)
        step->group = group;
    }
  if (n_fitting == 0)
    return;

  drawn = zh_random_below (random, n_fitting);
  for (int group = 0; group < ZH_VARMA_N_GROUPS; group++)
    if ((step->fitting & (1u << group)) != 0 && drawn-- == 0)
      {
        step->group = group;
        return;
      }
}

static int
draw_number (Envelope *envelope,
             ZhRandom *random)
{
  int index = (int) zh_random_below (random, (guint) envelope->n);
  int number = envelope->numbers[index];

  envelope->n--;
  memmove (&envelope->numbers[index], &envelope->numbers[index + 1], sizeof (int) * (gsize) (envelope->n - index));
  return number;
}

GArray *
zh_varma_draw (const ZhVarmaPlayer *players,
               int                  n_players,
               ZhVarmaEdition       edition,
               guint64              seed,
               const ZhLanguage    *language)
{
  g_autoptr (GArray) order = make_order (players, n_players, language);
  GArray              *steps = g_array_new (FALSE, FALSE, sizeof (ZhVarmaStep));
  Envelope             envelopes[ZH_VARMA_N_GROUPS];
  ZhRandom             random = zh_random_new (seed);
  const ZhVarmaPlayer *previous = NULL;
  int                  left = 0; /* of the present team */
  ZhVarmaStep          step = { 0 };

  for (int group = 0; group < ZH_VARMA_N_GROUPS; group++)
    envelopes[group].n = zh_varma_get_group (n_players, edition, group, envelopes[group].numbers);

  for (guint i = 0; i < order->len; i++)
    {
      const Place *place = &g_array_index (order, Place, i);
      gboolean     is_first = previous == NULL || !is_same_team (previous, place->player);

      if (is_first)
        left = place->team_size;
      step.player = place->index;
      step.chosen = FALSE;
      step.fitting = 0;
      if (is_first || envelopes[step.group].n == 0)
        choose_envelope (envelopes, left, &random, &step);
      step.number = draw_number (&envelopes[step.group], &random);
      g_array_append_val (steps, step);
      previous = place->player;
      left--;
    }
  return steps;
}
