/* A Swiss tournament of chance as a bare chart, and what its tie-breaks are by the letter of
 * the rules: a second calculation that shares nothing with the first but the fractions.
 */
#pragma once

#include "fraction.h"

G_BEGIN_DECLS

#define SLOW_CHART_MAX_ENTRIES 14
#define SLOW_CHART_MAX_ROUNDS 9

typedef enum
{
  SLOW_BUCHHOLZ,  /* C.07 8.1 */
  SLOW_FORE,      /* C.07 8.3 */
  SLOW_BERGER,    /* C.07 9.1 */
  SLOW_UKRAINIAN, /* UA IV.4.3.2 with IV.4.5 */
  SLOW_RUSSIAN,   /* order 988, 39.2 with 38.1 */
} SlowKind;

/* @opponent is −1 where there is none, @result the sign of the TRF. */
typedef struct
{
  int  opponent;
  char colour;
  char result;
} SlowCell;

/* Points in tenths. */
typedef struct
{
  int      n;
  int      n_rounds;
  int      win;
  int      draw;
  SlowCell cells[SLOW_CHART_MAX_ENTRIES][SLOW_CHART_MAX_ROUNDS];
} SlowChart;

/* @capped: the edition of March 2026. @forfeits_played: the modifier /P. */
typedef struct
{
  SlowKind kind;
  int      cut_low;
  int      cut_high;
  gboolean forfeits_played;
  gboolean capped;
} SlowCode;

void slow_chart_draw (SlowChart *self,
                      GRand     *rand);

/* Returns: (transfer full): the chart as a TRF file */
char *slow_chart_write (const SlowChart *self);

ZhFraction slow_chart_compute (const SlowChart *self,
                               const SlowCode  *code,
                               int              entry);

G_END_DECLS
