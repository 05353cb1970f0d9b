#include "config.h"

#include <string.h>

#include "desk-unpair.h"
#include "desk-fixture.h"
#include "desk-incidents.h"
#include "desk-journal.h"
#include "desk-verify.h"
#include "errors.h"
#include "../tournament-settings.h"

/* A round robin of four under fide-2023, round 1 paired, without increment. */
typedef struct
{
  Fixture *fixture;
  gint64   id;
} World;

static void
set_up_world (World      *world,
              Fixture    *fixture,
              const char *discipline)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = NULL;
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = "fide-2023" };

  world->fixture = fixture;
  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  world->id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, world->id));
  g_assert_true (zh_discipline_from_string (discipline, &settings->time_class, &settings->play));
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, world->id, &error), error);
}

static const ZhPairing *
get_board (const World *world,
           int          board)
{
  return zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (world->fixture, world->id), 1), board);
}

static ZhIncidentInput
make_input (const World *world,
            const char  *incident,
            int          side)
{
  return (ZhIncidentInput){ .tournament_id = world->id, .round = 1, .board = 1, .game = 1, .entry_id = get_board (world, 1)->entry[side], .incident = incident, .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED };
}

static void
check_result (const World *world,
              const char  *code)
{
  g_autofree char *found = zh_result_format_code (get_board (world, 1)->games[0].result);

  g_assert_cmpstr (found, ==, code);
}

static const ZhIncidentRecord *
get_last (const World *world)
{
  GPtrArray *incidents = zh_desk_get_snapshot (world->fixture->desk)->incidents;

  g_assert_cmpuint (incidents->len, >, 0);
  return g_ptr_array_index (incidents, incidents->len - 1);
}

static void
rule (const World           *world,
      const ZhIncidentInput *input)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_rule_incident (world->fixture->desk, input, &error);

  fixture_check (world->fixture, change, error);
}

static void
check_refused (const World           *world,
               const ZhIncidentInput *input,
               ZhError                code)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = fixture_dump_tables (world->fixture);
  g_autofree char *after = NULL;

  g_assert_null (zh_desk_rule_incident (world->fixture->desk, input, &error));
  g_assert_error (error, ZH_ERROR, (int) code);
  after = fixture_dump_tables (world->fixture);
  g_assert_cmpstr (before, ==, after);
}

/* FIDE 7.5.5: two minutes for the first, the loss for the second. */
static void
test_second_illegal_move (Fixture      *fixture,
                          gconstpointer data)
{
  World           world;
  ZhIncidentInput input;

  set_up_world (&world, fixture, "classical");
  input = make_input (&world, "illegal-move", 1);
  rule (&world, &input);
  check_result (&world, "clear");
  g_assert_cmpint (get_last (&world)->count, ==, 1);
  g_assert_cmpint (get_last (&world)->opponent_time, ==, 120);
  g_assert_cmpint (get_last (&world)->decided, ==, ZH_RULED_NONE);

  /* The other side's fault, and another kind of fault, count for themselves. */
  input = make_input (&world, "illegal-move", 0);
  rule (&world, &input);
  g_assert_cmpint (get_last (&world)->count, ==, 1);

  input = make_input (&world, "illegal-move", 1);
  rule (&world, &input);
  g_assert_cmpint (get_last (&world)->count, ==, 2);
  g_assert_nonnull (strstr (get_last (&world)->articles, "7.5.5"));
  g_assert_cmpint (get_last (&world)->decided, ==, ZH_RULED_LOSS);
  check_result (&world, "1-0");
}

/* A.5.2: one illegal move loses in blitz, but a draw where the opponent cannot mate. */
static void
test_cannot_mate (Fixture      *fixture,
                  gconstpointer data)
{
  static const char *const facts[] = { "opponent-cannot-mate", NULL };
  World                    world;
  ZhIncidentInput          input;

  set_up_world (&world, fixture, "blitz");
  input = make_input (&world, "illegal-move", 0);
  rule (&world, &input);
  check_result (&world, "clear");
  input.facts = facts;
  rule (&world, &input);
  check_result (&world, "=-=");
  g_assert_cmpstr (get_last (&world)->facts, ==, "opponent-cannot-mate,repeated-in-event");
  g_assert_cmpint (zh_tournament_find_round (fixture_get_tournament (fixture, world.id), 1)->state, ==, ZH_ROUND_PUBLISHED);
}

/* 6.2.6: who has an assistant press the clock loses time for it, but not a player with a disability:
 * the file knows one by the class. */
static void
test_assistant_of_disabled (Fixture      *fixture,
                            gconstpointer data)
{
  World           world;
  ZhIncidentInput input;
  ZhPerson       *person;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhEntry) entry = NULL;
  g_autoptr (ZhIncidentAnswer) before = NULL;
  g_autoptr (ZhIncidentAnswer) after = NULL;

  set_up_world (&world, fixture, "classical");
  input = make_input (&world, "no-assistant-able", 0);
  before = zh_desk_ask_incident (zh_desk_get_snapshot (fixture->desk), &input, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (zh_incident_answer_get (before, "offender_time"), ==, "arbiter");

  entry = zh_entry_copy (zh_tournament_find_entry (fixture_get_tournament (fixture, world.id), input.entry_id));
  person = zh_person_copy (entry->person);
  zh_person_set_string (&person->disability_class, "III");
  zh_person_unref (entry->person);
  entry->person = person;
  fixture_check (fixture, zh_desk_edit_entry (fixture->desk, entry, &error), error);
  after = zh_desk_ask_incident (zh_desk_get_snapshot (fixture->desk), &input, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (zh_incident_answer_get (after, "offender_time"));
  rule (&world, &input);
  g_assert_cmpstr (get_last (&world)->facts, ==, "player-disabled");

  /* It is noted only where the rules ask for it. */
  input = make_input (&world, "illegal-move", 0);
  rule (&world, &input);
  g_assert_cmpstr (get_last (&world)->facts, ==, "");
}

/* 8.4: the file knows the increment, and compares it with the number of the regulation. */
static void
test_increment (Fixture      *fixture,
                gconstpointer data)
{
  World           world;
  ZhIncidentInput input;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = NULL;
  g_autoptr (ZhIncidentAnswer) usual = NULL;
  g_autoptr (ZhIncidentAnswer) changed = NULL;

  set_up_world (&world, fixture, "classical");
  settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, world.id));
  zh_person_set_string (&settings->time_control, "5400+20");
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  input = make_input (&world, "not-recording", 0);
  usual = zh_desk_ask_incident (zh_desk_get_snapshot (fixture->desk), &input, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (zh_incident_answer_get (usual, "lapses"), ==, "five-minutes-left");

  fixture_check (fixture, zh_desk_set_override (fixture->desk, "recording.exempt-increment-below-seconds", "20", &error), error);
  changed = zh_desk_ask_incident (zh_desk_get_snapshot (fixture->desk), &input, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (zh_incident_answer_get (changed, "lapses"));
  rule (&world, &input);
  g_assert_cmpstr (get_last (&world)->facts, ==, "increment-seconds:20");
}

/* Two kinds of fault that the rules count as one. */
static void
test_counted_as (Fixture      *fixture,
                 gconstpointer data)
{
  World           world;
  ZhIncidentInput input;

  set_up_world (&world, fixture, "classical");
  input = make_input (&world, "illegal-move", 0);
  rule (&world, &input);
  input = make_input (&world, "promotion-undone", 0);
  rule (&world, &input);
  g_assert_cmpstr (get_last (&world)->counted_as, ==, "illegal-move");
  g_assert_cmpint (get_last (&world)->count, ==, 2);
  check_result (&world, "0-1");
}

static void
test_decide_otherwise (Fixture      *fixture,
                       gconstpointer data)
{
  static const struct
  {
    const char *decision;
    const char *code;
  } cases[] = {
    { "none", "clear" },
    { "loss", "0-1" },
    { "draw", "=-=" },
    { "loss-draw", "0-=" },
    { "both-lose", "0-0" },
  };
  World world;

  set_up_world (&world, fixture, "classical");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      ZhIncidentInput input = make_input (&world, "illegal-move", 0);

      input.decision = cases[i].decision;
      input.opponent_time = 60;
      check_refused (&world, &input, ZH_ERROR_INPUT);
      input.reason = "the clock was stopped";
      rule (&world, &input);
      check_result (&world, cases[i].code);
      g_assert_cmpint (get_last (&world)->opponent_time, ==, 60);
      fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
    }
}

static void
test_late (Fixture      *fixture,
           gconstpointer data)
{
  World           world;
  ZhIncidentInput input;

  set_up_world (&world, fixture, "classical");
  input = make_input (&world, "late-over-default", 1);
  rule (&world, &input);
  check_result (&world, "+--");
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  World           world;
  ZhIncidentInput input;

  set_up_world (&world, fixture, "classical");
  input = make_input (&world, "no-such-incident", 0);
  check_refused (&world, &input, ZH_ERROR_USAGE);
  input = make_input (&world, "illegal-move", 0);
  input.board = 9;
  check_refused (&world, &input, ZH_ERROR_INPUT);
  input = make_input (&world, "illegal-move", 0);
  input.round = 2;
  check_refused (&world, &input, ZH_ERROR_INPUT);
  input = make_input (&world, "illegal-move", 0);
  input.entry_id = get_board (&world, 2)->entry[0];
  check_refused (&world, &input, ZH_ERROR_INPUT);
  input = make_input (&world, "illegal-move", 0);
  input.game = 2;
  check_refused (&world, &input, ZH_ERROR_INPUT);
  input = make_input (&world, "illegal-move", 0);
  input.decision = "victory";
  input.reason = "so";
  check_refused (&world, &input, ZH_ERROR_INPUT);
  input = make_input (&world, "illegal-move", 0);
  input.sanction = "expulsion";
  check_refused (&world, &input, ZH_ERROR_INPUT);
}

/* A round with incidents stays; a closed one takes no results. */
static void
test_round_holds (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  World           world;
  ZhIncidentInput input;

  set_up_world (&world, fixture, "classical");
  input = make_input (&world, "illegal-move", 0);
  rule (&world, &input);
  g_assert_null (zh_desk_unpair_round (fixture->desk, world.id, ZH_UNPAIR_LOSE, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);

  fixture_play_round (fixture, world.id, 1);
  fixture_check (fixture, zh_desk_close_round (fixture->desk, world.id, 1, &error), error);
  check_refused (&world, &input, ZH_ERROR_REFUSED);
}

static void
test_undo (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhVerifyReport) report = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autofree char      *before = NULL;
  g_autofree char      *done = NULL;
  g_autofree char      *undone = NULL;
  g_autofree char      *redone = NULL;
  g_autofree char      *last = NULL;
  const ZhJournalEntry *entry;
  World                 world;
  ZhIncidentInput       input;

  set_up_world (&world, fixture, "classical");
  input = make_input (&world, "illegal-move", 0);
  rule (&world, &input);
  before = fixture_dump_tables (fixture);
  rule (&world, &input);
  done = fixture_dump_tables (fixture);
  g_assert_cmpstr (before, !=, done);

  entries = zh_desk_list_journal (fixture->desk, NULL, &error);
  g_assert_no_error (error);
  entry = g_ptr_array_index (entries, entries->len - 1);
  g_assert_cmpstr (entry->command, ==, "rule-incident");
  g_assert_nonnull (strstr (entry->articles, "7.5.5"));

  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  undone = fixture_dump_tables (fixture);
  g_assert_cmpstr (undone, ==, before);
  check_result (&world, "clear");
  fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
  redone = fixture_dump_tables (fixture);
  g_assert_cmpstr (redone, ==, done);
  check_result (&world, "0-1");
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  last = fixture_dump_tables (fixture);
  g_assert_cmpstr (last, ==, before);

  fixture_reopen (fixture);
  report = zh_desk_verify_file (fixture->path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
}

static const struct
{
  const char *name;
  void (*run) (Fixture *, gconstpointer);
} tests[] = {
  { "second-illegal-move", test_second_illegal_move },
  { "cannot-mate", test_cannot_mate },
  { "assistant-of-disabled", test_assistant_of_disabled },
  { "counted-as", test_counted_as },
  { "decide-otherwise", test_decide_otherwise },
  { "late", test_late },
  { "refused", test_refused },
  { "round-holds", test_round_holds },
  { "undo", test_undo },
};

/* An incident in the hall has nobody at fault; one of a player away from his board reaches the
 * game he plays. Each takes the table of incidents back when undone. */
static void
test_scopes (Fixture      *fixture,
             gconstpointer data)
{
  World           world;
  ZhIncidentInput input;
  int             clocks[2] = { 600, -1 };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  set_up_world (&world, fixture, "classical");
  before = fixture_dump_tables (fixture);
  input = make_input (&world, "photo-breach", 0);
  input.scope = ZH_INCIDENT_IN_HALL;
  input.entry_id = 0;
  input.decision = "none";
  input.reason = "flash";
  input.raised_by = "anyone";
  input.happened = "2026-11-20T10:35";
  input.clocks = clocks;
  input.move = 17;
  input.witnesses = "Witness One";
  rule (&world, &input);
  g_assert_cmpint (get_last (&world)->scope, ==, ZH_INCIDENT_IN_HALL);
  g_assert_cmpint (get_last (&world)->entry_id, ==, 0);
  g_assert_cmpint (get_last (&world)->board, ==, 0);
  g_assert_cmpint (get_last (&world)->clock[0], ==, 600);
  g_assert_cmpint (get_last (&world)->clock[1], ==, -1);
  g_assert_cmpint (get_last (&world)->move, ==, 17);
  g_assert_cmpstr (get_last (&world)->happened, ==, "2026-11-20T10:35");
  rule (&world, &input);
  g_assert_cmpint (get_last (&world)->event_count, ==, 2);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (before, ==, after);

  input.decision = "loss";
  check_refused (&world, &input, ZH_ERROR_INPUT);
  input = make_input (&world, "device-carried", 1);
  input.scope = ZH_INCIDENT_OF_PLAYER;
  rule (&world, &input);
  g_assert_cmpint (get_last (&world)->board, ==, 1);
  check_result (&world, "1-0");
  input.scope = ZH_INCIDENT_OF_TEAM;
  check_refused (&world, &input, ZH_ERROR_INPUT);
  input = make_input (&world, "device-carried", 1);
  input.happened = "yesterday";
  check_refused (&world, &input, ZH_ERROR_INPUT);
}

/* The points of both together stay within those of a game (10.2), and are ordinary ones. */
static void
test_points (Fixture      *fixture,
             gconstpointer data)
{
  World           world;
  ZhIncidentInput input;

  set_up_world (&world, fixture, "classical");
  input = make_input (&world, "disturbing", 0);
  input.sanction = "off-points-cut";
  input.decision = "0.5:1";
  check_refused (&world, &input, ZH_ERROR_REFUSED);
  input.decision = "0.5:0";
  rule (&world, &input);
  g_assert_cmpint (get_last (&world)->decided, ==, ZH_RULED_DRAW_LOSS);
  check_result (&world, "=-0");
  input.sanction = "game-loss";
  input.decision = "draw";
  input.reason = "so";
  check_refused (&world, &input, ZH_ERROR_INPUT);
  input.decision = NULL;
  rule (&world, &input);
  check_result (&world, "0-1");
  input.sanction = "opp-time-add";
  check_refused (&world, &input, ZH_ERROR_INPUT);
  input.opponent_time = 90;
  rule (&world, &input);
  g_assert_cmpint (get_last (&world)->opponent_time, ==, 90);
}

/* Out of two rounds: the one that is paired is lost, the other is an absence. */
static void
test_rounds_out (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  World            world;
  ZhIncidentInput  input;
  const ZhEntry   *entry;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gint64           id;

  set_up_world (&world, fixture, "classical");
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, world.id, &error), error);
  before = fixture_dump_tables (fixture);
  input = make_input (&world, "disturbing", 0);
  id = input.entry_id;
  input.sanction = "rounds-out";
  check_refused (&world, &input, ZH_ERROR_INPUT);
  input.rounds_out = 2;
  rule (&world, &input);
  g_assert_cmpstr (get_last (&world)->decided_by, ==, "chief-arbiter");
  entry = zh_tournament_find_entry (fixture_get_tournament (fixture, world.id), id);
  g_assert_true (zh_entry_get_absence (entry, 3, NULL));
  for (int board = 1; board <= 2; board++)
    {
      const ZhPairing *pairing = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, world.id), 2), board);
      gboolean         is_his = pairing->entry[0] == id || pairing->entry[1] == id;

      g_assert_true (zh_result_is_set (pairing->games[0].result) == is_his);
      g_assert_true (!is_his || !pairing->games[0].result.played);
    }
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (before, ==, after);
}

/* Expulsion ends the game that is on, and with it all that are paired. */
static void
test_expulsion (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_ruleset_load ("ua-draughts-64", &error);
  World            world;
  ZhIncidentInput  input;
  const ZhEntry   *entry;
  g_autofree char *effect = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  set_up_world (&world, fixture, "classical");
  before = fixture_dump_tables (fixture);
  input = make_input (&world, "cheating", 1);
  entry = zh_tournament_find_entry (fixture_get_tournament (fixture, world.id), input.entry_id);
  effect = zh_incident_dup_expulsion_effect (fixture_get_tournament (fixture, world.id), entry, ZH_SANCTION_EXPULSION, rules, zh_language_get_screen ());
  g_assert_nonnull (strstr (effect, "0 of 3"));
  g_assert_nonnull (strstr (effect, "IV.10.1"));
  input.decision = "none";
  input.sanction = "expulsion";
  input.reason = "an engine in the pocket";
  rule (&world, &input);
  entry = zh_tournament_find_entry (fixture_get_tournament (fixture, world.id), input.entry_id);
  g_assert_cmpint (entry->status, ==, ZH_ENTRY_EXPELLED);
  g_assert_cmpint (entry->last_round, ==, 0);
  check_result (&world, "+--");
  check_refused (&world, &input, ZH_ERROR_REFUSED);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (before, ==, after);
  fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
  check_result (&world, "+--");
}

/* What happened in the hall before the first round goes with the tournament, and comes back with it. */
static void
test_tournament_removed (Fixture      *fixture,
                         gconstpointer data)
{
  World           world;
  ZhIncidentInput input;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  set_up_world (&world, fixture, "classical");
  input = make_input (&world, "photo-breach", 0);
  input.tournament_id = fixture_add_tournament (fixture, "Women", "round-robin", 4);
  input.scope = ZH_INCIDENT_IN_HALL;
  input.round = input.board = input.game = 0;
  input.entry_id = 0;
  input.decision = "none";
  input.reason = "flash";
  input.raised_by = "anyone";
  rule (&world, &input);
  before = fixture_dump_tables (fixture);
  fixture_check (fixture, zh_desk_remove_tournament (fixture->desk, input.tournament_id, &error), error);
  g_assert_cmpuint (zh_desk_get_snapshot (fixture->desk)->incidents->len, ==, 0);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (after, ==, before);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/desk/incidents/", tests[i].name, NULL);

      g_test_add (path, Fixture, NULL, fixture_set_up, tests[i].run, fixture_tear_down);
    }
  g_test_add ("/desk/incidents/tournament-removed", Fixture, NULL, fixture_set_up, test_tournament_removed, fixture_tear_down);
  g_test_add ("/desk/incidents/increment", Fixture, NULL, fixture_set_up, test_increment, fixture_tear_down);
  g_test_add ("/desk/incidents/scopes", Fixture, NULL, fixture_set_up, test_scopes, fixture_tear_down);
  g_test_add ("/desk/incidents/points", Fixture, NULL, fixture_set_up, test_points, fixture_tear_down);
  g_test_add ("/desk/incidents/rounds-out", Fixture, NULL, fixture_set_up, test_rounds_out, fixture_tear_down);
  g_test_add ("/desk/incidents/expulsion", Fixture, NULL, fixture_set_up, test_expulsion, fixture_tear_down);
  return g_test_run ();
}
