#include "config.h"

#include "discipline.h"

#include "words.h"

static const char *const time_classes[] = {
  [ZH_TIME_CLASS_NOT_SAID] = "",
  [ZH_TIME_CLASS_CLASSICAL] = "classical",
  [ZH_TIME_CLASS_RAPID] = "rapid",
  [ZH_TIME_CLASS_BLITZ] = "blitz",
  NULL,
};

static const char *const plays[] = {
  [ZH_PLAY_BOARD] = "board",
  [ZH_PLAY_ONLINE] = "online",
  [ZH_PLAY_CORRESPONDENCE] = "correspondence",
  [ZH_PLAY_COMPOSITION] = "composition",
  [ZH_PLAY_SOLVING] = "solving",
  NULL,
};

const char *
zh_time_class_to_string (ZhTimeClass time_class)
{
  return zh_words_get (time_classes, (int) time_class);
}

gboolean
zh_time_class_from_string (const char  *text,
                           ZhTimeClass *time_class)
{
  int value;

  if (!zh_words_find (time_classes, text, &value))
    return FALSE;
  *time_class = (ZhTimeClass) value;
  return TRUE;
}

gboolean
zh_time_class_is_fast (ZhTimeClass time_class)
{
  return time_class == ZH_TIME_CLASS_RAPID || time_class == ZH_TIME_CLASS_BLITZ;
}

const char *
zh_discipline_to_string (ZhTimeClass time_class,
                         ZhPlay      play)
{
  return play == ZH_PLAY_BOARD ? zh_time_class_to_string (time_class) : zh_words_get (plays, (int) play);
}

gboolean
zh_discipline_from_string (const char  *text,
                           ZhTimeClass *time_class,
                           ZhPlay      *play)
{
  int value;

  if (zh_time_class_from_string (text, time_class))
    {
      *play = ZH_PLAY_BOARD;
      return TRUE;
    }
  if (!zh_words_find (plays, text, &value) || value == ZH_PLAY_BOARD)
    return FALSE;
  *time_class = ZH_TIME_CLASS_NOT_SAID;
  *play = (ZhPlay) value;
  return TRUE;
}
