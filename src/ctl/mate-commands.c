/* `game mate-possible`: the question of a fallen flag, one position or a table of them. */
#include "config.h"

#include "call.h"
#include "mate-commands.h"

#include <glib/gi18n.h>

#include "chess-mate.h"
#include "chess-notation.h"
#include "csv-table.h"
#include "text-lines.h"

static const char *const answers[] = {
  [ZH_MATE_UNKNOWN] = "unknown",
  [ZH_MATE_POSSIBLE] = "yes",
  [ZH_MATE_IMPOSSIBLE] = "no",
};

static gboolean
parse_side (const char  *text,
            ZhChessSide *side)
{
  if (g_strcmp0 (text, "w") == 0 || g_strcmp0 (text, "white") == 0)
    *side = ZH_CHESS_WHITE;
  else if (g_strcmp0 (text, "b") == 0 || g_strcmp0 (text, "black") == 0)
    *side = ZH_CHESS_BLACK;
  else
    return FALSE;
  return TRUE;
}

static const char *const grounds[] = {
  [ZH_MATE_BY_MATERIAL] = N_ ("The material can never mate."),
  [ZH_MATE_BY_REACH] = N_ ("No series of moves brings the pieces where a mate needs them."),
  [ZH_MATE_BY_SEARCH] = N_ ("Every position that can still arise was looked at; none is mate."),
  [ZH_MATE_BY_END] = N_ ("The game is over as it stands."),
  [ZH_MATE_BY_LIMIT] = N_ ("The search stopped at its limit: neither a mate nor a proof was found."),
};

static void
print_proof (const ZhChessPosition *start,
             const ZhMateVerdict   *verdict)
{
  ZhChessPosition position = *start;
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < verdict->line->len; i++)
    {
      ZhChessMove      move = g_array_index (verdict->line, ZhChessMove, i);
      g_autofree char *text = zh_chess_move_format (&position, move, ZH_NOTATION_SHORT, ZH_LETTERS_ENGLISH);
      ZhChessPosition  next;

      g_string_append_printf (line, "%s%s", i > 0 ? " " : "", text);
      zh_chess_position_play (&position, move, &next);
      position = next;
    }
  if (line->len > 0)
    g_print ("%s\n", line->str);
  else
    g_print ("%s\n", grounds[verdict->ground] != NULL ? _ (grounds[verdict->ground]) : "");
}

ZhCtlExit
zh_ctl_run_mate_possible (ZhCtlCall *call,
                          GError   **error)
{
  ZhChessPosition position;
  ZhChessSide     side;
  g_autoptr (ZhMateVerdict) verdict = NULL;

  if (!parse_side (zh_ctl_text (call, "side"), &side))
    return zh_ctl_fail_usage (error, _ ("--side must be w or b: the side that would have to mate"));
  if (!zh_chess_position_parse (&position, zh_ctl_text (call, "fen"), error))
    return ZH_CTL_INPUT;

  verdict = zh_mate_verdict_new (&position, side, ZH_MATE_DEFAULT_LIMIT);
  g_print ("%s\n", answers[verdict->answer]);
  if (zh_ctl_has (call, "proof"))
    print_proof (&position, verdict);
  return verdict->answer == ZH_MATE_IMPOSSIBLE ? ZH_CTL_NO : ZH_CTL_DONE;
}

/* Where the two columns stand; a header may name them in another place. */
typedef struct
{
  int fen;
  int side;
} BatchColumns;

/* Whether @row is a header; if so its columns are taken over. */
static gboolean
read_header (const ZhCsvRow *row,
             BatchColumns   *columns)
{
  BatchColumns named = { -1, -1 };

  for (int i = row->n_cells - 1; i >= 0; i--)
    if (g_ascii_strcasecmp (row->cells[i], "fen") == 0)
      named.fen = i;
    else if (g_ascii_strcasecmp (row->cells[i], "side") == 0)
      named.side = i;
  if (named.fen < 0 || named.side < 0)
    return FALSE;
  *columns = named;
  return TRUE;
}

static gboolean
append_row (const ZhCsvRow     *row,
            const BatchColumns *columns,
            guint               line,
            GString            *output,
            GError            **error)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (ZhMateVerdict) verdict = NULL;
  const char     *fen;
  const char     *mover;
  ZhChessPosition position;
  ZhChessSide     side;
  gint64          begin;

  if (row->n_cells <= MAX (columns->fen, columns->side) || !parse_side (row->cells[columns->side], &side))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %u: expected a position and a side, “fen,side”, the side as w or b"), line);
  fen = row->cells[columns->fen];
  mover = row->cells[columns->side];
  if (!zh_chess_position_parse (&position, fen, &reason))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %u: %s"), line, reason->message);

  begin = g_get_monotonic_time ();
  verdict = zh_mate_verdict_new (&position, side, ZH_MATE_DEFAULT_LIMIT);
  g_string_append_printf (output, "%s,%s,%s,%" G_GINT64_FORMAT "\n", fen, mover, answers[verdict->answer],
                          g_get_monotonic_time () - begin);
  return TRUE;
}

/* Positions hold no line breaks, so that every line is a row of its own and none of them
 * waits for the others. */
static gboolean
append_line (const char   *text,
             guint         line,
             BatchColumns *columns,
             GString      *output,
             GError      **error)
{
  g_autoptr (GPtrArray) rows = zh_csv_parse (text, ',', G_MAXUINT, NULL, error);
  const ZhCsvRow *row;

  if (rows == NULL)
    return FALSE;
  if (rows->len == 0)
    return TRUE;
  row = g_ptr_array_index (rows, 0);
  return (line == 1 && read_header (row, columns)) || append_row (row, columns, line, output, error);
}

ZhCtlExit
zh_ctl_run_mate_batch (ZhCtlCall *call,
                       GError   **error)
{
  g_autofree char *text = zh_ctl_read_text (zh_ctl_text (call, "batch"), error);
  g_auto (GStrv) lines = text != NULL ? zh_text_split_lines (text) : NULL;
  g_autoptr (GString) output = g_string_new ("fen,side,answer,microseconds\n");
  BatchColumns columns = { 0, 1 };

  if (lines == NULL)
    return ZH_CTL_FILE;
  for (guint i = 0; lines[i] != NULL; i++)
    if (!append_line (lines[i], i + 1, &columns, output, error))
      return ZH_CTL_INPUT;
  g_print ("%s", output->str);
  return ZH_CTL_DONE;
}
