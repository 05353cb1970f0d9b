#include "config.h"

#include "letters-dialog.h"

#include <glib/gi18n.h>

#include "desk-letters.h"
#include "message-label.h"
#include "named-items.h"

struct _ZhLettersDialog
{
  AdwWindow parent_instance;

  ZhSession *session;
  int        board;
  int        game; /* from 0 */

  GtkListBox  *letters;
  GtkLabel    *account;
  GtkDropDown *event;
  GtkDropDown *side;
  GtkEditable *no;
  GtkEditable *kind;
  GtkEditable *received;
  GtkEditable *arrival;
  GtkEditable *sent;
  GtkEditable *dispatch;
  GtkEditable *slip;
  GtkEditable *from;
  GtkEditable *to;
  GtkLabel    *message;
};

G_DEFINE_FINAL_TYPE (ZhLettersDialog, zh_letters_dialog, ADW_TYPE_WINDOW)

static const char *const sides[] = { "w", "b" };

/* What people call the events; files have their words. */
static const char *const event_labels[ZH_N_LETTER_EVENTS] = {
  [ZH_LETTER_MOVE] = NC_ ("letter", "Letter with a move"),
  [ZH_LETTER_FAULT] = NC_ ("letter", "Faulty letter"),
  [ZH_LETTER_QUERY] = NC_ ("letter", "Query about a faulty letter"),
  [ZH_LETTER_REPEAT] = NC_ ("letter", "Letter sent again"),
  [ZH_LETTER_LEAVE] = NC_ ("letter", "Leave"),
  [ZH_LETTER_CLAIM] = NC_ ("letter", "Claim that the partner overstepped the time"),
  [ZH_LETTER_NOTICE] = NC_ ("letter", "Notice of the start"),
  [ZH_LETTER_ADD] = NC_ ("letter", "Days added by the arbiter"),
};

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
  };

  return entries[cell];
}

static gboolean
find_place (ZhLettersDialog *self,
            ZhGamePlace     *place)
{
  return zh_competition_find_game (zh_session_get_competition (self->session), zh_session_get_tournament_id (self->session),
                                   zh_session_get_round_number (self->session), self->board, self->game + 1, place, NULL);
}

/* Number of the letter chosen, from 1; 0 while a new one is written. */
static int
get_chosen (ZhLettersDialog *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->letters);

  return row != NULL ? gtk_list_box_row_get_index (row) + 1 : 0;
}

static void
append_part (GString    *text,
             const char *label,
             const char *value)
{
  if (*value != '\0')
    g_string_append_printf (text, " · %s %s", label, value);
}

/* "2 · Letter with a move, Black 1 · came 2030-03-05 · sent 2030-03-08 · 3 days, 3 in all" */
static char *
describe_letter (int                    number,
                 const ZhLetterRecord  *letter,
                 const ZhAccountLetter *counted)
{
  GString          *text = g_string_new (NULL);
  char *const      *cells = letter->cells;
  ZhLetterEventKind kind = ZH_LETTER_MOVE;

  zh_letter_event_kind_from_string (cells[ZH_LETTER_CELL_EVENT], &kind);
  g_string_append_printf (text, "%d · %s, %s", number, g_dpgettext2 (NULL, "letter", event_labels[kind]),
                          g_str_equal (cells[ZH_LETTER_CELL_SIDE], sides[0]) ? _ ("White") : _ ("Black"));
  if (*cells[ZH_LETTER_CELL_NO] != '\0')
    g_string_append_printf (text, " %s", cells[ZH_LETTER_CELL_NO]);
  append_part (text, "", cells[ZH_LETTER_CELL_KIND]);
  append_part (text, C_ ("letter", "came"), *cells[ZH_LETTER_CELL_ARRIVAL] != '\0' ? cells[ZH_LETTER_CELL_ARRIVAL] : cells[ZH_LETTER_CELL_RECEIVED]);
  append_part (text, C_ ("letter", "sent"), *cells[ZH_LETTER_CELL_SLIP] != '\0' ? cells[ZH_LETTER_CELL_SLIP] : *cells[ZH_LETTER_CELL_DISPATCH] != '\0' ? cells[ZH_LETTER_CELL_DISPATCH]
                                                                                                                                                       : cells[ZH_LETTER_CELL_SENT]);
  append_part (text, C_ ("letter", "from"), cells[ZH_LETTER_CELL_FROM]);
  append_part (text, C_ ("letter", "to"), cells[ZH_LETTER_CELL_TO]);
  if (counted != NULL && counted->counts)
    /* Translators: days of a letter, days of the player so far, as on the schedule of correspondence. */
    g_string_append_printf (text, _ (" · days %1$d/%2$d"), (int) counted->days, (int) counted->total);
  return g_string_free (text, FALSE);
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

/* "White: moves 1 · days in all 4 (55.4.1) · …", a line for each side. */
static void
show_account (ZhLettersDialog *self,
              const ZhAccount *account)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; account != NULL && i < account->rows->len; i++)
    {
      const ZhAccountRow *row = &g_array_index (account->rows, ZhAccountRow, i);
      g_autofree char    *value = zh_account_row_format_value (row);

      if (row->item == ZH_ACCOUNT_MOVES)
        g_string_append_printf (text, "%s%s: ", text->len > 0 ? "\n" : "", row->side == ZH_LETTER_WHITE ? _ ("White") : _ ("Black"));
      else
        g_string_append (text, " · ");
      g_string_append_printf (text, "%s %s%s%s%s", zh_account_item_get_label (row->item, zh_language_get_screen ()), value,
                              *row->article != '\0' ? " (" : "", row->article, *row->article != '\0' ? ")" : "");
    }
  gtk_label_set_text (self->account, text->str);
}

static void
show (ZhLettersDialog *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);
  ZhGamePlace          place;
  g_autoptr (GPtrArray) letters = NULL;
  g_autoptr (ZhGameAccount) counted = NULL;
  g_autoptr (GError) error = NULL;
  GtkListBoxRow *old;

  while ((old = gtk_list_box_get_row_at_index (self->letters, 0)) != NULL)
    gtk_list_box_remove (self->letters, GTK_WIDGET (old));
  if (competition == NULL || !find_place (self, &place))
    return;
  letters = zh_competition_list_letters (competition, place.game->id);
  counted = zh_game_account_new (competition, &place, 0, &error);
  for (guint i = 0; i < letters->len; i++)
    {
      const ZhAccountLetter *days = counted != NULL ? &g_array_index (counted->account->letters, ZhAccountLetter, i) : NULL;
      g_autofree char       *text = describe_letter ((int) i + 1, g_ptr_array_index (letters, i), days);

      add_letter (self, text);
    }
  show_account (self, counted != NULL ? counted->account : NULL);
  zh_message_label_show (self->message, error != NULL ? error->message : NULL);
}

/* What the form says. */
static ZhLetterRecord *
read_form (ZhLettersDialog *self)
{
  ZhLetterRecord *letter = zh_letter_record_new ();
  guint           event = gtk_drop_down_get_selected (self->event);
  guint           side = gtk_drop_down_get_selected (self->side);

  zh_letter_record_set (letter, ZH_LETTER_CELL_EVENT, zh_letter_event_kind_to_string ((ZhLetterEventKind) MIN (event, ZH_N_LETTER_EVENTS - 1)));
  zh_letter_record_set (letter, ZH_LETTER_CELL_SIDE, sides[side == 1 ? 1 : 0]);
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    if (get_entry (self, i) != NULL)
      {
        g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (get_entry (self, i))));

        zh_letter_record_set (letter, (ZhLetterCell) i, text);
      }
  return letter;
}

static void
clear_form (ZhLettersDialog *self)
{
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    if (get_entry (self, i) != NULL)
      gtk_editable_set_text (get_entry (self, i), "");
}

/* A letter that is chosen stands in the form, to be put right. */
static void
row_selected_cb (ZhLettersDialog *self)
{
  int         number = get_chosen (self);
  ZhGamePlace place;
  g_autoptr (GPtrArray) letters = NULL;
  const ZhLetterRecord *letter;
  ZhLetterEventKind     kind = ZH_LETTER_MOVE;

  if (number == 0 || !find_place (self, &place))
    return;
  letters = zh_competition_list_letters (zh_session_get_competition (self->session), place.game->id);
  if (number > (int) letters->len)
    return;
  letter = g_ptr_array_index (letters, number - 1);
  zh_letter_event_kind_from_string (letter->cells[ZH_LETTER_CELL_EVENT], &kind);
  gtk_drop_down_set_selected (self->event, kind);
  gtk_drop_down_set_selected (self->side, g_str_equal (letter->cells[ZH_LETTER_CELL_SIDE], sides[1]) ? 1 : 0);
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    if (get_entry (self, i) != NULL)
      gtk_editable_set_text (get_entry (self, i), letter->cells[i]);
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
  clear_form (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->event));
}

static void
keep_action (GtkWidget *widget)
{
  ZhLettersDialog *self = ZH_LETTERS_DIALOG (widget);
  g_autoptr (ZhLetterRecord) letter = read_form (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_keep_letter (zh_session_get_desk (self->session), zh_session_get_tournament_id (self->session),
                                          zh_session_get_round_number (self->session), self->board, self->game + 1, get_chosen (self), letter, &error);

  finish (self, change, error);
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
                                zh_session_get_round_number (self->session), self->board, self->game + 1, number, &error);
  finish (self, change, error);
}

/* Of the side that is chosen, in all its games. */
static void
leave_action (GtkWidget *widget)
{
  ZhLettersDialog *self = ZH_LETTERS_DIALOG (widget);
  g_autoptr (ZhLetterRecord) leave = read_form (self);
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
  clear_form (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->event));
}

static void
fill_choices (ZhLettersDialog *self)
{
  g_autoptr (GtkStringList) events = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) both = gtk_string_list_new (NULL);

  for (int i = 0; i < ZH_N_LETTER_EVENTS; i++)
    gtk_string_list_append (events, g_dpgettext2 (NULL, "letter", event_labels[i]));
  gtk_string_list_append (both, _ ("White"));
  gtk_string_list_append (both, _ ("Black"));
  gtk_drop_down_set_model (self->event, G_LIST_MODEL (events));
  gtk_drop_down_set_model (self->side, G_LIST_MODEL (both));
  zh_named_items_set_up (GTK_WIDGET (self->event), _ ("What was sent"));
  zh_named_items_set_up (GTK_WIDGET (self->side), _ ("Side"));
}

static void
zh_letters_dialog_class_init (ZhLettersDialogClass *class)
{
  ZH_DISPOSES (class, ZhLettersDialog, g_object_unref, session);
  ZH_TEMPLATE (class, ZhLettersDialog, "letters-dialog", letters, account, event, side, no, kind, received, arrival, sent, dispatch, slip,
               from, to, message);
  ZH_TEMPLATE_CALLBACKS (class, row_selected_cb);
  ZH_ACTION (class, "letters.keep", keep_action);
  ZH_ACTION (class, "letters.remove", remove_action);
  ZH_ACTION (class, "letters.leave", leave_action);
  ZH_ACTION (class, "letters.new", new_action);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), "letters.keep");
}

static void
zh_letters_dialog_init (ZhLettersDialog *self)
{
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
                       int        board,
                       int        game)
{
  ZhLettersDialog *self = g_object_new (ZH_TYPE_LETTERS_DIALOG, "transient-for", parent, NULL);
  g_autofree char *title = g_strdup_printf (_ ("Letters of Board %d"), board);

  gtk_window_set_title (GTK_WINDOW (self), title);
  self->session = g_object_ref (session);
  self->board = board;
  self->game = MAX (game, 0);
  fill_choices (self);
  show (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  gtk_widget_grab_focus (GTK_WIDGET (self->event));
  return self;
}
