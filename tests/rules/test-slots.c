/* The hours of matches: what is outside them, two matches of one week, and what is proposed (the regulation of the distance
 * team event, CHU 5.2).
 */
#include "config.h"

#include "slots.h"
#include "timetable.h"

#define SUNDAYS                              \
  {                                          \
    7, 11 * 3600, 18 * 3600 + 30 * 60, "5.2" \
  }
#define ANY_DAY            \
  {                        \
    0, 0, 12 * 3600, "5.2" \
  }

/* 1 March 2030 is a Friday; sentences with '|' between. */
static const struct
{
  ZhSlot      slot;
  const char *timetable;
  const char *told;
} checked[] = {
  { SUNDAYS, "", "" },
  { SUNDAYS, "2030-03-03 11:00; 1\n2030-03-10 18:29; 2", "" },
  { SUNDAYS, "2030-03-01 10:00; Opening\n2030-03-03 11:00; 1", "" },
  { SUNDAYS, "2030-03-03 10:59; 1", "Round 1 is planned for 03/03/2030 10:59; matches are played on Sundays from 11:00 to 18:30" },
  { SUNDAYS, "2030-03-03 18:30; 1", "Round 1 is planned for 03/03/2030 18:30; matches are played on Sundays from 11:00 to 18:30" },
  { SUNDAYS, "2030-03-04 12:00; 3", "Round 3 is planned for 04/03/2030 12:00; matches are played on Sundays from 11:00 to 18:30" },
  { ANY_DAY, "2030-03-04 11:59; 1\n2030-03-10 09:00; 2\n2030-03-11 09:00; 3", "Rounds 1 and 2 are planned in one week; a week has one match" },
  { ANY_DAY, "2030-12-30 11:59; 1\n2031-01-05 12:00; 2", "Round 2 is planned for 05/01/2031 12:00; matches are played on any day from 00:00 to 12:00|Rounds 1 and 2 are planned in one week; a week has one match" },
  { ANY_DAY, "2030-03-04 11:59; 1\n2031-03-03 11:59; 2", "" },
};

static void
test_checked (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (checked); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) timetable = zh_timetable_parse (checked[i].timetable, &error);
      g_auto (GStrv) told = NULL;
      g_autofree char *joined = NULL;

      g_assert_no_error (error);
      told = zh_slot_check (&checked[i].slot, timetable, language);
      joined = g_strjoinv ("|", told);
      g_assert_cmpstr (joined, ==, checked[i].told);
    }
}

static const struct
{
  ZhSlot      slot;
  ZhDate      first;
  int         n_rounds;
  const char *text;
} proposed[] = {
  { SUNDAYS, { 2030, 3, 1 }, 3, "2030-03-03T11:00\t1\n2030-03-10T11:00\t2\n2030-03-17T11:00\t3\n" },
  { SUNDAYS, { 2030, 3, 3 }, 1, "2030-03-03T11:00\t1\n" },
  { SUNDAYS, { 2030, 3, 4 }, 1, "2030-03-10T11:00\t1\n" },
  { ANY_DAY, { 2030, 3, 1 }, 2, "2030-03-01T00:00\t1\n2030-03-08T00:00\t2\n" },
  { ANY_DAY, { 2030, 0, 0 }, 1, "2030-01-01T00:00\t1\n" },
  { SUNDAYS, { 2030, 3, 1 }, 0, "" },
};

/* What is proposed is inside the hours, too. */
static void
test_proposed (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (proposed); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = zh_slot_propose (&proposed[i].slot, proposed[i].first, proposed[i].n_rounds);
      g_autoptr (GPtrArray) timetable = zh_timetable_parse (text, &error);
      g_auto (GStrv) told = NULL;

      g_assert_no_error (error);
      g_assert_cmpstr (text, ==, proposed[i].text);
      told = zh_slot_check (&proposed[i].slot, timetable, language);
      g_assert_cmpuint (g_strv_length (told), ==, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/slots/checked", test_checked);
  g_test_add_func ("/slots/proposed", test_proposed);
  return g_test_run ();
}
