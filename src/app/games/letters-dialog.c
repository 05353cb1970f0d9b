#include "config.h"

#include "letters-dialog.h"

#include <glib/gi18n.h>

#include "adjudication.h"
#include "desk-letters.h"
#include "letter-lines.h"
#include "letter-words.h"
#include "mail-files.h"
#include "mail-sheet.h"
#include "message-label.h"
#include "named-items.h"
#include "ruleset-defaults.h"
#include "schedule-window.h"

struct _ZhLettersDialog
{
  AdwWindow parent_instance;

  ZhSession *session;
  int        round;
  int        board;
  int        game; /* from 0 */

  AdwWindowTitle *heading;
  GtkListBox     *letters;
  GtkLabel       *account;
  GtkDropDown    *event;
  GtkDropDown    *side;
  GtkEditable    *no;
  GtkDropDown    *kinds;      /* in the place of @kind where there are words to choose from */
  GPtrArray      *kind_words; /* (element-type utf8): by the places of @kinds */
  GtkEditable    *kind;
  GtkEditable    *received;
  GtkEditable    *arrival;
  GtkEditable    *sent;
  GtkEditable    *dispatch;
  GtkEditable    *slip;
  GtkEditable    *from;
  GtkEditable    *to;
  GtkEditable    *text;
  GtkLabel       *message;
};

G_DEFINE_FINAL_TYPE (ZhLettersDialog, zh_letters_dialog, ADW_TYPE_WINDOW)

static const char *const sides[] = { "w", "b" };

/* The entry of each cell of the form; NULL of those that are chosen. */
static GtkEditable *
get_entry (ZhLettersDialog *self,
           int              cell)
{
  GtkEditable *const entries[ZH_N_LETTER_CELLS] = {
    [ZH_LETTER_CELL_NO] = self->no,
    [ZH_LETTER_CELL_KIND] = self->kind,
    [ZH_LETTER_CELL_RECEIVED] = self->received,
    [ZH_LETTER_CELL_ARRIVAL] = self->arrival,
    [ZH_LETTER_CELL_SENT] = self->sent,
    [ZH_LETTER_CELL_DISPATCH] = self->dispatch,
    [ZH_LETTER_CELL_SLIP] = self->slip,
    [ZH_LETTER_CELL_FROM] = self->from,
    [ZH_LETTER_CELL_TO] = self->to,
    [ZH_LETTER_CELL_TEXT] = self->text,
  };

  return entries[cell];
}

static gboolean
find_place (ZhLettersDialog *self,
            ZhGamePlace     *place)
{
  return zh_competition_find_game (zh_session_get_competition (self->session), zh_session_get_tournament_id (self->session),
                                   self->round, self->board, self->game + 1, place, NULL);
}

/* Number of the letter chosen, from 1; 0 while a new one is written. */
static int
get_chosen (ZhLettersDialog *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->letters);

  return row != NULL ? gtk_list_box_row_get_index (row) + 1 : 0;
}

static void
add_letter (ZhLettersDialog *self,
            const char      *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_end (label, 12);
  gtk_widget_set_margin_top (label, 4);
  gtk_widget_set_margin_bottom (label, 4);
  gtk_list_box_append (self->letters, label);
}

static void
show (ZhLettersDialog *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);
  ZhGamePlace          place;
  g_autoptr (GPtrArray) letters = NULL;
  g_autoptr (ZhRuleset) ruleset = NULL;
  g_autoptr (ZhGameAccount) counted = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *account = NULL;
  GtkListBoxRow   *old;

  while ((old = gtk_list_box_get_row_at_index (self->letters, 0)) != NULL)
    gtk_list_box_remove (self->letters, GTK_WIDGET (old));
  if (competition == NULL || !find_place (self, &place))
    return;
  letters = zh_competition_list_letters (competition, place.game->id);
  ruleset = zh_competition_load_ruleset (competition, &error);
  counted = ruleset != NULL ? zh_game_account_new (ruleset, competition, &place, 0, &error) : NULL;
  for (guint i = 0; i < letters->len; i++)
    {
      const ZhAccountLetter *days = counted != NULL ? zh_game_account_get_letter (counted, i) : NULL;
      g_autofree char       *text = zh_letter_line_describe ((int) i + 1, g_ptr_array_index (letters, i), days);
      g_autofree char       *missing = counted != NULL ? zh_game_account_dup_missing (counted, i, zh_language_get_screen ()) : g_strdup ("");
      g_autofree char       *line = g_strconcat (text, *missing != '\0' ? " · ⚠ " : "", missing, NULL);

      add_letter (self, line);
    }
  account = zh_letter_lines_describe_account (counted != NULL ? counted->account : NULL);
  gtk_label_set_text (self->account, account);
  zh_message_label_show (self->message, error != NULL ? error->message : NULL);
}

/* What the form says; what it does not ask stays as in @old. */
static ZhLetterRecord *
read_form (ZhLettersDialog      *self,
           const ZhLetterRecord *old)
{
  ZhLetterRecord *letter = old != NULL ? zh_letter_record_copy (old) : zh_letter_record_new ();
  guint           event = gtk_drop_down_get_selected (self->event);
  guint           side = gtk_drop_down_get_selected (self->side);

  zh_letter_record_set (letter, ZH_LETTER_CELL_EVENT, zh_letter_event_kind_to_string ((ZhLetterEventKind) MIN (event, ZH_N_LETTER_EVENTS - 1)));
  zh_letter_record_set (letter, ZH_LETTER_CELL_SIDE, sides[side == 1 ? 1 : 0]);
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    if (get_entry (self, i) != NULL)
      {
        gboolean         is_asked = gtk_widget_get_sensitive (GTK_WIDGET (get_entry (self, i)));
        g_autofree char *text = g_strstrip (g_strdup (is_asked ? gtk_editable_get_text (get_entry (self, i)) : ""));

        zh_letter_record_set (letter, (ZhLetterCell) i, text);
      }
  return letter;
}

/* The words that may stand in "kind"; none where it is written. */
static void
list_kinds (ZhLettersDialog  *self,
            ZhLetterEventKind kind)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_session_get_competition (self->session), NULL);
  g_autoptr (ZhAccountRules) rules = ruleset != NULL ? zh_ruleset_read_account_rules (ruleset, NULL) : NULL;

  g_ptr_array_set_size (self->kind_words, 0);
  if (kind == ZH_LETTER_REPEAT || kind == ZH_LETTER_LEAVE)
    g_ptr_array_add (self->kind_words, g_strdup (""));
  if (kind == ZH_LETTER_REPEAT)
    g_ptr_array_add (self->kind_words, g_strdup (zh_letter_mark_to_string (ZH_MARK_LOST)));
  else if (kind == ZH_LETTER_LEAVE)
    {
      const char *backdated = zh_letter_mark_to_string (ZH_MARK_BACKDATED);
      const char *extra = zh_letter_mark_to_string (ZH_MARK_EXTRA);

      g_ptr_array_add (self->kind_words, g_strdup (backdated));
      g_ptr_array_add (self->kind_words, g_strdup (extra));
      g_ptr_array_add (self->kind_words, g_strdup_printf ("%s %s", backdated, extra));
    }
  for (int i = ZH_FAULT_NONE + 1; (kind == ZH_LETTER_FAULT || kind == ZH_LETTER_QUERY) && i < ZH_N_LETTER_FAULTS; i++)
    if (rules != NULL && zh_account_word_holds (&rules->faults[i]))
      g_ptr_array_add (self->kind_words, g_strdup (zh_letter_fault_to_string ((ZhLetterFault) i)));
  if (kind == ZH_LETTER_QUERY && rules != NULL && rules->first_move_days.article != NULL)
    g_ptr_array_add (self->kind_words, g_strdup (zh_letter_mark_to_string (ZH_MARK_FIRST_MOVE)));
}

/* The word of the form among those; the first one where it is none of them. */
static void
choose_kind (ZhLettersDialog *self)
{
  guint chosen = 0;

  if (self->kind_words->len == 0)
    return;
  for (guint i = 0; i < self->kind_words->len; i++)
    if (g_str_equal (g_ptr_array_index (self->kind_words, i), gtk_editable_get_text (self->kind)))
      chosen = i;
  gtk_drop_down_set_selected (self->kinds, chosen);
  gtk_editable_set_text (self->kind, g_ptr_array_index (self->kind_words, chosen));
}

static void
kind_chosen_cb (ZhLettersDialog *self)
{
  guint chosen = gtk_drop_down_get_selected (self->kinds);

  if (chosen < self->kind_words->len)
    gtk_editable_set_text (self->kind, g_ptr_array_index (self->kind_words, chosen));
}

static void
show_kinds (ZhLettersDialog  *self,
            ZhLetterEventKind kind)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  list_kinds (self, kind);
  for (guint i = 0; i < self->kind_words->len; i++)
    {
      g_autofree char *label = zh_letter_kind_describe (g_ptr_array_index (self->kind_words, i), zh_language_get_screen ());

      gtk_string_list_append (labels, *label != '\0' ? label : "–");
    }
  gtk_widget_set_visible (GTK_WIDGET (self->kinds), self->kind_words->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->kind), self->kind_words->len == 0);
  gtk_drop_down_set_model (self->kinds, G_LIST_MODEL (labels));
  choose_kind (self);
}

/* Only what such an event has is asked for. */
static void
event_chosen_cb (ZhLettersDialog *self)
{
  ZhLetterEventKind kind = (ZhLetterEventKind) MIN (gtk_drop_down_get_selected (self->event), ZH_N_LETTER_EVENTS - 1);

  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    if (get_entry (self, i) != NULL)
      gtk_widget_set_sensitive (GTK_WIDGET (get_entry (self, i)),
                                i == ZH_LETTER_CELL_TEXT ? zh_letter_event_kind_has_cell (kind, ZH_LETTER_CELL_SLIP) : zh_letter_event_kind_has_cell (kind, i));
  show_kinds (self, kind);
}

static void
clear_form (ZhLettersDialog *self)
{
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    if (get_entry (self, i) != NULL)
      gtk_editable_set_text (get_entry (self, i), "");
}

/* The letter chosen; NULL while a new one is written. */
static const ZhLetterRecord *
find_chosen (ZhLettersDialog *self)
{
  int         number = get_chosen (self);
  ZhGamePlace place;
  g_autoptr (GPtrArray) letters = NULL;

  if (number == 0 || !find_place (self, &place))
    return NULL;
  letters = zh_competition_list_letters (zh_session_get_competition (self->session), place.game->id);
  return number <= (int) letters->len ? g_ptr_array_index (letters, number - 1) : NULL;
}

/* A letter that is chosen stands in the form, to be put right. */
static void
row_selected_cb (ZhLettersDialog *self)
{
  const ZhLetterRecord *letter = find_chosen (self);
  ZhLetterEventKind     kind = ZH_LETTER_MOVE;

  if (letter == NULL)
    return;
  if (zh_letter_is_paper (letter))
    {
      clear_form (self);
      return;
    }
  zh_letter_event_kind_from_string (letter->cells[ZH_LETTER_CELL_EVENT], &kind);
  gtk_drop_down_set_selected (self->event, kind);
  gtk_drop_down_set_selected (self->side, g_str_equal (letter->cells[ZH_LETTER_CELL_SIDE], sides[1]) ? 1 : 0);
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    if (get_entry (self, i) != NULL)
      gtk_editable_set_text (get_entry (self, i), letter->cells[i]);
  choose_kind (self);
}

/* The next letter is most often the answer: the side that has the move, and its number. */
static void
propose (ZhLettersDialog *self)
{
  ZhGamePlace place;
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_session_get_competition (self->session), NULL);
  g_autoptr (ZhGameAccount) counted = NULL;
  g_autofree char *number = NULL;
  ZhLetterSide     turn = ZH_LETTER_WHITE;

  clear_form (self);
  if (ruleset == NULL || !find_place (self, &place))
    return;
  counted = zh_game_account_new (ruleset, zh_session_get_competition (self->session), &place, 0, NULL);
  for (guint i = 0; counted != NULL && i < counted->file->events->len; i++)
    {
      const ZhLetterEvent *event = &g_array_index (counted->file->events, ZhLetterEvent, i);

      if (event->kind == ZH_LETTER_MOVE)
        turn = (ZhLetterSide) (1 - event->side);
    }
  if (counted == NULL)
    return;
  number = g_strdup_printf ("%d", (int) zh_account_find_value (counted->account, turn, ZH_ACCOUNT_MOVES, 0) + 1);
  gtk_drop_down_set_selected (self->event, ZH_LETTER_MOVE);
  gtk_drop_down_set_selected (self->side, turn == ZH_LETTER_BLACK ? 1 : 0);
  gtk_editable_set_text (self->no, number);
}

/* The act comes first, for it sets the error: what is asked for in one call has no order. */
static void
finish (ZhLettersDialog *self,
        ZhChange        *change,
        const GError    *error)
{
  if (change == NULL)
    {
      zh_message_label_show (self->message, error->message);
      return;
    }
  zh_change_unref (change);
  gtk_list_box_unselect_all (self->letters);
  propose (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->event));
}

static void
keep_action (GtkWidget *widget)
{
  ZhLettersDialog *self = ZH_LETTERS_DIALOG (widget);
  g_autoptr (ZhLetterRecord) letter = read_form (self, find_chosen (self));
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_keep_letter (zh_session_get_desk (self->session), zh_session_get_tournament_id (self->session),
                                          self->round, self->board, self->game + 1, get_chosen (self), letter, &error);

  finish (self, change, error);
}

/* The letter of the form stands before the one that is chosen. */
static void
insert_action (GtkWidget *widget)
{
  ZhLettersDialog *self = ZH_LETTERS_DIALOG (widget);
  g_autoptr (ZhLetterRecord) letter = NULL;
  g_autoptr (GError) error = NULL;
  int       number = get_chosen (self);
  ZhChange *change;

  if (number == 0)
    {
      zh_message_label_show (self->message, _ ("No letter is chosen. Choose one in the list"));
      return;
    }
  letter = read_form (self, NULL);
  change = zh_desk_insert_letter (zh_session_get_desk (self->session), zh_session_get_tournament_id (self->session), self->round, self->board,
                                  self->game + 1, number, letter, &error);
  finish (self, change, error);
}

static void
mail_action (GtkWidget *widget)
{
  ZhLettersDialog *self = ZH_LETTERS_DIALOG (widget);
  ZhGamePlace      place;

  if (find_place (self, &place))
    gtk_window_present (GTK_WINDOW (zh_mail_sheet_new (GTK_WINDOW (self), self->session, &place)));
}

static void
mails_told (GtkWidget  *widget,
            const char *text)
{
  ZhLettersDialog *self = ZH_LETTERS_DIALOG (widget);

  propose (self);
  zh_message_label_show (self->message, text);
}

static void
mails_chosen_cb (ZhLettersDialog *self,
                 GListModel      *files)
{
  zh_mail_files_take (GTK_WIDGET (self), self->session, zh_session_get_tournament_id (self->session), self->round, self->board, self->game + 1, files,
                      mails_told);
}

static void
schedule_action (GtkWidget *widget)
{
  ZhLettersDialog *self = ZH_LETTERS_DIALOG (widget);
  ZhGamePlace      place;

  if (find_place (self, &place))
    gtk_window_present (GTK_WINDOW (zh_schedule_window_new (GTK_WINDOW (self), self->session, &place)));
}

/* All of this game. */
static void
files_action (GtkWidget *widget)
{
  zh_mail_files_ask (widget, G_CALLBACK (mails_chosen_cb));
}

static void
remove_action (GtkWidget *widget)
{
  ZhLettersDialog *self = ZH_LETTERS_DIALOG (widget);
  int              number = get_chosen (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (number == 0)
    {
      zh_message_label_show (self->message, _ ("No letter is chosen. Choose one in the list"));
      return;
    }
  change = zh_desk_drop_letter (zh_session_get_desk (self->session), zh_session_get_tournament_id (self->session),
                                self->round, self->board, self->game + 1, number, &error);
  finish (self, change, error);
}

/* Of the side that is chosen, in all its games. */
static void
leave_action (GtkWidget *widget)
{
  ZhLettersDialog *self = ZH_LETTERS_DIALOG (widget);
  g_autoptr (ZhLetterRecord) leave = read_form (self, NULL);
  ZhGamePlace    place;
  ZhColour       colour = gtk_drop_down_get_selected (self->side) == 1 ? ZH_COLOUR_BLACK : ZH_COLOUR_WHITE;
  const ZhEntry *entry = find_place (self, &place) ? zh_game_place_get_entry (&place, colour) : NULL;
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (entry == NULL)
    return;
  change = zh_desk_add_leave (zh_session_get_desk (self->session), zh_session_get_tournament_id (self->session), entry->id, leave, &error);
  finish (self, change, error);
}

/* A new letter: nothing is chosen, and the form is empty. */
static void
new_action (GtkWidget *widget)
{
  ZhLettersDialog *self = ZH_LETTERS_DIALOG (widget);

  gtk_list_box_unselect_all (self->letters);
  propose (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->event));
}

/* Who plays, and which game it is. */
static void
show_heading (ZhLettersDialog *self)
{
  g_autofree char *title = g_strdup_printf (_ ("Letters, Round %1$d, Board %2$d"), self->round, self->board);
  ZhGamePlace      place;

  gtk_window_set_title (GTK_WINDOW (self), title);
  adw_window_title_set_title (self->heading, title);
  if (find_place (self, &place))
    {
      const ZhEntry   *white = zh_game_place_get_entry (&place, ZH_COLOUR_WHITE);
      const ZhEntry   *black = zh_game_place_get_entry (&place, ZH_COLOUR_BLACK);
      g_autofree char *first = white != NULL ? zh_entry_format_name (white) : g_strdup ("");
      g_autofree char *second = black != NULL ? zh_entry_format_name (black) : g_strdup ("");
      g_autofree char *players = g_strdup_printf ("%s – %s", first, second);

      adw_window_title_set_title (self->heading, players);
      adw_window_title_set_subtitle (self->heading, title);
    }
}

static void
fill_choices (ZhLettersDialog *self)
{
  g_autoptr (GtkStringList) events = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) both = gtk_string_list_new (NULL);

  for (int i = 0; i < ZH_N_LETTER_EVENTS; i++)
    gtk_string_list_append (events, zh_letter_event_kind_get_label ((ZhLetterEventKind) i, zh_language_get_screen ()));
  gtk_string_list_append (both, _ ("White"));
  gtk_string_list_append (both, _ ("Black"));
  gtk_drop_down_set_model (self->event, G_LIST_MODEL (events));
  gtk_drop_down_set_model (self->side, G_LIST_MODEL (both));
  zh_named_items_set_up (GTK_WIDGET (self->event), _ ("What was sent"));
  zh_named_items_set_up (GTK_WIDGET (self->side), _ ("Side"));
  zh_named_items_set_up (GTK_WIDGET (self->kinds), _ ("Kind"));
}

static void
zh_letters_dialog_class_init (ZhLettersDialogClass *class)
{
  ZH_DISPOSES (class, ZhLettersDialog, g_object_unref, session);
  ZH_FINALIZES (class, ZhLettersDialog, g_ptr_array_unref, kind_words);
  ZH_TEMPLATE (class, ZhLettersDialog, "letters-dialog", heading, letters, account, event, side, no, kinds, kind, received, arrival, sent, dispatch, slip,
               from, to, text, message);
  ZH_TEMPLATE_CALLBACKS (class, row_selected_cb, event_chosen_cb, kind_chosen_cb);
  ZH_ACTION (class, "letters.keep", keep_action);
  ZH_ACTION (class, "letters.insert", insert_action);
  ZH_ACTION (class, "letters.mail", mail_action);
  ZH_ACTION (class, "letters.files", files_action);
  ZH_ACTION (class, "letters.schedule", schedule_action);
  ZH_ACTION (class, "letters.remove", remove_action);
  ZH_ACTION (class, "letters.leave", leave_action);
  ZH_ACTION (class, "letters.new", new_action);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_o, GDK_CONTROL_MASK, "letters.files", NULL);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_Cyrillic_shcha, GDK_CONTROL_MASK, "letters.files", NULL);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), "letters.keep");
}

static void
zh_letters_dialog_init (ZhLettersDialog *self)
{
  self->kind_words = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

gboolean
zh_letters_dialog_may (ZhSession *session)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);

  return tournament != NULL && tournament->play == ZH_PLAY_CORRESPONDENCE && zh_session_get_round_number (session) > 0 &&
         zh_session_is_writable (session);
}

ZhLettersDialog *
zh_letters_dialog_new (GtkWindow *parent,
                       ZhSession *session,
                       int        round,
                       int        board,
                       int        game)
{
  ZhLettersDialog *self = g_object_new (ZH_TYPE_LETTERS_DIALOG, "transient-for", parent, NULL);

  self->session = g_object_ref (session);
  self->round = round;
  self->board = board;
  self->game = MAX (game, 0);
  show_heading (self);
  fill_choices (self);
  show (self);
  propose (self);
  event_chosen_cb (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  gtk_widget_grab_focus (GTK_WIDGET (self->event));
  return self;
}

void
zh_letters_dialog_ask (ZhLettersDialog  *self,
                       ZhLetterEventKind event,
                       ZhLetterSide      side,
                       const char       *kind)
{
  g_return_if_fail (ZH_IS_LETTERS_DIALOG (self));

  clear_form (self);
  gtk_drop_down_set_selected (self->event, event);
  gtk_drop_down_set_selected (self->side, side == ZH_LETTER_BLACK ? 1 : 0);
  gtk_editable_set_text (self->kind, kind);
  choose_kind (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->sent));
}
