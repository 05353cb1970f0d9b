#include "config.h"

#include "correction-sheet.h"

#include <glib/gi18n.h>

#include "correction.h"
#include "desk-report-result.h"
#include "desk-rounds.h"
#include "fide-mode.h"
#include "long-work.h"
#include "ruled-results.h"
#include "text-bounds.h"
#include "text-limits.h"

/* The button names the result and the round, beside the title. */
#define SHEET_WIDTH 700

typedef struct
{
  ZhSession    *session;
  ZhTournament *tournament; /* as it stood when the key was pressed */
  int           round;
  int           board;
  int           game;
  ZhResult      result;
  AdwEntryRow  *reason;      /* unowned: of the sheet */
  gboolean      is_late;     /* the rating report alone is corrected, or may be */
  gboolean      is_bound;    /* nothing else may be */
  GtkSwitch    *report_only; /* (nullable): unowned, of the sheet: where there is a choice */
} Form;

static void
form_free (gpointer data)
{
  Form *form = data;

  g_object_unref (form->session);
  zh_tournament_unref (form->tournament);
  g_free (form);
}

static Form *
form_new (ZhSession *session)
{
  Form *form = g_new0 (Form, 1);

  form->session = g_object_ref (session);
  form->tournament = zh_tournament_ref ((ZhTournament *) zh_session_get_tournament (session));
  form->round = zh_session_get_round_number (session);
  return form;
}

static void
accept_cb (GtkWidget *row)
{
  gtk_widget_activate_action (row, "sheet.accept", NULL);
}

/* Both sheets have one field. */
static void
add_reason (ZhFormSheet  *sheet,
            Form         *form,
            ZhFormApply   apply,
            ZhFormChanged changed)
{
  form->reason = zh_form_sheet_add_entry (sheet, _ ("Reason"), "");
  zh_text_bounds_set (GTK_WIDGET (form->reason), ZH_TEXT_LINE_MAX);
  g_signal_connect (form->reason, "entry-activated", G_CALLBACK (accept_cb), NULL);
  zh_form_sheet_set_apply (sheet, apply, changed, form, form_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->reason));
}

/* In FIDE mode an old result stands, and so it does in a tournament that is closed. */
static void
find_bounds (Form *form)
{
  const ZhTournament *tournament = form->tournament;

  form->is_late = zh_correction_is_late (tournament, form->round);
  form->is_bound = form->is_late && (tournament->closed || zh_tournament_keeps_results (tournament, form->round));
}

static gboolean
is_for_report (const Form *form)
{
  return form->is_bound || (form->report_only != NULL && gtk_switch_get_active (form->report_only));
}

static ZhChange *
correct (ZhFormSheet *sheet,
         gpointer     data,
         GError     **error)
{
  Form *form = data;

  if (is_for_report (form))
    return zh_desk_report_result (zh_session_get_desk (form->session), form->tournament->id, form->round, form->board, form->game,
                                  form->result, zh_form_get_text (form->reason), error);
  return zh_desk_correct_results (zh_session_get_desk (form->session), form->tournament->id, form->round, form->board,
                                  form->game, &form->result, 1, zh_form_get_text (form->reason), error);
}

static gpointer
find_consequences (gpointer          data,
                   const ZhProgress *progress,
                   GError          **error)
{
  const Form  *form = data;
  ZhCorrection correction = { form->round, form->board, form->game, &form->result, 1, form->is_bound };

  return zh_correction_format (form->tournament, &correction, progress->cancellable, zh_language_get_screen ());
}

/* A ruling that gave the result is named with what follows. */
static char *
format_note (const Form *form,
             const char *consequences)
{
  const ZhIncidentRecord *ruling = zh_competition_find_result_ruling (
      zh_session_get_competition (form->session), form->tournament->id, form->round, form->board, form->game);
  g_autofree char *words = ruling != NULL ? zh_ruled_result_format (ruling, zh_language_get_screen ()) : NULL;

  return words != NULL ? g_strconcat (consequences, "\n", words, NULL) : g_strdup (consequences);
}

static char *
format_accept (const Form *form)
{
  g_autofree char *result = zh_result_is_set (form->result)
                                ? zh_result_format (form->result, zh_tournament_is_two_one_zero (form->tournament))
                                : NULL;

  if (is_for_report (form))
    /* Translators: a result such as “1 – 0”. */
    return result != NULL ? g_strdup_printf (_ ("_Correct in the Report Only: %s"), result) : g_strdup (_ ("_Take the Correction Back"));
  if (result == NULL)
    return g_strdup_printf (_ ("_Reopen Round %d and Clear the Result"), form->round);
  /* Translators: number of a round, and a result such as “1 – 0”. */
  return g_strdup_printf (_ ("_Reopen Round %1$d and Set %2$s"), form->round, result);
}

static void
show_accept (ZhFormSheet *sheet,
             gpointer     data)
{
  g_autofree char *accept = format_accept (data);

  zh_form_sheet_set_accept (sheet, accept);
}

static void
present_correction (GtkWidget    *widget,
                    gpointer      data,
                    gpointer      consequences,
                    const GError *error)
{
  g_autofree char *words = consequences;
  const Form      *asked = data;
  GtkRoot         *root = gtk_widget_get_root (widget);
  g_autofree char *note = NULL;
  ZhFormSheet     *sheet;
  Form            *form;

  if (words == NULL || root == NULL || zh_session_get_desk (asked->session) == NULL)
    return;
  note = format_note (asked, words);
  sheet = zh_form_sheet_new (GTK_WINDOW (root), asked->session,
                             asked->is_bound ? C_ ("title", "Correction for the Rating Report") : C_ ("title", "Correction"), "");
  form = g_memdup2 (asked, sizeof *asked);
  g_object_ref (form->session);
  zh_tournament_ref (form->tournament);
  zh_form_sheet_set_note (sheet, note);
  gtk_window_set_default_size (GTK_WINDOW (sheet), SHEET_WIDTH, -1);
  if (form->is_late && !form->is_bound)
    form->report_only = zh_form_sheet_add_switch (sheet, _ ("For the Rating Report Only"), TRUE);
  add_reason (sheet, form, correct, show_accept);
  gtk_window_present (GTK_WINDOW (sheet));
}

void
zh_correction_sheet_ask (GtkWidget  *widget,
                         ZhSession  *session,
                         ZhBoardRow *row,
                         ZhResult    result)
{
  static const ZhLongWork work = { N_ ("Pairing the Later Rounds Again"), find_consequences, present_correction, form_free };
  Form                   *form = form_new (session);

  form->board = zh_board_row_get_pairing (row)->number;
  form->game = zh_board_row_get_game_index (row);
  form->result = result;
  find_bounds (form);
  zh_long_work_start (widget, &work, form);
}

static ZhChange *
reopen (ZhFormSheet *sheet,
        gpointer     data,
        GError     **error)
{
  Form *form = data;

  return zh_desk_reopen_round (zh_session_get_desk (form->session), form->tournament->id, form->round,
                               zh_form_get_text (form->reason), error);
}

ZhFormSheet *
zh_reopening_sheet_new (GtkWindow *parent,
                        ZhSession *session)
{
  Form            *form = form_new (session);
  g_autofree char *title = g_strdup_printf (_ ("Reopen Round %d"), form->round);
  ZhFormSheet     *sheet = zh_form_sheet_new (parent, session, title, _ ("_Reopen the Round"));

  zh_form_sheet_set_note (sheet, _ ("Its results can be changed until it is closed again. What was paired with them stays as it is. To correct one result, type it at its board instead."));
  add_reason (sheet, form, reopen, NULL);
  return sheet;
}
