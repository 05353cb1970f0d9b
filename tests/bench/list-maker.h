/* Makes rating lists of invented players, in the layouts of federations. The same seed makes the same players, in
 * whatever layout.
 */
#pragma once

#include <glib.h>

typedef enum
{
  LIST_FOA,
  LIST_LEGACY,
  LIST_SINGLE,
  LIST_XML,
  LIST_UKRAINIAN,
  LIST_RUSSIAN,
  LIST_OWN,
  LIST_N_LAYOUTS
} ListLayout;

/* Writes @n_players to a file. Surnames and federations are drawn so that a few are very common; 59 % have no
 * rating, half do not play. IDs begin above all that were ever given. */
void list_maker_write (const char *path,
                       ListLayout  layout,
                       guint       n_players);

/* The surname that the player at @index has; (transfer full). */
char *list_maker_dup_surname (guint      index,
                              ListLayout layout);
