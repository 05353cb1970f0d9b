#include "config.h"

#include "post-window.h"

#include <glib/gi18n.h>

#include "address-sheet.h"
#include "adjudication-sheets.h"
#include "claim-sheets.h"
#include "desk-addresses.h"
#include "desk-letters.h"
#include "mail-files.h"
#include "message-label.h"
#include "post-acts.h"
#include "post-lists.h"
#include "record-table.h"

struct _ZhPostWindow
{
  AdwWindow parent_instance;

  ZhSession     *session;
  ZhPostLists   *lists; /* as shown; NULL before zh_post_window_new() */
  ZhRecordTable *tables[ZH_N_POST_LISTS];

  GtkStack       *stack;
  ZhRecordTable  *table;
  ZhRecordTable  *due_table;
  ZhRecordTable  *claim_table;
  ZhRecordTable  *leave_table;
  ZhRecordTable  *address_table;
  ZhPostGrid     *grid;
  ZhLeaveChart   *chart;
  GtkEditable    *search;
  GtkEditable    *day;
  GtkCheckButton *only_due;
  GtkLabel       *remark; /* of the row under the cursor, which a narrow window cuts short */
  GtkLabel       *count;
  GtkLabel       *message;
};

G_DEFINE_FINAL_TYPE (ZhPostWindow, zh_post_window, ADW_TYPE_WINDOW)

static const ZhTournament *
get_tournament (ZhPostWindow *self)
{
  return zh_post_lists_get_tournament (self->lists);
}

/* The day that is asked about; today where none is written. @is_day: whether what is written is one */
static int
get_day (ZhPostWindow *self,
         gboolean     *is_day)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->day)));
  int              day = 0;

  *is_day = *text == '\0' || zh_letter_day_parse (text, &day);
  return day != 0 ? day : zh_desk_get_letter_day (zh_session_get_desk (self->session));
}

/* The id of the row under the cursor of a list; 0 where there is none. */
static gint64
get_chosen_id (ZhPostWindow *self,
               ZhPostList    list)
{
  ZhRecord *record = zh_record_table_get_selected (self->tables[list]);

  return record != NULL ? zh_record_get_id (record) : 0;
}

/* What is drawn rather than listed. */
static void
draw_games (ZhPostWindow *self)
{
  gboolean    is_day;
  int         day = get_day (self, &is_day);
  const char *search = gtk_editable_get_text (self->search);

  zh_post_lists_show_cells (self->lists, self->grid, day, gtk_check_button_get_active (self->only_due), search);
  zh_post_lists_show_leaves (self->lists, self->chart, day, search);
  zh_leave_chart_select (self->chart, (int) get_chosen_id (self, ZH_POST_LEAVES) - 1);
}

static void
fill (ZhPostWindow *self)
{
  gboolean         is_day;
  int              day = get_day (self, &is_day);
  gboolean         only_due = gtk_check_button_get_active (self->only_due);
  g_autofree char *count = NULL;
  g_autoptr (GError) error = NULL;

  zh_post_grid_show (self->grid, NULL);
  zh_post_lists_load (self->lists, day, only_due, &error);
  for (int i = 0; i < ZH_N_POST_LISTS; i++)
    {
      g_autoptr (GPtrArray) rows = zh_post_lists_make_rows (self->lists, (ZhPostList) i, day, only_due);

      zh_record_table_set_records (self->tables[i], rows);
    }
  draw_games (self);
  count = zh_post_lists_format_count (self->lists, day);
  gtk_label_set_text (self->count, count);
  if (error != NULL)
    zh_message_label_show (self->message, error->message);
  else
    zh_message_label_show (self->message, is_day ? NULL : _ ("This is no day of the calendar. Write it as 2030-03-01"));
}

static void
session_changed_cb (ZhPostWindow *self)
{
  if (get_tournament (self) == NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    fill (self);
}

static void
search_changed_cb (ZhPostWindow *self)
{
  for (int i = 0; i < ZH_N_POST_LISTS; i++)
    zh_record_table_set_filter (self->tables[i], gtk_editable_get_text (self->search));
  if (self->session != NULL && get_tournament (self) != NULL)
    draw_games (self);
}

static void
asked_cb (ZhPostWindow *self)
{
  if (self->session != NULL)
    fill (self);
}

/* The table of partners stands behind the lists. */
#define GRID ZH_N_POST_LISTS
#define N_VIEWS (ZH_N_POST_LISTS + 1)

/* The names of the lists and of the table in the template, in their order. */
static const char *const view_names[N_VIEWS] = { "games", "deadlines", "claims", "leaves", "addresses", "partners" };

/* The list on screen, or the table. */
static int
get_view (ZhPostWindow *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->stack);

  for (int i = 0; name != NULL && i < N_VIEWS; i++)
    if (g_str_equal (name, view_names[i]))
      return i;
  return ZH_POST_GAMES;
}

static void
show_remark_cb (ZhPostWindow *self)
{
  int              view;
  ZhRecord        *record;
  g_autofree char *remark = NULL;

  if (self->session == NULL)
    return;
  view = get_view (self);
  record = view != GRID ? zh_record_table_get_selected (self->tables[view]) : NULL;
  if (view == GRID)
    remark = zh_post_grid_describe (self->grid);
  else
    remark = record != NULL ? zh_post_rows_dup_remark ((ZhPostList) view, record) : g_strdup ("");
  gtk_label_set_text (self->remark, remark);
  gtk_widget_set_visible (GTK_WIDGET (self->remark), *remark != '\0');
}

/* The game under the cursor of the list on screen, of one that lists no games that of the first; NULL where there is none. */
static const ZhPostGame *
get_chosen (ZhPostWindow *self)
{
  int        view = get_view (self);
  ZhPostList list = view == ZH_POST_DEADLINES || view == ZH_POST_CLAIMS ? (ZhPostList) view : ZH_POST_GAMES;

  if (view == GRID)
    return zh_post_grid_get_game (self->grid);
  return zh_post_lists_find_game (self->lists, list, get_chosen_id (self, list));
}

static gboolean
check_writable (ZhPostWindow *self)
{
  if (zh_session_is_writable (self->session))
    return TRUE;
  zh_message_label_show (self->message, _ ("This file is open for reading alone"));
  return FALSE;
}

static void
letters_action (GtkWidget *widget)
{
  ZhPostWindow     *self = ZH_POST_WINDOW (widget);
  const ZhPostGame *game = get_chosen (self);

  if (game == NULL)
    zh_message_label_show (self->message, _ ("No game is chosen. Choose one in the list"));
  else if (check_writable (self))
    gtk_window_present (zh_post_acts_open_letters (GTK_WINDOW (self), self->session, game));
}

/* What is due is done on its own sheet, or stands in the form of the letters. */
static void
due_activated_cb (ZhPostWindow *self)
{
  const ZhPostDeadline *deadline = zh_post_lists_find_deadline (self->lists, get_chosen_id (self, ZH_POST_DEADLINES));

  if (deadline != NULL && check_writable (self))
    zh_post_acts_open_due (GTK_WINDOW (self), self->session, deadline);
}

static void
mails_told (GtkWidget  *widget,
            const char *text)
{
  zh_message_label_show (ZH_POST_WINDOW (widget)->message, text);
}

static void
mails_chosen_cb (ZhPostWindow *self,
                 GListModel   *files)
{
  zh_mail_files_take (GTK_WIDGET (self), self->session, self->lists->tournament_id, 0, 0, 0, files, mails_told);
}

/* Of whichever games they name. */
static void
mails_action (GtkWidget *widget)
{
  if (check_writable (ZH_POST_WINDOW (widget)))
    zh_mail_files_ask (widget, G_CALLBACK (mails_chosen_cb));
}

/* Who claims is most often the side that waits. */
static ZhLetterSide
find_claimant (const ZhPostGame *game)
{
  return game->state != NULL ? (ZhLetterSide) (1 - game->state->turn) : ZH_LETTER_WHITE;
}

static void
claim_action (GtkWidget *widget)
{
  ZhPostWindow     *self = ZH_POST_WINDOW (widget);
  const ZhPostGame *game = get_chosen (self);

  if (game == NULL)
    zh_message_label_show (self->message, _ ("No game is chosen. Choose one in the list"));
  else if (check_writable (self))
    gtk_window_present (GTK_WINDOW (zh_claim_sheet_new (GTK_WINDOW (self), self->session, &game->place, 0, find_claimant (game))));
}

/* Of the last claim of the game that waits. */
static int
find_open_claim (ZhPostWindow     *self,
                 const ZhPostGame *game)
{
  int number = game != NULL ? zh_claim_find_open (zh_session_get_competition (self->session), &game->place) : 0;

  if (number == 0)
    zh_message_label_show (self->message, _ ("No claim of this game waits for a decision"));
  return number;
}

static void
object_action (GtkWidget *widget)
{
  ZhPostWindow     *self = ZH_POST_WINDOW (widget);
  const ZhPostGame *game = get_chosen (self);
  int               number = find_open_claim (self, game);

  if (number != 0 && check_writable (self))
    gtk_window_present (GTK_WINDOW (zh_objection_sheet_new (GTK_WINDOW (self), self->session, &game->place, number)));
}

static void
decide_action (GtkWidget *widget)
{
  ZhPostWindow     *self = ZH_POST_WINDOW (widget);
  const ZhPostGame *game = get_chosen (self);
  int               number = find_open_claim (self, game);

  if (number != 0 && check_writable (self))
    gtk_window_present (GTK_WINDOW (zh_claim_decision_sheet_new (GTK_WINDOW (self), self->session, &game->place, number)));
}

/* Of the game that is chosen. */
static void
adjudicate_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ZhPostWindow     *self = ZH_POST_WINDOW (widget);
  const ZhPostGame *game = get_chosen (self);

  if (game == NULL)
    zh_message_label_show (self->message, _ ("No game is chosen. Choose one in the list"));
  else if (!check_writable (self))
    return;
  else if (g_str_equal (name, "post.assess"))
    gtk_window_present (GTK_WINDOW (zh_assessment_sheet_new (GTK_WINDOW (self), self->session, &game->place, ZH_LETTER_WHITE)));
  else if (g_str_equal (name, "post.appeal"))
    gtk_window_present (GTK_WINDOW (zh_appeal_sheet_new (GTK_WINDOW (self), self->session, &game->place, ZH_LETTER_WHITE)));
  else if (g_str_equal (name, "post.record"))
    gtk_window_present (GTK_WINDOW (zh_record_sheet_new (GTK_WINDOW (self), self->session, &game->place, ZH_LETTER_WHITE)));
  else
    gtk_window_present (GTK_WINDOW (zh_adjudication_sheet_new (GTK_WINDOW (self), self->session, &game->place)));
}

static void
leave_action (GtkWidget *widget)
{
  ZhPostWindow *self = ZH_POST_WINDOW (widget);

  if (check_writable (self))
    gtk_window_present (GTK_WINDOW (zh_leave_sheet_new (GTK_WINDOW (self), self->session, get_tournament (self))));
}

/* The address under the cursor; NULL where none is. */
static const ZhAddress *
get_chosen_address (ZhPostWindow *self)
{
  return zh_post_lists_find_address (self->lists, get_chosen_id (self, ZH_POST_ADDRESSES));
}

static void
show_address_sheet (ZhPostWindow    *self,
                    const ZhAddress *address)
{
  if (check_writable (self))
    gtk_window_present (GTK_WINDOW (zh_address_sheet_new (GTK_WINDOW (self), self->session, get_tournament (self), address)));
}

static void
address_action (GtkWidget *widget)
{
  show_address_sheet (ZH_POST_WINDOW (widget), NULL);
}

static void
address_activated_cb (ZhPostWindow *self)
{
  show_address_sheet (self, get_chosen_address (self));
}

static void
drop_address_action (GtkWidget *widget)
{
  ZhPostWindow    *self = ZH_POST_WINDOW (widget);
  const ZhAddress *address = get_chosen_address (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (address == NULL || get_view (self) != ZH_POST_ADDRESSES)
    {
      zh_message_label_show (self->message, _ ("No address is chosen. Choose one among the addresses"));
      return;
    }
  if (!check_writable (self))
    return;
  change = zh_desk_drop_address (zh_session_get_desk (self->session), self->lists->tournament_id, address->entry_id, address->since, &error);
  if (change != NULL)
    zh_change_unref (change);
  else
    zh_message_label_show (self->message, error->message);
}

/* A claim that waits is decided, of anything else the letters are shown. */
static void
paper_activated_cb (ZhPostWindow *self)
{
  const ZhPostPaper *paper = zh_post_lists_find_paper (self->lists, get_chosen_id (self, ZH_POST_CLAIMS));

  if (paper != NULL && zh_post_paper_waits (paper))
    {
      if (check_writable (self))
        gtk_window_present (GTK_WINDOW (zh_claim_decision_sheet_new (GTK_WINDOW (self), self->session, &paper->game->place, paper->number)));
    }
  else
    letters_action (GTK_WIDGET (self));
}

/* A leave stands under the cursor of the calendar and of the list together. */
static void
leave_listed_cb (ZhPostWindow *self)
{
  if (self->session != NULL)
    zh_leave_chart_select (self->chart, (int) get_chosen_id (self, ZH_POST_LEAVES) - 1);
  show_remark_cb (self);
}

static void
leave_moved_cb (ZhPostWindow *self)
{
  if (zh_leave_chart_get_leave (self->chart) >= 0)
    zh_record_table_select (self->leave_table, zh_leave_chart_get_leave (self->chart) + 1);
}

/* The lists by their numbers, with the keyboard in them. */
static gboolean
show_view (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  ZhPostWindow *self = ZH_POST_WINDOW (widget);
  int           view = g_variant_get_int32 (args);

  gtk_stack_set_visible_child_name (self->stack, view_names[view]);
  if (view == GRID)
    gtk_widget_grab_focus (GTK_WIDGET (self->grid));
  else
    zh_record_table_take_focus (self->tables[view]);
  return TRUE;
}

static void
search_action (GtkWidget *widget)
{
  gtk_widget_grab_focus (GTK_WIDGET (ZH_POST_WINDOW (widget)->search));
}

static void
zh_post_window_class_init (ZhPostWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ZH_NEEDS_TYPES (ZH_TYPE_RECORD_TABLE, ZH_TYPE_POST_GRID, ZH_TYPE_LEAVE_CHART);
  ZH_DISPOSES (class, ZhPostWindow, g_object_unref, session);
  ZH_FINALIZES (class, ZhPostWindow, zh_post_lists_free, lists);
  ZH_TEMPLATE (class, ZhPostWindow, "post-window", stack, table, due_table, claim_table, leave_table, address_table, grid, chart, search, day, only_due, remark, count, message);
  ZH_TEMPLATE_CALLBACKS (class, search_changed_cb, asked_cb, show_remark_cb, leave_listed_cb, leave_moved_cb, letters_action, due_activated_cb, paper_activated_cb, address_activated_cb);
  ZH_ACTION (class, "post.letters", letters_action);
  ZH_ACTION (class, "post.mails", mails_action);
  ZH_ACTION (class, "post.claim", claim_action);
  ZH_ACTION (class, "post.object", object_action);
  ZH_ACTION (class, "post.decide", decide_action);
  ZH_ACTION (class, "post.leave", leave_action);
  ZH_ACTION (class, "post.address", address_action);
  ZH_ACTION (class, "post.drop-address", drop_address_action);
  gtk_widget_class_install_action (widget_class, "post.assess", NULL, adjudicate_action);
  gtk_widget_class_install_action (widget_class, "post.adjudicate", NULL, adjudicate_action);
  gtk_widget_class_install_action (widget_class, "post.appeal", NULL, adjudicate_action);
  gtk_widget_class_install_action (widget_class, "post.record", NULL, adjudicate_action);
  ZH_ACTION (class, "post.search", search_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "post.search", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Cyrillic_a, GDK_CONTROL_MASK, "post.search", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "post.mails", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Cyrillic_shcha, GDK_CONTROL_MASK, "post.mails", NULL);
  for (int i = 0; i < N_VIEWS; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_1 + (guint) i, GDK_CONTROL_MASK, show_view, "i", i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_1 + (guint) i, GDK_CONTROL_MASK, show_view, "i", i);
    }
  zh_dialog_class_add_keys (widget_class, NULL);
}

static void
zh_post_window_init (ZhPostWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->tables[ZH_POST_GAMES] = self->table;
  self->tables[ZH_POST_DEADLINES] = self->due_table;
  self->tables[ZH_POST_CLAIMS] = self->claim_table;
  self->tables[ZH_POST_LEAVES] = self->leave_table;
  self->tables[ZH_POST_ADDRESSES] = self->address_table;
  for (int i = 0; i < ZH_N_POST_LISTS; i++)
    zh_post_rows_set_columns (self->tables[i], (ZhPostList) i);
}

gboolean
zh_post_window_may (ZhSession *session)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);

  return tournament != NULL && tournament->play == ZH_PLAY_CORRESPONDENCE;
}

ZhPostWindow *
zh_post_window_new (GtkWindow *parent,
                    ZhSession *session)
{
  ZhPostWindow *self = g_object_new (ZH_TYPE_POST_WINDOW, "transient-for", parent, "modal", TRUE, NULL);

  self->session = g_object_ref (session);
  self->lists = zh_post_lists_new (session, zh_session_get_tournament_id (session));
  fill (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
  zh_record_table_take_focus (self->table);
  return self;
}
