#include "config.h"

#include "import-dialog.h"

#include <glib/gi18n.h>

#include "csv-table.h"
#include "named-items.h"
#include "text-limits.h"

/* Rows shown: enough to judge the columns by. */
#define MAX_PREVIEW_ROWS 60
#define MAX_PREVIEW_CHARACTERS 60
/* Columns shown; no list of players has more. */
#define MAX_PREVIEW_COLUMNS 40
/* Problems listed; who has more of them has the wrong columns. */
#define MAX_PROBLEMS 100

struct _ZhImportDialog
{
  AdwWindow parent_instance;

  ZhImportDraft *draft;
  gboolean       filling;

  GtkGrid        *grid;
  GtkCheckButton *heading;
  GtkDropDown    *delimiter;
  GtkEditable    *federation;
  GtkLabel       *summary;
  GtkLabel       *problems;
  GtkWidget      *problems_frame;
  GtkWidget      *accept;
};

G_DEFINE_FINAL_TYPE (ZhImportDialog, zh_import_dialog, ADW_TYPE_WINDOW)

static void read_again (ZhImportDialog *self);

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
  g_string_append_printf (text, _ ("In the list: %1$s, %2$s."), teams, members);
}

static void
show_summary (ZhImportDialog *self)
{
  guint n_entries = self->draft->teams != NULL ? self->draft->teams->teams->len : self->draft->list->entries->len;
  guint n_skipped = self->draft->teams != NULL ? zh_team_list_count_skipped (self->draft->teams) : (guint) zh_entry_list_count_skipped (self->draft->list);
  guint n_duplicates = self->draft->n_duplicates;
  g_autoptr (GString) text = g_string_new (NULL);

  if (self->draft->teams != NULL)
    append_teams (self, text);
  else
    g_string_append_printf (text, ngettext ("%u entry will be added.", "%u entries will be added.", n_entries), n_entries);
  if (self->draft->loses_teams)
    g_string_append_printf (text, " %s", _ ("The teams of the list are left out: players play here."));
  g_string_append_c (text, ' ');
  if (n_skipped > 0)
    {
      g_string_append_printf (text, ngettext ("%u row is left out.", "%u rows are left out.", n_skipped), n_skipped);
      g_string_append_c (text, ' ');
    }
  if (n_duplicates > 0)
    g_string_append_printf (text, ngettext ("%u seems to be entered already.", "%u seem to be entered already.", n_duplicates), n_duplicates);
  gtk_label_set_text (self->summary, text->str);
  gtk_widget_set_sensitive (self->accept, n_entries > 0);
}

static void
show_problems (ZhImportDialog *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = zh_import_draft_get_problems (self->draft)->len;

  for (guint i = 0; i < MIN (n, MAX_PROBLEMS); i++)
    {
      const ZhListProblem *problem = g_ptr_array_index (zh_import_draft_get_problems (self->draft), i);

      if (text->len > 0)
        g_string_append_c (text, '\n');
      if (problem->line > 0)
        g_string_append_printf (text, _ ("Line %d: %s"), problem->line, problem->text);
      else
        g_string_append (text, problem->text);
    }
  if (n > MAX_PROBLEMS)
    g_string_append_printf (text, ngettext ("\n… and %u line more", "\n… and %u lines more", n - MAX_PROBLEMS), n - MAX_PROBLEMS);
  gtk_label_set_text (self->problems, text->str);
  gtk_widget_set_visible (self->problems_frame, text->len > 0);
}

/* The preview */

static void
meaning_changed_cb (ZhImportDialog *self,
                    GParamSpec     *pspec,
                    GtkDropDown    *drop_down)
{
  int column = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (drop_down), "column"));

  if (self->filling)
    return;
  zh_entry_table_set_column (self->draft->table, column, (ZhListColumn) gtk_drop_down_get_selected (drop_down));
  read_again (self);
}

static GtkWidget *
make_meaning (ZhImportDialog *self,
              int             column)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget       *drop_down;
  g_autofree char *said = g_strdup_printf (_ ("Column %d is"), column + 1);

  for (int meaning = 0; meaning < zh_list_count_columns (); meaning++)
    gtk_string_list_append (names, zh_list_column_get_name ((ZhListColumn) meaning, zh_language_get_screen ()));
  drop_down = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), zh_entry_table_get_column (self->draft->table, column));
  zh_named_items_set_up (drop_down, said);
  g_object_set_data (G_OBJECT (drop_down), "column", GINT_TO_POINTER (column));
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (meaning_changed_cb), self, G_CONNECT_SWAPPED);
  return drop_down;
}

static const ZhListProblem *
find_problem (ZhImportDialog *self,
              int             row,
              int             column)
{
  for (guint i = 0; i < zh_import_draft_get_problems (self->draft)->len; i++)
    {
      const ZhListProblem *problem = g_ptr_array_index (zh_import_draft_get_problems (self->draft), i);

      if (problem->row > row)
        return NULL;
      if (problem->row == row && (problem->column == column || problem->column < 0))
        return problem;
    }
  return NULL;
}

static GtkWidget *
make_cell (ZhImportDialog *self,
           int             row,
           int             column)
{
  const ZhListProblem *problem = find_problem (self, row, column);
  g_autofree char     *bounded = zh_text_dup_bounded (zh_entry_table_get_cell (self->draft->table, row, column), MAX_PREVIEW_CHARACTERS);
  g_autofree char     *text = g_strconcat (problem != NULL ? "⚠ " : "", bounded, NULL);
  GtkWidget           *cell = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (cell), 0);
  gtk_label_set_ellipsize (GTK_LABEL (cell), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (cell), 24);
  if (problem != NULL)
    {
      gtk_widget_add_css_class (cell, "error");
      gtk_widget_set_tooltip_text (cell, problem->text);
    }
  if (zh_entry_table_get_column (self->draft->table, column) == ZH_LIST_IGNORE)
    gtk_widget_add_css_class (cell, "dim-label");
  return cell;
}

static void
clear_grid (ZhImportDialog *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
}

static void
show_delimiter (ZhImportDialog *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (delimiters); i++)
    if (delimiters[i].sign == zh_entry_table_get_delimiter (self->draft->table))
      gtk_drop_down_set_selected (self->delimiter, i);
}

static void
show_table (ZhImportDialog *self)
{
  int n_columns = MIN (zh_entry_table_get_n_columns (self->draft->table), MAX_PREVIEW_COLUMNS);
  int n_rows = MIN (zh_entry_table_get_n_rows (self->draft->table), MAX_PREVIEW_ROWS);

  show_summary (self);
  show_problems (self);
  self->filling = TRUE;
  show_delimiter (self);
  gtk_check_button_set_active (self->heading, zh_entry_table_get_has_heading (self->draft->table));
  gtk_editable_set_text (self->federation, zh_entry_table_get_federation (self->draft->table));
  gtk_widget_remove_css_class (GTK_WIDGET (self->federation), "error");
  clear_grid (self);
  for (int column = 0; column < n_columns; column++)
    {
      gtk_grid_attach (self->grid, make_meaning (self, column), column, 0, 1, 1);
      for (int row = 0; row < n_rows; row++)
        gtk_grid_attach (self->grid, make_cell (self, row, column), column, row + 1, 1, 1);
    }
  self->filling = FALSE;
}

/* The columns mean something else: quick enough to be waited for. */
static void
read_again (ZhImportDialog *self)
{
  zh_import_draft_read (self->draft, NULL, NULL);
  show_table (self);
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
  ZH_FINALIZES (class, ZhImportDialog, zh_import_draft_free, draft);
  ZH_SIGNAL (class, "accepted", 1, G_TYPE_PTR_ARRAY);
  ZH_SIGNAL (class, "teams-accepted", 1, G_TYPE_PTR_ARRAY);
  ZH_TEMPLATE (class, ZhImportDialog, "import-dialog", grid, heading, delimiter, federation, summary,
               problems, problems_frame, accept);
  ZH_TEMPLATE_CALLBACKS (class, accept_cb, heading_toggled_cb, delimiter_chosen_cb, federation_changed_cb);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
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
