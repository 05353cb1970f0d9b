/* Who of an appeals committee is a party to the case: by name, by team, by the team that the member plays for. */
#include "config.h"

#include "desk-committee.h"
#include "errors.h"
#include "protest-words.h"

#define PLAYERS 1
#define TEAMS 2

static const struct
{
  const char *name;
  gint64      tournament_id;
  const char *member; /* of the committee */
  const char *branch;
  const char *by; /* who handed the protest in */
  int         round;
  int         board;
  gboolean    is_party;
} cases[] = {
  { "stranger", PLAYERS, "Quiet Olha", "Far", "", 1, 1, FALSE },
  { "protester", PLAYERS, "First Anna", "Far", "", 1, 1, TRUE },
  { "protester-with-patronymic", PLAYERS, "first anna Petrivna", "Far", "", 1, 1, TRUE },
  { "namesake-by-surname", PLAYERS, "First Bela", "Far", "", 1, 1, FALSE },
  { "opponent", PLAYERS, "Second Bohdan", "Far", "", 1, 1, TRUE },
  { "opponent-of-no-board", PLAYERS, "Second Bohdan", "Far", "", 1, 0, FALSE },
  { "opponent-of-no-round", PLAYERS, "Second Bohdan", "Far", "", 2, 1, FALSE },
  { "other-board", PLAYERS, "Third Clara", "Far", "", 1, 1, FALSE },
  { "whose-board-it-is", PLAYERS, "Third Clara", "Far", "", 1, 2, TRUE },
  { "who-handed-in", PLAYERS, "Quiet Olha", "Far", "Quiet Olha", 1, 1, TRUE },
  { "who-did-not", PLAYERS, "Quiet Olha", "Far", "Loud Olha", 1, 1, FALSE },
  { "club-of-a-player", PLAYERS, "Quiet Olha", "Lynx", "", 1, 1, FALSE },
  { "of-the-team", TEAMS, "Quiet Olha", "Lynx", "", 1, 1, TRUE },
  { "of-the-opponent", TEAMS, "Quiet Olha", "Marten", "", 1, 1, TRUE },
  { "of-another-team", TEAMS, "Quiet Olha", "Otter", "", 1, 1, FALSE },
  { "of-no-branch", TEAMS, "Quiet Olha", "", "", 1, 1, FALSE },
  { "named-as-the-team", TEAMS, "Lynx", "Far", "", 1, 1, TRUE },
  { "plays-for-it", TEAMS, "Member Lynx", "Far", "", 1, 1, TRUE },
  { "plays-for-the-opponent", TEAMS, "Member Marten", "Far", "", 1, 1, TRUE },
  { "plays-for-another-team", TEAMS, "Member Otter", "Far", "", 1, 1, FALSE },
};

static ZhPerson *
make_person (const char *surname,
             const char *given)
{
  ZhPerson *person = zh_person_new ();

  zh_person_set_string (&person->surname, surname);
  zh_person_set_string (&person->given, given);
  return person;
}

/* 1 meets 2 on board 1, 3 has a bye on board 2. */
static ZhTournament *
make_tournament (gint64 id)
{
  static const char *const surnames[] = { "First", "Second", "Third" };
  static const char *const given[] = { "Anna", "Bohdan", "Clara" };
  static const char *const teams[] = { "Lynx", "Marten", "Otter" };
  ZhTournament            *tournament = zh_tournament_new ();
  ZhRound                 *round = zh_round_new (1);

  tournament->id = id;
  tournament->boards = id == TEAMS ? 1 : 0;
  for (int i = 0; i < 3; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = id * 10 + i + 1;
      entry->start_number = i + 1;
      zh_person_set_string (&entry->team_name, teams[i]);
      if (id == PLAYERS)
        entry->person = make_person (surnames[i], given[i]);
      g_ptr_array_add (tournament->entries, entry);
      if (id == TEAMS)
        {
          ZhMember *member = zh_member_new ();

          member->id = id * 100 + i + 1;
          member->entry_id = entry->id;
          member->person = make_person ("Member", teams[i]);
          g_ptr_array_add (tournament->members, member);
        }
    }
  g_ptr_array_add (round->pairings, zh_pairing_new (ZH_PAIRING_GAME, id * 10 + 1, id * 10 + 2, 1));
  g_ptr_array_add (round->pairings, zh_pairing_new (ZH_PAIRING_ALLOCATED_BYE, id * 10 + 3, 0, 0));
  for (guint i = 0; i < round->pairings->len; i++)
    ((ZhPairing *) g_ptr_array_index (round->pairings, i))->number = (int) i + 1;
  g_ptr_array_add (tournament->rounds, round);
  return tournament;
}

static void
add_official (ZhCompetition *competition,
              const char    *role,
              const char    *name,
              const char    *branch)
{
  ZhOfficial *official = zh_official_new ();

  official->id = (gint64) competition->officials->len + 1;
  official->birth = (ZhDate){ 1970, 1, 1 };
  zh_person_set_string (&official->role, role);
  zh_person_set_string (&official->name, name);
  zh_person_set_string (&official->federation, branch);
  g_ptr_array_add (competition->officials, official);
}

static const ZhProtestPerson *
find_person (GPtrArray  *people,
             const char *name)
{
  for (guint i = 0; i < people->len; i++)
    if (g_str_equal (((const ZhProtestPerson *) g_ptr_array_index (people, i))->name, name))
      return g_ptr_array_index (people, i);
  g_error ("%s is not there", name);
}

/* A party gives the seat to the first reserve; whoever is none keeps it. */
static void
test_party (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  g_autoptr (ZhProtest) protest = zh_protest_new ();
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (GError) error = NULL;
  const ZhProtestPerson *member;
  const ZhProtestPerson *reserve;

  zh_person_set_string (&competition->ruleset, "fide-2023");
  g_ptr_array_add (competition->tournaments, make_tournament (PLAYERS));
  g_ptr_array_add (competition->tournaments, make_tournament (TEAMS));
  add_official (competition, "committee-chair", "Zoloto Anna", "North");
  add_official (competition, "committee", cases[i].member, cases[i].branch);
  add_official (competition, "committee", "Verba Clara", "East");
  add_official (competition, "committee-reserve", "Topolia Danylo", "West");
  add_official (competition, "committee-reserve", "Smereka Eva", "Centre");
  protest->tournament_id = cases[i].tournament_id;
  protest->entry_id = cases[i].tournament_id * 10 + 1;
  protest->round = cases[i].round;
  protest->board = cases[i].board;
  protest->handed_in = 1795000000;
  zh_person_set_string (&protest->by, cases[i].by);
  people = zh_competition_draw_committee (competition, protest, NULL, 0, &error);
  g_assert_no_error (error);
  member = find_person (people, cases[i].member);
  reserve = find_person (people, "Topolia Danylo");
  g_assert_cmpstr (member->note, ==, cases[i].is_party ? ZH_PROTEST_NOTE_PARTY : "");
  g_assert_cmpint (member->part, ==, cases[i].is_party ? ZH_PROTEST_PART_EXCLUDED : ZH_PROTEST_PART_MEMBER);
  g_assert_cmpint (reserve->part, ==, cases[i].is_party ? ZH_PROTEST_PART_MEMBER : ZH_PROTEST_PART_RESERVE);
  g_assert_cmpint (find_person (people, "Smereka Eva")->part, ==, ZH_PROTEST_PART_RESERVE);
  g_assert_cmpint (find_person (people, "Zoloto Anna")->part, ==, ZH_PROTEST_PART_CHAIR);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/desk/committee/", cases[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_party);
    }
  return g_test_run ();
}
