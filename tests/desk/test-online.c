/* The desk of online play: lost connections with what is ruled of them, games that are checked, and the extra game of a
 * level match. Last, a table of what the rules answer online, article by article: prints agree/total.
 */
#include "config.h"

#include <string.h>

#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-extra-game.h"
#include "desk-fixture.h"
#include "desk-outages.h"
#include "desk-regulation.h"
#include "desk-rounds.h"
#include "desk-screening.h"
#include "desk-team-list.h"
#include "desk-unpair.h"
#include "errors.h"
#include "round-boards.h"
#include "../tournament-settings.h"

/* Four players under @ruleset, online, with round 1 paired. */
static gint64
add_online (Fixture    *fixture,
            const char *ruleset)
{
  ZhCompetitionDetails details = { .title = "Final", .ruleset = (char *) ruleset };
  GError              *error = NULL;
  gint64               id;
  g_autoptr (ZhTournament) settings = NULL;

  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  id = fixture_add_tournament (fixture, "Final", "dutch", 4);
  settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  settings->play = ZH_PLAY_ONLINE;
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  fixture_check (fixture, zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  return id;
}

static const ZhPairing *
get_pairing (Fixture *fixture,
             gint64   id,
             int      board)
{
  return zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1), board);
}

/* White of a board is gone. */
static const ZhOutage *
lose (Fixture    *fixture,
      gint64      id,
      int         board,
      const char *since)
{
  const ZhOutageInput input = { id, 1, board, 1, get_pairing (fixture, id, board)->entry[0], ZH_OUTAGE_CONNECTION, since, NULL };
  GError             *error = NULL;
  const GPtrArray    *outages;

  fixture_check (fixture, zh_desk_open_outage (fixture->desk, &input, &error), error);
  outages = fixture_get_tournament (fixture, id)->outages;
  return g_ptr_array_index (outages, outages->len - 1);
}

static ZhOutageEnding
make_ending (gint64          id,
             const ZhOutage *outage,
             ZhOutageEnd     ended)
{
  return (ZhOutageEnding){ .tournament_id = id, .outage_id = outage->id, .ended = ended, .lost = 95, .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED };
}

/* Back in the game: nothing of the result changes, the ruling stands in the register with its articles, and one undo
 * takes both back. */
static void
test_back (Fixture      *fixture,
           gconstpointer data)
{
  gint64                  id = add_online (fixture, "ru-chess-988");
  const ZhOutage         *outage = lose (fixture, id, 1, "2026-03-01T10:05:10");
  ZhOutageEnding          ending = make_ending (id, outage, ZH_OUTAGE_RECONNECTED);
  GError                 *error = NULL;
  const ZhIncidentRecord *record;

  ending.offender_time = 95;
  fixture_check (fixture, zh_desk_end_outage (fixture->desk, &ending, &error), error);
  outage = g_ptr_array_index (fixture_get_tournament (fixture, id)->outages, 0);
  record = zh_competition_find_incident (zh_desk_get_snapshot (fixture->desk), outage->incident_id);
  g_assert_cmpint (outage->ended, ==, ZH_OUTAGE_RECONNECTED);
  g_assert_cmpint (outage->lost, ==, 95);
  g_assert_cmpstr (record->articles, ==, "6.11.1;6.11.3;7.1;24.7.3");
  g_assert_cmpint (record->offender_time, ==, 95);
  g_assert_cmpint (record->decided, ==, ZH_RULED_NONE);
  g_assert_false (zh_result_is_set (get_pairing (fixture, id, 1)->games[0].result));
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  outage = g_ptr_array_index (fixture_get_tournament (fixture, id)->outages, 0);
  g_assert_cmpint (outage->ended, ==, ZH_OUTAGE_OPEN);
  g_assert_cmpint (outage->incident_id, ==, 0);
  g_assert_cmpuint (zh_desk_get_snapshot (fixture->desk)->incidents->len, ==, 0);
}

/* What the rules say of an end is asked before it is ruled on, and of a lost connection alone. */
static void
test_asked (Fixture      *fixture,
            gconstpointer data)
{
  gint64         id = add_online (fixture, "ru-chess-988");
  ZhOutageEnding ending = make_ending (id, lose (fixture, id, 1, NULL), ZH_OUTAGE_LOST_ON_TIME);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhIncidentAnswer) answer = zh_desk_ask_outage (zh_desk_get_snapshot (fixture->desk), &ending, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (zh_incident_answer_get_applies (answer));
  g_assert_cmpstr (zh_ruled_result_to_string (zh_incident_answer_get_decision (answer)), ==, "loss");
  ending.outage_id++;
  g_assert_null (zh_desk_ask_outage (zh_desk_get_snapshot (fixture->desk), &ending, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_cmpstr (error->message, ==, "No such lost connection is open");
}

/* Time ran out: the game is lost, or drawn where the opponent cannot mate (6.9). */
static void
test_run_out (Fixture      *fixture,
              gconstpointer data)
{
  static const char *const facts[] = { "opponent-cannot-mate", NULL };
  gint64                   id = add_online (fixture, "ru-chess-988");
  ZhOutageEnding           ending = make_ending (id, lose (fixture, id, 1, NULL), ZH_OUTAGE_LOST_ON_TIME);
  GError                  *error = NULL;
  g_autofree char         *result = NULL;

  fixture_check (fixture, zh_desk_end_outage (fixture->desk, &ending, &error), error);
  result = zh_result_format_code (get_pairing (fixture, id, 1)->games[0].result);
  g_assert_cmpstr (result, ==, "0-1");
  ending = make_ending (id, lose (fixture, id, 2, NULL), ZH_OUTAGE_LOST_ON_TIME);
  ending.facts = facts;
  fixture_check (fixture, zh_desk_end_outage (fixture->desk, &ending, &error), error);
  g_free (result);
  result = zh_result_format_code (get_pairing (fixture, id, 2)->games[0].result);
  g_assert_cmpstr (result, ==, "=-=");
}

static void
assert_refused (ZhChange   *change,
                GError    **error,
                ZhError     code,
                const char *words)
{
  g_assert_null (change);
  g_assert_error (*error, ZH_ERROR, (int) code);
  if (strstr ((*error)->message, words) == NULL)
    g_error ("“%s” does not say “%s”", (*error)->message, words);
  g_clear_error (error);
}

static void
test_outage_refused (Fixture      *fixture,
                     gconstpointer data)
{
  gint64          id = add_online (fixture, "ru-chess-988");
  const ZhOutage *outage = lose (fixture, id, 1, "2026-03-01T10:05");
  ZhOutageInput   input = { id, 1, 1, 1, outage->entry_id, ZH_OUTAGE_CONNECTION, NULL, NULL };
  ZhOutageEnding  ending = make_ending (id, outage, ZH_OUTAGE_REPLAYED);
  GError         *error = NULL;

  assert_refused (zh_desk_open_outage (fixture->desk, &input, &error), &error, ZH_ERROR_REFUSED, "without a connection already");
  input.entry_id = get_pairing (fixture, id, 2)->entry[0];
  assert_refused (zh_desk_open_outage (fixture->desk, &input, &error), &error, ZH_ERROR_INPUT, "does not play at board 1");
  input.board = 2;
  input.since = "yesterday";
  assert_refused (zh_desk_open_outage (fixture->desk, &input, &error), &error, ZH_ERROR_INPUT, "10:35:20");
  assert_refused (zh_desk_end_outage (fixture->desk, &ending, &error), &error, ZH_ERROR_INPUT, "Give the reason");
  ending.reason = "the position was lost with the platform";
  ending.lost = 100000;
  assert_refused (zh_desk_end_outage (fixture->desk, &ending, &error), &error, ZH_ERROR_INPUT, "24 hours");
  ending.lost = 60;
  fixture_check (fixture, zh_desk_end_outage (fixture->desk, &ending, &error), error);
  assert_refused (zh_desk_end_outage (fixture->desk, &ending, &error), &error, ZH_ERROR_INPUT, "No such lost connection");
  assert_refused (zh_desk_unpair_round (fixture->desk, id, ZH_UNPAIR_LOSE, &error), &error, ZH_ERROR_REFUSED, "register");
}

/* Rules that say nothing leave it to the arbiter, with a reason. */
static void
test_silent (Fixture      *fixture,
             gconstpointer data)
{
  gint64         id = add_online (fixture, "fide-2023");
  ZhOutageEnding ending = make_ending (id, lose (fixture, id, 1, NULL), ZH_OUTAGE_RECONNECTED);
  GError        *error = NULL;

  assert_refused (zh_desk_end_outage (fixture->desk, &ending, &error), &error, ZH_ERROR_REFUSED, "Decide yourself, with a reason");
  ending.decision = "none";
  ending.reason = "back within a minute";
  fixture_check (fixture, zh_desk_end_outage (fixture->desk, &ending, &error), error);
}

static ZhScreening *
make_screening (Fixture *fixture,
                gint64   id)
{
  ZhScreening *screening = zh_screening_new ();

  screening->entry_id = get_pairing (fixture, id, 1)->entry[1];
  screening->round = 1;
  screening->board = 1;
  screening->game = 1;
  screening->sent = (ZhDate){ 2026, 3, 2 };
  zh_person_set_string (&screening->body, "Panel of Invention");
  return screening;
}

static const ZhScreening *
get_screening (Fixture *fixture,
               gint64   id)
{
  return g_ptr_array_index (fixture_get_tournament (fixture, id)->screenings, 0);
}

/* Sent, answered, ruled on; each step only where it is due. */
static void
test_screening (Fixture      *fixture,
                gconstpointer data)
{
  gint64 id = add_online (fixture, "ru-chess-988");
  g_autoptr (ZhScreening) screening = make_screening (fixture, id);
  ZhIncidentInput         wishes = { .tournament_id = id, .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .sanction = "game-loss" };
  GError                 *error = NULL;
  gint64                  sent;
  g_autofree char        *result = NULL;
  const ZhIncidentRecord *record;

  fixture_check (fixture, zh_desk_send_screening (fixture->desk, id, screening, &error), error);
  assert_refused (zh_desk_send_screening (fixture->desk, id, screening, &error), &error, ZH_ERROR_REFUSED, "waits for an answer");
  sent = get_screening (fixture, id)->id;
  assert_refused (zh_desk_rule_screening (fixture->desk, sent, &wishes, &error), &error, ZH_ERROR_REFUSED, "does not confirm");
  assert_refused (zh_desk_answer_screening (fixture->desk, id, sent, ZH_SCREENING_CLEAN, (ZhDate){ 2026, 3, 1 }, NULL, &error), &error, ZH_ERROR_INPUT, "before it was sent");
  assert_refused (zh_desk_answer_screening (fixture->desk, id, sent, ZH_SCREENING_AWAITED, ZH_DATE_NONE, NULL, &error), &error, ZH_ERROR_INPUT, "choose clean");
  fixture_check (fixture, zh_desk_answer_screening (fixture->desk, id, sent, ZH_SCREENING_CONFIRMED, (ZhDate){ 2026, 3, 4 }, NULL, &error), error);
  fixture_check (fixture, zh_desk_rule_screening (fixture->desk, sent, &wishes, &error), error);
  record = zh_competition_find_incident (zh_desk_get_snapshot (fixture->desk), get_screening (fixture, id)->incident_id);
  g_assert_cmpstr (record->incident, ==, "cheating");
  g_assert_cmpstr (record->decided_by, ==, "chief-panel");
  g_assert_nonnull (strstr (record->articles, "I.6.7"));
  result = zh_result_format_code (get_pairing (fixture, id, 1)->games[0].result);
  g_assert_cmpstr (result, ==, "1-0");
  assert_refused (zh_desk_rule_screening (fixture->desk, sent, &wishes, &error), &error, ZH_ERROR_REFUSED, "already");
  assert_refused (zh_desk_answer_screening (fixture->desk, id, sent, ZH_SCREENING_CLEAN, ZH_DATE_NONE, NULL, &error), &error, ZH_ERROR_REFUSED, "Undo the ruling");
}

/* Two teams of two with a reserve each, by the regulation of the distance event. */
static gint64
add_match (Fixture *fixture)
{
  ZhCompetitionDetails details = { .title = "Cup", .ruleset = "fide-2009" };
  GError              *error = NULL;
  g_autoptr (ZhEntryTable) table = zh_entry_table_new_from_text ("team,board,surname\nCastle,1,Aa\nCastle,2,Ab\nCastle,3,Ac\nTower,1,Ba\nTower,2,Bb\nTower,3,Bc\n", NULL, &error);
  g_autoptr (ZhTeamList) list = zh_team_list_new (table, 2, NULL, NULL);
  g_autoptr (ZhTournament) settings = NULL;
  gint64 id = 0;

  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  fixture_check (fixture, zh_desk_adopt_regulation (fixture->desk, "distance-team", &error), error);
  settings = zh_tournament_new ();
  zh_person_set_string (&settings->name, "Teams");
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  settings->play = ZH_PLAY_ONLINE;
  settings->boards = 2;
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);
  fixture_check (fixture, zh_desk_add_teams (fixture->desk, id, list->teams, NULL, &error), error);
  fixture_check (fixture, zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  return id;
}

static void
set_result (Fixture    *fixture,
            gint64      id,
            int         game,
            const char *code)
{
  ZhResult result;
  GError  *error = NULL;

  g_assert_true (zh_result_parse (code, FALSE, &result));
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, game, result, &error), error);
}

/* 1 : 1 is decided by one game more, whose result counts in the score; an extra game that is drawn asks for another. */
static void
test_extra_game (Fixture      *fixture,
                 gconstpointer data)
{
  gint64           id = add_match (fixture);
  ZhExtraGameInput input = { .tournament_id = id, .round = 1, .board = 1, .white = -1, .seed = 3 };
  GError          *error = NULL;
  ZhPoints         score[2];
  const ZhPairing *pairing = get_pairing (fixture, id, 1);
  gboolean         swapped;

  for (int side = 0; side < 2; side++)
    input.member[side] = pairing->games[0].member[side];
  assert_refused (zh_desk_add_extra_game (fixture->desk, &input, &error), &error, ZH_ERROR_REFUSED, "not over and level");
  set_result (fixture, id, 0, "=-=");
  set_result (fixture, id, 1, "=-=");
  input.member[1] = input.member[0];
  assert_refused (zh_desk_add_extra_game (fixture->desk, &input, &error), &error, ZH_ERROR_INPUT, "Name the player of");
  input.member[1] = get_pairing (fixture, id, 1)->games[0].member[1];
  fixture_check (fixture, zh_desk_add_extra_game (fixture->desk, &input, &error), error);
  pairing = get_pairing (fixture, id, 1);
  g_assert_cmpint (pairing->n_games, ==, 3);
  g_assert_cmpint (pairing->games[2].board, ==, 3);
  swapped = pairing->games[2].swapped;
  set_result (fixture, id, 2, "=-=");
  fixture_check (fixture, zh_desk_add_extra_game (fixture->desk, &input, &error), error);
  set_result (fixture, id, 3, swapped ? "0-1" : "1-0");
  pairing = get_pairing (fixture, id, 1);
  g_assert_cmpint (pairing->games[3].swapped, ==, swapped);
  g_assert_true (zh_pairing_get_score (pairing, &fixture_get_tournament (fixture, id)->scoring, score));
  g_assert_cmpint (score[0], ==, 25);
  g_assert_cmpint (score[1], ==, 15);
  assert_refused (zh_desk_add_extra_game (fixture->desk, &input, &error), &error, ZH_ERROR_REFUSED, "not over and level");
}

/* Where no regulation says so a level match stays level. */
static void
test_no_extra_game (Fixture      *fixture,
                    gconstpointer data)
{
  gint64           id = add_match (fixture);
  ZhExtraGameInput input = { .tournament_id = id, .round = 1, .board = 1 };
  GError          *error = NULL;

  fixture_check (fixture, zh_desk_set_override (fixture->desk, "online.tied-match-extra-game", "no", &error), error);
  set_result (fixture, id, 0, "=-=");
  set_result (fixture, id, 1, "=-=");
  assert_refused (zh_desk_add_extra_game (fixture->desk, &input, &error), &error, ZH_ERROR_REFUSED, "leave a level match level");
}

/* What the rules answer online: of order 988 by 15.3–15.7 and 24.7, of the distance event by its regulation and the
 * Laws of 2009 behind it. */
static const struct
{
  const char *rules;
  const char *article; /* that decides the case */
  const char *incident;
  const char *fact;
  const char *key;
  const char *value; /* NULL where nothing is said */
} answers[] = {
  { "ru-chess-988", "15.3: 4", "touch-move-own", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 4", "released-piece-moved-again", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 6.2.3", "wrong-hand-press", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 6.10.2", "clock-setting-wrong", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 6.11.4", "clock-stop-unfounded", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 6.12.2", "display-based-claim", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 7.2.1", "wrong-initial-position", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 7.2.2", "wrong-board-orientation", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 7.4", "displaced-pieces", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 7.5", "illegal-move", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 8", "not-recording", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 9.1.2.2", "draw-offer-not-marked", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 13.2", "score-reconstruction", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 18", "sealed-move-fault", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 19", "qpf-draw-claim", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "15.3: 54–60", "cor-illegal-move", NULL, "switched_off", "15.3" },
  { "ru-chess-988", "6.7.1", "late-over-default", NULL, "result", "loss" },
  { "ru-chess-988", "6.9", "flag-fall", NULL, "result", "loss" },
  { "ru-chess-988", "6.9", "flag-fall", "opponent-cannot-mate", "result", "draw" },
  { "ru-chess-988", "6.4", "flag-fall", NULL, "article", "6.4;6.9" },
  { "ru-chess-988", "7.3", "colours-reversed", NULL, "result", "replay" },
  { "ru-chess-988", "9.2.1.2", "claim-threefold", NULL, "article", "9.2.1.2" },
  { "ru-chess-988", "9.3.2", "claim-fifty", NULL, "article", "9.3.2" },
  { "ru-chess-988", "9.5.3", "claim-draw-wrong", NULL, "opponent_time", "+120" },
  { "ru-chess-988", "9.6.1", "fivefold", NULL, "result", "draw" },
  { "ru-chess-988", "9.6.2", "seventyfive", NULL, "result", "draw" },
  { "ru-chess-988", "11.3.2", "device-carried", NULL, "result", "loss" },
  { "ru-chess-988", "11.3.3", "search-refused", NULL, "article", "11.3.3" },
  { "ru-chess-988", "11.3.4", "smoking", NULL, "article", "11.3.4;35" },
  { "ru-chess-988", "11.5", "disturbing", NULL, "decides", "arbiter" },
  { "ru-chess-988", "11.7", "persistent-refusal", NULL, "result", "loss" },
  { "ru-chess-988", "11.8", "both-guilty", NULL, "result", "both-lose" },
  { "ru-chess-988", "15.2", "online-not-in-region", NULL, "article", "15.2" },
  { "ru-chess-988", "15.5", "online-agreed-then-appeal", NULL, "decides", "committee" },
  { "ru-chess-988", "15.6", "online-no-arbiter", NULL, "article", "15.6" },
  { "ru-chess-988", "24.7.2", "online-camera", NULL, "article", "24.7.2" },
  { "ru-chess-988", "24.7.3", "online-tech", NULL, "restore", "technician" },
  { "ru-chess-988", "I.6.3", "cheating", NULL, "decides", "chief-panel" },
  { "ru-chess-988", "6.11.1", "online-disconnect", NULL, "result", "none" },
  { "ru-chess-988", "6.9", "online-disconnect", "flag-fell-meanwhile", "result", "loss" },
  { "regulation/distance-team", "6.6a", "late-over-default", NULL, "result", "loss" },
  { "regulation/distance-team", "6.9", "flag-fall", NULL, "result", "loss" },
  { "regulation/distance-team", "6.9", "flag-fall", "opponent-cannot-mate", "result", "draw" },
  { "regulation/distance-team", "9.5b", "claim-draw-wrong", NULL, "opponent_time", "+180" },
  { "regulation/distance-team", "12.3b", "device-carried", NULL, "article", "12.3b" },
  { "regulation/distance-team", "13.4", "device-carried", NULL, "result", "none" },
  { "regulation/distance-team", "12.3b", "device-sound", NULL, "result", "loss" },
  { "regulation/distance-team", "CHU 6.4", "online-substitution", NULL, "restore", "substitution" },
  { "regulation/distance-team", "CHU 4.6", "online-tied-match", NULL, "restore", "extra-game" },
  { "regulation/distance-team", "CHU 1.4", "online-disconnect", NULL, "restore", "play-on" },
  { "regulation/distance-team", "6.9", "online-disconnect", "flag-fell-meanwhile", "result", "loss" },
  { "regulation/distance-team", "none switched off", "fivefold", NULL, "switched_off", NULL },
};

static gboolean
check_answer (gsize i)
{
  const char              *facts[] = { answers[i].fact, NULL };
  const ZhIncidentQuestion question = { answers[i].incident, "online", g_str_has_prefix (answers[i].rules, "regulation/") ? "team" : "individual", FALSE, 1, facts };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = g_str_has_prefix (answers[i].rules, "regulation/") ? zh_ruleset_load_regulation (answers[i].rules + strlen ("regulation/"), &error)
                                                                                   : zh_ruleset_load (answers[i].rules, &error);
  g_autoptr (ZhIncidentAnswer) answer = rules != NULL ? zh_incident_ask (rules, &question, &error) : NULL;
  const char *found;

  g_assert_no_error (error);
  found = zh_incident_answer_get (answer, answers[i].key);
  if (g_strcmp0 (found, answers[i].value) != 0)
    g_test_message ("%s %s, %s: %s is “%s”, not “%s”", answers[i].rules, answers[i].article, answers[i].incident, answers[i].key,
                    found != NULL ? found : "", answers[i].value != NULL ? answers[i].value : "");
  return g_strcmp0 (found, answers[i].value) == 0;
}

static void
test_answers (void)
{
  gsize n_agree = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (answers); i++)
    n_agree += check_answer (i);
  g_test_message ("answers online, article by article: %u/%u agree", (guint) n_agree, (guint) G_N_ELEMENTS (answers));
  g_assert_cmpuint (n_agree, ==, G_N_ELEMENTS (answers));
}

#define ADD(name, function) g_test_add ("/online/" name, Fixture, NULL, fixture_set_up, function, fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("asked", test_asked);
  ADD ("outage/back", test_back);
  ADD ("outage/run-out", test_run_out);
  ADD ("outage/refused", test_outage_refused);
  ADD ("outage/silent", test_silent);
  ADD ("screening", test_screening);
  ADD ("extra-game", test_extra_game);
  ADD ("no-extra-game", test_no_extra_game);
  g_test_add_func ("/online/answers", test_answers);
  return g_test_run ();
}
