/* Commands by their names: what does not fit is refused by the name of the argument, and a journal that says
 * something else than its acts do is found. That every journal of the tests can be run again, the fixture
 * sees to. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "arguments.h"
#include "desk-fixture.h"
#include "desk-journal.h"
#include "errors.h"
#include "forgery.h"
#include "replay.h"

/* A list that is inside another object. */
typedef struct _Outer Outer;
struct _Outer
{
  const ZhArgument *table;
  const ZhArgument *list;
  const Outer      *outer;
};

static char *make_object (const ZhArgument *table,
                          const char       *key,
                          const char       *value);

/* The least that fits. */
static char *
make_value (const ZhArgument *argument)
{
  g_autofree char *item = NULL;

  switch (argument->kind)
    {
    case ZH_ARGUMENT_INTEGER:
      return g_strdup_printf ("%" G_GINT64_FORMAT, argument->minimum);
    case ZH_ARGUMENT_YES_NO:
      return g_strdup ("true");
    case ZH_ARGUMENT_WORD:
      return g_strdup_printf ("\"%s\"", argument->words[*argument->words[0] != '\0' ? 0 : 1]);
    case ZH_ARGUMENT_ID:
      return g_strdup ("1");
    case ZH_ARGUMENT_RESULT:
      return g_strdup ("\"1-0\"");
    case ZH_ARGUMENT_LIST:
      item = *argument->items->key != '\0' ? make_object (argument->items, NULL, NULL) : make_value (argument->items);
      return g_strdup_printf ("[%s]", item);
    case ZH_ARGUMENT_RECORD:
      return g_strdup ("{}");
    case ZH_ARGUMENT_TEXT:
    case ZH_ARGUMENT_BYTES:
    default:
      return g_strdup ("\"\"");
    }
}

/* All arguments of a table; that of @key (nullable) with another value, or none where that is NULL. */
static char *
make_object (const ZhArgument *table,
             const char       *key,
             const char       *value)
{
  GString *text = g_string_new ("{");

  for (; table->key != NULL; table++)
    {
      gboolean         is_changed = g_strcmp0 (table->key, key) == 0;
      g_autofree char *usual = make_value (table);

      if (!is_changed || value != NULL)
        g_string_append_printf (text, "%s\"%s\":%s", text->len > 1 ? "," : "", table->key, is_changed ? value : usual);
    }
  g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

static char *
wrap (const Outer *outer,
      const char  *object)
{
  g_autofree char *list = NULL;
  g_autofree char *whole = NULL;

  if (outer == NULL)
    return g_strdup (object);
  list = g_strdup_printf ("[%s]", object);
  whole = make_object (outer->table, outer->list->key, list);
  return wrap (outer->outer, whole);
}

static void
check_refused (const ZhCommandArguments *row,
               const Outer              *outer,
               const char               *object,
               const char               *key)
{
  g_autofree char *text = wrap (outer, object);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) in = zh_arguments_parse (row, text, &error);

  if (in != NULL || !g_error_matches (error, ZH_ERROR, ZH_ERROR_INPUT) || strstr (error->message, key) == NULL)
    g_error ("%s: %s: %s", row->command, text, in != NULL ? "taken" : error->message);
}

static char *
make_long_text (gint64 length)
{
  g_autofree char *signs = g_strnfill ((gsize) length, 'A');

  return g_strdup_printf ("\"%s\"", signs);
}

static char *
make_long_list (const ZhArgument *argument)
{
  g_autofree char *value = make_value (argument->items);
  GString         *text = g_string_new ("[");

  for (gint64 i = 0; i <= argument->maximum; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", *argument->items->key != '\0' ? "{}" : value);
  g_string_append_c (text, ']');
  return g_string_free (text, FALSE);
}

/* The kind is right and the value is not; NULL where every value is. */
static char *
make_beyond (const ZhArgument *argument)
{
  switch (argument->kind)
    {
    case ZH_ARGUMENT_INTEGER:
      return argument->maximum < G_MAXINT64 ? g_strdup_printf ("%" G_GINT64_FORMAT, argument->maximum + 1) : NULL;
    case ZH_ARGUMENT_TEXT:
      return make_long_text (argument->maximum + 1);
    case ZH_ARGUMENT_BYTES:
      return make_long_text ((argument->maximum / 3 + 2) * 4);
    case ZH_ARGUMENT_WORD:
      return g_strdup ("\"no-such-word\"");
    case ZH_ARGUMENT_ID:
      return g_strdup ("0");
    case ZH_ARGUMENT_RESULT:
      return g_strdup ("\"2-3\"");
    case ZH_ARGUMENT_LIST:
      return make_long_list (argument);
    case ZH_ARGUMENT_RECORD:
      return g_strdup ("{\"no-such-field\":1}");
    case ZH_ARGUMENT_YES_NO:
    default:
      return NULL;
    }
}

static void
check_argument (const ZhCommandArguments *row,
                const ZhArgument         *table,
                const ZhArgument         *argument,
                const Outer              *outer)
{
  static const char *const strange[] = { "1.5", "null", "\"\\u0001\":", "[[1]]" };
  g_autofree char         *usual = make_value (argument);
  g_autofree char         *twice = g_strdup_printf ("%s,\"%s\":%s", usual, argument->key, usual);
  g_autofree char         *dropped = make_object (table, argument->key, NULL);
  g_autofree char         *doubled = make_object (table, argument->key, twice);
  g_autofree char         *beyond = make_beyond (argument);

  if (argument->need == ZH_ARGUMENT_NEEDED)
    check_refused (row, outer, dropped, argument->key);
  check_refused (row, outer, doubled, argument->key);
  for (gsize i = 0; i < G_N_ELEMENTS (strange); i++)
    {
      g_autofree char *object = make_object (table, argument->key, strange[i]);

      check_refused (row, outer, object, i == 2 ? "JSON" : argument->key);
    }
  if (beyond != NULL)
    {
      g_autofree char *object = make_object (table, argument->key, beyond);

      check_refused (row, outer, object, argument->key);
    }
}

static void
check_table (const ZhCommandArguments *row,
             const ZhArgument         *table,
             const Outer              *outer)
{
  g_autofree char *last = make_value (table);
  g_autofree char *more = g_strdup_printf ("%s,\"no-such-key\":1", last);
  g_autofree char *unknown = make_object (table, table->key, more);

  check_refused (row, outer, unknown, "no-such-key");
  for (const ZhArgument *argument = table; argument->key != NULL; argument++)
    {
      Outer inner = { table, argument, outer };

      check_argument (row, table, argument, outer);
      if (argument->items != NULL && *argument->items->key != '\0')
        check_table (row, argument->items, &inner);
    }
}

static void
test_arguments (gconstpointer data)
{
  const ZhCommandArguments *row = data;
  g_autofree char          *whole = make_object (row->arguments, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) in = zh_arguments_parse (row, whole, &error);

  g_assert_no_error (error);
  g_assert_nonnull (in);
  check_table (row, row->arguments, NULL);
}

/* What is no object at all, and what would send a parser down without an end. */
static void
test_no_object (void)
{
  static const char *const  texts[] = { "", "[]", "1", "{", "{\"round\":1", "nonsense" };
  g_autofree char          *deep = g_strnfill (100000, '[');
  const ZhCommandArguments *row = zh_arguments_find ("close-round");

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    check_refused (row, NULL, texts[i], "JSON");
  check_refused (row, NULL, deep, "JSON");
}

static void
test_unknown_command (Fixture      *fixture,
                      gconstpointer data)
{
  static const char *const names[] = { "no-such-command", "undo", "", "redo" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhChange) change = zh_desk_run (fixture->desk, names[i], "{}", &error);

      g_assert_null (change);
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_assert_nonnull (strstr (error->message, names[i]));
    }
}

static ZhChange *
run (Fixture    *fixture,
     const char *command,
     GError    **error,
     const char *format,
     ...) G_GNUC_PRINTF (4, 5);

static ZhChange *
run (Fixture    *fixture,
     const char *command,
     GError    **error,
     const char *format,
     ...)
{
  g_autofree char *text = NULL;
  va_list          list;

  va_start (list, format);
  text = g_strdup_vprintf (format, list);
  va_end (list);
  return zh_desk_run (fixture->desk, command, text, error);
}

/* With outcomes, as a journal tells them. */
static ZhChange *
run_told (Fixture    *fixture,
          const char *command,
          GError    **error,
          const char *format,
          ...) G_GNUC_PRINTF (4, 5);

static ZhChange *
run_told (Fixture    *fixture,
          const char *command,
          GError    **error,
          const char *format,
          ...)
{
  g_autofree char *text = NULL;
  va_list          list;

  va_start (list, format);
  text = g_strdup_vprintf (format, list);
  va_end (list);
  return fixture_run (fixture, command, text, error);
}

#define ID "%" G_GINT64_FORMAT

/* A round by names alone, found by the system, then one by hand. */
static void
test_round (Fixture      *fixture,
            gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  g_autoptr (GError) error = NULL;
  const ZhTournament *tournament;
  const ZhEntry      *entries[4];

  fixture_check (fixture, run (fixture, "pair-round", &error, "{\"tournament\":" ID ",\"round\":1}", id), error);
  fixture_check (fixture, run (fixture, "set-round-start", &error, "{\"tournament\":" ID ",\"round\":1,\"start\":\"2026-03-01T10:00\"}", id), error);
  for (int board = 1; board <= 2; board++)
    fixture_check (fixture, run (fixture, "set-result", &error, "{\"tournament\":" ID ",\"round\":1,\"board\":%d,\"results\":[\"1-0\"]}", id, board), error);
  fixture_check (fixture, run (fixture, "close-round", &error, "{\"tournament\":" ID ",\"round\":1}", id), error);
  g_assert_null (run (fixture, "unpair-round", &error, "{\"tournament\":" ID ",\"round\":2}", id));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_null (run (fixture, "pair-round", &error, "{\"tournament\":" ID ",\"round\":1}", id));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  tournament = fixture_get_tournament (fixture, id);
  for (guint i = 0; i < 4; i++)
    entries[i] = g_ptr_array_index (tournament->entries, i);
  g_assert_null (run (fixture, "pair-round", &error, "{\"tournament\":" ID ",\"round\":2,\"pairs\":[{\"white\":" ID "}]}", id, entries[0]->id));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  g_assert_null (run (fixture, "pair-round", &error, "{\"tournament\":" ID ",\"round\":2,\"by\":\"system\",\"pairs\":[{\"white\":" ID ",\"black\":" ID "}]}", id,
                      entries[0]->id, entries[0]->id));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  fixture_check (fixture,
                 run (fixture, "pair-round", &error, "{\"tournament\":" ID ",\"round\":2,\"pairs\":[{\"white\":" ID ",\"black\":" ID "},{\"white\":" ID ",\"bye\":\"half-bye\"}]}", id,
                      entries[0]->id, entries[1]->id, entries[2]->id),
                 error);
  g_assert_null (run (fixture, "edit-round", &error, "{\"tournament\":" ID ",\"round\":2,\"boards\":[{\"white\":" ID ",\"black\":77}],\"byes\":[]}", id, entries[0]->id));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

/* Two of four players each on a board of their own, by whoever is said to have found it. */
static ZhChange *
pair_said (Fixture    *fixture,
           const char *command,
           gint64      id,
           const int  *order,
           GError    **error)
{
  const GPtrArray *entries = fixture_get_tournament (fixture, id)->entries;
  gint64           ids[4];

  for (int i = 0; i < 4; i++)
    ids[i] = ((const ZhEntry *) g_ptr_array_index (entries, (guint) order[i]))->id;
  return run (fixture, command, error,
              "{\"tournament\":" ID ",\"round\":1,\"by\":\"system\",\"pairs\":[{\"white\":" ID ",\"black\":" ID "},{\"white\":" ID ",\"black\":" ID "}]}", id,
              ids[0], ids[1], ids[2], ids[3]);
}

/* Whose the pairs are the desk finds out: the caller is not believed. */
static void
test_by_system (Fixture      *fixture,
                gconstpointer data)
{
  static const int his[] = { 0, 1, 2, 3 };
  gint64           id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  int              found[4];
  g_autoptr (GError) error = NULL;
  const ZhTournament *tournament;

  fixture_check (fixture, pair_said (fixture, "pair-round", id, his, &error), error);
  g_assert_cmpstr (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1)->proposal, ==, "");
  fixture_check (fixture, run (fixture, "repair-round", &error, "{\"tournament\":" ID ",\"round\":1}", id), error);
  tournament = fixture_get_tournament (fixture, id);
  g_assert_cmpstr (zh_tournament_find_round (tournament, 1)->proposal, !=, "");
  for (int i = 0; i < 4; i++)
    for (guint k = 0; k < 4; k++)
      if (((const ZhEntry *) g_ptr_array_index (tournament->entries, k))->id ==
          zh_round_find_pairing (zh_tournament_find_round (tournament, 1), 1 + i / 2)->entry[i % 2])
        found[i] = (int) k;
  g_assert_null (pair_said (fixture, "repair-round", id, his, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  fixture_check (fixture, run (fixture, "unpair-round", &error, "{\"tournament\":" ID ",\"round\":1}", id), error);
  fixture_check (fixture, pair_said (fixture, "pair-round", id, found, &error), error);
  g_assert_cmpstr (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1)->proposal, !=, "");
}

/* What was drawn must be all that the round waits for, and from its table. */
static void
test_openings (Fixture      *fixture,
               gconstpointer data)
{
  static const char *const refused[] = {
    "[]",
    "[{\"opening\":9}]",
    "[{\"opening\":1}]",
    "[{\"board\":1,\"opening\":1}]",
    "[{\"board\":1,\"opening\":1},{\"board\":9,\"opening\":2}]",
    "[{\"board\":1,\"opening\":1},{\"board\":1,\"opening\":2}]",
  };
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, run (fixture, "set-openings", &error, "{\"tournament\":" ID ",\"text\":\"name Few\\n1. e4 e5\\n2. d4 d5\"}", id), error);
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_assert_null (run_told (fixture, "draw-opening", &error, "{\"tournament\":" ID ",\"round\":1,\"per\":\"board\",\"drawn\":%s}", id, refused[i]));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_clear_error (&error);
    }
  fixture_check (fixture,
                 run_told (fixture, "draw-opening", &error,
                           "{\"tournament\":" ID ",\"round\":1,\"per\":\"board\",\"seed\":7,\"drawn\":[{\"board\":1,\"opening\":2},{\"board\":2,\"opening\":1}]}", id),
                 error);
}

/* A round of which the last result can be forged. */
static void
play (Fixture *fixture)
{
  gint64 id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_play_round (fixture, id, 1);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
}

typedef struct
{
  const char *name;
  const char *from;
  const char *to;
  gboolean    is_refused;
  const char *said;
} Forgery;

/* An undo and a redo have the forged words, and their rows are those of their target as it stands. */
static const Forgery forgeries[] = {
  { "result", "\"results\":[\"1-0\"]", "\"results\":[\"0-1\"]", FALSE, "row" },
  { "shown", "\"new\":\"1-0\"", "\"new\":\"0-1\"", FALSE, "other words" },
  { "board", "\"board\":2,\"game\"", "\"board\":9,\"game\"", TRUE, "has no board 9" },
  { "key", "\"results\":[\"1-0\"]", "\"result\":\"1-0\"", TRUE, "“result”" },
};

static void
test_forgery (Fixture      *fixture,
              gconstpointer data)
{
  const Forgery *forgery = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhReplayReport) report = NULL;
  g_autofree char *sql = g_strdup_printf ("UPDATE journal SET args = replace (args, '%s', '%s') WHERE command = 'set-result' AND"
                                          " json_extract (nullif (args, ''), '$.in.board') = 2",
                                          forgery->from, forgery->to);
  g_autofree char *text = NULL;
  const GPtrArray *findings;

  play (fixture);
  g_assert_true (zh_desk_close (fixture->desk, &error));
  g_clear_pointer (&fixture->desk, zh_desk_unref);
  forge (fixture->path, sql);
  forge_chain (fixture->path);
  report = zh_desk_verify_by_command (fixture->path, ZH_REPLAY_AS_RECORDED, NULL, &error);
  g_assert_no_error (error);
  text = zh_replay_report_format (report, zh_language_get_screen ());
  findings = forgery->is_refused ? report->refused : report->different;
  g_assert_cmpuint (report->refused->len + report->different->len, ==, 1);
  g_assert_cmpuint (findings->len, ==, 1);
  g_assert_cmpuint (report->n_equal + report->n_by_changes + 1, ==, report->n_entries);
  g_assert_false (zh_replay_report_is_equal (report));
  g_assert_cmpstr (((const ZhReplayFinding *) g_ptr_array_index (findings, 0))->command, ==, "set-result");
  g_assert_nonnull (strstr (text, forgery->said));
  /* The tear-down runs what is in order. */
  g_assert_cmpint (g_remove (fixture->path), ==, 0);
}

/* Nothing is written, and who has seen enough stops it. */
static void
test_reading (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  ZhProgress       progress = { .cancellable = cancellable, .to = ZH_PROGRESS_WHOLE };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize            length = 0;
  gsize            length_after = 0;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhReplayReport) report = NULL;

  play (fixture);
  g_assert_true (g_file_get_contents (fixture->path, &before, &length, NULL));
  report = zh_desk_verify_by_command (fixture->path, ZH_REPLAY_AS_RECORDED, &progress, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (report->n_equal, >=, 5);
  g_assert_true (g_file_get_contents (fixture->path, &after, &length_after, NULL));
  g_assert_cmpmem (before, length, after, length_after);
  g_cancellable_cancel (cancellable);
  g_assert_null (zh_desk_verify_by_command (fixture->path, ZH_REPLAY_AS_RECORDED, &progress, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CANCELLED);
}

static const ZhReplayFinding *
find_finding (GPtrArray  *findings,
              const char *command)
{
  for (guint i = 0; i < findings->len; i++)
    {
      const ZhReplayFinding *finding = g_ptr_array_index (findings, i);

      if (strcmp (finding->command, command) == 0)
        return finding;
    }
  return NULL;
}

/* Of what the desk is said to have found, what it does not find today is named, and only that; the file stays. */
static void
test_find_again (Fixture      *fixture,
                 gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhReplayReport) recorded = NULL;
  g_autoptr (ZhReplayReport) found = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *text = NULL;
  gsize            length = 0;
  gsize            length_after = 0;

  fixture_check (fixture, run (fixture, "number-entries", &error, "{\"tournament\":" ID ",\"method\":\"lot\",\"seed\":700}", id), error);
  fixture_check (fixture, run (fixture, "pair-round", &error, "{\"tournament\":" ID ",\"round\":1}", id), error);
  for (int board = 1; board <= 2; board++)
    fixture_check (fixture, run (fixture, "set-result", &error, "{\"tournament\":" ID ",\"round\":1,\"board\":%d,\"results\":[\"1-0\"]}", id, board), error);
  fixture_check (fixture, run (fixture, "close-round", &error, "{\"tournament\":" ID ",\"round\":1}", id), error);
  fixture_check (fixture, run (fixture, "pair-round", &error, "{\"tournament\":" ID ",\"round\":2}", id), error);
  fixture_check (fixture, run_told (fixture, "add-entries", &error, "{\"tournament\":" ID ",\"entries\":[{\"player\":{\"surname\":\"New\"}}],\"moves\":[],\"numbers\":[9]}", id), error);
  g_assert_true (zh_desk_close (fixture->desk, &error));
  g_clear_pointer (&fixture->desk, zh_desk_unref);
  /* as if the lot had drawn another order from that seed */
  forge (fixture->path, "UPDATE journal SET args = replace (args, '\"seed\":700', '\"seed\":701')");
  forge_chain (fixture->path);
  g_assert_true (g_file_get_contents (fixture->path, &before, &length, NULL));

  recorded = zh_desk_verify_by_command (fixture->path, ZH_REPLAY_AS_RECORDED, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (zh_replay_report_is_equal (recorded));
  g_assert_cmpuint (recorded->n_found, ==, 0);
  found = zh_desk_verify_by_command (fixture->path, ZH_REPLAY_FIND_AGAIN, NULL, &error);
  g_assert_no_error (error);
  text = zh_replay_report_format (found, zh_language_get_screen ());
  g_assert_cmpuint (found->refused->len, ==, 0);
  g_assert_cmpuint (found->different->len, ==, 2);
  g_assert_cmpstr (find_finding (found->different, "number-entries")->table, ==, "entry");
  g_assert_cmpstr (find_finding (found->different, "add-entries")->table, ==, "entry");
  g_assert_cmpuint (found->n_found, >, 3);
  g_assert_cmpuint (found->n_equal + 2, ==, found->n_entries);
  g_assert_nonnull (strstr (text, "Something was found once more"));
  g_assert_true (g_file_get_contents (fixture->path, &after, &length_after, NULL));
  g_assert_cmpmem (before, length, after, length_after);
  fixture->is_told = TRUE;
}

/* Files of older versions are put in place by what their acts changed. */
static void
test_older (Fixture      *fixture,
            gconstpointer data)
{
  const char      *name = data;
  g_autofree char *path = g_build_filename (fixture->folder, "older.zhereb", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhReplayReport) report = NULL;

  fixture_unpack (name, path);
  report = zh_desk_verify_by_command (path, ZH_REPLAY_AS_RECORDED, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (zh_replay_report_is_equal (report));
  g_assert_cmpuint (report->n_by_changes, >, 0);
}

/* People are shown what they were, whatever else the journal keeps. */
/* From outside nobody tells what the desk finds; a meeting is not repeated by the name of an old command; what
 * stands behind a zero byte is not lost in silence. */
static void
test_door (Fixture      *fixture,
           gconstpointer data)
{
  static const struct
  {
    const char *command;
    const char *json;
    const char *word;
  } rows[] = {
    { "number-entries", "{\"tournament\":1,\"method\":\"rating\",\"order\":[1]}", "order" },
    { "add-entries", "{\"tournament\":1,\"entries\":[],\"moves\":[]}", "moves" },
    { "withdraw-entry", "{\"entry\":1,\"status\":\"withdrawn\",\"round\":0,\"forfeits\":[]}", "forfeits" },
    { "add-tournament", "{\"choices\":[],\"settled\":[]}", "settled" },
    { "draw-table-rounds", "{\"tournament\":1,\"seed\":5,\"order\":[1]}", "order" },
    { "swap-players", "{\"tournament\":1,\"round\":1,\"first\":1,\"second\":2}", "edit-round" },
    { "edit-details", "{\"details\":{\"title\":\"a\\u0000b\"}}", "zero byte" },
    { "edit-details", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", "JSON" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (zh_desk_run (fixture->desk, rows[i].command, rows[i].json, &error));
      g_assert_nonnull (strstr (error->message, rows[i].word));
    }
}

/* An empty order of tie-breaks is kept as one. */
static void
test_no_tie_breaks (Fixture      *fixture,
                    gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, run (fixture, "set-tie-breaks", &error, "{\"tournament\":" ID ",\"codes\":[\"WIN\"]}", id), error);
  fixture_check (fixture, run (fixture, "set-tie-breaks", &error, "{\"tournament\":" ID ",\"codes\":[]}", id), error);
  g_assert_cmpuint (g_strv_length (fixture_get_tournament (fixture, id)->tiebreaks), ==, 0);
}

/* A journal nested beyond measure, made anew to fit, is read as one that says nothing. */
static void
test_deep (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *deep = g_strnfill (90000, '[');
  g_autofree char *sql = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhReplayReport) report = NULL;

  fixture_add_tournament (fixture, "Men", "dutch", 4);
  g_assert_true (zh_desk_close (fixture->desk, &error));
  g_clear_pointer (&fixture->desk, zh_desk_unref);
  sql = g_strdup_printf ("UPDATE journal SET args = '{\"in\":%s' WHERE id = 2", deep);
  forge (fixture->path, sql);
  forge_chain (fixture->path);
  report = zh_desk_verify_by_command (fixture->path, ZH_REPLAY_AS_RECORDED, NULL, &error);
  g_assert_true (report == NULL || !zh_replay_report_is_equal (report));
  g_assert_cmpint (g_remove (fixture->path), ==, 0);
}

static void
test_words (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  const ZhJournalEntry *entry = NULL;
  g_autofree char      *words = NULL;
  g_autoptr (JsonObject) in = NULL;

  play (fixture);
  entries = zh_desk_list_journal (fixture->desk, NULL, &error);
  for (guint i = 0; i < entries->len && (entry == NULL || strcmp (entry->command, "set-result") != 0); i++)
    entry = g_ptr_array_index (entries, i);
  g_assert_cmpint (entry->schema, ==, ZH_SCHEMA_IN_SHOWN);
  words = zh_journal_entry_format (entry, zh_language_get_screen ());
  g_assert_nonnull (strstr (words, "Result of board 1 in round 1: 1 – 0 (Player"));
  g_assert_true (zh_journal_entry_is_about (entry, 1, 1));
  in = zh_journal_entry_parse_in (entry);
  g_assert_cmpint (json_object_get_int_member (in, "board"), ==, 1);
}

static void
add_arguments (void)
{
  g_autoptr (GPtrArray) rows = zh_arguments_list ();

  for (guint i = 0; i < rows->len; i++)
    {
      const ZhCommandArguments *row = g_ptr_array_index (rows, i);
      g_autofree char          *path = g_strdup_printf ("/by-command/arguments/%s", row->command);

      g_test_add_data_func (path, row, test_arguments);
    }
}

int
main (int    argc,
      char **argv)
{
  static const char *const older[] = { "version-1.zhereb.gz", "version-2.zhereb.gz", "version-3.zhereb.gz", "version-4-state.zhereb.gz", "version-4.zhereb.gz" };

  g_test_init (&argc, &argv, NULL);
  add_arguments ();
  g_test_add_func ("/by-command/no-object", test_no_object);
  g_test_add ("/by-command/unknown-command", Fixture, NULL, fixture_set_up, test_unknown_command, fixture_tear_down);
  g_test_add ("/by-command/round", Fixture, NULL, fixture_set_up, test_round, fixture_tear_down);
  g_test_add ("/by-command/by-system", Fixture, NULL, fixture_set_up, test_by_system, fixture_tear_down);
  g_test_add ("/by-command/openings", Fixture, NULL, fixture_set_up, test_openings, fixture_tear_down);
  g_test_add ("/by-command/reading", Fixture, NULL, fixture_set_up, test_reading, fixture_tear_down);
  g_test_add ("/by-command/find-again", Fixture, NULL, fixture_set_up, test_find_again, fixture_tear_down);
  g_test_add ("/by-command/door", Fixture, NULL, fixture_set_up, test_door, fixture_tear_down);
  g_test_add ("/by-command/no-tie-breaks", Fixture, NULL, fixture_set_up, test_no_tie_breaks, fixture_tear_down);
  g_test_add ("/by-command/deep", Fixture, NULL, fixture_set_up, test_deep, fixture_tear_down);
  g_test_add ("/by-command/words", Fixture, NULL, fixture_set_up, test_words, fixture_tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (forgeries); i++)
    {
      g_autofree char *path = g_strdup_printf ("/by-command/forgery/%s", forgeries[i].name);

      g_test_add (path, Fixture, &forgeries[i], fixture_set_up, test_forgery, fixture_tear_down);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (older); i++)
    {
      g_autofree char *path = g_strdup_printf ("/by-command/older/%s", older[i]);

      g_test_add (path, Fixture, older[i], fixture_set_up, test_older, fixture_tear_down);
    }
  return g_test_run ();
}
