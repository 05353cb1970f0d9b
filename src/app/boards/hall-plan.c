#include "config.h"

#include "hall-plan.h"

#define MIN_TILE_WIDTH 64
#define MIN_TILE_HEIGHT 40

/* Smallest tile for each detail, in characters and lines; padding in pixels. */
static const struct
{
  int chars;
  int lines;
  int padding;
} needs[ZH_N_HALL_DETAILS] = {
  [ZH_HALL_FULL_NAMES] = { 23, 3, 14 },
  [ZH_HALL_SURNAMES] = { 13, 3, 12 },
  [ZH_HALL_NUMBERS] = { 6, 2, 4 },
};

static int
get_min_width (const ZhHallRequest *request,
               ZhHallDetail         detail)
{
  return MAX (MIN_TILE_WIDTH, needs[detail].chars * request->char_width + needs[detail].padding);
}

static int
get_min_height (const ZhHallRequest *request,
                ZhHallDetail         detail)
{
  return MAX (MIN_TILE_HEIGHT, needs[detail].lines * request->line_height + needs[detail].padding);
}

static int
get_aisles_width (const ZhHallRequest *request,
                  int                  columns)
{
  return request->aisle > 0 ? (columns - 1) / request->aisle * ZH_HALL_AISLE : 0;
}

static int
get_tile_width (const ZhHallRequest *request,
                int                  columns)
{
  return (request->width - get_aisles_width (request, columns) - (columns - 1) * ZH_HALL_GAP) / columns;
}

static int
get_tile_height (const ZhHallRequest *request,
                 int                  rows)
{
  return (request->height - (rows - 1) * ZH_HALL_GAP) / rows;
}

/* The plan with so many columns, large enough or not. */
static ZhHallPlan
try_columns (const ZhHallRequest *request,
             ZhHallDetail         detail,
             int                  columns,
             int                  rows)
{
  ZhHallPlan plan = {
    .detail = detail,
    .columns = columns,
    .rows = rows,
    .per_page = columns * rows,
    .tile_width = get_tile_width (request, columns),
    .tile_height = get_tile_height (request, rows),
  };

  plan.scale_percent = MIN (plan.tile_width * 100 / get_min_width (request, detail),
                            plan.tile_height * 100 / get_min_height (request, detail));
  return plan;
}

/* The widest plan of a detail that holds the whole round; FALSE when none does. */
static gboolean
fit_detail (const ZhHallRequest *request,
            ZhHallDetail         detail,
            ZhHallPlan          *best)
{
  int first = request->columns > 0 ? request->columns : 1;
  int last = request->columns > 0 ? request->columns : (int) MIN (request->n_tiles, 100);

  best->scale_percent = 0;
  for (int columns = first; columns <= last; columns++)
    {
      int        rows = (request->n_tiles + columns - 1) / columns;
      ZhHallPlan plan = try_columns (request, detail, columns, rows);

      if (plan.scale_percent > best->scale_percent)
        *best = plan;
    }
  return best->scale_percent >= 100;
}

/* As many of the smallest tiles as fit; the rest goes to further pages. */
static ZhHallPlan
page_smallest (const ZhHallRequest *request)
{
  int min_width = get_min_width (request, ZH_HALL_NUMBERS);
  int min_height = get_min_height (request, ZH_HALL_NUMBERS);
  int columns = request->columns;
  int rows = MAX (1, (request->height + ZH_HALL_GAP) / (min_height + ZH_HALL_GAP));

  if (columns == 0)
    for (columns = 1; get_tile_width (request, columns + 1) >= min_width;)
      columns++;

  return try_columns (request, ZH_HALL_NUMBERS, columns, rows);
}

/* A tile need not be larger than its text at the largest size allowed. */
static void
limit_size (const ZhHallRequest *request,
            ZhHallPlan          *plan)
{
  plan->tile_width = MAX (plan->tile_width, MIN_TILE_WIDTH);
  plan->tile_height = MAX (plan->tile_height, MIN_TILE_HEIGHT);
  plan->scale_percent = CLAMP (plan->scale_percent, 100, request->max_scale_percent);
  plan->tile_width = MIN (plan->tile_width, get_min_width (request, plan->detail) * plan->scale_percent / 100 * 3 / 2);
  plan->tile_height = MIN (plan->tile_height, get_min_height (request, plan->detail) * plan->scale_percent / 100 * 4 / 3);
}

ZhHallPlan
zh_hall_plan_make (const ZhHallRequest *request)
{
  ZhHallPlan   plan = { .columns = 1, .rows = 1, .per_page = 1, .n_pages = 1, .scale_percent = 100 };
  ZhHallDetail detail = ZH_HALL_FULL_NAMES;

  g_assert (request->char_width > 0 && request->line_height > 0);

  if (request->n_tiles == 0)
    return plan;
  while (detail < ZH_N_HALL_DETAILS && !fit_detail (request, detail, &plan))
    detail++;
  if (detail == ZH_N_HALL_DETAILS)
    plan = page_smallest (request);

  plan.n_pages = (request->n_tiles + plan.per_page - 1) / plan.per_page;
  limit_size (request, &plan);
  return plan;
}

int
zh_hall_plan_get_x (const ZhHallPlan *self,
                    int               column,
                    int               aisle)
{
  int x = column * (self->tile_width + ZH_HALL_GAP);

  return aisle > 0 ? x + column / aisle * ZH_HALL_AISLE : x;
}
