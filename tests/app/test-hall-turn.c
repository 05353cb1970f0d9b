/* Whose turn it is on the wall: page after page, content after content. */
#include "config.h"

#include "hall-turn.h"

static guint
count (ZhHallContent content,
       gpointer      data)
{
  return ((const guint *) data)[content];
}

static void
assert_turn (const ZhHallTurn *turn,
             ZhHallContent     content,
             guint             page)
{
  g_assert_cmpint (turn->content, ==, content);
  g_assert_cmpuint (turn->page, ==, page);
}

static void
test_round (void)
{
  guint      pages[ZH_HALL_N_CONTENTS] = { [ZH_HALL_BOARDS] = 2, [ZH_HALL_STANDINGS] = 1, [ZH_HALL_ANNOUNCEMENT] = 1 };
  ZhHallTurn turn = { ZH_HALL_BOARDS, 0 };

  zh_hall_turn_step (&turn, 1, count, pages);
  assert_turn (&turn, ZH_HALL_BOARDS, 1);
  zh_hall_turn_step (&turn, 1, count, pages);
  assert_turn (&turn, ZH_HALL_STANDINGS, 0);
  zh_hall_turn_step (&turn, 1, count, pages);
  assert_turn (&turn, ZH_HALL_ANNOUNCEMENT, 0);
  zh_hall_turn_step (&turn, 1, count, pages);
  assert_turn (&turn, ZH_HALL_BOARDS, 0);
  zh_hall_turn_step (&turn, -1, count, pages);
  assert_turn (&turn, ZH_HALL_ANNOUNCEMENT, 0);
  zh_hall_turn_step (&turn, -1, count, pages);
  zh_hall_turn_step (&turn, -1, count, pages);
  assert_turn (&turn, ZH_HALL_BOARDS, 1);
}

static void
test_alone (void)
{
  guint      pages[ZH_HALL_N_CONTENTS] = { [ZH_HALL_SEATS] = 3 };
  ZhHallTurn turn = { ZH_HALL_SEATS, 2 };

  zh_hall_turn_step (&turn, 1, count, pages);
  assert_turn (&turn, ZH_HALL_SEATS, 0);
  zh_hall_turn_step (&turn, -1, count, pages);
  assert_turn (&turn, ZH_HALL_SEATS, 2);
}

static void
test_settle (void)
{
  guint      pages[ZH_HALL_N_CONTENTS] = { [ZH_HALL_BOARDS] = 2, [ZH_HALL_STANDINGS] = 4 };
  ZhHallTurn turn = { ZH_HALL_STANDINGS, 3 };

  g_assert_true (zh_hall_turn_settle (&turn, count, pages));
  assert_turn (&turn, ZH_HALL_STANDINGS, 3);
  pages[ZH_HALL_STANDINGS] = 2;
  g_assert_true (zh_hall_turn_settle (&turn, count, pages));
  assert_turn (&turn, ZH_HALL_STANDINGS, 1);
  pages[ZH_HALL_STANDINGS] = 0;
  g_assert_true (zh_hall_turn_settle (&turn, count, pages));
  assert_turn (&turn, ZH_HALL_BOARDS, 0);
  pages[ZH_HALL_BOARDS] = 0;
  g_assert_false (zh_hall_turn_settle (&turn, count, pages));
  zh_hall_turn_step (&turn, 1, count, pages);
  g_assert_cmpuint (turn.page, ==, 0);
}

/* Forth and back is where it was, and every page is seen once in a round. */
static void
test_properties (void)
{
  for (int trial = 0; trial < 500; trial++)
    {
      guint      pages[ZH_HALL_N_CONTENTS];
      guint      all = 0;
      ZhHallTurn turn = { ZH_HALL_BOARDS, 0 };
      ZhHallTurn start;

      for (guint i = 0; i < ZH_HALL_N_CONTENTS; i++)
        all += pages[i] = (guint) g_test_rand_int_range (0, 4);
      if (!zh_hall_turn_settle (&turn, count, pages))
        continue;
      start = turn;
      for (guint i = 0; i < all; i++)
        {
          ZhHallTurn before = turn;

          g_assert_true (i == 0 || turn.content != start.content || turn.page != start.page);
          zh_hall_turn_step (&turn, 1, count, pages);
          zh_hall_turn_step (&turn, -1, count, pages);
          assert_turn (&turn, before.content, before.page);
          zh_hall_turn_step (&turn, 1, count, pages);
        }
      assert_turn (&turn, start.content, start.page);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hall-turn/round", test_round);
  g_test_add_func ("/hall-turn/alone", test_alone);
  g_test_add_func ("/hall-turn/settle", test_settle);
  g_test_add_func ("/hall-turn/properties", test_properties);
  return g_test_run ();
}
