#include "config.h"

#include "board-keys.h"

/* X11 key codes: the same keys on every PC keyboard, whatever the layout. */
enum
{
  KEYCODE_TOP_1 = 10, /* 1 … 9 up to 18, then 0 */
  KEYCODE_TOP_8 = 17,
  KEYCODE_TOP_0 = 19,
  KEYCODE_MINUS = 20,
  KEYCODE_EQUAL = 21,
  KEYCODE_LEFT_BRACKET = 34,
  KEYCODE_RIGHT_BRACKET = 35,
  KEYCODE_SLASH = 61,
};

static const ZhBoardKeyHint hints[2][ZH_N_BOARD_KEY_HINTS] = {
  { { "1", "1-0" }, { "0", "0-1" }, { "5 =", "=-=" }, { "+", "+--" }, { "−", "--+" }, { "*", "---" }, { "⌫", "clear" } },
  { { "1", "1-0" }, { "2 =", "=-=" }, { "3", "0-1" }, { "+", "+--" }, { "−", "--+" }, { "*", "---" }, { "⌫", "clear" } },
};

static int
read_keypad_digit (guint keycode)
{
  static const guint8 keypad[] = { 90, 87, 88, 89, 83, 84, 85, 79, 80, 81 };

  for (int digit = 0; digit < (int) G_N_ELEMENTS (keypad); digit++)
    if (keypad[digit] == keycode)
      return digit;
  return -1;
}

int
zh_board_key_read_digit (guint    keyval,
                         guint    keycode,
                         gboolean shift)
{
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return keyval - GDK_KEY_0;
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return keyval - GDK_KEY_KP_0;
  if (shift)
    return -1;
  if (keycode >= KEYCODE_TOP_1 && keycode < KEYCODE_TOP_0)
    return keycode - KEYCODE_TOP_1 + 1;
  if (keycode == KEYCODE_TOP_0)
    return 0;
  return read_keypad_digit (keycode);
}

static char
read_printed_symbol (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
      return '+';
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      return '-';
    case GDK_KEY_asterisk:
    case GDK_KEY_KP_Multiply:
      return '*';
    case GDK_KEY_equal:
    case GDK_KEY_KP_Equal:
    case GDK_KEY_onehalf:
      return '=';
    case GDK_KEY_slash:
    case GDK_KEY_KP_Divide:
      return '/';
    default:
      return '\0';
    }
}

static char
read_us_symbol (guint    keycode,
                gboolean shift)
{
  switch (keycode)
    {
    case KEYCODE_MINUS:
      return shift ? '\0' : '-';
    case KEYCODE_EQUAL:
      return shift ? '+' : '=';
    case KEYCODE_TOP_8:
      return shift ? '*' : '\0';
    case KEYCODE_SLASH:
      return shift ? '\0' : '/';
    default:
      return '\0';
    }
}

static ZhBoardKey
give_result (const char *code,
             ZhResult   *result)
{
  gboolean known = zh_result_parse (code, FALSE, result);

  g_assert (known);
  return ZH_BOARD_KEY_RESULT;
}

static ZhBoardKey
read_symbol_meaning (char      symbol,
                     ZhResult *result)
{
  switch (symbol)
    {
    case '+':
      return give_result ("+--", result);
    case '-':
      return give_result ("--+", result);
    case '*':
      return give_result ("---", result);
    case '=':
      return give_result ("=-=", result);
    case '/':
      return ZH_BOARD_KEY_JUMP;
    default:
      return ZH_BOARD_KEY_NONE;
    }
}

static ZhBoardKey
read_digit_meaning (ZhKeyScheme scheme,
                    int         digit,
                    ZhResult   *result)
{
  gboolean score = scheme == ZH_KEY_SCHEME_SCORE;

  if (digit == 1)
    return give_result ("1-0", result);
  if (digit == (score ? 0 : 3))
    return give_result ("0-1", result);
  if (digit == (score ? 5 : 2))
    return give_result ("=-=", result);
  return ZH_BOARD_KEY_NONE;
}

static ZhBoardKey
read_movement (guint    keyval,
               gboolean shift)
{
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      return shift ? ZH_BOARD_KEY_PREVIOUS_OPEN : ZH_BOARD_KEY_NEXT_OPEN;
    case GDK_KEY_BackSpace:
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      return ZH_BOARD_KEY_CLEAR;
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return ZH_BOARD_KEY_CARD;
    case GDK_KEY_F2:
      return ZH_BOARD_KEY_SECOND_PASS;
    case GDK_KEY_F3:
      return shift ? ZH_BOARD_KEY_TAKE_ALL : ZH_BOARD_KEY_TAKE;
    default:
      return ZH_BOARD_KEY_NONE;
    }
}

/* The two brackets, by what they print or by their place: White sits left, Black right. */
static ZhBoardKey
read_arrival (guint    keyval,
              guint    keycode,
              gboolean shift)
{
  if (keyval == GDK_KEY_bracketleft || (!shift && keycode == KEYCODE_LEFT_BRACKET))
    return ZH_BOARD_KEY_WHITE_MISSING;
  if (keyval == GDK_KEY_bracketright || (!shift && keycode == KEYCODE_RIGHT_BRACKET))
    return ZH_BOARD_KEY_BLACK_MISSING;
  return ZH_BOARD_KEY_NONE;
}

ZhBoardKey
zh_board_key_read (ZhKeyScheme     scheme,
                   guint           keyval,
                   guint           keycode,
                   GdkModifierType state,
                   ZhResult       *result)
{
  gboolean   shift = (state & GDK_SHIFT_MASK) != 0;
  ZhBoardKey meaning;
  char       symbol;
  int        digit;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return ZH_BOARD_KEY_NONE;

  meaning = read_movement (keyval, shift);
  if (meaning == ZH_BOARD_KEY_NONE)
    meaning = read_arrival (keyval, keycode, shift);
  if (meaning != ZH_BOARD_KEY_NONE)
    return meaning;

  symbol = read_printed_symbol (keyval);
  if (symbol != '\0')
    return read_symbol_meaning (symbol, result);

  digit = zh_board_key_read_digit (keyval, keycode, shift);
  if (digit >= 0)
    return read_digit_meaning (scheme, digit, result);

  return read_symbol_meaning (read_us_symbol (keycode, shift), result);
}

const ZhBoardKeyHint *
zh_board_keys_get_hints (ZhKeyScheme scheme)
{
  return hints[scheme == ZH_KEY_SCHEME_POSITION ? 1 : 0];
}

gboolean
zh_board_key_is_menu (guint           keyval,
                      GdkModifierType state)
{
  return keyval == GDK_KEY_Menu || (keyval == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0);
}
