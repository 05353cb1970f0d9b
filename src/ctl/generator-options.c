/* What a tournament is made of where nobody says it. */
#include "config.h"

#include "random.h"
#include "rating-tables.h"
#include "tournament-generator.h"

const ZhScoring zh_generator_scoring_three = {
  .win = 30,
  .draw = 10,
  .forfeit_win = 30,
  .allocated_bye = 30,
  .full_bye = 30,
  .half_bye = 10,
  .match_win = 20,
  .match_draw = 10,
};

/* The fewest games of which the rating alone says nothing: an opponent further away counts as so far. */
#define MOST_DIFFERENCE 400

/* Of teams that are drawn: each brings several people. */
#define MOST_TEAMS 40

/* Draws in a hundred games between equals of 1300 or less, and of 2250 or more. */
#define FEWEST_DRAWS 12
#define MOST_DRAWS 50

int
zh_generator_draw_result (ZhRandom *random,
                          int       white,
                          int       black)
{
  int expected = zh_rating_expectation (CLAMP (white - black, -MOST_DIFFERENCE, MOST_DIFFERENCE));
  int peak = CLAMP (((white + black) / 2 - 1000) / 25, FEWEST_DRAWS, MOST_DRAWS);
  int draws = peak * expected * (100 - expected) * 4 / 100;
  int wins = expected * 100 - draws / 2;
  int lot = (int) zh_random_below (random, 10000);

  return lot < wins ? 2 : lot < wins + draws ? 1
                                             : 0;
}

void
zh_generator_options_init (ZhGeneratorOptions    *self,
                           const ZhPairingSystem *system)
{
  *self = (ZhGeneratorOptions){
    .system = system,
    .n_players = ZH_GENERATOR_UNSET,
    .n_boards = ZH_GENERATOR_UNSET,
    .n_rounds = ZH_GENERATOR_UNSET,
    .initial_colour = ZH_COLOUR_NONE,
    .baku = ZH_GENERATOR_UNSET,
    .mean = ZH_GENERATOR_UNSET,
    .spread = ZH_GENERATOR_UNSET,
    .unrated = ZH_GENERATOR_UNSET,
    .forfeits = ZH_GENERATOR_UNSET,
    .odd = ZH_GENERATOR_UNSET,
    .half_byes = ZH_GENERATOR_UNSET,
    .zero_byes = ZH_GENERATOR_UNSET,
    .full_byes = ZH_GENERATOR_UNSET,
    .late = ZH_GENERATOR_UNSET,
    .withdrawals = ZH_GENERATOR_UNSET,
    .n_bans = ZH_GENERATOR_UNSET,
  };
}

void
zh_generator_options_clear (ZhGeneratorOptions *self)
{
  g_clear_pointer (&self->tiebreaks, g_strfreev);
}

/* Each number is drawn whether it is set or not, so that setting one changes no other. */
static void
take_drawn (int *option,
            int  drawn)
{
  if (*option == ZH_GENERATOR_UNSET)
    *option = drawn;
}

void
zh_generator_options_leave_out (ZhGeneratorOptions *self)
{
  int *hindrances[] = { &self->forfeits, &self->half_byes, &self->zero_byes, &self->full_byes, &self->late, &self->withdrawals, &self->n_bans };

  for (gsize i = 0; i < G_N_ELEMENTS (hindrances); i++)
    take_drawn (hindrances[i], 0);
}

static int
draw_between (ZhRandom *random,
              int       least,
              int       most)
{
  return least + (int) zh_random_below (random, (guint) (most - least + 1));
}

/* A share of nobody as often as the share is drawn from 1 to @most. */
static int
draw_share (ZhRandom *random,
            int       most)
{
  int share = draw_between (random, 1, most);

  return zh_random_below (random, 2) == 0 ? 0 : share;
}

/* Mostly club and open tournaments; a few tiny, a few large. */
static int
draw_players (ZhRandom *random)
{
  guint lot = zh_random_below (random, 20);

  if (lot < 2)
    return draw_between (random, 4, 9);
  if (lot < 15)
    return draw_between (random, 10, 60);
  return lot < 19 ? draw_between (random, 61, 150) : draw_between (random, 151, 300);
}

/* What any Swiss may have; in a table everybody has a place in every round. */
static void
draw_shares (ZhGeneratorOptions *self,
             ZhRandom           *random)
{
  gboolean is_swiss = zh_system_get_traits (self->system->id)->is_swiss;
  gboolean is_dutch = self->system->id == ZH_SYSTEM_DUTCH;

  take_drawn (&self->forfeits, draw_share (random, 60));
  take_drawn (&self->half_byes, is_swiss ? draw_share (random, 60) : 0);
  take_drawn (&self->zero_byes, is_swiss ? draw_share (random, 60) : 0);
  take_drawn (&self->late, is_swiss ? draw_share (random, 100) : 0);
  take_drawn (&self->withdrawals, is_swiss ? draw_share (random, 100) : 0);
  take_drawn (&self->full_byes, is_dutch ? draw_share (random, 15) : 0);
  take_drawn (&self->odd, is_dutch ? draw_share (random, 30) : 0);
}

/* Everybody without a rating in one of fifteen. */
static void
draw_ratings (ZhGeneratorOptions *self,
              ZhRandom           *random)
{
  int      share = draw_share (random, 300);
  gboolean all = zh_random_below (random, 15) == 0;

  take_drawn (&self->mean, draw_between (random, 1500, 2400));
  take_drawn (&self->spread, draw_between (random, 30, 350));
  take_drawn (&self->unrated, all ? ZH_CHANCE_ONE : share);
}

/* With few players more for each round to be ruled out, forbidden pairs leave no pairing. */
static void
draw_rules (ZhGeneratorOptions *self,
            ZhRandom           *random)
{
  gboolean is_dutch = self->system->id == ZH_SYSTEM_DUTCH;
  int      n_bans = zh_random_below (random, 3) == 0 ? draw_between (random, 1, MAX (self->n_players / 8, 1)) : 0;
  guint    scoring = zh_random_below (random, 10);
  guint    baku = zh_random_below (random, 5);
  ZhColour colour = zh_random_below (random, 2) == 0 ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;

  take_drawn (&self->n_bans, is_dutch && self->n_players >= 2 * self->n_rounds + 4 ? n_bans : 0);
  if (self->scoring == NULL)
    self->scoring = is_dutch && scoring == 0 && self->baku != 1 ? &zh_generator_scoring_three : &ZH_SCORING_ONE;
  take_drawn (&self->baku, is_dutch && baku == 0 && self->scoring == &ZH_SCORING_ONE ? 1 : 0);
  if (self->initial_colour == ZH_COLOUR_NONE)
    self->initial_colour = colour;
}

/* Three to six of FIDE's criteria; those of ratings where everybody has one. */
static void
draw_tiebreaks (ZhGeneratorOptions *self,
                ZhRandom           *random)
{
  static const char *const codes[] = { "BH", "BH/C1", "BH/C2", "BH/M1", "SB", "SB/C1", "DE", "PS", "PS/C1", "WIN", "WON", "BPG", "BWG", "FB", "AOB",
                                       "KS", "REP", "STD", "TPN", "BH/P", "DE/P", "SB/P", "ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG" };
  static const gsize       n_plain = 22;
  gsize                    n = self->unrated == 0 ? G_N_ELEMENTS (codes) : n_plain;
  guint                    order[G_N_ELEMENTS (codes)];
  int                      n_taken = draw_between (random, 3, 6);
  g_autoptr (GStrvBuilder) taken = g_strv_builder_new ();

  zh_random_permutation (random, n, order);
  for (int i = 0; i < n_taken; i++)
    g_strv_builder_add (taken, codes[order[i]]);
  if (self->tiebreaks == NULL && self->system->id == ZH_SYSTEM_DUTCH)
    self->tiebreaks = g_strv_builder_end (taken);
}

void
zh_generator_options_draw (ZhGeneratorOptions *self)
{
  ZhRandom random = zh_random_new_nth (self->seed, 1);
  int      n_rounds = draw_between (&random, 3, 13);
  int      n_players = draw_players (&random);
  int      n_boards;
  gboolean is_team = self->system->id == ZH_SYSTEM_TEAM_SWISS || self->n_boards > 0;

  take_drawn (&self->n_players, is_team ? MIN (n_players, MOST_TEAMS) : n_players);
  self->rounds_drawn = self->n_rounds == ZH_GENERATOR_UNSET;
  take_drawn (&self->n_rounds, CLAMP ((self->n_players - 1) / 2, 1, n_rounds));
  draw_ratings (self, &random);
  draw_shares (self, &random);
  draw_rules (self, &random);
  draw_tiebreaks (self, &random);
  n_boards = draw_between (&random, 2, 6);
  take_drawn (&self->n_boards, is_team ? n_boards : 0);
}
