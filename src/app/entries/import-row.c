#include "config.h"

#include "import-row.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ZhImportRow
{
  GObject parent_instance;

  const ZhEntryTable *table;
  int                 index;
  GHashTable         *faults; /* column + 2 → its first fault */
  guint               n_faults;
  char               *said;
};

G_DEFINE_FINAL_TYPE (ZhImportRow, zh_import_row, G_TYPE_OBJECT)

static void
zh_import_row_finalize (GObject *object)
{
  ZhImportRow *self = ZH_IMPORT_ROW (object);

  g_hash_table_unref (self->faults);
  g_free (self->said);
  G_OBJECT_CLASS (zh_import_row_parent_class)->finalize (object);
}

static void
zh_import_row_class_init (ZhImportRowClass *class)
{
  G_OBJECT_CLASS (class)->finalize = zh_import_row_finalize;
  g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
zh_import_row_init (ZhImportRow *self)
{
  self->faults = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->said = g_strdup ("");
}

/* No key is NULL, not that of the whole row either. */
static gpointer
make_key (int column)
{
  return GINT_TO_POINTER (column + 2);
}

ZhImportRow *
zh_import_row_new (const ZhEntryTable *table,
                   int                 row)
{
  ZhImportRow *self = g_object_new (ZH_TYPE_IMPORT_ROW, NULL);

  self->table = table;
  self->index = row;
  return self;
}

int
zh_import_row_get_index (ZhImportRow *self)
{
  return self->index;
}

void
zh_import_row_set_problems (ZhImportRow   *self,
                            gconstpointer *problems,
                            guint          n_problems)
{
  g_autoptr (GString) said = g_string_new (NULL);

  g_hash_table_remove_all (self->faults);
  self->n_faults = 0;
  for (guint i = 0; i < n_problems; i++)
    {
      const ZhListProblem *problem = problems[i];

      g_string_append_printf (said, "%s%s", said->len > 0 ? "; " : "", problem->text);
      if (problem->is_note)
        continue;
      self->n_faults++;
      if (!g_hash_table_contains (self->faults, make_key (problem->column)))
        g_hash_table_insert (self->faults, make_key (problem->column), g_strdup (problem->text));
    }
  g_free (self->said);
  self->said = g_string_free (g_steal_pointer (&said), FALSE);
  g_signal_emit_by_name (self, "changed");
}

gboolean
zh_import_row_share (GListModel      *rows,
                     const GPtrArray *problems)
{
  guint    n_rows = g_list_model_get_n_items (rows);
  guint    next = 0;
  gboolean any = FALSE;

  while (next < problems->len && ((const ZhListProblem *) g_ptr_array_index (problems, next))->row < 0)
    next++;
  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (ZhImportRow) row = g_list_model_get_item (rows, i);
      guint first = next;

      while (next < problems->len && ((const ZhListProblem *) g_ptr_array_index (problems, next))->row == (int) i)
        next++;
      any = any || next > first;
      zh_import_row_set_problems (row, next > first ? (gconstpointer *) &problems->pdata[first] : NULL, next - first);
    }
  return any;
}

gboolean
zh_import_row_is_left_out (ZhImportRow *self)
{
  return zh_entry_table_is_left_out (self->table, self->index);
}

guint
zh_import_row_count_faults (ZhImportRow *self)
{
  return self->n_faults;
}

const char *
zh_import_row_get_fault (ZhImportRow *self,
                         int          column)
{
  return g_hash_table_lookup (self->faults, make_key (column));
}

int
zh_import_row_find_fault (ZhImportRow *self)
{
  for (int column = 0; column < zh_entry_table_get_n_columns (self->table); column++)
    if (zh_import_row_get_fault (self, column) != NULL)
      return column;
  return self->n_faults > 0 ? 0 : -1;
}

const char *
zh_import_row_get_said (ZhImportRow *self)
{
  return self->said;
}

char *
zh_import_row_format_said (ZhImportRow *self)
{
  int line = zh_entry_table_get_line (self->table, self->index);

  if (zh_import_row_is_left_out (self))
    return g_strdup_printf (_ ("Line %d: %s"), line, C_ ("row of a list", "left out"));
  if (*self->said == '\0')
    return g_strdup_printf (_ ("Line %d"), line);
  return g_strdup_printf (_ ("Line %d: %s"), line, self->said);
}

const char *
zh_import_row_get_text (ZhImportRow *self,
                        int          column)
{
  return zh_entry_table_get_cell (self->table, self->index, column);
}

char *
zh_import_row_format_label (ZhImportRow *self)
{
  g_autoptr (GString) label = g_string_new (NULL);

  g_string_append_printf (label, _ ("Line %d"), zh_entry_table_get_line (self->table, self->index));
  if (zh_import_row_is_left_out (self))
    g_string_append_printf (label, ", %s", C_ ("row of a list", "left out"));
  for (int column = 0; column < zh_entry_table_get_n_columns (self->table); column++)
    if (*zh_import_row_get_text (self, column) != '\0')
      g_string_append_printf (label, ", %s", zh_import_row_get_text (self, column));
  if (*self->said != '\0')
    g_string_append_printf (label, "; %s", self->said);
  return g_string_free (g_steal_pointer (&label), FALSE);
}

char *
zh_import_row_format_cell_label (ZhImportRow *self,
                                 int          column)
{
  const char *fault = zh_import_row_get_fault (self, column);
  const char *name = zh_list_column_get_name (zh_entry_table_get_column (self->table, column), zh_language_get_screen ());

  return g_strconcat (name, ": ", zh_import_row_get_text (self, column), fault != NULL ? "; " : NULL, fault, NULL);
}

static gboolean
has_text (const char *text,
          const char *needle)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return strstr (folded, needle) != NULL;
}

gboolean
zh_import_row_matches (ZhImportRow *self,
                       const char  *needle)
{
  for (int column = 0; column < zh_entry_table_get_n_columns (self->table); column++)
    if (has_text (zh_import_row_get_text (self, column), needle))
      return TRUE;
  return has_text (self->said, needle);
}
