#include "config.h"

#include "position-panel.h"

#include <glib/gi18n.h>

#include "board-palette.h"
#include "board-units.h"
#include "message-label.h"
#include "named-items.h"
#include "position-text.h"

struct _ZhPositionPanel
{
  ZhBin parent_instance;

  ZhBoardWidget *board;      /* the owner keeps it alive */
  ZhBoardSetup   setup;      /* the start, as hands left it */
  ZhGameLine    *start;      /* the start as a line; NULL while it is impossible */
  gboolean       is_example; /* the squares were chosen by the program */
  int            frozen;     /* what is changed by the program is not read back */

  GtkDropDown    *kinds;
  GtkDropDown    *to_move;
  GtkEditable    *position;
  GtkLabel       *position_message;
  GtkWidget      *tools;
  GtkGrid        *palette;
  GtkCheckButton *white_short;
  GtkCheckButton *white_long;
  GtkCheckButton *black_short;
  GtkCheckButton *black_long;
  GtkEditable    *en_passant;
};

G_DEFINE_FINAL_TYPE (ZhPositionPanel, zh_position_panel, ZH_TYPE_BIN)

static void
show_message (ZhPositionPanel *self,
              const char      *message)
{
  zh_message_label_set (self->position_message, message);
  gtk_widget_set_visible (GTK_WIDGET (self->position_message), *message != '\0');
}

/* Controls follow the start; the text only when it was not typed just now. */
static void
show_setup (ZhPositionPanel *self,
            gboolean         with_text)
{
  GtkCheckButton *const rights[2][2] = { { self->white_short, self->white_long }, { self->black_short, self->black_long } };
  g_autofree char      *text = with_text && self->start != NULL ? zh_board_setup_format (self->start, 0) : NULL;
  g_autofree char      *square = NULL;

  self->frozen++;
  gtk_drop_down_set_selected (self->kinds, self->setup.kind);
  gtk_drop_down_set_selected (self->to_move, self->setup.black_to_move ? 1 : 0);
  for (int side = 0; side < 2; side++)
    for (int wing = 0; wing < 2; wing++)
      {
        gtk_check_button_set_active (rights[side][wing], self->setup.castling[side][wing]);
        gtk_widget_set_visible (GTK_WIDGET (rights[side][wing]), zh_board_setup_may_castle (&self->setup, side, wing));
      }
  if (self->setup.en_passant != ZH_CHESS_NO_SQUARE)
    square = g_strdup_printf ("%c%c", 'a' + self->setup.en_passant % 8, '1' + self->setup.en_passant / 8);
  if (!gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (self->en_passant))))
    gtk_editable_set_text (self->en_passant, square != NULL ? square : "");
  gtk_widget_set_visible (GTK_WIDGET (self->en_passant), zh_board_setup_may_capture_en_passant (&self->setup));
  if (self->board != NULL)
    zh_board_palette_fill (self->palette, self->setup.diagram.is_draughts, self->board);
  if (with_text)
    gtk_editable_set_text (self->position, text != NULL ? text : "");
  self->frozen--;
}

static void
start_changed (ZhPositionPanel *self,
               gboolean         with_text)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->start, zh_game_line_free);
  self->start = zh_board_setup_make_line (&self->setup, &error);
  show_message (self, error != NULL && !zh_board_setup_is_empty (&self->setup) ? error->message : "");
  show_setup (self, with_text);
  g_signal_emit_by_name (self, "changed");
}

static void
set_start (ZhPositionPanel  *self,
           const ZhGameLine *line,
           gboolean          with_text)
{
  zh_board_setup_read (&self->setup, line, 0);
  start_changed (self, with_text);
}

static void
position_changed_cb (ZhPositionPanel *self)
{
  const char    *text = gtk_editable_get_text (self->position);
  ZhPositionText form = ZH_POSITION_TEXT_SQUARES;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhGameLine) line = NULL;

  if (self->frozen > 0)
    return;
  self->is_example = FALSE;
  if (*text == '\0')
    {
      zh_board_setup_clear (&self->setup, self->setup.kind);
      start_changed (self, FALSE);
      return;
    }
  line = zh_position_text_parse (self->setup.kind, text, gtk_drop_down_get_selected (self->to_move) == 1, &form, &error);
  if (line != NULL)
    {
      self->is_example = form == ZH_POSITION_TEXT_MATERIAL;
      set_start (self, line, FALSE);
    }
  if (error != NULL)
    show_message (self, error->message);
}

static void
to_move_changed_cb (ZhPositionPanel *self)
{
  if (self->frozen > 0)
    return;
  self->setup.black_to_move = gtk_drop_down_get_selected (self->to_move) == 1;
  self->setup.en_passant = ZH_CHESS_NO_SQUARE;
  start_changed (self, !self->is_example); /* FEN says whose move it is */
  gtk_editable_set_position (self->position, -1);
}

static void
kind_changed_cb (ZhPositionPanel *self)
{
  if (self->frozen == 0)
    zh_position_panel_set_kind (self, (ZhGameKind) gtk_drop_down_get_selected (self->kinds));
}

static void
rights_changed_cb (ZhPositionPanel *self)
{
  const char *square = gtk_editable_get_text (self->en_passant);

  if (self->frozen > 0)
    return;
  self->setup.castling[0][0] = gtk_check_button_get_active (self->white_short);
  self->setup.castling[0][1] = gtk_check_button_get_active (self->white_long);
  self->setup.castling[1][0] = gtk_check_button_get_active (self->black_short);
  self->setup.castling[1][1] = gtk_check_button_get_active (self->black_long);
  self->setup.en_passant = ZH_CHESS_NO_SQUARE;
  if (square[0] >= 'a' && square[0] <= 'h' && (square[1] == '3' || square[1] == '6') && square[2] == '\0')
    self->setup.en_passant = (square[1] - '1') * 8 + square[0] - 'a';
  start_changed (self, FALSE);
}

static void
clear_action (GtkWidget *widget)
{
  zh_position_panel_clear (ZH_POSITION_PANEL (widget));
}

static void
initial_action (GtkWidget *widget)
{
  ZhPositionPanel *self = ZH_POSITION_PANEL (widget);

  zh_position_panel_set_kind (self, self->setup.kind);
}

static void
zh_position_panel_dispose (GObject *object)
{
  ZhPositionPanel *self = ZH_POSITION_PANEL (object);

  self->frozen++; /* what goes away with the panel is not read */
  G_OBJECT_CLASS (zh_position_panel_parent_class)->dispose (object);
}

static void
zh_position_panel_class_init (ZhPositionPanelClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_position_panel_dispose;
  ZH_FINALIZES (class, ZhPositionPanel, zh_game_line_free, start);
  ZH_SIGNAL (class, "changed", 0);
  ZH_ACTION (class, "position.clear", clear_action);
  ZH_ACTION (class, "position.initial", initial_action);
  ZH_TEMPLATE (class, ZhPositionPanel, "position-panel", kinds, to_move, position, position_message, tools,
               palette, white_short, white_long, black_short, black_long, en_passant);
  ZH_TEMPLATE_CALLBACKS (class, rights_changed_cb);
}

static void
fill_choices (ZhPositionPanel *self)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) sides = gtk_string_list_new (NULL);

  for (ZhGameKind kind = ZH_GAME_CHESS; kind < ZH_N_GAME_KINDS; kind++)
    gtk_string_list_append (kinds, zh_game_kind_get_title (kind));
  gtk_string_list_append (sides, _ ("White to move"));
  gtk_string_list_append (sides, _ ("Black to move"));
  gtk_drop_down_set_model (self->kinds, G_LIST_MODEL (kinds));
  gtk_drop_down_set_model (self->to_move, G_LIST_MODEL (sides));
  zh_named_items_set_up (GTK_WIDGET (self->kinds), _ ("Game"));
  zh_named_items_set_up (GTK_WIDGET (self->to_move), _ ("Side to move"));
}

static void
zh_position_panel_init (ZhPositionPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_board_setup_clear (&self->setup, ZH_GAME_CHESS);
  fill_choices (self);
  g_signal_connect_object (self->kinds, "notify::selected", G_CALLBACK (kind_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->to_move, "notify::selected", G_CALLBACK (to_move_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->position, "changed", G_CALLBACK (position_changed_cb), self, G_CONNECT_SWAPPED);
}

void
zh_position_panel_set_board (ZhPositionPanel *self,
                             ZhBoardWidget   *board)
{
  self->board = board;
}

const ZhBoardSetup *
zh_position_panel_get_setup (ZhPositionPanel *self)
{
  return &self->setup;
}

const ZhGameLine *
zh_position_panel_get_start (ZhPositionPanel *self)
{
  return self->start;
}

const char *
zh_position_panel_get_text (ZhPositionPanel *self)
{
  return gtk_editable_get_text (self->position);
}

gboolean
zh_position_panel_is_example (ZhPositionPanel *self)
{
  return self->is_example;
}

void
zh_position_panel_set_kind (ZhPositionPanel *self,
                            ZhGameKind       kind)
{
  g_autoptr (ZhGameLine) line = zh_game_line_new (kind, NULL, NULL);

  self->is_example = FALSE;
  set_start (self, line, TRUE);
}

void
zh_position_panel_set_start (ZhPositionPanel  *self,
                             const ZhGameLine *line)
{
  set_start (self, line, TRUE);
}

void
zh_position_panel_clear (ZhPositionPanel *self)
{
  self->is_example = FALSE;
  zh_board_setup_clear (&self->setup, self->setup.kind);
  start_changed (self, TRUE);
}

void
zh_position_panel_begin (ZhPositionPanel *self)
{
  g_clear_pointer (&self->start, zh_game_line_free);
  self->start = zh_game_line_new (self->setup.kind, NULL, NULL);
  zh_board_setup_read (&self->setup, self->start, 0);
  show_setup (self, TRUE);
}

void
zh_position_panel_take (ZhPositionPanel  *self,
                        const ZhGameLine *line,
                        guint             ply)
{
  zh_board_setup_read (&self->setup, line, ply);
}

void
zh_position_panel_place (ZhPositionPanel *self,
                         int              index,
                         ZhDiagramUnit    unit,
                         gboolean         black)
{
  self->is_example = FALSE;
  zh_board_setup_place (&self->setup, index, unit, black);
  start_changed (self, TRUE);
}

void
zh_position_panel_move (ZhPositionPanel *self,
                        int              from,
                        int              to)
{
  ZhDiagramSquare man = self->setup.diagram.squares[from];

  zh_board_setup_place (&self->setup, from, ZH_DIAGRAM_EMPTY, FALSE);
  zh_position_panel_place (self, to, man.unit, man.black);
}

void
zh_position_panel_pass_move (ZhPositionPanel *self)
{
  gtk_drop_down_set_selected (self->to_move, 1 - gtk_drop_down_get_selected (self->to_move));
}

void
zh_position_panel_set_setting_up (ZhPositionPanel *self,
                                  gboolean         setting_up)
{
  gtk_widget_set_visible (self->tools, setting_up);
}

void
zh_position_panel_take_focus (ZhPositionPanel *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->position));
}
