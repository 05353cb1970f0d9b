/* Chess and Chess960 for the commands on games. */
#include "config.h"

#include "game-commands.h"

#include "chess-claims.h"
#include "chess-notation.h"

static ZhNotation
get_notation (const ZhCtlMoveStyle *style)
{
  if (g_str_equal (style->notation, "long"))
    return ZH_NOTATION_LONG;
  if (g_str_equal (style->notation, "numeric"))
    return ZH_NOTATION_NUMERIC;
  return ZH_NOTATION_SHORT;
}

static ZhPieceLetters
get_letters (const ZhCtlMoveStyle *style)
{
  ZhPieceLetters letters = ZH_LETTERS_ENGLISH;

  zh_piece_letters_parse (style->letters, &letters);
  return letters;
}

static gboolean
parse_start (const char      *id,
             const char      *fen,
             ZhChessPosition *position,
             GError         **error)
{
  if (fen == NULL)
    zh_chess_position_init (position);
  else if (!zh_chess_position_parse (position, fen, error))
    return FALSE;
  if (g_str_equal (id, "chess960"))
    position->chess960 = TRUE;
  return TRUE;
}

static gboolean
perft (const char *id,
       const char *fen,
       int         depth,
       guint64    *nodes,
       GError    **error)
{
  ZhChessPosition position;

  if (!parse_start (id, fen, &position, error))
    return FALSE;
  *nodes = zh_chess_perft (&position, depth);
  return TRUE;
}

static gboolean
append_moves (const char           *id,
              const char           *fen,
              const ZhCtlMoveStyle *style,
              GString              *text,
              GError              **error)
{
  ZhChessPosition position;
  ZhChessMove     moves[ZH_CHESS_MAX_MOVES];
  gsize           n;

  if (!parse_start (id, fen, &position, error))
    return FALSE;
  n = zh_chess_position_generate (&position, moves);
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *move = zh_chess_move_format (&position, moves[i], get_notation (style), get_letters (style));

      g_string_append_printf (text, "%s\n", move);
    }
  return TRUE;
}

static ZhChessGame *
play_record (const char         *id,
             const char         *fen,
             const ZhGameRecord *record,
             ZhCtlGameFault     *fault)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChessGame) game = NULL;
  ZhPieceLetters  letters = ZH_LETTERS_ENGLISH;
  ZhChessPosition start;

  if (!parse_start (id, fen != NULL ? fen : zh_game_record_get_tag (record, "FEN"), &start, &error))
    {
      zh_ctl_game_fault_fill_start (fault, record, error);
      return NULL;
    }

  for (guint i = 0; i < record->moves->len && letters == ZH_LETTERS_ENGLISH; i++)
    letters = zh_piece_letters_guess (g_ptr_array_index (record->moves, i));
  game = zh_chess_game_new (&start);
  for (guint i = 0; i < record->moves->len; i++)
    {
      ZhChessMove move;

      if (!zh_chess_move_parse (zh_chess_game_get_last (game), g_ptr_array_index (record->moves, i), letters, &move, NULL, &error))
        {
          zh_ctl_game_fault_fill_move (fault, record, i, error);
          return NULL;
        }
      zh_chess_game_play (game, move);
    }
  return g_steal_pointer (&game);
}

static gboolean
check (const char         *id,
       const char         *fen,
       const ZhGameRecord *record,
       ZhCtlGameFault     *fault)
{
  g_autoptr (ZhChessGame) game = play_record (id, fen, record, fault);

  return game != NULL;
}

static gboolean
append_claims (const char         *id,
               const ZhGameRecord *record,
               const ZhDrawLimits *limits,
               GString            *text,
               ZhCtlGameFault     *fault)
{
  g_autoptr (ZhChessGame) game = play_record (id, NULL, record, fault);
  g_autoptr (ZhChessClaims) claims = NULL;

  if (game == NULL)
    return FALSE;
  claims = zh_chess_claims_new (game, limits);
  zh_ctl_append_ply (text, claims->threefold_after);
  zh_ctl_append_ply (text, claims->threefold_intended);
  zh_ctl_append_ply (text, claims->fifty_after);
  zh_ctl_append_ply (text, claims->fifty_intended);
  zh_ctl_append_ply (text, claims->fivefold);
  zh_ctl_append_ply (text, claims->seventy_five);
  zh_ctl_append_ply (text, claims->insufficient);
  g_string_append (text, zh_chess_end_to_string (claims->end));
  return TRUE;
}

static gboolean
convert (const char           *id,
         const ZhGameRecord   *record,
         const ZhCtlMoveStyle *style,
         GString              *text,
         ZhCtlGameFault       *fault)
{
  g_autoptr (ZhChessGame) game = play_record (id, NULL, record, fault);

  if (game == NULL)
    return FALSE;
  for (guint i = 0; i < game->moves->len; i++)
    {
      g_autofree char *move = zh_chess_move_format (&g_array_index (game->positions, ZhChessPosition, i),
                                                    g_array_index (game->moves, ZhChessMove, i),
                                                    get_notation (style), get_letters (style));

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", move);
    }
  return TRUE;
}

#define CLAIMS_HEADER "threefold_after_ply,threefold_intended_at_ply,fifty_after_ply,fifty_intended_at_ply,fivefold_ply,seventyfive_ply,insufficient_ply,final_status"

const ZhCtlVariant zh_ctl_variant_chess = { "chess", CLAIMS_HEADER, perft, append_moves, check, append_claims, convert };
const ZhCtlVariant zh_ctl_variant_chess960 = { "chess960", CLAIMS_HEADER, perft, append_moves, check, append_claims, convert };
