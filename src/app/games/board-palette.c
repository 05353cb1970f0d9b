#include "config.h"

#include "board-palette.h"

#include "board-units.h"
#include "diagram-glyphs.h"

#define ICON_SIZE 30

static void
draw_unit (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        data)
{
  int side = MIN (width, height);

  cairo_set_source_rgb (cr, zh_diagram_colours_screen.dark.red, zh_diagram_colours_screen.dark.green, zh_diagram_colours_screen.dark.blue);
  cairo_paint (cr);
  zh_diagram_glyph_draw (cr, side, GPOINTER_TO_UINT (data) >> 1, (GPOINTER_TO_UINT (data) & 1) != 0, &zh_diagram_colours_screen);
}

static void
toggled_cb (GtkToggleButton *button,
            ZhBoardWidget   *board)
{
  guint man = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "man"));

  if (gtk_toggle_button_get_active (button))
    zh_board_widget_set_brush (board, man >> 1, (man & 1) != 0);
  else
    zh_board_widget_clear_brush (board);
}

static GtkWidget *
make_button (ZhDiagramUnit  unit,
             gboolean       black,
             ZhBoardWidget *board)
{
  GtkWidget  *button = gtk_toggle_button_new ();
  GtkWidget  *area = gtk_drawing_area_new ();
  const char *name = zh_board_unit_get_name (unit, black);
  guint       man = (guint) unit << 1 | (black ? 1 : 0);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), ICON_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), ICON_SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_unit, GUINT_TO_POINTER (man), NULL);
  gtk_button_set_child (GTK_BUTTON (button), area);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "palette");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "man", GUINT_TO_POINTER (man));
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), board, 0);
  return button;
}

void
zh_board_palette_fill (GtkGrid       *grid,
                       gboolean       is_draughts,
                       ZhBoardWidget *board)
{
  const ZhDiagramUnit first = is_draughts ? ZH_DIAGRAM_CROWNED_MAN : ZH_DIAGRAM_KING;
  const ZhDiagramUnit last = is_draughts ? ZH_DIAGRAM_MAN : ZH_DIAGRAM_PAWN;
  GtkWidget          *child = gtk_widget_get_first_child (GTK_WIDGET (grid));
  GtkWidget          *group = NULL;

  /* the first button tells which game the palette is of */
  if (child != NULL && GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (child), "man")) >> 1 == (guint) first)
    return;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
  zh_board_widget_clear_brush (board);
  for (int black = 0; black < 2; black++)
    for (ZhDiagramUnit unit = first; unit >= last; unit--)
      {
        GtkWidget *button = make_button (unit, black, board);

        if (group != NULL)
          gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (group));
        else
          group = button;
        gtk_grid_attach (grid, button, (int) (first - unit), black, 1, 1);
      }
}
