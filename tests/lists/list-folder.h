/* A folder of its own for a test: files in it, and the rating lists of a user who has nothing else.
 */
#pragma once

#include "rating-import.h"

/* Makes the folder, in which the lists of the user lie as well. */
void list_folder_set_up (void);

/* Removes it with all that is in it. */
void list_folder_tear_down (void);

/* Writes a file; @length -1 for a text. Returns its path, (transfer full). */
char *list_folder_write (const char *name,
                         const char *contents,
                         gssize      length);

/* Imports a list, which must work; (transfer full). */
ZhListImport *list_folder_import (const char *path,
                                  const char *kind);

/* Opens the newest edition of a list, which must be there; (transfer full). */
ZhRatingList *list_folder_open (const char *name);
