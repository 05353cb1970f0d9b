#include "config.h"

#include <string.h>

#include "commands.h"
#include "desk-adjournment.h"
#include "desk-admission.h"
#include "desk-clocks.h"
#include "desk-confirmation.h"
#include "desk-feed.h"
#include "desk-fixture.h"
#include "desk-game-list.h"
#include "desk-games.h"
#include "desk-import.h"
#include "desk-incidents.h"
#include "desk-issues.h"
#include "desk-journal.h"
#include "desk-lateness.h"
#include "desk-letters.h"
#include "desk-lineups.h"
#include "desk-members.h"
#include "desk-team-list.h"
#include "desk-timetable.h"
#include "desk-officials.h"
#include "desk-openings.h"
#include "desk-playoff.h"
#include "desk-regulation.h"
#include "desk-protests.h"
#include "desk-registration.h"
#include "desk-sites.h"
#include "desk-seal.h"
#include "desk-unpair.h"
#include "desk-standings.h"
#include "errors.h"
#include "ill-told.h"
#include "pinned-checks.h"
#include "rating-update.h"
#include "round-edit.h"
#include "trf-reader.h"
#include "../tournament-settings.h"
#include "../share.h"

/* Two tournaments that every command can be tried on. */
typedef struct
{
  Fixture *fixture;
  ZhDesk  *desk;
  gint64   table; /* a round robin of 6, round 1 paired with one result */
  gint64   swiss; /* a Swiss of 7, nothing paired */
} World;

typedef ZhChange *(*Act) (World   *world,
                          GError **error);

static const ZhEntry *
get_entry (World *world,
           gint64 tournament_id,
           int    number)
{
  const ZhTournament *tournament = fixture_get_tournament (world->fixture, tournament_id);

  return g_ptr_array_index (tournament->entries, (guint) number - 1);
}

static ZhResult
white_wins (void)
{
  return (ZhResult){ ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };
}

static ZhResult
drawn (void)
{
  return (ZhResult){ ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
}

static ZhChange *
edit_details (World   *world,
              GError **error)
{
  ZhCompetitionDetails details = {
    .title = "Кубок", .place = "Київ", .start = { 2026, 4, 1 }, .ruleset = "ua-chess-2026"
  };

  return zh_desk_edit_details (world->desk, &details, error);
}

static ZhChange *
set_official (World   *world,
              GError **error)
{
  g_autoptr (ZhOfficial) official = zh_official_new ();

  zh_person_set_string (&official->role, "chief-arbiter");
  zh_person_set_string (&official->name, "Дзвінка Мирослава");
  return zh_desk_set_official (world->desk, official, error);
}

static ZhChange *
remove_official (World   *world,
                 GError **error)
{
  fixture_check (world->fixture, set_official (world, error), *error);
  return zh_desk_remove_official (
      world->desk,
      zh_competition_find_official (zh_desk_get_snapshot (world->desk), "chief-arbiter")->id, error);
}

static ZhChange *
set_override (World   *world,
              GError **error)
{
  return zh_desk_set_override (world->desk, "lateness.default-seconds", "900", error);
}

static ZhChange *
remove_override (World   *world,
                 GError **error)
{
  fixture_check (world->fixture, set_override (world, error), *error);
  return zh_desk_set_override (world->desk, "lateness.default-seconds", NULL, error);
}

static ZhChange *
add_tournament (World   *world,
                GError **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();

  zh_person_set_string (&settings->name, "Blitz");
  g_hash_table_insert (settings->options, g_strdup ("a-key"), g_strdup ("a value"));
  return test_add_tournament (world->desk, settings, NULL, error);
}

static ZhChange *
edit_tournament (World   *world,
                 GError **error)
{
  g_autoptr (ZhTournament) settings =
      zh_tournament_copy_settings (fixture_get_tournament (world->fixture, world->swiss));
  const char *tiebreaks[] = { "BH", "SB", NULL };

  zh_person_set_string (&settings->name, "Women");
  settings->n_rounds = 5;
  settings->scoring = ZH_SCORING_TWO;
  g_strfreev (settings->tiebreaks);
  settings->tiebreaks = g_strdupv ((char **) tiebreaks);
  g_hash_table_insert (settings->options, g_strdup ("a-key"), g_strdup ("a value"));
  return test_edit_tournament (world->desk, settings, error);
}

/* Online, what was looked at of a site; the next round begins with where it is. */
static ZhChange *
set_site (World   *world,
          GError **error)
{
  g_autoptr (ZhTournament) settings =
      zh_tournament_copy_settings (fixture_get_tournament (world->fixture, world->swiss));
  const ZhTournament *tournament;
  g_autoptr (ZhSite) site = NULL;

  settings->play = ZH_PLAY_ONLINE;
  fixture_check (world->fixture, test_edit_tournament (world->desk, settings, error), *error);
  tournament = fixture_get_tournament (world->fixture, world->swiss);
  site = zh_sites_start (tournament->sites, ((const ZhEntry *) g_ptr_array_index (tournament->entries, 0))->id, 1);
  zh_person_set_string (&site->arbiter, "Вигадана Олена");
  site->camera = TRUE;
  return zh_desk_set_site (world->desk, site, error);
}

static ZhChange *
remove_tournament (World   *world,
                   GError **error)
{
  return zh_desk_remove_tournament (world->desk, world->swiss, error);
}

static void
play_all (World *world)
{
  g_autoptr (GError) error = NULL;

  fixture_play_round (world->fixture, world->table, 1);
  for (int round = 2; round <= 5; round++)
    {
      fixture_check (world->fixture, zh_desk_pair_round (world->desk, world->table, &error), error);
      fixture_play_round (world->fixture, world->table, round);
    }
  fixture_check (world->fixture, zh_desk_close_round (world->desk, world->table, 5, &error), error);
}

static ZhChange *
close_tournament (World   *world,
                  GError **error)
{
  play_all (world);
  return zh_desk_close_tournament (world->desk, world->table, NULL, error);
}

static ZhChange *
reopen_tournament (World   *world,
                   GError **error)
{
  fixture_check (world->fixture, close_tournament (world, error), *error);
  return zh_desk_reopen_tournament (world->desk, world->table, error);
}

static ZhChange *
issue_documents (World   *world,
                 GError **error)
{
  ZhIssued issued = {
    .tournament_id = world->table,
    .round = 1,
    .ids = (const char *const[]){ "pairings", "slips", NULL },
    .titles = (const char *const[]){ "Pairing list by board", "Result slips", NULL },
    .language = "uk",
    .medium = ZH_ISSUE_PRINTED,
  };

  return zh_desk_issue_documents (world->desk, &issued, error);
}

static ZhChange *
seal (World   *world,
      GError **error)
{
  fixture_check (world->fixture, remove_tournament (world, error), *error);
  play_all (world);
  return zh_desk_seal (world->desk, "handed to the commission", error);
}

static ZhChange *
import_trf (World   *world,
            GError **error)
{
  static const char text[] =
      "012 Imported\n"
      "XXR 3\n"
      "XXP 1 3\n"
      "001    1      Aaa, One                          2000                             1.0    1     2 w 1  0000 - H\n"
      "001    2      Bbb, Two                          1900                             0.0    3     1 b 0\n"
      "001    3      Ccc, Three                        1800                             0.5    2     4 w =\n"
      "001    4      Ddd, Four                         1700                             0.5    2     3 b =\n";
  g_autoptr (ZhTrfFile) file = zh_trf_read (text, NULL, error);

  g_assert_no_error (*error);
  g_assert_nonnull (file);
  file->tournament->system = ZH_SYSTEM_DUTCH;
  return zh_desk_import_trf (world->desk, file, NULL, NULL, NULL, error);
}

static ZhChange *
set_restrictions (World   *world,
                  GError **error)
{
  g_autoptr (GPtrArray) forbidden = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_forbidden_free);
  g_autoptr (GPtrArray) points = g_ptr_array_new_with_free_func (g_free);
  gint64          ids[2] = { get_entry (world, world->swiss, 1)->id, get_entry (world, world->swiss, 2)->id };
  ZhVirtualPoints some = { .entry_id = ids[0], .round = 1, .points = 10 };

  g_ptr_array_add (forbidden, zh_forbidden_new (1, 3, ids, 2));
  g_ptr_array_add (points, g_memdup2 (&some, sizeof some));
  return zh_desk_set_restrictions (world->desk, world->swiss, forbidden, points, error);
}

static ZhChange *
add_entries (World   *world,
             GError **error)
{
  g_autoptr (GPtrArray) entries = fixture_make_entries (3);

  return zh_desk_add_entries (world->desk, world->swiss, entries, error);
}

static ZhChange *
edit_entry (World   *world,
            GError **error)
{
  g_autoptr (ZhEntry) entry = zh_entry_copy (get_entry (world, world->swiss, 3));
  ZhPerson *person = zh_person_copy (entry->person);

  zh_person_set_string (&person->surname, "Їжак");
  zh_person_set_string (&person->club, "Опілля");
  person->birth = (ZhDate){ 2001, 2, 3 };
  person->sex = ZH_SEX_FEMALE;
  zh_person_unref (entry->person);
  entry->person = person;
  entry->rating = 1234;
  entry->fixed_board = 2;
  return zh_desk_edit_entry (world->desk, entry, error);
}

static ZhChange *
remove_entry (World   *world,
              GError **error)
{
  fixture_check (world->fixture, set_restrictions (world, error), *error);
  return zh_desk_remove_entry (world->desk, get_entry (world, world->swiss, 1)->id, error);
}

static ZhChange *
withdraw_entry (World   *world,
                GError **error)
{
  return zh_desk_withdraw_entry (world->desk, get_entry (world, world->table, 2)->id,
                                 ZH_ENTRY_WITHDRAWN, 0, "illness", error);
}

static ZhChange *
reinstate_entry (World   *world,
                 GError **error)
{
  fixture_check (world->fixture, withdraw_entry (world, error), *error);
  return zh_desk_reinstate_entry (world->desk, get_entry (world, world->table, 2)->id, "well again", error);
}

static ZhChange *
set_absence (World   *world,
             GError **error)
{
  return zh_desk_set_absence (world->desk, get_entry (world, world->swiss, 2)->id, 2,
                              ZH_PAIRING_HALF_BYE, error);
}

static ZhChange *
clear_absence (World   *world,
               GError **error)
{
  fixture_check (world->fixture, set_absence (world, error), *error);
  return zh_desk_set_absence (world->desk, get_entry (world, world->swiss, 2)->id, 2, ZH_PAIRING_GAME, error);
}

static ZhChange *
set_absences (World   *world,
              GError **error)
{
  gint64 entries[] = { get_entry (world, world->swiss, 2)->id, get_entry (world, world->swiss, 3)->id };

  fixture_check (world->fixture, set_absence (world, error), *error);
  return zh_desk_set_absences (world->desk, world->swiss, entries, 2, 2, ZH_PAIRING_ZERO_BYE, error);
}

static ZhChange *
register_persons (World   *world,
                  GError **error)
{
  gint64         persons[] = { get_entry (world, world->swiss, 2)->person->id, get_entry (world, world->swiss, 3)->person->id };
  ZhRegistration ticks = { ZH_TICK_YES, ZH_TICK_AS_IS, ZH_TICK_YES };

  return zh_desk_register_persons (world->desk, world->swiss, persons, 2, &ticks, error);
}

static ZhChange *
number_entries (World   *world,
                GError **error)
{
  return zh_desk_number_entries (world->desk, world->swiss, ZH_NUMBERING_LOT, 77, NULL, 0, error);
}

static ZhChange *
draw_varma (World   *world,
            GError **error)
{
  gint64            tournament = fixture_add_tournament (world->fixture, "Varma", "round-robin", 12);
  const ZhVarmaDraw draw = { "region", ZH_VARMA_CORRECTED, 91 };

  return zh_desk_draw_varma (world->desk, tournament, &draw, error);
}

static ZhChange *
set_start_number (World   *world,
                  GError **error)
{
  return zh_desk_set_start_number (world->desk, get_entry (world, world->swiss, 2)->id, 6, error);
}

/* As a rating list has it. */
static ZhChange *
update_players (World   *world,
                GError **error)
{
  const ZhListUpdate updates[] = {
    { get_entry (world, world->swiss, 2)->person->id, (char *) "person-rating", (char *) "1777" },
    { get_entry (world, world->swiss, 2)->person->id, (char *) "title", (char *) "FM" },
    { get_entry (world, world->swiss, 3)->person->id, (char *) "birth", (char *) "1999" },
  };
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (updates); i++)
    g_ptr_array_add (list, (gpointer) &updates[i]);
  return zh_desk_update_players (world->desk, world->swiss, "fide-2026-11", list, error);
}

static ZhChange *
pair_round (World   *world,
            GError **error)
{
  fixture_play_round (world->fixture, world->table, 1);
  return zh_desk_pair_round (world->desk, world->table, error);
}

static ZhChange *
pair_swiss (World   *world,
            GError **error)
{
  fixture_check (world->fixture,
                 zh_desk_set_absence (world->desk, get_entry (world, world->swiss, 7)->id, 1,
                                      ZH_PAIRING_ZERO_BYE, error),
                 *error);
  return zh_desk_pair_round (world->desk, world->swiss, error);
}

static ZhChange *
pair_by_hand (World   *world,
              GError **error)
{
  ZhProposedPair pairs[] = {
    { get_entry (world, world->swiss, 1)->id, get_entry (world, world->swiss, 5)->id, ZH_PAIRING_GAME },
    { get_entry (world, world->swiss, 2)->id, 0, ZH_PAIRING_FULL_BYE },
  };

  return zh_desk_pair_round_by_hand (world->desk, world->swiss, pairs, G_N_ELEMENTS (pairs), error);
}

static ZhChange *
unpair_round (World   *world,
              GError **error)
{
  fixture_check (world->fixture, pair_round (world, error), *error);
  return zh_desk_unpair_round (world->desk, world->table, ZH_UNPAIR_KEEP, error);
}

/* Somebody left after the pairing. */
static ZhChange *
repair_round (World   *world,
              GError **error)
{
  g_autoptr (ZhProposal) proposal = NULL;

  fixture_check (world->fixture, zh_desk_pair_round (world->desk, world->swiss, error), *error);
  fixture_check (world->fixture,
                 zh_desk_withdraw_entry (world->desk, get_entry (world, world->swiss, 2)->id, ZH_ENTRY_WITHDRAWN, 0, "", error), *error);
  proposal = zh_tournament_propose_again (fixture_get_tournament (world->fixture, world->swiss), NULL, error);
  g_assert_no_error (*error);
  return zh_desk_repair_round (world->desk, world->swiss, proposal, ZH_UNPAIR_KEEP, error);
}

static ZhChange *
set_openings (World   *world,
              GError **error)
{
  return zh_desk_set_openings (world->desk, world->table, "name Few\n1. e4 e5\n2 d4 d5\n3. 8/8/8/4k3/8/4K3/4P3/8 w - - 0 1\n", error);
}

static ZhChange *
draw_opening (World   *world,
              GError **error)
{
  fixture_check (world->fixture, set_openings (world, error), *error);
  return zh_desk_draw_opening (world->desk, world->table, 1, NULL, 17, error);
}

static ZhChange *
draw_board_openings (World   *world,
                     GError **error)
{
  fixture_check (world->fixture, set_openings (world, error), *error);
  return zh_desk_draw_opening (world->desk, world->table, 1, "board", 17, error);
}

static ZhChange *
draw_table_rounds (World   *world,
                   GError **error)
{
  return zh_desk_draw_table_rounds (world->desk, world->table, NULL, 0, 5, error);
}

static ZhChange *
pair_drawn_round (World   *world,
                  GError **error)
{
  const int order[] = { 1, 5, 4, 3, 2 };

  fixture_check (world->fixture,
                 zh_desk_draw_table_rounds (world->desk, world->table, order, 5, 0, error), *error);
  return zh_desk_pair_round (world->desk, world->table, error);
}

static ZhChange *
publish_round (World   *world,
               GError **error)
{
  fixture_check (world->fixture, zh_desk_pair_round (world->desk, world->table, error), *error);
  return zh_desk_publish_round (world->desk, world->table, 2, error);
}

static ZhChange *
close_round (World   *world,
             GError **error)
{
  fixture_play_round (world->fixture, world->table, 1);
  return zh_desk_close_round (world->desk, world->table, 1, error);
}

static ZhChange *
reopen_round (World   *world,
              GError **error)
{
  fixture_check (world->fixture, close_round (world, error), *error);
  return zh_desk_reopen_round (world->desk, world->table, 1, "An invented reason", error);
}

static ZhChange *
set_round_start (World   *world,
                 GError **error)
{
  return zh_desk_set_round_start (world->desk, world->table, 1, "2026-11-20T10:00", error);
}

static ZhChange *
set_result (World   *world,
            GError **error)
{
  return zh_desk_set_result (world->desk, world->table, 1, 2, 0, white_wins (), error);
}

static ZhChange *
change_result (World   *world,
               GError **error)
{
  ZhResult forfeit = { ZH_MARK_LOSS, ZH_MARK_LOSS, FALSE, FALSE };

  return zh_desk_set_result (world->desk, world->table, 1, 1, 0, forfeit, error);
}

static ZhChange *
swap_colours (World   *world,
              GError **error)
{
  return zh_desk_swap_colours (world->desk, world->table, 1, 3, 0, error);
}

static ZhChange *
swap_players (World   *world,
              GError **error)
{
  const ZhRound *round =
      zh_tournament_find_round (fixture_get_tournament (world->fixture, world->table), 1);
  const ZhPairing *first = zh_round_find_pairing (round, 2);
  const ZhPairing *second = zh_round_find_pairing (round, 3);

  return zh_desk_swap_players (world->desk, world->table, 1, first->entry[0], second->entry[1], error);
}

/* Two boards exchange players, one loses its result, a third turns round. */
static ZhChange *
edit_round (World   *world,
            GError **error)
{
  const ZhTournament *tournament = fixture_get_tournament (world->fixture, world->table);
  const ZhRound      *round = zh_tournament_find_round (tournament, 1);
  g_autoptr (ZhRoundEdit) edit = zh_round_edit_new (tournament, 1, error);

  g_assert_true (zh_round_edit_swap (edit, zh_round_find_pairing (round, 1)->entry[0], zh_round_find_pairing (round, 2)->entry[0], error));
  g_assert_true (zh_round_edit_swap_colours (edit, 3, error));
  return zh_desk_accept_edit (world->desk, edit, "asked by both", error);
}

/* Two players, one round, drawn: both share first place. */
static gint64
make_tie (World   *world,
          GError **error)
{
  gint64 tournament = fixture_add_tournament (world->fixture, "Tie", "round-robin", 2);

  fixture_check (world->fixture, zh_desk_pair_round (world->desk, tournament, error), *error);
  fixture_check (world->fixture, zh_desk_set_result (world->desk, tournament, 1, 1, 0, drawn (), error),
                 *error);
  return tournament;
}

static ZhChange *
feed_tournament (World   *world,
                 GError **error)
{
  return zh_desk_feed_tournament (world->desk, world->swiss, make_tie (world, error), 1, 2, ZH_CARRY_POINTS, error);
}

static ZhChange *
start_playoff (World   *world,
               GError **error)
{
  return zh_desk_start_playoff (world->desk, make_tie (world, error), 5, NULL, error);
}

static ZhChange *
add_deciding_game (World   *world,
                   GError **error)
{
  gint64 stage = 0;

  fixture_check (world->fixture,
                 zh_desk_start_playoff (world->desk, make_tie (world, error), 5, &stage, error),
                 *error);
  fixture_check (world->fixture, zh_desk_pair_round (world->desk, stage, error), *error);
  for (int game = 0; game < 2; game++)
    fixture_check (world->fixture, zh_desk_set_result (world->desk, stage, 1, 1, game, drawn (), error),
                   *error);
  return zh_desk_add_deciding_game (world->desk, stage, 1, 1, error);
}

static ZhChange *
set_timetable (World   *world,
               GError **error)
{
  return zh_desk_set_timetable (world->desk, world->swiss, "20.11.2026 10:00; 1; Hall A", error);
}

static ZhChange *
confirm_result (World   *world,
                GError **error)
{
  return zh_desk_confirm_result (world->desk, world->table, 1, 1, 0, white_wins (), "desk 1", error);
}

static ZhChange *
keep_game (World   *world,
           GError **error)
{
  return zh_desk_keep_game (world->desk, world->table, 1, 2, 0, NULL, "1. e4 e5 2. Кf3 Kc6 *", error);
}

/* Whoever plays at the second board, by the tag alone. */
static ZhChange *
keep_games (World   *world,
            GError **error)
{
  return zh_desk_keep_games (world->desk, world->table, 1, "[Board \"2\"]\n\n1. e4 e5 *\n\n[Board \"77\"]\n\n1. d4 *\n", error);
}

static ZhChange *
keep_other_game (World   *world,
                 GError **error)
{
  fixture_check (world->fixture, keep_game (world, error), *error);
  return zh_desk_keep_game (world->desk, world->table, 1, 2, 1, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2-e4", error);
}

static ZhChange *
adjourn_game (World   *world,
              GError **error)
{
  ZhAdjournmentInput input = { .tournament_id = world->table, .round = 1, .board = 2, .time_used = { 7200, 7100 }, .sealed_by = 0, .draw_offer = 1, .resume_at = "2026-11-21T09:00", .resume_place = "hall 2" };

  fixture_check (world->fixture, keep_game (world, error), *error);
  return zh_desk_adjourn_game (world->desk, &input, error);
}

static ZhChange *
resume_game (World   *world,
             GError **error)
{
  ZhResumptionInput input = { .tournament_id = world->table, .round = 1, .board = 2, .sealed_move = "Сb5", .present = 3, .opened_at = "2026-11-21T09:00" };

  fixture_check (world->fixture, adjourn_game (world, error), *error);
  return zh_desk_resume_game (world->desk, &input, error);
}

static ZhChange *
drop_game (World   *world,
           GError **error)
{
  fixture_check (world->fixture, keep_game (world, error), *error);
  return zh_desk_drop_game (world->desk, world->table, 1, 2, 0, error);
}

static ZhChange *
keep_letter_of (World      *world,
                int         number,
                const char *side,
                const char *received,
                const char *sent,
                GError    **error)
{
  g_autoptr (ZhLetterRecord) letter = zh_letter_record_new ();

  zh_letter_record_set (letter, ZH_LETTER_CELL_EVENT, "move");
  zh_letter_record_set (letter, ZH_LETTER_CELL_SIDE, side);
  zh_letter_record_set (letter, ZH_LETTER_CELL_NO, "1");
  zh_letter_record_set (letter, ZH_LETTER_CELL_RECEIVED, received);
  zh_letter_record_set (letter, ZH_LETTER_CELL_SENT, sent);
  return zh_desk_keep_letter (world->desk, world->table, 1, 2, 0, number, letter, error);
}

/* The table is played by post, and White has written. */
static void
begin_by_post (World   *world,
               GError **error)
{
  const ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) "ru-chess-988" };
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (world->fixture, world->table));

  settings->play = ZH_PLAY_CORRESPONDENCE;
  settings->time_class = ZH_TIME_CLASS_NOT_SAID;
  fixture_check (world->fixture, zh_desk_edit_details (world->desk, &details, error), *error);
  fixture_check (world->fixture, test_edit_tournament (world->desk, settings, error), *error);
  fixture_check (world->fixture, keep_letter_of (world, 0, "w", "", "2030-03-01", error), *error);
}

static ZhChange *
keep_letter (World   *world,
             GError **error)
{
  begin_by_post (world, error);
  return keep_letter_of (world, 0, "b", "2030-03-05", "2030-03-08", error);
}

static ZhChange *
correct_letter (World   *world,
                GError **error)
{
  fixture_check (world->fixture, keep_letter (world, error), *error);
  return keep_letter_of (world, 2, "b", "2030-03-06", "2030-03-08", error);
}

static ZhChange *
drop_letter (World   *world,
             GError **error)
{
  fixture_check (world->fixture, keep_letter (world, error), *error);
  return zh_desk_drop_letter (world->desk, world->table, 1, 2, 0, 2, error);
}

static ZhChange *
add_leave (World   *world,
           GError **error)
{
  const ZhRound *round;
  g_autoptr (ZhLetterRecord) leave = zh_letter_record_new ();

  begin_by_post (world, error);
  round = zh_tournament_find_round (fixture_get_tournament (world->fixture, world->table), 1);
  zh_letter_record_set (leave, ZH_LETTER_CELL_SENT, "2030-03-01");
  zh_letter_record_set (leave, ZH_LETTER_CELL_FROM, "2030-03-10");
  zh_letter_record_set (leave, ZH_LETTER_CELL_TO, "2030-03-20");
  return zh_desk_add_leave (world->desk, world->table, zh_round_find_pairing (round, 2)->entry[1], leave, error);
}

static ZhChange *
set_tiebreaks (World   *world,
               GError **error)
{
  return zh_desk_set_tiebreaks (world->desk, world->table, (const char *const[]){ "SB", "DE", NULL }, "A misprint in the regulation", error);
}

static ZhChange *
set_manual_order (World   *world,
                  GError **error)
{
  const gint64 ids[] = { get_entry (world, world->swiss, 3)->id, get_entry (world, world->swiss, 1)->id };

  return zh_desk_set_manual_order (world->desk, world->swiss, ids, G_N_ELEMENTS (ids), "A play-off", error);
}

static ZhChange *
draw_tie_lots (World   *world,
               GError **error)
{
  return zh_desk_draw_tie_lots (world->desk, world->table, 77, error);
}

static ZhChange *
set_prizes (World   *world,
            GError **error)
{
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_parse ("[prizes]\nsharing=hort\n[list 1]\ntitle=Main\namounts=1000;500.50\n", error);

  return zh_desk_set_prizes (world->desk, world->table, plan, error);
}

static ZhChange *
set_team_places (World   *world,
                 GError **error)
{
  g_autoptr (ZhTeamPlan) plan = zh_team_plan_new ();

  return zh_desk_set_team_places (world->desk, world->table, plan, error);
}

static ZhChange *
set_groups (World   *world,
            GError **error)
{
  g_autoptr (GPtrArray) groups = zh_group_list_parse ("[group 1]\ntitle=Girls\nmembers=sex=w;born=2010-\n", error);

  return zh_desk_set_groups (world->desk, world->swiss, groups, error);
}

static ZhChange *
set_norms (World   *world,
           GError **error)
{
  return zh_desk_set_norms (world->desk, world->swiss, "[norms]\ntitle=Invented\n[norm 1]\ncategory=I\nscale=1000:50\n", error);
}

/* A case against the ruling that a phone rang at board 2: the committee is named. */
static gint64
make_case (World   *world,
           GError **error)
{
  static const char *const roles[] = { "committee-chair", "committee", "committee", "committee-reserve", "committee-reserve" };
  const ZhPairing         *board = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (world->fixture, world->table), 1), 2);
  ZhIncidentInput          incident = { .tournament_id = world->table, .round = 1, .board = 2, .game = 1, .entry_id = board->entry[0], .incident = "device-sound", .decision = "loss", .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .reason = "it rang" };
  ZhProtestInput           input = { .entry_id = board->entry[0], .written = TRUE, .subject = ZH_PROTEST_SUBJECT_RULING, .facts = "Not mine", .deposit = "500" };
  const GPtrArray         *incidents;
  gint64                   id = 0;

  fixture_check (world->fixture, edit_details (world, error), *error);
  for (gsize i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      g_autoptr (ZhOfficial) official = zh_official_new ();
      g_autofree char *name = g_strdup_printf ("Member%c Name", (char) ('A' + i));

      zh_person_set_string (&official->role, roles[i]);
      zh_person_set_string (&official->name, name);
      official->birth = (ZhDate){ 1980, 1, 1 };
      fixture_check (world->fixture, zh_desk_set_official (world->desk, official, error), *error);
    }
  fixture_check (world->fixture, zh_desk_rule_incident (world->desk, &incident, error), *error);
  incidents = zh_desk_get_snapshot (world->desk)->incidents;
  input.incident_id = ((const ZhIncidentRecord *) g_ptr_array_index (incidents, incidents->len - 1))->id;
  fixture_check (world->fixture, zh_desk_file_protest (world->desk, &input, &id, error), *error);
  return id;
}

static ZhChange *
file_protest (World   *world,
              GError **error)
{
  ZhProtestInput input = { .entry_id = get_entry (world, world->table, 3)->id, .written = TRUE, .subject = ZH_PROTEST_SUBJECT_RULING, .facts = "Nor mine" };

  make_case (world, error);
  input.incident_id = ((const ZhIncidentRecord *) g_ptr_array_index (zh_desk_get_snapshot (world->desk)->incidents, 0))->id;
  return zh_desk_file_protest (world->desk, &input, NULL, error);
}

static ZhChange *
attach_to_protest (World   *world,
                   GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("text", 4);
  g_autoptr (ZhOutsideFile) content = zh_outside_file_new (bytes);

  return zh_desk_attach_to_protest (world->desk, make_case (world, error), "protest.txt", content, NULL, error);
}

static ZhChange *
draw_committee (World   *world,
                GError **error)
{
  ZhCommitteeConflict conflict = { "MemberB Name", "coach" };

  return zh_desk_draw_committee (world->desk, make_case (world, error), &conflict, 1, error);
}

static gint64
make_heard_case (World   *world,
                 GError **error)
{
  static const char *const heard[] = { "Somebody", NULL };
  gint64                   id = make_case (world, error);

  fixture_check (world->fixture, zh_desk_draw_committee (world->desk, id, NULL, 0, error), *error);
  fixture_check (world->fixture, zh_desk_hear_protest (world->desk, id, 0, heard, error), *error);
  return id;
}

/* Held again: the first hearing's people go. */
static ZhChange *
hear_protest (World   *world,
              GError **error)
{
  static const char *const heard[] = { "Somebody", "Another", NULL };

  return zh_desk_hear_protest (world->desk, make_heard_case (world, error), 0, heard, error);
}

static ZhChange *
decide_protest (World   *world,
                GError **error)
{
  ZhProtestRuling ruling = { .decision = ZH_PROTEST_DECISION_UPHELD, .votes_for = 3, .reason = "Not his", .effect = ZH_PROTEST_EFFECT_ANNULLED, .deposit = ZH_PROTEST_DEPOSIT_RETURNED };

  return zh_desk_decide_protest (world->desk, make_heard_case (world, error), &ruling, error);
}

static ZhChange *
decide_result (World   *world,
               GError **error)
{
  ZhProtestRuling ruling = { .decision = ZH_PROTEST_DECISION_PARTLY, .votes_for = 2, .votes_against = 1, .reason = "Both", .effect = ZH_PROTEST_EFFECT_RESULT, .result = "=-=" };

  return zh_desk_decide_protest (world->desk, make_heard_case (world, error), &ruling, error);
}

static ZhChange *
notify_protest (World   *world,
                GError **error)
{
  static const char *const names[] = { "Somebody", NULL };
  ZhProtestRuling          ruling = { .forum = ZH_PROTEST_FORUM_CHIEF_ARBITER, .decision = ZH_PROTEST_DECISION_REJECTED, .reason = "His" };
  gint64                   id = make_case (world, error);

  fixture_check (world->fixture, zh_desk_decide_protest (world->desk, id, &ruling, error), *error);
  return zh_desk_notify_protest (world->desk, id, names, 0, error);
}

static ZhChange *
set_protest_deposit (World   *world,
                     GError **error)
{
  return zh_desk_set_protest_deposit (world->desk, make_case (world, error), NULL, ZH_PROTEST_DEPOSIT_KEPT, error);
}

static ZhChange *
assign_boards (World   *world,
               GError **error)
{
  ZhAssignment assignment = { .tournament_id = world->table, .round = 1, .first_board = 1, .last_board = 2 };

  fixture_check (world->fixture, set_official (world, error), *error);
  assignment.official_id = zh_competition_find_official (zh_desk_get_snapshot (world->desk), "chief-arbiter")->id;
  return zh_desk_assign_boards (world->desk, &assignment, error);
}

static ZhChange *
remove_assignment (World   *world,
                   GError **error)
{
  fixture_check (world->fixture, assign_boards (world, error), *error);
  return zh_desk_remove_assignment (world->desk, ((const ZhAssignment *) g_ptr_array_index (zh_desk_get_snapshot (world->desk)->assignments, 0))->id, error);
}

static ZhChange *
remove_assigned_official (World   *world,
                          GError **error)
{
  fixture_check (world->fixture, assign_boards (world, error), *error);
  return zh_desk_remove_official (world->desk, zh_competition_find_official (zh_desk_get_snapshot (world->desk), "chief-arbiter")->id, error);
}

/* A ruling that changes a result, takes time and excludes from the next round. */
static ZhChange *
rule_incident (World   *world,
               GError **error)
{
  const ZhRound  *round = zh_tournament_find_round (fixture_get_tournament (world->fixture, world->table), 1);
  ZhIncidentInput input = { .tournament_id = world->table, .round = 1, .board = 2, .incident = "disturbing", .decision = "loss", .opponent_time = 60, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .sanction = "rounds-out", .rounds_out = 2, .reason = "again and again" };

  input.entry_id = zh_round_find_pairing (round, 2)->entry[1];
  return zh_desk_rule_incident (world->desk, &input, error);
}

static ZhChange *
rule_in_the_hall (World   *world,
                  GError **error)
{
  ZhIncidentInput input = { .tournament_id = world->table, .scope = ZH_INCIDENT_IN_HALL, .incident = "spectator-conduct", .decision = "none", .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .reason = "noise" };

  return zh_desk_rule_incident (world->desk, &input, error);
}

static ZhChange *
set_clocks (World   *world,
            GError **error)
{
  ZhClockChange change = { .tournament_id = world->table, .round = 1, .board = 2, .game = 1, .kind = ZH_CLOCK_REPLACED, .move = 20, .before = { 600, -1 }, .after = { 700, 650 }, .note = "stood still" };

  return zh_desk_set_clocks (world->desk, &change, error);
}

static ZhChange *
mark_missing (World   *world,
              GError **error)
{
  const ZhMissingMark marks[] = { { 2, 0, ZH_COLOUR_WHITE, TRUE }, { 2, 0, ZH_COLOUR_BLACK, TRUE }, { 3, 0, ZH_COLOUR_BLACK, TRUE } };

  return zh_desk_mark_missing (world->desk, world->table, 1, marks, G_N_ELEMENTS (marks), error);
}

static ZhChange *
forfeit_late (World   *world,
              GError **error)
{
  fixture_check (world->fixture, mark_missing (world, error), *error);
  return zh_desk_forfeit_late (world->desk, world->table, 1, "the hall was shut", error);
}

static ZhChange *
adopt_regulation (World   *world,
                  GError **error)
{
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = "fide-2009" };

  fixture_check (world->fixture, zh_desk_edit_details (world->desk, &details, error), *error);
  return zh_desk_adopt_regulation (world->desk, "distance-team", error);
}

/* Three teams of two boards, a member each on both and a reserve. */
static const ZhTournament *
add_team_event (World   *world,
                GError **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (ZhEntryTable) table = zh_entry_table_new_from_text ("team,board,name,rating\n"
                                                                 "Вежа,1,Гнатів Олег,2100\nВежа,2,Дячук Ірина,2000\nВежа,3,Зінчук Лев,1900\n"
                                                                 "Тура,1,Кобець Яна,2050\nТура,2,Ломака Петро,1950\nТура,3,Мороз Іван,1850\n"
                                                                 "Кінь,1,Нагорна Оля,2000\nКінь,2,Окунь Тарас,1900\nКінь,3,Пилипко Юрій,1800\n",
                                                                 NULL, error);
  g_autoptr (ZhTeamList) list = zh_team_list_new (table, 2, NULL, NULL);
  gint64 id = 0;

  zh_person_set_string (&settings->name, "Teams");
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  settings->boards = 2;
  fixture_check (world->fixture, test_add_tournament (world->desk, settings, &id, error), *error);
  fixture_check (world->fixture, zh_desk_add_teams (world->desk, id, list->teams, NULL, error), *error);
  return fixture_get_tournament (world->fixture, id);
}

static const ZhMember *
get_member (const ZhTournament *tournament,
            guint               index)
{
  return g_ptr_array_index (tournament->members, index);
}

static ZhChange *
add_teams (World   *world,
           GError **error)
{
  const ZhTournament *tournament = add_team_event (world, error);
  g_autoptr (ZhEntryTable) table = zh_entry_table_new_from_text ("команда,ім'я\nВежа,Рудь Анна\nСлон,Савчук Юрій\n", NULL, error);
  g_autoptr (ZhTeamList) list = zh_team_list_new (table, 2, NULL, NULL);

  return zh_desk_add_teams (world->desk, tournament->id, list->teams, NULL, error);
}

static ZhChange *
add_members (World   *world,
             GError **error)
{
  const ZhTournament *tournament = add_team_event (world, error);
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_member_free);
  ZhMember *member = zh_member_new ();

  g_ptr_array_add (members, member);
  member->person = zh_person_new ();
  zh_person_set_string (&member->person->surname, "Рудь");
  return zh_desk_add_members (world->desk, get_member (tournament, 0)->entry_id, members, NULL, error);
}

static ZhChange *
edit_member (World   *world,
             GError **error)
{
  const ZhTournament *tournament = add_team_event (world, error);
  ZhMember            member = *get_member (tournament, 0);
  g_autoptr (ZhPerson) person = zh_person_copy (member.person);

  zh_person_set_string (&person->region, "Львів");
  member.person = person;
  member.reserve = TRUE;
  member.rating = 2111;
  return zh_desk_edit_member (world->desk, &member, NULL, error);
}

static ZhChange *
remove_member (World   *world,
               GError **error)
{
  return zh_desk_remove_member (world->desk, get_member (add_team_event (world, error), 1)->id, NULL, error);
}

static ZhChange *
order_members (World   *world,
               GError **error)
{
  const ZhTournament *tournament = add_team_event (world, error);
  const gint64        order[] = { get_member (tournament, 2)->id, get_member (tournament, 0)->id, get_member (tournament, 1)->id };

  return zh_desk_order_members (world->desk, get_member (tournament, 0)->entry_id, order, G_N_ELEMENTS (order), NULL, error);
}

static ZhChange *
set_captain (World   *world,
             GError **error)
{
  return zh_desk_set_captain (world->desk, get_member (add_team_event (world, error), 0)->entry_id, "Тренер Оксана", error);
}

static ZhChange *
remove_team (World   *world,
             GError **error)
{
  fixture_check (world->fixture, set_captain (world, error), *error);
  return zh_desk_remove_entry (world->desk, get_member (g_ptr_array_index (zh_desk_get_snapshot (world->desk)->tournaments, 2), 0)->entry_id, error);
}

/* A document that the regulation asks for, and the decision of the organisers on another ground. */
static ZhChange *
tick_admission (World   *world,
                GError **error)
{
  const ZhTournament *tournament;

  fixture_check (world->fixture, zh_desk_set_override (world->desk, "admission.medical", "yes", error), *error);
  tournament = g_ptr_array_index (zh_desk_get_snapshot (world->desk)->tournaments, 0);
  return zh_desk_tick_admission (world->desk, ((const ZhEntry *) g_ptr_array_index (tournament->entries, 0))->id, "medical", ZH_BOX_SEEN, NULL, error);
}

static ZhChange *
decide_admission (World   *world,
                  GError **error)
{
  const ZhTournament *tournament = g_ptr_array_index (zh_desk_get_snapshot (world->desk)->tournaments, 0);

  return zh_desk_decide_admission (world->desk, ((const ZhEntry *) g_ptr_array_index (tournament->entries, 0))->id, ZH_ADMISSION_REFUSED, "II.3", "Not entered in time", error);
}

/* The reserve plays on board 2. */
static ZhChange *
set_lineup (World   *world,
            GError **error)
{
  gint64              id = add_team_event (world, error)->id;
  const ZhTournament *tournament;
  const ZhPairing    *pairing;
  g_autofree gint64  *members = NULL;
  g_autoptr (GPtrArray) team = NULL;
  ZhLineup lineup = { .round = 1, .board = 1, .n_members = 2 };

  fixture_check (world->fixture, zh_desk_number_entries (world->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, error), *error);
  fixture_check (world->fixture, zh_desk_pair_round (world->desk, id, error), *error);
  tournament = fixture_get_tournament (world->fixture, id);
  pairing = zh_round_find_pairing (zh_tournament_find_round (tournament, 1), 1);
  members = zh_tournament_dup_lineup (tournament, pairing, 0);
  team = zh_tournament_list_members (tournament, pairing->entry[0]);
  g_assert_true (zh_tournament_substitute (tournament, members, members[1], ((const ZhMember *) g_ptr_array_index (team, 2))->id));
  lineup.members = members;
  return zh_desk_set_lineup (world->desk, id, &lineup, NULL, error);
}

static const struct
{
  const char *name;
  const char *command;
  Act         act;
} cases[] = {
  { "set-line-up", ZH_COMMAND_SET_LINEUP, set_lineup },
  { "add-teams", ZH_COMMAND_ADD_TEAMS, add_teams },
  { "add-members", ZH_COMMAND_ADD_MEMBERS, add_members },
  { "edit-member", ZH_COMMAND_EDIT_MEMBER, edit_member },
  { "remove-member", ZH_COMMAND_REMOVE_MEMBER, remove_member },
  { "order-members", ZH_COMMAND_ORDER_MEMBERS, order_members },
  { "set-captain", ZH_COMMAND_SET_CAPTAIN, set_captain },
  { "tick-admission", ZH_COMMAND_TICK_ADMISSION, tick_admission },
  { "decide-admission", ZH_COMMAND_DECIDE_ADMISSION, decide_admission },
  { "remove-team", ZH_COMMAND_REMOVE_ENTRY, remove_team },
  { "adopt-regulation", ZH_COMMAND_ADOPT_REGULATION, adopt_regulation },
  { "rule-incident", ZH_COMMAND_RULE_INCIDENT, rule_incident },
  { "rule-in-the-hall", ZH_COMMAND_RULE_INCIDENT, rule_in_the_hall },
  { "set-clocks", ZH_COMMAND_SET_CLOCKS, set_clocks },
  { "mark-missing", ZH_COMMAND_MARK_MISSING, mark_missing },
  { "forfeit-late", ZH_COMMAND_FORFEIT_LATE, forfeit_late },
  { "edit-details", ZH_COMMAND_EDIT_DETAILS, edit_details },
  { "set-official", ZH_COMMAND_SET_OFFICIAL, set_official },
  { "remove-official", ZH_COMMAND_REMOVE_OFFICIAL, remove_official },
  { "set-override", ZH_COMMAND_SET_OVERRIDE, set_override },
  { "remove-override", ZH_COMMAND_SET_OVERRIDE, remove_override },
  { "add-tournament", ZH_COMMAND_ADD_TOURNAMENT, add_tournament },
  { "edit-tournament", ZH_COMMAND_EDIT_TOURNAMENT, edit_tournament },
  { "remove-tournament", ZH_COMMAND_REMOVE_TOURNAMENT, remove_tournament },
  { "close-tournament", ZH_COMMAND_CLOSE_TOURNAMENT, close_tournament },
  { "reopen-tournament", ZH_COMMAND_REOPEN_TOURNAMENT, reopen_tournament },
  { "seal", ZH_COMMAND_SEAL, seal },
  { "import-trf", ZH_COMMAND_IMPORT_TRF, import_trf },
  { "set-restrictions", ZH_COMMAND_SET_RESTRICTIONS, set_restrictions },
  { "add-entries", ZH_COMMAND_ADD_ENTRIES, add_entries },
  { "edit-entry", ZH_COMMAND_EDIT_ENTRY, edit_entry },
  { "remove-entry", ZH_COMMAND_REMOVE_ENTRY, remove_entry },
  { "withdraw-entry", ZH_COMMAND_WITHDRAW_ENTRY, withdraw_entry },
  { "reinstate-entry", ZH_COMMAND_REINSTATE_ENTRY, reinstate_entry },
  { "set-absence", ZH_COMMAND_SET_ABSENCE, set_absence },
  { "clear-absence", ZH_COMMAND_SET_ABSENCE, clear_absence },
  { "set-absences", ZH_COMMAND_SET_ABSENCES, set_absences },
  { "register-persons", ZH_COMMAND_REGISTER_PERSONS, register_persons },
  { "number-entries", ZH_COMMAND_NUMBER_ENTRIES, number_entries },
  { "draw-varma", ZH_COMMAND_NUMBER_ENTRIES, draw_varma },
  { "set-start-number", ZH_COMMAND_SET_START_NUMBER, set_start_number },
  { "update-players", ZH_COMMAND_UPDATE_PLAYERS, update_players },
  { "pair-round", ZH_COMMAND_PAIR_ROUND, pair_round },
  { "pair-swiss", ZH_COMMAND_PAIR_ROUND, pair_swiss },
  { "pair-by-hand", ZH_COMMAND_PAIR_ROUND, pair_by_hand },
  { "pair-drawn-round", ZH_COMMAND_PAIR_ROUND, pair_drawn_round },
  { "edit-round", ZH_COMMAND_EDIT_ROUND, edit_round },
  { "unpair-round", ZH_COMMAND_UNPAIR_ROUND, unpair_round },
  { "repair-round", ZH_COMMAND_REPAIR_ROUND, repair_round },
  { "set-openings", ZH_COMMAND_SET_OPENINGS, set_openings },
  { "draw-opening", ZH_COMMAND_DRAW_OPENING, draw_opening },
  { "draw-board-openings", ZH_COMMAND_DRAW_OPENING, draw_board_openings },
  { "draw-table-rounds", ZH_COMMAND_DRAW_TABLE_ROUNDS, draw_table_rounds },
  { "publish-round", ZH_COMMAND_PUBLISH_ROUND, publish_round },
  { "close-round", ZH_COMMAND_CLOSE_ROUND, close_round },
  { "reopen-round", ZH_COMMAND_REOPEN_ROUND, reopen_round },
  { "set-round-start", ZH_COMMAND_SET_ROUND_START, set_round_start },
  { "set-site", ZH_COMMAND_SET_SITE, set_site },
  { "set-timetable", ZH_COMMAND_SET_TIMETABLE, set_timetable },
  { "set-result", ZH_COMMAND_SET_RESULT, set_result },
  { "change-result", ZH_COMMAND_SET_RESULT, change_result },
  { "confirm-result", ZH_COMMAND_CONFIRM_RESULT, confirm_result },
  { "swap-colours", ZH_COMMAND_SWAP_COLOURS, swap_colours },
  { "swap-players", ZH_COMMAND_SWAP_PLAYERS, swap_players },
  { "feed-tournament", ZH_COMMAND_FEED_TOURNAMENT, feed_tournament },
  { "start-playoff", ZH_COMMAND_START_PLAYOFF, start_playoff },
  { "add-deciding-game", ZH_COMMAND_ADD_DECIDING_GAME, add_deciding_game },
  { "keep-game", ZH_COMMAND_KEEP_GAME, keep_game },
  { "keep-games", ZH_COMMAND_KEEP_GAMES, keep_games },
  { "keep-other-game", ZH_COMMAND_KEEP_GAME, keep_other_game },
  { "drop-game", ZH_COMMAND_DROP_GAME, drop_game },
  { "keep-letter", ZH_COMMAND_KEEP_LETTER, keep_letter },
  { "correct-letter", ZH_COMMAND_KEEP_LETTER, correct_letter },
  { "drop-letter", ZH_COMMAND_DROP_LETTER, drop_letter },
  { "add-leave", ZH_COMMAND_ADD_LEAVE, add_leave },
  { "adjourn-game", ZH_COMMAND_ADJOURN_GAME, adjourn_game },
  { "resume-game", ZH_COMMAND_RESUME_GAME, resume_game },
  { "set-tie-breaks", ZH_COMMAND_SET_TIEBREAKS, set_tiebreaks },
  { "set-manual-order", ZH_COMMAND_SET_MANUAL_ORDER, set_manual_order },
  { "draw-tie-lots", ZH_COMMAND_DRAW_TIE_LOTS, draw_tie_lots },
  { "set-prizes", ZH_COMMAND_SET_PRIZES, set_prizes },
  { "set-team-places", ZH_COMMAND_SET_TEAM_PLACES, set_team_places },
  { "set-groups", ZH_COMMAND_SET_GROUPS, set_groups },
  { "set-norms", ZH_COMMAND_SET_NORMS, set_norms },
  { "issue-documents", ZH_COMMAND_ISSUE_DOCUMENTS, issue_documents },
  { "file-protest", ZH_COMMAND_FILE_PROTEST, file_protest },
  { "attach-to-protest", ZH_COMMAND_ATTACH_TO_PROTEST, attach_to_protest },
  { "draw-committee", ZH_COMMAND_DRAW_COMMITTEE, draw_committee },
  { "hear-protest", ZH_COMMAND_HEAR_PROTEST, hear_protest },
  { "decide-protest", ZH_COMMAND_DECIDE_PROTEST, decide_protest },
  { "decide-result", ZH_COMMAND_DECIDE_PROTEST, decide_result },
  { "notify-protest", ZH_COMMAND_NOTIFY_PROTEST, notify_protest },
  { "set-protest-deposit", ZH_COMMAND_SET_PROTEST_DEPOSIT, set_protest_deposit },
  { "assign-boards", ZH_COMMAND_ASSIGN_BOARDS, assign_boards },
  { "remove-assignment", ZH_COMMAND_REMOVE_ASSIGNMENT, remove_assignment },
  { "remove-assigned-official", ZH_COMMAND_REMOVE_OFFICIAL, remove_assigned_official },
};

static void
set_up_world (World   *world,
              Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  world->fixture = fixture;
  world->desk = fixture->desk;
  world->table = fixture_add_tournament (fixture, "Men", "round-robin", 6);
  world->swiss = fixture_add_tournament (fixture, "Open", "dutch", 7);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, world->table, &error), error);
  fixture_check (
      fixture, zh_desk_set_result (fixture->desk, world->table, 1, 1, 0, white_wins (), &error), error);
}

/* The words of the last entry are there in every language, and differ between them. */
static void
check_words (Fixture    *fixture,
             const char *command)
{
  g_autoptr (GError) error = NULL;
  ZhJournalFilter filter = { .limit = 1 };
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (fixture->desk, &filter, &error);
  const ZhJournalEntry *entry = g_ptr_array_index (entries, 0);

  g_assert_cmpstr (entry->command, ==, command);
  for (const char *const *code = zh_language_get_codes (); *code != NULL; code++)
    {
      g_autoptr (ZhLanguage) language = zh_language_new (*code, &error);
      g_autofree char *words = zh_journal_entry_format (entry, language);
      g_autofree char *act = zh_journal_entry_format_act (entry, language);
      g_autofree char *name = zh_journal_command_format (entry->command, language);

      g_assert_no_error (error);
      g_assert_cmpuint (strlen (act), >, 5);
      g_assert_cmpuint (strlen (words), >=, strlen (act));
      g_assert_cmpstr (name, !=, command);
    }
}

/* The last entry does an act again, with the ids that it had. */
static void
check_same_ids (ZhDesk *desk)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (desk, NULL, &error);
  const ZhJournalEntry *redo = g_ptr_array_index (entries, entries->len - 1);
  const ZhJournalEntry *undo = g_ptr_array_index (entries, entries->len - 2);
  const ZhJournalEntry *act = g_ptr_array_index (entries, redo->target - 1);

  g_assert_cmpint (redo->kind, ==, ZH_JOURNAL_REDO);
  g_assert_cmpint (redo->first_id, ==, act->first_id);
  g_assert_cmpint (redo->n_ids, ==, act->n_ids);
  g_assert_cmpint (undo->n_ids, ==, 0);
}

/* The dump before the last act is what undoing it must bring back: acts that prepare for it
 * come before. So the tables are dumped after the act, taken back, and compared with a
 * second round of the same. */
static void
test_undo (gconstpointer data)
{
  gsize   index = GPOINTER_TO_SIZE (data);
  Fixture fixture = { NULL };
  World   world = { NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *again = NULL;
  g_autofree char *back = NULL;

  fixture_set_up (&fixture, NULL);
  set_up_world (&world, &fixture);
  fixture_check (&fixture, cases[index].act (&world, &error), error);
  check_words (&fixture, cases[index].command);

  after = fixture_dump_tables (&fixture);
  g_assert_cmpstr (zh_desk_get_undo_entry (fixture.desk)->command, ==, cases[index].command);
  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  before = fixture_dump_tables (&fixture);
  g_assert_cmpstr (before, !=, after);

  fixture_reopen (&fixture);
  fixture_check (&fixture, zh_desk_redo (fixture.desk, &error), error);
  again = fixture_dump_tables (&fixture);
  g_assert_cmpstr (again, ==, after);
  check_same_ids (fixture.desk);
  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  back = fixture_dump_tables (&fixture);
  g_assert_cmpstr (back, ==, before);

  /* Everything before it, too. */
  while (zh_desk_get_undo_entry (fixture.desk) != NULL)
    fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  g_assert_cmpuint (zh_desk_get_snapshot (fixture.desk)->tournaments->len, ==, 0);
  g_assert_cmpuint (zh_desk_get_snapshot (fixture.desk)->persons->len, ==, 0);
  fixture_tear_down (&fixture, NULL);
}

/* A new act clears redo; ids of what was undone are not given again. */
static void
test_new_act_clears_redo (void)
{
  Fixture fixture = { NULL };
  World   world = { NULL };
  g_autoptr (GError) error = NULL;
  gint64 first;
  gint64 second;

  fixture_set_up (&fixture, NULL);
  set_up_world (&world, &fixture);
  fixture_check (&fixture, set_official (&world, &error), error);
  first = zh_competition_find_official (zh_desk_get_snapshot (fixture.desk), "chief-arbiter")->id;
  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  g_assert_nonnull (zh_desk_get_redo_entry (fixture.desk));
  fixture_reopen (&fixture);
  world.desk = fixture.desk;
  fixture_check (&fixture, set_official (&world, &error), error);
  second = zh_competition_find_official (zh_desk_get_snapshot (fixture.desk), "chief-arbiter")->id;
  g_assert_null (zh_desk_get_redo_entry (fixture.desk));
  g_assert_cmpint (second, !=, first);
  fixture_tear_down (&fixture, NULL);
}

/* What the arbiter is asked about before it is taken back. */
static void
test_confirmation (void)
{
  Fixture fixture = { NULL };
  World   world = { NULL };
  g_autoptr (GError) error = NULL;

  fixture_set_up (&fixture, NULL);
  set_up_world (&world, &fixture);
  g_assert_false (zh_desk_undo_needs_confirmation (fixture.desk));
  fixture_check (&fixture, publish_round (&world, &error), error);
  g_assert_true (zh_desk_undo_needs_confirmation (fixture.desk));
  fixture_tear_down (&fixture, NULL);
}

/* What goes first is what undo takes, and the tables stand as they did. */
static void
test_undo_to (void)
{
  Fixture          fixture = { NULL };
  World            world = { NULL };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) acts = NULL;
  gint64 here;

  fixture_set_up (&fixture, NULL);
  set_up_world (&world, &fixture);
  here = zh_desk_get_undo_entry (fixture.desk)->id;
  before = fixture_dump_tables (&fixture);
  fixture_check (&fixture, edit_details (&world, &error), error);
  fixture_check (&fixture, publish_round (&world, &error), error);
  fixture_check (&fixture, set_official (&world, &error), error);
  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);

  acts = zh_desk_list_undo_to (fixture.desk, here, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (acts->len, ==, 3);
  g_assert_true (zh_journal_entry_was_announced (g_ptr_array_index (acts, 0)));
  g_assert_cmpstr (((const ZhJournalEntry *) g_ptr_array_index (acts, 1))->command, ==, ZH_COMMAND_PAIR_ROUND);
  g_assert_false (zh_journal_entry_was_announced (g_ptr_array_index (acts, 2)));
  for (guint i = 0, n = acts->len; i < n; i++)
    fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  after = fixture_dump_tables (&fixture);
  g_assert_cmpstr (before, ==, after);

  /* an act undone, the undo of it, and nothing at all */
  g_assert_null (zh_desk_list_undo_to (fixture.desk, here + 1, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_null (zh_desk_list_undo_to (fixture.desk, here + 5, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_null (zh_desk_list_undo_to (fixture.desk, 10000, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  fixture_tear_down (&fixture, NULL);
}

static void
do_case (Fixture      *fixture,
         gconstpointer data)
{
  World world = { NULL };
  g_autoptr (GError) error = NULL;

  set_up_world (&world, fixture);
  fixture_check (fixture, cases[GPOINTER_TO_SIZE (data)].act (&world, &error), error);
}

static void
test_times (gconstpointer data)
{
  pinned_check_times (do_case, data);
}

static void
test_same (gconstpointer data)
{
  pinned_check_same (do_case, data);
}

static void
test_ids (gconstpointer data)
{
  pinned_check_ids (do_case, data);
}

static void
test_ill_told (gconstpointer data)
{
  Fixture fixture = { NULL };

  fixture_set_up (&fixture, NULL);
  do_case (&fixture, data);
  ill_told_check (&fixture);
  fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  TestShare share = test_share_take (&argc, argv);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/undo/%s", cases[i].name);
      g_autofree char *times_path = g_strdup_printf ("/desk/times/%s", cases[i].name);
      g_autofree char *same_path = g_strdup_printf ("/desk/same/%s", cases[i].name);
      g_autofree char *ids_path = g_strdup_printf ("/desk/ids/%s", cases[i].name);
      g_autofree char *told_path = g_strdup_printf ("/desk/ill-told/%s", cases[i].name);

      if (!test_share_has (share, i))
        continue;
      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_undo);
      g_test_add_data_func (ids_path, GSIZE_TO_POINTER (i), test_ids);
      g_test_add_data_func (same_path, GSIZE_TO_POINTER (i), test_same);
      g_test_add_data_func (times_path, GSIZE_TO_POINTER (i), test_times);
      /* Stands in older journals and is told no more. */
      if (strcmp (cases[i].command, ZH_COMMAND_SWAP_PLAYERS) != 0)
        g_test_add_data_func (told_path, GSIZE_TO_POINTER (i), test_ill_told);
    }
  if (test_share_has (share, 0))
    {
      g_test_add_func ("/desk/undo/new-act-clears-redo", test_new_act_clears_redo);
      g_test_add_func ("/desk/undo/confirmation", test_confirmation);
      g_test_add_func ("/desk/undo/to", test_undo_to);
    }
  return g_test_run ();
}
