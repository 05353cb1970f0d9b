#include "config.h"

#include "store-loading.h"

#include <glib/gi18n.h>

#include "errors.h"

void
zh_loading_share (GPtrArray **array,
                  GPtrArray  *shared)
{
  g_ptr_array_unref (*array);
  *array = g_ptr_array_ref (shared);
}

ZhPerson *
zh_loading_find_person (ZhLoading *loading,
                        gint64     id,
                        GError   **error)
{
  ZhPerson *person;

  if (loading->persons == NULL)
    {
      loading->persons = g_hash_table_new (g_int64_hash, g_int64_equal);
      for (guint i = 0; i < loading->next->persons->len; i++)
        {
          person = g_ptr_array_index (loading->next->persons, i);
          g_hash_table_insert (loading->persons, &person->id, person);
        }
    }
  person = g_hash_table_lookup (loading->persons, &id);
  if (person == NULL)
    {
      g_autofree char *row = g_strdup_printf ("%" G_GINT64_FORMAT, id);

      g_set_error (error, ZH_ERROR, ZH_ERROR_CORRUPT,
                   _ ("The file is damaged: person %s is missing. Open one of its backups"), row);
    }
  return person != NULL ? zh_person_ref (person) : NULL;
}
