/* What the system had proposed for a round, as text in the file, against the round as it is. */
#include "config.h"

#include "round-edit.h"

static const struct
{
  const char *name;
  const char *proposal;
  const char *told; /* pairs that are not in the round, joined with ";" */
} cases[] = {
  { "none", "", "" },
  { "same", "1 2\n12 3\n5 0\n", "" },
  { "other-colour", "2 1\n12 3\n5 0\n", "2 Two – 1 One" },
  { "other-opponent", "1 3\n12 2\n5 0\n", "1 One – 3 Three;12 Twelve – 2 Two" },
  { "other-bye", "1 2\n12 5\n3 0\n", "12 Twelve – 5 Five;3 Three: +" },
  { "two-digits", "1 2\n3 12\n5 0\n", "3 Three – 12 Twelve" },
  { "no-second-number", "1\n2 \n12 3\n", "2 Two: +" },
  { "nobody-has-it", "7 1\n-1 2\n0 5\n", "" },
  { "opponent-nobody-has", "1 7\n", "1 One: +" },
  { "words", "one two\n1 2\n\n", "" },
};

static ZhTournament *
make_tournament (const char *proposal)
{
  static const char *const names[] = { "One", "Two", "Three", "Five", "Twelve" };
  static const int         numbers[] = { 1, 2, 3, 5, 12 };
  static const int         pairs[][2] = { { 1, 2 }, { 12, 3 }, { 5, 0 } };
  ZhTournament            *tournament = zh_tournament_new ();
  ZhRound                 *round = zh_round_new (1);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = 100 + numbers[i];
      entry->start_number = numbers[i];
      entry->person = zh_person_new ();
      zh_person_set_string (&entry->person->surname, names[i]);
      g_ptr_array_add (tournament->entries, entry);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      gboolean   is_game = pairs[i][1] != 0;
      ZhPairing *pairing = zh_pairing_new (is_game ? ZH_PAIRING_GAME : ZH_PAIRING_ALLOCATED_BYE, 100 + pairs[i][0], is_game ? 100 + pairs[i][1] : 0, is_game ? 1 : 0);

      pairing->number = (int) i + 1;
      g_ptr_array_add (round->pairings, pairing);
    }
  zh_person_set_string (&round->proposal, proposal);
  g_ptr_array_add (tournament->rounds, round);
  return tournament;
}

static void
test_proposed (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhTournament) tournament = make_tournament (cases[i].proposal);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRoundEdit) edit = zh_round_edit_new (tournament, 1, &error);
  g_autoptr (GPtrArray) proposed = NULL;
  g_autofree char *told = NULL;

  g_assert_no_error (error);
  proposed = zh_round_edit_list_proposed (edit, g_ptr_array_index (tournament->rounds, 0));
  g_ptr_array_add (proposed, NULL);
  told = g_strjoinv (";", (char **) proposed->pdata);
  g_assert_cmpstr (told, ==, cases[i].told);
}

/* A place outside the round has no number, and holds no pair of it. */
static void
test_outside (void)
{
  g_autoptr (ZhTournament) tournament = make_tournament ("1 2\n");
  ZhRound *round = g_ptr_array_index (tournament->rounds, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRoundEdit) edit = zh_round_edit_new (tournament, 1, &error);
  g_autoptr (GPtrArray) proposed = NULL;

  g_assert_no_error (error);
  ((ZhPairing *) g_ptr_array_index (round->pairings, 0))->number = 0;
  proposed = zh_round_edit_list_proposed (edit, round);
  g_assert_cmpuint (proposed->len, ==, 1);
}

static const struct
{
  ZhPairingKind kind;
  gint64        white;
  gint64        black;
  const char   *told;
} sides[] = {
  { ZH_PAIRING_GAME, 101, 112, "1 One – 12 Twelve" },
  { ZH_PAIRING_GAME, 101, 0, "1 One – ·" },
  { ZH_PAIRING_GAME, 0, 112, "· – 12 Twelve" },
  { ZH_PAIRING_ALLOCATED_BYE, 101, 0, "1 One: +" },
  { ZH_PAIRING_FULL_BYE, 101, 0, "1 One: 1" },
  { ZH_PAIRING_HALF_BYE, 102, 0, "2 Two: ½" },
  { ZH_PAIRING_ZERO_BYE, 103, 0, "3 Three: 0" },
  { ZH_PAIRING_FREE, 105, 0, "5 Five: –" },
};

static void
test_sides (void)
{
  g_autoptr (ZhTournament) tournament = make_tournament ("");
  g_autofree char *none = zh_pairing_format_sides (NULL, tournament);

  g_assert_cmpstr (none, ==, "–");
  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      ZhPairing        pairing = { .kind = sides[i].kind, .entry = { sides[i].white, sides[i].black } };
      g_autofree char *told = zh_pairing_format_sides (&pairing, tournament);

      g_assert_cmpstr (told, ==, sides[i].told);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/desk/edit-proposed/", cases[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_proposed);
    }
  g_test_add_func ("/desk/edit-proposed/outside", test_outside);
  g_test_add_func ("/desk/edit-proposed/sides", test_sides);
  return g_test_run ();
}
