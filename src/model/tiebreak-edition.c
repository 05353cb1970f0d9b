#include "config.h"

#include "tiebreak-edition.h"

#include "words.h"

const char *const zh_tiebreak_edition_words[] = {
  [ZH_TIEBREAK_EDITION_NOT_SAID] = "",
  [ZH_TIEBREAK_EDITION_2026_03] = "2026-03",
  [ZH_TIEBREAK_EDITION_2024_08] = "2024-08",
  NULL,
};

const char *
zh_tiebreak_edition_to_string (ZhTiebreakEdition edition)
{
  return zh_words_get (zh_tiebreak_edition_words, (int) edition);
}

gboolean
zh_tiebreak_edition_from_string (const char        *text,
                                 ZhTiebreakEdition *edition)
{
  int value;

  if (!zh_words_find (zh_tiebreak_edition_words, text, &value))
    return FALSE;
  *edition = (ZhTiebreakEdition) value;
  return TRUE;
}
