/* Where a game is: each part of its place that is not there is named, and who sits at it. */
#include "config.h"

#include "competition.h"
#include "errors.h"
#include "game-place.h"

#define TOURNAMENT 7

static ZhEntry *
make_entry (gint64      id,
            const char *surname)
{
  ZhEntry *entry = zh_entry_new ();

  entry->id = id;
  entry->person = zh_person_new ();
  zh_person_set_string (&entry->person->surname, surname);
  return entry;
}

/* One round: board 1 of two games, the second with colours exchanged, and a bye on board 2. */
static ZhCompetition *
make_competition (void)
{
  ZhCompetition *self = zh_competition_new ();
  ZhTournament  *tournament = zh_tournament_new ();
  ZhRound       *round = zh_round_new (1);
  ZhPairing     *pairing = zh_pairing_new (ZH_PAIRING_GAME, 11, 12, 2);
  ZhPairing     *bye = zh_pairing_new (ZH_PAIRING_FULL_BYE, 11, 0, 0);

  tournament->id = TOURNAMENT;
  g_ptr_array_add (tournament->entries, make_entry (11, "First"));
  g_ptr_array_add (tournament->entries, make_entry (12, "Second"));
  pairing->number = 1;
  pairing->games[0].id = 21;
  pairing->games[1].id = 22;
  pairing->games[0].swapped = FALSE;
  pairing->games[1].swapped = TRUE;
  bye->number = 2;
  g_ptr_array_add (round->pairings, pairing);
  g_ptr_array_add (round->pairings, bye);
  g_ptr_array_add (tournament->rounds, round);
  g_ptr_array_add (self->tournaments, tournament);
  return self;
}

static const struct
{
  const char *name;
  gint64      tournament;
  int         round;
  int         board;
  int         game;
  const char *message; /* NULL where it is found */
} places[] = {
  { "found", TOURNAMENT, 1, 1, 1, NULL },
  { "second", TOURNAMENT, 1, 1, 2, NULL },
  { "first-where-none-is-said", TOURNAMENT, 1, 1, 0, NULL },
  { "no-tournament", 8, 1, 1, 1, "There is no such tournament in this competition" },
  { "no-round", TOURNAMENT, 2, 1, 1, "Round 2 is not paired yet" },
  { "no-board", TOURNAMENT, 1, 3, 1, "Round 1 has no board 3" },
  { "bye", TOURNAMENT, 1, 2, 1, "Round 1 has no board 2" },
  { "no-game", TOURNAMENT, 1, 1, 3, "Board 1 holds 2 games" },
  { "below", TOURNAMENT, 1, 1, -1, "Board 1 holds 2 games" },
};

static void
test_find (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhCompetition) competition = make_competition ();
  g_autoptr (GError) error = NULL;
  ZhGamePlace place;
  gboolean    is_found = zh_competition_find_game (competition, places[i].tournament, places[i].round, places[i].board,
                                                   places[i].game, &place, &error);

  if (places[i].message == NULL)
    {
      g_assert_no_error (error);
      g_assert_true (is_found);
      g_assert_cmpint (place.game->id, ==, 20 + MAX (places[i].game, 1));
      return;
    }
  g_assert_false (is_found);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_cmpstr (error->message, ==, places[i].message);
}

/* Who has White in the first game has Black in the second, whose colours are exchanged. */
static void
test_by_id (void)
{
  g_autoptr (ZhCompetition) competition = make_competition ();
  ZhGamePlace place;

  g_assert_false (zh_competition_find_game_by_id (competition, 23, &place));
  g_assert_true (zh_competition_find_game_by_id (competition, 21, &place));
  g_assert_cmpint (place.index, ==, 0);
  g_assert_cmpstr (zh_game_place_get_person (&place, ZH_COLOUR_WHITE)->surname, ==, "First");
  g_assert_cmpstr (zh_game_place_get_person (&place, ZH_COLOUR_BLACK)->surname, ==, "Second");
  g_assert_true (zh_competition_find_game_by_id (competition, 22, &place));
  g_assert_cmpint (place.index, ==, 1);
  g_assert_cmpint (zh_game_place_get_entry (&place, ZH_COLOUR_WHITE)->id, ==, 12);
  g_assert_cmpint (zh_game_place_get_entry (&place, ZH_COLOUR_BLACK)->id, ==, 11);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game-place/%s", places[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_find);
    }
  g_test_add_func ("/game-place/by-id", test_by_id);
  return g_test_run ();
}
