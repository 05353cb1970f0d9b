#include "config.h"

#include <string.h>

#include "appeals.h"
#include "desk-fixture.h"
#include "desk-incidents.h"
#include "desk-journal.h"
#include "desk-officials.h"
#include "desk-protests.h"
#include "open-protests.h"
#include "desk-verify.h"
#include "errors.h"
#include "protest-words.h"
#include "../tournament-settings.h"

/* A round robin of four under a ruleset, round 1 paired; the time is what the test says. */
typedef struct
{
  Fixture *fixture;
  gint64   id;
  gint64   now; /* seconds */
} World;

static gint64
tell_time (gpointer data)
{
  return ((World *) data)->now * G_USEC_PER_SEC;
}

static void
set_up_world (World      *world,
              Fixture    *fixture,
              const char *ruleset)
{
  g_autoptr (GError) error = NULL;
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) ruleset, .start = { 2026, 11, 20 } };

  world->fixture = fixture;
  world->now = 1795000000;
  zh_desk_set_clock (fixture->desk, tell_time, world);
  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  world->id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, world->id, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, world->id, 1, &error), error);
}

static const ZhCompetition *
get_competition (const World *world)
{
  return zh_desk_get_snapshot (world->fixture->desk);
}

static const ZhPairing *
get_board (const World *world)
{
  return zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (world->fixture, world->id), 1), 1);
}

static void
check_result (const World *world,
              const char  *code)
{
  g_autofree char *found = zh_result_format_code (get_board (world)->games[0].result);

  g_assert_cmpstr (found, ==, code);
}

static const ZhProtest *
get_case (const World *world)
{
  GPtrArray *protests = get_competition (world)->protests;

  g_assert_cmpuint (protests->len, >, 0);
  return g_ptr_array_index (protests, protests->len - 1);
}

/* White loses by @incident. Returns the ruling's id. */
static gint64
rule_loss (const World *world,
           const char  *incident)
{
  g_autoptr (GError) error = NULL;
  ZhIncidentInput  input = { .tournament_id = world->id, .round = 1, .board = 1, .game = 1, .entry_id = get_board (world)->entry[0], .incident = incident, .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .decision = "loss", .reason = "as the arbiter saw it" };
  const GPtrArray *incidents;

  fixture_check (world->fixture, zh_desk_rule_incident (world->fixture->desk, &input, &error), error);
  check_result (world, "0-1");
  incidents = get_competition (world)->incidents;
  return ((const ZhIncidentRecord *) g_ptr_array_index (incidents, incidents->len - 1))->id;
}

/* A phone rings, FIDE 11.3.2. */
static gint64
ring (const World *world)
{
  return rule_loss (world, "device-sound");
}

static void
add_official (const World *world,
              const char  *role,
              const char  *name,
              const char  *branch,
              ZhDate       birth)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhOfficial) official = zh_official_new ();

  zh_person_set_string (&official->role, role);
  zh_person_set_string (&official->name, name);
  zh_person_set_string (&official->federation, branch);
  official->birth = birth;
  fixture_check (world->fixture, zh_desk_set_official (world->fixture->desk, official, &error), error);
}

static void
add_committee (const World *world)
{
  add_official (world, "committee-chair", "Zoloto Anna", "North", (ZhDate){ 1970, 1, 1 });
  add_official (world, "committee", "Yavir Bohdan", "South", (ZhDate){ 1980, 1, 1 });
  add_official (world, "committee", "Verba Clara", "East", (ZhDate){ 1990, 1, 1 });
  add_official (world, "committee-reserve", "Topolia Danylo", "West", (ZhDate){ 1985, 1, 1 });
  add_official (world, "committee-reserve", "Smereka Eva", "Centre", (ZhDate){ 1975, 1, 1 });
}

static ZhProtestInput
make_input (const World *world,
            gint64       incident_id)
{
  return (ZhProtestInput){ .tournament_id = world->id, .entry_id = get_board (world)->entry[0], .written = TRUE, .subject = ZH_PROTEST_SUBJECT_RULING, .incident_id = incident_id, .facts = "It was not his phone.", .claim = "Let the game go on." };
}

static gint64
file_protest (const World          *world,
              const ZhProtestInput *input)
{
  g_autoptr (GError) error = NULL;
  gint64    id = 0;
  ZhChange *change = zh_desk_file_protest (world->fixture->desk, input, &id, &error);

  fixture_check (world->fixture, change, error);
  return id;
}

static void
check_refused (const World *world,
               ZhChange    *change,
               GError     **error,
               ZhError      code,
               const char  *words)
{
  g_assert_null (change);
  g_assert_error (*error, ZH_ERROR, (int) code);
  if (words != NULL && strstr ((*error)->message, words) == NULL)
    g_error ("“%s” is not in: %s", words, (*error)->message);
  g_clear_error (error);
  g_assert_true (zh_desk_check_snapshot (world->fixture->desk, NULL));
}

static const char *
get_part (const ZhProtest *protest,
          const char      *name)
{
  for (guint i = 0; i < protest->people->len; i++)
    {
      const ZhProtestPerson *person = g_ptr_array_index (protest->people, i);

      if (strcmp (person->name, name) == 0)
        return zh_protest_word_to_string (ZH_PROTEST_PART, person->part);
    }
  return NULL;
}

/* From the ruling to the decision told; then all of it undone and done again. */
static void
test_upheld (Fixture      *fixture,
             gconstpointer data)
{
  static const char *const heard[] = { "Player 01", "Player 04", NULL };
  World                    world;
  ZhProtestInput           input;
  ZhProtestRuling          ruling = { .decision = ZH_PROTEST_DECISION_UPHELD, .votes_for = 2, .votes_against = 1, .reason = "Another phone rang", .effect = ZH_PROTEST_EFFECT_ANNULLED, .deposit = ZH_PROTEST_DEPOSIT_RETURNED };
  GError                  *error = NULL;
  gint64                   incident;
  gint64                   id;
  g_autofree char         *after = NULL;
  g_autofree char         *again = NULL;
  int                      n_acts = 0;

  set_up_world (&world, fixture, "ua-chess-2026");
  add_committee (&world);
  incident = ring (&world);
  world.now += 600;
  input = make_input (&world, incident);
  input.deposit = "500";
  id = file_protest (&world, &input);
  g_assert_cmpint (get_case (&world)->number, ==, 1);
  g_assert_cmpstr (get_case (&world)->faults, ==, "");
  g_assert_cmpint (get_case (&world)->handed_in - get_case (&world)->contested_time, ==, 600);
  g_assert_cmpuint (zh_competition_count_open_protests (get_competition (&world), world.id), ==, 1);

  check_refused (&world, zh_desk_hear_protest (fixture->desk, id, 0, NULL, heard, &error), &error, ZH_ERROR_REFUSED, NULL);
  fixture_check (fixture, zh_desk_draw_committee (fixture->desk, id, NULL, 0, &error), error);
  g_assert_cmpint (zh_protest_get_step (get_case (&world)), ==, ZH_PROTEST_DRAWN);
  check_refused (&world, zh_desk_decide_protest (fixture->desk, id, &ruling, &error), &error, ZH_ERROR_REFUSED, NULL);
  fixture_check (fixture, zh_desk_hear_protest (fixture->desk, id, 0, "Small hall", heard, &error), error);
  g_assert_cmpstr (get_case (&world)->hearing_place, ==, "Small hall");
  fixture_check (fixture, zh_desk_decide_protest (fixture->desk, id, &ruling, &error), error);
  check_result (&world, "clear");
  g_assert_cmpstr (get_case (&world)->result_before, ==, "0-1");
  g_assert_cmpstr (get_case (&world)->result_after, ==, "clear");
  g_assert_cmpint (get_case (&world)->deposit_state, ==, ZH_PROTEST_DEPOSIT_RETURNED);
  /* The ruling stays in the register, without effect. */
  g_assert_nonnull (zh_competition_find_incident (get_competition (&world), incident));
  g_assert_true (zh_competition_find_annulment (get_competition (&world), incident) == get_case (&world));
  g_assert_cmpuint (zh_competition_count_open_protests (get_competition (&world), 0), ==, 0);
  fixture_check (fixture, zh_desk_notify_protest (fixture->desk, id, heard, 0, &error), error);
  g_assert_cmpint (zh_protest_get_step (get_case (&world)), ==, ZH_PROTEST_NOTIFIED);

  after = fixture_dump_tables (fixture);
  for (; get_competition (&world)->incidents->len > 0; n_acts++)
    fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  g_assert_cmpint (n_acts, ==, 6);
  check_result (&world, "clear");
  for (int i = 0; i < n_acts; i++)
    fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
  again = fixture_dump_tables (fixture);
  g_assert_cmpstr (again, ==, after);
  check_result (&world, "clear");
}

/* The commission reads who did what, with the article, and the chain holds. */
static void
test_journal (Fixture      *fixture,
              gconstpointer data)
{
  World                    world;
  ZhProtestInput           input;
  ZhProtestRuling          ruling = { .decision = ZH_PROTEST_DECISION_REJECTED, .votes_against = 3, .reason = "It was his phone" };
  static const char *const heard[] = { NULL };
  ZhJournalFilter          filter = { .limit = 1 };
  GError                  *error = NULL;
  gint64                   id;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (ZhVerifyReport) report = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autofree char      *words = NULL;
  const ZhJournalEntry *last;

  set_up_world (&world, fixture, "ru-chess-988");
  add_committee (&world);
  input = make_input (&world, ring (&world));
  id = file_protest (&world, &input);
  fixture_check (fixture, zh_desk_draw_committee (fixture->desk, id, NULL, 0, &error), error);
  fixture_check (fixture, zh_desk_hear_protest (fixture->desk, id, 0, NULL, heard, &error), error);
  fixture_check (fixture, zh_desk_decide_protest (fixture->desk, id, &ruling, &error), error);
  check_result (&world, "0-1");
  entries = zh_desk_list_journal (fixture->desk, &filter, &error);
  last = g_ptr_array_index (entries, 0);
  words = zh_journal_entry_format (last, language);
  g_assert_cmpstr (last->articles, ==, "34.4");
  g_assert_cmpstr (words, ==, "Protest no. 1. Appeals committee: Rejected. Nothing applied; votes: 0 for, 3 against. Reason: It was his phone");
  report = zh_desk_verify_file (fixture->path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);

  /* What the committee decided is final, 34.4. */
  input.subject = ZH_PROTEST_SUBJECT_DECISION;
  input.appealed_id = id;
  check_refused (&world, zh_desk_file_protest (fixture->desk, &input, NULL, &error), &error, ZH_ERROR_REFUSED, "34.4");
}

/* Too late, not in writing: refused with the article, taken only with a reason. */
static void
test_inadmissible (Fixture      *fixture,
                   gconstpointer data)
{
  World            world;
  ZhProtestInput   input;
  GError          *error = NULL;
  gint64           deadline = 0;
  g_autofree char *faults = NULL;
  g_autofree char *open = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);

  set_up_world (&world, fixture, "ru-chess-988");
  input = make_input (&world, ring (&world));
  world.now += 3600;
  faults = zh_desk_dup_protest_faults (fixture->desk, &input, &deadline, language, &error);
  g_assert_cmpstr (faults, ==, "");
  g_assert_cmpint (deadline, ==, world.now);
  world.now++;
  check_refused (&world, zh_desk_file_protest (fixture->desk, &input, NULL, &error), &error, ZH_ERROR_REFUSED, "34.3");
  input.written = FALSE;
  input.admitted = "the arbiter was away";
  file_protest (&world, &input);
  g_assert_cmpstr (get_case (&world)->admitted, ==, "the arbiter was away");
  g_assert_nonnull (strstr (get_case (&world)->faults, "not-written"));
  open = zh_competition_dup_open_protests (zh_desk_get_snapshot (fixture->desk), world.id, language);
  g_assert_cmpstr (open, ==, "no. 1 (round 1, board 1), Player 01 Test");

  /* The regulation of the event may set another deadline. */
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "appeals.deadline-seconds", "7200", &error), error);
  input.written = TRUE;
  input.admitted = NULL;
  file_protest (&world, &input);
  g_assert_cmpint (get_case (&world)->number, ==, 2);
  g_assert_cmpstr (get_case (&world)->faults, ==, "");
}

/* In team events only the captain protests (Russian order 988 24.6). */
static void
test_captain (Fixture      *fixture,
              gconstpointer data)
{
  World          world;
  ZhProtestInput input;
  GError        *error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);

  set_up_world (&world, fixture, "ru-chess-988");
  zh_person_set_string (&settings->name, "Teams");
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  settings->boards = 2;
  settings->n_rounds = 1;
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &world.id, &error), error);
  for (int i = 0; i < 2; i++)
    {
      ZhEntry *team = zh_entry_new ();

      zh_person_set_string (&team->team_name, i == 0 ? "Lynx" : "Marten");
      g_ptr_array_add (teams, team);
    }
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, world.id, teams, &error), error);
  fixture_check (fixture, zh_desk_number_entries (fixture->desk, world.id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, world.id, &error), error);
  input = (ZhProtestInput){ .tournament_id = world.id, .entry_id = get_board (&world)->entry[0], .by = "Somebody Else", .written = TRUE, .subject = ZH_PROTEST_SUBJECT_PAIRING, .round = 1, .facts = "The wrong teams met." };
  check_refused (&world, zh_desk_file_protest (fixture->desk, &input, NULL, &error), &error, ZH_ERROR_REFUSED, "24.6");
  input.by_captain = TRUE;
  file_protest (&world, &input);
  g_assert_cmpstr (get_case (&world)->by, ==, "Somebody Else");
  g_assert_cmpint (get_case (&world)->board, ==, 0);
}

/* An arbiter in the committee, one too young, an even vote: each refused with its article. */
static void
test_committee_refused (Fixture      *fixture,
                        gconstpointer data)
{
  World          world;
  GError        *error = NULL;
  gint64         id;
  ZhProtestInput input;
  gboolean       may_sit = TRUE;
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_auto (GStrv) faults = NULL;
  g_auto (GStrv) late = NULL;

  set_up_world (&world, fixture, "ru-chess-988");
  input = make_input (&world, ring (&world));
  id = file_protest (&world, &input);
  check_refused (&world, zh_desk_draw_committee (fixture->desk, id, NULL, 0, &error), &error, ZH_ERROR_REFUSED, NULL);
  add_committee (&world);
  faults = zh_competition_dup_committee_faults (get_competition (&world), &may_sit, language, &error);
  g_assert_true (may_sit);
  g_assert_cmpuint (g_strv_length (faults), ==, 0);

  add_official (&world, "arbiter", "Verba Clara Petrivna", "", ZH_DATE_NONE);
  late = zh_competition_dup_committee_faults (get_competition (&world), &may_sit, language, &error);
  g_assert_false (may_sit);
  g_assert_cmpuint (g_strv_length (late), ==, 2);
  g_assert_cmpstr (late[1], ==, "The committee is formed before round 1. [30.2.1.2.7]");
  check_refused (&world, zh_desk_draw_committee (fixture->desk, id, NULL, 0, &error), &error, ZH_ERROR_REFUSED, "Verba Clara serves as an arbiter and may not be a member. [34.2]");
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);

  add_official (&world, "committee", "Kalyna Olha", "Far", (ZhDate){ 2006, 1, 1 });
  check_refused (&world, zh_desk_draw_committee (fixture->desk, id, NULL, 0, &error), &error, ZH_ERROR_REFUSED, "34.2.2");
  check_refused (&world, zh_desk_draw_committee (fixture->desk, id, NULL, 0, &error), &error, ZH_ERROR_REFUSED, "Kalyna Olha is younger than 21 years. [34.2.3]");
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  fixture_check (fixture, zh_desk_draw_committee (fixture->desk, id, NULL, 0, &error), error);
}

/* Who has an interest gives his seat to a reserve; a party to the dispute is found by name, and a
 * chairman leaves the chair to a member. */
static void
test_conflict (Fixture      *fixture,
               gconstpointer data)
{
  World               world;
  GError             *error = NULL;
  gint64              id;
  ZhProtestInput      input;
  ZhCommitteeConflict conflict = { "Zoloto Anna", "coach of a party" };
  ZhCommitteeConflict unknown = { "Nobody Here", "none" };
  ZhCommitteeConflict all[] = { { "Yavir Bohdan", "a" }, { "Verba Clara", "b" }, { "Zoloto Anna", "c" } };
  const ZhEntry      *opponent;
  g_autofree char    *party = NULL;

  set_up_world (&world, fixture, "ua-chess-2026");
  add_committee (&world);
  opponent = zh_tournament_find_entry (fixture_get_tournament (fixture, world.id), get_board (&world)->entry[1]);
  party = zh_entry_format_name (opponent);
  input = make_input (&world, ring (&world));
  id = file_protest (&world, &input);
  check_refused (&world, zh_desk_draw_committee (fixture->desk, id, &unknown, 1, &error), &error, ZH_ERROR_INPUT, "Nobody Here");
  fixture_check (fixture, zh_desk_draw_committee (fixture->desk, id, &conflict, 1, &error), error);
  g_assert_cmpstr (get_part (get_case (&world), "Zoloto Anna"), ==, "excluded");
  g_assert_cmpstr (get_part (get_case (&world), "Yavir Bohdan"), ==, "chair");
  g_assert_cmpstr (get_part (get_case (&world), "Topolia Danylo"), ==, "member");
  g_assert_cmpstr (get_part (get_case (&world), "Smereka Eva"), ==, "reserve");
  g_assert_cmpuint (zh_protest_count_people (get_case (&world), ZH_PROTEST_PART_MEMBER), ==, 2);

  /* Three seats to fill and two reserves. */
  check_refused (&world, zh_desk_draw_committee (fixture->desk, id, all, 3, &error), &error, ZH_ERROR_REFUSED, "IV.10.8.4.1");

  /* Drawing again replaces; the player at the board has no seat. */
  add_official (&world, "committee", party, "Player's own", (ZhDate){ 1980, 1, 1 });
  fixture_check (fixture, zh_desk_draw_committee (fixture->desk, id, NULL, 0, &error), error);
  g_assert_cmpstr (get_part (get_case (&world), party), ==, "excluded");
  for (guint i = 0; i < get_case (&world)->people->len; i++)
    {
      const ZhProtestPerson *person = g_ptr_array_index (get_case (&world)->people, i);

      if (strcmp (person->name, party) == 0)
        g_assert_cmpstr (person->note, ==, ZH_PROTEST_NOTE_PARTY);
    }
  g_assert_cmpstr (get_part (get_case (&world), "Zoloto Anna"), ==, "chair");
}

/* Votes must be those of the committee, carry the decision, and a reason must be given. */
static void
test_votes (Fixture      *fixture,
            gconstpointer data)
{
  static const struct
  {
    const char     *name;
    ZhProtestRuling ruling;
  } wrong[] = {
    { "no votes", { .decision = ZH_PROTEST_DECISION_UPHELD, .reason = "r", .effect = ZH_PROTEST_EFFECT_ANNULLED } },
    { "too many", { .decision = ZH_PROTEST_DECISION_UPHELD, .votes_for = 3, .votes_against = 1, .reason = "r", .effect = ZH_PROTEST_EFFECT_ANNULLED } },
    { "even", { .decision = ZH_PROTEST_DECISION_UPHELD, .votes_for = 2, .votes_against = 0, .reason = "r", .effect = ZH_PROTEST_EFFECT_ANNULLED } },
    { "lost", { .decision = ZH_PROTEST_DECISION_UPHELD, .votes_for = 1, .votes_against = 2, .reason = "r", .effect = ZH_PROTEST_EFFECT_ANNULLED } },
    { "won", { .decision = ZH_PROTEST_DECISION_REJECTED, .votes_for = 2, .votes_against = 1, .reason = "r" } },
    { "no reason", { .decision = ZH_PROTEST_DECISION_REJECTED, .votes_for = 1, .votes_against = 2 } },
    { "no word", { .votes_for = 1, .votes_against = 2, .reason = "r" } },
    { "rejected with an effect", { .decision = ZH_PROTEST_DECISION_REJECTED, .votes_for = 1, .votes_against = 2, .reason = "r", .effect = ZH_PROTEST_EFFECT_ANNULLED } },
    { "upheld without one", { .decision = ZH_PROTEST_DECISION_UPHELD, .votes_for = 2, .votes_against = 1, .reason = "r" } },
    { "no such result", { .decision = ZH_PROTEST_DECISION_PARTLY, .votes_for = 2, .votes_against = 1, .reason = "r", .effect = ZH_PROTEST_EFFECT_RESULT, .result = "7-7" } },
  };
  static const char *const nobody[] = { NULL };
  World                    world;
  GError                  *error = NULL;
  gint64                   id;
  ZhProtestInput           input;
  ZhProtestRuling          right = { .decision = ZH_PROTEST_DECISION_PARTLY, .votes_for = 2, .votes_against = 1, .reason = "r", .effect = ZH_PROTEST_EFFECT_RESULT, .result = "=-=" };

  set_up_world (&world, fixture, "ru-chess-988");
  add_committee (&world);
  input = make_input (&world, ring (&world));
  id = file_protest (&world, &input);
  fixture_check (fixture, zh_desk_draw_committee (fixture->desk, id, NULL, 0, &error), error);
  fixture_check (fixture, zh_desk_hear_protest (fixture->desk, id, 0, NULL, nobody, &error), error);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_test_message ("%s", wrong[i].name);
      check_refused (&world, zh_desk_decide_protest (fixture->desk, id, &wrong[i].ruling, &error), &error, ZH_ERROR_INPUT, NULL);
      check_result (&world, "0-1");
    }
  fixture_check (fixture, zh_desk_decide_protest (fixture->desk, id, &right, &error), error);
  check_result (&world, "=-=");
  check_refused (&world, zh_desk_decide_protest (fixture->desk, id, &right, &error), &error, ZH_ERROR_REFUSED, NULL);
}

/* The committee's decision reaches a closed round, but leaves no game there open; a ruling whose
 * result was changed since is not taken back as a whole. */
static void
test_closed_round (Fixture      *fixture,
                   gconstpointer data)
{
  World           world;
  GError         *error = NULL;
  gint64          id;
  ZhProtestInput  input;
  ZhProtestRuling annul = { .forum = ZH_PROTEST_FORUM_CHIEF_ARBITER, .decision = ZH_PROTEST_DECISION_UPHELD, .reason = "r", .effect = ZH_PROTEST_EFFECT_ANNULLED };
  ZhProtestRuling result = { .forum = ZH_PROTEST_FORUM_CHIEF_ARBITER, .decision = ZH_PROTEST_DECISION_UPHELD, .reason = "r", .effect = ZH_PROTEST_EFFECT_RESULT, .result = "1-0" };

  set_up_world (&world, fixture, "ua-chess-2026");
  input = make_input (&world, ring (&world));
  id = file_protest (&world, &input);
  fixture_play_round (fixture, world.id, 1);
  fixture_check (fixture, zh_desk_close_round (fixture->desk, world.id, 1, &error), error);
  check_refused (&world, zh_desk_decide_protest (fixture->desk, id, &annul, &error), &error, ZH_ERROR_REFUSED, NULL);
  fixture_check (fixture, zh_desk_decide_protest (fixture->desk, id, &result, &error), error);
  check_result (&world, "1-0");
  g_assert_cmpint (get_case (&world)->forum, ==, ZH_PROTEST_FORUM_CHIEF_ARBITER);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  fixture_check (fixture, zh_desk_reopen_round (fixture->desk, world.id, 1, "An invented reason", &error), error);
  fixture_check (fixture, zh_desk_set_result (fixture->desk, world.id, 1, 1, 0, (ZhResult){ ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE }, &error), error);
  check_refused (&world, zh_desk_decide_protest (fixture->desk, id, &annul, &error), &error, ZH_ERROR_REFUSED, NULL);
  check_result (&world, "=-=");
}

/* A ruling that expelled is taken back with everything it did. */
static void
test_expulsion_annulled (Fixture      *fixture,
                         gconstpointer data)
{
  World            world;
  GError          *error = NULL;
  gint64           id;
  ZhProtestRuling  annul = { .forum = ZH_PROTEST_FORUM_CHIEF_ARBITER, .decision = ZH_PROTEST_DECISION_UPHELD, .reason = "r", .effect = ZH_PROTEST_EFFECT_ANNULLED };
  ZhIncidentInput  incident;
  ZhProtestInput   input;
  g_autofree char *before = NULL;
  const GPtrArray *incidents;
  const ZhEntry   *entry;

  set_up_world (&world, fixture, "fide-2023");
  incident = (ZhIncidentInput){ .tournament_id = world.id, .round = 1, .board = 1, .game = 1, .entry_id = get_board (&world)->entry[0], .incident = "device-sound", .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .decision = "loss", .sanction = "expulsion", .reason = "again" };
  fixture_check (fixture, zh_desk_rule_incident (fixture->desk, &incident, &error), error);
  entry = zh_tournament_find_entry (fixture_get_tournament (fixture, world.id), incident.entry_id);
  g_assert_cmpint (entry->status, ==, ZH_ENTRY_EXPELLED);
  incidents = get_competition (&world)->incidents;
  input = make_input (&world, ((const ZhIncidentRecord *) g_ptr_array_index (incidents, 0))->id);
  id = file_protest (&world, &input);
  fixture_check (fixture, zh_desk_decide_protest (fixture->desk, id, &annul, &error), error);
  entry = zh_tournament_find_entry (fixture_get_tournament (fixture, world.id), incident.entry_id);
  g_assert_cmpint (entry->status, ==, ZH_ENTRY_PLAYING);
  check_result (&world, "clear");
  g_assert_cmpuint (get_competition (&world)->incidents->len, ==, 1);

  /* It counts no more: the next one is the first. */
  fixture_check (fixture, zh_desk_rule_incident (fixture->desk, &incident, &error), error);
  incidents = get_competition (&world)->incidents;
  g_assert_cmpint (((const ZhIncidentRecord *) g_ptr_array_index (incidents, 1))->count, ==, 1);
}

/* An attachment is in the file, byte for byte; one too large only by reference and digest. */
static void
test_attachment (Fixture      *fixture,
                 gconstpointer data)
{
  static const guint8 bytes[] = { 0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x0a };
  World               world;
  GError             *error = NULL;
  gint64              id;
  ZhProtestInput      input;
  g_autoptr (GBytes) content = g_bytes_new_static (bytes, sizeof bytes);
  g_autoptr (ZhOutsideFile) kept = zh_outside_file_new (content);
  ZhOutsideFile large = { .size = ZH_PROTEST_MAX_FILE + 1, .digest = kept->digest };
  g_autoptr (GBytes) found = NULL;
  const ZhProtestFile *file;

  set_up_world (&world, fixture, "ua-chess-2026");
  input = make_input (&world, ring (&world));
  id = file_protest (&world, &input);
  fixture_check (fixture, zh_desk_attach_to_protest (fixture->desk, id, "protest.pdf", kept, NULL, &error), error);
  check_refused (&world, zh_desk_attach_to_protest (fixture->desk, id, "film.mp4", &large, NULL, &error), &error, ZH_ERROR_INPUT, "film.mp4");
  fixture_check (fixture, zh_desk_attach_to_protest (fixture->desk, id, "film.mp4", &large, "safe 2", &error), error);
  fixture_reopen (fixture);
  file = g_ptr_array_index (get_case (&world)->files, 0);
  g_assert_cmpint (file->size, ==, sizeof bytes);
  found = zh_desk_dup_protest_file (fixture->desk, file->id, &error);
  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (found, content));
  file = g_ptr_array_index (get_case (&world)->files, 1);
  g_assert_cmpstr (file->reference, ==, "safe 2");
  g_assert_null (zh_desk_dup_protest_file (fixture->desk, file->id, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_error_free (error);
}

/* The panel against the norms: Ukrainian chess rules IV.10.1.1 (one judge for two or three pairs), IV.10.1.2 (for
 * three or four in a district), IV.10.1 (a doctor), IV.10.13 (four boards at most). */
static void
test_panel (Fixture      *fixture,
            gconstpointer data)
{
  World        world;
  GError      *error = NULL;
  ZhAssignment assignment = { .round = 0, .first_board = 1, .last_board = 5 };
  g_autoptr (ZhRuleset) rules = zh_ruleset_load ("ua-chess-2026", &error);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GArray) norms = NULL;
  g_autoptr (GArray) later = NULL;
  g_autofree char *line = NULL;
  g_autofree char *load = NULL;
  g_autofree char *boards = NULL;

  set_up_world (&world, fixture, "ua-chess-2026");
  world.id = fixture_add_tournament (fixture, "Open", "dutch", 14);
  add_official (&world, "chief-arbiter", "Dzvinka Myra", "", ZH_DATE_NONE);
  add_official (&world, "arbiter", "Horobets Ivan", "", ZH_DATE_NONE);
  norms = zh_competition_check_panel (get_competition (&world), fixture_get_tournament (fixture, world.id), 0, rules);
  g_assert_cmpuint (norms->len, ==, 4);
  line = zh_panel_norm_format (&g_array_index (norms, ZhPanelNorm, 2), language);
  g_assert_cmpstr (line, ==, "Line arbiters: 3 to 4 recommended, 1 named; in an event of a district 2 to 3 (IV.10.1.2) [IV.10.1.1]");
  g_assert_false (g_array_index (norms, ZhPanelNorm, 2).kept);
  g_assert_true (g_array_index (norms, ZhPanelNorm, 0).kept);

  assignment.tournament_id = world.id;
  assignment.official_id = zh_competition_find_official (get_competition (&world), "arbiter")->id;
  fixture_check (fixture, zh_desk_assign_boards (fixture->desk, &assignment, &error), error);
  check_refused (&world, zh_desk_assign_boards (fixture->desk, &assignment, &error), &error, ZH_ERROR_REFUSED, "Horobets Ivan");
  assignment.last_board = 99;
  check_refused (&world, zh_desk_assign_boards (fixture->desk, &assignment, &error), &error, ZH_ERROR_INPUT, NULL);
  later = zh_competition_check_panel (get_competition (&world), fixture_get_tournament (fixture, world.id), 1, rules);
  load = zh_panel_norm_format (&g_array_index (later, ZhPanelNorm, 3), language);
  g_assert_cmpstr (load, ==, "Boards of one judge: at most 4, up to 5 given [IV.10.13]");
  boards = zh_competition_format_boards (get_competition (&world), assignment.official_id, world.id, 0, language);
  g_assert_cmpstr (boards, ==, "1–5");

  /* Who goes takes his boards along. */
  fixture_check (fixture, zh_desk_remove_official (fixture->desk, assignment.official_id, &error), error);
  g_assert_cmpuint (get_competition (&world)->assignments->len, ==, 0);
}

/* A case keeps what was wrong and no words: they are made when it is shown, in the language of whoever reads. */
static void
test_language (Fixture      *fixture,
               gconstpointer data)
{
  World world = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) ukrainian = zh_language_new ("uk", &error);
  g_autofree char *faults = NULL;
  g_autofree char *said = NULL;
  ZhProtestInput   input;

  set_up_world (&world, fixture, "ru-chess-988");
  zh_desk_set_language (fixture->desk, ukrainian);
  input = make_input (&world, ring (&world));
  input.written = FALSE;
  input.admitted = "the arbiter was away";
  faults = zh_desk_dup_protest_faults (fixture->desk, &input, NULL, ukrainian, &error);
  g_assert_no_error (error);
  file_protest (&world, &input);
  g_assert_cmpstr (get_case (&world)->faults, ==, "not-written 0 [34.3]");
  said = zh_appeal_faults_format (get_case (&world)->faults, ukrainian);
  g_assert_cmpstr (said, ==, faults);
  g_assert_false (g_str_is_ascii (faults));
}

#define ADD(name, func) g_test_add ("/desk/protests/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

/* FIDE 2009 12.10: no protest lies against a ruling on 10.2; the arbiter may take it all the same. */
static void
test_final_ruling (Fixture      *fixture,
                   gconstpointer data)
{
  World          world;
  ZhProtestInput input;
  GError        *error = NULL;

  set_up_world (&world, fixture, "fide-2009");
  input = make_input (&world, rule_loss (&world, "qpf-draw-claim"));
  check_refused (&world, zh_desk_file_protest (fixture->desk, &input, NULL, &error), &error, ZH_ERROR_REFUSED, "12.10");
  input.admitted = "the arbiter was not at the board";
  file_protest (&world, &input);
  g_assert_nonnull (strstr (get_case (&world)->faults, "12.10"));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  ADD ("language", test_language);
  ADD ("upheld", test_upheld);
  ADD ("journal", test_journal);
  ADD ("inadmissible", test_inadmissible);
  ADD ("captain", test_captain);
  ADD ("final-ruling", test_final_ruling);
  ADD ("committee-refused", test_committee_refused);
  ADD ("conflict", test_conflict);
  ADD ("votes", test_votes);
  ADD ("closed-round", test_closed_round);
  ADD ("expulsion-annulled", test_expulsion_annulled);
  ADD ("attachment", test_attachment);
  ADD ("panel", test_panel);
  return g_test_run ();
}
