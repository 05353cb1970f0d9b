/* Games as files hold them, PGN and PDN alike: tags and movetext. Only the form is read
 * here; what a move means is for the game's own module.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ZH_GAME_NO_CLOCK (-1)

/**
 * ZhGameRecord:
 * @line: line of the file the game begins on, from 1
 * @tags: (element-type utf8 utf8): by name, values unescaped
 * @moves: (element-type utf8): the moves of the main line as written
 * @move_lines: (element-type int): the line each move stands on
 * @move_offsets: (element-type gsize): where each move stands in the text, in bytes
 * @clocks: (element-type int): seconds left after each move, by a comment such as
 *   {[%clk 0:12:30]}; %ZH_GAME_NO_CLOCK without one
 * @result: the closing result, "" when it is missing
 */
typedef struct
{
  int         line;
  GHashTable *tags;
  GPtrArray  *moves;
  GArray     *move_lines;
  GArray     *move_offsets;
  GArray     *clocks;
  char       *result;
} ZhGameRecord;

void zh_game_record_free (ZhGameRecord *self);

/**
 * zh_game_records_parse:
 * @text: PGN or PDN, or movetext alone; any line ending
 * @error: %ZH_ERROR_INPUT with the line: a tag or comment that never ends
 *
 * Comments, variations, glyphs, move numbers and lines that begin with % are passed over.
 *
 * Returns: (transfer full) (element-type ZhGameRecord): the games, at least one unless
 *   @text holds nothing
 */
GPtrArray *zh_game_records_parse (const char *text,
                                  GError    **error);

/**
 * zh_game_record_get_tag:
 *
 * Returns: (transfer none) (nullable): value of the tag, owned by the record
 */
const char *zh_game_record_get_tag (const ZhGameRecord *self,
                                    const char         *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhGameRecord, zh_game_record_free)

G_END_DECLS
