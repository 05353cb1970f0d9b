/* What a command is not told comes from the desk's sources, and what was drawn stays in the journal. */
#include "config.h"

#include <string.h>

#include "commands.h"
#include "desk-fixture.h"
#include "desk-journal.h"
#include "errors.h"

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
  fixture_check (fixture, zh_desk_add_tournament (fixture->desk, settings, &id, &error), error);
  g_assert_cmpuint (fixture_get_tournament (fixture, id)->seed, ==, 700000001);
  check_argument (fixture->desk, ZH_COMMAND_ADD_TOURNAMENT, "\"seed\":700000001");

  next = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  next->seed = 0;
  fixture_check (fixture, zh_desk_edit_tournament (fixture->desk, next, &error), error);
  g_assert_cmpuint (fixture_get_tournament (fixture, id)->seed, ==, 800000001);
  check_argument (fixture->desk, ZH_COMMAND_EDIT_TOURNAMENT, "\"800000001\"");
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
  return g_test_run ();
}
