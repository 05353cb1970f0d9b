#include "config.h"

#include "tournament-generator.h"

#include "dutch-acceleration.h"
#include "pairing-games.h"
#include "random.h"
#include "trf-type.h"

/* Where ratings end (B.02 7.1.4), and no player so far was above. */
#define LOWEST_RATING 1400
#define HIGHEST_RATING 2850

typedef struct
{
  const ZhGeneratorOptions *options;
  ZhTournament             *tournament;
  ZhRandom                  random;
  int                      *n_absent;  /* by round, from 1 */
  GHashTable               *strengths; /* (element-type gpointer int): of an entry, of teams of a member */
} Generator;

static gboolean
happens (Generator *self,
         int        chance)
{
  return (int) zh_random_below (&self->random, ZH_CHANCE_ONE) < chance;
}

static char *
make_word (Generator *self,
           guint      n_syllables)
{
  static const char *const syllables[] = { "ba", "ko", "ri", "nu", "te", "lo", "vi", "zha", "mu", "so", "dra", "pe", "shi", "gu", "la", "fe" };
  g_autoptr (GString) word = g_string_new (NULL);

  for (guint i = 0; i < n_syllables; i++)
    g_string_append (word, syllables[zh_random_below (&self->random, G_N_ELEMENTS (syllables))]);
  word->str[0] = g_ascii_toupper (word->str[0]);
  return g_string_free (g_steal_pointer (&word), FALSE);
}

typedef struct
{
  int      strength;
  gboolean rated;
} Strength;

static int
get_rating (const Strength *strength)
{
  return strength->rated ? strength->strength : 0;
}

static int
compare_ratings (gconstpointer a,
                 gconstpointer b)
{
  return get_rating (b) - get_rating (a);
}

/* Three equal lots make a bell of the standard deviation half of one of them. */
static int
draw_strength (Generator *self)
{
  int sum = 0;

  for (int i = 0; i < 3; i++)
    sum += (int) zh_random_below (&self->random, 1001);
  return CLAMP (self->options->mean + (sum - 1500) * 2 * self->options->spread / 1000, LOWEST_RATING, HIGHEST_RATING);
}

/* The highest rated first, those without a rating last. */
static Strength *
draw_strengths (Generator *self,
                int        n)
{
  Strength *strengths = g_new0 (Strength, n);

  for (int i = 0; i < n; i++)
    {
      strengths[i].strength = draw_strength (self);
      strengths[i].rated = !happens (self, self->options->unrated);
    }
  qsort (strengths, (gsize) n, sizeof *strengths, compare_ratings);
  return strengths;
}

static ZhPerson *
make_person (Generator *self,
             int        rating)
{
  ZhPerson        *person = zh_person_new ();
  g_autofree char *surname = make_word (self, 3);
  g_autofree char *given = make_word (self, 2);

  person->rating = rating;
  person->sex = zh_random_below (&self->random, 4) == 0 ? ZH_SEX_FEMALE : ZH_SEX_MALE;
  zh_person_set_string (&person->surname, surname);
  zh_person_set_string (&person->given, given);
  return person;
}

/* Its members by strength; what they are together orders the teams. */
typedef struct
{
  Strength *members;
  int       sum;
} Team;

static int
compare_teams (gconstpointer a,
               gconstpointer b)
{
  return ((const Team *) b)->sum - ((const Team *) a)->sum;
}

static void
add_team (Generator  *self,
          const Team *team)
{
  ZhEntry         *entry = zh_entry_new ();
  g_autofree char *name = make_word (self, 3);

  entry->id = (gint64) self->tournament->entries->len + 1;
  entry->start_number = (int) entry->id;
  entry->rating = team->sum / self->options->n_boards;
  zh_person_set_string (&entry->team_name, name);
  g_ptr_array_add (self->tournament->entries, entry);
  for (int i = 0; i < self->options->n_boards; i++)
    {
      ZhMember *member = zh_member_new ();

      member->id = (gint64) self->tournament->members->len + 1;
      member->number = (int) member->id;
      member->entry_id = entry->id;
      member->board = i + 1;
      member->rating = get_rating (&team->members[i]);
      member->person = make_person (self, member->rating);
      g_hash_table_insert (self->strengths, member, GINT_TO_POINTER (team->members[i].strength));
      g_ptr_array_add (self->tournament->members, member);
    }
}

static void
add_teams (Generator *self)
{
  int              n_boards = self->options->n_boards;
  g_autofree Team *teams = g_new0 (Team, self->options->n_players);

  for (int i = 0; i < self->options->n_players; i++)
    {
      teams[i].members = draw_strengths (self, n_boards);
      for (int k = 0; k < n_boards; k++)
        teams[i].sum += get_rating (&teams[i].members[k]);
    }
  qsort (teams, (gsize) self->options->n_players, sizeof *teams, compare_teams);
  for (int i = 0; i < self->options->n_players; i++)
    {
      add_team (self, &teams[i]);
      g_free (teams[i].members);
    }
}

static void
add_entries (Generator *self)
{
  g_autofree Strength *strengths = draw_strengths (self, self->options->n_players);

  for (int i = 0; i < self->options->n_players; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = i + 1;
      entry->start_number = i + 1;
      entry->rating = get_rating (&strengths[i]);
      entry->person = make_person (self, entry->rating);
      g_hash_table_insert (self->strengths, entry, GINT_TO_POINTER (strengths[i].strength));
      g_ptr_array_add (self->tournament->entries, entry);
    }
}

/* Whether one more may be away in each of some rounds; if so he is counted. */
static gboolean
take_leave (Generator *self,
            int        first,
            int        last)
{
  int limit = self->options->n_players / 2;

  for (int round = first; round <= last; round++)
    if (self->n_absent[round] >= limit || self->options->n_players - self->n_absent[round] <= 2)
      return FALSE;
  for (int round = first; round <= last; round++)
    self->n_absent[round]++;
  return TRUE;
}

static void
plan_late_entry (Generator *self,
                 ZhEntry   *entry)
{
  int n_rounds = self->tournament->n_rounds;
  int first;

  if (n_rounds < 2 || !happens (self, self->options->late))
    return;
  first = 2 + (int) zh_random_below (&self->random, (guint) MAX (n_rounds / 2, 1));
  if (first <= n_rounds && take_leave (self, 1, first - 1))
    entry->first_round = first;
}

static void
plan_withdrawal (Generator *self,
                 ZhEntry   *entry)
{
  int n_rounds = self->tournament->n_rounds;
  int last;

  if (entry->first_round >= n_rounds || !happens (self, self->options->withdrawals))
    return;
  last = entry->first_round + (int) zh_random_below (&self->random, (guint) (n_rounds - entry->first_round));
  if (!take_leave (self, last + 1, n_rounds))
    return;
  entry->status = ZH_ENTRY_WITHDRAWN;
  entry->last_round = last;
}

/* Whether somebody asks for a bye in a round, and for which. */
static gboolean
draw_bye (Generator     *self,
          gboolean       may_half,
          ZhPairingKind *kind)
{
  const ZhGeneratorOptions *options = self->options;
  gboolean                  full = happens (self, options->full_byes);
  gboolean                  half = happens (self, options->half_byes) && may_half;
  gboolean                  zero = happens (self, options->zero_byes);

  *kind = full ? ZH_PAIRING_FULL_BYE : half ? ZH_PAIRING_HALF_BYE
                                            : ZH_PAIRING_ZERO_BYE;
  return full || half || zero;
}

static void
plan_byes (Generator *self,
           ZhEntry   *entry)
{
  int      n_rounds = self->tournament->n_rounds;
  gboolean had_half = FALSE;

  for (int round = entry->first_round; round <= n_rounds; round++)
    {
      ZhAbsence absence = { .round = round };

      if (!draw_bye (self, !had_half && round + 2 <= n_rounds, &absence.kind) || zh_entry_get_absence (entry, round, NULL) ||
          !take_leave (self, round, round))
        continue;
      had_half = had_half || absence.kind == ZH_PAIRING_HALF_BYE;
      g_array_append_val (entry->absences, absence);
    }
}

/* In a table everybody has a place in every round: there one may only leave. */
static void
plan_absences (Generator *self)
{
  for (guint i = 0; i < self->tournament->entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (self->tournament->entries, i);

      if (zh_system_get_traits (self->options->system->id)->has_free_rounds)
        plan_late_entry (self, entry);
      plan_withdrawal (self, entry);
      if (zh_system_get_traits (self->options->system->id)->has_free_rounds)
        plan_byes (self, entry);
    }
}

static int
compare_arrivals (gconstpointer a,
                  gconstpointer b)
{
  const ZhEntry *left = *(const ZhEntry *const *) a;
  const ZhEntry *right = *(const ZhEntry *const *) b;
  gboolean       left_late = left->first_round > 1;
  gboolean       right_late = right->first_round > 1;

  return left_late != right_late ? left_late - right_late : left->start_number - right->start_number;
}

/* In the Swiss systems by numbers who comes late has a number after all others; by the
 * rules of FIDE the ratings go on deciding. */
static void
number_late_entries_last (Generator *self)
{
  if (!zh_system_get_traits (self->options->system->id)->goes_by_numbers)
    return;
  g_ptr_array_sort (self->tournament->entries, compare_arrivals);
  for (guint i = 0; i < self->tournament->entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (self->tournament->entries, i);

      entry->id = i + 1;
      entry->start_number = (int) i + 1;
    }
}

/* Of a side of a game: of its player, or of the team's player at the board. */
static int
get_strength (Generator       *self,
              const ZhPairing *pairing,
              const ZhGame    *game,
              int              side)
{
  gconstpointer who = self->options->n_boards > 0 ? (gconstpointer) zh_tournament_find_member (self->tournament, game->member[side])
                                                  : (gconstpointer) zh_tournament_find_entry (self->tournament, pairing->entry[side]);

  return GPOINTER_TO_INT (g_hash_table_lookup (self->strengths, who));
}

/* A bracket has no drawn matches. */
static ZhResult
draw_result (Generator       *self,
             const ZhPairing *pairing,
             const ZhGame    *game)
{
  static const ZhResult results[] = {
    { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE },
    { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE },
    { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE },
  };
  int white = game->swapped ? 1 : 0;
  int outcome = zh_generator_draw_result (&self->random, get_strength (self, pairing, game, white), get_strength (self, pairing, game, 1 - white));

  if (outcome == 1 && zh_tournament_has_bracket (self->tournament))
    outcome = (int) zh_random_below (&self->random, 2) * 2;
  return results[outcome];
}

/* Results that a ruling makes, and games of no move that count but are not rated. */
static ZhResult
draw_odd (Generator *self)
{
  static const ZhResult results[] = {
    { ZH_MARK_DRAW, ZH_MARK_LOSS, TRUE, TRUE },
    { ZH_MARK_LOSS, ZH_MARK_DRAW, TRUE, TRUE },
    { ZH_MARK_LOSS, ZH_MARK_LOSS, TRUE, TRUE },
    { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, FALSE },
    { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, FALSE },
    { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, FALSE },
  };

  return results[zh_random_below (&self->random, G_N_ELEMENTS (results))];
}

static ZhResult
draw_forfeit (Generator *self)
{
  ZhResult result = { ZH_MARK_LOSS, ZH_MARK_LOSS, FALSE, FALSE };
  guint    lot = zh_random_below (&self->random, 20);

  if (lot >= 2 || zh_tournament_has_bracket (self->tournament))
    *(lot % 2 == 0 ? &result.white : &result.black) = ZH_MARK_WIN;
  return result;
}

static void
play (Generator *self,
      ZhPairing *pairing)
{
  for (int i = 0; i < pairing->n_games; i++)
    {
      ZhGame *game = &pairing->games[i];

      if (zh_result_is_set (game->result))
        continue;
      if (happens (self, self->options->forfeits))
        game->result = draw_forfeit (self);
      else if (happens (self, self->options->odd) && !zh_tournament_has_bracket (self->tournament))
        game->result = draw_odd (self);
      else
        game->result = draw_result (self, pairing, game);
    }
}

static void
add_pairing (ZhRound   *round,
             ZhPairing *pairing)
{
  pairing->number = (int) round->pairings->len + 1;
  g_ptr_array_add (round->pairings, pairing);
}

/* Those who are away have a bye of their own in the round, so that no cell is left blank. */
static void
add_absent (Generator *self,
            ZhRound   *round)
{
  if (!zh_system_get_traits (self->options->system->id)->has_free_rounds)
    return;
  for (guint i = 0; i < self->tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (self->tournament->entries, i);
      ZhPairingKind  kind;

      if (zh_entry_get_absence (entry, round->number, &kind))
        add_pairing (round, zh_pairing_new (kind, entry->id, 0, 0));
    }
}

/* %FALSE without an error when there is no legal pairing. */
static gboolean
add_round (Generator *self,
           int        number,
           GError   **error)
{
  const ZhPairingSystem *system = self->options->system;
  ZhPairingRequest       request = { .round = number };
  g_autoptr (ZhProposal) proposal = system->pair (self->tournament, &request, error);
  ZhRound *round;

  if (proposal == NULL || !proposal->found)
    return FALSE;
  round = zh_round_new (number);
  round->state = ZH_ROUND_CLOSED;
  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);
      ZhPairing            *pairing = system->make_pairing != NULL ? system->make_pairing (self->tournament, number, pair)
                                                                   : zh_pairing_make (self->tournament, number, pair);

      play (self, pairing);
      add_pairing (round, pairing);
    }
  add_absent (self, round);
  g_ptr_array_add (self->tournament->rounds, round);
  return TRUE;
}

/* Pairs of clubmates and kin, told before round 1. */
static void
add_bans (Generator *self)
{
  for (int i = 0; i < self->options->n_bans; i++)
    {
      guint  n = self->tournament->entries->len;
      guint  first = zh_random_below (&self->random, n);
      guint  second = (first + 1 + zh_random_below (&self->random, n - 1)) % n;
      gint64 pair[] = { ((const ZhEntry *) g_ptr_array_index (self->tournament->entries, MIN (first, second)))->id,
                        ((const ZhEntry *) g_ptr_array_index (self->tournament->entries, MAX (first, second)))->id };

      g_ptr_array_add (self->tournament->forbidden, zh_forbidden_new (1, ZH_LAST_ROUND_OF_ALL, pair, 2));
    }
}

static void
set_up (Generator *self)
{
  ZhTournament *tournament = self->tournament;

  tournament->system = self->options->system->id;
  tournament->seed = self->options->seed;
  tournament->initial_colour = self->options->initial_colour;
  tournament->scoring = *self->options->scoring;
  if (self->options->baku)
    g_hash_table_insert (tournament->options, g_strdup ("acceleration"), g_strdup ("baku"));
  tournament->boards = self->options->n_boards;
  if (self->options->n_boards > 0)
    {
      zh_scoring_count_byes_as_matches (&tournament->scoring);
      add_teams (self);
    }
  else
    add_entries (self);
  tournament->n_rounds = self->options->n_rounds;
  zh_trf_type_count_cycles (tournament);
  if (self->options->system->count_rounds != NULL)
    tournament->n_rounds = self->options->system->count_rounds (tournament);
}

/* A report cannot tell who came late from who was absent, and the groups of Baku acceleration
 * hang on it: where somebody came late the virtual points are stated one by one. */
static void
state_acceleration (ZhTournament *tournament,
                    GError      **error)
{
  g_autoptr (ZhHistory) history = zh_history_new (tournament, zh_tournament_count_paired_rounds (tournament));
  g_autofree ZhPoints *points = NULL;
  int                  n_rounds = tournament->n_rounds;
  gboolean             late = FALSE;

  for (int i = 0; i < history->n_entries; i++)
    late = late || zh_history_get_entry (history, i)->first_round > 1;
  points = late ? zh_dutch_virtual_points (history, n_rounds, error) : NULL;
  for (int i = 0; points != NULL && i < history->n_entries * n_rounds; i++)
    if (points[i] != 0)
      {
        ZhVirtualPoints one = { zh_history_get_entry (history, i / n_rounds)->id, i % n_rounds + 1, points[i] };

        g_ptr_array_add (tournament->virtual_points, g_memdup2 (&one, sizeof one));
      }
}

/* What a file of results says afterwards: everybody's absences stand in the rounds. */
static void
forget_plans (ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      entry->status = ZH_ENTRY_PLAYING;
      entry->first_round = 1;
      entry->last_round = 0;
      g_array_set_size (entry->absences, 0);
    }
}

/* As many rounds as can be paired. */
static void
play_rounds (Generator *self,
             GError   **error)
{
  ZhTournament *tournament = self->tournament;
  g_autoptr (GError) fault = NULL;

  for (int round = 1; round <= tournament->n_rounds; round++)
    if (!add_round (self, round, &fault))
      break;

  /* A bracket may be decided before the round kept for a second final. */
  if (fault != NULL && zh_tournament_has_bracket (tournament) && tournament->rounds->len > 0)
    {
      tournament->n_rounds = (int) tournament->rounds->len;
      g_clear_error (&fault);
    }
  if (fault != NULL)
    g_propagate_error (error, g_steal_pointer (&fault));
}

static ZhTournament *
generate (const ZhGeneratorOptions *options,
          GError                  **error)
{
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_autoptr (GHashTable) strengths = g_hash_table_new (NULL, NULL);
  g_autofree int *n_absent = NULL;
  g_autoptr (GError) fault = NULL;
  Generator self = { options, tournament, zh_random_new (options->seed), NULL, strengths };

  set_up (&self);
  n_absent = g_new0 (int, tournament->n_rounds + 2);
  self.n_absent = n_absent;
  plan_absences (&self);
  number_late_entries_last (&self);
  add_bans (&self);
  play_rounds (&self, &fault);
  if (fault == NULL && options->baku)
    state_acceleration (tournament, &fault);
  if (fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return NULL;
    }
  forget_plans (tournament);
  if (options->tiebreaks != NULL)
    {
      g_strfreev (tournament->tiebreaks);
      tournament->tiebreaks = g_strdupv (options->tiebreaks);
    }
  return g_steal_pointer (&tournament);
}

/* The last round has rules of its own: a tournament of fewer rounds is another one. */
ZhTournament *
zh_generate_tournament (const ZhGeneratorOptions *options,
                        GError                  **error)
{
  ZhGeneratorOptions fewer = *options;

  g_assert (options->n_players >= 2);

  for (;;)
    {
      g_autoptr (ZhTournament) tournament = generate (&fewer, error);
      int n_paired = tournament != NULL ? zh_tournament_count_paired_rounds (tournament) : 0;

      if (tournament == NULL || !options->rounds_drawn || n_paired == tournament->n_rounds || n_paired == 0)
        return g_steal_pointer (&tournament);
      fewer.n_rounds = n_paired;
    }
}
