/* An act told wrongly, told to who may not do it, and while the file refuses: whatever comes of it, nothing stands
 * half done. */
#pragma once

#include "desk-fixture.h"

G_BEGIN_DECLS

/**
 * ill_told_check:
 * @fixture: whose last act stands; it is taken back
 *
 * Runs the act again by its command with each value of its arguments turned into others, without the right to
 * write, in a tournament that is closed, and with each of its calls to SQLite refused. It must be refused with a
 * word, and the file be as it was, or be done and be taken back to the byte.
 */
void ill_told_check (Fixture *fixture);

G_END_DECLS
