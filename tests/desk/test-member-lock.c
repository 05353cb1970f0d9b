/* Who plays for a team changes: when a reason is asked for, and what the journal keeps of it. */
#include "config.h"

#include <string.h>

#include "arguments.h"
#include "desk-fixture.h"
#include "desk-journal.h"
#include "errors.h"

typedef enum
{
  NOT_PAIRED,
  PAIRED,    /* shown to nobody yet */
  PUBLISHED, /* without the team that is changed, where it comes late */
} Stage;

static const struct
{
  const char *name;
  const char *ruleset;
  Stage       stage;
  gboolean    is_late; /* the team came after the pairing */
  const char *reason;  /* NULL where none is given */
  const char *kept;    /* what the journal says, NULL where it is refused */
  const char *articles;
} cases[] = {
  { "before", "ua-chess-2026", NOT_PAIRED, FALSE, NULL, "", "" },
  { "before-with-a-reason", "ua-chess-2026", NOT_PAIRED, FALSE, " he fell ill ", "he fell ill", "" },
  { "paired", "ua-chess-2026", PAIRED, FALSE, NULL, "", "" },
  { "published", "ua-chess-2026", PUBLISHED, FALSE, NULL, NULL, "" },
  { "published-with-blanks", "ua-chess-2026", PUBLISHED, FALSE, "  ", NULL, "" },
  { "published-with-a-reason", "ua-chess-2026", PUBLISHED, FALSE, "he fell ill", "he fell ill", "IV.6.2" },
  { "published-before-it-came", "ua-chess-2026", PUBLISHED, TRUE, NULL, "", "" },
  { "other-rules", "fide-2023", PUBLISHED, FALSE, NULL, "", "" },
  { "other-rules-with-a-reason", "fide-2023", PUBLISHED, FALSE, "he fell ill", "he fell ill", "" },
};

static void
run (Fixture    *fixture,
     const char *command,
     const char *json)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_run (fixture->desk, command, json, &error);

  fixture_check (fixture, change, error);
}

/* Alpha and Beta in the tournament, Beta's entry; the third comes late. */
static gint64
set_up_teams (Fixture *fixture,
              gsize    i)
{
  g_autofree char    *details = g_strdup_printf ("{\"details\":{\"ruleset\":\"%s\"}}", cases[i].ruleset);
  const ZhTournament *tournament;
  g_autofree char    *teams = NULL;
  g_autofree char    *late = NULL;
  g_autofree char    *of_it = NULL;
  g_autofree char    *of_round = NULL;

  fixture_set_up (fixture, NULL);
  run (fixture, "edit-details", details);
  run (fixture, "add-tournament", "{\"choices\":[{\"key\":\"name\",\"value\":\"Teams\"},{\"key\":\"system\",\"value\":\"dutch\"},{\"key\":\"boards\",\"value\":\"2\"},{\"key\":\"rounds\",\"value\":\"3\"}]}");
  tournament = g_ptr_array_index (zh_desk_get_snapshot (fixture->desk)->tournaments, 0);
  teams = g_strdup_printf ("{\"tournament\":%" G_GINT64_FORMAT ",\"teams\":["
                           "{\"name\":\"Alpha\",\"rating\":2000,\"members\":[{\"player\":{\"surname\":\"A1\"}},{\"player\":{\"surname\":\"A2\"}}]},"
                           "{\"name\":\"Beta\",\"rating\":1900,\"members\":[{\"player\":{\"surname\":\"B1\"}},{\"player\":{\"surname\":\"B2\"}}]}]}",
                           tournament->id);
  late = g_strdup_printf ("{\"tournament\":%" G_GINT64_FORMAT ",\"teams\":["
                          "{\"name\":\"Gamma\",\"rating\":1000,\"members\":[{\"player\":{\"surname\":\"C1\"}},{\"player\":{\"surname\":\"C2\"}}]}]}",
                          tournament->id);
  of_it = g_strdup_printf ("{\"tournament\":%" G_GINT64_FORMAT ",\"method\":\"rating\"}", tournament->id);
  of_round = g_strdup_printf ("{\"tournament\":%" G_GINT64_FORMAT ",\"round\":1}", tournament->id);
  run (fixture, "add-teams", teams);
  run (fixture, "number-entries", of_it);
  if (cases[i].stage >= PAIRED)
    run (fixture, "pair-round", of_round);
  if (cases[i].stage >= PUBLISHED)
    run (fixture, "publish-round", of_round);
  if (cases[i].is_late)
    run (fixture, "add-teams", late);
  tournament = g_ptr_array_index (zh_desk_get_snapshot (fixture->desk)->tournaments, 0);
  return ((const ZhEntry *) g_ptr_array_index (tournament->entries, tournament->entries->len - 1))->id;
}

static void
test_case (gconstpointer data)
{
  gsize                 i = GPOINTER_TO_SIZE (data);
  Fixture               fixture = { NULL };
  gint64                team = set_up_teams (&fixture, i);
  g_autofree char      *reason = cases[i].reason != NULL ? g_strdup_printf (",\"reason\":\"%s\"", cases[i].reason) : g_strdup ("");
  g_autofree char      *json = g_strdup_printf ("{\"entry\":%" G_GINT64_FORMAT ",\"members\":[{\"player\":{\"surname\":\"New\"}}]%s}", team, reason);
  ZhJournalFilter       filter = { .limit = 1 };
  const ZhJournalEntry *entry;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  ZhChange *change = zh_desk_run (fixture.desk, "add-members", json, &error);

  if (cases[i].kept == NULL)
    {
      g_assert_null (change);
      g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
      g_assert_cmpstr (error->message, ==, "After the start of round 1 the line-ups of teams stay as they are, unless the regulation allows a change [IV.6.2]. Give the reason for it");
    }
  else
    {
      fixture_check (&fixture, change, error);
      entries = zh_desk_list_journal (fixture.desk, &filter, &error);
      g_assert_no_error (error);
      entry = g_ptr_array_index (entries, 0);
      g_assert_cmpstr (entry->command, ==, "add-members");
      g_assert_cmpstr (entry->reason, ==, cases[i].kept);
      g_assert_cmpstr (entry->articles, ==, cases[i].articles);
    }
  fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/desk/member-lock/", cases[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_case);
    }
  return g_test_run ();
}
