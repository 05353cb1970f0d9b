/* Deals the cases of a long program out to several tests that run side by side: PROGRAM --share 2/3
 * runs every third case, beginning with the second; without it the program runs all.
 */
#pragma once

#include <glib.h>
#include <string.h>

typedef struct
{
  guint part; /* from 1 */
  guint n_parts;
} TestShare;

/* Takes the words out of the arguments, which are then as without them. */
static inline TestShare
test_share_take (int   *argc,
                 char **argv)
{
  TestShare share = { 1, 1 };
  char     *end;

  if (*argc < 3 || strcmp (argv[1], "--share") != 0)
    return share;
  share.part = (guint) g_ascii_strtoull (argv[2], &end, 10);
  share.n_parts = *end == '/' ? (guint) g_ascii_strtoull (end + 1, &end, 10) : 0;
  if (*end != '\0' || share.part == 0 || share.part > share.n_parts)
    g_error ("“%s” is no share", argv[2]);
  memmove (argv + 1, argv + 3, (gsize) (*argc - 2) * sizeof *argv);
  *argc -= 2;
  return share;
}

static inline gboolean
test_share_has (TestShare share,
                gsize     index)
{
  return index % share.n_parts == share.part - 1;
}
