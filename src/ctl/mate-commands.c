/* `game mate-possible`: the question of a fallen flag, one position or a table of them. */
#include "config.h"

#include "mate-commands.h"

#include <glib/gi18n.h>
#include <string.h>

#include "chess-mate.h"
#include "chess-notation.h"
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

static const char *
describe_ground (ZhMateGround ground)
{
  switch (ground)
    {
    case ZH_MATE_BY_MATERIAL:
      return _ ("The material can never mate.");
    case ZH_MATE_BY_REACH:
      return _ ("No series of moves brings the pieces where a mate needs them.");
    case ZH_MATE_BY_SEARCH:
      return _ ("Every position that can still arise was looked at; none is mate.");
    case ZH_MATE_BY_END:
      return _ ("The game is over as it stands.");
    case ZH_MATE_BY_LIMIT:
      return _ ("The search stopped at its limit: neither a mate nor a proof was found.");
    case ZH_MATE_BY_LINE:
    default:
      return "";
    }
}

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
    g_print ("%s\n", describe_ground (verdict->ground));
}

static ZhCtlExit
answer_one (const char *fen,
            const char *side_text,
            gboolean    proof,
            GError    **error)
{
  ZhChessPosition position;
  ZhChessSide     side;
  g_autoptr (ZhMateVerdict) verdict = NULL;

  if (fen == NULL)
    return zh_ctl_fail_usage (error, _ ("--fen is missing; give the position in which the flag fell"));
  if (!parse_side (side_text, &side))
    return zh_ctl_fail_usage (error, _ ("--side must be w or b: the side that would have to mate"));
  if (!zh_chess_position_parse (&position, fen, error))
    return ZH_CTL_INPUT;

  verdict = zh_mate_verdict_new (&position, side, ZH_MATE_DEFAULT_LIMIT);
  g_print ("%s\n", answers[verdict->answer]);
  if (proof)
    print_proof (&position, verdict);
  return verdict->answer == ZH_MATE_IMPOSSIBLE ? ZH_CTL_NO : ZH_CTL_DONE;
}

static gboolean
append_row (const char *row,
            guint       line,
            GString    *output,
            GError    **error)
{
  g_auto (GStrv) fields = g_strsplit (row, ",", -1);
  g_autoptr (GError) reason = NULL;
  g_autoptr (ZhMateVerdict) verdict = NULL;
  ZhChessPosition position;
  ZhChessSide     side;
  gint64          begin;

  if (g_strv_length (fields) < 2 || !parse_side (fields[1], &side))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Line %u: expected a position and a side, “fen,side”, the side as w or b"), line);
      return FALSE;
    }
  if (!zh_chess_position_parse (&position, fields[0], &reason))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Line %u: %s"), line, reason->message);
      return FALSE;
    }

  begin = g_get_monotonic_time ();
  verdict = zh_mate_verdict_new (&position, side, ZH_MATE_DEFAULT_LIMIT);
  g_string_append_printf (output, "%s,%s,%s,%" G_GINT64_FORMAT "\n",
                          fields[0], fields[1], answers[verdict->answer], g_get_monotonic_time () - begin);
  return TRUE;
}

static ZhCtlExit
answer_batch (const char *path,
              GError    **error)
{
  g_autoptr (GBytes) bytes = zh_ctl_read_file (path, error);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) output = g_string_new ("fen,side,answer,microseconds\n");

  if (bytes == NULL)
    return ZH_CTL_FILE;
  text = zh_text_decode (bytes, ZH_ENCODING_CP1251, NULL, error);
  if (text == NULL)
    return ZH_CTL_INPUT;

  lines = zh_text_split_lines (text);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] == '\0' || (i == 0 && g_str_has_prefix (lines[i], "fen,")))
        continue;
      if (!append_row (lines[i], i + 1, output, error))
        return ZH_CTL_INPUT;
    }
  g_print ("%s", output->str);
  return ZH_CTL_DONE;
}

ZhCtlExit
zh_ctl_run_mate_possible (int      n_arguments,
                          char   **arguments,
                          GError **error)
{
  g_autofree char   *fen = NULL;
  g_autofree char   *side = NULL;
  g_autofree char   *batch = NULL;
  gboolean           proof = FALSE;
  const GOptionEntry options[] = {
    { "fen", 0, 0, G_OPTION_ARG_STRING, &fen, NULL, NULL },
    { "side", 0, 0, G_OPTION_ARG_STRING, &side, NULL, NULL },
    { "proof", 0, 0, G_OPTION_ARG_NONE, &proof, NULL, NULL },
    { "batch", 0, 0, G_OPTION_ARG_STRING, &batch, NULL, NULL },
    { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 0, 0, error);

  if (words == NULL)
    return ZH_CTL_USAGE;
  if (batch == NULL)
    return answer_one (fen, side, proof, error);
  if (fen != NULL || side != NULL || proof)
    return zh_ctl_fail_usage (error, _ ("--batch reads positions and sides from its file; leave --fen, --side and --proof out"));
  return answer_batch (batch, error);
}
