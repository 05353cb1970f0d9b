#include "config.h"

#include "opening-board.h"

#include "board-diagram.h"
#include "game-opening.h"
#include "game-place.h"
#include "openings.h"
#include "report-positions.h"

#define BOARD_SIZE 168

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  const ZhDiagram *diagram = data;
  ZhDiagramColours colours = zh_diagram_colours_screen;
  GdkRGBA          ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &ink);
  colours.rim = (ZhDiagramColour){ ink.red, ink.green, ink.blue };
  zh_diagram_draw (diagram, cr, MIN (width, height), &colours);
}

GtkWidget *
zh_opening_board_new (ZhSport     sport,
                      const char *opening)
{
  g_autofree char *position = zh_game_opening_play (zh_sport_get_variant (sport), zh_opening_get_moves (opening), NULL);

  return position != NULL ? zh_opening_board_new_position (sport, position) : NULL;
}

GtkWidget *
zh_opening_board_new_position (ZhSport     sport,
                               const char *position)
{
  ZhDiagram  diagram;
  GtkWidget *board;

  if (!zh_report_init_diagram (&diagram, sport, position))
    return NULL;
  board = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (board), BOARD_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (board), BOARD_SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (board), draw_cb, g_memdup2 (&diagram, sizeof diagram), g_free);
  gtk_widget_set_halign (board, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_PROPERTY_LABEL, position, -1);
  return board;
}
