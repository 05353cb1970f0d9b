/* Small TRF texts for tests. */
#pragma once

#include <glib.h>

/* A 001 line at the official columns; @cells are those from column 92 on. */
static inline char *
trf_player (int         number,
            const char *points,
            const char *cells)
{
  g_autofree char *name = g_strdup_printf ("Invented %04d, Name", number);

  return g_strdup_printf ("001 %4d m    %-33s %4d UKR %11s %10s %4s %4d  %s\n",
                          number, name, 2500 - 10 * number, "", "1990/01/01", points, number, cells);
}

/* A file of four players out of their cells. */
static inline char *
trf_four (const char *header,
          const char *cells[4])
{
  g_autoptr (GString) text = g_string_new (header);

  for (int i = 0; i < 4; i++)
    {
      g_autofree char *line = trf_player (i + 1, "", cells[i]);

      g_string_append (text, line);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
