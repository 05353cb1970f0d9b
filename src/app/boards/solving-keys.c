#include "config.h"

#include "solving-keys.h"

#include <glib/gi18n.h>

#include "board-keys.h"
#include "desk-solving.h"

/* X11 key code of the key that prints T on a US keyboard: the same key in every layout. */
#define KEYCODE_T 28

struct _ZhSolvingKeys
{
  ZhSession     *session; /* unowned: the page's */
  int            round;
  ZhSolvingGrid *grid;   /* unowned */
  GtkLabel      *status; /* unowned */
  GString       *typed;  /* of the time under the cursor */
};

static const ZhTournament *
get_tournament (ZhSolvingKeys *self)
{
  return self->session != NULL ? zh_session_get_tournament (self->session) : NULL;
}

static const ZhSolvingRoundRecord *
get_round (ZhSolvingKeys *self)
{
  const ZhTournament *tournament = get_tournament (self);

  return tournament != NULL ? zh_solving_find_round (tournament->solving_rounds, self->round) : NULL;
}

/* Marks */

/* One key after the other: what was refused stands below the sheets, and no dialog stops the hand. */
static gboolean
mark (ZhSolvingKeys      *self,
      gint64              entry_id,
      const ZhSheetMarks *marks)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;

  if (!zh_session_is_writable (self->session))
    {
      gtk_widget_error_bell (GTK_WIDGET (self->grid));
      return FALSE;
    }
  change = zh_desk_mark_sheet (zh_session_get_desk (self->session), get_tournament (self)->id, self->round, entry_id, marks, &error);
  gtk_label_set_text (self->status, error != NULL ? error->message : "");
  if (change == NULL)
    gtk_widget_error_bell (GTK_WIDGET (self->grid));
  return change != NULL;
}

/* Writes the mark of the line under the cursor. */
static gboolean
put_mark (ZhSolvingKeys         *self,
          const ZhSolvingCursor *cursor,
          ZhPoints               points)
{
  g_autofree char *text = NULL;
  ZhSheetMarks     marks = { NULL, cursor->work, NULL };

  g_array_index (cursor->marks, ZhPoints, cursor->line) = points;
  text = zh_solving_lines_format (cursor->marks);
  marks.marks = text;
  return mark (self, cursor->entry_id, &marks);
}

/* Time */

static void
set_typed (ZhSolvingKeys *self,
           const char    *text)
{
  g_string_assign (self->typed, text);
  zh_solving_grid_set_typed (self->grid, text);
}

static void
put_time (ZhSolvingKeys *self,
          gint64         entry_id,
          int            seconds)
{
  ZhSheetMarks marks = { &seconds, 0, NULL };

  set_typed (self, "");
  if (mark (self, entry_id, &marks))
    zh_solving_grid_select_entry (self->grid, entry_id);
}

/* What the key could not do stands below the sheets. */
static void
refuse (ZhSolvingKeys *self,
        const char    *text)
{
  gtk_label_set_text (self->status, text);
  gtk_widget_error_bell (GTK_WIDGET (self->grid));
}

static const ZhSolvingSheetRecord *
find_sheet (ZhSolvingKeys *self,
            gint64         entry_id)
{
  return zh_solving_find_sheet (get_tournament (self)->solving_sheets, entry_id, self->round);
}

/* Handed in this moment, by the clock of the round; a time that stands there is not lost to a key pressed twice. Behind
 * the end the full time is noted, and said. */
static void
hand_in (ZhSolvingKeys         *self,
         const ZhSolvingCursor *cursor)
{
  const ZhSolvingRoundRecord *round = get_round (self);
  const ZhSolvingSheetRecord *sheet = find_sheet (self, cursor->entry_id);
  g_autoptr (GDateTime) start = round != NULL ? g_date_time_new_from_iso8601 (round->start, NULL) : NULL;
  gint64 full = round != NULL ? (gint64) round->minutes * 60 : 0; /* the act ends the snapshot that @round is of */
  gint64 seconds;

  if (start == NULL)
    {
      refuse (self, _ ("The clock of the round is not started: start it, or type the time in the last column"));
      return;
    }
  if (sheet != NULL && sheet->seconds != ZH_SOLVING_NO_TIME)
    {
      refuse (self, _ ("This sheet has a time already: type another in the last column, or take it away first"));
      return;
    }
  seconds = zh_desk_get_now (zh_session_get_desk (self->session)) - g_date_time_to_unix (start);
  put_time (self, cursor->entry_id, (int) CLAMP (seconds, 0, full));
  if (seconds > full && *gtk_label_get_text (self->status) == '\0')
    gtk_label_set_text (self->status, _ ("The time of the round is over: the full time is noted"));
}

static gboolean
is_marked (ZhSolvingKeys *self,
           gint64         entry_id)
{
  const ZhSolvingSheetRecord *sheet = find_sheet (self, entry_id);

  return sheet != NULL && zh_solving_sheet_is_marked (get_tournament (self), sheet);
}

/* Behind the time of a sheet that is marked comes the next one. */
static void
enter_typed_time (ZhSolvingKeys         *self,
                  const ZhSolvingCursor *cursor)
{
  int seconds;

  if (zh_solving_time_parse (self->typed->str, &seconds))
    {
      put_time (self, cursor->entry_id, seconds);
      if (is_marked (self, cursor->entry_id))
        zh_solving_grid_go_to_open (self->grid);
      return;
    }
  set_typed (self, "");
  refuse (self, _ ("That is no time: type minutes, 1:35 or 1:35:20"));
}

static gboolean
type_time (ZhSolvingKeys         *self,
           const ZhSolvingCursor *cursor,
           guint                  keyval,
           int                    digit)
{
  gboolean is_colon = keyval == GDK_KEY_colon || keyval == GDK_KEY_period || keyval == GDK_KEY_comma || keyval == GDK_KEY_KP_Decimal ||
                      keyval == GDK_KEY_KP_Separator;

  if ((digit >= 0 || is_colon) && self->typed->len < 8)
    {
      g_autofree char *more = digit >= 0 ? g_strdup_printf ("%s%d", self->typed->str, digit) : g_strconcat (self->typed->str, ":", NULL);

      set_typed (self, more);
      return GDK_EVENT_STOP;
    }
  if (self->typed->len > 0 && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter))
    {
      enter_typed_time (self, cursor);
      return GDK_EVENT_STOP;
    }
  if (self->typed->len > 0 && (keyval == GDK_KEY_Escape || keyval == GDK_KEY_BackSpace))
    {
      set_typed (self, "");
      return GDK_EVENT_STOP;
    }
  if (keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_Delete)
    {
      put_time (self, cursor->entry_id, ZH_SOLVING_NO_TIME);
      return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

/* Keys */

static gboolean
is_full_key (guint keyval)
{
  return keyval == GDK_KEY_plus || keyval == GDK_KEY_KP_Add || keyval == GDK_KEY_equal || keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;
}

static gboolean
is_half_key (guint keyval)
{
  return keyval == GDK_KEY_period || keyval == GDK_KEY_comma || keyval == GDK_KEY_KP_Decimal || keyval == GDK_KEY_KP_Separator || keyval == GDK_KEY_onehalf;
}

/* Half a point more for what was typed last. */
static void
add_half (ZhSolvingKeys *self)
{
  ZhSolvingCursor cursor;

  zh_solving_grid_go_back (self->grid);
  if (!zh_solving_grid_get_cursor (self->grid, &cursor) || cursor.marks == NULL)
    return;
  put_mark (self, &cursor, MAX (g_array_index (cursor.marks, ZhPoints, cursor.line), 0) + ZH_POINTS_HALF);
  zh_solving_grid_advance (self->grid);
  g_array_unref (cursor.marks);
}

static gboolean
mark_line (ZhSolvingKeys         *self,
           const ZhSolvingCursor *cursor,
           guint                  keyval,
           int                    digit)
{
  ZhPoints points;

  if (is_full_key (keyval))
    points = cursor->most;
  else if (keyval == GDK_KEY_minus || keyval == GDK_KEY_KP_Subtract)
    points = 0;
  else if (digit >= 0)
    points = digit * ZH_POINTS_ONE;
  else if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete || keyval == GDK_KEY_BackSpace)
    points = ZH_SOLVING_NO_MARK;
  else
    return GDK_EVENT_PROPAGATE;
  if (put_mark (self, cursor, points) && points != ZH_SOLVING_NO_MARK)
    zh_solving_grid_advance (self->grid);
  return GDK_EVENT_STOP;
}

static gboolean
read_key (ZhSolvingKeys         *self,
          const ZhSolvingCursor *cursor,
          guint                  keyval,
          guint                  keycode,
          gboolean               shift)
{
  int digit = zh_board_key_read_digit (keyval, keycode, shift);

  if (keycode == KEYCODE_T)
    hand_in (self, cursor);
  else if (cursor->work == 0 && type_time (self, cursor, keyval, digit) == GDK_EVENT_STOP)
    return GDK_EVENT_STOP;
  else if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter)
    zh_solving_grid_go_to_open (self->grid);
  else if (is_half_key (keyval))
    add_half (self);
  else if (cursor->work != 0)
    return mark_line (self, cursor, keyval, digit);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

ZhSolvingKeys *
zh_solving_keys_new (ZhSolvingGrid *grid,
                     GtkLabel      *status)
{
  ZhSolvingKeys *self = g_new0 (ZhSolvingKeys, 1);

  self->grid = grid;
  self->status = status;
  self->typed = g_string_new (NULL);
  return self;
}

void
zh_solving_keys_free (ZhSolvingKeys *self)
{
  g_string_free (self->typed, TRUE);
  g_free (self);
}

void
zh_solving_keys_show (ZhSolvingKeys *self,
                      ZhSession     *session,
                      int            round)
{
  self->session = session;
  self->round = round;
}

void
zh_solving_keys_forget_typed (ZhSolvingKeys *self)
{
  g_string_truncate (self->typed, 0);
}

gboolean
zh_solving_keys_read (ZhSolvingKeys *self,
                      guint          keyval,
                      guint          keycode,
                      gboolean       shift)
{
  ZhSolvingCursor cursor;
  gboolean        answer;

  if (!zh_solving_grid_get_cursor (self->grid, &cursor))
    return GDK_EVENT_PROPAGATE;
  answer = read_key (self, &cursor, keyval, keycode, shift);
  g_clear_pointer (&cursor.marks, g_array_unref);
  return answer;
}
