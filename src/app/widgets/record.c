#include "config.h"

#include "record.h"

#include <string.h>

#include "language.h"
#include "widget.h"

typedef struct
{
  char    *text;
  gint64   number;
  gboolean has_number;
} Cell;

struct _ZhRecord
{
  GObject parent_instance;

  gint64 id;
  int    n_columns;
  Cell  *cells;
  char  *label;

  const ZhRecordColumn *columns; /* unowned, (array length=n_columns) (nullable): those of a static table */
};

G_DEFINE_FINAL_TYPE (ZhRecord, zh_record, G_TYPE_OBJECT)

static void
clear_cells (ZhRecord *self)
{
  for (int i = 0; i < self->n_columns; i++)
    g_free (self->cells[i].text);
  g_free (self->cells);
}

static void
zh_record_finalize (GObject *object)
{
  ZhRecord *self = ZH_RECORD (object);

  clear_cells (self);
  g_free (self->label);
  G_OBJECT_CLASS (zh_record_parent_class)->finalize (object);
}

static void
zh_record_class_init (ZhRecordClass *class)
{
  G_OBJECT_CLASS (class)->finalize = zh_record_finalize;
  ZH_SIGNAL (class, "changed", 0);
}

static void
zh_record_init (ZhRecord *self)
{
  self->label = g_strdup ("");
}

ZhRecord *
zh_record_new (gint64 id,
               int    n_columns)
{
  ZhRecord *self = g_object_new (ZH_TYPE_RECORD, NULL);

  self->id = id;
  self->n_columns = n_columns;
  self->cells = g_new0 (Cell, n_columns);
  for (int i = 0; i < n_columns; i++)
    self->cells[i].text = g_strdup ("");
  return self;
}

ZhRecord *
zh_record_new_with (gint64                id,
                    const ZhRecordColumn *columns,
                    int                   n_columns)
{
  ZhRecord *self = zh_record_new (id, n_columns);

  self->columns = columns;
  return self;
}

static int
find_column (ZhRecord *self,
             ZhColumn  column)
{
  int index = 0;

  while (index < self->n_columns && self->columns[index].column != column)
    index++;
  return index;
}

void
zh_record_put (ZhRecord *self,
               ZhColumn  column,
               char     *text)
{
  zh_record_take_text (self, find_column (self, column), text);
}

void
zh_record_put_sorted (ZhRecord *self,
                      ZhColumn  column,
                      char     *text,
                      gint64    number)
{
  int index = find_column (self, column);

  zh_record_take_text (self, index, text);
  zh_record_set_number (self, index, number);
}

void
zh_record_take_text (ZhRecord *self,
                     int       column,
                     char     *text)
{
  g_return_if_fail (ZH_IS_RECORD (self) && column >= 0 && column < self->n_columns);

  g_free (self->cells[column].text);
  self->cells[column].text = text;
}

void
zh_record_set_number (ZhRecord *self,
                      int       column,
                      gint64    number)
{
  g_return_if_fail (ZH_IS_RECORD (self) && column >= 0 && column < self->n_columns);

  self->cells[column].number = number;
  self->cells[column].has_number = TRUE;
}

void
zh_record_take_label (ZhRecord *self,
                      char     *label)
{
  g_return_if_fail (ZH_IS_RECORD (self));

  g_free (self->label);
  self->label = label;
}

gint64
zh_record_get_id (ZhRecord *self)
{
  g_return_val_if_fail (ZH_IS_RECORD (self), 0);
  return self->id;
}

const char *
zh_record_get_text (ZhRecord *self,
                    int       column)
{
  g_return_val_if_fail (ZH_IS_RECORD (self) && column >= 0 && column < self->n_columns, "");
  return self->cells[column].text;
}

const char *
zh_record_get_label (ZhRecord *self)
{
  g_return_val_if_fail (ZH_IS_RECORD (self), "");
  return self->label;
}

int
zh_record_compare (ZhRecord *a,
                   ZhRecord *b,
                   int       column)
{
  const Cell *left = &a->cells[column];
  const Cell *right = &b->cells[column];
  int         order;

  if (left->has_number && right->has_number)
    order = (left->number > right->number) - (left->number < right->number);
  else
    order = zh_language_compare (zh_language_get_screen (), left->text, right->text);
  return order != 0 ? order : (a->id > b->id) - (a->id < b->id);
}

gboolean
zh_record_matches (ZhRecord   *self,
                   const char *folded)
{
  for (int i = 0; i < self->n_columns; i++)
    {
      g_autofree char *text = g_utf8_casefold (self->cells[i].text, -1);

      if (strstr (text, folded) != NULL)
        return TRUE;
    }
  return FALSE;
}

static gboolean
equals (ZhRecord *a,
        ZhRecord *b)
{
  if (strcmp (a->label, b->label) != 0)
    return FALSE;
  for (int i = 0; i < a->n_columns; i++)
    if (strcmp (a->cells[i].text, b->cells[i].text) != 0)
      return FALSE;
  return TRUE;
}

void
zh_record_take_over (ZhRecord *self,
                     ZhRecord *other)
{
  g_return_if_fail (ZH_IS_RECORD (self) && ZH_IS_RECORD (other));
  g_return_if_fail (self->n_columns == other->n_columns);

  if (equals (self, other))
    return;
  clear_cells (self);
  self->cells = g_memdup2 (other->cells, sizeof (Cell) * (gsize) other->n_columns);
  for (int i = 0; i < other->n_columns; i++)
    self->cells[i].text = g_strdup (other->cells[i].text);
  g_free (self->label);
  self->label = g_strdup (other->label);
  g_signal_emit_by_name (self, "changed");
}
