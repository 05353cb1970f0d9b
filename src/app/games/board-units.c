#include "config.h"

#include "board-units.h"

#include <glib/gi18n.h>

#include "language.h"

/* Letters folded to small ones; the first table is chess, the second draughts. */
static const struct
{
  gunichar      letter;
  ZhDiagramUnit unit;
} key_letters[][17] = {
  {
      { 'k', ZH_DIAGRAM_KING },
      { 'q', ZH_DIAGRAM_QUEEN },
      { 'r', ZH_DIAGRAM_ROOK },
      { 'b', ZH_DIAGRAM_BISHOP },
      { 'n', ZH_DIAGRAM_KNIGHT },
      { 'p', ZH_DIAGRAM_PAWN },
      { 0x0444, ZH_DIAGRAM_QUEEN },  /* ф */
      { 0x0442, ZH_DIAGRAM_ROOK },   /* т */
      { 0x043B, ZH_DIAGRAM_ROOK },   /* л */
      { 0x0441, ZH_DIAGRAM_BISHOP }, /* с */
      { 0x043A, ZH_DIAGRAM_KNIGHT }, /* к */
      { 0x043F, ZH_DIAGRAM_PAWN },   /* п */
      { 0x0440, ZH_DIAGRAM_KING },   /* р, of Кр */
  },
  {
      { 'p', ZH_DIAGRAM_MAN },
      { 'm', ZH_DIAGRAM_MAN },
      { 0x043F, ZH_DIAGRAM_MAN }, /* п */
      { 0x043C, ZH_DIAGRAM_MAN }, /* м */
      { 0x0448, ZH_DIAGRAM_MAN }, /* ш */
      { 'k', ZH_DIAGRAM_CROWNED_MAN },
      { 'd', ZH_DIAGRAM_CROWNED_MAN },
      { 0x043A, ZH_DIAGRAM_CROWNED_MAN }, /* к */
      { 0x0434, ZH_DIAGRAM_CROWNED_MAN }, /* д */
  },
};

/* Р: the second letter of Кр */
#define LETTER_ER 0x0440

gboolean
zh_board_unit_read_key (gboolean       is_chess,
                        guint          keyval,
                        ZhDiagramUnit *unit,
                        gboolean      *black)
{
  gunichar typed = gdk_keyval_to_unicode (keyval);
  gunichar small = g_unichar_tolower (typed);
  gboolean goes_on = small == LETTER_ER && *unit == ZH_DIAGRAM_KNIGHT;

  for (gsize i = 0; i < G_N_ELEMENTS (key_letters[0]) && typed != 0; i++)
    if (key_letters[is_chess ? 0 : 1][i].letter == small)
      {
        *unit = key_letters[is_chess ? 0 : 1][i].unit;
        /* "Кр": the colour was said by the capital К */
        if (!goes_on)
          *black = typed == small;
        return TRUE;
      }
  return FALSE;
}

const char *
zh_board_unit_get_name (ZhDiagramUnit unit,
                        gboolean      black)
{
  static const char *const names[][2] = {
    [ZH_DIAGRAM_EMPTY] = { NC_ ("square", "empty"), NC_ ("square", "empty") },
    [ZH_DIAGRAM_PAWN] = { NC_ ("square", "white pawn"), NC_ ("square", "black pawn") },
    [ZH_DIAGRAM_KNIGHT] = { NC_ ("square", "white knight"), NC_ ("square", "black knight") },
    [ZH_DIAGRAM_BISHOP] = { NC_ ("square", "white bishop"), NC_ ("square", "black bishop") },
    [ZH_DIAGRAM_ROOK] = { NC_ ("square", "white rook"), NC_ ("square", "black rook") },
    [ZH_DIAGRAM_QUEEN] = { NC_ ("square", "white queen"), NC_ ("square", "black queen") },
    [ZH_DIAGRAM_KING] = { NC_ ("square", "white king"), NC_ ("square", "black king") },
    [ZH_DIAGRAM_MAN] = { NC_ ("draughts", "white man"), NC_ ("draughts", "black man") },
    [ZH_DIAGRAM_CROWNED_MAN] = { NC_ ("draughts", "white king"), NC_ ("draughts", "black king") },
  };

  return g_dpgettext2 (NULL, unit >= ZH_DIAGRAM_MAN ? "draughts" : "square", names[unit][black ? 1 : 0]);
}

char *
zh_board_square_dup_name (const ZhDiagram *diagram,
                          int              index)
{
  int row = index / diagram->n_rows;
  int column = index % diagram->n_rows;

  if (diagram->names != ZH_DIAGRAM_NAMES_NUMBERS)
    return g_strdup_printf ("%c%d", 'a' + column, diagram->n_rows - row);
  if ((row + column) % 2 == 0)
    return g_strdup (C_ ("square", "light square"));
  return g_strdup_printf ("%d", index / 2 + 1);
}

const char *
zh_game_kind_get_title (ZhGameKind kind)
{
  static const char *const titles[ZH_N_GAME_KINDS] = {
    [ZH_GAME_CHESS] = NC_ ("game", "Chess"),
    [ZH_GAME_CHESS960] = NC_ ("game", "Chess960"),
    [ZH_GAME_RUSSIAN] = NC_ ("game", "Draughts-64, Russian"),
    [ZH_GAME_BRAZILIAN] = NC_ ("game", "Draughts-64, Brazilian"),
    [ZH_GAME_CHECKERS] = NC_ ("game", "Draughts-64, checkers"),
    [ZH_GAME_INTERNATIONAL] = NC_ ("game", "Draughts-100"),
  };

  return g_dpgettext2 (NULL, "game", titles[kind]);
}

ZhPieceLetters
zh_piece_letters_get_screen (void)
{
  ZhPieceLetters letters = ZH_LETTERS_ENGLISH;

  zh_piece_letters_parse (zh_language_get_code (zh_language_get_screen ()), &letters);
  return letters;
}
