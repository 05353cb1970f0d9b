/* Ten commands of a desk on a disk that fails at every place in turn, and what they say of it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * FaultFigures:
 * @n_faults: commands during which the disk failed
 * @n_acknowledged: acts that were said to be stored
 * @n_refused: commands that said that nothing was stored
 * @n_uncertain: commands that said that it is not certain
 * @n_lost: acknowledged acts that the next opening did not find
 * @n_untrue: words that were not true
 * @n_broken: files that did not open or verify
 */
typedef struct
{
  guint n_faults;
  guint n_acknowledged;
  guint n_refused;
  guint n_uncertain;
  guint n_lost;
  guint n_untrue;
  guint n_broken;
} FaultFigures;

/**
 * faults_run:
 * @folder: an empty folder to work in
 * @n_faults: how many
 *
 * Half of the programs close the file after the fault, the others die.
 */
void faults_run (const char   *folder,
                 guint         n_faults,
                 guint64       seed,
                 FaultFigures *figures);

G_END_DECLS
