#include "config.h"

#include "text-limits.h"
#include "tournament.h"

static void
test_fits (void)
{
  g_assert_true (zh_text_fits (NULL, 3));
  g_assert_true (zh_text_fits ("", 3));
  g_assert_true (zh_text_fits ("abc", 3));
  g_assert_false (zh_text_fits ("abcd", 3));
  g_assert_true (zh_text_fits ("їжа", 3)); /* letters, not bytes */
  g_assert_false (zh_text_fits ("їжак", 3));
}

static void
test_bounded (void)
{
  g_autofree char *whole = zh_text_dup_bounded ("їжа", 3);
  g_autofree char *cut = zh_text_dup_bounded ("їжаки", 3);

  g_assert_cmpstr (whole, ==, "їжа");
  g_assert_cmpstr (cut, ==, "їж…");
}

/* A file from older times has longer ones; a table of them cannot be laid out. */
static void
test_names (void)
{
  g_autofree char *text = g_strnfill (ZH_TEXT_LINE_MAX * 10, 'a');
  g_autoptr (ZhEntry) entry = zh_entry_new ();
  g_autofree char *team = NULL;
  g_autofree char *player = NULL;
  g_autofree char *full = NULL;

  zh_person_set_string (&entry->team_name, text);
  team = zh_entry_format_name (entry);
  entry->person = zh_person_new ();
  zh_person_set_string (&entry->person->surname, text);
  player = zh_entry_format_name (entry);
  full = zh_person_format_full_name (entry->person);
  g_assert_cmpint (g_utf8_strlen (team, -1), ==, ZH_TEXT_LINE_MAX);
  g_assert_cmpint (g_utf8_strlen (player, -1), ==, ZH_TEXT_LINE_MAX);
  g_assert_cmpint (g_utf8_strlen (full, -1), ==, ZH_TEXT_LINE_MAX);
  g_assert_cmpstr (entry->person->surname, ==, text);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text-limits/fits", test_fits);
  g_test_add_func ("/text-limits/bounded", test_bounded);
  g_test_add_func ("/text-limits/names", test_names);
  return g_test_run ();
}
