#include "config.h"

#include "forbidden-sheet.h"

#include <glib/gi18n.h>

#include "desk-rounds.h"
#include "forbidden-pairs.h"
#include "form-sheet.h"

typedef struct
{
  gint64       tournament_id;
  GtkTextView *groups;
} Form;

gboolean
zh_forbidden_sheet_may (ZhSession *session)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);

  if (!zh_session_is_writable (session) || tournament == NULL || tournament->closed || tournament->entries->len < 2)
    return FALSE;
  return !zh_tournament_is_predetermined (tournament) && !zh_tournament_has_bracket (tournament) &&
         ((const ZhEntry *) g_ptr_array_index (tournament->entries, 0))->start_number > 0;
}

static const ZhTournament *
get_tournament (ZhFormSheet *sheet,
                const Form  *form)
{
  return zh_competition_find_tournament (zh_session_get_competition (zh_form_sheet_get_session (sheet)), form->tournament_id);
}

/* The names as far as the text can be read, or what is wrong with it. */
static void
show_names (ZhFormSheet *sheet,
            gpointer     data)
{
  const Form         *form = data;
  const ZhTournament *tournament = get_tournament (sheet, form);
  g_autofree char    *text = zh_form_dup_text (form->groups);
  g_autofree char    *names = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) groups = tournament != NULL ? zh_forbidden_parse (tournament, text, &error) : NULL;

  if (groups != NULL)
    names = zh_forbidden_describe (tournament, groups);
  zh_form_sheet_set_note (sheet, names != NULL ? names : error != NULL ? error->message
                                                                       : "");
}

static ZhChange *
apply (ZhFormSheet *sheet,
       gpointer     data,
       GError     **error)
{
  const Form      *form = data;
  g_autofree char *text = zh_form_dup_text (form->groups);

  return zh_desk_set_forbidden (zh_session_get_desk (zh_form_sheet_get_session (sheet)), form->tournament_id, text, error);
}

void
zh_forbidden_sheet_present (GtkWindow *parent,
                            ZhSession *session)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  ZhFormSheet        *sheet = zh_form_sheet_new (parent, session, _ ("Who May Not Meet"), _ ("_Save"));
  g_autofree char    *text = zh_forbidden_format (tournament, tournament->forbidden);
  Form               *form = g_new0 (Form, 1);

  form->tournament_id = tournament->id;
  form->groups = zh_form_sheet_add_text (sheet, _ ("Start numbers, a group a line, as 3 7 or 4 9 12 / 2-5 for rounds 2 to 5"), text);
  zh_form_sheet_set_apply (sheet, apply, show_names, form, g_free);
  gtk_window_set_focus (GTK_WINDOW (sheet), GTK_WIDGET (form->groups));
  gtk_window_present (GTK_WINDOW (sheet));
}
