#include "config.h"

#include "protests-page.h"

#include <glib/gi18n.h>

#include "appeals.h"
#include "case-extract.h"
#include "case-sheets.h"
#include "desk-protests.h"
#include "file-asking.h"
#include "long-work.h"
#include "outside-file.h"
#include "protest-words.h"
#include "signs.h"

static const ZhRecordColumn columns[] = {
  { ZH_COL_CASE, 4 },
  { ZH_COL_STATUS, 13 },
  { ZH_COL_PROTESTER, 17 },
  { ZH_COL_SUBJECT, 11 },
  { ZH_COL_ROUND, 6 },
  { ZH_COL_BOARD, 6 },
  { ZH_COL_HANDED_IN, 14 },
  { ZH_COL_DECISION, 11 },
  { ZH_COL_EFFECT, 11 },
  { ZH_COL_PROTEST, 14, TRUE },
};

/* A long protest leaves room for the table. */
#define DETAILS_HEIGHT 170

struct _ZhProtestsPage
{
  ZhRegisterPage parent_instance;

  GtkLabel *details;
};

G_DEFINE_FINAL_TYPE (ZhProtestsPage, zh_protests_page, ZH_TYPE_REGISTER_PAGE)

static void
set_number (ZhRecord *record,
            ZhColumn  column,
            int       number)
{
  zh_record_put_sorted (record, column, zh_column_format_number (number), number);
}

static ZhRecord *
make_record (const ZhTournament *tournament,
             const ZhProtest    *protest)
{
  const ZhLanguage *language = zh_language_get_screen ();
  const ZhEntry    *entry = zh_tournament_find_entry (tournament, protest->entry_id);
  ZhRecord         *record = zh_record_new_with (protest->id, columns, G_N_ELEMENTS (columns));
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (protest->handed_in);
  g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
  const char      *step = zh_protest_step_get_label (zh_protest_get_step (protest), language);

  zh_record_take_label (record, g_strdup_printf (_ ("Protest no. %1$d, %2$s: %3$s"), protest->number, name, step));
  set_number (record, ZH_COL_CASE, protest->number);
  zh_record_put (record, ZH_COL_STATUS, g_strdup_printf ("%s %s", zh_protest_is_open (protest) ? zh_sign_get_protest () : "✓", step));
  zh_record_put (record, ZH_COL_PROTESTER, g_steal_pointer (&name));
  zh_record_put (record, ZH_COL_SUBJECT, g_strdup (zh_protest_word_get_label (ZH_PROTEST_SUBJECT, protest->subject, language)));
  set_number (record, ZH_COL_ROUND, protest->round);
  set_number (record, ZH_COL_BOARD, protest->board);
  zh_record_put_sorted (record, ZH_COL_HANDED_IN, time != NULL ? zh_language_format_time (language, time) : g_strdup (""), protest->handed_in);
  zh_record_put (record, ZH_COL_DECISION, g_strdup (zh_protest_word_get_label (ZH_PROTEST_DECISION, protest->decision, language)));
  zh_record_put (record, ZH_COL_EFFECT, g_strdup (zh_protest_word_get_label (ZH_PROTEST_EFFECT, protest->effect, language)));
  zh_record_put (record, ZH_COL_PROTEST, g_strdup (protest->facts));
  return record;
}

static void
add_records (ZhRegisterPage      *self,
             const ZhCompetition *competition,
             const ZhTournament  *tournament,
             GPtrArray           *records)
{
  for (guint i = 0; tournament != NULL && i < competition->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (competition->protests, i);

      if (protest->tournament_id == tournament->id)
        g_ptr_array_add (records, make_record (tournament, protest));
    }
}

/* Steps */

static const ZhProtest *
get_selected (ZhProtestsPage *self)
{
  const ZhCompetition *competition = zh_session_get_competition (zh_page_get_session (ZH_PAGE (self)));

  return competition != NULL ? zh_competition_find_protest (competition, zh_register_page_get_selected (ZH_REGISTER_PAGE (self))) : NULL;
}

typedef ZhFormSheet *(*MakeSheet) (GtkWindow *parent,
                                   ZhSession *session,
                                   gint64     protest_id);

static void
show_sheet (GtkWidget *widget,
            MakeSheet  make)
{
  const ZhProtest *protest = get_selected (ZH_PROTESTS_PAGE (widget));
  ZhFormSheet     *sheet = protest != NULL ? make (GTK_WINDOW (gtk_widget_get_root (widget)), zh_page_get_session (ZH_PAGE (widget)), protest->id) : NULL;

  if (sheet != NULL)
    gtk_window_present (GTK_WINDOW (sheet));
}

static void
next_step_action (GtkWidget *widget)
{
  show_sheet (widget, zh_next_step_sheet_new);
}

static void
committee_action (GtkWidget *widget)
{
  show_sheet (widget, zh_committee_sheet_new);
}

static void
decide_action (GtkWidget *widget)
{
  show_sheet (widget, zh_decision_sheet_new);
}

typedef struct
{
  gint64 protest_id;
  GFile *file;
} Attaching;

static void
attaching_free (gpointer data)
{
  Attaching *self = data;

  g_object_unref (self->file);
  g_free (self);
}

/* What is too large for the competition file is referred to where it lies; it is read all the
 * same, for its digest. */
static ZhChange *
attach (ZhDesk           *desk,
        gpointer          data,
        const ZhProgress *progress,
        GError          **error)
{
  Attaching       *self = data;
  g_autofree char *name = g_file_get_basename (self->file);
  g_autofree char *path = g_file_get_parse_name (self->file);
  g_autoptr (ZhOutsideFile) content = zh_desk_read_attachment (self->file, path, progress, error);

  if (content == NULL)
    return NULL;
  return zh_desk_attach_to_protest (desk, self->protest_id, name, content, content->size > ZH_PROTEST_MAX_FILE ? path : NULL, error);
}

static void
attach_chosen_cb (ZhProtestsPage *self,
                  GFile          *file)
{
  static const ZhLongAct act = { N_ ("Reading the File"), N_ ("The file was not attached"), attach, NULL, attaching_free };
  const ZhProtest       *protest = get_selected (self);
  Attaching             *attaching;

  if (protest == NULL)
    return;
  attaching = g_new0 (Attaching, 1);
  attaching->protest_id = protest->id;
  attaching->file = g_object_ref (file);
  zh_long_act_start (GTK_WIDGET (self), zh_page_get_session (ZH_PAGE (self)), &act, attaching);
}

static void
attach_action (GtkWidget *widget)
{
  zh_file_asking_show (widget, _ ("A File of the Case"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Attach"), NULL, G_CALLBACK (attach_chosen_cb));
}

/* Reads only: also of a file that another program holds. */
static void
extract_action (GtkWidget *widget)
{
  const ZhProtest *protest = get_selected (ZH_PROTESTS_PAGE (widget));

  if (protest != NULL)
    zh_case_extract_ask (widget, zh_page_get_session (ZH_PAGE (widget)), protest->id);
}

static void
deposit_action (GtkWidget *widget)
{
  show_sheet (widget, zh_deposit_sheet_new);
}

/* The case under the cursor */

static void
append_line (GString    *text,
             const char *label,
             const char *content)
{
  if (*content != '\0')
    g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", label, content);
}

/* Everybody in the case by his part in it: "Chairman: …". */
static void
append_people (GString          *text,
               const ZhProtest  *protest,
               const ZhLanguage *language)
{
  for (int part = ZH_PROTEST_PART_CHAIR; part <= ZH_PROTEST_PART_NOTIFIED; part++)
    {
      g_autoptr (GString) names = g_string_new (NULL);

      for (guint i = 0; i < protest->people->len; i++)
        {
          const ZhProtestPerson *person = g_ptr_array_index (protest->people, i);

          if ((int) person->part != part)
            continue;
          g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", person->name);
          if (*person->note != '\0')
            g_string_append_printf (names, " (%s)", person->note);
        }
      append_line (text, zh_protest_word_get_label (ZH_PROTEST_PART, part, language), names->str);
    }
}

static void
append_deposit (GString          *text,
                const ZhProtest  *protest,
                const ZhLanguage *language)
{
  g_autofree char *said = g_strdup_printf ("%s, %s", protest->deposit, zh_protest_word_get_label (ZH_PROTEST_DEPOSIT, protest->deposit_state, language));

  if (*protest->deposit != '\0')
    append_line (text, _ ("Deposit"), said);
}

static void
show_details (ZhProtestsPage  *self,
              const ZhProtest *protest)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autoptr (GString) text = g_string_new (NULL);

  if (protest != NULL)
    {
      g_autofree char *faults = zh_appeal_faults_format (protest->faults, language);

      append_line (text, C_ ("protest", "What it says"), protest->facts);
      append_line (text, C_ ("protest", "What is asked for"), protest->claim);
      append_deposit (text, protest, language);
      append_line (text, C_ ("protest", "Inadmissible"), faults);
      append_people (text, protest, language);
      append_line (text, C_ ("protest", "Decision"), zh_protest_word_get_label (ZH_PROTEST_DECISION, protest->decision, language));
      append_line (text, C_ ("protest", "Reason"), protest->reason);
      append_line (text, C_ ("protest", "Why nothing was applied"), protest->effect_note);
      for (guint i = 0; i < protest->files->len; i++)
        append_line (text, C_ ("protest", "Attached"), ((const ZhProtestFile *) g_ptr_array_index (protest->files, i))->name);
    }
  gtk_label_set_text (self->details, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->details), text->len > 0);
}

static void
activated (ZhRegisterPage *page,
           ZhRecord       *record)
{
  if (zh_session_is_writable (zh_page_get_session (ZH_PAGE (page))))
    next_step_action (GTK_WIDGET (page));
}

static void
shown (ZhRegisterPage *page)
{
  GtkWidget       *widget = GTK_WIDGET (page);
  const ZhProtest *protest = get_selected (ZH_PROTESTS_PAGE (page));
  gboolean         writable = protest != NULL && zh_session_is_writable (zh_page_get_session (ZH_PAGE (page)));
  gboolean         is_open = writable && zh_protest_is_open (protest);

  show_details (ZH_PROTESTS_PAGE (page), protest);
  gtk_widget_action_set_enabled (widget, "protest.next-step", writable && zh_protest_get_step (protest) != ZH_PROTEST_NOTIFIED);
  gtk_widget_action_set_enabled (widget, "protest.committee", is_open);
  gtk_widget_action_set_enabled (widget, "protest.decide", is_open);
  gtk_widget_action_set_enabled (widget, "protest.attach", writable);
  gtk_widget_action_set_enabled (widget, "protest.extract", protest != NULL && protest->files->len > 0);
  gtk_widget_action_set_enabled (widget, "protest.deposit", writable);
}

static void
zh_protests_page_class_init (ZhProtestsPageClass *class)
{
  ZhRegisterPageClass *register_class = ZH_REGISTER_PAGE_CLASS (class);

  register_class->label = N_ ("Protests");
  register_class->search_text = N_ ("Find a protest");
  register_class->empty_icon = "dialog-question-symbolic";
  register_class->empty_title = N_ ("No Protests");
  register_class->empty_text = N_ ("Take one in with Ctrl+Shift+P: from a board, from a ruling in the register, or here.");
  register_class->columns = columns;
  register_class->n_columns = G_N_ELEMENTS (columns);
  register_class->add_records = add_records;
  register_class->activated = activated;
  register_class->shown = shown;
  ZH_ACTION (class, "protest.next-step", next_step_action);
  ZH_ACTION (class, "protest.committee", committee_action);
  ZH_ACTION (class, "protest.decide", decide_action);
  ZH_ACTION (class, "protest.attach", attach_action);
  ZH_ACTION (class, "protest.extract", extract_action);
  ZH_ACTION (class, "protest.deposit", deposit_action);
}

static void
zh_protests_page_init (ZhProtestsPage *self)
{
  ZhRegisterPage *page = ZH_REGISTER_PAGE (self);
  GtkWidget      *scrolled = gtk_scrolled_window_new ();

  self->details = zh_register_page_new_note_label ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), DETAILS_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->details));
  zh_register_page_add_note (page, scrolled);
  zh_register_page_add_button (page, _ ("_New Protest…"), _ ("Take in a protest (Ctrl+Shift+P)"), "win.record-protest");
  zh_register_page_add_button (page, _ ("Ne_xt Step…"), _ ("Committee, hearing, decision, notice (Enter)"), "protest.next-step");
  zh_register_page_add_button (page, _ ("_Committee…"), _ ("Draw the committee for this case again"), "protest.committee");
  zh_register_page_add_button (page, _ ("_Decide…"), _ ("Decide at once, as the chief arbiter"), "protest.decide");
  zh_register_page_add_button (page, _ ("_Attach…"), _ ("Attach a file to this case"), "protest.attach");
  zh_register_page_add_button (page, _ ("Save Fi_le…"), _ ("Save a file of this case to the disk"), "protest.extract");
  zh_register_page_add_button (page, _ ("De_posit…"), _ ("What was deposited, and what became of it"), "protest.deposit");
}
