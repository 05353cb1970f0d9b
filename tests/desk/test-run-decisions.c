/* Incidents, clocks, protests and documents by their names: what came of an act is told again and stands, without
 * asking the rules; what does not follow from it is refused. */
#include "config.h"

#include <string.h>

#include "arguments.h"
#include "commands.h"
#include "desk-fixture.h"
#include "desk-officials.h"
#include "errors.h"

/* A round robin of four under FIDE's rules, round 1 published. */
typedef struct
{
  Fixture *fixture;
  gint64   tournament;
  gint64   entry;    /* White of board 1 */
  gint64   incident; /* the last */
  gint64   protest;  /* the last */
} World;

static const ZhPairing *
get_board (const World *world)
{
  return zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (world->fixture, world->tournament), 1), 1);
}

static void
add_official (Fixture    *fixture,
              const char *role,
              const char *name,
              const char *branch)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhOfficial) official = zh_official_new ();

  zh_person_set_string (&official->role, role);
  zh_person_set_string (&official->name, name);
  zh_person_set_string (&official->federation, branch);
  official->birth = (ZhDate){ 1980, 1, 1 };
  fixture_check (fixture, zh_desk_set_official (fixture->desk, official, &error), error);
}

static void
set_up_world (World   *world,
              Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) "ua-chess-2026", .start = { 2026, 11, 20 } };

  *world = (World){ .fixture = fixture };
  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  world->tournament = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, world->tournament, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, world->tournament, 1, &error), error);
  world->entry = get_board (world)->entry[0];
}

static char *
replace_id (char       *text,
            const char *mark,
            gint64      id)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);
  g_auto (GStrv) parts = g_strsplit (text, mark, -1);

  g_free (text);
  return g_strjoinv (number, parts);
}

/* $T is the tournament, $E White of board 1, $I the last incident, $P the last protest. */
static ZhChange *
run (World      *world,
     const char *command,
     const char *format,
     GError    **error)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (world->fixture->desk);
  const GPtrArray     *incidents = competition->incidents;
  const GPtrArray     *protests = competition->protests;
  g_autofree char     *json = replace_id (g_strdup (format), "$T", world->tournament);

  world->incident = incidents->len > 0 ? ((const ZhIncidentRecord *) g_ptr_array_index (incidents, incidents->len - 1))->id : 0;
  world->protest = protests->len > 0 ? ((const ZhProtest *) g_ptr_array_index (protests, protests->len - 1))->id : 0;
  json = replace_id (json, "$E", world->entry);
  json = replace_id (json, "$I", world->incident);
  json = replace_id (json, "$P", world->protest);
  return fixture_run (world->fixture, command, json, error);
}

static void
check_taken (World      *world,
             const char *command,
             const char *format)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change = run (world, command, format, &error);

  g_test_message ("%s %s", command, format);
  fixture_check (world->fixture, change, error);
}

static void
check_result (const World *world,
              const char  *code)
{
  g_autofree char *found = zh_result_format_code (get_board (world)->games[0].result);

  g_assert_cmpstr (found, ==, code);
}

#define AT_BOARD "\"tournament\":$T,\"scope\":\"board\",\"round\":1,\"board\":1,\"entry\":$E,"

/* What an arbiter says, without what comes of it. */
static const struct
{
  const char *command;
  const char *json;
} story[] = {
  { ZH_COMMAND_SET_CLOCKS, "{\"tournament\":$T,\"round\":1,\"board\":1,\"kind\":\"replaced\",\"white-before\":60,\"white\":61,\"black\":62,\"note\":\"dead\"}" },
  { ZH_COMMAND_MARK_MISSING, "{\"tournament\":$T,\"round\":1,\"marks\":[{\"board\":2,\"side\":\"black\",\"missing\":true}]}" },
  { ZH_COMMAND_FORFEIT_LATE, "{\"tournament\":$T,\"round\":1,\"reason\":\"went home\"}" },
  { ZH_COMMAND_RULE_INCIDENT, "{" AT_BOARD "\"incident\":\"device-sound\",\"decision\":\"loss\",\"reason\":\"it rang\",\"white-clock\":60}" },
  { ZH_COMMAND_FILE_PROTEST, "{\"tournament\":$T,\"entry\":$E,\"subject\":\"ruling\",\"incident\":$I,\"written\":true,\"facts\":\"Another phone\",\"deposit\":\"500\"}" },
  { ZH_COMMAND_SET_PROTEST_DEPOSIT, "{\"protest\":$P,\"state\":\"returned\"}" },
  { ZH_COMMAND_ATTACH_TO_PROTEST, "{\"protest\":$P,\"name\":\"Scan\",\"content\":\"AAEC/w==\"}" },
  { ZH_COMMAND_ATTACH_TO_PROTEST,
    "{\"protest\":$P,\"name\":\"Film\",\"reference\":\"shelf 3\",\"size\":5000000,\"digest\":\"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\"}" },
  { ZH_COMMAND_DRAW_COMMITTEE, "{\"protest\":$P,\"conflicts\":[{\"name\":\"Verba Clara\",\"reason\":\"trains the player\"}]}" },
  { ZH_COMMAND_HEAR_PROTEST, "{\"protest\":$P,\"names\":[\"Player 01\",\"Player 04\"]}" },
  { ZH_COMMAND_DECIDE_PROTEST,
    "{\"protest\":$P,\"decision\":\"upheld\",\"votes-for\":2,\"votes-against\":1,\"reason\":\"it did not\",\"effect\":\"result\",\"result\":\"=-=\"}" },
  { ZH_COMMAND_NOTIFY_PROTEST, "{\"protest\":$P,\"names\":[\"Player 01\"]}" },
  { ZH_COMMAND_ISSUE_DOCUMENTS,
    "{\"tournament\":$T,\"documents\":[{\"id\":\"start-list\",\"title\":\"Start list\"}],\"language\":\"uk\",\"medium\":\"saved\"}" },
};

static void
add_committee (Fixture *fixture)
{
  add_official (fixture, "committee-chair", "Zoloto Anna", "North");
  add_official (fixture, "committee", "Yavir Bohdan", "South");
  add_official (fixture, "committee", "Verba Clara", "East");
  add_official (fixture, "committee-reserve", "Topolia Danylo", "West");
  add_official (fixture, "committee-reserve", "Smereka Eva", "Centre");
}

static void
tell (World *world,
      gsize  n_acts)
{
  for (gsize i = 0; i < n_acts; i++)
    check_taken (world, story[i].command, story[i].json);
}

/* All of it, taken back and done again; the tear-down runs the journal again. */
static void
test_story (Fixture      *fixture,
            gconstpointer data)
{
  World      world;
  GError    *error = NULL;
  ZhProtest *protest;

  set_up_world (&world, fixture);
  add_committee (fixture);
  tell (&world, G_N_ELEMENTS (story));
  check_result (&world, "=-=");
  protest = g_ptr_array_index (zh_desk_get_snapshot (fixture->desk)->protests, 0);
  g_assert_cmpuint (protest->files->len, ==, 2);
  g_assert_cmpint (((const ZhProtestFile *) g_ptr_array_index (protest->files, 0))->size, ==, 4);
  g_assert_cmpuint (zh_protest_count_people (protest, ZH_PROTEST_PART_EXCLUDED), ==, 1);
  g_assert_cmpint (protest->deposit_state, ==, ZH_PROTEST_DEPOSIT_RETURNED);
  for (gsize i = 0; i < G_N_ELEMENTS (story); i++)
    fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  check_result (&world, "clear");
  for (gsize i = 0; i < G_N_ELEMENTS (story); i++)
    fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
  check_result (&world, "=-=");
}

#define ANSWER                                                                                                              \
  "\"counted-as\":\"device-sound\",\"count\":7,\"event-count\":9,\"facts\":\"\",\"articles\":\"77.7\",\"overridden\":\"\"," \
  "\"advised\":\"win\",\"decided-by\":\"arbiter\",\"opponent-time\":11,\"offender-time\":-12,\"absences\":[],"
#define RULING(decided_, more_) \
  "{" AT_BOARD "\"incident\":\"device-sound\"," more_ "\"outcome\":[{" ANSWER "\"decided\":\"" decided_ "\""

/* What the rules of the event would never say, told as what they said before. */
static void
test_outcome_stands (Fixture      *fixture,
                     gconstpointer data)
{
  World                   world;
  const ZhIncidentRecord *record;
  const ZhProtest        *protest;

  set_up_world (&world, fixture);
  fixture->is_told = TRUE;
  check_taken (&world, ZH_COMMAND_RULE_INCIDENT,
               RULING ("draw", "") ",\"results\":[{\"round\":1,\"board\":1,\"game\":1,\"result\":\"=-=\"}],\"forfeits\":[]}]}");
  check_result (&world, "=-=");
  record = g_ptr_array_index (zh_desk_get_snapshot (fixture->desk)->incidents, 0);
  g_assert_cmpint (record->count, ==, 7);
  g_assert_cmpint (record->event_count, ==, 9);
  g_assert_cmpstr (record->articles, ==, "77.7");
  g_assert_cmpstr (record->advised, ==, "win");
  g_assert_cmpint (record->offender_time, ==, -12);
  check_taken (&world, ZH_COMMAND_FILE_PROTEST,
               "{\"tournament\":$T,\"entry\":$E,\"subject\":\"ruling\",\"incident\":$I,\"facts\":\"No\",\"faults\":\"Not in writing\",\"admitted\":\"all the same\",\"articles\":\"66.6\"}");
  check_taken (&world, ZH_COMMAND_DRAW_COMMITTEE, "{\"protest\":$P,\"drawn\":[{\"part\":\"chair\",\"name\":\"Dub Fedir\"},{\"part\":\"member\",\"name\":\"Klen Hanna\"}],\"articles\":\"55.5\"}");
  check_taken (&world, ZH_COMMAND_HEAR_PROTEST, "{\"protest\":$P,\"names\":[],\"time\":1795000000,\"articles\":\"44.4\"}");
  protest = g_ptr_array_index (zh_desk_get_snapshot (fixture->desk)->protests, 0);
  g_assert_cmpstr (protest->faults, ==, "Not in writing");
  g_assert_cmpuint (zh_protest_count_people (protest, ZH_PROTEST_PART_CHAIR), ==, 1);
  g_assert_cmpint (protest->hearing, ==, 1795000000);
}

static const struct
{
  const char *name;
  gsize       n_acts; /* of the story, before it */
  const char *command;
  const char *json;
  const char *word; /* in the message */
} refused[] = {
  { "no-marks", 0, ZH_COMMAND_MARK_MISSING, "{\"tournament\":$T,\"round\":1,\"marks\":[]}", "marks" },
  { "no-document", 0, ZH_COMMAND_ISSUE_DOCUMENTS, "{\"tournament\":$T,\"documents\":[],\"language\":\"uk\",\"medium\":\"saved\"}", "document" },
  { "unknown-document", 0, ZH_COMMAND_ISSUE_DOCUMENTS,
    "{\"tournament\":$T,\"documents\":[{\"id\":\"horoscope\",\"title\":\"Stars\"}],\"language\":\"uk\",\"medium\":\"saved\"}", "“horoscope”" },
  { "unknown-language", 0, ZH_COMMAND_ISSUE_DOCUMENTS,
    "{\"tournament\":$T,\"documents\":[{\"id\":\"start-list\",\"title\":\"Start list\"}],\"language\":\"elvish\",\"medium\":\"saved\"}", "uk, ru, en" },
  { "document-of-no-round", 0, ZH_COMMAND_ISSUE_DOCUMENTS,
    "{\"tournament\":$T,\"documents\":[{\"id\":\"pairings\",\"title\":\"Pairings\"}],\"round\":99,\"language\":\"uk\",\"medium\":\"saved\"}", "round 99" },
  { "heard-before", 5, ZH_COMMAND_HEAR_PROTEST, "{\"protest\":$P,\"names\":[],\"time\":-2208988800}", "Hearing" },
  { "heard-to-come", 5, ZH_COMMAND_HEAR_PROTEST, "{\"protest\":$P,\"names\":[],\"time\":32503680000}", "Hearing" },
  { "not-late", 2, ZH_COMMAND_FORFEIT_LATE,
    "{\"tournament\":$T,\"round\":1,\"forfeits\":[{\"round\":1,\"board\":1,\"game\":1,\"result\":\"+--\"}],\"articles\":\"\"}", "late" },
  { "late-and-played", 2, ZH_COMMAND_FORFEIT_LATE,
    "{\"tournament\":$T,\"round\":1,\"forfeits\":[{\"round\":1,\"board\":2,\"game\":1,\"result\":\"1-0\"}],\"articles\":\"\"}", "late" },
  { "unknown-incident", 0, ZH_COMMAND_RULE_INCIDENT,
    "{" AT_BOARD "\"incident\":\"no-such\",\"outcome\":[{" ANSWER "\"decided\":\"none\",\"results\":[],\"forfeits\":[]}]}", "no-such" },
  { "other-board", 0, ZH_COMMAND_RULE_INCIDENT,
    RULING ("draw", "") ",\"results\":[{\"round\":1,\"board\":2,\"game\":1,\"result\":\"=-=\"}],\"forfeits\":[]}]}", "outcome" },
  { "nothing-decided", 0, ZH_COMMAND_RULE_INCIDENT,
    RULING ("none", "") ",\"results\":[{\"round\":1,\"board\":1,\"game\":1,\"result\":\"=-=\"}],\"forfeits\":[]}]}", "outcome" },
  { "nobody-away", 0, ZH_COMMAND_RULE_INCIDENT,
    RULING ("none", "") ",\"results\":[],\"forfeits\":[{\"round\":1,\"board\":1,\"game\":1,\"result\":\"--+\"}]}]}", "outcome" },
  { "nobody-leaves", 0, ZH_COMMAND_RULE_INCIDENT, RULING ("none", "") ",\"results\":[],\"forfeits\":[],\"status\":\"expelled\",\"last-round\":1}]}", "nobody leaves" },
  { "somebody-leaves", 0, ZH_COMMAND_RULE_INCIDENT, RULING ("none", "\"sanction\":\"expulsion\",") ",\"results\":[],\"forfeits\":[]}]}", "somebody leaves" },
  { "amounts", 0, ZH_COMMAND_RULE_INCIDENT, RULING ("none", "\"rounds-out\":2,") ",\"results\":[],\"forfeits\":[]}]}", "rounds" },
  { "absent-twice", 0, ZH_COMMAND_RULE_INCIDENT,
    "{\"tournament\":$T,\"scope\":\"player\",\"round\":1,\"entry\":$E,\"incident\":\"device-sound\",\"sanction\":\"rounds-out\",\"rounds-out\":2,\"outcome\":["
    "{\"counted-as\":\"device-sound\",\"count\":1,\"event-count\":1,\"facts\":\"\",\"articles\":\"\",\"overridden\":\"\",\"advised\":\"none\",\"decided-by\":\"\","
    "\"opponent-time\":0,\"offender-time\":0,\"decided\":\"none\",\"results\":[],\"forfeits\":[],\"absences\":[2,2]}]}",
    "round 2" },
  { "nothing-attached", 5, ZH_COMMAND_ATTACH_TO_PROTEST, "{\"protest\":$P,\"name\":\"Scan\"}", "content" },
  { "attached-twice", 5, ZH_COMMAND_ATTACH_TO_PROTEST,
    "{\"protest\":$P,\"name\":\"Scan\",\"content\":\"AAEC\",\"reference\":\"shelf\",\"size\":3,\"digest\":\"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\"}", "content" },
  { "blank-reference", 5, ZH_COMMAND_ATTACH_TO_PROTEST,
    "{\"protest\":$P,\"name\":\"Film\",\"reference\":\" \",\"size\":3,\"digest\":\"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\"}", "reference" },
  { "digest", 5, ZH_COMMAND_ATTACH_TO_PROTEST, "{\"protest\":$P,\"name\":\"Film\",\"reference\":\"shelf\",\"size\":3,\"digest\":\"xyz\"}", "digest" },
  { "nobody-drawn", 5, ZH_COMMAND_DRAW_COMMITTEE, "{\"protest\":$P,\"drawn\":[]}", "drawn" },
  { "nameless", 5, ZH_COMMAND_DRAW_COMMITTEE, "{\"protest\":$P,\"drawn\":[{\"part\":\"chair\",\"name\":\" \"}]}", "drawn" },
  { "no-protest", 0, ZH_COMMAND_HEAR_PROTEST, "{\"protest\":77,\"names\":[]}", "case" },
};

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  World            world;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  set_up_world (&world, fixture);
  tell (&world, refused[i].n_acts);
  before = fixture_dump_tables (fixture);
  g_assert_null (run (&world, refused[i].command, refused[i].json, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  if (strstr (error->message, refused[i].word) == NULL)
    g_error ("“%s” is not in: %s", refused[i].word, error->message);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (before, ==, after);
}

/* A round and rounds to come that somebody misses, and somebody who leaves: found, and told again by the replay. */
static void
test_away (Fixture      *fixture,
           gconstpointer data)
{
  World   world;
  GError *error = NULL;

  set_up_world (&world, fixture);
  check_taken (&world, ZH_COMMAND_RULE_INCIDENT,
               "{" AT_BOARD "\"incident\":\"device-sound\",\"decision\":\"loss\",\"sanction\":\"rounds-out\",\"rounds-out\":2,\"reason\":\"again\"}");
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  check_taken (&world, ZH_COMMAND_RULE_INCIDENT,
               "{\"tournament\":$T,\"scope\":\"player\",\"round\":1,\"entry\":$E,\"incident\":\"device-sound\",\"decision\":\"none\",\"sanction\":\"expulsion\",\"reason\":\"again\"}");
  g_assert_cmpint (zh_tournament_find_entry (fixture_get_tournament (fixture, world.tournament), world.entry)->status, ==, ZH_ENTRY_EXPELLED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/run-decisions/story", Fixture, NULL, fixture_set_up, test_story, fixture_tear_down);
  g_test_add ("/run-decisions/outcome-stands", Fixture, NULL, fixture_set_up, test_outcome_stands, fixture_tear_down);
  g_test_add ("/run-decisions/away", Fixture, NULL, fixture_set_up, test_away, fixture_tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *path = g_strdup_printf ("/run-decisions/refused/%s", refused[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_refused, fixture_tear_down);
    }
  return g_test_run ();
}
