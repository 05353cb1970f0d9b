#include "config.h"

#include "why-pane.h"

#include "columns.h"
#include "explanation.h"

#define OPPONENT_CHARS 20
#define REMARK_CHARS 36

struct _ZhWhyPane
{
  ZhBin parent_instance;

  const ZhStandings *standings; /* unowned, see zh_why_pane_show() */
  int                row;
  int                criterion;

  GtkWidget *content;
  GtkLabel  *name;
  GtkLabel  *place;
  GtkLabel  *heading;
  GtkGrid   *lines;
  GtkLabel  *result;
};

G_DEFINE_FINAL_TYPE (ZhWhyPane, zh_why_pane, ZH_TYPE_BIN)

typedef enum
{
  LINE_ROUND,
  LINE_OPPONENT,
  LINE_SCORE,
  LINE_FACTOR,
  LINE_ADDS,
  N_LINE_COLUMNS,
} LineColumn;

static GtkWidget *
make_label (const char *text,
            double      xalign,
            gboolean    dim)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), (float) xalign);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), FALSE);
  gtk_widget_add_css_class (label, "numeric");
  if (dim)
    gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static void
attach (ZhWhyPane  *self,
        const char *text,
        int         column,
        int         row,
        gboolean    dim)
{
  GtkWidget *label = make_label (text, column == LINE_OPPONENT ? 0 : 1, dim);

  if (column == LINE_OPPONENT)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_max_width_chars (GTK_LABEL (label), OPPONENT_CHARS);
      gtk_widget_set_hexpand (label, TRUE);
    }
  gtk_grid_attach (self->lines, label, column, row, 1, 1);
}

static void
attach_headings (ZhWhyPane *self)
{
  static const ZhColumn columns[N_LINE_COLUMNS] = {
    [LINE_ROUND] = ZH_COL_ROUND,
    [LINE_OPPONENT] = ZH_COL_OPPONENT,
    [LINE_SCORE] = ZH_COL_ADDEND,
    [LINE_FACTOR] = ZH_COL_FACTOR,
    [LINE_ADDS] = ZH_COL_ADDS,
  };

  for (int i = 0; i < N_LINE_COLUMNS; i++)
    attach (self, zh_column_get_title (columns[i], zh_language_get_screen ()), i, 0, TRUE);
}

/* One line of the arithmetic, and under it what was done to it. */
static int
attach_line (ZhWhyPane           *self,
             const ZhExplanation *explanation,
             int                  line,
             int                  row)
{
  g_autoptr (ZhExplanationCells) cells = zh_explanation_get_cells (explanation, line, zh_language_get_screen ());

  attach (self, cells->round, LINE_ROUND, row, !cells->counted);
  attach (self, cells->opponent, LINE_OPPONENT, row, !cells->counted);
  attach (self, cells->score, LINE_SCORE, row, !cells->counted);
  attach (self, cells->factor, LINE_FACTOR, row, !cells->counted);
  attach (self, cells->counted ? cells->contribution : "–", LINE_ADDS, row, !cells->counted);
  if (*cells->remark != '\0')
    {
      GtkWidget *label = make_label (cells->remark, 0, TRUE);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_max_width_chars (GTK_LABEL (label), REMARK_CHARS);
      gtk_widget_add_css_class (label, "caption");
      gtk_grid_attach (self->lines, label, LINE_OPPONENT, ++row, N_LINE_COLUMNS - 1, 1);
    }
  return row + 1;
}

static void
clear_lines (ZhWhyPane *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_grid_remove (self->lines, child);
}

static void
show_value (ZhWhyPane *self,
            int        entry)
{
  const ZhLanguage     *language = zh_language_get_screen ();
  const ZhTiebreakCode *code = zh_standings_get_code (self->standings, self->criterion);
  g_autoptr (ZhExplanation) explanation = zh_explanation_new (self->standings, entry, self->criterion);
  g_autofree char *title = zh_tiebreak_code_format_title (code, language);
  const char      *article = zh_tiebreak_kind_get_article (code->kind);
  g_autofree char *heading = *article != '\0' ? g_strdup_printf ("%s (%s)", title, article) : g_strdup (title);
  g_autofree char *result = zh_explanation_format_result (explanation, language);
  int              n_lines = zh_explanation_get_n_lines (explanation);
  int              row = 1;

  gtk_label_set_text (self->heading, heading);
  clear_lines (self);
  if (n_lines > 0)
    attach_headings (self);
  for (int line = 0; line < n_lines; line++)
    row = attach_line (self, explanation, line, row);
  gtk_label_set_text (self->result, result);
}

static void
refresh (ZhWhyPane *self)
{
  const ZhStanding *standing;
  const ZhEntry    *entry;
  g_autofree char  *name = NULL;
  g_autofree char  *place = NULL;

  gtk_widget_set_visible (self->content, self->standings != NULL && self->row >= 0);
  if (self->standings == NULL || self->row < 0)
    return;
  self->criterion = CLAMP (self->criterion, 0, zh_standings_get_n_columns (self->standings) - 1);
  standing = zh_standings_get_row (self->standings, self->row);
  entry = zh_history_get_entry (zh_standings_get_history (self->standings), standing->entry);
  name = zh_entry_format_name (entry);
  place = zh_standings_explain_place (self->standings, self->row, zh_language_get_screen ());
  gtk_label_set_text (self->name, name);
  gtk_label_set_text (self->place, place);
  show_value (self, standing->entry);
}

static void
previous_cb (ZhWhyPane *self)
{
  zh_why_pane_set_criterion (self, self->criterion - 1);
}

static void
next_cb (ZhWhyPane *self)
{
  zh_why_pane_set_criterion (self, self->criterion + 1);
}

static void
zh_why_pane_class_init (ZhWhyPaneClass *class)
{
  ZH_TEMPLATE (class, ZhWhyPane, "why-pane", content, name, place, heading, lines, result);
  ZH_TEMPLATE_CALLBACKS (class, previous_cb, next_cb);
}

static void
zh_why_pane_init (ZhWhyPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->row = -1;
  self->criterion = 1;
}

void
zh_why_pane_show (ZhWhyPane         *self,
                  const ZhStandings *standings,
                  int                row)
{
  g_return_if_fail (ZH_IS_WHY_PANE (self));

  self->standings = standings;
  self->row = row;
  refresh (self);
}

void
zh_why_pane_set_criterion (ZhWhyPane *self,
                           int        column)
{
  g_return_if_fail (ZH_IS_WHY_PANE (self));

  self->criterion = MAX (column, 0);
  refresh (self);
}

int
zh_why_pane_get_criterion (ZhWhyPane *self)
{
  g_return_val_if_fail (ZH_IS_WHY_PANE (self), 0);

  return self->criterion;
}
