/* Whoever has the source of the program can write entries whose hashes, chain, digest and replay
 * hold. What he cannot do is to let an act change what its command does not: verifying names the
 * entry, its command, the table and the row. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "commands.h"
#include "desk-fixture.h"
#include "desk-verify.h"
#include "forgery.h"

/* "Men" with two rounds paired, "Women" with one, "Boys" with none: what the statements below name. */
#define MEN "(SELECT min (id) FROM tournament)"
#define WOMEN "(SELECT id FROM tournament WHERE name = 'Women')"
#define MAN(n) "(SELECT id FROM entry WHERE tournament_id = " MEN " AND start_number = " #n ")"
#define PERSON(n) "(SELECT person_id FROM entry WHERE tournament_id = " MEN " AND start_number = " #n ")"
#define ROUND(n) "(SELECT id FROM round WHERE tournament_id = " MEN " AND number = " #n ")"
#define BOARD(r, n) "(SELECT id FROM pairing WHERE round_id = " ROUND (r) " AND number = " #n ")"
#define GAME(r, n) "(SELECT id FROM game WHERE pairing_id = " BOARD (r, n) ")"
#define NEW_ID(table) "(SELECT max (id) + 500 FROM " table ")"
#define WON " SET white = 3, black = 1, played = 1, rated = 1 WHERE id = "
#define ISSUE "INSERT INTO tournament_option VALUES (" NEW_ID ("tournament") ", " MEN ", 'issues.start-list.0', '1');"
#define PAIR "INSERT INTO round VALUES (" NEW_ID ("round") ", " MEN ", 3, 3, 0, '', '', NULL);"

static const char board_1[] = "{\"board\":1,\"round\":1}";
static const char round_1[] = "{\"round\":1}";
static const char round_3[] = "{\"round\":3}";

static const struct
{
  const char *name;
  const char *command;
  const char *args; /* "$1": the entry with number 1 */
  const char *sql;
  const char *table;
  const char *what; /* in the message */
} forgeries[] = {
  { "result-of-two-boards", ZH_COMMAND_SET_RESULT, board_1, "UPDATE game" WON GAME (1, 1) "; UPDATE game" WON GAME (1, 2), "game", "another board" },
  { "result-of-another-board", ZH_COMMAND_SET_RESULT, board_1, "UPDATE game" WON GAME (1, 2), "game", "another board" },
  { "result-of-another-round", ZH_COMMAND_SET_RESULT, board_1, "UPDATE game" WON GAME (2, 1), "game", "another round" },
  { "result-of-another-tournament", ZH_COMMAND_SET_RESULT, board_1,
    "UPDATE game" WON "(SELECT g.id FROM game g JOIN pairing p ON g.pairing_id = p.id JOIN round r ON p.round_id = r.id"
    " WHERE p.number = 1 AND r.number = 1 AND r.tournament_id = " WOMEN ")",
    "game", "another tournament" },
  { "result-and-rating", ZH_COMMAND_SET_RESULT, board_1, "UPDATE game" WON GAME (1, 1) "; UPDATE person SET rating = 2999 WHERE id = " PERSON (1),
    "person", "does not touch this table" },
  { "result-and-counting-rating", ZH_COMMAND_SET_RESULT, board_1, "UPDATE entry SET rating = 2999 WHERE id = " MAN (1), "entry", "does not touch this table" },
  { "result-and-players", ZH_COMMAND_SET_RESULT, board_1, "UPDATE game SET white = 3, black = 1, swapped = 1 WHERE id = " GAME (1, 1), "game", "“swapped”" },
  { "result-takes-a-game-away", ZH_COMMAND_SET_RESULT, board_1, "DELETE FROM game WHERE id = " GAME (2, 2), "game", "removes no rows" },
  { "result-adds-a-game", ZH_COMMAND_SET_RESULT, board_1,
    "INSERT INTO game VALUES (" NEW_ID ("game") ", " BOARD (1, 1) ", 1, 2, 0, NULL, NULL, 1, 3, 1, 1, NULL, NULL, NULL, NULL)", "game", "adds no rows" },
  { "result-closes-the-round", ZH_COMMAND_SET_RESULT, board_1, "UPDATE game" WON GAME (1, 1) "; UPDATE round SET state = 2, start = '2026-03-01T10:00' WHERE id = " ROUND (1),
    "round", "“start”" },
  { "trigger", ZH_COMMAND_SET_RESULT, board_1,
    "CREATE TEMP TRIGGER helper AFTER UPDATE ON main.game WHEN new.pairing_id = " BOARD (1, 1) " BEGIN UPDATE game SET rated = 0 WHERE id = new.id; UPDATE round SET state = 1 WHERE id = (SELECT round_id FROM pairing WHERE id = new.pairing_id); END;"
                                                                                               "UPDATE game" WON GAME (1, 1),
    "round", "trigger" },
  { "print-and-tie-breaks", ZH_COMMAND_ISSUE_DOCUMENTS, "{}", ISSUE "UPDATE tournament SET tiebreaks = 'SB' WHERE id = " MEN, "tournament", "“tiebreaks”" },
  { "print-and-result", ZH_COMMAND_ISSUE_DOCUMENTS, "{}", ISSUE "UPDATE game" WON GAME (1, 1), "game", "does not touch this table" },
  { "print-and-shared-places", ZH_COMMAND_ISSUE_DOCUMENTS, "{}",
    ISSUE "INSERT INTO tournament_option VALUES (" NEW_ID ("entry") ", " MEN ", 'manual-order', '1')", "tournament_option", "“manual-order”" },
  { "pairing-and-removal", ZH_COMMAND_PAIR_ROUND, round_3, PAIR "DELETE FROM entry WHERE id = (SELECT max (id) FROM entry)", "entry", "does not touch this table" },
  { "pairing-and-absence", ZH_COMMAND_PAIR_ROUND, round_3, PAIR "DELETE FROM absence", "absence", "does not touch this table" },
  { "pairing-of-an-older-round", ZH_COMMAND_PAIR_ROUND, round_3,
    PAIR "INSERT INTO pairing VALUES (" NEW_ID ("pairing") ", " ROUND (1) ", 9, 0, " MAN (1) ", " MAN (2) ", 0)", "pairing", "another round" },
  { "pairing-of-two-rounds", ZH_COMMAND_PAIR_ROUND, round_3,
    PAIR "UPDATE round SET state = 1 WHERE id = " ROUND (1) "; UPDATE round SET state = 1 WHERE id = " ROUND (2), "round", "more rows" },
  { "pairing-taken-back-and-entry", ZH_COMMAND_UNPAIR_ROUND, round_1, "UPDATE entry SET carried_points = 30 WHERE id = " MAN (1), "entry", "does not touch this table" },
  { "hand-moves-a-game", ZH_COMMAND_EDIT_ROUND, round_1, "UPDATE game SET pairing_id = " BOARD (1, 2) " WHERE id = " GAME (1, 1), "game", "“pairing_id”" },
  { "hand-of-another-round", ZH_COMMAND_EDIT_ROUND, round_1, "UPDATE pairing SET edited = 1 WHERE id = " BOARD (2, 1), "pairing", "another round" },
  { "incident-and-seed", ZH_COMMAND_RULE_INCIDENT, "{\"entry\":{\"id\":$1}}", "UPDATE tournament SET seed = 7 WHERE id = " MEN, "tournament", "does not touch this table" },
  { "incident-of-another-player", ZH_COMMAND_RULE_INCIDENT, "{\"entry\":{\"id\":$1}}", "UPDATE entry SET status = 2 WHERE id = " MAN (2), "entry", "another player or team" },
  { "publishing-another-round", ZH_COMMAND_PUBLISH_ROUND, round_1, "UPDATE round SET state = 1 - state WHERE id = " ROUND (2), "round", "another round" },
  { "closing-and-rounds", ZH_COMMAND_CLOSE_TOURNAMENT, "{}", "UPDATE tournament SET closed = 1, n_rounds = 1 WHERE id = " MEN, "tournament", "“n_rounds”" },
  { "closing-another-tournament", ZH_COMMAND_CLOSE_TOURNAMENT, "{}", "UPDATE tournament SET closed = 1 WHERE id = " WOMEN, "tournament", "another tournament" },
  { "settings-and-closing", ZH_COMMAND_EDIT_TOURNAMENT, "{}", "UPDATE tournament SET closed = 1 WHERE id = " MEN, "tournament", "“closed”" },
  { "edit-of-another-player", ZH_COMMAND_EDIT_ENTRY, "{\"entry\":{\"id\":$1}}", "UPDATE entry SET rating = 1 WHERE id = " MAN (2), "entry", "another player or team" },
  { "edit-of-another-person", ZH_COMMAND_EDIT_ENTRY, "{\"entry\":{\"id\":$1}}", "UPDATE person SET rating = 1 WHERE id = " PERSON (2), "person", "another player or team" },
  { "edit-and-number", ZH_COMMAND_EDIT_ENTRY, "{\"entry\":{\"id\":$1}}", "UPDATE entry SET start_number = 9 WHERE id = " MAN (1), "entry", "“start_number”" },
  { "edit-exchanges-persons", ZH_COMMAND_EDIT_ENTRY, "{\"entry\":{\"id\":$1}}", "UPDATE entry SET person_id = " PERSON (2) " WHERE id = " MAN (1), "entry", "“person_id”" },
  { "withdrawing-two", ZH_COMMAND_WITHDRAW_ENTRY, "{\"entry\":{\"id\":$1}}",
    "UPDATE entry SET status = 1 WHERE id IN (" MAN (1) ", " MAN (2) ")", "entry", "withdraw-entry" },
  { "numbers-and-ratings", ZH_COMMAND_NUMBER_ENTRIES, "{}", "UPDATE entry SET start_number = 9, rating = 1 WHERE id = " MAN (1), "entry", "“rating”" },
  { "numbers-and-a-plan", ZH_COMMAND_NUMBER_ENTRIES, "{}", "INSERT INTO tournament_option VALUES (" NEW_ID ("entry") ", " MEN ", 'table-rounds', '2,1,3')",
    "tournament_option", "“table-rounds”" },
  { "official-and-title", ZH_COMMAND_SET_OFFICIAL, "{}", "UPDATE competition SET title = 'Other Cup'", "competition", "does not touch this table" },
  { "details-and-identity", ZH_COMMAND_EDIT_DETAILS, "{}", "UPDATE competition SET uuid = 'another'", "competition", "“uuid”" },
  { "two-overrides", ZH_COMMAND_SET_OVERRIDE, "{}",
    "INSERT INTO override VALUES (" NEW_ID ("game") ", 'lateness.default-seconds', '0'), (" NEW_ID ("entry") ", 'teams.reserves-max', '0')", "override", "more rows" },
  { "captain-and-prizes", ZH_COMMAND_SET_CAPTAIN, "{}", "INSERT INTO tournament_option VALUES (" NEW_ID ("entry") ", " MEN ", 'norms', 'IM')", "tournament_option", "“norms”" },
  { "seal-and-name", ZH_COMMAND_SEAL, "{}", "UPDATE tournament SET closed = 1, name = 'Boys' WHERE id = " MEN, "tournament", "“name”" },
  { "made-twice", ZH_COMMAND_CREATE, "{}", "UPDATE competition SET title = 'Other Cup'", "competition", "changes no rows" },
  { "called-undo", ZH_COMMAND_UNDO, "{}", "UPDATE person SET rating = 2999 WHERE id = " PERSON (1), "person", "does not touch this table" },
};

static void
finish_desk (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  zh_desk_close (fixture->desk, &error);
  g_assert_no_error (error);
  g_clear_pointer (&fixture->desk, zh_desk_unref);
}

/* Results that stand, and one that was undone. */
static void
set_up_event (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  ZhResult draw = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
  gint64   men;
  gint64   women;

  fixture_set_up (fixture, data);
  men = fixture_add_tournament (fixture, "Men", "round-robin", 5);
  women = fixture_add_tournament (fixture, "Women", "round-robin", 4);
  fixture_add_tournament (fixture, "Boys", "round-robin", 2);
  fixture_check (fixture, zh_desk_set_absence (fixture->desk, ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, men)->entries, 4))->id, 4, ZH_PAIRING_ZERO_BYE, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, women, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, men, &error), error);
  fixture_play_round (fixture, men, 1);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, men, &error), error);
  fixture_check (fixture, zh_desk_set_result (fixture->desk, men, 2, 1, 0, draw, &error), error);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  finish_desk (fixture);
}

/* The fixture looks at what tests did; what was forged here is meant. */
static void
tear_down_forged (Fixture      *fixture,
                  gconstpointer data)
{
  g_unlink (fixture->path);
  fixture_tear_down (fixture, data);
}

static char *
read_text (const char *path,
           const char *sql)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (path, ZH_DB_READ, &error);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, sql);

  g_assert_no_error (error);
  g_assert_true (zh_stmt_next (stmt));
  return zh_stmt_dup_text (stmt, 0);
}

static gint64
read_int (const char *path,
          const char *sql)
{
  g_autofree char *text = read_text (path, sql);

  return g_ascii_strtoll (text, NULL, 10);
}

static ZhVerifyReport *
verify (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  ZhVerifyReport *report = zh_desk_verify_file (fixture->path, NULL, &error);

  g_assert_no_error (error);
  return report;
}

static void
check_named (const ZhVerifyReport *report,
             ZhVerifyFault         fault,
             const char           *command,
             const char           *table)
{
  g_autofree char *text = zh_verify_report_format (report);
  g_autofree char *entry = g_strdup_printf ("entry %" G_GINT64_FORMAT " ", report->n_entries);
  g_autofree char *row = g_strdup_printf ("row %" G_GINT64_FORMAT, report->row);

  g_test_message ("%s", text);
  g_assert_cmpint (report->fault, ==, fault);
  g_assert_cmpint (report->entry, ==, report->n_entries);
  g_assert_cmpstr (report->command, ==, command);
  g_assert_cmpstr (report->table, ==, table);
  g_assert_nonnull (strstr (text, entry));
  g_assert_nonnull (strstr (text, command));
  if (*table == '\0')
    return;
  g_assert_nonnull (strstr (text, row));
  g_assert_nonnull (strstr (text, table));
}

static void
test_sound (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (ZhVerifyReport) report = verify (fixture);
  g_autofree char *unchecked = zh_verify_report_format_unchecked (report);

  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
  g_assert_null (unchecked);
}

static void
test_forgery (Fixture      *fixture,
              gconstpointer data)
{
  gsize            index = GPOINTER_TO_SIZE (data);
  g_autofree char *first = read_text (fixture->path, "SELECT " MAN (1));
  g_auto (GStrv) parts = g_strsplit (forgeries[index].args, "$1", 2);
  g_autofree char *args = g_strjoinv (first, parts);
  ZhJournalDraft   draft = { .tournament_id = read_int (fixture->path, "SELECT " MEN), .command = forgeries[index].command, .args = args };
  g_autoptr (ZhVerifyReport) report = NULL;
  g_autoptr (ZhVerifyReport) unaware = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  forge_act (fixture->path, &draft, FORGED_NOTHING, forgeries[index].sql);
  /* Nothing else gives it away. */
  unaware = zh_verify_file (fixture->path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (unaware->fault, ==, ZH_VERIFY_OK);
  report = verify (fixture);
  check_named (report, ZH_VERIFY_REACH, forgeries[index].command, forgeries[index].table);
  text = zh_verify_report_format (report);
  g_assert_nonnull (strstr (text, forgeries[index].what));
}

/* What the command may do, but written so that nobody can do it again and compare. */
static void
test_captions_alone (Fixture      *fixture,
                     gconstpointer data)
{
  ZhJournalDraft draft = { .tournament_id = read_int (fixture->path, "SELECT " MEN), .command = ZH_COMMAND_SET_RESULT, .args = board_1, .schema = 1 };
  g_autoptr (ZhVerifyReport) report = NULL;

  forge_act (fixture->path, &draft, FORGED_NOTHING, "UPDATE game" WON GAME (1, 1));
  report = verify (fixture);
  check_named (report, ZH_VERIFY_REACH, ZH_COMMAND_SET_RESULT, "game");
}

/* What the command may add, under an id of which the journal does not say that it was given then. */
static const struct
{
  const char *name;
  const char *command;
  const char *sql;
  const char *table;
} ids[] = {
  { "of-an-older-row", ZH_COMMAND_ISSUE_DOCUMENTS, "INSERT INTO tournament_option VALUES (" MEN ", " MEN ", 'issues.start-list.0', '1')", "tournament_option" },
  { "of-another-replica", ZH_COMMAND_ISSUE_DOCUMENTS, "INSERT INTO tournament_option VALUES (7, " MEN ", 'issues.start-list.0', '1')", "tournament_option" },
  { "of-what-comes", ZH_COMMAND_SET_OVERRIDE, "INSERT INTO override VALUES (" NEW_ID ("entry") " + 10000, 'lateness.default-seconds', '0')", "override" },
};

static void
test_ids (Fixture      *fixture,
          gconstpointer data)
{
  gsize          index = GPOINTER_TO_SIZE (data);
  ZhJournalDraft draft = { .tournament_id = read_int (fixture->path, "SELECT " MEN), .command = ids[index].command };
  g_autoptr (ZhVerifyReport) report = NULL;
  g_autofree char *text = NULL;

  forge_act (fixture->path, &draft, FORGED_NOTHING, ids[index].sql);
  /* A number that is still to come would be given twice, were the next one not behind it. */
  forge (fixture->path, "UPDATE file_state SET next_id = next_id + 20000");
  forge_chain (fixture->path);
  report = verify (fixture);
  check_named (report, ZH_VERIFY_IDS, ids[index].command, ids[index].table);
  text = zh_verify_report_format (report);
  g_assert_nonnull (strstr (text, "did not give out"));
}

#define LAST_RESULT "(SELECT max (id) FROM journal WHERE command = 'set-result' AND kind = 0 AND id NOT IN (SELECT target FROM journal WHERE kind = 1))"
#define LAST_UNDONE "(SELECT max (target) FROM journal WHERE kind = 1)"
#define LAST_PAIRING "(SELECT max (id) FROM journal WHERE command = 'pair-round')"

static const struct
{
  const char   *name;
  ZhJournalKind kind;
  const char   *target;
  ForgedReturn  applied;
  const char   *command; /* NULL: that of the target */
  const char   *args;
  const char   *sql;
  const char   *table;
} returns[] = {
  { "undo-of-something-else", ZH_JOURNAL_UNDO, "SELECT " LAST_RESULT, FORGED_NOTHING, NULL, NULL, "UPDATE person SET rating = 2999 WHERE id = " PERSON (1), "person" },
  { "undo-of-another-result", ZH_JOURNAL_UNDO, "SELECT " LAST_RESULT, FORGED_NOTHING, NULL, NULL, "UPDATE game SET white = 0, black = 0, played = 0, rated = 0 WHERE id = " GAME (1, 1), "game" },
  { "undo-and-more", ZH_JOURNAL_UNDO, "SELECT " LAST_RESULT, FORGED_BACKWARD, NULL, NULL, "UPDATE person SET rating = 2999 WHERE id = " PERSON (1), "person" },
  { "undo-and-otherwise", ZH_JOURNAL_UNDO, "SELECT " LAST_RESULT, FORGED_BACKWARD, NULL, NULL, "UPDATE game SET white = 3, black = 1, played = 1, rated = 1 WHERE id = " GAME (1, 2), "game" },
  { "undo-of-half", ZH_JOURNAL_UNDO, "SELECT " LAST_PAIRING, FORGED_BACKWARD, NULL, NULL, "UPDATE round SET state = 2 WHERE id = " ROUND (1), "round" },
  { "undo-of-nothing", ZH_JOURNAL_UNDO, "SELECT " LAST_RESULT, FORGED_NOTHING, NULL, NULL, "", "game" },
  { "undo-of-the-making", ZH_JOURNAL_UNDO, "SELECT 1", FORGED_NOTHING, NULL, NULL, "UPDATE competition SET title = ''", "" },
  { "undo-of-an-undo", ZH_JOURNAL_UNDO, "SELECT max (id) FROM journal WHERE kind = 1", FORGED_BACKWARD, NULL, NULL, "", "" },
  { "undo-of-what-comes", ZH_JOURNAL_UNDO, "SELECT max (id) + 1 FROM journal", FORGED_NOTHING, ZH_COMMAND_SET_RESULT, "{}", "UPDATE game" WON GAME (2, 1), "" },
  { "undo-of-none", ZH_JOURNAL_UNDO, "SELECT 0", FORGED_NOTHING, ZH_COMMAND_SET_RESULT, "{}", "UPDATE game" WON GAME (2, 1), "" },
  { "undo-under-another-name", ZH_JOURNAL_UNDO, "SELECT " LAST_RESULT, FORGED_BACKWARD, ZH_COMMAND_ISSUE_DOCUMENTS, NULL, "", "" },
  { "undo-with-other-words", ZH_JOURNAL_UNDO, "SELECT " LAST_RESULT, FORGED_BACKWARD, NULL, "{}", "", "" },
  { "redo-of-another-result", ZH_JOURNAL_REDO, "SELECT " LAST_UNDONE, FORGED_FORWARD, NULL, NULL, "UPDATE game SET white = 3, black = 1 WHERE id = " GAME (2, 1), "game" },
  { "undo-of-what-is-undone", ZH_JOURNAL_UNDO, "SELECT " LAST_UNDONE, FORGED_NOTHING, NULL, NULL, "UPDATE game" WON GAME (2, 1), "" },
  { "redo-of-what-stands", ZH_JOURNAL_REDO, "SELECT " LAST_RESULT, FORGED_NOTHING, NULL, NULL, "UPDATE game" WON GAME (2, 1), "" },
  { "redo-and-more", ZH_JOURNAL_REDO, "SELECT " LAST_UNDONE, FORGED_FORWARD, NULL, NULL, "UPDATE entry SET rating = 2999 WHERE id = " MAN (1), "entry" },
};

static void
test_return (Fixture      *fixture,
             gconstpointer data)
{
  gsize            index = GPOINTER_TO_SIZE (data);
  ZhJournalDraft   draft = { .kind = returns[index].kind,
                             .target = read_int (fixture->path, returns[index].target),
                             .command = returns[index].command,
                             .args = returns[index].args };
  g_autofree char *command = NULL;
  g_autofree char *target = g_strdup_printf ("entry %" G_GINT64_FORMAT, draft.target);
  g_autofree char *text = NULL;
  g_autoptr (ZhVerifyReport) report = NULL;

  forge_act (fixture->path, &draft, returns[index].applied, returns[index].sql);
  command = read_text (fixture->path, "SELECT command FROM journal ORDER BY id DESC LIMIT 1");
  report = verify (fixture);
  check_named (report, ZH_VERIFY_TARGET, command, returns[index].table);
  g_assert_cmpint (report->target, ==, draft.target);
  text = zh_verify_report_format (report);
  g_assert_nonnull (strstr (text, target));
}

/* What goes together stands, however its rows are ordered. */
static void
test_true_return (Fixture      *fixture,
                  gconstpointer data)
{
  ZhJournalDraft draft = { .kind = ZH_JOURNAL_UNDO, .target = read_int (fixture->path, "SELECT " LAST_PAIRING) };
  g_autoptr (ZhVerifyReport) report = NULL;

  forge_act (fixture->path, &draft, FORGED_BACKWARD, "");
  report = verify (fixture);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
}

/* What was done later to the same row, or rests on it, stands in the way, though the undo is the inverse to
 * the byte and everything can be repeated. */
static void
test_untimely (Fixture      *fixture,
               gconstpointer data)
{
  ZhJournalDraft   later = { .tournament_id = read_int (fixture->path, "SELECT " MEN), .command = "rate-players" };
  ZhJournalDraft   draft = { .kind = ZH_JOURNAL_UNDO, .target = read_int (fixture->path, "SELECT " LAST_RESULT) };
  ZhJournalDraft   again = { .kind = ZH_JOURNAL_REDO, .target = read_int (fixture->path, "SELECT " LAST_UNDONE) };
  gboolean         is_undo = GPOINTER_TO_INT (data) == ZH_JOURNAL_UNDO;
  g_autofree char *text = NULL;
  g_autofree char *between = NULL;
  g_autoptr (ZhVerifyReport) report = NULL;

  forge_act (fixture->path, &later, FORGED_NOTHING, is_undo ? "UPDATE game SET swapped = 1 WHERE id = " GAME (1, 2) : "UPDATE game SET swapped = 1 WHERE id = " GAME (2, 1));
  forge_act (fixture->path, is_undo ? &draft : &again, is_undo ? FORGED_BACKWARD : FORGED_FORWARD, "");
  report = verify (fixture);
  check_named (report, ZH_VERIFY_TARGET, ZH_COMMAND_SET_RESULT, "");
  text = zh_verify_report_format (report);
  between = g_strdup_printf ("entry %" G_GINT64_FORMAT ", which", report->n_entries - 1);
  g_assert_nonnull (strstr (text, between));
}

/* An entry that says something and does nothing: no program leaves one. */
static void
test_idle (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (ZhVerifyReport) report = NULL;

  ZhJournalDraft draft = { .tournament_id = read_int (fixture->path, "SELECT " MEN), .command = ZH_COMMAND_ISSUE_DOCUMENTS };

  forge_act (fixture->path, &draft, FORGED_NOTHING, ISSUE);
  forge (fixture->path, "DELETE FROM tournament_option WHERE key = 'issues.start-list.0';"
                        " UPDATE journal SET changeset = x'' WHERE id = (SELECT max (id) FROM journal)");
  forge_chain (fixture->path);
  report = verify (fixture);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_ENTRY);
  g_assert_cmpint (report->entry, ==, report->n_entries);
}

/* A command of a later version is named, and is no fault. */
static void
test_unknown (Fixture      *fixture,
              gconstpointer data)
{
  ZhJournalDraft draft = { .tournament_id = read_int (fixture->path, "SELECT " MEN), .command = "rate-players" };
  g_autoptr (ZhVerifyReport) report = NULL;
  g_autofree char *text = NULL;
  g_autofree char *unchecked = NULL;
  g_autofree char *wanted = NULL;

  forge_act (fixture->path, &draft, FORGED_NOTHING, "UPDATE person SET rating = 2999 WHERE id = " PERSON (1));
  report = verify (fixture);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
  text = zh_verify_report_format (report);
  g_assert_true (g_str_has_prefix (text, "ok "));
  unchecked = zh_verify_report_format_unchecked (report);
  g_test_message ("%s", unchecked);
  wanted = g_strdup_printf ("%" G_GINT64_FORMAT " (rate-players)", report->n_entries);
  g_assert_nonnull (strstr (unchecked, wanted));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up_event, func, tear_down_forged)
  ADD ("/store/forged-acts/sound", test_sound);
  ADD ("/store/forged-acts/captions-alone", test_captions_alone);
  for (gsize i = 0; i < G_N_ELEMENTS (forgeries); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/forged-acts/%s", forgeries[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), set_up_event, test_forgery, tear_down_forged);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (returns); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/forged-acts/%s", returns[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), set_up_event, test_return, tear_down_forged);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/forged-acts/id-%s", ids[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), set_up_event, test_ids, tear_down_forged);
    }
  ADD ("/store/forged-acts/true-undo", test_true_return);
  g_test_add ("/store/forged-acts/untimely-undo", Fixture, GINT_TO_POINTER (ZH_JOURNAL_UNDO), set_up_event, test_untimely, tear_down_forged);
  g_test_add ("/store/forged-acts/untimely-redo", Fixture, GINT_TO_POINTER (ZH_JOURNAL_REDO), set_up_event, test_untimely, tear_down_forged);
  ADD ("/store/forged-acts/idle", test_idle);
  ADD ("/store/forged-acts/unknown-command", test_unknown);
  return g_test_run ();
}
