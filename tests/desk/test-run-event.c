/* The event and its tournaments by their names: what an act found is given again and taken, and no rules are
 * asked; what cannot be is refused by its name. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "arguments.h"
#include "commands.h"
#include "desk-competition.h"
#include "desk-fixture.h"
#include "desk-import.h"
#include "desk-regulation.h"
#include "errors.h"
#include "forgery.h"
#include "replay.h"
#include "trf-reader.h"

/* The tournament "Open": round robin of four, played: 1 has won all his games, and 2 and 3 have no wins but
 * over 4; "Final": nobody is in it. */
typedef struct
{
  Fixture fixture;
  gint64  open;
  gint64  final;
} World;

static ZhTournamentChoices *
choose (const char *name,
        const char *system)
{
  ZhTournamentChoices *choices = zh_tournament_choices_new ();

  zh_tournament_choices_set (choices, "name", name);
  zh_tournament_choices_set (choices, "system", system);
  return choices;
}

static void
world_set_up (World        *world,
              gconstpointer data)
{
  g_autoptr (ZhTournamentChoices) choices = choose ("Final", "round-robin");
  g_autoptr (GError) error = NULL;

  fixture_set_up (&world->fixture, NULL);
  world->open = fixture_add_tournament (&world->fixture, "Open", "round-robin", 4);
  for (int round = 1; round <= 3; round++)
    {
      fixture_check (&world->fixture, zh_desk_pair_round (world->fixture.desk, world->open, &error), error);
      fixture_play_round (&world->fixture, world->open, round);
    }
  fixture_check (&world->fixture, zh_desk_add_tournament (world->fixture.desk, choices, &world->final, &error), error);
}

static void
world_tear_down (World        *world,
                 gconstpointer data)
{
  fixture_tear_down (&world->fixture, NULL);
}

static char *
replace (const char *text,
         const char *mark,
         gint64      number)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  g_auto (GStrv) parts = g_strsplit (text, mark, -1);

  return g_strjoinv (digits, parts);
}

/* $1 the tournament that is played, $2 the final, $3 and $4 entries 1 and 2 of the first, $5 and $6 their persons. */
static ZhChange *
run (World      *world,
     const char *command,
     const char *format,
     GError    **error)
{
  const ZhTournament *open = fixture_get_tournament (&world->fixture, world->open);
  const ZhEntry      *first = g_ptr_array_index (open->entries, 0);
  const ZhEntry      *second = g_ptr_array_index (open->entries, 1);
  const gint64        numbers[] = { world->open, world->final, first->id, second->id, first->person->id, second->person->id };
  g_autofree char    *json = g_strdup (format);

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *mark = g_strdup_printf ("$%d", (int) i + 1);
      char            *next = replace (json, mark, numbers[i]);

      g_free (json);
      json = next;
    }
  return fixture_run (&world->fixture, command, json, error);
}

#define ALL_OF "{\"key\":\"name\",\"value\":\"Made\"},{\"key\":\"system\",\"value\":\"dutch\"}"
#define GAME "{\"number\":1,\"first\":1,\"second\":2,\"games\":[{\"result\":\"1-0\"}]}"
#define TWO "{\"id\":1,\"player\":{\"surname\":\"One\"}},{\"id\":2,\"player\":{\"surname\":\"Two\"}}"

static const struct
{
  const char *name;
  const char *command;
  const char *json;
} taken[] = {
  { "details", ZH_COMMAND_EDIT_DETAILS, "{\"details\":{\"place\":\"Odesa\",\"start\":\"2026-03-02\"}}" },
  { "nothing", ZH_COMMAND_EDIT_DETAILS, "{\"details\":{}}" },
  { "choices", ZH_COMMAND_ADD_TOURNAMENT, "{\"choices\":[" ALL_OF ",{\"key\":\"win\",\"value\":\"3\"}]}" },
  { "settled", ZH_COMMAND_ADD_TOURNAMENT, "{\"choices\":[],\"settled\":[" ALL_OF ",{\"key\":\"origin.tiebreaks\",\"value\":\"rules\"}]}" },
  { "edit", ZH_COMMAND_EDIT_TOURNAMENT, "{\"tournament\":$2,\"choices\":[{\"key\":\"name\",\"value\":\"Last\"}]}" },
  { "to-the-rules", ZH_COMMAND_EDIT_TOURNAMENT, "{\"tournament\":$2,\"choices\":[{\"key\":\"tiebreaks\"}]}" },
  { "edit-settled", ZH_COMMAND_EDIT_TOURNAMENT, "{\"tournament\":$2,\"choices\":[],\"settled\":[{\"key\":\"cycles\",\"value\":\"2\"},{\"key\":\"origin.tiebreaks\"}],\"reason\":\"asked\"}" },
  { "rules", ZH_COMMAND_ADOPT_REGULATION, "{\"regulation\":\"of-old\",\"rules\":[{\"key\":\"teams.boards\",\"value\":\"4\"}]}" },
  { "places", ZH_COMMAND_FEED_TOURNAMENT, "{\"tournament\":$2,\"source\":$1,\"first\":1,\"last\":2}" },
  { "qualifiers", ZH_COMMAND_FEED_TOURNAMENT, "{\"tournament\":$2,\"source\":$1,\"first\":1,\"last\":2,\"carry\":true,\"entries\":[{\"entry\":$4,\"points\":15},{\"entry\":$3,\"points\":-5}]}" },
  { "stage", ZH_COMMAND_START_PLAYOFF, "{\"tournament\":$1,\"seed\":5,\"settled\":[" ALL_OF "],\"entries\":[{\"person\":$5,\"fields\":{\"start-number\":1}},{\"person\":$6,\"fields\":{\"start-number\":2}}]}" },
  { "import", ZH_COMMAND_IMPORT_TRF, "{\"settled\":[" ALL_OF "],\"entries\":[" TWO "],\"rounds\":[{\"number\":1,\"pairings\":[" GAME "]}],\"forbidden\":[{\"entries\":[1,2],\"first-round\":1,\"last-round\":2}],\"virtual-points\":[{\"entry\":2,\"round\":1,\"points\":10}]}" },
  { "import-teams", ZH_COMMAND_IMPORT_TRF,
    "{\"settled\":[" ALL_OF ",{\"key\":\"boards\",\"value\":\"1\"}],\"entries\":[{\"id\":1,\"fields\":{\"team\":\"Rook\"}},{\"id\":2,\"fields\":{\"team\":\"Tower\"}}],"
    "\"members\":[{\"id\":11,\"team\":1,\"player\":{\"surname\":\"One\"},\"fields\":{\"board\":1}},{\"id\":12,\"team\":2,\"player\":{\"surname\":\"Two\"},\"fields\":{\"board\":1}}],"
    "\"rounds\":[{\"number\":1,\"pairings\":[{\"number\":1,\"first\":1,\"second\":2,\"games\":[{\"first-member\":11,\"second-member\":12,\"swapped\":true,\"result\":\"=-=\"}]}]}]}" },
};

static void
test_taken (World        *world,
            gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;

  world->fixture.is_told = TRUE;
  fixture_check (&world->fixture, run (world, taken[i].command, taken[i].json, &error), error);
}

static const struct
{
  const char *name;
  const char *command;
  const char *json;
  const char *word; /* in the message */
} refused[] = {
  { "second-competition", ZH_COMMAND_CREATE, "{\"details\":{\"title\":\"Cup\"}}", "another file" },
  { "uuid-of-details", ZH_COMMAND_EDIT_DETAILS, "{\"details\":{\"uuid\":\"1\"}}", "uuid" },
  { "no-title", ZH_COMMAND_EDIT_DETAILS, "{\"details\":{\"title\":\"\"}}", "Title" },
  { "unknown-ruleset", ZH_COMMAND_EDIT_DETAILS, "{\"details\":{\"ruleset\":\"of-the-moon\"}}", "of-the-moon" },
  { "ruleset-of-another-game", ZH_COMMAND_EDIT_DETAILS, "{\"details\":{\"ruleset\":\"ua-draughts-64\"}}", "“Open” (Chess)" },
  { "no-name", ZH_COMMAND_ADD_TOURNAMENT, "{\"choices\":[]}", "Tournament" },
  { "same-name", ZH_COMMAND_ADD_TOURNAMENT, "{\"choices\":[],\"settled\":[{\"key\":\"name\",\"value\":\"OPEN\"}]}", "Open" },
  { "twice", ZH_COMMAND_ADD_TOURNAMENT, "{\"choices\":[" ALL_OF "," ALL_OF "]}", "“name” is given twice" },
  { "twice-settled", ZH_COMMAND_ADD_TOURNAMENT, "{\"choices\":[],\"settled\":[" ALL_OF "," ALL_OF "]}", "“name” is given twice" },
  { "unknown-setting", ZH_COMMAND_ADD_TOURNAMENT, "{\"choices\":[],\"settled\":[" ALL_OF ",{\"key\":\"luck\",\"value\":\"1\"}]}", "luck" },
  { "unknown-origin", ZH_COMMAND_ADD_TOURNAMENT, "{\"choices\":[],\"settled\":[" ALL_OF ",{\"key\":\"origin.tiebreaks\",\"value\":\"stars\"}]}", "stars" },
  { "gone-setting", ZH_COMMAND_EDIT_TOURNAMENT, "{\"tournament\":$2,\"choices\":[],\"settled\":[{\"key\":\"cycles\"}]}", "cycles" },
  { "no-such-system", ZH_COMMAND_EDIT_TOURNAMENT, "{\"tournament\":$2,\"choices\":[],\"settled\":[{\"key\":\"system\",\"value\":\"luck\"}]}", "luck" },
  { "too-many-boards", ZH_COMMAND_EDIT_TOURNAMENT, "{\"tournament\":$2,\"choices\":[],\"settled\":[{\"key\":\"boards\",\"value\":\"99999\"}]}", "99999" },
  { "frozen", ZH_COMMAND_EDIT_TOURNAMENT, "{\"tournament\":$1,\"choices\":[],\"settled\":[{\"key\":\"cycles\",\"value\":\"2\"}]}", "Cycles" },
  { "points", ZH_COMMAND_EDIT_TOURNAMENT, "{\"tournament\":$2,\"choices\":[],\"settled\":[{\"key\":\"win\",\"value\":\"-1\"}]}", "win" },
  { "unknown-rule", ZH_COMMAND_ADOPT_REGULATION, "{\"regulation\":\"of-old\",\"rules\":[{\"key\":\"moon.phase\",\"value\":\"4\"}]}", "moon.phase" },
  { "rule-value", ZH_COMMAND_ADOPT_REGULATION, "{\"regulation\":\"of-old\",\"rules\":[{\"key\":\"teams.boards\",\"value\":\"many\"}]}", "teams.boards" },
  { "unknown-regulation", ZH_COMMAND_ADOPT_REGULATION, "{\"regulation\":\"of-old\"}", "of-old" },
  { "places-in-order", ZH_COMMAND_FEED_TOURNAMENT, "{\"tournament\":$2,\"source\":$1,\"first\":3,\"last\":2}", "3" },
  { "unknown-source", ZH_COMMAND_FEED_TOURNAMENT, "{\"tournament\":$2,\"source\":77,\"first\":1,\"last\":2}", "tournament" },
  { "unknown-entry", ZH_COMMAND_FEED_TOURNAMENT, "{\"tournament\":$2,\"source\":$1,\"first\":1,\"last\":2,\"entries\":[{\"entry\":77,\"points\":0}]}", "entries" },
  { "entry-twice", ZH_COMMAND_FEED_TOURNAMENT, "{\"tournament\":$2,\"source\":$1,\"first\":1,\"last\":2,\"entries\":[{\"entry\":$3,\"points\":0},{\"entry\":$3,\"points\":0}]}", "element 2" },
  { "nobody", ZH_COMMAND_FEED_TOURNAMENT, "{\"tournament\":$2,\"source\":$1,\"first\":1,\"last\":2,\"entries\":[]}", "Nobody" },
  { "half-a-stage", ZH_COMMAND_START_PLAYOFF, "{\"tournament\":$1,\"settled\":[" ALL_OF "]}", "entries" },
  { "stage-of-one", ZH_COMMAND_START_PLAYOFF, "{\"tournament\":$1,\"settled\":[" ALL_OF "],\"entries\":[{\"person\":$5}]}", "entries" },
  { "stage-of-the-same", ZH_COMMAND_START_PLAYOFF, "{\"tournament\":$1,\"settled\":[" ALL_OF "],\"entries\":[{\"person\":$5},{\"person\":$5}]}", "entries" },
  { "stage-of-strangers", ZH_COMMAND_START_PLAYOFF, "{\"tournament\":$1,\"settled\":[" ALL_OF "],\"entries\":[{\"person\":77},{\"person\":$5}]}", "person" },
  { "taken-name", ZH_COMMAND_IMPORT_TRF, "{\"settled\":[{\"key\":\"name\",\"value\":\"Open\"}],\"entries\":[]}", "Open" },
  { "entry-without-player", ZH_COMMAND_IMPORT_TRF, "{\"settled\":[" ALL_OF "],\"entries\":[{\"id\":1}]}", "entries" },
  { "same-id", ZH_COMMAND_IMPORT_TRF, "{\"settled\":[" ALL_OF "],\"entries\":[" TWO "," TWO "]}", "element 3" },
  { "member-of-nobody", ZH_COMMAND_IMPORT_TRF, "{\"settled\":[" ALL_OF "],\"entries\":[" TWO "],\"members\":[{\"id\":3,\"team\":1,\"player\":{}}]}", "members" },
  { "unknown-player", ZH_COMMAND_IMPORT_TRF, "{\"settled\":[" ALL_OF "],\"entries\":[],\"rounds\":[{\"number\":1,\"pairings\":[" GAME "]}]}", "rounds" },
  { "round-two-first", ZH_COMMAND_IMPORT_TRF, "{\"settled\":[" ALL_OF "],\"entries\":[" TWO "],\"rounds\":[{\"number\":2,\"pairings\":[]}]}", "rounds" },
  { "plays-twice", ZH_COMMAND_IMPORT_TRF, "{\"settled\":[" ALL_OF "],\"entries\":[" TWO "],\"rounds\":[{\"number\":1,\"pairings\":[" GAME "," GAME "]}]}", "rounds" },
  { "bye-of-two", ZH_COMMAND_IMPORT_TRF, "{\"settled\":[" ALL_OF "],\"entries\":[" TWO "],\"rounds\":[{\"number\":1,\"pairings\":[{\"number\":1,\"kind\":\"half-bye\",\"first\":1,\"second\":2}]}]}", "rounds" },
  { "game-of-nobody", ZH_COMMAND_IMPORT_TRF, "{\"settled\":[" ALL_OF "],\"entries\":[" TWO "],\"rounds\":[{\"number\":1,\"pairings\":[{\"number\":1,\"first\":1,\"second\":2}]}]}", "rounds" },
  { "unknown-forbidden", ZH_COMMAND_IMPORT_TRF, "{\"settled\":[" ALL_OF "],\"entries\":[" TWO "],\"forbidden\":[{\"entries\":[1,7],\"first-round\":1,\"last-round\":2}]}", "forbidden" },
  { "unknown-virtual", ZH_COMMAND_IMPORT_TRF, "{\"settled\":[" ALL_OF "],\"entries\":[" TWO "],\"virtual-points\":[{\"entry\":7,\"round\":1,\"points\":10}]}", "virtual-points" },
};

static void
test_refused (World        *world,
              gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *before = fixture_dump_tables (&world->fixture);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (run (world, refused[i].command, refused[i].json, &error));
  g_assert_nonnull (error);
  if (strstr (error->message, refused[i].word) == NULL)
    g_error ("no “%s” in: %s", refused[i].word, error->message);
  after = fixture_dump_tables (&world->fixture);
  g_assert_cmpstr (before, ==, after);
}

/* The journal keeps every rule that a ready regulation sets, and the regulation is not read again. */
static void
test_regulation (World        *world,
                 gconstpointer data)
{
  ZhDesk              *desk = world->fixture.desk;
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = "fide-2009" };
  g_autoptr (GError) error = NULL;
  g_autofree char *read = NULL;
  g_autofree char *given = NULL;

  fixture_check (&world->fixture, zh_desk_edit_details (desk, &details, &error), error);
  fixture_check (&world->fixture, zh_desk_adopt_regulation (desk, "distance-team", &error), error);
  g_assert_cmpstr (g_hash_table_lookup (zh_desk_get_snapshot (desk)->overrides, "teams.boards"), ==, "4");
  fixture_check (&world->fixture, run (world, ZH_COMMAND_ADOPT_REGULATION, "{\"regulation\":\"distance-team\"}", &error), error);
  read = fixture_dump_tables (&world->fixture);
  fixture_check (&world->fixture, run (world, ZH_COMMAND_ADOPT_REGULATION, "{\"regulation\":\"distance-team\",\"rules\":[{\"key\":\"teams.boards\",\"value\":\"4\"}]}", &error), error);
  given = fixture_dump_tables (&world->fixture);
  g_assert_cmpstr (read, ==, given);
}

/* A festival has chess and draughts in one file: the rules are those of one of them. */
static void
test_several_games (World        *world,
                    gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournamentChoices) choices = choose ("Hundred", "swiss-ua");
  gint64 id = 0;

  zh_tournament_choices_set (choices, "sport", "draughts-100");
  fixture_check (&world->fixture, zh_desk_add_tournament (world->fixture.desk, choices, &id, &error), error);
  fixture_check (&world->fixture, run (world, ZH_COMMAND_EDIT_DETAILS, "{\"details\":{\"ruleset\":\"ua-draughts-100\"}}", &error), error);
  fixture_check (&world->fixture, run (world, ZH_COMMAND_EDIT_DETAILS, "{\"details\":{\"ruleset\":\"fide-2023\"}}", &error), error);
}

/* A report without a title gets its name in the language of what the desk writes. */
static void
test_language (World        *world,
               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new ("uk", &error);
  g_autoptr (ZhTrfFile) file = zh_trf_read ("092 Individual: Round-Robin\n"
                                            "001    1 m    Invented One                      2100 UKR                         1.0    1     2 w 1\n"
                                            "001    2 m    Invented Two                      2000 UKR                         0.0    2     1 b 0\n",
                                            NULL, &error);
  gint64 id = 0;

  g_assert_no_error (error);
  zh_desk_set_language (world->fixture.desk, language);
  fixture_check (&world->fixture, zh_desk_import_trf (world->fixture.desk, file, NULL, NULL, &id, &error), error);
  g_assert_cmpstr (fixture_get_tournament (&world->fixture, id)->name, ==, zh_tr (language, "Imported tournament"));
  g_assert_cmpstr (fixture_get_tournament (&world->fixture, id)->name, !=, "Imported tournament");
  zh_desk_set_language (world->fixture.desk, NULL);
}

/* A journal of another program, whose ruleset nobody has here, is repeated from its first act on: no rules are
 * asked. */
static void
test_no_rules (World        *world,
               gconstpointer data)
{
  ZhDesk *desk = world->fixture.desk;
  g_autoptr (ZhTournamentChoices) choices = choose ("Of the rules", "swiss-ua");
  g_autoptr (ZhTournamentChoices) again = zh_tournament_choices_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhReplayReport) report = NULL;
  gint64 id = 0;

  fixture_check (&world->fixture, zh_desk_add_tournament (desk, choices, &id, &error), error);
  zh_tournament_choices_set (again, "tiebreaks", "WIN,BH");
  fixture_check (&world->fixture, zh_desk_edit_tournament (desk, id, again, NULL, &error), error);
  zh_tournament_choices_set (again, "tiebreaks", NULL);
  fixture_check (&world->fixture, zh_desk_edit_tournament (desk, id, again, NULL, &error), error);
  g_assert_true (zh_desk_close (desk, &error));
  g_clear_pointer (&world->fixture.desk, zh_desk_unref);
  forge (world->fixture.path, "UPDATE journal SET args = replace (args, 'fide-2023', 'moon-2023'),"
                              " changeset = CAST (replace (CAST (changeset AS TEXT), 'fide-2023', 'moon-2023') AS BLOB)");
  forge_chain (world->fixture.path);
  report = zh_desk_verify_by_command (world->fixture.path, ZH_REPLAY_AS_RECORDED, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (zh_replay_report_is_equal (report));
  g_assert_cmpuint (report->n_by_changes, ==, 0);
  g_assert_cmpuint (report->n_equal, ==, report->n_entries);
  zh_replay_report_free (report);
  report = zh_desk_verify_by_command (world->fixture.path, ZH_REPLAY_FIND_AGAIN, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (report->refused->len, >, 0);
  g_assert_nonnull (strstr (((const ZhReplayFinding *) g_ptr_array_index (report->refused, 0))->message, "moon-2023"));
  /* The tear-down runs what is in order. */
  g_assert_cmpint (g_remove (world->fixture.path), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      g_autofree char *path = g_strdup_printf ("/run-event/taken/%s", taken[i].name);

      g_test_add (path, World, GSIZE_TO_POINTER (i), world_set_up, test_taken, world_tear_down);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *path = g_strdup_printf ("/run-event/refused/%s", refused[i].name);

      g_test_add (path, World, GSIZE_TO_POINTER (i), world_set_up, test_refused, world_tear_down);
    }
  g_test_add ("/run-event/regulation", World, NULL, world_set_up, test_regulation, world_tear_down);
  g_test_add ("/run-event/several-games", World, NULL, world_set_up, test_several_games, world_tear_down);
  g_test_add ("/run-event/language", World, NULL, world_set_up, test_language, world_tear_down);
  g_test_add ("/run-event/no-rules", World, NULL, world_set_up, test_no_rules, world_tear_down);
  return g_test_run ();
}
