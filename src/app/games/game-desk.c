#include "config.h"

#include "game-desk.h"

#include <glib/gi18n.h>

#include "board-choice.h"
#include "board-moves.h"
#include "board-units.h"
#include "board-widget.h"
#include "demonstration-window.h"
#include "event-board.h"
#include "feedback.h"
#include "outside-reading.h"
#include "file-asking.h"
#include "moves-view.h"
#include "position-panel.h"
#include "ruleset-defaults.h"
#include "solving-round.h"
#include "verdict-panel.h"

struct _ZhGameDesk
{
  ZhBin parent_instance;

  ZhSession         *session;
  ZhRuleset         *rules; /* NULL when it could not be loaded */
  gint64             tournament_id;
  ZhEventBoard       event_board;
  char              *work;      /* code of the one that is shown, or NULL */
  const ZhGameSheet *sheet;     /* of the moves view; NULL without a start */
  guint              ply;       /* where the board stands in the game */
  guint              proof_ply; /* and in the proof, while one is shown */
  GtkWindow         *demonstration;

  GtkLabel        *title;
  GtkLabel        *turn;
  ZhBoardWidget   *board;
  GtkToggleButton *set_up;
  GtkToggleButton *play;
  ZhPositionPanel *start;
  GtkButton       *keep;
  GtkWidget       *drop; /* seen where it can be done */
  ZhMovesView     *moves;
  ZhVerdictPanel  *verdicts;
};

G_DEFINE_FINAL_TYPE (ZhGameDesk, zh_game_desk, ZH_TYPE_BIN)

/* The line and ply on the board: the proof while one is shown, else the game. */
static const ZhGameLine *
get_shown (ZhGameDesk *self,
           guint      *ply)
{
  const ZhGameLine *proof = zh_verdict_panel_get_proof (self->verdicts);

  *ply = proof != NULL ? self->proof_ply : self->ply;
  if (proof != NULL)
    return proof;
  return self->sheet != NULL ? self->sheet->played : NULL;
}

static gboolean
is_setting_up (ZhGameDesk *self)
{
  return gtk_toggle_button_get_active (self->set_up);
}

/* The picture */

static void
show_board (ZhGameDesk *self)
{
  guint             ply;
  const ZhGameLine *line = get_shown (self, &ply);
  ZhDiagram         diagram = zh_position_panel_get_setup (self->start)->diagram;
  guint             n_plies = line != NULL ? zh_game_line_get_n_plies (line) : 0;
  GtkWidget        *widget = GTK_WIDGET (self);

  if (line != NULL)
    {
      zh_board_moves_init_diagram (line, ply, &diagram);
      zh_board_moves_mark_last (line, ply, &diagram);
    }
  zh_board_widget_set_diagram (self->board, &diagram);
  gtk_label_set_text (self->turn, line == NULL ? "" : zh_game_line_is_black_to_move (line, ply) ? _ ("Black to move")
                                                                                                : _ ("White to move"));
  if (self->demonstration != NULL)
    zh_demonstration_window_show (ZH_DEMONSTRATION_WINDOW (self->demonstration), self->event_board.round > 0 ? gtk_label_get_text (self->title) : "", line, ply, &diagram,
                                  zh_board_widget_get_flipped (self->board));
  gtk_widget_action_set_enabled (widget, "desk.first", ply > 0);
  gtk_widget_action_set_enabled (widget, "desk.previous", ply > 0);
  gtk_widget_action_set_enabled (widget, "desk.next", ply < n_plies);
  gtk_widget_action_set_enabled (widget, "desk.last", ply < n_plies);
}

/* The verdict */

static const char *
get_discipline (ZhGameDesk *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);

  return tournament != NULL ? zh_tournament_get_discipline (tournament) : zh_time_class_to_string (ZH_TIME_CLASS_CLASSICAL);
}

static void
show_ply (ZhGameDesk *self,
          guint       ply)
{
  const ZhGameLine *line = self->sheet != NULL ? self->sheet->played : NULL;

  self->ply = ply;
  self->proof_ply = 0;
  zh_verdict_panel_ask (self->verdicts, line, ply, self->rules, get_discipline (self), zh_position_panel_is_example (self->start));
  zh_moves_view_set_ply (self->moves, ply);
  show_board (self);
}

static void
read_moves (ZhGameDesk *self)
{
  gboolean can_keep;

  if (zh_position_panel_get_start (self->start) == NULL && !zh_moves_view_is_empty (self->moves) &&
      zh_board_setup_is_empty (zh_position_panel_get_setup (self->start)))
    zh_position_panel_begin (self->start);
  self->sheet = zh_moves_view_read (self->moves, zh_position_panel_get_start (self->start));
  can_keep = self->event_board.round > 0 && self->sheet != NULL && self->sheet->reason == NULL && self->sheet->moves->len > 0;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "desk.keep", can_keep && zh_session_is_writable (self->session));
  show_ply (self, self->sheet != NULL ? zh_game_line_get_n_plies (self->sheet->played) : 0);
}

/* Another start makes the moves of the old one meaningless. */
static void
start_changed_cb (ZhGameDesk *self)
{
  zh_moves_view_set_text (self->moves, "");
  read_moves (self);
}

/* Hands on the board */

/* What is set up begins from what is seen, not from where the moves began. */
static void
take_shown_as_start (ZhGameDesk *self)
{
  if (self->sheet != NULL && self->ply > 0)
    zh_position_panel_take (self->start, self->sheet->played, self->ply);
}

static void
unit_placed_cb (ZhGameDesk   *self,
                int           index,
                ZhDiagramUnit unit,
                gboolean      black)
{
  take_shown_as_start (self);
  zh_position_panel_place (self->start, index, unit, black);
}

static void
unit_lifted_cb (ZhGameDesk *self,
                int         index)
{
  guint             ply;
  const ZhGameLine *line = get_shown (self, &ply);
  ZhDiagram         diagram;

  if (is_setting_up (self))
    return;
  show_board (self);
  if (line == NULL || index == ZH_DIAGRAM_NO_SQUARE)
    return;
  zh_board_moves_init_diagram (line, ply, &diagram);
  zh_board_moves_mark_targets (line, ply, index, &diagram);
  zh_board_widget_set_diagram (self->board, &diagram);
}

static void
play_move (ZhGameDesk *self,
           const char *move)
{
  zh_moves_view_play (self->moves, move);
  read_moves (self);
}

static void
move_chosen_cb (GObject    *self,
                const char *move)
{
  play_move (ZH_GAME_DESK (self), move);
}

static void
unit_moved_cb (ZhGameDesk *self,
               int         from,
               int         to)
{
  guint             ply;
  const ZhGameLine *line = get_shown (self, &ply);
  g_autoptr (GPtrArray) texts = NULL;

  if (is_setting_up (self))
    {
      take_shown_as_start (self);
      zh_position_panel_move (self->start, from, to);
      return;
    }
  if (line == NULL || zh_verdict_panel_get_proof (self->verdicts) != NULL)
    return;
  texts = zh_board_moves_find (line, ply, from, to, zh_piece_letters_get_screen ());
  if (texts->len == 0)
    gtk_widget_error_bell (GTK_WIDGET (self));
  else if (texts->len == 1)
    play_move (self, g_ptr_array_index (texts, 0));
  else
    zh_board_choice_ask (self->board, to, texts, move_chosen_cb, G_OBJECT (self));
}

static void
mode_toggled_cb (ZhGameDesk *self)
{
  gboolean setting_up = is_setting_up (self);

  zh_board_widget_set_mode (self->board, setting_up ? ZH_BOARD_SET_UP : ZH_BOARD_PLAY);
  zh_position_panel_set_setting_up (self->start, setting_up);
}

/* Actions */

static void
toggle_mode_action (GtkWidget *widget)
{
  ZhGameDesk *self = ZH_GAME_DESK (widget);

  gtk_toggle_button_set_active (is_setting_up (self) ? self->play : self->set_up, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
step_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ZhGameDesk       *self = ZH_GAME_DESK (widget);
  guint             ply;
  const ZhGameLine *line = get_shown (self, &ply);
  guint             last = line != NULL ? zh_game_line_get_n_plies (line) : 0;

  if (g_str_equal (name, "desk.first"))
    ply = 0;
  else if (g_str_equal (name, "desk.last"))
    ply = last;
  else if (g_str_equal (name, "desk.next"))
    ply = MIN (ply + 1, last);
  else
    ply = ply > 0 ? ply - 1 : 0;

  if (zh_verdict_panel_get_proof (self->verdicts) == NULL)
    {
      show_ply (self, ply);
      return;
    }
  self->proof_ply = ply;
  show_board (self);
}

/* Also back again: the men stay, and only the move passes. */
static void
pass_move_action (GtkWidget *widget)
{
  zh_position_panel_pass_move (ZH_GAME_DESK (widget)->start);
}

static void
flip_action (GtkWidget *widget)
{
  ZhGameDesk *self = ZH_GAME_DESK (widget);

  zh_board_widget_set_flipped (self->board, !zh_board_widget_get_flipped (self->board));
  show_board (self);
}

static void
demonstration_closed_cb (ZhGameDesk *self)
{
  self->demonstration = NULL;
}

static void
demonstrate_action (GtkWidget *widget)
{
  ZhGameDesk *self = ZH_GAME_DESK (widget);

  if (self->demonstration == NULL)
    {
      self->demonstration = GTK_WINDOW (zh_demonstration_window_new ());
      g_signal_connect_object (self->demonstration, "destroy", G_CALLBACK (demonstration_closed_cb), self, G_CONNECT_SWAPPED);
    }
  show_board (self);
  gtk_window_present (self->demonstration);
}

/* A file says by its tags which game it holds. */
static void
game_read_cb (GtkWidget  *widget,
              const char *text)
{
  ZhGameDesk *self = ZH_GAME_DESK (widget);
  g_autoptr (GPtrArray) records = zh_game_records_parse (text, NULL);
  ZhGameKind kind = zh_position_panel_get_setup (self->start)->kind;

  if (records != NULL && records->len > 0)
    kind = zh_game_record_get_kind (g_ptr_array_index (records, 0), kind);
  zh_position_panel_set_kind (self->start, kind);
  zh_moves_view_set_text (self->moves, text);
  read_moves (self);
}

static void
load_answered_cb (ZhGameDesk *self,
                  GFile      *file)
{
  zh_outside_reading_start (GTK_WIDGET (self), file, _ ("The game was not loaded"), game_read_cb);
}

static void
load_action (GtkWidget *widget)
{
  zh_file_asking_show (widget, _ ("Load a Game"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Load"), NULL, G_CALLBACK (load_answered_cb));
}

/* What stands on the board stays there: moves removed from the file can be kept again. */
static void
keep_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ZhGameDesk *self = ZH_GAME_DESK (widget);
  gboolean    drops = g_str_equal (name, "desk.drop");
  g_autoptr (GError) error = NULL;
  ZhChange *change = drops ? zh_event_board_drop_game (&self->event_board, self->session, &error)
                           : zh_event_board_keep_game (&self->event_board, self->session, self->sheet->played, &error);

  zh_feedback_act (widget, self->session, change, drops ? _ ("The moves were not removed") : _ ("The game was not kept"), error);
}

static void
proof_changed_cb (ZhGameDesk *self)
{
  self->proof_ply = 0;
  show_board (self);
}

static void
answered_cb (ZhGameDesk *self)
{
  g_signal_emit_by_name (self, "answered");
}

static void
zh_game_desk_dispose (GObject *object)
{
  ZhGameDesk *self = ZH_GAME_DESK (object);

  if (self->demonstration != NULL)
    gtk_window_destroy (self->demonstration);
  G_OBJECT_CLASS (zh_game_desk_parent_class)->dispose (object);
  g_clear_object (&self->session);
}

static void
zh_game_desk_class_init (ZhGameDeskClass *class)
{
  static const struct
  {
    const char     *name;
    GCallback       activate;
    guint           key;
    GdkModifierType modifiers;
  } actions[] = {
    { "desk.toggle-mode", G_CALLBACK (toggle_mode_action), GDK_KEY_F2, 0 },
    { "desk.pass-move", G_CALLBACK (pass_move_action), GDK_KEY_F3, 0 },
    { "desk.flip", G_CALLBACK (flip_action), GDK_KEY_F6, 0 },
    { "desk.demonstrate", G_CALLBACK (demonstrate_action), GDK_KEY_F8, 0 },
    { "desk.first", G_CALLBACK (step_action), GDK_KEY_Home, GDK_ALT_MASK },
    { "desk.previous", G_CALLBACK (step_action), GDK_KEY_Left, GDK_ALT_MASK },
    { "desk.next", G_CALLBACK (step_action), GDK_KEY_Right, GDK_ALT_MASK },
    { "desk.last", G_CALLBACK (step_action), GDK_KEY_End, GDK_ALT_MASK },
    { "desk.load", G_CALLBACK (load_action), 0, 0 },
    { "desk.keep", G_CALLBACK (keep_action), 0, 0 },
    { "desk.drop", G_CALLBACK (keep_action), 0, 0 },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_game_desk_dispose;
  ZH_FINALIZES (class, ZhGameDesk, zh_ruleset_unref, rules);
  ZH_FINALIZES (class, ZhGameDesk, g_free, work);
  ZH_SIGNAL (class, "answered", 0);
  ZH_NEEDS_TYPES (ZH_TYPE_BOARD_WIDGET, ZH_TYPE_MOVES_VIEW, ZH_TYPE_POSITION_PANEL, ZH_TYPE_VERDICT_PANEL);
  ZH_TEMPLATE (class, ZhGameDesk, "game-desk", title, turn, board, set_up, play, start, keep, drop, moves,
               verdicts);
  ZH_TEMPLATE_CALLBACKS (class, mode_toggled_cb, start_changed_cb);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      ZH_ACTION (class, actions[i].name, actions[i].activate);
      if (actions[i].key != 0)
        gtk_widget_class_add_binding_action (widget_class, actions[i].key, actions[i].modifiers, actions[i].name, NULL);
    }
}

static void
zh_game_desk_init (ZhGameDesk *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_position_panel_set_board (self->start, self->board);
  g_signal_connect_object (self->moves, "edited", G_CALLBACK (read_moves), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "unit-placed", G_CALLBACK (unit_placed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "unit-lifted", G_CALLBACK (unit_lifted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "unit-moved", G_CALLBACK (unit_moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->verdicts, "proof-changed", G_CALLBACK (proof_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->verdicts, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
zh_game_desk_new (ZhSession *session)
{
  ZhGameDesk *self = g_object_new (ZH_TYPE_GAME_DESK, NULL);

  self->session = g_object_ref (session);
  zh_game_desk_set_board (self, 0, 0, 0);
  return GTK_WIDGET (self);
}

static void
show_title (ZhGameDesk *self)
{
  g_autofree char *title = zh_event_board_dup_title (&self->event_board, self->session);
  g_autofree char *work = self->work != NULL ? g_strdup_printf (_ ("Work %s"), self->work) : NULL;
  g_autofree char *label = g_strdup_printf (_ ("_Keep with Board %d"), self->event_board.table);

  gtk_label_set_text (self->title, title != NULL ? title : work != NULL ? work
                                                                        : _ ("No board in particular"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), title);
  gtk_button_set_label (self->keep, label);
  gtk_button_set_use_underline (self->keep, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->keep), title != NULL);
  gtk_widget_set_visible (self->drop, zh_session_is_writable (self->session) && zh_event_board_find_kept_game (&self->event_board, self->session) != NULL);
}

void
zh_game_desk_update (ZhGameDesk *self)
{
  const ZhTournament *tournament;

  g_return_if_fail (ZH_IS_GAME_DESK (self));

  tournament = zh_session_get_tournament (self->session);
  g_clear_pointer (&self->rules, zh_ruleset_unref);
  if (tournament != NULL)
    self->rules = zh_competition_load_ruleset (zh_session_get_competition (self->session), NULL);
  if (tournament == NULL || tournament->id != self->tournament_id)
    zh_game_desk_set_board (self, 0, 0, 0);
  else
    show_title (self);
}

static void
show_game (ZhGameDesk *self,
           const char *position,
           const char *moves)
{
  g_autoptr (ZhGameLine) start = zh_game_line_new (zh_position_panel_get_setup (self->start)->kind, position, NULL);

  if (start != NULL)
    zh_position_panel_set_start (self->start, start);
  zh_moves_view_set_text (self->moves, moves);
  read_moves (self);
}

void
zh_game_desk_set_board (ZhGameDesk *self,
                        int         round,
                        int         board,
                        int         game)
{
  const ZhTournament *tournament;
  const ZhKeptGame   *kept;
  g_autofree char    *letters = NULL;
  g_autofree char    *odds = NULL;

  g_return_if_fail (ZH_IS_GAME_DESK (self));

  tournament = zh_session_get_tournament (self->session);
  self->tournament_id = tournament != NULL ? tournament->id : 0;
  self->event_board = (ZhEventBoard){ round, board, MAX (game, 0) };
  g_clear_pointer (&self->work, g_free);
  if (self->rules == NULL && tournament != NULL)
    self->rules = zh_competition_load_ruleset (zh_session_get_competition (self->session), NULL);
  show_title (self);
  kept = zh_event_board_find_kept_game (&self->event_board, self->session);
  letters = kept == NULL && round > 0 ? zh_event_board_dup_letter_moves (&self->event_board, self->session) : g_strdup ("");
  odds = kept == NULL && round > 0 && *letters == '\0' ? zh_event_board_dup_odds (&self->event_board, self->session) : NULL;
  zh_position_panel_set_kind (self->start, zh_board_setup_get_kind (tournament));
  gtk_toggle_button_set_active (round > 0 && kept == NULL && odds == NULL && *letters == '\0' ? self->set_up : self->play, TRUE);
  if (kept != NULL)
    show_game (self, kept->start, kept->moves);
  else if (*letters != '\0')
    {
      zh_moves_view_set_text (self->moves, letters);
      read_moves (self);
    }
  else if (odds != NULL)
    show_game (self, odds, "");
  else if (round > 0)
    zh_position_panel_clear (self->start);
}

void
zh_game_desk_show_work (ZhGameDesk         *self,
                        const ZhWorkRecord *work)
{
  g_autofree char *solution = NULL;

  g_return_if_fail (ZH_IS_GAME_DESK (self));

  solution = zh_work_dup_main_solution (work);
  zh_game_desk_set_board (self, 0, 0, 0);
  self->work = g_strdup (work->code);
  show_title (self);
  show_game (self, work->position, solution);
  show_ply (self, 0);
}

void
zh_game_desk_take_focus (ZhGameDesk *self)
{
  g_return_if_fail (ZH_IS_GAME_DESK (self));
  zh_position_panel_take_focus (self->start);
}

gboolean
zh_game_desk_get_mate (ZhGameDesk   *self,
                       ZhChessSide   side,
                       ZhMateAnswer *answer)
{
  g_return_val_if_fail (ZH_IS_GAME_DESK (self), FALSE);
  return zh_verdict_panel_get_mate (self->verdicts, side, answer);
}

gboolean
zh_game_desk_has_verdict (ZhGameDesk *self)
{
  ZhMateAnswer answer;

  g_return_val_if_fail (ZH_IS_GAME_DESK (self), FALSE);
  return self->sheet != NULL && (self->sheet->played->chess == NULL || zh_verdict_panel_get_mate (self->verdicts, ZH_CHESS_WHITE, &answer));
}

gboolean
zh_game_desk_is_mate (ZhGameDesk *self)
{
  g_return_val_if_fail (ZH_IS_GAME_DESK (self), FALSE);
  return zh_verdict_panel_is_checkmate (self->verdicts);
}

char *
zh_game_desk_dup_note (ZhGameDesk *self,
                       ZhChessSide side)
{
  g_autofree char *position = NULL;
  g_autofree char *verdict = NULL;
  gboolean         black;

  g_return_val_if_fail (ZH_IS_GAME_DESK (self), NULL);

  if (self->sheet == NULL)
    return g_strdup ("");
  position = zh_position_panel_is_example (self->start) ? g_strdup (zh_position_panel_get_text (self->start)) : zh_board_setup_format (self->sheet->played, self->ply);
  verdict = zh_verdict_panel_dup_text (self->verdicts, side);
  black = zh_game_line_is_black_to_move (self->sheet->played, self->ply);
  return g_strdup_printf ("%s. %s. %s", position, black ? _ ("Black to move") : _ ("White to move"), verdict);
}
