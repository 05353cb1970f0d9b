#include "config.h"

#include "import-dialog.h"

#include <glib/gi18n.h>

#include "csv-table.h"
#include "import-grid.h"
#include "named-items.h"

struct _ZhImportDialog
{
  AdwWindow parent_instance;

  ZhImportDraft *draft;
  gboolean       filling;

  ZhImportGrid   *grid;
  GtkCheckButton *heading;
  GtkDropDown    *delimiter;
  GtkEditable    *federation;
  GtkLabel       *summary;
  GtkLabel       *said;
  GtkLabel       *problems;
  GtkWidget      *problems_frame;
  GtkWidget      *search;
  GtkWidget      *next_fault;
  GtkWidget      *accept;
};

G_DEFINE_FINAL_TYPE (ZhImportDialog, zh_import_dialog, ADW_TYPE_WINDOW)

/* What may stand between columns; the last is a list of one column. */
static const struct
{
  char        sign;
  const char *name;
} delimiters[] = {
  { '\t', NC_ ("delimiter", "Tab") },
  { ';', NC_ ("delimiter", "Semicolon") },
  { ',', NC_ ("delimiter", "Comma") },
  { '|', NC_ ("delimiter", "Vertical bar") },
  { ZH_CSV_NO_DELIMITER, NC_ ("delimiter", "None, one column") },
};

/* What comes of the table */

static void
append_teams (ZhImportDialog *self,
              GString        *text)
{
  guint            n_teams = self->draft->teams->teams->len;
  guint            n_members = zh_team_list_count_members (self->draft->teams);
  g_autofree char *teams = g_strdup_printf (ngettext ("%d team", "%d teams", n_teams), (int) n_teams);
  g_autofree char *members = g_strdup_printf (ngettext ("%d member", "%d members", n_members), (int) n_members);

  /* Translators: "3 teams", "12 members" */
  g_string_append_printf (text, " ");
  g_string_append_printf (text, _ ("In the list: %1$s, %2$s."), teams, members);
}

static void
show_summary (ZhImportDialog *self)
{
  int n_rows = zh_entry_table_get_n_rows (self->draft->table);
  int n_coming;
  int n_faults;
  g_autoptr (GString) text = g_string_new (NULL);

  zh_import_draft_count (self->draft, &n_coming, &n_faults);
  if (n_faults > 0)
    g_string_append_printf (text, ngettext ("%1$d of %2$d will come; %3$d fault.", "%1$d of %2$d will come; %3$d faults.", (gulong) n_faults), n_coming, n_rows, n_faults);
  else
    g_string_append_printf (text, _ ("%1$d of %2$d will come."), n_coming, n_rows);
  if (self->draft->teams != NULL)
    append_teams (self, text);
  if (self->draft->loses_teams)
    g_string_append_printf (text, " %s", _ ("The teams of the list are left out: players play here."));
  gtk_label_set_text (self->summary, text->str);
  gtk_widget_set_sensitive (self->accept, n_coming > 0);
  gtk_widget_set_sensitive (self->next_fault, n_faults > 0);
}

/* What concerns the list as a whole; of a row the grid tells. */
static void
show_problems (ZhImportDialog *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const GPtrArray *problems = zh_import_draft_get_problems (self->draft);

  for (guint i = 0; i < problems->len; i++)
    {
      const ZhListProblem *problem = g_ptr_array_index (problems, i);

      if (problem->row < 0)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", problem->text);
    }
  gtk_label_set_text (self->problems, text->str);
  gtk_widget_set_visible (self->problems_frame, text->len > 0);
}

static void
show_delimiter (ZhImportDialog *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (delimiters); i++)
    if (delimiters[i].sign == zh_entry_table_get_delimiter (self->draft->table))
      gtk_drop_down_set_selected (self->delimiter, i);
}

static void
show_said (ZhImportDialog *self)
{
  g_autofree char *said = zh_import_grid_format_said (self->grid);

  gtk_label_set_text (self->said, said);
}

/* What is over the grid and under it. */
static void
show_list (ZhImportDialog *self)
{
  show_summary (self);
  show_problems (self);
  self->filling = TRUE;
  show_delimiter (self);
  gtk_check_button_set_active (self->heading, zh_entry_table_get_has_heading (self->draft->table));
  gtk_editable_set_text (self->federation, zh_entry_table_get_federation (self->draft->table));
  gtk_widget_remove_css_class (GTK_WIDGET (self->federation), "error");
  self->filling = FALSE;
}

/* The text was cut anew, or its rows begin elsewhere. */
static void
show_table (ZhImportDialog *self)
{
  zh_import_grid_set_draft (self->grid, self->draft);
  show_list (self);
}

/* Quick enough to be waited for. */
static void
read_again (ZhImportDialog *self)
{
  zh_import_draft_read (self->draft, NULL, NULL);
  show_table (self);
}

/* A cell, a row or the meaning of a column is another. */
static void
grid_changed_cb (ZhImportDialog *self)
{
  zh_import_draft_read (self->draft, NULL, NULL);
  zh_import_grid_renew (self->grid);
  show_list (self);
}

static void
search_changed_cb (ZhImportDialog *self)
{
  zh_import_grid_set_filter (self->grid, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

/* What was searched for is in the grid. */
static void
search_activated_cb (ZhImportDialog *self)
{
  zh_import_grid_take_focus (self->grid);
}

/* Escape ends the search; where there is none it closes the dialog, as everywhere in it. */
static void
search_stopped_cb (ZhImportDialog *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0')
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  zh_import_grid_take_focus (self->grid);
}

static void
search_action (ZhImportDialog *self)
{
  gtk_widget_grab_focus (self->search);
}

static void
next_fault_action (ZhImportDialog *self)
{
  zh_import_grid_go_to_fault (self->grid, 1);
}

static void
previous_fault_action (ZhImportDialog *self)
{
  zh_import_grid_go_to_fault (self->grid, -1);
}

/* A delimiter that does not hold leaves the table as it was, and says why. */
static void
delimiter_chosen_cb (ZhImportDialog *self)
{
  guint selected = gtk_drop_down_get_selected (self->delimiter);
  g_autoptr (GError) error = NULL;

  /* the choice that was put back is heard of only after this */
  if (self->filling || selected >= G_N_ELEMENTS (delimiters) || delimiters[selected].sign == zh_entry_table_get_delimiter (self->draft->table))
    return;
  if (zh_entry_table_set_delimiter (self->draft->table, delimiters[selected].sign, &error))
    {
      read_again (self);
      return;
    }
  show_delimiter (self);
  gtk_label_set_text (self->problems, error->message);
  gtk_widget_set_visible (self->problems_frame, TRUE);
}

static void
fill_delimiters (ZhImportDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (delimiters); i++)
    gtk_string_list_append (names, g_dpgettext2 (NULL, "delimiter", delimiters[i].name));
  self->filling = TRUE;
  gtk_drop_down_set_model (self->delimiter, G_LIST_MODEL (names));
  zh_named_items_set_up (GTK_WIDGET (self->delimiter), _ ("Between the columns"));
  self->filling = FALSE;
}

/* A federation that is being typed is none yet: the list waits for it. */
static void
federation_changed_cb (ZhImportDialog *self)
{
  gboolean known;

  if (self->filling)
    return;
  known = zh_entry_table_set_federation (self->draft->table, gtk_editable_get_text (self->federation));
  if (known)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->federation), "error");
      zh_import_draft_read (self->draft, NULL, NULL);
      zh_import_grid_renew (self->grid);
      show_summary (self);
      return;
    }
  gtk_widget_add_css_class (GTK_WIDGET (self->federation), "error");
  gtk_widget_set_sensitive (self->accept, FALSE);
}

static void
heading_toggled_cb (ZhImportDialog *self)
{
  if (self->filling)
    return;
  zh_entry_table_set_has_heading (self->draft->table, gtk_check_button_get_active (self->heading));
  read_again (self);
}

static void
accept_cb (ZhImportDialog *self)
{
  if (self->draft->teams != NULL)
    g_signal_emit_by_name (self, "teams-accepted", self->draft->teams->teams);
  else
    g_signal_emit_by_name (self, "accepted", self->draft->list->entries);
  gtk_window_close (GTK_WINDOW (self));
}

static void
zh_import_dialog_class_init (ZhImportDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ZH_NEEDS_TYPES (ZH_TYPE_IMPORT_GRID);
  ZH_FINALIZES (class, ZhImportDialog, zh_import_draft_free, draft);
  ZH_SIGNAL (class, "accepted", 1, G_TYPE_PTR_ARRAY);
  ZH_SIGNAL (class, "teams-accepted", 1, G_TYPE_PTR_ARRAY);
  ZH_TEMPLATE (class, ZhImportDialog, "import-dialog", grid, heading, delimiter, federation, summary, said,
               problems, problems_frame, search, next_fault, accept);
  ZH_TEMPLATE_CALLBACKS (class, accept_cb, heading_toggled_cb, delimiter_chosen_cb, federation_changed_cb);
  ZH_TEMPLATE_CALLBACKS (class, grid_changed_cb, show_said, search_changed_cb, search_activated_cb, search_stopped_cb);
  ZH_ACTION (class, "list.search", search_action);
  ZH_ACTION (class, "list.next-fault", next_fault_action);
  ZH_ACTION (class, "list.previous-fault", previous_fault_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F8, 0, "list.next-fault", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F8, GDK_SHIFT_MASK, "list.previous-fault", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "list.search", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Cyrillic_a, GDK_CONTROL_MASK, "list.search", NULL);
  zh_dialog_class_add_keys (widget_class, NULL);
}

static void
zh_import_dialog_init (ZhImportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_delimiters (self);
}

ZhImportDialog *
zh_import_dialog_new (GtkWindow     *parent,
                      ZhImportDraft *draft)
{
  ZhImportDialog *self = g_object_new (ZH_TYPE_IMPORT_DIALOG, "transient-for", parent, NULL);

  self->draft = draft;
  show_table (self);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->accept);
  gtk_widget_grab_focus (self->accept);
  return self;
}
