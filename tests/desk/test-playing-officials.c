/* Officials of the event among its players: who is the same, and what the rules say of it. */
#include "config.h"

#include "playing-officials.h"

#include <string.h>

static const struct
{
  const char *name;
  const char *ruleset;
  const char *role;
  const char *official; /* name, then perhaps a FIDE ID */
  const char *official_id;
  const char *surname;
  const char *given;
  const char *patronymic;
  const char *player_id;
  const char *found; /* NULL: nobody; else what the sentence ends with */
} cases[] = {
  { "same-name", "ru-chess-988", "arbiter", "Koval Ivan", "", "Koval", "Ivan", "", "", "[II.3.4]" },
  { "letter-case", "ru-chess-988", "chief-arbiter", "KOVAL Ivan", "", "Koval", "Ivan", "", "", "[II.3.4]" },
  { "official-with-patronymic", "ru-chess-988", "arbiter", "Koval Ivan Petrovych", "", "Koval", "Ivan", "", "", "[II.3.4]" },
  { "player-with-patronymic", "ru-chess-988", "arbiter", "Koval Ivan", "", "Koval", "Ivan", "Petrovych", "", "[II.3.4]" },
  { "other-patronymic", "ru-chess-988", "arbiter", "Koval Ivan Petrovych", "", "Koval", "Ivan", "Olehovych", "", NULL },
  { "no-article", "ua-chess-2026", "arbiter", "Koval Ivan", "", "Koval", "Ivan", "", "", "as a player" },
  { "draughts", "ua-draughts-64", "chief-secretary", "Koval Ivan", "", "Koval", "Ivan", "", "", "as a player" },
  { "elder", "ua-draughts-64", "elder", "Koval Ivan", "", "Koval", "Ivan", "", "", NULL },
  { "elder-of-other-rules", "ua-chess-2026", "elder", "Koval Ivan", "", "Koval", "Ivan", "", "", "as a player" },
  { "committee", "ru-chess-988", "committee", "Koval Ivan", "", "Koval", "Ivan", "", "", NULL },
  { "same-id", "ru-chess-988", "arbiter", "Koval I.", "14100001", "Koval", "Ivan", "", "14100001", "[II.3.4]" },
  { "other-id", "ru-chess-988", "arbiter", "Koval Ivan", "14100001", "Koval", "Ivan", "", "14100002", NULL },
  { "longer-given", "ru-chess-988", "arbiter", "Koval Ivanna", "", "Koval", "Ivan", "", "", NULL },
  { "surname-alone", "ru-chess-988", "arbiter", "Koval", "", "Koval", "", "", "", NULL },
};

static ZhPerson *
make_person (gsize i)
{
  ZhPerson *person = zh_person_new ();

  zh_person_set_string (&person->surname, cases[i].surname);
  zh_person_set_string (&person->given, cases[i].given);
  zh_person_set_string (&person->patronymic, cases[i].patronymic);
  zh_person_set_string (&person->fide_id, cases[i].player_id);
  return person;
}

static void
check (char      **sentences,
       const char *end)
{
  g_assert_cmpuint (g_strv_length (sentences), ==, end != NULL ? 1 : 0);
  if (end != NULL)
    g_assert_true (g_str_has_suffix (sentences[0], end));
}

/* The same of an entry about to come, of an entry in the file, and of a member of a team. */
static void
test_case (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  ZhTournament *tournament = zh_tournament_new ();
  ZhOfficial   *official = zh_official_new ();
  ZhEntry      *entry = zh_entry_new ();
  ZhMember     *member = zh_member_new ();
  g_auto (GStrv) coming = NULL;
  g_auto (GStrv) none = NULL;
  g_auto (GStrv) entered = NULL;

  zh_person_set_string (&competition->ruleset, cases[i].ruleset);
  zh_person_set_string (&official->role, cases[i].role);
  zh_person_set_string (&official->name, cases[i].official);
  zh_person_set_string (&official->fide_id, cases[i].official_id);
  g_ptr_array_add (competition->officials, official);
  g_ptr_array_add (competition->tournaments, tournament);
  entry->person = make_person (i);
  g_ptr_array_add (entries, entry);

  none = zh_competition_dup_playing_officials (competition, NULL, zh_language_get_screen ());
  check (none, NULL);
  coming = zh_competition_dup_playing_officials (competition, entries, zh_language_get_screen ());
  check (coming, cases[i].found);
  member->person = make_person (i);
  g_ptr_array_add (tournament->members, member);
  entered = zh_competition_dup_playing_officials (competition, NULL, zh_language_get_screen ());
  check (entered, cases[i].found);
}

/* An elder is a player of a tournament by correspondence (draughts V.2.3). */
static void
test_elder (void)
{
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  ZhTournament *tournament = zh_tournament_new ();
  ZhOfficial   *elder = zh_official_new ();
  ZhEntry      *entry = zh_entry_new ();
  g_auto (GStrv) over_the_board = NULL;
  g_auto (GStrv) strange = NULL;
  g_auto (GStrv) entered = NULL;

  zh_person_set_string (&competition->ruleset, "ua-draughts-64");
  zh_person_set_string (&elder->role, "elder");
  zh_person_set_string (&elder->name, "Koval Ivan");
  g_ptr_array_add (competition->officials, elder);
  g_ptr_array_add (competition->tournaments, tournament);
  over_the_board = zh_competition_dup_strange_elders (competition, zh_language_get_screen ());
  check (over_the_board, NULL);
  tournament->play = ZH_PLAY_CORRESPONDENCE;
  strange = zh_competition_dup_strange_elders (competition, zh_language_get_screen ());
  check (strange, "[V.2.3]");
  entry->person = make_person (0);
  g_ptr_array_add (tournament->entries, entry);
  entered = zh_competition_dup_strange_elders (competition, zh_language_get_screen ());
  check (entered, NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/playing-officials/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_case);
    }

  g_test_add_func ("/playing-officials/elder-among-players", test_elder);
  return g_test_run ();
}
