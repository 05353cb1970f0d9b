#include "config.h"

#include "refusals.h"

#include "act-json.h"
#include "arguments.h"
#include "desk-fixture.h"

/* One competition for all: what is refused leaves it as it is. */
static Fixture fixture;
static char   *tables;

static void
set_up (const RefusalAct *acts)
{
  fixture_set_up (&fixture, NULL);
  for (; acts->command != NULL; acts++)
    {
      g_autofree char *json = act_json_write (fixture.desk, acts->json);
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
  g_autofree char *json = act_json_write (fixture.desk, refusal->json);
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
