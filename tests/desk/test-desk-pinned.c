/* What a command is not told comes from the desk's sources, and what was drawn stays in the journal. */
#include "config.h"

#include <string.h>

#include "commands.h"
#include "desk-fixture.h"
#include "desk-incidents.h"
#include "desk-journal.h"
#include "desk-protests.h"
#include "desk-unpair.h"
#include "errors.h"
#include "../tournament-settings.h"

/* Says one word after the other, and the last one for ever. */
typedef struct
{
  const guint32 *words;
  gsize          n_words;
  gsize          n_drawn;
} Chance;

static guint32
tell_word (gpointer data)
{
  Chance *chance = data;

  gsize index = chance->n_drawn++;

  return chance->words[MIN (index, chance->n_words - 1)];
}

static const ZhJournalEntry *
get_entry (GPtrArray  *entries,
           const char *command)
{
  const ZhJournalEntry *found = NULL;

  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);

      if (strcmp (entry->command, command) == 0)
        found = entry;
    }
  g_assert_nonnull (found);
  return found;
}

static void
check_argument (ZhDesk     *desk,
                const char *command,
                const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (desk, NULL, &error);
  const char *args = get_entry (entries, command)->args;

  if (strstr (args, expected) == NULL)
    g_error ("%s: no %s in %s", command, expected, args);
}

/* The uuid of a new file is of the kind that is drawn, and the journal has it. */
static void
test_uuid (void)
{
  static const guint32 words[] = { 0x1234567, 0xffffffff, 0xabcdef01, 0xffffffff, 0x5 };
  Chance               chance = { words, G_N_ELEMENTS (words), 0 };
  ZhDeskSources        sources = { .random = tell_word, .random_data = &chance };
  Fixture              fixture = { NULL };
  const ZhCompetition *competition;
  g_autofree char     *argument = NULL;

  fixture_set_up_from (&fixture, &sources);
  competition = zh_desk_get_snapshot (fixture.desk);
  g_assert_true (g_uuid_string_is_valid (competition->uuid));
  g_assert_cmpstr (competition->uuid, ==, "ffffffff-abcd-4f01-bfff-ffff00000005");
  argument = g_strdup_printf ("\"uuid\":\"%s\"", competition->uuid);
  check_argument (fixture.desk, ZH_COMMAND_CREATE, argument);
  fixture_tear_down (&fixture, NULL);
}

/* From 1 to 999999999, each as likely as another. */
static void
test_seed (Fixture      *fixture,
           gconstpointer data)
{
  static const guint32 words[] = { 0, 999999998, 999999999, G_MAXUINT32, 3999999995 };
  Chance               chance = { words, G_N_ELEMENTS (words), 0 };

  zh_desk_set_random (fixture->desk, tell_word, &chance);
  g_assert_cmpuint (zh_desk_draw_seed (fixture->desk), ==, 1);
  g_assert_cmpuint (zh_desk_draw_seed (fixture->desk), ==, 999999999);
  g_assert_cmpuint (zh_desk_draw_seed (fixture->desk), ==, 1);
  g_assert_cmpuint (zh_desk_draw_seed (fixture->desk), ==, 999999999);
  g_assert_cmpuint (chance.n_drawn, ==, G_N_ELEMENTS (words));
}

/* A tournament that draws its pairs gets a seed, which the act keeps. */
static void
test_drawn_seeds_are_kept (Fixture      *fixture,
                           gconstpointer data)
{
  static const guint32 words[] = { 700000000, 800000000 };
  Chance               chance = { words, G_N_ELEMENTS (words), 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (ZhTournament) next = NULL;
  gint64 id = 0;

  zh_desk_set_random (fixture->desk, tell_word, &chance);
  zh_person_set_string (&settings->name, "Cup");
  settings->system = ZH_SYSTEM_KNOCKOUT;
  g_hash_table_insert (settings->options, g_strdup ("seeding"), g_strdup ("lot"));
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);
  g_assert_cmpuint (fixture_get_tournament (fixture, id)->seed, ==, 700000001);
  check_argument (fixture->desk, ZH_COMMAND_ADD_TOURNAMENT, "\"seed\":700000001");

  next = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  next->seed = 0;
  fixture_check (fixture, test_edit_tournament (fixture->desk, next, &error), error);
  g_assert_cmpuint (fixture_get_tournament (fixture, id)->seed, ==, 800000001);
  check_argument (fixture->desk, ZH_COMMAND_EDIT_TOURNAMENT, "\"800000001\"");
}

static gint64
tell_time (gpointer data)
{
  return *(const gint64 *) data * G_USEC_PER_SEC;
}

/* A round robin of four with @n_games games a pairing, paired at 1000 and published at 1100. */
static gint64
add_table (Fixture *fixture,
           gint64  *now,
           int      n_games)
{
  g_autoptr (GError) error = NULL;
  gint64 id = 0;
  g_autoptr (ZhTournament) settings = NULL;

  *now = 500;
  zh_desk_set_clock (fixture->desk, tell_time, now);
  id = fixture_add_tournament (fixture, "Table", "round-robin", 4);
  settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  settings->games_per_pairing = n_games;
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  *now = 1000;
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  g_assert_cmpint (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1)->announced, ==, 1000);
  *now = 1100;
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, id, 1, &error), error);
  return id;
}

static const ZhPairing *
get_board (Fixture *fixture,
           gint64   id)
{
  return zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1), 1);
}

static void
enter (Fixture *fixture,
       gint64   id,
       int      game,
       ZhResult result)
{
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, game, result, &error), error);
}

/* When the deadline of a protest handed in now began. */
static gint64
find_contested (Fixture         *fixture,
                gint64           id,
                ZhProtestSubject subject,
                int              game)
{
  g_autoptr (GError) error = NULL;
  ZhProtestInput input = {
    .tournament_id = id,
    .entry_id = get_board (fixture, id)->entry[0],
    .written = TRUE,
    .subject = subject,
    .round = 1,
    .board = subject == ZH_PROTEST_SUBJECT_PAIRING ? 0 : 1,
    .game = game,
    .facts = "It was otherwise.",
    .admitted = "the hall was locked",
  };
  const GPtrArray *protests;
  gint64           contested;

  fixture_check (fixture, zh_desk_file_protest (fixture->desk, &input, NULL, &error), error);
  protests = zh_desk_get_snapshot (fixture->desk)->protests;
  contested = ((const ZhProtest *) g_ptr_array_index (protests, protests->len - 1))->contested_time;
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  return contested;
}

/* The deadline against a result begins with that result: each game has its own, a correction begins it
 * anew, entering the same again does not, and undo brings the old one back. */
static void
test_result_deadline (Fixture      *fixture,
                      gconstpointer data)
{
  static const ZhResult win = { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };
  static const ZhResult loss = { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE };
  g_autoptr (GError) error = NULL;
  gint64 now = 0;
  gint64 id = add_table (fixture, &now, 2);

  now = 2000;
  enter (fixture, id, 1, win);
  now = 2100;
  enter (fixture, id, 0, win);
  now = 2200;
  g_assert_cmpint (find_contested (fixture, id, ZH_PROTEST_SUBJECT_RESULT, 2), ==, 2000);
  g_assert_cmpint (find_contested (fixture, id, ZH_PROTEST_SUBJECT_RESULT, 1), ==, 2100);
  now = 2300;
  enter (fixture, id, 1, loss);
  now = 2400;
  enter (fixture, id, 1, loss);
  g_assert_cmpint (find_contested (fixture, id, ZH_PROTEST_SUBJECT_RESULT, 2), ==, 2300);
  g_assert_cmpint (find_contested (fixture, id, ZH_PROTEST_SUBJECT_RESULT, 1), ==, 2100);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  g_assert_cmpint (find_contested (fixture, id, ZH_PROTEST_SUBJECT_RESULT, 2), ==, 2000);
  now = 2500;
  enter (fixture, id, 1, ZH_RESULT_NONE);
  g_assert_cmpint (get_board (fixture, id)->games[1].entered, ==, 0);
  g_assert_cmpint (find_contested (fixture, id, ZH_PROTEST_SUBJECT_RESULT, 2), ==, 2500);
}

/* A result that a ruling made began with the ruling. */
static void
test_ruled_result_deadline (Fixture      *fixture,
                            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64                  now = 0;
  gint64                  id = add_table (fixture, &now, 1);
  ZhIncidentInput         input = { .tournament_id = id, .round = 1, .board = 1, .game = 1, .incident = "device-sound", .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .decision = "loss", .reason = "the phone rang" };
  const ZhIncidentRecord *record;
  g_autoptr (GPtrArray) entries = NULL;
  const ZhJournalEntry *act;

  input.entry_id = get_board (fixture, id)->entry[0];
  now = 3000;
  fixture_check (fixture, zh_desk_rule_incident (fixture->desk, &input, &error), error);
  now = 3600;
  g_assert_cmpint (find_contested (fixture, id, ZH_PROTEST_SUBJECT_RESULT, 1), ==, 3000);
  record = g_ptr_array_index (zh_desk_get_snapshot (fixture->desk)->incidents, 0);
  entries = zh_desk_list_journal (fixture->desk, NULL, &error);
  act = get_entry (entries, ZH_COMMAND_RULE_INCIDENT);
  g_assert_cmpint (record->act, ==, act->replica << 32 | act->sequence);
}

/* A pairing is announced when it is published, and one that was drawn anew anew. */
static void
test_pairing_deadline (Fixture      *fixture,
                       gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhProposal) proposal = NULL;
  gint64 now = 0;
  gint64 id = add_table (fixture, &now, 1);

  now = 1200;
  g_assert_cmpint (find_contested (fixture, id, ZH_PROTEST_SUBJECT_PAIRING, 0), ==, 1100);
  now = 1300;
  proposal = zh_tournament_propose_again (fixture_get_tournament (fixture, id), NULL, &error);
  g_assert_no_error (error);
  fixture_check (fixture, zh_desk_repair_round (fixture->desk, id, proposal, ZH_UNPAIR_LOSE, &error), error);
  now = 1400;
  g_assert_cmpint (find_contested (fixture, id, ZH_PROTEST_SUBJECT_PAIRING, 0), ==, 1300);
  now = 1500;
  enter (fixture, id, 0, (ZhResult){ ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE });
  g_assert_cmpint (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1)->announced, ==, 1500);
}

/* A ruling that is annulled does not announce the pairing again. */
static void
test_annulled_ruling (Fixture      *fixture,
                      gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64          now = 0;
  gint64          id = add_table (fixture, &now, 1);
  gint64          case_id = 0;
  ZhIncidentInput input = { .tournament_id = id, .round = 1, .board = 1, .game = 1, .incident = "device-sound", .decision = "loss", .reason = "the phone rang" };
  ZhProtestInput  protest = { .tournament_id = id, .written = TRUE, .subject = ZH_PROTEST_SUBJECT_RULING, .facts = "Another phone rang.", .admitted = "the hall was locked" };
  ZhProtestRuling ruling = { .forum = ZH_PROTEST_FORUM_CHIEF_ARBITER, .decision = ZH_PROTEST_DECISION_UPHELD, .reason = "So it was", .effect = ZH_PROTEST_EFFECT_ANNULLED };

  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error); /* not published */
  input.entry_id = get_board (fixture, id)->entry[0];
  input.opponent_time = ZH_INCIDENT_TIME_AS_RULED;
  input.offender_time = ZH_INCIDENT_TIME_AS_RULED;
  now = 3000;
  fixture_check (fixture, zh_desk_rule_incident (fixture->desk, &input, &error), error);
  g_assert_cmpint (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1)->announced, ==, 3000);
  protest.entry_id = input.entry_id;
  protest.incident_id = ((const ZhIncidentRecord *) g_ptr_array_index (zh_desk_get_snapshot (fixture->desk)->incidents, 0))->id;
  now = 3100;
  fixture_check (fixture, zh_desk_file_protest (fixture->desk, &protest, &case_id, &error), error);
  now = 3200;
  fixture_check (fixture, zh_desk_decide_protest (fixture->desk, case_id, &ruling, &error), error);
  g_assert_cmpint (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1)->announced, ==, 3000);
  g_assert_cmpint (get_board (fixture, id)->games[0].entered, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/pinned/uuid", test_uuid);
  g_test_add ("/desk/pinned/seed", Fixture, NULL, fixture_set_up, test_seed, fixture_tear_down);
  g_test_add ("/desk/pinned/drawn-seeds-are-kept", Fixture, NULL, fixture_set_up, test_drawn_seeds_are_kept, fixture_tear_down);
  g_test_add ("/desk/pinned/result-deadline", Fixture, NULL, fixture_set_up, test_result_deadline, fixture_tear_down);
  g_test_add ("/desk/pinned/ruled-result-deadline", Fixture, NULL, fixture_set_up, test_ruled_result_deadline, fixture_tear_down);
  g_test_add ("/desk/pinned/pairing-deadline", Fixture, NULL, fixture_set_up, test_pairing_deadline, fixture_tear_down);
  g_test_add ("/desk/pinned/annulled-ruling", Fixture, NULL, fixture_set_up, test_annulled_ruling, fixture_tear_down);
  return g_test_run ();
}
