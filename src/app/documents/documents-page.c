#include "config.h"

#include "documents-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app-settings.h"
#include "desk-competition.h"
#include "desk-issues.h"
#include "document-file.h"
#include "document-print.h"
#include "due-window.h"
#include "errors.h"
#include "feedback.h"
#include "file-asking.h"
#include "file-output.h"
#include "hand-acts.h"
#include "message-label.h"
#include "named-items.h"
#include "pack-dialog.h"
#include "paper-filing.h"
#include "report-formats.h"
#include "plan-dialog.h"
#include "report-registry.h"
#include "round-set-editor.h"
#include "ruleset-defaults.h"
#include "sheet-view.h"

struct _ZhDocumentsPage
{
  ZhPage parent_instance;

  const ZhReport   *report; /* the one shown */
  ZhLanguage       *language;
  GSettings        *settings;
  ZhReportDocument *document;
  ZhReportPages    *pages;
  ZhSavedDocument   saved; /* the last one */

  GtkStack    *stack;
  GtkEditable *search;
  GtkListBox  *list;
  GtkDropDown *languages;
  GtkLabel    *status;
  GtkStack    *preview;
  GtkLabel    *refusal;
  ZhSheetView *sheets;
  GtkWidget   *save;
  GtkWidget   *print;
};

G_DEFINE_FINAL_TYPE (ZhDocumentsPage, zh_documents_page, ZH_TYPE_PAGE)

/* The document shown */

static void
clear_document (ZhDocumentsPage *self)
{
  if (self->sheets != NULL)
    zh_sheet_view_set_pages (self->sheets, NULL);
  g_clear_pointer (&self->pages, zh_report_pages_free);
  g_clear_pointer (&self->document, zh_report_document_free);
}

static ZhReportDocument *
build_document (ZhDocumentsPage *self,
                const ZhReport  *report,
                GError         **error)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (self));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_session_get_competition (session), NULL);
  g_autoptr (GPtrArray) by_hand = zh_desk_list_hand_acts (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                                                          self->language, NULL);
  g_autoptr (GPtrArray) journal = zh_report_shows_journal (report)
                                      ? zh_desk_list_journal_acts (zh_session_get_desk (session),
                                                                   zh_session_get_tournament_id (session),
                                                                   self->language, NULL)
                                      : NULL;
  ZhReportRequest request = {
    .hand_acts = by_hand,
    .journal = journal,
    .ruleset = ruleset,
    .dialect = zh_settings_get_dialect (),
    .competition = zh_session_get_competition (session),
    .tournament = zh_session_get_tournament (session),
    .round = zh_session_get_round_number (session),
    .language = self->language,
    .time = now,
  };

  return zh_report_build (report, &request, error);
}

/* What an issue is counted by: the round of a document that is about one. */
static int
get_issue_round (ZhDocumentsPage *self,
                 const ZhReport  *report)
{
  ZhSession          *session = zh_page_get_session (ZH_PAGE (self));
  const ZhTournament *tournament = zh_session_get_tournament (session);

  return tournament != NULL ? zh_report_get_issue_round (report, tournament, zh_session_get_round_number (session)) : 0;
}

/* How many pages, and which issue went out last. */
static void
show_status (ZhDocumentsPage *self,
             guint            n_pages)
{
  ZhSession       *session = zh_page_get_session (ZH_PAGE (self));
  g_autofree char *pages = g_strdup_printf (ngettext ("%u page", "%u pages", n_pages), n_pages);
  g_autofree char *issue = zh_desk_dup_last_issue (zh_session_get_desk (session), zh_session_get_tournament_id (session), self->report->id,
                                                   get_issue_round (self, self->report), zh_language_get_screen ());
  g_autofree char *text = issue != NULL ? g_strdup_printf ("%s · %s", pages, issue) : g_strdup (pages);

  gtk_label_set_text (self->status, n_pages > 0 ? text : "");
  /* on a small screen there is not room for all of it */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->status), n_pages > 0 ? text : NULL);
}

static void
show_document (ZhDocumentsPage *self)
{
  g_autoptr (GError) error = NULL;
  guint n_pages = 0;

  clear_document (self);
  if (self->report == NULL || zh_session_get_tournament (zh_page_get_session (ZH_PAGE (self))) == NULL)
    return;

  self->document = build_document (self, self->report, &error);
  if (self->document != NULL)
    {
      self->pages = zh_report_paginate (self->document, &ZH_PAGE_SETUP_A4);
      zh_sheet_view_set_pages (self->sheets, self->pages);
      n_pages = self->pages->pages->len;
    }
  zh_message_label_set (self->refusal, error != NULL ? error->message : NULL);
  gtk_stack_set_visible_child_name (self->preview, self->document != NULL ? "sheets" : "refusal");
  show_status (self, n_pages);
  gtk_widget_set_sensitive (self->save, n_pages > 0);
  gtk_widget_set_sensitive (self->print, n_pages > 0);
}

/* The list */

static const ZhReport *
get_report (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "report");
}

/* What an event of this kind has, and what is looked for. */
static gboolean
is_row_shown (GtkListBoxRow *row,
              gpointer       user_data)
{
  ZhDocumentsPage    *self = user_data;
  ZhSession          *session = zh_page_get_session (ZH_PAGE (self)); /* not yet while rows are put in */
  const ZhTournament *tournament = session != NULL ? zh_session_get_tournament (session) : NULL;
  const char         *title = zh_report_get_title (get_report (row), zh_language_get_screen ());
  g_autofree char    *needle = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  g_autofree char    *folded = g_utf8_casefold (title, -1);

  return (tournament == NULL || zh_report_suits (get_report (row), tournament)) && strstr (folded, needle) != NULL;
}

static GtkListBoxRow *
find_first_shown (ZhDocumentsPage *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      return row;
  return NULL;
}

/* The document on screen is one of those in the list. */
static void
show_list (ZhDocumentsPage *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  gtk_list_box_invalidate_filter (self->list);
  if (row == NULL || !gtk_widget_get_child_visible (GTK_WIDGET (row)))
    gtk_list_box_select_row (self->list, find_first_shown (self));
}

static void
search_stopped_cb (ZhDocumentsPage *self)
{
  gtk_editable_set_text (self->search, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
search_accepted_cb (ZhDocumentsPage *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static gboolean
zh_documents_page_start_search (ZhPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (ZH_DOCUMENTS_PAGE (page)->search));
  return TRUE;
}

static void
zh_documents_page_update (ZhPage         *page,
                          const ZhChange *change)
{
  ZhDocumentsPage    *self = ZH_DOCUMENTS_PAGE (page);
  const ZhTournament *tournament = zh_session_get_tournament (zh_page_get_session (page));

  gtk_stack_set_visible_child_name (self->stack, tournament != NULL ? "documents" : "empty");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "documents.print-set", zh_session_get_round_number (zh_page_get_session (page)) > 0);
  show_list (self);
  show_document (self);
}

/* Files */

static gboolean
write_document (ZhDocumentsPage *self,
                GFile           *file,
                GError         **error)
{
  ZhSession       *session = zh_page_get_session (ZH_PAGE (self));
  g_autofree char *name = g_file_get_basename (file);
  gboolean         is_paper;
  g_autoptr (GBytes) bytes = zh_document_file_make (session, self->report, self->document, name, &is_paper, error);

  /* Only what lies in a file can be noted as issued. */
  self->saved.report = NULL;
  if (bytes == NULL || !zh_file_replace (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error))
    return FALSE;
  if (is_paper)
    {
      self->saved.report = self->report;
      self->saved.tournament_id = zh_session_get_tournament_id (session);
      self->saved.round = get_issue_round (self, self->report);
      self->saved.language = g_intern_string (zh_language_get_code (self->language));
    }
  return TRUE;
}

static void
save_chosen_cb (ZhDocumentsPage *self,
                GFile           *file)
{
  g_autoptr (GError) error = NULL;

  if (self->document == NULL)
    return;
  if (!write_document (self, file, &error))
    zh_feedback_error (GTK_WIDGET (self), _ ("The document was not saved"), error);
  else if (self->saved.report != NULL && zh_session_is_writable (zh_page_get_session (ZH_PAGE (self))))
    zh_feedback_toast (GTK_WIDGET (self), _ ("The document was saved"), _ ("_Note as Issued"), "win.note-issue");
  else
    zh_feedback_toast (GTK_WIDGET (self), _ ("The document was saved"), NULL, NULL);
}

static void
save_cb (ZhDocumentsPage *self)
{
  g_autofree char *name = NULL;

  if (self->document == NULL)
    return;
  name = zh_document_file_dup_name (zh_page_get_session (ZH_PAGE (self)), self->report, self->language);
  zh_file_asking_show (self, zh_document_file_get_title (self->report), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), name, G_CALLBACK (save_chosen_cb));
}

/* The printer */

static void
print_cb (ZhDocumentsPage *self)
{
  g_autoptr (GPtrArray) reports = g_ptr_array_new ();
  g_autoptr (GPtrArray) documents = g_ptr_array_new ();

  if (self->document == NULL)
    return;
  g_ptr_array_add (reports, (gpointer) self->report);
  g_ptr_array_add (documents, self->document);
  zh_document_print (GTK_WIDGET (self), zh_page_get_session (ZH_PAGE (self)), reports, documents, get_issue_round (self, self->report),
                     self->language);
}

/* All of it in one job; %FALSE with @error where one of them cannot be made. */
static gboolean
print_items (ZhDocumentsPage *self,
             const GArray    *items,
             GError         **error)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (self));
  g_autoptr (GPtrArray) chosen = g_ptr_array_new ();
  g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_report_document_free);

  for (guint i = 0; i < items->len; i++)
    for (int copy = 0; copy < g_array_index (items, ZhRoundSetItem, i).copies; copy++)
      {
        const ZhReport   *report = g_array_index (items, ZhRoundSetItem, i).report;
        ZhReportDocument *document = build_document (self, report, error);

        if (document == NULL)
          return FALSE;
        g_ptr_array_add (chosen, (gpointer) report);
        g_ptr_array_add (documents, document);
      }
  zh_document_print (GTK_WIDGET (self), session, chosen, documents, zh_session_get_round_number (session), self->language);
  return TRUE;
}

/* The choice stays with the competition for the next round. Of a file that is only read it is for this once. */
static gboolean
keep_items (ZhDocumentsPage *self,
            const GArray    *items,
            GError         **error)
{
  ZhSession       *session = zh_page_get_session (ZH_PAGE (self));
  g_autofree char *text = zh_round_set_format (items);
  g_autoptr (GArray) present = zh_round_set_list (zh_session_get_competition (session), zh_session_get_tournament (session));
  g_autofree char *kept = zh_round_set_format (present);
  g_autoptr (ZhCompetition) details = NULL;
  ZhChange *change;

  if (!zh_session_is_writable (session) || strcmp (text, kept) == 0)
    return TRUE;
  details = zh_competition_copy_details (zh_session_get_competition (session));
  zh_person_set_string (&details->round_set, text);
  change = zh_desk_edit_details (zh_session_get_desk (session), details, error);
  return change != NULL && zh_feedback_act (GTK_WIDGET (self), session, change, "", NULL);
}

static gboolean
print_set (GtkWidget *editor,
           gpointer   user_data,
           GError   **error)
{
  ZhDocumentsPage *self = ZH_DOCUMENTS_PAGE (user_data);
  g_autoptr (GArray) items = zh_round_set_editor_dup_items (ZH_ROUND_SET_EDITOR (editor));

  if (items->len == 0)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Nothing is ticked. Tick what is to be printed for the round"));
  return keep_items (self, items, error) && print_items (self, items, error);
}

static void
print_set_cb (ZhDocumentsPage *self)
{
  ZhSession       *session = zh_page_get_session (ZH_PAGE (self));
  g_autofree char *title = g_strdup_printf (_ ("Print for Round %d"), zh_session_get_round_number (session));
  GtkWidget       *editor = zh_round_set_editor_new (zh_session_get_competition (session), zh_session_get_tournament (session));
  ZhPlanDialog    *dialog = zh_plan_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), title, editor, print_set, self);

  zh_plan_dialog_set_accept (dialog, _ ("_Print"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
print_set_action (GtkWidget *widget)
{
  print_set_cb (ZH_DOCUMENTS_PAGE (widget));
}

static void
due_action (GtkWidget *widget)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (widget));

  if (zh_session_get_tournament (session) != NULL)
    gtk_window_present (GTK_WINDOW (zh_due_window_new (GTK_WINDOW (gtk_widget_get_root (widget)), session)));
}

static void
pack_action (GtkWidget *widget)
{
  zh_pack_dialog_ask (widget, zh_page_get_session (ZH_PAGE (widget)), ZH_DOCUMENTS_PAGE (widget)->language);
}

static void
save_action (GtkWidget *widget)
{
  save_cb (ZH_DOCUMENTS_PAGE (widget));
}

static void
note_issue_action (GtkWidget *widget)
{
  ZhDocumentsPage *self = ZH_DOCUMENTS_PAGE (widget);

  if (self->saved.report != NULL)
    zh_document_note_saved (widget, zh_page_get_session (ZH_PAGE (self)), &self->saved);
  self->saved.report = NULL; /* once */
}

static void
print_action (GtkWidget *widget)
{
  print_cb (ZH_DOCUMENTS_PAGE (widget));
}

/* Choosing */

static const char *
get_purpose_title (ZhReportPurpose purpose)
{
  switch (purpose)
    {
    case ZH_REPORT_BEFORE:
      return _ ("Before the event");
    case ZH_REPORT_ROUND:
      return _ ("Each round");
    case ZH_REPORT_DECISIONS:
      return _ ("Decisions");
    case ZH_REPORT_AFTER:
      return _ ("After the event");
    }
  g_assert_not_reached ();
}

static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       user_data)
{
  const ZhReport *report = get_report (row);
  const ZhReport *previous = before != NULL ? get_report (before) : NULL;
  GtkWidget      *label;

  if (previous != NULL && previous->purpose == report->purpose)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = gtk_label_new (get_purpose_title (report->purpose));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "document-purpose");
  gtk_list_box_row_set_header (row, label);
}

static void
fill_list (ZhDocumentsPage *self)
{
  gsize           n_reports;
  const ZhReport *reports = zh_report_get_all (&n_reports);

  gtk_list_box_set_header_func (self->list, header_cb, NULL, NULL);
  gtk_list_box_set_filter_func (self->list, is_row_shown, self, NULL);
  for (gsize i = 0; i < n_reports; i++)
    {
      GtkWidget *row = gtk_list_box_row_new ();
      GtkWidget *label = gtk_label_new (zh_report_get_title (&reports[i], zh_language_get_screen ()));

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      /* titles that begin alike are told apart by their ends */
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
      g_object_set_data (G_OBJECT (row), "report", (gpointer) &reports[i]);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (GTK_LABEL (label)), -1);
      gtk_list_box_append (self->list, row);
    }
}

static void
row_selected_cb (ZhDocumentsPage *self,
                 GtkListBoxRow   *row)
{
  self->report = row != NULL ? get_report (row) : NULL;
  show_document (self);
}

static void
fill_languages (ZhDocumentsPage *self)
{
  const char *const *codes = zh_language_get_codes ();
  GtkStringList     *names = gtk_string_list_new (NULL);
  g_autofree char   *preferred = g_settings_get_string (self->settings, "document-language");
  const char        *first = *preferred != '\0' ? preferred : zh_language_get_code (zh_language_get_screen ());
  guint              present = 0;

  for (guint i = 0; codes[i] != NULL; i++)
    {
      g_autoptr (ZhLanguage) language = zh_language_new (codes[i], NULL);

      gtk_string_list_append (names, language != NULL ? zh_language_get_name (language) : codes[i]);
      if (g_strcmp0 (codes[i], first) == 0)
        present = i;
    }
  gtk_drop_down_set_model (self->languages, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->languages, present);
  zh_named_items_set_up (GTK_WIDGET (self->languages), _ ("Language of the document"));
  g_object_unref (names);
}

static void
language_chosen_cb (ZhDocumentsPage *self)
{
  const char *const *codes = zh_language_get_codes ();
  guint              selected = gtk_drop_down_get_selected (self->languages);
  g_autoptr (GError) error = NULL;
  ZhLanguage *language;

  if (selected >= g_strv_length ((char **) codes))
    return;
  language = zh_language_new (codes[selected], &error);
  if (language == NULL)
    {
      zh_feedback_error (GTK_WIDGET (self), _ ("The language was not loaded"), error);
      return;
    }
  g_clear_pointer (&self->language, zh_language_unref);
  self->language = language;
  show_document (self);
}

static void
zh_documents_page_dispose (GObject *object)
{
  ZhDocumentsPage *self = ZH_DOCUMENTS_PAGE (object);

  clear_document (self);
  self->sheets = NULL;
  G_OBJECT_CLASS (zh_documents_page_parent_class)->dispose (object);
}

static void
zh_documents_page_class_init (ZhDocumentsPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_documents_page_dispose;
  ZH_FINALIZES (class, ZhDocumentsPage, zh_language_unref, language);
  ZH_FINALIZES (class, ZhDocumentsPage, g_object_unref, settings);
  ZH_PAGE_CLASS (class)->update = zh_documents_page_update;
  ZH_PAGE_CLASS (class)->start_search = zh_documents_page_start_search;

  g_type_ensure (ZH_TYPE_SHEET_VIEW);
  ZH_TEMPLATE (class, ZhDocumentsPage, "documents-page", stack, search, list, languages, status, preview,
               refusal, sheets, save, print);
  ZH_ACTION (class, "documents.save", save_action);
  ZH_ACTION (class, "documents.note-issue", note_issue_action);
  ZH_ACTION (class, "documents.print", print_action);
  ZH_ACTION (class, "documents.print-set", print_set_action);
  ZH_ACTION (class, "documents.due", due_action);
  ZH_ACTION (class, "documents.pack", pack_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "documents.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Cyrillic_yeru, GDK_CONTROL_MASK, "documents.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Ukrainian_i, GDK_CONTROL_MASK, "documents.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "documents.print", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Cyrillic_ze, GDK_CONTROL_MASK, "documents.print", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "documents.print-set", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Cyrillic_ka, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "documents.print-set", NULL);
  ZH_TEMPLATE_CALLBACKS (class, show_list, search_stopped_cb, search_accepted_cb, save_cb, print_cb,
                         row_selected_cb, language_chosen_cb);
}

static void
zh_documents_page_init (ZhDocumentsPage *self)
{
  self->language = zh_language_ref (zh_language_get_screen ());
  self->settings = zh_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_list (self);
  fill_languages (self);
  g_signal_connect_object (self->settings, "changed::document-language", G_CALLBACK (fill_languages), self, G_CONNECT_SWAPPED);
}
