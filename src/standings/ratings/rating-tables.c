#include "config.h"

#include "rating-tables.h"

/* dp of .50, .51 … 1.00. */
static const int differences[51] = {
  /* clang-format off */
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65,
  72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
  149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
  240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
  366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
  800,
  /* clang-format on */
};

/* From these differences on the expectation is .51, .52 … 1.00. */
static const int bounds[50] = {
  /* clang-format off */
  4, 11, 18, 26, 33, 40, 47, 54, 62, 69,
  77, 84, 92, 99, 107, 114, 122, 130, 138, 146,
  154, 163, 171, 180, 189, 198, 207, 216, 226, 236,
  246, 257, 268, 279, 291, 303, 316, 329, 345, 358,
  375, 392, 412, 433, 457, 485, 518, 560, 620, 736,
  /* clang-format on */
};

int
zh_rating_difference (int percentage)
{
  g_assert (percentage >= 0 && percentage <= 100);

  return percentage >= 50 ? differences[percentage - 50] : -differences[50 - percentage];
}

int
zh_rating_expectation (int difference)
{
  int distance = ABS (difference);
  int low = 0;
  int high = G_N_ELEMENTS (bounds);

  while (low < high)
    {
      int middle = (low + high) / 2;

      if (bounds[middle] <= distance)
        low = middle + 1;
      else
        high = middle;
    }
  return difference >= 0 ? 50 + low : 50 - low;
}

int
zh_rating_percentage (int points_doubled,
                      int n_games)
{
  g_assert (n_games > 0);

  return (points_doubled * 100 + n_games) / (2 * n_games);
}
