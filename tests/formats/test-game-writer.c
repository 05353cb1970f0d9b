/* Games as PGN and PDN: each tag by what the competition knows, and left out where it knows nothing. */
#include "config.h"

#include <string.h>

#include "game-writer.h"

#define GAME_ID 70

typedef struct
{
  ZhCompetition *competition;
  ZhTournament  *tournament;
  ZhRound       *round;
  ZhPairing     *pairing;
} Event;

static ZhPerson *
add_person (Event      *event,
            const char *surname,
            const char *given)
{
  ZhPerson *person = zh_person_new ();

  person->id = (gint64) event->competition->persons->len + 1;
  zh_person_set_string (&person->surname, surname);
  zh_person_set_string (&person->given, given);
  g_ptr_array_add (event->competition->persons, zh_person_ref (person));
  return person;
}

static ZhEntry *
add_entry (Event      *event,
           const char *team,
           ZhPerson   *person)
{
  ZhEntry *entry = zh_entry_new ();

  entry->id = (gint64) event->tournament->entries->len + 1;
  entry->start_number = (int) entry->id;
  entry->person = person;
  zh_person_set_string (&entry->team_name, team);
  g_ptr_array_add (event->tournament->entries, entry);
  return entry;
}

static void
event_init (Event   *event,
            ZhSport  sport,
            int      boards,
            ZhResult result)
{
  event->competition = zh_competition_new ();
  zh_person_set_string (&event->competition->title, "Invented Cup");
  event->tournament = zh_tournament_new ();
  event->tournament->id = 5;
  event->tournament->sport = sport;
  event->tournament->boards = boards;
  g_ptr_array_add (event->competition->tournaments, event->tournament);
  add_entry (event, boards > 0 ? "North" : "", boards > 0 ? NULL : add_person (event, "Вигаданий", "Богдан"));
  add_entry (event, boards > 0 ? "South" : "", boards > 0 ? NULL : add_person (event, "Solo", ""));
  event->round = zh_round_new (3);
  event->pairing = zh_pairing_new (ZH_PAIRING_GAME, 1, 2, MAX (boards, 1));
  event->pairing->number = 4;
  for (int i = 0; i < event->pairing->n_games; i++)
    {
      event->pairing->games[i].id = GAME_ID + i;
      event->pairing->games[i].board = i + 1;
      event->pairing->games[i].result = result;
    }
  g_ptr_array_add (event->round->pairings, event->pairing);
  g_ptr_array_add (event->tournament->rounds, event->round);
}

static void
event_clear (Event *event)
{
  zh_competition_unref (event->competition);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Event, event_clear)

static void
keep_moves (Event      *event,
            const char *start,
            const char *moves)
{
  ZhKeptGame *kept = zh_kept_game_new ();

  kept->id = 1;
  kept->game_id = GAME_ID;
  zh_person_set_string (&kept->start, start);
  zh_person_set_string (&kept->moves, moves);
  g_ptr_array_add (event->competition->kept_games, kept);
}

static char *
write_game (const Event *event,
            ZhGameNames  names)
{
  ZhGamePlace place = { event->tournament, event->round, event->pairing, &event->pairing->games[0], 0 };

  return zh_game_format_record (event->competition, &place, names);
}

static void
assert_has (const char *text,
            const char *line)
{
  if (strstr (text, line) == NULL)
    g_error ("“%s” is not in:\n%s", line, text);
}

static void
assert_has_not (const char *text,
                const char *part)
{
  if (strstr (text, part) != NULL)
    g_error ("“%s” is in:\n%s", part, text);
}

#define PLAYED(white, black)                     \
  {                                              \
    ZH_MARK_##white, ZH_MARK_##black, TRUE, TRUE \
  }
#define UNPLAYED(white, black)                     \
  {                                                \
    ZH_MARK_##white, ZH_MARK_##black, FALSE, FALSE \
  }

static const struct
{
  const char *name;
  ZhSport     sport;
  ZhResult    result;
  const char *word;
  const char *termination;
  const char *type;
} results[] = {
  { "chess-win", ZH_SPORT_CHESS, PLAYED (WIN, LOSS), "1-0", NULL, NULL },
  { "chess-loss", ZH_SPORT_CHESS, PLAYED (LOSS, WIN), "0-1", NULL, NULL },
  { "chess-draw", ZH_SPORT_CHESS, PLAYED (DRAW, DRAW), "1/2-1/2", NULL, NULL },
  { "chess-open", ZH_SPORT_CHESS, PLAYED (NONE, NONE), "*", NULL, NULL },
  { "chess-half-each-way", ZH_SPORT_CHESS, PLAYED (DRAW, LOSS), "*", NULL, NULL },
  { "chess-lost-by-both", ZH_SPORT_CHESS, PLAYED (LOSS, LOSS), "*", NULL, NULL },
  { "chess-forfeit", ZH_SPORT_CHESS, UNPLAYED (WIN, LOSS), "1-0", "unplayed", NULL },
  { "chess-adjourned", ZH_SPORT_CHESS, PLAYED (ADJOURNED, ADJOURNED), "*", "unterminated", NULL },
  { "checkers-win", ZH_SPORT_CHECKERS, PLAYED (WIN, LOSS), "1-0", NULL, "21,B,8,8,N1,0" },
  { "russian-win", ZH_SPORT_DRAUGHTS_RUSSIAN, PLAYED (WIN, LOSS), "2-0", NULL, "25,W,8,8,A0,0" },
  { "brazilian-loss", ZH_SPORT_DRAUGHTS_BRAZILIAN, PLAYED (LOSS, WIN), "0-2", NULL, "26,W,8,8,A0,0" },
  { "international-draw", ZH_SPORT_DRAUGHTS_INTERNATIONAL, PLAYED (DRAW, DRAW), "1-1", NULL, "20,W,10,10,N2,0" },
};

static void
test_result (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_auto (Event) event = { NULL };
  g_autofree char *text = NULL;
  g_autofree char *tag = g_strdup_printf ("[Result \"%s\"]\n", results[i].word);
  g_autofree char *last = g_strdup_printf ("\n\n%s\n\n", results[i].word);

  event_init (&event, results[i].sport, 0, results[i].result);
  text = write_game (&event, ZH_GAME_NAMES_OWN);
  assert_has (text, tag);
  g_assert_true (g_str_has_suffix (text, last));
  if (results[i].termination != NULL)
    {
      g_autofree char *termination = g_strdup_printf ("[Termination \"%s\"]\n", results[i].termination);

      assert_has (text, termination);
    }
  else
    {
      assert_has_not (text, "[Termination");
    }
  if (results[i].type != NULL)
    {
      g_autofree char *type = g_strdup_printf ("[GameType \"%s\"]\n", results[i].type);

      assert_has (text, type);
    }
  else
    {
      assert_has_not (text, "[GameType");
    }
  g_assert_cmpstr (zh_games_get_extension (results[i].sport), ==, results[i].sport == ZH_SPORT_CHESS ? "pgn" : "pdn");
}

/* Of an event of which little is known, and of one of which much is. */
static void
test_tags (void)
{
  g_auto (Event) event = { NULL };
  g_autofree char *bare = NULL;
  g_autofree char *full = NULL;
  ZhPerson        *first;

  event_init (&event, ZH_SPORT_CHESS, 0, (ZhResult) PLAYED (WIN, LOSS));
  zh_person_set_string (&event.competition->title, "");
  bare = write_game (&event, ZH_GAME_NAMES_LATIN);
  assert_has (bare, "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"3\"]\n[White \"Vyhadanyi, Bohdan\"]\n[Black \"Solo\"]\n");
  assert_has (bare, "[Board \"4\"]\n[EventDate \"????.??.??\"]\n");
  for (const char *const *tag = (const char *const[]){ "[WhiteElo", "[BlackElo", "[WhiteFideId", "[WhiteTitle", "[WhiteTeam", "[Time", "[FEN", "[SetUp", "[Variant", NULL };
       *tag != NULL; tag++)
    assert_has_not (bare, *tag);

  zh_person_set_string (&event.competition->title, "The \"Little\\Big\" Cup\n2");
  zh_person_set_string (&event.competition->place, "Nowhere");
  event.competition->start = (ZhDate){ 2026, 3, 1 };
  event.competition->end = (ZhDate){ 2026, 3, 9 };
  zh_person_set_string (&event.round->start, "2026-03-02T10:30");
  zh_person_set_string (&event.tournament->time_control, "5400+30");
  first = g_ptr_array_index (event.competition->persons, 0);
  first->rating = 2400;
  zh_person_set_string (&first->fide_id, "14100001");
  zh_person_set_string (&first->title, "GM");
  full = write_game (&event, ZH_GAME_NAMES_OWN);
  assert_has (full, "[Event \"The \\\"Little\\\\Big\\\" Cup 2\"]\n[Site \"Nowhere\"]\n[Date \"2026.03.02\"]\n");
  assert_has (full, "[White \"Вигаданий, Богдан\"]\n[Black \"Solo\"]\n");
  assert_has (full, "[EventDate \"2026.03.01\"]\n[Time \"10:30:00\"]\n[TimeControl \"5400+30\"]\n"
                    "[WhiteElo \"2400\"]\n[WhiteFideId \"14100001\"]\n[WhiteTitle \"GM\"]\n");
}

/* A round without a start is of the day of the event only where the event has one day. */
static void
test_dates (void)
{
  g_auto (Event) event = { NULL };
  g_autofree char *one_day = NULL;
  g_autofree char *odd = NULL;

  event_init (&event, ZH_SPORT_CHESS, 0, (ZhResult) PLAYED (WIN, LOSS));
  event.competition->start = event.competition->end = (ZhDate){ 2026, 3, 1 };
  one_day = write_game (&event, ZH_GAME_NAMES_OWN);
  assert_has (one_day, "[Date \"2026.03.01\"]\n");
  assert_has_not (one_day, "[Time \"");
  zh_person_set_string (&event.round->start, "soon");
  odd = write_game (&event, ZH_GAME_NAMES_OWN);
  assert_has (odd, "[Date \"2026.03.01\"]\n");
}

/* The tournament is named where there are several, unless it is called as the competition. */
static void
test_several_tournaments (void)
{
  g_auto (Event) event = { NULL };
  g_autofree char *other = NULL;
  g_autofree char *same = NULL;

  event_init (&event, ZH_SPORT_CHESS, 0, (ZhResult) PLAYED (WIN, LOSS));
  g_ptr_array_add (event.competition->tournaments, zh_tournament_new ());
  zh_person_set_string (&event.tournament->name, "Women");
  other = write_game (&event, ZH_GAME_NAMES_OWN);
  assert_has (other, "[Event \"Invented Cup, Women\"]\n");
  zh_person_set_string (&event.tournament->name, "Invented Cup");
  same = write_game (&event, ZH_GAME_NAMES_OWN);
  assert_has (same, "[Event \"Invented Cup\"]\n");
}

static void
add_member (Event    *event,
            gint64    id,
            gint64    entry,
            ZhPerson *person)
{
  ZhMember *member = zh_member_new ();

  member->id = id;
  member->entry_id = entry;
  member->person = person;
  g_ptr_array_add (event->tournament->members, member);
}

/* Round and table stand in the round, the board of the match in the board; who is not named is "?". */
static void
test_teams (void)
{
  g_auto (Event) event = { NULL };
  g_autofree char *text = NULL;

  event_init (&event, ZH_SPORT_CHESS, 2, (ZhResult) PLAYED (DRAW, DRAW));
  add_member (&event, 11, 1, add_person (&event, "Andrienko", "Player"));
  event.pairing->games[0].member[0] = 11;
  text = write_game (&event, ZH_GAME_NAMES_OWN);
  assert_has (text, "[Round \"3.4\"]\n[White \"Andrienko, Player\"]\n[Black \"?\"]\n");
  assert_has (text, "[BlackTeam \"South\"]\n[Board \"1\"]\n");
  assert_has (text, "[WhiteTeam \"North\"]\n");
}

/* A micro-match counts its games in the round; the second has the colours changed. */
static void
test_micro_match (void)
{
  g_auto (Event) event = { NULL };
  g_autofree char *text = NULL;
  ZhPairing       *pairing = zh_pairing_new (ZH_PAIRING_GAME, 1, 2, 2);
  guint            n = 0;

  event_init (&event, ZH_SPORT_DRAUGHTS_RUSSIAN, 0, (ZhResult) PLAYED (WIN, LOSS));
  event.tournament->games_per_pairing = 2;
  pairing->number = 5;
  g_ptr_array_add (event.round->pairings, pairing);
  text = zh_games_format (event.competition, event.tournament, 3, ZH_GAMES_ALL, ZH_GAME_NAMES_OWN, &n);
  g_assert_cmpuint (n, ==, 3);
  assert_has (text, "[Round \"3.1\"]\n[White \"Вигаданий, Богдан\"]\n[Black \"Solo\"]\n");
  assert_has (text, "[Round \"3.2\"]\n[White \"Solo\"]\n[Black \"Вигаданий, Богдан\"]\n");
}

static void
test_moves (void)
{
  g_auto (Event) event = { NULL };
  g_autofree char *all = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *none = NULL;
  g_autofree char *nothing = NULL;
  guint            n = 0;

  event_init (&event, ZH_SPORT_CHESS, 0, (ZhResult) PLAYED (WIN, LOSS));
  none = zh_games_format (event.competition, event.tournament, 0, ZH_GAMES_WITH_MOVES, ZH_GAME_NAMES_OWN, &n);
  g_assert_cmpstr (none, ==, "");
  g_assert_cmpuint (n, ==, 0);
  keep_moves (&event, "", "e4 e5 Nf3");
  kept = zh_games_format (event.competition, event.tournament, 0, ZH_GAMES_WITH_MOVES, ZH_GAME_NAMES_OWN, &n);
  g_assert_cmpuint (n, ==, 1);
  assert_has (kept, "\n\n1. e4 e5 2. Nf3 1-0\n");
  assert_has_not (kept, "[SetUp");
  nothing = zh_games_format (event.competition, event.tournament, 9, ZH_GAMES_ALL, ZH_GAME_NAMES_OWN, NULL);
  g_assert_cmpstr (nothing, ==, "");
}

static const struct
{
  const char *name;
  const char *start;
  const char *moves;
  const char *has;
  const char *has_not;
} starts[] = {
  { "set-up", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e4", "[SetUp \"1\"]\n", "[Variant" },
  { "usual-castling", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", "1. O-O 1-0", "[Variant" },
  { "chess960", "rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1", "Kc1", "[Variant \"Chess960\"]\n", NULL },
  { "no-moves-after-all", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "Qh5", "\n\n1-0\n\n", "Qh5" },
  { "no-position-after-all", "nonsense", "e4", "\n\n1-0\n\n", "[Variant" },
};

static void
test_start (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_auto (Event) event = { NULL };
  g_autofree char *text = NULL;

  event_init (&event, ZH_SPORT_CHESS, 0, (ZhResult) PLAYED (WIN, LOSS));
  keep_moves (&event, starts[i].start, starts[i].moves);
  text = write_game (&event, ZH_GAME_NAMES_OWN);
  assert_has (text, starts[i].has);
  if (starts[i].has_not != NULL)
    assert_has_not (text, starts[i].has_not);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_autofree char *path = g_strconcat ("/game-writer/result/", results[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_result);
    }
  g_test_add_func ("/game-writer/tags", test_tags);
  g_test_add_func ("/game-writer/dates", test_dates);
  g_test_add_func ("/game-writer/several-tournaments", test_several_tournaments);
  g_test_add_func ("/game-writer/teams", test_teams);
  g_test_add_func ("/game-writer/micro-match", test_micro_match);
  g_test_add_func ("/game-writer/moves", test_moves);
  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autofree char *path = g_strconcat ("/game-writer/start/", starts[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_start);
    }
  return g_test_run ();
}
