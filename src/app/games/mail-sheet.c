#include "config.h"

#include "mail-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-letters.h"
#include "game-form.h"
#include "letter-mail.h"

/* What a sheet is about. */
typedef struct
{
  ZhGameForm   game;
  GtkTextView *text;
} Form;

static void
free_form (gpointer data)
{
  Form *form = data;

  zh_game_form_clear (&form->game);
  g_free (form);
}

/* What the text says; NULL with @error. */
static ZhLetterRecord *
read_letter (const Form *form,
             char      **remarks,
             GError    **error)
{
  g_autofree char *text = zh_form_dup_text (form->text);
  ZhGamePlace      place;

  if (!zh_game_form_find (&form->game, &place, error))
    return NULL;
  return zh_letter_mail_read (zh_session_get_competition (form->game.session), &place, text, strlen (text), remarks, error);
}

static ZhChange *
apply_mail (ZhFormSheet *sheet,
            gpointer     data,
            GError     **error)
{
  Form *form = data;
  g_autoptr (ZhLetterRecord) letter = read_letter (form, NULL, error);

  return letter != NULL ? zh_desk_keep_letter (zh_session_get_desk (form->game.session), form->game.tournament_id, form->game.round, form->game.board, form->game.game, 0,
                                               letter, error)
                        : NULL;
}

static void
show_reading (ZhFormSheet *sheet,
              gpointer     data)
{
  Form *form = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *remarks = NULL;
  g_autofree char *text = zh_form_dup_text (form->text);
  g_autofree char *note = NULL;
  g_autoptr (ZhLetterRecord) letter = NULL;

  if (*text == '\0')
    {
      zh_form_sheet_set_note (sheet, _ ("Paste the text of the message in the form of article 59, or the whole message as the mail program saves it (.eml)."));
      return;
    }
  letter = read_letter (form, &remarks, &error);
  if (letter == NULL)
    {
      zh_form_sheet_set_note (sheet, error->message);
      return;
    }
  /* Translators: White or Black, number of the move, the move, days of receipt and dispatch. */
  note = g_strdup_printf (_ ("%1$s, move %2$s: %3$s; came %4$s, sent %5$s."), letter->cells[ZH_LETTER_CELL_SIDE][0] == 'b' ? _ ("Black") : _ ("White"),
                          letter->cells[ZH_LETTER_CELL_NO], letter->cells[ZH_LETTER_CELL_TEXT],
                          *letter->cells[ZH_LETTER_CELL_RECEIVED] != '\0' ? letter->cells[ZH_LETTER_CELL_RECEIVED] : "–",
                          *letter->cells[ZH_LETTER_CELL_DISPATCH] != '\0' ? letter->cells[ZH_LETTER_CELL_DISPATCH] : letter->cells[ZH_LETTER_CELL_SENT]);
  if (*remarks != '\0')
    {
      g_autofree char *both = g_strconcat (note, "\n", remarks, NULL);

      zh_form_sheet_set_note (sheet, both);
    }
  else
    zh_form_sheet_set_note (sheet, note);
}

ZhFormSheet *
zh_mail_sheet_new (GtkWindow         *parent,
                   ZhSession         *session,
                   const ZhGamePlace *place)
{
  ZhFormSheet *sheet = zh_form_sheet_new (parent, session, _ ("Letter from a Message"), _ ("_Keep the Letter"));
  Form        *form = g_new0 (Form, 1);

  zh_game_form_init (&form->game, session, place);
  form->text = zh_form_sheet_add_text (sheet, _ ("Message"), "");
  zh_form_sheet_set_apply (sheet, apply_mail, show_reading, form, free_form);
  gtk_widget_grab_focus (GTK_WIDGET (form->text));
  return sheet;
}
