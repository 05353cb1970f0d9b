/* The variants of draughts for the commands on games. */
#include "config.h"

#include "game-commands.h"

#include "draughts-claims.h"
#include "draughts-notation.h"

static ZhDraughtsVariant
get_variant (const char *id)
{
  ZhDraughtsVariant variant = ZH_DRAUGHTS_RUSSIAN;
  gboolean          known = zh_draughts_variant_parse (id, &variant);

  g_assert (known);
  return variant;
}

static gboolean
parse_start (const char         *id,
             const char         *fen,
             ZhDraughtsPosition *position,
             GError            **error)
{
  if (fen != NULL)
    return zh_draughts_position_parse (position, get_variant (id), fen, error);
  zh_draughts_position_init (position, get_variant (id));
  return TRUE;
}

static gboolean
perft (const char *id,
       const char *fen,
       int         depth,
       guint64    *nodes,
       GError    **error)
{
  ZhDraughtsPosition position;

  if (!parse_start (id, fen, &position, error))
    return FALSE;
  *nodes = zh_draughts_perft (&position, depth);
  return TRUE;
}

static gboolean
append_moves (const char           *id,
              const char           *fen,
              const ZhCtlMoveStyle *style,
              GString              *text,
              GError              **error)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  ZhDraughtsPosition position;

  if (!parse_start (id, fen, &position, error))
    return FALSE;
  zh_draughts_position_generate (&position, moves);
  for (guint i = 0; i < moves->len; i++)
    {
      g_autofree char *move = zh_draughts_move_format (&position, &g_array_index (moves, ZhDraughtsMove, i));

      g_string_append_printf (text, "%s\n", move);
    }
  return TRUE;
}

/* Reads the moves of a record; gives FALSE with @fault at the first one that is not legal. */
static gboolean
read_moves (const char         *id,
            const char         *fen,
            const ZhGameRecord *record,
            ZhDraughtsPosition *start,
            GArray             *moves,
            ZhCtlGameFault     *fault)
{
  g_autoptr (GError) error = NULL;
  ZhDraughtsPosition position;

  if (!parse_start (id, fen != NULL ? fen : zh_game_record_get_tag (record, "FEN"), start, &error))
    {
      zh_ctl_game_fault_fill_start (fault, record, error);
      return FALSE;
    }
  position = *start;
  for (guint i = 0; i < record->moves->len; i++)
    {
      ZhDraughtsMove move;

      if (!zh_draughts_move_parse (&position, g_ptr_array_index (record->moves, i), &move, &error))
        {
          zh_ctl_game_fault_fill_move (fault, record, i, error);
          return FALSE;
        }
      g_array_append_val (moves, move);
      position = zh_draughts_position_play (&position, &move);
    }
  return TRUE;
}

static gboolean
check (const char         *id,
       const char         *fen,
       const ZhGameRecord *record,
       ZhCtlGameFault     *fault)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  ZhDraughtsPosition start;

  return read_moves (id, fen, record, &start, moves, fault);
}

static gboolean
append_claims (const char         *id,
               const ZhGameRecord *record,
               const ZhDrawLimits *limits,
               GString            *text,
               ZhCtlGameFault     *fault)
{
  static const char *const ends[] = { "open", "loss-for-white", "loss-for-black" };
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  ZhDraughtsPosition start;
  ZhDraughtsClaims   claims;

  if (!read_moves (id, NULL, record, &start, moves, fault))
    return FALSE;
  claims = zh_draughts_claims_find (&start, moves, limits->repetitions);
  g_string_append_printf (text, "%s,%u,", id, moves->len);
  zh_ctl_append_ply (text, claims.threefold);
  zh_ctl_append_ply (text, claims.threefold_intended);
  zh_ctl_append_ply (text, claims.kings_only);
  zh_ctl_append_ply (text, claims.five_on_road);
  zh_ctl_append_ply (text, claims.five);
  zh_ctl_append_ply (text, claims.fifteen);
  zh_ctl_append_ply (text, claims.sixteen);
  zh_ctl_append_ply (text, claims.long_ending);
  zh_ctl_append_ply (text, claims.forty);
  g_string_append (text, ends[claims.loser]);
  return TRUE;
}

static gboolean
convert (const char           *id,
         const ZhGameRecord   *record,
         const ZhCtlMoveStyle *style,
         GString              *text,
         ZhCtlGameFault       *fault)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  ZhDraughtsPosition position;

  if (!read_moves (id, NULL, record, &position, moves, fault))
    return FALSE;
  for (guint i = 0; i < moves->len; i++)
    {
      const ZhDraughtsMove *move = &g_array_index (moves, ZhDraughtsMove, i);
      g_autofree char      *written = zh_draughts_move_format (&position, move);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", written);
      position = zh_draughts_position_play (&position, move);
    }
  return TRUE;
}

#define CLAIMS_HEADER "variant,plies,threefold_ply,threefold_intended_at_ply,kings_only_ply,five_road_ply,five_ply,fifteen_ply,sixteen_ply,long_ending_ply,forty_ply,final"

const ZhCtlVariant zh_ctl_variant_russian = { "russian", CLAIMS_HEADER, perft, append_moves, check, append_claims, convert };
const ZhCtlVariant zh_ctl_variant_brazilian = { "brazilian", CLAIMS_HEADER, perft, append_moves, check, append_claims, convert };
const ZhCtlVariant zh_ctl_variant_checkers = { "checkers", CLAIMS_HEADER, perft, append_moves, check, append_claims, convert };
const ZhCtlVariant zh_ctl_variant_english = { "english", CLAIMS_HEADER, perft, append_moves, check, append_claims, convert };
const ZhCtlVariant zh_ctl_variant_international = { "international", CLAIMS_HEADER, perft, append_moves, check, append_claims, convert };
