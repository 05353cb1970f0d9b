#include "config.h"

#include "tournament-generator.h"

#include "dutch-acceleration.h"
#include "pairing-games.h"
#include "random.h"
#include "trf-type.h"

typedef struct
{
  const ZhGeneratorOptions *options;
  ZhTournament             *tournament;
  ZhRandom                  random;
  int                      *n_absent; /* by round, from 1 */
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

static int
compare_ratings (gconstpointer a,
                 gconstpointer b)
{
  return *(const int *) b - *(const int *) a;
}

/* Ratings as in an open: a wide middle, some players without any. */
static int *
draw_ratings (Generator *self)
{
  int  n = self->options->n_players;
  int *ratings = g_new0 (int, n);

  for (int i = 0; i < n; i++)
    if (zh_random_below (&self->random, 25) != 0)
      ratings[i] = 1400 + (int) zh_random_below (&self->random, 600) + (int) zh_random_below (&self->random, 600);
  qsort (ratings, (gsize) n, sizeof *ratings, compare_ratings);
  return ratings;
}

static void
add_entries (Generator *self)
{
  g_autofree int *ratings = draw_ratings (self);

  for (int i = 0; i < self->options->n_players; i++)
    {
      ZhEntry         *entry = zh_entry_new ();
      g_autofree char *surname = make_word (self, 3);
      g_autofree char *given = make_word (self, 2);

      entry->id = i + 1;
      entry->start_number = i + 1;
      entry->rating = ratings[i];
      entry->person = zh_person_new ();
      entry->person->rating = ratings[i];
      entry->person->sex = zh_random_below (&self->random, 4) == 0 ? ZH_SEX_FEMALE : ZH_SEX_MALE;
      zh_person_set_string (&entry->person->surname, surname);
      zh_person_set_string (&entry->person->given, given);
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

static void
plan_byes (Generator *self,
           ZhEntry   *entry)
{
  int      n_rounds = self->tournament->n_rounds;
  gboolean had_half = FALSE;

  for (int round = entry->first_round; round <= n_rounds; round++)
    {
      ZhAbsence absence = { round, ZH_PAIRING_ZERO_BYE };

      if (!happens (self, self->options->byes) || zh_entry_get_absence (entry, round, NULL) || !take_leave (self, round, round))
        continue;
      if (!had_half && round + 2 <= n_rounds)
        {
          absence.kind = ZH_PAIRING_HALF_BYE;
          had_half = TRUE;
        }
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

static ZhResult
draw_result (Generator     *self,
             const ZhEntry *white,
             const ZhEntry *black)
{
  int difference = (white->rating > 0 ? white->rating : 1400) - (black->rating > 0 ? black->rating : 1400) + 30;
  int expected = CLAMP (500 + difference, 40, 960);
  int draws = MAX (0, 320 - ABS (difference) / 2);
  int lot;

  draws = MIN (draws, 2 * MIN (expected, 1000 - expected));
  if (zh_tournament_has_bracket (self->tournament))
    draws = 0;
  lot = (int) zh_random_below (&self->random, 1000);
  if (lot < draws)
    return (ZhResult){ ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
  return lot < expected + draws / 2 ? (ZhResult){ ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE }
                                    : (ZhResult){ ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE };
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
  const ZhEntry *sides[2] = { zh_tournament_find_entry (self->tournament, pairing->entry[0]),
                              zh_tournament_find_entry (self->tournament, pairing->entry[1]) };

  for (int i = 0; i < pairing->n_games; i++)
    {
      ZhGame *game = &pairing->games[i];
      int     white = game->swapped ? 1 : 0;

      if (zh_result_is_set (game->result))
        continue;
      game->result = happens (self, self->options->forfeits) ? draw_forfeit (self)
                                                             : draw_result (self, sides[white], sides[1 - white]);
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

static void
set_up (Generator *self)
{
  ZhTournament *tournament = self->tournament;

  tournament->system = self->options->system->id;
  tournament->seed = self->options->seed;
  tournament->initial_colour = zh_random_below (&self->random, 2) == 0 ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  if (self->options->two_points)
    tournament->scoring = ZH_SCORING_TWO;
  if (self->options->baku)
    g_hash_table_insert (tournament->options, g_strdup ("acceleration"), g_strdup ("baku"));
  add_entries (self);
  tournament->n_rounds = self->options->n_rounds;
  zh_trf_type_count_cycles (tournament);
  if (self->options->system->count_rounds != NULL)
    tournament->n_rounds = self->options->system->count_rounds (tournament);
}

/* A report cannot tell who came late from who was absent, and the groups of Baku acceleration
 * hang on it: where somebody came late the virtual points are stated one by one. */
static gboolean
state_acceleration (ZhTournament *tournament,
                    GError      **error)
{
  g_autoptr (ZhHistory) history = zh_history_new (tournament, zh_tournament_count_paired_rounds (tournament));
  g_autofree ZhPoints *points = NULL;
  int                  n_rounds = tournament->n_rounds;
  gboolean             late = FALSE;

  for (int i = 0; i < history->n_entries; i++)
    late = late || zh_history_get_entry (history, i)->first_round > 1;
  if (!late)
    return TRUE;

  points = zh_dutch_virtual_points (history, n_rounds, error);
  if (points == NULL)
    return FALSE;
  for (int i = 0; i < history->n_entries * n_rounds; i++)
    if (points[i] != 0)
      {
        ZhVirtualPoints one = { zh_history_get_entry (history, i / n_rounds)->id, i % n_rounds + 1, points[i] };

        g_ptr_array_add (tournament->virtual_points, g_memdup2 (&one, sizeof one));
      }
  return TRUE;
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

ZhTournament *
zh_generate_tournament (const ZhGeneratorOptions *options,
                        GError                  **error)
{
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_autofree int *n_absent = NULL;
  g_autoptr (GError) fault = NULL;
  Generator self = { options, tournament, zh_random_new (options->seed), NULL };

  g_assert (options->n_players >= 2);

  set_up (&self);
  n_absent = g_new0 (int, tournament->n_rounds + 2);
  self.n_absent = n_absent;
  plan_absences (&self);
  number_late_entries_last (&self);
  for (int round = 1; round <= tournament->n_rounds; round++)
    if (!add_round (&self, round, &fault))
      break;

  /* A bracket may be decided before the round kept for a second final. */
  if (fault != NULL && zh_tournament_has_bracket (tournament) && tournament->rounds->len > 0)
    {
      tournament->n_rounds = (int) tournament->rounds->len;
      g_clear_error (&fault);
    }
  if (fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return NULL;
    }
  if (options->baku && !state_acceleration (tournament, error))
    return NULL;
  forget_plans (tournament);
  return g_steal_pointer (&tournament);
}
