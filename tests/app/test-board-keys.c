#include "config.h"

#include "board-keys.h"

/* What GDK gives for a key: its code and what the layout prints. */
typedef struct
{
  const char     *name;
  ZhKeyScheme     scheme;
  guint           keyval;
  guint           keycode;
  GdkModifierType state;
  const char     *expected; /* code of the result, or the movement's name */
} Case;

static const Case cases[] = {
  { "score/1", ZH_KEY_SCHEME_SCORE, GDK_KEY_1, 10, 0, "1-0" },
  { "score/0", ZH_KEY_SCHEME_SCORE, GDK_KEY_0, 19, 0, "0-1" },
  { "score/5", ZH_KEY_SCHEME_SCORE, GDK_KEY_5, 14, 0, "=-=" },
  { "score/2", ZH_KEY_SCHEME_SCORE, GDK_KEY_2, 11, 0, "none" },
  { "score/3", ZH_KEY_SCHEME_SCORE, GDK_KEY_3, 12, 0, "none" },
  { "position/1", ZH_KEY_SCHEME_POSITION, GDK_KEY_1, 10, 0, "1-0" },
  { "position/2", ZH_KEY_SCHEME_POSITION, GDK_KEY_2, 11, 0, "=-=" },
  { "position/3", ZH_KEY_SCHEME_POSITION, GDK_KEY_3, 12, 0, "0-1" },
  { "position/0", ZH_KEY_SCHEME_POSITION, GDK_KEY_0, 19, 0, "none" },
  { "position/5", ZH_KEY_SCHEME_POSITION, GDK_KEY_5, 14, 0, "none" },
  { "keypad/1", ZH_KEY_SCHEME_SCORE, GDK_KEY_KP_1, 87, 0, "1-0" },
  { "keypad/0", ZH_KEY_SCHEME_SCORE, GDK_KEY_KP_0, 90, 0, "0-1" },
  { "keypad/5", ZH_KEY_SCHEME_SCORE, GDK_KEY_KP_5, 84, 0, "=-=" },
  { "keypad-without-num-lock/1", ZH_KEY_SCHEME_SCORE, GDK_KEY_KP_End, 87, 0, "1-0" },
  { "keypad-without-num-lock/0", ZH_KEY_SCHEME_SCORE, GDK_KEY_KP_Insert, 90, 0, "0-1" },
  { "keypad-without-num-lock/5", ZH_KEY_SCHEME_SCORE, GDK_KEY_KP_Begin, 84, 0, "=-=" },
  { "keypad/plus", ZH_KEY_SCHEME_SCORE, GDK_KEY_KP_Add, 86, 0, "+--" },
  { "keypad/minus", ZH_KEY_SCHEME_SCORE, GDK_KEY_KP_Subtract, 82, 0, "--+" },
  { "keypad/times", ZH_KEY_SCHEME_SCORE, GDK_KEY_KP_Multiply, 63, 0, "---" },
  { "keypad/divide", ZH_KEY_SCHEME_SCORE, GDK_KEY_KP_Divide, 106, 0, "jump" },
  { "keypad/enter", ZH_KEY_SCHEME_SCORE, GDK_KEY_KP_Enter, 104, 0, "next" },
  { "us/equal", ZH_KEY_SCHEME_SCORE, GDK_KEY_equal, 21, 0, "=-=" },
  { "us/plus", ZH_KEY_SCHEME_SCORE, GDK_KEY_plus, 21, GDK_SHIFT_MASK, "+--" },
  { "us/minus", ZH_KEY_SCHEME_POSITION, GDK_KEY_minus, 20, 0, "--+" },
  { "us/asterisk", ZH_KEY_SCHEME_POSITION, GDK_KEY_asterisk, 17, GDK_SHIFT_MASK, "---" },
  { "us/slash", ZH_KEY_SCHEME_SCORE, GDK_KEY_slash, 61, 0, "jump" },
  { "ua/slash-prints-a-full-stop", ZH_KEY_SCHEME_SCORE, GDK_KEY_period, 61, 0, "jump" },
  { "ru/comma-above-the-full-stop", ZH_KEY_SCHEME_SCORE, GDK_KEY_comma, 61, GDK_SHIFT_MASK, "none" },
  { "ru/slash-on-the-backslash", ZH_KEY_SCHEME_SCORE, GDK_KEY_slash, 51, GDK_SHIFT_MASK, "jump" },
  { "ru/numero", ZH_KEY_SCHEME_SCORE, GDK_KEY_numerosign, 12, GDK_SHIFT_MASK, "none" },
  { "fr/1-prints-an-ampersand", ZH_KEY_SCHEME_SCORE, GDK_KEY_ampersand, 10, 0, "1-0" },
  { "fr/0-prints-a-letter", ZH_KEY_SCHEME_SCORE, GDK_KEY_agrave, 19, 0, "0-1" },
  { "fr/shifted-digit", ZH_KEY_SCHEME_SCORE, GDK_KEY_1, 10, GDK_SHIFT_MASK, "1-0" },
  { "de/equal-above-the-0", ZH_KEY_SCHEME_SCORE, GDK_KEY_equal, 19, GDK_SHIFT_MASK, "=-=" },
  { "de/minus-on-the-slash", ZH_KEY_SCHEME_SCORE, GDK_KEY_minus, 61, 0, "--+" },
  { "us/exclamation", ZH_KEY_SCHEME_SCORE, GDK_KEY_exclam, 10, GDK_SHIFT_MASK, "none" },
  { "clear/backspace", ZH_KEY_SCHEME_SCORE, GDK_KEY_BackSpace, 22, 0, "clear" },
  { "clear/delete", ZH_KEY_SCHEME_SCORE, GDK_KEY_Delete, 119, 0, "clear" },
  { "move/return", ZH_KEY_SCHEME_SCORE, GDK_KEY_Return, 36, 0, "next" },
  { "move/shift-return", ZH_KEY_SCHEME_SCORE, GDK_KEY_Return, 36, GDK_SHIFT_MASK, "previous" },
  { "move/space", ZH_KEY_SCHEME_SCORE, GDK_KEY_space, 65, 0, "card" },
  { "take", ZH_KEY_SCHEME_SCORE, GDK_KEY_F3, 69, 0, "take" },
  { "take-all", ZH_KEY_SCHEME_SCORE, GDK_KEY_F3, 69, GDK_SHIFT_MASK, "take-all" },
  { "second-pass", ZH_KEY_SCHEME_SCORE, GDK_KEY_F2, 68, 0, "second-pass" },
  { "arrival/us-white", ZH_KEY_SCHEME_SCORE, GDK_KEY_bracketleft, 34, 0, "white-missing" },
  { "arrival/us-black", ZH_KEY_SCHEME_SCORE, GDK_KEY_bracketright, 35, 0, "black-missing" },
  { "arrival/ua-white", ZH_KEY_SCHEME_POSITION, GDK_KEY_Cyrillic_ha, 34, 0, "white-missing" },
  { "arrival/ru-black", ZH_KEY_SCHEME_POSITION, GDK_KEY_Cyrillic_hardsign, 35, 0, "black-missing" },
  { "none/brace", ZH_KEY_SCHEME_SCORE, GDK_KEY_braceleft, 34, GDK_SHIFT_MASK, "none" },
  { "none/letter", ZH_KEY_SCHEME_SCORE, GDK_KEY_a, 38, 0, "none" },
  { "none/cyrillic", ZH_KEY_SCHEME_SCORE, GDK_KEY_Cyrillic_ef, 38, 0, "none" },
  { "none/ctrl-1", ZH_KEY_SCHEME_SCORE, GDK_KEY_1, 10, GDK_CONTROL_MASK, "none" },
  { "none/alt-1", ZH_KEY_SCHEME_SCORE, GDK_KEY_1, 10, GDK_ALT_MASK, "none" },
};

static void
test_key (gconstpointer data)
{
  const Case      *c = data;
  ZhResult         result = ZH_RESULT_NONE;
  g_autofree char *code = NULL;

  switch (zh_board_key_read (c->scheme, c->keyval, c->keycode, c->state, &result))
    {
    case ZH_BOARD_KEY_NONE:
      code = g_strdup ("none");
      break;
    case ZH_BOARD_KEY_RESULT:
      code = zh_result_format_code (result);
      break;
    case ZH_BOARD_KEY_CLEAR:
      code = g_strdup ("clear");
      break;
    case ZH_BOARD_KEY_NEXT_OPEN:
      code = g_strdup ("next");
      break;
    case ZH_BOARD_KEY_PREVIOUS_OPEN:
      code = g_strdup ("previous");
      break;
    case ZH_BOARD_KEY_JUMP:
      code = g_strdup ("jump");
      break;
    case ZH_BOARD_KEY_TAKE:
      code = g_strdup ("take");
      break;
    case ZH_BOARD_KEY_TAKE_ALL:
      code = g_strdup ("take-all");
      break;
    case ZH_BOARD_KEY_SECOND_PASS:
      code = g_strdup ("second-pass");
      break;
    case ZH_BOARD_KEY_CARD:
      code = g_strdup ("card");
      break;
    case ZH_BOARD_KEY_WHITE_MISSING:
      code = g_strdup ("white-missing");
      break;
    case ZH_BOARD_KEY_BLACK_MISSING:
      code = g_strdup ("black-missing");
      break;
    }
  g_assert_cmpstr (code, ==, c->expected);
}

/* What is shown is what the keys do. */
static void
test_hints (void)
{
  for (int scheme = 0; scheme < 2; scheme++)
    for (int i = 0; i < ZH_N_BOARD_KEY_HINTS; i++)
      {
        const ZhBoardKeyHint *hint = &zh_board_keys_get_hints (scheme)[i];
        guint                 keyval = gdk_unicode_to_keyval (g_utf8_get_char (hint->key));
        ZhResult              result = ZH_RESULT_NONE;
        ZhResult              shown;

        if (g_strcmp0 (hint->code, "clear") == 0)
          continue;
        if (g_str_has_prefix (hint->key, "−"))
          keyval = GDK_KEY_minus;
        g_assert_cmpint (zh_board_key_read (scheme, keyval, 0, 0, &result), ==, ZH_BOARD_KEY_RESULT);
        g_assert_true (zh_result_parse (hint->code, FALSE, &shown));
        g_assert_true (zh_result_equal (result, shown));
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/board-keys/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_key);
    }
  g_test_add_func ("/board-keys/hints", test_hints);
  return g_test_run ();
}
