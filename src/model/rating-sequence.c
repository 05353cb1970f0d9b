#include "config.h"

#include "rating-sequence.h"

#include <string.h>

const char *const zh_rating_sequence_words[] = {
  [ZH_SEQUENCE_STANDARD] = "standard",
  [ZH_SEQUENCE_RAPID] = "rapid",
  [ZH_SEQUENCE_BLITZ] = "blitz",
  [ZH_SEQUENCE_NATIONAL] = "national",
  NULL,
};

/* How many lists the text names, -1 where it is no sequence. */
static int
read_sequence (const char    *text,
               ZhSequenceList lists[ZH_N_SEQUENCE_LISTS])
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  guint seen = 0;
  int   n = 0;

  for (int i = 0; words[i] != NULL; i++)
    {
      const char *word = g_strstrip (words[i]);
      int         list = 0;

      while (zh_rating_sequence_words[list] != NULL && strcmp (zh_rating_sequence_words[list], word) != 0)
        list++;
      if (zh_rating_sequence_words[list] == NULL || (seen & 1u << list) != 0)
        return -1;
      seen |= 1u << list;
      lists[n++] = (ZhSequenceList) list;
    }
  return n;
}

gboolean
zh_rating_sequence_is_valid (const char *text)
{
  ZhSequenceList lists[ZH_N_SEQUENCE_LISTS];

  return *text == '\0' || read_sequence (text, lists) > 0;
}

int
zh_tournament_list_sequence (const ZhTournament *self,
                             ZhSequenceList      lists[ZH_N_SEQUENCE_LISTS])
{
  static const ZhSequenceList usual[][3] = {
    { ZH_SEQUENCE_STANDARD, ZH_SEQUENCE_RAPID, ZH_SEQUENCE_BLITZ },
    { ZH_SEQUENCE_RAPID, ZH_SEQUENCE_STANDARD, ZH_SEQUENCE_BLITZ },
    { ZH_SEQUENCE_BLITZ, ZH_SEQUENCE_STANDARD, ZH_SEQUENCE_RAPID },
  };
  const char *chosen = zh_tournament_get_option (self, ZH_OPTION_RATING_SEQUENCE);
  int         n = chosen != NULL && *chosen != '\0' ? read_sequence (chosen, lists) : 0;

  if (n > 0)
    return n;
  memcpy (lists, usual[self->time_class == ZH_TIME_CLASS_RAPID ? 1 : self->time_class == ZH_TIME_CLASS_BLITZ ? 2
                                                                                                             : 0],
          sizeof usual[0]);
  return 3;
}
