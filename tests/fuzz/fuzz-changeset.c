#include "config.h"

#include "changeset.h"
#include "digest.h"
#include "fuzz-target.h"

static ZhDb *
make_db (void)
{
  ZhDb *db = zh_db_open (NULL, ZH_DB_MEMORY, NULL);

  g_assert_true (db != NULL && zh_schema_migrate (db, NULL));
  return db;
}

/* What an act changed, as a file from anywhere has it. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static ZhDb *db = NULL;
  g_autoptr (GBytes) changeset = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) rows = zh_changeset_read (changeset, &error);
  g_autoptr (GBytes) inverted = zh_changeset_invert (changeset, NULL);
  guint64 digest = 0;
  gint64  id = 0;
  ZhTable table;

  g_assert ((rows == NULL) == (error != NULL));
  zh_digest_add_changeset (changeset, &digest, NULL);
  if (db == NULL)
    db = make_db ();
  if (rows == NULL || inverted == NULL)
    return 0;
  zh_changeset_find_difference (changeset, inverted, NULL, &table, &id, NULL);
  /* What went in comes out again by its inverse. */
  if (zh_changeset_apply (db, changeset, NULL))
    zh_changeset_apply (db, inverted, NULL);
  return 0;
}
