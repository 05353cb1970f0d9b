#include "config.h"

#include "contest-sheets.h"

#include <glib/gi18n.h>
#include <string.h>

#include "contest-form.h"
#include "desk-contest.h"
#include "errors.h"
#include "ruleset-defaults.h"
#include "text-lines.h"

/* What the sheets keep; each uses some of it. */
typedef struct
{
  ZhContestForm *form;
  ZhWorkRecord  *work;
  AdwComboRow   *choice;  /* of a judge or an objection */
  GArray        *numbers; /* of int: of what it chooses between, 0 for a new one */
  guint          shown;
  AdwEntryRow   *first;
  AdwEntryRow   *second;
  gboolean       is_final;
  ZhContestWords words[3];
} Data;

static void
data_free (gpointer user_data)
{
  Data *data = user_data;

  g_clear_pointer (&data->form, zh_contest_form_free);
  zh_work_record_free (data->work);
  g_clear_pointer (&data->numbers, g_array_unref);
  g_free (data);
}

static const ZhTournament *
get_tournament (ZhFormSheet *sheet)
{
  return zh_session_get_tournament (zh_form_sheet_get_session (sheet));
}

static ZhDesk *
get_desk (ZhFormSheet *sheet)
{
  return zh_session_get_desk (zh_form_sheet_get_session (sheet));
}

static gboolean
read_day (AdwEntryRow *row,
          ZhDate      *day,
          GError     **error)
{
  return zh_date_parse (zh_form_get_text (row), day) ||
         zh_fail (error, ZH_ERROR_INPUT, _ ("Day: “%s” is none. Write it like 2026-11-20"), zh_form_get_text (row));
}

/* The number that is chosen, 0 for a new one. */
static int
get_number (const Data *data)
{
  guint selected = adw_combo_row_get_selected (data->choice);

  return selected < data->numbers->len ? g_array_index (data->numbers, int, selected) : 0;
}

/* Terms */

static ZhChange *
apply_terms (ZhFormSheet *sheet,
             gpointer     user_data,
             GError     **error)
{
  Data                  *data = user_data;
  const ZhTournament    *tournament = get_tournament (sheet);
  const ZhContestRecord *kept = zh_contest_of_tournament (tournament);
  g_autoptr (ZhContestRecord) next = zh_contest_record_new ();

  if (kept != NULL)
    zh_record_assign (&zh_contest_type, next, kept);
  return zh_contest_form_read (data->form, next, error) ? zh_desk_set_contest (get_desk (sheet), tournament->id, next, error) : NULL;
}

static const ZhContestWords terms_words[] = {
  { "kind", zh_contest_kinds, NULL, zh_contest_kind_get_label },
};

static gboolean
lacks_remarks_end (ZhSession *session)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (zh_session_get_competition (session), NULL);

  return zh_contest_lacks_remarks_end (zh_session_get_tournament (session), rules);
}

ZhFormSheet *
zh_contest_terms_sheet_new (GtkWindow *parent,
                            ZhSession *session)
{
  const ZhContestRecord *kept = zh_contest_of_tournament (zh_session_get_tournament (session));
  g_autoptr (ZhContestRecord) blank = zh_contest_record_new ();
  ZhFormSheet *sheet = zh_form_sheet_new (parent, session, _ ("Terms of the Contest"), _ ("_Save"));
  Data        *data = g_new0 (Data, 1);

  data->form = zh_contest_form_new (sheet, &zh_contest_type, kept != NULL ? kept : blank, terms_words, G_N_ELEMENTS (terms_words));
  zh_form_sheet_set_note (sheet, lacks_remarks_end (session) ? _ ("Sections: their names with semicolons between. The rules do not say how long remarks on the award are taken: say their last day here, or with the award.")
                                                             : _ ("Sections: their names with semicolons between. The last day of remarks may be left empty where the rules say how long they are taken."));
  zh_contest_form_take_focus (data->form);
  zh_form_sheet_set_apply (sheet, apply_terms, NULL, data, data_free);
  return sheet;
}

/* Judges */

static const ZhContestWords judge_words[] = {
  { "role", zh_contest_roles, NULL, zh_contest_role_get_label },
};

/* "1. Name", after a new one where there may be one; those who judge a section, or all. */
static void
add_judges (ZhFormSheet *sheet,
            Data        *data,
            const char  *fresh,
            int          section)
{
  const ZhTournament *tournament = get_tournament (sheet);
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  int none = 0;

  data->numbers = g_array_new (FALSE, FALSE, sizeof (int));
  if (fresh != NULL)
    {
      g_ptr_array_add (labels, g_strdup (fresh));
      g_array_append_val (data->numbers, none);
    }
  for (guint i = 0; i < tournament->contest_judges->len; i++)
    {
      const ZhContestJudge *judge = g_ptr_array_index (tournament->contest_judges, i);

      if (section != 0 && !zh_contest_check_judging (judge, section, NULL))
        continue;
      g_ptr_array_add (labels, g_strdup_printf ("%d. %s", judge->number, judge->name));
      g_array_append_val (data->numbers, judge->number);
    }
  g_ptr_array_add (labels, NULL);
  data->choice = zh_form_sheet_add_choice (sheet, _ ("Judge"), (const char *const *) labels->pdata, 0);
}

/* Another judge was chosen: the fields are that one's. */
static void
judge_changed (ZhFormSheet *sheet,
               gpointer     user_data)
{
  Data                 *data = user_data;
  guint                 selected = adw_combo_row_get_selected (data->choice);
  const ZhContestJudge *kept = zh_contest_find_judge (get_tournament (sheet), get_number (data));
  g_autoptr (ZhContestJudge) blank = zh_contest_judge_new ();

  if (selected == data->shown)
    return;
  data->shown = selected;
  zh_contest_form_show (data->form, kept != NULL ? kept : blank);
}

static ZhChange *
apply_judge (ZhFormSheet *sheet,
             gpointer     user_data,
             GError     **error)
{
  Data *data = user_data;
  g_autoptr (ZhContestJudge) next = zh_contest_judge_new ();

  next->number = get_number (data);
  return zh_contest_form_read (data->form, next, error) ? zh_desk_set_contest_judge (get_desk (sheet), get_tournament (sheet)->id, next, error) : NULL;
}

ZhFormSheet *
zh_contest_judge_sheet_new (GtkWindow *parent,
                            ZhSession *session)
{
  g_autoptr (ZhContestJudge) blank = zh_contest_judge_new ();
  ZhFormSheet *sheet = zh_form_sheet_new (parent, session, _ ("Judges of the Contest"), _ ("_Save"));
  Data        *data = g_new0 (Data, 1);

  add_judges (sheet, data, _ ("New judge"), 0);
  data->form = zh_contest_form_new (sheet, &zh_contest_judge_type, blank, judge_words, G_N_ELEMENTS (judge_words));
  zh_contest_form_take_focus (data->form);
  zh_form_sheet_set_apply (sheet, apply_judge, judge_changed, data, data_free);
  return sheet;
}

static ZhChange *
apply_removal (ZhFormSheet *sheet,
               gpointer     user_data,
               GError     **error)
{
  return zh_desk_remove_contest_judge (get_desk (sheet), get_tournament (sheet)->id, get_number (user_data), error);
}

ZhFormSheet *
zh_contest_judge_removal_sheet_new (GtkWindow *parent,
                                    ZhSession *session)
{
  ZhFormSheet *sheet = zh_form_sheet_new (parent, session, _ ("Remove a Judge"), _ ("_Remove"));
  Data        *data = g_new0 (Data, 1);

  add_judges (sheet, data, NULL, 0);
  gtk_widget_grab_focus (GTK_WIDGET (data->choice));
  zh_form_sheet_set_apply (sheet, apply_removal, NULL, data, data_free);
  return sheet;
}

/* Works */

static ZhChange *
apply_work (ZhFormSheet *sheet,
            gpointer     user_data,
            GError     **error)
{
  Data               *data = user_data;
  const ZhTournament *tournament = get_tournament (sheet);
  const ZhWorkRecord *kept = zh_contest_find_work_by_id (tournament, data->work->id);
  gint64              section;

  if (!zh_text_parse_int (zh_form_get_text (data->first), 1, ZH_CONTEST_MAX_SECTIONS, &section))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Section: write a number from 1 to %d"), zh_contest_count_sections (zh_contest_of_tournament (tournament)));
  data->work->round = (int) section;
  if (!read_day (data->second, &data->work->received, error) || !zh_contest_form_read (data->form, data->work, error))
    return NULL;
  return zh_desk_enter_work (get_desk (sheet), tournament->id, kept != NULL ? kept->code : NULL, data->work, error);
}

ZhFormSheet *
zh_contest_work_sheet_new (GtkWindow          *parent,
                           ZhSession          *session,
                           const ZhWorkRecord *work)
{
  g_autofree char *title = work != NULL ? g_strdup_printf (_ ("Work %s"), work->code) : g_strdup (_ ("New Work"));
  ZhFormSheet     *sheet = zh_form_sheet_new (parent, session, title, _ ("_Save"));
  Data            *data = g_new0 (Data, 1);
  g_autofree char *section = g_strdup_printf ("%d", work != NULL ? work->round : 1);
  g_autofree char *received = work != NULL ? zh_date_format_iso (work->received) : g_strdup ("");

  zh_contest_words_of_works (zh_session_get_tournament (session)->sport, data->words);
  data->words[2].key = "lines"; /* they are for solvers */
  data->work = zh_work_record_new ();
  if (work != NULL)
    {
      zh_record_assign (&zh_work_record_type, data->work, work);
      data->work->id = work->id;
    }
  data->first = zh_form_sheet_add_entry (sheet, _ ("Number of the section"), section);
  data->second = zh_form_sheet_add_entry (sheet, _ ("Received; today where it is left empty"), received);
  data->form = zh_contest_form_new (sheet, &zh_work_record_type, data->work, data->words, G_N_ELEMENTS (data->words));
  zh_form_sheet_set_note (sheet, _ ("Author: surname and name, several with semicolons between; behind a comma the town, which tells namesakes apart. Position: FEN. Solution: behind // stands what only proves that it is the only one. Judges see the code alone."));
  gtk_widget_grab_focus (GTK_WIDGET (data->first));
  zh_form_sheet_set_apply (sheet, apply_work, NULL, data, data_free);
  return sheet;
}

/* The day of today where nothing stands. */
static gboolean
read_day_or_today (ZhFormSheet *sheet,
                   AdwEntryRow *row,
                   ZhDate      *day)
{
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (zh_desk_get_now (get_desk (sheet)));

  *day = (ZhDate){ (short) g_date_time_get_year (now), (char) g_date_time_get_month (now), (char) g_date_time_get_day_of_month (now) };
  return *zh_form_get_text (row) == '\0' || zh_date_parse (zh_form_get_text (row), day);
}

/* The answer follows what is typed. */
static void
correction_changed (ZhFormSheet *sheet,
                    gpointer     user_data)
{
  Data *data = user_data;
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (zh_session_get_competition (zh_form_sheet_get_session (sheet)), NULL);
  ZhDate           published = ZH_DATE_NONE;
  ZhDate           entered = ZH_DATE_NONE;
  gboolean         may;
  g_autofree char *text = NULL;

  if (rules != NULL && zh_date_parse (zh_form_get_text (data->first), &published) && zh_date_is_set (published) &&
      read_day_or_today (sheet, data->second, &entered))
    text = zh_contest_format_correction (rules, adw_combo_row_get_selected (data->choice) == 0, published, entered, &may, zh_language_get_screen ());
  zh_form_sheet_set_note (sheet, text != NULL ? text : _ ("Write the days like 2026-11-20; the answer of the rules stands here."));
}

ZhFormSheet *
zh_contest_correction_sheet_new (GtkWindow *parent,
                                 ZhSession *session)
{
  const char *const by[] = { _ ("Its author"), _ ("Another author"), NULL };
  ZhFormSheet      *sheet = zh_form_sheet_new (parent, session, _ ("Correction of a Work"), _ ("_Done"));
  Data             *data = g_new0 (Data, 1);

  data->first = zh_form_sheet_add_entry (sheet, _ ("Defective work published"), "");
  data->second = zh_form_sheet_add_entry (sheet, _ ("Correction comes in; today where it is left empty"), "");
  data->choice = zh_form_sheet_add_choice (sheet, _ ("Corrected by"), by, 1);
  gtk_widget_grab_focus (GTK_WIDGET (data->first));
  zh_form_sheet_set_apply (sheet, NULL, correction_changed, data, data_free);
  return sheet;
}

static ZhChange *
apply_withdrawal (ZhFormSheet *sheet,
                  gpointer     user_data,
                  GError     **error)
{
  Data  *data = user_data;
  ZhDate day = ZH_DATE_NONE;

  return read_day (data->first, &day, error) ? zh_desk_withdraw_work (get_desk (sheet), get_tournament (sheet)->id, data->work->code, day, error) : NULL;
}

/* A sheet about a work, which it keeps. */
static ZhFormSheet *
sheet_new (GtkWindow          *parent,
           ZhSession          *session,
           const char         *title,
           const char         *accept,
           const ZhWorkRecord *work,
           Data              **data)
{
  g_autofree char *text = g_strdup_printf (title, work->code);

  *data = g_new0 (Data, 1);
  (*data)->work = zh_work_record_new ();
  zh_record_assign (&zh_work_record_type, (*data)->work, work);
  (*data)->work->id = work->id;
  return zh_form_sheet_new (parent, session, text, accept);
}

ZhFormSheet *
zh_contest_withdrawal_sheet_new (GtkWindow          *parent,
                                 ZhSession          *session,
                                 const ZhWorkRecord *work)
{
  Data        *data;
  ZhFormSheet *sheet = sheet_new (parent, session, _ ("Withdraw Work %s"), _ ("_Withdraw"), work, &data);

  data->first = zh_form_sheet_add_entry (sheet, _ ("Day; today where it is left empty"), "");
  gtk_widget_grab_focus (GTK_WIDGET (data->first));
  zh_form_sheet_set_apply (sheet, apply_withdrawal, NULL, data, data_free);
  return sheet;
}

/* Marks */

static void
mark_changed (ZhFormSheet *sheet,
              gpointer     user_data)
{
  Data                 *data = user_data;
  guint                 selected = adw_combo_row_get_selected (data->choice);
  const ZhContestJudge *judge = zh_contest_find_judge (get_tournament (sheet), get_number (data));
  const ZhContestMark  *mark = judge != NULL ? zh_contest_find_mark (get_tournament (sheet), data->work, judge) : NULL;
  g_autofree char      *text = NULL;

  if (selected == data->shown)
    return;
  data->shown = selected;
  text = mark != NULL ? zh_contest_mark_format (mark->mark, zh_language_get_screen ()) : g_strdup ("");
  gtk_editable_set_text (GTK_EDITABLE (data->first), text);
  gtk_editable_set_text (GTK_EDITABLE (data->second), mark != NULL ? mark->note : "");
}

/* The first who has not given the work a mark. */
static void
choose_open_judge (ZhFormSheet *sheet,
                   Data        *data)
{
  for (guint i = 0; i < data->numbers->len; i++)
    {
      const ZhContestJudge *judge = zh_contest_find_judge (get_tournament (sheet), g_array_index (data->numbers, int, i));

      if (zh_contest_find_mark (get_tournament (sheet), data->work, judge) != NULL)
        continue;
      adw_combo_row_set_selected (data->choice, i);
      return;
    }
}

static ZhChange *
apply_mark (ZhFormSheet *sheet,
            gpointer     user_data,
            GError     **error)
{
  Data *data = user_data;

  return zh_desk_judge_work (get_desk (sheet), get_tournament (sheet)->id, data->work->code, get_number (data), zh_form_get_text (data->first),
                             zh_form_get_text (data->second), error);
}

ZhFormSheet *
zh_contest_mark_sheet_new (GtkWindow          *parent,
                           ZhSession          *session,
                           const ZhWorkRecord *work)
{
  Data        *data;
  ZhFormSheet *sheet = sheet_new (parent, session, _ ("Mark of Work %s"), _ ("_Save"), work, &data);

  add_judges (sheet, data, NULL, work->round);
  choose_open_judge (sheet, data);
  data->shown = GTK_INVALID_LIST_POSITION;
  data->first = zh_form_sheet_add_entry (sheet, _ ("Mark; empty takes it away"), "");
  data->second = zh_form_sheet_add_entry (sheet, _ ("Characteristic"), "");
  gtk_widget_grab_focus (GTK_WIDGET (data->first));
  zh_form_sheet_set_apply (sheet, apply_mark, mark_changed, data, data_free);
  return sheet;
}

/* Objections */

static void
add_objections (ZhFormSheet *sheet,
                Data        *data)
{
  const ZhTournament *tournament = get_tournament (sheet);
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  int none = 0;

  data->numbers = g_array_new (FALSE, FALSE, sizeof (int));
  g_ptr_array_add (labels, g_strdup (_ ("New objection")));
  g_array_append_val (data->numbers, none);
  for (guint i = 0; i < tournament->contest_objections->len; i++)
    {
      const ZhContestObjection *objection = g_ptr_array_index (tournament->contest_objections, i);

      if (objection->work_id != data->work->id)
        continue;
      g_ptr_array_add (labels, g_strdup_printf ("%d. %s", objection->number, objection->text));
      g_array_append_val (data->numbers, objection->number);
    }
  g_ptr_array_add (labels, NULL);
  data->choice = zh_form_sheet_add_choice (sheet, _ ("In the register"), (const char *const *) labels->pdata, 0);
}

static void
objection_changed (ZhFormSheet *sheet,
                   gpointer     user_data)
{
  Data                     *data = user_data;
  guint                     selected = adw_combo_row_get_selected (data->choice);
  const ZhContestObjection *kept = zh_contest_find_objection (get_tournament (sheet), get_number (data));
  g_autoptr (ZhContestObjection) blank = zh_contest_objection_new ();

  if (selected == data->shown)
    return;
  data->shown = selected;
  zh_contest_form_show (data->form, kept != NULL ? kept : blank);
}

static ZhChange *
apply_objection (ZhFormSheet *sheet,
                 gpointer     user_data,
                 GError     **error)
{
  Data *data = user_data;
  g_autoptr (ZhContestObjection) next = zh_contest_objection_new ();

  next->number = get_number (data);
  return zh_contest_form_read (data->form, next, error)
             ? zh_desk_set_objection (get_desk (sheet), get_tournament (sheet)->id, data->work->code, next, error)
             : NULL;
}

ZhFormSheet *
zh_contest_objection_sheet_new (GtkWindow          *parent,
                                ZhSession          *session,
                                const ZhWorkRecord *work)
{
  static ZhContestWords words[] = {
    { "ground", zh_contest_grounds, NULL, zh_contest_ground_get_label },
    { "verdict", zh_contest_verdicts, NULL, zh_contest_verdict_get_label },
  };
  g_autoptr (ZhContestObjection) blank = zh_contest_objection_new ();
  Data        *data;
  ZhFormSheet *sheet = sheet_new (parent, session, _ ("Objection against Work %s"), _ ("_Save"), work, &data);

  words[1].nothing = C_ ("verdict on an objection", "Open");
  add_objections (sheet, data);
  data->form = zh_contest_form_new (sheet, &zh_contest_objection_type, blank, words, G_N_ELEMENTS (words));
  zh_form_sheet_set_note (sheet, _ ("Days: today where they are left empty. An objection that is upheld takes the work out of the contest, unless its ground is another remark."));
  gtk_widget_grab_focus (GTK_WIDGET (data->choice));
  zh_form_sheet_set_apply (sheet, apply_objection, objection_changed, data, data_free);
  return sheet;
}

/* The award */

static ZhChange *
apply_award (ZhFormSheet *sheet,
             gpointer     user_data,
             GError     **error)
{
  Data  *data = user_data;
  gint64 tournament = get_tournament (sheet)->id;
  ZhDate day = ZH_DATE_NONE;
  ZhDate end = ZH_DATE_NONE;

  if (!read_day (data->first, &day, error) || (data->second != NULL && !read_day (data->second, &end, error)))
    return NULL;
  return data->is_final ? zh_desk_settle_award (get_desk (sheet), tournament, day, error) : zh_desk_publish_award (get_desk (sheet), tournament, day, end, error);
}

ZhFormSheet *
zh_contest_award_sheet_new (GtkWindow *parent,
                            ZhSession *session,
                            gboolean   is_final)
{
  ZhFormSheet *sheet = zh_form_sheet_new (parent, session, is_final ? _ ("Make the Award Final") : _ ("Publish the Preliminary Award"),
                                          is_final ? _ ("Make _Final") : _ ("_Publish"));
  Data *data = g_new0 (Data, 1);

  data->is_final = is_final;
  data->first = zh_form_sheet_add_entry (sheet, _ ("Day; today where it is left empty"), "");
  if (!is_final && lacks_remarks_end (session))
    {
      data->second = zh_form_sheet_add_entry (sheet, _ ("Last day of remarks"), "");
      zh_form_sheet_set_note (sheet, _ ("Neither the rules nor the terms say how long remarks on the award are taken."));
    }
  else if (!is_final)
    {
      data->second = zh_form_sheet_add_entry (sheet, _ ("Last day of remarks, where it is another than the terms or the rules say"), "");
    }
  gtk_widget_grab_focus (GTK_WIDGET (data->first));
  zh_form_sheet_set_apply (sheet, apply_award, NULL, data, data_free);
  return sheet;
}

static gboolean
has_judge (const ZhTournament *tournament,
           int                 section)
{
  for (guint i = 0; i < tournament->contest_judges->len; i++)
    if (zh_contest_check_judging (g_ptr_array_index (tournament->contest_judges, i), section, NULL))
      return TRUE;
  return FALSE;
}

ZhFormSheet *
zh_contest_next_sheet_new (GtkWindow *parent,
                           ZhSession *session)
{
  const ZhTournament    *tournament = zh_session_get_tournament (session);
  const ZhContestRecord *contest = zh_contest_of_tournament (tournament);
  const ZhWorkRecord    *unmarked = zh_contest_find_lacking (tournament);

  if (contest == NULL)
    return zh_contest_terms_sheet_new (parent, session);
  if (zh_date_is_set (contest->published))
    return zh_contest_award_sheet_new (parent, session, TRUE);
  if (tournament->works->len == 0)
    return zh_contest_work_sheet_new (parent, session, NULL);
  if (unmarked == NULL)
    return zh_contest_award_sheet_new (parent, session, FALSE);
  return has_judge (tournament, unmarked->round) ? zh_contest_mark_sheet_new (parent, session, unmarked) : zh_contest_judge_sheet_new (parent, session);
}
