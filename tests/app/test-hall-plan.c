#include "config.h"

#include "hall-plan.h"

#define CHAR_WIDTH 8
#define LINE_HEIGHT 18

static const struct
{
  const char  *name;
  guint        n_tiles;
  int          width;
  int          height;
  int          columns;
  ZhHallDetail detail;
  guint        n_pages;
} cases[] = {
  { "none", 0, 1000, 500, 0, ZH_HALL_FULL_NAMES, 1 },
  { "one", 1, 1000, 500, 0, ZH_HALL_FULL_NAMES, 1 },
  { "five", 5, 1000, 500, 0, ZH_HALL_FULL_NAMES, 1 },
  { "twenty", 20, 1000, 500, 0, ZH_HALL_FULL_NAMES, 1 },
  { "thirty", 30, 1000, 500, 0, ZH_HALL_SURNAMES, 1 },
  { "hundred", 100, 1000, 500, 0, ZH_HALL_NUMBERS, 1 },
  { "five-hundred", 500, 1000, 500, 0, ZH_HALL_NUMBERS, 4 },
  { "five-hundred-on-a-large-screen", 500, 1800, 1000, 0, ZH_HALL_NUMBERS, 1 },
  { "room-of-four-columns", 20, 1000, 500, 4, ZH_HALL_FULL_NAMES, 1 },
  { "room-of-ten-columns", 20, 1000, 500, 10, ZH_HALL_NUMBERS, 1 },
  { "too-small-for-anything", 9, 40, 30, 0, ZH_HALL_NUMBERS, 9 },
};

static ZhHallRequest
make_request (gsize i,
              int   aisle)
{
  return (ZhHallRequest){
    .n_tiles = cases[i].n_tiles,
    .width = cases[i].width,
    .height = cases[i].height,
    .char_width = CHAR_WIDTH,
    .line_height = LINE_HEIGHT,
    .columns = cases[i].columns,
    .aisle = aisle,
    .max_scale_percent = 130,
  };
}

static void
test_plan (gconstpointer data)
{
  gsize         i = GPOINTER_TO_SIZE (data);
  ZhHallRequest request = make_request (i, 0);
  ZhHallPlan    plan = zh_hall_plan_make (&request);

  g_assert_cmpint (plan.detail, ==, cases[i].detail);
  g_assert_cmpuint (plan.n_pages, ==, cases[i].n_pages);
  g_assert_cmpuint (plan.per_page, ==, (guint) (plan.columns * plan.rows));
  g_assert_cmpuint (plan.per_page * plan.n_pages, >=, cases[i].n_tiles);
  if (cases[i].columns > 0)
    g_assert_cmpint (plan.columns, ==, cases[i].columns);
}

/* Whatever is asked for: no tile under 64 × 40, all inside where the hall can hold one. */
static void
test_properties (void)
{
  for (int run = 0; run < 2000; run++)
    {
      ZhHallRequest request = {
        .n_tiles = g_test_rand_int_range (1, 700),
        .width = g_test_rand_int_range (200, 2600),
        .height = g_test_rand_int_range (100, 1500),
        .char_width = g_test_rand_int_range (5, 20),
        .line_height = g_test_rand_int_range (12, 44),
        .aisle = g_test_rand_int_range (0, 5),
        .max_scale_percent = g_test_rand_int_range (100, 400),
      };
      ZhHallPlan plan = zh_hall_plan_make (&request);
      int        right = zh_hall_plan_get_x (&plan, plan.columns - 1, request.aisle) + plan.tile_width;
      int        bottom = plan.rows * (plan.tile_height + ZH_HALL_GAP) - ZH_HALL_GAP;

      g_assert_cmpint (plan.tile_width, >=, 64);
      g_assert_cmpint (plan.tile_height, >=, 40);
      g_assert_cmpint (plan.scale_percent, >=, 100);
      g_assert_cmpint (plan.scale_percent, <=, request.max_scale_percent);
      g_assert_cmpint (right, <=, request.width);
      g_assert_cmpint (bottom, <=, MAX (request.height, 44 + 2 * request.line_height));
      if (plan.n_pages > 1)
        g_assert_cmpint (plan.detail, ==, ZH_HALL_NUMBERS);
    }
}

/* Never less detail on a larger screen. */
static void
test_monotonous (void)
{
  for (guint n_tiles = 1; n_tiles < 400; n_tiles += 7)
    {
      ZhHallDetail before = ZH_HALL_NUMBERS;

      for (int width = 300; width < 3000; width += 50)
        {
          ZhHallRequest request = {
            .n_tiles = n_tiles,
            .width = width,
            .height = width / 2,
            .char_width = CHAR_WIDTH,
            .line_height = LINE_HEIGHT,
            .max_scale_percent = 130,
          };
          ZhHallPlan plan = zh_hall_plan_make (&request);

          g_assert_cmpint (plan.detail, <=, before);
          before = plan.detail;
        }
    }
}

static void
test_aisles (void)
{
  ZhHallPlan plan = { .tile_width = 100 };

  g_assert_cmpint (zh_hall_plan_get_x (&plan, 1, 0), ==, 104);
  g_assert_cmpint (zh_hall_plan_get_x (&plan, 1, 2), ==, 104);
  g_assert_cmpint (zh_hall_plan_get_x (&plan, 2, 2), ==, 208 + ZH_HALL_AISLE);
  g_assert_cmpint (zh_hall_plan_get_x (&plan, 5, 2), ==, 520 + 2 * ZH_HALL_AISLE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/hall-plan/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_plan);
    }
  g_test_add_func ("/hall-plan/properties", test_properties);
  g_test_add_func ("/hall-plan/monotonous", test_monotonous);
  g_test_add_func ("/hall-plan/aisles", test_aisles);
  return g_test_run ();
}
