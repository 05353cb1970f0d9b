#include "config.h"

#include "schedule-window.h"

#include <glib/gi18n.h>

#include "desk-letters.h"
#include "game-desk-window.h"
#include "game-form.h"
#include "letter-lines.h"
#include "letter-schedule.h"
#include "message-label.h"
#include "ruleset-defaults.h"

/* Columns of the grid: number, and of each side move, received, sent, time; remark. */
enum
{
  COLUMN_NUMBER,
  COLUMN_WHITE,
  COLUMN_BLACK = COLUMN_WHITE + 4,
  COLUMN_REMARK = COLUMN_BLACK + 4,
  N_COLUMNS,
};

#define REMARK_CHARS 20

struct _ZhScheduleWindow
{
  AdwWindow parent_instance;

  ZhGameForm game;
  GPtrArray *fields; /* (element-type Field): the dates, each owned by its entry */
  GPtrArray *labels; /* (element-type GtkLabel): of each row those of moves, times and the remark */
  char      *shape;  /* which letter stands where */

  GtkGrid  *grid;
  GtkLabel *empty;
  GtkLabel *account;
  GtkLabel *message;
};

G_DEFINE_FINAL_TYPE (ZhScheduleWindow, zh_schedule_window, ADW_TYPE_WINDOW)

/* A date of a letter. */
typedef struct
{
  ZhScheduleWindow *window; /* unowned */
  GtkEditable      *entry;
  guint             letter;
  ZhLetterCell      cell;
} Field;

/* What the window shows, read anew. */
typedef struct
{
  GPtrArray     *letters;
  ZhGameAccount *account;
  GPtrArray     *plies;
  GPtrArray     *rows;
} Reading;

static void
reading_clear (Reading *self)
{
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->plies, g_ptr_array_unref);
  g_clear_pointer (&self->account, zh_game_account_free);
  g_clear_pointer (&self->letters, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reading, reading_clear)

static gboolean
read_game (ZhScheduleWindow *self,
           Reading          *reading,
           GError          **error)
{
  const ZhCompetition *competition = zh_session_get_competition (self->game.session);
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (competition, error);
  ZhGamePlace place;

  if (ruleset == NULL || !zh_game_form_find (&self->game, &place, error))
    return FALSE;
  reading->letters = zh_competition_list_letters (competition, place.game->id);
  reading->account = zh_game_account_new (ruleset, competition, &place, 0, error);
  if (reading->account == NULL)
    return FALSE;
  reading->plies = zh_letter_plies_new (reading->account->file, reading->account->places, reading->letters);
  reading->rows = zh_letter_schedule_new (reading->account, reading->letters, reading->plies, zh_language_get_screen ());
  return TRUE;
}

/* The letter that brought a move as its own; -1 where the partner's brought it. */
static int
get_letter (const ZhScheduleRow *row,
            int                  side)
{
  const ZhLetterPly *ply = row->plies[side];

  return ply != NULL && ply->is_own ? (int) ply->letter : -1;
}

static char *
make_shape (const GPtrArray *rows)
{
  GString *shape = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    for (int side = 0; side < 2; side++)
      g_string_append_printf (shape, "%d ", get_letter (g_ptr_array_index (rows, i), side));
  return g_string_free (shape, FALSE);
}

static const char *
get_kept (ZhScheduleWindow *self,
          const Field      *field)
{
  g_autoptr (GPtrArray) letters = zh_game_form_list_letters (&self->game);

  return letters != NULL && field->letter < letters->len ? ((const ZhLetterRecord *) g_ptr_array_index (letters, field->letter))->cells[field->cell] : "";
}

/* Keeps a date that was changed; what was refused stays to be put right. */
static void
keep (Field *field)
{
  ZhScheduleWindow *self = field->window;
  g_autofree char  *text = g_strstrip (g_strdup (gtk_editable_get_text (field->entry)));
  g_autoptr (GPtrArray) letters = self->game.session != NULL ? zh_game_form_list_letters (&self->game) : NULL;
  g_autoptr (ZhLetterRecord) letter = NULL;
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (letters == NULL || field->letter >= letters->len || g_str_equal (text, get_kept (self, field)))
    return;
  letter = zh_letter_record_copy (g_ptr_array_index (letters, field->letter));
  zh_letter_record_set (letter, field->cell, text);
  change = zh_desk_keep_letter (zh_session_get_desk (self->game.session), self->game.tournament_id, self->game.round, self->game.board, self->game.game,
                                (int) field->letter + 1, letter, &error);
  zh_message_label_show (self->message, error != NULL ? error->message : NULL);
  if (change != NULL)
    zh_change_unref (change);
}

/* Escape first takes back what was typed, and then leaves the window. */
static gboolean
entry_key_cb (Field *field,
              guint  key)
{
  const char *kept = get_kept (field->window, field);

  if (key != GDK_KEY_Escape || g_str_equal (gtk_editable_get_text (field->entry), kept))
    return GDK_EVENT_PROPAGATE;
  gtk_editable_set_text (field->entry, kept);
  zh_message_label_show (field->window->message, NULL);
  return GDK_EVENT_STOP;
}

static GtkLabel *
attach_label (ZhScheduleWindow *self,
              int               column,
              int               row,
              const char       *text,
              gboolean          is_remark)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (text));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, is_remark);
  gtk_label_set_width_chars (label, is_remark ? REMARK_CHARS : -1);
  gtk_widget_set_hexpand (GTK_WIDGET (label), is_remark);
  gtk_grid_attach (self->grid, GTK_WIDGET (label), column, row, 1, 1);
  return label;
}

static void
attach_field (ZhScheduleWindow *self,
              int               column,
              int               row,
              guint             letter,
              ZhLetterCell      cell)
{
  Field              *field = g_new0 (Field, 1);
  GtkWidget          *entry = gtk_entry_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_autofree char    *id = g_strdup_printf ("%s-%s-%d", column < COLUMN_BLACK ? "white" : "black", zh_letter_cell_names[cell], row);
  /* Translators: what a field of the schedule is, the number of the move. */
  g_autofree char *name = g_strdup_printf (_ ("%1$s, move %2$d"), cell == ZH_LETTER_CELL_RECEIVED ? _ ("Came") : _ ("Sent"), row);

  *field = (Field){ self, GTK_EDITABLE (entry), letter, cell };
  g_ptr_array_add (self->fields, field);
  g_object_set_data_full (G_OBJECT (entry), "zh-field", field, g_free);
  gtk_widget_set_name (entry, id);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 10);
  gtk_widget_set_valign (entry, GTK_ALIGN_CENTER);
  gtk_editable_set_editable (GTK_EDITABLE (entry), zh_session_is_writable (self->game.session));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (keep), field);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (entry_key_cb), field);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (keep), field);
  gtk_widget_add_controller (entry, keys);
  gtk_widget_add_controller (entry, focus);
  gtk_grid_attach (self->grid, entry, column, row, 1, 1);
}

static void
attach_side (ZhScheduleWindow    *self,
             const ZhScheduleRow *row,
             int                  number,
             int                  side)
{
  int column = side == ZH_LETTER_WHITE ? COLUMN_WHITE : COLUMN_BLACK;
  int letter = get_letter (row, side);

  g_ptr_array_add (self->labels, attach_label (self, column, number, "", FALSE));
  if (letter >= 0)
    {
      attach_field (self, column + 1, number, (guint) letter, ZH_LETTER_CELL_RECEIVED);
      attach_field (self, column + 2, number, (guint) letter, ZH_LETTER_CELL_SENT);
    }
  g_ptr_array_add (self->labels, attach_label (self, column + 3, number, "", FALSE));
}

static void
attach_headings (ZhScheduleWindow *self)
{
  const char *const headings[N_COLUMNS] = { C_ ("letter form", "No."), C_ ("letter form", "White’s move"), _ ("Came"), _ ("Sent"),
                                            C_ ("letter form", "Time"), C_ ("letter form", "Black’s move"), _ ("Came"), _ ("Sent"),
                                            C_ ("letter form", "Time"), C_ ("letter form", "Remark") };

  for (int i = 0; i < N_COLUMNS; i++)
    gtk_widget_add_css_class (GTK_WIDGET (attach_label (self, i, 0, headings[i], FALSE)), "heading");
}

/* Other letters than before: the table is laid out anew. */
static void
lay_out (ZhScheduleWindow *self,
         const GPtrArray  *rows)
{
  GtkWidget *child;

  g_ptr_array_set_size (self->fields, 0);
  g_ptr_array_set_size (self->labels, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  attach_headings (self);
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhScheduleRow *row = g_ptr_array_index (rows, i);
      g_autofree char     *number = g_strdup_printf ("%u", i + 1);

      attach_label (self, COLUMN_NUMBER, (int) i + 1, number, FALSE);
      attach_side (self, row, (int) i + 1, ZH_LETTER_WHITE);
      attach_side (self, row, (int) i + 1, ZH_LETTER_BLACK);
      g_ptr_array_add (self->labels, attach_label (self, COLUMN_REMARK, (int) i + 1, "", TRUE));
    }
}

static char *
format_time (const ZhGameAccount *account,
             int                  letter)
{
  const ZhAccountLetter *counted = letter >= 0 ? zh_game_account_get_letter (account, (guint) letter) : NULL;

  return counted != NULL && counted->counts ? g_strdup_printf ("%d/%02d", (int) counted->days, (int) counted->total) : g_strdup ("");
}

/* The texts of the table as it is laid out. */
static void
fill_rows (ZhScheduleWindow *self,
           const Reading    *reading)
{
  for (guint i = 0; i < reading->rows->len; i++)
    {
      const ZhScheduleRow *row = g_ptr_array_index (reading->rows, i);
      GtkLabel           **labels = (GtkLabel **) &g_ptr_array_index (self->labels, i * 5);

      for (int side = 0; side < 2; side++)
        {
          g_autofree char *time = format_time (reading->account, get_letter (row, side));

          gtk_label_set_text (labels[side * 2], row->plies[side] != NULL ? row->plies[side]->text : "");
          gtk_label_set_text (labels[side * 2 + 1], time);
        }
      gtk_label_set_text (labels[4], row->remark);
    }
  for (guint i = 0; i < self->fields->len; i++)
    {
      const Field *field = g_ptr_array_index (self->fields, i);
      const char  *kept = ((const ZhLetterRecord *) g_ptr_array_index (reading->letters, field->letter))->cells[field->cell];

      if (!g_str_equal (gtk_editable_get_text (field->entry), kept))
        gtk_editable_set_text (field->entry, kept);
    }
}

static void
show (ZhScheduleWindow *self)
{
  g_auto (Reading) reading = { NULL, NULL, NULL, NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *shape = NULL;
  g_autofree char *account = NULL;

  if (zh_session_get_competition (self->game.session) == NULL)
    return;
  if (!read_game (self, &reading, &error))
    {
      zh_message_label_show (self->message, error->message);
      return;
    }
  shape = make_shape (reading.rows);
  if (self->shape == NULL || !g_str_equal (shape, self->shape))
    lay_out (self, reading.rows);
  g_free (self->shape);
  self->shape = g_steal_pointer (&shape);
  fill_rows (self, &reading);
  account = zh_letter_lines_describe_account (reading.account->account);
  gtk_label_set_text (self->account, account);
  gtk_widget_set_visible (GTK_WIDGET (self->empty), reading.rows->len == 0);
}

static void
board_action (GtkWidget *widget)
{
  ZhScheduleWindow *self = ZH_SCHEDULE_WINDOW (widget);

  gtk_window_present (GTK_WINDOW (zh_game_desk_window_new_to_look (GTK_WINDOW (self), self->game.session, self->game.round, self->game.board,
                                                                   self->game.game - 1)));
}

static void
zh_schedule_window_dispose (GObject *object)
{
  ZhScheduleWindow *self = ZH_SCHEDULE_WINDOW (object);

  zh_game_form_clear (&self->game);
  G_OBJECT_CLASS (zh_schedule_window_parent_class)->dispose (object);
}

static void
zh_schedule_window_class_init (ZhScheduleWindowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_schedule_window_dispose;
  ZH_FINALIZES (class, ZhScheduleWindow, g_ptr_array_unref, fields);
  ZH_FINALIZES (class, ZhScheduleWindow, g_ptr_array_unref, labels);
  ZH_FINALIZES (class, ZhScheduleWindow, g_free, shape);
  ZH_TEMPLATE (class, ZhScheduleWindow, "schedule-window", grid, empty, account, message);
  ZH_ACTION (class, "post-schedule.board", board_action);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
}

static void
zh_schedule_window_init (ZhScheduleWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->fields = g_ptr_array_new ();
  self->labels = g_ptr_array_new ();
}

ZhScheduleWindow *
zh_schedule_window_new (GtkWindow         *parent,
                        ZhSession         *session,
                        const ZhGamePlace *place)
{
  ZhScheduleWindow *self = g_object_new (ZH_TYPE_SCHEDULE_WINDOW, "transient-for", parent, NULL);

  zh_game_form_init (&self->game, session, place);
  show (self);
  gtk_widget_grab_focus (self->fields->len > 0 ? GTK_WIDGET (((const Field *) g_ptr_array_index (self->fields, 0))->entry) : GTK_WIDGET (self->empty));
  g_signal_connect_object (session, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  return self;
}
