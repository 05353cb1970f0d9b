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

gboolean
zh_play_is_of_works (ZhPlay play)
{
  return play == ZH_PLAY_COMPOSITION || play == ZH_PLAY_SOLVING;
}

/* Online play has a time class as play over the board has; nobody need say it. */
static const char *const online[] = {
  [ZH_TIME_CLASS_NOT_SAID] = "online",
  [ZH_TIME_CLASS_CLASSICAL] = "online-classical",
  [ZH_TIME_CLASS_RAPID] = "online-rapid",
  [ZH_TIME_CLASS_BLITZ] = "online-blitz",
  NULL,
};

const char *
zh_discipline_to_string (ZhTimeClass time_class,
                         ZhPlay      play)
{
  if (play == ZH_PLAY_BOARD)
    return zh_time_class_to_string (time_class);
  return play == ZH_PLAY_ONLINE ? zh_words_get (online, (int) time_class) : zh_words_get (plays, (int) play);
}

gboolean
zh_discipline_from_string (const char  *text,
                           ZhTimeClass *time_class,
                           ZhPlay      *play)
{
  int value;

  if (zh_words_find (time_classes, text, &value))
    *play = ZH_PLAY_BOARD;
  else if (zh_words_find (online, text, &value))
    *play = ZH_PLAY_ONLINE;
  else if (zh_words_find (plays, text, &value) && value > ZH_PLAY_ONLINE)
    {
      *play = (ZhPlay) value;
      value = ZH_TIME_CLASS_NOT_SAID;
    }
  else
    {
      return FALSE;
    }
  *time_class = (ZhTimeClass) value;
  return TRUE;
}
