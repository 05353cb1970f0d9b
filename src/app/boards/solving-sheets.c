#include "config.h"

#include "solving-sheets.h"

#include <glib/gi18n.h>
#include <string.h>

#include "contest-form.h"
#include "desk-solving.h"
#include "errors.h"
#include "text-lines.h"

/* A round */

typedef struct
{
  int          number;
  AdwEntryRow *minutes;
  AdwEntryRow *day;
} RoundForm;

static gboolean
read_number (AdwEntryRow *row,
             int          most,
             const char  *what,
             int         *number,
             GError     **error)
{
  gint64 value;

  if (!zh_text_parse_int (zh_form_get_text (row), 1, most, &value))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s: write a whole number from 1 to %2$d"), what, most);
  *number = (int) value;
  return TRUE;
}

static ZhChange *
apply_round (ZhFormSheet *sheet,
             gpointer     data,
             GError     **error)
{
  RoundForm           *form = data;
  ZhSession           *session = zh_form_sheet_get_session (sheet);
  ZhSolvingRoundRecord round = { .number = form->number };

  if (!read_number (form->minutes, ZH_SOLVING_MAX_MINUTES, _ ("Full time in minutes"), &round.minutes, error) ||
      !read_number (form->day, ZH_SOLVING_MAX_DAYS, _ ("Day of the event"), &round.day, error))
    return NULL;
  return zh_desk_set_solving_round (zh_session_get_desk (session), zh_session_get_tournament_id (session), &round, error);
}

ZhFormSheet *
zh_solving_round_sheet_new (GtkWindow                  *parent,
                            ZhSession                  *session,
                            const ZhSolvingRoundRecord *round)
{
  g_autofree char *title = g_strdup_printf (_ ("Round %d of Solving"), round->number);
  g_autofree char *minutes = round->minutes > 0 ? g_strdup_printf ("%d", round->minutes) : g_strdup ("");
  g_autofree char *day = g_strdup_printf ("%d", MAX (round->day, 1));
  ZhFormSheet     *sheet = zh_form_sheet_new (parent, session, title, _ ("_Save"));
  RoundForm       *form = g_new0 (RoundForm, 1);

  form->number = round->number;
  form->minutes = zh_form_sheet_add_entry (sheet, _ ("Full time in minutes"), minutes);
  form->day = zh_form_sheet_add_entry (sheet, _ ("Day of the event"), day);
  gtk_widget_grab_focus (GTK_WIDGET (form->minutes));
  zh_form_sheet_set_apply (sheet, apply_round, NULL, form, g_free);
  return sheet;
}

/* A work */

typedef struct
{
  ZhWorkRecord  *work; /* as it was */
  ZhContestForm *form;
  ZhContestWords words[4];
} WorkForm;

static void
work_form_free (gpointer data)
{
  WorkForm *form = data;

  zh_work_record_free (form->work);
  zh_contest_form_free (form->form);
  g_free (form);
}

static ZhChange *
apply_work (ZhFormSheet *sheet,
            gpointer     data,
            GError     **error)
{
  WorkForm  *form = data;
  ZhSession *session = zh_form_sheet_get_session (sheet);

  return zh_contest_form_read (form->form, form->work, error)
             ? zh_desk_set_work (zh_session_get_desk (session), zh_session_get_tournament_id (session), form->work, error)
             : NULL;
}

ZhFormSheet *
zh_work_sheet_new (GtkWindow          *parent,
                   ZhSession          *session,
                   const ZhWorkRecord *work)
{
  g_autofree char *title = work->number > 0 ? g_strdup_printf (_ ("Work %s"), work->code) : g_strdup_printf (_ ("New Work in Round %d"), work->round);
  ZhFormSheet     *sheet = zh_form_sheet_new (parent, session, title, _ ("_Save"));
  WorkForm        *form = g_new0 (WorkForm, 1);

  zh_contest_words_of_works (zh_session_get_tournament (session)->sport, form->words);
  form->words[2].key = "team"; /* these are of contests */
  form->words[3].key = "pair";
  form->work = zh_work_record_new ();
  zh_record_assign (&zh_work_record_type, form->work, work);
  form->form = zh_contest_form_new (sheet, &zh_work_record_type, work, form->words, G_N_ELEMENTS (form->words));
  zh_form_sheet_set_note (sheet, _ ("Position: FEN. Points of the lines: what each line of the marking form is worth, such as 2+1.5+1.5; left empty, "
                                    "one line is worth what the rules say."));
  zh_contest_form_take_focus (form->form);
  zh_form_sheet_set_apply (sheet, apply_work, NULL, form, work_form_free);
  return sheet;
}

ZhFormSheet *
zh_solving_next_sheet_new (GtkWindow *parent,
                           ZhSession *session)
{
  const ZhTournament         *tournament = zh_session_get_tournament (session);
  const ZhSolvingRoundRecord *current = zh_solving_find_current (tournament);
  ZhSolvingRoundRecord        next = { .number = zh_solving_count_rounds (tournament) + 1 };
  g_autoptr (ZhWorkRecord) work = zh_work_record_new ();

  if (current == NULL)
    return zh_solving_round_sheet_new (parent, session, &next);
  work->round = current->number;
  return zh_work_sheet_new (parent, session, work);
}
