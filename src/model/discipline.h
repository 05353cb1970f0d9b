/* How long the players think, and where they play: two things that one word of a tournament
 * says. Play over the board and over the internet have a time class (RU 13, 14, 15.3).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhTimeClass:
 * @ZH_TIME_CLASS_NOT_SAID: not said
 * @ZH_TIME_CLASS_CLASSICAL: everything longer
 * @ZH_TIME_CLASS_RAPID: rapid
 * @ZH_TIME_CLASS_BLITZ: blitz
 */
typedef enum
{
  ZH_TIME_CLASS_NOT_SAID,
  ZH_TIME_CLASS_CLASSICAL,
  ZH_TIME_CLASS_RAPID,
  ZH_TIME_CLASS_BLITZ,
} ZhTimeClass;

/**
 * zh_time_class_to_string / zh_time_class_from_string:
 *
 * Stable names: "", "classical", "rapid", "blitz".
 *
 * Returns: (transfer none): such a name; of the second, whether there is one
 */
const char *zh_time_class_to_string (ZhTimeClass time_class);
gboolean    zh_time_class_from_string (const char  *text,
                                       ZhTimeClass *time_class);

/**
 * zh_time_class_is_fast:
 *
 * Returns: whether it is rapid or blitz, where one arbiter sees to fewer boards
 */
gboolean zh_time_class_is_fast (ZhTimeClass time_class);

/**
 * ZhPlay:
 * @ZH_PLAY_BOARD: over the board
 * @ZH_PLAY_ONLINE: over the internet
 * @ZH_PLAY_CORRESPONDENCE: by correspondence
 * @ZH_PLAY_COMPOSITION: problems are composed
 * @ZH_PLAY_SOLVING: problems are solved
 */
typedef enum
{
  ZH_PLAY_BOARD,
  ZH_PLAY_ONLINE,
  ZH_PLAY_CORRESPONDENCE,
  ZH_PLAY_COMPOSITION,
  ZH_PLAY_SOLVING,
} ZhPlay;

/* Whether there are works in place of games: they are composed or solved, and nobody is paired. */
gboolean zh_play_is_of_works (ZhPlay play);

/**
 * zh_discipline_to_string / zh_discipline_from_string:
 *
 * The one word of both, as files have it: the time class over the board, else the kind of play: "online" with
 * the class behind a dash where it is said ("online-rapid"), "correspondence", "composition", "solving".
 *
 * Returns: (transfer none): such a word; of the second, whether there is one
 */
const char *zh_discipline_to_string (ZhTimeClass time_class,
                                     ZhPlay      play);
gboolean    zh_discipline_from_string (const char  *text,
                                       ZhTimeClass *time_class,
                                       ZhPlay      *play);

G_END_DECLS
