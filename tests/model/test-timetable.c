/* The timetable: what is read of a line, in which spellings, and what is refused by its number. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "timetable.h"

static void
test_read (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = zh_timetable_parse ("21.11.2026 10:30; 2; Hall B\n\n 2026-11-20T09:00\tRegistration\n2026-11-20 10:30;1;Hall A\n", &error);
  g_autofree char *text = NULL;
  g_autofree char *start = NULL;
  g_autofree char *none = NULL;

  g_assert_no_error (error);
  text = zh_timetable_to_text (lines);
  g_assert_cmpstr (text, ==, "2026-11-20T09:00\tRegistration\t\n2026-11-20T10:30\t1\tHall A\n2026-11-21T10:30\t2\tHall B\n");
  start = zh_timetable_dup_start (text, 2);
  g_assert_cmpstr (start, ==, "2026-11-21T10:30");
  none = zh_timetable_dup_start (text, 3);
  g_assert_cmpstr (none, ==, "");
  g_clear_pointer (&none, g_free);
  none = zh_timetable_dup_start (NULL, 1);
  g_assert_cmpstr (none, ==, "");
}

/* What is shown can be read again, whatever the language. */
static void
test_format (void)
{
  g_autofree char *shown = zh_start_format ("2026-11-05T09:30");
  g_autofree char *again = zh_start_parse (shown);
  g_autofree char *none = zh_start_format ("soon");
  g_autofree char *empty = zh_start_format ("");

  g_assert_cmpstr (shown, ==, "05.11.2026 09:30");
  g_assert_cmpstr (again, ==, "2026-11-05T09:30");
  g_assert_cmpstr (none, ==, "soon");
  g_assert_cmpstr (empty, ==, "");
}

static const struct
{
  const char *text;
  const char *named;
} refused[] = {
  { "tomorrow; 1", "Line 1" },
  { "20.11.2026 10:00; 1\n20.11.2026; 2", "Line 2" },
  { "20.11.2026 25:00; 1", "Line 1" },
  { "20.11.2026 10:60; 1", "Line 1" },
  { "2026 10:00; 1", "Line 1" },
  { "20.11.2026 10:00", "Line 1" },
  { "20.11.2026 10:00; ; Hall", "Line 1" },
  { "20.11.2026 10:00; 1\n21.11.2026 10:00; 1", "round 1 begins twice" },
};

static void
test_refused (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (zh_timetable_parse (refused[i].text, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_assert_nonnull (strstr (error->message, refused[i].named));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/timetable/format", test_format);
  g_test_add_func ("/timetable/read", test_read);
  g_test_add_func ("/timetable/refused", test_refused);
  return g_test_run ();
}
