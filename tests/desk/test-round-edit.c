/* A round edited by hand: what changes, what it breaks, what is written. */
#include "config.h"

#include <string.h>

#include "commands.h"
#include "desk-fixture.h"
#include "desk-journal.h"
#include "desk-unpair.h"
#include "drafts.h"
#include "errors.h"
#include "next-step.h"
#include "partial-pairing.h"
#include "round-edit-check.h"
#include "round-edit-draft.h"
#include "../tournament-settings.h"

static const ZhResult white_wins = { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };

static const ZhEntry *
get_entry (Fixture *fixture,
           gint64   id,
           int      number)
{
  const ZhTournament *tournament = fixture_get_tournament (fixture, id);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->start_number == number)
        return entry;
    }
  g_assert_not_reached ();
}

static gint64
get_id (Fixture *fixture,
        gint64   id,
        int      number)
{
  return get_entry (fixture, id, number)->id;
}

static const ZhRound *
get_round (Fixture *fixture,
           gint64   id,
           int      number)
{
  return zh_tournament_find_round (fixture_get_tournament (fixture, id), number);
}

static ZhRoundEdit *
begin (Fixture *fixture,
       gint64   id,
       int      round)
{
  g_autoptr (GError) error = NULL;
  ZhRoundEdit *edit = zh_round_edit_new (fixture_get_tournament (fixture, id), round, &error);

  g_assert_no_error (error);
  return edit;
}

static void
accept (Fixture           *fixture,
        const ZhRoundEdit *edit,
        const char        *reason)
{
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_accept_edit (fixture->desk, edit, reason, &error), error);
}

static void
refuse (Fixture           *fixture,
        const ZhRoundEdit *edit,
        const char        *reason,
        const char        *words)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_desk_accept_edit (fixture->desk, edit, reason, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, words));
}

/* "white-black" start numbers in board order, "n:kind" for byes. */
static char *
describe (Fixture *fixture,
          gint64   id,
          int      number)
{
  const ZhTournament *tournament = fixture_get_tournament (fixture, id);
  const ZhRound      *round = zh_tournament_find_round (tournament, number);
  GString            *text = g_string_new (NULL);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      int              white = zh_tournament_find_entry (tournament, pairing->entry[0])->start_number;

      g_assert_cmpint (pairing->number, ==, (int) i + 1);
      g_string_append (text, i > 0 ? " " : "");
      if (pairing->kind == ZH_PAIRING_GAME)
        g_string_append_printf (text, "%d-%d", white, zh_tournament_find_entry (tournament, pairing->entry[1])->start_number);
      else
        g_string_append_printf (text, "%d:%d", white, pairing->kind);
      if (pairing->edited)
        g_string_append_c (text, '*');
    }
  return g_string_free (text, FALSE);
}

#define check_round(fixture, id, number, expected)               \
  G_STMT_START                                                   \
  {                                                              \
    g_autofree char *described = describe (fixture, id, number); \
    g_assert_cmpstr (described, ==, expected);                   \
  }                                                              \
  G_STMT_END

/* Round 1 of a Dutch Swiss of 7: 1-4, 5-2, 3-6, and 7 has the bye. */
static gint64
make_swiss (Fixture *fixture,
            int      n)
{
  g_autoptr (GError) error = NULL;
  gint64        id = fixture_add_tournament (fixture, "Open", "dutch", n);
  ZhTournament *settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));

  settings->initial_colour = ZH_COLOUR_WHITE;
  settings->n_rounds = 5;
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  zh_tournament_unref (settings);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  return id;
}

static void
test_swap (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = make_swiss (fixture, 7);
  g_autoptr (ZhRoundEdit) edit = NULL;
  g_autoptr (ZhRound) after = NULL;
  g_autoptr (GArray) changes = NULL;
  gint64 untouched = zh_round_find_pairing (get_round (fixture, id, 1), 3)->id;

  check_round (fixture, id, 1, "1-4 5-2 3-6 7:1");
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 2, 0, white_wins, &error), error);
  edit = begin (fixture, id, 1);
  refuse (fixture, edit, "why not", "Nothing is changed");
  g_assert_true (zh_round_edit_swap (edit, get_id (fixture, id, 4), get_id (fixture, id, 2), &error));
  g_assert_false (zh_round_edit_swap (edit, get_id (fixture, id, 4), 12345, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);

  after = zh_round_edit_make_round (edit);
  changes = zh_round_edit_list_changes (edit, after);
  g_assert_cmpuint (changes->len, ==, 2);
  g_assert_cmpint (g_array_index (changes, ZhEditChange, 0).n_lost, ==, 0);
  g_assert_cmpint (g_array_index (changes, ZhEditChange, 1).n_lost, ==, 1);
  check_round (fixture, id, 1, "1-4 5-2 3-6 7:1");

  accept (fixture, edit, "the round was published by mistake");
  check_round (fixture, id, 1, "1-2* 5-4* 3-6 7:1");
  g_assert_cmpint (zh_round_find_pairing (get_round (fixture, id, 1), 3)->id, ==, untouched);
  g_assert_false (zh_result_is_set (zh_round_find_pairing (get_round (fixture, id, 1), 2)->games[0].result));
  g_assert_cmpstr (get_round (fixture, id, 1)->proposal, ==, "1 4\n5 2\n3 6\n7 0\n");
  refuse (fixture, edit, "again", "has changed since");
}

/* The result stays with the players, and a pairing as the system proposed it has no mark. */
static void
test_colours (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = make_swiss (fixture, 6);
  g_autoptr (ZhRoundEdit) edit = NULL;
  g_autoptr (ZhRoundEdit) back = NULL;
  const ZhPairing *pairing;

  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, 0, white_wins, &error), error);
  edit = begin (fixture, id, 1);
  g_assert_true (zh_round_edit_swap_colours (edit, 1, &error));
  g_assert_false (zh_round_edit_swap_colours (edit, 9, NULL));
  accept (fixture, edit, "sat down so");
  check_round (fixture, id, 1, "4-1* 5-2 3-6");
  pairing = zh_round_find_pairing (get_round (fixture, id, 1), 1);
  g_assert_cmpint (pairing->games[0].result.black, ==, ZH_MARK_WIN);

  back = begin (fixture, id, 1);
  g_assert_true (zh_round_edit_swap_colours (back, 1, &error));
  accept (fixture, back, "after all");
  check_round (fixture, id, 1, "1-4 5-2 3-6");
}

/* 1 and 5 are put aside and meet; 4 gets the bye of 7, who meets 2. */
static void
test_pool (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = make_swiss (fixture, 7);
  g_autoptr (ZhRoundEdit) edit = begin (fixture, id, 1);

  g_assert_true (zh_round_edit_put_aside (edit, get_id (fixture, id, 1), &error));
  g_assert_true (zh_round_edit_is_aside (edit, get_id (fixture, id, 1)));
  refuse (fixture, edit, "x", "sits alone");
  g_assert_false (zh_round_edit_put_aside (edit, get_id (fixture, id, 1), NULL));
  g_assert_true (zh_round_edit_swap (edit, get_id (fixture, id, 4), get_id (fixture, id, 7), &error));
  g_assert_true (zh_round_edit_put_aside (edit, get_id (fixture, id, 7), &error));
  refuse (fixture, edit, "x", "still put aside");
  g_assert_true (zh_round_edit_put_aside (edit, get_id (fixture, id, 5), &error));
  g_assert_false (zh_round_edit_seat (edit, get_id (fixture, id, 7), 2, 1, NULL));
  g_assert_true (zh_round_edit_seat (edit, get_id (fixture, id, 7), 2, 0, &error));
  g_assert_false (zh_round_edit_pair (edit, get_id (fixture, id, 1), get_id (fixture, id, 7), NULL));
  g_assert_true (zh_round_edit_pair (edit, get_id (fixture, id, 5), get_id (fixture, id, 1), &error));
  accept (fixture, edit, "agreed");
  check_round (fixture, id, 1, "5-1* 7-2* 3-6 4:1*");
}

static void
test_take_back (Fixture      *fixture,
                gconstpointer data)
{
  gint64 id = make_swiss (fixture, 7);
  g_autoptr (ZhRoundEdit) edit = begin (fixture, id, 1);
  g_autoptr (ZhRound) after = NULL;
  g_autoptr (GArray) changes = NULL;

  g_assert_false (zh_round_edit_take_back (edit));
  g_assert_true (zh_round_edit_give_bye (edit, get_id (fixture, id, 2), ZH_PAIRING_HALF_BYE, NULL));
  g_assert_true (zh_round_edit_move_board (edit, 1, 3, NULL));
  g_assert_true (zh_round_edit_take_back (edit));
  g_assert_true (zh_round_edit_take_back (edit));
  g_assert_false (zh_round_edit_can_take_back (edit));

  /* One step after the other, and each taken back alone. */
  g_assert_true (zh_round_edit_put_aside (edit, get_id (fixture, id, 1), NULL));
  g_assert_true (zh_round_edit_put_aside (edit, get_id (fixture, id, 5), NULL));
  g_assert_true (zh_round_edit_pair (edit, get_id (fixture, id, 5), get_id (fixture, id, 1), NULL));
  g_assert_false (zh_round_edit_is_aside (edit, get_id (fixture, id, 1)));
  g_assert_true (zh_round_edit_take_back (edit));
  g_assert_true (zh_round_edit_is_aside (edit, get_id (fixture, id, 1)));
  g_assert_true (zh_round_edit_is_aside (edit, get_id (fixture, id, 5)));
  g_assert_true (zh_round_edit_seat (edit, get_id (fixture, id, 1), 2, 0, NULL) ||
                 zh_round_edit_seat (edit, get_id (fixture, id, 1), 2, 1, NULL));
  g_assert_true (zh_round_edit_take_back (edit));
  g_assert_true (zh_round_edit_is_aside (edit, get_id (fixture, id, 1)));
  g_assert_true (zh_round_edit_take_back (edit));
  g_assert_false (zh_round_edit_is_aside (edit, get_id (fixture, id, 5)));
  g_assert_true (zh_round_edit_take_back (edit));
  g_assert_true (zh_round_edit_swap (edit, get_id (fixture, id, 1), get_id (fixture, id, 2), NULL));
  g_assert_true (zh_round_edit_swap_colours (edit, 3, NULL));
  g_assert_true (zh_round_edit_take_back (edit));
  g_assert_true (zh_round_edit_take_back (edit));
  g_assert_false (zh_round_edit_can_take_back (edit));
  after = zh_round_edit_make_round (edit);
  changes = zh_round_edit_list_changes (edit, after);
  g_assert_cmpuint (changes->len, ==, 0);
}

/* A pair moved to another table keeps its pairing, its result and has no mark. */
static void
test_tables (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = make_swiss (fixture, 6);
  gint64 moved = zh_round_find_pairing (get_round (fixture, id, 1), 3)->id;
  g_autoptr (ZhRoundEdit) edit = NULL;

  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 3, 0, white_wins, &error), error);
  edit = begin (fixture, id, 1);
  g_assert_true (zh_round_edit_move_board (edit, 3, 1, &error));
  accept (fixture, edit, "wheelchair");
  check_round (fixture, id, 1, "3-6 5-2 1-4");
  g_assert_cmpint (zh_round_find_pairing (get_round (fixture, id, 1), 1)->id, ==, moved);
  g_assert_cmpint (zh_round_find_pairing (get_round (fixture, id, 1), 1)->games[0].result.white, ==, ZH_MARK_WIN);
}

/* Somebody who came after the pairing meets the player with the bye. */
static void
test_late_entry (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = make_swiss (fixture, 7);
  g_autoptr (GPtrArray) late = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (ZhRoundEdit) idle = NULL;
  g_autoptr (ZhRoundEdit) edit = NULL;
  gint64 newcomer;

  g_ptr_array_add (late, fixture_make_entry ("Late", "Test", 1500));
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, late, &error), error);
  newcomer = ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 7))->id;
  idle = begin (fixture, id, 1);
  g_assert_true (zh_round_edit_is_aside (idle, newcomer));
  g_assert_true (zh_round_edit_check_complete (idle, &error));

  edit = begin (fixture, id, 1);
  g_assert_true (zh_round_edit_put_aside (edit, get_id (fixture, id, 7), &error));
  g_assert_true (zh_round_edit_pair (edit, get_id (fixture, id, 7), newcomer, &error));
  accept (fixture, edit, "agreed");
  check_round (fixture, id, 1, "1-4 5-2 3-6 7-8*");
}

/* The journal holds both pairings, the articles and the reason. */
static void
test_journal (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = make_swiss (fixture, 6);
  g_autoptr (ZhRoundEdit) edit = NULL;
  ZhJournalFilter filter = { .limit = 1 };
  g_autoptr (GPtrArray) entries = NULL;
  const ZhJournalEntry *entry;

  fixture_play_round (fixture, id, 1);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  edit = begin (fixture, id, 2);
  g_assert_true (zh_round_edit_swap (edit, zh_round_find_pairing (get_round (fixture, id, 2), 1)->entry[0],
                                     zh_round_find_pairing (get_round (fixture, id, 2), 2)->entry[0], &error));
  accept (fixture, edit, "both asked");
  entries = zh_desk_list_journal (fixture->desk, &filter, &error);
  entry = g_ptr_array_index (entries, 0);
  g_assert_cmpstr (entry->command, ==, ZH_COMMAND_EDIT_ROUND);
  g_assert_cmpstr (entry->reason, ==, "both asked");
  g_assert_nonnull (strstr (entry->args, "\"hand\":\""));
  g_assert_nonnull (strstr (entry->args, "\"proposal\":\""));
}

typedef enum
{
  ROUND_ONE,
  ROUND_TWO,
} Stage;

/* Each row moves something and names the fault that must be told, and one that must not. */
typedef struct
{
  const char *name;
  const char *system;
  Stage       stage;
  ZhSport     sport;
  int         pairs[2];
  ZhEditFault fault;
  gboolean    grave;
  const char *article;
} FaultCase;

static const FaultCase fault_cases[] = {
  { "met", "dutch", ROUND_TWO, ZH_SPORT_CHESS, { 1, 4 }, ZH_EDIT_MET, TRUE, "C.04.1 2" },
  { "met-ukrainian", "swiss-ua", ROUND_TWO, ZH_SPORT_CHESS, { 1, 4 }, ZH_EDIT_MET, TRUE, "IV.7.1" },
  { "met-draughts", "swiss-ua", ROUND_TWO, ZH_SPORT_DRAUGHTS_RUSSIAN, { 1, 4 }, ZH_EDIT_MET, TRUE, "IV.15.1" },
  { "forbidden", "dutch", ROUND_ONE, ZH_SPORT_CHESS, { 1, 2 }, ZH_EDIT_FORBIDDEN, TRUE, "" },
  { "table", "round-robin", ROUND_ONE, ZH_SPORT_CHESS, { 1, 2 }, ZH_EDIT_TABLE, TRUE, "C.05" },
  { "both-wrong", "dutch", ROUND_TWO, ZH_SPORT_CHESS, { 1, 6 }, ZH_EDIT_BOTH_WRONG, FALSE, "C.04.1 8" },
  { "left", "dutch", ROUND_ONE, ZH_SPORT_CHESS, { 1, 3 }, ZH_EDIT_LEFT, TRUE, "C.04.2 3.2" },
  { "left-a-table", "round-robin", ROUND_ONE, ZH_SPORT_CHESS, { 1, 3 }, ZH_EDIT_TABLE, TRUE, "C.05" },
  { "absent", "dutch", ROUND_ONE, ZH_SPORT_CHESS, { 1, 3 }, ZH_EDIT_ABSENT, FALSE, "C.04.2 3.3" },
  { "otherwise", "dutch", ROUND_ONE, ZH_SPORT_CHESS, { 1, 2 }, ZH_EDIT_OTHERWISE, TRUE, "C.04.2 1.5" },
};

static const ZhEditWarning *
find_warning (const GArray *warnings,
              ZhEditFault   fault)
{
  for (guint i = 0; i < warnings->len; i++)
    if (g_array_index (warnings, ZhEditWarning, i).fault == fault)
      return &g_array_index (warnings, ZhEditWarning, i);
  return NULL;
}

static gint64
make_stage (Fixture         *fixture,
            const FaultCase *row)
{
  g_autoptr (GError) error = NULL;
  gint64        id = fixture_add_tournament (fixture, "Open", row->system, 6);
  ZhTournament *settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  g_autoptr (GPtrArray) forbidden = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_forbidden_free);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  gint64 apart[] = { get_id (fixture, id, 1), get_id (fixture, id, 2) };

  settings->initial_colour = ZH_COLOUR_WHITE;
  settings->rated_first_round = TRUE;
  settings->n_rounds = strcmp (row->system, "round-robin") == 0 ? 0 : 5;
  settings->sport = row->sport;
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  zh_tournament_unref (settings);
  g_ptr_array_add (forbidden, zh_forbidden_new (1, 1, apart, 2));
  fixture_check (fixture, zh_desk_set_restrictions (fixture->desk, id, forbidden, none, &error), error);
  if (row->fault == ZH_EDIT_ABSENT)
    fixture_check (fixture, zh_desk_set_absence (fixture->desk, get_id (fixture, id, 1), 1, ZH_PAIRING_ZERO_BYE, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  if (g_str_has_prefix (row->name, "left"))
    fixture_check (fixture, zh_desk_withdraw_entry (fixture->desk, get_id (fixture, id, 1), ZH_ENTRY_EXPELLED, 0, NULL, &error), error);
  if (row->stage == ROUND_TWO)
    {
      fixture_play_round (fixture, id, 1);
      fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
    }
  return id;
}

static void
test_fault (Fixture      *fixture,
            gconstpointer data)
{
  const FaultCase *row = &fault_cases[GPOINTER_TO_SIZE (data)];
  g_autoptr (GError) error = NULL;
  gint64 id = make_stage (fixture, row);
  g_autoptr (ZhRoundEdit) edit = begin (fixture, id, row->stage == ROUND_TWO ? 2 : 1);
  g_autoptr (ZhRound) before = zh_round_edit_make_round (edit);
  g_autoptr (GArray) none = zh_round_edit_list_warnings (edit, before);
  g_autoptr (ZhRound) after = NULL;
  g_autoptr (GArray) warnings = NULL;
  g_autofree char     *words = NULL;
  const ZhEditWarning *warning;

  g_assert_cmpuint (none->len, ==, 0);
  for (int i = 0; i < 2; i++)
    g_assert_true (zh_round_edit_put_aside (edit, get_id (fixture, id, row->pairs[i]), &error));
  g_assert_true (zh_round_edit_pair (edit, get_id (fixture, id, row->pairs[0]), get_id (fixture, id, row->pairs[1]), &error));
  after = zh_round_edit_make_round (edit);
  warnings = zh_round_edit_list_warnings (edit, after);
  warning = find_warning (warnings, row->fault);
  g_assert_nonnull (warning);
  g_assert_cmpint (warning->grave, ==, row->grave);
  g_assert_cmpstr (warning->article, ==, row->article);
  words = zh_edit_warning_format (warning, edit->tournament, zh_language_get_screen ());
  g_assert_nonnull (strstr (words, "Player 01"));
}

/* Nobody who has left is paired by hand; a zero bye says only that he is away. */
static void
test_left_by_hand (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64         id = fixture_add_tournament (fixture, "Open", "dutch", 4);
  ZhProposedPair pairs[] = { { get_id (fixture, id, 1), get_id (fixture, id, 2), ZH_PAIRING_GAME, ZH_RESULT_NONE },
                             { get_id (fixture, id, 3), get_id (fixture, id, 4), ZH_PAIRING_GAME, ZH_RESULT_NONE } };

  fixture_check (fixture, zh_desk_withdraw_entry (fixture->desk, get_id (fixture, id, 4), ZH_ENTRY_WITHDRAWN, 0, NULL, &error), error);
  g_assert_null (zh_desk_pair_round_by_hand (fixture->desk, id, pairs, G_N_ELEMENTS (pairs), &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "Player 04"));
  g_clear_error (&error);
  pairs[1] = (ZhProposedPair){ get_id (fixture, id, 4), 0, ZH_PAIRING_FULL_BYE, ZH_RESULT_NONE };
  g_assert_null (zh_desk_pair_round_by_hand (fixture->desk, id, pairs, G_N_ELEMENTS (pairs), &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  pairs[1].kind = ZH_PAIRING_ZERO_BYE;
  fixture_check (fixture, zh_desk_pair_round_by_hand (fixture->desk, id, pairs, G_N_ELEMENTS (pairs), &error), error);
}

/* After two rounds with White a third is told; after one win without play, a bye. */
static void
test_history_faults (Fixture      *fixture,
                     gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = make_swiss (fixture, 7);
  gint64 bye_player = get_id (fixture, id, 7);
  g_autoptr (ZhRoundEdit) second = NULL;
  g_autoptr (ZhRoundEdit) third = NULL;
  g_autoptr (ZhRound) after = NULL;
  g_autoptr (GArray) warnings = NULL;
  const ZhEditWarning *warning;

  fixture_play_round (fixture, id, 1);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  second = begin (fixture, id, 2);
  g_assert_true (zh_round_edit_put_aside (second, bye_player, &error));
  g_assert_true (zh_round_edit_give_bye (second, bye_player, ZH_PAIRING_ALLOCATED_BYE, &error));
  after = zh_round_edit_make_round (second);
  warnings = zh_round_edit_list_warnings (second, after);
  warning = find_warning (warnings, ZH_EDIT_SECOND_BYE);
  g_assert_nonnull (warning);
  g_assert_cmpint (warning->value, ==, 1);
  g_assert_cmpstr (warning->article, ==, "C.04.1 4");

  g_clear_pointer (&warnings, g_array_unref);
  g_clear_pointer (&after, zh_round_unref);
  third = begin (fixture, id, 2);
  for (int board = 1; board <= 3; board++)
    g_assert_true (zh_round_edit_swap_colours (third, board, &error));
  after = zh_round_edit_make_round (third);
  warnings = zh_round_edit_list_warnings (third, after);
  g_assert_null (find_warning (warnings, ZH_EDIT_THIRD_COLOUR));
  accept (fixture, third, "as they sat");
  fixture_play_round (fixture, id, 2);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  g_clear_pointer (&third, zh_round_edit_free);
  third = begin (fixture, id, 3);
  for (int board = 1; board <= 3; board++)
    g_assert_true (zh_round_edit_swap_colours (third, board, &error));
  g_clear_pointer (&warnings, g_array_unref);
  g_clear_pointer (&after, zh_round_unref);
  after = zh_round_edit_make_round (third);
  warnings = zh_round_edit_list_warnings (third, after);
  warning = find_warning (warnings, ZH_EDIT_THIRD_COLOUR);
  g_assert_nonnull (warning);
  g_assert_cmpstr (warning->article, ==, "C.04.1 7");
  refuse (fixture, third, "", "Give the reason");
}

/* What would be lost is named; the arbiter who has seen it may go on, and undo brings it back. */
static void
test_unpair (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = make_swiss (fixture, 6);
  g_autoptr (ZhProposal) again = NULL;
  ZhUnpairLoss loss;

  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 2, 0, white_wins, &error), error);
  loss = zh_unpair_loss_count (zh_desk_get_snapshot (fixture->desk), id);
  g_assert_cmpint (loss.round, ==, 1);
  g_assert_cmpint (loss.n_results, ==, 1);
  g_assert_true (loss.published);
  g_assert_null (zh_desk_unpair_round (fixture->desk, id, ZH_UNPAIR_KEEP, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "1 result of a played game"));
  g_clear_error (&error);

  fixture_check (fixture, zh_desk_withdraw_entry (fixture->desk, get_id (fixture, id, 1), ZH_ENTRY_WITHDRAWN, 0, "", &error), error);
  again = zh_tournament_propose_again (fixture_get_tournament (fixture, id), NULL, &error);
  g_assert_no_error (error);
  fixture_check (fixture, zh_desk_repair_round (fixture->desk, id, again, ZH_UNPAIR_LOSE, &error), error);
  check_round (fixture, id, 1, "2-4 5-3 6:1");
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  check_round (fixture, id, 1, "1-4 5-2 3-6");
  g_assert_cmpint (zh_round_find_pairing (get_round (fixture, id, 1), 2)->games[0].result.white, ==, ZH_MARK_WIN);
  fixture_check (fixture, zh_desk_unpair_round (fixture->desk, id, ZH_UNPAIR_LOSE, &error), error);
  g_assert_null (get_round (fixture, id, 1));
}

/* An adjourned game is a draw for the next pairing, and waits until all rounds are paired. */
static void
test_adjourned (Fixture      *fixture,
                gconstpointer data)
{
  const ZhResult adjourned = { ZH_MARK_ADJOURNED, ZH_MARK_ADJOURNED, TRUE, TRUE };
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  gint64           id = make_swiss (fixture, 6);
  ZhNextStep       step;

  for (int board = 1; board <= 2; board++)
    fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, board, 0, white_wins, &error), error);
  step = zh_desk_get_next_step (zh_desk_get_snapshot (fixture->desk), id);
  g_assert_cmpint (step.step, ==, ZH_STEP_ENTER_RESULTS);
  g_assert_null (zh_desk_pair_round (fixture->desk, id, NULL));

  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 3, 0, adjourned, &error), error);
  step = zh_desk_get_next_step (zh_desk_get_snapshot (fixture->desk), id);
  g_assert_cmpint (step.step, ==, ZH_STEP_PAIR_ROUND);
  g_assert_cmpint (step.round, ==, 2);
  g_assert_cmpint (step.n_adjourned, ==, 1);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  /* 1 and 5 have won, 3 and 6 a half each, 4 and 2 nothing: as after a draw on board 3. */
  check_round (fixture, id, 2, "5-1 2-3 6-4");
  g_assert_cmpint (get_round (fixture, id, 1)->state, ==, ZH_ROUND_PUBLISHED);
  step = zh_desk_get_next_step (zh_desk_get_snapshot (fixture->desk), id);
  g_assert_cmpint (step.step, ==, ZH_STEP_PUBLISH_ROUND);
  g_assert_cmpint (step.round, ==, 2);

  /* before round 3 it is told again */
  fixture_play_round (fixture, id, 2);
  step = zh_desk_get_next_step (zh_desk_get_snapshot (fixture->desk), id);
  g_assert_cmpint (step.step, ==, ZH_STEP_CLOSE_ROUND_AND_PAIR);
  sentence = zh_next_step_format_sentence (&step, zh_language_get_screen ());
  g_assert_nonnull (strstr (sentence, "1 game adjourned earlier counts as a draw"));
}

/* Four players are done after three rounds: the fourth names them, and the rest is by hand. */
static void
test_no_pairing (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = make_swiss (fixture, 4);
  g_autoptr (GArray) partial = NULL;

  for (int round = 1; round <= 3; round++)
    {
      fixture_play_round (fixture, id, round);
      if (round < 3)
        fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
    }
  g_assert_null (zh_desk_pair_round (fixture->desk, id, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_NO_PAIRING);
  for (int number = 1; number <= 4; number++)
    {
      g_autofree char *name = zh_entry_format_name (get_entry (fixture, id, number));

      g_assert_nonnull (strstr (error->message, name));
    }
  g_clear_error (&error);
  partial = zh_pairing_propose_partial (fixture_get_tournament (fixture, id), 4);
  g_assert_cmpuint (partial->len, ==, 4);
  for (guint i = 0; i < partial->len; i++)
    g_assert_cmpint (g_array_index (partial, ZhProposedPair, i).kind, ==, ZH_PAIRING_ZERO_BYE);
  fixture_check (fixture, zh_desk_pair_round_by_hand (fixture->desk, id, (const ZhProposedPair *) partial->data, partial->len, &error), error);
}

/* What is drawn cannot be known beforehand; a seed that was given stays. */
static void
test_seed (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64        first = fixture_add_tournament (fixture, "One", "swiss-lot", 4);
  gint64        second = fixture_add_tournament (fixture, "Two", "swiss-lot", 4);
  gint64        plain = fixture_add_tournament (fixture, "Three", "knockout", 4);
  ZhTournament *settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, plain));

  g_assert_cmpuint (fixture_get_tournament (fixture, first)->seed, >, 0);
  g_assert_cmpuint (fixture_get_tournament (fixture, first)->seed, !=, fixture_get_tournament (fixture, second)->seed);
  g_assert_cmpuint (settings->seed, ==, 0);
  g_hash_table_insert (settings->options, g_strdup ("seeding"), g_strdup ("lot"));
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  g_assert_cmpuint (fixture_get_tournament (fixture, plain)->seed, >, 0);
  settings->seed = 12;
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  g_assert_cmpuint (fixture_get_tournament (fixture, plain)->seed, ==, 12);
  zh_tournament_unref (settings);
}

static void
test_closed (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = make_swiss (fixture, 6);

  g_assert_null (zh_round_edit_new (fixture_get_tournament (fixture, id), 2, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  fixture_play_round (fixture, id, 1);
  fixture_check (fixture, zh_desk_close_round (fixture->desk, id, 1, &error), error);
  g_assert_null (zh_round_edit_new (fixture_get_tournament (fixture, id), 1, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
}

/* A draft that is damaged, or whose people are not those of the round, is dropped; a good one
 * brings everything back. */
static void
test_draft (Fixture      *fixture,
            gconstpointer data)
{
  static const char *const bad[] = { "nonsense", "b1-2 b3-4", "y9:1", "b1", "p", "" };
  gint64                   id = fixture_add_tournament (fixture, "Men", "round-robin", 5);
  g_autofree char         *uuid = g_strdup (zh_desk_get_snapshot (fixture->desk)->uuid);
  g_autoptr (GError) error = NULL;
  g_autoptr (GKeyFile) kept = NULL;
  g_autofree char *work = NULL;
  g_autofree char *reason = NULL;
  ZhRoundEdit     *edit;
  ZhRoundEdit     *again;
  g_autoptr (ZhRound) first = NULL;
  g_autoptr (GArray) changes = NULL;
  gint64 tournament_id;
  int    number;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  edit = begin (fixture, id, 1);
  work = g_strdup_printf ("round-%" G_GINT64_FORMAT, edit->round->id);
  g_assert_true (zh_round_edit_put_aside (edit, g_array_index (edit->boards, ZhEditPlace, 0).entry[0], &error));
  g_assert_true (zh_round_edit_swap_colours (edit, 2, &error));
  g_assert_true (zh_round_edit_save_draft (edit, uuid, "Pets; and \"others\"\n", &error));
  g_assert_true (zh_competition_find_edit_draft (zh_desk_get_snapshot (fixture->desk), &tournament_id, &number));
  g_assert_cmpint (tournament_id, ==, id);
  g_assert_cmpint (number, ==, 1);
  again = begin (fixture, id, 1);
  g_assert_true (zh_round_edit_take_up (again, uuid, &reason));
  g_assert_cmpstr (reason, ==, "Pets; and \"others\"\n");
  g_assert_cmpuint (again->past->len, ==, 2);
  g_assert_cmpuint (again->pool->len, ==, edit->pool->len);
  g_assert_cmpuint (again->boards->len, ==, edit->boards->len);
  for (guint i = 0; i < again->boards->len * 2; i++)
    g_assert_cmpint (g_array_index (again->boards, ZhEditPlace, i / 2).entry[i % 2], ==, g_array_index (edit->boards, ZhEditPlace, i / 2).entry[i % 2]);
  while (zh_round_edit_take_back (again))
    ;
  first = zh_round_edit_make_round (again);
  changes = zh_round_edit_list_changes (again, first);
  g_assert_cmpuint (changes->len, ==, 0);
  kept = zh_draft_load (uuid, work);
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      const char *lines[] = { bad[i], bad[i], NULL };

      g_key_file_set_string_list (kept, "edit", "positions", lines, 2);
      g_assert_true (zh_draft_save (uuid, work, kept, &error));
      g_assert_false (zh_round_edit_take_up (again, uuid, NULL));
      g_assert_null (zh_draft_load (uuid, work));
    }
  g_assert_true (zh_round_edit_save_draft (edit, uuid, "", &error));
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, id, 1, &error), error);
  g_assert_false (zh_competition_find_edit_draft (zh_desk_get_snapshot (fixture->desk), &tournament_id, &number));
  zh_round_edit_free (edit);
  zh_round_edit_free (again);
}

#define add(path, func) g_test_add ("/desk/round-edit/" path, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  add ("swap", test_swap);
  add ("colours", test_colours);
  add ("pool", test_pool);
  add ("take-back", test_take_back);
  add ("tables", test_tables);
  add ("late-entry", test_late_entry);
  add ("journal", test_journal);
  add ("left-by-hand", test_left_by_hand);
  add ("history-faults", test_history_faults);
  add ("unpair", test_unpair);
  add ("adjourned", test_adjourned);
  add ("no-pairing", test_no_pairing);
  add ("seed", test_seed);
  add ("closed", test_closed);
  add ("draft", test_draft);
  for (gsize i = 0; i < G_N_ELEMENTS (fault_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/round-edit/fault/%s", fault_cases[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_fault, fixture_tear_down);
    }
  return g_test_run ();
}
