#include "config.h"

#include "admission-sheets.h"

#include <glib/gi18n.h>
#include <string.h>

#include "admission-boxes.h"
#include "desk-admission.h"
#include "desk-arrivals.h"
#include "desk-quotas.h"
#include "errors.h"
#include "official-roles.h"

/* The session */

typedef struct
{
  AdwEntryRow *opened;
  AdwEntryRow *place;
  GPtrArray   *members; /* (element-type utf8): lines of those who may be present */
  GPtrArray   *there;   /* (element-type GtkSwitch): of each of them, unowned */
} SessionForm;

static void
session_form_free (gpointer data)
{
  SessionForm *form = data;

  g_ptr_array_unref (form->members);
  g_ptr_array_unref (form->there);
  g_free (form);
}

/* The local time that a text says, as the file has it; (transfer full), %NULL with @error. */
static char *
read_time (const char *text,
           GError    **error)
{
  gint64 seconds = 0;
  g_autoptr (GDateTime) time = NULL;

  if (!zh_form_parse_time (text, &seconds, error))
    return NULL;
  time = seconds != 0 ? g_date_time_new_from_unix_local (seconds) : NULL;
  if (time == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("When does the session begin? Write it as 20.11.2026 09:00"));
  return g_date_time_format (time, "%Y-%m-%dT%H:%M");
}

static char *
list_present (const SessionForm *form)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < form->members->len; i++)
    if (gtk_switch_get_active (g_ptr_array_index (form->there, i)))
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", (const char *) g_ptr_array_index (form->members, i));
  return g_string_free (text, FALSE);
}

static ZhChange *
open_session (ZhFormSheet *sheet,
              gpointer     data,
              GError     **error)
{
  const SessionForm *form = data;
  ZhSession         *session = zh_form_sheet_get_session (sheet);
  g_autoptr (ZhSitting) sitting = zh_sitting_new ();
  g_autofree char *opened = read_time (zh_form_get_text (form->opened), error);
  g_autofree char *present = list_present (form);

  if (opened == NULL)
    return NULL;
  zh_person_set_string (&sitting->opened, opened);
  zh_person_set_string (&sitting->place, zh_form_get_text (form->place));
  zh_person_set_string (&sitting->present, present);
  return zh_desk_open_session (zh_session_get_desk (session), zh_session_get_tournament_id (session), sitting, error);
}

static void
add_member (ZhFormSheet      *sheet,
            SessionForm      *form,
            const ZhOfficial *official,
            const ZhSitting  *start)
{
  char            *line = zh_sitting_format_member (official);
  g_autofree char *title = g_strdup_printf ("%s – %s", official->name, zh_official_role_format (official->role, zh_language_get_screen ()));
  g_auto (GStrv) present = g_strsplit (start->present, "\n", -1);

  g_ptr_array_add (form->members, line);
  g_ptr_array_add (form->there, zh_form_sheet_add_switch (sheet, title, g_strv_contains ((const char *const *) present, line)));
}

ZhFormSheet *
zh_admission_session_sheet_new (GtkWindow *parent,
                                ZhSession *session)
{
  const ZhCompetition *competition = zh_session_get_competition (session);
  ZhFormSheet         *sheet = zh_form_sheet_new (parent, session, _ ("Session of the Commission"), _ ("_Open"));
  SessionForm         *form = g_new0 (SessionForm, 1);
  g_autoptr (ZhSitting) start = zh_sitting_start (competition, zh_desk_get_now (zh_session_get_desk (session)));
  g_autoptr (GPtrArray) commission = zh_competition_list_commission (competition);
  g_autofree char *now = zh_form_format_now ();

  form->members = g_ptr_array_new_with_free_func (g_free);
  form->there = g_ptr_array_new ();
  form->opened = zh_form_sheet_add_entry (sheet, _ ("Opened"), now);
  form->place = zh_form_sheet_add_entry (sheet, _ ("Place"), *start->place != '\0' ? start->place : competition->place);
  for (guint i = 0; i < commission->len; i++)
    add_member (sheet, form, g_ptr_array_index (commission, i), start);
  zh_form_sheet_set_note (sheet, commission->len > 0 ? _ ("Every decision belongs to a session, and stands in its protocol.")
                                                     : _ ("Every decision belongs to a session, and stands in its protocol. Members of the commission are entered among the officials; without them the panel decides."));
  gtk_window_set_focus (GTK_WINDOW (sheet), GTK_WIDGET (form->opened));
  zh_form_sheet_set_apply (sheet, open_session, NULL, form, session_form_free);
  return sheet;
}

/* Decisions */

typedef struct
{
  GArray          *subjects; /* (element-type ZhAdmissionSubject) */
  ZhAdmissionState state;
  AdwEntryRow     *ground;
  AdwEntryRow     *article; /* (nullable) */
  AdwEntryRow     *until;   /* (nullable) */
} DecisionForm;

static void
decision_form_free (gpointer data)
{
  DecisionForm *form = data;

  g_array_unref (form->subjects);
  g_free (form);
}

static ZhChange *
decide (ZhFormSheet *sheet,
        gpointer     data,
        GError     **error)
{
  const DecisionForm       *form = data;
  ZhSession                *session = zh_form_sheet_get_session (sheet);
  ZhDesk                   *desk = zh_session_get_desk (session);
  const ZhAdmissionSubject *subjects = (const ZhAdmissionSubject *) form->subjects->data;
  const ZhAdmissionDecision decision = {
    form->state,
    form->article != NULL ? zh_form_get_text (form->article) : NULL,
    zh_form_get_text (form->ground),
    form->until != NULL ? zh_form_get_text (form->until) : NULL,
  };

  if (form->subjects->len == 1)
    return zh_desk_decide_admission (desk, subjects->entry_id, subjects->member_id, &decision, error);
  return zh_desk_decide_admissions (desk, zh_session_get_tournament_id (session), subjects, form->subjects->len, &decision, error);
}

ZhFormSheet *
zh_admission_decision_sheet_new (GtkWindow       *parent,
                                 ZhSession       *session,
                                 const GArray    *subjects,
                                 ZhAdmissionState state,
                                 const char      *ground,
                                 const char      *article,
                                 const char      *name)
{
  const char *const titles[] = {
    [ZH_ADMISSION_BY_ORGANISER] = _ ("Admit by the Organisers"),
    [ZH_ADMISSION_REFUSED] = _ ("Refuse Admission"),
    [ZH_ADMISSION_CONDITIONAL] = _ ("Admit on Condition"),
  };
  ZhFormSheet  *sheet = zh_form_sheet_new (parent, session, titles[state], state == ZH_ADMISSION_REFUSED ? _ ("_Refuse") : _ ("_Admit"));
  DecisionForm *form = g_new0 (DecisionForm, 1);

  form->subjects = g_array_sized_new (FALSE, FALSE, sizeof (ZhAdmissionSubject), subjects->len);
  g_array_append_vals (form->subjects, subjects->data, subjects->len);
  form->state = state;
  form->ground = zh_form_sheet_add_entry (sheet, _ ("Ground"), ground);
  if (state == ZH_ADMISSION_REFUSED)
    form->article = zh_form_sheet_add_entry (sheet, _ ("Article"), article);
  if (state == ZH_ADMISSION_CONDITIONAL)
    form->until = zh_form_sheet_add_entry (sheet, _ ("Until"), "");
  zh_form_sheet_set_note (sheet, name);
  gtk_window_set_focus (GTK_WINDOW (sheet), GTK_WIDGET (form->until != NULL ? form->until : form->ground));
  zh_form_sheet_set_apply (sheet, decide, NULL, form, decision_form_free);
  return sheet;
}

/* Lists of lines */

typedef struct
{
  GtkTextView *text;
} LinesForm;

static ZhChange *
set_quotas (ZhFormSheet *sheet,
            gpointer     data,
            GError     **error)
{
  const LinesForm *form = data;
  ZhSession       *session = zh_form_sheet_get_session (sheet);
  g_autofree char *text = zh_form_dup_text (form->text);
  g_autoptr (GPtrArray) quotas = zh_quotas_parse (text, zh_language_get_screen (), error);

  return quotas != NULL ? zh_desk_set_quotas (zh_session_get_desk (session), zh_session_get_tournament_id (session), quotas, error) : NULL;
}

static ZhChange *
set_bans (ZhFormSheet *sheet,
          gpointer     data,
          GError     **error)
{
  const LinesForm *form = data;
  g_autofree char *text = zh_form_dup_text (form->text);
  g_autoptr (GPtrArray) bans = zh_bans_parse (text, zh_language_get_screen (), error);

  return bans != NULL ? zh_desk_set_bans (zh_session_get_desk (zh_form_sheet_get_session (sheet)), bans, error) : NULL;
}

static ZhFormSheet *
make_lines (GtkWindow  *parent,
            ZhSession  *session,
            const char *title,
            const char *text,
            const char *note,
            ZhFormApply apply)
{
  ZhFormSheet *sheet = zh_form_sheet_new (parent, session, title, _ ("_Save"));
  LinesForm   *form = g_new0 (LinesForm, 1);

  form->text = zh_form_sheet_add_text (sheet, title, text);
  zh_form_sheet_set_note (sheet, note);
  gtk_window_set_focus (GTK_WINDOW (sheet), GTK_WIDGET (form->text));
  zh_form_sheet_set_apply (sheet, apply, NULL, form, g_free);
  return sheet;
}

ZhFormSheet *
zh_admission_quotas_sheet_new (GtkWindow *parent,
                               ZhSession *session)
{
  g_autofree char *text = zh_quotas_format (zh_session_get_tournament (session)->quotas, zh_language_get_screen ());

  return make_lines (parent, session, _ ("Quotas"), text,
                     _ ("A line for each: who is counted, the number of seats, where the regulation says so.\neverybody = 42\nregion = 4; 3.2\nregion Lviv = 6\nclub, organisation, rank CM, sex f, age up to 14"), set_quotas);
}

ZhFormSheet *
zh_admission_bans_sheet_new (GtkWindow *parent,
                             ZhSession *session)
{
  g_autofree char *text = zh_bans_format (zh_session_get_competition (session)->bans, zh_language_get_screen ());

  return make_lines (parent, session, _ ("Disqualified"), text,
                     _ ("A line for each; what is behind the name may be left out:\nSurname Given; 2001-05-12; as a player; 2026-01-01; 2026-12-31; decision 5\nInstead of “as a player”: in any capacity"), set_bans);
}

/* The day of arrival */

typedef struct
{
  gint64       entry_id;
  AdwComboRow *kind;
  AdwEntryRow *name;
  AdwEntryRow *birth;
  AdwEntryRow *region;
  AdwEntryRow *round;
  AdwEntryRow *reason;
} ArrivalForm;

/* Only the lines that the choice is about. */
static void
arrival_changed (ZhFormSheet *sheet,
                 gpointer     data)
{
  const ArrivalForm *form = data;
  guint              kind = adw_combo_row_get_selected (form->kind);

  gtk_widget_set_visible (GTK_WIDGET (form->name), kind == ZH_ARRIVAL_REPLACED);
  gtk_widget_set_visible (GTK_WIDGET (form->birth), kind == ZH_ARRIVAL_REPLACED);
  gtk_widget_set_visible (GTK_WIDGET (form->region), kind == ZH_ARRIVAL_REPLACED);
  gtk_widget_set_visible (GTK_WIDGET (form->round), kind == ZH_ARRIVAL_LATE);
}

static ZhChange *
change_arrival (ZhFormSheet *sheet,
                gpointer     data,
                GError     **error)
{
  const ArrivalForm *form = data;
  g_auto (GStrv) names = g_strsplit (zh_form_get_text (form->name), " ", 3);
  g_autoptr (ZhPerson) person = zh_person_new ();
  ZhArrivalChoice choice = { (ZhArrival) adw_combo_row_get_selected (form->kind), person, 0, zh_form_get_text (form->reason) };
  guint64         round = 0;

  zh_person_set_string (&person->surname, names[0]);
  if (names[0] != NULL && names[1] != NULL)
    {
      zh_person_set_string (&person->given, names[1]);
      zh_person_set_string (&person->patronymic, names[2]);
    }
  zh_person_set_string (&person->region, zh_form_get_text (form->region));
  if (!zh_date_parse (zh_form_get_text (form->birth), &person->birth))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("“%s” is no date of birth: write it as 01.03.2009"), zh_form_get_text (form->birth));
  if (g_ascii_string_to_unsigned (zh_form_get_text (form->round), 10, 0, ZH_MAX_ROUNDS, &round, NULL))
    choice.round = (int) round;
  return zh_desk_change_arrival (zh_session_get_desk (zh_form_sheet_get_session (sheet)), form->entry_id, &choice, error);
}

ZhFormSheet *
zh_admission_arrival_sheet_new (GtkWindow     *parent,
                                ZhSession     *session,
                                const ZhEntry *entry)
{
  const char *const kinds[] = { C_ ("arrival", "Replaced by"), C_ ("arrival", "Comes late"), C_ ("arrival", "Has not come"), NULL };
  ZhFormSheet      *sheet = zh_form_sheet_new (parent, session, _ ("Change on the Day of Arrival"), _ ("_Save"));
  ArrivalForm      *form = g_new0 (ArrivalForm, 1);
  g_autofree char  *name = zh_entry_format_name (entry);

  form->entry_id = entry->id;
  form->kind = zh_form_sheet_add_choice (sheet, _ ("What changes"), kinds, ZH_ARRIVAL_REPLACED);
  form->name = zh_form_sheet_add_entry (sheet, _ ("Surname, given name, patronymic"), "");
  form->birth = zh_form_sheet_add_entry (sheet, _ ("Date of birth"), "");
  form->region = zh_form_sheet_add_entry (sheet, _ ("Region"), entry->person != NULL ? entry->person->region : "");
  form->round = zh_form_sheet_add_entry (sheet, _ ("For round"), "");
  form->reason = zh_form_sheet_add_entry (sheet, _ ("Reason"), "");
  zh_form_sheet_set_note (sheet, name);
  gtk_window_set_focus (GTK_WINDOW (sheet), GTK_WIDGET (form->name));
  zh_form_sheet_set_apply (sheet, change_arrival, arrival_changed, form, g_free);
  return sheet;
}
