/* What the wall of the hall shows when, and what it says. */
#include "config.h"

#include <string.h>

#include "hall-contents.h"
#include "report-sample.h"

typedef struct
{
  ZhCompetition *competition;
  ZhLanguage    *language;
  GDateTime     *time;
  ZhHallMatter   matter;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->competition = sample_new (SAMPLE_SWISS, 12, 2, 6);
  fixture->language = zh_language_new ("en", NULL);
  fixture->time = g_date_time_new_utc (2026, 3, 4, 14, 5, 0);
  fixture->matter = (ZhHallMatter){
    .request = { .competition = fixture->competition,
                 .tournament = sample_get_tournament (fixture->competition),
                 .language = fixture->language,
                 .time = fixture->time },
    .announcement = "",
  };
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_date_time_unref (fixture->time);
  zh_language_unref (fixture->language);
  zh_competition_unref (fixture->competition);
}

static ZhRound *
get_round (Fixture *fixture,
           int      number)
{
  return g_ptr_array_index (sample_get_tournament (fixture->competition)->rounds, number - 1);
}

static void
assert_title (Fixture      *fixture,
              ZhHallContent content,
              const char   *title)
{
  g_autoptr (ZhReportDocument) document = zh_hall_content_build (content, &fixture->matter);

  if (title == NULL)
    {
      g_assert_null (document);
      return;
    }
  g_assert_nonnull (document);
  g_assert_cmpstr (document->title, ==, title);
}

/* The sample's last round has no result yet. */
static void
test_published (Fixture      *fixture,
                gconstpointer data)
{
  get_round (fixture, 1)->state = ZH_ROUND_CLOSED;
  get_round (fixture, 2)->state = ZH_ROUND_OPEN;
  assert_title (fixture, ZH_HALL_BOARDS, "Results of round 1");
  assert_title (fixture, ZH_HALL_SEATS, "Who sits where in round 1");
  get_round (fixture, 2)->state = ZH_ROUND_PUBLISHED;
  assert_title (fixture, ZH_HALL_BOARDS, "Pairings of round 2");
  assert_title (fixture, ZH_HALL_SEATS, "Who sits where in round 2");
  assert_title (fixture, ZH_HALL_STANDINGS, "Standings after round 1");
  assert_title (fixture, ZH_HALL_LOTS, "Drawing of lots");
}

static void
test_before (Fixture      *fixture,
             gconstpointer data)
{
  get_round (fixture, 1)->state = ZH_ROUND_OPEN;
  get_round (fixture, 2)->state = ZH_ROUND_OPEN;
  assert_title (fixture, ZH_HALL_BOARDS, NULL);
  assert_title (fixture, ZH_HALL_SEATS, NULL);
}

static void
test_announcement (Fixture      *fixture,
                   gconstpointer data)
{
  assert_title (fixture, ZH_HALL_ANNOUNCEMENT, NULL);
  fixture->matter.announcement = "  \n ";
  assert_title (fixture, ZH_HALL_ANNOUNCEMENT, NULL);
  fixture->matter.announcement = "The bus leaves at six";
  assert_title (fixture, ZH_HALL_ANNOUNCEMENT, "Announcement");
}

static void
test_countdown (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (ZhReportDocument) document = NULL;
  ZhRound *round = get_round (fixture, 2);

  g_free (round->start);
  round->start = g_strdup ("2026-03-04T14:20");
  fixture->matter.round = 2;
  assert_title (fixture, ZH_HALL_COUNTDOWN, NULL);
  fixture->matter.seconds = 15 * 60;
  document = zh_hall_content_build (ZH_HALL_COUNTDOWN, &fixture->matter);
  g_assert_cmpstr (((const ZhReportBlock *) g_ptr_array_index (document->blocks, 0))->text, ==, "15:00");
  g_assert_nonnull (strstr (((const ZhReportBlock *) g_ptr_array_index (document->blocks, 1))->text, "14:20"));
}

static void
test_seconds (void)
{
  g_autofree char *none = zh_hall_format_seconds (0);
  g_autofree char *brief = zh_hall_format_seconds (725);
  g_autofree char *hours = zh_hall_format_seconds (3723);

  g_assert_cmpstr (none, ==, "0:00");
  g_assert_cmpstr (brief, ==, "12:05");
  g_assert_cmpstr (hours, ==, "1:02:03");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/hall-contents/published", Fixture, NULL, set_up, test_published, tear_down);
  g_test_add ("/hall-contents/before", Fixture, NULL, set_up, test_before, tear_down);
  g_test_add ("/hall-contents/announcement", Fixture, NULL, set_up, test_announcement, tear_down);
  g_test_add ("/hall-contents/countdown", Fixture, NULL, set_up, test_countdown, tear_down);
  g_test_add_func ("/hall-contents/seconds", test_seconds);
  return g_test_run ();
}
