/* The competition that the dialogs are opened over. */
#include "config.h"

#include "dialog-openers.h"

#include "desk-adjournment.h"
#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-openings.h"
#include "desk-protests.h"
#include "desk-rounds.h"
#include "desk-solving.h"
#include "desk-team-list.h"
#include "../tournament-settings.h"

static void
keep (ZhChange *change,
      GError   *error)
{
  g_assert_no_error (error);
  zh_change_unref (change);
}

static void
add_people (ZhDesk *desk)
{
  static const struct
  {
    const char *role;
    const char *branch;
  } people[] = {
    { "arbiter", "" },
    { "committee-chair", "North" },
    { "committee", "South" },
    { "committee", "East" },
    { "committee-reserve", "West" },
    { "committee-reserve", "Centre" },
  };
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (people); i++)
    {
      g_autofree char *name = g_strdup_printf ("Person%d Invented", (int) i + 1);
      ZhOfficial       official = { .role = (char *) people[i].role, .name = name, .category = (char *) "", .federation = (char *) people[i].branch, .birth = { 1970, 1, 1 } };

      keep (zh_desk_set_official (desk, &official, &error), error);
    }
}

static gint64
file_protest (ZhDesk *desk,
              gint64  tournament_id,
              int     board)
{
  const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (desk), tournament_id);
  const ZhPairing    *pairing = zh_round_find_pairing (zh_tournament_find_round (tournament, 1), board);
  ZhProtestInput      protest = {
         .tournament_id = tournament_id,
         .entry_id = pairing->entry[0],
         .subject = ZH_PROTEST_SUBJECT_RESULT,
         .round = 1,
         .board = board,
         .written = TRUE,
         .facts = "Invented facts",
         .claim = "Invented claim",
         .handed_in = g_get_real_time () / G_USEC_PER_SEC,
         .admitted = "Invented reason",
  };
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  keep (zh_desk_file_protest (desk, &protest, &id, &error), error);
  return id;
}

/* One case filed, one with its committee, one decided. */
static void
add_cases (ZhDesk *desk,
           gint64  tournament_id)
{
  ZhProtestRuling    ruling = { .forum = ZH_PROTEST_FORUM_CHIEF_ARBITER, .decision = ZH_PROTEST_DECISION_REJECTED, .reason = "Invented reason" };
  ZhAdjournmentInput adjournment = {
    .tournament_id = tournament_id,
    .round = 1,
    .board = ZH_DIALOG_ADJOURNED_BOARD,
    .position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    .sealed_by = 0,
    .move_number = 41,
  };
  g_autoptr (GError) error = NULL;

  file_protest (desk, tournament_id, 1);
  keep (zh_desk_draw_committee (desk, file_protest (desk, tournament_id, 3), NULL, 0, &error), error);
  keep (zh_desk_decide_protest (desk, file_protest (desk, tournament_id, 4), &ruling, &error), error);
  keep (zh_desk_adjourn_game (desk, &adjournment, &error), error);
}

static gint64
add_tournament (ZhDesk     *desk,
                const char *name,
                const char *system,
                int         boards)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  zh_person_set_string (&settings->name, name);
  g_assert_true (zh_system_from_string (system, &settings->system));
  settings->boards = boards;
  settings->n_rounds = 3;
  settings->sport = boards > 0 ? ZH_SPORT_CHESS : ZH_SPORT_DRAUGHTS_RUSSIAN;
  keep (test_add_tournament (desk, settings, &id, &error), error);
  return id;
}

static void
start (ZhDesk *desk,
       gint64  id)
{
  g_autoptr (GError) error = NULL;

  keep (zh_desk_number_entries (desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  keep (zh_desk_pair_round (desk, id, &error), error);
  keep (zh_desk_publish_round (desk, id, 1, &error), error);
}

/* Four teams of two boards with a reserve, a result in their first round; what was announced in it
 * would be lost. */
static void
add_teams (ZhDesk *desk)
{
  gint64 id = add_tournament (desk, "Teams", "dutch", 2);
  g_autoptr (GString) list = g_string_new ("team,board,surname,given,rating\n");
  g_autoptr (ZhEntryTable) table = NULL;
  g_autoptr (ZhTeamList) teams = NULL;
  g_autoptr (GError) error = NULL;
  ZhResult won;

  for (int team = 0; team < 4; team++)
    for (int board = 1; board <= 3; board++)
      g_string_append_printf (list, "Team %c,%d,Player%c,Given%c,%d\n", 'A' + team, board, 'A' + team, 'A' + board, 2500 - 20 * team - 3 * board);
  table = zh_entry_table_new_from_text (list->str, NULL, &error);
  g_assert_no_error (error);
  teams = zh_team_list_new (table, 2, NULL, &error);
  keep (zh_desk_set_override (desk, "teams.lineup-changes-after-round-1", "no", &error), error);
  keep (zh_desk_add_teams (desk, id, teams->teams, NULL, &error), error);
  start (desk, id);
  g_assert_true (zh_result_parse ("1-0", FALSE, &won));
  keep (zh_desk_set_result (desk, id, 1, 1, 0, won, &error), error);
}

/* Draughts with a table of openings, none drawn yet. */
static void
add_draughts (ZhDesk *desk)
{
  gint64 id = add_tournament (desk, "Draughts", "round-robin", 0);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 4; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->person = zh_person_new ();
      entry->rating = 2000 - i;
      g_free (entry->person->surname);
      entry->person->surname = g_strdup_printf ("Draughts %d", i + 1);
      g_ptr_array_add (entries, entry);
    }
  keep (zh_desk_add_entries (desk, id, entries, &error), error);
  keep (zh_desk_set_openings (desk, id, "name Invented\n1. c3-d4 b6-a5\n2. c3-d4 d6-c5\n", &error), error);
  start (desk, id);
}

/* A solving event with a round of one work. */
static void
add_solving (ZhDesk *desk)
{
  const ZhSolvingRoundRecord round = { .number = 1, .day = 1, .minutes = 60 };
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  g_autoptr (ZhWorkRecord) work = zh_work_record_new ();
  g_autoptr (GError) error = NULL;
  ZhChange *change;
  gint64    id = 0;

  zh_tournament_choices_set (choices, "name", "Solving");
  zh_tournament_choices_set (choices, "system", "round-robin");
  zh_tournament_choices_set (choices, "discipline", "solving");
  change = zh_desk_add_tournament (desk, choices, &id, &error);
  keep (change, error);
  change = zh_desk_set_solving_round (desk, id, &round, &error);
  keep (change, error);
  work->round = 1;
  zh_person_set_string (&work->genre, "mate");
  zh_person_set_string (&work->moves, "1");
  zh_person_set_string (&work->position, "k7/8/1K6/8/8/8/8/7R w - - 0 1");
  zh_person_set_string (&work->lines, "5");
  change = zh_desk_set_work (desk, id, work, &error);
  keep (change, error);
}

void
zh_dialog_openers_prepare (ZhGui *gui)
{
  g_autoptr (ZhTournament) second = NULL;
  g_autoptr (GError) error = NULL;
  ZhSession *session;
  ZhDesk    *desk;

  zh_gui_open_competition (gui, 10);
  session = zh_window_get_session (gui->window);
  desk = zh_session_get_desk (session);
  add_people (desk);
  add_cases (desk, zh_session_get_tournament_id (session));
  second = zh_tournament_copy_settings (zh_session_get_tournament (session));
  zh_person_set_string (&second->name, "Women");
  keep (test_add_tournament (desk, second, NULL, &error), error);
  add_teams (desk);
  add_solving (desk);
  add_draughts (desk); /* last: it is announced, and undo asks first */
  zh_gui_settle ();
}
