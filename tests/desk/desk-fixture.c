#include "config.h"

#include <gio/gio.h>

#include "desk-fixture.h"

#include <glib/gstdio.h>

#include "arguments.h"
#include "canonical-json.h"
#include "desk-private.h"
#include "desk-verify.h"
#include "desk-fide-mode.h"
#include "replay.h"
#include "store-schema.h"
#include "../sanitized.h"
#include "../tournament-settings.h"

void
fixture_set_up_from (Fixture             *fixture,
                     const ZhDeskSources *sources)
{
  g_autoptr (GError) error = NULL;
  ZhCompetitionDetails details = { .title = "Test Cup",
                                   .place = "Lviv",
                                   .organiser = "Chess club",
                                   .start = { 2026, 3, 1 },
                                   .end = { 2026, 3, 9 },
                                   .ruleset = "fide-2023" };

  fixture->folder = g_dir_make_tmp ("zhereb-desk-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "cup.zhereb", NULL);
  fixture->desk = zh_desk_create_from (fixture->path, &details, "Olena Test", sources, &error);
  g_assert_no_error (error);
  g_assert_nonnull (fixture->desk);
}

void
fixture_set_up (Fixture      *fixture,
                gconstpointer data)
{
  fixture_set_up_from (fixture, NULL);
}

static void
remove_tree (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_tree (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

static void
check_repeated (const char  *path,
                ZhReplayMode mode)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhReplayReport) report = zh_desk_verify_by_command (path, mode, NULL, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = zh_replay_report_format (report, zh_language_get_screen ());
  if (!zh_replay_report_is_equal (report))
    g_error ("%s", text);
}

/* Whatever a test did, no act went beyond what the registry says of its command, and its journal run again by
 * its commands does the same, whether what the desk found is believed or found once more. */
static void
check_journal (const Fixture *fixture)
{
  const char *path = fixture->path;
  g_autoptr (ZhVerifyReport) verified = zh_desk_verify_file (path, NULL, NULL);
  g_autofree char *fault = verified != NULL ? zh_verify_report_format (verified) : NULL;

  /* Some tests leave a file that does not hold. */
  if (verified == NULL)
    return;
  if (verified->fault == ZH_VERIFY_REACH || verified->fault == ZH_VERIFY_TARGET || verified->fault == ZH_VERIFY_IDS)
    g_error ("%s", fault);
  if (verified->fault != ZH_VERIFY_OK)
    return;
  check_repeated (path, ZH_REPLAY_AS_RECORDED);
  if (!fixture->is_told && !ZH_SANITIZED)
    check_repeated (path, ZH_REPLAY_FIND_AGAIN);
}

void
fixture_tear_down (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  if (fixture->desk != NULL)
    zh_desk_close (fixture->desk, &error);
  g_assert_no_error (error);
  g_clear_pointer (&fixture->desk, zh_desk_unref);
  check_journal (fixture);
  remove_tree (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

void
fixture_reopen (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  zh_desk_close (fixture->desk, &error);
  g_assert_no_error (error);
  g_clear_pointer (&fixture->desk, zh_desk_unref);
  fixture->desk = zh_desk_open (fixture->path, ZH_DESK_WRITE, "Olena Test", &error);
  g_assert_no_error (error);
}

ZhEntry *
fixture_make_entry (const char *surname,
                    const char *given,
                    int         rating)
{
  ZhEntry  *entry = zh_entry_new ();
  ZhPerson *person = zh_person_new ();

  zh_person_set_string (&person->surname, surname);
  zh_person_set_string (&person->given, given);
  person->rating = rating;
  entry->person = person;
  return entry;
}

GPtrArray *
fixture_make_entries (int n_entries)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);

  for (int i = 0; i < n_entries; i++)
    {
      g_autofree char *surname = g_strdup_printf ("Player %02d", i + 1);

      g_ptr_array_add (entries, fixture_make_entry (surname, "Test", 2400 - 10 * i));
    }
  return entries;
}

gint64
fixture_add_tournament (Fixture    *fixture,
                        const char *name,
                        const char *system,
                        int         n_entries)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) entries = fixture_make_entries (n_entries);
  gint64    id = 0;
  ZhChange *change;

  zh_person_set_string (&settings->name, name);
  g_assert_true (zh_system_from_string (system, &settings->system));
  change = test_add_tournament (fixture->desk, settings, &id, &error);
  fixture_check (fixture, change, error);
  change = zh_desk_add_entries (fixture->desk, id, entries, &error);
  fixture_check (fixture, change, error);
  change = zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error);
  fixture_check (fixture, change, error);
  return id;
}

const ZhTournament *
fixture_get_tournament (Fixture *fixture,
                        gint64   id)
{
  const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (fixture->desk), id);

  g_assert_nonnull (tournament);
  return tournament;
}

void
fixture_leave_fide_mode (Fixture *fixture,
                         gint64   tournament_id)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_leave_fide_mode (fixture->desk, tournament_id, "a test", &error);

  fixture_check (fixture, change, error);
}

void
fixture_play_round (Fixture *fixture,
                    gint64   tournament_id,
                    int      round)
{
  g_autoptr (ZhTournament) tournament =
      zh_tournament_ref ((ZhTournament *) fixture_get_tournament (fixture, tournament_id));
  const ZhRound *played = zh_tournament_find_round (tournament, round);
  ZhResult       white_wins = { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };

  for (guint i = 0; i < played->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (played->pairings, i);
      g_autoptr (GError) error = NULL;

      for (int game = 0; game < pairing->n_games; game++)
        if (!zh_result_is_set (pairing->games[game].result))
          fixture_check (fixture,
                         zh_desk_set_result (fixture->desk, tournament_id, round, pairing->number, game,
                                             white_wins, &error),
                         error);
    }
}

static void
dump_table (GString *text,
            ZhDb    *db,
            ZhTable  table)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, zh_table_get_info (table)->select_all);

  while (zh_stmt_next (stmt))
    {
      g_string_append (text, zh_table_get_info (table)->name);
      for (int column = 0; column < zh_stmt_count_columns (stmt); column++)
        g_string_append_printf (text, "|%s", zh_stmt_get_text (stmt, column));
      g_string_append_c (text, '\n');
    }
  zh_stmt_end (stmt, &error);
  g_assert_no_error (error);
}

void
fixture_unpack (const char *name,
                const char *path)
{
  g_autofree char *packed = g_test_build_filename (G_TEST_DIST, "fixtures", "store", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) source = g_file_new_for_path (packed);
  g_autoptr (GFile) target = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) file = g_file_read (source, NULL, &error);
  g_autoptr (GConverter) converter = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GFileOutputStream) output = NULL;

  g_assert_no_error (error);
  stream = g_converter_input_stream_new (G_INPUT_STREAM (file), converter);
  output = g_file_create (target, G_FILE_CREATE_NONE, NULL, &error);
  g_assert_no_error (error);
  g_output_stream_splice (G_OUTPUT_STREAM (output), stream, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, &error);
  g_assert_no_error (error);
}

char *
fixture_dump_tables (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (fixture->path, ZH_DB_READ, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < ZH_N_TABLES; i++)
    dump_table (text, db, (ZhTable) i);
  return g_string_free (text, FALSE);
}

void
fixture_check_at (Fixture    *fixture,
                  ZhChange   *change,
                  GError     *error,
                  const char *where)
{
  g_autoptr (GError) problem = NULL;

  if (change == NULL)
    g_error ("%s: %s", where, error != NULL ? error->message : "no error set");
  if (!zh_desk_check_snapshot (fixture->desk, &problem))
    g_error ("%s: %s", where, problem->message);
  zh_change_unref (change);
}

ZhChange *
fixture_run (Fixture    *fixture,
             const char *command,
             const char *json,
             GError    **error)
{
  const ZhCommandArguments *row = zh_arguments_find (command);
  g_autoptr (JsonObject) in = zh_canonical_json_parse (json);
  ZhChange *change;

  fixture->desk->is_repeating = row != NULL && zh_arguments_drop_found (row, in);
  change = zh_desk_run (fixture->desk, command, json, error);
  fixture->desk->is_repeating = FALSE;
  return change;
}
