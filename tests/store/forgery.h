/* What a stranger may do to a closed file with tools that know no mercy. */
#pragma once

#include "store.h"

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

/**
 * forge_chain:
 *
 * Makes every hash anew, over whatever stands in the journal, and the end and the digest that the
 * file remembers: the chain holds again.
 */
void forge_chain (const char *path);

/**
 * ForgedReturn:
 *
 * What of its target a forged undo or redo does before it does something else.
 */
typedef enum
{
  FORGED_NOTHING,
  FORGED_FORWARD,
  FORGED_BACKWARD,
} ForgedReturn;

/**
 * forge_act:
 * @draft: tournament, kind, target, command and arguments; of an undo or a redo %NULL for those of its target
 * @sql: what the act changes
 *
 * Writes an entry as somebody does who has the source of the program: chain, changeset, digest and
 * everything the file says of itself hold, and only what was done is a lie.
 */
void forge_act (const char           *path,
                const ZhJournalDraft *draft,
                ForgedReturn          applied,
                const char           *sql);

G_END_DECLS
