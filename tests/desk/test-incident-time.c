/* When an incident happened, as it is typed. */
#include "config.h"

#include "errors.h"
#include "incident-time.h"

/* 25 November 2026, 12:00, by the clock of the test. */
static gint64
get_noon (void)
{
  g_autoptr (GDateTime) noon = g_date_time_new_local (2026, 11, 25, 12, 0, 0);

  return g_date_time_to_unix (noon);
}

static const struct
{
  const char *typed;  /* NULL where nothing was */
  const char *moment; /* NULL where it is refused */
} cases[] = {
  { NULL, "2026-11-25T12:00" },
  { "", "" },
  { "  ", "" },
  { "10:35", "2026-11-25T10:35" },
  { " 9:05 ", "2026-11-25T09:05" },
  { "00:00", "2026-11-25T00:00" },
  { "23:59", "2026-11-25T23:59" },
  { "2026-11-24T18:30", "2026-11-24T18:30" },
  { "24:00", NULL },
  { "1035", NULL },
  { "10:61", NULL },
  { "noon", NULL },
};

static void
test_typed (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *moment = zh_incident_dup_happened (cases[i].typed, get_noon (), &error);

      g_test_message ("%s", cases[i].typed);
      g_assert_cmpstr (moment, ==, cases[i].moment);
      if (cases[i].moment == NULL)
        g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      else
        g_assert_no_error (error);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/incident-time/typed", test_typed);
  return g_test_run ();
}
