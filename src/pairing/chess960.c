#include "config.h"

#include "chess960.h"

/* Puts a piece on the @index-th of the files that are still free, from 0. */
static void
put_on_free (char rank[9],
             int  index,
             char piece)
{
  int file = 0;

  while (rank[file] != '.' || index-- > 0)
    file++;
  rank[file] = piece;
}

char *
zh_chess960_format_start (int number)
{
  /* Both knights among five free files. */
  static const int knights[10][2] = { { 0, 1 }, { 0, 2 }, { 0, 3 }, { 0, 4 }, { 1, 2 }, { 1, 3 }, { 1, 4 }, { 2, 3 }, { 2, 4 }, { 3, 4 } };
  char             rank[] = "........";
  g_autofree char *black = NULL;

  g_assert (number >= 0 && number < ZH_CHESS960_N_POSITIONS);
  rank[2 * (number % 4) + 1] = 'B';
  number /= 4;
  rank[2 * (number % 4)] = 'B';
  number /= 4;
  put_on_free (rank, number % 6, 'Q');
  number /= 6;
  /* The one behind first, so that the count of the other still holds. */
  put_on_free (rank, knights[number][1], 'N');
  put_on_free (rank, knights[number][0], 'N');
  put_on_free (rank, 0, 'R');
  put_on_free (rank, 0, 'K');
  put_on_free (rank, 0, 'R');
  black = g_ascii_strdown (rank, -1);
  return g_strdup_printf ("%s/pppppppp/8/8/8/8/PPPPPPPP/%s w KQkq - 0 1", black, rank);
}
