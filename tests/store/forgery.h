/* What a stranger may do to a closed file with tools that know no mercy. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forge:
 * @path: a closed file
 * @sql: statements, which may write the schema itself
 *
 * Runs them without any of the protection that the program gives itself.
 */
void forge (const char *path,
            const char *sql);

/**
 * forge_index:
 * @name: an index
 * @expression: what its entries shall hold instead of its column
 *
 * Fills an index with something else than its table holds, and leaves its definition as it was.
 */
void forge_index (const char *path,
                  const char *name,
                  const char *expression);

G_END_DECLS
