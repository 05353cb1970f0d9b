#include "config.h"

#include "case-sheets.h"

#include <glib/gi18n.h>

#include "desk-protests.h"
#include "errors.h"
#include "official-roles.h"
#include "protest-words.h"
#include "text-bounds.h"
#include "text-limits.h"
#include "text-lines.h"

#define MAX_MEMBERS 24

/* The fields of all these sheets; each fills what it has. */
typedef struct
{
  ZhSession   *session; /* unowned: the sheet holds it */
  gint64       id;
  int          n_members;
  char        *members[MAX_MEMBERS];
  AdwEntryRow *interests[MAX_MEMBERS];
  AdwEntryRow *time;
  AdwEntryRow *place; /* of the hearing alone */
  AdwEntryRow *names;
  AdwComboRow *decision;
  AdwComboRow *forum;
  AdwEntryRow *votes_for;
  AdwEntryRow *votes_against;
  GtkTextView *reason;
  AdwComboRow *effect;
  AdwEntryRow *result;
  AdwEntryRow *note;
  AdwEntryRow *amount;
  AdwComboRow *deposit;
} Form;

static void
form_free (gpointer data)
{
  Form *form = data;

  for (int i = 0; i < form->n_members; i++)
    g_free (form->members[i]);
  g_free (form);
}

static Form *
form_new (ZhSession *session,
          gint64     id)
{
  Form *form = g_new0 (Form, 1);

  form->session = session;
  form->id = id;
  return form;
}

static const ZhProtest *
get_case (Form *form)
{
  return zh_competition_find_protest (zh_session_get_competition (form->session), form->id);
}

static ZhDesk *
get_desk (Form *form)
{
  return zh_session_get_desk (form->session);
}

/* "Protest no. 3: Committee" */
static ZhFormSheet *
make_sheet (GtkWindow  *parent,
            Form       *form,
            const char *step,
            const char *accept)
{
  g_autofree char *title = g_strdup_printf (_ ("Protest no. %1$d: %2$s"), get_case (form)->number, step);

  return zh_form_sheet_new (parent, form->session, title, accept);
}

/* Names divided by commas or semicolons. */
static char **
split_names (AdwEntryRow *row)
{
  char **names = g_strsplit_set (zh_form_get_text (row), ",;", -1);

  for (char **name = names; *name != NULL; name++)
    g_strstrip (*name);
  return names;
}

/* Who protests, and the other side of the board. */
static char *
dup_parties (Form *form)
{
  const ZhProtest    *protest = get_case (form);
  const ZhTournament *tournament = zh_competition_find_tournament (zh_session_get_competition (form->session), protest->tournament_id);
  const ZhRound      *round = zh_tournament_find_round (tournament, protest->round);
  const ZhPairing    *pairing = round != NULL && protest->board > 0 ? zh_round_find_pairing (round, protest->board) : NULL;
  GString            *text = g_string_new (protest->by);

  for (int side = 0; pairing != NULL && side < 2; side++)
    {
      const ZhEntry   *entry = pairing->entry[side] != protest->entry_id ? zh_tournament_find_entry (tournament, pairing->entry[side]) : NULL;
      g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : NULL;

      if (name != NULL)
        g_string_append_printf (text, ", %s", name);
    }
  return g_string_free (text, FALSE);
}

/* Committee */

static GArray *
list_conflicts (Form *form)
{
  GArray *conflicts = g_array_new (FALSE, FALSE, sizeof (ZhCommitteeConflict));

  for (int i = 0; i < form->n_members; i++)
    {
      ZhCommitteeConflict conflict = { form->members[i], zh_form_get_text (form->interests[i]) };

      if (*conflict.reason != '\0')
        g_array_append_val (conflicts, conflict);
    }
  return conflicts;
}

static ZhChange *
apply_committee (ZhFormSheet *sheet,
                 gpointer     data,
                 GError     **error)
{
  Form *form = data;
  g_autoptr (GArray) conflicts = list_conflicts (form);

  return zh_desk_draw_committee (get_desk (form), form->id, (const ZhCommitteeConflict *) conflicts->data, conflicts->len, error);
}

/* Who would hear the case, or why nobody may. */
static void
show_committee (ZhFormSheet *sheet,
                gpointer     data)
{
  Form *form = data;
  g_autoptr (GArray) conflicts = list_conflicts (form);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) people = zh_competition_draw_committee (zh_session_get_competition (form->session), get_case (form), (const ZhCommitteeConflict *) conflicts->data, conflicts->len, &error);
  g_autoptr (GString) text = g_string_new (people == NULL ? error->message : "");

  for (guint i = 0; people != NULL && i < people->len; i++)
    {
      const ZhProtestPerson *person = g_ptr_array_index (people, i);

      g_string_append_printf (text, "%s%s: %s", i > 0 ? "\n" : "", zh_protest_word_get_label (ZH_PROTEST_PART, person->part, zh_language_get_screen ()), person->name);
    }
  zh_form_sheet_set_note (sheet, text->str);
}

ZhFormSheet *
zh_committee_sheet_new (GtkWindow *parent,
                        ZhSession *session,
                        gint64     protest_id)
{
  Form                *form = form_new (session, protest_id);
  ZhFormSheet         *sheet = make_sheet (parent, form, _ ("committee"), _ ("_Draw"));
  const ZhCompetition *competition = zh_session_get_competition (session);

  for (guint i = 0; i < competition->officials->len && form->n_members < MAX_MEMBERS; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);
      g_autofree char  *title = g_strdup_printf (_ ("%s: interest in the case, if any"), official->name);

      if (!zh_official_role_is_committee (official->role))
        continue;
      form->members[form->n_members] = g_strdup (official->name);
      form->interests[form->n_members] = zh_form_sheet_add_entry (sheet, title, "");
      form->n_members++;
    }
  zh_form_sheet_set_apply (sheet, apply_committee, show_committee, form, form_free);
  if (form->n_members > 0)
    gtk_widget_grab_focus (GTK_WIDGET (form->interests[0]));
  return sheet;
}

/* Hearing and notice: when, and with whom */

static ZhChange *
apply_hearing (ZhFormSheet *sheet,
               gpointer     data,
               GError     **error)
{
  Form *form = data;
  g_auto (GStrv) names = split_names (form->names);
  gint64 time = 0;

  if (!zh_form_parse_time (zh_form_get_text (form->time), &time, error))
    return NULL;
  return zh_desk_hear_protest (get_desk (form), form->id, time, zh_form_get_text (form->place), (const char *const *) names, error);
}

static ZhChange *
apply_notice (ZhFormSheet *sheet,
              gpointer     data,
              GError     **error)
{
  Form *form = data;
  g_auto (GStrv) names = split_names (form->names);
  gint64 time = 0;

  if (!zh_form_parse_time (zh_form_get_text (form->time), &time, error))
    return NULL;
  return zh_desk_notify_protest (get_desk (form), form->id, (const char *const *) names, time, error);
}

static ZhFormSheet *
new_people_sheet (GtkWindow  *parent,
                  Form       *form,
                  const char *step,
                  const char *question,
                  gboolean    has_place,
                  ZhFormApply apply)
{
  ZhFormSheet     *sheet = make_sheet (parent, form, step, _ ("_Write Down"));
  g_autofree char *now = zh_form_format_now ();
  g_autofree char *parties = dup_parties (form);

  form->time = zh_form_sheet_add_entry (sheet, _ ("When, as 14:30"), now);
  if (has_place)
    form->place = zh_form_sheet_add_entry (sheet, _ ("Place"), "");
  form->names = zh_form_sheet_add_entry (sheet, question, parties);
  zh_text_bounds_set (GTK_WIDGET (form->names), ZH_TEXT_LIST_MAX);
  zh_form_sheet_set_apply (sheet, apply, NULL, form, form_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->names));
  return sheet;
}

/* Decision */

/* The value chosen; what is not said cannot be chosen. */
static int
get_value (AdwComboRow *row)
{
  return (int) adw_combo_row_get_selected (row) + 1;
}

static gboolean
parse_votes (AdwEntryRow *row,
             int         *votes,
             GError     **error)
{
  gint64 value = 0;

  *votes = -1;
  if (*zh_form_get_text (row) == '\0' || !gtk_widget_get_visible (GTK_WIDGET (row)))
    return TRUE;
  if (!zh_text_parse_int (zh_form_get_text (row), 0, MAX_MEMBERS, &value))
    return zh_fail (error, ZH_ERROR_INPUT,
                    _ ("%s: “%s” is no number of votes. Write a whole number from 0 to %d"),
                    adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), zh_form_get_text (row), MAX_MEMBERS);
  *votes = (int) value;
  return TRUE;
}

static ZhChange *
apply_decision (ZhFormSheet *sheet,
                gpointer     data,
                GError     **error)
{
  Form            *form = data;
  g_autofree char *reason = zh_form_dup_text (form->reason);
  ZhProtestRuling  ruling = { .forum = (ZhProtestForum) get_value (form->forum),
                              .decision = (ZhProtestDecision) get_value (form->decision),
                              .reason = reason,
                              .effect = (ZhProtestEffect) get_value (form->effect),
                              .effect_note = zh_form_get_text (form->note) };

  if (!zh_form_parse_time (zh_form_get_text (form->time), &ruling.time, error))
    return NULL;
  /* What is not on show was not said. */
  if (ruling.effect == ZH_PROTEST_EFFECT_RESULT)
    ruling.result = zh_form_get_text (form->result);
  if (ruling.forum == ZH_PROTEST_FORUM_COMMITTEE &&
      (!parse_votes (form->votes_for, &ruling.votes_for, error) || !parse_votes (form->votes_against, &ruling.votes_against, error)))
    return NULL;
  if (form->deposit != NULL)
    ruling.deposit = (ZhProtestDeposit) get_value (form->deposit);
  return zh_desk_decide_protest (get_desk (form), form->id, &ruling, error);
}

/* Only the fields that the choice needs. */
static void
show_needed (ZhFormSheet *sheet,
             gpointer     data)
{
  Form    *form = data;
  int      effect = get_value (form->effect);
  gboolean granted = zh_protest_decision_is_granted ((ZhProtestDecision) get_value (form->decision));
  gboolean votes = get_value (form->forum) == ZH_PROTEST_FORUM_COMMITTEE;

  if (!granted && effect != ZH_PROTEST_EFFECT_NONE)
    {
      adw_combo_row_set_selected (form->effect, ZH_PROTEST_EFFECT_NONE - 1);
      return;
    }
  gtk_widget_set_visible (GTK_WIDGET (form->votes_for), votes);
  gtk_widget_set_visible (GTK_WIDGET (form->votes_against), votes);
  gtk_widget_set_visible (GTK_WIDGET (form->result), effect == ZH_PROTEST_EFFECT_RESULT);
  gtk_widget_set_visible (GTK_WIDGET (form->note), granted && effect == ZH_PROTEST_EFFECT_NONE);
}

static AdwComboRow *
add_words (ZhFormSheet  *sheet,
           ZhProtestWord kind,
           const char   *title,
           guint         selected)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  for (int value = 1; zh_protest_get_words (kind)[value] != NULL; value++)
    g_ptr_array_add (labels, (gpointer) zh_protest_word_get_label (kind, value, zh_language_get_screen ()));
  g_ptr_array_add (labels, NULL);
  return zh_form_sheet_add_choice (sheet, title, (const char *const *) labels->pdata, selected);
}

ZhFormSheet *
zh_decision_sheet_new (GtkWindow *parent,
                       ZhSession *session,
                       gint64     protest_id)
{
  Form            *form = form_new (session, protest_id);
  ZhFormSheet     *sheet = make_sheet (parent, form, _ ("decision"), _ ("_Decide"));
  const ZhProtest *protest = get_case (form);
  g_autofree char *now = zh_form_format_now ();
  gboolean         is_drawn = zh_protest_get_step (protest) >= ZH_PROTEST_DRAWN;

  form->decision = add_words (sheet, ZH_PROTEST_DECISION, _ ("Decision"), 0);
  form->forum = add_words (sheet, ZH_PROTEST_FORUM, _ ("Who decides"), is_drawn ? 0 : 1);
  form->votes_for = zh_form_sheet_add_entry (sheet, _ ("Votes for the protest"), "");
  form->votes_against = zh_form_sheet_add_entry (sheet, _ ("Votes against it"), "");
  form->reason = zh_form_sheet_add_text (sheet, _ ("Reason of the decision"), "");
  form->effect = add_words (sheet, ZH_PROTEST_EFFECT, _ ("What follows"), protest->incident_id != 0 ? 0 : 1);
  form->result = zh_form_sheet_add_entry (sheet, _ ("Result, as 1-0, 0-1, =-= or clear"), "");
  form->note = zh_form_sheet_add_entry (sheet, _ ("Why nothing is applied"), "");
  if (*protest->deposit != '\0')
    form->deposit = add_words (sheet, ZH_PROTEST_DEPOSIT, _ ("Deposit"), 1);
  form->time = zh_form_sheet_add_entry (sheet, _ ("When, as 14:30"), now);
  zh_form_sheet_set_apply (sheet, apply_decision, show_needed, form, form_free);
  /* a field that is not shown would swallow the keys */
  gtk_widget_grab_focus (gtk_widget_get_visible (GTK_WIDGET (form->votes_for)) ? GTK_WIDGET (form->votes_for) : GTK_WIDGET (form->reason));
  return sheet;
}

/* Deposit */

static ZhChange *
apply_deposit (ZhFormSheet *sheet,
               gpointer     data,
               GError     **error)
{
  Form *form = data;

  return zh_desk_set_protest_deposit (get_desk (form), form->id, zh_form_get_text (form->amount), (ZhProtestDeposit) get_value (form->deposit), error);
}

ZhFormSheet *
zh_deposit_sheet_new (GtkWindow *parent,
                      ZhSession *session,
                      gint64     protest_id)
{
  Form            *form = form_new (session, protest_id);
  ZhFormSheet     *sheet = make_sheet (parent, form, _ ("deposit"), _ ("_Store"));
  const ZhProtest *protest = get_case (form);
  guint            selected = protest->deposit_state != ZH_PROTEST_DEPOSIT_NOT_SAID ? (guint) protest->deposit_state - 1 : 0;

  form->amount = zh_form_sheet_add_entry (sheet, _ ("Amount"), protest->deposit);
  form->deposit = add_words (sheet, ZH_PROTEST_DEPOSIT, _ ("Deposit"), selected);
  zh_form_sheet_set_apply (sheet, apply_deposit, NULL, form, form_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->amount));
  return sheet;
}

ZhFormSheet *
zh_next_step_sheet_new (GtkWindow *parent,
                        ZhSession *session,
                        gint64     protest_id)
{
  const ZhProtest *protest = zh_competition_find_protest (zh_session_get_competition (session), protest_id);

  if (protest == NULL)
    return NULL;
  switch (zh_protest_get_step (protest))
    {
    case ZH_PROTEST_FILED:
      return zh_committee_sheet_new (parent, session, protest_id);
    case ZH_PROTEST_DRAWN:
      return new_people_sheet (parent, form_new (session, protest_id), _ ("hearing"), _ ("Who was heard, with commas"), TRUE, apply_hearing);
    case ZH_PROTEST_HEARD:
      return zh_decision_sheet_new (parent, session, protest_id);
    case ZH_PROTEST_DECIDED:
      return new_people_sheet (parent, form_new (session, protest_id), _ ("notice"), _ ("Who was told, with commas"), FALSE, apply_notice);
    case ZH_PROTEST_NOTIFIED:
    default:
      return NULL;
    }
}
