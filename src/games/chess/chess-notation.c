#include "config.h"

#include "chess-notation.h"

#include <glib/gi18n.h>
#include <string.h>

#include "chess-attacks.h"
#include "errors.h"

static const char *const letters_of[3][6] = {
  [ZH_LETTERS_ENGLISH] = { "", "N", "B", "R", "Q", "K" },
  [ZH_LETTERS_UKRAINIAN] = { "", "К", "С", "Т", "Ф", "Кр" },
  [ZH_LETTERS_RUSSIAN] = { "", "К", "С", "Л", "Ф", "Кр" },
};

/* To the side of the king and of the queen. */
static const char *const castling_of[3][2] = {
  [ZH_LETTERS_ENGLISH] = { "O-O", "O-O-O" },
  [ZH_LETTERS_UKRAINIAN] = { "0-0", "0-0-0" },
  [ZH_LETTERS_RUSSIAN] = { "0-0", "0-0-0" },
};

/* Promotion digits of the numeric notation, article 58: 1 queen … 4 knight. */
static const ZhChessPiece numeric_promotion[] = { ZH_CHESS_QUEEN, ZH_CHESS_ROOK, ZH_CHESS_BISHOP, ZH_CHESS_KNIGHT };

/* How a piece may stand at the head of a move. Longer signs first. @foreign_to: letters on whose sheets it is a look-alike. */
typedef struct
{
  const char  *sign;
  ZhChessPiece piece;
  gboolean     cyrillic;  /* the reading of a Ukrainian or Russian sheet */
  gboolean     lookalike; /* holds a letter of the other alphabet in that reading */
} PieceSign;

static const PieceSign signs[] = {
  { "Кр", ZH_CHESS_KING, TRUE, FALSE },
  { "Kp", ZH_CHESS_KING, TRUE, TRUE },
  { "Kр", ZH_CHESS_KING, TRUE, TRUE },
  { "Кp", ZH_CHESS_KING, TRUE, TRUE },
  { "Ф", ZH_CHESS_QUEEN, TRUE, FALSE },
  { "Т", ZH_CHESS_ROOK, TRUE, FALSE },
  { "T", ZH_CHESS_ROOK, TRUE, TRUE },
  { "Л", ZH_CHESS_ROOK, TRUE, FALSE },
  { "С", ZH_CHESS_BISHOP, TRUE, FALSE },
  { "C", ZH_CHESS_BISHOP, TRUE, TRUE },
  { "К", ZH_CHESS_KNIGHT, TRUE, FALSE },
  { "K", ZH_CHESS_KNIGHT, TRUE, TRUE },
  { "K", ZH_CHESS_KING, FALSE, FALSE },
  { "К", ZH_CHESS_KING, FALSE, TRUE },
  { "Q", ZH_CHESS_QUEEN, FALSE, FALSE },
  { "R", ZH_CHESS_ROOK, FALSE, FALSE },
  { "B", ZH_CHESS_BISHOP, FALSE, FALSE },
  { "В", ZH_CHESS_BISHOP, FALSE, TRUE },
  { "N", ZH_CHESS_KNIGHT, FALSE, FALSE },
};

/* A move as read, before it is compared with the legal ones; -1 where the text is silent. */
typedef struct
{
  int          piece; /* -1: any, in the numeric notation */
  int          from_file;
  int          from_rank;
  int          to_file;
  int          to_rank;
  ZhChessPiece promotion;
  int          wing; /* castling: 0 short, 1 long */
  gboolean     numeric;
  gboolean     lookalike;
} ReadMove;

gboolean
zh_piece_letters_parse (const char     *code,
                        ZhPieceLetters *letters)
{
  static const char *const codes[] = { "en", "uk", "ru" };

  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    if (g_strcmp0 (codes[i], code) == 0)
      {
        *letters = (ZhPieceLetters) i;
        return TRUE;
      }
  return FALSE;
}

const char *
zh_piece_letters_get_sign (ZhPieceLetters letters,
                           ZhChessPiece   piece)
{
  return letters_of[letters][piece];
}

static int
get_king_target (ZhChessMove move)
{
  return (move.from & 56) + (move.to > move.from ? 6 : 2);
}

static void
append_square (GString *text,
               int      square)
{
  g_string_append_printf (text, "%c%c", 'a' + square % 8, '1' + square / 8);
}

static void
append_check (const ZhChessPosition *position,
              ZhChessMove            move,
              GString               *text)
{
  ZhChessPosition next;
  ZhChessMove     replies[ZH_CHESS_MAX_MOVES];

  zh_chess_position_play (position, move, &next);
  if (zh_chess_position_is_check (&next))
    g_string_append_c (text, zh_chess_position_generate (&next, replies) == 0 ? '#' : '+');
}

/* As little of the square of origin as tells the piece from its like (C.10). */
static void
append_origin (const ZhChessPosition *position,
               ZhChessMove            move,
               GString               *text)
{
  ZhChessMove moves[ZH_CHESS_MAX_MOVES];
  gsize       n = zh_chess_position_generate (position, moves);
  gboolean    others = FALSE;
  gboolean    same_file = FALSE;
  gboolean    same_rank = FALSE;

  for (gsize i = 0; i < n; i++)
    {
      if (moves[i].castling || moves[i].to != move.to || moves[i].from == move.from || position->board[moves[i].from] != position->board[move.from])
        continue;
      others = TRUE;
      same_file = same_file || moves[i].from % 8 == move.from % 8;
      same_rank = same_rank || moves[i].from / 8 == move.from / 8;
    }

  if (others && (!same_file || same_rank))
    g_string_append_c (text, (char) ('a' + move.from % 8));
  if (others && same_file)
    g_string_append_c (text, (char) ('1' + move.from / 8));
}

static void
append_algebraic (const ZhChessPosition *position,
                  ZhChessMove            move,
                  ZhNotation             notation,
                  ZhPieceLetters         letters,
                  GString               *text)
{
  int      piece = position->board[move.from];
  gboolean takes = zh_chess_position_is_capture (position, move);

  if (move.castling)
    {
      g_string_append (text, castling_of[letters][move.to > move.from ? 0 : 1]);
      return;
    }

  g_string_append (text, letters_of[letters][piece]);
  if (notation == ZH_NOTATION_LONG)
    append_square (text, move.from);
  else if (piece != ZH_CHESS_PAWN)
    append_origin (position, move, text);
  else if (takes)
    g_string_append_c (text, (char) ('a' + move.from % 8));

  if (takes)
    g_string_append_c (text, 'x');
  else if (notation == ZH_NOTATION_LONG)
    g_string_append_c (text, '-');
  append_square (text, move.to);
  if (move.promotion != ZH_CHESS_EMPTY)
    g_string_append_printf (text, "=%s", letters_of[letters][move.promotion]);
}

static void
append_numeric (ZhChessMove move,
                GString    *text)
{
  int to = move.castling ? get_king_target (move) : move.to;

  g_string_append_printf (text, "%d%d%d%d", move.from % 8 + 1, move.from / 8 + 1, to % 8 + 1, to / 8 + 1);
  for (gsize i = 0; i < G_N_ELEMENTS (numeric_promotion); i++)
    if (numeric_promotion[i] == (ZhChessPiece) move.promotion)
      g_string_append_printf (text, "%d", (int) i + 1);
}

ZhPieceLetters
zh_piece_letters_guess (const char *text)
{
  /* The lead bytes of Cyrillic in UTF-8. */
  for (const char *at = text; *at != '\0'; at++)
    if ((guchar) *at >= 0xD0 && (guchar) *at <= 0xD3)
      return ZH_LETTERS_UKRAINIAN;
  return ZH_LETTERS_ENGLISH;
}

char *
zh_chess_move_format (const ZhChessPosition *position,
                      ZhChessMove            move,
                      ZhNotation             notation,
                      ZhPieceLetters         letters)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (notation == ZH_NOTATION_NUMERIC)
    {
      append_numeric (move, text);
    }
  else
    {
      append_algebraic (position, move, notation, letters, text);
      append_check (position, move, text);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A file letter, Latin or one of the Cyrillic letters that look like it; -1 for neither. */
static int
read_file (const char **at,
           gboolean    *lookalike)
{
  static const struct
  {
    const char *sign;
    int         file;
  } alike[] = { { "а", 0 }, { "в", 1 }, { "с", 2 }, { "е", 4 } };

  if (**at >= 'a' && **at <= 'h')
    return *(*at)++ - 'a';
  for (gsize i = 0; i < G_N_ELEMENTS (alike); i++)
    if (g_str_has_prefix (*at, alike[i].sign))
      {
        *at += strlen (alike[i].sign);
        *lookalike = TRUE;
        return alike[i].file;
      }
  return -1;
}

static int
read_rank (const char **at)
{
  return **at >= '1' && **at <= '8' ? *(*at)++ - '1' : -1;
}

static void
skip_separators (const char **at)
{
  static const char *const separators[] = { "-", "–", "—", "−", "x", "х", "Х", "X", "×", ":", "" };

  for (gsize i = 0; *separators[i] != '\0'; i++)
    if (g_str_has_prefix (*at, separators[i]))
      {
        *at += strlen (separators[i]);
        return;
      }
}

static gboolean
read_castling (const char *text,
               ReadMove   *read)
{
  g_autoptr (GString) plain = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (c == '0' || c == 'O' || c == 'o' || c == 0x041E || c == 0x043E)
        g_string_append_c (plain, '0');
      else if (c == '-' || c == 0x2013 || c == 0x2014 || c == 0x2212)
        g_string_append_c (plain, '-');
      else
        return FALSE;
      read->lookalike = read->lookalike || c == 0x041E || c == 0x043E;
    }
  if (strcmp (plain->str, "0-0") != 0 && strcmp (plain->str, "0-0-0") != 0)
    return FALSE;
  read->wing = plain->len == 3 ? 0 : 1;
  return TRUE;
}

static gboolean
read_numeric (const char *text,
              ReadMove   *read)
{
  gsize length = strspn (text, "12345678");

  if (text[length] != '\0' || (length != 4 && length != 5) || (length == 5 && text[4] > '4'))
    return FALSE;
  read->numeric = TRUE;
  read->piece = -1;
  read->from_file = text[0] - '1';
  read->from_rank = text[1] - '1';
  read->to_file = text[2] - '1';
  read->to_rank = text[3] - '1';
  if (length == 5)
    read->promotion = numeric_promotion[text[4] - '1'];
  return TRUE;
}

static gboolean
read_promotion (const char *at,
                gboolean    cyrillic,
                ReadMove   *read)
{
  if (*at == '=' || *at == '(' || *at == '/')
    at++;
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      const char *rest = at + strlen (signs[i].sign);

      if (signs[i].cyrillic != cyrillic || !g_str_has_prefix (at, signs[i].sign) || (*rest != '\0' && strcmp (rest, ")") != 0))
        continue;
      read->promotion = signs[i].piece;
      read->lookalike = read->lookalike || signs[i].lookalike;
      return TRUE;
    }
  return FALSE;
}

/* Squares after the piece's sign: "f3", "gf3", "1f3", "g1f3", with separators. */
static gboolean
read_squares (const char *at,
              gboolean    cyrillic,
              ReadMove   *read)
{
  int file = read_file (&at, &read->lookalike);
  int rank = read_rank (&at);
  int second_file;
  int second_rank;

  skip_separators (&at);
  second_file = read_file (&at, &read->lookalike);
  second_rank = read_rank (&at);

  if (second_file < 0 && second_rank < 0)
    {
      read->to_file = file;
      read->to_rank = rank;
    }
  else
    {
      read->from_file = file;
      read->from_rank = rank;
      read->to_file = second_file;
      read->to_rank = second_rank;
    }
  if (read->to_file < 0 || read->to_rank < 0)
    return FALSE;
  return *at == '\0' || read_promotion (at, cyrillic, read);
}

/* Reads one move in the letters of an English or of a Cyrillic sheet. */
static gboolean
read_move (const char *text,
           gboolean    cyrillic,
           ReadMove   *read)
{
  *read = (ReadMove){ ZH_CHESS_PAWN, -1, -1, -1, -1, ZH_CHESS_EMPTY, -1, FALSE, FALSE };

  if (read_castling (text, read) || read_numeric (text, read))
    return TRUE;
  read->lookalike = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (signs[i].cyrillic == cyrillic && g_str_has_prefix (text, signs[i].sign))
      {
        const char *rest = text + strlen (signs[i].sign);

        read->piece = signs[i].piece;
        read->lookalike = signs[i].lookalike;
        skip_separators (&rest);
        return read_squares (rest, cyrillic, read);
      }
  return read_squares (text, cyrillic, read);
}

static gboolean
is_meant (const ZhChessPosition *position,
          const ReadMove        *read,
          ZhChessMove            move)
{
  int to = move.castling ? get_king_target (move) : move.to;

  if (read->wing >= 0)
    return move.castling && (move.to > move.from ? 0 : 1) == read->wing;
  /* Only the numeric notation writes castling as a move of the king. */
  if (move.castling && !read->numeric)
    return FALSE;
  if (read->piece >= 0 && position->board[move.from] != read->piece)
    return FALSE;
  if (to != read->to_rank * 8 + read->to_file)
    return FALSE;
  if ((read->from_file >= 0 && move.from % 8 != read->from_file) || (read->from_rank >= 0 && move.from / 8 != read->from_rank))
    return FALSE;
  return read->promotion == (ZhChessPiece) move.promotion || (read->promotion == ZH_CHESS_EMPTY && move.promotion != ZH_CHESS_EMPTY);
}

/* Cuts what a scoresheet adds to a move: checks, marks, "e.p.", a draw offer. */
static char *
strip_marks (const char *text)
{
  static const char *const endings[] = { "+", "#", "!", "?", "×", "++", "(=)", "e.p.", "ep", "e.p", "‡", "†", " " };
  char                    *plain = g_strstrip (g_strdup (text));
  gboolean                 cut = TRUE;

  while (cut)
    {
      cut = FALSE;
      for (gsize i = 0; i < G_N_ELEMENTS (endings) && !cut; i++)
        if (g_str_has_suffix (plain, endings[i]) && strlen (plain) > strlen (endings[i]))
          {
            plain[strlen (plain) - strlen (endings[i])] = '\0';
            cut = TRUE;
          }
    }
  return plain;
}

static gsize
find_meant (const ZhChessPosition *position,
            const ReadMove        *read,
            ZhChessMove           *found)
{
  ZhChessMove moves[ZH_CHESS_MAX_MOVES];
  gsize       n = zh_chess_position_generate (position, moves);
  gsize       n_meant = 0;

  for (gsize i = 0; i < n; i++)
    if (is_meant (position, read, moves[i]))
      found[n_meant++] = moves[i];
  return n_meant;
}

/* Could such a piece go there if its own king did not forbid it? */
static gboolean
exposes_king (const ZhChessPosition *position,
              const ReadMove        *read)
{
  int     to = read->to_rank * 8 + read->to_file;
  guint64 able;

  if (read->piece < 0 || read->wing >= 0 || (position->colours[position->side] & ZH_BIT (to)))
    return FALSE;
  able = zh_chess_position_get_attackers (position, to, (ZhChessSide) position->side) & position->pieces[read->piece];
  if (read->piece == ZH_CHESS_PAWN && !(position->colours[1 - position->side] & ZH_BIT (to)))
    return FALSE;
  for (; able != 0; able &= able - 1)
    {
      int from = zh_bit_first (able);

      if ((read->from_file < 0 || from % 8 == read->from_file) && (read->from_rank < 0 || from / 8 == read->from_rank))
        return TRUE;
    }
  return FALSE;
}

static void
set_illegal (const ZhChessPosition *position,
             const ReadMove        *read,
             const char            *text,
             GError               **error)
{
  if (read->wing >= 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: castling is not possible here (3.8.2)"), text);
  else if (exposes_king (position, read))
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: the move leaves the king in check (3.9)"), text);
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: no such piece can go there (3.1)"), text);
}

gboolean
zh_chess_move_parse (const ZhChessPosition *position,
                     const char            *text,
                     ZhPieceLetters         letters,
                     ZhChessMove           *move,
                     gboolean              *lookalike,
                     GError               **error)
{
  g_autofree char *plain = g_utf8_validate (text, -1, NULL) ? strip_marks (text) : g_strdup ("");
  gboolean         first = letters != ZH_LETTERS_ENGLISH;
  gboolean         readable = FALSE;
  ReadMove         read;
  ReadMove         failed = { 0 };

  for (int attempt = 0; attempt < 2; attempt++)
    {
      ZhChessMove meant[ZH_CHESS_MAX_MOVES];
      gsize       n;

      if (!read_move (plain, attempt == 0 ? first : !first, &read))
        continue;
      n = find_meant (position, &read, meant);
      if (n == 1 && read.promotion == (ZhChessPiece) meant[0].promotion)
        {
          *move = meant[0];
          if (lookalike != NULL)
            *lookalike = read.lookalike;
          return TRUE;
        }
      if (n > 0 && read.promotion == ZH_CHESS_EMPTY && meant[0].promotion != ZH_CHESS_EMPTY)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("%s: the piece that the pawn becomes is missing; write it after the square (3.7, C.11)"), plain);
      if (n > 1)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("%s: several pieces can go there; add the file or the rank the piece comes from (C.10)"), plain);
      if (!readable)
        failed = read;
      readable = TRUE;
    }

  if (readable)
    set_illegal (position, &failed, plain, error);
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("“%s” is not a move in algebraic or numeric notation (annex C)"), text);
  return FALSE;
}
