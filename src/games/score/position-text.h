/* Positions as an arbiter types them under a fallen flag: "Kg1 Nf3 / Kg8 Rf8", "КрК/КрТ",
 * "c3 Дd4 / a5". White's men first, Black's behind the stroke.
 */
#pragma once

#include "game-line.h"

G_BEGIN_DECLS

/**
 * ZhPositionText:
 * @ZH_POSITION_TEXT_FEN: it was FEN or PDN FEN, which says who is to move
 * @ZH_POSITION_TEXT_SQUARES: men with their squares
 * @ZH_POSITION_TEXT_MATERIAL: men without squares, chess only; they were put where they stand
 *   free of each other, and the position is an example
 *
 * How a text was understood.
 */
typedef enum
{
  ZH_POSITION_TEXT_FEN,
  ZH_POSITION_TEXT_SQUARES,
  ZH_POSITION_TEXT_MATERIAL,
} ZhPositionText;

/**
 * zh_position_text_parse:
 * @text: FEN, PDN FEN, a list of men with squares, or of men alone. The pieces of chess by
 *   English letters, or where there is any Cyrillic letter by Ukrainian and Russian ones
 *   with Latin look-alikes forgiven; pawns by their square alone or P, П. Several squares
 *   may follow one letter: "Pa2,b2,c2". Sides are parted by /, ;, a line break, v or the
 *   word in three languages; without it by the second king. Draughts: a man by its
 *   square, a king with К, Д or K before it
 * @black_to_move: for what does not say it
 * @form: (out) (optional): how it was understood
 * @error: %ZH_ERROR_INPUT naming what stops it and the remedy
 *
 * Returns: (transfer full) (nullable): the position as a line without moves
 */
ZhGameLine *zh_position_text_parse (ZhGameKind      kind,
                                    const char     *text,
                                    gboolean        black_to_move,
                                    ZhPositionText *form,
                                    GError        **error);

/**
 * zh_position_text_format:
 * @letters: for the pieces of chess
 *
 * Returns: (transfer full): the list of men with their squares, "" for an empty board
 */
char *zh_position_text_format (const ZhGameLine *line,
                               guint             ply,
                               ZhPieceLetters    letters) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
