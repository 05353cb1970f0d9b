/* One line of the boards: a game of a pairing, or a bye, of one snapshot. Updated in place
 * when the next snapshot comes; "changed" says that its text is another.
 */
#pragma once

#include <glib-object.h>

#include "board-flags.h"
#include "board-folder.h"
#include "match-heading.h"
#include "tournament.h"

G_BEGIN_DECLS

#define ZH_TYPE_BOARD_ROW (zh_board_row_get_type ())
G_DECLARE_FINAL_TYPE (ZhBoardRow, zh_board_row, ZH, BOARD_ROW, GObject)

/* Signal "changed" (): something shown of the row is another. */

/**
 * ZhBoardState:
 * @ZH_BOARD_OPEN: no result yet
 * @ZH_BOARD_PLAYED: a result of a played game
 * @ZH_BOARD_FORFEIT: a result without play
 * @ZH_BOARD_ADJOURNED: goes on later
 * @ZH_BOARD_BYE: nobody to play
 */
typedef enum
{
  ZH_BOARD_OPEN,
  ZH_BOARD_PLAYED,
  ZH_BOARD_FORFEIT,
  ZH_BOARD_ADJOURNED,
  ZH_BOARD_BYE,
} ZhBoardState;

/**
 * ZhBoardSide:
 * @entry_id: the entry; 0 where nobody sits
 * @name: "Surname Given"; in a team match with the team behind it, or the team alone where
 *   nobody of it sits there; "" for nobody
 * @surname: for narrow places
 * @title: title or category, ""
 * @number: start number, 0 for none
 * @points: before the round, as shown
 * @score: the same as a number
 */
typedef struct
{
  gint64 entry_id;
  char  *name;
  char  *surname;
  char  *title;
  int    number;
  char  *points;
  int    score;
} ZhBoardSide;

/**
 * ZhBoardSource:
 * @tournament: of the snapshot
 * @round: a round of it
 * @entries: (element-type gint64 ZhEntry): the tournament's entries by id
 * @points: (element-type gint64 ZhPoints): points before the round, by id of the entry
 * @flags: of zh_board_flags_count()
 * @folder: (nullable): what electronic boards say
 *
 * What rows are made from.
 */
typedef struct
{
  ZhTournament *tournament;
  ZhRound      *round;
  GHashTable   *entries;
  GHashTable   *points;
  GHashTable   *flags;

  ZhBoardFolder *folder;
} ZhBoardSource;

/**
 * zh_board_row_new:
 * @source: the snapshot
 * @pairing: index in the round's pairings
 * @game: index in the pairing's games, -1 for a bye
 *
 * Returns: (transfer full)
 */
ZhBoardRow *zh_board_row_new (const ZhBoardSource *source,
                              guint                pairing,
                              int                  game);

/**
 * zh_board_row_update:
 *
 * Moves the row on to another snapshot; emits "changed" where that shows. The pairing there
 * must have the game.
 */
void zh_board_row_update (ZhBoardRow          *self,
                          const ZhBoardSource *source,
                          guint                pairing);

/* Where the row belongs, and what the newest snapshot has there; (transfer none). */
gint64           zh_board_row_get_pairing_id (ZhBoardRow *self);
const ZhPairing *zh_board_row_get_pairing (ZhBoardRow *self);

/**
 * zh_board_row_get_game_index:
 *
 * Returns: index in the pairing's games, -1 for a bye
 */
int zh_board_row_get_game_index (ZhBoardRow *self);

/**
 * zh_board_row_get_side:
 * @colour: which side
 *
 * Returns: (transfer none): who sits there, valid until the next "changed"
 */
const ZhBoardSide *zh_board_row_get_side (ZhBoardRow *self,
                                          ZhColour    colour);

/* The board as shown: "12", or "12.2" where a pairing has several games. */
const char *zh_board_row_get_board (ZhBoardRow *self);

/* What the electronic board says of a game without a result; #ZH_RESULT_NONE for nothing. */
ZhResult zh_board_row_get_said (ZhBoardRow *self);

/* The result as shown: "1 – 0", "·", "1 – 0 ?" where only the electronic board says so, or the kind of bye. */
const char *zh_board_row_get_result_text (ZhBoardRow *self);

/* What was played there, what kind of row that makes it, whether a result is still to come, and
 * whether the pair was made by hand. */
ZhResult     zh_board_row_get_result (ZhBoardRow *self);
ZhBoardState zh_board_row_get_state (ZhBoardRow *self);
gboolean     zh_board_row_is_open (ZhBoardRow *self);

/**
 * zh_board_row_get_flags:
 *
 * Returns: (transfer none): what is the matter, valid until the next "changed"
 */
const ZhBoardFlags *zh_board_row_get_flags (ZhBoardRow *self);

/**
 * zh_board_row_set_begins:
 * @begins: whether the row is shown as the first of its match of teams, or of the byes behind the matches
 *
 * Where a heading stands, or a gap, belongs to a list and not to a round: it may be sorted, or show only
 * open boards.
 */
void zh_board_row_set_begins (ZhBoardRow *self,
                              gboolean    begins);

/* What zh_board_row_set_begins() was told last. */
gboolean zh_board_row_begins (ZhBoardRow *self);

/**
 * zh_board_row_get_heading:
 *
 * Returns: (transfer none) (nullable): what stands above the row, valid until the next "changed"; %NULL
 *   where no match begins
 */
const ZhMatchHeading *zh_board_row_get_heading (ZhBoardRow *self);

/**
 * zh_board_row_format_label:
 *
 * Returns: (transfer full): the row in words, for a screen reader: "Board 12, Shevchenko –
 *   Bondar, no result"
 */
char *zh_board_row_format_label (ZhBoardRow *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_board_row_format_label_in_list:
 *
 * Returns: (transfer full): the same, after the heading of the match that begins there
 */
char *zh_board_row_format_label_in_list (ZhBoardRow *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_board_row_matches:
 * @text: a board number, or words each of which begins a word of a name, letter case aside
 *
 * Returns: whether the row is what is looked for; a number must be the whole board number
 */
gboolean zh_board_row_matches (ZhBoardRow *self,
                               const char *text);

G_END_DECLS
