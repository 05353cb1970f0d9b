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
#include "post-rows.h"
#include "record-table.h"
#include "ruleset-defaults.h"

struct _ZhPostWindow
{
  AdwWindow parent_instance;

  ZhSession *session;
  gint64     tournament_id;
  GPtrArray *games;     /* (element-type ZhPostGame): as shown; NULL where the rules know none */
  GArray    *deadlines; /* (element-type ZhPostDeadline): by the ids of the records, from 1 */
  GArray    *papers;    /* (element-type ZhPostPaper): likewise */

  GtkStack       *stack;
  ZhRecordTable  *table;
  ZhRecordTable  *due_table;
  ZhRecordTable  *claim_table;
  ZhRecordTable  *leave_table;
  ZhRecordTable  *address_table;
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
  const ZhCompetition *competition = zh_session_get_competition (self->session);

  return competition != NULL ? zh_competition_find_tournament (competition, self->tournament_id) : NULL;
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

/* Games */

static void
fill_games (ZhPostWindow *self,
            int           day)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean         only_due = gtk_check_button_get_active (self->only_due);
  int              n_due = 0;
  int              n_open = 0;
  g_autofree char *count = NULL;

  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    {
      const ZhPostGame *game = g_ptr_array_index (self->games, i);
      gboolean          is_open = game->state != NULL && !game->state->is_over;
      gboolean          is_due = is_open && zh_game_state_find_action (game->state, day) != NULL;

      n_open += is_open ? 1 : 0;
      n_due += is_due ? 1 : 0;
      if (is_due || (is_open && !only_due))
        g_ptr_array_add (records, zh_post_rows_make_game (game, day));
    }
  zh_record_table_set_records (self->table, records);
  /* Translators: numbers of games. */
  count = g_strdup_printf (_ ("Games going on: %1$d, with something to do: %2$d"), n_open, n_due);
  gtk_label_set_text (self->count, count);
}

/* Deadlines */

static int
compare_deadlines (gconstpointer a,
                   gconstpointer b)
{
  const ZhPostDeadline *first = a;
  const ZhPostDeadline *second = b;

  return first->due->day != second->due->day ? first->due->day - second->due->day : first->game->number - second->game->number;
}

static void
fill_deadlines (ZhPostWindow *self,
                int           day)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean only_due = gtk_check_button_get_active (self->only_due);

  g_array_set_size (self->deadlines, 0);
  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    {
      const ZhPostGame *game = g_ptr_array_index (self->games, i);

      for (guint k = 0; game->state != NULL && k < game->state->dues->len; k++)
        {
          const ZhPostDeadline deadline = { game, &g_array_index (game->state->dues, ZhDue, k) };

          if (!only_due || deadline.due->day <= day)
            g_array_append_val (self->deadlines, deadline);
        }
    }
  g_array_sort (self->deadlines, compare_deadlines);
  for (guint i = 0; i < self->deadlines->len; i++)
    g_ptr_array_add (records, zh_post_rows_make_deadline (&g_array_index (self->deadlines, ZhPostDeadline, i), zh_session_get_competition (self->session), day, i));
  zh_record_table_set_records (self->due_table, records);
}

/* Claims, and the other papers of games */

static void
list_papers (ZhPostWindow     *self,
             const ZhPostGame *game)
{
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (zh_session_get_competition (self->session), game->place.game->id);
  gboolean only_due = gtk_check_button_get_active (self->only_due);

  for (guint i = 0; i < letters->len; i++)
    {
      const ZhPostPaper paper = { game, g_ptr_array_index (letters, i), (int) i + 1 };

      if (zh_post_paper_is_shown (&paper, only_due))
        g_array_append_val (self->papers, paper);
    }
}

static void
fill_claims (ZhPostWindow *self)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    list_papers (self, g_ptr_array_index (self->games, i));
  for (guint i = 0; i < self->papers->len; i++)
    g_ptr_array_add (records, zh_post_rows_make_paper (&g_array_index (self->papers, ZhPostPaper, i), i));
  zh_record_table_set_records (self->claim_table, records);
}

/* Leaves */

static void
fill_leaves (ZhPostWindow *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);
  const ZhTournament  *tournament = get_tournament (self);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (competition, NULL);
  g_autoptr (ZhAccountRules) rules = ruleset != NULL ? zh_ruleset_read_account_rules (ruleset, NULL) : NULL;
  g_autoptr (GArray) rows = rules != NULL ? zh_leave_calendar_new (rules, competition, tournament) : NULL;

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    g_ptr_array_add (records, zh_post_rows_make_leave (tournament, &g_array_index (rows, ZhLeaveRow, i), i));
  zh_record_table_set_records (self->leave_table, records);
}

/* Addresses */

static void
fill_addresses (ZhPostWindow *self)
{
  const ZhTournament *tournament = get_tournament (self);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_session_get_competition (self->session), NULL);
  g_autoptr (ZhAccountRules) rules = ruleset != NULL ? zh_ruleset_read_account_rules (ruleset, NULL) : NULL;

  for (guint i = 0; rules != NULL && i < tournament->addresses->len; i++)
    g_ptr_array_add (records, zh_post_rows_make_address (tournament, g_ptr_array_index (tournament->addresses, i), rules));
  zh_record_table_set_records (self->address_table, records);
}

static void
fill (ZhPostWindow *self)
{
  gboolean is_day;
  int      day = get_day (self, &is_day);
  g_autoptr (GError) error = NULL;

  g_array_set_size (self->deadlines, 0);
  g_array_set_size (self->papers, 0);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  self->games = zh_desk_list_post_games (zh_session_get_desk (self->session), get_tournament (self), day, &error);
  fill_games (self, day);
  fill_deadlines (self, day);
  fill_claims (self);
  fill_leaves (self);
  fill_addresses (self);
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
  const char *text = gtk_editable_get_text (self->search);

  zh_record_table_set_filter (self->table, text);
  zh_record_table_set_filter (self->due_table, text);
  zh_record_table_set_filter (self->claim_table, text);
  zh_record_table_set_filter (self->leave_table, text);
  zh_record_table_set_filter (self->address_table, text);
}

static void
asked_cb (ZhPostWindow *self)
{
  if (self->session != NULL)
    fill (self);
}

/* The names of the lists in the template, in their order. */
static const char *const list_names[ZH_N_POST_LISTS] = { "games", "deadlines", "claims", "leaves", "addresses" };

static void
show_remark_cb (ZhPostWindow *self)
{
  const char      *name = self->session != NULL ? gtk_stack_get_visible_child_name (self->stack) : NULL;
  g_autofree char *remark = NULL;

  for (int i = 0; name != NULL && i < ZH_N_POST_LISTS; i++)
    if (g_str_equal (name, list_names[i]))
      {
        ZhRecord *record = zh_record_table_get_selected (ZH_RECORD_TABLE (gtk_stack_get_child_by_name (self->stack, name)));

        remark = record != NULL ? zh_post_rows_dup_remark ((ZhPostList) i, record) : NULL;
      }
  gtk_label_set_text (self->remark, remark != NULL ? remark : "");
  gtk_widget_set_visible (GTK_WIDGET (self->remark), remark != NULL && *remark != '\0');
}

/* The paper under the cursor of the claims; NULL where none is. */
static const ZhPostPaper *
get_chosen_paper (ZhPostWindow *self)
{
  ZhRecord *record = zh_record_table_get_selected (self->claim_table);
  gint64    id = record != NULL ? zh_record_get_id (record) : 0;

  return id > 0 && id <= (gint64) self->papers->len ? &g_array_index (self->papers, ZhPostPaper, id - 1) : NULL;
}

/* The game under the cursor of the list on screen; NULL where there is none. */
static const ZhPostGame *
get_chosen (ZhPostWindow *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->stack);
  gboolean    by_day = g_str_equal (name, "deadlines");
  ZhRecord   *record = zh_record_table_get_selected (by_day ? self->due_table : self->table);
  gint64      id = record != NULL ? zh_record_get_id (record) : 0;

  if (g_str_equal (name, "claims"))
    return get_chosen_paper (self) != NULL ? get_chosen_paper (self)->game : NULL;
  if (by_day)
    return id > 0 && id <= (gint64) self->deadlines->len ? g_array_index (self->deadlines, ZhPostDeadline, id - 1).game : NULL;
  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    if (((const ZhPostGame *) g_ptr_array_index (self->games, i))->place.game->id == id)
      return g_ptr_array_index (self->games, i);
  return NULL;
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
  ZhRecord *record = zh_record_table_get_selected (self->due_table);
  gint64    id = record != NULL ? zh_record_get_id (record) : 0;

  if (id > 0 && id <= (gint64) self->deadlines->len && check_writable (self))
    gtk_window_present (zh_post_acts_open_due (GTK_WINDOW (self), self->session, &g_array_index (self->deadlines, ZhPostDeadline, id - 1)));
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
  zh_mail_files_take (GTK_WIDGET (self), self->session, self->tournament_id, 0, 0, 0, files, mails_told);
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
  const ZhTournament *tournament = get_tournament (self);
  ZhRecord           *record = zh_record_table_get_selected (self->address_table);

  for (guint i = 0; record != NULL && i < tournament->addresses->len; i++)
    {
      const ZhAddress *address = g_ptr_array_index (tournament->addresses, i);

      if (address->id == zh_record_get_id (record))
        return address;
    }
  return NULL;
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

  if (address == NULL || !g_str_equal (gtk_stack_get_visible_child_name (self->stack), "addresses"))
    {
      zh_message_label_show (self->message, _ ("No address is chosen. Choose one among the addresses"));
      return;
    }
  if (!check_writable (self))
    return;
  change = zh_desk_drop_address (zh_session_get_desk (self->session), self->tournament_id, address->entry_id, address->since, &error);
  if (change != NULL)
    zh_change_unref (change);
  else
    zh_message_label_show (self->message, error->message);
}

/* A claim that waits is decided, of anything else the letters are shown. */
static void
paper_activated_cb (ZhPostWindow *self)
{
  const ZhPostPaper *paper = get_chosen_paper (self);

  if (paper != NULL && zh_post_paper_waits (paper))
    {
      if (check_writable (self))
        gtk_window_present (GTK_WINDOW (zh_claim_decision_sheet_new (GTK_WINDOW (self), self->session, &paper->game->place, paper->number)));
    }
  else
    letters_action (GTK_WIDGET (self));
}

/* The lists by their numbers, with the keyboard in them. */
static gboolean
show_list (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  ZhPostWindow *self = ZH_POST_WINDOW (widget);
  const char   *name = list_names[g_variant_get_int32 (args)];

  gtk_stack_set_visible_child_name (self->stack, name);
  zh_record_table_take_focus (ZH_RECORD_TABLE (gtk_stack_get_child_by_name (self->stack, name)));
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

  ZH_NEEDS_TYPES (ZH_TYPE_RECORD_TABLE);
  ZH_DISPOSES (class, ZhPostWindow, g_object_unref, session);
  ZH_FINALIZES (class, ZhPostWindow, g_ptr_array_unref, games);
  ZH_FINALIZES (class, ZhPostWindow, g_array_unref, deadlines);
  ZH_FINALIZES (class, ZhPostWindow, g_array_unref, papers);
  ZH_TEMPLATE (class, ZhPostWindow, "post-window", stack, table, due_table, claim_table, leave_table, address_table, search, day, only_due, remark, count, message);
  ZH_TEMPLATE_CALLBACKS (class, search_changed_cb, asked_cb, show_remark_cb, letters_action, due_activated_cb, paper_activated_cb, address_activated_cb);
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
  for (int i = 0; i < ZH_N_POST_LISTS; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_1 + (guint) i, GDK_CONTROL_MASK, show_list, "i", i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_1 + (guint) i, GDK_CONTROL_MASK, show_list, "i", i);
    }
  zh_dialog_class_add_keys (widget_class, NULL);
}

static void
zh_post_window_init (ZhPostWindow *self)
{
  ZhRecordTable *tables[ZH_N_POST_LISTS];

  gtk_widget_init_template (GTK_WIDGET (self));
  self->deadlines = g_array_new (FALSE, FALSE, sizeof (ZhPostDeadline));
  self->papers = g_array_new (FALSE, FALSE, sizeof (ZhPostPaper));
  tables[ZH_POST_GAMES] = self->table;
  tables[ZH_POST_DEADLINES] = self->due_table;
  tables[ZH_POST_CLAIMS] = self->claim_table;
  tables[ZH_POST_LEAVES] = self->leave_table;
  tables[ZH_POST_ADDRESSES] = self->address_table;
  for (int i = 0; i < ZH_N_POST_LISTS; i++)
    zh_post_rows_set_columns (tables[i], (ZhPostList) i);
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
  self->tournament_id = zh_session_get_tournament_id (session);
  fill (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
  zh_record_table_take_focus (self->table);
  return self;
}
