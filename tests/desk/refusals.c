#include "config.h"

#include "refusals.h"

#include "arguments.h"
#include "desk-fixture.h"
#include "teams.h"

/* One competition for all: what is refused leaves it as it is. */
static Fixture fixture;
static char   *tables;

static const ZhTournament *
find_tournament (const char *name)
{
  const GPtrArray *list = zh_desk_get_snapshot (fixture.desk)->tournaments;

  for (guint i = 0; i < list->len; i++)
    if (g_str_equal (((const ZhTournament *) g_ptr_array_index (list, i))->name, name))
      return g_ptr_array_index (list, i);
  g_error ("no tournament %s", name);
}

static gint64
find_entry (const ZhTournament *tournament,
            int                 number)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    if (((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->start_number == number)
      return ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->id;
  g_error ("no entry %d in %s", number, tournament->name);
}

static gint64
find_member (const ZhTournament *tournament,
             gint64              entry,
             int                 number)
{
  g_autoptr (GPtrArray) team = zh_tournament_list_members (tournament, entry);

  g_assert_cmpint (number, <=, team->len);
  return ((const ZhMember *) g_ptr_array_index (team, number - 1))->id;
}

/* The chief arbiter, or a protest by its place in the list. */
static gint64
find_other (const char *name,
            const char *place)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (fixture.desk);
  guint                i = place != NULL ? (guint) g_ascii_strtoull (place, NULL, 10) : 0;

  if (g_str_equal (name, "chief"))
    return zh_competition_find_official (competition, "chief-arbiter")->id;
  g_assert_cmpstr (name, ==, "protest");
  g_assert_cmpuint (i, <=, competition->protests->len);
  return ((const ZhProtest *) g_ptr_array_index (competition->protests, i - 1))->id;
}

static gboolean
put_id (const GMatchInfo *found,
        GString          *text,
        gpointer          data)
{
  g_autofree char    *name = g_match_info_fetch (found, 1);
  g_autofree char    *entry = g_match_info_fetch (found, 2);
  g_autofree char    *member = g_match_info_fetch (found, 3);
  gboolean            is_tournament = g_ascii_isupper (*name);
  const ZhTournament *tournament = is_tournament ? find_tournament (name) : NULL;
  gint64              id = is_tournament ? tournament->id : find_other (name, entry);

  if (is_tournament && entry != NULL && *entry != '\0')
    id = find_entry (tournament, (int) g_ascii_strtoll (entry, NULL, 10));
  if (member != NULL && *member != '\0')
    id = find_member (tournament, id, (int) g_ascii_strtoll (member, NULL, 10));
  g_string_append_printf (text, "%" G_GINT64_FORMAT, id);
  return FALSE;
}

static char *
write_json (const char *json)
{
  g_autoptr (GRegex) names = g_regex_new ("\\$([A-Za-z]+)(?:\\.(\\d+))?(?:\\.(\\d+))?", 0, 0, NULL);
  g_autoptr (GError) error = NULL;
  char *text = g_regex_replace_eval (names, json, -1, 0, 0, put_id, NULL, &error);

  g_assert_no_error (error);
  return g_strdelimit (text, "'", '"');
}

static void
set_up (const RefusalAct *acts)
{
  fixture_set_up (&fixture, NULL);
  for (; acts->command != NULL; acts++)
    {
      g_autofree char *json = write_json (acts->json);
      g_autoptr (GError) error = NULL;
      ZhChange *change = zh_desk_run (fixture.desk, acts->command, json, &error);

      if (error != NULL)
        g_error ("%s %s: %s", acts->command, json, error->message);
      fixture_check (&fixture, change, error);
    }
  tables = fixture_dump_tables (&fixture);
}

static void
test_refused (gconstpointer data)
{
  const Refusal   *refusal = data;
  g_autofree char *json = write_json (refusal->json);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  ZhChange *change = refusal->is_told ? fixture_run (&fixture, refusal->command, json, &error)
                                      : zh_desk_run (fixture.desk, refusal->command, json, &error);

  g_assert_null (change);
  g_assert_error (error, ZH_ERROR, (int) refusal->code);
  g_assert_cmpstr (error->message, ==, refusal->message);
  after = fixture_dump_tables (&fixture);
  g_assert_cmpstr (after, ==, tables);
}

int
refusals_run (int               argc,
              char            **argv,
              const char       *path,
              const RefusalAct *acts,
              const Refusal    *cases,
              gsize             n_cases)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);
  int              status;

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  set_up (acts);
  for (gsize i = 0; i < n_cases; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%s", path, cases[i].name);

      g_test_add_data_func (name, &cases[i], test_refused);
    }
  status = g_test_run ();
  fixture_tear_down (&fixture, NULL);
  g_free (tables);
  return status;
}
