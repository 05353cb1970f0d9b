#include "config.h"

#include "addition-sheet.h"

#include <glib/gi18n.h>

#include "desk-additions.h"
#include "duties.h"
#include "errors.h"
#include "ruleset-defaults.h"
#include "text-bounds.h"

/* Rows that the sheet does not show are %NULL. */
typedef struct
{
  ZhSession   *session; /* unowned: the sheet holds it */
  AdwEntryRow *day;
  AdwEntryRow *reference;
  AdwEntryRow *by;
  AdwEntryRow *post;
  AdwEntryRow *consent;
  AdwEntryRow *announced;
  GtkTextView *text;
} Form;

const char *
zh_addition_sheet_get_label (const ZhCompetition *competition)
{
  if (zh_additions_find_approval (competition->additions) == NULL)
    return _ ("_Approve…");
  return zh_additions_find_open (competition->additions) != NULL ? _ ("Make _Known…") : _ ("_Addition…");
}

static void
take_row (char       **text,
          AdwEntryRow *row)
{
  if (row != NULL)
    zh_person_set_string (text, zh_form_get_text (row));
}

static char *
dup_today (const Form *form)
{
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (zh_desk_get_now (zh_session_get_desk (form->session)));

  return g_date_time_format (now, "%d.%m.%Y");
}

/* What was entered; (transfer full), %NULL with @error. */
static ZhAddition *
read_form (Form    *form,
           GError **error)
{
  g_autoptr (ZhAddition) given = zh_addition_new ();
  g_autofree char *text = form->text != NULL ? zh_form_dup_text (form->text) : g_strdup ("");
  g_autofree char *example = dup_today (form);

  if (!zh_date_parse (zh_form_get_text (form->day), &given->day))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("“%1$s” is no day. Write it as %2$s"), zh_form_get_text (form->day), example);
  take_row (&given->reference, form->reference);
  take_row (&given->by, form->by);
  take_row (&given->post, form->post);
  take_row (&given->consent, form->consent);
  zh_person_set_string (&given->text, g_strstrip (g_strdelimit (text, "\n\r\t", ' ')));
  return g_steal_pointer (&given);
}

static ZhChange *
apply_approval (ZhFormSheet *sheet,
                gpointer     data,
                GError     **error)
{
  Form *form = data;
  g_autoptr (ZhAddition) given = read_form (form, error);

  return given != NULL ? zh_desk_approve_regulation (zh_session_get_desk (form->session), given, error) : NULL;
}

static ZhChange *
apply_addition (ZhFormSheet *sheet,
                gpointer     data,
                GError     **error)
{
  Form *form = data;
  g_autoptr (ZhAddition) given = read_form (form, error);

  return given != NULL ? zh_desk_begin_addition (zh_session_get_desk (form->session), given, error) : NULL;
}

static ZhChange *
apply_announcement (ZhFormSheet *sheet,
                    gpointer     data,
                    GError     **error)
{
  Form *form = data;

  return zh_desk_announce_addition (zh_session_get_desk (form->session), zh_form_get_text (form->announced), error);
}

/* Until when the regulation was to be approved, where that has passed by the day entered. */
static void
show_term (ZhFormSheet *sheet,
           gpointer     data)
{
  Form                *form = data;
  const ZhCompetition *competition = zh_session_get_competition (form->session);
  const ZhTournament  *tournament = zh_session_get_tournament (form->session);
  g_autoptr (ZhRuleset) rules = *competition->ruleset != '\0' ? zh_competition_load_ruleset (competition, NULL) : NULL;
  g_autoptr (GPtrArray) duties = tournament != NULL ? zh_desk_list_event_duties (competition, tournament->id, rules, zh_language_get_screen ()) : NULL;
  const ZhDuty    *duty = duties != NULL ? zh_duties_find (duties, "regulation") : NULL;
  ZhDate           day = ZH_DATE_NONE;
  gboolean         is_late = duty != NULL && zh_date_parse (zh_form_get_text (form->day), &day) && zh_duty_is_late (duty, day);
  g_autofree char *when = is_late ? zh_duty_dup_when (duty, day, zh_language_get_screen ()) : NULL;
  g_autofree char *note = is_late ? g_strdup_printf ("%s: %s [%s]", duty->text, when, duty->article) : g_strdup ("");

  zh_form_sheet_set_note (sheet, note);
}

static ZhFormSheet *
new_approval (GtkWindow *parent,
              Form      *form)
{
  ZhFormSheet     *sheet = zh_form_sheet_new (parent, form->session, _ ("Approval of the Regulation"), _ ("_Approve"));
  g_autofree char *today = dup_today (form);

  form->by = zh_form_sheet_add_entry (sheet, _ ("Approved by"), "");
  form->post = zh_form_sheet_add_entry (sheet, _ ("Post"), "");
  form->day = zh_form_sheet_add_entry (sheet, _ ("Date"), today);
  form->reference = zh_form_sheet_add_entry (sheet, _ ("Number of the document"), "");
  zh_form_sheet_set_apply (sheet, apply_approval, show_term, form, g_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->by));
  return sheet;
}

static ZhFormSheet *
new_addition (GtkWindow *parent,
              Form      *form)
{
  const ZhCompetition *competition = zh_session_get_competition (form->session);
  g_autofree char     *title = g_strdup_printf (_ ("Addition No. %u to the Regulation"), competition->additions->len);
  ZhFormSheet         *sheet = zh_form_sheet_new (parent, form->session, title, _ ("_Begin"));
  const ZhOfficial    *chief = zh_competition_find_official (competition, "chief-arbiter");
  g_autofree char     *today = dup_today (form);

  form->text = zh_form_sheet_add_text (sheet, _ ("What it changes"), "");
  form->consent = zh_form_sheet_add_entry (sheet, _ ("Consent of the organiser: who"), "");
  form->by = zh_form_sheet_add_entry (sheet, _ ("Composed by"), chief != NULL ? chief->name : "");
  form->day = zh_form_sheet_add_entry (sheet, _ ("Date"), today);
  form->reference = zh_form_sheet_add_entry (sheet, _ ("Number of the document"), "");
  zh_form_sheet_set_note (sheet, _ ("What is changed from now on belongs to the addition, until it is made known."));
  zh_form_sheet_set_apply (sheet, apply_addition, NULL, form, g_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->text));
  return sheet;
}

static ZhFormSheet *
new_announcement (GtkWindow *parent,
                  Form      *form)
{
  const ZhAddition *open = zh_additions_find_open (zh_session_get_competition (form->session)->additions);
  g_autofree char  *title = g_strdup_printf (_ ("Addition No. %d Made Known"), open->number);
  ZhFormSheet      *sheet = zh_form_sheet_new (parent, form->session, title, _ ("_Write Down"));
  g_autofree char  *now = zh_form_format_now ();

  form->announced = zh_form_sheet_add_entry (sheet, _ ("When and how the participants were told"), now);
  zh_form_sheet_set_apply (sheet, apply_announcement, NULL, form, g_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->announced));
  return sheet;
}

ZhFormSheet *
zh_addition_sheet_new (GtkWindow *parent,
                       ZhSession *session)
{
  const ZhCompetition *competition = zh_session_get_competition (session);
  Form                *form = g_new0 (Form, 1);

  form->session = session;
  if (zh_additions_find_approval (competition->additions) == NULL)
    return new_approval (parent, form);
  return zh_additions_find_open (competition->additions) != NULL ? new_announcement (parent, form) : new_addition (parent, form);
}
