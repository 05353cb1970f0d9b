/* Entries, teams and games by their names: what an act found is given again and taken; what cannot be is
 * refused by the name of the argument. */
#include "config.h"

#include <string.h>

#include "arguments.h"
#include "commands.h"
#include "desk-fixture.h"
#include "errors.h"

static ZhChange *
run (Fixture    *fixture,
     const char *command,
     const char *format,
     gint64      first,
     gint64      second,
     GError    **error)
{
  g_autofree char *one = g_strdup_printf ("%" G_GINT64_FORMAT, first);
  g_autofree char *two = g_strdup_printf ("%" G_GINT64_FORMAT, second);
  g_auto (GStrv) parts = g_strsplit (format, "$1", -1);
  g_autofree char *half = g_strjoinv (one, parts);
  g_auto (GStrv) rest = g_strsplit (half, "$2", -1);
  g_autofree char *json = g_strjoinv (two, rest);

  return fixture_run (fixture, command, json, error);
}

static gint64
get_entry_id (Fixture *fixture,
              gint64   tournament,
              int      number)
{
  const ZhTournament *found = fixture_get_tournament (fixture, tournament);

  for (guint i = 0; i < found->entries->len; i++)
    if (((const ZhEntry *) g_ptr_array_index (found->entries, i))->start_number == number)
      return ((const ZhEntry *) g_ptr_array_index (found->entries, i))->id;
  g_assert_not_reached ();
}

static const struct
{
  const char *command;
  const char *json; /* $1 the tournament, $2 entry 2 */
} taken[] = {
  { ZH_COMMAND_ADD_ENTRIES, "{\"tournament\":$1,\"entries\":[{\"player\":{\"surname\":\"New\"},\"fields\":{\"rating\":2395}}]}" },
  { ZH_COMMAND_ADD_ENTRIES, "{\"tournament\":$1,\"entries\":[{\"player\":{\"surname\":\"New\"},\"fields\":{\"start-number\":9}}],\"moves\":[{\"entry\":$2,\"number\":10}]}" },
  { ZH_COMMAND_EDIT_ENTRY, "{\"entry\":$2,\"fields\":{\"sender\":\"Club\"},\"player\":{\"club\":\"Club\",\"birth\":\"\"}}" },
  { ZH_COMMAND_REMOVE_ENTRY, "{\"entry\":$2}" },
  { ZH_COMMAND_WITHDRAW_ENTRY, "{\"entry\":$2,\"status\":\"withdrawn\",\"round\":0,\"reason\":\"ill\"}" },
  { ZH_COMMAND_SET_ABSENCE, "{\"entry\":$2,\"round\":2,\"kind\":\"half-bye\"}" },
  { ZH_COMMAND_NUMBER_ENTRIES, "{\"tournament\":$1,\"method\":\"lot\",\"seed\":7}" },
  { ZH_COMMAND_SET_START_NUMBER, "{\"entry\":$2,\"number\":1}" },
  { ZH_COMMAND_SET_RESTRICTIONS, "{\"tournament\":$1,\"forbidden\":[],\"virtual-points\":[{\"entry\":$2,\"round\":1,\"points\":10}]}" },
};

static void
test_taken (Fixture      *fixture,
            gconstpointer data)
{
  gsize  i = GPOINTER_TO_SIZE (data);
  gint64 tournament = fixture_add_tournament (fixture, "Open", "dutch", 6);
  g_autoptr (GError) error = NULL;

  fixture->is_told = TRUE;
  fixture_check (fixture, run (fixture, taken[i].command, taken[i].json, tournament, get_entry_id (fixture, tournament, 2), &error), error);
}

static const struct
{
  const char *name;
  const char *command;
  const char *json; /* as above */
  const char *word; /* in the message */
} refused[] = {
  { "same-number", ZH_COMMAND_ADD_ENTRIES, "{\"tournament\":$1,\"entries\":[{\"player\":{\"surname\":\"New\"},\"fields\":{\"start-number\":2}}],\"moves\":[]}", "number" },
  { "unknown-mover", ZH_COMMAND_ADD_ENTRIES, "{\"tournament\":$1,\"entries\":[{\"player\":{\"surname\":\"New\"}}],\"moves\":[{\"entry\":5,\"number\":10}]}", "entry" },
  { "status", ZH_COMMAND_ADD_ENTRIES, "{\"tournament\":$1,\"entries\":[{\"player\":{\"surname\":\"New\"},\"fields\":{\"status\":1}}]}", "status" },
  { "unknown-person", ZH_COMMAND_ADD_ENTRIES, "{\"tournament\":$1,\"entries\":[{\"person\":5}]}", "person" },
  { "start-number", ZH_COMMAND_EDIT_ENTRY, "{\"entry\":$2,\"fields\":{\"start-number\":1}}", "start-number" },
  { "forfeit", ZH_COMMAND_WITHDRAW_ENTRY, "{\"entry\":$2,\"status\":\"withdrawn\",\"round\":0,\"forfeits\":[{\"round\":1,\"board\":1,\"game\":1,\"result\":\"+--\"}]}", "" },
  { "order", ZH_COMMAND_NUMBER_ENTRIES, "{\"tournament\":$1,\"method\":\"lot\",\"order\":[$2,$2]}", "" },
  { "member", ZH_COMMAND_EDIT_MEMBER, "{\"member\":5}", "member" },
  { "line-up", ZH_COMMAND_SET_LINEUP, "{\"tournament\":$1,\"round\":1,\"board\":1,\"entry\":$2,\"members\":[]}", "entry" },
  { "games", ZH_COMMAND_KEEP_GAMES, "{\"tournament\":$1,\"round\":1}", "games" },
};

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  gint64           tournament = fixture_add_tournament (fixture, "Open", "dutch", 6);
  g_autofree char *before = fixture_dump_tables (fixture);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (run (fixture, refused[i].command, refused[i].json, tournament, get_entry_id (fixture, tournament, 2), &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, refused[i].word));
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (before, ==, after);
}

/* Rounds that a round robin of six will never have. */
static void
test_no_such_round (Fixture      *fixture,
                    gconstpointer data)
{
  static const struct
  {
    const char *command;
    const char *json;
  } rows[] = {
    { ZH_COMMAND_SET_ABSENCE, "{\"entry\":$2,\"round\":6,\"kind\":\"full-bye\"}" },
    { ZH_COMMAND_SET_ABSENCE, "{\"entry\":$2,\"round\":999,\"kind\":\"half-bye\"}" },
    { ZH_COMMAND_WITHDRAW_ENTRY, "{\"entry\":$2,\"status\":\"withdrawn\",\"round\":6}" },
    { ZH_COMMAND_SET_RESTRICTIONS, "{\"tournament\":$1,\"forbidden\":[],\"virtual-points\":[{\"entry\":$2,\"round\":6,\"points\":10}]}" },
  };
  gint64 tournament = fixture_add_tournament (fixture, "Open", "round-robin", 6);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (run (fixture, rows[i].command, rows[i].json, tournament, get_entry_id (fixture, tournament, 2), &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_assert_nonnull (strstr (error->message, "the last one of “Open” is round 5"));
    }
}

/* Who leaves loses what is paired; a move that cannot be played is not kept, and nobody says from outside that it
 * was found. */
static void
test_outcomes (Fixture      *fixture,
               gconstpointer data)
{
  gint64 tournament = fixture_add_tournament (fixture, "Open", "dutch", 6);
  g_autoptr (GError) error = NULL;
  g_autofree char *strange = NULL;
  const ZhRound   *round;

  fixture_check (fixture, run (fixture, ZH_COMMAND_PAIR_ROUND, "{\"tournament\":$1,\"round\":1}", tournament, 0, &error), error);
  g_assert_null (run (fixture, ZH_COMMAND_KEEP_GAMES, "{\"tournament\":$1,\"round\":1,\"games\":[{\"board\":1,\"moves\":\"e4 e4\"}]}", tournament, 0, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  fixture_check (fixture, run (fixture, ZH_COMMAND_KEEP_GAMES, "{\"tournament\":$1,\"round\":1,\"games\":[{\"board\":1,\"moves\":\"e4 e5\"}]}", tournament, 0, &error), error);
  fixture_check (fixture, run (fixture, ZH_COMMAND_ADJOURN_GAME, "{\"tournament\":$1,\"round\":1,\"board\":1,\"white-time\":60}", tournament, 0, &error), error);
  strange = g_strdup_printf ("{\"tournament\":%" G_GINT64_FORMAT ",\"round\":1,\"board\":1,\"sealed-move\":\"Nf3\",\"present\":\"both\",\"added\":\"Nc3\"}", tournament);
  g_assert_null (zh_desk_run (fixture->desk, ZH_COMMAND_RESUME_GAME, strange, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  fixture_check (fixture, run (fixture, ZH_COMMAND_RESUME_GAME, "{\"tournament\":$1,\"round\":1,\"board\":1,\"sealed-move\":\"Nf3\",\"present\":\"both\"}", tournament, 0, &error), error);
  fixture_check (fixture, run (fixture, ZH_COMMAND_WITHDRAW_ENTRY, "{\"entry\":$2,\"status\":\"expelled\",\"round\":0}", tournament, get_entry_id (fixture, tournament, 2), &error), error);
  round = g_ptr_array_index (fixture_get_tournament (fixture, tournament)->rounds, 0);
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (zh_result_is_set (pairing->games[0].result))
        g_assert_false (pairing->games[0].result.played || pairing->games[0].result.rated);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      g_autofree char *path = g_strdup_printf ("/run-entries/taken/%s-%u", taken[i].command, (guint) i);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_taken, fixture_tear_down);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *path = g_strdup_printf ("/run-entries/refused/%s", refused[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_refused, fixture_tear_down);
    }
  g_test_add ("/run-entries/no-such-round", Fixture, NULL, fixture_set_up, test_no_such_round, fixture_tear_down);
  g_test_add ("/run-entries/outcomes", Fixture, NULL, fixture_set_up, test_outcomes, fixture_tear_down);
  return g_test_run ();
}
