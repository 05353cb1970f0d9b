/* The default time holds back the forfeits of the late, unless the arbiter says why. */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-lateness.h"
#include "errors.h"
#include "ruleset-defaults.h"

#define START G_GINT64_CONSTANT (1795000200) /* on a full minute */

static gint64
get_clock (gpointer data)
{
  return *(gint64 *) data * G_USEC_PER_SEC;
}

static const struct
{
  const char *name;
  const char *default_time; /* (nullable): of the regulation; none but the start itself otherwise */
  gboolean    has_start;
  int         after;   /* seconds from the start */
  const char *reason;  /* (nullable) */
  const char *refused; /* (nullable): in the message */
} cases[] = {
  { "before-the-start", NULL, TRUE, -90, NULL, "1:30" },
  { "at-the-start", NULL, TRUE, 0, NULL, NULL },
  { "within", "900", TRUE, 600, NULL, "5:00" },
  { "article", "900", TRUE, 600, NULL, "6.7.1" },
  { "name", "900", TRUE, 600, NULL, "2 Player 02" },
  { "last-second", "900", TRUE, 899, NULL, "0:01" },
  { "over", "900", TRUE, 900, NULL, NULL },
  { "with-a-reason", "900", TRUE, 600, "went home", NULL },
  { "blank-reason", "900", TRUE, 600, " ", "5:00" },
  { "no-start", "900", FALSE, 5000, NULL, "no time of start" },
  { "no-start-with-a-reason", "900", FALSE, 5000, "waited for an hour", NULL },
};

/* Four players, Black of board 2 marked as not come. */
static gint64
prepare (Fixture *fixture,
         gsize    i)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDateTime) start = g_date_time_new_from_unix_local (START);
  g_autofree char    *text = g_date_time_format (start, "%Y-%m-%dT%H:%M");
  const ZhMissingMark mark = { 2, 0, ZH_COLOUR_BLACK, TRUE };
  gint64              id = fixture_add_tournament (fixture, "Table", "dutch", 4);

  if (cases[i].default_time != NULL)
    fixture_check (fixture, zh_desk_set_override (fixture->desk, "lateness.default-seconds", cases[i].default_time, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  if (cases[i].has_start)
    fixture_check (fixture, zh_desk_set_round_start (fixture->desk, id, 1, text, &error), error);
  fixture_check (fixture, zh_desk_mark_missing (fixture->desk, id, 1, &mark, 1, &error), error);
  return id;
}

static void
test_forfeit (gconstpointer data)
{
  gsize               i = GPOINTER_TO_SIZE (data);
  gint64              now = START - 7200;
  const ZhDeskSources sources = { .clock = get_clock, .clock_data = &now };
  Fixture             fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;
  gint64 id;

  fixture_set_up_from (&fixture, &sources);
  id = prepare (&fixture, i);
  now = START + cases[i].after;
  change = zh_desk_forfeit_late (fixture.desk, id, 1, cases[i].reason, &error);
  if (cases[i].refused == NULL)
    {
      g_assert_no_error (error);
      g_assert_cmpint (zh_round_count_late (zh_tournament_find_round (fixture_get_tournament (&fixture, id), 1)), ==, 0);
    }
  else
    {
      g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
      if (strstr (error->message, cases[i].refused) == NULL)
        g_error ("“%s” is not in: %s", cases[i].refused, error->message);
    }
  fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/lateness/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_forfeit);
    }
  return g_test_run ();
}
