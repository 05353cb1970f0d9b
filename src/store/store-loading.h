/* A snapshot being made: shared between the files that load its parts. */
#pragma once

#include "competition.h"
#include "touched.h"

G_BEGIN_DECLS

/**
 * ZhLoading:
 * @previous: %NULL to load everything
 * @touched: what changed since @previous
 * @next: the snapshot
 * @persons: (nullable): persons of @next by id, made when first needed
 */
typedef struct
{
  ZhDb                *db;
  const ZhCompetition *previous;
  const ZhTouched     *touched;
  ZhCompetition       *next;
  GHashTable          *persons;
} ZhLoading;

/* Puts a reference to @shared in the place of @array. */
void zh_loading_share (GPtrArray **array,
                       GPtrArray  *shared);

/**
 * zh_loading_find_person:
 * @error: %ZH_ERROR_CORRUPT when a row names nobody
 *
 * Returns: (transfer full): the person with @id
 */
ZhPerson *zh_loading_find_person (ZhLoading *loading,
                                  gint64     id,
                                  GError   **error);

/* Loads or shares all tournaments; the persons must be there. %FALSE with @error. */
gboolean zh_loading_tournaments (ZhLoading *loading,
                                 GError   **error);

G_END_DECLS
