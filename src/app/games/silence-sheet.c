#include "config.h"

#include "silence-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-rounds.h"
#include "game-form.h"

/* What the sheet is about. */
typedef struct
{
  ZhGameForm   game;
  gboolean     is_played; /* a move was made */
  AdwComboRow *loser;
} Form;

static void
free_form (gpointer data)
{
  Form *form = data;

  zh_game_form_clear (&form->game);
  g_free (form);
}

static ZhChange *
apply (ZhFormSheet *sheet,
       gpointer     data,
       GError     **error)
{
  Form          *form = data;
  gboolean       white_loses = adw_combo_row_get_selected (form->loser) == 0;
  const ZhResult result = { white_loses ? ZH_MARK_LOSS : ZH_MARK_WIN, white_loses ? ZH_MARK_WIN : ZH_MARK_LOSS, form->is_played, form->is_played };

  return zh_desk_set_result (zh_session_get_desk (form->game.session), form->game.tournament_id, form->game.round, form->game.board, form->game.game - 1, result, error);
}

static gboolean
is_step (const ZhLetterRecord *letter)
{
  const char *event = letter->cells[ZH_LETTER_CELL_EVENT];

  return strcmp (event, zh_letter_event_kind_to_string (ZH_LETTER_REPEAT)) == 0 || strcmp (event, zh_letter_event_kind_to_string (ZH_LETTER_QUERY)) == 0;
}

/* On which days the side sent a letter again or asked; "" for none. */
static char *
join_steps (const GPtrArray *letters,
            const char      *side)
{
  GString *days = g_string_new (NULL);

  for (guint i = 0; i < letters->len; i++)
    {
      const ZhLetterRecord *letter = g_ptr_array_index (letters, i);

      if (is_step (letter) && strcmp (letter->cells[ZH_LETTER_CELL_SIDE], side) == 0)
        g_string_append_printf (days, "%s%s", days->len > 0 ? ", " : "", letter->cells[ZH_LETTER_CELL_SENT]);
    }
  return g_string_free (days, FALSE);
}

static void
append_steps (GString         *text,
              const GPtrArray *letters,
              const char      *side,
              const char      *label)
{
  g_autofree char *days = join_steps (letters, side);

  if (*days != '\0')
    /* Translators: White or Black, days. */
    g_string_append_printf (text, _ ("\n%1$s: sent the letter again, or asked, on %2$s."), label, days);
  else
    /* Translators: White or Black. */
    g_string_append_printf (text, _ ("\n%s: the letters show no step."), label);
}

/* What the rules say of it, and what either side did. */
static void
show_steps (ZhFormSheet      *sheet,
            const Form       *form,
            const ZhPostGame *game)
{
  const ZhAccountRules *rules = game->account->rules;
  const ZhAccountWord  *end = rules->silence_end_months.article != NULL ? &rules->silence_end_months : &rules->silence_end_days;
  g_autoptr (GPtrArray) letters = zh_game_form_list_letters (&form->game);
  g_autoptr (GString) text = g_string_new (zh_due_kind_get_task (ZH_DUE_SILENCE, rules, FALSE, zh_language_get_screen ()));

  g_string_append_printf (text, " [%s].", end->article);
  append_steps (text, letters, "w", _ ("White"));
  append_steps (text, letters, "b", _ ("Black"));
  zh_form_sheet_set_note (sheet, text->str);
}

ZhFormSheet *
zh_silence_sheet_new (GtkWindow        *parent,
                      ZhSession        *session,
                      const ZhPostGame *game,
                      ZhLetterSide      side)
{
  ZhFormSheet      *sheet = zh_form_sheet_new (parent, session, _ ("No Move for Too Long"), _ ("_Decide"));
  Form             *form = g_new0 (Form, 1);
  const char *const sides[] = { _ ("White"), _ ("Black"), NULL };

  zh_game_form_init (&form->game, session, &game->place);
  form->is_played = game->state->moves[ZH_LETTER_WHITE] > 0;
  form->loser = zh_form_sheet_add_choice (sheet, _ ("Loses the game"), sides, side);
  show_steps (sheet, form, game);
  zh_form_sheet_set_apply (sheet, apply, NULL, form, free_form);
  gtk_widget_grab_focus (GTK_WIDGET (form->loser));
  return sheet;
}
