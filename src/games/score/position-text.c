#include "config.h"

#include "position-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "chess-attacks.h"
#include "chess-men.h"
#include "draughts-notation.h"
#include "errors.h"

typedef struct
{
  const char *at;
  gboolean    cyrillic;
  ZhChessSide side;
  GArray     *men;
} Reader;

typedef struct
{
  const char  *sign;
  ZhChessPiece piece;
} Sign;

/* The longer sign first; small letters stand for pieces only where no file is called so. */
static const Sign latin_signs[] = {
  { "K", ZH_CHESS_KING },
  { "k", ZH_CHESS_KING },
  { "Q", ZH_CHESS_QUEEN },
  { "q", ZH_CHESS_QUEEN },
  { "R", ZH_CHESS_ROOK },
  { "r", ZH_CHESS_ROOK },
  { "B", ZH_CHESS_BISHOP },
  { "N", ZH_CHESS_KNIGHT },
  { "n", ZH_CHESS_KNIGHT },
  { "P", ZH_CHESS_PAWN },
  { "p", ZH_CHESS_PAWN }
};

static const Sign cyrillic_signs[] = {
  { "Кр", ZH_CHESS_KING },
  { "кр", ZH_CHESS_KING },
  { "КР", ZH_CHESS_KING },
  { "Kp", ZH_CHESS_KING },
  { "Кp", ZH_CHESS_KING },
  { "Kр", ZH_CHESS_KING },
  { "К", ZH_CHESS_KNIGHT },
  { "к", ZH_CHESS_KNIGHT },
  { "K", ZH_CHESS_KNIGHT },
  { "Ф", ZH_CHESS_QUEEN },
  { "ф", ZH_CHESS_QUEEN },
  { "Т", ZH_CHESS_ROOK },
  { "т", ZH_CHESS_ROOK },
  { "T", ZH_CHESS_ROOK },
  { "Л", ZH_CHESS_ROOK },
  { "л", ZH_CHESS_ROOK },
  { "С", ZH_CHESS_BISHOP },
  { "C", ZH_CHESS_BISHOP },
  { "П", ZH_CHESS_PAWN },
  { "п", ZH_CHESS_PAWN }
};

/* Reading signs that both games share */

static gboolean
take_prefix (const char **at,
             const char  *prefix)
{
  if (!g_str_has_prefix (*at, prefix))
    return FALSE;
  *at += strlen (prefix);
  return TRUE;
}

static void
skip_blanks (const char **at)
{
  while (**at == ' ' || **at == '\t' || **at == ',' || **at == '+' || **at == '.')
    (*at)++;
}

/* Whether a sign for "now the other side" stands here. */
static gboolean
take_stroke (const char **at)
{
  static const char *const strokes[] = { "/", ";", "|", "\r\n", "\n", "vs", "v", "проти", "против", "—", "–", "-", NULL };

  for (gsize i = 0; strokes[i] != NULL; i++)
    if (take_prefix (at, strokes[i]))
      return TRUE;
  return FALSE;
}

/* A word that names a side, with or without a colon. */
static gboolean
take_side (const char **at,
           ZhChessSide *side)
{
  static const struct
  {
    const char *word;
    ZhChessSide side;
  } words[] = {
    { "White", ZH_CHESS_WHITE },
    { "Black", ZH_CHESS_BLACK },
    { "Білі", ZH_CHESS_WHITE },
    { "Чорні", ZH_CHESS_BLACK },
    { "Белые", ZH_CHESS_WHITE },
    { "Чёрные", ZH_CHESS_BLACK },
    { "Черные", ZH_CHESS_BLACK },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (take_prefix (at, words[i].word))
      {
        *side = words[i].side;
        take_prefix (at, ":");
        return TRUE;
      }
  return FALSE;
}

static void
set_unreadable (const char *at,
                const char *expected,
                GError    **error)
{
  g_autofree char *rest = g_utf8_substring (at, 0, MIN (g_utf8_strlen (at, -1), 12));

  /* Translators: the piece of text where reading stopped, then an example */
  g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("“%1$s” was not understood; write the men with their squares, such as %2$s"), rest, expected);
}

static gboolean
has_cyrillic (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_get_script (g_utf8_get_char (text)) == G_UNICODE_SCRIPT_CYRILLIC)
      return TRUE;
  return FALSE;
}

/* Chess: reading */

/* A square; Cyrillic а, в, с, е are taken for files where a digit follows. */
static int
read_square (const char **at)
{
  static const struct
  {
    const char *sign;
    int         file;
  } alike[] = { { "а", 0 }, { "в", 1 }, { "с", 2 }, { "е", 4 } };
  const char *digit = *at + 1;
  int         file = **at >= 'a' && **at <= 'h' ? **at - 'a' : -1;
  int         square;

  for (gsize i = 0; file < 0 && i < G_N_ELEMENTS (alike); i++)
    if (g_str_has_prefix (*at, alike[i].sign))
      {
        file = alike[i].file;
        digit = *at + strlen (alike[i].sign);
      }
  if (file < 0 || *digit < '1' || *digit > '8')
    return -1;
  square = (*digit - '1') * 8 + file;
  *at = digit + 1;
  return square;
}

static gboolean
take_sign (Reader       *reader,
           ZhChessPiece *piece)
{
  const Sign *signs = reader->cyrillic ? cyrillic_signs : latin_signs;
  gsize       n_signs = reader->cyrillic ? G_N_ELEMENTS (cyrillic_signs) : G_N_ELEMENTS (latin_signs);

  for (gsize i = 0; i < n_signs; i++)
    if (take_prefix (&reader->at, signs[i].sign))
      {
        *piece = signs[i].piece;
        return TRUE;
      }
  /* the small letters that are files too: a bishop where no square begins */
  if (take_prefix (&reader->at, reader->cyrillic ? "с" : "b"))
    {
      *piece = ZH_CHESS_BISHOP;
      return TRUE;
    }
  return FALSE;
}

static void
add_man (Reader      *reader,
         ZhChessPiece piece,
         int          square)
{
  ZhChessMan man = { piece, reader->side, square };

  /* "KNKR": the second king of a side is the other side's */
  for (guint i = 0; piece == ZH_CHESS_KING && i < reader->men->len; i++)
    {
      const ZhChessMan *other = &g_array_index (reader->men, ZhChessMan, i);

      if (other->piece == ZH_CHESS_KING && other->side == ZH_CHESS_WHITE && reader->side == ZH_CHESS_WHITE)
        man.side = reader->side = ZH_CHESS_BLACK;
    }
  g_array_append_val (reader->men, man);
}

/* The sign of a piece with the squares that follow it, or squares of pawns. */
static gboolean
read_men (Reader  *reader,
          GError **error)
{
  ZhChessPiece piece = ZH_CHESS_PAWN;
  int          square = read_square (&reader->at);
  gboolean     has_sign = FALSE;

  if (square < 0)
    {
      has_sign = take_sign (reader, &piece);
      if (!has_sign)
        {
          set_unreadable (reader->at, "Kg1 Nf3 / Kg8 Rf8", error);
          return FALSE;
        }
      square = read_square (&reader->at);
    }
  add_man (reader, piece, square);
  while (square >= 0 && has_sign)
    {
      take_prefix (&reader->at, ",");
      square = read_square (&reader->at);
      if (square >= 0)
        add_man (reader, piece, square);
    }
  return TRUE;
}

static gboolean
set_crowded (GError **error)
{
  return zh_fail (error, ZH_ERROR_INPUT, _ ("There are more men than squares; leave some out"));
}

static gboolean
read_all (Reader  *reader,
          GError **error)
{
  for (skip_blanks (&reader->at); *reader->at != '\0'; skip_blanks (&reader->at))
    {
      if (take_side (&reader->at, &reader->side))
        continue;
      if (take_stroke (&reader->at))
        reader->side = reader->men->len > 0 || reader->side == ZH_CHESS_BLACK ? ZH_CHESS_BLACK : reader->side;
      else if (!read_men (reader, error))
        return FALSE;
      if (reader->men->len > 64)
        return set_crowded (error);
    }
  return TRUE;
}

static ZhGameLine *
make_chess (ZhGameKind    kind,
            const GArray *men,
            gboolean      black_to_move,
            GError      **error)
{
  static const char signs[] = "pnbrqk";
  char              board[64] = { 0 };

  for (guint i = 0; i < men->len; i++)
    {
      const ZhChessMan *man = &g_array_index (men, ZhChessMan, i);
      char              sign = signs[man->piece];

      if (board[man->square] != 0)
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Two men stand on %c%c; correct one of the squares"), 'a' + man->square % 8, '1' + man->square / 8);
      board[man->square] = man->side == ZH_CHESS_WHITE ? g_ascii_toupper (sign) : sign;
    }
  return zh_game_line_new_from_men (kind, board, black_to_move ? "b - - 0 1" : "w - - 0 1", error);
}

static ZhGameLine *
parse_chess_list (ZhGameKind      kind,
                  const char     *text,
                  gboolean        black_to_move,
                  ZhPositionText *form,
                  GError        **error)
{
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (ZhChessMan));
  Reader reader = { text, has_cyrillic (text), ZH_CHESS_WHITE, men };
  guint  n_placed = 0;

  if (!read_all (&reader, error))
    return NULL;
  for (guint i = 0; i < men->len; i++)
    n_placed += g_array_index (men, ZhChessMan, i).square >= 0 ? 1 : 0;
  if (n_placed > 0 && n_placed < men->len)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Some men have no square; give every man its square, or none"));
  *form = n_placed > 0 ? ZH_POSITION_TEXT_SQUARES : ZH_POSITION_TEXT_MATERIAL;
  if (n_placed == 0 && !zh_chess_men_place (men))
    {
      set_crowded (error);
      return NULL;
    }
  return make_chess (kind, men, black_to_move, error);
}

/* FEN has seven strokes before its first blank. */
static gboolean
is_fen (const char *text)
{
  int n_strokes = 0;

  for (; *text != '\0' && *text != ' '; text++)
    n_strokes += *text == '/' ? 1 : 0;
  return n_strokes == 7;
}

/* Draughts */

static ZhGameLine *
parse_draughts_list (ZhGameKind  kind,
                     const char *text,
                     gboolean    black_to_move,
                     GError    **error)
{
  static const char *const crowns[] = { "Д", "д", "К", "к", "K", "k", "D", NULL };
  ZhDraughtsPosition       position = { .variant = zh_game_kind_get_draughts (kind), .black_to_move = black_to_move };
  ZhChessSide              side = ZH_CHESS_WHITE;
  const char              *at = text;

  for (skip_blanks (&at); *at != '\0'; skip_blanks (&at))
    {
      gboolean crowned = FALSE;
      int      square;

      if (take_side (&at, &side))
        continue;
      if (take_stroke (&at))
        {
          side = ZH_CHESS_BLACK;
          continue;
        }
      for (gsize i = 0; !crowned && crowns[i] != NULL; i++)
        crowned = take_prefix (&at, crowns[i]);
      square = zh_draughts_square_parse (position.variant, &at);
      if (square == 0)
        {
          set_unreadable (at, zh_draughts_variant_uses_letters (position.variant) ? "c3 Kd4 / a5" : "32 K28 / 12", error);
          return NULL;
        }
      position.units[square - 1] = side == ZH_CHESS_WHITE ? (crowned ? ZH_DRAUGHTS_WHITE_KING : ZH_DRAUGHTS_WHITE_MAN)
                                                          : (crowned ? ZH_DRAUGHTS_BLACK_KING : ZH_DRAUGHTS_BLACK_MAN);
    }
  return zh_game_line_new_draughts (kind, &position);
}

static gboolean
is_pdn_fen (const char *text)
{
  return (text[0] == 'W' || text[0] == 'B') && text[1] == ':' && strchr (text + 2, ':') != NULL;
}

ZhGameLine *
zh_position_text_parse (ZhGameKind      kind,
                        const char     *text,
                        gboolean        black_to_move,
                        ZhPositionText *form,
                        GError        **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  gboolean         is_chess = zh_game_kind_is_chess (kind);
  ZhPositionText   read = is_chess ? ZH_POSITION_TEXT_FEN : ZH_POSITION_TEXT_SQUARES;
  ZhGameLine      *line;

  if (!g_utf8_validate (text, -1, NULL))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The text is not in UTF-8"));
  if (is_chess ? is_fen (stripped) : is_pdn_fen (stripped))
    {
      read = ZH_POSITION_TEXT_FEN;
      line = zh_game_line_new (kind, stripped, error);
    }
  else if (is_chess)
    {
      line = parse_chess_list (kind, stripped, black_to_move, &read, error);
    }
  else
    {
      line = parse_draughts_list (kind, stripped, black_to_move, error);
    }
  if (line != NULL && form != NULL)
    *form = read;
  return line;
}

/* Writing */

static void
append_chess (const ZhChessPosition *position,
              ZhChessSide            side,
              ZhPieceLetters         letters,
              GString               *text)
{
  for (int piece = ZH_CHESS_KING; piece >= ZH_CHESS_PAWN; piece--)
    for (guint64 set = position->pieces[piece] & position->colours[side]; set != 0; set &= set - 1)
      g_string_append_printf (text, "%s%s%c%c", text->len > 0 && text->str[text->len - 1] != ' ' ? " " : "", zh_piece_letters_get_sign (letters, piece),
                              'a' + zh_bit_first (set) % 8, '1' + zh_bit_first (set) / 8);
}

static void
append_draughts (const ZhDraughtsPosition *position,
                 gboolean                  black,
                 GString                  *text)
{
  for (int square = 1; square <= zh_draughts_variant_get_n_squares (position->variant); square++)
    {
      ZhDraughtsUnit unit = position->units[square - 1];

      if (unit == ZH_DRAUGHTS_EMPTY || (unit == ZH_DRAUGHTS_BLACK_MAN || unit == ZH_DRAUGHTS_BLACK_KING) != black)
        continue;
      g_string_append (text, text->len > 0 && text->str[text->len - 1] != ' ' ? " " : "");
      g_string_append (text, unit == ZH_DRAUGHTS_WHITE_KING || unit == ZH_DRAUGHTS_BLACK_KING ? "K" : "");
      zh_draughts_square_append (position->variant, square, text);
    }
}

char *
zh_position_text_format (const ZhGameLine *line,
                         guint             ply,
                         ZhPieceLetters    letters)
{
  g_autoptr (GString) black = g_string_new (NULL);
  GString *text = g_string_new (NULL);

  for (int side = 0; side < 2; side++)
    {
      GString *men = side == 0 ? text : black;

      if (line->chess != NULL)
        append_chess (zh_game_line_get_chess (line, ply), side, letters, men);
      else
        append_draughts (zh_game_line_get_draughts (line, ply), side == 1, men);
    }
  /* Without the stroke men of Black alone would be read as White's. */
  if (black->len > 0)
    g_string_append_printf (text, "%s/ %s", text->len > 0 ? " " : "", black->str);
  return g_string_free (text, FALSE);
}
