#include "config.h"

#include "solving-acts.h"

#include <glib/gi18n.h>

#include "desk-solving.h"
#include "feedback.h"
#include "file-asking.h"
#include "outside-reading.h"
#include "solving-sheets.h"
#include "work-testing.h"

struct _ZhSolvingActs
{
  GtkWidget          *page;    /* unowned */
  ZhSolvingGrid      *grid;    /* unowned */
  ZhSession          *session; /* unowned: the page's */
  int                 round;
  GSimpleActionGroup *actions;
};

static const ZhTournament *
get_tournament (ZhSolvingActs *self)
{
  return self->session != NULL ? zh_session_get_tournament (self->session) : NULL;
}

static const ZhSolvingRoundRecord *
get_round (ZhSolvingActs *self)
{
  const ZhTournament *tournament = get_tournament (self);

  return tournament != NULL ? zh_solving_find_round (tournament->solving_rounds, self->round) : NULL;
}

/* Acts on a round and its works are told by a toast with Undo. */
static void
finish (ZhSolvingActs *self,
        ZhChange      *change,
        const GError  *error)
{
  zh_feedback_act (self->page, self->session, change, _ ("That was not done"), error);
}

/* Acts on rounds and works */

static GtkWindow *
get_window (ZhSolvingActs *self)
{
  return GTK_WINDOW (gtk_widget_get_root (self->page));
}

/* The work under the cursor; the last one where the cursor is on none. */
static const ZhWorkRecord *
find_work (ZhSolvingActs *self)
{
  g_autoptr (GPtrArray) works = zh_solving_list_works (get_tournament (self)->works, self->round);
  ZhSolvingCursor cursor = { 0 };
  guint           number;

  zh_solving_grid_get_cursor (self->grid, &cursor);
  g_clear_pointer (&cursor.marks, g_array_unref);
  number = cursor.work > 0 ? (guint) cursor.work : works->len;
  return number >= 1 && number <= works->len ? g_ptr_array_index (works, number - 1) : NULL;
}

static void
new_round_action (ZhSolvingActs *self)
{
  const ZhTournament         *tournament = get_tournament (self);
  const ZhSolvingRoundRecord *last = zh_solving_find_round (tournament->solving_rounds, zh_solving_count_rounds (tournament));
  ZhSolvingRoundRecord        next = { .number = zh_solving_count_rounds (tournament) + 1 };

  next.minutes = last != NULL ? last->minutes : 0;
  next.day = last != NULL ? last->day : 1;
  gtk_window_present (GTK_WINDOW (zh_solving_round_sheet_new (get_window (self), self->session, &next)));
}

static void
edit_round_action (ZhSolvingActs *self)
{
  if (get_round (self) != NULL)
    gtk_window_present (GTK_WINDOW (zh_solving_round_sheet_new (get_window (self), self->session, get_round (self))));
}

static void
remove_round_action (ZhSolvingActs *self)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_remove_solving_round (zh_session_get_desk (self->session), get_tournament (self)->id, self->round, &error);

  finish (self, change, error);
}

static void
add_work_action (ZhSolvingActs *self)
{
  g_autoptr (ZhWorkRecord) work = zh_work_record_new ();

  work->round = self->round;
  gtk_window_present (GTK_WINDOW (zh_work_sheet_new (get_window (self), self->session, work)));
}

/* Kept on the page while a file is looked for and read. */
#define LISTED_ROUND_KEY "zh-listed-round"
#define ACTS_KEY "zh-solving-acts"

static void
list_read_cb (GtkWidget  *page,
              const char *text)
{
  ZhSolvingActs *self = g_object_get_data (G_OBJECT (page), ACTS_KEY);
  int            round = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (page), LISTED_ROUND_KEY));
  g_autoptr (GError) error = NULL;
  ZhChange *change = NULL;

  if (self == NULL || get_tournament (self) == NULL)
    return;
  change = zh_desk_add_works (zh_session_get_desk (self->session), get_tournament (self)->id, round, text, &error);
  zh_feedback_act (page, self->session, change, _ ("The works were not taken over"), error);
}

static void
list_chosen_cb (GtkWidget *page,
                GFile     *file)
{
  zh_outside_reading_start (page, file, _ ("The works were not taken over"), list_read_cb);
}

static void
add_works_action (ZhSolvingActs *self)
{
  g_object_set_data (G_OBJECT (self->page), LISTED_ROUND_KEY, GINT_TO_POINTER (self->round));
  zh_file_asking_show (self->page, _ ("Works from a File"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), NULL, G_CALLBACK (list_chosen_cb));
}

static void
edit_work_action (ZhSolvingActs *self)
{
  const ZhWorkRecord *work = find_work (self);

  if (work != NULL)
    gtk_window_present (GTK_WINDOW (zh_work_sheet_new (get_window (self), self->session, work)));
}

static void
test_work_action (ZhSolvingActs *self)
{
  const ZhWorkRecord *work = find_work (self);

  if (work != NULL)
    zh_work_testing_start (self->page, self->session, work);
}

static void
play_work_action (ZhSolvingActs *self)
{
  const ZhWorkRecord *work = find_work (self);

  if (work != NULL)
    gtk_widget_activate_action (self->page, "win.play-work", "(ii)", work->round, work->number);
}

static void
remove_work_action (ZhSolvingActs *self)
{
  const ZhWorkRecord *work = find_work (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change = work != NULL ? zh_desk_remove_work (zh_session_get_desk (self->session), get_tournament (self)->id, self->round, work->number, &error) : NULL;

  if (work != NULL)
    finish (self, change, error);
}

static void
annul_work_action (ZhSolvingActs *self)
{
  const ZhWorkRecord *work = find_work (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change = work != NULL ? zh_desk_annul_work (zh_session_get_desk (self->session), get_tournament (self)->id, self->round, work->number, !work->annulled, NULL, &error) : NULL;

  if (work != NULL)
    finish (self, change, error);
}

static void
start_clock_action (ZhSolvingActs *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_utc (zh_desk_get_now (zh_session_get_desk (self->session)));
  g_autofree char *text = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_start_solving_round (zh_session_get_desk (self->session), get_tournament (self)->id, self->round, text, &error);

  finish (self, change, error);
}

static void
close_round_action (ZhSolvingActs *self)
{
  const ZhSolvingRoundRecord *round = get_round (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change = NULL;

  if (round == NULL)
    return;
  change = round->closed ? zh_desk_reopen_solving_round (zh_session_get_desk (self->session), get_tournament (self)->id, self->round, NULL, &error)
                         : zh_desk_close_solving_round (zh_session_get_desk (self->session), get_tournament (self)->id, self->round, &error);
  finish (self, change, error);
}

static const ZhMapAction action_entries[] = {
  { "new-round", G_CALLBACK (new_round_action) },
  { "edit-round", G_CALLBACK (edit_round_action) },
  { "remove-round", G_CALLBACK (remove_round_action) },
  { "close-round", G_CALLBACK (close_round_action) },
  { "add-work", G_CALLBACK (add_work_action) },
  { "add-works", G_CALLBACK (add_works_action) },
  { "edit-work", G_CALLBACK (edit_work_action) },
  { "test-work", G_CALLBACK (test_work_action) },
  { "play-work", G_CALLBACK (play_work_action) },
  { "remove-work", G_CALLBACK (remove_work_action) },
  { "annul-work", G_CALLBACK (annul_work_action) },
  { "start-clock", G_CALLBACK (start_clock_action) },
};

static void
enable (ZhSolvingActs *self,
        const char    *name,
        gboolean       enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), enabled);
}

static void
update_actions (ZhSolvingActs *self)
{
  const ZhTournament         *tournament = get_tournament (self);
  const ZhSolvingRoundRecord *round = get_round (self);
  gboolean                    writable = tournament != NULL && !tournament->closed && zh_session_is_writable (self->session);
  gboolean                    open = writable && round != NULL && !round->closed;
  gboolean                    has_work = open && find_work (self) != NULL;

  enable (self, "new-round", writable);
  enable (self, "edit-round", open);
  enable (self, "remove-round", open && self->round == zh_solving_count_rounds (tournament));
  enable (self, "close-round", writable && round != NULL);
  enable (self, "add-work", open);
  enable (self, "add-works", open);
  enable (self, "edit-work", has_work);
  enable (self, "test-work", round != NULL && find_work (self) != NULL);
  enable (self, "play-work", round != NULL && find_work (self) != NULL && *find_work (self)->position != '\0');
  enable (self, "remove-work", has_work);
  enable (self, "annul-work", has_work);
  enable (self, "start-clock", open);
}

ZhSolvingActs *
zh_solving_acts_new (GtkWidget     *page,
                     ZhSolvingGrid *grid)
{
  ZhSolvingActs *self = g_new0 (ZhSolvingActs, 1);

  self->page = page;
  self->grid = grid;
  g_object_set_data (G_OBJECT (page), ACTS_KEY, self);
  self->actions = g_simple_action_group_new ();
  zh_action_map_add (G_ACTION_MAP (self->actions), action_entries, G_N_ELEMENTS (action_entries), self);
  gtk_widget_insert_action_group (page, "solving", G_ACTION_GROUP (self->actions));
  return self;
}

void
zh_solving_acts_free (ZhSolvingActs *self)
{
  gtk_widget_insert_action_group (self->page, "solving", NULL);
  g_object_set_data (G_OBJECT (self->page), ACTS_KEY, NULL);
  g_object_unref (self->actions);
  g_free (self);
}

void
zh_solving_acts_show (ZhSolvingActs *self,
                      ZhSession     *session,
                      int            round)
{
  self->session = session;
  self->round = round;
  update_actions (self);
}
