/* A snapshot as text: whatever differs in the competition differs there, or a faulty snapshot would pass for that of
 * the file; and what is touched by nothing.
 */
#include "config.h"

#include <string.h>

#include "snapshot-dump.h"
#include "touched.h"

static ZhPerson *
make_person (gint64      id,
             const char *surname)
{
  ZhPerson *person = zh_person_new ();

  person->id = id;
  zh_person_set_string (&person->surname, surname);
  return person;
}

/* A tournament with an entry, a member of a team, a round with a game and a bye. */
static ZhCompetition *
make_competition (void)
{
  ZhCompetition *competition = zh_competition_new ();
  ZhTournament  *tournament = zh_tournament_new ();
  ZhRound       *round = zh_round_new (1);
  ZhOfficial    *official = zh_official_new ();
  ZhAbsence      absence = { 2, ZH_PAIRING_HALF_BYE };

  tournament->id = 1;
  for (int i = 0; i < 2; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = 11 + i;
      entry->start_number = 1 + i;
      if (i == 0)
        entry->person = make_person (21, "Player");
      g_array_append_val (entry->absences, absence);
      g_ptr_array_add (tournament->entries, entry);
    }
  for (int i = 0; i < 2; i++)
    {
      ZhMember *member = zh_member_new ();

      member->id = 31 + i;
      member->entry_id = 12;
      member->board = 1 + i;
      member->person = make_person (41 + i, i == 0 ? "First" : "Second");
      g_ptr_array_add (tournament->members, member);
    }
  g_ptr_array_add (round->pairings, zh_pairing_new (ZH_PAIRING_GAME, 11, 12, 1));
  g_ptr_array_add (tournament->rounds, round);
  g_ptr_array_add (competition->tournaments, tournament);
  official->id = 51;
  g_ptr_array_add (competition->officials, official);
  return competition;
}

/* What each change is made to. */
typedef struct
{
  ZhCompetition *competition;
  ZhTournament  *tournament;
  ZhEntry       *entry;
  ZhMember      *member;
  ZhRound       *round;
  ZhPairing     *pairing;
  ZhGame        *game;
} Parts;

static Parts
get_parts (ZhCompetition *competition)
{
  Parts parts = { .competition = competition };

  parts.tournament = g_ptr_array_index (competition->tournaments, 0);
  parts.entry = g_ptr_array_index (parts.tournament->entries, 0);
  parts.member = g_ptr_array_index (parts.tournament->members, 1);
  parts.round = g_ptr_array_index (parts.tournament->rounds, 0);
  parts.pairing = g_ptr_array_index (parts.round->pairings, 0);
  parts.game = &parts.pairing->games[0];
  return parts;
}

#define CHANGE(name, statement)        \
  static void                          \
      change_##name (const Parts *all) \
  {                                    \
    statement;                         \
  }

CHANGE (title, zh_person_set_string (&all->competition->title, "Other"))
CHANGE (override, g_hash_table_insert (all->competition->overrides, g_strdup ("key"), g_strdup ("value")))
CHANGE (journal_length, all->competition->journal_length++)
CHANGE (official, zh_person_set_string (&((ZhOfficial *) g_ptr_array_index (all->competition->officials, 0))->name, "Other"))
CHANGE (person, g_ptr_array_add (all->competition->persons, make_person (21, "Player")))
CHANGE (name, zh_person_set_string (&all->tournament->name, "Other"))
CHANGE (system, all->tournament->system = ZH_SYSTEM_KNOCKOUT)
CHANGE (boards, all->tournament->boards++)
CHANGE (win, all->tournament->scoring.win++)
CHANGE (match_loss, all->tournament->scoring.match_loss++)
CHANGE (seed, all->tournament->seed++)
CHANGE (initial_colour, all->tournament->initial_colour = ZH_COLOUR_BLACK)
CHANGE (first_round_rated, all->tournament->rated_first_round = !all->tournament->rated_first_round)
CHANGE (closed, all->tournament->closed = !all->tournament->closed)
CHANGE (source, all->tournament->source_id++)
CHANGE (option, g_hash_table_insert (all->tournament->options, g_strdup ("key"), g_strdup ("value")))
CHANGE (entry_number, all->entry->start_number++)
CHANGE (entry_person, zh_person_set_string (&all->entry->person->surname, "Other"))
CHANGE (entry_person_id, all->entry->person->id++)
CHANGE (absence, g_array_index (all->entry->absences, ZhAbsence, 0).kind = ZH_PAIRING_ZERO_BYE)
CHANGE (absence_round, g_array_index (all->entry->absences, ZhAbsence, 0).round++)
CHANGE (entry_named, all->entry->name_parts++)
CHANGE (member_team, all->member->entry_id--)
CHANGE (member_board, all->member->board++)
CHANGE (member_reserve, all->member->reserve = !all->member->reserve)
CHANGE (member_person, zh_person_set_string (&all->member->person->surname, "Other"))
CHANGE (member_person_id, all->member->person->id++)
CHANGE (member_named, all->member->name_parts++)
CHANGE (round_state, all->round->state = ZH_ROUND_CLOSED)
CHANGE (round_start, zh_person_set_string (&all->round->start, "2026-11-20T10:00"))
CHANGE (round_proposal, zh_person_set_string (&all->round->proposal, "1 2\n"))
CHANGE (round_announced, all->round->announced++)
CHANGE (pairing_number, all->pairing->number++)
CHANGE (pairing_white, all->pairing->entry[0] = 12)
CHANGE (pairing_black, all->pairing->entry[1] = 11)
CHANGE (pairing_edited, all->pairing->edited = !all->pairing->edited)
CHANGE (game_leg, all->game->leg++)
CHANGE (game_swapped, all->game->swapped = !all->game->swapped)
CHANGE (game_member, all->game->member[1] = 31)
CHANGE (game_white, all->game->result.white = ZH_MARK_WIN)
CHANGE (game_black, all->game->result.black = ZH_MARK_WIN)
CHANGE (game_rated, all->game->result.rated = !all->game->result.rated)
CHANGE (game_missing, all->game->missing[1] = TRUE)
CHANGE (game_entered, all->game->entered++)
CHANGE (game_reported, all->game->reported.black = ZH_MARK_DRAW)

#define ROW(name)        \
  {                      \
#name, change_##name \
  }

static const struct
{
  const char *name;
  void (*change) (const Parts *all);
} changes[] = {
  ROW (title),
  ROW (override),
  ROW (journal_length),
  ROW (official),
  ROW (person),
  ROW (name),
  ROW (system),
  ROW (boards),
  ROW (win),
  ROW (match_loss),
  ROW (seed),
  ROW (initial_colour),
  ROW (first_round_rated),
  ROW (closed),
  ROW (source),
  ROW (option),
  ROW (entry_number),
  ROW (entry_person),
  ROW (entry_person_id),
  ROW (absence),
  ROW (absence_round),
  ROW (entry_named),
  ROW (member_team),
  ROW (member_board),
  ROW (member_reserve),
  ROW (member_person),
  ROW (member_person_id),
  ROW (member_named),
  ROW (round_state),
  ROW (round_start),
  ROW (round_proposal),
  ROW (round_announced),
  ROW (pairing_number),
  ROW (pairing_white),
  ROW (pairing_black),
  ROW (pairing_edited),
  ROW (game_leg),
  ROW (game_swapped),
  ROW (game_member),
  ROW (game_white),
  ROW (game_black),
  ROW (game_rated),
  ROW (game_missing),
  ROW (game_entered),
  ROW (game_reported),
};

static void
test_change (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhCompetition) expected = make_competition ();
  g_autoptr (ZhCompetition) found = make_competition ();
  Parts            parts = get_parts (found);
  g_autofree char *expected_line = NULL;
  g_autofree char *found_line = NULL;

  g_assert_false (zh_competition_find_difference (expected, found, &expected_line, &found_line));
  changes[i].change (&parts);
  g_assert_true (zh_competition_find_difference (expected, found, &expected_line, &found_line));
  g_assert_cmpstr (expected_line, !=, found_line);
}

/* The first line that differs is named, also where the other text is at its end. */
static void
test_lines (void)
{
  g_autoptr (ZhCompetition) expected = make_competition ();
  g_autoptr (ZhCompetition) found = make_competition ();
  Parts            parts = get_parts (found);
  g_autofree char *expected_line = NULL;
  g_autofree char *found_line = NULL;

  zh_person_set_string (&parts.member->person->surname, "Other");
  g_assert_true (zh_competition_find_difference (expected, found, &expected_line, &found_line));
  g_assert_true (g_str_has_prefix (expected_line, "  is 42|Second|"));
  g_assert_true (g_str_has_prefix (found_line, "  is 42|Other|"));
}

/* What was touched by nothing holds nothing, and none at all can be freed. */
static void
test_untouched (void)
{
  ZhTouched *touched = zh_touched_new ();
  g_autoptr (ZhChange) change = zh_touched_make_change (touched, 7, "command", "undone");

  g_assert_cmpuint (zh_touched_get_kinds (touched), ==, 0);
  g_assert_cmpuint (g_hash_table_size (zh_touched_get_persons (touched)), ==, 0);
  g_assert_null (zh_touched_find_tournament (touched, 1));
  g_assert_cmpint (change->journal_id, ==, 7);
  g_assert_cmpstr (change->command, ==, "command");
  g_assert_cmpstr (change->undone, ==, "undone");
  g_assert_cmpuint (change->kinds, ==, 0);
  g_assert_cmpuint (change->tournaments->len + change->entries->len + change->rounds->len + change->pairings->len, ==, 0);
  zh_touched_free (touched);
  zh_touched_free (NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *path = g_strconcat ("/store/dump/", changes[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_change);
    }
  g_test_add_func ("/store/dump/lines", test_lines);
  g_test_add_func ("/store/dump/untouched", test_untouched);
  return g_test_run ();
}
