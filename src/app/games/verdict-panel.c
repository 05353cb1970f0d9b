#include "config.h"

#include "verdict-panel.h"

#include <glib/gi18n.h>

#include "board-units.h"
#include "mate-question.h"

/* A search that lasts longer shows that it goes on, and can be stopped. */
#define PATIENCE_MS 500

struct _ZhVerdictPanel
{
  ZhBin parent_instance;

  GPtrArray      *found; /* of ZhGameVerdict */
  gboolean        is_chess;
  ZhChessPosition position; /* whose mates are asked for */
  ZhMateVerdict  *mates[2]; /* NULL until they are known */
  ZhRuleset      *rules;    /* NULL without one */
  char           *discipline;
  GCancellable   *question;    /* NULL while nothing is asked */
  guint           patience_id; /* source */
  ZhGameLine     *shown;       /* the proof on the board */

  GtkBox          *verdicts;
  GtkWidget       *white_row;
  GtkLabel        *white_text;
  GtkToggleButton *white_proof;
  GtkWidget       *black_row;
  GtkLabel        *black_text;
  GtkToggleButton *black_proof;
  GtkLabel        *proof;
  GtkWidget       *example;
  GtkWidget       *search_row;
  GtkSpinner      *spinner;
};

G_DEFINE_FINAL_TYPE (ZhVerdictPanel, zh_verdict_panel, ZH_TYPE_BIN)

/* The sentences */

static void
add_sentence (ZhVerdictPanel      *self,
              const ZhGameVerdict *verdict)
{
  static const char *const signs[] = { [ZH_VERDICT_OVER] = "■", [ZH_VERDICT_CLAIM] = "▶", [ZH_VERDICT_NOTE] = "·" };
  g_autofree char         *text = g_strdup_printf (*verdict->article != '\0' ? "%s %s (%s)" : "%s %s", signs[verdict->kind], verdict->text, verdict->article);
  GtkWidget               *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, verdict->kind == ZH_VERDICT_NOTE ? "dim-label" : "verdict");
  gtk_box_append (self->verdicts, label);
}

static gboolean
has_claim (ZhVerdictPanel *self)
{
  return self->found->len > 0 && ((const ZhGameVerdict *) g_ptr_array_index (self->found, 0))->kind != ZH_VERDICT_NOTE;
}

static void
clear_sentences (ZhVerdictPanel *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->verdicts))) != NULL)
    gtk_box_remove (self->verdicts, child);
  g_clear_pointer (&self->found, g_ptr_array_unref);
}

/* The proof on the board */

static void
show_proof (ZhVerdictPanel      *self,
            const ZhMateVerdict *mate)
{
  g_autofree char *text = NULL;

  g_clear_pointer (&self->shown, zh_game_line_free);
  if (mate != NULL)
    {
      self->shown = zh_game_line_new_chess (self->position.chess960 ? ZH_GAME_CHESS960 : ZH_GAME_CHESS, &self->position);
      for (guint i = 0; i < mate->line->len; i++)
        zh_chess_game_play (self->shown->chess, g_array_index (mate->line, ZhChessMove, i));
      text = zh_game_line_format_moves (self->shown, 0, mate->line->len, zh_piece_letters_get_screen ());
    }
  gtk_label_set_text (self->proof, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->proof), text != NULL);
  g_signal_emit_by_name (self, "proof-changed");
}

static void
proof_toggled_cb (GtkToggleButton *button,
                  ZhVerdictPanel  *self)
{
  ZhChessSide      side = button == self->white_proof ? ZH_CHESS_WHITE : ZH_CHESS_BLACK;
  GtkToggleButton *other = side == ZH_CHESS_WHITE ? self->black_proof : self->white_proof;

  if (gtk_toggle_button_get_active (button))
    {
      g_signal_handlers_block_by_func (other, proof_toggled_cb, self);
      gtk_toggle_button_set_active (other, FALSE);
      g_signal_handlers_unblock_by_func (other, proof_toggled_cb, self);
      show_proof (self, self->mates[side]);
    }
  else
    show_proof (self, NULL);
}

/* The question */

static void
show_answer (ZhVerdictPanel *self,
             ZhChessSide     side)
{
  const ZhMateVerdict *mate = self->mates[side];
  g_autofree char     *text = mate != NULL ? zh_mate_verdict_format (mate, side, self->rules, self->discipline, zh_language_get_screen ()) : NULL;

  gtk_label_set_text (side == ZH_CHESS_WHITE ? self->white_text : self->black_text, text != NULL ? text : "");
  gtk_widget_set_visible (side == ZH_CHESS_WHITE ? self->white_row : self->black_row, mate != NULL);
  gtk_widget_set_visible (GTK_WIDGET (side == ZH_CHESS_WHITE ? self->white_proof : self->black_proof), mate != NULL && mate->line->len > 0);
}

static void
stop_waiting (ZhVerdictPanel *self)
{
  g_clear_handle_id (&self->patience_id, g_source_remove);
  gtk_spinner_stop (self->spinner);
  gtk_widget_set_visible (self->search_row, FALSE);
}

static gboolean
patience_ended_cb (gpointer data)
{
  ZhVerdictPanel *self = data;

  self->patience_id = 0;
  gtk_spinner_start (self->spinner);
  gtk_widget_set_visible (self->search_row, TRUE);
  return G_SOURCE_REMOVE;
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (ZhVerdictPanel) self = data;
  ZhMateVerdict *mates[2];

  zh_mate_question_finish (result, mates);
  if (g_task_get_cancellable (G_TASK (result)) != self->question || self->question == NULL)
    {
      /* another position is asked about by now */
      zh_mate_verdict_free (mates[0]);
      zh_mate_verdict_free (mates[1]);
      return;
    }
  g_clear_object (&self->question);
  stop_waiting (self);
  for (int side = 0; side < 2; side++)
    {
      self->mates[side] = mates[side];
      show_answer (self, side);
    }
  g_signal_emit_by_name (self, "answered");
}

static void
stop_cb (ZhVerdictPanel *self)
{
  if (self->question != NULL)
    g_cancellable_cancel (self->question);
}

/* The board shows the game again. */
static void
hide_proof (ZhVerdictPanel *self)
{
  g_return_if_fail (ZH_IS_VERDICT_PANEL (self));
  gtk_toggle_button_set_active (self->white_proof, FALSE);
  gtk_toggle_button_set_active (self->black_proof, FALSE);
}

static void
clear_question (ZhVerdictPanel *self)
{
  stop_cb (self);
  g_clear_object (&self->question);
  stop_waiting (self);
  hide_proof (self);
  for (int side = 0; side < 2; side++)
    {
      g_clear_pointer (&self->mates[side], zh_mate_verdict_free);
      show_answer (self, side);
    }
}

static void
zh_verdict_panel_dispose (GObject *object)
{
  ZhVerdictPanel *self = ZH_VERDICT_PANEL (object);

  if (self->question != NULL)
    g_cancellable_cancel (self->question);
  g_clear_object (&self->question);
  g_clear_handle_id (&self->patience_id, g_source_remove);
  G_OBJECT_CLASS (zh_verdict_panel_parent_class)->dispose (object);
}

static void
zh_verdict_panel_finalize (GObject *object)
{
  ZhVerdictPanel *self = ZH_VERDICT_PANEL (object);

  for (int side = 0; side < 2; side++)
    g_clear_pointer (&self->mates[side], zh_mate_verdict_free);
  g_clear_pointer (&self->found, g_ptr_array_unref);
  g_clear_pointer (&self->shown, zh_game_line_free);
  g_clear_pointer (&self->rules, zh_ruleset_unref);
  g_free (self->discipline);
  G_OBJECT_CLASS (zh_verdict_panel_parent_class)->finalize (object);
}

static void
zh_verdict_panel_class_init (ZhVerdictPanelClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_verdict_panel_dispose;
  G_OBJECT_CLASS (class)->finalize = zh_verdict_panel_finalize;
  ZH_SIGNAL (class, "answered", 0);
  ZH_SIGNAL (class, "proof-changed", 0);
  ZH_TEMPLATE (class, ZhVerdictPanel, "verdict-panel", verdicts, white_row, white_text, white_proof,
               black_row, black_text, black_proof, proof, example, search_row, spinner);
  ZH_TEMPLATE_CALLBACKS (class, proof_toggled_cb, stop_cb);
}

static void
zh_verdict_panel_init (ZhVerdictPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_answer (self, ZH_CHESS_WHITE);
  show_answer (self, ZH_CHESS_BLACK);
}

void
zh_verdict_panel_ask (ZhVerdictPanel   *self,
                      const ZhGameLine *line,
                      guint             ply,
                      const ZhRuleset  *rules,
                      const char       *discipline,
                      gboolean          is_example)
{
  ZhGameVerdict nothing = { ZH_VERDICT_NOTE, _ ("Nothing ends the game here, and nothing can be claimed"), (char *) "" };

  g_return_if_fail (ZH_IS_VERDICT_PANEL (self));

  clear_question (self);
  clear_sentences (self);
  g_clear_pointer (&self->rules, zh_ruleset_unref);
  self->rules = rules != NULL ? zh_ruleset_ref (rules) : NULL;
  g_free (self->discipline);
  self->discipline = g_strdup (discipline);
  gtk_widget_set_visible (self->example, is_example && line != NULL);
  self->is_chess = line != NULL && line->chess != NULL;
  if (line == NULL)
    return;

  self->found = zh_game_verdicts_new (line, ply, rules, discipline, zh_language_get_screen ());
  for (guint i = 0; i < self->found->len; i++)
    add_sentence (self, g_ptr_array_index (self->found, i));
  if (!has_claim (self))
    add_sentence (self, &nothing);
  if (!self->is_chess)
    return;
  self->position = *zh_game_line_get_chess (line, ply);
  self->question = g_cancellable_new ();
  self->patience_id = g_timeout_add (PATIENCE_MS, patience_ended_cb, self);
  zh_mate_question_ask (&self->position, self->question, answered_cb, g_object_ref (self));
}

const ZhGameLine *
zh_verdict_panel_get_proof (ZhVerdictPanel *self)
{
  g_return_val_if_fail (ZH_IS_VERDICT_PANEL (self), NULL);
  return self->shown;
}

gboolean
zh_verdict_panel_get_mate (ZhVerdictPanel *self,
                           ZhChessSide     side,
                           ZhMateAnswer   *answer)
{
  g_return_val_if_fail (ZH_IS_VERDICT_PANEL (self), FALSE);

  if (self->mates[side] == NULL)
    return FALSE;
  *answer = self->mates[side]->answer;
  return TRUE;
}

gboolean
zh_verdict_panel_is_checkmate (ZhVerdictPanel *self)
{
  ZhChessMove moves[ZH_CHESS_MAX_MOVES];

  g_return_val_if_fail (ZH_IS_VERDICT_PANEL (self), FALSE);
  return self->is_chess && zh_chess_position_is_check (&self->position) && zh_chess_position_generate (&self->position, moves) == 0;
}

char *
zh_verdict_panel_dup_text (ZhVerdictPanel *self,
                           ZhChessSide     side)
{
  const ZhGameVerdict *first;

  g_return_val_if_fail (ZH_IS_VERDICT_PANEL (self), NULL);

  first = self->found != NULL && self->found->len > 0 ? g_ptr_array_index (self->found, 0) : NULL;
  if (first != NULL && first->kind != ZH_VERDICT_NOTE)
    return g_strdup_printf (*first->article != '\0' ? "%s (%s)" : "%s", first->text, first->article);
  return self->mates[side] != NULL ? zh_mate_verdict_format (self->mates[side], side, self->rules, self->discipline, zh_language_get_screen ()) : g_strdup ("");
}
