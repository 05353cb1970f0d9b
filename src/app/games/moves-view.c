#include "config.h"

#include "moves-view.h"

#include <glib/gi18n.h>

#include "message-label.h"
#include "text-bounds.h"
#include "text-limits.h"

struct _ZhMovesView
{
  ZhBin parent_instance;

  ZhGameSheet *sheet; /* NULL before it is read, or without a start */
  guint        ply;

  GtkTextView   *text;
  GtkWidget     *games;
  GtkLabel      *games_text;
  GtkSpinButton *game;
  GtkLabel      *message;
};

G_DEFINE_FINAL_TYPE (ZhMovesView, zh_moves_view, ZH_TYPE_BIN)

static GtkTextBuffer *
get_buffer (ZhMovesView *self)
{
  return gtk_text_view_get_buffer (self->text);
}

static char *
dup_text (ZhMovesView *self)
{
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (get_buffer (self), &start, &end);
  return gtk_text_buffer_get_text (get_buffer (self), &start, &end, TRUE);
}

/* @offset and @length are bytes of the text. */
static void
tag (ZhMovesView *self,
     const char  *text,
     const char  *name,
     gsize        offset,
     gsize        length)
{
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_iter_at_offset (get_buffer (self), &start, (int) g_utf8_pointer_to_offset (text, text + offset));
  gtk_text_buffer_get_iter_at_offset (get_buffer (self), &end, (int) g_utf8_pointer_to_offset (text, text + offset + length));
  gtk_text_buffer_apply_tag_by_name (get_buffer (self), name, &start, &end);
}

static void
tag_moves (ZhMovesView *self)
{
  const ZhGameSheet *sheet = self->sheet;
  g_autofree char   *text = dup_text (self);
  GtkTextIter        start;
  GtkTextIter        end;

  gtk_text_buffer_get_bounds (get_buffer (self), &start, &end);
  gtk_text_buffer_remove_all_tags (get_buffer (self), &start, &end);
  if (sheet == NULL)
    return;
  if (sheet->fault_ply > 0)
    tag (self, text, "fault", sheet->fault_offset, sheet->fault_length);
  if (self->ply > 0 && self->ply <= sheet->moves->len)
    {
      const ZhSheetMove *move = &g_array_index (sheet->moves, ZhSheetMove, self->ply - 1);

      tag (self, text, "current", move->offset, move->length);
    }
}

/* "Move 8 of Black: …" */
static char *
format_fault (const ZhGameSheet *sheet)
{
  gboolean black = zh_game_line_is_black_to_move (sheet->played, zh_game_line_get_n_plies (sheet->played));

  if (sheet->fault_ply == 0)
    return g_strdup (sheet->reason);
  /* Translators: number of the move, then the reason */
  return g_strdup_printf (black ? C_ ("score sheet", "Move %1$d of Black: %2$s") : C_ ("score sheet", "Move %1$d of White: %2$s"),
                          zh_game_line_get_move_number (sheet->played, sheet->fault_ply), sheet->reason);
}

/* How many moves, the letters forgiven, the clock after the move on the board. */
static char *
format_count (const ZhGameSheet *sheet,
              guint              ply)
{
  guint    n_plies = zh_game_line_get_n_plies (sheet->played);
  guint    n_alike = zh_game_sheet_get_n_lookalikes (sheet);
  int      seconds = ply > 0 && ply <= sheet->moves->len ? g_array_index (sheet->moves, ZhSheetMove, ply - 1).clock : ZH_GAME_NO_CLOCK;
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, ngettext ("%u legal half-move", "%u legal half-moves", n_plies), n_plies);
  /* moves complete on both sides, as a time control counts them */
  g_string_append_printf (text, ngettext ("; %u move complete by both", "; %u moves complete by both", n_plies / 2), n_plies / 2);
  if (n_alike > 0)
    g_string_append_printf (text, ngettext ("; %u move written with letters of the other alphabet", "; %u moves written with letters of the other alphabet", n_alike), n_alike);
  if (seconds != ZH_GAME_NO_CLOCK)
    g_string_append_printf (text, _ ("; clock after the move: %d:%02d:%02d"), seconds / 3600, seconds / 60 % 60, seconds % 60);
  return g_string_free (text, FALSE);
}

static void
show_message (ZhMovesView *self)
{
  GtkWidget       *label = GTK_WIDGET (self->message);
  gboolean         has_fault = self->sheet != NULL && self->sheet->reason != NULL;
  g_autofree char *text = NULL;

  if (has_fault)
    text = format_fault (self->sheet);
  else if (self->sheet != NULL && zh_game_line_get_n_plies (self->sheet->played) > 0)
    text = format_count (self->sheet, self->ply);
  zh_message_label_set (self->message, text);
  if (has_fault)
    gtk_widget_add_css_class (label, "error");
  else
    gtk_widget_remove_css_class (label, "error");
  gtk_widget_set_visible (label, text != NULL);
}

static void
changed_cb (ZhMovesView *self)
{
  g_signal_emit_by_name (self, "edited");
}

/* Which of several games: asked only where there are several. */
static void
show_games (ZhMovesView *self)
{
  guint            n_games = self->sheet != NULL ? self->sheet->n_games : 0;
  g_autofree char *text = g_strdup_printf (ngettext ("The text holds %u game; shown is game", "The text holds %u games; shown is game", n_games), n_games);

  gtk_label_set_text (self->games_text, text);
  gtk_widget_set_visible (self->games, n_games > 1);
  g_signal_handlers_block_by_func (self->game, changed_cb, self);
  gtk_spin_button_set_range (self->game, 1, MAX (n_games, 1));
  g_signal_handlers_unblock_by_func (self->game, changed_cb, self);
}

static void
zh_moves_view_class_init (ZhMovesViewClass *class)
{
  ZH_FINALIZES (class, ZhMovesView, zh_game_sheet_free, sheet);
  ZH_SIGNAL (class, "edited", 0);
  ZH_TEMPLATE (class, ZhMovesView, "moves-view", text, games, games_text, game, message);
  ZH_TEMPLATE_CALLBACKS (class, changed_cb);
}

static void
zh_moves_view_init (ZhMovesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_text_bounds_set (GTK_WIDGET (self->text), ZH_TEXT_MOVES_MAX);
  gtk_text_buffer_create_tag (get_buffer (self), "fault", "underline", PANGO_UNDERLINE_ERROR, "weight", PANGO_WEIGHT_BOLD, NULL);
  gtk_text_buffer_create_tag (get_buffer (self), "current", "underline", PANGO_UNDERLINE_SINGLE, "weight", PANGO_WEIGHT_BOLD, NULL);
  g_signal_connect_object (get_buffer (self), "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

void
zh_moves_view_set_text (ZhMovesView *self,
                        const char  *text)
{
  g_return_if_fail (ZH_IS_MOVES_VIEW (self));

  g_signal_handlers_block_by_func (get_buffer (self), changed_cb, self);
  gtk_text_buffer_set_text (get_buffer (self), text, -1);
  g_signal_handlers_unblock_by_func (get_buffer (self), changed_cb, self);
}

gboolean
zh_moves_view_is_empty (ZhMovesView *self)
{
  g_return_val_if_fail (ZH_IS_MOVES_VIEW (self), TRUE);
  return gtk_text_buffer_get_char_count (get_buffer (self)) == 0;
}

const ZhGameSheet *
zh_moves_view_read (ZhMovesView      *self,
                    const ZhGameLine *start)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (ZH_IS_MOVES_VIEW (self), NULL);

  text = dup_text (self);
  g_clear_pointer (&self->sheet, zh_game_sheet_free);
  self->ply = 0;
  if (start != NULL)
    self->sheet = zh_game_sheet_new (start, text, (guint) gtk_spin_button_get_value_as_int (self->game) - 1);
  show_games (self);
  return self->sheet;
}

void
zh_moves_view_set_ply (ZhMovesView *self,
                       guint        ply)
{
  g_return_if_fail (ZH_IS_MOVES_VIEW (self));

  self->ply = ply;
  tag_moves (self);
  show_message (self);
}

void
zh_moves_view_play (ZhMovesView *self,
                    const char  *move)
{
  const ZhGameLine *played;
  g_autofree char  *text = NULL;
  g_autofree char  *longer = NULL;
  g_autofree char  *number = NULL;
  gboolean          is_second;
  gsize             kept = 0;

  g_return_if_fail (ZH_IS_MOVES_VIEW (self) && self->sheet != NULL);

  text = dup_text (self);
  played = self->sheet->played;
  if (self->ply > 0)
    kept = g_array_index (self->sheet->moves, ZhSheetMove, self->ply - 1).offset + g_array_index (self->sheet->moves, ZhSheetMove, self->ply - 1).length;
  is_second = zh_game_line_is_black_to_move (played, self->ply) != (played->kind == ZH_GAME_CHECKERS);
  number = g_strdup_printf ("%d.%s ", zh_game_line_get_move_number (played, self->ply + 1), is_second ? ".." : "");
  longer = g_strdup_printf ("%.*s%s%s%s ", (int) kept, text, kept > 0 ? " " : "", !is_second || self->ply == 0 ? number : "", move);
  zh_moves_view_set_text (self, longer);
}
