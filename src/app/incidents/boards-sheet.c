#include "config.h"

#include "boards-sheet.h"

#include <glib/gi18n.h>

#include "desk-officials.h"
#include "errors.h"
#include "next-step.h"
#include "text-lines.h"
#include "text-bounds.h"
#include "text-limits.h"

typedef struct
{
  ZhSession   *session; /* unowned: the sheet holds it */
  gint64       official_id;
  AdwEntryRow *boards;
  AdwComboRow *round;
} Form;

static gboolean
parse_boards (const char   *text,
              ZhAssignment *assignment,
              GError      **error)
{
  g_auto (GStrv) parts = g_strsplit_set (text, "-–", 2);
  gint64 first = 0;
  gint64 last = 0;

  if (parts[0] != NULL && zh_text_parse_int (g_strstrip (parts[0]), 1, 100000, &first) &&
      (parts[1] == NULL || zh_text_parse_int (g_strstrip (parts[1]), 1, 100000, &last)))
    {
      assignment->first_board = (int) first;
      assignment->last_board = parts[1] != NULL ? (int) last : (int) first;
      return TRUE;
    }
  return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Write the boards as a range, such as 1-4"));
}

static ZhChange *
apply (ZhFormSheet *sheet,
       gpointer     data,
       GError     **error)
{
  Form        *form = data;
  ZhAssignment assignment = { .official_id = form->official_id, .tournament_id = zh_session_get_tournament_id (form->session), .round = (int) adw_combo_row_get_selected (form->round) };

  if (!parse_boards (zh_form_get_text (form->boards), &assignment, error))
    return NULL;
  return zh_desk_assign_boards (zh_session_get_desk (form->session), &assignment, error);
}

ZhFormSheet *
zh_boards_sheet_new (GtkWindow *parent,
                     ZhSession *session,
                     gint64     official_id)
{
  const ZhOfficial   *official = zh_competition_find_official_by_id (zh_session_get_competition (session), official_id);
  const ZhTournament *tournament = zh_session_get_tournament (session);
  g_autofree char    *title = g_strdup_printf (_ ("Boards: %s"), official != NULL ? official->name : "");
  ZhFormSheet        *sheet = zh_form_sheet_new (parent, session, title, _ ("_Give"));
  Form               *form = g_new0 (Form, 1);
  int                 n_rounds = MAX (zh_tournament_count_planned_rounds (tournament), (int) tournament->rounds->len);
  g_autoptr (GPtrArray) rounds = g_ptr_array_new_with_free_func (g_free);

  form->session = session;
  form->official_id = official_id;
  g_ptr_array_add (rounds, g_strdup (_ ("Every round")));
  for (int i = 1; i <= n_rounds; i++)
    g_ptr_array_add (rounds, g_strdup_printf (_ ("Round %d"), i));
  g_ptr_array_add (rounds, NULL);
  form->boards = zh_form_sheet_add_entry (sheet, _ ("Boards, as 1-4"), "");
  zh_text_bounds_set (GTK_WIDGET (form->boards), ZH_TEXT_LIST_MAX);
  form->round = zh_form_sheet_add_choice (sheet, _ ("In which round"), (const char *const *) rounds->pdata, 0);
  zh_form_sheet_set_apply (sheet, apply, NULL, form, g_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->boards));
  return sheet;
}
