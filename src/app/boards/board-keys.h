/* What a key means on the list of boards. Digits are read by what they print and by their
 * place on the keyboard, top row and keypad; symbols by what they print and, where the
 * layout prints something else there, by what a US keyboard has on that key: Ukrainian,
 * Russian and Latin layouts all work without a letter.
 */
#pragma once

#include <gtk/gtk.h>

#include "game-result.h"

G_BEGIN_DECLS

/**
 * ZhKeyScheme:
 * @ZH_KEY_SCHEME_SCORE: 1 is 1–0, 0 is 0–1, 5 is a draw
 * @ZH_KEY_SCHEME_POSITION: 1 is White, 2 is a draw, 3 is Black
 *
 * Values as in the settings' schema.
 */
typedef enum
{
  ZH_KEY_SCHEME_SCORE,
  ZH_KEY_SCHEME_POSITION,
} ZhKeyScheme;

/**
 * ZhBoardKey:
 * @ZH_BOARD_KEY_NONE: nothing of ours
 * @ZH_BOARD_KEY_RESULT: stores a result
 * @ZH_BOARD_KEY_CLEAR: takes the result away
 * @ZH_BOARD_KEY_NEXT_OPEN: to the next board without a result
 * @ZH_BOARD_KEY_PREVIOUS_OPEN: to the previous one
 * @ZH_BOARD_KEY_JUMP: to a board by number or name
 * @ZH_BOARD_KEY_CARD: opens the board's card
 * @ZH_BOARD_KEY_SECOND_PASS: begins or ends the second pass over the results
 * @ZH_BOARD_KEY_TAKE: takes the result that the electronic board says
 * @ZH_BOARD_KEY_TAKE_ALL: takes those of all boards
 * @ZH_BOARD_KEY_WHITE_MISSING: the left bracket: White has not come, or has come after all
 * @ZH_BOARD_KEY_BLACK_MISSING: the right bracket: the same of Black
 */
typedef enum
{
  ZH_BOARD_KEY_NONE,
  ZH_BOARD_KEY_RESULT,
  ZH_BOARD_KEY_CLEAR,
  ZH_BOARD_KEY_NEXT_OPEN,
  ZH_BOARD_KEY_PREVIOUS_OPEN,
  ZH_BOARD_KEY_JUMP,
  ZH_BOARD_KEY_CARD,
  ZH_BOARD_KEY_SECOND_PASS,
  ZH_BOARD_KEY_TAKE,
  ZH_BOARD_KEY_TAKE_ALL,
  ZH_BOARD_KEY_WHITE_MISSING,
  ZH_BOARD_KEY_BLACK_MISSING,
} ZhBoardKey;

/**
 * zh_board_key_read:
 * @scheme: what digits mean
 * @keyval: what the key prints
 * @keycode: which key it is (X11 numbering, as GDK gives it)
 * @state: modifiers; anything with Ctrl, Alt or Super is none of ours
 * @result: (out): the result, for %ZH_BOARD_KEY_RESULT only
 *
 * Returns: the meaning of the key
 */
ZhBoardKey zh_board_key_read (ZhKeyScheme     scheme,
                              guint           keyval,
                              guint           keycode,
                              GdkModifierType state,
                              ZhResult       *result);

/**
 * zh_board_key_read_digit:
 * @shift: whether it is held
 *
 * A digit is what prints one, or sits on the key of one: on the French top row, and on a keypad with Num Lock off.
 *
 * Returns: the digit, or -1
 */
int zh_board_key_read_digit (guint    keyval,
                             guint    keycode,
                             gboolean shift);

/* Whether a key opens the menu of the board under the cursor: Menu or Shift+F10. */
gboolean zh_board_key_is_menu (guint           keyval,
                               GdkModifierType state);

/**
 * ZhBoardKeyHint:
 * @key: the key as shown
 * @code: the result it stores, for zh_result_parse(); "clear" to take it away
 */
typedef struct
{
  const char *key;
  const char *code;
} ZhBoardKeyHint;

#define ZH_N_BOARD_KEY_HINTS 7

/**
 * zh_board_keys_get_hints:
 *
 * Returns: (transfer none) (array fixed-size=7): the result keys of @scheme, to be shown
 */
const ZhBoardKeyHint *zh_board_keys_get_hints (ZhKeyScheme scheme);

G_END_DECLS
