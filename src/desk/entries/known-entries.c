#include "config.h"

#include "known-entries.h"

#include <glib/gi18n.h>

#include "desk-persons.h"

static GHashTable *
index_fide_ids (const ZhTournament *tournament)
{
  GHashTable *owners = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->person != NULL && *entry->person->fide_id != '\0')
        g_hash_table_insert (owners, entry->person->fide_id, entry->person);
    }
  return owners;
}

static void
remove_entry (ZhEntryList *self,
              guint        index)
{
  g_ptr_array_remove_index (self->entries, index);
  g_ptr_array_remove_index (self->teams, index);
  g_array_remove_index (self->boards, index);
  g_array_remove_index (self->rows, index);
}

void
zh_entry_list_leave_out_known (ZhEntryList        *self,
                               const ZhEntryTable *table,
                               const ZhTournament *tournament)
{
  g_autoptr (GHashTable) owners = index_fide_ids (tournament);

  for (guint i = self->entries->len; i > 0; i--)
    {
      ZhPerson        *person = ((const ZhEntry *) g_ptr_array_index (self->entries, i - 1))->person;
      const ZhPerson  *owner = g_hash_table_lookup (owners, person->fide_id);
      g_autofree char *name = owner != NULL ? zh_person_format_name (owner) : NULL;
      int              row = g_array_index (self->rows, int, i - 1);
      gboolean         is_one = owner != NULL && zh_person_may_be_one (owner, person);

      if (owner == NULL)
        continue;
      g_ptr_array_add (self->problems,
                       zh_list_problem_new (table, row, -1, is_one,
                                            g_strdup_printf (is_one ? _ ("FIDE ID %1$s: %2$s is entered already; the line was left out")
                                                                    : _ ("FIDE ID %1$s is that of %2$s, who is entered already; here it was left blank"),
                                                             person->fide_id, name)));
      if (is_one)
        remove_entry (self, i - 1);
      else
        zh_person_set_string (&person->fide_id, "");
    }
  zh_list_problems_sort (self->problems);
}
