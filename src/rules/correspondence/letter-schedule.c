#include "config.h"

#include "letter-schedule.h"

#include <glib/gi18n.h>

#include "letter-record.h"
#include "letter-words.h"

static void
free_row (gpointer data)
{
  ZhScheduleRow *self = data;

  g_free (self->remark);
  g_free (self);
}

static ZhScheduleRow *
take_row (GPtrArray *rows,
          int        number)
{
  while ((int) rows->len < number)
    {
      ZhScheduleRow *row = g_new0 (ZhScheduleRow, 1);

      row->remark = g_strdup ("");
      g_ptr_array_add (rows, row);
    }
  return g_ptr_array_index (rows, number - 1);
}

static void
append_word (GString    *text,
             const char *separator,
             const char *word)
{
  if (*word != '\0')
    g_string_append_printf (text, "%s%s", separator, word);
}

static void
append_day (GString    *text,
            const char *separator,
            int         day)
{
  g_autofree char *short_day = zh_letter_day_format_short (day);

  append_word (text, separator, short_day);
}

/* "Black: Faulty letter, wrong repetition, 28/05/30, 3/55": days of the letter and all days after it. */
static char *
describe (const ZhGameAccount  *account,
          const ZhLetterEvent  *event,
          const ZhLetterRecord *letter,
          guint                 index,
          const ZhLanguage     *language)
{
  const ZhAccountLetter *counted = zh_game_account_get_letter (account, index);
  g_autofree char       *kind = zh_letter_kind_describe (letter->cells[ZH_LETTER_CELL_KIND], language);
  GString               *text = g_string_new (event->side == ZH_LETTER_WHITE ? zh_trc (language, "letter form", "White") : zh_trc (language, "letter form", "Black"));

  append_word (text, ": ", zh_letter_event_kind_get_label (event->kind, language));
  append_word (text, ", ", kind);
  if (event->kind == ZH_LETTER_ADD)
    g_string_append_printf (text, ": %d", event->number);
  append_day (text, ", ", event->kind == ZH_LETTER_NOTICE ? event->received.day : event->sent.day);
  if (event->kind == ZH_LETTER_LEAVE)
    {
      append_day (text, "; ", event->from);
      append_day (text, " – ", event->to);
    }
  if (counted != NULL && counted->counts)
    g_string_append_printf (text, ", %d/%02d", (int) counted->days, (int) counted->total);
  return g_string_free (text, FALSE);
}

static void
add_remark (ZhScheduleRow *row,
            char          *remark)
{
  g_autofree char *owned = remark;
  g_autofree char *old = row->remark;

  row->remark = *old != '\0' ? g_strconcat (old, ". ", owned, NULL) : g_steal_pointer (&owned);
}

GPtrArray *
zh_letter_schedule_new (const ZhGameAccount *account,
                        const GPtrArray     *letters,
                        const GPtrArray     *plies,
                        const ZhLanguage    *language)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (free_row);
  int        n_moves[2] = { 0, 0 };

  for (guint i = 0; i < plies->len; i++)
    {
      const ZhLetterPly *ply = g_ptr_array_index (plies, i);

      take_row (rows, ply->number)->plies[ply->side] = ply;
    }
  for (guint i = 0; i < letters->len; i++)
    {
      const ZhLetterEvent *event = zh_game_account_get_event (account, i);

      if (event == NULL)
        continue;
      if (event->kind == ZH_LETTER_MOVE)
        n_moves[event->side] = event->last;
      else if (rows->len > 0)
        add_remark (g_ptr_array_index (rows, MIN (n_moves[event->side], (int) rows->len - 1)), describe (account, event, g_ptr_array_index (letters, i), i, language));
    }
  return rows;
}
