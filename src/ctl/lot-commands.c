/* Drawings of lots: "lots FILE" lists them, "lots FILE set KIND" enters the minutes of one. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "competition-commands.h"
#include "desk-lots.h"
#include "errors.h"
#include "record-options.h"
#include "words.h"

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (GPtrArray) drawings = zh_desk_list_lots (call->desk, call->tournament->id, error);

  if (drawings == NULL)
    return ZH_CTL_INPUT;
  for (guint i = 0; i < drawings->len; i++)
    {
      const ZhLotDrawing *drawing = g_ptr_array_index (drawings, i);
      const ZhLotMinute  *minute = drawing->minute;
      g_autofree char    *title = zh_lot_format_title (drawing->kind, drawing->round, drawing->board, zh_language_get_screen ());

      zh_ctl_print_row (call, "lot:s round:d board:d title:s drawn:s articles:s | :r", zh_words_get (zh_lot_kind_words, (int) drawing->kind), drawing->round,
                        drawing->board, title, drawing->drawn, drawing->article, &zh_lot_minute_type, minute);
    }
  return ZH_CTL_DONE;
}

static ZhChange *
act_set (ZhCtlCall *call,
         GError   **error)
{
  int kind = ZH_LOT_NUMBERS;
  g_autoptr (ZhLotMinute) minute = NULL;

  if (!zh_words_find (zh_lot_kind_words, call->words[0], &kind))
    {
      g_autofree char *words = g_strjoinv (", ", (char **) zh_lot_kind_words);

      return zh_fail_null (error, ZH_ERROR_USAGE, _ ("“%1$s” is no drawing of lots; there are: %2$s"), call->words[0], words);
    }
  minute = zh_lot_minutes_start (call->tournament->lot_minutes, (ZhLotKind) kind, zh_ctl_number (call, "round", 0), zh_ctl_number (call, "board", 0));
  if (!zh_ctl_record_apply (call, "minute", minute, error))
    return NULL;
  return zh_desk_set_lot_minute (call->desk, call->tournament->id, minute, error);
}

const ZhCtlVerb zh_ctl_lot_verbs[] = {
  { "lots", "FILE [list]", ZH_CTL_READS, run_list },
  { "lots", "FILE set LOT [--round R] [--board B] @minute", ZH_CTL_WRITES, .act = act_set,
    .summary = N_ ("Lists the drawings of lots of a tournament; enters the minutes of one: when, where, who was there, what was changed") },
  { NULL },
};
