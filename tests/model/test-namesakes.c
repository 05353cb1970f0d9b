/* Names of who share them: what is written beside, so that nobody is taken for another. */
#include "config.h"

#include "namesakes.h"

#define MAX_PLAYERS 4

typedef struct
{
  const char *surname;
  const char *given;
  const char *patronymic;
  int         year;
  const char *federation;
  const char *region;
  const char *club;
  const char *fide_id;
  const char *name;
  const char *short_name;
} Player;

static const struct
{
  const char *name;
  Player      players[MAX_PLAYERS];
} cases[] = {
  { "alone",
    { { "Мельник", "Іван", "Петрович", 1975, .region = "Львівська", .name = "Мельник Іван", .short_name = "Мельник" },
      { "Заремба", "Іван", "Петрович", 1975, .region = "Львівська", .name = "Заремба Іван", .short_name = "Заремба" } } },
  { "surname",
    { { "Мельник", "Іван", .name = "Мельник Іван", .short_name = "Мельник І." },
      { "Мельник", "Ольга", .name = "Мельник Ольга", .short_name = "Мельник О." } } },
  { "initial",
    { { "Мельник", "Іван", .name = "Мельник Іван", .short_name = "Мельник Іван" },
      { "Мельник", "Ігор", .name = "Мельник Ігор", .short_name = "Мельник Ігор" },
      { "Мельник", "Ольга", .name = "Мельник Ольга", .short_name = "Мельник О." } } },
  { "patronymic",
    { { "Мельник", "Іван", "Петрович", 1975, .name = "Мельник Іван Петрович", .short_name = "Мельник Іван Петрович" },
      { "МЕЛЬНИК", "Іван", "Львович", 1975, .name = "МЕЛЬНИК Іван Львович", .short_name = "МЕЛЬНИК Іван Львович" } } },
  { "year",
    { { "Мельник", "Іван", "Петрович", 1975, .name = "Мельник Іван (1975)", .short_name = "Мельник Іван (1975)" },
      { "Мельник", "Іван", "Петрович", 2009, .name = "Мельник Іван (2009)", .short_name = "Мельник Іван (2009)" } } },
  { "region",
    { { "Мельник", "Іван", .federation = "UKR", .region = "Львівська", .name = "Мельник Іван (Львівська)", .short_name = "Мельник Іван (Львівська)" },
      { "Мельник", "Іван", .federation = "UKR", .region = "Одеська", .name = "Мельник Іван (Одеська)", .short_name = "Мельник Іван (Одеська)" } } },
  { "federation",
    { { "Мельник", "Іван", .federation = "UKR", .region = "Львівська", .name = "Мельник Іван (UKR)", .short_name = "Мельник Іван (UKR)" },
      { "Мельник", "Іван", .federation = "LTU", .name = "Мельник Іван (LTU)", .short_name = "Мельник Іван (LTU)" } } },
  { "club",
    { { "Мельник", "Іван", .club = "Вежа", .name = "Мельник Іван (Вежа)", .short_name = "Мельник Іван (Вежа)" },
      { "Мельник", "Іван", .club = "Тура", .fide_id = "14100010", .name = "Мельник Іван (Тура)", .short_name = "Мельник Іван (Тура)" } } },
  { "fide-id",
    { { "Мельник", "Іван", .name = "Мельник Іван", .short_name = "Мельник Іван" },
      { "Мельник", "Іван", .fide_id = "14100010", .name = "Мельник Іван (14100010)", .short_name = "Мельник Іван (14100010)" } } },
  { "nothing-known",
    { { "Мельник", "Іван", .name = "Мельник Іван", .short_name = "Мельник Іван" },
      { "Мельник", "Іван", .name = "Мельник Іван", .short_name = "Мельник Іван" } } },
  { "one-says-more",
    { { "Мельник", "Іван", "Петрович", .name = "Мельник Іван Петрович", .short_name = "Мельник Іван Петрович" },
      { "Мельник", "Іван", "", 2009, .name = "Мельник Іван (2009)", .short_name = "Мельник Іван (2009)" } } },
  { "several-parts",
    { { "Мельник", "Іван", "Петрович", 1975, .name = "Мельник Іван Петрович (1975)", .short_name = "Мельник Іван Петрович (1975)" },
      { "Мельник", "Іван", "Петрович", 2009, .name = "Мельник Іван Петрович (2009)", .short_name = "Мельник Іван Петрович (2009)" },
      { "Мельник", "Іван", "Львович", 1975, .name = "Мельник Іван Львович", .short_name = "Мельник Іван Львович" } } },
};

static ZhPerson *
make_person (const Player *player)
{
  ZhPerson *person = zh_person_new ();

  zh_person_set_string (&person->surname, player->surname);
  zh_person_set_string (&person->given, player->given);
  zh_person_set_string (&person->patronymic, player->patronymic);
  zh_person_set_string (&person->federation, player->federation);
  zh_person_set_string (&person->region, player->region);
  zh_person_set_string (&person->club, player->club);
  zh_person_set_string (&person->fide_id, player->fide_id);
  person->birth.year = (short) player->year;
  return person;
}

static void
test_entries (gconstpointer data)
{
  const Player *players = data;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);

  for (int i = 0; i < MAX_PLAYERS && players[i].surname != NULL; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->person = make_person (&players[i]);
      g_ptr_array_add (entries, entry);
    }
  zh_namesakes_mark_entries (entries);
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (entries, i);
      g_autofree char *name = zh_entry_format_name (entry);
      g_autofree char *bare = zh_entry_format_bare_name (entry);
      g_autofree char *plain = g_strdup_printf ("%s %s", players[i].surname, players[i].given);
      g_autofree char *short_name = zh_person_format_short_name (entry->person, entry->name_parts);

      g_assert_cmpstr (name, ==, players[i].name);
      g_assert_cmpstr (bare, ==, plain);
      g_assert_cmpstr (short_name, ==, players[i].short_name);
    }
}

static void
test_members (gconstpointer data)
{
  const Player *players = data;
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_member_free);

  for (int i = 0; i < MAX_PLAYERS && players[i].surname != NULL; i++)
    {
      ZhMember *member = zh_member_new ();

      member->person = make_person (&players[i]);
      g_ptr_array_add (members, member);
    }
  zh_namesakes_mark_members (members);
  for (guint i = 0; i < members->len; i++)
    {
      g_autofree char *name = zh_member_format_name (g_ptr_array_index (members, i));

      g_assert_cmpstr (name, ==, players[i].name);
    }
}

/* Marks are found anew: who was a namesake and is alone now is bare again. */
static void
test_again (void)
{
  const Player players[] = { { "Мельник", "Іван", .year = 1975 }, { "Мельник", "Іван", .year = 2009 } };
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autofree char *name = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (players); i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->person = make_person (&players[i]);
      g_ptr_array_add (entries, entry);
    }
  zh_namesakes_mark_entries (entries);
  g_ptr_array_remove_index (entries, 1);
  zh_namesakes_mark_entries (entries);
  name = zh_entry_format_name (g_ptr_array_index (entries, 0));
  g_assert_cmpstr (name, ==, "Мельник Іван");
}

/* What is added to a name in Latin letters is in Latin letters too. */
static void
test_latin (void)
{
  const Player player = { "Мельник", "Іван", "Ігорович", .region = "Львівська" };
  g_autoptr (ZhPerson) person = make_person (&player);
  g_autofree char *name = zh_person_tell_apart (person, ZH_NAME_PATRONYMIC | ZH_NAME_REGION, "Melnyk Ivan",
                                                TRUE);

  g_assert_cmpstr (name, ==, "Melnyk Ivan Ihorovych (Lvivska)");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *of_entries = g_strconcat ("/namesakes/entries/", cases[i].name, NULL);
      g_autofree char *of_members = g_strconcat ("/namesakes/members/", cases[i].name, NULL);

      g_test_add_data_func (of_entries, cases[i].players, test_entries);
      g_test_add_data_func (of_members, cases[i].players, test_members);
    }
  g_test_add_func ("/namesakes/again", test_again);
  g_test_add_func ("/namesakes/latin", test_latin);
  return g_test_run ();
}
