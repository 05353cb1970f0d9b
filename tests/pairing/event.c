#include "config.h"

#include "event.h"

static gboolean
draw_chance (GRand *rand,
             int    percent)
{
  return g_rand_int_range (rand, 0, 100) < percent;
}

static int
draw_of (GRand     *rand,
         const int *values,
         gsize      n)
{
  return values[g_rand_int_range (rand, 0, (gint32) n)];
}

EventAxes
event_draw_axes (GRand *rand,
                 int    least,
                 int    most)
{
  static const int percents[] = { 0, 0, 30, 50, 100 };
  static const int small[] = { 0, 0, 0, 4, 15 };
  EventAxes        axes = { 0 };
  int              few = draw_chance (rand, 30) ? MIN (most, 8) : most;

  axes.n = g_rand_int_range (rand, least, few + 1);
  axes.rounds = draw_chance (rand, 20) ? 15 : g_rand_int_range (rand, 1, 10);
  axes.draws = draw_of (rand, percents, G_N_ELEMENTS (percents));
  axes.whites = draw_of (rand, percents, G_N_ELEMENTS (percents));
  if (draw_chance (rand, 40))
    return axes;
  axes.forfeits = draw_of (rand, small, G_N_ELEMENTS (small));
  axes.absences = draw_of (rand, small, G_N_ELEMENTS (small));
  axes.withdrawals = draw_of (rand, small, G_N_ELEMENTS (small)) / 3;
  axes.late = draw_of (rand, small, G_N_ELEMENTS (small));
  axes.barred = draw_of (rand, small, G_N_ELEMENTS (small));
  return axes;
}

static void
add_barred (GRand           *rand,
            const EventAxes *axes,
            ZhTournament    *tournament)
{
  for (int a = 1; a <= axes->n; a++)
    for (int b = a + 1; b <= axes->n; b++)
      if (draw_chance (rand, axes->barred))
        {
          gint64 pair[2] = { FIELD_ID (a), FIELD_ID (b) };
          int    first = draw_chance (rand, 50) ? 1 : g_rand_int_range (rand, 1, axes->rounds + 1);

          g_ptr_array_add (tournament->forbidden, zh_forbidden_new (first, ZH_MAX_ROUNDS, pair, 2));
        }
}

ZhTournament *
event_new (GRand           *rand,
           const char      *system,
           const EventAxes *axes)
{
  ZhTournament *tournament = field_new (system, axes->n);

  tournament->n_rounds = axes->rounds;
  tournament->seed = g_rand_int (rand);
  tournament->initial_colour = draw_chance (rand, 50) ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  tournament->rated_first_round = draw_chance (rand, 50);
  if (draw_chance (rand, 30))
    tournament->scoring = ZH_SCORING_TWO;
  for (int number = 2; number <= axes->n; number++)
    if (draw_chance (rand, axes->late))
      field_get_entry (tournament, number)->first_round = g_rand_int_range (rand, 2, 4);
  add_barred (rand, axes, tournament);
  return tournament;
}

void
event_disturb (GRand           *rand,
               const EventAxes *axes,
               ZhTournament    *tournament,
               int              round)
{
  static const ZhPairingKind kinds[] = { ZH_PAIRING_ZERO_BYE, ZH_PAIRING_HALF_BYE, ZH_PAIRING_FULL_BYE };

  /* Number 1 stays, so that a round has somebody in it. */
  for (int number = 2; number <= axes->n; number++)
    {
      ZhEntry *entry = field_get_entry (tournament, number);

      if (draw_chance (rand, axes->absences))
        {
          ZhAbsence absence = { round, kinds[g_rand_int_range (rand, 0, 3)] };

          g_array_append_val (entry->absences, absence);
        }
      if (round > 1 && entry->status == ZH_ENTRY_PLAYING && draw_chance (rand, axes->withdrawals))
        {
          entry->status = ZH_ENTRY_WITHDRAWN;
          entry->last_round = round - 1;
        }
    }
}

typedef struct
{
  GRand           *rand;
  const EventAxes *axes;
} Dice;

static ZhResult
throw_result (gpointer user_data)
{
  Dice       *dice = user_data;
  const char *code;
  ZhResult    result;

  if (draw_chance (dice->rand, dice->axes->forfeits))
    code = draw_chance (dice->rand, 20) ? "---" : draw_chance (dice->rand, 50) ? "+--"
                                                                               : "--+";
  else if (draw_chance (dice->rand, dice->axes->draws))
    code = "=-=";
  else
    code = draw_chance (dice->rand, dice->axes->whites) ? "1-0" : "0-1";
  g_assert_true (zh_result_parse (code, FALSE, &result));
  return result;
}

void
event_play (GRand            *rand,
            const EventAxes  *axes,
            ZhTournament     *tournament,
            const ZhProposal *proposal)
{
  Dice     dice = { rand, axes };
  ZhRound *round = field_add_round (tournament, proposal, throw_result, &dice);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);
      ZhPairingKind  kind;
      ZhPairing     *pairing;

      if (!zh_entry_get_absence (entry, round->number, &kind) || kind == ZH_PAIRING_ZERO_BYE)
        continue;
      pairing = zh_pairing_new (kind, entry->id, 0, 0);
      pairing->number = (int) round->pairings->len + 1;
      g_ptr_array_add (round->pairings, pairing);
    }
}
