#include "config.h"

#include "contest-view.h"

#include <glib/gi18n.h>

#include "after-frame.h"
#include "contest-intake.h"
#include "contest-sheets.h"
#include "desk-contest.h"
#include "feedback.h"
#include "file-asking.h"
#include "record-table.h"
#include "ruleset-defaults.h"
#include "solving-round.h"
#include "standings.h"
#include "work-testing.h"

struct _ZhContestView
{
  ZhBin parent_instance;

  ZhSession          *session; /* unowned: the page's */
  GSimpleActionGroup *actions;
  gint64              tournament_id;
  gboolean            shows_authors;

  GtkLabel      *stage;
  GtkEditable   *search;
  GtkMenuButton *menu;
  ZhRecordTable *table;
  GtkStack      *stack;
  GtkWidget     *enter;
};

G_DEFINE_FINAL_TYPE (ZhContestView, zh_contest_view, ZH_TYPE_BIN)

/* Authors are not shown until somebody wants it: works are judged by code. */
static const ZhRecordColumn columns[] = {
  { ZH_COL_WORK_SECTION, 4 },
  { ZH_COL_WORK, 8 },
  { ZH_COL_WORK_AUTHOR, 24, FALSE, TRUE },
  { ZH_COL_WORK_TASK, 24, TRUE },
  { ZH_COL_WORK_RECEIVED, 10 },
  { ZH_COL_WORK_MARK, 6 },
  { ZH_COL_PLACE, 5 },
  { ZH_COL_WORK_AWARD, 18 },
  { ZH_COL_WORK_OBJECTION, 18, TRUE },
};

static const ZhTournament *
get_tournament (ZhContestView *self)
{
  return self->session != NULL ? zh_session_get_tournament (self->session) : NULL;
}

static GtkWindow *
get_window (ZhContestView *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* The work under the cursor. */
static const ZhWorkRecord *
find_work (ZhContestView *self)
{
  ZhRecord *record = zh_record_table_get_selected (self->table);

  return record != NULL && get_tournament (self) != NULL ? zh_contest_find_work_by_id (get_tournament (self), zh_record_get_id (record)) : NULL;
}

/* Acts */

static void
terms_action (ZhContestView *self)
{
  gtk_window_present (GTK_WINDOW (zh_contest_terms_sheet_new (get_window (self), self->session)));
}

static void
judges_action (ZhContestView *self)
{
  gtk_window_present (GTK_WINDOW (zh_contest_judge_sheet_new (get_window (self), self->session)));
}

static void
remove_judge_action (ZhContestView *self)
{
  gtk_window_present (GTK_WINDOW (zh_contest_judge_removal_sheet_new (get_window (self), self->session)));
}

static void
enter_work_action (ZhContestView *self)
{
  gtk_window_present (GTK_WINDOW (zh_contest_work_sheet_new (get_window (self), self->session, NULL)));
}

static void
edit_work_action (ZhContestView *self)
{
  const ZhWorkRecord *work = find_work (self);

  if (work != NULL)
    gtk_window_present (GTK_WINDOW (zh_contest_work_sheet_new (get_window (self), self->session, work)));
}

static void
test_work_action (ZhContestView *self)
{
  const ZhWorkRecord *work = find_work (self);

  if (work != NULL)
    zh_work_testing_start (GTK_WIDGET (self), self->session, work);
}

static void
correction_action (ZhContestView *self)
{
  gtk_window_present (GTK_WINDOW (zh_contest_correction_sheet_new (get_window (self), self->session)));
}

static void
withdraw_work_action (ZhContestView *self)
{
  const ZhWorkRecord *work = find_work (self);

  if (work != NULL)
    gtk_window_present (GTK_WINDOW (zh_contest_withdrawal_sheet_new (get_window (self), self->session, work)));
}

static void
mark_work_action (ZhContestView *self)
{
  const ZhWorkRecord *work = find_work (self);

  if (work != NULL)
    gtk_window_present (GTK_WINDOW (zh_contest_mark_sheet_new (get_window (self), self->session, work)));
}

static void
object_action (ZhContestView *self)
{
  const ZhWorkRecord *work = find_work (self);

  if (work != NULL)
    gtk_window_present (GTK_WINDOW (zh_contest_objection_sheet_new (get_window (self), self->session, work)));
}

static void
publish_action (ZhContestView *self)
{
  gtk_window_present (GTK_WINDOW (zh_contest_award_sheet_new (get_window (self), self->session, FALSE)));
}

static void
settle_action (ZhContestView *self)
{
  gtk_window_present (GTK_WINDOW (zh_contest_award_sheet_new (get_window (self), self->session, TRUE)));
}

/* Each work of the table is an act of its own; the first that is refused ends it. Those that are there already are not
 * taken in again. */
static void
take_in (ZhContestView *self,
         GPtrArray     *works)
{
  guint n_known = 0;

  for (guint i = 0; i < works->len; i++)
    {
      g_autoptr (GError) error = NULL;
      ZhChange        *change;
      g_autofree char *title = NULL;

      if (zh_contest_intake_find_known (get_tournament (self), g_ptr_array_index (works, i)) != NULL)
        {
          n_known++;
          continue;
        }
      change = zh_desk_enter_work (zh_session_get_desk (self->session), self->tournament_id, NULL, g_ptr_array_index (works, i), &error);
      title = g_strdup_printf (_ ("Work %u of the file was not taken in"), i + 1);
      if (!zh_feedback_act (GTK_WIDGET (self), self->session, change, title, error))
        return;
    }
  if (n_known > 0)
    {
      g_autofree char *text = g_strdup_printf (ngettext ("%u work of the file was here already", "%u works of the file were here already", (gulong) n_known), n_known);

      zh_feedback_toast (GTK_WIDGET (self), text, NULL, NULL);
    }
}

static void
file_chosen_cb (ZhContestView *self,
                GFile         *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) works = NULL;

  if (g_file_load_contents (file, NULL, &text, NULL, NULL, &error))
    works = zh_contest_intake_read (text, 1, &error);
  if (works == NULL)
    zh_feedback_error (GTK_WIDGET (self), _ ("The file was not read"), error);
  else
    take_in (self, works);
}

static void
import_action (ZhContestView *self)
{
  zh_file_asking_show (self, _ ("Works from a File"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Take In"), NULL, G_CALLBACK (file_chosen_cb));
}

static const ZhMapAction action_entries[] = {
  { "terms", G_CALLBACK (terms_action) },
  { "judges", G_CALLBACK (judges_action) },
  { "remove-judge", G_CALLBACK (remove_judge_action) },
  { "enter-work", G_CALLBACK (enter_work_action) },
  { "import", G_CALLBACK (import_action) },
  { "edit-work", G_CALLBACK (edit_work_action) },
  { "test-work", G_CALLBACK (test_work_action) },
  { "correction", G_CALLBACK (correction_action) },
  { "withdraw-work", G_CALLBACK (withdraw_work_action) },
  { "mark-work", G_CALLBACK (mark_work_action) },
  { "object", G_CALLBACK (object_action) },
  { "publish", G_CALLBACK (publish_action) },
  { "settle", G_CALLBACK (settle_action) },
};

/* What is shown */

static void
enable (ZhContestView *self,
        const char    *name,
        gboolean       enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), enabled);
}

static void
update_actions (ZhContestView *self)
{
  const ZhTournament    *tournament = get_tournament (self);
  const ZhContestRecord *contest = tournament != NULL ? zh_contest_of_tournament (tournament) : NULL;
  gboolean               writable = tournament != NULL && !tournament->closed && zh_session_is_writable (self->session);
  gboolean               has_terms = writable && contest != NULL;
  gboolean               settled = contest != NULL && zh_date_is_set (contest->settled);
  gboolean               published = contest != NULL && zh_date_is_set (contest->published);
  gboolean               has_work = has_terms && find_work (self) != NULL;
  gboolean               has_judge = has_terms && !settled && tournament->contest_judges->len > 0;

  enable (self, "terms", writable && !settled);
  enable (self, "judges", has_terms && !settled);
  enable (self, "remove-judge", has_judge);
  enable (self, "enter-work", has_terms && !published);
  enable (self, "import", has_terms && !published);
  enable (self, "edit-work", has_work && !published);
  enable (self, "test-work", find_work (self) != NULL);
  enable (self, "withdraw-work", has_work && !published);
  enable (self, "mark-work", has_work && has_judge);
  enable (self, "object", has_work);
  enable (self, "publish", has_terms && !published);
  enable (self, "settle", has_terms && published && !settled);
}

static char *
format_objection (const ZhContestRow *row)
{
  const ZhContestObjection *objection = row->against != NULL ? row->against : row->late;

  if (objection == NULL)
    return g_strdup ("");
  return g_strdup_printf (row->against != NULL ? _ ("out of the contest: %s") : _ ("found too late: %s"),
                          zh_contest_ground_get_label (objection->ground, zh_language_get_screen ()));
}

/* What is hidden is not in the record either: a search for an author would find his works. */
static ZhRecord *
make_record (const ZhContestRow *row,
             gboolean            shows_author)
{
  const ZhLanguage   *language = zh_language_get_screen ();
  const ZhWorkRecord *work = row->work;
  ZhRecord           *record = zh_record_new_with (work->id, columns, G_N_ELEMENTS (columns));
  int                 result = zh_contest_row_get_result (row);
  g_autofree char    *mark = result >= 0 ? zh_contest_mark_format (result, language) : g_strdup ("");

  /* Translators: code of a work, its mark. */
  zh_record_take_label (record, g_strdup_printf (_ ("Work %1$s, mark %2$s"), work->code, *mark != '\0' ? mark : "–"));
  zh_record_put_sorted (record, ZH_COL_WORK_SECTION, g_strdup_printf ("%d", work->round), work->round);
  zh_record_put (record, ZH_COL_WORK, g_strdup (work->code));
  zh_record_put (record, ZH_COL_WORK_AUTHOR, g_strdup (shows_author ? work->author : ""));
  zh_record_put (record, ZH_COL_WORK_TASK, zh_work_format_task (work, language));
  zh_record_put_sorted (record, ZH_COL_WORK_RECEIVED, zh_language_format_short_date (language, work->received),
                        work->received.year * 10000 + work->received.month * 100 + work->received.day);
  zh_record_put_sorted (record, ZH_COL_WORK_MARK, g_steal_pointer (&mark), -result);
  zh_record_put_sorted (record, ZH_COL_PLACE, row->place > 0 ? zh_place_format (row->place, row->last_place) : g_strdup (""), row->place > 0 ? row->place : G_MAXINT);
  zh_record_put (record, ZH_COL_WORK_AWARD, zh_contest_row_format_award (row, language));
  zh_record_put (record, ZH_COL_WORK_OBJECTION, format_objection (row));
  return record;
}

static void
fill (ZhContestView      *self,
      const ZhTournament *tournament)
{
  const ZhContestRecord *contest = zh_contest_of_tournament (tournament);
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (zh_session_get_competition (self->session), NULL);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *stage = zh_contest_format_stage (tournament, zh_language_get_screen ());

  for (int section = 1; contest != NULL && section <= zh_contest_count_sections (contest); section++)
    {
      g_autoptr (GPtrArray) rows = zh_contest_rank (tournament, rules, section);

      for (guint i = 0; i < rows->len; i++)
        g_ptr_array_add (records, make_record (g_ptr_array_index (rows, i), self->shows_authors));
    }
  zh_record_table_set_records (self->table, records);
  gtk_label_set_text (self->stage, stage);
  gtk_stack_set_visible_child_name (self->stack, contest == NULL ? "empty" : records->len > 0 ? "works"
                                                                                              : "no-works");
}

/* Whether the column of the authors is shown. */
static void
authors_changed_cb (ZhContestView *self,
                    GVariant      *shown,
                    GSimpleAction *action)
{
  g_simple_action_set_state (action, shown);
  self->shows_authors = g_variant_get_boolean (shown);
  zh_record_table_show_column (self->table, ZH_COL_WORK_AUTHOR, self->shows_authors);
  if (self->tournament_id != 0)
    fill (self, get_tournament (self));
  zh_record_table_set_filter (self->table, gtk_editable_get_text (self->search));
}

static void
add_authors_action (ZhContestView *self)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new_stateful ("show-authors", NULL, g_variant_new_boolean (FALSE));

  g_signal_connect_object (action, "change-state", G_CALLBACK (authors_changed_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
}

gboolean
zh_contest_view_update (ZhContestView *self,
                        ZhSession     *session)
{
  const ZhTournament *tournament;

  g_return_val_if_fail (ZH_IS_CONTEST_VIEW (self), FALSE);

  self->session = session;
  tournament = get_tournament (self);
  self->tournament_id = tournament != NULL && tournament->play == ZH_PLAY_COMPOSITION ? tournament->id : 0;
  if (self->tournament_id == 0)
    return FALSE;
  fill (self, tournament);
  update_actions (self);
  return TRUE;
}

static void
selected_cb (ZhContestView *self)
{
  if (self->session != NULL)
    update_actions (self);
}

/* Return on a work marks it where somebody may, else shows what is known of it. */
static void
activated_cb (ZhContestView *self)
{
  const char *name = g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), "mark-work") ? "mark-work" : "edit-work";

  g_action_group_activate_action (G_ACTION_GROUP (self->actions), name, NULL);
}

/* The works, or the button that enters the first one. */
static void
take_focus_cb (GtkWidget *widget)
{
  ZhContestView *self = ZH_CONTEST_VIEW (widget);

  if (gtk_widget_get_mapped (self->enter))
    gtk_widget_grab_focus (self->enter);
  else
    zh_record_table_take_focus (self->table);
}

/* What was chosen from the menu is done, or asks in a window of its own: Return belongs to the works then. */
static void
menu_closed_cb (ZhContestView *self)
{
  zh_after_frame (GTK_WIDGET (self), take_focus_cb);
}

static void
search_changed_cb (ZhContestView *self)
{
  zh_record_table_set_filter (self->table, gtk_editable_get_text (self->search));
}

static void
search_done_cb (ZhContestView *self)
{
  zh_record_table_take_focus (self->table);
}

static void
zh_contest_view_class_init (ZhContestViewClass *class)
{
  ZH_DISPOSES (class, ZhContestView, g_object_unref, actions);
  ZH_NEEDS_TYPES (ZH_TYPE_RECORD_TABLE);
  ZH_TEMPLATE (class, ZhContestView, "contest-view", stage, search, menu, table, stack, enter);
  ZH_TEMPLATE_CALLBACKS (class, selected_cb, activated_cb, search_changed_cb, search_done_cb);
}

static void
zh_contest_view_init (ZhContestView *self)
{
  self->actions = g_simple_action_group_new ();
  zh_action_map_add (G_ACTION_MAP (self->actions), action_entries, G_N_ELEMENTS (action_entries), self);
  add_authors_action (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "contest", G_ACTION_GROUP (self->actions));
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_record_table_set_columns (self->table, _ ("Works of the contest"), columns, G_N_ELEMENTS (columns));
  g_signal_connect_object (gtk_menu_button_get_popover (self->menu), "closed", G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "records", zh_record_table_get_actions (self->table));
}

gboolean
zh_contest_view_take_focus (ZhContestView *self,
                            ZhSession     *session)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);

  g_return_val_if_fail (ZH_IS_CONTEST_VIEW (self), FALSE);

  if (tournament == NULL || tournament->play != ZH_PLAY_COMPOSITION)
    return FALSE;
  take_focus_cb (GTK_WIDGET (self));
  return TRUE;
}

gboolean
zh_contest_view_start_search (ZhContestView *self)
{
  g_return_val_if_fail (ZH_IS_CONTEST_VIEW (self), FALSE);

  return self->tournament_id != 0 && gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
