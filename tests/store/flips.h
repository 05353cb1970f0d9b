/* Turning bytes of a competition over, and looking whether anybody notices. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _Flips Flips;

/**
 * FlipOutcome:
 * @FLIP_REFUSED: the file is not opened
 * @FLIP_NAMED: it opens, and verifying it names a fault
 * @FLIP_HARMLESS: it verifies, and everything shown is as it was
 * @FLIP_UNSEEN: it verifies, and something shown differs, or verifies though it does not open
 */
typedef enum
{
  FLIP_REFUSED,
  FLIP_NAMED,
  FLIP_HARMLESS,
  FLIP_UNSEEN,
  FLIP_N_OUTCOMES,
} FlipOutcome;

/**
 * flips_new:
 * @path: a closed competition, which stays as it is between two flips
 *
 * Returns: (transfer full)
 */
Flips *flips_new (const char *path);
void   flips_free (Flips *self);

/* How many bytes the file has. */
gsize flips_get_length (const Flips *self);

/**
 * flips_list_index_pages:
 *
 * Returns: (transfer none) (element-type gsize): where each page that belongs to an index begins
 */
GArray *flips_list_index_pages (Flips *self);

/**
 * flips_try:
 * @mask: bits to turn over
 *
 * Turns bits of one byte over, opens, verifies, compares, and turns them back.
 */
FlipOutcome flips_try (Flips *self,
                       gsize  offset,
                       guint8 mask);

/**
 * flips_judge:
 *
 * Opens the file as it is now, verifies it, and compares what it shows with the beginning.
 */
FlipOutcome flips_judge (Flips *self);

#define FLIP_PAGE_SIZE 4096

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Flips, flips_free)

G_END_DECLS
