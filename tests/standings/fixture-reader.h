/* Tournaments of the fixtures and of texts in tests. */
#pragma once

#include "tournament.h"

/**
 * fixture_read:
 * @folder: below tests/fixtures
 * @name: file with its ending
 *
 * Returns: (transfer full): the tournament; the test fails where it cannot be read
 */
ZhTournament *fixture_read (const char *folder,
                            const char *name);

/* The same from a text. */
ZhTournament *fixture_parse (const char *trf);

/**
 * fixture_foreach:
 * @ending: such as ".trf"
 *
 * Calls @visit for every file of a folder, in the order of names.
 */
void fixture_foreach (const char *folder,
                      const char *ending,
                      void (*visit) (const char *folder, const char *name, gpointer data),
                      gpointer data);
