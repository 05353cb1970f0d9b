#include "config.h"

#include "import-cell-editor.h"

#include <glib/gi18n.h>

#include "text-limits.h"

/* A short column's cell is mended in a field of this many characters all the same. */
#define LEAST_CHARS 16
#define MOST_CHARS 40

struct _ZhImportCellEditor
{
  GtkPopover parent_instance;

  const ZhEntryTable *table;
  int                 row;
  int                 column;

  GtkWidget *entry;
  GtkWidget *fault;
};

G_DEFINE_FINAL_TYPE (ZhImportCellEditor, zh_import_cell_editor, GTK_TYPE_POPOVER)

static void
show_fault (ZhImportCellEditor *self)
{
  g_autofree char *fault = zh_entry_table_dup_fault (self->table, self->row, self->column, gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  gtk_label_set_text (GTK_LABEL (self->fault), fault != NULL ? fault : "");
  gtk_widget_set_visible (self->fault, fault != NULL);
  if (fault != NULL)
    gtk_widget_add_css_class (self->entry, "error");
  else
    gtk_widget_remove_css_class (self->entry, "error");
}

static void
accept_cb (ZhImportCellEditor *self)
{
  g_signal_emit_by_name (self, "mended", gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  gtk_popover_popdown (GTK_POPOVER (self));
}

static gboolean
let_go_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* Not at once: the popover is in the middle of closing. */
static void
closed_cb (ZhImportCellEditor *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, let_go_cb, g_object_ref (self), g_object_unref);
}

static void
zh_import_cell_editor_class_init (ZhImportCellEditorClass *class)
{
  ZH_SIGNAL (class, "mended", 1, G_TYPE_STRING);
}

static void
zh_import_cell_editor_init (ZhImportCellEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->entry = g_object_new (GTK_TYPE_ENTRY, "max-length", ZH_TEXT_LINE_MAX, NULL);
  self->fault = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE, "xalign", 0.0, "max-width-chars", MOST_CHARS, NULL);
  gtk_widget_add_css_class (self->fault, "error");
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), self->fault);
  gtk_popover_set_child (GTK_POPOVER (self), box);
  gtk_popover_set_has_arrow (GTK_POPOVER (self), FALSE);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (show_fault), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (accept_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "closed", G_CALLBACK (closed_cb), NULL);
}

static void
name_field (ZhImportCellEditor *self)
{
  ZhListColumn     meaning = zh_entry_table_get_column (self->table, self->column);
  const char      *heading = zh_entry_table_get_heading (self->table, self->column);
  const char      *name = meaning != ZH_LIST_IGNORE || *heading == '\0' ? zh_list_column_get_name (meaning, zh_language_get_screen ()) : heading;
  g_autofree char *label = g_strdup_printf (_ ("Line %1$d, %2$s"), zh_entry_table_get_line (self->table, self->row), name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

ZhImportCellEditor *
zh_import_cell_editor_open (GtkWidget          *owner,
                            const GdkRectangle *area,
                            const ZhEntryTable *table,
                            int                 row,
                            int                 column)
{
  ZhImportCellEditor *self = g_object_new (ZH_TYPE_IMPORT_CELL_EDITOR, NULL);
  const char         *text = zh_entry_table_get_cell (table, row, column);

  self->table = table;
  self->row = row;
  self->column = column;
  name_field (self);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), (int) CLAMP (g_utf8_strlen (text, -1) + 2, LEAST_CHARS, MOST_CHARS));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  show_fault (self);
  gtk_widget_set_parent (GTK_WIDGET (self), owner);
  gtk_popover_set_pointing_to (GTK_POPOVER (self), area);
  gtk_popover_set_position (GTK_POPOVER (self), GTK_POS_BOTTOM);
  gtk_popover_set_offset (GTK_POPOVER (self), 0, -area->height);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (self->entry);
  return self;
}
