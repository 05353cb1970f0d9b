#include "config.h"

#include "titles-pane.h"

#include <glib/gi18n.h>

#include "columns.h"

#define LABEL_CHARS 24
#define WIDE_CHARS 40

struct _ZhTitlesPane
{
  ZhBin parent_instance;

  const ZhEventTitles *titles; /* unowned, see zh_titles_pane_set_event() */
  int                  entry;
  int                  title;

  GtkWidget *content;
  GtkWidget *previous;
  GtkWidget *next;
  GtkLabel  *name;
  GtkLabel  *heading;
  GtkLabel  *result;
  GtkLabel  *forecast;
  GtkGrid   *demands;
  GtkGrid   *games;
  GtkGrid   *event;
};

G_DEFINE_FINAL_TYPE (ZhTitlesPane, zh_titles_pane, ZH_TYPE_BIN)

/* One cell of a grid; the column that takes the room wraps. */
static void
attach (GtkGrid    *grid,
        const char *text,
        int         column,
        int         row,
        gboolean    takes_room,
        gboolean    is_dim)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), takes_room ? 0 : 1);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "numeric");
  if (takes_room)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_max_width_chars (GTK_LABEL (label), LABEL_CHARS);
      gtk_widget_set_hexpand (label, TRUE);
    }
  if (is_dim)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
attach_note (GtkGrid    *grid,
             const char *text,
             int         column,
             int         row,
             int         width)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDE_CHARS);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_grid_attach (grid, label, column, row, width, 1);
}

static void
clear (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

/* What is asked, what was counted, the limit, whether it is met; the article under it. */
static int
attach_demand (GtkGrid       *grid,
               int            row,
               const char    *label,
               const char    *counted,
               const char    *limit,
               ZhTitleVerdict verdict,
               const char    *article)
{
  const char      *word = zh_title_verdict_get_word (verdict, zh_language_get_screen ());
  g_autofree char *note = g_strdup_printf ("%s · %s", word, article);

  attach (grid, label, 0, row, TRUE, FALSE);
  attach (grid, counted, 1, row, FALSE, FALSE);
  attach (grid, limit, 2, row, FALSE, TRUE);
  attach_note (grid, note, 0, row + 1, 3);
  if (verdict == ZH_TITLE_MISSED)
    gtk_widget_add_css_class (gtk_grid_get_child_at (grid, 1, row), "warning");
  return row + 2;
}

static void
show_demands (ZhTitlesPane      *self,
              const ZhTitleNorm *norm)
{
  int row = 0;

  clear (self->demands);
  for (int kind = 0; kind < ZH_N_TITLE_DEMANDS; kind++)
    {
      g_autoptr (ZhTitleCells) cells = zh_title_norm_get_cells (norm, self->titles->event, kind, zh_language_get_screen ());

      if (cells != NULL)
        row = attach_demand (self->demands, row, cells->label, cells->counted, cells->limit, norm->demands[kind].verdict, cells->article);
    }
}

static void
attach_game_headings (ZhTitlesPane *self)
{
  static const ZhColumn columns[] = { ZH_COL_ROUND, ZH_COL_OPPONENT, ZH_COL_FEDERATION, ZH_COL_RATING, ZH_COL_POINTS };

  for (int i = 0; i < (int) G_N_ELEMENTS (columns); i++)
    attach (self->games, zh_column_get_title (columns[i], zh_language_get_screen ()), i, 0, columns[i] == ZH_COL_OPPONENT, TRUE);
}

static void
show_games (ZhTitlesPane      *self,
            const ZhTitleNorm *norm)
{
  const ZhLanguage *language = zh_language_get_screen ();
  int               row = 1;

  clear (self->games);
  attach_game_headings (self);
  for (guint i = 0; i < norm->games->len; i++)
    {
      const ZhTitleGame *game = &g_array_index (norm->games, ZhTitleGame, i);
      gboolean           is_dim = !zh_title_game_is_counted (game);
      g_autofree char   *round = g_strdup_printf ("%d", game->round);
      g_autofree char   *name = game->opponent >= 0 ? zh_entry_format_name (zh_history_get_entry (self->titles->history, game->opponent)) : g_strdup ("");
      g_autofree char   *titled = g_strdup_printf ("%s%s%s", game->title, *game->title != '\0' ? " " : "", name);
      g_autofree char   *rating = game->opponent >= 0 ? g_strdup_printf ("%d", game->counted_rating) : g_strdup ("");
      g_autofree char   *points = is_dim ? g_strdup ("–") : zh_points_format_half (game->points_doubled * ZH_POINTS_HALF, language);
      g_autofree char   *remark = zh_title_game_format_remark (game, norm, self->titles->event, language);

      attach (self->games, round, 0, row, FALSE, is_dim);
      attach (self->games, titled, 1, row, TRUE, is_dim);
      attach (self->games, game->federation, 2, row, FALSE, is_dim);
      attach (self->games, rating, 3, row, FALSE, is_dim);
      attach (self->games, points, 4, row, FALSE, is_dim);
      if (*remark != '\0')
        attach_note (self->games, remark, 1, ++row, 4);
      row++;
    }
}

/* The next title in a direction that the player seeks, −1 for none. */
static int
find_title (ZhTitlesPane *self,
            int           step)
{
  for (int title = self->title + step; title >= 0 && title < self->titles->rules->n_titles; title += step)
    if (zh_event_titles_is_sought (self->titles, self->entry, title))
      return title;
  return -1;
}

static void
refresh (ZhTitlesPane *self)
{
  const ZhLanguage *language = zh_language_get_screen ();
  gboolean          any = self->titles != NULL && self->entry >= 0 && self->title >= 0;
  g_autoptr (ZhTitleNorm) norm = NULL;
  g_autofree char *name = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *result = NULL;
  g_autofree char *forecast = NULL;

  gtk_widget_set_visible (self->content, any);
  if (!any)
    return;
  norm = zh_title_norm_new (self->titles->event, self->entry, self->title);
  name = zh_entry_format_name (zh_history_get_entry (self->titles->history, self->entry));
  /* Translators: heading above the demands of a title norm; the title is a code such as GM */
  heading = g_strdup_printf (_ ("Norm of %s"), self->titles->rules->list[self->title].name);
  result = zh_title_norm_format (norm, self->titles->event, language);
  forecast = zh_title_forecast_format (zh_title_forecast (self->titles->event, self->entry, self->title), self->titles->event, language);
  gtk_label_set_text (self->name, name);
  gtk_label_set_text (self->heading, heading);
  gtk_label_set_text (self->result, result);
  gtk_label_set_text (self->forecast, forecast);
  gtk_widget_set_visible (GTK_WIDGET (self->forecast), *forecast != '\0');
  gtk_widget_set_sensitive (self->previous, find_title (self, -1) >= 0);
  gtk_widget_set_sensitive (self->next, find_title (self, 1) >= 0);
  show_demands (self, norm);
  show_games (self, norm);
}

static void
previous_cb (ZhTitlesPane *self)
{
  zh_titles_pane_step (self, -1);
}

static void
next_cb (ZhTitlesPane *self)
{
  zh_titles_pane_step (self, 1);
}

static void
zh_titles_pane_class_init (ZhTitlesPaneClass *class)
{
  ZH_TEMPLATE (class, ZhTitlesPane, "titles-pane", content, previous, next, name, heading, result, forecast, demands, games, event);
  ZH_TEMPLATE_CALLBACKS (class, previous_cb, next_cb);
}

static void
zh_titles_pane_init (ZhTitlesPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->entry = self->title = -1;
}

void
zh_titles_pane_set_event (ZhTitlesPane        *self,
                          const ZhEventTitles *titles,
                          const GPtrArray     *demands)
{
  int row = 0;

  g_return_if_fail (ZH_IS_TITLES_PANE (self));

  self->titles = titles;
  self->entry = self->title = -1;
  clear (self->event);
  for (guint i = 0; demands != NULL && i < demands->len; i++)
    {
      const ZhEventDemand *demand = g_ptr_array_index (demands, i);

      row = attach_demand (self->event, row, demand->label, demand->counted, demand->limit, demand->verdict, demand->article);
    }
  refresh (self);
}

void
zh_titles_pane_show (ZhTitlesPane *self,
                     int           entry)
{
  g_return_if_fail (ZH_IS_TITLES_PANE (self));

  self->entry = entry;
  self->title = self->titles != NULL && entry >= 0 ? zh_event_titles_choose (self->titles, entry) : -1;
  refresh (self);
}

void
zh_titles_pane_step (ZhTitlesPane *self,
                     int           step)
{
  int title;

  g_return_if_fail (ZH_IS_TITLES_PANE (self));

  if (self->titles == NULL || self->entry < 0 || self->title < 0)
    return;
  title = find_title (self, step);
  if (title < 0)
    return;
  self->title = title;
  refresh (self);
}
