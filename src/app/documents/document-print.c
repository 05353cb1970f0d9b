#include "config.h"

#include "document-print.h"

#include <glib/gi18n.h>

#include "desk-issues.h"
#include "errors.h"
#include "feedback.h"
#include "report-draw.h"

/* The dialog outlives what the page shows: it gets pages of its own. */
typedef struct
{
  GtkWidget *widget;
  ZhSession *session;
  GPtrArray *sheets; /* (element-type ZhReportPages): of each document */
  GPtrArray *ids;    /* NULL-terminated, unowned: the registry's */
  GPtrArray *titles; /* NULL-terminated, unowned */
  gint64     tournament_id;
  int        round;
  char      *language;
} Job;

static void
job_free (gpointer data)
{
  Job *self = data;

  g_object_unref (self->widget);
  g_object_unref (self->session);
  g_ptr_array_unref (self->sheets);
  g_ptr_array_unref (self->ids);
  g_ptr_array_unref (self->titles);
  g_free (self->language);
  g_free (self);
}

static Job *
job_new (GtkWidget        *widget,
         ZhSession        *session,
         const GPtrArray  *reports,
         const GPtrArray  *documents,
         int               round,
         const ZhLanguage *language)
{
  Job *self = g_new0 (Job, 1);

  self->widget = g_object_ref (widget);
  self->session = g_object_ref (session);
  self->sheets = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_report_pages_free);
  self->ids = g_ptr_array_new ();
  self->titles = g_ptr_array_new ();
  self->tournament_id = zh_session_get_tournament_id (session);
  self->round = round;
  self->language = g_strdup (zh_language_get_code (language));
  for (guint i = 0; i < documents->len; i++)
    {
      const ZhReport *report = g_ptr_array_index (reports, i);

      g_ptr_array_add (self->sheets, zh_report_paginate (g_ptr_array_index (documents, i), &ZH_PAGE_SETUP_A4));
      /* several copies are one issue */
      if (i > 0 && g_ptr_array_index (reports, i - 1) == report)
        continue;
      g_ptr_array_add (self->ids, (gpointer) report->id);
      g_ptr_array_add (self->titles, (gpointer) report->title);
    }
  g_ptr_array_add (self->ids, NULL);
  g_ptr_array_add (self->titles, NULL);
  return self;
}

static int
count_sheets (const Job *self)
{
  guint n = 0;

  for (guint i = 0; i < self->sheets->len; i++)
    n += ((ZhReportPages *) g_ptr_array_index (self->sheets, i))->pages->len;
  return (int) n;
}

/* The document that a sheet of the job belongs to, and its number there. */
static const ZhReportPages *
find_sheet (const Job *self,
            int        sheet,
            guint     *number)
{
  guint left = (guint) sheet;

  for (guint i = 0; i < self->sheets->len; i++)
    {
      const ZhReportPages *pages = g_ptr_array_index (self->sheets, i);

      if (left < pages->pages->len)
        {
          *number = left;
          return pages;
        }
      left -= pages->pages->len;
    }
  g_assert_not_reached ();
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                sheet,
              Job               *job)
{
  guint                number;
  const ZhReportPages *pages = find_sheet (job, sheet, &number);
  double               width = gtk_print_context_get_width (context);
  double               height = gtk_print_context_get_height (context);
  double               scale = MIN (width / pages->width_pt, height / pages->height_pt);
  cairo_t             *cr = gtk_print_context_get_cairo_context (context);

  /* on other paper than the sheets are made for, all of a sheet, in its middle */
  cairo_translate (cr, (width - scale * pages->width_pt) / 2, (height - scale * pages->height_pt) / 2);
  cairo_scale (cr, scale, scale);
  zh_report_draw_page (pages, number, cr);
}

static GtkPageOrientation
get_orientation (const ZhReportPages *pages)
{
  return pages->width_pt > pages->height_pt ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT;
}

/* Documents of one job may lie and stand. */
static void
request_page_setup_cb (GtkPrintOperation *operation,
                       GtkPrintContext   *context,
                       int                sheet,
                       GtkPageSetup      *setup,
                       Job               *job)
{
  guint number;

  gtk_page_setup_set_orientation (setup, get_orientation (find_sheet (job, sheet, &number)));
}

static void
record (Job *job)
{
  ZhIssued issued = {
    .tournament_id = job->tournament_id,
    .round = job->round,
    .ids = (const char *const *) job->ids->pdata,
    .titles = (const char *const *) job->titles->pdata,
    .language = job->language,
    .medium = ZH_ISSUE_PRINTED,
  };
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (!zh_session_is_writable (job->session))
    return;
  change = zh_desk_issue_documents (zh_session_get_desk (job->session), &issued, &error);
  zh_feedback_act (job->widget, job->session, change, _ ("It was printed, but the journal could not keep it"), error);
}

/* A file that GTK could not write to its end is no document. */
static void
remove_half (GtkPrintOperation *operation)
{
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  const char       *uri = settings != NULL ? gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI) : NULL;
  g_autoptr (GFile) file = uri != NULL ? g_file_new_for_uri (uri) : NULL;

  if (file != NULL)
    g_file_delete (file, NULL, NULL);
}

/* All of it has gone to the printer, or it never will: GTK says “done” when it begins to send. */
static void
sent_cb (GtkPrintOperation *operation,
         Job               *job)
{
  g_autoptr (GError) error = NULL;

  if (!gtk_print_operation_is_finished (operation))
    return;
  g_signal_handlers_disconnect_by_func (operation, sent_cb, job);
  if (gtk_print_operation_get_status (operation) == GTK_PRINT_STATUS_FINISHED)
    {
      record (job);
    }
  else
    {
      remove_half (operation);
      g_set_error_literal (&error, ZH_ERROR, ZH_ERROR_FILE,
                           _ ("Not all of it arrived: the disk is full, or the printer has stopped. See to that and print again"));
      zh_feedback_error (job->widget, _ ("The document was not printed"), error);
    }
  g_object_unref (operation);
}

static void
done_cb (GtkPrintOperation      *operation,
         GtkPrintOperationResult result,
         Job                    *job)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    {
      g_signal_connect (operation, "status-changed", G_CALLBACK (sent_cb), job);
      sent_cb (operation, job);
      return;
    }
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      zh_feedback_error (job->widget, _ ("The document was not printed"), error);
    }
  g_object_unref (operation);
}

static GtkPageSetup *
make_page_setup (const ZhReportPages *first)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) paper = gtk_paper_size_new (GTK_PAPER_NAME_A4);

  gtk_page_setup_set_paper_size (setup, paper);
  gtk_page_setup_set_orientation (setup, get_orientation (first));
  return setup;
}

void
zh_document_print (GtkWidget        *widget,
                   ZhSession        *session,
                   const GPtrArray  *reports,
                   const GPtrArray  *documents,
                   int               round,
                   const ZhLanguage *language)
{
  GtkPrintOperation *operation = gtk_print_operation_new (); /* lives until it is done */
  g_autoptr (GtkPageSetup) setup = NULL;
  Job *job;

  g_return_if_fail (documents->len > 0 && documents->len == reports->len);

  job = job_new (widget, session, reports, documents, round, language);
  g_object_set_data_full (G_OBJECT (operation), "job", job, job_free);
  setup = make_page_setup (g_ptr_array_index (job->sheets, 0));
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_n_pages (operation, count_sheets (job));
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_job_name (operation, zh_report_get_title (g_ptr_array_index (reports, 0), language));
  g_signal_connect (operation, "request-page-setup", G_CALLBACK (request_page_setup_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), job);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (gtk_widget_get_root (widget)), NULL);
}

void
zh_document_note_saved (GtkWidget             *widget,
                        ZhSession             *session,
                        const ZhSavedDocument *saved)
{
  const char *const ids[] = { saved->report->id, NULL };
  const char *const titles[] = { saved->report->title, NULL };
  const ZhIssued    issued = {
       saved->tournament_id,
       saved->round,
       ids,
       titles,
       saved->language,
       ZH_ISSUE_SAVED,
  };
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_issue_documents (zh_session_get_desk (session), &issued, &error);

  zh_feedback_act (widget, session, change, _ ("The issue was not noted"), error);
}
